// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/palette/palette_model.h"

namespace roomrack::desktop {

namespace {

QString titleOf(PaletteEntry::Group group)
{
    switch (group) {
    case PaletteEntry::Group::Pages: return PaletteModel::tr("Pages");
    case PaletteEntry::Group::Commands: return PaletteModel::tr("Commands");
    case PaletteEntry::Group::Dates: return PaletteModel::tr("Date");
    case PaletteEntry::Group::Bookings: return PaletteModel::tr("Bookings and guests");
    }
    return {};
}

}  // namespace

void PaletteModel::setEntries(std::vector<PaletteEntry> entries)
{
    beginResetModel();
    entries_ = std::move(entries);
    rows_.clear();
    for (size_t i = 0; i < entries_.size(); ++i) {
        const auto group = entries_[i].group;
        if (rows_.empty() || rows_.back().group != group) rows_.push_back({group});
        rows_.push_back({group, int(i)});
    }
    endResetModel();
}

const PaletteEntry *PaletteModel::entry(int row) const
{
    if (row < 0 || row >= int(rows_.size())) return nullptr;
    const int at = rows_[size_t(row)].entry;
    return at < 0 ? nullptr : &entries_[size_t(at)];
}

int PaletteModel::next(int row, int step) const
{
    if (entries_.empty()) return -1;
    const int count = int(rows_.size());
    if (row < 0 && step < 0) row = 0;
    do {
        row = (row + step + count) % count;
    } while (!entry(row));
    return row;
}

int PaletteModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(rows_.size());
}

Qt::ItemFlags PaletteModel::flags(const QModelIndex &index) const
{
    if (!index.isValid()) return {};
    return entry(index.row()) ? Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren
                              : Qt::ItemFlags(Qt::ItemNeverHasChildren);
}

QVariant PaletteModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const PaletteEntry *shown = entry(index.row());
    if (role == HeadingRole) return !shown;
    if (!shown) {
        const bool text = role == Qt::DisplayRole || role == Qt::AccessibleTextRole;
        return text ? QVariant(titleOf(rows_[size_t(index.row())].group)) : QVariant();
    }
    switch (role) {
    case Qt::DisplayRole: return shown->text;
    case DetailRole: return shown->detail;
    case KeysRole: return shown->keys;
    case Qt::AccessibleTextRole: {
        QStringList parts{shown->text, shown->detail, shown->keys};
        parts.removeAll(QString());
        return parts.join(QStringLiteral(", "));
    }
    default: return {};
    }
}

}  // namespace roomrack::desktop
