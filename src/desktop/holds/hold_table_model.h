// SPDX-License-Identifier: GPL-3.0-or-later
// All active holds as a table. Rows are inserted and removed one by one, which keeps the selection;
// countdowns are computed from the engine's time when they are painted.
#pragma once

#include "desktop/session/hotel_session.h"
#include "desktop/widgets/column_model.h"

#include <QtCore/QLocale>

#include <vector>

namespace roomrack::desktop {

class HoldTableModel final : public ColumnModel {
    Q_OBJECT

public:
    enum Column { Left, Room, Stay, Guests, Channel, Plan, Price, Taken, ColumnCount };
    enum Role {
        IdRole = Qt::UserRole,  ///< qint64
        SortRole,
        LeftRole,   ///< remaining microseconds, never below 0
        SpanRole,   ///< total duration, microseconds
        TextRole,   ///< text that filters search
        StateRole,  ///< "Payment pending"; empty: it just expires
        ToneRole,   ///< int of Tone, for StateRole
    };

    explicit HoldTableModel(const HotelSession &session, QObject *parent = nullptr);

    const booking::Hold &hold(int row) const { return holds_[size_t(row)]; }
    int rowOf(HoldId id) const;
    /// "Superior × 1 · 18–21 Jul 2026".
    QString describe(int row) const;
    /// "Payment pending", or the status of a possible duplicate; usually empty.
    QString state(const booking::Hold &hold) const;
    /// Loads the session's holds.
    void refresh();
    /// Emits dataChanged() for the countdowns.
    void tick();

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    std::span<const TableColumn> columns() const override;

private:
    QVariant display(const booking::Hold &hold, int column) const;
    QVariant sortKey(const booking::Hold &hold, int column) const;
    qint64 left(const booking::Hold &hold) const;
    void removeGone();
    void takeNew();
    const HotelSession &session_;
    QLocale locale_;
    std::vector<booking::Hold> holds_;  ///< sorted by id
};

}  // namespace roomrack::desktop
