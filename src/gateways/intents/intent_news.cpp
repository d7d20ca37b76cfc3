// SPDX-License-Identifier: GPL-3.0-or-later
#include "gateways/intents/intent_news.h"

#include "gateways/intents/intent_messages.h"
#include "protocols/json/document.h"
#include "protocols/ota_json/signature.h"

namespace roomrack::gateways {

using protocols::json::Document;
using protocols::json::Value;
using protocols::ota_json::Signature;

namespace {

constexpr int kMostSignatures = 8;
constexpr qsizetype kLongestHeader = 1'024;
constexpr int kLongestWord = 255;

/// Signatures of the header in a supported scheme, with the timestamp; empty if the header is
/// malformed.
std::vector<Signature> signaturesIn(const QByteArray &header)
{
    std::vector<Signature> found;
    if (header.size() > kLongestHeader) return found;
    QByteArray timestamp;
    for (const QByteArray &part : header.split(',')) {
        const QByteArray field = part.trimmed();
        const auto equals = field.indexOf('=');
        const QByteArray name = field.left(equals), value = field.mid(equals + 1);
        if (name == "t" && timestamp.isEmpty()) timestamp = value;
        if (name == "v1" && found.size() < kMostSignatures) found.push_back({{}, value});
    }
    for (Signature &signature : found) signature.timestamp = timestamp;
    return found;
}

Result<void> checkSignature(const QByteArray &header, const QByteArray &body,
                            const QByteArray &secret, Instant now)
{
    QString why =
        ErrorText::tr("must have the form t=1468483200,v1=... with 64 hexadecimal digits");
    for (const Signature &signature : signaturesIn(header)) {
        const auto ok = protocols::ota_json::verify(secret, body, signature, now);
        if (ok) return ok;
        why = ok.error().reason;
    }
    return fail(ErrorCode::Forbidden, QString::fromLatin1(kNewsHeader), why);
}

/// Id of the payment, if the object is one or belongs to one: a charge, a refund, a dispute.
QByteArray paymentIn(const Value &object)
{
    const bool itself =
        object["object"].text(kLongestWord).value_or(QString()) == QLatin1String("payment_intent");
    const Value named = itself ? object["id"] : object["payment_intent"];
    const QByteArray id =
        named.present() ? named.text(kLongestWord).value_or(QString()).toUtf8() : QByteArray();
    return isGatewayId(id) ? id : QByteArray();
}

}  // namespace

Result<GatewayNews> readNews(const QByteArray &signature, const QByteArray &body,
                             const QByteArray &secret, Instant now)
{
    if (const auto ok = checkSignature(signature, body, secret, now); !ok)
        return tl::unexpected(ok.error());
    protocols::json::Limits limits;
    limits.bytes = kLongestNews;
    const auto document = Document::parse(body, limits);
    if (!document) return tl::unexpected(document.error());
    const Value event = document->root();
    const auto id = event["id"].text(kLongestWord, 1);
    if (!id) return tl::unexpected(id.error());
    const auto data = event["data"].object();
    if (!data) return tl::unexpected(data.error());
    const auto object = (*data)["object"].object();
    if (!object) return tl::unexpected(object.error());
    return GatewayNews{id->toUtf8(), paymentIn(*object)};
}

}  // namespace roomrack::gateways
