// SPDX-License-Identifier: GPL-3.0-or-later
#include "advice/adviser.h"

#include "core/zone.h"

#include <algorithm>

namespace roomrack::advice {

using inventory::OverbookingRule;
using inventory::RuleScope;

namespace {

/// Booked rooms of a pool on one night.
struct Books {
    ShowCounts shows;
    double prices = 0;
    int bookings = 0;
};

bool isExpected(const PastBooking &b, Night today)
{
    return b.outcome == Outcome::Open
           || (b.outcome == Outcome::Came && b.last().stay.checkIn() + b.nights > today);
}

void addTo(std::vector<Books> &books, const PastBooking &b, int pool, Stay nights,
           const ShowRates &rates)
{
    const PastForm &form = b.last();
    const Night today = nights.checkIn();
    const bool inHouse = b.outcome == Outcome::Came;
    const double chance = inHouse ? 1.0 : rates.of(b.channel, form.stay.checkIn() - today).chance;
    const Night end = inHouse ? form.stay.checkIn() + b.nights : form.stay.checkOut();
    for (Night n = std::max(today, form.stay.checkIn()); n < end && nights.contains(n); ++n) {
        Books &book = books[size_t(pool) * size_t(nights.nights()) + size_t(n - today)];
        book.shows.add(chance, form.rooms);
        book.prices += double(form.total) / form.rooms / form.stay.nights();
        ++book.bookings;
    }
}

}  // namespace

ShowRates learnRates(const Past &past, const inventory::Catalogue &catalogue)
{
    ShowRates rates;
    const auto zone = core::timeZone(catalogue.property.timeZone);
    for (const PastBooking &b : past.bookings) {
        const Night arrival = b.last().stay.checkIn();
        if (!zone || arrival >= catalogue.property.businessDate || b.outcome == Outcome::Open)
            continue;
        const int ended = b.outcome == Outcome::Cancelled
                              ? std::max(0, arrival - core::localDate(*zone, b.ended))
                              : -1;
        const Night made = core::localDate(*zone, b.forms.front().at);
        rates.learn(b.channel, arrival - made, ended, b.showed());
    }
    return rates;
}

std::vector<PoolAdvice> adviseNights(const Past &past, const inventory::Catalogue &catalogue,
                                     const inventory::Ledger &ledger, const AdviserOptions &options)
{
    const ShowRates rates = learnRates(past, catalogue);
    const Night today = catalogue.property.businessDate;
    const int count = std::clamp(options.nights, 0, ledger.end() - today);
    const Stay nights(today, count);
    std::vector<Books> books(catalogue.pools.size() * size_t(count));
    for (const PastBooking &b : past.bookings) {
        const int type = catalogue.typeIndex(b.slept ? b.slept : b.last().type);
        if (type >= 0 && isExpected(b, today)) addTo(books, b, ledger.poolOf(type), nights, rates);
    }
    std::vector<PoolAdvice> all;
    for (int i = 0; i < count; ++i) {
        const Night night = today + i;
        for (int pool = 0; pool < ledger.pools(); ++pool) {
            const Books &book = books[size_t(pool) * size_t(count) + size_t(i)];
            const inventory::PoolNight &cell = ledger.pool(pool, night);
            double price = book.bookings > 0 ? book.prices / book.bookings : 0;
            if (price <= 0 && options.price) price = double(options.price(pool, night));
            const Stakes stakes{price, double(options.walk.of(qint64(price)))};
            all.push_back({pool, night, cell.limit,
                           bestLimit(book.shows, ledger.physical(pool, night) - cell.outOfOrder,
                                     rates.of(i).chance, stakes, options.most)});
        }
    }
    return all;
}

std::vector<OverbookingRule> rulesWith(std::vector<OverbookingRule> rules,
                                       const std::vector<PoolAdvice> &chosen,
                                       const inventory::Catalogue &catalogue)
{
    const auto put = [&rules](RuleScope scope, qint64 subject, const PoolAdvice &advice) {
        std::erase_if(rules, [&](const OverbookingRule &r) {
            return r.scope == scope && r.subject == subject && r.from == advice.night
                   && r.to == advice.night;
        });
        OverbookingRule rule;
        rule.scope = scope;
        rule.subject = subject;
        rule.amount = rule.ceiling = advice.best.extra();
        rule.from = rule.to = advice.night;
        rules.push_back(rule);
    };
    for (const PoolAdvice &advice : chosen) {
        const PoolId pool = catalogue.pools[size_t(advice.pool)].id;
        put(RuleScope::Pool, pool.value, advice);
        for (const inventory::RoomType &type : catalogue.roomTypes) {
            if (type.pool == pool) put(RuleScope::RoomType, type.id.value, advice);
        }
    }
    return rules;
}

}  // namespace roomrack::advice
