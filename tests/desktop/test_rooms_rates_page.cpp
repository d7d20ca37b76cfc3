// SPDX-License-Identifier: GPL-3.0-or-later
// The Rooms & rates page by keyboard: items are added, renamed, reordered, retired and moved, with
// what stands in the way and an undo.
#include "by_keyboard.h"
#include "desktop/rooms_rates/item_edits.h"
#include "shown_rooms_rates.h"
#include "themed_test.h"

#include <QtTest/QtTest>
#include <QtWidgets/QAbstractButton>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QTableView>
#include <QtWidgets/QTabWidget>

using namespace roomrack;
using namespace roomrack::desktop;
using tests::catalogueOf;
using tests::press;
using tests::retype;

namespace {

using Shown = tests::ShownRoomsRates;

QString firstCell(const QTableView *table, int row)
{
    return table->model()->index(row, 0).data().toString();
}

}  // namespace

class TestRoomsRatesPage : public tests::ThemedTest {
    Q_OBJECT

private slots:
    void numbersOfRoomsAreRangesAndLists()
    {
        QCOMPARE(*roomNumbers(QStringLiteral("201-203, Annex 4")),
                 QStringList({QStringLiteral("201"), QStringLiteral("202"), QStringLiteral("203"),
                              QStringLiteral("Annex 4")}));
        QCOMPARE(*roomNumbers(QStringLiteral("08-10")),
                 QStringList({QStringLiteral("08"), QStringLiteral("09"), QStringLiteral("10")}));
        QVERIFY(!roomNumbers(QStringLiteral("212-201")));
        QVERIFY(!roomNumbers(QStringLiteral(" , ")));
    }

    void aRoomTypeIsAddedWithItsRooms()
    {
        Shown shown(*theme_);
        QVERIFY(press(shown.find<QPushButton>("roomTypes.add")));
        QTRY_VERIFY(shown.dialog());
        retype(shown.inDialog<QLineEdit>("roomType.roomTypeCode"), "FAM");
        retype(shown.inDialog<QLineEdit>("roomType.roomType"), "Family");
        retype(shown.inDialog<QLineEdit>("roomType.roomNumber"), "301-303");
        QVERIFY(press(shown.inDialog<QPushButton>("confirm")));
        QTRY_VERIFY(shown.dialog() && shown.dialog()->objectName() == QLatin1String("effects"));
        QVERIFY(press(shown.inDialog<QPushButton>("confirm")));
        QTRY_COMPARE(catalogueOf(shown).roomTypes.size(), size_t(4));
        QCOMPARE(catalogueOf(shown).roomTypes.back().cap, 3);
        QCOMPARE(catalogueOf(shown).rooms.size(), size_t(7));
        QTRY_COMPARE(firstCell(shown.find<QTableView>("roomTypes.table"), 3),
                     QStringLiteral("FAM"));
        QTRY_COMPARE(shown.find<QTableView>("roomTypes.table")->currentIndex().row(), 3);
        QTRY_VERIFY(!shown.notices.isEmpty());
        QVERIFY2(shown.notices.back().contains(QStringLiteral("enter its rates")),
                 qPrintable(shown.notices.back()));
    }

    void aPlainRenameAsksNothing()
    {
        Shown shown(*theme_);
        auto *table = shown.find<QTableView>("roomTypes.table");
        table->setFocus();
        QTest::keyClick(table, Qt::Key_Return);
        QTRY_VERIFY(shown.dialog());
        retype(shown.inDialog<QLineEdit>("roomType.roomType"), "Classic");
        QVERIFY(press(shown.inDialog<QPushButton>("confirm")));
        QTRY_VERIFY(!shown.dialog());
        QTRY_COMPARE(catalogueOf(shown).roomTypes.front().name, QStringLiteral("Classic"));
    }

