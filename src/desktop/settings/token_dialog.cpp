// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/settings/tokens_card.h"
#include "desktop/theme/style.h"
#include "desktop/widgets/enter_moves_on.h"
#include "desktop/widgets/fresh_token.h"

#include <QtGui/QClipboard>
#include <QtGui/QGuiApplication>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QFormLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

namespace roomrack::desktop {

using booking::TokenRole;

namespace {

constexpr int kWidth = 460;

}  // namespace

TokenDialog::TokenDialog(HotelSession &session, std::optional<booking::Token> token,
                         QWidget *parent)
    : QDialog(parent), session_(session), token_(std::move(token)), name_(new QLineEdit),
      role_(new QComboBox), roleWords_(style::muted({})), channel_(new QComboBox),
      fields_(new QWidget), shown_(new QWidget), text_(new QLineEdit),
      copy_(new QPushButton(tr("&Copy")))
{
    setObjectName(QStringLiteral("tokenDialog"));
    build();
    name_->setFocus();
}

void TokenDialog::build()
{
    QVBoxLayout *column = frame_.begin({token_ ? tr("Rename token") : tr("Add token"),
                                        token_ ? tr("&Save") : tr("&Add"), tr("&Cancel")});
    setMinimumWidth(kWidth);
    auto *form = style::withoutMargins<QFormLayout>(fields_);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    name_->setObjectName(QStringLiteral("token.name"));
    name_->setPlaceholderText(tr("Name of the program"));
    if (token_) name_->setText(token_->name);
    form->addRow(tr("&Name"), name_);
    role_->setObjectName(QStringLiteral("token.role"));
    for (const TokenRole role :
         {TokenRole::Read, TokenRole::Channel, TokenRole::Desk, TokenRole::Manager})
        role_->addItem(tokenRoleText(role), int(role));
    channel_->setObjectName(QStringLiteral("token.channel"));
    for (const inventory::Channel &channel : session_.view().catalogue().channels)
        channel_->addItem(channel.name, channel.id.value);
    roleWords_->setWordWrap(true);
    if (!token_) {
        form->addRow(tr("&Role"), role_);
        form->addRow(QString(), roleWords_);
        form->addRow(tr("C&hannel"), channel_);
    }
    column->addWidget(fields_);
    auto *lines = style::withoutMargins<QVBoxLayout>(shown_);
    QLabel *once =
        style::text(tr("Copy the token now. It cannot be shown again; only its fingerprint "
                       "is stored."));
    once->setWordWrap(true);
    lines->addWidget(once);
    text_->setObjectName(QStringLiteral("token.text"));
    text_->setReadOnly(true);
    text_->setAccessibleName(tr("The new token"));
    copy_->setObjectName(QStringLiteral("token.copy"));
    copy_->setAutoDefault(false);
    auto *row = new QHBoxLayout;
    row->addWidget(text_, 1);
    row->addWidget(copy_);
    lines->addLayout(row);
    shown_->hide();
    column->addWidget(shown_);
    frame_.addProblem();
    frame_.end([this] {
        if (done_)
            accept();
        else
            save();
    });
    for (QWidget *unused : std::initializer_list<QWidget *>{role_, roleWords_, channel_}) {
        if (unused->parent()) continue;
        unused->setParent(fields_);
        unused->hide();
    }
    connect(role_, &QComboBox::currentIndexChanged, this, &TokenDialog::showRole);
    connect(copy_, &QPushButton::clicked, this, [this] {
        QGuiApplication::clipboard()->setText(text_->text());
        copy_->setText(tr("✓ Copied"));
    });
    showRole();
    EnterMovesOn::install(this);
}

void TokenDialog::showRole()
{
    if (token_) return;
    const auto role = static_cast<TokenRole>(role_->currentData().toInt());
    roleWords_->setText(tokenRoleWords(role));
    channel_->setEnabled(role == TokenRole::Channel);
}

void TokenDialog::save()
{
    if (!frame_.confirm()->isEnabled()) return;
    booking::SaveToken command;
    command.caller = session_.desk();
    command.name = name_->text();
    QByteArray token;
    if (token_) {
        command.token = token_->id;
    } else {
        token = freshToken();
        command.hash = booking::tokenHash(token);
        command.role = static_cast<TokenRole>(role_->currentData().toInt());
        if (command.role == TokenRole::Channel)
            command.channel = ChannelId{channel_->currentData().toLongLong()};
    }
    frame_.showProblem({});
    frame_.confirm()->setEnabled(false);
    session_.submit(std::move(command), this, [this, token](const Result<booking::Answer> &answer) {
        frame_.confirm()->setEnabled(true);
        style::setWrong(name_, !answer && answer.error().field == QLatin1String("name"));
        if (!answer) return frame_.showProblem(answer.error().text());
        emit saved(answer->user);
        if (token.isEmpty()) return accept();
        showToken(token);
    });
}

/// The token is shown once: only its hash is stored.
void TokenDialog::showToken(const QByteArray &token)
{
    done_ = true;
    fields_->hide();
    shown_->show();
    setTabOrder(text_, copy_);
    setTabOrder(copy_, frame_.confirm());
    text_->setText(QString::fromLatin1(token));
    text_->setFocus();
    text_->selectAll();
    frame_.confirm()->setText(tr("&Done"));
    if (auto *leave = findChild<QPushButton *>(QStringLiteral("leave"))) leave->hide();
}

}  // namespace roomrack::desktop
