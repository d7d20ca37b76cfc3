// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/gateway/gateway_json.h"

#include "protocols/json/writer.h"
#include "protocols/ota_json/signature.h"

namespace roomrack::simulator {

using protocols::json::Writer;

namespace {

QString words(const QByteArray &bytes)
{
    return QString::fromUtf8(bytes);
}

void writeMetadata(Writer &w, const QByteArray &reference)
{
    w.key("metadata").beginObject();
    w.key("reference").text(words(reference));
    w.endObject();
}

QString refundName(MockRefund::Status status)
{
    switch (status) {
    case MockRefund::Status::Pending: return QStringLiteral("pending");
    case MockRefund::Status::Failed: return QStringLiteral("failed");
    case MockRefund::Status::Succeeded: break;
    }
    return QStringLiteral("succeeded");
}

void writeRefund(Writer &w, const MockRefund &refund, const MockPayment &payment)
{
    w.beginObject();
    w.key("id").text(words(refund.id));
    w.key("object").text(QStringLiteral("refund"));
    w.key("amount").number(refund.amount);
    w.key("currency").text(words(payment.currency));
    w.key("payment_intent").text(words(payment.id));
    w.key("status").text(refundName(refund.status));
    if (refund.status == MockRefund::Status::Failed)
        w.key("failure_reason").text(QStringLiteral("expired_or_canceled_card"));
    writeMetadata(w, refund.reference);
    w.endObject();
}

void writeCharge(Writer &w, const MockPayment &payment, const std::vector<MockRefund> &refunds)
{
    w.beginObject();
    w.key("id").text(QStringLiteral("ch_") + words(payment.id.mid(3)));
    w.key("object").text(QStringLiteral("charge"));
    w.key("amount_refunded").number(payment.refunded);
    w.key("currency").text(words(payment.currency));
    w.key("refunds").beginObject();
    w.key("has_more").boolean(false);
    w.key("data").beginArray();
    // The newest first, as real ones do.
    for (auto r = refunds.rbegin(); r != refunds.rend(); ++r)
        if (r->payment == payment.id) writeRefund(w, *r, payment);
    w.endArray();
    w.endObject();
    w.endObject();
}

}  // namespace

QString nameOf(MockPayment::Status status)
{
    using Status = MockPayment::Status;
    switch (status) {
    case Status::NeedsMethod: return QStringLiteral("requires_payment_method");
    case Status::NeedsConfirmation: return QStringLiteral("requires_confirmation");
    case Status::NeedsAction: return QStringLiteral("requires_action");
    case Status::Processing: return QStringLiteral("processing");
    case Status::NeedsCapture: return QStringLiteral("requires_capture");
    case Status::Succeeded: return QStringLiteral("succeeded");
    case Status::Canceled: break;
    }
    return QStringLiteral("canceled");
}

WireReply gatewayReply(QByteArray json)
{
    return {200, {{"Content-Type", "application/json"}}, std::move(json)};
}

WireReply gatewayError(int status, const GatewayTrouble &trouble)
{
    Writer w;
    w.beginObject();
    w.key("error").beginObject();
    w.key("type").text(QString::fromLatin1(trouble.type));
    if (trouble.code) w.key("code").text(QString::fromLatin1(trouble.code));
    if (trouble.declineCode) w.key("decline_code").text(QString::fromLatin1(trouble.declineCode));
    w.key("message").text(QString::fromLatin1(trouble.message));
    w.endObject();
    w.endObject();
    return {status, {{"Content-Type", "application/json"}}, w.take()};
}

QByteArray gatewayPayment(const MockPayment &payment, const std::vector<MockRefund> &refunds)
{
    Writer w;
    w.beginObject();
    w.key("id").text(words(payment.id));
    w.key("object").text(QStringLiteral("payment_intent"));
    w.key("amount").number(payment.amount);
    const bool waits = payment.status == MockPayment::Status::NeedsCapture;
    w.key("amount_capturable").number(waits ? payment.amount : 0);
    w.key("amount_received").number(payment.captured);
    w.key("capture_method").text(QStringLiteral("manual"));
    w.key("client_secret").text(words(payment.id) + QStringLiteral("_secret_x"));
    w.key("currency").text(words(payment.currency));
    w.key("last_payment_error");
    if (payment.declined) {
        w.beginObject();
        w.key("type").text(QStringLiteral("card_error"));
        w.key("code").text(QStringLiteral("card_declined"));
        w.endObject();
    } else {
        w.null();
    }
    w.key("latest_charge");
    if (payment.authorisations > 0)
        writeCharge(w, payment, refunds);
    else
        w.null();
    writeMetadata(w, payment.reference);
    w.key("payment_method").text(words(payment.method));
    w.key("status").text(nameOf(payment.status));
    w.endObject();
    return w.take();
}

QByteArray gatewayRefund(const MockRefund &refund, const MockPayment &payment)
{
    Writer w;
    writeRefund(w, refund, payment);
    return w.take();
}

WireRequest gatewayNews(const MockPayment &payment, const PushLogin &login, Instant now)
{
    const bool waits = payment.status == MockPayment::Status::NeedsCapture;
    Writer w;
    w.beginObject();
    w.key("id").text(QStringLiteral("evt_%1_%2").arg(words(payment.id)).arg(payment.told));
    w.key("object").text(QStringLiteral("event"));
    w.key("type").text(waits ? QStringLiteral("payment_intent.amount_capturable_updated")
                             : QStringLiteral("payment_intent.payment_failed"));
    w.key("data").beginObject();
    w.key("object").beginObject();
    w.key("id").text(words(payment.id));
    w.key("object").text(QStringLiteral("payment_intent"));
    w.key("status").text(nameOf(payment.status));
    w.endObject();
    w.endObject();
    w.endObject();
    const QByteArray body = w.take();
    const auto signature = protocols::ota_json::sign(login.secret, body, now);
    return {"POST",
            {},
            {{"Content-Type", "application/json"},
             {"Stripe-Signature", "t=" + signature.timestamp + ",v1=" + signature.value}},
            body};
}

bool gatewayNewsHeard(const WireReply &reply)
{
    return reply.status >= 200 && reply.status < 300;
}

}  // namespace roomrack::simulator
