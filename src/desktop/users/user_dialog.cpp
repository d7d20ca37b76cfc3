// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/users/user_dialog.h"

#include "desktop/theme/style.h"
#include "desktop/widgets/form_fields.h"
#include "engine/secret.h"
#include "engine/when_done.h"
#include "users/ui_user_dialog.h"

namespace roomrack::desktop {

using booking::Role;

namespace {

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
      isFirst_(task == Task::Add && !session.users().hasUsers()),
      ui_(std::make_unique<Ui::UserDialog>())
{
    build();
}

UserDialog::~UserDialog() = default;

void UserDialog::build()
{
    DialogFrame::Words words = wordsOf(task_, user_);
    words.byButtonOnly = true;
    frame_.begin(words);
    if (isFirst_) {
        frame_.explain(tr("From now on, users must sign in. The first user is an "
                          "administrator, who can add other users."));
    }
    QWidget *body = frame_.addBody();
    ui_->setupUi(body);
    nameFields(body, QStringLiteral("user"));
    for (QWidget *field : std::initializer_list<QWidget *>{ui_->name, ui_->role, ui_->roleWords})
        ui_->form->setRowVisible(field, wantsNames());
    ui_->form->setRowVisible(ui_->present, task_ == Task::OwnNewSecret);
    for (QWidget *field : {ui_->secret, ui_->again}) ui_->form->setRowVisible(field, wantsSecret());
    fillNameAndRole();
    if (task_ != Task::Add) ui_->secretLabel->setText(tr("Ne&w PIN or password"));
    ui_->secret->setPlaceholderText(
        tr("at least %n character(s)", nullptr, engine::kShortestSecret));
    frame_.addProblem();
    frame_.end([this] { save(); });
}

void UserDialog::fillNameAndRole()
{
    ui_->name->setMaxLength(booking::kLongestUserName);
    for (const Role role : {Role::Clerk, Role::Manager, Role::Administrator})
        ui_->role->addItem(booking::roleLabel(role), int(role));
    if (user_) ui_->name->setText(user_->name);
    const Role shown = user_ ? user_->role : isFirst_ ? Role::Administrator : Role::Clerk;
    ui_->role->setCurrentIndex(ui_->role->findData(int(shown)));
    ui_->role->setEnabled(!isFirst_);
    const auto tell = [this] {
        ui_->roleWords->setText(whatARoleMay(static_cast<Role>(ui_->role->currentData().toInt())));
    };
    connect(ui_->role, &QComboBox::currentIndexChanged, ui_->roleWords, tell);
    tell();
}

void UserDialog::say(const QString &problem, QWidget *where)
{
    frame_.showProblem(problem);
    for (QWidget *field : inputsOf(this))
        style::setWrong(field, field == where && !problem.isEmpty());
    if (where) where->setFocus(Qt::OtherFocusReason);
}

void UserDialog::save()
{
    if (!frame_.confirm()->isEnabled()) return;
    if (wantsNames()) {
        if (const auto name = booking::userName(ui_->name->text()); !name)
            return say(name.error().text(), ui_->name);
    }
    if (wantsSecret() && ui_->secret->text() != ui_->again->text()) {
        ui_->again->clear();
        return say(tr("The entries do not match. Enter the PIN or password again."), ui_->again);
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
        engine::whenDone(service.accounts().changeSecretLater(session_.desk(), ui_->present->text(),
                                                              ui_->secret->text()),
                         this, done);
        return;
    }
    booking::SaveUser command;
    command.caller = session_.desk();
    if (user_) command.user = user_->id;
    if (wantsNames()) {
        command.name = ui_->name->text();
        command.role = static_cast<Role>(ui_->role->currentData().toInt());
    }
    const auto secret = wantsSecret() ? std::optional(ui_->secret->text()) : std::nullopt;
    engine::whenDone(service.accounts().saveUserLater(command, secret), this, done);
}

void UserDialog::answered(const Result<booking::Answer> &answer)
{
    frame_.confirm()->setEnabled(true);
    if (!answer) {
        const bool names = answer.error().field == QLatin1String("name");
        const bool present =
            task_ == Task::OwnNewSecret && answer.error().code == ErrorCode::Forbidden;
        return say(answer.error().text(), names ? ui_->name : present ? ui_->present : ui_->secret);
    }
    if (isFirst_) session_.users().takeDesk(answer->user);
    emit saved(answer->user);
    accept();
}

}  // namespace roomrack::desktop

#include "moc_user_dialog.cpp"
