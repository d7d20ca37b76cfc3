// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/users/user_menu.h"

#include "desktop/theme/style.h"
#include "desktop/users/user_dialog.h"
#include "desktop/users/users_dialog.h"
#include "desktop/widgets/ends_with.h"

#include <QtGui/QAction>
#include <QtWidgets/QMenu>
#include <QtWidgets/QPushButton>

namespace roomrack::desktop {

namespace {

constexpr int kNameWidth = 220;

}  // namespace

UserMenu::UserMenu(HotelSession &session, QWidget *window)
    : QObject(window), session_(session), window_(window), button_(new QPushButton),
      lock_(new QAction(tr("&Lock or switch user"), this)),
      secret_(new QAction(tr("Change my &PIN or password…"), this)),
      users_(new QAction(tr("&Users…"), this))
{
    lock_->setObjectName(QStringLiteral("lockDesk"));
    lock_->setShortcut(QKeySequence(tr("Ctrl+L")));
    users_->setObjectName(QStringLiteral("users"));
    secret_->setObjectName(QStringLiteral("ownSecret"));
    button_->setObjectName(QStringLiteral("person"));
    button_->setFocusPolicy(Qt::TabFocus);
    style::flat(button_);
    style::small(button_);
    auto *menu = new QMenu(button_);
    menu->setToolTipsVisible(true);
    for (QAction *action : actions()) menu->addAction(action);
    button_->setMenu(menu);
    connect(lock_, &QAction::triggered, &session_.users(), &DeskUsers::lockDesk);
    connect(secret_, &QAction::triggered, this, [this] {
        const booking::User *person = session_.users().person();
        if (!person) return;
        auto *dialog = new UserDialog(session_, UserDialog::Task::OwnNewSecret, *person, window_);
        endWith(this, dialog);
        dialog->open();
    });
    connect(users_, &QAction::triggered, this, [this] {
        auto *dialog = new UsersDialog(session_, window_);
        endWith(this, dialog);
        dialog->open();
    });
    connect(&session_.users(), &DeskUsers::personChanged, this, &UserMenu::show);
    show();
}

UserMenu::~UserMenu() = default;

void UserMenu::show()
{
    const booking::User *person = session_.users().person();
    button_->setVisible(person != nullptr);
    if (person) {
        QString words =
            tr("%1 · %2", "a person and their role")
                .arg(button_->fontMetrics().elidedText(person->name, Qt::ElideRight, kNameWidth),
                     booking::roleLabel(person->role));
        button_->setAccessibleName(tr("Signed in: %1").arg(words));
        button_->setToolTip(style::tip(
            tr("Signed in as %1 (%2)").arg(person->name, booking::roleName(person->role))));
        // The user's name must not create a mnemonic.
        button_->setText(words.replace(QLatin1Char('&'), QLatin1String("&&"))
                         + QStringLiteral(" ▾"));
    }
    lock_->setVisible(person);
    secret_->setVisible(person);
    const QString why = session_.whyNot(booking::Act::ManageUsers);
    users_->setEnabled(why.isEmpty());
    users_->setToolTip(why.isEmpty() ? users_->iconText() : style::tip(why));
}

}  // namespace roomrack::desktop

#include "moc_user_menu.cpp"
