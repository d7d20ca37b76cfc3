// SPDX-License-Identifier: GPL-3.0-or-later
// Column widths that follow the content: no column is cut while another one has space to spare.
#pragma once

#include <QtCore/QObject>
#include <QtCore/QSet>
#include <QtCore/QTimer>

class QTableView;

namespace roomrack::desktop {

/// Widens the columns of a table to their title and their longest visible cell, whenever the rows,
/// the texts, the shown columns or the width of the table change. The stretched column takes what
/// is left, never less than a minimum; if the space does not suffice, the widest are cut first.
/// A column that the user has resized keeps its width.
class ColumnFitter final : public QObject {
    Q_OBJECT

public:
    static constexpr int kLeastStretch = 120;  ///< pixels

    /// A child of `table`, which has its model. `stretch`: the column that takes the rest, and at
    /// least `leastStretch` pixels.
    ColumnFitter(QTableView *table, int stretch, int leastStretch = kLeastStretch);

    enum class Width : quint8 { Exact, Grow };
    /// Grow: no column becomes narrower, so that columns rest while rows are loaded.
    void fit(Width width = Width::Exact);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    int wanted(int column) const;
    int least(int column) const;
    void connectModel();
    void later(Width width);

    QTableView *table_;
    int stretch_;
    int leastStretch_;
    QTimer soon_;
    Width next_ = Width::Grow;  ///< of the pending fit
    QSet<int> byUser_;          ///< columns that the user has resized
    bool fitting_ = false;      ///< resizes come from fit()
};

}  // namespace roomrack::desktop
