// SPDX-License-Identifier: GPL-3.0-or-later
// What a channel pushes to the hotel's door, as its protocol has it: whether it may, which
// reservations it brings, and the answer in the standard's own words. No sockets: whoever listens
// stores what is to be stored before it answers.
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
    /// One reservation each, for ChannelHost::answer(), before anything is answered.
    std::vector<QByteArray> bodies;
    /// There is something to be fetched at once (WebhookCall::Kind::Fetch): the one body is empty.
    /// What was said of it is not believed.
    bool fetch = false;
    /// Once that is done: whether all of them are safe. Without bodies it is asked at once.
    std::function<http::Response(bool safe)> answer;
    /// Why it was refused, for the log; empty: it was not.
    QString trouble;
    /// What is known already is answered as such, and is worth an entry in the log; its bodies only
    /// count.
    bool copy = false;
    /// It was refused because of the password or signature that came with it. Showing none is no
    /// attempt at guessing one.
    bool wrongSecret = false;
    /// The channel asks what it told of this reservation; `found` then makes the answer.
    QString find{};
    std::function<http::Response(const WebhookAnswer &)> found{};
};

class PushReader {
public:
    PushReader() = default;
    virtual ~PushReader() = default;
    virtual PushStep read(const http::Request &request, Instant now) = 0;
    /// A request about a message token, which has no body of any protocol: no trouble, where it
    /// comes with the channel's secret.
    virtual PushStep readToken(const http::Request &request, const QByteArray &token,
                               Instant now) = 0;

protected:
    /// A refusal: this is the answer, and nothing is stored.
    static PushStep refuse(http::Response answer, const QString &trouble);
    /// An answer to what brings no reservations.
    static PushStep say(http::Response answer);
    /// readToken() with basic authentication (RFC 7617).
    static PushStep withPassword(const http::Request &request, const QString &account,
                                 const QString &secret, Instant now);
    /// Whether a request may take so much of somebody's time: the type of its body, without
    /// parameters, is one of these.
    static bool isOneOf(const http::Request &request, std::initializer_list<const char *> types);

private:
    Q_DISABLE_COPY(PushReader)
};

/// For the channel's protocol. A PMS that speaks FIAS pushes in OpenTravel which of its rooms are
/// out of order. An empty secret lets nobody in.
std::unique_ptr<PushReader> pushReaderFor(const sync::ChannelSettings &settings,
                                          const QByteArray &secret);

/// What came, as a log may keep it: the beginning, without secrets and cards; of what is no message
/// of any protocol only its size. `secret`: the channel's own.
QByteArray loggedBody(const http::Request &request, const QByteArray &secret);

}  // namespace roomrack::channels
