// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/users/users_dialog.h"

#include "desktop/theme/style.h"
#include "desktop/users/user_dialog.h"
#include "desktop/widgets/action_menu.h"
#include "desktop/widgets/ask_dialog.h"

#include <QtWidgets/QDialogButtonBox>
#include <QtWidgets/QHeaderView>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QTableWidget>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>
#include <utility>

namespace roomrack::desktop {

namespace {

constexpr int kMargin = 20;
constexpr int kWidth = 600;
constexpr int kHeight = 420;
enum Column { Name, RoleColumn, State, kColumns };

}  // namespace

UsersDialog::UsersDialog(HotelSession &session, QWidget *parent)
    : QDialog(parent), session_(session), table_(new QTableWidget), state_(style::text({})),
      add_(new QPushButton(tr("&Add…"))), change_(new QPushButton(tr("&Edit…"))),
      secret_(new QPushButton(tr("New &PIN or password…"))), active_(new QPushButton)
{
    setObjectName(QStringLiteral("users"));
    setAttribute(Qt::WA_DeleteOnClose);
    setModal(true);
    setWindowTitle(tr("Users"));
    resize(kWidth, kHeight);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(kMargin, kMargin, kMargin, kMargin);
    column->setSpacing(style::kGap);
    QLabel *title = style::title(tr("Users of %1").arg(session_.view().property().name));
    title->setTextFormat(Qt::PlainText);
    column->addWidget(title);
    QLabel *what =
        style::muted(tr("If a hotel has users, they must sign in, and every change is "
                        "recorded under their name. Without users, no sign-in is required."));
    what->setWordWrap(true);
    column->addWidget(what);
    column->addWidget(makeTable(), 1);
    state_->setObjectName(QStringLiteral("users.state"));
    state_->setTextFormat(Qt::PlainText);
    state_->setWordWrap(true);
    column->addWidget(state_);
    column->addWidget(makeButtons());
    connect(&session_, &HotelSession::usersChanged, this, &UsersDialog::fill);
    connect(&session_, &HotelSession::personChanged, this, &UsersDialog::showButtons);
    fill();
}

QWidget *UsersDialog::makeTable()
{
    style::table(table_);
    table_->setObjectName(QStringLiteral("users.table"));
    table_->setAccessibleName(tr("Users"));
    table_->setColumnCount(kColumns);
    table_->setHorizontalHeaderLabels({tr("Name"), tr("Role"), tr("Active")});
    table_->setSelectionMode(QAbstractItemView::SingleSelection);
    table_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table_->setTabKeyNavigation(false);
    table_->horizontalHeader()->setSectionResizeMode(Name, QHeaderView::Stretch);
    table_->setColumnWidth(RoleColumn, 150);
    table_->setColumnWidth(State, 110);
    connect(table_, &QTableWidget::itemSelectionChanged, this, &UsersDialog::showButtons);
    connect(table_, &QTableWidget::itemActivated, this, &UsersDialog::change);
    return table_;
}

QWidget *UsersDialog::makeButtons()
{
    auto *buttons = new QDialogButtonBox(this);
    const std::pair<QPushButton *, const char *> named[] = {{add_, "users.add"},
                                                            {change_, "users.change"},
                                                            {secret_, "users.secret"},
                                                            {active_, "users.active"}};
    for (const auto &[button, name] : named) {
        button->setObjectName(QString::fromLatin1(name));
        button->setAutoDefault(false);
        buttons->addButton(button, QDialogButtonBox::ActionRole);
    }
    style::primary(add_);
    buttons->addButton(tr("Cl&ose"), QDialogButtonBox::RejectRole);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(add_, &QPushButton::clicked, this, &UsersDialog::add);
    connect(change_, &QPushButton::clicked, this, &UsersDialog::change);
    connect(secret_, &QPushButton::clicked, this, &UsersDialog::newSecret);
    connect(active_, &QPushButton::clicked, this, &UsersDialog::switchActive);
    setRowKey(change_, Qt::Key_Return);
    offerButtons(table_, {change_, secret_, active_});
    return buttons;
}

void UsersDialog::fill()
{
    const booking::User *before = selected();
    const auto &users = session_.view().users();
    ActorId chosen = before ? before->id : ActorId();
    if (session_.view().user(wanted_)) chosen = std::exchange(wanted_, {});
    table_->setRowCount(int(users.size()));
    for (int i = 0; i < int(users.size()); ++i) {
        const booking::User &user = users[size_t(i)];
        auto *name = new QTableWidgetItem(user.name);
        name->setData(Qt::UserRole, user.id.value);
        table_->setItem(i, Name, name);
        table_->setItem(i, RoleColumn, new QTableWidgetItem(booking::roleLabel(user.role)));
        table_->setItem(i, State, new QTableWidgetItem(user.active ? tr("yes") : tr("no")));
        if (user.id == chosen) style::chooseRow(table_, i);
    }
    if (!users.empty() && !selected()) style::chooseRow(table_, 0);
    if (users.empty())
        say(tr("No users, so no sign-in is required. Choose “Add” to create the "
               "first user."),
            false);
    showEmptyState();
    showButtons();
}

void UsersDialog::showEmptyState()
{
    if (!session_.hasUsers() && !session_.view().users().empty())
        say(tr("No active users. Sign-in is not required."), false);
}

const booking::User *UsersDialog::selected() const
{
    const auto rows = table_->selectionModel()->selectedRows();
    if (rows.isEmpty()) return nullptr;
    return session_.view().user(ActorId{rows.first().data(Qt::UserRole).toLongLong()});
}

void UsersDialog::showButtons()
{
    const QString why = session_.whyNot(booking::Act::ManageUsers);
    const booking::User *user = selected();
    active_->setText(user && !user->active ? tr("&Reactivate") : tr("&Deactivate"));
    for (QPushButton *button : {add_, change_, secret_, active_}) {
        button->setEnabled(why.isEmpty() && (button == add_ || user));
        button->setToolTip(style::tip(why));
    }
}

void UsersDialog::say(const QString &text, bool bad)
{
    style::setTone(state_, bad ? Tone::Bad : Tone::Neutral);
    state_->setText(text);
}

void UsersDialog::begin(UserDialog *dialog)
{
    connect(dialog, &UserDialog::saved, this, [this](ActorId user) {
        wanted_ = user;
        fill();
        say(tr("Saved."), false);
        table_->setFocus(Qt::OtherFocusReason);
    });
    dialog->open();
}

void UsersDialog::add()
{
    begin(new UserDialog(session_, UserDialog::Task::Add, std::nullopt, this));
}

void UsersDialog::change()
{
    if (const booking::User *user = selected(); user && change_->isEnabled())
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
