// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/users/users_dialog.h"

#include "desktop/theme/style.h"
#include "desktop/users/user_dialog.h"
#include "desktop/widgets/action_menu.h"
#include "desktop/widgets/ask_dialog.h"
#include "desktop/widgets/form_fields.h"
#include "users/ui_users_dialog.h"

#include <QtWidgets/QHeaderView>

#include <algorithm>
#include <utility>

namespace roomrack::desktop {

namespace {

enum Column { Name, RoleColumn, State };

}  // namespace

UsersDialog::UsersDialog(HotelSession &session, QWidget *parent)
    : QDialog(parent), session_(session), ui_(std::make_unique<Ui::UsersDialog>())
{
    setObjectName(QStringLiteral("users"));
    setAttribute(Qt::WA_DeleteOnClose);
    setModal(true);
    ui_->setupUi(this);
    nameFields(this, QStringLiteral("users"));
    ui_->title->setText(tr("Users of %1").arg(session_.view().property().name));
    style::table(ui_->table);
    ui_->table->horizontalHeader()->setSectionResizeMode(Name, QHeaderView::Stretch);
    ui_->table->setColumnWidth(RoleColumn, 150);
    ui_->table->setColumnWidth(State, 110);
    connectForm();
    fill();
}

UsersDialog::~UsersDialog() = default;

void UsersDialog::connectForm()
{
    connect(ui_->table, &QTableWidget::itemSelectionChanged, this, &UsersDialog::showButtons);
    connect(ui_->table, &QTableWidget::itemActivated, this, &UsersDialog::change);
    connect(ui_->close, &QPushButton::clicked, this, &QDialog::reject);
    connect(ui_->add, &QPushButton::clicked, this, &UsersDialog::add);
    connect(ui_->change, &QPushButton::clicked, this, &UsersDialog::change);
    connect(ui_->secret, &QPushButton::clicked, this, &UsersDialog::newSecret);
    connect(ui_->active, &QPushButton::clicked, this, &UsersDialog::switchActive);
    connect(&session_.changes(), &HotelChanges::usersChanged, this, &UsersDialog::fill);
    connect(&session_.users(), &DeskUsers::personChanged, this, &UsersDialog::showButtons);
    setRowKey(ui_->change, Qt::Key_Return);
    offerButtons(ui_->table, {ui_->change, ui_->secret, ui_->active});
}

void UsersDialog::fill()
{
    const booking::User *before = selected();
    const auto &users = session_.view().users();
    ActorId chosen = before ? before->id : ActorId();
    if (session_.view().user(wanted_)) chosen = std::exchange(wanted_, {});
    ui_->table->setRowCount(int(users.size()));
    for (int i = 0; i < int(users.size()); ++i) {
        const booking::User &user = users[size_t(i)];
        auto *name = new QTableWidgetItem(user.name);
        name->setData(Qt::UserRole, user.id.value);
        ui_->table->setItem(i, Name, name);
        ui_->table->setItem(i, RoleColumn, new QTableWidgetItem(booking::roleLabel(user.role)));
        ui_->table->setItem(i, State, new QTableWidgetItem(user.active ? tr("yes") : tr("no")));
        if (user.id == chosen) style::chooseRow(ui_->table, i);
    }
    if (!users.empty() && !selected()) style::chooseRow(ui_->table, 0);
    if (users.empty())
        say(tr("No users, so no sign-in is required. Choose “Add” to create the "
               "first user."),
            false);
    showEmptyState();
    showButtons();
}

void UsersDialog::showEmptyState()
{
    if (!session_.users().hasUsers() && !session_.view().users().empty())
        say(tr("No active users. Sign-in is not required."), false);
}

const booking::User *UsersDialog::selected() const
{
    const auto rows = ui_->table->selectionModel()->selectedRows();
    if (rows.isEmpty()) return nullptr;
    return session_.view().user(ActorId{rows.first().data(Qt::UserRole).toLongLong()});
}

void UsersDialog::showButtons()
{
    const QString why = session_.whyNot(booking::Act::ManageUsers);
    const booking::User *user = selected();
    ui_->active->setText(user && !user->active ? tr("&Reactivate") : tr("&Deactivate"));
    for (QPushButton *button : {ui_->add, ui_->change, ui_->secret, ui_->active}) {
        button->setEnabled(why.isEmpty() && (button == ui_->add || user));
        button->setToolTip(style::tip(why));
    }
}

void UsersDialog::say(const QString &text, bool bad)
{
    style::setTone(ui_->state, bad ? Tone::Bad : Tone::Neutral);
    ui_->state->setText(text);
}

void UsersDialog::begin(UserDialog *dialog)
{
    connect(dialog, &UserDialog::saved, this, [this](ActorId user) {
        wanted_ = user;
        fill();
        say(tr("Saved."), false);
        ui_->table->setFocus(Qt::OtherFocusReason);
    });
    dialog->open();
}

void UsersDialog::add()
{
    begin(new UserDialog(session_, UserDialog::Task::Add, std::nullopt, this));
}

void UsersDialog::change()
{
    if (const booking::User *user = selected(); user && ui_->change->isEnabled())
        begin(new UserDialog(session_, UserDialog::Task::Change, *user, this));
}

void UsersDialog::newSecret()
{
    if (const booking::User *user = selected())
        begin(new UserDialog(session_, UserDialog::Task::NewSecret, *user, this));
}

/// Users are deactivated, not deleted: the audit log refers to their names.
void UsersDialog::switchActive()
{
    const booking::User *user = selected();
    if (!user) return;
    const auto &all = session_.view().users();
    const bool others = std::any_of(all.begin(), all.end(), [user](const booking::User &other) {
        return other.id != user->id && other.active;
    });
    if (user->active && !others)
        askToEnd(*user);
    else
        setActive(*user, !user->active);
}

/// Deactivating the last user turns off sign-in: asks for confirmation.
void UsersDialog::askToEnd(const booking::User &user)
{
    auto *dialog =
        new AskDialog({tr("Turn off sign-in?"),
                       tr("%1 is the last active user. Without active users, the hotel opens "
                          "without sign-in and with full access, and changes are recorded "
                          "without a name. Earlier records keep their names. You can add or "
                          "reactivate users at any time.")
                           .arg(user.name),
                       tr("&Deactivate user"), tr("&Cancel"), true},
                      this);
    dialog->setObjectName(QStringLiteral("users.end"));
    connect(dialog, &QDialog::accepted, this, [this, user] { setActive(user, false); });
    dialog->open();
}

void UsersDialog::setActive(const booking::User &user, bool active)
{
    booking::SaveUser command;
    command.caller = session_.desk();
    command.user = user.id;
    command.active = active;
    const QString done =
        active ? tr("%1 reactivated.").arg(user.name) : tr("%1 deactivated.").arg(user.name);
    session_.submit(command, this, [this, done](const Result<booking::Answer> &answer) {
        say(answer ? done : answer.error().text(), !answer);
        if (answer) showEmptyState();
    });
}

}  // namespace roomrack::desktop

#include "moc_users_dialog.cpp"
