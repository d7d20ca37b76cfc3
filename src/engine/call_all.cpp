// SPDX-License-Identifier: GPL-3.0-or-later
// Several commands at once: decided in order under one lock, or with what a channel said.
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

/// What was not written has left no candidates.
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

void Engine::Impl::callAll(std::vector<Command> commands,
                           const std::function<void(size_t, Result<Answer>)> &done)
{
    std::vector<std::pair<size_t, Result<Answer>>> ready;
    const auto shared = std::make_shared<std::function<void(size_t, Result<Answer>)>>(done);
    const auto failed = completeAll(commands);
    {
        std::unique_lock held(lock_);
        const Recalled recalled = recall(commands, held);
        std::vector<BookingId> taken;
        taken.reserve(commands.size());
        for (size_t i = 0; i < commands.size(); ++i) {
            Done one = [shared, i](Result<Answer> answer) { (*shared)(i, std::move(answer)); };
            if (const auto why = failed.find(i); why != failed.end()) {
                ready.emplace_back(i, tl::unexpected(why->second));
                taken.emplace_back();
                continue;
            }
            if (!resolveBooking(commands[i], taken)) {
                ready.emplace_back(i, noSuchBooking());
                taken.emplace_back();
                continue;
            }
            auto answer = decide(commands[i], one, recalled, &taken.emplace_back());
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

void Engine::Impl::deliver(std::vector<Command> commands, const Beside &beside,
                           const Delivered &done)
{
    const auto answers = std::make_shared<Answers>();
    std::optional<Error> busy;
    const auto failed = completeAll(commands);
    {
        std::unique_lock held(lock_);
        const Recalled recalled = recall(commands, held);
        if (state_ != State::Running) {
            busy = down_;
        } else {
            for (size_t i = 0; i < commands.size(); ++i) {
                Done nobody;
                const auto why = failed.find(i);
                answers->push_back(why == failed.end() ? decide(commands[i], nobody, recalled)
                                                       : tl::unexpected(why->second));
            }
            if (beside) open_.batch.channels.append(beside(*answers));
            open_.waiters.push_back({[answers, done](const Result<Answer> &saved) {
                                         if (!done) return;
                                         if (saved)
                                             done(std::move(*answers));
                                         else
                                             done(tl::unexpected(saved.error()));
                                     },
                                     Answer()});
            wakeWriter();
        }
    }
    if (busy && done) done(tl::unexpected(*busy));
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
