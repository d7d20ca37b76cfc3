// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/users/sign_in_panel.h"

#include "desktop/theme/style.h"
#include "desktop/widgets/form_fields.h"
#include "users/ui_sign_in_panel.h"

#include <QtCore/QSettings>

namespace roomrack::desktop {

namespace {

const QString kLast = QStringLiteral("users/last");

}  // namespace

SignInPanel::SignInPanel(HotelSession &session, QSettings &settings, QWidget *parent)
    : QWidget(parent), session_(session), settings_(settings),
      ui_(std::make_unique<Ui::SignInPanel>())
{
    setObjectName(QStringLiteral("signIn"));
    ui_->setupUi(this);
    nameFields(this, QStringLiteral("signIn"));
    style::setTone(ui_->problem, Tone::Bad);
    connect(ui_->go, &QPushButton::clicked, this, &SignInPanel::signIn);
    connect(ui_->secret, &QLineEdit::returnPressed, this, &SignInPanel::signIn);
    // Keep the focus: while a name is typed, each letter selects an entry.
    connect(ui_->person, &QComboBox::activated, this, [this] {
        showProblem({});
        ui_->secret->clear();
    });
    connect(&session_.changes(), &HotelChanges::usersChanged, this, &SignInPanel::fillPeople);
    fillPeople();
}

SignInPanel::~SignInPanel() = default;

void SignInPanel::fillPeople()
{
    const QVariant chosen = ui_->person->currentData();
    ui_->person->clear();
    for (const booking::User &user : session_.view().users()) {
        if (user.active) ui_->person->addItem(user.name, user.id.value);
    }
    ui_->person->model()->sort(0);
    const QVariant last = chosen.isValid() ? chosen : settings_.value(kLast);
    ui_->person->setCurrentIndex(std::max(0, ui_->person->findData(last.toLongLong())));
    ui_->hotel->setText(session_.view().property().name);
}

void SignInPanel::begin()
{
    ui_->secret->clear();
    showProblem({});
    ui_->secret->setFocus(Qt::OtherFocusReason);
}

void SignInPanel::showProblem(const QString &text)
{
    ui_->problem->setText(text);
    ui_->problem->setAccessibleDescription(text);
    ui_->problem->setVisible(!text.isEmpty());
    style::setWrong(ui_->secret, !text.isEmpty());
}

void SignInPanel::signIn()
{
    if (!ui_->go->isEnabled() || ui_->person->currentIndex() < 0) return;
    ui_->go->setEnabled(false);
    showProblem({});
    session_.users().signIn(ActorId{ui_->person->currentData().toLongLong()}, ui_->secret->text(),
                            this, [this](const Result<booking::User> &user) { answered(user); });
}

void SignInPanel::answered(const Result<booking::User> &user)
{
    ui_->go->setEnabled(true);
    ui_->secret->clear();
    if (user) {
        settings_.setValue(kLast, user->id.value);
        return;
    }
    showProblem(user.error().text());
    ui_->secret->setFocus(Qt::OtherFocusReason);
}

}  // namespace roomrack::desktop

#include "moc_sign_in_panel.cpp"
