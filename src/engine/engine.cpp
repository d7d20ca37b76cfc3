// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/engine.h"

#include "engine/clock_correction.h"
#include "engine/engine_previews.h"
#include "engine/group_calls.h"
#include "engine/hotel_writer.h"
#include "engine/once_calls.h"
#include "engine/snapshots.h"
#include "engine/undo.h"
#include "engine/writer.h"

#include <future>

namespace roomrack::engine {

/// The parts of the engine, in the order in which they need each other.
struct Engine::Impl {
    Impl(Engine &engine, const QString &file, const core::Clock &clock, EngineOptions options)
        : state(file, clock, options), signIn(state, engine)
    {}
    ~Impl()
    {
        submitThread.finish();
        signIn.finish();
        undo.close();  // the last connection to close copies the WAL into the file
        writer.stop();
    }

    EngineState state;
    CommandCompletion completion{state};
    CentralConsultation central{state, completion};
    Decider decider{state, completion};
    GroupCalls groups{state, completion, central, decider};
    OnceCalls onceCalls{state, completion, central, decider};
    UndoSteps undo{state};
    Ticker ticker{state};
    CommitWriter writer{state, completion, ticker};
    SignIn signIn;
    WorkThread submitThread;  ///< submit() and the ...Later() functions
    EnginePreviews previews{state, undo, submitThread};
};

Engine::Engine(const QString &file, const core::Clock &clock, EngineOptions options)
    : impl_(std::make_unique<Impl>(*this, file, clock, options))
{}
Engine::~Engine() = default;

Result<std::unique_ptr<Engine>> Engine::open(const QString &file, const core::Clock &clock,
                                             EngineOptions options)
{
    std::unique_ptr<Engine> engine(new Engine(file, clock, options));
    if (const auto ok = engine->impl_->writer.start(); !ok) return tl::unexpected(ok.error());
    return engine;
}

QString Engine::file() const
{
    return impl_->state.file;
}

std::vector<inventory::Property> Engine::properties() const
{
    const std::lock_guard held(impl_->state.lock);
    std::vector<inventory::Property> out;
    for (const auto &h : impl_->state.houses) out.push_back(h->catalogue().property);
    return out;
}

bool Engine::wasInterrupted() const
{
    return impl_->state.interrupted;
}

Result<PropertyId> Engine::saveHotel(HotelSetup setup)
{
    return HotelWriter(impl_->state, impl_->completion).save(std::move(setup));
}

void Engine::call(const Command &command, Done done)
{
    if (const auto *undo = std::get_if<booking::UndoStep>(&command); undo && !undo->content) {
        const auto complete = impl_->undo.withContent(*undo);
        if (complete)
            call(*complete, std::move(done));
        else if (done)
            done(tl::unexpected(complete.error()));
        return;
    }
    if (!impl_->central.consults({&command, 1})) return impl_->decider.call(command, done);
    impl_->central.consult({command}, [decider = &impl_->decider, done = std::move(done)](
                                          std::vector<Command> &&commands, ConsultedPtr consulted) {
        Done one = done;
        if (consulted) {
            one = [consulted, done](Result<Answer> &&answer) {
                consulted->decided(0, answer);
                if (done) done(std::move(answer));
            };
        }
        decider->call(commands.front(), one);
    });
}

void Engine::call(const booking::TakeHold &command, Done done)
{
    impl_->decider.call(command, done);
}

void Engine::call(const booking::ReleaseHold &command, Done done)
{
    impl_->decider.call(command, done);
}

GroupCalls &Engine::groups()
{
    return impl_->groups;
}

void Engine::once(booking::Claim claim, std::vector<Command> commands, Render render, OnceDone done)
{
    impl_->onceCalls.once(std::move(claim), std::move(commands), std::move(render),
                          std::move(done));
}

void Engine::setCentral(PropertyId property, std::shared_ptr<CentralPort> port)
{
    impl_->central.set(property, std::move(port));
}

QFuture<Result<Answer>> Engine::submit(Command command)
{
    auto promise = std::make_shared<QPromise<Result<Answer>>>();
    promise->start();
    auto future = promise->future();
    impl_->submitThread.post([this, promise, command = std::move(command)] {
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

Listeners &Engine::listeners()
{
    return impl_->state.listeners;
}

SignIn &Engine::accounts()
{
    return impl_->signIn;
}

Result<SnapshotPtr> Engine::snapshot(PropertyId property) const
{
    return snapshotOf(impl_->state, property);
}

QFuture<Result<SnapshotPtr>> Engine::snapshotLater(PropertyId property) const
{
    return impl_->submitThread.later([this, property] { return snapshot(property); });
}

QFuture<Result<Quotes>> Engine::quotesLater(PropertyId property, Stay stay, int rooms,
                                            int guestsARoom) const
{
    return impl_->submitThread.later([this, property, stay, rooms, guestsARoom] {
        return quotesOf(impl_->state, property, stay, rooms, guestsARoom);
    });
}

const Previews &Engine::previews() const
{
    return impl_->previews;
}

std::optional<ClockDoubt> Engine::clockDoubt() const
{
    return impl_->state.time.doubt();
}

QFuture<Result<Answer>> Engine::confirmClockLater(booking::Caller caller, Instant wall)
{
    auto promise = std::make_shared<QPromise<Result<Answer>>>();
    promise->start();
    auto future = promise->future();
    impl_->submitThread.post([this, promise, caller, wall] {
        ClockCorrection(impl_->state).confirm(caller, wall, [promise](Result<Answer> &&answer) {
            promise->addResult(std::move(answer));
            promise->finish();
        });
    });
    return future;
}

Instant Engine::now() const
{
    return impl_->state.now();
}

void Engine::tick()
{
    const std::lock_guard held(impl_->state.lock);
    impl_->ticker.tick();
}

void Engine::flush()
{
    impl_->writer.flush();
}

qint64 Engine::committedSeq() const
{
    return impl_->state.committed.load();
}

}  // namespace roomrack::engine
