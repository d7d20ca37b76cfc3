// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/place.h"

#include <QtCore/QFileInfo>
#include <QtCore/QRegularExpression>
#include <QtCore/QUrl>

#include <libpq-fe.h>

#include <algorithm>
#include <memory>

namespace roomrack::storage {

namespace {

const QString kProperty = QStringLiteral("property");

bool isSecret(const QString &parameter)
{
    return parameter == QLatin1String("password") || parameter == QLatin1String("sslpassword");
}

/// The address with only those query parameters whose (decoded) name satisfies `keep`.
template <typename Keep>
QString withParts(const QString &place, Keep keep)
{
    const qsizetype mark = place.indexOf(QLatin1Char('?'));
    if (mark < 0) return place;
    QStringList kept;
    for (const QString &part : place.sliced(mark + 1).split(QLatin1Char('&'))) {
        const QString name = part.section(QLatin1Char('='), 0, 0);
        if (!part.isEmpty() && keep(QUrl::fromPercentEncoding(name.toUtf8()))) kept << part;
    }
    const QString query = kept.join(QLatin1Char('&'));
    return place.first(mark) + (query.isEmpty() ? query : QLatin1Char('?') + query);
}

/// The address without our own parameter; its values go to `address`.
QString takeProperties(const QString &place, ServerAddress &address)
{
    const QString query = place.section(QLatin1Char('?'), 1);
    for (const QString &part : query.split(QLatin1Char('&'))) {
        if (part.section(QLatin1Char('='), 0, 0) != kProperty) continue;
        address.all = false;
        const QByteArray value = part.section(QLatin1Char('='), 1).toUtf8();
        const QString name = QUrl::fromPercentEncoding(value).trimmed();
        if (!name.isEmpty()) address.properties << name;
    }
    return withParts(place, [](const QString &name) { return name != kProperty; });
}

tl::unexpected<Error> notUnderstood()
{
    return fail(ErrorCode::Invalid, QStringLiteral("database"),
                ErrorText::tr("invalid address; the format is %1. In the password, write "
                              "characters such as @ / : as %2")
                    .arg(QStringLiteral("postgresql://user@host:5432/database"),
                         QStringLiteral("%40 %2F %3A")));
}

/// An implausible host or port is part of a password that should have been percent-encoded.
bool isSensible(const ServerAddress &address)
{
    return std::none_of(
        address.parameters.begin(), address.parameters.end(), [](const auto &parameter) {
            const auto &[word, value] = parameter;
            const auto isDigit = [](char c) { return (c >= '0' && c <= '9') || c == ','; };
            return (word == "host" && value.contains('@'))
                   || (word == "port" && !std::all_of(value.begin(), value.end(), isDigit));
        });
}

QString nameOf(const ServerAddress &address)
{
    QString host, database, user;
    for (const auto &[word, value] : address.parameters) {
        if (word == "host") host = QString::fromUtf8(value);
        if (word == "dbname") database = QString::fromUtf8(value);
        if (word == "user") user = QString::fromUtf8(value);
    }
    if (database.isEmpty()) database = user;
    // A host that begins with a slash is the directory of a local socket.
    if (host.isEmpty() || host.startsWith(QLatin1Char('/'))) host = QStringLiteral("localhost");
    return ErrorText::tr("%1 on %2").arg(database, host);
}

}  // namespace

bool isServerPlace(const QString &place)
{
    return place.startsWith(QLatin1String("postgresql://"))
           || place.startsWith(QLatin1String("postgres://"));
}

QString placeName(const QString &place)
{
    if (!isServerPlace(place)) return QFileInfo(place).fileName();
    const auto address = readServerPlace(place);
    if (!address) return QStringLiteral("PostgreSQL");
    if (address->properties.isEmpty()) return address->name;
    return ErrorText::tr("%1 (%2)").arg(address->properties.join(QStringLiteral(", ")),
                                        address->name);
}

QString withoutPassword(const QString &place)
{
    if (!isServerPlace(place)) return place;
    static const QRegularExpression inUser(QStringLiteral("^(\\w+://[^/?#@:]*):[^/?#]*@"));
    QString shown = place;
    shown.replace(inUser, QStringLiteral("\\1@"));
    shown = withParts(shown, [](const QString &name) { return !isSecret(name); });
    const auto address = readServerPlace(shown);
    const bool clean =
        address
        && std::none_of(address->parameters.begin(), address->parameters.end(),
                        [](const auto &p) { return isSecret(QString::fromLatin1(p.first)); });
    // Unparsable: show nothing beyond the scheme.
    return clean ? shown : place.section(QLatin1Char('/'), 0, 0) + QStringLiteral("//…");
}

QString withPassword(const QString &place, const QString &password)
{
    const QString rest = withoutPassword(place);
    const QLatin1Char mark(rest.contains(QLatin1Char('?')) ? '&' : '?');
    return rest + mark + QStringLiteral("password=")
           + QString::fromLatin1(QUrl::toPercentEncoding(password));
}

QString withProperty(const QString &place, const QString &property)
{
    ServerAddress ignored;
    const QString rest = takeProperties(place, ignored);
    const QLatin1Char mark(rest.contains(QLatin1Char('?')) ? '&' : '?');
    return rest + mark + kProperty + QLatin1Char('=')
           + QString::fromLatin1(QUrl::toPercentEncoding(property));
}

Result<ServerAddress> readServerPlace(const QString &place)
{
    // libpq would parse text without a scheme as keyword/value pairs.
    if (!isServerPlace(place)) return notUnderstood();
    ServerAddress address;
    const QByteArray url = takeProperties(place, address).toUtf8();
    char *problem = nullptr;  // not shown: it contains the password
    const std::unique_ptr<PQconninfoOption, decltype(&PQconninfoFree)> options(
        PQconninfoParse(url.constData(), &problem), PQconninfoFree);
    PQfreemem(problem);
    if (!options) return notUnderstood();
    for (const PQconninfoOption *o = options.get(); o->keyword; ++o) {
        if (o->val && *o->val) address.parameters.emplace_back(o->keyword, o->val);
    }
    if (!isSensible(address)) return notUnderstood();
    address.name = nameOf(address);
    return address;
}

}  // namespace roomrack::storage
