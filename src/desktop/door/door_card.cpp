// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/door/door_card.h"

#include "api/access.h"
#include "desktop/theme/look.h"
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

DoorCard::DoorCard(HotelSession &session, WindowDoor &door, QWidget *parent)
    : QFrame(parent), session_(session), door_(door),
      on_(new QCheckBox(tr("Enable incoming connections"))), address_(new QLineEdit),
      port_(new QSpinBox), names_(new QLineEdit), certificate_(new QLineEdit), key_(new QLineEdit),
      tokenState_(look::text({})), token_(new QLineEdit),
      newToken_(new QPushButton(tr("New token"))), dropToken_(new QPushButton(tr("Remove"))),
      state_(look::text({})), discard_(new QPushButton(tr("Discard"))),
      save_(new QPushButton(tr("Save")))
{
    setProperty("look", QStringLiteral("card"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(look::cardHeader(tr("API & webhooks")));
    auto *form = new QFormLayout;
    form->setContentsMargins(look::kPadding, look::kPadding, look::kPadding, look::kPadding);
    form->setHorizontalSpacing(look::kGap);
    form->setVerticalSpacing(look::kSmallGap);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    addFields(form);
    column->addLayout(form);
    column->addWidget(look::hairline());
    column->addLayout(makeFoot());
    connect(&door_, &WindowDoor::changed, this, &DoorCard::show);
    connect(&session_, &HotelSession::personChanged, this, &DoorCard::offer);
    fill();
    show();
}

void DoorCard::addFields(QFormLayout *form)
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
    connect(on_, &QCheckBox::toggled, this, &DoorCard::typedAny);
    connect(port_, &QSpinBox::valueChanged, this, &DoorCard::typedAny);
    for (QLineEdit *edit : {address_, names_, certificate_, key_})
        connect(edit, &QLineEdit::textChanged, this, &DoorCard::typedAny);
}

/// A path field with a browse button.
QHBoxLayout *DoorCard::fileField(QLineEdit *edit, const QString &title, const char *name)
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
    row->setSpacing(look::kSmallGap);
    row->addWidget(edit, 1);
    row->addWidget(choose);
    return row;
}

QHBoxLayout *DoorCard::tokenField()
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
    connect(newToken_, &QPushButton::clicked, this, &DoorCard::makeToken);
    connect(dropToken_, &QPushButton::clicked, this, [this] {
        tokenHash_.clear();
        token_->hide();
        typedAny();
    });
    auto *row = new QHBoxLayout;
    row->setSpacing(look::kSmallGap);
    row->addWidget(tokenState_, 1);
    row->addWidget(newToken_);
    row->addWidget(dropToken_);
    return row;
}

QHBoxLayout *DoorCard::makeFoot()
{
    state_->setObjectName(QStringLiteral("door.state"));
    state_->setAccessibleName(tr("Status of API & webhooks"));
    state_->setWordWrap(true);
    state_->setTextFormat(Qt::PlainText);
    state_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    discard_->setObjectName(QStringLiteral("door.discard"));
    save_->setObjectName(QStringLiteral("door.save"));
    look::primary(save_);
    // The hotel's card next to this one has the same buttons.
    save_->setAccessibleName(tr("Save API & webhook settings"));
    discard_->setAccessibleName(tr("Discard API & webhook changes"));
    connect(discard_, &QPushButton::clicked, this, &DoorCard::fill);
    connect(save_, &QPushButton::clicked, this, &DoorCard::save);
    auto *foot = new QHBoxLayout;
    foot->setContentsMargins(look::kPadding, 9, look::kPadding, 9);
    foot->setSpacing(look::kSmallGap);
    foot->addWidget(state_, 1);
    foot->addWidget(discard_);
    foot->addWidget(save_);
    return foot;
}

api::DoorSettings DoorCard::typed() const
{
    static const QRegularExpression kBetween(QStringLiteral("[,;\\s]+"));
    api::DoorSettings settings;
    settings.address = address_->text().trimmed();
    settings.port = port_->value();
    settings.names = names_->text().split(kBetween, Qt::SkipEmptyParts);
    settings.certificate = certificate_->text().trimmed();
    settings.key = key_->text().trimmed();
    settings.tokenHash = tokenHash_;
    return settings;
}

void DoorCard::fill()
{
    const api::DoorSettings &now = door_.settings();
    tokenHash_ = now.tokenHash;
    token_->hide();
    on_->setChecked(door_.isWanted());
    address_->setText(now.address);
    port_->setValue(now.port);
    names_->setText(now.names.join(QStringLiteral(", ")));
    certificate_->setText(now.certificate);
    key_->setText(now.key);
    typedAny();
}

void DoorCard::typedAny()
{
    tokenState_->setText(tokenHash_.isEmpty() ? tr("Not set; metrics from this computer only")
                                              : tr("Set"));
    offer();
}

/// Enables only what the role allows and what has an effect.
void DoorCard::offer()
{
    const QString why = session_.whyNot(booking::Act::SetChannels);
    for (QWidget *input : inputs_) {
        input->setEnabled(why.isEmpty());
        if (input == on_) input->setToolTip(look::tip(why));
    }
    const bool other = on_->isChecked() != door_.isWanted() || typed() != door_.settings();
    dropToken_->setEnabled(why.isEmpty());
    dropToken_->setVisible(!tokenHash_.isEmpty());
    save_->setEnabled(why.isEmpty() && other);
    discard_->setEnabled(other);
}

void DoorCard::save()
{
    door_.set(on_->isChecked(), typed());
    offer();
}

/// The token is shown once: only its hash is stored.
void DoorCard::makeToken()
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

void DoorCard::show()
{
    using State = WindowDoor::State;
    const State state = door_.state();
    const std::map<QString, QWidget *> fields{{QStringLiteral("address"), address_},
                                              {QStringLiteral("port"), port_},
                                              {QStringLiteral("names"), names_},
                                              {QStringLiteral("certificate"), certificate_},
                                              {QStringLiteral("key"), key_}};
    for (const auto &[field, input] : fields)
        look::setWrong(input, state == State::Failed && door_.trouble().field == field);
    look::setTone(state_, state == State::Open     ? Tone::Good
                          : state == State::Failed ? Tone::Bad
                                                   : Tone::Neutral);
    switch (state) {
    case State::Closed: state_->setText(tr("Disabled (polling only)")); break;
    case State::Opening: state_->setText(tr("Starting…")); break;
    case State::Open: state_->setText(tr("✓ Listening on %1").arg(door_.address())); break;
    case State::Failed: state_->setText(tr("✕ Not running: %1").arg(door_.trouble().reason)); break;
    }
    offer();
}

}  // namespace roomrack::desktop

#include "moc_door_card.cpp"