    void aRoomMovesToAnotherPoolWithItsNumber()
    {
        Shown shown(*theme_);
        const Night from = shown.hotel.today() + 3;
        const QString number = catalogueOf(shown).rooms.front().number;
        const PoolId pool = catalogueOf(shown).pools.back().id;
        const booking::DescriptionItems items = movedRooms(
            shown.hotel.session().view(), {catalogueOf(shown).rooms.front().id.value}, pool, from);
        QCOMPARE(items.size(), size_t(2));
        shown.hotel.run(booking::EditDescription{shown.hotel.desk(), items, {}, true, {}});
        QTRY_COMPARE(catalogueOf(shown).room(number, from)->pool, pool);
        QVERIFY(catalogueOf(shown).room(number, from - 1)->pool != pool);
    }

    void aPlanIsPaidAtTheHotelFromNowOn()
    {
        Shown shown(*theme_);
        const auto plans = [&]() -> const std::vector<pricing::RatePlan> & {
            return shown.hotel.session().view().rates().plans();
        };
        QVERIFY(plans()[1].isPrepaid());
        shown.find<QAbstractButton>("roomsrates.plans")->click();
        auto *table = shown.find<QTableView>("plans.table");
        QVERIFY(tests::tabTo(table));
        QTest::keyClick(table, Qt::Key_Down);
        QTest::keyClick(table, Qt::Key_Return);
        QTRY_VERIFY(shown.dialog());
        shown.inDialog<QTabWidget>("plan.tabs")->setCurrentIndex(1);
        // The small hotel has no payment gateway.
        QVERIFY(shown.inDialog<QLabel>("plan.noGateway")->isVisible());
        auto *payment = shown.inDialog<QComboBox>("plan.prepayment");
        QVERIFY(tests::tabTo(payment));
        QTest::keyClick(payment, Qt::Key_Home);
        QVERIFY(!shown.inDialog<QLabel>("plan.noGateway")->isVisible());
        QVERIFY(press(shown.inDialog<QPushButton>("confirm")));
        QTRY_VERIFY(!shown.dialog());
        QTRY_VERIFY(!plans()[1].isPrepaid());
        QTRY_COMPARE(table->model()->index(1, 6).data().toString(),
                     QStringLiteral("Pay at property"));
    }

    void roomTypesOfAnotherPoolAreNoNeighbours()
    {
        Shown shown(*theme_);
        const HotelView &view = shown.hotel.session().view();
        const qint64 std = shown.hotel.type("STD").value, ste = shown.hotel.type("STE").value;
        const qint64 twin = shown.hotel.type("TWN").value;
        QCOMPARE(swappedItems(view, booking::ItemKind::RoomType, std, ste).size(), size_t(0));
        QCOMPARE(swappedItems(view, booking::ItemKind::RoomType, std, twin).size(), size_t(2));
    }

    void whatStandsInTheWayOfRetiringIsListed()
    {
        Shown shown(*theme_, [](tests::SmallHotel &hotel) {
            hotel.book("STD", Stay(hotel.today() + 2, 2), QStringLiteral("Ana Sousa"));
        });
        BookingId opened;
        shown.actions.openBooking = [&opened](BookingId id) { opened = id; };
        QVERIFY(press(shown.find<QPushButton>("roomTypes.retire")));
        QTRY_VERIFY(shown.dialog());
        QVERIFY(press(shown.inDialog<QPushButton>("confirm")));
        QTRY_VERIFY(shown.dialog() && shown.dialog()->objectName() == QLatin1String("effects"));
        QVERIFY(!shown.inDialog<QPushButton>("confirm")->isVisible());
        QVERIFY(press(shown.inDialog<QPushButton>("effects.open")));
        QTRY_VERIFY(opened);
        QTRY_VERIFY(!shown.dialog());
        QVERIFY(!catalogueOf(shown).roomTypes.front().retiredFrom);
    }
};

QTEST_MAIN(TestRoomsRatesPage)
#include "test_rooms_rates_page.moc"
