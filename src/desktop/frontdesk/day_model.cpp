// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/frontdesk/day_model.h"

#include "desktop/booking_dialogs/booking_facts.h"
#include "desktop/words/record_words.h"
#include "desktop/words/stay_words.h"

#include <algorithm>

namespace roomrack::desktop {

using booking::BookingStatus;

bool isOn(DayList list, const booking::Booking &b, Night today)
{
    switch (list) {
    case DayList::Arrivals:
        return b.stay.checkIn() == today
               && (isOpen(b.status) || b.status == BookingStatus::CheckedOut);
    case DayList::Departures:
        return (b.status == BookingStatus::CheckedIn && b.stay.checkOut() <= today)
               || b.status == BookingStatus::CheckedOut;
    case DayList::InHouse: return b.status == BookingStatus::CheckedIn;
    case DayList::NoShows:
        return b.status == BookingStatus::NoShow
               || (b.status == BookingStatus::Confirmed && b.stay.checkIn() < today);
    }
    return false;
}

bool isToDo(DayList list, const booking::Booking &b)
{
    switch (list) {
    case DayList::Arrivals: return b.status == BookingStatus::Confirmed;
    case DayList::Departures: return b.status == BookingStatus::CheckedIn;
    case DayList::InHouse:
    case DayList::NoShows: return true;
    }
    return true;
}

DayModel::DayModel(const HotelView &view, QObject *parent) : ColumnModel(parent), view_(view)
{}

void DayModel::setRows(std::vector<storage::BookingRow> rows, Night today, Instant now)
{
    beginResetModel();
    const bool another = all_.empty() || today != today_;
    all_ = std::move(rows);
    today_ = today;
    if (another) settle();
    now_ = now;
    counts_.fill(0);
    open_.fill(0);
    for (const storage::BookingRow &row : all_) {
        for (int list = 0; list < kDayLists; ++list) {
            if (!isOn(DayList(list), row.booking, today_)) continue;
            ++counts_[size_t(list)];
            if (isToDo(DayList(list), row.booking)) ++open_[size_t(list)];
        }
    }
    choose();
    endResetModel();
}

void DayModel::setList(DayList list)
{
    beginResetModel();
    list_ = list;
    settle();
    choose();
    endResetModel();
}

void DayModel::setSearch(const QString &words)
{
    beginResetModel();
    words_ = words.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    choose();
    endResetModel();
}

bool DayModel::matches(const storage::BookingRow &row) const
{
    const QString text = QStringList{bookingNumber(row.booking.id), row.guest.name,
                                     row.guest.reference, row.rooms.join(QLatin1Char(' '))}
                             .join(QLatin1Char(' '));
    return std::all_of(words_.begin(), words_.end(), [&](const QString &word) {
        return text.contains(word, Qt::CaseInsensitive);
    });
}

void DayModel::settle()
{
    settled_.clear();
    for (const storage::BookingRow &row : all_) {
        if (!isToDo(list_, row.booking)) settled_.insert(row.booking.id);
    }
}

bool DayModel::isDoneSince(const booking::Booking &booking) const
{
    return !isToDo(list_, booking) && !settled_.contains(booking.id);
}

void DayModel::choose()
{
    shown_.clear();
    for (size_t i = 0; i < all_.size(); ++i) {
        if (isOn(list_, all_[i].booking, today_) && matches(all_[i]))
            shown_.push_back(static_cast<int>(i));
    }
    const auto name = [this](int i) {
        const storage::BookingRow &row = all_[size_t(i)];
        return row.guest.name.isEmpty() ? row.guest.reference : row.guest.name;
    };
    const auto done = [this](int i) { return settled_.contains(all_[size_t(i)].booking.id); };
    std::stable_sort(shown_.begin(), shown_.end(), [&](int a, int b) {
        if (done(a) != done(b)) return done(b);
        return QString::localeAwareCompare(name(a), name(b)) < 0;
    });
}

const storage::BookingRow *DayModel::rowAt(int row) const
{
    return row >= 0 && row < rowCount() ? &all_[size_t(shown_[size_t(row)])] : nullptr;
}

int DayModel::rowOf(BookingId id) const
{
    for (int row = 0; row < rowCount(); ++row) {
        if (rowAt(row)->booking.id == id) return row;
    }
    return -1;
}

int DayModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(shown_.size());
}

QVariant DayModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const storage::BookingRow &row = *rowAt(index.row());
    switch (role) {
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole: return display(row, index.column());
    case Qt::TextAlignmentRole: return alignmentOf(index.column());
    case Qt::ToolTipRole:
        if (index.column() == Rooms && row.rooms != row.roomsNow)
            return tr("All rooms of the stay: %1").arg(row.rooms.join(QStringLiteral(", ")));
        return index.column() == Total ? toCollectText(row, view_, locale_) : QString();
    case IdRole: return row.booking.id.value;
    case ToneRole: {
        const bool late =
            row.booking.status == BookingStatus::CheckedIn && row.booking.stay.checkOut() < today_;
        return int(late ? Tone::Bad : statusTone(row.booking.status));
    }
    default: return {};
    }
}

/// The no-show fee: as charged, or as the current terms compute it.
qint64 DayModel::feeOf(const storage::BookingRow &row) const
{
    return row.booking.status == BookingStatus::NoShow ? row.fee
                                                       : noShowFeeAt(row.booking, view_, now_);
}

QVariant DayModel::display(const storage::BookingRow &row, int column) const
{
    const booking::Booking &b = row.booking;
    switch (column) {
    case Number: return bookingNumber(b.id);
    case Guest: return row.guest.name.isEmpty() ? row.guest.reference : row.guest.name;
    case Rooms: return row.roomsNow.isEmpty() ? QStringLiteral("–") : roomsNowText(row);
    case Type: return roomsText(view_.catalogue(), b.counted, b.rooms);
    case CheckIn: return dateText(b.stay.checkIn(), locale_);
    case CheckOut: return dateText(b.stay.checkOut(), locale_);
    case Status:
        return b.status == BookingStatus::CheckedIn && b.stay.checkOut() < today_
                   ? tr("Overdue")
                   : statusText(b.status);
    case Total: return amountText(view_.catalogue(), b.total, locale_);
    case Fee: return amountText(view_.catalogue(), feeOf(row), locale_);
    default: return {};
    }
}

std::span<const TableColumn> DayModel::columns() const
{
    static constexpr TableColumn kAll[] = {
        {.title = QT_TR_NOOP("Number")},
        {.title = QT_TR_NOOP("Guest")},
        {.title = QT_TR_NOOP("Room")},
        {.title = QT_TR_NOOP("Room type")},
        {.title = QT_TR_NOOP("Check-in")},
        {.title = QT_TR_NOOP("Check-out")},
        {.title = QT_TR_NOOP("Status")},
        {.title = QT_TR_NOOP("Total"), .number = true},
        {.title = QT_TR_NOOP("Fee"), .number = true},
    };
    static_assert(std::size(kAll) == ColumnCount);
    return kAll;
}

}  // namespace roomrack::desktop

#include "moc_day_model.cpp"
