// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/users/user_dialog.h"

#include "desktop/theme/style.h"
#include "desktop/users/secret_field.h"
#include "desktop/widgets/enter_moves_on.h"
#include "engine/secret.h"
#include "engine/when_done.h"

#include <QtWidgets/QComboBox>
#include <QtWidgets/QFormLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

namespace roomrack::desktop {

using booking::Role;

namespace {

constexpr int kWidth = 420;

QString whatARoleMay(Role role)
{
    switch (role) {
    case Role::Clerk: return UserDialog::tr("Holds, bookings, front desk and night audit.");
    case Role::Manager:
        return UserDialog::tr("Also rates, restrictions, rooms to sell and overbooking.");
    case Role::Administrator:
        return UserDialog::tr("Also hotel settings, users, imports and backups.");
    }
    return {};
}

DialogFrame::Words wordsOf(UserDialog::Task task, const std::optional<booking::User> &user)
{
    const QString leave = UserDialog::tr("&Cancel");
    const QString name = user ? user->name : QString();
    switch (task) {
    case UserDialog::Task::Add: return {UserDialog::tr("Add user"), UserDialog::tr("&Add"), leave};
    case UserDialog::Task::Change:
        return {UserDialog::tr("Edit %1").arg(name), UserDialog::tr("&Save"), leave};
    case UserDialog::Task::NewSecret:
        return {UserDialog::tr("New PIN or password for %1").arg(name), UserDialog::tr("&Save"),
                leave};
    case UserDialog::Task::OwnNewSecret:
        return {UserDialog::tr("Change my PIN or password"), UserDialog::tr("&Save"), leave};
    }
    return {};
}

}  // namespace

UserDialog::UserDialog(HotelSession &session, Task task, std::optional<booking::User> user,
                       QWidget *parent)
    : QDialog(parent), session_(session), task_(task), user_(std::move(user)),
      isFirst_(task == Task::Add && !session.hasUsers()), name_(new QLineEdit(this)),
      role_(new QComboBox(this)), roleWords_(style::muted({}, this)), present_(secretField()),
      secret_(secretField()), again_(secretField())
{
    for (QWidget *field : {present_, secret_, again_}) field->setParent(this);
    for (QWidget *field :
         std::initializer_list<QWidget *>{name_, role_, roleWords_, present_, secret_, again_}) {
        field->hide();
    }
    build();
}

void UserDialog::build()
{
    QVBoxLayout *column = frame_.begin(wordsOf(task_, user_));
    if (isFirst_) {
        frame_.explain(tr("From now on, users must sign in. The first user is an "
                          "administrator, who can add other users."));
    }
    auto *form = new QFormLayout;
    if (wantsNames()) addNameAndRole(form);
    if (wantsSecret()) addSecret(form);
    column->addLayout(form);
    setMinimumWidth(kWidth);
    frame_.addProblem();
    frame_.end([this] { save(); });
    EnterMovesOn::install(this);
}

void UserDialog::addNameAndRole(QFormLayout *form)
{
    name_->setObjectName(QStringLiteral("user.name"));
    name_->setMaxLength(booking::kLongestUserName);
    role_->setObjectName(QStringLiteral("user.role"));
    for (const Role role : {Role::Clerk, Role::Manager, Role::Administrator})
        role_->addItem(booking::roleLabel(role), int(role));
    if (user_) name_->setText(user_->name);
    const Role shown = user_ ? user_->role : isFirst_ ? Role::Administrator : Role::Clerk;
    role_->setCurrentIndex(role_->findData(int(shown)));
    role_->setEnabled(!isFirst_);
    roleWords_->setWordWrap(true);
    const auto tell = [this] {
        roleWords_->setText(whatARoleMay(static_cast<Role>(role_->currentData().toInt())));
    };
    connect(role_, &QComboBox::currentIndexChanged, roleWords_, tell);
    tell();
    form->addRow(tr("&Name"), name_);
    form->addRow(tr("&Role"), role_);
    form->addRow(QString(), roleWords_);
    for (QWidget *field : std::initializer_list<QWidget *>{name_, role_, roleWords_}) field->show();
}

void UserDialog::addSecret(QFormLayout *form)
{
    present_->setObjectName(QStringLiteral("user.present"));
    secret_->setObjectName(QStringLiteral("user.secret"));
    again_->setObjectName(QStringLiteral("user.again"));
    secret_->setPlaceholderText(tr("at least %n character(s)", nullptr, engine::kShortestSecret));
    if (task_ == Task::OwnNewSecret) {
        form->addRow(tr("C&urrent PIN or password"), present_);
        present_->show();
    }
    form->addRow(task_ == Task::Add ? tr("PIN or pass&word") : tr("Ne&w PIN or password"), secret_);
    form->addRow(tr("C&onfirm PIN or password"), again_);
    secret_->show();
    again_->show();
}

void UserDialog::say(const QString &problem, QWidget *where)
{
    frame_.showProblem(problem);
    for (QWidget *field : std::initializer_list<QWidget *>{name_, present_, secret_, again_})
        style::setWrong(field, field == where && !problem.isEmpty());
    if (where) where->setFocus(Qt::OtherFocusReason);
}

void UserDialog::save()
{
    if (!frame_.confirm()->isEnabled()) return;
    if (wantsNames()) {
        if (const auto name = booking::userName(name_->text()); !name)
            return say(name.error().text(), name_);
    }
    if (wantsSecret() && secret_->text() != again_->text()) {
        again_->clear();
        return say(tr("The entries do not match. Enter the PIN or password again."), again_);
    }
    say({}, nullptr);
    frame_.confirm()->setEnabled(false);
    send();
}

void UserDialog::send()
{
    const auto done = [this](const Result<booking::Answer> &answer) { answered(answer); };
    engine::PropertyService &service = session_.service();
    if (task_ == Task::OwnNewSecret) {
        engine::whenDone(
            service.changeSecretLater(session_.desk(), present_->text(), secret_->text()), this,
            done);
        return;
    }
    booking::SaveUser command;
    command.caller = session_.desk();
    if (user_) command.user = user_->id;
    if (wantsNames()) {
        command.name = name_->text();
        command.role = static_cast<Role>(role_->currentData().toInt());
    }
    const auto secret = wantsSecret() ? std::optional(secret_->text()) : std::nullopt;
    engine::whenDone(service.saveUserLater(command, secret), this, done);
}

void UserDialog::answered(const Result<booking::Answer> &answer)
{
    frame_.confirm()->setEnabled(true);
    if (!answer) {
        const bool names = answer.error().field == QLatin1String("name");
        const bool present =
            task_ == Task::OwnNewSecret && answer.error().code == ErrorCode::Forbidden;
        return say(answer.error().text(), names ? name_ : present ? present_ : secret_);
    }
    if (isFirst_) session_.takeDesk(answer->user);
    emit saved(answer->user);
    accept();
}

}  // namespace roomrack::desktop

#include "moc_user_dialog.cpp"
