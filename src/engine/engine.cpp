// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/engine_impl.h"

#include "booking/clean_texts.h"

#include <QtCore/QUuid>

#include <future>

namespace roomrack::engine {

bool CommitBatch::isEmpty() const
{
    return batch.isEmpty() && waiters.empty()
           && std::all_of(changes.begin(), changes.end(),
                          [](const auto &c) { return c.isEmpty(); });
}

void CommitBatch::append(CommitBatch &&more)
{
    const auto move = [](auto &to, auto &from) {
        to.insert(to.end(), std::make_move_iterator(from.begin()),
                  std::make_move_iterator(from.end()));
    };
    if (more.timeMoved != 0) {  // time used before the correction did not move with it
        for (booking::SpentHold &spent : batch.spent) {
            spent.hold.deadline = spent.hold.deadline + more.timeMoved;
            spent.hold.ceiling = spent.hold.ceiling + more.timeMoved;
        }
        timeMoved += more.timeMoved;
    }
    batch.append(std::move(more.batch));
    move(waiters, more.waiters);
    move(sets, more.sets);
    changes.resize(std::max(changes.size(), more.changes.size()));
    for (size_t i = 0; i < more.changes.size(); ++i) {
        move(changes[i].touches, more.changes[i].touches);
        move(changes[i].rates, more.changes[i].rates);
        move(changes[i].holdsTaken, more.changes[i].holdsTaken);
        move(changes[i].holdsGone, more.changes[i].holdsGone);
        changes[i].longer = changes[i].longer || more.changes[i].longer;
    }
    lastSeq = std::max(lastSeq, more.lastSeq);
    unheard = unheard || more.unheard;
}

void CommitBatch::clear()
{
    batch.clear();
    changes.clear();
    waiters.clear();
    sets.clear();
    unheard = false;
    lastSeq = 0;
    timeMoved = 0;
}

Engine::Impl::Impl(QString file, const core::Clock &clock, EngineOptions options)
    : file_(std::move(file)), clock_(clock), options_(options),
      owner_(QUuid::createUuid().toString(QUuid::Id128))
{}

Engine::Impl::~Impl()
{
    submitThread_.finish();
    signInThread_.finish();
    reading_.reset();  // the last connection to close copies the WAL into the file
    {
        const std::lock_guard held(lock_);
        state_ = State::Stopping;
        down_ = Error{ErrorCode::Busy, {}, ErrorText::tr("the hotel is being closed"), -1};
        wake_.notify_all();
    }
    if (writer_.joinable()) writer_.join();
}

/// The writer's thread opens the store, which lives there.
Result<void> Engine::Impl::start()
{
    std::promise<Result<void>> opened;
    auto ready = opened.get_future();
    writer_ = std::thread([this, &opened] {
        Result<void> ok;
        {
            const std::lock_guard held(lock_);
            ok = openStore();
            if (!ok)
                state_ = State::Stopping;
            else
                interrupted_ = store_->state().interrupted;
        }
        const bool run = ok.has_value();
        opened.set_value(std::move(ok));
        if (run) writerLoop();
        setStore(nullptr);
    });
    return ready.get();
}

booking::House *Engine::Impl::house(PropertyId property) const
{
    for (const auto &h : houses_) {
        if (h->catalogue().property.id == property) return h.get();
    }
    return nullptr;
}

Result<const booking::House *> Engine::Impl::runningHouse(PropertyId property) const
{
    if (state_ != State::Running) return tl::unexpected(down_);
    if (const booking::House *found = house(property)) return found;
    return noHouse();
}

tl::unexpected<Error> Engine::Impl::noHouse()
{
    return fail(ErrorCode::NotFound, QStringLiteral("property"),
                ErrorText::tr("not found in this file"));
}

void Engine::Impl::wakeWriter()
{
    if (writerIdle_) {
        writerIdle_ = false;
        wake_.notify_one();
    }
}

/// Called with the lock held.
template <typename C>
Engine::Impl::Decided Engine::Impl::decideNow(const C &command, const Recalled &recalled)
{
    if (!mayDecide()) return {tl::unexpected(down_)};
    if (open_.waiters.size() >= static_cast<size_t>(options_.maxPending)) {
        return {fail(ErrorCode::Busy, {},
                     ErrorText::tr("too many changes are waiting to be saved; try again"))};
    }
    const PropertyId property = booking::callerOf(command).property;
    size_t at = 0;
    while (at < hotels_.size() && hotels_[at] != property) ++at;
    if (at == hotels_.size()) return {noHouse()};
    if constexpr (std::is_same_v<C, Command>) {
        const auto why = recalled.others.isEmpty()
                             ? std::nullopt
                             : recalled.others.value(houses_[at]->forgotten(command));
        if (why) return {tl::unexpected(*why)};
    }
    booking::Decision d;
    d.now = now();
    d.lastSeq = lastSeq_;
    d.batch = &open_.batch;
    d.ended = &recalled.ended;
    d.hotels = &hotels_;
    d.committed = committed_.load(std::memory_order_relaxed);
    if (listened_.load(std::memory_order_relaxed)) {
        open_.changes.resize(houses_.size());
        d.changes = &open_.changes[at];
    }
    Decided decided{houses_[at]->decide(command, d)};
    const Result<Answer> &answer = decided.answer;
    const bool wrote = d.lastSeq != lastSeq_;
    lastSeq_ = d.lastSeq;
    if (wrote || d.unrecorded || (d.changes && !d.changes->isEmpty())) wakeWriter();
    decided.restsOn = wrote ? lastSeq_ : answer && !answer->repeated ? 0 : d.restsOn;
    decided.unrecorded = d.unrecorded;
    decided.saved = decided.restsOn <= committed_.load(std::memory_order_relaxed) && !d.unrecorded;
    return decided;
}

/// Called with the lock held. Returns the answer if `done` can be called at once; if it must wait
/// for a commit, `done` is moved into that batch and is empty afterwards. `about` receives the
/// booking that the answer concerns. `again` replaces the default way to decide the command once
/// more.
template <typename C>
Result<Answer> Engine::Impl::decide(const C &command, Done &done, const Recalled &recalled,
                                    BookingId *about, const Again &again)
{
    Decided decided = decideNow(command, recalled);
    Result<Answer> &answer = decided.answer;
    if (about && answer) *about = answer->booking;
    if (decided.saved) return std::move(answer);
    const auto anew = [&]() -> Again {
        return [this, command](Done &waits) {
            if constexpr (std::is_same_v<C, Command>)
                return decide(command, waits, recallNow({&command, 1}));
            else
                return decide(command, waits, {});
        };
    };
    const bool early = decided.restsOn <= sent_.lastSeq && !decided.unrecorded && !repairing_;
    CommitBatch &commitBatch = early ? sent_ : open_;
    commitBatch.waiters.push_back({std::exchange(done, nullptr), answer,
                                   booking::callerOf(command).property, again ? again : anew()});
    return std::move(answer);
}

template Engine::Impl::Decided Engine::Impl::decideNow(const Command &, const Recalled &);
template Result<Answer> Engine::Impl::decide(const Command &, Done &, const Recalled &, BookingId *,
                                             const Again &);

Result<PropertyId> Engine::Impl::saveHotel(HotelSetup setup)
{
    booking::takeCardsFrom(setup.catalogue, setup.plans);
    if (const auto ok = inventory::validate(setup.catalogue); !ok)
        return tl::unexpected(ok.error());
    if (const auto ok = pricing::validate(setup.plans); !ok) return tl::unexpected(ok.error());
    std::promise<Result<PropertyId>> saved;
    auto result = saved.get_future();
    {
        const std::lock_guard held(lock_);
        if (state_ != State::Running) return tl::unexpected(down_);
        jobs_.push_back({[&] { saved.set_value(writeHotel(setup)); }});
        wakeWriter();
    }
    return result.get();
}

Result<SnapshotPtr> Engine::Impl::snapshot(PropertyId property) const
{
    const std::lock_guard held(lock_);
    const auto found = runningHouse(property);
    if (!found) return tl::unexpected(found.error());
    const booking::House *h = *found;
    looked_.insert(property.value, lastSeq_);
    auto s = std::make_shared<Snapshot>();
    s->epoch = epoch_;
    s->commitNumber = commitCount_;
    s->seq = lastSeq_;
    s->engineNow = now();
    s->catalogue = h->catalogue();
    s->plans = h->rates().plans();
    s->ledger = h->ledger();
    s->rateBook = h->rates();
    h->holds().forEach([&](const booking::Hold &hold) { s->holds.push_back(hold); });
    s->bookings.assign(h->state().bookings.cbegin(), h->state().bookings.cend());
    std::sort(s->bookings.begin(), s->bookings.end(),
              [](const auto &a, const auto &b) { return a.id < b.id; });
    s->users = h->users();
    const booking::RequestBook &requests = h->requests();
    s->sagas.assign(requests.sagas.cbegin(), requests.sagas.cend());
    s->undecided.assign(requests.undecided.cbegin(), requests.undecided.cend());
    s->tokens = requests.tokens;
    for (auto at = requests.setups.cbegin(); at != requests.setups.cend(); ++at)
        s->setups.push_back({property, booking::SetupKind(at.key()), at.value(), 0});
    for (const inventory::Room &room : s->catalogue.rooms) {
        const auto status = h->housekeeping().of(room.id);
        if (status != booking::HousekeepingStatus::Clean)
            s->housekeeping.push_back({property, room.id, status});
    }
    return SnapshotPtr(std::move(s));
}

Engine::Engine(std::unique_ptr<Impl> impl) : impl_(std::move(impl))
{}
Engine::~Engine() = default;

Result<std::unique_ptr<Engine>> Engine::open(const QString &file, const core::Clock &clock,
                                             EngineOptions options)
{
    auto impl = std::make_unique<Impl>(file, clock, options);
    if (const auto ok = impl->start(); !ok) return tl::unexpected(ok.error());
    return std::unique_ptr<Engine>(new Engine(std::move(impl)));
}

QString Engine::file() const
{
    return impl_->file_;
}

std::vector<inventory::Property> Engine::properties() const
{
    const std::lock_guard held(impl_->lock_);
    std::vector<inventory::Property> out;
    for (const auto &h : impl_->houses_) out.push_back(h->catalogue().property);
    return out;
}

Result<PropertyId> Engine::saveHotel(HotelSetup setup)
{
    return impl_->saveHotel(std::move(setup));
}

template <typename C>
void Engine::Impl::call(const C &command, Done &done)
{
    Result<Answer> answer = [&] {
        if constexpr (std::is_same_v<C, Command>) {
            const auto more = complete(command);
            if (!more) return Result<Answer>(tl::unexpected(more.error()));
            const Command &whole = *more ? **more : command;
            std::unique_lock held(lock_);
            return decide(whole, done, recall({&whole, 1}, held));
        } else {
            std::unique_lock held(lock_);
            return decide(command, done, {});
        }
    }();
    if (done) done(std::move(answer));
}

void Engine::call(const Command &command, Done done)
{
    if (const auto *undo = std::get_if<booking::UndoStep>(&command); undo && !undo->content) {
        const auto complete = impl_->withContent(*undo);
        if (complete)
            call(*complete, std::move(done));
        else if (done)
            done(tl::unexpected(complete.error()));
        return;
    }
    if (!impl_->consults({&command, 1})) return impl_->call(command, done);
    impl_->consult({command}, [impl = impl_.get(), done = std::move(done)](
                                  std::vector<Command> &&commands, ConsultedPtr consulted) {
        Done one = done;
        if (consulted) {
            one = [consulted, done](Result<Answer> &&answer) {
                consulted->decided(0, answer);
                if (done) done(std::move(answer));
            };
        }
        impl->call(commands.front(), one);
    });
}

void Engine::call(const booking::TakeHold &command, Done done)
{
    impl_->call(command, done);
}

void Engine::call(const booking::ReleaseHold &command, Done done)
{
    impl_->call(command, done);
}

QFuture<Result<Answer>> Engine::submit(Command command)
{
    auto promise = std::make_shared<QPromise<Result<Answer>>>();
    promise->start();
    auto future = promise->future();
    impl_->submitThread_.post([this, promise, command = std::move(command)] {
        call(command, [promise](Result<Answer> answer) {
            promise->addResult(std::move(answer));
            promise->finish();
        });
    });
    return future;
}

Result<Answer> Engine::run(const Command &command)
{
    std::promise<Result<Answer>> answered;
    auto answer = answered.get_future();
    call(command, [&](Result<Answer> a) { answered.set_value(std::move(a)); });
    return answer.get();
}

int Engine::subscribe(std::function<void(ChangeSetPtr)> listener)
{
    const std::lock_guard held(impl_->listenersLock_);
    impl_->listeners_.emplace_back(impl_->nextListener_,
                                   std::make_shared<const Impl::Listener>(std::move(listener)));
    impl_->listened_ = true;
    return impl_->nextListener_++;
}

void Engine::unsubscribe(int handle)
{
    const std::lock_guard held(impl_->listenersLock_);
    std::erase_if(impl_->listeners_, [&](const auto &l) { return l.first == handle; });
    impl_->listened_ = !impl_->listeners_.empty();
}

Result<SnapshotPtr> Engine::snapshot(PropertyId property) const
{
    return impl_->snapshot(property);
}

QFuture<Result<SnapshotPtr>> Engine::snapshotLater(PropertyId property) const
{
    return impl_->submitThread_.later(
        [impl = impl_.get(), property] { return impl->snapshot(property); });
}

Instant Engine::now() const
{
    return impl_->now();
}

void Engine::tick()
{
    const std::lock_guard held(impl_->lock_);
    impl_->tick();
}

void Engine::flush()
{
    std::unique_lock held(impl_->lock_);
    const qint64 goal = impl_->lastSeq_;
    const qint64 epoch = impl_->epoch_;
    impl_->wakeWriter();
    impl_->settled_.wait(held, [&] {
        const bool told = impl_->answered_ >= goal || !impl_->telling_;
        return (impl_->committed_.load() >= goal && told) || impl_->epoch_ != epoch
               || impl_->state_ != Impl::State::Running;
    });
}

qint64 Engine::committedSeq() const
{
    return impl_->committed_.load();
}

}  // namespace roomrack::engine
