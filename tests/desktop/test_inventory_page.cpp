// SPDX-License-Identifier: GPL-3.0-or-later
// The grid in the real window: select, type, check the engine's result.
#include "desktop/inventory/activity_panel.h"
#include "desktop/inventory/cell_details.h"
#include "desktop/inventory/holds_panel.h"
#include "desktop/inventory/range_editor.h"
#include "desktop/inventory/stale_panel.h"
#include "desktop/shell/notice_bar.h"
#include "desktop/theme/style.h"
#include "support/widget_test.h"
#include "window_test.h"

#include <QtTest/QAbstractItemModelTester>
#include <QtTest/QtTest>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QListView>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QTableView>

using namespace roomrack;
using namespace roomrack::desktop;
using roomrack::tests::kJulyTenth;
using roomrack::tests::RealWindow;

namespace {

std::vector<int> typesOf(const GridSelection &selection)
{
    std::vector<int> types;
    for (const GridRow &row : selection.rows()) types.push_back(row.type);
    return types;
}

constexpr int kDouble = 0, kTwin = 1, kSuite = 2;

}  // namespace

class TestInventoryPage : public tests::WindowTest {
    Q_OBJECT

private slots:
    void typedNumberSetsRoomsForSaleOverTheRange()
    {
        real_->grid().cursor().selectCells(kTwin, kJulyTenth + 2, 3);
        QSignalSpy answered(&real_->page().edits(), &GridEdits::answered);
        QTest::keyClick(&real_->grid(), Qt::Key_1);
        auto *editor = real_->window().findChild<RangeEditor *>();
        QVERIFY(editor);
        QCOMPARE(editor->input()->text(), QStringLiteral("1"));
        QTest::keyClicks(editor->input(), QStringLiteral("2"));
        QTest::keyClick(editor->input(), Qt::Key_Return);
        QTRY_COMPARE(answered.size(), 1);
        QVERIFY(answered.first().first().toBool());
        for (int i = 0; i < 3; ++i) QCOMPARE(real_->cell(kTwin, kJulyTenth + 2 + i).typed, 12);
        QCOMPARE(real_->cell(kTwin, kJulyTenth + 5).typed, inventory::kForSaleByDefault);
        QTRY_COMPARE(real_->session().view().ledger().forSale(kTwin, kJulyTenth + 3), 12);
        QTRY_VERIFY(real_->grid().hasFocus());
    }

    void escapeHalfWayChangesNothing()
    {
        real_->grid().cursor().selectCells(kTwin, kJulyTenth + 2, 3);
        QTest::keyClick(&real_->grid(), Qt::Key_5);
        QPointer<RangeEditor> editor = real_->window().findChild<RangeEditor *>();
        QVERIFY(editor);
        QTest::keyClick(editor->input(), Qt::Key_Escape);
        QTRY_VERIFY(!editor);
        QVERIFY(!real_->page().edits().isTyping());
        QTRY_VERIFY(real_->grid().hasFocus());
        QCOMPARE(real_->cell(kTwin, kJulyTenth + 2).typed, inventory::kForSaleByDefault);
    }

    void nothingTypedIsRefusedWhereItStands()
    {
        real_->grid().cursor().selectCells(kTwin, kJulyTenth, 1);
        QTest::keyClick(&real_->grid(), Qt::Key_O);
        auto *editor = real_->window().findChild<RangeEditor *>();
        QVERIFY(editor);
        QTest::keyClick(editor->input(), Qt::Key_Return);
        QVERIFY(editor->isVisible());
        QVERIFY(editor->input()->property("wrong").toBool());
    }

    void editOfACellThatChangedAsksFirst()
    {
        real_->grid().cursor().selectCells(kTwin, kJulyTenth + 2, 1);
        QTest::keyClick(&real_->grid(), Qt::Key_4);
        auto *editor = real_->window().findChild<RangeEditor *>();
        real_->bookElsewhere(kTwin, kJulyTenth + 2);
        QTest::keyClick(editor->input(), Qt::Key_Return);
        QTRY_VERIFY(real_->window().findChild<StalePanel *>());
        QPointer<StalePanel> panel = real_->window().findChild<StalePanel *>();
        QCOMPARE(real_->cell(kTwin, kJulyTenth + 2).typed, inventory::kForSaleByDefault);

        QTest::mouseClick(panel->keepButton(), Qt::LeftButton);
        QTRY_VERIFY(!panel);
        QCOMPARE(real_->cell(kTwin, kJulyTenth + 2).typed, inventory::kForSaleByDefault);
    }

