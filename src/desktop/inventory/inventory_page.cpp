// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/inventory/inventory_page.h"

#include "desktop/inventory/activity_panel.h"
#include "desktop/inventory/cell_details.h"
#include "desktop/inventory/figures_strip.h"
#include "desktop/inventory/grid_edits.h"
#include "desktop/inventory/grid_view.h"
#include "desktop/inventory/holds_panel.h"
#include "desktop/theme/look.h"
#include "desktop/widgets/rounded.h"

#include <QtCore/QSettings>
#include <QtGui/QAction>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QSplitter>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>

namespace roomrack::desktop {

namespace {

constexpr int kRightColumn = 290;
constexpr int kLeastActivity = 136;
const QString kFolded = QStringLiteral("inventory/folded");
const QString kSplit = QStringLiteral("inventory/split");

}  // namespace

InventoryPage::InventoryPage(const PageContext &context, QWidget *parent)
    : Page(context, parent), model_(new GridModel(session().view(), this)),
      grid_(new GridView(*model_, theme())),
      edits_(new GridEdits(session(), *grid_, actions(), theme())),
      holds_(new HoldsPanel(session(), actions(), theme())),
      activity_(new ActivityPanel(session(), actions(), theme())),
      figures_(new FiguresStrip(session(), holds_->model()))
{
    setObjectName(QStringLiteral("inventoryPage"));
    build();
    connectSession();
    restore();
}

InventoryPage::~InventoryPage()
{
    keep();
}

QString InventoryPage::title() const
{
    return tr("Inventory");
}

void InventoryPage::build()
{
    auto *page = new QVBoxLayout(this);
    page->setContentsMargins(look::kMargin, look::kGap, look::kMargin, look::kGap);
    page->setSpacing(look::kGap);
    page->addWidget(figures_);
    auto *columns = new QHBoxLayout;
    columns->setSpacing(look::kGap);
    split_ = new QSplitter(Qt::Vertical);
    split_->setHandleWidth(look::kGap);
    split_->setChildrenCollapsible(false);
    split_->addWidget(buildGridCard());
    split_->addWidget(activity_);
    split_->setStretchFactor(0, 1);
    split_->setStretchFactor(1, 0);
    activity_->setMinimumHeight(108);
    columns->addWidget(split_, 1);
    holds_->setFixedWidth(kRightColumn);
    columns->addWidget(holds_);
    page->addLayout(columns, 1);
}

QWidget *InventoryPage::buildGridCard()
{
    gridCard_ = look::card();
    auto *inside = new QVBoxLayout(gridCard_);
    inside->setContentsMargins(0, 0, 0, 0);
    inside->addWidget(grid_);
    roundCorners(grid_, look::kRadius - 1);
    gridCard_->setMinimumHeight(kNightHeaderHeight + 3 * kTypeRowHeight);
    return gridCard_;
}

void InventoryPage::connectSession()
{
    connect(&session(), &HotelSession::loaded, this, [this] {
        model_->reload();
        grid_->setFirstNight(session().businessDate(), false);
    });
    connect(&session(), &HotelSession::cellsChanged, model_, &GridModel::cellsChanged);
    connect(&session(), &HotelSession::businessDateMoved, this, [this] { grid_->refreshAll(); });
    connect(grid_, &GridView::firstNightMoved, &actions(), &DeskActions::setFirstNight);
    connect(&actions(), &DeskActions::firstNightChanged, this, [this](Night night) {
        if (grid_->firstNight() != night) grid_->setFirstNight(night, true);
    });
    connect(grid_, &GridView::selectionMoved, this, &InventoryPage::describeSelection);
    connect(grid_, &GridView::detailsWanted, this, &InventoryPage::showDetails);
    connect(grid_, &GridView::rowsFolded, this, &InventoryPage::limitGrid);
    limitGrid();
}

/// The card is never higher than its rows, so that activity gets the rest.
void InventoryPage::limitGrid()
{
    if (!gridCard_) return;
    gridCard_->setMaximumHeight(grid_->contentHeight() + 2);
    balance();
}

/// The grid gets what it needs, as long as some lines of activity are left.
void InventoryPage::balance()
{
    if (movedByHand_) return;
    const int room = split_->height() - split_->handleWidth();
    const int grid = std::min(gridCard_->maximumHeight(), room - kLeastActivity);
    split_->setSizes({grid, room - grid});
}

void InventoryPage::resizeEvent(QResizeEvent *event)
{
    Page::resizeEvent(event);
    layout()->activate();
    balance();
}

void InventoryPage::shown()
{
    if (!opened_) {
        opened_ = true;
        const Night first =
            actions().firstNight() == Night() ? session().businessDate() : actions().firstNight();
        grid_->setFirstNight(first, false);
        actions().setFirstNight(grid_->firstNight());
    }
    grid_->setFocus();
}

void InventoryPage::describeSelection()
{
    const GridSelection where = grid_->selected();
    if (where.isEmpty()) {
        setHint({});
        return;
    }
    const QString text = selectionText(session().view(), where);
    setHint(where.types.empty()
                ? tr("Selected: %1 · O sets rooms out of order").arg(text)
                : tr("Selected: %1 · type a number to set rooms for sale").arg(text));
}

void InventoryPage::showDetails()
{
    const QModelIndex at = grid_->currentIndex();
    if (!at.isValid()) return;
    const GridRow row = model_->row(at.row());
    if (row.isPool()) {
        model_->setFolded(row.pool, !model_->isFolded(row.pool));
        return;
    }
    auto *details = new CellDetails(theme(), this, session(), row.type, model_->night(at.column()));
    details->openBeside(grid_, grid_->currentBox());
}

std::vector<QAction *> InventoryPage::editActions()
{
    if (!editActions_.empty()) return editActions_;
    const auto add = [this](const QString &text, const QString &key, auto what) {
        auto *action = new QAction(tr("%1\t%2").arg(text, key), this);
        connect(action, &QAction::triggered, this, what);
        return action;
    };
    editActions_ = {
        add(tr("Rooms for sale…"), tr("digits"),
            [this] { edits_->type(booking::CellField::ForSale, {}); }),
        add(tr("Rooms for sale: back to default"), tr("Del"), [this] { edits_->backToDefault(); }),
        add(tr("Stop-sell on or off"), tr("S"), [this] { edits_->toggleStopSell(); }),
        add(tr("Rooms out of order…"), tr("O"),
            [this] { edits_->type(booking::CellField::OutOfOrder, {}); }),
        add(tr("Details and history"), tr("Enter"), [this] { showDetails(); }),
        add(tr("Fold all pools"), tr("−"), [this] { model_->foldAll(true); }),
        add(tr("Unfold all pools"), tr("+"), [this] { model_->foldAll(false); }),
    };
    return editActions_;
}

void InventoryPage::restore()
{
    QList<qint64> folded;
    for (const QVariant &id : settings().value(kFolded).toList()) folded << id.toLongLong();
    if (!folded.isEmpty()) model_->setFoldedIds(folded);
    movedByHand_ = split_->restoreState(settings().value(kSplit).toByteArray());
    connect(split_, &QSplitter::splitterMoved, this, [this] { movedByHand_ = true; });
}

void InventoryPage::keep()
{
    QVariantList folded;
    for (const qint64 id : model_->foldedIds()) folded << id;
    settings().setValue(kFolded, folded);
    if (movedByHand_) settings().setValue(kSplit, split_->saveState());
}

}  // namespace roomrack::desktop
