// SPDX-License-Identifier: GPL-3.0-or-later
// The history of one cell: actor, time, old and new value, and reason.
#pragma once

#include "desktop/cells/grid_mode.h"
#include "desktop/session/hotel_view.h"
#include "desktop/widgets/column_model.h"
#include "storage/reader.h"

namespace roomrack::desktop {

/// A record; for a setting also the previous value and the comment.
struct CellEvent {
    booking::Record record;
    storage::SettingStory story;
};

/// The cell to query, as ids: the query runs on another thread.
struct CellQuestion {
    PropertyId property;
    std::vector<RoomTypeId> types;  ///< for a pool: all of its room types
    std::vector<RatePlanId> plans;  ///< for a rate plan: itself and its parents; else empty
    Night night;
};
CellQuestion questionAbout(const HotelView &view, const GridRow &row, Night night);
/// All records that affect the cell, newest first. Called on the thread of AsyncReader.
Result<std::vector<CellEvent>> cellEvents(storage::Reader &reader, const CellQuestion &asked);

class CellHistoryModel : public ColumnModel {
    Q_OBJECT

public:
    enum Column { When, Who, What, Before, After, Why, kColumns };
    explicit CellHistoryModel(QObject *parent = nullptr) : ColumnModel(parent) {}
    void setEvents(const HotelView &view, const std::vector<CellEvent> &events);
    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    std::span<const TableColumn> columns() const override;

private:
    struct Line {
        QStringList cells;  ///< one text per column
        QString utc;
    };
    std::vector<Line> lines_;
};

}  // namespace roomrack::desktop
