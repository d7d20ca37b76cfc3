// SPDX-License-Identifier: GPL-3.0-or-later
// Properties that share a place, and with it every commit: commands of one must not affect the
// others.
#pragma once

#include "engine/engine_hotel.h"
#include "engine/group_calls.h"
#include "storage/store.h"
#include "support/hotel_place.h"

#include <atomic>
#include <future>

namespace roomrack::tests {

struct HotelsInOnePlace {
    HotelPlace place;
    core::ManualClock clock{kNoon};
    std::unique_ptr<engine::Engine> engine;
    std::vector<PropertyId> hotels;
    std::vector<engine::SnapshotPtr> first;  ///< of each: room and plan ids are unique per place
    std::atomic<int> reloads{0};

    /// False: it could not be created.
    bool make(int count)
    {
        if (!open()) return false;
        for (int i = 0; i < count; ++i) {
            auto setup = hotelSetup();
            setup.catalogue.property.name += QString::number(i);
            setup.catalogue.channels.push_back(
                {ChannelId{2}, inventory::ChannelKind::Ota, QStringLiteral("Wayfarer"), 300, 1800});
            const auto saved = engine->saveHotel(setup);
            if (!saved) return false;
            hotels.push_back(*saved);
            first.push_back(*engine->snapshot(*saved));
        }
        // After the last description: listeners added from here on receive no other.
        const booking::SaveTemplate any{desk(0), QStringLiteral("First"), QStringLiteral("{}")};
        if (!engine->run(engine::Command(any))) return false;
        // A committed edit of the description has records, a property that is read anew has none.
        engine->listeners().add([this](const engine::ChangeSetPtr &set) {
            reloads += set->reload && set->records.empty();
        });
        return true;
    }
    /// Closes the engine and verifies what is stored; a line for each finding.
    QString findings()
    {
        engine.reset();
        const auto report = storage::verify(place.place());
        if (!report) return report.error().text();
        QStringList lines;
        for (const auto &f : report->findings) lines += f.where + QStringLiteral(": ") + f.what;
        return lines.join(u'\n');
    }
    bool open()
    {
        engine::EngineOptions options;
        options.ticks = false;
        auto opened = engine::Engine::open(place.place(), clock, options);
        if (opened) engine = std::move(*opened);
        return opened.has_value();
    }
    qint64 epoch() const { return (*engine->snapshot(hotels.front()))->epoch; }
    booking::Caller desk(size_t hotel) const
    {
        return {hotels[hotel], kDeskActor, first[hotel]->catalogue.channels.front().id, {}};
    }
    RoomTypeId type(size_t hotel) const { return first[hotel]->catalogue.roomTypes.front().id; }
    ChannelId ota(size_t hotel) const { return first[hotel]->catalogue.channels.back().id; }
    booking::HoldAndConfirm book(size_t hotel, const QString &guest, int in = 1) const
    {
        booking::HoldAndConfirm c;
        c.what.caller = desk(hotel);
        c.what.roomType = type(hotel);
        c.what.stay = Stay(kToday + in, 2);
        c.what.adults = 1;
        c.what.plan = first[hotel]->plans.front().id;
        c.guest.name = guest;
        return c;
    }
    /// Decided under one lock, so all in one batch.
    std::vector<Result<engine::Answer>> together(const std::vector<engine::Command> &commands) const
    {
        std::vector<std::promise<Result<engine::Answer>>> promised(commands.size());
        engine->groups().callAll(commands, [&](size_t i, Result<engine::Answer> answer) {
            promised[i].set_value(std::move(answer));
        });
        std::vector<Result<engine::Answer>> answers;
        for (auto &one : promised) answers.push_back(one.get_future().get());
        return answers;
    }
    /// From here on the database refuses guests of this name, although the program accepts them.
    void refuseGuest(const QString &name) const
    {
        place.tamper(
            place.onServer()
                ? QStringLiteral("ALTER TABLE booking_text ADD CHECK (guest <> '%1')").arg(name)
                : QStringLiteral("CREATE TRIGGER rigged BEFORE INSERT ON booking_text"
                                 " WHEN new.guest = '%1'"
                                 " BEGIN SELECT raise(ABORT, 'rigged'); END")
                      .arg(name));
    }
};

}  // namespace roomrack::tests
