// SPDX-License-Identifier: GPL-3.0-or-later
// The room plan as a table model: rows of the board, one column per night. The view paints from the
// board; the model provides geometry, selection, and texts for screen readers.
#pragma once

#include "desktop/frontdesk/plan_board.h"
#include "desktop/session/hotel_view.h"
#include "desktop/session/page_actions.h"

#include <QtCore/QAbstractTableModel>
#include <QtCore/QLocale>

#include <functional>

namespace roomrack::desktop {

class PlanModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    /// `now`: the engine's hold clock.
    PlanModel(const HotelView &view, std::function<Instant()> now, QObject *parent = nullptr);

    /// The nights shown as columns.
    void setNights(Stay nights);
    void setBoard(PlanBoard board);
    const PlanBoard &board() const { return board_; }

    Night night(int column) const { return nights_.checkIn() + column; }
    int columnOf(Night night) const;
    const PlanRow &row(int row) const { return board_.rows()[size_t(row)]; }
    const PlanBar *barAt(const QModelIndex &index) const;
    const PlanHold *holdAt(const QModelIndex &index) const;
    /// "held by Wayfarer OTA, 4:12 left"; empty if the hold has ended.
    QString heldText(const PlanHold &hold) const;
    /// The time left and the holder, for a bar.
    QString heldBrief(const PlanHold &hold) const;
    /// A new booking of the room on a night that can be sold and on which it is free; none
    /// otherwise.
    std::optional<BookingPreset> presetAt(const QModelIndex &index) const;
    /// Number, guest, status and dates, for tool tips and screen readers.
    static QString barText(const PlanBar &bar, const QLocale &locale);
    /// Of a room; none for other rows.
    std::optional<booking::HousekeepingStatus> housekeeping(int row) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QString words(const QModelIndex &index) const;

    const HotelView &view_;
    const std::function<Instant()> now_;
    PlanBoard board_;
    Stay nights_;
    QLocale locale_;
};

}  // namespace roomrack::desktop
