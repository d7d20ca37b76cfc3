// SPDX-License-Identifier: GPL-3.0-or-later
// A property in a temporary file, with an engine on it and a manual clock.
#pragma once

#include "engine/engine.h"

#include <QTemporaryDir>

namespace roomrack::tests {

inline const Night kToday = Night::of(2026, 3, 2);
inline constexpr int kHorizon = 60;
inline constexpr Instant kNoon{1'772'452'800'000'000};  ///< of kToday, UTC

/// `types` room types, two of which share a pool.
inline engine::HotelSetup hotelSetup(int types = 3, int roomsEach = 4)
{
    engine::HotelSetup s;
    inventory::Property &p = s.catalogue.property;
    p.name = QStringLiteral("Test");
    p.timeZone = QStringLiteral("Europe/Lisbon");
    p.businessDate = kToday;
    p.firstNight = kToday;
    p.horizonNights = kHorizon;
    p.audit = inventory::AuditMode::ByHand;
    int room = 100;
    for (int i = 0; i < types; ++i) {
        const int pool = i / 2;  // two room types share a pool
        if (i % 2 == 0) {
            s.catalogue.pools.push_back({PoolId{pool + 1}, QStringLiteral("P%1").arg(pool),
                                         QStringLiteral("Pool %1").arg(pool), pool});
            for (int r = 0; r < roomsEach; ++r)
                s.catalogue.rooms.push_back({{}, PoolId{pool + 1}, QString::number(++room)});
        }
        s.catalogue.roomTypes.push_back({RoomTypeId{i + 1}, PoolId{pool + 1},
                                         QStringLiteral("T%1").arg(i),
                                         QStringLiteral("Type %1").arg(i), roomsEach, 2, 3, i});
    }
    s.catalogue.channels = {
        {ChannelId{1}, inventory::ChannelKind::Desk, QStringLiteral("Front desk"), 300, 1800}};
    pricing::RatePlan bar;
    bar.id = RatePlanId{1};
    bar.code = bar.name = QStringLiteral("BAR");
    s.plans = {bar};
    for (int i = 0; i < types; ++i)
        s.rates.push_back({i, 0, {kToday, kHorizon}, 10'000 + i * 1'000});
    return s;
}

struct EngineHotel {
    QTemporaryDir folder;
    core::ManualClock clock{kNoon};
    std::unique_ptr<engine::Engine> engine;
    PropertyId property;

    QString file() const { return folder.filePath(QStringLiteral("hotel.roomrack")); }
    Result<void> open()
    {
        engine::EngineOptions options;
        options.ticks = false;
        auto opened = engine::Engine::open(file(), clock, options);
        if (!opened) return tl::unexpected(opened.error());
        engine = std::move(*opened);
        return {};
    }
    /// A new file with the property in it.
    Result<void> make(int types = 3, int roomsEach = 4)
    {
        if (const auto ok = open(); !ok) return ok;
        const auto saved = engine->saveHotel(hotelSetup(types, roomsEach));
        if (!saved) return tl::unexpected(saved.error());
        property = *saved;
        return {};
    }
    Result<void> reopen()
    {
        engine.reset();
        return open();
    }
    booking::Caller desk(qint64 actor = kDeskActor.value) const
    {
        return {property, ActorId{actor}, ChannelId{1}, {}};
    }
    booking::TakeHold hold(int type, int in, int nights, int rooms = 1) const
    {
        booking::TakeHold c;
        c.caller = desk();
        c.roomType = RoomTypeId{type};
        c.stay = Stay(kToday + in, nights);
        c.rooms = c.adults = rooms;
        return c;
    }
    int left(int type, int night) const
    {
        const auto s = engine->snapshot(property);
        return (*s)->ledger.left((*s)->catalogue.typeIndex(RoomTypeId{type}), kToday + night);
    }
};

}  // namespace roomrack::tests
