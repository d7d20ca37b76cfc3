// SPDX-License-Identifier: GPL-3.0-or-later
// A table or list that ends with a whole row, however high it is, and scrolls by rows. A row of
// which only a part would be seen is covered, so that the view keeps its height and focus frame.
#pragma once

#include <QtCore/QObject>

class QAbstractItemView;
class QModelIndex;
class QWidget;

namespace roomrack::desktop {

class WholeRows final : public QObject {
    Q_OBJECT

public:
    /// The items of a list may be wrapped.
    static void install(QAbstractItemView *view);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    explicit WholeRows(QAbstractItemView *view);
    QModelIndex lastOne() const;
    void fit();

    QAbstractItemView *view_;
    QWidget *cover_;
};

}  // namespace roomrack::desktop
