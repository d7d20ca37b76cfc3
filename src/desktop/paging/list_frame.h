// SPDX-License-Identifier: GPL-3.0-or-later
// The frame of a page with a long list: filters above a table, the row count below it, a message in
// its place if it is empty, and the details of the selected row beside it.
#pragma once

#include "engine/property_service.h"

#include <QtCore/QPointer>
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

class DetailsPanel;

class ListFrame final : public QWidget {
    Q_OBJECT

public:
    struct Parts {
        QWidget *filters;  ///< null: placed elsewhere
        QTableView *table;
        DetailsPanel *details;
    };
    struct Widths {
        int details;
        int leastDetails;  ///< width of the details on narrow pages
    };
    /// `key`: settings key of the splitter position.
    ListFrame(const Parts &parts, const Widths &widths, QSettings &settings, const QString &key,
              QWidget *parent = nullptr);
    ~ListFrame() override;

    void showTable();
    /// Shown instead of the table; an empty `button` hides the button.
    void showMessage(const QString &text, const QString &button);
    /// Shown instead of list and details if there is no data at all; `more` describes what would be
    /// here. The message can take the focus, so that it stays on the page, and is read by screen
    /// readers.
    void showNothing(const QString &text, const QString &more);
    /// If rows are being loaded (`loading`) while the connection to the server is lost: shows a
    /// message instead of list and details and returns true. Else returns false.
    bool showCut(bool loading, const engine::ServerConnectionState &line);
    void setCount(const QString &text);
    /// Selects no row. The current row stays where the arrow keys start; a focus in the details,
    /// which have nothing to show then, moves to the list.
    void selectNothing();

signals:
    void messageClicked();
    /// Enter in the table: moves the focus to the actions for the row.
    void entered();
    /// Escape in the list or the filters while the details are visible: closes them.
    void closeWanted();
    /// A search shortcut was pressed.
    void findWanted();
    /// The table has `width` pixels for its columns.
    void tableResized(int width);

protected:
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    QWidget *makeList(QWidget *filters);
    QWidget *makeMessage();
    void followFocus(QWidget *old, QWidget *now);
    bool isDisabledBehindDialog(const QObject *button) const;
    void focusTable();
    const Widths widths_;
    QSettings &settings_;
    const QString key_;
    QTableView *table_;
    QStackedWidget *stack_;
    QWidget *details_;
    QWidget *words_;  ///< the message that replaces the table
    QLabel *message_;
    QLabel *more_;
    QPushButton *messageButton_;
    QLabel *count_;
    QSplitter *splitter_;
    QPointer<QWidget> inDetails_;  ///< has the focus, or had it before a dialog opened
};

/// Keeps the selection on the same item when its row has moved: selects row `row` (-1: none) and
/// scrolls it to the height where the item was before. Without a selection: scrolls to the row.
void followRow(QAbstractItemView *table, int row);

}  // namespace roomrack::desktop
