// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/inventory/grid_model.h"

#include <QtCore/QLocale>

#include <algorithm>

namespace roomrack::desktop {

namespace {

using channels::ParityRow;

/// "rooms, prices": the parts of a night that the flags name.
QString partsOf(quint8 flags)
{
    QStringList parts;
    if (flags & ParityRow::OfRooms) parts << GridModel::tr("availability");
    if (flags & ParityRow::OfLimits) parts << GridModel::tr("restrictions");
    if (flags & ParityRow::OfRates) parts << GridModel::tr("rates");
    return parts.join(QStringLiteral(", "));
}

bool inSync(quint8 flags)
{
    return !(flags & (ParityRow::Behind | ParityRow::Refused));
}

QString paritySentence(const QString &channel, quint8 flags)
{
    if (flags & ParityRow::Refused)
        return GridModel::tr("! %1: updates rejected (%2)").arg(channel, partsOf(flags));
    if (flags & ParityRow::Behind)
        return GridModel::tr("↑ %1: pending updates (%2)").arg(channel, partsOf(flags));
    return flags & ParityRow::Shown ? GridModel::tr("✓ %1: in sync").arg(channel)
                                    : GridModel::tr("– %1: not published").arg(channel);
}

}  // namespace

GridModel::GridModel(const HotelView &view, QObject *parent)
    : QAbstractTableModel(parent), view_(view)
{
    rebuild();
}

int GridModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(rows_.size());
}

int GridModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : view_.ledger().nights();
}

QVariant GridModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid)) {
        return {};
    }
    switch (role) {
    case Qt::DisplayRole: {
        const GridRow &at = row(index.row());
        if (mode_ == GridMode::Parity && at.isType())
            return parityText(parity(at.type, night(index.column())));
        return cellText(view_, mode_, at, night(index.column()));
    }
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole: return describe(row(index.row()), night(index.column()));
    case Qt::TextAlignmentRole: return int(Qt::AlignCenter);
    default: return {};
    }
}

QString GridModel::describe(const GridRow &row, Night night) const
{
    QStringList lines{describeCell(view_, row, night)};
    lines << paritySentences(row, night);
    return lines.join(u'\n');
}

QStringList GridModel::paritySentences(const GridRow &row, Night night) const
{
    QStringList sentences;
    if (!row.isType()) return sentences;
    const channels::ParityRow *known = parityRow(row.type);
    if (!known) return sentences;
    for (const auto &[channel, nights] : known->channels) {
        const int at = night - known->first;
        if (at < 0 || at >= int(nights.size())) continue;
        const inventory::Channel *described = view_.catalogue().channel(channel);
        const quint8 flags = nights[size_t(at)];
        if (!described || (mode_ != GridMode::Parity && inSync(flags))) continue;
        sentences << paritySentence(described->name, flags);
    }
    if (sentences.isEmpty() && mode_ == GridMode::Parity)
        sentences << tr("Not published to any channel");
    return sentences;
}

void GridModel::setParity(const channels::Parity *parity)
{
    channels::Parity now = parity ? *parity : channels::Parity();
    if (now == parity_) return;
    parity_ = std::move(now);
    if (!rows_.empty() && columnCount() > 0)
        emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

const channels::ParityRow *GridModel::parityRow(int type) const
{
    // In the order of the hotel's room types; for a moment it may belong to another hotel.
    if (type < 0 || type >= int(parity_.size())) return nullptr;
    const channels::ParityRow &row = parity_[size_t(type)];
    return row.roomType.value == typeId(type) ? &row : nullptr;
}

ParityFace GridModel::parity(int type, Night night) const
{
    ParityFace face;
    const channels::ParityRow *row = parityRow(type);
    const int at = row ? night - row->first : -1;
    if (at < 0 || at >= int(row->nights.size())) return face;
    face.flags = row->nights[size_t(at)];
    if (mode_ != GridMode::Parity) return face;
    for (const auto &[channel, nights] : row->channels) {
        if (at >= int(nights.size()) || !(nights[size_t(at)] & channels::ParityRow::Shown))
            continue;
        ++face.shown;
        if (inSync(nights[size_t(at)])) ++face.inSync;
    }
    return face;
}

QVariant GridModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role != Qt::DisplayRole && role != Qt::AccessibleTextRole) return {};
    if (orientation == Qt::Horizontal) {
        if (section < 0 || section >= columnCount()) return {};
        return QLocale().toString(night(section).date(), role == Qt::DisplayRole
                                                             ? QLocale::ShortFormat
                                                             : QLocale::LongFormat);
    }
    if (section < 0 || section >= rowCount()) return {};
    return rowName(view_, row(section));
}

void GridModel::setMode(GridMode mode)
{
    if (mode == mode_) return;
    mode_ = mode;
    if (rows_.empty() || columnCount() == 0) return;
    emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
    emit headerDataChanged(Qt::Vertical, 0, rowCount() - 1);
}

int GridModel::columnOf(Night night) const
{
    return std::clamp(night - view_.first(), 0, std::max(0, columnCount() - 1));
}

