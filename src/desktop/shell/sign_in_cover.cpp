// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/shell/sign_in_cover.h"

#include "desktop/users/idle_lock.h"
#include "desktop/users/sign_in_panel.h"
#include "desktop/users/user_menu.h"

#include <QtWidgets/QApplication>
#include <QtWidgets/QDialog>
#include <QtWidgets/QPushButton>

#include <utility>

namespace roomrack::desktop {

SignInCover::SignInCover(QWidget *content, QWidget *window) : QStackedWidget(window)
{
    addWidget(content);
}

void SignInCover::begin(HotelSession &session, QSettings &settings)
{
    people_ = new UserMenu(session, window());
    new IdleLock(session, settings, people_);
    signIn_ = new SignInPanel(session, settings);
    addWidget(signIn_);
    const auto show = [this, &session] { showLock(session.users().isLocked()); };
    connect(&session.users(), &DeskUsers::personChanged, people_, show);
    show();
}

void SignInCover::end()
{
    if (!people_) return;
    covered_.clear();
    delete people_->button();
    delete std::exchange(people_, nullptr);
    setCurrentIndex(0);
    delete std::exchange(signIn_, nullptr);
    if (std::exchange(locked_, false)) emit lockChanged(false);
}

void SignInCover::showLock(bool locked)
{
    if (locked == locked_) return;
    locked_ = locked;
    setCurrentIndex(locked ? 1 : 0);
    if (locked) {
        coverDialogs();
        signIn_->begin();
    } else {
        uncoverDialogs();
    }
    emit lockChanged(locked);
}

/// Hides open dialogs while another user signs in, so that a booking in progress is not lost.
void SignInCover::coverDialogs()
{
    if (QWidget *popup = QApplication::activePopupWidget()) popup->close();
    for (QDialog *dialog : window()->findChildren<QDialog *>()) {
        if (!dialog->isVisible()) continue;
        covered_.emplace_back(dialog);
        dialog->hide();
    }
}

void SignInCover::uncoverDialogs()
{
    for (const QPointer<QWidget> &dialog : std::exchange(covered_, {})) {
        if (dialog) dialog->show();
    }
}

}  // namespace roomrack::desktop
