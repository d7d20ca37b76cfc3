// SPDX-License-Identifier: GPL-3.0-or-later
// A cell of a table whose text is drawn in the theme's own way: the style draws what is behind it
// (chosen, hovered), a subclass what is in it.
#pragma once

#include <QtWidgets/QStyledItemDelegate>

namespace roomrack::desktop {

class Theme;

class CellDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    /// The theme must outlive it.
    explicit CellDelegate(const Theme &theme, QObject *parent = nullptr);
    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const final;

protected:
    /// Draws the cell's text, or what stands for it, between the paddings; the painter is put back
    /// afterwards.
    virtual void paintInside(QPainter *painter, const QRect &inside,
                             const QStyleOptionViewItem &cell, const QModelIndex &index) const = 0;
    const Theme &theme() const { return theme_; }

private:
    const Theme &theme_;
};

}  // namespace roomrack::desktop
