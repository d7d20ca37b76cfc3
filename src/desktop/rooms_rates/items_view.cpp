// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/rooms_rates/items_view.h"

#include "desktop/rooms_rates/from_night_dialog.h"
#include "desktop/rooms_rates/item_rows.h"
#include "desktop/rooms_rates/item_view_words.h"
#include "desktop/rooms_rates/plan_dialog.h"
#include "desktop/rooms_rates/pool_dialog.h"
#include "desktop/rooms_rates/room_dialog.h"
#include "desktop/rooms_rates/room_type_dialog.h"
#include "desktop/rooms_rates/rooms_dialog.h"
#include "desktop/rooms_rates/segment_dialog.h"
#include "desktop/rooms_rates/tax_dialog.h"
#include "desktop/rooms_rates/usual_segments.h"
#include "desktop/session/undo_notice.h"
#include "desktop/theme/style.h"
#include "desktop/widgets/action_menu.h"
#include "desktop/widgets/allow.h"
#include "desktop/widgets/ends_with.h"
#include "desktop/widgets/flow_layout.h"
#include "desktop/widgets/table_card.h"

#include <QtGui/QShortcut>
#include <QtWidgets/QFrame>
#include <QtWidgets/QLabel>
#include <QtWidgets/QMenu>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>
#include <utility>

