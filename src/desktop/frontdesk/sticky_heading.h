// SPDX-License-Identifier: GPL-3.0-or-later
// Shows the heading of the first visible row at the top of a tree of two levels, while its own row
// is scrolled out of view. Painted by the tree's delegate.
#pragma once

#include <QtCore/QModelIndex>
#include <QtWidgets/QWidget>

class QTreeView;

namespace roomrack::desktop {

class StickyHeading final : public QWidget {
    Q_OBJECT

public:
    /// A child of the tree, which has its model already or gets it later; rows have one height.
    explicit StickyHeading(QTreeView *tree);

    /// Call it after the rows have changed.
    void follow();
    /// Scrolls if the heading covers the row that became current.
    void uncover(const QModelIndex &current);
    /// The row that is shown; invalid: none.
    QModelIndex heading() const { return heading_; }

signals:
    void clicked(const QModelIndex &heading);

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QTreeView *tree_;
    QPersistentModelIndex heading_;
};

}  // namespace roomrack::desktop
