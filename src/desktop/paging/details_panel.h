// SPDX-License-Identifier: GPL-3.0-or-later
// The card beside a list that shows the chosen row: words where there is none, what is known of it,
// and what can be done. The file is asked a moment after a row was chosen.
#pragma once

#include <QtCore/QTimer>
#include <QtWidgets/QFrame>

class QAbstractButton;
class QLabel;
class QScrollArea;
class QStackedLayout;

namespace roomrack::desktop {

class DetailsPanel : public QFrame {
    Q_OBJECT

public:
    /// `name`: for a screen reader.
    explicit DetailsPanel(const QString &name, QWidget *parent = nullptr);

    /// Once: what stands in the place of the words.
    void setBody(QWidget *body);
    /// In the place of the body, until showBody().
    void showMessage(const QString &text);
    void showBody();

signals:
    void left();  ///< Escape: back to the table

protected:
    /// The lines of a body, of which only the middle scrolls.
    static QScrollArea *scrolling(QWidget *inside, const QString &name);
    /// askNow() a moment later, so that holding an arrow key down asks once.
    void askSoon();
    void askNoMore();
    virtual void askNow() {}
    /// Gives the keys to the first of them that can be pressed.
    static void focusFirst(const QList<QAbstractButton *> &buttons);

    void keyPressEvent(QKeyEvent *event) override;

private:
    QTimer askTimer_;
    QStackedLayout *stack_;
    QLabel *message_;
};

}  // namespace roomrack::desktop
