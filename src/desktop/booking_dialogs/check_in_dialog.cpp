// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/booking_dialogs/check_in_dialog.h"

#include "booking/rules/room_choice.h"
#include "desktop/booking_dialogs/booking_facts.h"
#include "desktop/booking_dialogs/paid_amounts.h"
#include "desktop/booking_dialogs/vacant_rooms.h"
#include "desktop/booking_dialogs/without_room.h"
#include "desktop/new_booking/stay_offers.h"
#include "desktop/theme/style.h"
#include "desktop/widgets/kept_place.h"
#include "desktop/widgets/unsaved_input.h"
#include "desktop/widgets/whole_rows.h"
#include "desktop/words/housekeeping_words.h"
#include "desktop/words/stay_words.h"

#include <QtCore/QScopedValueRollback>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QGridLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QListWidget>

#include <algorithm>

namespace roomrack::desktop {

namespace {

constexpr int kListWidth = 420;
constexpr int kLeastHeight = 106;  ///< of the list: notes below it take the rest, not the buttons
constexpr int kLineGap = 6;        ///< between the lines of the form
constexpr int kLabelTop = 6;       ///< above the label of the list
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

/// With its label, whose access key leads to it.
void addField(QGridLayout &grid, const QString &text, QWidget *field)
{
    auto *label = new QLabel(text);
    label->setBuddy(field);
    const int row = grid.rowCount();
    const bool high = qobject_cast<QAbstractItemView *>(field);
    if (high) label->setContentsMargins(0, kLabelTop, 0, 0);
    grid.addWidget(label, row, 0, high ? Qt::AlignTop : Qt::Alignment());
    grid.addWidget(field, row, 1);
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
    auto *grid = style::withoutMargins<QGridLayout>(body);
    grid->setVerticalSpacing(kLineGap);
    const auto add = [grid](QWidget *widget) { grid->addWidget(widget, grid->rowCount(), 1); };
    what_ = style::text({});
    what_->setWordWrap(true);
    grid->addWidget(what_, 0, 0, 1, 2);
    due_ = style::text({});
    due_->setObjectName(QStringLiteral("due"));
    due_->setWordWrap(true);
    keepPlace(due_, 1);
    grid->addWidget(due_, 1, 0, 1, 2);
    type_ = new QComboBox;
    type_->setObjectName(QStringLiteral("assigned"));
    for (const inventory::RoomType &t : view().catalogue().roomTypes)
        type_->addItem(t.name, t.id.value);
    connect(type_, &QComboBox::currentIndexChanged, this, &CheckInDialog::typeChosen);
    addField(*grid, tr("Room &type"), type_);
    change_ = note("typeChange", Tone::Neutral);
    keepPlace(change_);
    add(change_);
    addField(*grid, tr("&Rooms"), makeList());
    count_ = style::muted({});
    count_->setObjectName(QStringLiteral("count"));
    count_->setWordWrap(true);
    keepPlace(count_, 2);
    add(count_);
    notOffered_ = style::muted({});
    notOffered_->setObjectName(QStringLiteral("notOffered"));
    notOffered_->setWordWrap(true);
    add(notOffered_);
    occupied_ = note("occupied", Tone::Warn);
    dirty_ = note("dirty", Tone::Warn);
    outOfService_ = note("outOfService", Tone::Warn);
    for (QLabel *label : {occupied_, dirty_, outOfService_}) add(label);
    vacant_ = new VacantRooms(session(), this);
    connect(vacant_, &VacantRooms::changed, this, &CheckInDialog::showVacant);
    connect(vacant_, &VacantRooms::guestNamed, this, &CheckInDialog::showNotOffered);
    connect(&session().changes(), &HotelChanges::happened, this, &CheckInDialog::showStatus);
    return body;
}

QWidget *CheckInDialog::makeList()
{
    rooms_ = new QListWidget;
    rooms_->setObjectName(QStringLiteral("rooms"));
    rooms_->setAccessibleName(tr("Available rooms"));
    rooms_->setSelectionMode(QAbstractItemView::MultiSelection);
    UnsavedInput::countSelection(rooms_);
    rooms_->setFlow(QListView::LeftToRight);
    rooms_->setWrapping(true);
    rooms_->setResizeMode(QListView::Adjust);
    rooms_->setSpacing(2);
    rooms_->setMinimumSize(kListWidth, kLeastHeight);
    rooms_->setFrameShape(QFrame::StyledPanel);
    WholeRows::install(rooms_);
    connect(rooms_, &QListWidget::itemSelectionChanged, this, &CheckInDialog::roomsChosen);
    return rooms_;
}

void CheckInDialog::fill()
{
    const booking::Booking &b = row().booking;
    QStringList lines{row().guest.name + QStringLiteral(" · ") + stayText(b.stay, locale())
                      + QStringLiteral(" · ") + guestsText(b.adults, b.children)};
    if (b.channelCollects) lines << toCollectText(row(), view(), locale());
    what_->setText(lines.join(QLatin1Char('\n')));
    due_->setHidden(b.channelCollects.has_value());
    askPaidAmounts(session(), b.id, this, [this](const PaidAmounts &paid) {
        due_->setText(dueText(paid, row(), view(), locale()));
    });
    type_->setCurrentIndex(type_->findData(b.counted.value));
    vacant_->begin(row());
    typeChosen();
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
    const QString tooSmall = type ? partyObstacle(*type, b.adults, b.children, b.rooms) : QString();
    if (!tooSmall.isEmpty())
        lines << tr("%1; this booking has %2.", "limit of a room type, guests of a booking")
                     .arg(tooSmall, guestsText(b.adults, b.children));
    style::setTone(change_, lower || !tooSmall.isEmpty() ? Tone::Warn : Tone::Neutral);
    showNote(change_, lines.join(QLatin1Char('\n')));
    showAssigned();
}

/// A selection stays when the rooms change.
void CheckInDialog::showVacant(bool again)
{
    if (again)
        showRooms(chosen());
    else
        showAssigned();
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
    if (!vacant_->areKnown()) {
        count_->setText(tr("Loading available rooms…"));
        return;
    }
    for (const inventory::Room &room : vacant_->of(assigned())) {
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
    const VacantRooms::Missing missing = vacant_->missing(assigned());
    QStringList lines;
    if (!missing.outOfOrder.isEmpty())
        lines << tr("Out of order: %1").arg(brief(missing.outOfOrder));
    if (!missing.held.isEmpty()) lines << tr("Held: %1").arg(brief(missing.held));
    if (!missing.occupied.isEmpty()) lines << tr("Still occupied: %1").arg(brief(missing.occupied));
    showNote(notOffered_, lines.join(QLatin1Char('\n')));
    showNote(occupied_, missing.own.join(QLatin1Char('\n')));
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
    } else if (have == 0 && rooms_->count() < wanted) {
        count_->setText(
            tr("Only %n room(s) are available for the whole stay.", nullptr, rooms_->count()));
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
    if (error.field == booking::roomField()) rooms_->setFocus(Qt::OtherFocusReason);
    if (!announced) return CommandDialog::refused(error);
    occupied_->hide();
    showProblem(occupied_->text());
}

bool CheckInDialog::check()
{
    const int have = int(rooms_->selectedItems().size());
    const int wanted = row().booking.rooms;
    if (have == wanted) return true;
    if (have == 0 && isWithoutRoom() && !withoutRoom_) {
        askWithoutRoom();
        return false;
    }
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

/// Whether a hotel that has numbered rooms would leave the guest without one. For a room that is
/// still occupied the check-in is refused instead.
bool CheckInDialog::isWithoutRoom() const
{
    const int wanted = row().booking.rooms;
    if (!vacant_->areKnown() || view().catalogue().rooms.empty() || rooms_->count() >= wanted)
        return false;
    const VacantRooms::Kept kept = vacant_->kept(assigned());
    return !kept.occupied && kept.numbers.size() < wanted;
}

/// The answer is for this attempt only: the booking, the type or the rooms may be others then.
void CheckInDialog::askWithoutRoom()
{
    auto *ask = new AskDialog(
        withoutRoomQuestion(rooms_->count(), vacant_->kept(assigned()).numbers), this);
    ask->setObjectName(QStringLiteral("checkIn.ask"));
    connect(ask, &QDialog::accepted, this, [this] {
        const QScopedValueRollback confirmed(withoutRoom_, true);
        send();
    });
    ask->open();
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
