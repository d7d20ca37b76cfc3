// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/import/mapping_model.h"

namespace roomrack::desktop {

namespace {

constexpr int kValuesShown = 4;

/// The first distinct values of the column, as a sample.
QString taste(const std::vector<QStringList> &rows, int column)
{
    QStringList values;
    for (const QStringList &row : rows) {
        const QString value = row.value(column).trimmed();
        if (value.isEmpty() || values.contains(value)) continue;
        values << value.left(40);
        if (values.size() == kValuesShown) break;
    }
    return values.join(QStringLiteral("  ·  "));
}

}  // namespace

void MappingModel::setFile(const QStringList &header, const std::vector<QStringList> &rows)
{
    beginResetModel();
    header_ = header;
    values_.clear();
    for (int i = 0; i < header.size(); ++i) values_ << taste(rows, i);
    mapping_ = {};
    endResetModel();
}

void MappingModel::setMapping(const imports::Mapping &mapping)
{
    mapping_ = mapping;
    if (!header_.isEmpty()) {
        emit dataChanged(index(0, Meaning), index(rowCount() - 1, Meaning));
    }
    emit mappingChanged();
}

std::optional<imports::Field> MappingModel::meaningOf(int row) const
{
    for (const imports::Field field : imports::allFields()) {
        if (!header_[row].isEmpty() && mapping_.column(field) == header_[row]) return field;
    }
    return std::nullopt;
}

int MappingModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(header_.size());
}

QVariant MappingModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const bool shown = role == Qt::DisplayRole || role == Qt::ToolTipRole;
    const auto meaning = meaningOf(index.row());
    switch (index.column()) {
    case Name: return shown ? QVariant(header_[index.row()]) : QVariant();
    case Values: return shown ? QVariant(values_[index.row()]) : QVariant();
    case Meaning:
        if (role == Qt::EditRole) return meaning ? int(*meaning) : kIgnored;
        if (shown) return meaning ? imports::fieldTitle(*meaning) : tr("(not imported)");
        break;
    default: break;
    }
    return {};
}

std::span<const TableColumn> MappingModel::columns() const
{
    static constexpr TableColumn kAll[] = {
        {.title = QT_TR_NOOP("Column")},
        {.title = QT_TR_NOOP("Field")},
        {.title = QT_TR_NOOP("Sample values")},
    };
    static_assert(std::size(kAll) == Columns);
    return kAll;
}

Qt::ItemFlags MappingModel::flags(const QModelIndex &index) const
{
    const Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    return index.column() == Meaning ? flags | Qt::ItemIsEditable : flags;
}

bool MappingModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (role != Qt::EditRole || index.column() != Meaning || !checkIndex(index)) return false;
    bool ok = false;
    const int chosen = value.toInt(&ok);
    if (!ok || chosen < kIgnored || chosen >= imports::kFields) return false;
    const auto before = meaningOf(index.row());
    if (chosen == (before ? int(*before) : kIgnored)) return true;
    if (before) mapping_.column(*before).clear();
    if (chosen != kIgnored) mapping_.columns[size_t(chosen)] = header_[index.row()];
    mapping_.name.clear();
    mapping_.title.clear();
    emit dataChanged(this->index(0, Meaning), this->index(rowCount() - 1, Meaning));
    emit mappingChanged();
    return true;
}

}  // namespace roomrack::desktop
