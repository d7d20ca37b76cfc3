// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/api_server/api_server_card.h"

#include "api/access.h"
#include "desktop/theme/style.h"
#include "desktop/widgets/form_fields.h"
#include "desktop/widgets/fresh_token.h"
#include "settings/ui_api_server_card.h"

#include <QtCore/QRegularExpression>
#include <QtWidgets/QFileDialog>

namespace roomrack::desktop {

ApiServerCard::ApiServerCard(HotelSession &session, WindowApiServer &apiServer, QWidget *parent)
    : QFrame(parent), session_(session), apiServer_(apiServer),
      ui_(std::make_unique<Ui::ApiServerCard>())
{
    ui_->setupUi(this);
    nameFields(this, QStringLiteral("door"));
    whenEdited(this, this, [this] { typedAny(); });
    offerFiles(ui_->certificateChoose, ui_->certificate);
    offerFiles(ui_->keyChoose, ui_->key);
    connect(ui_->newToken, &QPushButton::clicked, this, &ApiServerCard::makeToken);
    connect(ui_->dropToken, &QPushButton::clicked, this, [this] {
        tokenHash_.clear();
        ui_->token->hide();
        typedAny();
    });
    connect(ui_->discard, &QPushButton::clicked, this, &ApiServerCard::discard);
    connect(ui_->save, &QPushButton::clicked, this, &ApiServerCard::save);
    connect(&apiServer_, &WindowApiServer::changed, this, &ApiServerCard::show);
    connect(&session_.users(), &DeskUsers::personChanged, this, &ApiServerCard::offer);
    fill();
    show();
}

ApiServerCard::~ApiServerCard() = default;

void ApiServerCard::offerFiles(QPushButton *choose, QLineEdit *edit)
{
    connect(choose, &QPushButton::clicked, this, [this, edit] {
        auto *dialog = new QFileDialog(this, edit->accessibleName(), edit->text(),
                                       tr("PEM files (*.pem *.crt *.key);;All files (*)"));
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->setFileMode(QFileDialog::ExistingFile);
        connect(dialog, &QFileDialog::fileSelected, edit, &QLineEdit::setText);
        dialog->open();
    });
}

api::ApiServerSettings ApiServerCard::typed() const
{
    static const QRegularExpression kBetween(QStringLiteral("[,;\\s]+"));
    api::ApiServerSettings settings;
    settings.address = ui_->address->text().trimmed();
    settings.port = ui_->port->value();
    settings.names = ui_->names->text().split(kBetween, Qt::SkipEmptyParts);
    settings.certificate = ui_->certificate->text().trimmed();
    settings.key = ui_->key->text().trimmed();
    settings.tokenHash = tokenHash_;
    return settings;
}

void ApiServerCard::fill()
{
    const api::ApiServerSettings &now = apiServer_.settings();
    tokenHash_ = now.tokenHash;
    ui_->token->hide();
    ui_->on->setChecked(apiServer_.isWanted());
    ui_->address->setText(now.address);
    ui_->port->setValue(now.port);
    ui_->names->setText(now.names.join(QStringLiteral(", ")));
    ui_->certificate->setText(now.certificate);
    ui_->key->setText(now.key);
    typedAny();
}

void ApiServerCard::typedAny()
{
    ui_->tokenState->setText(tokenHash_.isEmpty() ? tr("Not set; metrics from this computer only")
                                                  : tr("Set"));
    offer();
}

/// Enables only what the role allows and what has an effect.
void ApiServerCard::offer()
{
    const QString why = session_.whyNot(booking::Act::SetChannels);
    for (QWidget *input : inputsOf(this)) input->setEnabled(why.isEmpty());
    for (QWidget *button : {ui_->certificateChoose, ui_->keyChoose, ui_->newToken, ui_->dropToken})
        button->setEnabled(why.isEmpty());
    ui_->on->setToolTip(style::tip(why));
    const bool other = isChanged();
    ui_->dropToken->setVisible(!tokenHash_.isEmpty());
    ui_->save->setEnabled(why.isEmpty() && other);
    ui_->discard->setEnabled(other);
}

bool ApiServerCard::isChanged() const
{
    return ui_->on->isChecked() != apiServer_.isWanted() || typed() != apiServer_.settings();
}

bool ApiServerCard::canSave() const
{
    return ui_->save->isEnabled();
}

void ApiServerCard::save()
{
    apiServer_.set(ui_->on->isChecked(), typed());
    offer();
    emit saved(true);
}

/// The token is shown once: only its hash is stored.
void ApiServerCard::makeToken()
{
    const QByteArray token = freshToken();
    tokenHash_ = api::tokenHashOf(token);
    ui_->token->setText(QString::fromLatin1(token));
    ui_->token->show();
    ui_->token->setFocus();
    ui_->token->selectAll();
    typedAny();
}

void ApiServerCard::show()
{
    using State = WindowApiServer::State;
    const State state = apiServer_.state();
    QWidget *wrong = state == State::Failed ? inputOf(this, apiServer_.trouble().field) : nullptr;
    for (QWidget *input : inputsOf(this)) style::setWrong(input, input == wrong);
    style::setTone(ui_->state, state == State::Open     ? Tone::Good
                               : state == State::Failed ? Tone::Bad
                                                        : Tone::Neutral);
    switch (state) {
    case State::Closed: ui_->state->setText(tr("Disabled (polling only)")); break;
    case State::Opening: ui_->state->setText(tr("Starting…")); break;
    case State::Open: ui_->state->setText(tr("✓ Listening on %1").arg(apiServer_.address())); break;
    case State::Failed:
        ui_->state->setText(tr("✕ Not running: %1").arg(apiServer_.trouble().reason));
        break;
    }
    offer();
}

}  // namespace roomrack::desktop

#include "moc_api_server_card.cpp"
