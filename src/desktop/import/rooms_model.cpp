// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/import/rooms_model.h"

namespace roomrack::desktop {

namespace {

constexpr int kMostRooms = 10'000;

}  // namespace

void RoomsModel::setDraft(const imports::HotelDraft &draft)
{
    beginResetModel();
    draft_ = draft;
    QMap<QString, int> kept;
    for (const imports::TypeDraft &type : draft_.types) {
        const auto at = typed_.constFind(type.code);
        if (at != typed_.cend() && *at != type.rooms) kept.insert(type.code, *at);
    }
    typed_ = kept;
    endResetModel();
}

int RoomsModel::rooms(int row) const
{
    const imports::TypeDraft &type = draft_.types[size_t(row)];
    return typed_.value(type.code, type.rooms);
}

int RoomsModel::total() const
{
    int sum = 0;
    for (int row = 0; row < rowCount(); ++row) sum += rooms(row);
    return sum;
}

int RoomsModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(draft_.types.size());
}

QVariant RoomsModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    if (role == Qt::TextAlignmentRole) return alignmentOf(index.column());
    if (role != Qt::DisplayRole && role != Qt::EditRole) return {};
    const imports::TypeDraft &type = draft_.types[size_t(index.row())];
    switch (index.column()) {
    case Code: return type.code;
    case Busiest: return type.rooms;
    case Rooms: return rooms(index.row());
    case Guests:
        return type.standardGuests == type.maxGuests
                   ? QString::number(type.maxGuests)
                   : tr("%1 to %2").arg(type.standardGuests).arg(type.maxGuests);
    default: return {};
    }
}

std::span<const TableColumn> RoomsModel::columns() const
{
    static constexpr TableColumn kAll[] = {
        {.title = QT_TR_NOOP("Room type")},
        {.title = QT_TR_NOOP("Busiest night"), .number = true},
        {.title = QT_TR_NOOP("Rooms"), .number = true},
        {.title = QT_TR_NOOP("Guests"), .number = true},
    };
    static_assert(std::size(kAll) == Columns);
    return kAll;
}

Qt::ItemFlags RoomsModel::flags(const QModelIndex &index) const
{
    const Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    return index.column() == Rooms ? flags | Qt::ItemIsEditable : flags;
}

bool RoomsModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (role != Qt::EditRole || index.column() != Rooms || !checkIndex(index)) return false;
    bool ok = false;
    const int typed = value.toInt(&ok);
    if (!ok || typed < 0 || typed > kMostRooms) return false;
    const imports::TypeDraft &type = draft_.types[size_t(index.row())];
    if (typed == type.rooms)
        typed_.remove(type.code);
    else
        typed_.insert(type.code, typed);
    emit dataChanged(index, index);
    return true;
}

}  // namespace roomrack::desktop
