// SPDX-License-Identifier: GPL-3.0-or-later
// Market segments in the window: added on the page Rooms & rates, named by a rate plan, chosen for
// a booking, and in the reports. A hotel without them sees nothing of it.
#include "by_keyboard.h"
#include "desktop/new_booking/confirm_hold_dialog.h"
#include "desktop/reports/report_board.h"
#include "desktop/reports/reports_page.h"
#include "shown_change.h"
#include "shown_rooms_rates.h"
#include "themed_test.h"

#include <QSignalSpy>
#include <QTest>
#include <QtWidgets/QAbstractButton>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QListWidget>
#include <QtWidgets/QPushButton>

using namespace roomrack;
using namespace roomrack::desktop;
using tests::catalogueOf;
using tests::press;
using tests::retype;
using tests::SmallHotel;
using Change = tests::ShownChange;
using Shown = tests::ShownRoomsRates;

namespace {

/// The first has the channel of the desk.
void addSegments(SmallHotel &hotel)
{
    booking::DescriptionItems items;
    for (const char *code : {"LEI", "GRP"}) {
        inventory::MarketSegment &segment = items.segments.emplace_back();
        segment.code = segment.name = QString::fromLatin1(code);
        segment.position = int(items.segments.size());
    }
    items.segments[0].channels = {hotel.desk().channel};
    hotel.run(booking::EditDescription{hotel.desk(), items, {}, false, {}});
    QTRY_COMPARE(hotel.session().view().catalogue().segments.size(), size_t(2));
}

}  // namespace

class TestMarketSegments : public tests::ThemedTest {
    Q_OBJECT

private slots:
    void theUsualOnesAreAddedInOneStep()
    {
        Shown shown(*theme_);
        shown.find<QAbstractButton>("roomsrates.segments")->click();
        auto *usual = shown.find<QPushButton>("segments.usual");
        QTRY_VERIFY(usual->isEnabled());
        usual->click();
        QTRY_COMPARE(catalogueOf(shown).segments.size(), size_t(11));
        QTRY_VERIFY(!usual->isEnabled());
        QCOMPARE(catalogueOf(shown).segments.front().code, QStringLiteral("RET"));
        QTRY_COMPARE(shown.notices.size(), 1);
    }

    void aChannelMovesToTheSegmentThatNamesIt()
    {
        Shown shown(*theme_, addSegments);
        QTRY_COMPARE(catalogueOf(shown).segments.size(), size_t(2));
        shown.find<QAbstractButton>("roomsrates.segments")->click();
        QVERIFY(press(shown.find<QPushButton>("segments.add")));
        QTRY_VERIFY(shown.dialog());
        retype(shown.inDialog<QLineEdit>("segment.marketSegmentCode"), "LEI");
        retype(shown.inDialog<QLineEdit>("segment.marketSegment"), "Direct");
        QVERIFY(press(shown.inDialog<QPushButton>("confirm")));
        QTRY_VERIFY(tests::isWrong(shown, "segment.marketSegmentCode"));
        retype(shown.inDialog<QLineEdit>("segment.marketSegmentCode"), "DIR");
        auto *channels = shown.inDialog<QListWidget>("segment.channels");
        QVERIFY(channels->item(0)->text().contains(QStringLiteral("LEI")));
        channels->item(0)->setCheckState(Qt::Checked);
        QVERIFY(press(shown.inDialog<QPushButton>("confirm")));
        QTRY_COMPARE(catalogueOf(shown).segments.size(), size_t(3));
        QVERIFY(catalogueOf(shown).segments.front().channels.empty());
        QCOMPARE(catalogueOf(shown).segments.back().channels.size(), size_t(1));
    }

    void aRatePlanNamesOne()
    {
        Shown shown(*theme_, addSegments);
        shown.find<QAbstractButton>("roomsrates.plans")->click();
        QVERIFY(press(shown.find<QPushButton>("plans.edit")));
        QTRY_VERIFY(shown.dialog());
        auto *list = shown.inDialog<QComboBox>("plan.segment");
        QVERIFY(list && list->isVisible());
        list->setCurrentIndex(2);
        QVERIFY(press(shown.inDialog<QPushButton>("confirm")));
        QTRY_COMPARE(shown.hotel.session().view().rates().plans().front().segment,
                     catalogueOf(shown).segments.back().id);
    }

    void aBookingIsChangedToAnother()
    {
        SmallHotel hotel;
        addSegments(hotel);
        const auto &segments = hotel.session().view().catalogue().segments;
        const BookingId id = hotel.book("STD", Stay(hotel.today() + 3, 3), QStringLiteral("Ana"));
        const Change change(hotel, id);
        auto *list = change.find<QComboBox>("segment");
        QVERIFY(list->isVisible());
        QCOMPARE(list->currentText(), QStringLiteral("LEI"));
        list->setCurrentIndex(list->findText(QStringLiteral("GRP")));
        change.save();
        QTRY_COMPARE(change.changed.size(), 1);
        QCOMPARE(hotel.read(id).booking.segment, segments.back().id);
    }

