// SPDX-License-Identifier: GPL-3.0-or-later
// The view of a RowsModel: the look of the window's tables, a badge column, columns that share the
// width there is, and a selection that stays with its key when the rows are made anew.
#pragma once

#include "desktop/overbooking/rows_model.h"

#include <QtWidgets/QTableView>

namespace roomrack::desktop {

class Theme;

class RowsTable final : public QTableView {
    Q_OBJECT

public:
    struct Shape {
        int badge = -1;        ///< column drawn as a badge
        int stretch = 0;       ///< column that takes what is left
        QList<int> strong{};   ///< columns in semibold
        QList<int> muted{};    ///< columns in the quiet colour
        QList<int> widths{};   ///< least widths in pixels; headings may ask for more
        QList<int> spare{};    ///< columns that go, in this order, where it is too narrow
        bool several = false;  ///< several rows may be chosen
        bool inert = false;    ///< only to be read: no row is chosen
    };
    RowsTable(const Theme &theme, std::vector<RowColumn> columns, Shape shape,
              QWidget *parent = nullptr);

    void setRows(std::vector<Row> rows);
    const RowsModel &rows() const { return *model_; }
    /// Key of the current row; -1 for none.
    qint64 current() const;
    std::vector<qint64> selected() const;
    void choose(qint64 key);
    /// A column that says nothing here; it does not come back by width alone.
    void setColumnUseless(int column, bool useless);

signals:
    /// Another row is current, or none (-1).
    void chosen(qint64 key);
    void selectionMoved();
    /// Enter or a double click.
    void entered(qint64 key);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    RowsModel *model_;
    Shape shape_;
    qint64 told_ = -1;
    bool filling_ = false;
    QList<int> useless_;
    void tell();
    void fitColumns();
};

}  // namespace roomrack::desktop
