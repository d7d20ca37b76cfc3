// SPDX-License-Identifier: GPL-3.0-or-later
#include "programs/roomrackd/options.h"

#include "programs/listen_address.h"
#include "protocols/json/document.h"

#include <QtCore/QCommandLineParser>
#include <QtCore/QFile>

namespace roomrack::programs {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Program)
};

constexpr qint64 kLargestFile = 1 << 20;

QString name(const char *text)
{
    return QString::fromLatin1(text);
}

QCommandLineOption option(const char *which, const QString &what, const char *value)
{
    return {name(which), what, name(value)};
}

/// A file that only its owner may read.
Result<QByteArray> privateFile(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) return fail(ErrorCode::NotFound, path, file.errorString());
    constexpr auto kOthers = QFileDevice::ReadGroup | QFileDevice::WriteGroup
                             | QFileDevice::ReadOther | QFileDevice::WriteOther;
    if (file.permissions() & kOthers) {
        return fail(ErrorCode::Forbidden, path,
                    Words::tr("others than its owner may read or write it; chmod 600 mends that"));
    }
    if (file.size() > kLargestFile)
        return fail(ErrorCode::Invalid, path, Words::tr("is too large"));
    return file.readAll();
}

Result<void> readTls(const QCommandLineParser &parser, api::DoorOptions &door)
{
    const QString certificate = parser.value(name("certificate")), key = parser.value(name("key"));
    if (certificate.isEmpty() != key.isEmpty()) {
        return fail(ErrorCode::Invalid, name(key.isEmpty() ? "--key" : "--certificate"),
                    Words::tr("certificate and key belong together"));
    }
    if (certificate.isEmpty()) return {};
    auto tls = http::tlsFrom(certificate, key);
    if (!tls) return tl::unexpected(tls.error());
    door.tls = std::move(*tls);
    return {};
}

Result<ServerOptions> take(const QCommandLineParser &parser)
{
    ServerOptions options;
    options.database = parser.value(name("database"));
    if (options.database.isEmpty() || !parser.positionalArguments().isEmpty())
        return fail(ErrorCode::Invalid, name("--database"), Words::tr("say which hotels to serve"));
    options.property = parser.value(name("property"));
    const auto address = addressFrom(parser.value(name("listen")));
    if (!address) return tl::unexpected(address.error());
    options.door.address = address->first;
    options.door.port = address->second;
    options.door.names = parser.values(name("name"));
    if (const auto ok = readTls(parser, options.door); !ok) return tl::unexpected(ok.error());
    if (const QString file = parser.value(name("token-file")); !file.isEmpty()) {
        const auto token = privateFile(file);
        if (!token) return tl::unexpected(token.error());
        options.door.token = token->trimmed();
    }
    if (const QString file = parser.value(name("secrets")); !file.isEmpty()) {
        auto secrets = secretsFrom(file);
        if (!secrets) return tl::unexpected(secrets.error());
        options.secrets = std::move(*secrets);
    }
    return options;
}

}  // namespace

Result<SecretBook> secretsFrom(const QString &file)
{
    const auto text = privateFile(file);
    if (!text) return tl::unexpected(text.error());
    const auto document = protocols::json::Document::parse(*text);
    if (!document) return fail(ErrorCode::Invalid, file, document.error().text());
    const auto root = document->root().object();
    if (!root) return fail(ErrorCode::Invalid, file, root.error().text());
    SecretBook secrets;
    for (auto v = root->first(); v.kind() != protocols::json::Kind::Missing; v = v.next()) {
        const auto secret = v.text(4096);
        if (!secret) return fail(ErrorCode::Invalid, file, secret.error().text());
        secrets.emplace(v.key(), secret->toUtf8());
    }
    return secrets;
}

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
        option("token-file", Words::tr("A file with the token that /metrics wants."), "FILE"),
        option("secrets", Words::tr("A file with the passwords of channels, as JSON."), "FILE"),
    });
    parser.process(arguments);
    return take(parser);
}

}  // namespace roomrack::programs
