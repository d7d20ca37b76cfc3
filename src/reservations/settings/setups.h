// SPDX-License-Identifier: GPL-3.0-or-later
// What a hotel has set up for requests: the payment gateway, the server for its mail, the store of
// candidates that it shares with other hotels. Kept as text in the hotel; secrets are not in it,
// they are where those of channels are.
#pragma once

#include "booking/request_rows.h"
#include "gateways/intents/intent_messages.h"
#include "gateways/mail/smtp.h"

namespace roomrack::reservations {

struct PaymentSetup {
    QString address;  ///< "https://api.gateway.example"; plain http only to this machine
    int timeoutSeconds = 30;
    friend bool operator==(const PaymentSetup &, const PaymentSetup &) = default;
};

struct MailSetup {
    QString host;
    int port = 587;
    gateways::MailSecurity security = gateways::MailSecurity::StartTls;
    QString user;                             ///< empty: nobody signs in
    QString fromName;                         ///< empty: the hotel's
    QString fromAddress;                      ///< "desk@hotel.example"
    QString replyTo;                          ///< empty: answers go to fromAddress
    QString language = QStringLiteral("en");  ///< of what guests are written: engine::languages()
    QString authorities;  ///< PEM file to trust instead of the machine's authorities
    int timeoutSeconds = 60;
    friend bool operator==(const MailSetup &, const MailSetup &) = default;
};

struct CentralSetup {
    QString place;  ///< a file, or the address of a PostgreSQL database, without a password
    QString house;  ///< what the hotel is called there; no other one has that name
    friend bool operator==(const CentralSetup &, const CentralSetup &) = default;
};

/// Errors name the field: "address", "time-out", "server", "security", "from", "reply to",
/// "language", "database", "name". Secrets are checked by gatewayOf() and smtpOf().
Result<void> validate(const PaymentSetup &setup);
Result<void> validate(const MailSetup &setup);
Result<void> validate(const CentralSetup &setup);

/// As it is stored (booking::SaveHotelSetup), and back; an error says where the text is wrong.
QByteArray toText(const PaymentSetup &setup);
QByteArray toText(const MailSetup &setup);
QByteArray toText(const CentralSetup &setup);
Result<PaymentSetup> paymentSetupFrom(const QByteArray &text);
Result<MailSetup> mailSetupFrom(const QByteArray &text);
Result<CentralSetup> centralSetupFrom(const QByteArray &text);

/// With the secret, as the gateway and the mail server want it.
Result<gateways::GatewaySettings> gatewayOf(const PaymentSetup &setup, const QByteArray &secret);
Result<gateways::SmtpSettings> smtpOf(const MailSetup &setup, const QByteArray &password);

/// Where its secret is sent: the address that it belongs to (secrets/secret_box.h). Empty: nowhere.
QString secretGoesTo(const PaymentSetup &setup);
QString secretGoesTo(const MailSetup &setup);
QString secretGoesTo(const CentralSetup &setup);
/// Of a setup as it is stored; empty where it cannot be read.
QString secretGoesTo(booking::SetupKind kind, const QByteArray &content);

/// Under which the secret of a setup is kept. `place` as Engine::file() has it.
QString setupSecretName(const QString &place, PropertyId property, booking::SetupKind kind);
/// Under which the secret is kept with which the gateway signs what it tells by itself.
QString newsSecretName(const QString &place, PropertyId property);

}  // namespace roomrack::reservations
