// SPDX-License-Identifier: GPL-3.0-or-later
#include "channels/connection/books.h"

#include <future>

namespace roomrack::channels {

Books::Books(engine::Engine &engine, engine::AsyncReader &reading, Scheduler &scheduler, Pace pace)
    : engine_(engine), reading_(reading), scheduler_(scheduler), pace_(pace)
{}

std::function<void(std::function<void()>)> Books::poster() const
{
    // Only the scheduler's thread checks whether this object still exists.
    return [poster = scheduler_.poster(), alive = alive_.watch()](std::function<void()> what) {
        poster->post([alive, what = std::move(what)] {
            if (*alive) what();
        });
    };
}

void Books::deliver(std::vector<engine::Command> commands, engine::GroupCalls::Beside beside,
                    std::function<void(Result<engine::GroupCalls::Answers>)> done)
{
    using Answers = Result<engine::GroupCalls::Answers>;
    const auto tell = [post = poster(), done = std::move(done)](Answers answers) {
        post([done, answers = std::move(answers)] { done(answers); });
    };
    if (pace_ == Pace::AsItComes) {
        engine_.groups().deliver(std::move(commands), std::move(beside), tell);
        return;
    }
    std::promise<Answers> told;
    auto answers = told.get_future();
    engine_.groups().deliver(std::move(commands), std::move(beside),
                             [&told](Answers &&a) { told.set_value(std::move(a)); });
    Answers result = answers.get();
    engine_.flush();  // callers are notified before listeners
    tell(std::move(result));
}

void Books::noteRepeat(PropertyId property, booking::DuplicateRow row, booking::ChannelRows beside,
                       std::function<void(bool)> done)
{
    booking::NoteRequests note;
    note.caller = {property, kEngineActor, {}, {}};
    note.duplicates.push_back(std::move(row));
    // If the decision must be repeated the rows are requested once more.
    deliver(
        {std::move(note)}, [beside = std::move(beside)](const auto &) { return beside; },
        [done = std::move(done)](const auto &answers) { done(answers.has_value()); });
}

void Books::write(booking::ChannelRows rows, std::function<void(Result<void>)> done)
{
    deliver(
        {}, [rows = std::move(rows)](const auto &) { return rows; },
        [done = std::move(done)](const Result<engine::GroupCalls::Answers> &answers) {
            if (answers)
                done({});
            else
                done(tl::unexpected(answers.error()));
        });
}

}  // namespace roomrack::channels
