// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/card_number.h"
#include "gateways/intents/intent_amount.h"
#include "gateways/intents/intent_messages.h"
#include "http/failure_code.h"
#include "protocols/json/document.h"

namespace roomrack::gateways {

using booking::PaymentAnswer;
using booking::PaymentCall;
using booking::PaymentRequest;
using booking::PaymentStanding;
using protocols::json::Document;
using protocols::json::Value;

namespace {

using Is = PaymentStanding::Is;
using Kind = PaymentAnswer::Kind;

constexpr int kLongestAnswer = 255;
constexpr int kMostSaid = 200;
constexpr int kMostRefunds = 100;

QString wordOf(const Value &value)
{
    return value.present() ? value.text(kLongestAnswer).value_or(QString()) : QString();
}

/// Error text for display. Secrets are masked, because a gateway may quote the request.
QString saidOf(const Value &error)
{
    constexpr int kLongestMessage = 4'096;
    const Value message = error["message"];
    QString said =
        message.present() ? message.text(kLongestMessage).value_or(QString()) : QString();
    const QString decline = wordOf(error["decline_code"]);
    if (said.isEmpty()) said = wordOf(error["code"]);
    if (!decline.isEmpty()) said += QStringLiteral(" (%1)").arg(decline);
    return withoutCardNumbers(said).left(kMostSaid);
}

Result<Is> isOf(const Value &intent)
{
    const auto status = intent["status"].text(kLongestAnswer, 1);
    if (!status) return tl::unexpected(status.error());
    if (*status == u"requires_payment_method")
        return intent["last_payment_error"].present() ? Is::Declined : Is::Prepared;
    if (*status == u"requires_confirmation") return Is::Prepared;
    if (*status == u"requires_action") return Is::NeedsGuest;
    if (*status == u"processing") return Is::Processing;
    if (*status == u"requires_capture") return Is::Authorised;
    if (*status == u"succeeded") return Is::Captured;
    if (*status == u"canceled") return Is::Cancelled;
    return intent["status"].wrong(ErrorText::tr("unknown value “%1”").arg(*status));
}

Result<Money> moneyOf(const Value &object, std::string_view member)
{
    const auto amount = object[member].integer(0, kMostWireAmount);
    if (!amount) return tl::unexpected(amount.error());
    const auto code = object["currency"].text(3, 3);
    if (!code) return tl::unexpected(code.error());
    return fromWire(*amount, *code);
}

/// State of a refund. Only a success counts as refunded; an unknown state is treated as pending.
enum class RefundIs : quint8 { Pending, Done, Failed };
RefundIs refundIs(const Value &refund)
{
    const QString status = wordOf(refund["status"]);
    if (status == u"succeeded") return RefundIs::Done;
    return status == u"failed" || status == u"canceled" ? RefundIs::Failed : RefundIs::Pending;
}

/// Why a refund failed, also after it had succeeded:
/// https://docs.stripe.com/api/refunds/object#refund_object-failure_reason
QString failureOf(const Value &refund)
{
    const QString reason = wordOf(refund["failure_reason"]);
    if (reason == u"lost_or_stolen_card")
        return ErrorText::tr("the card was reported lost or stolen");
    if (reason == u"expired_or_canceled_card")
        return ErrorText::tr("the card has expired, or its account is closed");
    if (reason == u"charge_for_pending_refund_disputed")
        return ErrorText::tr("the guest has disputed the payment");
    if (reason == u"insufficient_funds")
        return ErrorText::tr("the hotel's balance at the gateway is too low");
    if (reason == u"declined") return ErrorText::tr("declined by the guest's bank");
    if (reason == u"merchant_request")
        return ErrorText::tr("cancelled on the gateway's website at the hotel's request");
    return reason == u"unknown" ? QString() : withoutCardNumbers(reason);
}

/// Adds one refund of ours to the standing; the newest is first.
void note(const Value &refund, PaymentStanding &into)
{
    const RefundIs is = refundIs(refund);
    into.refundSeen = into.refundSeen || is == RefundIs::Done;
    into.refundPending = into.refundPending || is == RefundIs::Pending;
    if (is != RefundIs::Failed) return;
    if (++into.refundsFailed == 1) into.refundFailure = failureOf(refund);
}

/// Reads the refunded amounts; present only if the charge was expanded in the response.
Result<void> readRefunds(const Value &charge, const QByteArray &reference, PaymentStanding &into)
{
    if (!charge.present()) return {};
    const auto object = charge.object();
    if (!object) return tl::unexpected(object.error());
    const auto refunded = moneyOf(charge, "amount_refunded");
    if (!refunded) return tl::unexpected(refunded.error());
    into.refunded = refunded->minor;
    const Value list = charge["refunds"];
    if (!list.present()) {
        // Failed refunds do not count towards the refunded amount.
        if (into.refunded == 0) return {};
        return list.wrong(ErrorText::tr("is missing"));
    }
    const auto data = list["data"].array(kMostRefunds);
    if (!data) return tl::unexpected(data.error());
    for (Value r = data->first(); r.kind() != protocols::json::Kind::Missing; r = r.next()) {
        if (wordOf(r["metadata"]["reference"]).toUtf8() == reference) note(r, into);
    }
    const bool found = into.refundSeen || into.refundPending;
    if (!found && list["has_more"].present() && list["has_more"].boolean().value_or(true))
        return list.wrong(ErrorText::tr("is incomplete"));
    return {};
}

Result<PaymentStanding> readIntent(const Value &intent, const PaymentRequest &request)
{
    PaymentStanding standing;
    const auto id = intent["id"].id();
    if (!id) return tl::unexpected(id.error());
    standing.payment = id->toUtf8();
    if (!isGatewayId(standing.payment))
        return intent["id"].wrong(ErrorText::tr("is not a valid payment ID"));
    const auto is = isOf(intent);
    if (!is) return tl::unexpected(is.error());
    standing.is = *is;
    const auto amount = moneyOf(intent, "amount");
    if (!amount) return tl::unexpected(amount.error());
    standing.amount = *amount;
    if (*is == Is::Captured) {
        const auto received = moneyOf(intent, "amount_received");
        if (!received) return tl::unexpected(received.error());
        standing.captured = received->minor;
    }
    if (request.call == PaymentCall::Ask) {
        const auto refunds = readRefunds(intent["latest_charge"], request.reference, standing);
        if (!refunds) return tl::unexpected(refunds.error());
    }
    return standing;
}

/// An empty result is valid; two payments with the same reference are an error.
Result<PaymentStanding> readSearch(const Value &list, const PaymentRequest &request)
{
    const auto data = list["data"].array(kMostRefunds);
    if (!data) return tl::unexpected(data.error());
    if (data->size() == 0) return PaymentStanding{};
    if (data->size() > 1)
        return list["data"].wrong(ErrorText::tr("contains more than one payment"));
    return readIntent(data->first(), request);
}

Result<PaymentStanding> readRefund(const Value &refund, const PaymentRequest &request)
{
    const auto id = refund["id"].id();
    if (!id) return tl::unexpected(id.error());
    const auto amount = moneyOf(refund, "amount");
    if (!amount) return tl::unexpected(amount.error());
    if (wordOf(refund["payment_intent"]).toUtf8() != request.payment || *amount != request.amount)
        return refund.wrong(
            ErrorText::tr("the gateway's response refers to another payment or amount"));
    PaymentStanding standing;
    standing.is = Is::Captured;
    standing.payment = request.payment;
    standing.amount = request.amount;
    standing.captured = standing.refunded = request.amount.minor;
    note(refund, standing);
    return standing;
}

Result<PaymentStanding> readDone(const PaymentRequest &request, const QByteArray &body)
{
    const auto document = Document::parse(body);
    if (!document) return tl::unexpected(document.error());
    const Value root = document->root();
    if (request.call == PaymentCall::Refund) return readRefund(root, request);
    const bool search = request.call == PaymentCall::Ask && request.payment.isEmpty();
    return search ? readSearch(root, request) : readIntent(root, request);
}

PaymentAnswer readTrouble(const PaymentRequest &request, const http::Reply &reply)
{
    constexpr int kPaymentRequired = 402, kMissing = 404, kConflict = 409, kTooMany = 429;
    PaymentAnswer answer;
    answer.said = http::failureCode(reply.status);
    bool declined = reply.status == kPaymentRequired;
    QString type;
    if (const auto document = Document::parse(reply.body)) {
        const Value error = document->root()["error"];
        type = wordOf(error["type"]);
        declined = declined || type == u"card_error";
        if (const QString said = saidOf(error); !said.isEmpty()) answer.said = said;
    }
    answer.retryAfterSeconds = http::retryAfterSeconds(reply).value_or(0);
    const bool ask = request.call == PaymentCall::Ask;
    if (reply.status == kTooMany) {
        answer.kind = Kind::TryLater;
    } else if (ask && reply.status == kMissing && type == u"invalid_request_error") {
        answer.kind = Kind::Done;
    } else if (reply.status >= 400 && reply.status < 500 && reply.status != kConflict) {
        answer.kind = declined ? Kind::Declined : Kind::Refused;
    }
    return answer;
}

}  // namespace

PaymentAnswer read(const PaymentRequest &request, const http::Reply &reply)
{
    PaymentAnswer answer;
    if (reply.came != http::Reply::Came::Answer) {
        answer.said = withoutCardNumbers(reply.trouble).left(kMostSaid);
        if (reply.came == http::Reply::Came::NotReached) answer.kind = Kind::TryLater;
        return answer;
    }
    if (reply.status < 200 || reply.status >= 300) return readTrouble(request, reply);
    const auto standing = readDone(request, reply.body);
    if (!standing) {
        answer.said = withoutCardNumbers(standing.error().text()).left(kMostSaid);
        return answer;
    }
    // A refund that failed immediately changed nothing, so it is treated as refused.
    const bool failed = request.call == PaymentCall::Refund && standing->refundsFailed > 0;
    answer.kind = failed ? Kind::Refused : Kind::Done;
    if (!failed)
        answer.standing = *standing;
    else if (standing->refundFailure.isEmpty())
        answer.said = ErrorText::tr("refund failed");
    else
        answer.said = ErrorText::tr("refund failed: %1").arg(standing->refundFailure);
    return answer;
}

}  // namespace roomrack::gateways
