// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/reports/report_model.h"

#include "desktop/theme/theme.h"
#include "reports/words.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace roomrack::desktop {

using reports::Column;

ReportModel::ReportModel(const QLocale &locale, QObject *parent)
    : QAbstractTableModel(parent), locale_(locale), columns_(reports::columnsOf(report_))
{}

void ReportModel::setReport(reports::Report report)
{
    beginResetModel();
    report_ = std::move(report);
    columns_ = reports::columnsOf(report_);
    if (sortColumn_ >= int(columns_.size())) {  // that is not shown any more
        sortColumn_ = 0;
        sortOrder_ = Qt::AscendingOrder;
    }
    arrange();
    endResetModel();
}

int ReportModel::rowCount(const QModelIndex &parent) const
{
    if (parent.isValid() || order_.empty()) return 0;
    return static_cast<int>(order_.size()) + 1;
}

int ReportModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(columns_.size());
}

const reports::Sums &ReportModel::sumsOf(int row) const
{
    return isTotal(row) ? report_.total : report_.lines[order_[size_t(row)]].sums;
}

QString ReportModel::textOf(int row, Column column) const
{
    if (column != Column::Period)
        return reports::figureText(column, sumsOf(row), report_.currency, locale_);
    if (isTotal(row)) return tr("Total");
    return reports::lineText(report_.lines[order_[size_t(row)]], report_.granularity, locale_);
}

QVariant ReportModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const Column column = columns_[size_t(index.column())];
    switch (role) {
    case Qt::DisplayRole: return textOf(index.row(), column);
    case Qt::TextAlignmentRole:
        return int((column == Column::Period ? Qt::AlignLeading : Qt::AlignTrailing)
                   | Qt::AlignVCenter);
    case Qt::FontRole:
        if (isTotal(index.row())) return Theme::font(TextSize::Body, QFont::DemiBold);
        return {};
    case ValueRole:
        if (column == Column::Period) {
            if (isTotal(index.row())) return {};
            const reports::Line &line = report_.lines[order_[size_t(index.row())]];
            return line.segment.isEmpty() ? QVariant(line.nights.checkIn().day())
                                          : QVariant(line.segment);
        }
        return reports::figureValue(column, sumsOf(index.row()));
    case TotalRole: return isTotal(index.row());
    default: return {};
    }
}

QVariant ReportModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= int(columns_.size())) return {};
    const Column column = columns_[size_t(section)];
    switch (role) {
    case Qt::DisplayRole: return reports::headingWithUnit(column, report_);
    case Qt::ToolTipRole: return reports::explanation(column);
    case Qt::TextAlignmentRole:
        return int((column == Column::Period ? Qt::AlignLeading : Qt::AlignTrailing)
                   | Qt::AlignVCenter);
    default: return {};
    }
}

void ReportModel::sort(int column, Qt::SortOrder order)
{
    if (column < 0 || column >= int(columns_.size())) return;
    sortColumn_ = column;
    sortOrder_ = order;
    emit layoutAboutToBeChanged({}, VerticalSortHint);
    const std::vector<size_t> before = order_;
    arrange();
    std::vector<int> rowOf(order_.size());
    for (size_t row = 0; row < order_.size(); ++row) rowOf[order_[row]] = static_cast<int>(row);
    for (const QModelIndex &old : persistentIndexList()) {
        if (isTotal(old.row())) continue;
        changePersistentIndex(old, index(rowOf[before[size_t(old.row())]], old.column()));
    }
    emit layoutChanged({}, VerticalSortHint);
}

void ReportModel::arrange()
{
    order_.resize(report_.lines.size());
    std::iota(order_.begin(), order_.end(), size_t(0));
    const Column column = columns_[size_t(sortColumn_)];
    const bool down = sortOrder_ == Qt::DescendingOrder;
    if (column == Column::Period) {
        if (down) std::reverse(order_.begin(), order_.end());
        return;
    }
    std::vector<double> values;
    for (const reports::Line &line : report_.lines)
        values.push_back(reports::figureValue(column, line.sums));
    std::stable_sort(order_.begin(), order_.end(), [&](size_t a, size_t b) {
        const bool noA = std::isnan(values[a]), noB = std::isnan(values[b]);
        if (noA || noB) return noB && !noA;
        return down ? values[a] > values[b] : values[a] < values[b];
    });
}

}  // namespace roomrack::desktop
