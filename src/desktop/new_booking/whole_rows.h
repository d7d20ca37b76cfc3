// SPDX-License-Identifier: GPL-3.0-or-later
// A table that ends with a whole row, however high its frame is, and scrolls by rows.
#pragma once

#include <QtCore/QObject>

class QTableView;

namespace roomrack::desktop {

class WholeRows final : public QObject {
    Q_OBJECT

public:
    /// The table is the first item of its parent's box layout, which gives the rest of the height
    /// to a stretch, and its rows have the default height.
    static void install(QTableView *table);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    explicit WholeRows(QTableView *table);
    void fit();

    QTableView *table_;
};

}  // namespace roomrack::desktop
