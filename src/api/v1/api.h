// SPDX-License-Identifier: GPL-3.0-or-later
// /v1, the API for other programs, in the door's thread: lets requests in (gate.h), finds who
// serves them (router.h), and has what those need: copies of the hotels, the engine, and a way back
// from its threads (docs/decisions/0031).
#pragma once

#include "api/v1/feed.h"
#include "api/v1/host.h"
#include "api/v1/hotels.h"
#include "api/v1/problem.h"
#include "api/v1/router.h"
#include "remote/desk_server.h"

#include <QtCore/QStringList>

namespace roomrack::api::v1 {

class Api final : public QObject {
    Q_OBJECT

public:
    /// The host's parts and the clock must outlive it. `names`: see DoorOptions.
    Api(const Host &host, const ApiLimits &limits, const core::Clock &clock, QStringList names);
    ~Api() override;

    /// A path of "/v1/".
    void serve(const http::Request &request, const http::Server::Answer &answer);
    /// For the server: lines of feeds.
    http::Server::Upgrade upgrade();

signals:
    /// Who was not let in, and why.
    void turnedAway(int status, const QHostAddress &from, const QString &what);

public:
    // For the routes.
    engine::Engine &engine() { return *host_.engine; }
    /// The hotel that the token is for; null: it is being read, and the call was answered so.
    const engine::HotelView *hotel(const Call &call);
    /// Who commands: a channel's token as its channel, others as `channel`, or the desk's.
    booking::Caller caller(const Call &call, const engine::HotelView &hotel,
                           ChannelId channel = {}) const;
    static void refuse(const Call &call, const Problem &problem);
    static void refuse(const Call &call, const Error &error);
    static void answer(const Call &call, int status, const QByteArray &json);
    /// Of a call that changes something: its commands are done once, however often it comes.
    void once(const Call &call, std::vector<engine::Command> commands, engine::Render render);
    /// Who takes requests to book; null: nobody, and the call was answered so.
    const Booker *booker(const Call &call);
    reservations::Request request(const Call &call, const engine::HotelView &hotel) const;
    reservations::Replied replied(const Call &call) const;
    /// Asks the read desk; `done` is called here with what `question` returned.
    template <typename Question, typename Done>
    void ask(Question question, Done done)
    {
        host_.reading->ask([mailbox = mailbox_, question = std::move(question),
                            done = std::move(done)](storage::Reader &reader) {
            mailbox->post([done, answer = question(reader)] { done(answer); });
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
    /// Of a window far away (docs/decisions/0033); desks.cpp.
    void serveDesk(const http::Request &request, const http::Server::Answer &answer);
    std::optional<http::Response> feedRefusal(const http::Request &request);
    http::Response refusal(const http::Request &request, const Problem &problem);

    const Host host_;
    const ApiLimits limits_;
    const QStringList names_;
    std::shared_ptr<engine::Mailbox> mailbox_;
    Gate gate_;
    Gate windows_;  ///< how often they come
    Feed feed_;
    std::unique_ptr<remote::DeskServer> desks_;  ///< null: the hotel cannot be read
    Hotels hotels_;                              // goes first: it tells the others
};

}  // namespace roomrack::api::v1
