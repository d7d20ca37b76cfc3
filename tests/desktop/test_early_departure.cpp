// SPDX-License-Identifier: GPL-3.0-or-later
// A guest who leaves before the departure date: the dialog, the notice and the audit trail say what
// becomes of the remaining nights and of the money.
#include "desktop/audit/audit_story.h"
#include "desktop/booking_dialogs/end_dialogs.h"
#include "desktop/language/language.h"
#include "desktop/theme/theme.h"
#include "pricing/tax_hotel.h"
#include "small_hotel.h"
#include "support/widget_test.h"

#include <QtTest/QtTest>
#include <QtWidgets/QApplication>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>

#include <algorithm>
#include <optional>

using namespace roomrack;
using namespace roomrack::desktop;
using roomrack::tests::SmallHotel;

namespace {

BookingId inHouse(SmallHotel &hotel, int nights)
{
    const BookingId id = hotel.book("STD", Stay(hotel.today(), nights), QStringLiteral("Ana"));
    hotel.run(booking::CheckIn{hotel.desk(), id, 1, {}, {}, true});
    return id;
}

/// All texts of the check-out of a booking.
QString texts(SmallHotel &hotel, BookingId id)
{
    CheckOutDialog dialog(hotel.session(), hotel.read(id));
    dialog.setAttribute(Qt::WA_DeleteOnClose, false);
    QStringList all;
    for (const auto *label : dialog.findChildren<QLabel *>()) all << label->text();
    all << dialog.findChild<QPushButton *>(QStringLiteral("confirm"))->text().remove(u'&');
    return all.join(u'\n');
}

}  // namespace

class TestEarlyDeparture : public tests::WidgetTest {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        theme_ = std::make_unique<Theme>(*qApp, nullptr);
        speak(*qApp, QLocale(QLocale::English));
    }
    void cleanupTestCase() { theme_.reset(); }

    void theDialogSaysWhatHappensToNightsAndMoney()
    {
        SmallHotel hotel;
        const QString said = texts(hotel, inHouse(hotel, 4));
        for (const char *part :
             {"Early departure", "leaves on 10 Jul 2026", "departure on 14 Jul 2026",
              "3 remaining room nights will return to sale.", "400.00", "nothing is refunded",
              "Check out early"})
            QVERIFY2(said.contains(QLatin1String(part)), qPrintable(said));
    }

    void theDialogLooksLikeTheOtherQuestions()
    {
        SmallHotel hotel;
        CheckOutDialog dialog(hotel.session(), hotel.read(inHouse(hotel, 4)));
        dialog.setAttribute(Qt::WA_DeleteOnClose, false);
        const auto labels = dialog.findChildren<QLabel *>();
        QVERIFY(dialog.windowTitle().endsWith(u'?'));
        QVERIFY(std::none_of(labels.begin(), labels.end(), [](const QLabel *label) {
            return label->property("look").toString() == QStringLiteral("strong");
        }));
        const auto sentences = std::find_if(labels.begin(), labels.end(), [](const QLabel *label) {
            return label->text().contains(QStringLiteral("nothing is refunded"));
        });
        QVERIFY(sentences != labels.end());
        QVERIFY((*sentences)->minimumWidth() > 420);
    }

    /// 2.00 a person and night, of one night instead of four.
    void theDialogCollectsTaxesForTheNightsStayed()
    {
        SmallHotel hotel;
        booking::DescriptionItems items;
        items.cityTaxes = {roomrack::tests::cityTax(-1, 200)};
        hotel.run(booking::EditDescription{hotel.desk(), items, {}, false, {}});
        QTRY_VERIFY(!hotel.session().view().rates().taxes().cityTaxes.empty());
        const BookingId id = inHouse(hotel, 4);
        const storage::BookingRow booked = hotel.read(id);
        const qint64 ofOne = booked.taxes.onTop() / 4;
        const Money due{ofOne, hotel.session().view().property().currency};
        const QString said = texts(hotel, id);
        QVERIFY2(said.contains(
                     QStringLiteral("Taxes and fees to collect: %1.").arg(due.text(QLocale()))),
                 qPrintable(said));
        hotel.run(booking::CheckOut{hotel.desk(), id, 0, hotel.today()});
        QCOMPARE(hotel.read(id).taxes.onTop(), ofOne);
    }

    /// A fee that came after the booking is not asked for, and the city tax is of one night.
    void theDialogAsksForNothingThatCameLater()
    {
        SmallHotel hotel;
        booking::DescriptionItems items;
        items.cityTaxes = {roomrack::tests::cityTax(-1, 200)};
        hotel.run(booking::EditDescription{hotel.desk(), items, {}, false, {}});
        const BookingId id = inHouse(hotel, 4);
        const qint64 ofOne = hotel.read(id).taxes.onTop() / 4;
        items = {};
        items.fees = {roomrack::tests::fee(-2, pricing::FeeBasis::Stay, 4'000)};
        hotel.run(booking::EditDescription{hotel.desk(), items, {}, false, {}});
        QTRY_VERIFY(!hotel.session().view().rates().taxes().fees.empty());
        const Money due{ofOne, hotel.session().view().property().currency};
        const QString said = texts(hotel, id);
        QVERIFY2(said.contains(
                     QStringLiteral("Taxes and fees to collect: %1.").arg(due.text(QLocale()))),
                 qPrintable(said));
        hotel.run(booking::CheckOut{hotel.desk(), id, 0, hotel.today()});
        QCOMPARE(hotel.read(id).taxes.onTop(), ofOne);
    }

    void anOrdinaryCheckOutDoesNot()
    {
        SmallHotel hotel;
        const QString said = texts(hotel, inHouse(hotel, 1));
        QVERIFY2(!said.contains(QLatin1String("arly")), qPrintable(said));
        QVERIFY2(said.contains(QLatin1String("100.00")), qPrintable(said));
    }

    void theNoticeNamesTheNights()
    {
        SmallHotel hotel;
        booking::Booking before = hotel.read(inHouse(hotel, 4)).booking;
        QCOMPARE(checkedOutText(QStringLiteral("Ana"), before, hotel.today()),
                 QStringLiteral("Ana checked out before the departure date. 3 room nights returned "
                                "to sale."));
        QCOMPARE(checkedOutText(QStringLiteral("Ana"), before, before.stay.checkOut()),
                 QStringLiteral("Ana checked out."));
    }

    void theAuditTrailKeepsIt()
    {
        SmallHotel hotel;
        const BookingId id = inHouse(hotel, 4);
        const booking::Answer answer =
            hotel.run(booking::CheckOut{hotel.desk(), id, 0, hotel.today()});
        std::optional<Result<AuditStory>> came;
        hotel.session().ask(
            [property = hotel.session().property(), seq = answer.seq](storage::Reader &reader) {
                return auditStory(reader, property, seq);
            },
            this, [&came](const Result<AuditStory> &story) { came = story; });
        QTRY_VERIFY(came);
        QVERIFY(came->has_value());
        const auto lines = storyLines(hotel.session().view(), **came, QLocale());
        const auto line = std::find_if(lines.begin(), lines.end(), [](const Fact &fact) {
            return fact.label == QLatin1String("Early departure");
        });
        QVERIFY(line != lines.end());
        QVERIFY2(line->value.contains(QStringLiteral("Booked until 14 Jul 2026. 3 room nights")),
                 qPrintable(line->value));
    }

private:
    std::unique_ptr<Theme> theme_;
};

QTEST_MAIN(TestEarlyDeparture)
#include "test_early_departure.moc"
