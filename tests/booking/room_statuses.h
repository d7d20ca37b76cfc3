// SPDX-License-Identifier: GPL-3.0-or-later
// Naive model of housekeeping: of each room, how often guests came or went and which steps set its
// status. An undo may say that a room is clean only if neither has changed since its step.
#pragma once

#include "booking/guests_inside.h"
#include "core/random.h"

namespace roomrack::tests {

class RoomStatuses {
public:
    RoomStatuses(const TestHouse &h, const GuestsInside &guests) : h_(h), guests_(guests) {}

    /// A change of some rooms, or the undo of one.
    booking::Command next(core::Random &random)
    {
        if (!steps_.empty() && random.chance(0.5)) {
            const auto &step = steps_[size_t(random.below(int(steps_.size())))];
            return booking::UndoStep{h_.desk(), step.content->step.id, random.chance(0.5),
                                     step.content};
        }
        booking::SetHousekeeping c{h_.desk(), {}};
        c.status = booking::HousekeepingStatus(random.between(1, 4));
        const qint64 first = random.between(1, 6);
        c.rooms = {RoomId{first}};
        if (random.chance(0.5)) c.rooms.push_back(RoomId{first % 6 + 1});
        return c;
    }
    static QString textOf(const booking::Command &c)
    {
        if (const auto *undo = std::get_if<booking::UndoStep>(&c))
            return QStringLiteral("undo of %1").arg(undo->step);
        const auto &set = std::get<booking::SetHousekeeping>(c);
        QString text = QStringLiteral("status %1:").arg(int(set.status));
        for (const RoomId room : set.rooms) text += QStringLiteral(" %1").arg(room.value);
        return text;
    }
    /// After a command that succeeded: what is wrong.
    QString note(const booking::Command &c, const booking::Answer &answer)
    {
        const auto *undo = std::get_if<booking::UndoStep>(&c);
        const bool isStep = !h_.batch.steps.empty()
                            && h_.batch.steps.back().step.kind == booking::StepKind::Housekeeping;
        if (!isStep) return {};
        QString wrong;
        if (undo) wrong = undone(undo->step, answer.step);
        keep(answer.step);
        return wrong;
    }

private:
    using Setters = std::vector<qint64>;
    struct Room {
        int uses = 0;
        Setters setters;
        friend bool operator==(const Room &, const Room &) = default;
    };
    struct Step {
        std::shared_ptr<const booking::StepContent> content;
        std::map<qint64, Room> rooms;  ///< as the step left them
    };

    Room now(qint64 room) const
    {
        const auto at = setters_.find(room);
        return {guests_.usesOf(room), at == setters_.end() ? Setters() : at->second};
    }
    /// Of the step `id`, by the step `by`.
    QString undone(qint64 id, qint64 by)
    {
        const auto at = std::find_if(steps_.begin(), steps_.end(), [id](const Step &step) {
            return step.content->step.id == id;
        });
        if (at == steps_.end()) return QStringLiteral("step %1 was undone twice").arg(id);
        QString wrong;
        for (const booking::Record &r : h_.batch.records) {
            if (r.kind != booking::RecordKind::HousekeepingSet) continue;
            const auto said = booking::HousekeepingStatus(r.value);
            const bool ready = said == booking::HousekeepingStatus::Clean
                               || said == booking::HousekeepingStatus::Inspected;
            if (ready && now(r.subject) != at->rooms.at(r.subject))
                wrong = QStringLiteral("the undo of %1 made room %2 ready").arg(id).arg(r.subject);
            // An undo leaves the room as the steps before it did, a redo as the step did at first.
            Setters &setters = setters_[r.subject];
            if (at->content->step.isUndo)
                setters.push_back(origins_[by] = originOf(at->content->step.undoes));
            else
                std::erase(setters, originOf(id));
        }
        steps_.erase(at);
        return wrong;
    }
    /// The step that a redo did again.
    qint64 originOf(qint64 step) const
    {
        const auto at = origins_.find(step);
        return at == origins_.end() ? step : at->second;
    }
    /// As the engine reads a step from the file.
    void keep(qint64 id)
    {
        auto content = std::make_shared<booking::StepContent>();
        content->step = h_.batch.steps.back().step;
        Step step;
        for (const booking::Record &r : h_.batch.records) {
            if (r.kind != booking::RecordKind::HousekeepingSet) continue;
            content->housekeeping.push_back({{r.subject},
                                             booking::HousekeepingStatus(r.amount),
                                             booking::HousekeepingStatus(r.value)});
            if (content->step.undoes == 0) setters_[r.subject].push_back(id);
            step.rooms[r.subject] = now(r.subject);
        }
        step.content = content;
        steps_.push_back(std::move(step));
    }

    const TestHouse &h_;
    const GuestsInside &guests_;
    std::vector<Step> steps_;            ///< that are not undone
    std::map<qint64, qint64> origins_;   ///< of redos
    std::map<qint64, Setters> setters_;  ///< by room: the steps that set it and are not undone
};

}  // namespace roomrack::tests
