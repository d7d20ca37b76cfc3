// SPDX-License-Identifier: GPL-3.0-or-later
// Roomrack's side of units.book.
#include "engine/engine.h"
#include "storage/reader.h"
#include "storage/store.h"
#include "units_play.h"
#include "workload.h"

#include <set>

namespace roomrack::bench {

namespace {

template <typename T>
T orWrong(Result<T> result, const char *what)
{
    if (!result) throw Wrong(std::string(what) + ": " + result.error().text().toStdString());
    return std::move(*result);
}

engine::HotelSetup airline(int flights)
{
    engine::HotelSetup setup;
    inventory::Catalogue &c = setup.catalogue;
    c.property.name = QStringLiteral("Bench Air");
    c.property.audit = inventory::AuditMode::ByHand;
    c.property.businessDate = c.property.firstNight = kFirstNight;
    c.property.horizonNights = flights;
    pricing::RatePlan plan;
    plan.code = plan.name = QStringLiteral("FARE");
    setup.plans.push_back(plan);
    for (size_t i = 0; i < kLevels.size(); ++i) {
        const PoolId pool{qint64(i) + 1};
        const QString code = QStringLiteral("L%1").arg(i + 1);
        c.pools.push_back({pool, code, code, int(i)});
        inventory::RoomType type{{pool.value}, pool, code, code};
        type.cap = kLevels[i].seats;
        type.standardGuests = type.maxGuests = 1;
        type.position = int(i);
        c.roomTypes.push_back(type);
        for (int seat = 0; seat < kLevels[i].seats; ++seat)
            c.rooms.push_back({{}, pool, QStringLiteral("%1-%2").arg(i + 1).arg(seat + 1)});
        setup.rates.push_back({int(i), 0, {kFirstNight, flights}, kLevels[i].price});
    }
    inventory::Channel desk;
    desk.name = QStringLiteral("Desk");
    c.channels.push_back(desk);
    return setup;
}

class EngineSales final : public SeatSales {
public:
    EngineSales(engine::Engine &engine, int flights) : engine_(engine), flights_(flights)
    {
        caller_.property = orWrong(engine_.saveHotel(airline(flights)), "cannot save the airline");
        const auto snapshot = orWrong(engine_.snapshot(caller_.property), "no snapshot");
        caller_.channel = snapshot->catalogue.channels.front().id;
        plan_ = snapshot->plans.front().id;
        for (size_t i = 0; i < kLevels.size(); ++i)
            among_[size_t(kLevels[i].cls)].push_back(snapshot->catalogue.roomTypes[i].id);
        for (const inventory::Room &room : snapshot->catalogue.rooms)
            classOf_.emplace_back(room.id, kLevels[size_t(room.pool.value) - 1].cls);
    }

    qint64 take(int, int flight, int cls, int ttlSeconds) override
    {
        booking::TakeCheapest c;
        c.hold.caller = caller_;
        c.hold.stay = Stay(kFirstNight + flight, 1);
        c.hold.adults = 1;
        c.hold.plan = plan_;
        c.hold.ttlSeconds = ttlSeconds;
        c.hold.numbered = true;
        c.among = among_[size_t(cls)];
        const auto answer = engine_.run(c);
        if (answer) return answer->hold.value;
        if (answer.error().code != ErrorCode::SoldOut) orWrong(answer, "the engine");
        return 0;
    }
    qint64 confirm(int, qint64 hold) override
    {
        return orWrong(engine_.run(booking::ConfirmHold{caller_, {hold}, {}}), "the engine")
            .booking.value;
    }
    void release(int, qint64 hold) override
    {
        orWrong(engine_.run(booking::ReleaseHold{caller_, {hold}}), "the engine");
    }
    void cancel(int, qint64 seat) override
    {
        orWrong(engine_.run(booking::CancelBooking{caller_, {seat}, 1}), "the engine");
    }
    void tidy() override { engine_.tick(); }
    std::vector<int> sold() override;
    const char *name() const override { return "the engine"; }

private:
    engine::Engine &engine_;
    const int flights_;
    booking::Caller caller_;
    RatePlanId plan_;
    std::array<std::vector<RoomTypeId>, kClasses> among_;
    std::vector<std::pair<RoomId, int>> classOf_;
};

/// From the file; checks one booking per seat and one seat per booking.
std::vector<int> EngineSales::sold()
{
    engine_.flush();
    const auto reader = orWrong(storage::Reader::open(engine_.file()), "cannot read");
    const auto plan = orWrong(
        reader->ask(storage::RoomPlanOf{caller_.property, Stay(kFirstNight, flights_)}), "no plan");
    std::vector<int> sold(size_t(flights_) * kClasses);
    std::set<std::pair<int, qint64>> seats;
    std::set<qint64> bookings;
    for (const storage::RoomPlan::Given &g : plan.given) {
        const bool once = g.nights.nights() == 1
                          && seats.emplace(g.nights.checkIn().day(), g.room.value).second
                          && bookings.insert(g.booking.value).second;
        if (!once) throw Wrong("the engine: a seat was sold twice");
        const auto at = std::find_if(classOf_.begin(), classOf_.end(),
                                     [&g](const auto &room) { return room.first == g.room; });
        const int flight = g.nights.checkIn() - kFirstNight;
        ++sold[size_t(flight * kClasses + at->second)];
    }
    if (bookings.size() != plan.bookings.size()) throw Wrong("the engine: a booking has no seat");
    return sold;
}

}  // namespace

struct EngineSeats::Impl {
    Folder folder;
    core::ManualClock clock{kStart};
    std::unique_ptr<engine::Engine> engine;
    std::unique_ptr<EngineSales> desk;

    explicit Impl(const Options &options) : folder(options) {}
};

EngineSeats::EngineSeats(const Options &options, int flights)
    : impl_(std::make_unique<Impl>(options))
{
    engine::EngineOptions bare;
    bare.ticks = false;  // the play expires holds
    impl_->engine =
        orWrong(engine::Engine::open(impl_->folder.path(QStringLiteral("bench.roomrack")),
                                     impl_->clock, bare),
                "cannot open");
    impl_->desk = std::make_unique<EngineSales>(*impl_->engine, flights);
}

EngineSeats::~EngineSeats() = default;

SeatSales &EngineSeats::sales()
{
    return *impl_->desk;
}

core::ManualClock &EngineSeats::clock()
{
    return impl_->clock;
}

void EngineSeats::closeAndVerify()
{
    const QString file = impl_->engine->file();
    impl_->desk.reset();
    impl_->engine.reset();
    const auto report = orWrong(storage::verify(file), "cannot verify");
    if (report.findings.empty()) return;
    throw Wrong("verification failed: " + report.findings.front().what.toStdString());
}

}  // namespace roomrack::bench
