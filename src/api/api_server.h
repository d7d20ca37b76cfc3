// SPDX-License-Identifier: GPL-3.0-or-later
// HTTP server for other programs, on a thread of its own: webhooks, API, health and metrics. The
// host provides the state and stores what arrives; neither side blocks the other.
//
//   GET  /healthz                       200 when the channels are served, else 503
//   GET  /metrics                       text for Prometheus
//   POST /hooks/CHANNEL                 webhook of a channel, by its number
//   POST /hooks/PROPERTY/CHANNEL        the same with several properties
//   PUT, GET, DELETE .../tokens/ID      after either: message tokens (docs/decisions/0025)
//   POST /hooks/payments                payment gateway events; /hooks/PROPERTY/payments
//   /v1/...                             the API, if the host provides one (v1/router.h)
#pragma once

#include "api/api_server_state.h"
#include "api/v1/host.h"
#include "channels/push/push_entry.h"
#include "channels/push/webhook_call.h"
#include "engine/scheduler/thread_of.h"
#include "http/server.h"

#include <QtCore/QFuture>

namespace roomrack::api {

struct ApiServerOptions {
    QHostAddress address = QHostAddress(QHostAddress::LocalHost);
    quint16 port = 0;
    /// Host names accepted besides the listening address and this machine's own names.
    QStringList names;
    /// Trusted proxies on other machines (their X-Forwarded-For is used).
    std::vector<QHostAddress> proxies;
    std::optional<QSslConfiguration> tls;
    /// Hash of the token required by /metrics ("Bearer ...", see tokenHashOf()). Empty: only
    /// requests from this machine, not those forwarded by a proxy.
    QByteArray tokenHash;
    http::Limits limits{16 * 1024, 100, 4 << 20};
    int maxConnections = 512;
    v1::ApiLimits api;
};

class ApiServer final : public QObject {
    Q_OBJECT

public:
    /// Stores a pushed reservation or performs another request of a channel. Called in the thread
    /// of the server's owner; must not block. A cancelled future counts as Failed.
    using Hook = std::function<QFuture<channels::WebhookAnswer>(PropertyId, ChannelId,
                                                                const channels::WebhookCall &)>;
    /// Writes a refused push to a channel's log; same thread as Hook.
    using Note = std::function<void(PropertyId, ChannelId, const channels::PushEntry &)>;
    /// The clock and all non-null members of `host` must outlive it.
    ApiServer(ApiServerOptions options, const core::Clock &clock, Hook hook, Note note,
              v1::Host host = {}, QObject *parent = nullptr);
    /// Waits for its thread; requests in progress are not answered.
    ~ApiServer() override;

    /// Starts listening, in its thread. Returns the port; beyond this machine TLS is required.
    QFuture<Result<quint16>> open();
    void setState(ApiServerState state);

signals:
    /// A log line: what was refused, and why.
    void logged(const QString &line);

private:
    class Worker;
    QFuture<channels::WebhookAnswer> ask(const std::pair<PropertyId, ChannelId> &place,
                                         const channels::WebhookCall &call);
    const ApiServerOptions options_;
    const Hook hook_;
    const Note note_;
    const v1::Host host_;
    engine::ThreadOf<Worker> thread_;  ///< last member: destroyed first
};

}  // namespace roomrack::api
