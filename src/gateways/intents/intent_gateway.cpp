// SPDX-License-Identifier: GPL-3.0-or-later
#include "gateways/intents/intent_gateway.h"

#include "core/without_secret.h"
#include "protocols/json/masking.h"

namespace roomrack::gateways {

using booking::PaymentAnswer;
using booking::PaymentRequest;

IntentGateway::IntentGateway(GatewaySettings settings, http::Transport &transport, Log log)
    : settings_(std::move(settings)), transport_(transport), log_(std::move(log))
{}

void IntentGateway::call(const PaymentRequest &request, std::function<void(PaymentAnswer)> done)
{
    const auto out = write(request, settings_);
    if (!out) {
        PaymentAnswer refused;
        refused.kind = PaymentAnswer::Kind::Refused;
        refused.said = out.error().text();
        done(refused);
        return;
    }
    transport_.send(*out, alive_.only([this, request, sent = *out,
                                       done = std::move(done)](const http::Reply &reply) {
        PaymentAnswer answer = read(request, reply);
        answer.said = QString::fromUtf8(withoutSecret(answer.said.toUtf8()));
        note(request, sent, reply, answer);
        done(answer);
    }));
}

void IntentGateway::note(const PaymentRequest &request, const http::Outgoing &sent,
                         const http::Reply &reply, const PaymentAnswer &answer) const
{
    if (!log_) return;
    GatewayMessage message;
    message.what = sent.what;
    message.key = request.key;
    message.request = withoutSecret(sent.method + ' ' + sent.path + '\n' + maskedForm(sent.body));
    message.answer = withoutSecret(protocols::json::withoutSecrets(reply.body));
    message.status = reply.came == http::Reply::Came::Answer ? reply.status : 0;
    message.kind = answer.kind;
    message.said = answer.said;
    log_(message);
}

QByteArray IntentGateway::withoutSecret(QByteArray bytes) const
{
    return core::withoutSecret(std::move(bytes), settings_.secret);
}

}  // namespace roomrack::gateways
