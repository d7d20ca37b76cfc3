// SPDX-License-Identifier: GPL-3.0-or-later
// Several commands under one lock: those of one caller, or of one message with its accompanying
// rows.
#include "engine/engine_impl.h"

namespace roomrack::engine {

namespace {

BookingId *bookingOf(Command &command)
{
    return std::visit(
        [](auto &c) -> BookingId * {
            if constexpr (requires { c.booking; }) {
                return &c.booking;
            } else {
                return nullptr;
            }
        },
        command);
}

/// Commands that were not written leave no candidates.
void tellDecided(const Consulted &consulted, const Result<Engine::Answers> &answers)
{
    for (size_t i = 0; i < consulted.own.size(); ++i) {
        consulted.decided(i, answers ? (*answers)[i]
                                     : Result<Answer>(tl::unexpected(answers.error())));
    }
}

tl::unexpected<Error> noSuchBooking()
{
    return fail(ErrorCode::NotFound, QStringLiteral("booking"),
                ErrorText::tr("the previous command created no booking"));
}

/// Replaces -n by the number of the booking taken earlier in the same call. False: that command
/// took none.
bool resolveBooking(Command &command, const std::vector<BookingId> &taken)
{
    BookingId *booking = bookingOf(command);
    if (!booking || booking->value >= 0) return true;
    const auto nth = static_cast<size_t>(-(booking->value + 1));
    *booking = nth < taken.size() ? taken[nth] : BookingId();
    return bool(*booking);
}

}  // namespace

/// Commands of one call; later ones may refer to the bookings of earlier ones.
struct Engine::Impl::Group {
    std::vector<Command> commands;
    std::vector<BookingId> taken;
    std::map<size_t, Error> failed;
};

Result<Answer> Engine::Impl::decideInGroup(const std::shared_ptr<Group> &group, size_t nth,
                                           Done &done, const Recalled &recalled)
{
    BookingId &taken = group->taken[nth];
    taken = {};
    if (const auto why = group->failed.find(nth); why != group->failed.end())
        return tl::unexpected(why->second);
    Command command = group->commands[nth];
    if (!resolveBooking(command, group->taken)) return noSuchBooking();
    return decide(command, done, recalled, &taken, [this, group, nth](Done &waits) {
        const std::span<const Command> asked(&group->commands[nth], 1);
        return decideInGroup(group, nth, waits, recallNow(asked));
    });
}

void Engine::Impl::callAll(std::vector<Command> commands,
                           const std::function<void(size_t, Result<Answer>)> &done)
{
    std::vector<std::pair<size_t, Result<Answer>>> ready;
    const auto shared = std::make_shared<std::function<void(size_t, Result<Answer>)>>(done);
    const auto group = std::make_shared<Group>();
    group->failed = completeAll(commands);
    group->taken.resize(commands.size());
    group->commands = std::move(commands);
    {
        std::unique_lock held(lock_);
        const Recalled recalled = recall(group->commands, held);
        for (size_t i = 0; i < group->commands.size(); ++i) {
            Done one = [shared, i](Result<Answer> answer) { (*shared)(i, std::move(answer)); };
            auto answer = decideInGroup(group, i, one, recalled);
            if (one) ready.emplace_back(i, std::move(answer));
        }
    }
    for (auto &[i, answer] : ready) (*shared)(i, std::move(answer));
}

void Engine::callAll(std::vector<Command> commands,
                     std::function<void(size_t, Result<Answer>)> done)
{
    if (!impl_->consults(commands)) return impl_->callAll(std::move(commands), done);
    impl_->consult(std::move(commands), [impl = impl_.get(), done = std::move(done)](
                                            std::vector<Command> &&all, ConsultedPtr consulted) {
        if (!consulted) return impl->callAll(std::move(all), done);
        impl->callAll(std::move(all), [consulted, done](size_t i, auto answer) {
            consulted->decided(i, answer);
            done(i, std::move(answer));
        });
    });
}

/// A channel message, decided and written as one unit.
struct Engine::Impl::Delivery {
    std::vector<Command> commands;
    std::map<size_t, Error> failed;
    Beside beside;
    Delivered done;
    Answers answers;
};

/// Called with the lock held.
void Engine::Impl::decideDelivery(const std::shared_ptr<Delivery> &delivery,
                                  const Recalled &recalled)
{
    delivery->answers.clear();
    PropertyId property;
    for (size_t i = 0; i < delivery->commands.size(); ++i) {
        const Command &command = delivery->commands[i];
        property = booking::callerOf(command).property;
        const auto why = delivery->failed.find(i);
        delivery->answers.push_back(why == delivery->failed.end()
                                        ? decideNow(command, recalled).answer
                                        : tl::unexpected(why->second));
    }
    if (delivery->beside) {
        booking::ChannelRows rows = delivery->beside(delivery->answers);
        if (!property) property = rows.property();
        open_.batch.channels.append(std::move(rows));
    }
    const auto tell = [delivery](const Result<Answer> &saved) {
        if (!delivery->done) return;
        if (saved)
            delivery->done(std::move(delivery->answers));
        else
            delivery->done(tl::unexpected(saved.error()));
    };
    const auto again = [this, delivery](Done &done) -> Result<Answer> {
        done = nullptr;
        decideDelivery(delivery, recallNow(delivery->commands));
        return Answer();
    };
    open_.waiters.push_back({tell, Answer(), property, again});
    wakeWriter();
}

void Engine::Impl::deliver(std::vector<Command> commands, const Beside &beside,
                           const Delivered &done)
{
    std::optional<Error> busy;
    const auto delivery = std::make_shared<Delivery>();
    delivery->failed = completeAll(commands);
    delivery->commands = std::move(commands);
    delivery->beside = beside;
    delivery->done = done;
    {
        std::unique_lock held(lock_);
        const Recalled recalled = recall(delivery->commands, held);
        if (state_ != State::Running)
            busy = down_;
        else
            decideDelivery(delivery, recalled);
    }
    if (busy && delivery->done) delivery->done(tl::unexpected(*busy));
}

void Engine::deliver(std::vector<Command> commands, Beside beside, Delivered done)
{
    if (!impl_->consults(commands)) return impl_->deliver(std::move(commands), beside, done);
    impl_->consult(std::move(commands), [impl = impl_.get(), beside = std::move(beside),
                                         done = std::move(done)](std::vector<Command> &&all,
                                                                 ConsultedPtr consulted) {
        if (!consulted) return impl->deliver(std::move(all), beside, done);
        impl->deliver(std::move(all), beside, [consulted, done](Result<Answers> &&answers) {
            tellDecided(*consulted, answers);
            if (done) done(std::move(answers));
        });
    });
}

}  // namespace roomrack::engine
