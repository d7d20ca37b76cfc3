// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/inventory/inventory_page.h"

#include "booking/restriction_fields.h"
#include "desktop/cells/grid_changes.h"
#include "desktop/connections/hotel_channels.h"
#include "desktop/inventory/activity_panel.h"
#include "desktop/inventory/channels_panel.h"
#include "desktop/inventory/figures_strip.h"
#include "desktop/inventory/grid_actions.h"
#include "desktop/inventory/grid_edits.h"
#include "desktop/inventory/grid_view.h"
#include "desktop/inventory/holds_panel.h"
#include "desktop/inventory/view_switch.h"
#include "desktop/theme/style.h"
#include "desktop/widgets/action_menu.h"
#include "desktop/widgets/key_splitter.h"
#include "desktop/widgets/rounded.h"

#include <QtCore/QSettings>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QHeaderView>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>

namespace roomrack::desktop {

namespace {

constexpr int kRightColumn = 290;
constexpr int kLeastActivity = 136;  ///< that the grid leaves
constexpr int kLowestActivity = 108;
const QString kFolded = QStringLiteral("inventory/folded");
const QString kOpened = QStringLiteral("inventory/opened");
const QString kView = QStringLiteral("inventory/view");
const QString kSplit = QStringLiteral("inventory/split");

constexpr int kGridFrame = 2;  ///< above and below the grid

/// Height of the heading and of the rows that are whole in this room.
int wholeRowsIn(const GridView &grid, int room)
{
    if (grid.contentHeight() <= room) return grid.contentHeight();
    const QHeaderView *rows = grid.verticalHeader();
    int height = kNightHeaderHeight;
    for (int row = 0; row < rows->count() && height + rows->sectionSize(row) <= room; ++row)
        height += rows->sectionSize(row);
    return height;
}

}  // namespace

InventoryPage::InventoryPage(const PageContext &context, QWidget *parent)
    : Page(context, parent), model_(new GridModel(session().view(), this)),
      grid_(new GridView(*model_, theme())),
      edits_(new GridEdits(session(), *grid_, actions(), theme())),
      holds_(new HoldsPanel(session(), actions(), theme())),
      activity_(new ActivityPanel(session(), actions(), theme())),
      channels_(new ChannelsPanel(actions(), theme())), views_(new ViewSwitch(this)),
      figures_(new FiguresStrip(session(), holds_->model())),
      gridActions_(new GridActions(context, *grid_, *edits_, *views_, *this)),
      bulk_(new QPushButton(tr("Bulk update…"), this))
{
    setObjectName(QStringLiteral("inventoryPage"));
    views_->hide();  // shown in the tool bar
    bulk_->hide();
    bulk_->setFocusPolicy(Qt::TabFocus);
    bulk_->setObjectName(QStringLiteral("bulkUpdate"));
    connect(bulk_, &QPushButton::clicked, gridActions_, &GridActions::openBulk);
    build();
    connectSession();
    connect(&session().users(), &DeskUsers::personChanged, this, &InventoryPage::showAllowed);
    showAllowed();
    restore();
    actions().showNight = [this](Night night) {
        if (actions().showPage) actions().showPage(QStringLiteral("inventory"));
        grid_->goTo(night);
    };
}

InventoryPage::~InventoryPage()
{
    actions().showNight = nullptr;
    const auto store = [this](const QString &key, const QList<qint64> &ids) {
        QVariantList list;
        for (const qint64 id : ids) list << id;
        settings().setValue(key, list);
    };
    store(kFolded, model_->rows().foldedIds());
    store(kOpened, model_->rows().openedIds());
    if (movedByHand_) settings().setValue(kSplit, split_->saveState());
}

void InventoryPage::build()
{
    auto *page = new QVBoxLayout(this);
    page->setContentsMargins(style::kMargin, style::kGap, style::kMargin, style::kGap);
    page->setSpacing(style::kGap);
    page->addWidget(figures_);
    auto *columns = new QHBoxLayout;
    columns->setSpacing(style::kGap);
    split_ = new KeySplitter(Qt::Vertical);
    split_->addWidget(buildGridCard());
    // A collapsed card is at the top of its part.
    auto *lower = new QWidget;
    auto *below = style::withoutMargins<QVBoxLayout>(lower);
    below->addWidget(activity_, 1);
    below->addStretch();
    split_->addWidget(lower);
    split_->setStretchFactor(0, 1);
    split_->setStretchFactor(1, 0);
    columns->addWidget(split_, 1);
    columns->addWidget(buildSide());
    page->addLayout(columns, 1);
}

QWidget *InventoryPage::buildGridCard()
{
    gridCard_ = style::card();
    auto *inside = style::withoutMargins<QVBoxLayout>(gridCard_);
    inside->addWidget(grid_);
    roundCorners(grid_, style::kRadius - 1);
    gridCard_->setMinimumHeight(kNightHeaderHeight + 3 * kTypeRowHeight);
    return gridCard_;
}

/// An empty column leaves its room to the grid. It comes with the first hold or channel, and goes
/// only when the page is shown again: the grid must not change its width all the time.
QWidget *InventoryPage::buildSide()
{
    side_ = new QWidget;
    side_->setFixedWidth(kRightColumn);
    auto *right = style::withoutMargins<QVBoxLayout>(side_);
    right->setSpacing(style::kGap);
    right->addWidget(holds_, 1);
    right->addWidget(channels_);
    right->addStretch();
    side_->setVisible(needsSide());
    const auto show = [this] {
        if (needsSide()) side_->show();
    };
    connect(&holds_->model(), &QAbstractItemModel::rowsInserted, side_, show);
    if (HotelChannels *all = actions().channels) connect(all, &HotelChannels::changed, side_, show);
    return side_;
}

void InventoryPage::connectSession()
{
    connect(&session(), &HotelSession::loaded, this, [this] {
        model_->reload();
        grid_->columns().setFirst(session().businessDate(), false);
    });
    connect(&session().changes(), &HotelChanges::cellsChanged, model_, &GridModel::cellsChanged);
    if (HotelChannels *channels = actions().channels) {
        connect(channels, &HotelChannels::changed, model_,
                [this, channels] { model_->setParity(channels->parity()); });
    }
    connect(&session().changes(), &HotelChanges::businessDateMoved, this,
            [this] { grid_->refreshAll(); });
    connect(&grid_->columns(), &GridColumns::firstMoved, &actions(), &PageActions::setFirstNight);
    connect(&actions(), &PageActions::firstNightChanged, this, [this](Night night) {
        if (grid_->columns().first() != night) grid_->columns().setFirst(night, true);
    });
    connect(&grid_->cursor(), &GridCursor::moved, this, &InventoryPage::describeSelection);
    connect(&grid_->fill(), &GridFill::changed, this, &InventoryPage::describeSelection);
    connect(&grid_->keys(), &GridKeys::requested, this, [this](GridRequest gridRequest) {
        if (gridRequest == GridRequest::Details) gridActions_->showDetails();
        if (gridRequest == GridRequest::Legend) gridActions_->showLegend();
    });
    offerActions(grid_, [this] { return editActions(); });
    connect(views_, &ViewSwitch::chosen, this, &InventoryPage::showMode);
    connect(grid_, &GridView::rowsFolded, this, &InventoryPage::limitGrid);
    limitGrid();
}

bool InventoryPage::needsSide() const
{
    return holds_->model().rowCount() > 0 || !channels_->isHidden();
}

/// Limits the card's height to its rows; the rest is for activity.
void InventoryPage::limitGrid()
{
    if (!gridCard_) return;
    gridCard_->setMaximumHeight(grid_->contentHeight() + kGridFrame);
    balance();
}

/// Gives the grid its full height, but keeps a minimum for activity; then the grid ends with a
/// whole row.
void InventoryPage::balance()
{
    if (movedByHand_) return;
    const int room = split_->height() - split_->handleWidth();
    const int least = activity_->isFolded() ? activity_->sizeHint().height() : kLeastActivity;
    const int grid = std::min(gridCard_->maximumHeight(),
                              kGridFrame + wholeRowsIn(*grid_, room - least - kGridFrame));
    split_->setSizes({grid, room - grid});
}

/// What the user chose for the other state of the card does not fit this one.
void InventoryPage::foldActivity()
{
    activity_->setMinimumHeight(activity_->isFolded() ? 0 : kLowestActivity);
    movedByHand_ = false;
    balance();
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
        grid_->columns().setFirst(first, false);
    }
    side_->setVisible(needsSide());
    // The room plan begins earlier than the grid, which cannot follow it there.
    actions().setFirstNight(grid_->columns().first());
    grid_->setFocus();
}

