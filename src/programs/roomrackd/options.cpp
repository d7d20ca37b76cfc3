// SPDX-License-Identifier: GPL-3.0-or-later
#include "programs/roomrackd/options.h"

#include "api/access.h"
#include "api/door_settings.h"
#include "http/listen_address.h"
#include "protocols/json/document.h"
#include "secrets/bound_secret.h"
#include "secrets/private_file.h"
#include "secrets/secrets.h"

#include <QtCore/QCommandLineParser>
#include <QtCore/QFileInfo>

namespace roomrack::programs {

namespace {

constexpr int kLongestSecret = 4096;
constexpr quint32 kMostSecrets = 100'000;  ///< of all hotels of a database

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Program)
};

QString name(const char *text)
{
    return QString::fromLatin1(text);
}

QCommandLineOption option(const char *which, const QString &what, const char *value)
{
    return {name(which), what, name(value)};
}

/// As a person has to read it: which option is wrong.
tl::unexpected<Error> wrongOption(Error error)
{
    const QStringList doors{name("address"), name("port")};
    error.field =
        QStringLiteral("--") + (doors.contains(error.field) ? name("listen") : error.field);
    return tl::unexpected(std::move(error));
}

Result<void> readDoor(const QCommandLineParser &parser, api::DoorOptions &door)
{
    const auto address = http::addressFrom(parser.value(name("listen")), name("--listen"));
    if (!address) return tl::unexpected(address.error());
    api::DoorSettings settings;
    settings.address = address->first.toString();
    settings.port = address->second;
    settings.names = parser.values(name("name"));
    settings.proxies = parser.values(name("proxy"));
    settings.certificate = parser.value(name("certificate"));
    settings.key = parser.value(name("key"));
    if (const QString file = parser.value(name("token-file")); !file.isEmpty()) {
        const auto token = secrets::privateFile(file);
        if (!token) return tl::unexpected(token.error());
        settings.tokenHash = api::tokenHashOf(token->trimmed());
    }
    auto options = api::optionsFrom(settings);
    if (!options) return wrongOption(options.error());
    door = std::move(*options);
    return {};
}

/// A whole number of an option, where it was given.
template <typename T>
Result<void> readNumber(const QCommandLineParser &parser, const char *which, int least, int most,
                        T &into)
{
    if (!parser.isSet(name(which))) return {};
    bool ok = false;
    const int number = parser.value(name(which)).toInt(&ok);
    if (!ok || number < least || number > most)
        return fail(ErrorCode::Invalid, QStringLiteral("--") + name(which),
                    Words::tr("must be a whole number between %1 and %2").arg(least).arg(most));
    into = T(number);
    return {};
}

