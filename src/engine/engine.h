// SPDX-License-Identifier: GPL-3.0-or-later
// The one writer of a hotel file, or of hotels in a PostgreSQL database: commands in, group commit,
// answers and ChangeSets out.
//
// A command is decided at once, in the thread that brings it, under one lock (microseconds); its
// records join the batch that forms while the previous commit is on its way to the disk. An
// answer that rests on records not yet committed leaves with that commit, every other at once.
#pragma once

#include "booking/permission.h"
#include "core/clock.h"
#include "engine/change_set.h"

#include <QtCore/QFuture>
#include <QtCore/QString>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace roomrack::engine {

using booking::Answer;
using booking::Command;

/// A hotel as it is first written, or changed by the settings pages.
struct HotelSetup {
    inventory::Catalogue catalogue;  ///< ids of 0 are given out by the engine
    std::vector<pricing::RatePlan> plans;
    /// Rates to begin with: plan index in `plans`, type index in the catalogue, minor units a
    /// night.
    struct Rate {
        int type;
        int plan;
        booking::NightRange range;
        qint64 amount;
    };
    std::vector<Rate> rates;
    ActorId by = kDeskActor;  ///< whoever describes it; with users an administrator
};

struct EngineOptions {
    int maxPending = 100'000;     ///< commands waiting for a commit before "busy" is answered
    bool synchronousFull = true;  ///< off only to show that the power-cut test notices
    bool ticks = true;            ///< call tick() about once a second by itself
    int leaseSeconds = 15;        ///< how long a server keeps hotels for an engine that is silent
};

/// What a stay would cost now: minor units for all its rooms and nights by room type and rate
/// plan, in the order of the catalogue and of the plans; -1 where a night has no rate.
struct Quotes {
    std::vector<std::vector<qint64>> totals;  ///< [type][plan]
};

/// What undoing a step would do now.
struct UndoPreview {
    booking::Step step;
    booking::StepFit fit;
    /// Who changed fit.misfits[i] last since the step, where a record says so; the first fifty.
    std::vector<std::optional<booking::Record>> by;
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

class Engine {
public:
    /// Opens or creates the file, migrates it after a backup, rebuilds the ledgers, starts the
    /// writer. Or opens hotels in a database (storage/store.h says how it is named) and keeps
    /// others from writing about them. Fails with Locked (another process has it), ReadOnly,
    /// Corrupt, Newer, DiskFull, NotFound, NotSaved (no server). The clock must outlive the engine.
    static Result<std::unique_ptr<Engine>> open(const QString &file, const core::Clock &clock,
                                                EngineOptions options = {});
    /// Finishes what was accepted, checkpoints and closes.
    ~Engine();

    /// As it was opened; an address may have a password (storage/place.h takes it out).
    QString file() const;
    std::vector<inventory::Property> properties() const;
    /// Whether the file was left behind by a crash or a power cut and not closed in order.
    bool wasInterrupted() const;

    /// Writes a new hotel, or the changed description of one (its property id is then set).
    /// Blocks until it is durable. From any thread, also several at once; the last one counts.
    /// Room types and pools with bookings cannot disappear; volatile holds go with theirs, all
    /// others stay.
    Result<PropertyId> saveHotel(HotelSetup setup);

    using Done = std::function<void(Result<Answer> &&)>;
    /// Decides now, in this thread; `done` is called once, from this thread (refusals, volatile
    /// holds) or from the writer's after the commit. For links, importers, benchmarks; the
    /// GUI thread uses submit().
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
    /// Numbers for candidates that are worked out before the engine is asked.
    std::vector<dedup::CandidateId> candidateNumbers(int count);
    /// Who a guest is to the search for duplicates, by the hotel's country.
    booking::AskingPtr askingFor(PropertyId property, const booking::Guest &guest, int rooms);
    /// Never blocks: hands over to the engine's own thread.
    QFuture<Result<Answer>> submit(Command command);
    /// Decides and waits for the answer. For tools and tests.
    Result<Answer> run(const Command &command);

    /// Listeners are called from the writer's thread, in order of wave. They may call(), subscribe
    /// and unsubscribe, but must not wait for the engine: not run(), flush() or saveHotel().
    /// Returns a handle; after unsubscribe() the listener is not called any more.
    int subscribe(std::function<void(ChangeSetPtr)> listener);
    void unsubscribe(int handle);

    /// A consistent copy of a property's state; may wait for a reload, so not for the GUI thread.
    Result<SnapshotPtr> snapshot(PropertyId property) const;
    QFuture<Result<SnapshotPtr>> snapshotLater(PropertyId property) const;

    /// Prices as a hold would quote them, for people who are still choosing; nothing is held.
    QFuture<Result<Quotes>> quotesLater(PropertyId property, Stay stay, int rooms,
                                        int guestsARoom) const;

    /// What undoing a step would do, and what is in its way.
    QFuture<Result<UndoPreview>> undoPreviewLater(PropertyId property, qint64 step) const;

    /// Whether the role of the actor allows it; Forbidden says why not. For what is no command.
    Result<void> allow(PropertyId property, ActorId actor, booking::Act act) const;
    /// Compares a PIN or password, which takes a tenth of a second on a thread of its own, and
    /// notes the attempt in the history. Forbidden: it is wrong, or was wrong so often that the
    /// next attempt must wait, and how long. NotFound: nobody of that number may sign in.
    QFuture<Result<booking::User>> signInLater(PropertyId property, ActorId user, QString secret);
    /// Saves a user with a new PIN or password, where one is given, of at least kShortestSecret
    /// characters; secretHash is filled in.
    QFuture<Result<Answer>> saveUserLater(booking::SaveUser save, std::optional<QString> secret);
    /// A new PIN or password of the caller's own, who must know the present one.
    QFuture<Result<Answer>> changeSecretLater(booking::Caller caller, QString present,
                                              QString next);

    /// The engine's hold time: monotonic, starting at the later of the wall clock and the last
    /// recorded time. Follows a wall clock that is set forward and stays ahead, together with the
    /// deadlines of all holds. Safe and quick from any thread.
    Instant now() const;
    /// Resolves the holds that have run out and, where the audit runs on time, moves the business
    /// date. Done by itself about once a second, see EngineOptions::ticks.
    void tick();
    /// Waits until everything decided so far is durable (or failed), and everybody was told.
    void flush();
    /// Last committed record.
    qint64 committedSeq() const;

private:
    struct Impl;
    Result<booking::User> compare(PropertyId property, ActorId user, const QString &secret);
    explicit Engine(std::unique_ptr<Impl> impl);
    std::unique_ptr<Impl> impl_;
};

}  // namespace roomrack::engine