    void staleEditCanBeAppliedAnyway()
    {
        real_->grid().cursor().selectCells(kTwin, kJulyTenth + 2, 1);
        QTest::keyClick(&real_->grid(), Qt::Key_4);
        real_->bookElsewhere(kTwin, kJulyTenth + 2);
        QTest::keyClick(real_->window().findChild<RangeEditor *>()->input(), Qt::Key_Return);
        QTRY_VERIFY(real_->window().findChild<StalePanel *>());
        QSignalSpy answered(&real_->page().edits(), &GridEdits::answered);
        QTest::mouseClick(real_->window().findChild<StalePanel *>()->applyButton(), Qt::LeftButton);
        QTRY_COMPARE(answered.size(), 1);
        QVERIFY(answered.first().first().toBool());
        QCOMPARE(real_->cell(kTwin, kJulyTenth + 2).typed, 4);
    }

    void stopSellGoesOnAndOffAgain()
    {
        real_->grid().cursor().selectCells(kSuite, kJulyTenth + 1, 2);
        QTest::keyClick(&real_->grid(), Qt::Key_S);
        QTRY_COMPARE(int(real_->session().view().ledger().type(kSuite, kJulyTenth + 2).flags),
                     int(inventory::StopSell));
        QTest::keyClick(&real_->grid(), Qt::Key_S);
        QTRY_COMPARE(int(real_->session().view().ledger().type(kSuite, kJulyTenth + 2).flags), 0);
    }

    void ownEditsInQuickSuccessionAreNotStale()
    {
        real_->grid().cursor().selectCells(kSuite, kJulyTenth + 1, 2);
        QSignalSpy answered(&real_->page().edits(), &GridEdits::answered);
        for (int i = 0; i < 5; ++i) QTest::keyClick(&real_->grid(), Qt::Key_S);
        QTest::keyClick(&real_->grid(), Qt::Key_3);
        QTest::keyClick(real_->window().findChild<RangeEditor *>()->input(), Qt::Key_Return);
        QTRY_COMPARE(answered.size(), 6);
        for (const auto &answer : answered) QVERIFY(answer.first().toBool());
        QVERIFY(real_->cell(kSuite, kJulyTenth + 1).flags & inventory::StopSell);
        QCOMPARE(real_->cell(kSuite, kJulyTenth + 2).typed, 3);
    }

    void deleteGoesBackToTheDefault()
    {
        real_->grid().cursor().selectCells(kSuite, kJulyTenth + 1, 1);
        QTest::keyClick(&real_->grid(), Qt::Key_2);
        QTest::keyClick(real_->window().findChild<RangeEditor *>()->input(), Qt::Key_Return);
        QTRY_COMPARE(real_->session().view().ledger().type(kSuite, kJulyTenth + 1).typed, 2);
        QTest::keyClick(&real_->grid(), Qt::Key_Delete);
        QTRY_COMPARE(real_->session().view().ledger().type(kSuite, kJulyTenth + 1).typed,
                     inventory::kForSaleByDefault);
    }

    void outOfOrderIsSetForThePool()
    {
        GridView &grid = real_->grid();
        grid.setCurrentIndex(grid.grid().index(0, grid.grid().columnOf(kJulyTenth + 4)));
        QTest::keyClick(&grid, Qt::Key_O);
        auto *editor = real_->window().findChild<RangeEditor *>();
        QVERIFY(editor);
        QTest::keyClicks(editor->input(), QStringLiteral("3"));
        QTest::keyClick(editor->input(), Qt::Key_Return);
        QTRY_COMPARE(real_->session().view().ledger().pool(0, kJulyTenth + 4).outOfOrder, 3);
        QCOMPARE(real_->session().view().ledger().available(kDouble, kJulyTenth + 4), 17);
    }

    void nightsThatAreOverCannotBeEdited()
    {
        real_->grid().cursor().selectCells(kSuite, kJulyTenth - 3, 2);
        QTest::keyClick(&real_->grid(), Qt::Key_2);
        QVERIFY(!real_->window().findChild<RangeEditor *>());
        QVERIFY(!real_->window().notices().newest().isEmpty());
    }

