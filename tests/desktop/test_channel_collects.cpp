// SPDX-License-Identifier: GPL-3.0-or-later
// A booking that its channel has collected: the desk is told not to charge the guest again.
#include "desktop/booking_dialogs/booking_facts.h"
#include "desktop/bookings/booking_page.h"
#include "desktop/compare/comparison.h"
#include "desktop/frontdesk/day_model.h"
#include "shown_page.h"
#include "support/widget_test.h"

#include <QtTest/QTest>
#include <QtWidgets/QLabel>

using namespace roomrack;
using namespace roomrack::desktop;

namespace {

using Shown = tests::ShownPage<BookingPage>;

/// A booking whose channel collects, or not.
BookingId told(tests::SmallHotel &hotel, bool collects)
{
    booking::RecordReservation r;
    r.caller = hotel.desk();
    r.roomType = hotel.type("STD");
    r.stay = Stay(hotel.today(), 2);
    r.total = 200'00;
    r.guest.name = QStringLiteral("Ana");
    r.channelCollects = collects;
    return hotel.run(r).booking;
}

QString factsOf(tests::SmallHotel &hotel, BookingId id)
{
    QStringList all;
    for (const Fact &f : bookingFacts(hotel.read(id), hotel.session().view(), QLocale::c()))
        all << f.label + QLatin1Char('=') + f.value;
    return all.join(QLatin1Char('|')).replace(QChar::Nbsp, QLatin1Char(' '));
}

QString channelOf(tests::SmallHotel &hotel, BookingId id)
{
    return hotel.session().view().channelName(hotel.read(id).booking.channel);
}

QString textsOf(const QWidget *widget)
{
    QStringList texts;
    for (const QLabel *label : widget->findChildren<QLabel *>()) texts << label->text();
    return texts.join(u'\n');
}

}  // namespace

class TestChannelCollects : public tests::WidgetTest {
    Q_OBJECT

private slots:
    void initTestCase() { theme_ = std::make_unique<Theme>(*qApp, nullptr); }
    void cleanupTestCase() { theme_.reset(); }

    void theDetailsNameTheCollector()
    {
        tests::SmallHotel hotel;
        const BookingId paid = told(hotel, true), unpaid = told(hotel, false);
        const QString channel = channelOf(hotel, paid);
        QVERIFY(!channel.isEmpty());
        QVERIFY2(factsOf(hotel, paid).contains(QStringLiteral("Payment=Collected by ") + channel),
                 qPrintable(factsOf(hotel, paid)));
        QVERIFY(!factsOf(hotel, unpaid).contains(QStringLiteral("Payment=")));
    }

    void theDetailsNameTheCommission()
    {
        tests::SmallHotel hotel;
        booking::RecordReservation r;
        r.caller = hotel.desk();
        r.roomType = hotel.type("STD");
        r.stay = Stay(hotel.today(), 2);
        r.total = 200'00;
        r.told.commission = 31'40;
        const BookingId sold = hotel.run(r).booking;
        QVERIFY2(factsOf(hotel, sold).contains(QStringLiteral("Commission=EUR 31.40")),
                 qPrintable(factsOf(hotel, sold)));
        QVERIFY(!factsOf(hotel, told(hotel, false)).contains(QStringLiteral("Commission=")));
    }

    void whatTheDeskAddsIsDueThere()
    {
        tests::SmallHotel hotel;
        const BookingId paid = told(hotel, true);
        booking::ChangeBooking more;
        more.caller = hotel.desk();
        more.booking = paid;
        more.version = 1;
        more.total = 250'00;
        hotel.run(more);
        const QString facts = factsOf(hotel, paid);
        QVERIFY2(facts.contains(QStringLiteral("Payment=EUR 200.00 collected by ")),
                 qPrintable(facts));
        QVERIFY2(facts.contains(QStringLiteral("EUR 50.00 due at the hotel")), qPrintable(facts));
        const QString atDesk =
            toCollectText(hotel.read(paid), hotel.session().view(), QLocale::c());
        QVERIFY2(atDesk.contains(QStringLiteral("50.00")), qPrintable(atDesk));
        QVERIFY2(!atDesk.contains(QStringLiteral("Nothing")), qPrintable(atDesk));
    }

    void theDialogsSayThatNothingIsToBeCharged_data()
    {
        QTest::addColumn<QByteArray>("button");
        QTest::addColumn<bool>("inHouse");
        QTest::addColumn<QString>("said");
        const QString nothing = QStringLiteral("Nothing to collect: paid to ");
        const QString settled = QStringLiteral("The hotel charges and refunds nothing.");
        QTest::newRow("check-in") << QByteArray("Check in") << false << nothing;
        QTest::newRow("check-out") << QByteArray("Check out") << true << nothing;
        QTest::newRow("cancel") << QByteArray("Cancel") << false << settled;
        QTest::newRow("no-show") << QByteArray("No-show") << false << settled;
    }

    void theDialogsSayThatNothingIsToBeCharged()
    {
        QFETCH(QByteArray, button);
        QFETCH(bool, inHouse);
        QFETCH(QString, said);
        for (const bool collects : {true, false}) {
            Shown shown(*theme_);
            const BookingId id = told(shown.hotel, collects);
            if (inHouse) shown.hotel.run(booking::CheckIn{shown.hotel.desk(), id, 1, {}, {}});
            shown.page->showBooking(id);
            QPushButton *found = nullptr;
            QTRY_VERIFY((found = shown.button(button.constData())) && found->isEnabled());
            QTest::mouseClick(found, Qt::LeftButton);
            QTRY_VERIFY(shown.dialog());
            const QString all = textsOf(shown.dialog());
            QVERIFY2(all.contains(said) == collects, qPrintable(all));
            shown.type(Qt::Key_Escape);
            QTRY_VERIFY(!shown.dialog());
        }
    }

    void theListOfTheDayAndTheComparisonSayIt()
    {
        tests::SmallHotel hotel;
        const storage::BookingRow paid = hotel.read(told(hotel, true));
        const storage::BookingRow unpaid = hotel.read(told(hotel, false));
        DayModel model(hotel.session().view());
        for (const auto &row : {paid, unpaid}) {
            model.setRows({row}, hotel.today(), hotel.session().now());
            QCOMPARE(model.index(0, DayModel::Total).data(Qt::ToolTipRole).toString(),
                     toCollectText(row, hotel.session().view(), QLocale()));
        }
        QVERIFY(toCollectText(unpaid, hotel.session().view(), QLocale()).isEmpty());
        QCOMPARE(sideOf(paid, {}).payment, QStringLiteral("Collected by the channel"));
        QCOMPARE(sideOf(unpaid, {}).payment, QStringLiteral("Pay at property"));
    }

private:
    std::unique_ptr<Theme> theme_;
};

QTEST_MAIN(TestChannelCollects)
#include "test_channel_collects.moc"
