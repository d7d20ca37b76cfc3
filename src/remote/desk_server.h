// SPDX-License-Identifier: GPL-3.0-or-later
// Answers connected desks: bytes in, bytes out, for the calls in calls.h. Has no sockets; the API
// server (api) authenticates the token and passes its permissions.
#pragma once

#include "engine/async_reader.h"
#include "engine/engine.h"
#include "remote/desk_feed.h"
#include "remote/desk_visits.h"

#include <QtCore/QHash>
#include <QtCore/QTimer>

namespace roomrack::remote {

struct DeskRequest {
    DeskPermit permit;
    QByteArray name;  ///< path after kPathPrefix
    QByteArray schema, visit, key;
    QString language;  ///< language of errors: "de"; empty: this program's
    QByteArray body;
};
struct DeskReply {
    int status = 200;
    QByteArray body;  ///< CBOR of the call's Reply; for other statuses: text
};

class DeskServer final : public QObject {
    Q_OBJECT

public:
    using Done = std::function<void(DeskReply)>;

    /// The engine must outlive it. `reads` is its own, so that channel connections do not wait for
    /// desks. Lives in a thread with an event loop.
    DeskServer(engine::Engine &engine, std::unique_ptr<engine::AsyncReader> reads);
    ~DeskServer() override;

    /// Call in its thread. `done` is called once, from any thread; never after this is destroyed.
    void answer(const DeskRequest &request, Done done);

private:
    using Handler = std::function<void(const DeskRequest &, Done)>;
    /// Registers `work(args, request, tell)`, called if the bytes are valid arguments of the call
    /// and the property is one of the token's; tell(Reply) may be called later.
    template <typename C, typename Work>
    void offer(Work work);
    template <typename Q>
    void offerQuestion();
    template <typename... Q>
    void offerQuestions(storage::QuestionList<Q...>);
    void offerService();
    void offerCommands();
    using Answered = std::function<void(const Result<booking::Answer> &)>;
    void decide(const DeskRequest &request, booking::Command command, Answered tell);
    void offerPeople();
    ActorId personOf(const DeskRequest &request, PropertyId property) const
    {
        return visits_->person(request.visit, property);
    }

    engine::Engine &engine_;
    std::unique_ptr<engine::AsyncReader> reads_;
    // Answers of the engine may arrive after this is destroyed.
    const std::shared_ptr<DeskVisits> visits_ = std::make_shared<DeskVisits>();
    DeskFeed feed_;
    QHash<QByteArray, Handler> handlers_;
    QTimer second_;
    engine::WorkThread work_;  ///< for long operations: snapshots, descriptions
};

}  // namespace roomrack::remote
