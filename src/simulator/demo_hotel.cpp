// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/demo_hotel.h"

#include "simulator/pick.h"
#include "simulator/real_hotel.h"

#include <cmath>

namespace roomrack::simulator {

namespace {

using namespace inventory;
using booking::CellField;

// Names of a hotel are user data: they are not translated.
struct PoolPlan {
    const char *code;
    const char *name;
    int rooms;
    int firstNumber;
};
constexpr std::array<PoolPlan, 6> kPools{{{"STDS", "Standard rooms", 64, 101},
                                          {"SUP", "Superior", 30, 201},
                                          {"FAM", "Family", 18, 301},
                                          {"DLXS", "Deluxe rooms", 28, 401},
                                          {"JST", "Junior Suite", 14, 501},
                                          {"STE", "Suite", 6, 601}}};

struct TypePlan {
    int pool;
    const char *code;
    const char *name;
    int cap;
    int maxGuests;
    int price;  ///< in euros, for a weekday night in July
};
constexpr std::array<TypePlan, 8> kTypes{{{0, "STD", "Standard Double", 64, 2, 118},
                                          {0, "TWN", "Standard Twin", 24, 2, 118},
                                          {1, "SUP", "Superior", 30, 3, 149},
                                          {2, "FAM", "Family", 18, 5, 189},
                                          {3, "DLX", "Deluxe", 28, 3, 210},
                                          {3, "DSV", "Deluxe Sea View", 10, 3, 245},
                                          {4, "JST", "Junior Suite", 14, 4, 265},
                                          {5, "STE", "Suite", 6, 4, 390}}};

constexpr int kOversoldIn = 2;  ///< days from today
constexpr int kOversoldBy = 2;  ///< rooms

void addRooms(Catalogue &c)
{
    int position = 0;
    qint64 room = 0;
    for (const PoolPlan &plan : kPools) {
        const PoolId id{++position};
        c.pools.push_back(
            {id, QString::fromLatin1(plan.code), QString::fromLatin1(plan.name), position});
        for (int i = 0; i < plan.rooms; ++i) {
            c.rooms.push_back({RoomId{++room}, id, QString::number(plan.firstNumber + i)});
        }
    }
    position = 0;
    for (const TypePlan &plan : kTypes) {
        RoomType t;
        t.id = RoomTypeId{++position};
        t.pool = c.pools[size_t(plan.pool)].id;
        t.code = QString::fromLatin1(plan.code);
        t.name = QString::fromLatin1(plan.name);
        t.cap = plan.cap;
        t.maxGuests = plan.maxGuests;
        t.position = position;
        c.roomTypes.push_back(t);
    }
}

void addChannels(Catalogue &c)
{
    const auto add = [&](ChannelKind kind, const char *name, int ttl, int ceiling) {
        c.channels.push_back({ChannelId{qint64(c.channels.size()) + 1}, kind,
                              QString::fromLatin1(name), ttl, ceiling});
    };
    add(ChannelKind::Desk, "Front desk", 600, 3600);
    add(ChannelKind::Website, "Website", 300, 1800);
    add(ChannelKind::Ota, "Wayfarer OTA", 300, 1200);
    add(ChannelKind::Ota, "Alpenportal", 240, 1200);
    add(ChannelKind::Gds, "Meridian GDS", 480, 1800);
    add(ChannelKind::Pms, "Bellhop PMS", 300, 1800);
}

/// By channel and source, but for the plans of companies.
void addSegments(engine::HotelSetup &setup)
{
    const auto add = [&](const char *code, const char *name, std::vector<ChannelId> channels) {
        inventory::MarketSegment segment;
        segment.id = SegmentId{qint64(setup.catalogue.segments.size()) + 1};
        segment.code = QString::fromLatin1(code);
        segment.name = QString::fromLatin1(name);
        segment.channels = std::move(channels);
        segment.position = int(segment.id.value);
        setup.catalogue.segments.push_back(segment);
    };
    const auto at = [&](ChannelKind kind) { return setup.catalogue.channel(kind)->id; };
    add("RET", "Leisure: direct", {at(ChannelKind::Desk), at(ChannelKind::Website)});
    add("OTA", "Leisure: online agencies", {ChannelId{3}, ChannelId{4}});
    add("BUS", "Business: travel agencies", {at(ChannelKind::Gds)});
    add("NEG", "Corporate negotiated", {});
    setup.plans.back().segment = setup.catalogue.segments.back().id;
}

/// A little overbooking far ahead to offset cancellations; none for the next days.
void addPolicy(Catalogue &c)
{
    OverbookingRule some;
    some.id = RuleId{1};
    some.unit = RuleUnit::Percent;
    some.amount = 300;
    some.ceiling = 2;
    some.minLeadDays = 5;
    c.rules.push_back(some);
    some.id = RuleId{2};
    some.scope = RuleScope::RoomType;
    c.rules.push_back(some);
    OverbookingRule weekends;
    weekends.id = RuleId{3};
    weekends.subject = c.pools.front().id.value;
    weekends.amount = 3;
    weekends.ceiling = 3;
    weekends.weekdays = 0x30;  // Friday, Saturday
    weekends.minLeadDays = 10;
    c.rules.push_back(weekends);
}

std::vector<pricing::RatePlan> plans()
{
    std::vector<pricing::RatePlan> out;
    const auto add = [&](const char *code, const char *name, int basisPoints,
                         qint64 amount) -> auto &
    {
        pricing::RatePlan p;
        p.id = RatePlanId{qint64(out.size()) + 1};
        p.code = QString::fromLatin1(code);
        p.name = QString::fromLatin1(name);
        p.parent = out.empty() ? RatePlanId{} : out.front().id;
        p.percentBasisPoints = basisPoints;
        p.amount = amount;
        p.meal = pricing::MealPlan::Breakfast;
        p.position = int(p.id.value);
        return out.emplace_back(p);
    };
    add("BAR", "Best available rate", 0, 0);
    pricing::RatePlan &saver = add("NRF", "Non-refundable", -1000, 0);
    saver.terms.refundable = false;
    saver.prepayment = pricing::Prepayment::All;
    add("HB", "Half board", 0, 4800).meal = pricing::MealPlan::HalfBoard;
    pricing::RatePlan &week = add("WEEK", "A week or longer", -1200, 0);
    week.terms.freeUntilDays = 7;
    week.terms.feePercent = 30;
    week.conditions.minNights = 7;
    pricing::RatePlan &corporate = add("CORP", "Corporate", -800, 0);
    corporate.terms.freeUntilDays = 0;
    corporate.conditions.channelKinds =
        quint8(1U << quint8(ChannelKind::Desk) | 1U << quint8(ChannelKind::Gds));
    return out;
}

/// As in Lisbon: rooms and meals have their own rates, and adults pay a city tax at the desk.
pricing::TaxRules taxes()
{
    using pricing::MealPlan;
    const auto bit = [](MealPlan meal) { return quint8(1U << unsigned(meal)); };
    pricing::TaxRules rules;
    const auto addVat = [&](const char *name, int rate, bool isForRooms) {
        pricing::Vat vat;
        vat.id = pricing::VatId{qint64(rules.vats.size()) + 1};
        vat.name = QString::fromLatin1(name);
        vat.rates = {{std::nullopt, rate}};
        vat.isForRooms = isForRooms;
        vat.position = int(vat.id.value);
        rules.vats.push_back(vat);
    };
    addVat("VAT on rooms", 600, true);
    addVat("VAT on meals", 1300, false);
    const auto addMeal = [&](const char *name, qint64 amount, quint8 plans) {
        pricing::MealPart part;
        part.id = pricing::MealPartId{qint64(rules.mealParts.size()) + 1};
        part.name = QString::fromLatin1(name);
        part.mealPlans = plans;
        part.values = {{std::nullopt, amount}};
        part.ages = {{0, 2, 0}, {3, 11, 5000}, {12, std::nullopt, pricing::kWholeShare}};
        part.vat = rules.vats.back().id;
        part.position = int(part.id.value);
        rules.mealParts.push_back(part);
    };
    addMeal("Breakfast", 1200, quint8(bit(MealPlan::Breakfast) | bit(MealPlan::HalfBoard)));
    addMeal("Dinner", 2400, bit(MealPlan::HalfBoard));
    pricing::CityTax city;
    city.id = pricing::CityTaxId{1};
    city.name = QStringLiteral("City tax");
    city.tariffs = {{std::nullopt, 400, {}, {}}};
    city.ages = {{0, 12, 0}, {13, std::nullopt, pricing::kWholeShare}};
    city.mostNights = 7;
    rules.cityTaxes.push_back(city);
    return rules;
}

void addRates(engine::HotelSetup &setup, core::Random &random)
{
    const Property &p = setup.catalogue.property;
    for (Night n = p.firstNight; n < p.horizonEnd() + 60; ++n) {
        const QDate day = n.date();
        const bool newYear =
            (day.month() == 12 && day.day() >= 28) || (day.month() == 1 && day.day() < 3);
        const double factor =
            real::priceOfSeason(n) * (n.isWeekend() ? 1.21 : 1.0) * (newYear ? 1.4 : 1.0);
        const int step = 5 * random.between(-1, 1);
        for (int type = 0; type < int(kTypes.size()); ++type) {
            const int euros = int(std::lround(kTypes[size_t(type)].price * factor)) + step;
            setup.rates.push_back({type, 0, {n, 1}, qint64(euros) * 100});
        }
    }
}

/// Edits in the weeks around today: enough to show every mark of the grid.
class Restrictions {
public:
    Restrictions(DemoHotel &hotel, core::Random &random) : hotel_(hotel), random_(random) {}

