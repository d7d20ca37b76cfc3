// SPDX-License-Identifier: GPL-3.0-or-later
// Delegate that selects the field of a column from a list.
#pragma once

#include <QtWidgets/QStyledItemDelegate>

namespace roomrack::desktop {

class MeaningDelegate final : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;
    QWidget *createEditor(QWidget *parent, const QStyleOptionViewItem &option,
                          const QModelIndex &index) const override;
    void setEditorData(QWidget *editor, const QModelIndex &index) const override;
    void setModelData(QWidget *editor, QAbstractItemModel *model,
                      const QModelIndex &index) const override;
};

}  // namespace roomrack::desktop
