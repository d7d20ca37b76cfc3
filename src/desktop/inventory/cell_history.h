// SPDX-License-Identifier: GPL-3.0-or-later
// What happened to one cell: who changed it, when, from what to what, and why.
#pragma once

#include "desktop/inventory/grid_mode.h"
#include "desktop/session/hotel_view.h"
#include "storage/reader.h"

#include <QtCore/QAbstractTableModel>

namespace roomrack::desktop {

/// A record and, of a setting, what it found there and what was said about it.
struct CellEvent {
    booking::Record record;
    storage::SettingStory story;
};

/// Which cell is asked about, as ids: the question is answered on another thread.
struct CellQuestion {
    PropertyId property;
    std::vector<RoomTypeId> types;  ///< of a pool: all of its room types
    std::vector<RatePlanId> plans;  ///< of a rate plan: itself and those it derives from; else none
    Night night;
};
CellQuestion questionAbout(const HotelView &view, const GridRow &row, Night night);
/// Everything that touched the cell, newest first. For the read desk's thread.
Result<std::vector<CellEvent>> cellEvents(storage::Reader &reader, const CellQuestion &asked);

class CellHistoryModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { When, Who, What, Before, After, Why, kColumns };
    explicit CellHistoryModel(QObject *parent = nullptr) : QAbstractTableModel(parent) {}
    void setEvents(const HotelView &view, const std::vector<CellEvent> &events);
    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    struct Line {
        QStringList cells;  ///< a text for each column
        QString utc;
    };
    std::vector<Line> lines_;
};

}  // namespace roomrack::desktop
