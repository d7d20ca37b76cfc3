// SPDX-License-Identifier: GPL-3.0-or-later
// Internals of the engine: the property states under one lock, the batch that forms while the
// previous one is written to disk, and the writer's thread. See engine.h for the guarantees.
#pragma once

#include "booking/house.h"
#include "engine/async_reader.h"
#include "engine/consult.h"
#include "engine/engine.h"
#include "engine/wall_watch.h"
#include "engine/work_thread.h"
#include "storage/store.h"

#include <QtCore/QMutex>
#include <QtCore/QRandomGenerator>

#include <atomic>
#include <condition_variable>
#include <map>
#include <mutex>
#include <span>
#include <thread>

namespace roomrack::engine {

/// Decides a command once more from the same starting state. If the answer must wait for a commit,
/// `done` joins the open batch; else `done` is left and the caller delivers the answer.
using Again = std::function<Result<Answer>(Engine::Done &done)>;

/// A caller whose answer is delivered after a commit.
struct Waiter {
    Engine::Done done;  ///< may be empty: no callback
    Result<Answer> answer;
    PropertyId property;  ///< property concerned
    Again again;          ///< empty: independent of the property state
    void deliver(Result<Answer> &&what) const
    {
        if (done) done(std::move(what));
    }
};

/// Bookings closed long ago, loaded from the file for a call that refers to them.
struct Recalled {
    QHash<BookingId, booking::EndedBooking> ended;
    QHash<BookingId, std::optional<Error>> others;  ///< missing, or the error of the lookup
    bool contains(BookingId id) const { return ended.contains(id) || others.contains(id); }
};

/// Everything written in one transaction, and the callers waiting for it.
struct CommitBatch {
    booking::Batch batch;
    std::vector<booking::Changes> changes;  ///< one per property, in the order of houses_
    std::vector<Waiter> waiters;
    std::vector<std::shared_ptr<ChangeSet>> sets;  ///< made when the batch is sealed
    bool unheard = false;                          ///< sealed while there was no listener
    qint64 lastSeq = 0;
    qint64 timeMoved = 0;  ///< microseconds by which hold deadlines were moved (clock.cpp)

    bool isEmpty() const;
    void clear();
    void append(CommitBatch &&more);
};

/// Taken by every call: Qt's mutex costs only a few instructions when uncontended. The thread
/// sanitizer does not see waits on it, so that build uses the standard library's.
#ifdef __SANITIZE_THREAD__
using CallLock = std::mutex;
#else
using CallLock = QMutex;
#endif

struct Engine::Impl {
    using Lock = CallLock;

    Impl(QString file, const core::Clock &clock, EngineOptions options);
    ~Impl();

    // engine.cpp: calls from outside
    Result<void> start();
    template <typename C>
    void call(const C &command, Done &done);
    template <typename C>
    Result<Answer> decide(const C &command, Done &done, const Recalled &recalled,
                          BookingId *about = nullptr, const Again &again = {});
    /// A command's answer, and whether it waits for a commit.
    struct Decided {
        Result<Answer> answer;
        qint64 restsOn = 0;
        bool saved = true;  ///< does not depend on uncommitted records
        bool unrecorded = false;
    };
    template <typename C>
    Decided decideNow(const C &command, const Recalled &recalled);
    struct Group;
    Result<Answer> decideInGroup(const std::shared_ptr<Group> &group, size_t nth, Done &done,
                                 const Recalled &recalled);
    struct Delivery;
    void decideDelivery(const std::shared_ptr<Delivery> &delivery, const Recalled &recalled);
    booking::House *house(PropertyId property) const;
    /// With the lock held: a property that is running.
    Result<const booking::House *> runningHouse(PropertyId property) const;
    static tl::unexpected<Error> noHouse();
    Instant now() const { return Instant{timeOffset_.load() + clock_.steadyMicros()}; }
    void wakeWriter();
    Result<PropertyId> saveHotel(HotelSetup setup);
    Result<SnapshotPtr> snapshot(PropertyId property) const;
    Result<Quotes> quotes(PropertyId property, Stay stay, int rooms, int guests) const;

