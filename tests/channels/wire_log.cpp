// SPDX-License-Identifier: GPL-3.0-or-later
#include "channels/wire_log.h"

#include "protocols/alpinebits/form.h"
#include "protocols/alpinebits/version.h"
#include "support/environment.h"
#include "support/outside.h"

#include <QCryptographicHash>
#include <QRegularExpression>

namespace roomrack::tests {

namespace {

constexpr size_t kAtOnce = 200;  ///< documents kept in memory, and files per command line

/// The JSON schemas are written by hand, after the channel's documentation.
const QString kJsonKind = QStringLiteral("json:");

QString rootOf(const QByteArray &xml)
{
    static const QRegularExpression root(QStringLiteral("<(\\w+:)?(OTA_\\w+)"));
    return root.match(QString::fromUtf8(xml.left(500))).captured(2);
}

QString jsonKindOf(const QByteArray &asked)
{
    const QByteArray path = asked.split('?').first();
    if (path.endsWith("/availability")) return QStringLiteral("availability");
    if (path.endsWith("/restrictions")) return QStringLiteral("restrictions");
    return path.endsWith("/feed") ? QStringLiteral("feed") : QString();
}

}  // namespace

void WireLog::take(const channels::Request &request, const simulator::WireReply &reply)
{
    using namespace protocols;
    const auto version = alpinebits::versionOf(
        QString::fromLatin1(header(request.headers, "X-AlpineBits-ClientProtocolVersion")));
    if (version) {
        const QString schema = sharedData(
            QStringLiteral("xsd/alpinebits/alpinebits-%1.xsd").arg(alpinebits::textOf(*version)));
        const auto form =
            alpinebits::decodeForm(header(request.headers, "Content-Type"), request.body);
        if (form) takeXml(form->request, schema);
        if (reply.status == 200) takeXml(reply.body, schema);
        return;
    }
    if (const QString kind = jsonKindOf(request.path); !kind.isEmpty()) {
        const bool asks = kind == u"feed";
        if (!asks || reply.status == 200)
            keep(kind, kJsonKind + kind, asks ? reply.body : request.body);
        return;
    }
    takeEnvelope(request.body);
    takeEnvelope(reply.body);
}

void WireLog::takeXml(const QByteArray &bytes, const QString &schema)
{
    keep(rootOf(bytes), schema, bytes);
}

void WireLog::takeEnvelope(const QByteArray &bytes)
{
    const auto from = bytes.indexOf("<soap:Body>");
    const auto to = bytes.lastIndexOf("</soap:Body>");
    const bool bare = from < 0 || to < from;
    const QByteArray message = bare ? bytes : bytes.mid(from + 11, to - from - 11);
    const QString root = rootOf(message);
    if (root.isEmpty()) return;
    takeXml(message, sharedData(QStringLiteral("xsd/opentravel-2015A/%1.xsd").arg(root)));
}

void WireLog::keep(const QString &kind, const QString &schema, const QByteArray &document)
{
    const QByteArray digest = QCryptographicHash::hash(document, QCryptographicHash::Sha256);
    if (seen_.contains(digest)) return;
    seen_.insert(digest);
    ++kinds_[kind];
    if (schema.isEmpty()) {
        unchecked_.insert(kind);
        return;
    }
    waiting_[schema].push_back(document);
    if (waiting_[schema].size() >= kAtOnce) check(schema);
}

void WireLog::check(const QString &schema)
{
    const auto documents = std::exchange(waiting_[schema], {});
    if (documents.empty()) return;
    const auto says = schema.startsWith(kJsonKind)
                          ? jsonSchemaSays(schema.mid(kJsonKind.size()), documents)
                          : xmllintSays(schema, documents);
    if (!says)
        unchecked_.insert(schema);
    else if (!says->isEmpty())
        wrong_ += *says;
}

QStringList WireLog::wrong()
{
    for (const auto &[schema, documents] : waiting_) check(schema);
    return wrong_;
}

}  // namespace roomrack::tests
