// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/sample_hotel.h"

#include "core/random.h"
#include "inventory/limits.h"

#include <algorithm>

namespace roomrack::tests {

namespace {

using namespace inventory;

struct Maker {
    engine::Snapshot snapshot;
    qint64 nextRoom = 1;
    Random random{7};

    void pool(const QString &name, const QString &code, int rooms)
    {
        const PoolId id{qint64(snapshot.catalogue.pools.size()) + 1};
        snapshot.catalogue.pools.push_back({id, code, name, int(id.value)});
        for (int i = 0; i < rooms; ++i, ++nextRoom) {
            snapshot.catalogue.rooms.push_back(
                {RoomId{nextRoom}, id, QString::number(100 + nextRoom)});
        }
    }
    void type(const QString &name, const QString &code, int cap)
    {
        const RoomTypeId id{qint64(snapshot.catalogue.roomTypes.size()) + 1};
        snapshot.catalogue.roomTypes.push_back(
            {id, snapshot.catalogue.pools.back().id, code, name, cap, 2, 3, int(id.value)});
    }
    void channels()
    {
        snapshot.catalogue.channels = {
            {ChannelId{1}, ChannelKind::Desk, QStringLiteral("Front desk"), 300, 1800},
            {ChannelId{2}, ChannelKind::Ota, QStringLiteral("Wayfarer OTA"), 300, 1800},
            {ChannelId{3}, ChannelKind::Gds, QStringLiteral("Meridian GDS"), 300, 1800}};
    }
    void finish(Night first, int nights, Night today)
    {
        Property &property = snapshot.catalogue.property;
        property.id = PropertyId{1};
        property.name = QStringLiteral("Hotel Bellavista");
        property.city = QStringLiteral("Lisbon");
        property.timeZone = QStringLiteral("Europe/Lisbon");
        property.firstNight = first;
        property.businessDate = today;
        property.horizonNights = nights;
        snapshot.epoch = 1;
        snapshot.seq = 100;
        snapshot.ledger = Ledger(snapshot.catalogue, first, nights);
        inventory::refreshLimits(snapshot.ledger, snapshot.catalogue, 1);
        pricing::RatePlan plan;
        plan.id = RatePlanId{1};
        plan.code = QStringLiteral("BAR");
        plan.name = QStringLiteral("Best available");
        pricing::RatePlan saver;
        saver.id = RatePlanId{2};
        saver.code = QStringLiteral("NRF");
        saver.name = QStringLiteral("Non-refundable");
        saver.parent = plan.id;
        saver.percentBasisPoints = -1000;
        snapshot.plans = {plan, saver};
        snapshot.rateBook = pricing::RateBook(snapshot.catalogue, snapshot.plans, first, nights);
    }
    void sell(int type, Night night)
    {
        Ledger &ledger = snapshot.ledger;
        const int left = ledger.available(type, night);
        const double demand = night.isWeekend() ? 1.0 : 0.35 + 0.5 * random.real();
        const int sold = std::min(left, int(double(left) * demand));
        if (sold > 0) ledger.addSold(type, Stay(night, 1), sold, 50);
        if (random.chance(0.14)) {
            ledger.addHeld(type, Stay(night, 1), random.between(1, 3), 60);
        }
        TypeNight &cell = ledger.editType(type, night, 70);
        if (random.chance(0.12))
            cell.minStay = 2;
        else if (random.chance(0.05))
            cell.flags |= ClosedToArrival;
        else if (random.chance(0.03))
            cell.flags |= StopSell;
    }
    void play()
    {
        Ledger &ledger = snapshot.ledger;
        for (int type = 0; type < ledger.types(); ++type) {
            const qint64 base = 11'300 + 3'700 * type;
            for (Night night = ledger.first(); night < ledger.end(); ++night) {
                sell(type, night);
                snapshot.rateBook.set(type, RatePlanId{1}, night, 0,
                                      base + (night.isWeekend() ? 2500 : 0)
                                          + random.below(4) * 500);
            }
        }
    }
};

}  // namespace

engine::Snapshot sampleHotel(int nights)
{
    Maker maker;
    maker.channels();
    maker.pool(QStringLiteral("Standard rooms"), QStringLiteral("STP"), 64);
    maker.type(QStringLiteral("Standard Double"), QStringLiteral("STD"), 64);
    maker.type(QStringLiteral("Standard Twin"), QStringLiteral("TWN"), 24);
    maker.pool(QStringLiteral("Superior"), QStringLiteral("SUP"), 30);
    maker.type(QStringLiteral("Superior"), QStringLiteral("SUP"), 30);
    maker.pool(QStringLiteral("Family"), QStringLiteral("FAM"), 18);
    maker.type(QStringLiteral("Family"), QStringLiteral("FAM"), 18);
    maker.pool(QStringLiteral("Deluxe rooms"), QStringLiteral("DXP"), 28);
    maker.type(QStringLiteral("Deluxe"), QStringLiteral("DLX"), 28);
    maker.type(QStringLiteral("Deluxe Sea View"), QStringLiteral("DSV"), 10);
    maker.pool(QStringLiteral("Junior Suite"), QStringLiteral("JST"), 14);
    maker.type(QStringLiteral("Junior Suite"), QStringLiteral("JST"), 14);
    maker.pool(QStringLiteral("Suite"), QStringLiteral("STE"), 6);
    maker.type(QStringLiteral("Suite"), QStringLiteral("STE"), 6);
    const Night first = Night::of(2026, 7, 1);
    maker.finish(first, nights, Night::of(2026, 7, 11));
    maker.play();
    // Oversold nights: a Standard Double beyond its pool's limit, a Superior beyond its own.
    maker.snapshot.ledger.addSold(0, Stay(Night::of(2026, 7, 18), 1), 24, 80);
    maker.snapshot.ledger.addSold(2, Stay(Night::of(2026, 7, 24), 1),
                                  maker.snapshot.ledger.available(2, Night::of(2026, 7, 24)) + 1,
                                  80);
    return maker.snapshot;
}

engine::Snapshot wideHotel(int pools, int typesInEach, int nights)
{
    Maker maker;
    maker.channels();
    for (int pool = 0; pool < pools; ++pool) {
        maker.pool(QStringLiteral("Pool %1").arg(pool + 1), QStringLiteral("P%1").arg(pool + 1),
                   40);
        for (int type = 0; type < typesInEach; ++type) {
            const QString code = QStringLiteral("T%1").arg(pool * typesInEach + type + 1);
            maker.type(QStringLiteral("Room type %1").arg(code), code, 40);
        }
    }
    const Night first = Night::of(2026, 1, 1);
    maker.finish(first, nights, first + 10);
    maker.play();
    return maker.snapshot;
}

}  // namespace roomrack::tests
