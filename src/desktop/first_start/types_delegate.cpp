// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/first_start/types_delegate.h"

#include "desktop/first_start/hotel_types_model.h"
#include "desktop/theme/style.h"
#include "desktop/theme/theme.h"

#include <QtGui/QPainter>
#include <QtWidgets/QApplication>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLineEdit>

namespace roomrack::desktop {

TypesDelegate::TypesDelegate(const Theme &theme, QObject *parent)
    : QStyledItemDelegate(parent), theme_(theme)
{}

QWidget *TypesDelegate::createEditor(QWidget *parent, const QStyleOptionViewItem &option,
                                     const QModelIndex &index) const
{
    Q_UNUSED(option)
    if (DraftColumn(index.column()) == DraftColumn::SharesWith) {
        auto *box = new QComboBox(parent);
        box->addItem(tr("none"), QString());
        const auto *model = qobject_cast<const HotelTypesModel *>(index.model());
        if (model) {
            for (const QString &code : model->codesToShare(index.row())) box->addItem(code, code);
        }
        return box;
    }
    auto *edit = new QLineEdit(parent);
    edit->setAlignment(Qt::Alignment(index.data(Qt::TextAlignmentRole).toInt()));
    edit->setMaxLength(DraftColumn(index.column()) == DraftColumn::Code ? 12 : 80);
    return edit;
}

void TypesDelegate::setEditorData(QWidget *editor, const QModelIndex &index) const
{
    if (auto *box = qobject_cast<QComboBox *>(editor)) {
        box->setCurrentIndex(std::max(0, box->findData(index.data(Qt::EditRole))));
        return;
    }
    auto *edit = qobject_cast<QLineEdit *>(editor);
    edit->setText(index.data(Qt::EditRole).toString());
    edit->selectAll();
}

void TypesDelegate::setModelData(QWidget *editor, QAbstractItemModel *model,
                                 const QModelIndex &index) const
{
    if (const auto *box = qobject_cast<QComboBox *>(editor)) {
        model->setData(index, box->currentData());
        return;
    }
    model->setData(index, qobject_cast<QLineEdit *>(editor)->text());
}

void TypesDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                          const QModelIndex &index) const
{
    QStyleOptionViewItem item = option;
    const bool wrong = !index.data(HotelTypesModel::kProblemRole).toString().isEmpty();
    const Pair &red = theme_.colors().tone(Tone::Bad);
    initStyleOption(&item, index);
    item.text.clear();
    const bool current = item.state & QStyle::State_HasFocus;
    item.state &= ~QStyle::State_HasFocus;
    const QStyle *style = item.widget ? item.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &item, painter, item.widget);
    painter->save();
    const bool quiet = !(index.flags() & Qt::ItemIsEditable)
                       || (DraftColumn(index.column()) == DraftColumn::SharesWith
                           && index.data(Qt::EditRole).toString().isEmpty());
    painter->setPen(wrong ? red.text : quiet ? theme_.colors().muted : theme_.colors().text);
    const QRect cell = option.rect.adjusted(style::kPadding, 0, -style::kPadding, 0);
    const auto align = Qt::Alignment(index.data(Qt::TextAlignmentRole).toInt());
    painter->drawText(cell, int(align), index.data().toString());
    if (wrong || current) {
        painter->setPen(QPen(wrong ? theme_.colors().bad : theme_.colors().accent, 1));
        painter->drawRect(option.rect.adjusted(0, 0, -1, -2));
    }
    painter->restore();
}

}  // namespace roomrack::desktop

#include "moc_types_delegate.cpp"
