// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/booking_dialogs/check_in_dialog.h"

#include "desktop/theme/style.h"
#include "desktop/words/housekeeping_words.h"
#include "desktop/words/stay_words.h"

#include <QtWidgets/QComboBox>
#include <QtWidgets/QFormLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QListWidget>

#include <algorithm>

namespace roomrack::desktop {

namespace {

constexpr int kListHeight = 168;
constexpr int kRoomHeight = 30;
constexpr int kRoomAir = 32;  ///< left and right of a room number

}  // namespace

CheckInDialog::CheckInDialog(HotelSession &session, storage::BookingRow row, QWidget *parent)
    : CommandDialog(session, std::move(row), parent)
{
    build({tr("Check in %1").arg(bookingNumber(this->row().booking.id)), tr("Check &in"),
           tr("&Cancel"), false},
          makeBody());
    fill();
}

QWidget *CheckInDialog::makeBody()
{
    auto *body = new QWidget;
    auto *form = style::withoutMargins<QFormLayout>(body);
    what_ = style::text({});
    what_->setWordWrap(true);
    form->addRow(what_);
    type_ = new QComboBox;
    type_->setObjectName(QStringLiteral("assigned"));
    for (const inventory::RoomType &t : view().catalogue().roomTypes) {
        type_->addItem(t.name, t.id.value);
    }
    connect(type_, &QComboBox::currentIndexChanged, this, &CheckInDialog::showRooms);
    form->addRow(tr("Room &type"), type_);
    rooms_ = new QListWidget;
    rooms_->setObjectName(QStringLiteral("rooms"));
    rooms_->setAccessibleName(tr("Available rooms"));
    rooms_->setSelectionMode(QAbstractItemView::MultiSelection);
    rooms_->setFlow(QListView::LeftToRight);
    rooms_->setWrapping(true);
    rooms_->setResizeMode(QListView::Adjust);
    rooms_->setSpacing(2);
    rooms_->setMinimumSize(420, kListHeight);
    rooms_->setFrameShape(QFrame::StyledPanel);
    connect(rooms_, &QListWidget::itemSelectionChanged, this, &CheckInDialog::roomsChosen);
    form->addRow(tr("&Rooms"), rooms_);
    count_ = style::muted({});
    form->addRow(QString(), count_);
    dirty_ = style::text({});
    dirty_->setObjectName(QStringLiteral("dirty"));
    dirty_->setWordWrap(true);
    style::setTone(dirty_, Tone::Warn);
    form->addRow(QString(), dirty_);
    connect(&session(), &HotelSession::happened, this, &CheckInDialog::showDirty);
    return body;
}

void CheckInDialog::fill()
{
    const booking::Booking &b = row().booking;
    what_->setText(row().guest.name + QStringLiteral(" · ") + stayText(b.stay, locale())
                   + QStringLiteral(" · ") + guestsText(b.adults, b.children));
    type_->setCurrentIndex(type_->findData(b.counted.value));
    askWhoHasRooms();
}

void CheckInDialog::askWhoHasRooms()
{
    known_ = false;
    const PropertyId property = session().property();
    const Stay stay = row().booking.stay;
    const Night from = std::max(stay.checkIn(), session().businessDate());
    const Stay ahead(from, std::max(1, stay.checkOut() - from));
    session().ask(
        [property, ahead](storage::Reader &reader) { return reader.roomPlan(property, ahead); },
        this,
        [this](const Result<storage::RoomPlan> &plan) {
            taken_.clear();
            const BookingId own = row().booking.id;
            if (plan) {
                for (const auto *rooms : {&plan->given, &plan->occupied}) {
                    for (const storage::RoomPlan::Given &given : *rooms) {
                        if (given.booking != own) taken_.push_back(given.room);
                    }
                }
            }
            known_ = true;
            showRooms();
        });
    showRooms();
}

void CheckInDialog::showRooms()
{
    rooms_->clear();
    const inventory::RoomType *type = view().catalogue().roomType(assigned());
    if (!type || !known_) {
        count_->setText(tr("Loading available rooms…"));
        return;
    }
    int widest = 0;
    for (const inventory::Room &room : view().catalogue().rooms) {
        const bool taken = std::find(taken_.begin(), taken_.end(), room.id) != taken_.end();
        if (room.pool != type->pool || taken) continue;
        auto *item = new QListWidgetItem(room.number, rooms_);
        item->setData(Qt::UserRole, room.id.value);
        item->setToolTip(tr("Room %1, housekeeping: %2")
                             .arg(room.number, housekeepingText(view().housekeeping(room.id))));
        item->setData(Qt::AccessibleTextRole, item->toolTip());
        widest = std::max(widest, rooms_->fontMetrics().horizontalAdvance(room.number));
        if (row().rooms.contains(room.number)) item->setSelected(true);
    }
    const QSize cell(widest + kRoomAir, kRoomHeight);
    for (int i = 0; i < rooms_->count(); ++i) rooms_->item(i)->setSizeHint(cell);
    roomsChosen();
}

void CheckInDialog::roomsChosen()
{
    const int wanted = row().booking.rooms;
    const int have = int(rooms_->selectedItems().size());
    if (rooms_->count() == 0) {
        count_->setText(tr("No room is available for the whole stay."));
    } else if (have == 0) {
        count_->setText(tr("Select %n room(s). Without a selection, rooms are assigned "
                           "automatically.",
                           nullptr, wanted));
    } else {
        count_->setText(tr("%1 of %2 selected").arg(have).arg(wanted));
    }
    showDirty();
}

/// A warning only: the guest may come before the room is ready.
void CheckInDialog::showDirty()
{
    QStringList numbers;
    for (const QListWidgetItem *item : rooms_->selectedItems()) {
        const RoomId room{item->data(Qt::UserRole).toLongLong()};
        if (view().housekeeping(room) == booking::HousekeepingStatus::Dirty)
            numbers << item->text();
    }
    dirty_->setText(numbers.isEmpty() ? QString()
                                      : tr("Not cleaned yet: room %1. Check-in is possible.")
                                            .arg(numbers.join(QStringLiteral(", "))));
    dirty_->setAccessibleDescription(dirty_->text());
    dirty_->setVisible(!numbers.isEmpty());
}

RoomTypeId CheckInDialog::assigned() const
{
    return RoomTypeId{type_->currentData().toLongLong()};
}

std::vector<RoomId> CheckInDialog::chosen() const
{
    std::vector<RoomId> rooms;
    for (const QListWidgetItem *item : rooms_->selectedItems()) {
        rooms.push_back(RoomId{item->data(Qt::UserRole).toLongLong()});
    }
    std::sort(rooms.begin(), rooms.end());
    return rooms;
}

bool CheckInDialog::check()
{
    const int have = int(rooms_->selectedItems().size());
    if (have == 0 || have == row().booking.rooms) return true;
    showProblem(tr("Select %n room(s), or none.", nullptr, row().booking.rooms));
    rooms_->setFocus();
    return false;
}

booking::Command CheckInDialog::command() const
{
    booking::CheckIn c;
    c.caller = session().desk();
    c.booking = row().booking.id;
    c.version = row().booking.version;
    c.assigned = assigned();
    c.rooms = chosen();
    // Without free numbered rooms, check-in is allowed without a room number.
    c.pickRooms = c.rooms.empty() && rooms_->count() >= row().booking.rooms;
    return c;
}

}  // namespace roomrack::desktop

#include "moc_check_in_dialog.cpp"
