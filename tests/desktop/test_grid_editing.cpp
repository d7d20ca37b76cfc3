// SPDX-License-Identifier: GPL-3.0-or-later
// Every action of the inventory page in the real window, by keyboard alone: views, moving,
// selecting, typing, restrictions, copy and paste, filling, undo.
#include "desktop/inventory/cell_details.h"
#include "desktop/inventory/go_to_date.h"
#include "desktop/inventory/range_editor.h"
#include "desktop/inventory/view_switch.h"
#include "desktop/shell/notice_bar.h"
#include "desktop/shell/undo_controller.h"
#include "settled.h"
#include "support/patience.h"
#include "window_test.h"

#include <QtGui/QAction>
#include <QtGui/QClipboard>
#include <QtGui/QGuiApplication>
#include <QtTest/QtTest>
#include <QtWidgets/QAbstractButton>
#include <QtWidgets/QFrame>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QTableView>

#include <algorithm>

using namespace roomrack;
using namespace roomrack::desktop;
using roomrack::tests::kJulyTenth;
using roomrack::tests::RealWindow;

namespace {

constexpr int kDouble = 0, kTwin = 1, kSuite = 2;
constexpr int kSaver = 1;

}  // namespace

class TestGridEditing : public tests::WindowTest {
    Q_OBJECT

private slots:
    void keyboardBeginsAtTheFirstNightInView()
    {
        real_->restart();
        QTRY_VERIFY(grid().hasFocus());
        QCOMPARE(model().night(current().column()), kJulyTenth);
        QCOMPARE(grid().columns().first(), kJulyTenth);
        press(Qt::Key_Right);
        QCOMPARE(model().night(current().column()), kJulyTenth + 1);
    }

    void whatCannotBeIsSaidOnce()
    {
        grid().cursor().selectCells(kTwin, kJulyTenth - 2, 1);
        for (int i = 0; i < 3; ++i) press(Qt::Key_S);
        const auto shown = [this] {
            const auto lines = real_->window().notices().findChildren<QFrame *>(
                QString(), Qt::FindDirectChildrenOnly);
            return std::count_if(lines.begin(), lines.end(),
                                 [](const QFrame *line) { return line->isVisible(); });
        };
        QTRY_COMPARE(shown(), 1);
    }

    void viewsChangeAndTheSelectionStays()
    {
        const GridSelection before = grid().cursor().selected();
        const int rows = model().rowCount();
        press(Qt::Key_2, Qt::AltModifier);
        QCOMPARE(model().mode(), GridMode::Rates);
        QVERIFY(real_->page().views().button(GridMode::Rates)->isChecked());
        QCOMPARE(current().data().toString(), QStringLiteral("100"));
        press(Qt::Key_3, Qt::AltModifier);
        QCOMPARE(model().mode(), GridMode::Restrictions);
        QCOMPARE(current().data().toString(), QString());
        QCOMPARE(grid().cursor().selected(), before);
        QCOMPARE(model().rowCount(), rows);
        press(Qt::Key_4, Qt::AltModifier);
        QCOMPARE(model().mode(), GridMode::Parity);
        QCOMPARE(current().data().toString(), QStringLiteral("–"));
        press(Qt::Key_3, Qt::AltModifier);
        real_->restart();
        QCOMPARE(model().mode(), GridMode::Restrictions);
        QTRY_VERIFY(grid().hasFocus());
        press(Qt::Key_1, Qt::AltModifier);
        QCOMPARE(model().mode(), GridMode::Availability);
    }

    void nothingIsTypedOverWhatChannelsShow()
    {
        press(Qt::Key_4, Qt::AltModifier);
        press(Qt::Key_7);
        QVERIFY(real_->window().notices().newest().contains(
            QStringLiteral("parity view is read-only")));
        QVERIFY(!real_->window().findChild<RangeEditor *>());
        const qint64 before = real_->session().engine().committedSeq();
        for (const char key : QByteArray("SADMXROF")) QTest::keyClick(&grid(), key);
        for (const Qt::Key key : {Qt::Key_Delete, Qt::Key_F2}) press(key);
        QVERIFY(!real_->window().findChild<RangeEditor *>());
        QVERIFY(!grid().fill().isActive());
        tests::passSubmitted(real_->session());
        QCOMPARE(real_->session().engine().committedSeq(), before);
        QVERIFY(!real_->page().editActions().front()->isEnabled());
    }

