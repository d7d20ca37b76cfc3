// SPDX-License-Identifier: GPL-3.0-or-later
// The view of a RowsModel: the window's table style, a badge column, columns that share the
// available width, and a selection that follows its key when the rows are rebuilt.
#pragma once

#include "desktop/widgets/rows_model.h"

#include <QtWidgets/QTableView>

namespace roomrack::desktop {

class Theme;

class RowsTable final : public QTableView {
    Q_OBJECT

public:
    struct Shape {
        int badge = -1;        ///< column drawn as a badge
        int stretch = 0;       ///< column that takes the remaining width
        QList<int> strong{};   ///< columns in semibold
        QList<int> muted{};    ///< columns in the muted colour
        QList<int> widths{};   ///< minimum widths in pixels; headings may need more
        QList<int> spare{};    ///< columns hidden, in this order, if it is too narrow
        bool several = false;  ///< several rows can be selected
        bool inert = false;    ///< read-only: rows cannot be selected
    };
    RowsTable(const Theme &theme, std::vector<RowColumn> columns, Shape shape,
              QWidget *parent = nullptr);

    void setRows(std::vector<Row> rows);
    const RowsModel &rows() const { return *model_; }
    /// Key of the current row; -1 for none.
    qint64 current() const;
    std::vector<qint64> selected() const;
    void choose(qint64 key);
    /// Hides a column without information; more width alone does not show it again.
    void setColumnUseless(int column, bool useless);

signals:
    /// The current row changed; -1: none.
    void chosen(qint64 key);
    void selectionMoved();
    /// Emitted on Enter or a double click.
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
    QList<int> set_;               ///< widths of the columns as the table has set them
    int widestBadge_ = 0;          ///< pixels, of all rows so far
    mutable QList<int> headings_;  ///< widths that the headings need, as last measured
    void tell();
    int leastOf(int column) const;
    int widthOf(int column) const;
    void fitBadges();
    void fitColumns();
    void shareLack(int lack);
};

}  // namespace roomrack::desktop
