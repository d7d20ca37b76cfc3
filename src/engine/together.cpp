// SPDX-License-Identifier: GPL-3.0-or-later
// Several commands under one lock: of one caller, or of one message with what is written beside it.
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

tl::unexpected<Error> noSuchBooking()
{
    return fail(ErrorCode::NotFound, QStringLiteral("booking"),
                ErrorText::tr("the command before it took no booking"));
}

/// Puts the number of a booking taken earlier in the same call where -n stands for it. False:
/// that command took none.
bool resolveBooking(Command &command, const std::vector<BookingId> &taken)
{
    BookingId *booking = bookingOf(command);
    if (!booking || booking->value >= 0) return true;
    const auto nth = static_cast<size_t>(-(booking->value + 1));
    *booking = nth < taken.size() ? taken[nth] : BookingId();
    return bool(*booking);
}

}  // namespace

/// Commands of one call, of which later ones may name the bookings of earlier ones.
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

void Engine::callAll(std::vector<Command> commands,
                     std::function<void(size_t, Result<Answer>)> done)
{
    std::vector<std::pair<size_t, Result<Answer>>> ready;
    const auto shared =
        std::make_shared<std::function<void(size_t, Result<Answer>)>>(std::move(done));
    const auto group = std::make_shared<Impl::Group>();
    group->failed = impl_->completeAll(commands);
    group->taken.resize(commands.size());
    group->commands = std::move(commands);
    {
        std::unique_lock held(impl_->lock_);
        const Recalled recalled = impl_->recall(group->commands, held);
        for (size_t i = 0; i < group->commands.size(); ++i) {
            Done one = [shared, i](Result<Answer> answer) { (*shared)(i, std::move(answer)); };
            auto answer = impl_->decideInGroup(group, i, one, recalled);
            if (one) ready.emplace_back(i, std::move(answer));
        }
    }
    for (auto &[i, answer] : ready) (*shared)(i, std::move(answer));
}

/// What a channel said, to be decided and written as one.
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

void Engine::deliver(std::vector<Command> commands, Beside beside, Delivered done)
{
    std::optional<Error> busy;
    const auto delivery = std::make_shared<Impl::Delivery>();
    delivery->failed = impl_->completeAll(commands);
    delivery->commands = std::move(commands);
    delivery->beside = std::move(beside);
    delivery->done = std::move(done);
    {
        std::unique_lock held(impl_->lock_);
        const Recalled recalled = impl_->recall(delivery->commands, held);
        if (impl_->state_ != Impl::State::Running)
            busy = impl_->down_;
        else
            impl_->decideDelivery(delivery, recalled);
    }
    if (busy && delivery->done) delivery->done(tl::unexpected(*busy));
}

}  // namespace roomrack::engine
