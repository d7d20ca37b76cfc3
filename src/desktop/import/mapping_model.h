// SPDX-License-Identifier: GPL-3.0-or-later
// The columns of a file as rows: name, field (editable), and sample values.
#pragma once

#include "desktop/widgets/column_model.h"
#include "imports/booking_file.h"

namespace roomrack::desktop {

class MappingModel : public ColumnModel {
    Q_OBJECT

public:
    enum Column { Name, Meaning, Values, Columns };
    /// Qt::EditRole of Meaning: a Field as int, or this.
    static constexpr int kIgnored = -1;

    using ColumnModel::ColumnModel;

    void setFile(const QStringList &header, const std::vector<QStringList> &rows);
    void setMapping(const imports::Mapping &mapping);
    const imports::Mapping &mapping() const { return mapping_; }

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    std::span<const TableColumn> columns() const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;
    /// A field belongs to one column: it is cleared in the column that had it.
    bool setData(const QModelIndex &index, const QVariant &value, int role = Qt::EditRole) override;

signals:
    void mappingChanged();

private:
    std::optional<imports::Field> meaningOf(int row) const;
    QStringList header_;
    QStringList values_;
    imports::Mapping mapping_;
};

}  // namespace roomrack::desktop
