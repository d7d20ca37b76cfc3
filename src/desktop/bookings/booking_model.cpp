// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/bookings/booking_model.h"

#include "desktop/theme/style.h"
#include "desktop/words/record_words.h"
#include "desktop/words/stay_words.h"

namespace roomrack::desktop {

BookingModel::BookingModel(BookingSource source, QObject *parent)
    : PagedModel(std::move(source), parent), catalogue_(std::make_shared<inventory::Catalogue>())
{}

void BookingModel::setCatalogue(std::shared_ptr<const inventory::Catalogue> catalogue)
{
    catalogue_ = std::move(catalogue);
    if (total() > 0) emit dataChanged(index(0, 0), index(int(total()) - 1, ColumnCount - 1));
}

void BookingModel::refresh(const std::vector<BookingId> &changed)
{
    if (!changed.empty()) PagedModel::refresh();
}

int BookingModel::rowOf(BookingId id) const
{
    return cache().rowWhere([id](const storage::BookingRow &row) { return row.booking.id == id; });
}

bool BookingModel::isSame(const storage::BookingRow &a, const storage::BookingRow &b) const
{
    return a.booking == b.booking && a.guest == b.guest;
}

void BookingModel::sort(int column, Qt::SortOrder order)
{
    const auto by = sortOf(column);
    const bool descending = order == Qt::DescendingOrder;
    if (!by || (query().sort == *by && query().descending == descending)) return;
    storage::BookingQuery sorted = query();
    sorted.sort = *by;
    sorted.descending = descending;
    // Before the first query, the sort order is only stored.
    if (state() == State::Idle)
        rememberQuery(std::move(sorted));
    else
        setQuery(std::move(sorted));
}

std::optional<storage::BookingSort> BookingModel::sortOf(int column)
{
    using storage::BookingSort;
    switch (column) {
    case Number: return BookingSort::Number;
    case Guest: return BookingSort::Guest;
    case CheckIn: return BookingSort::CheckIn;
    case Nights: return BookingSort::Nights;
    case Room: return BookingSort::RoomType;
    case Channel: return BookingSort::Channel;
    case Status: return BookingSort::Status;
    case Total: return BookingSort::Total;
    default: return std::nullopt;
    }
}

/// The name, which may be elided, and the email address.
QString BookingModel::guestTip(const storage::BookingRow &row) const
{
    QStringList lines{display(row, Guest).toString(), row.guest.email};
    lines.removeAll(QString());
    return lines.join(u'\n');
}

QVariant BookingModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    if (role == Qt::TextAlignmentRole) return alignmentOf(index.column());
    const storage::BookingRow *row = look(index.row());
    switch (role) {
    case LoadedRole: return row != nullptr;
    case IdRole: return row ? row->booking.id.value : qint64(0);
    case ToneRole: return row ? int(statusTone(row->booking.status)) : int(Tone::Neutral);
    case Qt::DisplayRole: return row ? display(*row, index.column()) : QVariant(QString());
    case Qt::AccessibleTextRole: return row ? display(*row, index.column()) : tr("loading");
    case Qt::ToolTipRole:
        if (!row) return {};
        if (index.column() == CheckIn) return stayText(row->booking.stay, locale_);
        return style::tip(index.column() == Guest ? guestTip(*row)
                                                  : display(*row, index.column()).toString());
    default: return {};
    }
}

QVariant BookingModel::display(const storage::BookingRow &row, int column) const
{
    const booking::Booking &b = row.booking;
    switch (column) {
    case Number: return bookingNumber(b.id);
    case Guest: return row.guest.name.isEmpty() ? row.guest.reference : row.guest.name;
    case CheckIn: return dateText(b.stay.checkIn(), locale_);
    case Nights: return locale_.toString(b.stay.nights());
    case Room: return roomsText(*catalogue_, b.counted, b.rooms);
    case Channel: return channelName(*catalogue_, b.channel);
    case Status: return statusText(b.status);
    case Total: return amountText(*catalogue_, b.total, locale_);
    default: return {};
    }
}

std::span<const TableColumn> BookingModel::columns() const
{
    static constexpr TableColumn kAll[] = {
        {.title = QT_TR_NOOP("Number")},    {.title = QT_TR_NOOP("Guest")},
        {.title = QT_TR_NOOP("Check-in")},  {.title = QT_TR_NOOP("Nights"), .number = true},
        {.title = QT_TR_NOOP("Room type")}, {.title = QT_TR_NOOP("Channel")},
        {.title = QT_TR_NOOP("Status")},    {.title = QT_TR_NOOP("Total"), .number = true},
    };
    static_assert(std::size(kAll) == ColumnCount);
    return kAll;
}

}  // namespace roomrack::desktop

#include "moc_booking_model.cpp"