    void add()
    {
        const auto weekends = [](Night n) {
            return n.isWeekend() && n.date().month() >= 5 && n.date().month() <= 9;
        };
        const auto any = [](Night) { return true; };
        for (const RoomType &t : hotel_.setup.catalogue.roomTypes) {
            scatter(t.id, CellField::MinStay, 2, 0.35, weekends);
            scatter(t.id, CellField::MinStay, 2, 0.02, any);
            scatter(t.id, CellField::ClosedToArrival, 1, 0.015, any);
            scatter(t.id, CellField::StopSell, 1, 0.02, any);
        }
        scatter(hotel_.setup.catalogue.roomTypes[1].id, CellField::ForSale, 20, 0.1, any);
        outOfOrder(0, 3, 11, 1);
        outOfOrder(1, 8, 4, 2);
        outOfOrder(3, -20, 26, 1);
    }

private:
    template <typename When>
    void scatter(RoomTypeId type, CellField field, qint64 value, double chance, When when)
    {
        booking::EditCells edit;
        edit.field = field;
        edit.roomTypes = {type};
        edit.value = value;
        for (Night n = hotel_.today - 30; n < hotel_.today + 180; ++n) {
            if (when(n) && random_.chance(chance)) edit.ranges.push_back({n, 1});
        }
        if (!edit.ranges.empty()) hotel_.edits.push_back(edit);
    }
    void outOfOrder(size_t pool, int from, int nights, int rooms)
    {
        booking::EditCells edit;
        edit.field = CellField::OutOfOrder;
        edit.pools = {hotel_.setup.catalogue.pools[pool].id};
        edit.ranges = {{hotel_.today + from, nights}};
        edit.value = rooms;
        hotel_.edits.push_back(edit);
    }
    DemoHotel &hotel_;
    core::Random &random_;
};

/// Rooms of each pool that are sold for the night, as known at the end of all events.
std::vector<int> soldRooms(const DemoHotel &hotel, Night night)
{
    std::vector<bool> ended(hotel.bookings.size());
    for (const DemoEvent &event : hotel.events) {
        if (event.step == DemoStep::Cancel || event.step == DemoStep::NoShow)
            ended[size_t(event.booking)] = true;
    }
    std::vector<int> sold(kPools.size());
    for (size_t i = 0; i < hotel.bookings.size(); ++i) {
        const DemoBooking &b = hotel.bookings[i];
        const bool there = b.stay.checkIn() <= night && night < b.stay.checkOut();
        if (there && !ended[i]) sold[size_t(kTypes[size_t(b.type)].pool)] += b.rooms;
    }
    return sold;
}

/// Takes so many rooms of the busiest pool out of order that guests must be walked.
void addOversoldNight(DemoHotel &hotel)
{
    const Night night = hotel.today + kOversoldIn;
    const std::vector<int> sold = soldRooms(hotel, night);
    const auto missing = [&](size_t pool) { return kPools[pool].rooms - sold[pool]; };
    size_t busiest = 0;
    for (size_t pool = 1; pool < kPools.size(); ++pool) {
        if (missing(pool) < missing(busiest) && sold[pool] > kOversoldBy) busiest = pool;
    }
    booking::EditCells edit;
    edit.field = CellField::OutOfOrder;
    edit.pools = {hotel.setup.catalogue.pools[busiest].id};
    edit.ranges = {{night, 1}};
    edit.value = std::max(1, missing(busiest) + kOversoldBy);
    hotel.edits.push_back(edit);
}

}  // namespace

inventory::Property demoProperty(Night today)
{
    inventory::Property p;
    p.name = QStringLiteral("Hotel Bellavista");
    p.city = QStringLiteral("Lisbon");
    p.timeZone = QStringLiteral("Europe/Lisbon");
    p.currency = *Currency::make(QStringLiteral("EUR"));
    p.latitude = 38.7139;
    p.longitude = -9.1334;
    p.stars = 4;
    p.amenities = {QStringLiteral("wifi"), QStringLiteral("breakfast"), QStringLiteral("pool"),
                   QStringLiteral("parking"), QStringLiteral("bar")};
    p.businessDate = today;
    p.firstNight = today - kDemoPast;
    return p;
}

DemoHotel makeEmptyDemo(quint64 seed, Night today)
{
    core::Random random(seed);
    DemoHotel hotel;
    hotel.today = today;
    Catalogue &c = hotel.setup.catalogue;
    c.property = demoProperty(today);
    addRooms(c);
    addChannels(c);
    addPolicy(c);
    hotel.setup.plans = plans();
    addSegments(hotel.setup);
    hotel.setup.taxes = taxes();
    addRates(hotel.setup, random);
    Restrictions(hotel, random).add();
    return hotel;
}

DemoHotel makeDemo(quint64 seed, Night today)
{
    DemoHotel hotel = makeEmptyDemo(seed, today);
    addBookings(hotel, seed);
    addOversoldNight(hotel);
    return hotel;
}

engine::HotelSetup demoSister(quint64 seed, Night today)
{
    engine::HotelSetup setup = makeEmptyDemo(seed, today).setup;
    Catalogue &c = setup.catalogue;
    c.property.name = QStringLiteral("Bellavista Cascais");
    c.property.city = QStringLiteral("Cascais");
    c.property.latitude = 38.6979;
    c.property.longitude = -9.4215;
    c.channels.resize(kWebsite + 1);
    for (inventory::MarketSegment &segment : c.segments)
        std::erase_if(segment.channels, [&](ChannelId id) { return !c.channel(id); });
    return setup;
}

}  // namespace roomrack::simulator
