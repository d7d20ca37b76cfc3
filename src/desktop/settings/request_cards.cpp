// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/settings/request_cards.h"

#include "engine/tongue.h"

#include <QtCore/QLocale>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QSpinBox>

#include <algorithm>

namespace roomrack::desktop {

using booking::SetupKind;
using gateways::MailSecurity;
using reservations::CentralSetup;
using reservations::MailSetup;
using reservations::PaymentSetup;
using reservations::ReservationsStatus;

namespace {

constexpr int kLongestWait = 120;
constexpr int kMostPort = 65'535;

}  // namespace

PaymentCard::PaymentCard(HotelSession &session, HotelReservations &requests, QWidget *parent)
    : TypedSetupCard(session, requests, SetupKind::Payment, tr("Payment gateway"),
                     QStringLiteral("payment"), parent)
{
    address_ = addText(tr("Address"), QStringLiteral("address"),
                       QStringLiteral("https://api.gateway.example"),
                       tr("Of a gateway of payment intents with manual capture. Plain http reaches "
                          "this computer only."));
    addSecret(tr("Key"));
    addSecret(tr("Signing secret"), QStringLiteral("news"),
              tr("With which the gateway signs what it tells by itself, at /hooks/payments of the "
                 "door. Without it payments are asked about, and settled a little later."),
              {[&requests] { return !requests.newsSecret().isEmpty(); },
               [this, &requests](const QByteArray &secret, HotelReservations::Done done) {
                   requests.keepNewsSecret(secret, this, std::move(done));
               }});
    timeout_ = new QSpinBox;
    timeout_->setRange(1, kLongestWait);
    timeout_->setSuffix(tr(" s", "seconds"));
    addInput(tr("Wait for an answer"), QStringLiteral("time-out"), timeout_);
    connect(timeout_, &QSpinBox::valueChanged, this, [this] { edited(); });
    offerTest(tr("Test"), [this] { tryOut(setup()); });
    begin();
}

void PaymentCard::fill(const QByteArray &stored)
{
    const auto known = reservations::paymentSetupFrom(stored);
    const PaymentSetup setup = known.value_or(PaymentSetup());
    address_->setText(setup.address);
    timeout_->setValue(setup.timeoutSeconds);
}

PaymentSetup PaymentCard::setup() const
{
    return {address_->text().trimmed(), timeout_->value()};
}

QString PaymentCard::trouble(const ReservationsStatus &status) const
{
    return status.paymentTrouble;
}

QString PaymentCard::fine(const ReservationsStatus &status) const
{
    return status.payments > 0 ? tr("%Ln payment(s) under way.", nullptr, status.payments)
                               : tr("Prepaid rate plans can be booked.");
}

MailCard::MailCard(HotelSession &session, HotelReservations &requests, QWidget *parent)
    : TypedSetupCard(session, requests, SetupKind::Mail, tr("Mail to guests"),
                     QStringLiteral("mail"), parent)
{
    host_ = addText(tr("Server"), QStringLiteral("server"), QStringLiteral("smtp.example.com"));
    port_ = new QSpinBox;
    port_->setRange(1, kMostPort);
    port_->setGroupSeparatorShown(false);
    addInput(tr("Port"), QStringLiteral("port"), port_);
    security_ = new QComboBox;
    security_->addItem(tr("STARTTLS"), int(MailSecurity::StartTls));
    security_->addItem(tr("TLS from the start"), int(MailSecurity::Tls));
    security_->addItem(tr("None, this computer only"), int(MailSecurity::None));
    addInput(tr("Encryption"), QStringLiteral("security"), security_);
    user_ = addText(tr("Sign in as"), QStringLiteral("user"), tr("nobody signs in"));
    addSecret(tr("Password"));
    fromName_ = addText(tr("Sender"), QStringLiteral("name"), session.view().property().name);
    from_ = addText(tr("Sender's address"), QStringLiteral("from"),
                    QStringLiteral("desk@hotel.example"));
    replyTo_ = addText(tr("Answers go to"), QStringLiteral("reply to"), tr("the sender"));
    language_ = new QComboBox;
    for (const QString &code : engine::languages()) {
        const QString name = QLocale(code).nativeLanguageName();
        language_->addItem(
            name.isEmpty() || code == QLatin1String("en") ? QStringLiteral("English") : name, code);
    }
    addInput(tr("Language"), QStringLiteral("language"), language_);
    connect(port_, &QSpinBox::valueChanged, this, [this] { edited(); });
    for (QComboBox *box : {security_, language_})
        connect(box, &QComboBox::currentIndexChanged, this, [this] { edited(); });
    offerTest(tr("Send a test mail"), [this] { tryOut(setup()); });
    begin();
}

void MailCard::fill(const QByteArray &stored)
{
    now_ = reservations::mailSetupFrom(stored).value_or(MailSetup());
    host_->setText(now_.host);
    port_->setValue(now_.port);
    security_->setCurrentIndex(security_->findData(int(now_.security)));
    user_->setText(now_.user);
    fromName_->setText(now_.fromName);
    from_->setText(now_.fromAddress);
    replyTo_->setText(now_.replyTo);
    language_->setCurrentIndex(std::max(0, language_->findData(now_.language)));
}

MailSetup MailCard::setup() const
{
    MailSetup setup = now_;
    setup.host = host_->text().trimmed();
    setup.port = port_->value();
    setup.security = MailSecurity(security_->currentData().toInt());
    setup.user = user_->text().trimmed();
    setup.fromName = fromName_->text().trimmed();
    setup.fromAddress = from_->text().trimmed();
    setup.replyTo = replyTo_->text().trimmed();
    setup.language = language_->currentData().toString();
    return setup;
}

QString MailCard::trouble(const ReservationsStatus &status) const
{
    return status.mailTrouble;
}

QString MailCard::fine(const ReservationsStatus &status) const
{
    return status.mails > 0 ? tr("%Ln mail(s) waiting.", nullptr, status.mails)
                            : tr("Guests are written to; no mail waits.");
}

CentralCard::CentralCard(HotelSession &session, HotelReservations &requests, QWidget *parent)
    : TypedSetupCard(session, requests, SetupKind::Central, tr("Central store of duplicates"),
                     QStringLiteral("central"), parent)
{
    place_ = addText(tr("Kept in"), QStringLiteral("database"),
                     QStringLiteral("postgresql://user@host/database"),
                     tr("A file, or the address of a PostgreSQL database without its password. "
                        "Hotels that share it find duplicates among all of them."));
    addSecret(tr("Password"));
    house_ = addText(tr("This hotel's name there"), QStringLiteral("name"),
                     session.view().property().name, tr("No other hotel may have it."));
    begin();
}

void CentralCard::fill(const QByteArray &stored)
{
    const CentralSetup setup = reservations::centralSetupFrom(stored).value_or(CentralSetup());
    place_->setText(setup.place);
    house_->setText(setup.house);
}

CentralSetup CentralCard::setup() const
{
    return {place_->text().trimmed(), house_->text().trimmed()};
}

QString CentralCard::trouble(const ReservationsStatus &status) const
{
    if (!status.centralTrouble.isEmpty()) return status.centralTrouble;
    return status.asksCentral && !status.centralUp
               ? tr("It is away; this hotel decides alone until it is back.")
               : QString();
}

QString CentralCard::fine(const ReservationsStatus &status) const
{
    return status.owed > 0 ? tr("%Ln booking(s) still to be told.", nullptr, status.owed)
                           : tr("In step.");
}

}  // namespace roomrack::desktop

#include "moc_request_cards.cpp"
