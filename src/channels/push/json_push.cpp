// SPDX-License-Identifier: GPL-3.0-or-later
#include "channels/push/json_push.h"

#include "protocols/json/writer.h"
#include "protocols/ota_json/revision.h"
#include "protocols/ota_json/signature.h"

namespace roomrack::channels {

using namespace protocols::ota_json;

namespace {

http::Response success(const QString &message)
{
    protocols::json::Writer w;
    w.beginObject();
    w.key("meta").beginObject();
    w.key("message").text(message);
    w.endObject();
    w.endObject();
    return http::jsonResponse(200, w.take());
}

http::Response failure(int status, const char *code, const QString &why)
{
    protocols::json::Writer w;
    w.beginObject();
    w.key("errors").beginObject();
    w.key("code").text(QString::fromLatin1(code));
    w.key("title").text(why);
    w.endObject();
    w.endObject();
    return http::jsonResponse(status, w.take());
}

/// The secret itself, sent as a bearer token (RFC 6750).
QByteArray bearerOf(const http::Request &request)
{
    const QByteArray value = request.header("Authorization");
    return value.left(7).toLower() == "bearer " ? value.mid(7).trimmed() : QByteArray();
}

Signature signatureOf(const http::Request &request)
{
    return {request.header("X-Timestamp"), request.header("X-Signature")};
}

}  // namespace

/// A time stamp may be early or late by the window: a copy is at most twice that old.
JsonPush::JsonPush(QByteArray secret)
    : secret_(std::move(secret)),
      seen_(std::make_shared<Seen>((2 * kSignatureWindowSeconds + 1) * kSecond))
{}

PushStep JsonPush::refuseSignature(const Signature &signature, const Error &wrong)
{
    PushStep step = refuse(failure(401, "unauthorized", wrong.text()), wrong.text());
    step.wrongSecret = !signature.value.isEmpty() && wrong.field == QLatin1String("X-Signature");
    return step;
}

PushStep JsonPush::readToken(const http::Request &request, const QByteArray &token, Instant now)
{
    const Signature signature = signatureOf(request);
    const auto ok = verify(secret_, request.method + ' ' + token, signature, now);
    return ok ? say(success(QStringLiteral("Success"))) : refuseSignature(signature, ok.error());
}

/// The refusal; empty: it is allowed. `shown`: authenticated by the secret itself.
std::optional<PushStep> JsonPush::refused(const http::Request &request, Instant now,
                                          bool shown) const
{
    if (!isOneOf(request, {"application/json"})) {
        const QString why = ErrorText::tr("Content-Type must be application/json");
        return refuse(failure(415, "unsupported_media_type", why), why);
    }
    if (shown) {
        if (isSecret(secret_, bearerOf(request))) return std::nullopt;
        const QString why = ErrorText::tr("Authorization: the channel secret is wrong");
        PushStep step = refuse(failure(401, "unauthorized", why), why);
        step.wrongSecret = true;
        return step;
    }
    const Signature signature = signatureOf(request);
    const auto ok = verify(secret_, request.body, signature, now);
    if (ok) return std::nullopt;
    return refuseSignature(signature, ok.error());
}

PushStep JsonPush::read(const http::Request &request, Instant now)
{
    const bool shown = !bearerOf(request).isEmpty() && request.header("X-Signature").isEmpty();
    if (auto step = refused(request, now, shown)) return std::move(*step);
    const Signature signature = signatureOf(request);
    const QByteArray mark =
        shown ? QByteArray() : signature.timestamp + '.' + signature.value.toLower();
    const bool copy = !shown && seen_->find(mark, now) != nullptr;
    const QString said = copy ? QStringLiteral("Already received") : QStringLiteral("Success");
    const auto hook = decodeWebhook(request.body);
    if (!hook) {
        const QString why = hook.error().text();
        return refuse(failure(422, "validation_error", why), why);
    }
    if (hook->toBeFetched || (hook->item && shown))
        return copy ? say(success(said)) : fetch(mark, now);
    if (!hook->item) return say(success(said));
    PushStep step;
    // A copy is processed like any message, because only the property's file has the number of
    // repeats.
    step.bodies = {hook->item->raw};
    step.copy = copy;
    step.answer = [seen = seen_, mark, now, said](bool safe) {
        if (!safe) return failure(503, "not_stored", ErrorText::tr("not stored; send it again"));
        if (!seen->find(mark, now)) seen->note(mark, {}, now);
        return success(said);
    };
    return step;
}

/// Answered before it is fetched: the channel keeps what was not acknowledged.
PushStep JsonPush::fetch(const QByteArray &mark, Instant now) const
{
    PushStep step;
    step.bodies = {QByteArray()};
    step.fetch = true;
    step.answer = [seen = seen_, mark, now](bool safe) {
        if (!safe) return failure(503, "not_stored", ErrorText::tr("not stored; send it again"));
        if (!mark.isEmpty()) seen->note(mark, {}, now);
        return success(QStringLiteral("Success"));
    };
    return step;
}

}  // namespace roomrack::channels
