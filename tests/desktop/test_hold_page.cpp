// SPDX-License-Identifier: GPL-3.0-or-later
// The holds page: rows added and removed, countdowns, and the actions on a hold.
#include "desktop/holds/hold_page.h"
#include "desktop/holds/hold_table_model.h"
#include "desktop/inventory/holds_model.h"
#include "desktop/language/language.h"
#include "direction.h"
#include "shown_page.h"
#include "support/widget_test.h"

#include <QtTest/QAbstractItemModelTester>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QTableView>

#include <algorithm>

using namespace roomrack;
using namespace roomrack::desktop;

namespace {

using Shown = tests::ShownPage<HoldPage>;

QTableView *table(const Shown &shown)
{
    return shown.find<QTableView>("holds");
}

int rows(const Shown &shown)
{
    return table(shown)->model()->rowCount();
}

}  // namespace

class TestHoldPage : public tests::WidgetTest {
    Q_OBJECT

private slots:
    void initTestCase() { theme_ = std::make_unique<Theme>(*qApp, nullptr); }
    void cleanupTestCase() { theme_.reset(); }

    void holdsComeAndGoByTheirRows()
    {
        tests::SmallHotel hotel;
        const Night today = hotel.today();
        HoldTableModel model(hotel.session());
        QAbstractItemModelTester tester(&model,
                                        QAbstractItemModelTester::FailureReportingMode::QtTest);
        QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
        const HoldId first = hotel.hold("STD", Stay(today, 2));
        hotel.clock.advance(100 * kSecond);
        hotel.hold("STE", Stay(today + 3, 1));
        QTRY_COMPARE(hotel.session().view().holds().size(), size_t(2));
        model.refresh();
        QCOMPARE(model.rowCount(), 2);
        QCOMPARE(model.index(0, HoldTableModel::Left).data().toString(), QStringLiteral("3:20"));
        hotel.run(booking::ReleaseHold{hotel.desk(), first});
        QTRY_COMPARE(hotel.session().view().holds().size(), size_t(1));
        model.refresh();
        QCOMPARE(model.rowCount(), 1);
        QCOMPARE(model.rowOf(first), -1);
        QCOMPARE(reset.size(), 0);
    }

    void numbersOfRoomsAndHoldsInMemoryAreShown()
    {
        tests::SmallHotel hotel;
        booking::TakeHold take;
        take.caller = hotel.desk();
        take.roomType = hotel.type("STD");
        take.stay = Stay(hotel.today(), 2);
        take.durability = booking::Durability::Volatile;
        const inventory::Catalogue &catalogue = hotel.session().view().catalogue();
        const PoolId pool = catalogue.roomType(take.roomType)->pool;
        const auto room = std::find_if(catalogue.rooms.begin(), catalogue.rooms.end(),
                                       [&](const auto &one) { return one.pool == pool; });
        QVERIFY(room != catalogue.rooms.end());
        take.numbers = {room->id};
        hotel.run(take);
        QTRY_COMPARE(hotel.session().view().holds().size(), size_t(1));
        HoldTableModel model(hotel.session());
        const auto shown = [&](int column) { return model.index(0, column).data().toString(); };
        QVERIFY2(shown(HoldTableModel::Room).endsWith(QStringLiteral(" · ") + room->number),
                 qPrintable(shown(HoldTableModel::Room)));
        QVERIFY(shown(HoldTableModel::Taken).endsWith(QStringLiteral("in memory")));
        HoldsModel card(hotel.session());
        QCOMPARE(card.title(0), shown(HoldTableModel::Room));
        QVERIFY(card.details(0).endsWith(QStringLiteral("in memory")));
        hotel.hold("STD", Stay(hotel.today(), 2));
        QTRY_COMPARE(hotel.session().view().holds().size(), size_t(2));
        model.refresh();
        QVERIFY(!model.index(1, HoldTableModel::Taken).data().toString().contains(u'·'));
    }

    void theBadgeCountsAndTheWordsSayWhenThereAreNone()
    {
        Shown shown(*theme_);
        QCOMPARE(shown.page->badge(), 0);
        QVERIFY(!table(shown)->isVisible());
        shown.hotel.hold("STD", Stay(shown.hotel.today(), 2));
        QTRY_COMPARE(shown.page->badge(), 1);
        QVERIFY(table(shown)->isVisible());
    }

