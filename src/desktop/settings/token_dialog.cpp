// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/settings/tokens_card.h"
#include "desktop/theme/style.h"
#include "desktop/widgets/form_fields.h"
#include "desktop/widgets/fresh_token.h"
#include "desktop/words/stay_words.h"
#include "settings/ui_token_dialog.h"

#include <QtGui/QClipboard>
#include <QtGui/QGuiApplication>

namespace roomrack::desktop {

using booking::TokenRole;

TokenDialog::TokenDialog(HotelSession &session, std::optional<booking::Token> token,
                         QWidget *parent)
    : QDialog(parent), session_(session), token_(std::move(token)),
      ui_(std::make_unique<Ui::TokenDialog>())
{
    setObjectName(QStringLiteral("tokenDialog"));
    build();
    ui_->name->setFocus();
}

TokenDialog::~TokenDialog() = default;

void TokenDialog::build()
{
    frame_.begin({token_ ? tr("Rename token") : tr("Add token"), token_ ? tr("&Save") : tr("&Add"),
                  tr("&Cancel"), false, !token_});
    QWidget *body = frame_.addBody();
    ui_->setupUi(body);
    nameFields(body, QStringLiteral("token"));
    if (token_) ui_->name->setText(token_->name);
    for (const TokenRole role :
         {TokenRole::Read, TokenRole::Channel, TokenRole::Desk, TokenRole::Manager})
        ui_->role->addItem(tokenRoleText(role), int(role));
    for (const inventory::Channel &channel : session_.view().catalogue().channels)
        ui_->channel->addItem(channelTitle(channel), channel.id.value);
    for (QWidget *field : std::initializer_list<QWidget *>{ui_->role, ui_->roleWords, ui_->channel})
        ui_->form->setRowVisible(field, !token_);
    frame_.addProblem();
    frame_.end([this] {
        if (done_)
            accept();
        else
            save();
    });
    connect(ui_->role, &QComboBox::currentIndexChanged, this, &TokenDialog::showRole);
    connect(ui_->copy, &QPushButton::clicked, this, [this] {
        QGuiApplication::clipboard()->setText(ui_->text->text());
        ui_->copy->setText(tr("✓ Copied"));
    });
    connect(ui_->name, &QLineEdit::textEdited, this, [this] { sayOfName({}); });
    showRole();
}

void TokenDialog::showRole()
{
    if (token_) return;
    const auto role = static_cast<TokenRole>(ui_->role->currentData().toInt());
    ui_->roleWords->setText(tokenRoleWords(role));
    ui_->channel->setEnabled(role == TokenRole::Channel);
}

/// An empty text: nothing is wrong with the name.
void TokenDialog::sayOfName(const QString &problem)
{
    style::setWrong(ui_->name, !problem.isEmpty());
    frame_.showProblem(problem);
    if (!problem.isEmpty()) ui_->name->setFocus();
}

void TokenDialog::save()
{
    if (!frame_.confirm()->isEnabled()) return;
    if (ui_->name->text().trimmed().isEmpty()) return sayOfName(tr("Enter a name."));
    booking::SaveToken command;
    command.caller = session_.desk();
    command.name = ui_->name->text();
    QByteArray token;
    if (token_) {
        command.token = token_->id;
    } else {
        token = freshToken();
        command.hash = booking::tokenHash(token);
        command.role = static_cast<TokenRole>(ui_->role->currentData().toInt());
        if (command.role == TokenRole::Channel)
            command.channel = ChannelId{ui_->channel->currentData().toLongLong()};
    }
    sayOfName({});
    frame_.confirm()->setEnabled(false);
    session_.submit(std::move(command), this, [this, token](const Result<booking::Answer> &answer) {
        frame_.confirm()->setEnabled(true);
        if (!answer && answer.error().field == QLatin1String("name"))
            return sayOfName(answer.error().reason);
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
    frame_.setSaved();
    ui_->fields->hide();
    ui_->shown->show();
    setTabOrder(ui_->text, ui_->copy);
    setTabOrder(ui_->copy, frame_.confirm());
    ui_->text->setText(QString::fromLatin1(token));
    ui_->text->selectAll();
    frame_.confirm()->setText(tr("&Done"));
    // A second Enter must not close the dialog before the token was seen.
    ui_->copy->setFocus();
    if (auto *leave = findChild<QPushButton *>(QStringLiteral("leave"))) leave->hide();
}

}  // namespace roomrack::desktop
