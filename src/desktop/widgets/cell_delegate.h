// SPDX-License-Identifier: GPL-3.0-or-later
// A table cell with custom text drawing: the style draws the background (selected, hovered), a
// subclass the content.
#pragma once

#include <QtWidgets/QStyledItemDelegate>

namespace roomrack::desktop {

class Theme;

class CellDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    /// `theme` must outlive it.
    explicit CellDelegate(const Theme &theme, QObject *parent = nullptr);
    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const final;

protected:
    /// Draws the cell's content within the padding; the painter's state is restored afterwards.
    virtual void paintInside(QPainter *painter, const QRect &inside,
                             const QStyleOptionViewItem &cell, const QModelIndex &index) const = 0;
    const Theme &theme() const { return theme_; }

private:
    const Theme &theme_;
};

}  // namespace roomrack::desktop