int GridModel::rowOf(const GridRow &row) const
{
    const auto it = std::find(rows_.begin(), rows_.end(), row);
    return it == rows_.end() ? -1 : int(it - rows_.begin());
}

int GridModel::rowOfType(int type) const
{
    int ofPool = -1;
    for (size_t i = 0; i < rows_.size(); ++i) {
        if (rows_[i].type == type) return int(i);
        if (rows_[i].isPool() && rows_[i].pool == view_.poolOf(type)) ofPool = int(i);
    }
    return ofPool;
}

int GridModel::parentRow(int row) const
{
    const GridRow &at = this->row(row);
    if (at.isPool() || (at.isType() && at.alone)) return row;
    for (int above = row - 1; above >= 0; --above) {
        const GridRow &candidate = this->row(above);
        if (at.isPlan() ? candidate.isType() : candidate.isPool()) return above;
    }
    return row;
}

bool GridModel::canFold(const GridRow &row) const
{
    if (row.isPool()) return view_.typesOf(row.pool).size() != 1;
    return row.isType() && view_.plans().size() > 1;
}

bool GridModel::isFolded(const GridRow &row) const
{
    return row.isPool() ? isFolded(row.pool) : !isOpen(row.type);
}

/// The rows below an unfolded row, including the plans of opened room types.
std::vector<GridRow> GridModel::below(const GridRow &row) const
{
    std::vector<GridRow> rows;
    if (row.isPool()) {
        if (isFolded(row.pool)) return rows;
        for (const int type : view_.typesOf(row.pool)) {
            rows.push_back({row.pool, type, false});
            const std::vector<GridRow> plans = below(rows.back());
            rows.insert(rows.end(), plans.begin(), plans.end());
        }
    } else if (row.isType() && isOpen(row.type)) {
        for (size_t plan = 0; plan < view_.plans().size(); ++plan) {
            // The base plan is represented by the room type's own row.
            if (int(plan) == view_.basePlan()) continue;
            rows.push_back({row.pool, row.type, row.alone, int(plan)});
        }
    }
    return rows;
}

void GridModel::rebuild()
{
    rows_.clear();
    for (int pool = 0; pool < view_.ledger().pools(); ++pool) {
        const std::vector<int> &types = view_.typesOf(pool);
        rows_.push_back(types.size() == 1 ? GridRow{pool, types.front(), true}
                                          : GridRow{pool, -1, false});
        const std::vector<GridRow> more = below(rows_.back());
        rows_.insert(rows_.end(), more.begin(), more.end());
    }
}

void GridModel::reload()
{
    beginResetModel();
    rebuild();
    endResetModel();
}

/// Recomputes the rows below `row`.
void GridModel::replaceBelow(int row)
{
    const GridRow at = this->row(row);
    int end = row + 1;
    while (end < rowCount()
           && (at.isPool() ? this->row(end).pool == at.pool : this->row(end).isPlan())) {
        ++end;
    }
    if (end > row + 1) {
        beginRemoveRows({}, row + 1, end - 1);
        rows_.erase(rows_.begin() + row + 1, rows_.begin() + end);
        endRemoveRows();
    }
    const std::vector<GridRow> rows = below(at);
    if (!rows.empty()) {
        beginInsertRows({}, row + 1, row + int(rows.size()));
        rows_.insert(rows_.begin() + row + 1, rows.begin(), rows.end());
        endInsertRows();
    }
    emit headerDataChanged(Qt::Vertical, row, row);
}

void GridModel::setFolded(int pool, bool folded)
{
    const int row = rowOf({pool, -1, false});
    if (row < 0 || folded == isFolded(pool)) return;
    if (folded)
        folded_.insert(poolId(pool));
    else
        folded_.remove(poolId(pool));
    replaceBelow(row);
}

void GridModel::setOpen(int type, bool open)
{
    if (view_.plans().size() < 2 || open == isOpen(type)) return;
    if (open)
        opened_.insert(typeId(type));
    else
        opened_.remove(typeId(type));
    const int row = rowOfType(type);
    if (row >= 0 && this->row(row).isType()) replaceBelow(row);
}

void GridModel::foldAll(bool folded)
{
    for (int pool = 0; pool < view_.ledger().pools(); ++pool) setFolded(pool, folded);
}

void GridModel::setFoldedIds(const QList<qint64> &folded, const QList<qint64> &opened)
{
    beginResetModel();
    folded_ = QSet<qint64>(folded.begin(), folded.end());
    opened_ = QSet<qint64>(opened.begin(), opened.end());
    rebuild();
    endResetModel();
}

void GridModel::mark(int row, Night first, Night last)
{
    emit dataChanged(index(row, columnOf(first)), index(row, columnOf(last)));
}

void GridModel::cellsChanged(const std::vector<CellSpan> &spans)
{
    for (const CellSpan &span : spans) {
        for (size_t i = 0; i < rows_.size(); ++i) {
            const GridRow &at = rows_[i];
            // A pool's availability is shown in each of its room types, a room type's price in the
            // derived plans.
            const bool touched = span.pool ? at.pool == span.row : at.type == span.row;
            if (touched) mark(int(i), span.first, span.last);
        }
    }
}

}  // namespace roomrack::desktop
