// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/gateway/mock_gateway.h"

#include "simulator/gateway/gateway_json.h"

#include <algorithm>

namespace roomrack::simulator {

using Status = MockPayment::Status;

namespace {

constexpr int kPaymentRequired = 402;

constexpr FaultName<GatewayBehavior> kMannerNames[] = {
    {"declines", &GatewayBehavior::declines},
    {"needs_guest", &GatewayBehavior::needsGuest},
    {"processing", &GatewayBehavior::processing},
    {"keeps_errors", &GatewayBehavior::keepsErrors},
    {"forgets_keys", &GatewayBehavior::forgetsKeys},
    {"lapses", &GatewayBehavior::lapses},
    {"no_capture", &GatewayBehavior::noCapture},
    {"no_refund", &GatewayBehavior::noRefund},
    {"refund_pends", &GatewayBehavior::refundPends},
    {"refund_fails", &GatewayBehavior::refundFails},
    {"refund_returns", &GatewayBehavior::refundReturns},
};

std::map<QByteArray, QByteArray> formOf(const QByteArray &bytes)
{
    std::map<QByteArray, QByteArray> form;
    for (const QByteArray &field : bytes.split('&')) {
        const auto equals = field.indexOf('=');
        if (equals < 0) continue;
        QByteArray value = field.mid(equals + 1);
        value.replace('+', ' ');
        form[QByteArray::fromPercentEncoding(field.left(equals))] =
            QByteArray::fromPercentEncoding(value);
    }
    return form;
}

QByteArray valueOf(const std::map<QByteArray, QByteArray> &form, const char *name)
{
    const auto it = form.find(name);
    return it == form.end() ? QByteArray() : it->second;
}

WireReply invalid(const char *code, const char *message)
{
    return gatewayError(400, {"invalid_request_error", code, {}, message});
}

WireReply wrongState()
{
    return invalid("payment_intent_unexpected_state", "The payment's status does not allow this.");
}

}  // namespace

std::span<const FaultName<GatewayBehavior>> mannerNames()
{
    return kMannerNames;
}

MockGateway::MockGateway(QByteArray secret, quint64 seed, GatewayBehavior behavior)
    : secret_(std::move(secret)), random_(seed), behavior_(behavior)
{}

WireReply MockGateway::failure() const
{
    return gatewayError(500, {"api_error", {}, {}, "Something went wrong on our side."});
}

WireReply MockGateway::tooMany(int retryAfterSeconds) const
{
    WireReply reply =
        gatewayError(429, {"invalid_request_error", "rate_limit", {}, "Too many requests."});
    reply.headers.emplace_back("Retry-After", QByteArray::number(retryAfterSeconds));
    return reply;
}

WireReply MockGateway::handle(const WireRequest &request, Instant now)
{
    if (protocols::header(request.headers, "Authorization") != "Bearer " + secret_)
        return gatewayError(401, {"invalid_request_error", {}, {}, "Invalid key provided."});
    settleAll(now);
    if (request.method == "GET") return ask(request.path, now);
    if (request.method != "POST")
        return gatewayError(405, {"invalid_request_error", {}, {}, "No."});
    return post(request, now);
}

/// The same key returns the same response, errors included; a different request with that key is an
/// error.
WireReply MockGateway::post(const WireRequest &request, Instant now)
{
    const QByteArray key = protocols::header(request.headers, "Idempotency-Key");
    if (key.isEmpty()) return invalid("key_missing", "An Idempotency-Key is needed here.");
    const QByteArray what = request.path + '\n' + request.body;
    const auto known = keys_.find(key);
    if (known != keys_.end() && now - known->second.at < behavior_.keyLifeMicros) {
        if (known->second.what == what) return known->second.reply;
        return gatewayError(400, {"idempotency_error", {}, {}, "The key was used for another."});
    }
    const bool broken = random_.chance(behavior_.keepsErrors);
    const WireReply reply = broken ? failure() : act(request.path, formOf(request.body), now);
    if (broken || !random_.chance(behavior_.forgetsKeys)) keys_[key] = {what, reply, now};
    return reply;
}

WireReply MockGateway::act(const QByteArray &path, const Form &form, Instant now)
{
    const QList<QByteArray> parts = path.split('/');
    if (path == "/v1/payment_intents") return create(form, now);
    if (path == "/v1/refunds") return refund(form, now);
    if (parts.size() != 5 || !path.startsWith("/v1/payment_intents/"))
        return gatewayError(404, {"invalid_request_error", {}, {}, "Unrecognized URL."});
    const auto it = payments_.find(parts[3]);
    if (it == payments_.end())
        return gatewayError(404, {"invalid_request_error", "resource_missing", {}, "No such one."});
    if (parts[4] == "confirm") return confirm(it->second, form, now);
    if (parts[4] == "capture") return capture(it->second, form);
    if (parts[4] == "cancel") return cancel(it->second);
    return gatewayError(404, {"invalid_request_error", {}, {}, "Unrecognized URL."});
}

WireReply MockGateway::ask(const QByteArray &target, Instant now)
{
    const auto mark = target.indexOf('?');
    const QByteArray path = mark < 0 ? target : target.left(mark);
    const QByteArray id = path.mid(path.lastIndexOf('/') + 1);
    if (id != "search") {
        const auto it = payments_.find(id);
        if (it == payments_.end())
            return gatewayError(404,
                                {"invalid_request_error", "resource_missing", {}, "No such one."});
        return gatewayReply(json(it->second));
    }
    const QByteArray query = valueOf(formOf(target.mid(mark + 1)), "query");
    QByteArray found;
    for (const auto &[key, payment] : payments_) {
        const bool indexed = now - payment.made >= behavior_.searchLagMicros;
        if (!indexed || query != "metadata['reference']:'" + payment.reference + "'") continue;
        if (!found.isEmpty()) found += ',';
        found += json(payment);
    }
    return gatewayReply(R"({"object":"search_result","has_more":false,"data":[)" + found + "]}");
}

WireReply MockGateway::create(const Form &form, Instant now)
{
    MockPayment payment;
    bool number = false;
    payment.amount = valueOf(form, "amount").toLongLong(&number);
    payment.currency = valueOf(form, "currency");
    payment.method = valueOf(form, "payment_method");
    payment.reference = valueOf(form, "metadata[reference]");
    payment.made = now;
    if (!number || payment.amount <= 0)
        return invalid("parameter_invalid_integer", "Invalid amount.");
    if (payment.currency.size() != 3 || payment.currency != payment.currency.toLower())
        return invalid("parameter_invalid", "Invalid currency.");
    if (valueOf(form, "capture_method") != "manual" || valueOf(form, "confirm") != "false")
        return invalid("parameter_invalid",
                       "Only manual capture, confirmed apart, is played here.");
    if (!payment.method.startsWith("pm_")) return invalid("resource_missing", "No such method.");
    payment.id = "pi_" + QByteArray::number(random_.next(), 16).rightJustified(16, '0');
    return gatewayReply(json(payments_[payment.id] = payment));
}

bool MockGateway::happens(double rate, const MockPayment &payment, const char *token)
{
    return random_.chance(rate) || payment.method == token;
}

void MockGateway::settleAll(Instant now)
{
    for (auto &[id, payment] : payments_) settle(payment, now);
    for (MockRefund &refund : refunds_) settle(refund, now);
}

void MockGateway::settle(MockRefund &refund, Instant now)
{
    if (!refund.waits() || refund.settles > now) return;
    refund.status = refund.fails ? MockRefund::Status::Failed : MockRefund::Status::Succeeded;
    // The money returns to the merchant, who issued the refund.
    if (refund.fails) payments_.at(refund.payment).refunded -= refund.amount;
    settled_.push_back(refund.payment);
}

WireReply MockGateway::confirm(MockPayment &payment, const Form &form, Instant now)
{
    if (payment.status != Status::NeedsConfirmation && payment.status != Status::NeedsMethod)
        return wrongState();
    if (const QByteArray other = valueOf(form, "payment_method"); !other.isEmpty())
        payment.method = other;
    if (happens(behavior_.needsGuest, payment, "pm_needs_guest")) {
        payment.status = Status::NeedsAction;
        return gatewayReply(json(payment));
    }
    if (happens(behavior_.processing, payment, "pm_processing")) {
        payment.status = Status::Processing;
        payment.settles = now + behavior_.processingMicros;
        return gatewayReply(json(payment));
    }
    return decide(payment);
}

WireReply MockGateway::decide(MockPayment &payment)
{
    payment.declined = happens(behavior_.declines, payment, "pm_declined");
    if (payment.declined) {
        payment.status = Status::NeedsMethod;
        return gatewayError(kPaymentRequired, {"card_error", "card_declined", "insufficient_funds",
                                               "Your card was declined."});
    }
    payment.status = Status::NeedsCapture;
    ++payment.authorisations;
    return gatewayReply(json(payment));
}

void MockGateway::settle(MockPayment &payment, Instant now)
{
    if (payment.status != Status::Processing || payment.settles > now) return;
    decide(payment);
    settled_.push_back(payment.id);
}

std::vector<MockPayment> MockGateway::news(Instant now)
{
    settleAll(now);
    std::vector<MockPayment> out;
    for (const QByteArray &id : std::exchange(settled_, {})) {
        MockPayment &payment = payments_.at(id);
        ++payment.told;
        out.push_back(payment);
    }
    return out;
}

bool MockGateway::hasNews(Instant now) const
{
    const auto paid = [now](const auto &p) {
        return p.second.status == Status::Processing && p.second.settles <= now;
    };
    const auto back = [now](const MockRefund &r) { return r.waits() && r.settles <= now; };
    return !settled_.empty() || std::any_of(payments_.begin(), payments_.end(), paid)
           || std::any_of(refunds_.begin(), refunds_.end(), back);
}

WireReply MockGateway::capture(MockPayment &payment, const Form &form)
{
    if (payment.status == Status::NeedsCapture && happens(behavior_.lapses, payment, "pm_lapses"))
        payment.status = Status::Canceled;
    if (payment.status != Status::NeedsCapture) return wrongState();
    if (happens(behavior_.noCapture, payment, "pm_no_capture"))
        return invalid("capture_not_possible", "This payment cannot be captured.");
    const qint64 amount = valueOf(form, "amount_to_capture").toLongLong();
    if (amount <= 0 || amount > payment.amount)
        return invalid("amount_too_large", "More than was authorised.");
    payment.captured = amount;
    ++payment.captures;
    payment.status = Status::Succeeded;
    return gatewayReply(json(payment));
}

WireReply MockGateway::cancel(MockPayment &payment)
{
    switch (payment.status) {
    case Status::NeedsMethod:
    case Status::NeedsConfirmation:
    case Status::NeedsAction:
    case Status::NeedsCapture: break;
    case Status::Processing:
    case Status::Succeeded:
    case Status::Canceled: return wrongState();
    }
    payment.status = Status::Canceled;
    return gatewayReply(json(payment));
}

WireReply MockGateway::refund(const Form &form, Instant now)
{
    const auto it = payments_.find(valueOf(form, "payment_intent"));
    if (it == payments_.end() || it->second.status != Status::Succeeded)
        return invalid("resource_missing", "There is no charge of such a payment.");
    MockPayment &payment = it->second;
    const qint64 amount = valueOf(form, "amount").toLongLong();
    if (happens(behavior_.noRefund, payment, "pm_no_refund"))
        return invalid("insufficient_funds", "The balance does not allow this refund.");
    if (amount <= 0 || payment.refunded + amount > payment.captured)
        return invalid("charge_already_refunded", "More than is left of the charge.");
    payment.refunded += amount;
    MockRefund made;
    made.id = "re_" + QByteArray::number(random_.next(), 16);
    made.payment = payment.id;
    made.reference = valueOf(form, "metadata[reference]");
    made.amount = amount;
    // Draws a random number only for behaviours that are enabled, so that the sequence of other
    // seeds stays the same.
    const auto manner = [&](double rate, const char *token) {
        return payment.method == token || (rate > 0 && random_.chance(rate));
    };
    made.settles = now + behavior_.processingMicros;
    made.fails = manner(behavior_.refundFails, "pm_refund_fails");
    if (made.fails || manner(behavior_.refundPends, "pm_refund_pends"))
        made.status = MockRefund::Status::Pending;
    else
        made.fails = manner(behavior_.refundReturns, "pm_refund_returns");
    refunds_.push_back(made);
    return gatewayReply(gatewayRefund(made, payment));
}

QByteArray MockGateway::json(const MockPayment &payment) const
{
    return gatewayPayment(payment, refunds_);
}

}  // namespace roomrack::simulator
