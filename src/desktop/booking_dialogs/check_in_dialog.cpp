// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/booking_dialogs/check_in_dialog.h"

#include "booking/readiness.h"
#include "booking/rules/room_choice.h"
#include "desktop/booking_dialogs/booking_facts.h"
#include "desktop/theme/style.h"
#include "desktop/widgets/unsaved_input.h"
#include "desktop/words/housekeeping_words.h"
#include "desktop/words/stay_words.h"

#include <QtWidgets/QComboBox>
#include <QtWidgets/QFormLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QListWidget>

#include <algorithm>
#include <utility>

namespace roomrack::desktop {

namespace {

constexpr int kListHeight = 168;
constexpr int kRoomHeight = 30;
constexpr int kRoomAir = 32;   ///< left and right of a room number
constexpr int kMostRooms = 4;  ///< that a line of rooms names; of more, only the first
constexpr int kFirstRooms = 2;

enum Role { IdRole = Qt::UserRole, NumberRole };

QLabel *note(const char *name, Tone tone)
{
    QLabel *label = style::text({});
    label->setObjectName(QLatin1String(name));
    label->setWordWrap(true);
    style::setTone(label, tone);
    label->hide();
    return label;
}

void showNote(QLabel *label, const QString &text)
{
    label->setText(text);
    label->setAccessibleDescription(text);
    label->setVisible(!text.isEmpty());
}

/// The first rooms of a long list, and how many more.
QString brief(const QStringList &rooms)
{
    const QString comma = QStringLiteral(", ");
    if (rooms.size() <= kMostRooms) return rooms.join(comma);
    return CheckInDialog::tr("%1 and %n more", "room numbers", int(rooms.size()) - kFirstRooms)
        .arg(rooms.mid(0, kFirstRooms).join(comma));
}

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
    for (const inventory::RoomType &t : view().catalogue().roomTypes)
        type_->addItem(t.name, t.id.value);
    connect(type_, &QComboBox::currentIndexChanged, this, &CheckInDialog::typeChosen);
    form->addRow(tr("Room &type"), type_);
    change_ = note("typeChange", Tone::Neutral);
    form->addRow(QString(), change_);
    rooms_ = new QListWidget;
    rooms_->setObjectName(QStringLiteral("rooms"));
    rooms_->setAccessibleName(tr("Available rooms"));
    rooms_->setSelectionMode(QAbstractItemView::MultiSelection);
    UnsavedInput::countSelection(rooms_);
    rooms_->setFlow(QListView::LeftToRight);
    rooms_->setWrapping(true);
    rooms_->setResizeMode(QListView::Adjust);
    rooms_->setSpacing(2);
    rooms_->setMinimumSize(420, kListHeight);
    rooms_->setFrameShape(QFrame::StyledPanel);
    connect(rooms_, &QListWidget::itemSelectionChanged, this, &CheckInDialog::roomsChosen);
    form->addRow(tr("&Rooms"), rooms_);
    count_ = style::muted({});
    count_->setObjectName(QStringLiteral("count"));
    form->addRow(QString(), count_);
    notOffered_ = style::muted({});
    notOffered_->setObjectName(QStringLiteral("notOffered"));
    notOffered_->setWordWrap(true);
    form->addRow(QString(), notOffered_);
    occupied_ = note("occupied", Tone::Warn);
    dirty_ = note("dirty", Tone::Warn);
    form->addRow(QString(), occupied_);
    outOfService_ = note("outOfService", Tone::Warn);
    form->addRow(QString(), dirty_);
    form->addRow(QString(), outOfService_);
    connect(&session().changes(), &HotelChanges::happened, this, &CheckInDialog::showStatus);
    connect(&session().changes(), &HotelChanges::holdsChanged, this, &CheckInDialog::followHolds);
    return body;
}

void CheckInDialog::fill()
{
    const booking::Booking &b = row().booking;
    QStringList lines{row().guest.name + QStringLiteral(" · ") + stayText(b.stay, locale())
                          + QStringLiteral(" · ") + guestsText(b.adults, b.children),
                      toCollectText(b, view(), locale())};
    lines.removeAll(QString());
    what_->setText(lines.join(QLatin1Char('\n')));
    type_->setCurrentIndex(type_->findData(b.counted.value));
    known_ = false;
    typeChosen();
    askWhoHasRooms();
}

Stay CheckInDialog::nightsLeft() const
{
    const Stay stay = row().booking.stay;
    const Night from = std::max(stay.checkIn(), session().businessDate());
    return {from, std::max(1, stay.checkOut() - from)};
}

std::vector<RoomId> CheckInDialog::heldByOthers() const
{
    std::vector<RoomId> all;
    for (const auto &[id, rooms] : view().roomsHeld()) {
        const booking::Hold *hold = view().hold(id);
        if (!hold || id.value == row().booking.id.value || !hold->stay.overlaps(nightsLeft()))
            continue;
        all.insert(all.end(), rooms.begin(), rooms.end());
    }
    return all;
}

/// The rooms of the last answer stay in the list until the next one.
void CheckInDialog::askWhoHasRooms()
{
    held_ = heldByOthers();
    const quint64 question = ++question_;
    session().ask(storage::RoomPlanOf{session().property(), nightsLeft()}, this,
                  [this, question](const Result<storage::RoomPlan> &plan) {
                      if (question != question_ || (known_ && !plan)) return;
                      take(plan.value_or(storage::RoomPlan()));
                      if (std::exchange(known_, true))
                          showRooms(chosen());
                      else
                          showAssigned();
                  });
}

/// A hold that ends may have become a booking that has the room.
void CheckInDialog::followHolds()
{
    if (heldByOthers() != held_) askWhoHasRooms();
}

void CheckInDialog::take(const storage::RoomPlan &plan)
{
    taken_ = held_;
    outOfOrder_.clear();
    inside_.clear();
    const BookingId own = row().booking.id;
    for (const storage::RoomPlan::Given &given : plan.given) {
        if (!given.booking) outOfOrder_.push_back(given.room);
        if (given.booking != own) taken_.push_back(given.room);
    }
    for (const storage::RoomPlan::Given &given : plan.occupied) {
        if (given.booking == own) continue;
        taken_.push_back(given.room);
        inside_[given.room] = bookingNumber(given.booking);
        const inventory::Room *room = view().catalogue().room(given.room);
        if (room && row().rooms.contains(room->number)) askWhoIsInside(given.room, given.booking);
    }
}

void CheckInDialog::askWhoIsInside(RoomId room, BookingId booking)
{
    session().ask(storage::OneBooking{session().property(), booking}, this,
                  [this, room](const Result<storage::BookingRow> &inside) {
                      if (!inside || inside->guest.name.isEmpty()) return;
                      inside_[room] =
                          tr("%1 (%2)", "guest, booking number")
                              .arg(inside->guest.name, bookingNumber(inside->booking.id));
                      if (known_) showNotOffered();
                  });
}

/// Says if the room type is not the booked one or too small: both are easily given by mistake.
void CheckInDialog::typeChosen()
{
    showProblem({});
    const booking::Booking &b = row().booking;
    const auto rate = [&](RoomTypeId id) {
        const int type = view().catalogue().typeIndex(id);
        return type < 0 ? qint64(-1) : view().rates().basePrice(type, b.stay.checkIn());
    };
    const qint64 booked = rate(b.reserved), given = rate(assigned());
    const bool lower = given < booked;
    const QString name = roomTypeName(view().catalogue(), b.reserved);
    QStringList lines;
    if (assigned() != b.reserved)
        lines << (lower ? tr("Downgrade: %1 is booked. The price does not change.").arg(name)
                  : given > booked
                      ? tr("Upgrade: %1 is booked. The price does not change.").arg(name)
                      : tr("%1 is booked. The price does not change.").arg(name));
    const inventory::RoomType *type = view().catalogue().roomType(assigned());
    const int guests = (b.adults + b.children + b.rooms - 1) / b.rooms;
    const bool tooSmall = type && !type->canHold(b.adults, b.children, b.rooms);
    if (tooSmall) {
        const QString most =
            tr("Max %n guest(s) per room; this booking has %1.", nullptr, type->maxGuests);
        const QString mix = tr("Meant for fewer adults or children than this booking has.");
        lines << (guests > type->maxGuests ? most.arg(guests) : mix);
    }
    style::setTone(change_, lower || tooSmall ? Tone::Warn : Tone::Neutral);
    showNote(change_, lines.join(QLatin1Char('\n')));
    showAssigned();
}

std::vector<inventory::Room> CheckInDialog::offered() const
{
    std::vector<inventory::Room> rooms;
    const Stay nights = nightsLeft();
    const inventory::RoomType *type = view().catalogue().roomType(assigned());
    for (const inventory::Room &room : view().catalogue().rooms) {
        const bool taken = std::find(taken_.begin(), taken_.end(), room.id) != taken_.end();
        if (type && room.pool == type->pool && room.isInService(nights) && !taken)
            rooms.push_back(room);
    }
    const auto place = [this](const inventory::Room &room) {
        return std::pair(!row().rooms.contains(room.number),
                         booking::readinessRank(view().housekeeping(room.id)));
    };
    std::stable_sort(rooms.begin(), rooms.end(),
                     [&place](const auto &a, const auto &b) { return place(a) < place(b); });
    return rooms;
}

/// With the rooms of the booking selected. A planned move has more rooms than are booked: without a
/// selection the check-in keeps it.
void CheckInDialog::showAssigned()
{
    const Night tonight = view().property().businessDate;
    std::vector<RoomId> own;
    for (const QString &number : movesLater() ? QStringList() : row().rooms) {
        if (const inventory::Room *room = view().catalogue().room(number, tonight))
            own.push_back(room->id);
    }
    showRooms(own);
}

void CheckInDialog::showRooms(const std::vector<RoomId> &selected)
{
    const QListWidgetItem *at = rooms_->currentItem();
    const QVariant current = at ? at->data(IdRole) : QVariant();
    rooms_->clear();
    if (!known_) {
        count_->setText(tr("Loading available rooms…"));
        return;
    }
    for (const inventory::Room &room : offered()) {
        auto *item = new QListWidgetItem(room.number, rooms_);
        item->setData(IdRole, room.id.value);
        item->setData(NumberRole, room.number);
        if (std::find(selected.begin(), selected.end(), room.id) != selected.end())
            item->setSelected(true);
        if (current == item->data(IdRole))
            rooms_->setCurrentItem(item, QItemSelectionModel::NoUpdate);
    }
    showNotOffered();
    roomsChosen();
}

/// Names the rooms that a clerk may miss in the list, and the assigned one that is not vacant.
void CheckInDialog::showNotOffered()
{
    QStringList out, held, inside, own;
    const inventory::RoomType *type = view().catalogue().roomType(assigned());
    for (const inventory::Room &room : view().catalogue().rooms) {
        if (!type || room.pool != type->pool) continue;
        if (std::find(outOfOrder_.begin(), outOfOrder_.end(), room.id) != outOfOrder_.end())
            out << room.number;
        if (std::find(held_.begin(), held_.end(), room.id) != held_.end()) held << room.number;
        const auto guest = inside_.find(room.id);
        if (guest == inside_.end()) continue;
        if (row().rooms.contains(room.number))
            own << tr("Room %1 is still occupied: %2 has not checked out.")
                       .arg(room.number, guest->second);
        else
            inside << room.number;
    }
    QStringList lines;
    if (!out.isEmpty()) lines << tr("Out of order: %1").arg(brief(out));
    if (!held.isEmpty()) lines << tr("Held: %1").arg(brief(held));
    if (!inside.isEmpty()) lines << tr("Still occupied: %1").arg(brief(inside));
    showNote(notOffered_, lines.join(QLatin1Char('\n')));
    showNote(occupied_, own.join(QLatin1Char('\n')));
}

void CheckInDialog::roomsChosen()
{
    const int wanted = row().booking.rooms;
    const int have = int(rooms_->selectedItems().size());
    if (rooms_->count() == 0) {
        count_->setText(tr("No room is available for the whole stay."));
    } else if (have == 0 && !occupied_->text().isEmpty()) {
        // The booking keeps its room, so none is assigned automatically.
        count_->setText(
            tr("Select %n other room(s), or check out that guest first.", nullptr, wanted));
    } else if (have == 0 && movesLater()) {
        count_->setText(
            tr("Select %n room(s). Without a selection, the assigned rooms are kept: %1.", nullptr,
               wanted)
                .arg(brief(row().rooms)));
    } else if (have == 0 && inService() < wanted && inService() < rooms_->count()) {
        count_->setText(
            tr("Select %n room(s). Rooms that are out of service are not assigned automatically.",
               nullptr, wanted));
    } else if (have == 0) {
        count_->setText(tr("Select %n room(s). Without a selection, rooms are assigned "
                           "automatically.",
                           nullptr, wanted));
    } else if (have > wanted) {
        count_->setText(tr("Too many rooms are selected: deselect %n.", nullptr, have - wanted));
    } else {
        count_->setText(tr("%1 of %2 selected").arg(have).arg(wanted));
    }
    showStatus();
}

/// A warning only: the guest may come before the room is ready.
void CheckInDialog::showStatus()
{
    QStringList dirty, outOfService;
    int widest = 0;
    for (int i = 0; i < rooms_->count(); ++i) {
        QListWidgetItem *item = rooms_->item(i);
        const auto status = view().housekeeping(RoomId{item->data(IdRole).toLongLong()});
        const QString number = item->data(NumberRole).toString();
        const QString word = housekeepingText(status);
        item->setText(tr("%1 · %2", "room, housekeeping status").arg(number, word));
        item->setToolTip(tr("Room %1, housekeeping: %2").arg(number, word));
        item->setData(Qt::AccessibleTextRole, item->toolTip());
        widest = std::max(widest, rooms_->fontMetrics().horizontalAdvance(item->text()));
        if (!item->isSelected()) continue;
        if (status == booking::HousekeepingStatus::Dirty) dirty << number;
        if (status == booking::HousekeepingStatus::OutOfService) outOfService << number;
    }
    const QSize cell(widest + kRoomAir, kRoomHeight);
    for (int i = 0; i < rooms_->count(); ++i) rooms_->item(i)->setSizeHint(cell);
    showNote(dirty_, dirty.isEmpty() ? QString()
                                     : tr("Not cleaned yet: room %1. Check-in is possible.")
                                           .arg(dirty.join(QStringLiteral(", "))));
    showNote(outOfService_, outOfService.isEmpty()
                                ? QString()
                                : tr("Out of service: room %1. Check-in is possible.")
                                      .arg(outOfService.join(QStringLiteral(", "))));
}

/// Whether the booking has different rooms on some of its nights.
bool CheckInDialog::movesLater() const
{
    const bool differs = !row().roomsNow.isEmpty() && row().roomsNow != row().rooms;
    return assigned() == row().booking.counted
           && (differs || row().rooms.size() > row().booking.rooms);
}

int CheckInDialog::inService() const
{
    int rooms = 0;
    for (int i = 0; i < rooms_->count(); ++i) {
        const RoomId room{rooms_->item(i)->data(IdRole).toLongLong()};
        rooms += view().housekeeping(room) == booking::HousekeepingStatus::OutOfService ? 0 : 1;
    }
    return rooms;
}

RoomTypeId CheckInDialog::assigned() const
{
    return RoomTypeId{type_->currentData().toLongLong()};
}

std::vector<RoomId> CheckInDialog::chosen() const
{
    std::vector<RoomId> rooms;
    for (const QListWidgetItem *item : rooms_->selectedItems()) {
        rooms.push_back(RoomId{item->data(IdRole).toLongLong()});
    }
    std::sort(rooms.begin(), rooms.end());
    return rooms;
}

/// The reason replaces the warning that announced it.
void CheckInDialog::refused(const Error &error)
{
    const bool announced = error.field == booking::roomField() && !occupied_->text().isEmpty()
                           && rooms_->selectedItems().isEmpty();
    if (!announced) return CommandDialog::refused(error);
    occupied_->hide();
    showProblem(occupied_->text());
}

bool CheckInDialog::check()
{
    const int have = int(rooms_->selectedItems().size());
    const int wanted = row().booking.rooms;
    if (have == wanted) return true;
    // The rooms would do, but some of them are only given by a user: not none without a word.
    const bool byHand = inService() < wanted && wanted <= rooms_->count();
    if (have == 0 && (!byHand || movesLater())) return true;
    showProblem(
        byHand
            ? tr("Select %n room(s). Rooms that are out of service are not assigned automatically.",
                 nullptr, wanted)
            : tr("Select %n room(s), or none.", nullptr, wanted));
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
    c.pickRooms = c.rooms.empty() && inService() >= row().booking.rooms;
    return c;
}

}  // namespace roomrack::desktop

#include "moc_check_in_dialog.cpp"