    void keyboardMovesExtendsAndFolds()
    {
        GridView &grid = real_->grid();
        grid.cursor().selectCells(kTwin, kJulyTenth, 1);
        QTest::keyClick(&grid, Qt::Key_Right);
        QTest::keyClick(&grid, Qt::Key_Right, Qt::ShiftModifier);
        QTest::keyClick(&grid, Qt::Key_Right, Qt::ShiftModifier);
        QCOMPARE(grid.cursor().selected().first(), kJulyTenth + 1);
        QCOMPARE(grid.cursor().selected().cells(), 3);
        QTest::keyClick(&grid, Qt::Key_Down, Qt::ShiftModifier);
        QCOMPARE(typesOf(grid.cursor().selected()), (std::vector<int>{kTwin, kSuite}));
        QTest::keyClick(&grid, Qt::Key_Escape);
        QCOMPARE(grid.cursor().selected().cells(), 1);
        QTest::keyClick(&grid, Qt::Key_Right, Qt::ControlModifier);
        QCOMPARE(grid.cursor().selected().first(), kJulyTenth + 10);
        QTest::keyClick(&grid, Qt::Key_Home, Qt::ControlModifier);
        QCOMPARE(grid.cursor().selected().first(), kJulyTenth);
        QCOMPARE(grid.currentIndex().row(), 0);
        QTest::keyClick(&grid, Qt::Key_Minus);
        QVERIFY(grid.grid().rows().isFolded(0));
        QTest::keyClick(&grid, Qt::Key_Plus);
        QVERIFY(!grid.grid().rows().isFolded(0));
        QTest::keyClick(&grid, Qt::Key_End);
        QCOMPARE(grid.currentIndex().column(), grid.grid().columnCount() - 1);
    }

    void rangeIsSelectedByDragging()
    {
        GridView &grid = real_->grid();
        const auto at = [&](int type, int day) {
            return grid
                .visualRect(grid.grid().index(grid.grid().rows().ofType(type),
                                              grid.grid().columnOf(kJulyTenth + day)))
                .center();
        };
        QTest::mousePress(grid.viewport(), Qt::LeftButton, {}, at(kDouble, 1));
        QTest::mouseMove(grid.viewport(), at(kDouble, 3));
        QTest::mouseMove(grid.viewport(), at(kTwin, 4));
        QTest::mouseRelease(grid.viewport(), Qt::LeftButton, {}, at(kTwin, 4));
        QCOMPARE(typesOf(grid.cursor().selected()), (std::vector<int>{kDouble, kTwin}));
        QCOMPARE(grid.cursor().selected().cells(), 8);
        QVERIFY(real_->window().hint().contains(QStringLiteral("type a number")));
    }

    void detailsTellNumbersReasonsAndHistory()
    {
        real_->bookElsewhere(kSuite, kJulyTenth + 1, 6);
        QTRY_COMPARE(real_->session().view().ledger().available(kSuite, kJulyTenth + 1), 0);
        real_->grid().cursor().selectCells(kSuite, kJulyTenth + 1, 1);
        QTest::keyClick(&real_->grid(), Qt::Key_Space);
        auto *details = real_->window().findChild<CellDetails *>();
        QVERIFY(details);
        auto *table = details->findChild<QTableView *>();
        QTRY_VERIFY(table->model()->rowCount() >= 1);
        QAbstractItemModelTester tester(table->model(),
                                        QAbstractItemModelTester::FailureReportingMode::QtTest);
        QVERIFY(table->isVisible());
        QCOMPARE(table->model()->index(0, CellHistoryModel::Who).data().toString(),
                 QStringLiteral("Wayfarer OTA"));
        QPointer<QWidget> open(details);
        QTest::keyClick(details, Qt::Key_Escape);
        QTRY_VERIFY(!open);
    }

    void holdsCountDownAndCanBeReleased()
    {
        HoldsPanel &panel = real_->page().holds();
        QAbstractItemModelTester tester(&panel.model(),
                                        QAbstractItemModelTester::FailureReportingMode::QtTest);
        booking::TakeHold take;
        take.caller = real_->session().desk();
        take.roomType = real_->session().view().catalogue().roomTypes[kDouble].id;
        take.stay = Stay(kJulyTenth + 1, 3);
        take.rooms = 2;
        take.ttlSeconds = 90;
        QVERIFY(real_->session().engine().run(take));
        QTRY_COMPARE(panel.model().rowCount(), 1);
        QCOMPARE(panel.model().roomNights(), 6);
        QCOMPARE(panel.model().expiring(), 0);
        real_->clock().advance(40 * kSecond);
        QCOMPARE(panel.model().expiring(), 1);
        const qint64 before = panel.model().left(0);
        panel.extend(0);
        QTRY_VERIFY(panel.model().rowCount() == 1 && panel.model().left(0) > before);
        panel.list()->setFocus();
        panel.list()->setCurrentIndex(panel.model().index(0));
        QTest::keyClick(panel.list(), Qt::Key_R);
        QTRY_COMPARE(panel.model().rowCount(), 0);
        QTRY_COMPARE(real_->session().view().ledger().type(kDouble, kJulyTenth + 1).held, 0);
    }

