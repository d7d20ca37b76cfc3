// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/rooms_rates/from_night_dialog.h"

#include "desktop/widgets/form_fields.h"
#include "rooms_rates/ui_from_night_dialog.h"

#include <algorithm>

namespace roomrack::desktop {

using booking::ItemKind;

namespace {

QString explanation(FromNightDialog::Task task, ItemKind kind)
{
    if (task == FromNightDialog::Task::MoveRooms)
        return FromNightDialog::tr("Earlier nights stay counted in the present pool.");
    if (kind == ItemKind::RatePlan) {
        return FromNightDialog::tr("Guests who arrive from this night on cannot book it. Existing "
                                   "bookings keep it, and you can bring it back.");
    }
    if (booking::isTax(kind)) {
        return FromNightDialog::tr("It is not due from this night on. Existing bookings keep their "
                                   "lines, and you can bring it back.");
    }
    if (kind == ItemKind::Segment) {
        return FromNightDialog::tr("Bookings made from this date on do not get it. Existing "
                                   "bookings keep it, and you can bring it back.");
    }
    return FromNightDialog::tr("It is not sold from this night on. Earlier nights keep it, and you "
                               "can bring it back.");
}

}  // namespace

FromNightDialog::FromNightDialog(const DescriptionFlow &flow, Task task, ItemKind kind, Ids ids,
                                 const QString &name, QWidget *parent)
    : ItemDialog(flow, parent), task_(task), kind_(kind), ids_(std::move(ids)), name_(name),
      ui_(std::make_unique<Ui::FromNightDialog>())
{
    const bool moves = task == Task::MoveRooms;
    QWidget *body =
        begin(moves ? tr("Move %1 to another pool").arg(name) : tr("Retire %1").arg(name),
              moves ? tr("&Move") : tr("&Retire"), explanation(task, kind));
    ui_->setupUi(body);
    nameFields(body, QStringLiteral("fromNight"));
    ui_->form->setRowVisible(ui_->pool, moves);
    fillPools();
    const Night today = session().businessDate();
    ui_->retiredFrom->setToday(today);
    ui_->retiredFrom->setEarliest(today);
    ui_->retiredFrom->setDate(today.date());
    end();
}

FromNightDialog::~FromNightDialog() = default;

/// Without the pool that all of the rooms are in.
void FromNightDialog::fillPools()
{
    const inventory::Catalogue &all = view().catalogue();
    const auto isOfAll = [&](PoolId pool) {
        return std::all_of(ids_.begin(), ids_.end(), [&](qint64 id) {
            const inventory::Room *room = all.room(RoomId{id});
            return room && room->pool == pool;
        });
    };
    const QVariant chosen = ui_->pool->currentData();
    ui_->pool->clear();
    for (const inventory::Pool &pool : all.pools) {
        if (!isOfAll(pool.id)) ui_->pool->addItem(pool.name, pool.id.value);
    }
    ui_->pool->setCurrentIndex(std::max(0, ui_->pool->findData(chosen)));
}

void FromNightDialog::descriptionChanged()
{
    fillPools();
}

std::optional<booking::DescriptionItems> FromNightDialog::items()
{
    if (!ui_->retiredFrom->commit()) {
        say(ui_->retiredFrom->problem(), ui_->retiredFrom);
        return std::nullopt;
    }
    const Night night = ui_->retiredFrom->night();
    if (task_ == Task::Retire) return retiredItems(view(), kind_, ids_, night);
    return movedRooms(view(), ids_, PoolId{ui_->pool->currentData().toLongLong()}, night);
}

/// A room that moves is another item with the same number.
QString FromNightDialog::itemName() const
{
    return task_ == Task::MoveRooms ? view().catalogue().roomNumber(RoomId{ids_.front()}) : name_;
}

QString FromNightDialog::stepLabel() const
{
    return task_ == Task::Retire ? tr("%1 retired").arg(name_)
                                 : tr("%1 moved to %2").arg(name_, ui_->pool->currentText());
}

}  // namespace roomrack::desktop

#include "moc_from_night_dialog.cpp"
