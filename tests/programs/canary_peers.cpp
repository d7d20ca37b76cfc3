// SPDX-License-Identifier: GPL-3.0-or-later
#include "programs/canary_peers.h"

#include "protocols/json/writer.h"
#include "support/canary.h"

namespace roomrack::tests {

namespace {

/// Mail is never sent to localhost without TLS and a password, so that both exist and could leak.
SmtpBehaviour mailServer(const Certificates &certificates, const QByteArray &password)
{
    SmtpBehaviour b;
    const auto [certificate, key] = certificates.good();
    if (const auto tls = http::tlsFrom(certificate, key)) b.tls = *tls;
    b.password = password;
    b.says["AUTH"] = "535 5.7.8 wrong: " + password + " (" + password.toBase64() + ", "
                     + (QByteArray("\0hotel\0", 7) + password).toBase64() + ')';
    return b;
}

QByteArray text(const QByteArray &words)
{
    protocols::json::Writer w;
    w.text(QString::fromUtf8(words));
    return w.take();
}

}  // namespace

CanaryPeers::CanaryPeers(const PeerSecrets &secrets, const core::Clock &clock)
    : secrets_(secrets), clock_(clock), gateway_(secrets.gatewayKey, 1),
      gatewayServer_([this](const http::Request &request, const http::Server::Answer &answer) {
          answer(gateway(request));
      }),
      channelServer_([this](const http::Request &request, const http::Server::Answer &answer) {
          answer(channel(request));
      }),
      mail_(mailServer(certificates_, secrets.mailPassword)), pmsServer_(house_, clock, 1)
{
    const QHostAddress here(QHostAddress::LocalHost);
    if (!gatewayServer_.open(here, 0) || !channelServer_.open(here, 0)) qFatal("no port");
    mailPort_ = mail_.open();
    pmsPort_ = *pmsServer_.listen();
}

/// The request as received, plus a card number.
QByteArray CanaryPeers::echo(const http::Request &request)
{
    QByteArray out = request.method + ' ' + request.target + ' ';
    for (const auto &[name, value] : request.headers) out += name + ": " + value + "; ";
    out += request.body + " card " + secrets_.card + " or " + byFours(secrets_.card, "-");
    heard_ += out;
    return out;
}

/// Replies like the mock; for certain tokens it also repeats the request.
http::Response CanaryPeers::gateway(const http::Request &request)
{
    ++heardByGateway_;
    const QByteArray all = echo(request);
    if (request.body.contains("pm_echo_500")) return {500, {}, "<html>" + all + "</html>"};
    if (request.body.contains("pm_echo_garbled"))
        return http::jsonResponse(200, "{\"id\":" + text(all) + ",\"status\":" + text(all) + '}');
    if (request.body.contains("pm_echo_refused"))
        return http::jsonResponse(400, "{\"error\":{\"type\":\"invalid_request_error\",\"message\":"
                                           + text(all.left(3'000)) + "}}");
    if (request.body.contains("pm_echo_declined"))
        return http::jsonResponse(402, "{\"error\":{\"type\":\"card_error\",\"decline_code\":"
                                           + text(secrets_.card)
                                           + ",\"message\":" + text(all.left(3'000)) + "}}");
    const auto reply = gateway_.handle(
        {request.method, request.target, request.headers, request.body}, clock_.wall());
    return {reply.status, reply.headers, reply.body};
}

http::Response CanaryPeers::channel(const http::Request &request)
{
    ++heardByChannels_;
    const QByteArray all = echo(request);
    if (request.target.startsWith("/ota/api/v1/booking_revisions/feed")) {
        const QByteArray feed = std::exchange(feed_, "{\"data\":[],\"meta\":{\"total\":0}}");
        return http::jsonResponse(200, feed);
    }
    if (request.target.startsWith("/ota/"))
        return http::jsonResponse(422, "{\"errors\":{\"code\":\"validation_error\",\"title\":"
                                           + text(all) + ",\"details\":{\"x\":[" + text(all)
                                           + "]}}}");
    if (request.target.startsWith("/alpine"))
        return {200, {{"Content-Type", "text/plain"}}, "ERROR:" + all};
    const QByteArray fault =
        "<S:Envelope xmlns:S=\"http://schemas.xmlsoap.org/soap/envelope/\"><S:Body><S:Fault>"
        "<faultcode>S:Client</faultcode><faultstring>"
        + QString::fromUtf8(all).toHtmlEscaped().toUtf8()
        + "</faultstring></S:Fault></S:Body></S:Envelope>";
    return {500, {{"Content-Type", "text/xml"}}, fault};
}

}  // namespace roomrack::tests
