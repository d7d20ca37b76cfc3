// SPDX-License-Identifier: GPL-3.0-or-later
#include "reservations/engine_access.h"

#include <future>

namespace roomrack::reservations {

EngineAccess::EngineAccess(engine::Engine &engine, engine::AsyncReader &reading,
                           engine::Scheduler &scheduler, PropertyId property, Pace pace)
    : engine_(engine), reading_(reading), scheduler_(scheduler), property_(property), pace_(pace)
{}

EngineAccess::~EngineAccess()
{
    for (const int listener : listeners_) engine_.listeners().remove(listener);
}

std::function<void(std::function<void()>)> EngineAccess::poster() const
{
    return [poster = scheduler_.poster(), alive = alive_.watch()](std::function<void()> what) {
        poster->post([alive, what = std::move(what)] {
            if (*alive) what();
        });
    };
}

void EngineAccess::call(engine::Command command, Told done)
{
    const auto tell = [post = poster(), done = std::move(done)](Result<engine::Answer> answer) {
        post([done, answer = std::move(answer)] { done(answer); });
    };
    if (pace_ == Pace::AsItComes) {
        engine_.call(command, tell);
        return;
    }
    tell(engine_.run(command));
    engine_.flush();  // listeners are notified after callers
}

void EngineAccess::once(booking::Claim claim, std::vector<engine::Command> commands,
                        engine::Render render, OnceDone done)
{
    using Answered = Result<engine::Once>;
    const auto tell = [post = poster(), done = std::move(done)](Answered answer) {
        post([done, answer = std::move(answer)] { done(answer); });
    };
    if (pace_ == Pace::AsItComes) {
        engine_.once(std::move(claim), std::move(commands), std::move(render), tell);
        return;
    }
    const auto told = std::make_shared<std::promise<Answered>>();
    auto answer = told->get_future();
    engine_.once(std::move(claim), std::move(commands), std::move(render),
                 [told](Answered a) { told->set_value(std::move(a)); });
    tell(answer.get());
    engine_.flush();
}

void EngineAccess::listen(std::function<void(const engine::ChangeSet &)> listener)
{
    listeners_.push_back(engine_.listeners().add(
        [post = poster(), property = property_,
         listener = std::move(listener)](const engine::ChangeSetPtr &change) {
            if (change->property == property) post([listener, change] { listener(*change); });
        }));
}

}  // namespace roomrack::reservations
