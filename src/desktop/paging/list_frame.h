// SPDX-License-Identifier: GPL-3.0-or-later
// The frame of a page with a long list: filters above a table, how many there are below it, words
// in its place where there is nothing to show, and the details of the chosen row beside it.
#pragma once

#include "engine/front_office.h"

#include <QtWidgets/QWidget>

class QAbstractItemView;
class QFrame;
class QLabel;
class QPushButton;
class QSettings;
class QSplitter;
class QStackedWidget;
class QTableView;

namespace roomrack::desktop {

class ListFrame final : public QWidget {
    Q_OBJECT

public:
    struct Parts {
        QWidget *filters;  ///< null: they are elsewhere
        QTableView *table;
        QWidget *details;
    };
    struct Widths {
        int details;
        int leastDetails;  ///< what narrow pages give them
    };
    /// `key`: under which the settings keep where the line between list and details is.
    ListFrame(const Parts &parts, const Widths &widths, QSettings &settings, const QString &key,
              QWidget *parent = nullptr);

    void showTable();
    /// In the table's place; without words for it the button is hidden.
    void showMessage(const QString &text, const QString &button);
    /// In the place of both list and details: there is nothing at all, and what would be here. The
    /// words take the keys, so that they never leave the page, and are read aloud.
    void showNothing(const QString &text, const QString &more);
    /// Where rows are asked for (`loading`) and the line to whoever keeps the hotel is cut: says
    /// so, in the place of both. False: there is nothing to say.
    bool showCut(bool loading, const engine::LineState &line);
    void setCount(const QString &text);

signals:
    void messageClicked();
    /// Enter in the table: on to what can be done with the row.
    void entered();
    /// The keys that search.
    void findWanted();
    /// The table has so many pixels for its columns.
    void tableResized(int width);

protected:
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QWidget *makeList(QWidget *filters);
    QWidget *makeMessage();
    const Widths widths_;
    QSettings &settings_;
    const QString key_;
    QTableView *table_;
    QStackedWidget *stack_;
    QWidget *details_;
    QWidget *words_;  ///< what stands in the place of the table
    QLabel *message_;
    QLabel *more_;
    QPushButton *messageButton_;
    QLabel *count_;
    QSplitter *splitter_;
};

/// Keeps the selection with what is shown, when its row has moved: chooses row `row` (-1: none).
void followRow(QAbstractItemView *table, int row);

}  // namespace roomrack::desktop
