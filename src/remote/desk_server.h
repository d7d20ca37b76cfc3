// SPDX-License-Identifier: GPL-3.0-or-later
// What answers desks that are connected: bytes in, bytes out, of the calls in calls.h. It knows no
// socket; whoever has one (api) lets in who has a token, and says what that is for.
#pragma once

#include "engine/engine.h"
#include "engine/read_desk.h"
#include "remote/desk_feed.h"
#include "remote/desk_visits.h"

#include <QtCore/QHash>
#include <QtCore/QTimer>

namespace roomrack::remote {

struct DeskRequest {
    DeskPermit permit;
    QByteArray name;  ///< behind kPathPrefix
    QByteArray schema, visit, key;
    QString language;  ///< "de": in which it hears what went wrong; empty: as this program speaks
    QByteArray body;
};
struct DeskReply {
    int status = 200;
    QByteArray body;  ///< CBOR of the call's Reply; of another status: words
};

class DeskServer final : public QObject {
    Q_OBJECT

public:
    using Done = std::function<void(DeskReply)>;

    /// The engine must outlive it. `reads` is its own, so that no link waits for a desk. Lives in a
    /// thread with an event loop.
    DeskServer(engine::Engine &engine, std::unique_ptr<engine::ReadDesk> reads);
    ~DeskServer() override;

    /// In its thread. `done` is called once, from any thread; not after this is destroyed.
    void answer(const DeskRequest &request, Done done);

private:
    using Handler = std::function<void(const DeskRequest &, Done)>;
    /// `work(args, request, tell)` where the bytes are arguments of the call and about the hotel
    /// that the token is for; tell(Reply) may be called later.
    template <typename C, typename Work>
    void offer(Work work);
    template <typename Ask>
    void offerRead();
    template <typename... C>
    void offerReads(Calls<C...>);
    void offerOffice();
    void offerCommands();
    using Answered = std::function<void(const Result<booking::Answer> &)>;
    void decide(const DeskRequest &request, booking::Command command, Answered tell);
    void offerPeople();
    ActorId personOf(const DeskRequest &request, PropertyId property) const
    {
        return visits_->person(request.visit, property);
    }

    engine::Engine &engine_;
    std::unique_ptr<engine::ReadDesk> reads_;
    // Answers of the engine may come when this is gone.
    const std::shared_ptr<DeskVisits> visits_ = std::make_shared<DeskVisits>();
    DeskFeed feed_;
    QHash<QByteArray, Handler> handlers_;
    QTimer second_;
    engine::WorkThread work_;  ///< for what takes long: snapshots, descriptions
};

}  // namespace roomrack::remote