std::vector<QWidget *> InventoryPage::barWidgets()
{
    return {views_};
}

std::vector<QWidget *> InventoryPage::barButtons()
{
    return {bulk_};
}

void InventoryPage::showMode(GridMode mode)
{
    grid_->setMode(mode);
    settings().setValue(kView, int(mode));
    showAllowed();
}

void InventoryPage::describeSelection()
{
    const GridSelection where = grid_->cursor().selected();
    if (where.isEmpty()) {
        setHint({});
        return;
    }
    const QString text = selectionText(session().view(), where);
    if (grid_->fill().isActive()) {
        setHint(
            tr("Filling from %1 · arrow keys to extend, Enter to apply, Esc to cancel").arg(text));
        return;
    }
    if (grid_->cursor().isAdding()) {
        setHint(tr("Selected: %1 · Shift+arrow keys or Space to add, Esc to finish").arg(text));
        return;
    }
    const QModelIndex at = grid_->currentIndex();
    std::optional<CellField> field;
    if (at.isValid()) field = typedField(model_->mode(), model_->row(at.row()));
    if (model_->mode() == GridMode::Parity)
        setHint(tr("Selected: %1 · Enter for channel status").arg(text));
    else if (field && !session().whyNot(booking::actOf(*field)).isEmpty())
        setHint(tr("Selected: %1").arg(text));
    else if (field == CellField::ForSale)
        setHint(tr("Selected: %1 · type a number to set rooms to sell").arg(text));
    else if (field == CellField::Rate)
        setHint(tr("Selected: %1 · type a number to set the rate").arg(text));
    else if (field && booking::restrictionOf(*field))
        setHint(tr("Selected: %1 · S, A, D, or a number for min LOS").arg(text));
    else
        setHint(tr("Selected: %1 · O to set rooms out of order").arg(text));
}

