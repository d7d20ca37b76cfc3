// SPDX-License-Identifier: GPL-3.0-or-later
// Everything about one cell: its numbers, why it is closed, and its history.
#pragma once

#include "desktop/session/hotel_session.h"
#include "desktop/widgets/popover.h"

#include <QtCore/QAbstractTableModel>

class QGridLayout;
class QLabel;
class QTableView;

namespace roomrack::desktop {

/// Who changed a cell, when, and from what to what; newest first.
class CellHistoryModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { When, Who, What, kColumns };
    explicit CellHistoryModel(QObject *parent = nullptr) : QAbstractTableModel(parent) {}
    void setRecords(const HotelView &view, int type, const std::vector<booking::Record> &records);
    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    struct Line {
        QString when, utc, who, what;
    };
    std::vector<Line> lines_;
};

class CellDetails : public Popover {
    Q_OBJECT

public:
    CellDetails(const Theme &theme, QWidget *owner, HotelSession &session, int type, Night night);

private:
    void addHead();
    void addFacts();
    void addReasons();
    void addHistory();
    void askHistory();
    HotelSession &session_;
    const int type_;
    const Night night_;
    CellHistoryModel *model_;
    QTableView *table_ = nullptr;
    QLabel *empty_ = nullptr;
};

}  // namespace roomrack::desktop
