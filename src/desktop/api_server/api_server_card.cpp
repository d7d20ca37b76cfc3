// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/api_server/api_server_card.h"

#include "api/access.h"
#include "desktop/theme/style.h"
#include "desktop/widgets/fresh_token.h"

#include <QtCore/QRegularExpression>
#include <QtCore/QSignalBlocker>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QFileDialog>
#include <QtWidgets/QFormLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QSpinBox>

namespace roomrack::desktop {

namespace {

constexpr int kPortWidth = 110;

}  // namespace

ApiServerCard::ApiServerCard(HotelSession &session, WindowApiServer &apiServer, QWidget *parent)
    : QFrame(parent), session_(session), apiServer_(apiServer),
      on_(new QCheckBox(tr("Enable incoming connections"))), address_(new QLineEdit),
      port_(new QSpinBox), names_(new QLineEdit), certificate_(new QLineEdit), key_(new QLineEdit),
      tokenState_(style::text({})), token_(new QLineEdit),
      newToken_(new QPushButton(tr("New token"))), dropToken_(new QPushButton(tr("Remove"))),
      state_(style::text({})), discard_(new QPushButton(tr("Discard"))),
      save_(new QPushButton(tr("Save")))
{
    setProperty("look", QStringLiteral("card"));
    auto *column = style::withoutMargins<QVBoxLayout>(this);
    column->setSpacing(0);
    column->addWidget(style::cardHeader(tr("API & webhooks")));
    auto *form = new QFormLayout;
    form->setContentsMargins(style::kPadding, style::kPadding, style::kPadding, style::kPadding);
    form->setHorizontalSpacing(style::kGap);
    form->setVerticalSpacing(style::kSmallGap);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    addFields(form);
    column->addLayout(form);
    column->addWidget(style::hairline());
    column->addLayout(makeFoot());
    connect(&apiServer_, &WindowApiServer::changed, this, &ApiServerCard::show);
    connect(&session_, &HotelSession::personChanged, this, &ApiServerCard::offer);
    fill();
    show();
}

void ApiServerCard::addFields(QFormLayout *form)
{
    on_->setObjectName(QStringLiteral("door.on"));
    address_->setObjectName(QStringLiteral("door.address"));
    address_->setPlaceholderText(QStringLiteral("127.0.0.1"));
    address_->setToolTip(tr("127.0.0.1 accepts connections from this computer only, 0.0.0.0 at "
                            "all its addresses. Connections from other computers require a "
                            "certificate."));
    port_->setObjectName(QStringLiteral("door.port"));
    port_->setRange(1, 65'535);
    port_->setGroupSeparatorShown(false);
    port_->setMinimumWidth(kPortWidth);
    names_->setObjectName(QStringLiteral("door.names"));
    names_->setPlaceholderText(QStringLiteral("hotel.example.com"));
    names_->setToolTip(tr("Host names in the URL that channels call, if different from the "
                          "address above. Separate several with commas."));
    form->addRow({}, on_);
    form->addRow(tr("Bind address"), address_);
    form->addRow(tr("Port"), port_);
    form->addRow(tr("Public hostname"), names_);
    form->addRow(tr("Certificate"), fileField(certificate_, tr("Certificate"), "door.certificate"));
    form->addRow(tr("Private key"), fileField(key_, tr("Private key"), "door.key"));
    form->addRow(tr("Metrics token"), tokenField());
    form->addRow({}, token_);
    for (QWidget *input : std::initializer_list<QWidget *>{on_, address_, port_, names_,
                                                           certificate_, key_, newToken_})
        inputs_.push_back(input);
    connect(on_, &QCheckBox::toggled, this, &ApiServerCard::typedAny);
    connect(port_, &QSpinBox::valueChanged, this, &ApiServerCard::typedAny);
    for (QLineEdit *edit : {address_, names_, certificate_, key_})
        connect(edit, &QLineEdit::textChanged, this, &ApiServerCard::typedAny);
}

/// A path field with a browse button.
QHBoxLayout *ApiServerCard::fileField(QLineEdit *edit, const QString &title, const char *name)
{
    edit->setObjectName(QLatin1String(name));
    edit->setPlaceholderText(tr("PEM file"));
    edit->setAccessibleName(title);
    auto *choose = new QPushButton(tr("Choose…"));
    choose->setObjectName(QLatin1String(name) + QStringLiteral("Choose"));
    choose->setAccessibleName(tr("Choose a file: %1").arg(title));
    connect(choose, &QPushButton::clicked, this, [this, edit, title] {
        auto *dialog = new QFileDialog(this, title, edit->text(),
                                       tr("PEM files (*.pem *.crt *.key);;All files (*)"));
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->setFileMode(QFileDialog::ExistingFile);
        connect(dialog, &QFileDialog::fileSelected, edit, &QLineEdit::setText);
        dialog->open();
    });
    inputs_.push_back(choose);
    auto *row = new QHBoxLayout;
    row->setSpacing(style::kSmallGap);
    row->addWidget(edit, 1);
    row->addWidget(choose);
    return row;
}

QHBoxLayout *ApiServerCard::tokenField()
{
    tokenState_->setObjectName(QStringLiteral("door.tokenState"));
    tokenState_->setWordWrap(true);
    newToken_->setObjectName(QStringLiteral("door.newToken"));
    dropToken_->setObjectName(QStringLiteral("door.dropToken"));
    dropToken_->setAccessibleName(tr("Remove the token"));
    token_->setObjectName(QStringLiteral("door.token"));
    token_->setReadOnly(true);
    token_->setAccessibleName(tr("The new token"));
    token_->hide();
    connect(newToken_, &QPushButton::clicked, this, &ApiServerCard::makeToken);
    connect(dropToken_, &QPushButton::clicked, this, [this] {
        tokenHash_.clear();
        token_->hide();
        typedAny();
    });
    auto *row = new QHBoxLayout;
    row->setSpacing(style::kSmallGap);
    row->addWidget(tokenState_, 1);
    row->addWidget(newToken_);
    row->addWidget(dropToken_);
    return row;
}

QHBoxLayout *ApiServerCard::makeFoot()
{
    state_->setObjectName(QStringLiteral("door.state"));
    state_->setAccessibleName(tr("Status of API & webhooks"));
    state_->setWordWrap(true);
    state_->setTextFormat(Qt::PlainText);
    state_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    discard_->setObjectName(QStringLiteral("door.discard"));
    save_->setObjectName(QStringLiteral("door.save"));
    style::primary(save_);
    // The hotel's card next to this one has the same buttons.
    save_->setAccessibleName(tr("Save API & webhook settings"));
    discard_->setAccessibleName(tr("Discard API & webhook changes"));
    connect(discard_, &QPushButton::clicked, this, &ApiServerCard::fill);
    connect(save_, &QPushButton::clicked, this, &ApiServerCard::save);
    auto *foot = new QHBoxLayout;
    foot->setContentsMargins(style::kPadding, 9, style::kPadding, 9);
    foot->setSpacing(style::kSmallGap);
    foot->addWidget(state_, 1);
    foot->addWidget(discard_);
    foot->addWidget(save_);
    return foot;
}

api::ApiServerSettings ApiServerCard::typed() const
{
    static const QRegularExpression kBetween(QStringLiteral("[,;\\s]+"));
    api::ApiServerSettings settings;
    settings.address = address_->text().trimmed();
    settings.port = port_->value();
    settings.names = names_->text().split(kBetween, Qt::SkipEmptyParts);
    settings.certificate = certificate_->text().trimmed();
    settings.key = key_->text().trimmed();
    settings.tokenHash = tokenHash_;
    return settings;
}

void ApiServerCard::fill()
{
    const api::ApiServerSettings &now = apiServer_.settings();
    tokenHash_ = now.tokenHash;
    token_->hide();
    on_->setChecked(apiServer_.isWanted());
    address_->setText(now.address);
    port_->setValue(now.port);
    names_->setText(now.names.join(QStringLiteral(", ")));
    certificate_->setText(now.certificate);
    key_->setText(now.key);
    typedAny();
}

void ApiServerCard::typedAny()
{
    tokenState_->setText(tokenHash_.isEmpty() ? tr("Not set; metrics from this computer only")
                                              : tr("Set"));
    offer();
}

/// Enables only what the role allows and what has an effect.
void ApiServerCard::offer()
{
    const QString why = session_.whyNot(booking::Act::SetChannels);
    for (QWidget *input : inputs_) {
        input->setEnabled(why.isEmpty());
        if (input == on_) input->setToolTip(style::tip(why));
    }
    const bool other =
        on_->isChecked() != apiServer_.isWanted() || typed() != apiServer_.settings();
    dropToken_->setEnabled(why.isEmpty());
    dropToken_->setVisible(!tokenHash_.isEmpty());
    save_->setEnabled(why.isEmpty() && other);
    discard_->setEnabled(other);
}

void ApiServerCard::save()
{
    apiServer_.set(on_->isChecked(), typed());
    offer();
}

/// The token is shown once: only its hash is stored.
void ApiServerCard::makeToken()
{
    const QByteArray token = freshToken();
    tokenHash_ = api::tokenHashOf(token);
    token_->setText(QString::fromLatin1(token));
    token_->setToolTip(tr("Copy the token now. It cannot be shown again; only its fingerprint "
                          "is stored."));
    token_->show();
    token_->setFocus();
    token_->selectAll();
    typedAny();
}

void ApiServerCard::show()
{
    using State = WindowApiServer::State;
    const State state = apiServer_.state();
    const std::map<QString, QWidget *> fields{{QStringLiteral("address"), address_},
                                              {QStringLiteral("port"), port_},
                                              {QStringLiteral("names"), names_},
                                              {QStringLiteral("certificate"), certificate_},
                                              {QStringLiteral("key"), key_}};
    for (const auto &[field, input] : fields)
        style::setWrong(input, state == State::Failed && apiServer_.trouble().field == field);
    style::setTone(state_, state == State::Open     ? Tone::Good
                           : state == State::Failed ? Tone::Bad
                                                    : Tone::Neutral);
    switch (state) {
    case State::Closed: state_->setText(tr("Disabled (polling only)")); break;
    case State::Opening: state_->setText(tr("Starting…")); break;
    case State::Open: state_->setText(tr("✓ Listening on %1").arg(apiServer_.address())); break;
    case State::Failed:
        state_->setText(tr("✕ Not running: %1").arg(apiServer_.trouble().reason));
        break;
    }
    offer();
}

}  // namespace roomrack::desktop

#include "moc_api_server_card.cpp"
