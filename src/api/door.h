// SPDX-License-Identifier: GPL-3.0-or-later
// The door for other programs, on a thread of its own: what channels push, how everything stands.
// Whoever hosts it says what is behind it, and stores what comes through it; neither waits.
//
//   GET  /healthz                       200 when the channels are served, else 503
//   GET  /metrics                       text for Prometheus
//   POST /hooks/CHANNEL                 what a channel pushes, by its number
//   POST /hooks/PROPERTY/CHANNEL        the same, where there are several hotels
//   PUT, GET, DELETE .../tokens/ID      behind either: tokens of messages (docs/decisions/0025)
//   POST /hooks/payments                what the payment gateway tells; /hooks/PROPERTY/payments
//   /v1/...                             the API, where the host has one (v1/router.h)
#pragma once

#include "api/door_state.h"
#include "api/v1/host.h"
#include "channels/push/push_entry.h"
#include "channels/push/webhook_call.h"
#include "engine/world/thread_of.h"
#include "http/server.h"

#include <QtCore/QFuture>

namespace roomrack::api {

struct DoorOptions {
    QHostAddress address = QHostAddress(QHostAddress::LocalHost);
    quint16 port = 0;
    /// Names under which it is called, besides its address and this machine's own names.
    QStringList names;
    /// Proxies on other machines that say for whom they ask (X-Forwarded-For).
    std::vector<QHostAddress> proxies;
    std::optional<QSslConfiguration> tls;
    /// Of what /metrics wants ("Bearer ...", see tokenHashOf()); empty: only this machine may ask,
    /// and no caller that a proxy on it announces.
    QByteArray tokenHash;
    http::Limits limits{16 * 1024, 100, 4 << 20};
    int linesAtMost = 512;
    v1::ApiLimits api;
};

class Door final : public QObject {
    Q_OBJECT

public:
    /// Stores a pushed reservation, or does what else a channel asks; called in the thread of the
    /// door's owner, must not wait. Cancelled is the same as Failed.
    using Hook = std::function<QFuture<channels::WebhookAnswer>(PropertyId, ChannelId,
                                                                const channels::WebhookCall &)>;
    /// Writes what was not taken into a channel's log; called as Hook is.
    using Note = std::function<void(PropertyId, ChannelId, const channels::PushEntry &)>;
    /// The clock must outlive it, and what of the host is not null.
    Door(DoorOptions options, const core::Clock &clock, Hook hook, Note note, v1::Host host = {},
         QObject *parent = nullptr);
    /// Waits for its thread; requests that are under way are not answered any more.
    ~Door() override;

    /// Opens it, in its thread. The port, or why not: beyond this machine a certificate is needed.
    QFuture<Result<quint16>> open();
    void setState(DoorState state);

signals:
    /// A line for the log: what was refused, and why.
    void logged(const QString &line);

private:
    class Worker;
    QFuture<channels::WebhookAnswer> ask(const std::pair<PropertyId, ChannelId> &place,
                                         const channels::WebhookCall &call);
    const DoorOptions options_;
    const Hook hook_;
    const Note note_;
    const v1::Host host_;
    engine::ThreadOf<Worker> thread_;  ///< the last member: its end is the first
};

}  // namespace roomrack::api
