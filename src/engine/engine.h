// SPDX-License-Identifier: GPL-3.0-or-later
// The one writer of a hotel file, or of hotels in a PostgreSQL database: commands in, group commit,
// answers and ChangeSets out.
//
// A command is decided at once, in the thread that brings it, under one lock (microseconds); its
// records join the batch that forms while the previous commit is on its way to the disk. An
// answer that rests on records not yet committed leaves with that commit, every other at once.
#pragma once

#include "engine/front_office.h"

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace roomrack::engine {

struct EngineOptions {
    int maxPending = 100'000;     ///< commands waiting for a commit before "busy" is answered
    bool synchronousFull = true;  ///< off only to show that the power-cut test notices
    bool ticks = true;            ///< call tick() about once a second by itself
    int leaseSeconds = 15;        ///< how long a server keeps hotels for an engine that is silent
};

/// What a request with a key came to.
struct Once {
    booking::ClaimAnswer answer;  ///< status 0: it waits for `saga`
    bool repeated = false;        ///< the key was known
    booking::SagaId saga;
    std::vector<Result<Answer>> answers;  ///< of the commands, the first time
};
/// Makes the answer of what the commands came to.
using Render =
    std::function<std::optional<booking::ClaimAnswer>(const std::vector<Result<Answer>> &)>;
using OnceDone = std::function<void(Result<Once> &&)>;
class CentralPort;

class Engine final : public FrontOffice {
public:
    /// Opens or creates the file, migrates it after a backup, rebuilds the ledgers, starts the
    /// writer. Or opens hotels in a database (storage/store.h says how it is named) and keeps
    /// others from writing about them. Fails with Locked (another process has it), ReadOnly,
    /// Corrupt, Newer, DiskFull, NotFound, NotSaved (no server). The clock must outlive the engine.
    static Result<std::unique_ptr<Engine>> open(const QString &file, const core::Clock &clock,
                                                EngineOptions options = {});
    /// Finishes what was accepted, checkpoints and closes.
    ~Engine() override;

    QString file() const override;
    std::vector<inventory::Property> properties() const override;
    /// Whether the file was left behind by a crash or a power cut and not closed in order.
    bool wasInterrupted() const;

    Result<PropertyId> saveHotel(HotelSetup setup) override;

    using Done = std::function<void(Result<Answer> &&)>;
    /// Decides now, in this thread (but see setCentral()); `done` is called once, from this thread
    /// (refusals, volatile holds) or from the writer's after the commit. For links, importers,
    /// benchmarks; the GUI thread uses submit().
    void call(const Command &command, Done done);
    /// What browsing traffic asks all the time, without being packed as a Command first.
    void call(const booking::TakeHold &command, Done done);
    void call(const booking::ReleaseHold &command, Done done);
    /// The same for many at once, decided in order under one lock. A booking number of -n stands
    /// for the booking that the n-th of these commands takes, or repeats, so that what follows need
    /// not wait for its commit; where there is none, the command is refused with NotFound.
    void callAll(std::vector<Command> commands, std::function<void(size_t, Result<Answer>)> done);
    using Answers = std::vector<Result<Answer>>;
    /// What is to be written together with the answers; called under the engine's lock, so it must
    /// not call the engine.
    using Beside = std::function<booking::ChannelRows(const Answers &)>;
    using Delivered = std::function<void(Result<Answers> &&)>;
    /// What a channel said: decides the commands in order and writes what `beside` gives in the
    /// same commit; `done` is called once that is durable, from the writer's thread. An error
    /// there: nothing was written, or that is not known (Unknown), so deliver it again. Without
    /// commands it writes the rows alone.
    void deliver(std::vector<Command> commands, Beside beside, Delivered done);
    /// A request with a key (docs/decisions/0030): the first time the commands are decided in
    /// order, `render` makes the answer of theirs, and that is stored in the same commit; the next
    /// time the same answer is given and nothing done. `render` is called under the engine's lock;
    /// it returns nothing where this is no outcome to be kept (busy), and a status of 0 where the
    /// answer comes when a payment ends (booking::AdvanceSaga::answer). `done` is called once, when
    /// it is durable. Errors: Invalid on "Idempotency-Key" (no key, or another body than the first
    /// time), and what is not kept; all commands are about one property.
    void once(booking::Claim claim, std::vector<Command> commands, Render render, OnceDone done);
    /// Numbers for rows of the page Duplicates.
    std::vector<dedup::CandidateId> candidateNumbers(int count);
    /// The store that is asked before anything of this hotel is booked; null: there is none. What
    /// call(), callAll(), deliver() and once() then book is decided in the thread in which it
    /// answers.
    void setCentral(PropertyId property, std::shared_ptr<CentralPort> port);
    /// Hands over to the engine's own thread.
    QFuture<Result<Answer>> submit(Command command) override;
    /// Decides and waits for the answer. For tools and tests.
    Result<Answer> run(const Command &command);

    /// Listeners are called from the writer's thread, in order of wave. They may call(), subscribe
    /// and unsubscribe, but must not wait for the engine: not run(), flush() or saveHotel().
    int subscribe(std::function<void(ChangeSetPtr)> listener) override;
    void unsubscribe(int handle) override;

    Result<SnapshotPtr> snapshot(PropertyId property) const override;
    QFuture<Result<SnapshotPtr>> snapshotLater(PropertyId property) const override;
    QFuture<Result<Quotes>> quotesLater(PropertyId property, Stay stay, int rooms,
                                        int guestsARoom) const override;
    QFuture<Result<UndoPreview>> undoPreviewLater(PropertyId property, qint64 step) const override;

    /// Whether the role of the actor allows it; Forbidden says why not. For what is no command.
    Result<void> allow(PropertyId property, ActorId actor, booking::Act act) const;
    QFuture<Result<booking::User>> signInLater(PropertyId property, ActorId user,
                                               QString secret) override;
    /// Callers say who they are with each command, so there is nothing to do.
    void signOut(PropertyId) override {}
    std::optional<ClockDoubt> clockDoubt() const override;
    QFuture<Result<Answer>> confirmClockLater(booking::Caller caller, Instant wall) override;
    QFuture<Result<Answer>> saveUserLater(booking::SaveUser save,
                                          std::optional<QString> secret) override;
    QFuture<Result<Answer>> changeSecretLater(booking::Caller caller, QString present,
                                              QString next) override;

    Instant now() const override;
    /// Resolves the holds that have run out and, where the audit runs on time, moves the business
    /// date. Done by itself about once a second, see EngineOptions::ticks.
    void tick();
    /// Waits until everything decided so far is durable (or failed), and everybody was told.
    void flush();
    qint64 committedSeq() const override;

private:
    struct Impl;
    Result<booking::User> compare(PropertyId property, ActorId user, const QString &secret);
    explicit Engine(std::unique_ptr<Impl> impl);
    std::unique_ptr<Impl> impl_;
};

}  // namespace roomrack::engine
