// SPDX-License-Identifier: GPL-3.0-or-later
// The card beside a list with details and actions of the selected row, or a message about it. It
// takes no space while no row is selected. The data is requested a moment after one is.
#pragma once

#include <QtCore/QPointer>
#include <QtCore/QTimer>
#include <QtWidgets/QFrame>

#include <functional>
#include <vector>

class QAbstractButton;
class QAbstractItemView;
class QLabel;
class QScrollArea;
class QStackedLayout;

namespace roomrack::desktop {

class DetailsPanel : public QFrame {
    Q_OBJECT

public:
    /// `name`: accessible name for screen readers.
    explicit DetailsPanel(const QString &name, QWidget *parent = nullptr);

    /// Call once: sets the widget that the message replaces.
    void setBody(QWidget *body);
    /// Nothing is selected: hidden, also by show(), until showMessage() or showBody().
    void showNothing();
    void setVisible(bool visible) override;
    /// Call once: while a click on `list` can become a double-click, the panel does not appear. It
    /// would move the list from under the pointer, and the second press would be on its buttons.
    void waitForDoubleClickOn(QAbstractItemView *list);
    /// Shown instead of the body, until showBody().
    void showMessage(const QString &text);
    void showBody();
    /// Calls `then` when the buttons belong to the selected row: at once, or when its details
    /// arrive. Only the last call is remembered.
    void whenLoaded(std::function<void()> then);

signals:
    void closeWanted();  ///< Escape, before left(); pages may keep the panel open
    void left();         ///< focus returns to the table

protected:
    /// Returns a scroll area with the part of a body that scrolls; `name`: accessible name.
    static QScrollArea *scrolling(QWidget *inside, const QString &name);
    /// Calls askNow() after a short delay, so that holding an arrow key down sends one request.
    void askSoon();
    void askNoMore();
    virtual void askNow() {}
    /// Whether the details shown are those of the selected row.
    virtual bool isLoaded() const { return true; }
    /// Call it when the details of the selected row have arrived or could not be loaded.
    void arrived();
    /// Focuses the first enabled button.
    static void focusFirst(const std::vector<QAbstractButton *> &buttons);

    void keyPressEvent(QKeyEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void showPart(int part);
    void appear();
    QTimer askTimer_;
    QTimer clickTimer_;  ///< runs while a click can become a double-click
    QPointer<QAbstractItemView> list_;
    std::function<void()> then_;
    QStackedLayout *stack_;
    QLabel *message_;
    bool nothing_ = false;
    bool shown_ = false;  ///< by show(), even if it has to wait
};

}  // namespace roomrack::desktop