void InventoryPage::showAllowed()
{
    const QString whyNoBulk = session().whyNot(booking::Act::SetForSale);
    bulk_->setEnabled(whyNoBulk.isEmpty());
    bulk_->setToolTip(style::tip(whyNoBulk));
    gridActions_->showAllowed();
    describeSelection();
}

std::vector<QAction *> InventoryPage::editActions()
{
    return gridActions_->all();
}

/// The nights of one room type that can be booked; a selection of several is for edits.
BookingPreset InventoryPage::bookingPreset() const
{
    const GridSelection where = grid_->cursor().selected();
    if (where.isEmpty()) return {};
    const GridBlock &current = where.blocks.back();
    const auto rows = where.rows();
    const int type = current.rows.front().type;
    const auto isOther = [type](const GridRow &row) { return row.type != type; };
    if (type < 0 || std::any_of(rows.begin(), rows.end(), isOther)) return {};
    BookingPreset preset;
    preset.roomType = session().view().catalogue().roomTypes[size_t(type)].id;
    const Stay open = editableNights(session().view());
    const Night in = std::max(current.first, open.checkIn());
    const Night out = std::min(current.end(), open.checkOut());
    if (in < out) preset.stay = Stay(in, out - in);
    return preset;
}

void InventoryPage::restore()
{
    const auto ids = [this](const QString &key) {
        QList<qint64> list;
        for (const QVariant &id : settings().value(key).toList()) list << id.toLongLong();
        return list;
    };
    model_->setFoldedIds(ids(kFolded), ids(kOpened));
    views_->setMode(GridMode(std::clamp(settings().value(kView).toInt(), 0, kGridModes - 1)));
    movedByHand_ = split_->restoreState(settings().value(kSplit).toByteArray());
    connect(split_, &QSplitter::splitterMoved, this, [this] { movedByHand_ = true; });
    holds_->keepFolded(settings(), QStringLiteral("inventory/collapsed/holds"));
    channels_->keepFolded(settings(), QStringLiteral("inventory/collapsed/channels"));
    activity_->setMinimumHeight(kLowestActivity);
    connect(activity_, &FoldingCard::foldedChanged, this, &InventoryPage::foldActivity);
    activity_->keepFolded(settings(), QStringLiteral("inventory/collapsed/activity"));
}

}  // namespace roomrack::desktop