    void relativeEditsAreTyped()
    {
        press(Qt::Key_Right, Qt::ShiftModifier);
        typeOver(QStringLiteral("12"));
        typeOver(QStringLiteral("+5"));
        QCOMPARE(typed(kTwin, 2), 17);
        typeOver(QStringLiteral("-10%"));
        QCOMPARE(typed(kTwin, 3), 15);
        typeOver(QStringLiteral("=4"));
        QCOMPARE(typed(kTwin, 3), 4);
        QCOMPARE(typed(kTwin, 4), inventory::kForSaleByDefault);
    }

    void whatCannotBeIsSaidWhereItIsTyped()
    {
        typeOver(QStringLiteral("3"));
        press(Qt::Key_Minus);
        RangeEditor *editor = openEditor();
        QVERIFY(editor);
        QTest::keyClicks(editor->input(), QStringLiteral("5"));
        QTest::keyClick(editor->input(), Qt::Key_Return);
        QVERIFY(editor->isVisible());
        const auto labels = editor->findChildren<QLabel *>();
        QVERIFY(std::any_of(labels.begin(), labels.end(), [](const QLabel *label) {
            return label->text().contains(QStringLiteral("Standard Twin, 12 Jul"));
        }));
        QTest::keyClick(editor->input(), Qt::Key_Escape);
        QTRY_VERIFY(!openEditor());
        QCOMPARE(typed(kTwin, 2), 3);
    }

