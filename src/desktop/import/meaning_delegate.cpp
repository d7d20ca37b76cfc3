// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/import/meaning_delegate.h"

#include "desktop/import/mapping_model.h"

#include <QtWidgets/QComboBox>

namespace roomrack::desktop {

QWidget *MeaningDelegate::createEditor(QWidget *parent, const QStyleOptionViewItem &,
                                       const QModelIndex &) const
{
    auto *combo = new QComboBox(parent);
    combo->setAccessibleName(tr("Field for this column"));
    combo->addItem(tr("(not imported)"), MappingModel::kIgnored);
    for (const imports::Field field : imports::allFields()) {
        combo->addItem(imports::fieldTitle(field), int(field));
    }
    combo->setMaxVisibleItems(combo->count());
    auto *self = const_cast<MeaningDelegate *>(this);
    connect(combo, &QComboBox::activated, self, [self, combo] {
        emit self->commitData(combo);
        emit self->closeEditor(combo);
    });
    return combo;
}

void MeaningDelegate::setEditorData(QWidget *editor, const QModelIndex &index) const
{
    auto *combo = static_cast<QComboBox *>(editor);
    combo->setCurrentIndex(std::max(0, combo->findData(index.data(Qt::EditRole))));
}

void MeaningDelegate::setModelData(QWidget *editor, QAbstractItemModel *model,
                                   const QModelIndex &index) const
{
    model->setData(index, static_cast<QComboBox *>(editor)->currentData(), Qt::EditRole);
}

}  // namespace roomrack::desktop