    // recall.cpp
    Recalled recall(std::span<const Command> commands, std::unique_lock<Lock> &held);
    /// The same with the lock kept.
    Recalled recallNow(std::span<const Command> commands) const;
    void lookUp(PropertyId property, BookingId id, Recalled &recalled) const;
    std::vector<std::pair<PropertyId, BookingId>> forgotten(std::span<const Command> commands,
                                                            const Recalled &known) const;

    // requests.cpp: what is worked out before anything is decided, and keys
    /// A command with what was missing; none where nothing was.
    using Completed = Result<std::optional<Command>>;
    Completed complete(const Command &command);
    Completed completeChange(const booking::ChangeBooking &c);
    Completed completeReinstatement(const booking::ReinstateBooking &c);
    Completed completeDecision(const booking::DecideDuplicate &c);
    /// Why a command cannot be decided, by its index.
    std::map<size_t, Error> completeAll(std::vector<Command> &commands);
    booking::GuestProbePtr probeFor(PropertyId property, const booking::Guest &guest, int rooms);
    std::vector<dedup::CandidateId> candidateNumbers(int count);
    QString homeOf(PropertyId property);
    void once(booking::Claim claim, std::vector<Command> commands, const Render &render,
              OnceDone done);
    /// A request with an idempotency key, as received.
    struct OnceCall {
        booking::Claim claim;
        std::vector<Command> commands;
        Render render;
        OnceDone done;
        PropertyId property() const { return booking::callerOf(commands.front()).property; }
    };
    using OnceCallPtr = std::shared_ptr<OnceCall>;
    std::optional<Result<Once>> decideOnce(const OnceCallPtr &call, const Recalled &recalled,
                                           std::unique_lock<Lock> *held);
    Result<Once> decideFirst(const OnceCallPtr &call, booking::House &house,
                             const Recalled &recalled);
    std::nullopt_t onceLater(const OnceCallPtr &call, Result<Once> once);
    void noteRepeat(booking::House &house, const booking::Claim &claim);
    size_t indexOf(const booking::House &house) const;
    Result<booking::ClaimAnswer> answerInFile(PropertyId property, const booking::Claim &claim,
                                              std::unique_lock<Lock> *held);

    // consult.cpp: the shared duplicate store, queried before the lock is taken
    void setCentral(PropertyId property, std::shared_ptr<CentralPort> port);
    std::shared_ptr<CentralPort> centralOf(PropertyId property) const;
    bool consults(std::span<const Command> commands) const;
    std::vector<dedup::Asked> candidatesFor(Command &command);
    /// `then` is called at once if there is nothing to check.
    void consult(std::vector<Command> commands, Consulting then);
    void callAll(std::vector<Command> commands,
                 const std::function<void(size_t, Result<Answer>)> &done);
    void deliver(std::vector<Command> commands, const Beside &beside, const Delivered &done);

    // undo.cpp: step contents, which only the file has
    Result<booking::StepContent> stepContent(PropertyId property, qint64 step);
    Result<Command> withContent(const booking::UndoStep &undo);
    Result<UndoPreview> undoPreview(PropertyId property, qint64 step);

    // sign_in.cpp: comparing secrets is slow, so it runs without the lock
    Result<void> allow(PropertyId property, ActorId actor, booking::Act act) const;
    Result<booking::UserRow> mayTry(PropertyId property, ActorId user) const;

    // writer.cpp: what the writer's thread does
    void writerLoop();
    void setStore(std::unique_ptr<storage::Store> store);
    Result<void> openStore();
    Result<void> openEverything();
    void gather(std::unique_lock<Lock> &held);
    void commitOpenBatch(std::unique_lock<Lock> &held);
    void finishSentBatch(std::unique_lock<Lock> &held);
    // repair.cpp: a batch of which the database refused rows
    struct Repair;
    Result<void> repair();
    void tellReloads();
    void recover(const Error &why, std::unique_lock<Lock> &held);
    enum class Fate { There, Absent, Unclear };
    Fate fateOf(const CommitBatch &sent, const storage::CommitMark &tried, bool reopened) const;
    void answerAfterRecovery(const Error &why, Fate fate, CommitBatch &sent, CommitBatch &open);
    void renewLease(std::unique_lock<Lock> &held);
    void runJobs(std::unique_lock<Lock> &held);
    void doJobs();
    void afterJobs(std::unique_lock<Lock> &held);
    void tick();
    booking::Decision tickDecision(size_t house);
    void correctTime();

