// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/group_calls.h"

#include "engine/consult.h"
#include "engine/decider.h"

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
void tellDecided(const Consulted &consulted, const Result<GroupCalls::Answers> &answers)
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
struct GroupCalls::Group {
    std::vector<Command> commands;
    std::vector<BookingId> taken;
};

Result<Answer> GroupCalls::decideInGroup(const std::shared_ptr<Group> &group, size_t nth,
                                         Engine::Done &done, const Recalled &recalled)
{
    BookingId &taken = group->taken[nth];
    taken = {};
    Command command = group->commands[nth];
    if (!resolveBooking(command, group->taken)) return noSuchBooking();
    return decider_.decide(command, done, recalled, &taken,
                           [this, group, nth](Engine::Done &waits) {
                               const std::span<const Command> asked(&group->commands[nth], 1);
                               return decideInGroup(group, nth, waits, Recall(state_).now(asked));
                           });
}

void GroupCalls::decideAll(std::vector<Command> commands, const Each &done)
{
    std::vector<std::pair<size_t, Result<Answer>>> ready;
    const auto shared = std::make_shared<Each>(done);
    const auto group = std::make_shared<Group>();
    if (const auto ok = completion_.completeAll(commands); !ok) {
        for (size_t i = 0; i < commands.size(); ++i) done(i, tl::unexpected(ok.error()));
        return;
    }
    group->taken.resize(commands.size());
    group->commands = std::move(commands);
    {
        std::unique_lock held(state_.lock);
        const Recalled recalled = Recall(state_).before(group->commands, held);
        for (size_t i = 0; i < group->commands.size(); ++i) {
            Engine::Done one = [shared, i](Result<Answer> answer) {
                (*shared)(i, std::move(answer));
            };
            auto answer = decideInGroup(group, i, one, recalled);
            if (one) ready.emplace_back(i, std::move(answer));
        }
    }
    for (auto &[i, answer] : ready) (*shared)(i, std::move(answer));
}

void GroupCalls::callAll(std::vector<Command> commands, Each done)
{
    if (!central_.consults(commands)) return decideAll(std::move(commands), done);
    central_.consult(std::move(commands), [this, done = std::move(done)](std::vector<Command> &&all,
                                                                         ConsultedPtr consulted) {
        if (!consulted) return decideAll(std::move(all), done);
        decideAll(std::move(all), [consulted, done](size_t i, auto answer) {
            consulted->decided(i, answer);
            done(i, std::move(answer));
        });
    });
}

/// A channel message, decided and written as one unit.
struct GroupCalls::Delivery {
    std::vector<Command> commands;
    Beside beside;
    Delivered done;
    Answers answers;
};

/// Called with the lock held.
void GroupCalls::decideDelivery(const std::shared_ptr<Delivery> &delivery, const Recalled &recalled)
{
    delivery->answers.clear();
    PropertyId property;
    for (const Command &command : delivery->commands) {
        property = booking::callerOf(command).property;
        delivery->answers.push_back(decider_.decideNow(command, recalled).answer);
    }
    if (delivery->beside) {
        booking::ChannelRows rows = delivery->beside(delivery->answers);
        if (!property) property = rows.property();
        state_.open.batch.channels.append(std::move(rows));
    }
    const auto tell = [delivery](const Result<Answer> &saved) {
        if (!delivery->done) return;
        if (saved)
            delivery->done(std::move(delivery->answers));
        else
            delivery->done(tl::unexpected(saved.error()));
    };
    const auto again = [this, delivery](Engine::Done &done) -> Result<Answer> {
        done = nullptr;
        decideDelivery(delivery, Recall(state_).now(delivery->commands));
        return Answer();
    };
    state_.open.waiters.push_back({tell, Answer(), property, again});
    state_.wakeWriter();
}

void GroupCalls::decideMessage(std::vector<Command> commands, const Beside &beside,
                               const Delivered &done)
{
    std::optional<Error> busy;
    const auto delivery = std::make_shared<Delivery>();
    if (const auto ok = completion_.completeAll(commands); !ok) {
        if (done) done(tl::unexpected(ok.error()));
        return;
    }
    delivery->commands = std::move(commands);
    delivery->beside = beside;
    delivery->done = done;
    {
        std::unique_lock held(state_.lock);
        const Recalled recalled = Recall(state_).before(delivery->commands, held);
        if (state_.phase != EngineState::Phase::Running)
            busy = state_.down;
        else
            decideDelivery(delivery, recalled);
    }
    if (busy && delivery->done) delivery->done(tl::unexpected(*busy));
}

void GroupCalls::deliver(std::vector<Command> commands, Beside beside, Delivered done)
{
    if (!central_.consults(commands)) return decideMessage(std::move(commands), beside, done);
    central_.consult(std::move(commands), [this, beside = std::move(beside),
                                           done = std::move(done)](std::vector<Command> &&all,
                                                                   ConsultedPtr consulted) {
        if (!consulted) return decideMessage(std::move(all), beside, done);
        decideMessage(std::move(all), beside, [consulted, done](Result<Answers> &&answers) {
            tellDecided(*consulted, answers);
            if (done) done(std::move(answers));
        });
    });
}

}  // namespace roomrack::engine
