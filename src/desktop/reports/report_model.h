// SPDX-License-Identifier: GPL-3.0-or-later
// The table of a report: sortable lines, followed by the totals.
#pragma once

#include "reports/figures.h"
#include "reports/words.h"

#include <QtCore/QAbstractTableModel>
#include <QtCore/QLocale>

namespace roomrack::desktop {

class ReportModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Role { ValueRole = Qt::UserRole + 1, TotalRole };

    explicit ReportModel(const QLocale &locale, QObject *parent = nullptr);

    void setReport(reports::Report report);
    const reports::Report &report() const { return report_; }
    /// Less than columnCount(): that of the dates where the last one sorted by is not shown.
    int sortColumn() const { return sortColumn_; }
    bool isTotal(int row) const { return row == static_cast<int>(order_.size()); }

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    /// Sorts by the value, not by its text; dashes are last in either order.
    void sort(int column, Qt::SortOrder order) override;

private:
    const reports::Sums &sumsOf(int row) const;
    QString textOf(int row, reports::Column column) const;
    void arrange();

    QLocale locale_;
    reports::Report report_;
    std::vector<reports::Column> columns_{};  ///< of report_
    std::vector<size_t> order_;               ///< row -> line
    int sortColumn_ = 0;
    Qt::SortOrder sortOrder_ = Qt::AscendingOrder;
};

}  // namespace roomrack::desktop
