// SPDX-License-Identifier: GPL-3.0-or-later
// The single writer of a hotel file, or of properties in a PostgreSQL database: takes commands,
// commits them in groups, delivers answers and ChangeSets.
//
// A command is decided immediately in the calling thread under one lock (microseconds); its records
// join the open batch while the previous commit is written to disk. An answer that depends on
// uncommitted records is delivered after that commit, every other at once.
#pragma once

#include "engine/sign_in.h"

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace roomrack::engine {

struct EngineOptions {
    int maxPending = 100'000;     ///< commands waiting for a commit before "busy" is answered
    bool synchronousFull = true;  ///< off only to prove that the power-cut test notices
    bool ticks = true;            ///< calls tick() about once a second
    int leaseSeconds = 15;        ///< lease duration in a server's database
};

/// Result of a request with an idempotency key.
struct Once {
    booking::ClaimAnswer answer;  ///< status 0: pending until `saga` ends
    bool repeated = false;        ///< the key was used before
    booking::SagaId saga;
    std::vector<Result<Answer>> answers;  ///< of the commands, on first use
};
/// Builds the response from the answers of the commands.
using Render =
    std::function<std::optional<booking::ClaimAnswer>(const std::vector<Result<Answer>> &)>;
using OnceDone = std::function<void(Result<Once> &&)>;
class CentralPort;
class GroupCalls;

class Engine final : public PropertyService {
public:
    /// Opens or creates the file, migrates it after a backup, rebuilds the ledgers, starts the
    /// writer. Or opens properties in a database (storage/store.h describes the address) and takes
    /// a lease on them. Errors: Locked (in use by another process), ReadOnly, Corrupt, Newer,
    /// DiskFull, NotFound, NotSaved (no server). The clock must outlive the engine.
    static Result<std::unique_ptr<Engine>> open(const QString &file, const core::Clock &clock,
                                                EngineOptions options = {});
    /// Commits accepted commands, checkpoints and closes.
    ~Engine() override;

    QString file() const override;
    std::vector<inventory::Property> properties() const override;
    /// Whether the file was not closed properly last time (crash or power cut).
    bool wasInterrupted() const;

    Result<PropertyId> saveHotel(HotelSetup setup) override;

    using Done = std::function<void(Result<Answer> &&)>;
    /// Decides immediately in this thread (but see setCentral()); `done` is called once, from this
    /// thread (refusals, volatile holds) or from the writer's thread after the commit. For channel
    /// links, importers and benchmarks; the GUI thread uses submit().
    void call(const Command &command, Done done);
    /// Overloads for frequent browsing traffic, without packing a Command.
    void call(const booking::TakeHold &command, Done done);
    void call(const booking::ReleaseHold &command, Done done);
    /// Several commands at once, and channel messages.
    GroupCalls &groups();
    /// Executes a request with an idempotency key (docs/decisions/0030): on first use the commands
    /// are decided in order, `render` builds the response and it is stored in the same commit;
    /// repeats return the stored response and change nothing. `render` is called under the engine's
    /// lock; it returns nothing if the outcome must not be stored (busy), and status 0 if the
    /// response follows when a payment ends (booking::AdvanceSaga::answer). `done` is called once
    /// the response is durable. Errors on "Idempotency-Key": Invalid (no key), Duplicate (a body
    /// that differs from the first); and outcomes that are not stored. All commands belong to one
    /// property.
    void once(booking::Claim claim, std::vector<Command> commands, Render render, OnceDone done);
    /// Sets the shared duplicate store that is checked before each booking of this property; null:
    /// none. Bookings made by call(), groups() and once() are then decided in the thread in which
    /// it answers.
    void setCentral(PropertyId property, std::shared_ptr<CentralPort> port);
    /// Queues the command on the engine's own thread.
    QFuture<Result<Answer>> submit(Command command) override;
    /// Decides and blocks until the answer is there. For tools and tests.
    Result<Answer> run(const Command &command);

    /// Called from the writer's thread. They may call(), but must not wait for the engine: not
    /// run(), flush() or saveHotel().
    Listeners &listeners() override;
    SignIn &accounts() override;

    Result<SnapshotPtr> snapshot(PropertyId property) const override;
    QFuture<Result<SnapshotPtr>> snapshotLater(PropertyId property) const override;
    QFuture<Result<Quotes>> quotesLater(PropertyId property, Stay stay, int rooms,
                                        int guestsARoom) const override;
    const Previews &previews() const override;

    std::optional<ClockDoubt> clockDoubt() const override;
    QFuture<Result<Answer>> confirmClockLater(booking::Caller caller, Instant wall) override;

    Instant now() const override;
    /// Expires holds and, where the night audit runs on time, moves the business date. Called
    /// automatically about once a second, see EngineOptions::ticks.
    void tick();
    /// Blocks until everything decided so far is durable (or failed) and all callbacks have
    /// returned.
    void flush();
    qint64 committedSeq() const override;

private:
    struct Impl;
    Engine(const QString &file, const core::Clock &clock, EngineOptions options);
    std::unique_ptr<Impl> impl_;
};

}  // namespace roomrack::engine