    void anEmptyColumnLeavesItsRoomToTheGrid()
    {
        const QWidget &holds = real_->page().holds();
        QVERIFY(!holds.isVisible());
        const int alone = real_->grid().width();
        const HoldId hold = takeHold();
        QTRY_VERIFY(holds.isVisible());
        QTRY_VERIFY(real_->grid().width() < alone);
        const int beside = real_->grid().width();
        QVERIFY(real_->session().engine().run(booking::ReleaseHold{real_->session().desk(), hold}));
        QTRY_COMPARE(real_->page().holds().model().rowCount(), 0);
        QVERIFY2(holds.isVisible(), "the grid keeps its width while the user works in it");
        QCOMPARE(real_->grid().width(), beside);
        real_->window().showPage(QStringLiteral("settings"));
        real_->window().showPage(QStringLiteral("inventory"));
        QVERIFY(!holds.isVisible());
        QTRY_COMPARE(real_->grid().width(), alone);
    }

    void activityNamesTheGuest()
    {
        ActivityModel &model = real_->page().activity().model();
        QAbstractItemModelTester tester(&model,
                                        QAbstractItemModelTester::FailureReportingMode::QtTest);
        real_->bookElsewhere(kDouble, kJulyTenth + 3);
        QTRY_VERIFY(model.rowCount() > 0);
        const auto first = [&model] {
            return model.index(0, ActivityModel::What).data().toString();
        };
        QTRY_VERIFY2(first().contains(QStringLiteral("Inês Costa")), qPrintable(first()));
        const int all = model.rowCount();
        model.setKind(ActivityKind::Holds);
        QVERIFY(model.rowCount() < all);
        model.setKind(ActivityKind::All);
        QCOMPARE(model.rowCount(), all);
    }

    void activityNamesWhatWasUndone()
    {
        ActivityModel &model = real_->page().activity().model();
        booking::EditCells edit;
        edit.caller = real_->session().desk();
        edit.roomTypes = {real_->session().view().catalogue().roomTypes[kDouble].id};
        edit.ranges = {{kJulyTenth + 3, 2}};
        edit.value = 3;
        auto done = real_->session().engine().run(booking::EditBlock(edit));
        const auto texts = [&model] {
            QStringList all;
            for (int row = 0; row < model.rowCount(); ++row)
                all << model.index(row, ActivityModel::What).data().toString();
            return all;
        };
        // The change is older than the list.
        edit.field = booking::CellField::MinStay;
        for (const int type : {kTwin, kSuite})
            edit.roomTypes.push_back(real_->session().view().catalogue().roomTypes[type].id);
        edit.ranges.clear();
        for (int i = 0; i < ActivityModel::kMost / 3; ++i)
            edit.ranges.push_back({kJulyTenth + 2 * i, 1});
        QVERIFY(real_->session().engine().run(booking::EditBlock(edit)));
        QTRY_COMPARE(model.rowCount(), ActivityModel::kMost);
        QCOMPARE(texts().filter(QStringLiteral("Rooms to sell")), QStringList());
        for (const char *word : {"Undone: Rooms to sell: 3", "Redone: Rooms to sell: 3"}) {
            QVERIFY(done);
            booking::UndoStep undo;
            undo.caller = edit.caller;
            undo.step = done->step;
            done = real_->session().engine().run(undo);
            QTRY_VERIFY2(!texts().filter(QString::fromLatin1(word)).isEmpty(),
                         qPrintable(texts().join(u'\n')));
        }
    }

    void aCancellationAtTheDeskIsNotTheChannels()
    {
        ActivityModel &model = real_->page().activity().model();
        const auto by = [&model](int row) {
            return model.index(row, ActivityModel::By).data().toString();
        };
        model.setKind(ActivityKind::Bookings);
        real_->bookElsewhere(kDouble, kJulyTenth + 3);
        QTRY_COMPARE(model.rowCount(), 1);
        QCOMPARE(by(0), QStringLiteral("Wayfarer OTA"));
        booking::CancelBooking cancel;
        cancel.caller = real_->session().desk();
        cancel.booking = BookingId{model.index(0, 0).data(ActivityModel::BookingRole).toLongLong()};
        QVERIFY(real_->session().engine().run(cancel));
        QTRY_COMPARE(model.rowCount(), 2);
        QCOMPARE(by(0), QStringLiteral("Front desk"));
        QCOMPARE(by(1), QStringLiteral("Wayfarer OTA"));
    }

