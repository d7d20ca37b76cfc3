// SPDX-License-Identifier: GPL-3.0-or-later
// A channel's push to the API server, by its protocol: whether it is allowed, which reservations it
// contains, and the answer in the standard's terms. No sockets: the API server stores the
// reservations before it answers.
#pragma once

#include "channels/push/webhook_call.h"
#include "core/clock.h"
#include "http/message.h"
#include "sync/settings.h"

#include <QtCore/QString>

#include <functional>
#include <memory>
#include <vector>

namespace roomrack::channels {

struct PushStep {
    /// One reservation each, for ChannelHost::answer(), before the request is answered.
    std::vector<QByteArray> bodies;
    /// A fetch is due at once (WebhookCall::Kind::Fetch): the one body is empty. The content of the
    /// notification is not trusted.
    bool fetch = false;
    /// Called after that: whether all of them are stored. Without bodies it is called at once.
    std::function<http::Response(bool safe)> answer;
    /// Why it was refused, for the log; empty: it was not.
    QString trouble;
    /// A repeat is answered as such, and gets a log entry; its bodies are only counted.
    bool copy = false;
    /// It was refused because of a wrong password or signature. A missing one does not count as an
    /// attempt at guessing.
    bool wrongSecret = false;
    /// The channel queries its last message about this reservation; `found` then makes the answer.
    QString find{};
    std::function<http::Response(const WebhookAnswer &)> found{};
};

class PushReader {
public:
    PushReader() = default;
    virtual ~PushReader() = default;
    virtual PushStep read(const http::Request &request, Instant now) = 0;
    /// A request about a message token, which has no protocol body: accepted if it has the
    /// channel's secret.
    virtual PushStep readToken(const http::Request &request, const QByteArray &token,
                               Instant now) = 0;

protected:
    /// A refusal with this answer; nothing is stored.
    static PushStep refuse(http::Response answer, const QString &trouble);
    /// An answer to a request without reservations.
    static PushStep say(http::Response answer);
    /// readToken() with basic authentication (RFC 7617).
    static PushStep withPassword(const http::Request &request, const QString &account,
                                 const QString &secret, Instant now);
    /// Whether a request is worth the cost of checking it: the media type of its body, without
    /// parameters, is one of these.
    static bool isOneOf(const http::Request &request, std::initializer_list<const char *> types);

private:
    Q_DISABLE_COPY(PushReader)
};

/// A received body as it may be logged: its beginning, without secrets and card data; only the size
/// if it is no message of any protocol. `secret`: the channel's own.
QByteArray loggedBody(const http::Request &request, const QByteArray &secret);

}  // namespace roomrack::channels
