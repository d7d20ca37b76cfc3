// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/payment_hook.h"

#include "core/error.h"
#include "gateways/intents/intent_news.h"
#include "protocols/ota_json/signature.h"

namespace roomrack::api {

namespace {

PaymentHook::Heard refused(int status, const QString &why)
{
    return {http::textResponse(status, why.toUtf8()), why, false};
}

PaymentHook::Heard heard(const char *words)
{
    return {http::textResponse(200, words), {}, false};
}

}  // namespace

PaymentHook::Heard PaymentHook::hear(const http::Request &request, PropertyId property,
                                     const QByteArray &secret, Instant now, const Wake &wake)
{
    if (request.body.size() > gateways::kLongestNews)
        return refused(413, ErrorText::tr("the body has %1 bytes; the limit is %2")
                                .arg(request.body.size())
                                .arg(gateways::kLongestNews));
    const auto news =
        gateways::readNews(request.header(gateways::kNewsHeader), request.body, secret, now);
    if (!news) {
        const bool forbidden = news.error().code == ErrorCode::Forbidden;
        Heard no = refused(forbidden ? 401 : 422, news.error().text());
        no.wrongSecret = forbidden && !request.header(gateways::kNewsHeader).isEmpty();
        return no;
    }
    if (news->payment.isEmpty()) return heard("ignored: not about a payment");
    // The gateway signs a repeated event anew, so an event must be remembered for the signature
    // window in both directions. A later repeat only triggers one more query.
    constexpr qint64 kRemembered = (2 * protocols::ota_json::kSignatureWindowSeconds + 1) * kSecond;
    channels::Seen &seen = seen_.try_emplace(property, kRemembered).first->second;
    if (seen.find(news->event, now)) return heard("already received");
    if (!wake(news->payment))
        return refused(
            503,
            ErrorText::tr("payment processing is not running yet; send the event again later"));
    seen.note(news->event, {}, now);
    return heard("accepted");
}

}  // namespace roomrack::api