    void germanTextsFitIntoASmallWindow()
    {
        speak(*qApp, QLocale(QLocale::German));
        const auto back = qScopeGuard([] { speak(*qApp, QLocale(QLocale::English)); });
        Shown shown(*theme_);
        shown.page->resize(1104, 640);  // in a window of 1280 x 720
        booking::TakeHold take;
        take.caller = shown.hotel.desk();
        take.roomType = shown.hotel.type("STD");
        take.stay = Stay(shown.hotel.today() + 7, 2);
        take.rooms = 2;
        take.adults = 2;
        take.children = 1;
        take.plan = shown.hotel.session().view().rates().plans().front().id;
        shown.hotel.run(take);
        QTRY_COMPARE(rows(shown), 1);
        const QAbstractItemView *view = table(shown);  // QTableView hides the hint
        for (const int column :
             {HoldTableModel::Left, HoldTableModel::Stay, HoldTableModel::Guests,
              HoldTableModel::Channel, HoldTableModel::Plan, HoldTableModel::Price})
            QTRY_VERIFY(table(shown)->columnWidth(column) >= view->sizeHintForColumn(column));
    }

    void theBarStandsBesideTheTimeFromEitherSide_data() { tests::Direction::addRows(); }
    void theBarStandsBesideTheTimeFromEitherSide()
    {
        const tests::Direction direction = tests::Direction::ofRow();
        Shown shown(*theme_);
        shown.hotel.hold("STD", Stay(shown.hotel.today(), 2));
        QTRY_COMPARE(rows(shown), 1);
        QCoreApplication::processEvents();
        const QRect cell =
            table(shown)->visualRect(table(shown)->model()->index(0, HoldTableModel::Left));
        const QImage picture = table(shown)->viewport()->grab(cell).toImage();
        // All of its time is left: the bar is full; its ends are checked outside the text.
        const int middle = picture.height() / 2 - 1, near = 20, far = picture.width() - 20;
        const QColor bar = theme_->colors().accent;
        QCOMPARE(picture.pixelColor(direction.rightToLeft ? near : far, middle), bar);
        QVERIFY(picture.pixelColor(direction.rightToLeft ? far : near, middle) != bar);
    }

    void extendingByKeyboard()
    {
        Shown shown(*theme_);
        const HoldId id = shown.hotel.hold("STD", Stay(shown.hotel.today(), 2));
        QTRY_COMPARE(rows(shown), 1);
        shown.hotel.clock.advance(100 * kSecond);
        const Instant before = shown.hotel.session().view().hold(id)->deadline;
        table(shown)->selectRow(0);
        QTest::keyClick(table(shown), Qt::Key_E);
        QTRY_COMPARE(shown.hotel.session().view().hold(id)->deadline, before + 100 * kSecond);
        QCOMPARE(shown.notices.size(), 1);
    }

    void releasingAsksFirst()
    {
        Shown shown(*theme_);
        shown.hotel.hold("STD", Stay(shown.hotel.today(), 2));
        QTRY_COMPARE(rows(shown), 1);
        table(shown)->selectRow(0);
        QTest::keyClick(table(shown), Qt::Key_Delete);
        QTRY_VERIFY(shown.dialog());
        QTest::keyClick(shown.dialog(), Qt::Key_Return);
        QTRY_VERIFY2(!shown.dialog(), "Enter alone keeps it");
        QCOMPARE(shown.hotel.liveHolds(), 1);
        QTest::keyClick(table(shown), Qt::Key_Delete);
        QTRY_VERIFY(shown.dialog());
        QTest::mouseClick(shown.inDialog<QPushButton>("confirm"), Qt::LeftButton);
        QTRY_COMPARE(shown.hotel.liveHolds(), 0);
        QTRY_COMPARE(rows(shown), 0);
    }

    void confirmingGoesToTheGuest()
    {
        Shown shown(*theme_);
        HoldId asked;
        shown.actions.confirmHold = [&asked](HoldId id) { asked = id; };
        const HoldId id = shown.hotel.hold("STD", Stay(shown.hotel.today(), 2));
        QTRY_COMPARE(rows(shown), 1);
        table(shown)->selectRow(0);
        QTest::keyClick(table(shown), Qt::Key_Return);
        QCOMPARE(asked, id);
    }

    void theFilterFindsRoomTypes()
    {
        Shown shown(*theme_);
        shown.hotel.hold("STD", Stay(shown.hotel.today(), 2));
        shown.hotel.hold("STE", Stay(shown.hotel.today(), 2));
        QTRY_COMPARE(rows(shown), 2);
        QTest::keyClicks(shown.page->findChild<QLineEdit *>(), QStringLiteral("suite"));
        QCOMPARE(rows(shown), 1);
        QTest::keyClicks(shown.page->findChild<QLineEdit *>(), QStringLiteral("xyz"));
        QVERIFY(!table(shown)->isVisible());
    }

    void aHoldThatRunsOutLeaves()
    {
        Shown shown(*theme_);
        shown.hotel.hold("STD", Stay(shown.hotel.today(), 2));
        QTRY_COMPARE(rows(shown), 1);
        shown.hotel.pass(301);
        QTRY_COMPARE(rows(shown), 0);
    }

private:
    std::unique_ptr<Theme> theme_;
};

QTEST_MAIN(TestHoldPage)
#include "test_hold_page.moc"
