// SPDX-License-Identifier: GPL-3.0-or-later
#include "programs/roomrackd/options.h"

#include "api/access.h"
#include "api/api_server_settings.h"
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
constexpr quint32 kMostSecrets = 100'000;  ///< of all properties of a database

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

/// Adds the name of the faulty option for display.
tl::unexpected<Error> wrongOption(Error error)
{
    const QStringList places{name("address"), name("port")};
    error.field =
        QStringLiteral("--") + (places.contains(error.field) ? name("listen") : error.field);
    return tl::unexpected(std::move(error));
}

Result<void> readApiServer(const QCommandLineParser &parser, api::ApiServerOptions &apiServer)
{
    const auto address = http::addressFrom(parser.value(name("listen")), name("--listen"));
    if (!address) return tl::unexpected(address.error());
    api::ApiServerSettings settings;
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
    apiServer = std::move(*options);
    return {};
}

/// Reads an integer option, if it is given.
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

/// Limits of the API server; those not given keep their defaults.
Result<void> readLimits(const QCommandLineParser &parser, api::ApiServerOptions &apiServer)
{
    constexpr int kMostRequests = 1'000'000, kMostLines = 100'000;
    int head = int(apiServer.limits.head >> 10), body = int(apiServer.limits.body >> 10);
    api::v1::ApiLimits &api = apiServer.api;
    int aSecond = api.tokens.perMinute / 60;
    return readNumber(parser, "rate", 1, kMostRequests, aSecond)
        .and_then([&] { return readNumber(parser, "burst", 1, kMostRequests, api.tokens.burst); })
        .and_then([&] {
            return readNumber(parser, "connections", 1, kMostLines, apiServer.maxConnections);
        })
        .and_then([&] { return readNumber(parser, "readers", 0, kMostLines, api.feedsAtMost); })
        .and_then([&] { return readNumber(parser, "header-kib", 1, 1'024, head); })
        .and_then([&] { return readNumber(parser, "body-kib", 1, 65'536, body); })
        .map([&] {
            api.tokens.perMinute = 60 * aSecond;
            apiServer.limits.head = qsizetype(head) << 10;
            apiServer.limits.body = qsizetype(body) << 10;
        });
}

/// From a file readable by its owner only, or from the service manager's credentials.
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
        return fail(
            ErrorCode::Invalid, name("--keychain"),
            Words::tr("cannot be combined with --secrets or a roomrackd.secrets credential"));
    if (options.keychain && !secrets::knowsKeychains())
        return fail(ErrorCode::Invalid, name("--keychain"),
                    Words::tr("this build has no keychain support; use --secrets"));
    if (!options.sealTo.isEmpty() && (file.isEmpty() || options.passphrase.isEmpty()))
        return fail(ErrorCode::Invalid, name("--seal"),
                    Words::tr("requires --secrets and --passphrase-file"));
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
        return fail(ErrorCode::Invalid, name("--database"),
                    Words::tr("exactly one hotel file or database is required"));
    options.clockIsRight = parser.isSet(name("clock-is-right"));
    options.property = parser.value(name("property"));
    if (const auto ok = readApiServer(parser, options.apiServer); !ok)
        return tl::unexpected(ok.error());
    if (const auto ok = readLimits(parser, options.apiServer); !ok)
        return tl::unexpected(ok.error());
    return options;
}

/// "the secret", or an object with the only address that it may be sent to.
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
        return fail(
            ErrorCode::Forbidden, file,
            Words::tr("the file is encrypted; specify its passphrase with --passphrase-file"));
    auto opened = secrets::openSeal(file, passphrase);
    if (!opened) return fail(opened.error().code, file, opened.error().text());
    secrets::wipe(opened->key.key);
    return std::move(opened->secrets);
}

Result<void> sealSecrets(const ServerOptions &options)
{
    if (QFileInfo::exists(options.sealTo))
        return fail(ErrorCode::Invalid, options.sealTo, Words::tr("file already exists"));
    auto key = secrets::sealKey(options.passphrase, {});
    if (!key) return tl::unexpected(key.error());
    return secrets::writeSealed(options.sealTo, *key, options.secrets);
}

namespace {

/// Limits of the API server.
QList<QCommandLineOption> limitOptions()
{
    return {
        option("rate", Words::tr("Requests per second per token (default: 50)."), "N"),
        option("burst", Words::tr("Burst size: requests at once per token (default: 100)."), "N"),
        option("connections", Words::tr("Maximum number of connections (default: 512)."), "N"),
        option("readers", Words::tr("Maximum number of event feed connections (default: 64)."),
               "N"),
        option("header-kib", Words::tr("Maximum size of a request header in KiB (default: 16)."),
               "KIB"),
        option("body-kib", Words::tr("Maximum size of a request body in KiB (default: 4096)."),
               "KIB"),
    };
}

}  // namespace

Result<ServerOptions> readServerOptions(const QStringList &arguments)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(
        Words::tr("Roomrack server: keeps channels in sync and serves the API without "
                  "a window."));
    parser.addHelpOption();
    parser.addVersionOption();
    parser.addOptions({
        option("database", Words::tr("Hotel file or database URL to serve."), "FILE|URL"),
        option("property", Words::tr("Serve only the hotel with this name."), "NAME"),
        {name("listen"), Words::tr("Address to listen on (default: 127.0.0.1:8470)."),
         name("HOST:PORT"), name("127.0.0.1:8470")},
        option("certificate", Words::tr("Serve HTTPS with this certificate chain."), "PEM"),
        option("key", Words::tr("Private key of the certificate."), "PEM"),
        option("name", Words::tr("Public hostname of the server; may be repeated."), "HOST"),
        option("proxy",
               Words::tr("Reverse proxy whose X-Forwarded-For header is trusted; may be repeated."),
               "ADDRESS"),
        option("token-file", Words::tr("File with the token required for /metrics."), "FILE"),
        option("secrets",
               Words::tr("File with the channel passwords, JSON or encrypted (see --seal)."),
               "FILE"),
        option("passphrase-file",
               Words::tr("File with the passphrase for the encrypted passwords."), "FILE"),
        {name("keychain"), Words::tr("Read the passwords from the system keychain.")},
        {name("clock-is-right"),
         Words::tr("Accept the system clock even if it is far ahead of the last "
                   "recorded change.")},
        option("seal", Words::tr("Encrypt the passwords from --secrets to a new FILE and exit."),
               "FILE"),
    });
    parser.addOptions(limitOptions());
    parser.process(arguments);
    return take(parser);
}

}  // namespace roomrack::programs
