// SPDX-License-Identifier: GPL-3.0-or-later
// The bookings of a business date: arrivals, departures, in house, and no-shows. Loaded from the
// file in one query; sorted into lists and searched in memory, because one day is little data.
#pragma once

#include "desktop/session/hotel_view.h"
#include "desktop/widgets/column_model.h"
#include "storage/reader.h"

#include <QtCore/QLocale>
#include <QtCore/QSet>

#include <array>

namespace roomrack::desktop {

enum class DayList : quint8 { Arrivals, Departures, InHouse, NoShows };
inline constexpr int kDayLists = 4;

/// Whether a booking of storage::DeskDay belongs to the list on that date. A booking that arrived
/// or departed today stays on the list of arrivals or departures; isToDo() is true for those still
/// expected.
bool isOn(DayList list, const booking::Booking &booking, Night today);
bool isToDo(DayList list, const booking::Booking &booking);
/// Whether bookings that are done stay on the list.
constexpr bool keepsDone(DayList list)
{
    return list == DayList::Arrivals || list == DayList::Departures;
}

class DayModel final : public ColumnModel {
    Q_OBJECT

public:
    enum Column { Number, Guest, Rooms, Type, CheckIn, CheckOut, Status, Total, Fee, ColumnCount };
    enum Role { IdRole = Qt::UserRole, ToneRole };

    explicit DayModel(const HotelView &view, QObject *parent = nullptr);

    /// `now`: the time for computing the fees of pending no-shows. A booking that is done since
    /// setList() keeps its place until the list is chosen again.
    void setRows(std::vector<storage::BookingRow> rows, Night today, Instant now);
    const std::vector<storage::BookingRow> &all() const { return all_; }
    void setList(DayList list);
    DayList list() const { return list_; }
    /// Matches parts of the number, guest, room or reference, case-insensitively.
    void setSearch(const QString &words);
    int count(DayList list) const { return counts_[size_t(list)]; }
    /// How many of those are still expected to arrive or depart.
    int open(DayList list) const { return open_[size_t(list)]; }
    const storage::BookingRow *rowAt(int row) const;
    int rowOf(BookingId id) const;
    /// Done since setList(), which would move it below the others.
    bool isDoneSince(const booking::Booking &booking) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    std::span<const TableColumn> columns() const override;

private:
    void choose();
    void settle();
    bool matches(const storage::BookingRow &row) const;
    qint64 feeOf(const storage::BookingRow &row) const;
    QVariant display(const storage::BookingRow &row, int column) const;

    const HotelView &view_;
    std::vector<storage::BookingRow> all_;
    std::vector<int> shown_;
    QSet<BookingId> settled_;  ///< done when the list was chosen: below the others
    std::array<int, kDayLists> counts_{};
    std::array<int, kDayLists> open_{};
    DayList list_ = DayList::Arrivals;
    QStringList words_;
    Night today_;
    Instant now_;
    QLocale locale_;
};

}  // namespace roomrack::desktop
