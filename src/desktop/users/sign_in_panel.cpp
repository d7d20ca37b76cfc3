// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/users/sign_in_panel.h"

#include "desktop/theme/style.h"
#include "desktop/users/secret_field.h"

#include <QtCore/QSettings>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QFormLayout>
#include <QtWidgets/QFrame>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

namespace roomrack::desktop {

namespace {

const QString kLast = QStringLiteral("users/last");
constexpr int kWidth = 380;
constexpr int kInside = 24;

}  // namespace

SignInPanel::SignInPanel(HotelSession &session, QSettings &settings, QWidget *parent)
    : QWidget(parent), session_(session), settings_(settings), hotel_(style::title({})),
      people_(new QComboBox), secret_(secretField()), problem_(style::text({})),
      go_(new QPushButton(tr("&Sign in")))
{
    setObjectName(QStringLiteral("signIn"));
    setAccessibleName(tr("Sign in"));
    QFrame *card = style::card();
    card->setFixedWidth(kWidth);
    auto *column = new QVBoxLayout(card);
    column->setContentsMargins(kInside, kInside, kInside, kInside);
    column->setSpacing(style::kGap);
    hotel_->setTextFormat(Qt::PlainText);
    hotel_->setWordWrap(true);
    column->addWidget(hotel_);
    column->addWidget(style::muted(tr("Sign in")));
    people_->setObjectName(QStringLiteral("signIn.person"));
    secret_->setObjectName(QStringLiteral("signIn.secret"));
    auto *form = new QFormLayout;
    form->setContentsMargins(0, 0, 0, 0);
    form->addRow(tr("&User"), people_);
    form->addRow(tr("PIN or pass&word"), secret_);
    column->addLayout(form);
    problem_->setObjectName(QStringLiteral("signIn.problem"));
    problem_->setWordWrap(true);
    problem_->hide();
    style::setTone(problem_, Tone::Bad);
    column->addWidget(problem_);
    go_->setObjectName(QStringLiteral("signIn.go"));
    style::primary(go_);
    column->addWidget(go_, 0, Qt::AlignTrailing);
    auto *all = new QVBoxLayout(this);
    all->addStretch(2);
    all->addWidget(card, 0, Qt::AlignHCenter);
    all->addStretch(3);
    connect(go_, &QPushButton::clicked, this, &SignInPanel::signIn);
    connect(secret_, &QLineEdit::returnPressed, this, &SignInPanel::signIn);
    // Keep the focus: while a name is typed, each letter selects an entry.
    connect(people_, &QComboBox::activated, secret_, [this] {
        showProblem({});
        secret_->clear();
    });
    connect(&session_, &HotelSession::usersChanged, this, &SignInPanel::fillPeople);
    fillPeople();
}

void SignInPanel::fillPeople()
{
    const QVariant chosen = people_->currentData();
    people_->clear();
    for (const booking::User &user : session_.view().users()) {
        if (user.active) people_->addItem(user.name, user.id.value);
    }
    people_->model()->sort(0);
    const QVariant last = chosen.isValid() ? chosen : settings_.value(kLast);
    people_->setCurrentIndex(std::max(0, people_->findData(last.toLongLong())));
    hotel_->setText(session_.view().property().name);
}

void SignInPanel::begin()
{
    secret_->clear();
    showProblem({});
    secret_->setFocus(Qt::OtherFocusReason);
}

void SignInPanel::showProblem(const QString &text)
{
    problem_->setText(text);
    problem_->setAccessibleDescription(text);
    problem_->setVisible(!text.isEmpty());
    style::setWrong(secret_, !text.isEmpty());
}

void SignInPanel::signIn()
{
    if (!go_->isEnabled() || people_->currentIndex() < 0) return;
    go_->setEnabled(false);
    showProblem({});
    session_.signIn(ActorId{people_->currentData().toLongLong()}, secret_->text(), this,
                    [this](const Result<booking::User> &user) { answered(user); });
}

void SignInPanel::answered(const Result<booking::User> &user)
{
    go_->setEnabled(true);
    secret_->clear();
    if (user) {
        settings_.setValue(kLast, user->id.value);
        return;
    }
    showProblem(user.error().text());
    secret_->setFocus(Qt::OtherFocusReason);
}

}  // namespace roomrack::desktop

#include "moc_sign_in_panel.cpp"
