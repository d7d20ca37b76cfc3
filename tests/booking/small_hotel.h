// SPDX-License-Identifier: GPL-3.0-or-later
// A property small enough to be sold out in a test: a pool of four rooms that two room types share,
// and a pool of two rooms with one room type.
#pragma once

#include "booking/house.h"

namespace roomrack::tests {

inline constexpr PropertyId kHotel{1};
inline constexpr RoomTypeId kTwin{1}, kDouble{2}, kSuite{3};
inline constexpr RatePlanId kBar{1};
inline const Night kToday = Night::of(2026, 3, 2);
inline constexpr int kHorizon = 30;
inline constexpr Instant kStart{1'772'452'800'000'000};  ///< noon of kToday

inline booking::HouseInput smallHotel()
{
    booking::HouseInput in;
    inventory::Property &p = in.catalogue.property;
    p.id = kHotel;
    p.name = QStringLiteral("Small");
    p.timeZone = QStringLiteral("Europe/Lisbon");
    p.businessDate = kToday;
    p.firstNight = kToday - 5;
    p.horizonNights = kHorizon;
    p.audit = inventory::AuditMode::ByHand;
    in.catalogue.pools = {{PoolId{1}, QStringLiteral("A"), QStringLiteral("Standard"), 0},
                          {PoolId{2}, QStringLiteral("B"), QStringLiteral("Suites"), 1}};
    for (int i = 0; i < 6; ++i) {
        in.catalogue.rooms.push_back(
            {RoomId{i + 1}, PoolId{i < 4 ? 1 : 2}, QString::number(101 + i)});
    }
    in.catalogue.roomTypes = {
        {kTwin, PoolId{1}, QStringLiteral("TWN"), QStringLiteral("Twin"), 3, 2, 2, 0},
        {kDouble, PoolId{1}, QStringLiteral("DBL"), QStringLiteral("Double"), 4, 2, 3, 1},
        {kSuite, PoolId{2}, QStringLiteral("STE"), QStringLiteral("Suite"), 2, 2, 4, 2}};
    in.catalogue.channels = {
        {ChannelId{1}, inventory::ChannelKind::Desk, QStringLiteral("Front desk"), 300, 900}};
    pricing::RatePlan bar;
    bar.id = kBar;
    bar.code = bar.name = QStringLiteral("BAR");
    bar.terms.feeNights = 1;
    in.plans = {bar};
    for (int type = 1; type <= 3; ++type) {
        for (int i = -5; i < kHorizon; ++i) {
            // Weekends cost more, so that the nights of a stay differ.
            const Night n = kToday + i;
            in.rates.push_back(
                {kHotel, RoomTypeId{type}, kBar, n, 0, type * 5000 + (n.isWeekend() ? 1000 : 0)});
        }
    }
    return in;
}

/// A house with its batch, for tests without a store.
class TestHouse {
public:
    explicit TestHouse(booking::HouseInput in = smallHotel()) : house(std::move(in)) {}

    Result<booking::Answer> operator()(const booking::Command &c)
    {
        booking::Decision d;
        d.now = now;
        d.lastSeq = lastSeq;
        d.batch = &batch;
        d.changes = &changes;
        d.ended = &ended;
        d.committed = committed;
        auto answer = house.decide(c, d);
        lastSeq = d.lastSeq;
        restsOn = d.restsOn;
        return answer;
    }
    booking::Caller desk(qint64 actor = kDeskActor.value) const
    {
        return {kHotel, ActorId{actor}, ChannelId{1}, {}};
    }
    booking::TakeHold hold(RoomTypeId type, int in, int nights, int rooms = 1) const
    {
        booking::TakeHold c;
        c.caller = desk();
        c.roomType = type;
        c.stay = Stay(kToday + in, nights);
        c.rooms = rooms;
        c.adults = rooms;
        return c;
    }
    int left(RoomTypeId type, int night) const
    {
        return house.ledger().left(house.catalogue().typeIndex(type), kToday + night);
    }

    booking::House house;
    booking::Batch batch;
    booking::Changes changes;
    Instant now = kStart;
    qint64 lastSeq = 0;
    qint64 restsOn = 0;
    QHash<BookingId, booking::EndedBooking> ended;  ///< as if looked up in the file
    qint64 committed = 0;
};

}  // namespace roomrack::tests