    void ratesAreTypedForARoomTypeAndItsPlans()
    {
        press(Qt::Key_2, Qt::AltModifier);
        typeOver(QStringLiteral("120.50"));
        QTRY_COMPARE(view().rates().basePrice(kTwin, kJulyTenth + 2), 120'50);
        QCOMPARE(view().rates().price(kTwin, kSaver, kJulyTenth + 2), 108'45);
        press(Qt::Key_Plus, Qt::ControlModifier);
        QVERIFY(model().rows().isOpen(kTwin));
        press(Qt::Key_Down);
        QVERIFY(model().row(current().row()).isPlan());
        typeOver(QStringLiteral("+10%"));
        QTRY_COMPARE(view().rates().ownPrice(kTwin, kSaver, kJulyTenth + 2), 119'30);
        press(Qt::Key_Delete);
        QTRY_COMPARE(view().rates().ownPrice(kTwin, kSaver, kJulyTenth + 2), -1);
        QCOMPARE(view().rates().price(kTwin, kSaver, kJulyTenth + 2), 108'45);
        press(Qt::Key_Minus, Qt::ControlModifier);
        QVERIFY(!model().rows().isOpen(kTwin));
        QCOMPARE(model().row(current().row()).type, kTwin);
    }

    void restrictionsAreSetByKey()
    {
        press(Qt::Key_Right, Qt::ShiftModifier);
        for (const auto &[key, flag] : {std::pair(Qt::Key_S, inventory::StopSell),
                                        std::pair(Qt::Key_A, inventory::ClosedToArrival),
                                        std::pair(Qt::Key_D, inventory::ClosedToDeparture)}) {
            press(key);
            QTRY_VERIFY(view().ledger().type(kTwin, kJulyTenth + 3).flags & flag);
            press(key);
            QTRY_VERIFY(!(view().ledger().type(kTwin, kJulyTenth + 3).flags & flag));
        }
        typeOver(QStringLiteral("2"), Qt::Key_M);
        typeOver(QStringLiteral("7"), Qt::Key_X);
        QCOMPARE(int(view().ledger().type(kTwin, kJulyTenth + 3).minStay), 2);
        QCOMPARE(int(view().ledger().type(kTwin, kJulyTenth + 3).maxStay), 7);
        press(Qt::Key_3, Qt::AltModifier);
        QCOMPARE(current().data().toString(), QStringLiteral("2–7"));
        press(Qt::Key_Delete);
        QTRY_COMPARE(int(view().ledger().type(kTwin, kJulyTenth + 3).maxStay), 0);
    }

    void shortestStayAboveTheLongestIsRefused()
    {
        typeOver(QStringLiteral("3"), Qt::Key_X);
        typeOver(QStringLiteral("5"), Qt::Key_M, false);
        QCOMPARE(int(view().ledger().type(kTwin, kJulyTenth + 2).minStay), 0);
        QVERIFY(!real_->window().notices().newest().isEmpty());
    }

    void severalRangesAreEditedAtOnce()
    {
        press(Qt::Key_Right, Qt::ShiftModifier);
        press(Qt::Key_F8, Qt::ShiftModifier);
        QVERIFY(grid().cursor().isAdding());
        press(Qt::Key_Down);
        for (int i = 0; i < 4; ++i) press(Qt::Key_Right);
        press(Qt::Key_Right, Qt::ShiftModifier);
        press(Qt::Key_Right);
        press(Qt::Key_Right);
        press(Qt::Key_Space);
        QCOMPARE(grid().cursor().selected().blocks.size(), size_t(3));
        QCOMPARE(grid().cursor().selected().cells(), 5);
        typeOver(QStringLiteral("1"));
        QCOMPARE(typed(kTwin, 2), 1);
        QCOMPARE(typed(kTwin, 3), 1);
        QCOMPARE(typed(kSuite, 7), 1);
        QCOMPARE(typed(kSuite, 8), 1);
        QCOMPARE(typed(kSuite, 10), 1);
        QCOMPARE(typed(kSuite, 9), inventory::kForSaleByDefault);
        press(Qt::Key_Escape);
        QVERIFY(!grid().cursor().isAdding());
        QCOMPARE(grid().cursor().selected().cells(), 1);
    }

    void rangesAreAddedWithTheMouseAndCtrl()
    {
        const auto at = [this](int type, int day) {
            return grid()
                .visualRect(
                    model().index(model().rows().ofType(type), model().columnOf(kJulyTenth + day)))
                .center();
        };
        QTest::mouseClick(grid().viewport(), Qt::LeftButton, {}, at(kDouble, 1));
        QTest::mouseClick(grid().viewport(), Qt::LeftButton, Qt::ControlModifier, at(kSuite, 4));
        QCOMPARE(grid().cursor().selected().blocks.size(), size_t(2));
        typeOver(QStringLiteral("2"));
        QCOMPARE(typed(kDouble, 1), 2);
        QCOMPARE(typed(kSuite, 4), 2);
    }

    void weekIsFilledOnByKey()
    {
        for (int i = 0; i < 7; ++i) {
            grid().cursor().selectCells(kTwin, kJulyTenth + i, 1);
            typeOver(QString::number(i + 1));
        }
        grid().cursor().selectCells(kTwin, kJulyTenth, 7);
        press(Qt::Key_F);
        QVERIFY(grid().fill().isActive());
        press(Qt::Key_Right, Qt::ControlModifier);
        press(Qt::Key_Right, Qt::ControlModifier);
        const int steps = countSteps();
        press(Qt::Key_Return);
        QVERIFY(!grid().fill().isActive());
        QTRY_COMPARE(typed(kTwin, 20), 7);
        for (int i = 0; i < 14; ++i) QCOMPARE(typed(kTwin, 7 + i), i % 7 + 1);
        QCOMPARE(typed(kTwin, 21), inventory::kForSaleByDefault);
        QCOMPARE(countSteps(), steps + 1);
    }

    void escapeGivesUpFilling()
    {
        typeOver(QStringLiteral("3"));
        press(Qt::Key_F);
        press(Qt::Key_Right);
        press(Qt::Key_Escape);
        QVERIFY(!grid().fill().isActive());
        QCOMPARE(real_->cell(kTwin, kJulyTenth + 3).typed, inventory::kForSaleByDefault);
    }

    void handleIsDraggedAndEscapeGivesUp()
    {
        typeOver(QStringLiteral("3"));
        const auto drag = [this](bool escape) {
            const QPoint from = grid().fill().handle().center();
            const int width = grid().horizontalHeader()->defaultSectionSize();
            QTest::mousePress(grid().viewport(), Qt::LeftButton, {}, from);
            QVERIFY(grid().fill().isActive());
            QTest::mouseMove(grid().viewport(), from + QPoint(width, 0));
            QTest::mouseMove(grid().viewport(), from + QPoint(2 * width, 0));
            if (escape) press(Qt::Key_Escape);
            QTest::mouseRelease(grid().viewport(), Qt::LeftButton, {}, from + QPoint(2 * width, 0));
        };
        drag(true);
        QVERIFY(!grid().fill().isActive());
        QCOMPARE(real_->cell(kTwin, kJulyTenth + 4).typed, inventory::kForSaleByDefault);
        drag(false);
        QTRY_COMPARE(typed(kTwin, 4), 3);
        QCOMPARE(typed(kTwin, 5), inventory::kForSaleByDefault);
    }

    void cellsGoToASpreadsheetAndBack()
    {
        typeOver(QStringLiteral("5"));
        press(Qt::Key_Right, Qt::ShiftModifier);
        press(Qt::Key_Up, Qt::ShiftModifier);
        press(Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("20\t20\n5\t8\n"));
        QGuiApplication::clipboard()->setText(QStringLiteral("1\t2\r\n3\t4\r\n"));
        grid().cursor().selectCells(kDouble, kJulyTenth + 6, 1);
        const int steps = countSteps();
        pressAndWait(Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(typed(kDouble, 6), 1);
        QCOMPARE(typed(kTwin, 7), 4);
        QCOMPARE(grid().cursor().selected().cells(), 4);
        QCOMPARE(countSteps(), steps + 1);
        press(Qt::Key_Right, Qt::ShiftModifier);  // extends the pasted block
        QCOMPARE(grid().cursor().selected().cells(), 6);
    }

    void badPasteSaysWhyAndChangesNothing()
    {
        QGuiApplication::clipboard()->setText(QStringLiteral("1\tx\n"));
        QSignalSpy answered(&real_->page().edits(), &GridEdits::answered);
        press(Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(answered.size(), 1);
        QVERIFY(!answered.front().front().toBool());
        QVERIFY(real_->window().notices().newest().contains(QStringLiteral("column 2")));
        QCOMPARE(real_->cell(kTwin, kJulyTenth + 2).typed, inventory::kForSaleByDefault);
    }

    void dateIsGoneTo()
    {
        for (const auto &[key, with] :
             {std::pair(Qt::Key_G, Qt::KeyboardModifiers(Qt::ControlModifier)),
              std::pair(Qt::Key_F5, Qt::KeyboardModifiers())}) {
            press(key, with);
            auto *ask = real_->window().findChild<GoToDate *>();
            QVERIFY(ask);
            QTest::keyClicks(ask->input(), QStringLiteral("gibberish"));
            QTest::keyClick(ask->input(), Qt::Key_Return);
            QVERIFY(ask->input()->property("wrong").toBool());
            ask->input()->clear();
            QTest::keyClicks(ask->input(), QStringLiteral("+40"));
            QTest::keyClick(ask->input(), Qt::Key_Return);
            QTRY_VERIFY(!real_->window().findChild<GoToDate *>());
            QCOMPARE(model().night(current().column()), kJulyTenth + 40);
            QTRY_COMPARE(grid().columns().first(), kJulyTenth + 40);
            QTRY_VERIFY(grid().hasFocus());
            press(Qt::Key_Home);
            QCOMPARE(model().night(current().column()), kJulyTenth);
        }
    }

    void pageKeysGoByMonths()
    {
        press(Qt::Key_PageDown);
        QCOMPARE(model().night(current().column()), Night::of(2026, 8, 12));
        press(Qt::Key_PageDown, Qt::ShiftModifier);
        QCOMPARE(grid().cursor().selected().cells(), 32);
        press(Qt::Key_PageUp);
        QCOMPARE(model().night(current().column()), Night::of(2026, 8, 12));
    }

    void poolHasDetailsToo()
    {
        grid().setCurrentIndex(model().index(0, model().columnOf(kJulyTenth + 1)));
        typeOver(QStringLiteral("2"), Qt::Key_O);
        press(Qt::Key_Return);
        auto *details = real_->window().findChild<CellDetails *>();
        QVERIFY(details);
        auto *table = details->findChild<QTableView *>();
        QTRY_VERIFY(table->model()->rowCount() > 0);
        const auto cell = [table](int column) {
            return table->model()->index(0, column).data().toString();
        };
        QCOMPARE(cell(CellHistoryModel::Before), QStringLiteral("0"));
        QCOMPARE(cell(CellHistoryModel::After), QStringLiteral("2"));
        QCOMPARE(cell(CellHistoryModel::Who), QStringLiteral("Front desk"));
        QCOMPARE(cell(CellHistoryModel::Why), QStringLiteral("Inventory"));
        QTest::keyClick(details, Qt::Key_Escape);
        QTRY_VERIFY(grid().hasFocus());
    }

    void everyEditIsUndoneAndDoneAgain()
    {
        typeOver(QStringLiteral("5"));
        typeOver(QStringLiteral("6"));
        const QAction *undo = real_->window().undoController()->undoAction();
        QTRY_VERIFY2(undo->text().endsWith(QStringLiteral(": 6")), qPrintable(undo->text()));
        press(Qt::Key_Z, Qt::ControlModifier);
        press(Qt::Key_Z, Qt::ControlModifier);  // while the first one is being executed
        QTRY_COMPARE(view().ledger().type(kTwin, kJulyTenth + 2).typed,
                     inventory::kForSaleByDefault);
        press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_COMPARE(view().ledger().type(kTwin, kJulyTenth + 2).typed, 5);
        press(Qt::Key_Y, Qt::ControlModifier);
        QTRY_COMPARE(view().ledger().type(kTwin, kJulyTenth + 2).typed, 6);
    }

    void everyControlOfThePageHasAName()
    {
        const auto widgets = real_->window().findChildren<QWidget *>();
        for (const QWidget *widget : widgets) {
            const auto *button = qobject_cast<const QAbstractButton *>(widget);
            if (!button || !button->isVisible() || button->inherits("QTableCornerButton")) continue;
            QVERIFY2(!button->text().isEmpty() || !button->accessibleName().isEmpty(),
                     button->metaObject()->className());
        }
        QVERIFY(!grid().accessibleName().isEmpty());
    }

private:
    void opened() override
    {
        QTRY_VERIFY(grid().hasFocus());
        grid().cursor().selectCells(kTwin, kJulyTenth + 2, 1);
    }
    GridView &grid() { return real_->grid(); }
    GridModel &model() { return grid().grid(); }
    const HotelView &view() { return real_->session().view(); }
    QModelIndex current() { return grid().currentIndex(); }
    qint32 typed(int type, int day) { return view().ledger().type(type, kJulyTenth + day).typed; }
    void press(Qt::Key key, Qt::KeyboardModifiers with = {})
    {
        QTest::keyClick(&grid(), key, with);
    }
    RangeEditor *openEditor() { return real_->window().findChild<RangeEditor *>(); }

    /// Presses an editing key, and waits until the window shows the result.
    void pressAndWait(Qt::Key key, Qt::KeyboardModifiers with = {})
    {
        QSignalSpy answered(&real_->page().edits(), &GridEdits::answered);
        press(key, with);
        QTRY_COMPARE(answered.size(), 1);
        settle();
    }
    /// Types over the selection; `key` opens the editor if the text does not.
    void typeOver(const QString &text, Qt::Key key = Qt::Key_F2, bool taken = true)
    {
        QSignalSpy answered(&real_->page().edits(), &GridEdits::answered);
        if (key == Qt::Key_F2)
            QTest::keyClicks(&grid(), text.left(1));
        else
            press(key);
        RangeEditor *editor = openEditor();
        QVERIFY(editor);
        QTest::keyClicks(editor->input(), key == Qt::Key_F2 ? text.mid(1) : text);
        QTest::keyClick(editor->input(), Qt::Key_Return);
        QTRY_COMPARE(answered.size(), 1);
        QCOMPARE(answered.front().front().toBool(), taken);
        QTRY_VERIFY(!openEditor());
        QTRY_VERIFY(grid().hasFocus());
        settle();
    }
    void settle()
    {
        tests::passSubmitted(real_->session());
        QTRY_COMPARE(view().seq(), real_->session().engine().committedSeq());
    }
    int countSteps()
    {
        tests::passSubmitted(real_->session());
        const auto desk = real_->session().desk();
        auto asked =
            real_->session().reads().ask(storage::UndoSteps{desk.property, desk.actor, 100});
        const auto stack = asked.result();
        return stack ? int(stack->undo.size()) : -1;
    }
};

QTEST_MAIN(TestGridEditing)
#include "test_grid_editing.moc"
