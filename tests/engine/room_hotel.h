// SPDX-License-Identifier: GPL-3.0-or-later
// A property whose numbered rooms are assigned, entered and left, in a file or in a database.
#pragma once

#include "engine/engine_hotel.h"
#include "storage/reader.h"
#include "storage/store.h"
#include "support/hotel_place.h"

namespace roomrack::tests {

/// Types 1 and 2 have rooms 1 to 4, type 3 has rooms 5 to 8.
class RoomHotel : public EngineHotel {
public:
    /// As selected by the data row of the test.
    RoomHotel() = default;
    explicit RoomHotel(bool onServer) : place_(onServer) {}

    bool start()
    {
        if (!reopen()) return false;
        auto setup = hotelSetup();
        setup.catalogue.channels.push_back(
            {ChannelId{2}, inventory::ChannelKind::Pms, QStringLiteral("PMS"), 300, 1800});
        const auto saved = engine->saveHotel(setup);
        property = saved.value_or(PropertyId());
        return saved.has_value();
    }
    Result<void> reopen()
    {
        engine.reset();
        engine::EngineOptions options;
        options.ticks = false;
        auto opened = engine::Engine::open(place_.place(), clock, options);
        if (!opened) return tl::unexpected(opened.error());
        engine = std::move(*opened);
        return {};
    }
    BookingId book(int in, int nights, int rooms = 1)
    {
        const auto answer = engine->run(booking::HoldAndConfirm{hold(1, in, nights, rooms), {}});
        return answer ? answer->booking : BookingId{};
    }
    Result<booking::Answer> enter(BookingId id, const std::vector<RoomId> &rooms)
    {
        return engine->run(booking::CheckIn{desk(), id, 0, {}, rooms, false});
    }
    Result<booking::Answer> move(BookingId id, int from, int to, Stay nights = {})
    {
        return engine->run(booking::AssignRooms{desk(), {{id, RoomId{from}, RoomId{to}, nights}}});
    }
    Result<booking::Answer> change(BookingId id, int type)
    {
        booking::ChangeBooking c;
        c.caller = desk();
        c.booking = id;
        c.roomType = RoomTypeId{type};
        return engine->run(c);
    }
    booking::Caller pms() const
    {
        booking::Caller caller = desk();
        caller.channel = ChannelId{2};
        return caller;
    }
    bool undo(const Result<booking::Answer> &done)
    {
        return done && engine->run(booking::UndoStep{desk(), done->step, false, {}}).has_value();
    }
    bool nextDay() { return engine->run(booking::CloseDay{desk(), true}).has_value(); }
    /// "101 of 7": what the room plan shows as still occupied.
    QStringList occupied()
    {
        const auto reader = storage::Reader::open(engine->file());
        const auto plan = (*reader)->ask(storage::RoomPlanOf{property, Stay(kToday, kHorizon)});
        QStringList all;
        for (const auto &o : plan->occupied)
            all << QStringLiteral("%1 of %2").arg(100 + o.room.value).arg(o.booking.value);
        return all;
    }
    /// "102 from 2 for 3": the rooms that the booking has, with nights counted from the first day.
    QString given(BookingId id)
    {
        const auto reader = storage::Reader::open(engine->file());
        const auto plan = (*reader)->ask(storage::RoomPlanOf{property, Stay(kToday, kHorizon)});
        QStringList all;
        for (const auto &g : plan->given) {
            if (g.booking != id) continue;
            all << QStringLiteral("%1 from %2 for %3")
                       .arg(100 + g.room.value)
                       .arg(g.nights.checkIn() - kToday)
                       .arg(g.nights.nights());
        }
        return all.join(QStringLiteral(", "));
    }
    QString findings()
    {
        const auto report = storage::verify(engine->file());
        if (!report) return report.error().text();
        QStringList all;
        for (const auto &finding : report->findings) all << finding.what;
        return all.join(u'\n');
    }

private:
    HotelPlace place_;
};

}  // namespace roomrack::tests