    void anotherRatePlanBringsItsOwnUntilOneIsChosen()
    {
        SmallHotel hotel;
        addSegments(hotel);
        const auto segments = hotel.session().view().catalogue().segments;
        const BookingId id = hotel.book("STD", Stay(hotel.today() + 3, 3), QStringLiteral("Ana"));
        pricing::RatePlan other = hotel.session().view().rates().plans().back();
        QVERIFY(other.id != hotel.read(id).booking.plan);
        other.segment = segments.back().id;
        hotel.run(booking::EditDescription{hotel.desk(), {{}, {}, {}, {other}}, {}, false, {}});
        QTRY_COMPARE(hotel.session().view().rates().plans().back().segment, other.segment);
        const Change change(hotel, id);
        auto *list = change.find<QComboBox>("segment");
        change.plans()->setCurrentIndex(change.plans()->findData(other.id.value));
        QCOMPARE(list->currentText(), QStringLiteral("GRP"));
        list->setFocus();
        QTest::keyClick(list, Qt::Key_Up);
        QCOMPARE(list->currentText(), QStringLiteral("LEI"));
        change.save();
        QTRY_COMPARE(change.changed.size(), 1);
        QCOMPARE(hotel.read(id).booking.plan, other.id);
        QCOMPARE(hotel.read(id).booking.segment, segments.front().id);
    }

    void aNewBookingHasTheChosenOneOrThatOfTheRule_data()
    {
        QTest::addColumn<QString>("chosen");
        QTest::addColumn<int>("place");
        QTest::newRow("automatic") << QString() << 0;
        QTest::newRow("chosen") << QStringLiteral("GRP") << 1;
    }
    void aNewBookingHasTheChosenOneOrThatOfTheRule()
    {
        QFETCH(QString, chosen);
        QFETCH(int, place);
        SmallHotel hotel;
        addSegments(hotel);
        const HoldId hold = hotel.hold("STD", Stay(hotel.today() + 1, 2));
        QTRY_VERIFY(hotel.session().view().hold(hold));
        auto *dialog = new ConfirmHoldDialog(hotel.session(), hold);
        QSignalSpy booked(dialog, &ConfirmHoldDialog::booked);
        dialog->open();
        auto *list = dialog->findChild<QComboBox *>(QStringLiteral("segment"));
        QCOMPARE(list->itemText(0), QStringLiteral("Automatic: LEI"));
        if (!chosen.isEmpty()) list->setCurrentIndex(list->findText(chosen));
        QTest::keyClicks(dialog->findChild<QLineEdit *>(QStringLiteral("name")),
                         QStringLiteral("A. Example"));
        dialog->findChild<QPushButton *>(QStringLiteral("confirm"))->click();
        QTRY_COMPARE(booked.size(), 1);
        const auto id = booked[0][0].value<BookingId>();
        QCOMPARE(hotel.read(id).booking.segment,
                 hotel.session().view().catalogue().segments[size_t(place)].id);
    }

    void theReportHasARowForEach()
    {
        tests::ShownPage<ReportsPage> shown(*theme_, [](SmallHotel &hotel) {
            addSegments(hotel);
            hotel.book("STD", Stay(hotel.today(), 3), QStringLiteral("Ana"));
        });
        auto *button = shown.find<QPushButton>("reports.segments");
        QTRY_VERIFY(shown.page->board()->hasReport());
        QVERIFY(!button->isHidden());
        button->click();
        QTRY_COMPARE(shown.page->board()->report().lines.size(), size_t(1));
        const reports::Report &report = shown.page->board()->report();
        QCOMPARE(report.lines.front().segment, QStringLiteral("LEI"));
        QCOMPARE(report.total.bookings, 1LL);
        QCOMPARE(report.lines.front().sums.occupied, report.total.occupied);
        QCOMPARE(report.lines.front().sums.rooms, report.total.rooms);
    }

    void aHotelWithoutThemSeesNothing()
    {
        SmallHotel hotel;
        const BookingId id = hotel.book("STD", Stay(hotel.today() + 3, 3), QStringLiteral("Ana"));
        const Change change(hotel, id);
        QVERIFY(!change.find<QComboBox>("segment")->isVisible());
        tests::ShownPage<ReportsPage> reports(*theme_);
        QVERIFY(reports.find<QPushButton>("reports.segments")->isHidden());
    }
};

QTEST_MAIN(TestMarketSegments)
#include "test_market_segments.moc"
