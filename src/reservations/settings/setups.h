// SPDX-License-Identifier: GPL-3.0-or-later
// A hotel's setups for requests: payment gateway, mail server, and the candidate store shared with
// other hotels. Stored as text in the hotel's data; their secrets are stored like those of
// channels.
#pragma once

#include "booking/request_rows.h"
#include "gateways/intents/intent_messages.h"
#include "gateways/mail/smtp.h"

namespace roomrack::reservations {

struct PaymentSetup {
    QString address;  ///< "https://api.gateway.example"; plain http only to localhost
    int timeoutSeconds = 30;
    friend bool operator==(const PaymentSetup &, const PaymentSetup &) = default;
};

struct MailSetup {
    QString host;
    int port = 587;
    gateways::MailSecurity security = gateways::MailSecurity::StartTls;
    QString user;                             ///< empty: no authentication
    QString fromName;                         ///< empty: the hotel's name
    QString fromAddress;                      ///< "desk@hotel.example"
    QString replyTo;                          ///< empty: replies go to fromAddress
    QString language = QStringLiteral("en");  ///< language of guest mails: engine::languages()
    QString authorities;                      ///< PEM file that replaces the system's authorities
    int timeoutSeconds = 60;
    friend bool operator==(const MailSetup &, const MailSetup &) = default;
};

struct CentralSetup {
    QString place;  ///< a file, or a PostgreSQL address without the password
    QString house;  ///< the hotel's unique name there
    friend bool operator==(const CentralSetup &, const CentralSetup &) = default;
};

/// Errors name the field: "address", "response timeout", "server", "security", "from", "reply-to",
/// "language", "database", "name". Secrets are checked by gatewayOf() and smtpOf().
Result<void> validate(const PaymentSetup &setup);
Result<void> validate(const MailSetup &setup);
Result<void> validate(const CentralSetup &setup);

/// Serialised form (booking::SaveHotelSetup) and its parser; an error names the invalid part of the
/// text.
QByteArray toText(const PaymentSetup &setup);
QByteArray toText(const MailSetup &setup);
QByteArray toText(const CentralSetup &setup);
Result<PaymentSetup> paymentSetupFrom(const QByteArray &text);
Result<MailSetup> mailSetupFrom(const QByteArray &text);
Result<CentralSetup> centralSetupFrom(const QByteArray &text);

/// Settings with the secret, as the gateway and the mail client expect them.
Result<gateways::GatewaySettings> gatewayOf(const PaymentSetup &setup, const QByteArray &secret);
Result<gateways::SmtpSettings> smtpOf(const MailSetup &setup, const QByteArray &password);

/// The address that the secret belongs to and is sent to (secrets/secret_box.h). Empty: none.
QString secretGoesTo(const PaymentSetup &setup);
QString secretGoesTo(const MailSetup &setup);
QString secretGoesTo(const CentralSetup &setup);
/// The same for a stored setup; empty where it cannot be read.
QString secretGoesTo(booking::SetupKind kind, const QByteArray &content);

/// The key of a setup's secret in the secret store. `place` as in Engine::file().
QString setupSecretName(const QString &place, PropertyId property, booking::SetupKind kind);
/// The key of the secret with which the gateway signs its webhooks.
QString newsSecretName(const QString &place, PropertyId property);

}  // namespace roomrack::reservations