namespace roomrack::desktop {

using booking::ItemKind;

namespace {

/// The largest id of the items; 0: there are none.
qint64 newestOf(const std::vector<Row> &rows)
{
    qint64 newest = 0;
    for (const Row &row : rows) newest = std::max(newest, row.key);
    return newest;
}

/// At its end, in a second line where the width does not suffice.
QLayout *barOf(const QList<QPushButton *> &buttons)
{
    auto *bar = new FlowLayout(nullptr);
    bar->setContentsMargins(style::kPadding, 9, style::kPadding, 9);
    bar->setSpacing(style::kSmallGap);
    // A FlowLayout takes no spacers: the first button stands at the end of what takes the rest.
    auto *first = new QWidget;
    auto *row = style::withoutMargins<QHBoxLayout>(first);
    row->addStretch();
    row->addWidget(buttons.front());
    bar->addWidget(first);
    for (QPushButton *button : buttons.sliced(1)) bar->addWidget(button);
    return bar;
}

ItemDialog *makeDialog(const DescriptionFlow &flow, ItemKind kind, qint64 id, QWidget *parent)
{
    const inventory::Catalogue &house = flow.session.view().catalogue();
    switch (kind) {
    case ItemKind::Pool: return new PoolDialog(flow, id, parent);
    case ItemKind::Room: {
        const inventory::Room *room = house.room(RoomId{id});
        return room ? new RoomDialog(flow, *room, parent) : nullptr;
    }
    case ItemKind::RoomType: return new RoomTypeDialog(flow, id, parent);
    case ItemKind::RatePlan: return new PlanDialog(flow, id, parent);
    case ItemKind::Vat:
    case ItemKind::MealPart:
    case ItemKind::CityTax:
    case ItemKind::Fee: return new TaxDialog(flow, kind, id, parent);
    case ItemKind::Segment: return new SegmentDialog(flow, id, parent);
    }
    return nullptr;
}

}  // namespace

ItemsView::ItemsView(const DescriptionFlow &flow, ItemKind kind, QWidget *parent)
    : QWidget(parent), flow_(flow), kind_(kind),
      table_(new RowsTable(flow.theme, itemColumns(kind), itemShape(kind))),
      empty_(style::muted({}))
{
    add_ = addButton("add", tr("&Add…"), &ItemsView::add);
    edit_ = addButton("edit", tr("Ed&it…"), &ItemsView::edit);
    up_ = addButton("up", tr("Move &up"), &ItemsView::moveUp);
    down_ = addButton("down", tr("Move &down"), &ItemsView::moveDown);
    retire_ = addButton("retire", tr("&Retire…"), &ItemsView::retire);
    back_ = addButton("back", tr("&Bring back"), &ItemsView::bringBack);
    move_ = addButton("move", tr("Move to another &pool…"), &ItemsView::moveRooms);
    usual_ = new QPushButton(tr("Add u&sual segments"));
    usual_->setObjectName(QStringLiteral("segments.usual"));
    connect(usual_, &QPushButton::clicked, this, [this] {
        booking::DescriptionItems items;
        items.segments = usualSegments();
        send(std::move(items), tr("Usual market segments added"));
    });
    build();
    connect(table_, &RowsTable::selectionMoved, this, &ItemsView::offer);
    connect(table_, &RowsTable::entered, this, &ItemsView::edit);
    connect(&flow_.session, &HotelSession::loaded, this, &ItemsView::refresh);
    connect(&flow_.session.changes(), &HotelChanges::businessDateMoved, this, &ItemsView::refresh);
    connect(&flow_.session.users(), &DeskUsers::personChanged, this, &ItemsView::offer);
    fill();
}

QPushButton *ItemsView::addButton(const char *name, const QString &text, void (ItemsView::*act)())
{
    auto *button = new QPushButton(text);
    button->setObjectName(prefixOf(kind_) + QLatin1Char('.') + QLatin1String(name));
    connect(button, &QPushButton::clicked, this, act);
    return button;
}

void ItemsView::build()
{
    table_->setObjectName(prefixOf(kind_) + QStringLiteral(".table"));
    table_->setAccessibleName(titleOf(kind_));
    empty_->setObjectName(prefixOf(kind_) + QStringLiteral(".empty"));
    style::primary(add_);
    const bool ordered = kind_ != ItemKind::Room;
    up_->setVisible(ordered);
    down_->setVisible(ordered);
    retire_->setVisible(kind_ != ItemKind::Pool);
    back_->setVisible(kind_ != ItemKind::Pool);
    move_->setVisible(kind_ == ItemKind::Room);
    usual_->setVisible(kind_ == ItemKind::Segment);
    QList<QPushButton *> buttons{add_, edit_};
    if (kind_ == ItemKind::Segment) buttons << usual_;
    if (ordered) buttons << up_ << down_;
    if (kind_ == ItemKind::Room) buttons << move_;
    if (kind_ != ItemKind::Pool) buttons << retire_ << back_;
    for (QPushButton *button : {up_, down_, retire_, back_, move_, usual_}) {
        if (!buttons.contains(button)) button->setParent(this);
    }
    auto *all = style::withoutMargins<QVBoxLayout>(this);
    all->addWidget(tableCard(titleOf(kind_), &state_, table_, empty_, barOf(buttons)));
    setRowKey(edit_, Qt::Key_Return);
    std::vector<QAbstractButton *> menu;
    for (QPushButton *button : buttons) {
        if (button != add_ && button != usual_) menu.push_back(button);
    }
    offerButtons(table_, menu);
    const auto key = [this](const QKeySequence &keys, QPushButton *button) {
        auto *shortcut = new QShortcut(keys, table_);
        shortcut->setContext(Qt::WidgetShortcut);
        connect(shortcut, &QShortcut::activated, button, [button] {
            if (button->isEnabled() && button->isVisible()) button->click();
        });
        if (button != add_) setRowKey(button, keys);
    };
    key(Qt::Key_Insert, add_);
    key(Qt::ALT | Qt::Key_Up, up_);
    key(Qt::ALT | Qt::Key_Down, down_);
    key(Qt::Key_Delete, retire_);
}

void ItemsView::setRetiredShown(bool shown)
{
    withRetired_ = shown;
    fill();
}

/// A view that is not seen is filled when it is shown.
void ItemsView::refresh()
{
    outdated_ = !isVisible();
    if (!outdated_) fill();
}

void ItemsView::showEvent(QShowEvent *event)
{
    if (std::exchange(outdated_, false)) fill();
    QWidget::showEvent(event);
}

void ItemsView::fill()
{
    auto rows = itemRows(flow_.session.view(), kind_, withRetired_, locale());
    const int count = int(rows.size());
    showOr(table_, empty_, rows.empty() ? emptyText(kind_) : QString());
    state_->setText(rows.empty() ? QString() : locale().toString(count));
    if (rows != table_->rows().rows()) table_->setRows(std::move(rows));
    hideUseless(*table_, kind_);
    const auto &now = table_->rows().rows();
    const auto found = std::find_if(now.begin(), now.end(), [this](const Row &row) {
        return row.key > wanted_.after && row.cells.front().text == wanted_.name;
    });
    if (found != now.end()) {
        wanted_ = {};
        table_->choose(found->key);
    } else if (table_->current() < 0 && !now.empty()) {
        table_->choose(now.front().key);
    }
    offer();
}

qint64 ItemsView::chosenOne() const
{
    const Ids selected = table_->selected();
    return selected.size() == 1 ? selected.front() : -1;
}

/// The keys of the page work while the focus is in it.
void ItemsView::takeFocus()
{
    (table_->isHidden() ? static_cast<QWidget *>(add_) : table_)->setFocus(Qt::OtherFocusReason);
}

void ItemsView::offer()
{
    const QString why = flow_.session.whyNot(booking::Act::EditRooms);
    const bool one = chosenOne() >= 0;
    const auto &pools = flow_.session.view().catalogue().pools;
    const bool roomsNeedPool = kind_ == ItemKind::Room && pools.empty();
    allow(add_, !roomsNeedPool, why,
          roomsNeedPool ? tr("Add a room type with its own pool first.") : QString());
    allow(edit_, one, why);
    const bool anySegment = !flow_.session.view().catalogue().segments.empty();
    allow(usual_, !anySegment && !sending_, why,
          anySegment ? tr("The hotel has market segments.") : QString());
    const QString order = kind_ == ItemKind::RoomType && pools.size() > 1
                              ? tr("Room types change places within their pool.")
                              : QString();
    const bool up = neighbour(-1) >= 0, down = neighbour(1) >= 0;
    allow(up_, up && !sending_, why, up ? QString() : order);
    allow(down_, down && !sending_, why, down ? QString() : order);
    allow(retire_, !chosen(false).empty(), why);
    allow(back_, !sending_ && !chosen(true).empty(), why);
    allow(move_, !chosen(false).empty() && pools.size() > 1, why,
          pools.size() > 1 ? QString() : tr("There is only one pool."));
}

QString ItemsView::nameOf(qint64 id) const
{
    const int row = table_->rows().rowOf(id);
    return row < 0 ? QString() : table_->rows().rows()[size_t(row)].cells.front().text;
}

QString ItemsView::namesOf(const Ids &ids) const
{
    return ids.size() == 1
               ? nameText(shownKind(flow_.session.view(), kind_, ids.front()), nameOf(ids.front()))
               : tr("%n room(s)", nullptr, int(ids.size()));
}

Ids ItemsView::chosen(bool retired) const
{
    const Ids selected = table_->selected();
    Ids ids;
    const auto take = [&](const auto &items) {
        for (const auto &item : items) {
            bool isRetired = false;
            if constexpr (requires { item.retiredFrom; }) isRetired = item.retiredFrom.has_value();
            const qint64 id = item.id.value;
            if (isRetired == retired && std::binary_search(selected.begin(), selected.end(), id))
                ids.push_back(id);
        }
    };
    const HotelView &view = flow_.session.view();
    switch (kind_) {
    case ItemKind::Pool: take(view.catalogue().pools); break;
    case ItemKind::Room: take(view.catalogue().rooms); break;
    case ItemKind::RoomType: take(view.catalogue().roomTypes); break;
    case ItemKind::RatePlan: take(view.rates().plans()); break;
    case ItemKind::Segment: take(view.catalogue().segments); break;
    case ItemKind::Vat:
    case ItemKind::MealPart:
    case ItemKind::CityTax:
    case ItemKind::Fee: {
        const pricing::TaxRules &taxes = view.rates().taxes();
        booking::eachTaxKind(taxes, taxes,
                             [&take](const auto &items, const auto &) { take(items); });
        break;
    }
    }
    return ids;
}

qint64 ItemsView::neighbour(int by) const
{
    const auto &rows = table_->rows().rows();
    const qint64 id = chosenOne();
    const int at = table_->rows().rowOf(id) + by;
    if (kind_ == ItemKind::Room || id < 0 || at < 0 || at >= int(rows.size())) return -1;
    const qint64 other = rows[size_t(at)].key;
    if (booking::isTax(kind_)) {
        return shownKind(flow_.session.view(), kind_, id)
                       == shownKind(flow_.session.view(), kind_, other)
                   ? other
                   : -1;
    }
    if (kind_ != ItemKind::RoomType) return other;
    const inventory::Catalogue &house = flow_.session.view().catalogue();
    const inventory::RoomType *mine = house.roomType(RoomTypeId{id});
    const inventory::RoomType *beside = house.roomType(RoomTypeId{other});
    return mine && beside && mine->pool == beside->pool ? other : -1;
}

/// Asks which kind is added.
void ItemsView::addTax()
{
    auto *menu = new QMenu(add_);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const auto offer = [this, menu](const QString &text, ItemKind kind) {
        connect(menu->addAction(text), &QAction::triggered, this,
                [this, kind] { begin(makeDialog(flow_, kind, 0, window()), true); });
    };
    offer(tr("&VAT…"), ItemKind::Vat);
    offer(tr("&Meal…"), ItemKind::MealPart);
    offer(tr("&City tax…"), ItemKind::CityTax);
    offer(tr("&Fee…"), ItemKind::Fee);
    menu->popup(add_->mapToGlobal(add_->rect().bottomLeft()));
}

void ItemsView::add()
{
    if (booking::isTax(kind_)) return addTax();
    if (kind_ != ItemKind::Room) return begin(makeDialog(flow_, kind_, 0, window()), true);
    const inventory::Room *current =
        flow_.session.view().catalogue().room(RoomId{table_->current()});
    begin(new RoomsDialog(flow_, current ? current->pool : PoolId(), window()), true);
}

void ItemsView::edit()
{
    if (!edit_->isEnabled()) return;
    if (ItemDialog *dialog = makeDialog(flow_, shownKind(flow_.session.view(), kind_, chosenOne()),
                                        chosenOne(), window()))
        begin(dialog);
}

void ItemsView::retire()
{
    const Ids ids = chosen(false);
    if (ids.empty()) return;
    begin(new FromNightDialog(flow_, FromNightDialog::Task::Retire, kind_, ids, namesOf(ids),
                              window()));
}

void ItemsView::moveRooms()
{
    const Ids ids = chosen(false);
    if (ids.empty()) return;
    begin(new FromNightDialog(flow_, FromNightDialog::Task::MoveRooms, kind_, ids, namesOf(ids),
                              window()),
          true);
}

void ItemsView::bringBack()
{
    const Ids ids = chosen(true);
    if (ids.empty()) return;
    send(retiredItems(flow_.session.view(), kind_, ids, std::nullopt),
         tr("%1 brought back").arg(namesOf(ids)));
}

void ItemsView::move(int by)
{
    const qint64 id = chosenOne(), other = neighbour(by);
    if (other < 0) return;
    send(swappedItems(flow_.session.view(), kind_, id, other),
         tr("%1 moved in the order")
             .arg(nameText(shownKind(flow_.session.view(), kind_, id), nameOf(id))));
}

void ItemsView::begin(ItemDialog *dialog, bool adds)
{
    const qint64 newest = newestOf(table_->rows().rows());
    connect(dialog, &ItemDialog::carriedOut, this,
            [this, adds, newest](const booking::Answer &answer, const QString &name,
                                 const QString &what) {
                carriedOut(answer, adds ? Wanted{name, newest} : Wanted{}, what);
            });
    endWith(this, dialog);
    dialog->open();
}

void ItemsView::send(booking::DescriptionItems items, const QString &label)
{
    if (sending_) return;
    sending_ = true;
    offer();
    booking::EditDescription edit;
    edit.caller = flow_.session.desk();
    edit.items = std::move(items);
    edit.seen = flow_.revision();
    edit.text.label = label;
    edit.text.origin = tr("Rooms & rates");
    const auto ended = [this] {
        sending_ = false;
        offer();
    };
    // The button that was pressed was disabled meanwhile, and has passed the focus on.
    flow_.carryOut(std::move(edit), this,
                   {[this, ended, label](const Result<booking::Answer> &answer) {
                        ended();
                        carriedOut(answer, {}, label);
                    },
                    [this, ended] {
                        ended();
                        takeFocus();
                    }});
}

void ItemsView::carriedOut(const Result<booking::Answer> &answer, const Wanted &wanted,
                           const QString &what)
{
    wanted_ = wanted;
    fill();
    takeFocus();
    if (answer && answer->repeated) return;
    sayChanged(flow_.session, flow_.actions, this, answer, tr("Rooms & rates"),
               tr("%1.", "what was changed").arg(what));
}

}  // namespace roomrack::desktop

#include "moc_items_view.cpp"
