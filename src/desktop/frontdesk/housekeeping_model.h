// SPDX-License-Identifier: GPL-3.0-or-later
// The housekeeping list: each room with its status and what is expected of it today.
#pragma once

#include "desktop/session/hotel_view.h"
#include "desktop/widgets/column_model.h"
#include "storage/reader.h"

#include <QtCore/QLocale>

namespace roomrack::desktop {

/// What the list needs of a business date from the file.
struct HousekeepingDay {
    Night today;
    std::vector<storage::BookingRow> bookings;  ///< of storage::DeskDay
    storage::RoomPlan plan;                     ///< of tonight
};
/// Blocking: call it on the thread of AsyncReader.
Result<HousekeepingDay> readHousekeepingDay(storage::Reader &reader, PropertyId property,
                                            Night today);

struct HousekeepingLine {
    RoomId room;
    QString number;
    QString type;
    bool outOfOrder = false;  ///< tonight
    bool dueOut = false;      ///< a guest in house departs today, or is overdue
    QString inHouse;          ///< the guest; empty: vacant
    Night departure;          ///< of the guest in house
    QString arriving;         ///< a guest who arrives today
};
/// A line for each room, in the order of their numbers.
std::vector<HousekeepingLine> housekeepingLines(const inventory::Catalogue &catalogue,
                                                const HousekeepingDay &day);

enum class HousekeepingFilter : quint8 { All, Dirty, Clean, Inspected, OutOfService, OutOfOrder };
constexpr HousekeepingFilter lastOf(HousekeepingFilter)
{
    return HousekeepingFilter::OutOfOrder;
}

class HousekeepingModel final : public ColumnModel {
    Q_OBJECT

public:
    enum Column { Number, Type, Status, Today, Guest, Departure, ColumnCount };
    enum Role { ToneRole = Qt::UserRole };

    explicit HousekeepingModel(const HotelView &view, QObject *parent = nullptr);

    void setLines(std::vector<HousekeepingLine> lines);
    void setFilter(HousekeepingFilter filter);
    /// The status of rooms has changed.
    void showStatus();
    RoomId roomAt(int row) const { return line(row).room; }
    int rowOf(RoomId room) const;  ///< -1: not shown
    /// How many of all rooms are dirty.
    int dirty() const;
    /// The rows shown as a printable page: HTML for Qt's rich text.
    QString page(Night today) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    std::span<const TableColumn> columns() const override;

private:
    const HousekeepingLine &line(int row) const { return lines_[size_t(shown_[size_t(row)])]; }
    bool matches(const HousekeepingLine &line) const;
    std::vector<int> chosen() const;
    void choose();
    QString display(const HousekeepingLine &line, int column) const;
    QString statusOf(const HousekeepingLine &line) const;

    const HotelView &view_;
    std::vector<HousekeepingLine> lines_;
    std::vector<int> shown_;
    HousekeepingFilter filter_ = HousekeepingFilter::All;
    QLocale locale_;
};

}  // namespace roomrack::desktop
