// SPDX-License-Identifier: GPL-3.0-or-later
// /v1, the API for other programs, in the API server's thread: authenticates requests (gate.h),
// finds their route (router.h) and provides what routes need: copies of the properties, the engine,
// and a way back from its threads (docs/decisions/0031).
#pragma once

#include "api/v1/desks.h"
#include "api/v1/feed.h"
#include "api/v1/host.h"
#include "api/v1/hotels.h"
#include "api/v1/problem.h"
#include "api/v1/router.h"

#include <QtCore/QStringList>

namespace roomrack::api::v1 {

class Api final : public QObject {
    Q_OBJECT

public:
    /// The host's members and the clock must outlive it. `names`: see ApiServerOptions.
    Api(const Host &host, const ApiLimits &limits, const core::Clock &clock, QStringList names);
    ~Api() override;

    /// Serves a path below "/v1/".
    void serve(const http::Request &request, const http::Server::Answer &answer);
    /// Upgrade handler of feed connections, for http::Server.
    http::Server::Upgrade upgrade();

signals:
    /// Reports a request that was not admitted, and why.
    void turnedAway(int status, const QHostAddress &from, const QString &what);

public:
    // For the routes.
    engine::Engine &engine() { return *host_.engine; }
    /// The property of the token; null during a reload (the call was then answered).
    const engine::HotelView *hotel(const Call &call);
    /// Caller: a channel's token acts as its channel, others as `channel` or the desk.
    booking::Caller caller(const Call &call, const engine::HotelView &hotel,
                           ChannelId channel = {}) const;
    static void refuse(const Call &call, const Problem &problem);
    static void refuse(const Call &call, const Error &error);
    static void answer(const Call &call, int status, const QByteArray &json);
    /// For calls that change something: the command runs once, however often the call is repeated.
    /// `render` makes the response that is stored; a refusal is stored as its problem.
    void once(const Call &call, engine::Command command,
              std::function<booking::ClaimAnswer(const booking::Answer &)> render);
    /// Booker of the property; null if there is none yet (the call has then been answered).
    const Booker *booker(const Call &call);
    reservations::Request request(const Call &call, const engine::HotelView &hotel) const;
    reservations::Replied replied(const Call &call) const;
    /// Calls `done` with the reply (engine::replyTo) in this thread.
    template <typename Question, typename Done>
    void ask(Question question, Done done)
    {
        host_.reading->ask([mailbox = mailbox_, question = std::move(question),
                            done = std::move(done)](storage::Reader &reader) {
            mailbox->post([done, answer = engine::replyTo(question, reader)] { done(answer); });
            return true;
        });
    }

private:
    struct Admitted {
        Visitor visitor;
        Routed routed;
    };
    tl::expected<Admitted, Problem> admit(const http::Request &request);
    std::optional<Problem> wrongForm(const http::Request &request, const Route &route,
                                     const QByteArray &key) const;
    Hotels::Listener listener();
    std::optional<http::Response> feedRefusal(const http::Request &request);
    http::Response refusal(const http::Request &request, const Problem &problem);

    const Host host_;
    const ApiLimits limits_;
    const QStringList names_;
    std::shared_ptr<engine::Mailbox> mailbox_;
    Gate gate_;
    Feed feed_;
    Desks desks_;
    Hotels hotels_;  // destroyed first: it notifies the others
};

}  // namespace roomrack::api::v1
