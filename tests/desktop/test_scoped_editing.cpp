// SPDX-License-Identifier: GPL-3.0-or-later
// Restrictions of a rate plan in the real window: by key in its row, in a bulk update, undone, and
// in the details of the night.
#include "desktop/inventory/cell_details.h"
#include "desktop/shell/undo_controller.h"
#include "support/patience.h"
#include "window_test.h"

#include <QtGui/QAction>
#include <QtTest/QtTest>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QDialog>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>

using namespace roomrack;
using namespace roomrack::desktop;
using inventory::RestrictionScope;
using roomrack::tests::kJulyTenth;

class TestScopedEditing : public tests::WindowTest {
    Q_OBJECT

private slots:
    void keyInTheRowOfAPlanRestrictsThePlan()
    {
        toPlanRow();
        press(Qt::Key_S);
        QTRY_VERIFY(ofPlan().flags & inventory::StopSell);
        QVERIFY(!(view().ledger().type(kTwinType, kNight).flags & inventory::StopSell));
        QTRY_VERIFY(real_->window().undoController()->undoAction()->isEnabled());
        press(Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE(ofPlan(), inventory::Restrictions());
        QTRY_VERIFY(real_->window().undoController()->redoAction()->isEnabled());
        press(Qt::Key_Y, Qt::ControlModifier);
        QTRY_VERIFY(ofPlan().flags & inventory::StopSell);
        press(Qt::Key_3, Qt::AltModifier);
        press(Qt::Key_Delete);
        QTRY_COMPARE(ofPlan(), inventory::Restrictions());
    }

    void detailsSayWhoSetIt()
    {
        toPlanRow();
        press(Qt::Key_A);
        QTRY_VERIFY(ofPlan().flags & inventory::ClosedToArrival);
        press(Qt::Key_Return);
        auto *details = real_->window().findChild<CellDetails *>();
        QVERIFY(details);
        const auto text = [details] {
            QString all;
            for (const QLabel *line :
                 details->findChildren<QLabel *>(QStringLiteral("cellDetails.reason")))
                all += line->text() + QLatin1Char('\n');
            return all;
        };
        QTRY_VERIFY2(text().contains(QStringLiteral("Set by Front desk")), qPrintable(text()));
        QVERIFY2(text().contains(QStringLiteral("Only %1: Closed to arrival")
                                     .arg(view().rates().planName(planId()))),
                 qPrintable(text()));
    }

    /// Otherwise they would stay closed when the room type is opened again.
    void keyInTheRowOfATypeSparesItsSelectedPlans()
    {
        press(Qt::Key_Plus, Qt::ControlModifier);
        for (int row = 0; row < 2; ++row) press(Qt::Key_Down, Qt::ShiftModifier);
        press(Qt::Key_S);
        const auto ofType = [&] { return view().ledger().type(kTwinType, kNight).flags; };
        QTRY_VERIFY(ofType() & inventory::StopSell);
        QVERIFY(!view().ledger().scoped().any(kTwinType));
    }

    void bulkUpdateIsLimitedToAPlanAndAChannel()
    {
        real_->grid().cursor().selectCells(kTwinType, kNight, 3);
        press(Qt::Key_3, Qt::AltModifier);
        press(Qt::Key_U, Qt::ControlModifier);
        const auto find = [this]<typename T>(T *&widget, const char *name) {
            widget = real_->window().findChild<T *>(QLatin1String(name));
            return widget != nullptr;
        };
        QComboBox *plan = nullptr, *channel = nullptr;
        QPushButton *apply = nullptr;
        QTRY_VERIFY(find(apply, "bulk.apply"));
        QVERIFY(find(plan, "bulk.onlyPlan") && find(channel, "bulk.onlyChannel"));
        QTRY_VERIFY(plan->isVisible() && channel->isVisible());
        plan->setCurrentIndex(plan->findData(planId().value));
        const inventory::Channel &last = view().catalogue().channels.back();
        channel->setCurrentIndex(channel->findData(last.id.value));
        QTRY_VERIFY(apply->isEnabled());
        QTest::keyClick(apply, Qt::Key_Space);
        const RestrictionScope scope{planId(), last.id};
        const auto flags = [&](int day) {
            return view().ledger().scoped().at(kTwinType, scope, kNight + day).flags;
        };
        QTRY_VERIFY(flags(2) & inventory::StopSell);
        QVERIFY(flags(0) & inventory::StopSell);
        QCOMPARE(int(flags(3)), 0);
        QCOMPARE(ofPlan(), inventory::Restrictions());
        QCOMPARE(int(view().ledger().type(kTwinType, kNight).flags), 0);
    }

private:
    static constexpr int kTwinType = 1, kPlanIndex = 1;
    static inline const Night kNight = kJulyTenth + 2;

    void opened() override
    {
        QTRY_VERIFY(real_->grid().hasFocus());
        real_->grid().cursor().selectCells(kTwinType, kNight, 1);
    }
    /// Unfolds the room type and selects the night of its second plan.
    void toPlanRow()
    {
        press(Qt::Key_Plus, Qt::ControlModifier);
        const GridModel &model = real_->grid().grid();
        for (int row = 0; row < model.rowCount(); ++row) {
            if (model.row(row).type == kTwinType && model.row(row).plan == kPlanIndex)
                real_->grid().cursor().selectOnly(row, model.columnOf(kNight));
        }
        QCOMPARE(model.row(real_->grid().currentIndex().row()).plan, kPlanIndex);
    }
    const HotelView &view() { return real_->session().view(); }
    RatePlanId planId() { return view().rates().plans()[kPlanIndex].id; }
    inventory::Restrictions ofPlan()
    {
        return view().ledger().scoped().at(kTwinType, {planId(), {}}, kNight);
    }
    void press(Qt::Key key, Qt::KeyboardModifiers with = {})
    {
        QTest::keyClick(&real_->grid(), key, with);
    }
};

QTEST_MAIN(TestScopedEditing)
#include "test_scoped_editing.moc"