/// How much the door takes; what is not said stays as it is.
Result<void> readLimits(const QCommandLineParser &parser, api::DoorOptions &door)
{
    constexpr int kMostRequests = 1'000'000, kMostLines = 100'000;
    int head = int(door.limits.head >> 10), body = int(door.limits.body >> 10);
    api::v1::ApiLimits &api = door.api;
    return readNumber(parser, "rate", 1, kMostRequests, api.tokens.aSecond)
        .and_then([&] { return readNumber(parser, "burst", 1, kMostRequests, api.tokens.atOnce); })
        .and_then(
            [&] { return readNumber(parser, "connections", 1, kMostLines, door.linesAtMost); })
        .and_then([&] { return readNumber(parser, "readers", 0, kMostLines, api.feedsAtMost); })
        .and_then([&] { return readNumber(parser, "header-kib", 1, 1'024, head); })
        .and_then([&] { return readNumber(parser, "body-kib", 1, 65'536, body); })
        .map([&] {
            door.limits.head = qsizetype(head) << 10;
            door.limits.body = qsizetype(body) << 10;
        });
}

/// A file of its owner, or what a service manager handed over.
Result<QString> passphraseFrom(const QCommandLineParser &parser)
{
    QString file = parser.value(name("passphrase-file"));
    if (file.isEmpty()) file = secrets::credentialFile(name("roomrackd.passphrase"));
    if (file.isEmpty()) return QString();
    const auto text = secrets::privateFile(file);
    if (!text) return tl::unexpected(text.error());
    const QString line = QString::fromUtf8(*text);
    return line.endsWith(u'\n') ? line.chopped(1) : line;
}

Result<void> readSecrets(const QCommandLineParser &parser, ServerOptions &options)
{
    auto passphrase = passphraseFrom(parser);
    if (!passphrase) return tl::unexpected(passphrase.error());
    options.passphrase = *passphrase;
    options.sealTo = parser.value(name("seal"));
    options.keychain = parser.isSet(name("keychain"));
    QString file = parser.value(name("secrets"));
    if (file.isEmpty()) file = secrets::credentialFile(name("roomrackd.secrets"));
    if (options.keychain && !file.isEmpty())
        return fail(ErrorCode::Invalid, name("--keychain"),
                    Words::tr("the passwords are in one place: a file or the keychain"));
    if (options.keychain && !secrets::knowsKeychains())
        return fail(ErrorCode::Invalid, name("--keychain"),
                    Words::tr("this build knows no keychain; use --secrets"));
    if (!options.sealTo.isEmpty() && (file.isEmpty() || options.passphrase.isEmpty()))
        return fail(ErrorCode::Invalid, name("--seal"),
                    Words::tr("say what to seal with --secrets, and how with --passphrase-file"));
    if (file.isEmpty()) return {};
    auto secrets = secretsFrom(file, options.passphrase);
    if (!secrets) return tl::unexpected(secrets.error());
    options.secrets = std::move(*secrets);
    return {};
}

Result<ServerOptions> take(const QCommandLineParser &parser)
{
    ServerOptions options;
    if (const auto ok = readSecrets(parser, options); !ok) return tl::unexpected(ok.error());
    options.database = parser.value(name("database"));
    if (!options.sealTo.isEmpty()) return options;
    if (options.database.isEmpty() || !parser.positionalArguments().isEmpty())
        return fail(ErrorCode::Invalid, name("--database"), Words::tr("say which hotels to serve"));
    options.clockIsRight = parser.isSet(name("clock-is-right"));
    options.property = parser.value(name("property"));
    if (const auto ok = readDoor(parser, options.door); !ok) return tl::unexpected(ok.error());
    if (const auto ok = readLimits(parser, options.door); !ok) return tl::unexpected(ok.error());
    return options;
}

/// "the secret", or with the only address that it may be sent to.
Result<secrets::BoundSecret> plainSecret(const protocols::json::Value &v)
{
    if (v.kind() != protocols::json::Kind::Object)
        return v.text(kLongestSecret).map([](const QString &secret) {
            return secrets::BoundSecret{secret.toUtf8(), {}};
        });
    const auto secret = v["secret"].text(kLongestSecret);
    if (!secret) return tl::unexpected(secret.error());
    const auto address = v["address"].text(kLongestSecret);
    if (!address) return tl::unexpected(address.error());
    return secrets::BoundSecret{secret->toUtf8(), *address};
}

Result<secrets::SecretMap> plainSecrets(const QString &file, const QByteArray &text)
{
    protocols::json::Limits limits;
    limits.keys = kMostSecrets;
    const auto document = protocols::json::Document::parse(text, limits);
    if (!document) return fail(ErrorCode::Invalid, file, document.error().text());
    const auto root = document->root().object();
    if (!root) return fail(ErrorCode::Invalid, file, root.error().text());
    secrets::SecretMap secrets;
    for (auto v = root->first(); v.kind() != protocols::json::Kind::Missing; v = v.next()) {
        const auto secret = plainSecret(v);
        if (!secret) return fail(ErrorCode::Invalid, file, secret.error().text());
        secrets.emplace(v.key(), secrets::toStored(*secret));
    }
    return secrets;
}

}  // namespace

Result<secrets::SecretMap> secretsFrom(const QString &file, const QString &passphrase)
{
    const auto text = secrets::privateFile(file);
    if (!text) return tl::unexpected(text.error());
    if (!secrets::isSealed(*text)) return plainSecrets(file, *text);
    if (passphrase.isEmpty())
        return fail(ErrorCode::Forbidden, file,
                    Words::tr("it is sealed; say what opens it with --passphrase-file"));
    auto opened = secrets::openSeal(file, passphrase);
    if (!opened) return fail(opened.error().code, file, opened.error().text());
    secrets::wipe(opened->key.key);
    return std::move(opened->secrets);
}

Result<void> sealSecrets(const ServerOptions &options)
{
    if (QFileInfo::exists(options.sealTo))
        return fail(ErrorCode::Invalid, options.sealTo, Words::tr("it is there already"));
    auto key = secrets::sealKey(options.passphrase, {});
    if (!key) return tl::unexpected(key.error());
    return secrets::writeSealed(options.sealTo, *key, options.secrets);
}

namespace {

/// How much of everything the door takes.
QList<QCommandLineOption> limitOptions()
{
    return {
        option("rate", Words::tr("Requests a second of each token; default 50."), "N"),
        option("burst", Words::tr("So many of them at once; default 100."), "N"),
        option("connections", Words::tr("Lines at a time; default 512."), "N"),
        option("readers", Words::tr("Of them, readers of events; default 64."), "N"),
        option("header-kib", Words::tr("The largest header of a request; default 16."), "KIB"),
        option("body-kib", Words::tr("The largest body of a request; default 4096."), "KIB"),
    };
}

}  // namespace

Result<ServerOptions> readServerOptions(const QStringList &arguments)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(
        Words::tr("Keeps a hotel's channels in step without a window."));
    parser.addHelpOption();
    parser.addVersionOption();
    parser.addOptions({
        option("database", Words::tr("The hotel file, or the address of a database."), "FILE|URL"),
        option("property", Words::tr("Only this hotel of a database, by its name."), "NAME"),
        {name("listen"), Words::tr("Where to listen; default 127.0.0.1:8470."), name("HOST:PORT"),
         name("127.0.0.1:8470")},
        option("certificate", Words::tr("Serve HTTPS with this chain of certificates."), "PEM"),
        option("key", Words::tr("The private key of the certificate."), "PEM"),
        option("name", Words::tr("A name by which it is called; may be said again."), "HOST"),
        option("proxy",
               Words::tr("A reverse proxy whose X-Forwarded-For is trusted; may be said again."),
               "ADDRESS"),
        option("token-file", Words::tr("A file with the token that /metrics wants."), "FILE"),
        option("secrets", Words::tr("A file with the passwords of channels: JSON, or sealed."),
               "FILE"),
        option("passphrase-file", Words::tr("A file with the passphrase that opens it."), "FILE"),
        {name("keychain"), Words::tr("The passwords are in the system's keychain.")},
        {name("clock-is-right"),
         Words::tr("Confirm a system clock that is far ahead of the last recorded change.")},
        option("seal", Words::tr("Seal the passwords of --secrets into a new file, and end."),
               "FILE"),
    });
    parser.addOptions(limitOptions());
    parser.process(arguments);
    return take(parser);
}

}  // namespace roomrack::programs
