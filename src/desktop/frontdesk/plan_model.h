// SPDX-License-Identifier: GPL-3.0-or-later
// The room plan as a table model: rows of the board, one column per night. The view paints from the
// board; the model provides geometry, selection, and texts for screen readers.
#pragma once

#include "desktop/frontdesk/plan_board.h"
#include "desktop/session/hotel_view.h"

#include <QtCore/QAbstractTableModel>
#include <QtCore/QLocale>

namespace roomrack::desktop {

class PlanModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    explicit PlanModel(const HotelView &view, QObject *parent = nullptr);

    /// The nights shown as columns.
    void setNights(Stay nights);
    void setBoard(PlanBoard board);
    const PlanBoard &board() const { return board_; }

    Night night(int column) const { return nights_.checkIn() + column; }
    int columnOf(Night night) const;
    const PlanRow &row(int row) const { return board_.rows()[size_t(row)]; }
    const PlanBar *barAt(const QModelIndex &index) const;
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
    PlanBoard board_;
    Stay nights_;
    QLocale locale_;
};

}  // namespace roomrack::desktop
