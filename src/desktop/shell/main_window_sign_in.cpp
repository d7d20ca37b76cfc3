// SPDX-License-Identifier: GPL-3.0-or-later
// Sign-in: if the property has users, the window's content is covered until one of them has signed
// in.
#include "desktop/shell/main_window.h"
#include "desktop/users/idle_lock.h"
#include "desktop/users/sign_in_panel.h"
#include "desktop/users/user_menu.h"

#include <QtGui/QAction>
#include <QtWidgets/QApplication>
#include <QtWidgets/QDialog>
#include <QtWidgets/QLayout>
#include <QtWidgets/QMenu>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QStackedWidget>

namespace roomrack::desktop {

void MainWindow::makeUserMenu()
{
    people_ = new UserMenu(*session_, this);
    personPlace_->layout()->addWidget(people_->button());
    for (QAction *action : people_->actions()) accountMenu_->addAction(action);
    accountMenu_->menuAction()->setVisible(true);
    new IdleLock(*session_, settings_, people_);
    signIn_ = new SignInPanel(*session_, settings_);
    cover_->addWidget(signIn_);
    connect(session_.get(), &HotelSession::personChanged, this, &MainWindow::showLock);
    connect(session_.get(), &HotelSession::personChanged, this, [this] {
        if (currentPage()) fillEditMenu();
    });
    showLock();
}

void MainWindow::dropDesk()
{
    if (!people_) return;
    covered_.clear();
    accountMenu_->menuAction()->setVisible(false);
    delete people_->button();
    delete people_;
    people_ = nullptr;
    cover_->setCurrentWidget(frame_);
    delete signIn_;
    signIn_ = nullptr;
    locked_ = false;
    for (QAction *action : needPerson_) action->setEnabled(true);
    for (QMenu *menu : {editMenu_, viewMenu_}) menu->menuAction()->setEnabled(true);
}

void MainWindow::showLock()
{
    const bool locked = session_->isLocked();
    if (locked == locked_) return;
    locked_ = locked;
    // Disabling the menus also disables their shortcuts.
    for (QMenu *menu : {editMenu_, viewMenu_}) menu->menuAction()->setEnabled(!locked);
    for (QAction *action : needPerson_) action->setEnabled(!locked);
    cover_->setCurrentWidget(locked ? static_cast<QWidget *>(signIn_) : frame_);
    if (locked) {
        coverDialogs();
        signIn_->begin();
    } else {
        uncoverDialogs();
        if (currentPage()) currentPage()->shown();
    }
}

/// Hides open dialogs while another user signs in, so that a booking in progress is not lost.
void MainWindow::coverDialogs()
{
    if (QWidget *popup = QApplication::activePopupWidget()) popup->close();
    for (QDialog *dialog : findChildren<QDialog *>()) {
        if (!dialog->isVisible()) continue;
        covered_.emplace_back(dialog);
        dialog->hide();
    }
}

void MainWindow::uncoverDialogs()
{
    for (const QPointer<QWidget> &dialog : std::exchange(covered_, {})) {
        if (dialog) dialog->show();
    }
}

}  // namespace roomrack::desktop
