// SPDX-License-Identifier: GPL-3.0-or-later
#include "reservations/settings/setups.h"

#include "core/address.h"
#include "core/card_number.h"
#include "core/json_fields.h"
#include "core/named.h"
#include "engine/language_scope.h"
#include "secrets/secrets.h"
#include "storage/place.h"

#include <QtCore/QJsonDocument>

#include <array>

namespace roomrack::reservations {

using gateways::MailSecurity;

namespace {

constexpr int kMostSeconds = 120, kMostPort = 65'535;
constexpr qsizetype kLongest = 200;

constexpr std::array kSecurities{Named{MailSecurity::StartTls, "starttls"},
                                 Named{MailSecurity::Tls, "tls"},
                                 Named{MailSecurity::None, "none"}};

tl::unexpected<Error> wrong(const char *field, const QString &why)
{
    return fail(ErrorCode::Invalid, QString::fromLatin1(field), why);
}

Result<void> checkSeconds(int seconds)
{
    if (seconds >= 1 && seconds <= kMostSeconds) return {};
    return wrong(
        "response timeout",
        ErrorText::tr("%1 is not between %2 and %3").arg(seconds).arg(1).arg(kMostSeconds));
}

template <typename Io, typename Setup>
void fields(Io &io, Setup &s) requires requires
{
    s.fromAddress;
}
{
    io.field("host", s.host);
    io.field("port", s.port);
    io.field("user", s.user);
    io.field("fromName", s.fromName);
    io.field("from", s.fromAddress);
    io.field("replyTo", s.replyTo);
    io.field("language", s.language);
    io.field("authorities", s.authorities);
    io.field("timeout", s.timeoutSeconds);
}

template <typename Io, typename Setup>
void fields(Io &io, Setup &s) requires requires
{
    s.address;
}
{
    io.field("address", s.address);
    io.field("timeout", s.timeoutSeconds);
}

template <typename Io, typename Setup>
void fields(Io &io, Setup &s) requires requires
{
    s.house;
}
{
    io.field("place", s.place);
    io.field("house", s.house);
}

template <typename Setup>
QByteArray written(const Setup &setup, FieldWriter writer = {})
{
    fields(writer, setup);
    return QJsonDocument(writer.object).toJson(QJsonDocument::Compact);
}

tl::unexpected<Error> notReadable(const QString &what)
{
    return fail(ErrorCode::Corrupt, QStringLiteral("settings"),
                ErrorText::tr("“%1” has an invalid value").arg(what));
}

/// `more` reads the fields specific to the setup.
template <typename Setup, typename More>
Result<Setup> readSetup(const QByteArray &text, More more)
{
    const QJsonDocument document = QJsonDocument::fromJson(text);
    if (!document.isObject()) return notReadable(QString::fromUtf8(text.left(kLongest)));
    Setup setup;
    FieldReader reader(document.object());
    fields(reader, setup);
    more(reader, setup);
    if (!reader.wrong.isEmpty()) return notReadable(reader.wrong);
    if (const auto ok = validate(setup); !ok) return tl::unexpected(ok.error());
    return setup;
}

template <typename Setup>
Result<Setup> readSetup(const QByteArray &text)
{
    return readSetup<Setup>(text, [](FieldReader &, Setup &) {});
}

bool isMailAddress(const QString &address)
{
    return gateways::envelopeAddress(address).has_value();
}

bool isOneLine(const QString &text)
{
    return text.size() <= kLongest && std::none_of(text.begin(), text.end(), [](QChar c) {
               return c.category() == QChar::Other_Control;
           });
}

}  // namespace

Result<void> validate(const PaymentSetup &setup)
{
    if (const auto ok = checkAddress("address", setup.address, AddressOf::Web); !ok) return ok;
    return checkSeconds(setup.timeoutSeconds);
}

Result<void> validate(const MailSetup &setup)
{
    if (setup.port < 1 || setup.port > kMostPort)
        return wrong("port", ErrorText::tr("must be a number between 1 and %1").arg(kMostPort));
    // A user name requires a password; the password itself is checked when it is available.
    const auto smtp = smtpOf(setup, setup.user.isEmpty() ? QByteArray() : QByteArray("any"));
    if (!smtp) return tl::unexpected(smtp.error());
    if (!isOneLine(setup.fromName))
        return wrong("from", ErrorText::tr("the name is too long or has more than one line"));
    if (!isMailAddress(setup.fromAddress))
        return wrong("from", ErrorText::tr("must have the form desk@hotel.example"));
    if (!setup.replyTo.isEmpty() && !isMailAddress(setup.replyTo))
        return wrong("reply-to", ErrorText::tr("must have the form desk@hotel.example"));
    if (!engine::languages().contains(setup.language))
        return wrong("language", ErrorText::tr("\"%1\" is not supported; use one of %2")
                                     .arg(setup.language.left(40),
                                          engine::languages().join(QStringLiteral(", "))));
    return {};
}

Result<void> validate(const CentralSetup &setup)
{
    if (setup.place.isEmpty() || setup.place.size() > 5 * kLongest)
        return wrong("database",
                     ErrorText::tr("enter a file name or postgresql://user@host/database"));
    if (storage::isServerPlace(setup.place)) {
        const auto address = storage::readServerPlace(setup.place);
        if (!address) return tl::unexpected(address.error());
        if (storage::withoutPassword(setup.place) != setup.place)
            return wrong("database", ErrorText::tr("the address must not contain the password"));
    }
    if (setup.house.trimmed().isEmpty() || !isOneLine(setup.house))
        return wrong("name",
                     ErrorText::tr("enter the hotel's name in the shared duplicate database, on a "
                                   "single line"));
    return {};
}

QByteArray toText(const PaymentSetup &setup)
{
    return written(setup);
}

QByteArray toText(const MailSetup &setup)
{
    FieldWriter writer;
    writer.field("security", nameOf(kSecurities, setup.security));
    MailSetup kept = setup;
    kept.fromName = core::withoutCardNumbers(setup.fromName);
    return written(kept, std::move(writer));
}

QByteArray toText(const CentralSetup &setup)
{
    return written(setup);
}

Result<PaymentSetup> paymentSetupFrom(const QByteArray &text)
{
    return readSetup<PaymentSetup>(text);
}

Result<MailSetup> mailSetupFrom(const QByteArray &text)
{
    return readSetup<MailSetup>(text, [](FieldReader &reader, MailSetup &setup) {
        QString security;
        reader.field("security", security);
        if (const auto known = named(kSecurities, security))
            setup.security = *known;
        else
            reader.note("security");
    });
}

Result<CentralSetup> centralSetupFrom(const QByteArray &text)
{
    return readSetup<CentralSetup>(text);
}

QString secretGoesTo(const PaymentSetup &setup)
{
    return setup.address;
}

QString secretGoesTo(const MailSetup &setup)
{
    if (setup.user.isEmpty()) return {};
    const QString server = QStringLiteral("%1:%2").arg(setup.host).arg(setup.port);
    // The choice of trusted authorities decides which server is accepted, so it is part of the
    // address.
    if (setup.authorities.isEmpty()) return server;
    return server + QStringLiteral(", ") + setup.authorities;
}

QString secretGoesTo(const CentralSetup &setup)
{
    return storage::isServerPlace(setup.place) ? setup.place : QString();
}

QString secretGoesTo(booking::SetupKind kind, const QByteArray &content)
{
    const auto goesTo = [](const auto &setup) { return setup ? secretGoesTo(*setup) : QString(); };
    switch (kind) {
    case booking::SetupKind::Payment: return goesTo(paymentSetupFrom(content));
    case booking::SetupKind::Mail: return goesTo(mailSetupFrom(content));
    case booking::SetupKind::Duplicates:
    case booking::SetupKind::Api: return {};  // have no secret
    case booking::SetupKind::Central: break;
    }
    return goesTo(centralSetupFrom(content));
}

Result<gateways::GatewaySettings> gatewayOf(const PaymentSetup &setup, const QByteArray &secret)
{
    gateways::GatewaySettings settings{setup.address, secret, setup.timeoutSeconds};
    if (const auto ok = gateways::validate(settings); !ok) return tl::unexpected(ok.error());
    return settings;
}

Result<gateways::SmtpSettings> smtpOf(const MailSetup &setup, const QByteArray &password)
{
    gateways::SmtpSettings settings;
    settings.host = setup.host;
    settings.port = quint16(setup.port);
    settings.security = setup.security;
    settings.user = setup.user;
    if (!setup.user.isEmpty()) settings.password = password;
    settings.timeoutSeconds = setup.timeoutSeconds;
    settings.authorities = setup.authorities;
    if (const auto ok = gateways::validate(settings); !ok) return tl::unexpected(ok.error());
    return settings;
}

namespace {

QString secretOf(const QString &place, PropertyId property, const QString &what)
{
    return secrets::secretName(storage::withoutPassword(place), !storage::isServerPlace(place),
                               property, what);
}

}  // namespace

QString setupSecretName(const QString &place, PropertyId property, booking::SetupKind kind)
{
    const auto what = [kind] {
        switch (kind) {
        case booking::SetupKind::Payment: return QStringLiteral("payment");
        case booking::SetupKind::Mail: return QStringLiteral("mail");
        case booking::SetupKind::Duplicates: return QStringLiteral("duplicates");
        case booking::SetupKind::Api: return QStringLiteral("api");
        case booking::SetupKind::Central: break;
        }
        return QStringLiteral("central");
    };
    return secretOf(place, property, what());
}

QString newsSecretName(const QString &place, PropertyId property)
{
    return secretOf(place, property, QStringLiteral("payment-news"));
}

}  // namespace roomrack::reservations
