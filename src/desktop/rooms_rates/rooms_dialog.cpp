// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/rooms_rates/rooms_dialog.h"

#include "desktop/rooms_rates/item_edits.h"
#include "desktop/widgets/form_fields.h"
#include "rooms_rates/ui_rooms_dialog.h"

#include <algorithm>

namespace roomrack::desktop {

RoomsDialog::RoomsDialog(const DescriptionFlow &flow, PoolId pool, QWidget *parent)
    : ItemDialog(flow, parent), ui_(std::make_unique<Ui::RoomsDialog>())
{
    QWidget *body = begin(tr("Add rooms"), tr("&Add"),
                          tr("One room or several: ranges and single numbers, with commas "
                             "between them. How many a room type sells stays as it is: change "
                             "“Rooms to sell” of its room types, if they are to sell more."));
    ui_->setupUi(body);
    nameFields(body, QStringLiteral("room"));
    fillPools();
    if (pool) ui_->pool->setCurrentIndex(std::max(0, ui_->pool->findData(pool.value)));
    ui_->inServiceFrom->setToday(session().businessDate());
    ui_->inServiceFrom->setDate(session().businessDate().date());
    end();
}

RoomsDialog::~RoomsDialog() = default;

void RoomsDialog::fillPools()
{
    const QVariant chosen = ui_->pool->currentData();
    ui_->pool->clear();
    for (const inventory::Pool &pool : view().catalogue().pools)
        ui_->pool->addItem(pool.name, pool.id.value);
    ui_->pool->setCurrentIndex(std::max(0, ui_->pool->findData(chosen)));
}

std::optional<booking::DescriptionItems> RoomsDialog::items()
{
    const auto numbers = roomNumbers(ui_->roomNumber->text());
    if (!numbers) {
        say(numbers.error());
        return std::nullopt;
    }
    if (!ui_->inServiceFrom->commit()) {
        say(ui_->inServiceFrom->problem(), ui_->inServiceFrom);
        return std::nullopt;
    }
    booking::DescriptionItems items;
    for (const QString &number : *numbers) {
        inventory::Room room;
        room.pool.value = ui_->pool->currentData().toLongLong();
        room.number = number;
        room.inServiceFrom = ui_->inServiceFrom->night();
        items.rooms.push_back(room);
    }
    return items;
}

void RoomsDialog::descriptionChanged()
{
    fillPools();
}

QString RoomsDialog::itemName() const
{
    return roomNumbers(ui_->roomNumber->text()).value_or(QStringList()).value(0);
}

QString RoomsDialog::stepLabel() const
{
    const auto count = roomNumbers(ui_->roomNumber->text()).value_or(QStringList()).size();
    return tr("%n room(s) added to %1", nullptr, int(count)).arg(ui_->pool->currentText());
}

}  // namespace roomrack::desktop

#include "moc_rooms_dialog.cpp"
