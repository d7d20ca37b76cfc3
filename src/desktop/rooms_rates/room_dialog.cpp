// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/rooms_rates/room_dialog.h"

#include "desktop/rooms_rates/item_edits.h"
#include "desktop/widgets/form_fields.h"
#include "rooms_rates/ui_room_dialog.h"

namespace roomrack::desktop {

RoomDialog::RoomDialog(const DescriptionFlow &flow, const inventory::Room &room, QWidget *parent)
    : ItemDialog(flow, parent), was_(room), ui_(std::make_unique<Ui::RoomDialog>())
{
    QWidget *body = begin(tr("Edit room %1").arg(room.number), tr("&Save"));
    ui_->setupUi(body);
    nameFields(body, QStringLiteral("room"));
    ui_->inServiceFrom->setToday(session().businessDate());
    ui_->form->setRowVisible(ui_->inServiceFrom, isToCome());
    fill(was_);
    end();
}

RoomDialog::~RoomDialog() = default;

/// Past nights keep the rooms they had.
bool RoomDialog::isToCome() const
{
    return was_.inServiceFrom && *was_.inServiceFrom > session().businessDate();
}

inventory::Room RoomDialog::read() const
{
    inventory::Room room = was_;
    room.number = ui_->roomNumber->text().trimmed();
    if (isToCome()) room.inServiceFrom = ui_->inServiceFrom->night();
    return room;
}

void RoomDialog::fill(const inventory::Room &room)
{
    ui_->roomNumber->setText(room.number);
    if (room.inServiceFrom) ui_->inServiceFrom->setDate(room.inServiceFrom->date());
}

std::optional<booking::DescriptionItems> RoomDialog::items()
{
    if (isToCome() && !ui_->inServiceFrom->commit()) {
        say(ui_->inServiceFrom->problem(), ui_->inServiceFrom);
        return std::nullopt;
    }
    booking::DescriptionItems items;
    items.rooms.push_back(read());
    return items;
}

void RoomDialog::descriptionChanged()
{
    const inventory::Room *now = view().catalogue().room(was_.id);
    if (!now) return;
    const inventory::Room typed = read();
    fill(mergedItem(was_, typed, *now));
    was_ = *now;
}

QString RoomDialog::itemName() const
{
    return read().number;
}

QString RoomDialog::stepLabel() const
{
    return tr("Room %1 changed").arg(read().number);
}

}  // namespace roomrack::desktop

#include "moc_room_dialog.cpp"
