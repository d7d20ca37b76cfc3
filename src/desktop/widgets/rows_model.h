// SPDX-License-Identifier: GPL-3.0-or-later
// A short table of texts, set as a whole: rules, recommendations, nights, guests, hotels. Rows have
// a key, so that a rebuilt list keeps its selection; rows that stay in place only signal what
// changed.
#pragma once

#include "desktop/theme/colors.h"

#include <QtCore/QAbstractTableModel>

#include <vector>

namespace roomrack::desktop {

struct RowCell {
    QString text;
    QString tip{};
    Tone tone = Tone::Neutral;  ///< of the badge
    friend bool operator==(const RowCell &, const RowCell &) = default;
};

struct Row {
    qint64 key = 0;
    std::vector<RowCell> cells;
    bool quiet = false;  ///< drawn muted: no action needed
    friend bool operator==(const Row &, const Row &) = default;
};

struct RowColumn {
    QString heading;
    QString tip{};
    bool number = false;  ///< right-aligned (trailing edge)
};

class RowsModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Role { KeyRole = Qt::UserRole, ToneRole, ActiveRole };

    using QAbstractTableModel::QAbstractTableModel;

    void setColumns(std::vector<RowColumn> columns);
    /// Each row has one cell per column.
    void setRows(std::vector<Row> rows);
    const std::vector<Row> &rows() const { return rows_; }
    /// Returns -1 if there is no such row.
    int rowOf(qint64 key) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    std::vector<RowColumn> columns_;
    std::vector<Row> rows_;
};

}  // namespace roomrack::desktop
