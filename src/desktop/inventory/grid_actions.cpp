// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/inventory/grid_actions.h"

#include "booking/restriction_fields.h"
#include "desktop/bulk/bulk_dialog.h"
#include "desktop/inventory/cell_details.h"
#include "desktop/inventory/go_to_date.h"
#include "desktop/inventory/grid_edits.h"
#include "desktop/inventory/grid_legend.h"
#include "desktop/inventory/grid_view.h"
#include "desktop/inventory/view_switch.h"
#include "desktop/theme/style.h"
#include "desktop/widgets/ends_with.h"
#include "desktop/words/restriction_words.h"

#include <QtGui/QAction>
#include <QtWidgets/QHeaderView>

namespace roomrack::desktop {

GridActions::GridActions(const PageContext &context, GridView &grid, GridEdits &edits,
                         ViewSwitch &views, QWidget &page)
    : QObject(&page), session_(context.session), actions_(context.actions), theme_(context.theme),
      grid_(grid), edits_(edits), views_(views), page_(page)
{
    addEdits();
    offerLine();
    addViews();
}

// The dialog must not outlive the session, which is destroyed right after its actions.
void GridActions::openBulk()
{
    const BulkForm form = formFor(session_.view(), grid_.grid().mode(), grid_.cursor().selected());
    auto *dialog = new BulkDialog(session_, actions_, form, page_.window());
    endWith(&actions_, dialog);
    dialog->open();
}

void GridActions::showDetails()
{
    const QModelIndex at = grid_.currentIndex();
    if (!at.isValid()) return;
    const GridRow row = grid_.grid().row(at.row());
    const Night night = grid_.grid().night(at.column());
    auto *details = new CellDetails(theme_, &page_, session_, row, night,
                                    grid_.grid().paritySentences(row, night));
    details->openBeside(&grid_, grid_.cursor().box());
}

void GridActions::showLegend()
{
    const GridLook look{grid_.grid().mode(), session_.view().property().currency};
    auto *legend = new GridLegend(theme_, &page_, look);
    legend->openBeside(&grid_, QRect(0, 0, grid_.verticalHeader()->width(), kNightHeaderHeight));
}

void GridActions::goToDate()
{
    const HotelView &view = session_.view();
    auto *ask = new GoToDate(theme_, &page_, session_.businessDate(), view.ledger().first(),
                             view.ledger().end() - 1);
    connect(ask, &GoToDate::chosen, &grid_, &GridView::goTo);
    const QRect corner(grid_.verticalHeader()->width(), 0, 1, kNightHeaderHeight);
    ask->openBeside(&grid_, corner);
}

void GridActions::foldCurrent(bool folded)
{
    const int row = grid_.currentIndex().row();
    if (row >= 0) grid_.grid().fold(grid_.grid().row(row), folded);
}

/// `key` is only shown in the menu; the grid handles its keys itself.
QAction *GridActions::offer(const QString &text, const QString &key, std::function<void()> what)
{
    auto *action = new QAction(key.isEmpty() ? text : tr("%1\t%2").arg(text, key), this);
    connect(action, &QAction::triggered, this, std::move(what));
    all_.push_back(action);
    return action;
}

void GridActions::offerLine()
{
    offer({}, {}, [] {})->setSeparator(true);
}

void GridActions::addEdits()
{
    const auto edit = [this](CellField field, const QString &text, const QString &key,
                             std::function<void()> what) {
        guarded_.push_back({offer(text, key, std::move(what)), booking::actOf(field), true});
    };
    const auto type = [this](CellField field) { return [this, field] { edits_.type(field, {}); }; };
    edit(CellField::ForSale, tr("Edit selection…"), tr("F2"), [this] { edits_.type({}); });
    edit(CellField::Rate, tr("Rate…"), tr("R"), type(CellField::Rate));
    edit(CellField::ForSale, tr("Reset to default"), tr("Del"), [this] { edits_.backToDefault(); });
    offerLine();
    for (const RestrictionRow &row : inventory::kRestrictions) {
        edit(booking::fieldOf(row), restrictionAction(row), restrictionLetter(row),
             [this, &row] { edits_.restrict(row); });
    }
    edit(CellField::OutOfOrder, tr("Rooms out of order…"), tr("O"), type(CellField::OutOfOrder));
    offerLine();
    offer(tr("Copy"), tr("Ctrl+C"), [this] { edits_.copy(); });
    offer(tr("Copy with headers"), tr("Ctrl+Shift+C"), [this] { edits_.copyWithHeaders(); });
    edit(CellField::ForSale, tr("Paste"), tr("Ctrl+V"), [this] { edits_.paste(); });
    edit(CellField::ForSale, tr("Fill from selection"), tr("F"), [this] { edits_.beginFill(); });
    offer(tr("Details and history"), tr("Enter"), [this] { showDetails(); });
    offer(tr("Legend"), tr("?"), [this] { showLegend(); });
}

void GridActions::showAllowed()
{
    const bool readOnly = grid_.grid().mode() == GridMode::Parity;
    for (const auto &[action, act, editsCells] : guarded_) {
        const QString why =
            readOnly && editsCells ? tr("The parity view is read-only") : session_.whyNot(act);
        action->setEnabled(why.isEmpty());
        action->setToolTip(why.isEmpty() ? action->text().section(QLatin1Char('\t'), 0, 0)
                                         : style::tip(why));
    }
}

void GridActions::addViews()
{
    const auto withKeys = [this](QAction *action, const QList<QKeySequence> &keys) {
        action->setShortcuts(keys);
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        page_.addAction(action);
    };
    QAction *bulk = offer(tr("Bulk update…"), {}, [this] { openBulk(); });
    withKeys(bulk, {QKeySequence(tr("Ctrl+U"))});
    guarded_.push_back({bulk, booking::Act::SetForSale, false});
    withKeys(offer(tr("Go to date…"), {}, [this] { goToDate(); }),
             {QKeySequence(tr("Ctrl+G")), QKeySequence(Qt::Key_F5)});
    offerLine();
    for (int i = 0; i < kGridModes; ++i) {
        const auto mode = GridMode(i);
        withKeys(offer(ViewSwitch::name(mode), {}, [this, mode] { views_.setMode(mode); }),
                 {QKeySequence(QStringLiteral("Alt+%1").arg(i + 1))});
    }
    offer(tr("Expand row"), tr("Ctrl++"), [this] { foldCurrent(false); });
    offer(tr("Collapse row"), tr("Ctrl+−"), [this] { foldCurrent(true); });
    offer(tr("Collapse all pools"), {}, [this] { grid_.grid().foldAll(true); });
    offer(tr("Expand all pools"), {}, [this] { grid_.grid().foldAll(false); });
}

}  // namespace roomrack::desktop
