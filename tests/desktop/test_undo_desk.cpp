// SPDX-License-Identifier: GPL-3.0-or-later
// Undo and redo in the real window: on any page, after a restart, and where somebody has changed
// the cells meanwhile.
#include "desktop/inventory/grid_edits.h"
#include "desktop/shell/notice_bar.h"
#include "desktop/shell/top_bar.h"
#include "desktop/shell/undo_desk.h"
#include "desktop/shell/undo_dialog.h"
#include "real_window.h"
#include "support/patience.h"
#include "themed_test.h"

#include <QtGui/QAction>
#include <QtTest/QAbstractItemModelTester>
#include <QtTest/QtTest>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QTableView>

using namespace roomrack;
using namespace roomrack::desktop;
using roomrack::tests::kToday;
using roomrack::tests::RealWindow;

namespace {

constexpr int kTwin = 1;

}  // namespace

class TestUndoDesk : public tests::ThemedTest {
    Q_OBJECT

private slots:
    void init()
    {
        failOnWarnings();
        real_ = std::make_unique<RealWindow>(*theme_);
    }
    void cleanup() { real_.reset(); }

    void nothingDoneIsNothingToUndo()
    {
        QTRY_VERIFY(!undo()->isEnabled());
        QVERIFY(!redo()->isEnabled());
        QVERIFY(!topBar()->undoButton()->isEnabled());
        QCOMPARE(undo()->text(), QStringLiteral("Undo"));
    }

    void lastEditIsNamedAndTakenBackOnAnotherPage()
    {
        set(7, 3);
        QTRY_VERIFY(undo()->text().contains(QStringLiteral("Seven")));
        QVERIFY(real_->window().showPage(QStringLiteral("reports")));
        QVERIFY(topBar()->undoButton()->isVisible());
        QCOMPARE(topBar()->undoButton()->accessibleName(), undo()->text());
        QTest::keyClick(&real_->window(), Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE(typed(0), inventory::kForSaleByDefault);
        QCOMPARE(typed(2), inventory::kForSaleByDefault);
        QTRY_VERIFY(redo()->text().contains(QStringLiteral("Seven")));
        QTest::mouseClick(topBar()->redoButton(), Qt::LeftButton);
        QTRY_COMPARE(typed(2), 7);
    }

    void stepsOutliveTheProgram()
    {
        set(7, 3);
        QTRY_VERIFY(undo()->isEnabled());
        real_->restart();
        QTRY_VERIFY(undo()->text().contains(QStringLiteral("Seven")));
        undo()->trigger();
        QTRY_COMPARE(typed(1), inventory::kForSaleByDefault);
        QTRY_VERIFY(redo()->isEnabled());
        real_->restart();
        QTRY_VERIFY(redo()->isEnabled());
        redo()->trigger();
        QTRY_COMPARE(typed(1), 7);
    }

    void newEditEndsWhatCouldBeDoneAgain()
    {
        set(7, 1);
        QTRY_VERIFY(undo()->isEnabled());
        undo()->trigger();
        QTRY_VERIFY(redo()->isEnabled());
        set(3, 1);
        QTRY_VERIFY(!redo()->isEnabled());
    }

    void stepThatNoLongerFitsSaysWhatChangedAndOffersTheRest()
    {
        UndoDialog *dialog = misfit();
        QVERIFY(dialog);
        QAbstractItemModelTester tester(dialog->table()->model(),
                                        QAbstractItemModelTester::FailureReportingMode::QtTest);
        const auto cell = [dialog](int column) {
            return dialog->table()->model()->index(0, column).data().toString();
        };
        QCOMPARE(dialog->table()->model()->rowCount(), 1);
        QVERIFY(cell(MisfitModel::Where).contains(QStringLiteral("Standard Twin")));
        QCOMPARE(cell(MisfitModel::Had), QStringLiteral("7"));
        QCOMPARE(cell(MisfitModel::Now), QStringLiteral("2"));
        QVERIFY2(cell(MisfitModel::Who).contains(QStringLiteral("Wayfarer OTA")),
                 qPrintable(cell(MisfitModel::Who)));
        QVERIFY(dialog->applyButton()->text().contains(u'2'));
        QCOMPARE(typed(0), 7);

        QTest::keyClick(dialog->applyButton(), Qt::Key_Space);
        QTRY_COMPARE(typed(0), inventory::kForSaleByDefault);
        QCOMPARE(typed(1), 2);
        QCOMPARE(typed(2), inventory::kForSaleByDefault);
    }

    void leavingItChangesNothing()
    {
        QPointer<UndoDialog> dialog = misfit();
        QVERIFY(dialog);
        QTest::keyClick(dialog, Qt::Key_Escape);
        QTRY_VERIFY(!dialog);
        real_->session().engine().flush();
        QCOMPARE(real_->cell(kTwin, kToday).typed, 7);
        QVERIFY(undo()->isEnabled());
    }

    void closingTheHotelClosesTheDialog()
    {
        QPointer<UndoDialog> dialog = misfit();
        QVERIFY(dialog);
        real_->window().setSession(nullptr);
        QVERIFY(!dialog);
    }

private:
    QAction *undo() { return real_->window().undoDesk()->undoAction(); }
    QAction *redo() { return real_->window().undoDesk()->redoAction(); }
    TopBar *topBar() { return real_->window().findChild<TopBar *>(); }
    qint32 typed(int day)
    {
        return real_->session().view().ledger().type(kTwin, kToday + day).typed;
    }

    /// Rooms for sale of the twins, from today on; by another channel's hand where one is named.
    void set(int rooms, int nights, int from = 0, int channel = 0, ActorId actor = kDeskActor)
    {
        const inventory::Catalogue &catalogue = real_->session().view().catalogue();
        booking::EditCells edit;
        edit.caller = real_->session().desk();
        edit.caller.channel = catalogue.channels[size_t(channel)].id;
        edit.caller.actor = actor;
        edit.roomTypes = {catalogue.roomTypes[kTwin].id};
        edit.ranges = {{kToday + from, nights}};
        edit.value = rooms;
        if (rooms == 7) edit.text.label = QStringLiteral("Seven twins");
        const auto answer = real_->session().engine().run(booking::EditBlock(edit));
        QVERIFY2(answer, answer ? "" : qPrintable(answer.error().text()));
        QTRY_COMPARE(typed(from), rooms);
    }

    /// Undoes an edit of three nights of which somebody else has changed the second since.
    UndoDialog *misfit()
    {
        set(7, 3);
        set(2, 1, 1, 1, ActorId{7});
        const auto find = [this] { return real_->window().findChild<UndoDialog *>(); };
        if (!tests::waitFor([this] { return undo()->text().contains(QStringLiteral("Seven")); }))
            return nullptr;
        undo()->trigger();
        return tests::waitFor([&] { return find() != nullptr; }) ? find() : nullptr;
    }

    std::unique_ptr<RealWindow> real_;
};

QTEST_MAIN(TestUndoDesk)
#include "test_undo_desk.moc"
