// SPDX-License-Identifier: GPL-3.0-or-later
// Draws figures so that their digits stand below each other, and the row of totals apart.
#pragma once

#include <QtWidgets/QStyledItemDelegate>

namespace roomrack::desktop {

class Theme;

class FigureDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    explicit FigureDelegate(const Theme &theme, QObject *parent = nullptr);
    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;

private:
    const Theme &theme_;
};

}  // namespace roomrack::desktop
