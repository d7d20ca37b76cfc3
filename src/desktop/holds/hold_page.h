// SPDX-License-Identifier: GPL-3.0-or-later
// The holds page: all active holds with their countdowns and actions.
#pragma once

#include "desktop/session/page.h"

#include <QtCore/QTimer>

class QLabel;
class QLineEdit;
class QPushButton;
class QSortFilterProxyModel;
class QStackedWidget;
class QTableView;

namespace roomrack::desktop {

class HoldTableModel;

class HoldPage final : public Page {
    Q_OBJECT

public:
    explicit HoldPage(const PageContext &context, QWidget *parent = nullptr);

    void shown() override;
    void hidden() override;

    void confirmChosen();
    void extendChosen();
    void releaseChosen();

private:
    void makeTable();
    QWidget *makeCard();
    QWidget *makeFoot();
    void connectAll();
    void refresh();
    void showActions();
    const booking::Hold *chosen() const;
    QString chosenText() const;
    void send(booking::Command command, const QString &done, const QString &doing);
    bool eventFilter(QObject *watched, QEvent *event) override;
    void chooseWanted();

    HoldId wanted_;  ///< to be selected when it is in the list
    HoldTableModel *model_;
    QSortFilterProxyModel *sorted_;
    QTableView *table_;
    QLineEdit *filter_;
    QStackedWidget *stack_;
    QLabel *empty_;
    QLabel *sum_;
    QPushButton *confirm_;
    QPushButton *extend_;
    QPushButton *release_;
    QTimer frames_;
};

}  // namespace roomrack::desktop