    void activityShowsWhenAnImportedBookingWasMade()
    {
        ActivityModel &model = real_->page().activity().model();
        booking::RecordReservation told;
        told.caller = real_->session().desk();
        told.caller.effective =
            Instant::fromDateTime(QDateTime(QDate(2024, 2, 9), QTime(12, 30), Qt::UTC));
        told.roomType = real_->session().view().catalogue().roomTypes[kDouble].id;
        told.stay = Stay(kJulyTenth + 3, 1);
        QVERIFY(real_->session().engine().run(told));
        const auto time = [&model](int role) {
            return model.index(0, ActivityModel::Time).data(role).toString();
        };
        QTRY_VERIFY2(time(Qt::DisplayRole).startsWith(QStringLiteral("9 Feb ")),
                     qPrintable(time(Qt::DisplayRole)));
        QVERIFY(time(Qt::ToolTipRole).startsWith(QStringLiteral("2024-02-09 12:30:00 UTC")));
        QVERIFY(time(Qt::ToolTipRole).contains(QStringLiteral("recorded")));
        // The text is longer than today's time, and the column is wide enough.
        real_->window().resize(960, 700);
        const auto *table = real_->page().activity().findChild<QTableView *>();
        QTRY_VERIFY(real_->page().activity().width() < 800);
        const int room = table->columnWidth(ActivityModel::Time) - 2 * style::kPadding;
        const QFontMetrics metrics(Theme::monospace(TextSize::Caption));
        QCOMPARE(metrics.elidedText(time(Qt::DisplayRole), Qt::ElideRight, room),
                 time(Qt::DisplayRole));
    }

    void activityShowsLongKindsWhole()
    {
        real_->window().resize(960, 700);
        const auto *table = real_->page().activity().findChild<QTableView *>();
        QTRY_VERIFY(real_->page().activity().width() < 800);
        const auto room = real_->session().view().catalogue().rooms.front().id;
        QVERIFY(real_->session().engine().run(booking::SetHousekeeping{
            real_->session().desk(), {room}, booking::HousekeepingStatus::Inspected}));
        const ActivityModel &model = real_->page().activity().model();
        const auto kind = [&model] {
            return model.index(0, ActivityModel::Kind).data().toString();
        };
        QTRY_COMPARE(kind(), QStringLiteral("Housekeeping"));
        const int width = table->columnWidth(ActivityModel::Kind) - 2 * style::kPadding;
        const QFontMetrics metrics(Theme::font(TextSize::Body));
        QCOMPARE(metrics.elidedText(kind(), Qt::ElideRight, width), kind());
    }

    void aCollapsedCardStaysCollapsed()
    {
        real_->window().resize(1280, 720);
        takeHold();
        QTRY_VERIFY(real_->page().holds().isVisible());
        const auto headerOnly = [](const FoldingCard &card) {
            return card.isFolded() && card.height() <= card.sizeHint().height()
                   && card.foldButton()->accessibleName().startsWith(QStringLiteral("Expand"));
        };
        const int grid = real_->grid().height();
        QVERIFY(real_->page().activity().findChild<QTableView *>()->isVisible());
        for (FoldingCard *card : cards()) {
            QVERIFY(card->foldButton()->accessibleName().startsWith(QStringLiteral("Collapse")));
            card->foldButton()->setFocus(Qt::TabFocusReason);
            QTest::keyClick(card->foldButton(), Qt::Key_Space);
            QTRY_VERIFY(headerOnly(*card));
        }
        QVERIFY(!real_->page().activity().findChild<QTableView *>()->isVisible());
        QTRY_VERIFY(real_->grid().height() >= grid);
        real_->restart();
        real_->window().resize(1280, 720);
        for (FoldingCard *card : cards()) QTRY_VERIFY(headerOnly(*card));
        for (FoldingCard *card : cards()) QTest::mouseClick(card->foldButton(), Qt::LeftButton);
        QTRY_VERIFY(real_->page().activity().findChild<QTableView *>()->isVisible());
        QTRY_COMPARE(real_->grid().height(), grid);
        real_->restart();
        for (const FoldingCard *card : cards()) QVERIFY(!card->isFolded());
    }

private:
    void opened() override { QTRY_VERIFY(real_->grid().hasFocus()); }
    HoldId takeHold()
    {
        booking::TakeHold take;
        take.caller = real_->session().desk();
        take.roomType = real_->session().view().catalogue().roomTypes[kDouble].id;
        take.stay = Stay(kJulyTenth + 1, 2);
        const auto answer = real_->session().engine().run(take);
        return answer ? answer->hold : HoldId();
    }
    /// Without that of the channels: none is connected.
    std::vector<FoldingCard *> cards()
    {
        return {&real_->page().holds(), &real_->page().activity()};
    }
};

QTEST_MAIN(TestInventoryPage)
#include "test_inventory_page.moc"
