// SPDX-License-Identifier: GPL-3.0-or-later
// Editors and colours of the table of room types: spin boxes, a list of the types whose rooms can
// be shared, red for errors.
#pragma once

#include <QtWidgets/QStyledItemDelegate>

namespace roomrack::desktop {

class Theme;

class TypesDelegate final : public QStyledItemDelegate {
    Q_OBJECT

public:
    explicit TypesDelegate(const Theme &theme, QObject *parent = nullptr);
    QWidget *createEditor(QWidget *parent, const QStyleOptionViewItem &option,
                          const QModelIndex &index) const override;
    void setEditorData(QWidget *editor, const QModelIndex &index) const override;
    void setModelData(QWidget *editor, QAbstractItemModel *model,
                      const QModelIndex &index) const override;
    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;

private:
    const Theme &theme_;
};

}  // namespace roomrack::desktop