    // clock.cpp: a wall clock that is far from the last recorded change
    Instant startOfTime(Instant lastRecorded) const;
    std::optional<ClockDoubt> clockDoubt() const;
    void confirmClock(const booking::Caller &caller, Instant wall, Done done);
    Result<void> mayConfirm(const booking::Caller &caller, Instant wall) const;
    void moveTime(qint64 late);
    void noteClock(const booking::Caller &caller, qint64 late, Done done);
    Result<PropertyId> writeHotel(HotelSetup &setup);
    Result<void> loadHouse(PropertyId property);
    Result<std::unique_ptr<booking::House>> readHouse(PropertyId property);
    bool mayDecide() const { return state_ == State::Running || repairing_; }

    // publish.cpp: change sets for listeners
    void seal(CommitBatch &commitBatch);
    void fillCells(const booking::House &house, const std::vector<booking::Touch> &touches,
                   ChangeSet &set) const;
    void fillRates(const booking::House &house, const std::vector<booking::RateTouch> &touches,
                   ChangeSet &set) const;
    void publish(const std::vector<std::shared_ptr<ChangeSet>> &sets);
    void publishReload(PropertyId property);

    enum class State { Running, Recovering, Stopping };
    struct Job {
        std::function<void()> run;
    };

    const QString file_;
    const core::Clock &clock_;
    const EngineOptions options_;
    bool interrupted_ = false;           ///< before this opening; set once
    const QString owner_;                ///< identifies this engine to the store across reopening
    std::atomic<qint64> timeOffset_{0};  ///< from steady clock to hold time
    WallWatch wallWatch_;                ///< under the lock

    mutable Lock lock_;  ///< guards everything down to the blank line
    State state_ = State::Running;
    Error down_;  ///< why commits fail at present
    std::vector<std::unique_ptr<booking::House>> houses_;
    CommitBatch open_;
    CommitBatch sent_;  ///< waiters only under the lock; the rest is the writer's
    std::vector<Job> jobs_;
    std::optional<Error> jobFailed_;  ///< a job failed; reopen the store
    qint64 lastSeq_ = 0;
    qint64 epoch_ = 0;
    Instant nextForget_;      ///< next time to discard expired entries
    qint64 commitCount_ = 0;  ///< sealed so far; changed by the writer only
    bool writerIdle_ = false;
    bool repairing_ = false;                ///< commands are decided again, even while closing
    std::vector<PropertyId> hotels_;        ///< of houses_
    mutable QHash<qint64, qint64> looked_;  ///< by property: lastSeq_ at its last snapshot
    std::vector<PropertyId> toReload_;      ///< properties whose copies show withdrawn changes
    bool telling_ = false;  ///< answers and changes of a committed batch are being delivered
    qint64 answered_ = 0;   ///< last record whose batch was fully delivered
    std::condition_variable_any wake_, settled_;
    std::atomic<qint64> committed_{0};

    using Listener = std::function<void(ChangeSetPtr)>;
    /// Recursive: a listener may subscribe and unsubscribe, itself too.
    std::recursive_mutex listenersLock_;
    std::vector<std::pair<int, std::shared_ptr<const Listener>>> listeners_;
    int nextListener_ = 1;
    std::atomic<bool> listened_{false};

    std::unique_ptr<storage::Store> store_;  ///< belongs to the writer's thread
    std::mutex storeLock_;                   ///< for replacing it and for lookups in other threads
    std::mutex readingLock_;
    std::unique_ptr<AsyncReader> reading_;  ///< opened at the first undo
    std::vector<Waiter> told_;              ///< of the batch just finished
    size_t lastBatchSize_ = 0;
    WorkThread submitThread_;  ///< submit() and the ...Later() functions
    WorkThread signInThread_;  ///< sign-in: attempts run one after the other
    std::mutex numbersLock_;
    dedup::CandidateNumbers numbers_;
    QRandomGenerator chance_ = QRandomGenerator::securelySeeded();
    QHash<qint64, QString> homes_;  ///< countries by property, under numbersLock_
    mutable std::mutex centralLock_;
    std::map<qint64, std::shared_ptr<CentralPort>> central_;  ///< by property
    std::atomic<bool> hasCentral_{false};
    std::thread writer_;
};

}  // namespace roomrack::engine
