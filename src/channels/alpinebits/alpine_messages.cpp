// SPDX-License-Identifier: GPL-3.0-or-later
#include "channels/alpinebits/alpine_messages.h"

#include <algorithm>
#include <map>

namespace roomrack::channels {

using namespace protocols::alpinebits;
using sync::RowKind;

namespace {

/// A value for each night of the board.
struct SaidRow {
    std::vector<qint64> values;  ///< kNothing: no value
    std::vector<bool> named;     ///< nights of the pass
};

/// The value that the server has, as far as it is known; else the value that it should have.
qint64 shownNow(RowKind kind, const sync::CellState &cell)
{
    const bool known = cell.published != sync::kNever && !cell.unknown;
    if (!known) return cell.refused ? sync::kNothing : cell.wanted;
    // A row that is to have no price is not sent with its old one.
    if (kind == RowKind::Rate && cell.wanted <= 0) return sync::kNothing;
    // The server refused fewer rooms; it must not be sent more than there are.
    if (cell.refused && kind == RowKind::Rooms) return std::min(cell.published, cell.wanted);
    return cell.published;
}

/// A row as a message contains it: the values of the pass, and around them the published ones.
SaidRow rowOf(const sync::Board &board, int row, const std::vector<const sync::Entry *> &entries)
{
    const auto nights = size_t(std::max(0, board.end() - board.first()));
    SaidRow said{std::vector<qint64>(nights, sync::kNothing), std::vector<bool>(nights, false)};
    const sync::BoardRow &its = board.row(row);
    for (size_t i = 0; i < nights; ++i)
        said.values[i] = shownNow(its.key().kind, its.at(board.first() + int(i)));
    for (const sync::Entry *entry : entries) {
        const Night last = std::min(entry->last, board.end() - 1);
        for (Night n = std::max(entry->first, board.first()); n <= last; ++n) {
            said.values[size_t(n - board.first())] = entry->value;
            said.named[size_t(n - board.first())] = true;
        }
    }
    return said;
}

class Rows {
public:
    Rows(const sync::Board &board, const sync::Pass &pass) : board_(board)
    {
        for (const sync::Entry &entry : pass.entries) entries_[entry.row].push_back(&entry);
    }
    /// Empty if the board has no such row.
    std::optional<SaidRow> row(const sync::RowKey &key) const
    {
        const int row = board_.rowOf(key);
        if (row < 0) return std::nullopt;
        const auto it = entries_.find(row);
        return rowOf(board_, row, it == entries_.end() ? decltype(it->second)() : it->second);
    }
    const sync::Board &board() const { return board_; }

private:
    const sync::Board &board_;
    std::map<int, std::vector<const sync::Entry *>> entries_;
};

/// Calls `visit(first, last, value)` for each longest range of nights with the same value;
/// `valueOf(i)` is empty for nights to be left out.
template <typename ValueOf, typename Visit>
void forEachRange(const sync::Board &board, ValueOf valueOf, Visit visit)
{
    const int nights = board.end() - board.first();
    for (int i = 0; i < nights;) {
        const auto value = valueOf(size_t(i));
        int end = i + 1;
        while (end < nights && value && valueOf(size_t(end)) == value) ++end;
        if (value) visit(board.first() + i, board.first() + (end - 1), *value);
        i = end;
    }
}

Weekdays noDay()
{
    Weekdays days;
    days.fill(false);
    return days;
}

BookingRule ruleOf(const QString &category, Night first, Night last, const sync::Limits &limits)
{
    BookingRule rule;
    rule.from = first;
    rule.to = last;
    rule.category = category;
    rule.open = !limits.stopSell;
    // No stay satisfies both limits; the standard forbids sending them.
    const bool never = limits.maxStay > 0 && limits.minStay > limits.maxStay;
    if (limits.minStay > 1 && !never)
        rule.lengths.push_back({StayLimit::MinArrival, limits.minStay});
    if (limits.maxStay > 0 && !never)
        rule.lengths.push_back({StayLimit::MaxArrival, limits.maxStay});
    if (limits.closedToArrival || never) rule.arrivals = noDay();
    if (limits.closedToDeparture) rule.departures = noDay();
    return rule;
}

/// OpenTravel code list MPT.
QString mealCode(pricing::MealPlan meals)
{
    switch (meals) {
    case pricing::MealPlan::Breakfast: return QStringLiteral("3");
    case pricing::MealPlan::HalfBoard: return QStringLiteral("12");
    case pricing::MealPlan::FullBoard: return QStringLiteral("10");
    case pricing::MealPlan::AllInclusive: return QStringLiteral("1");
    case pricing::MealPlan::RoomOnly: break;
    }
    return QStringLiteral("14");
}

Rate staticRate(pricing::MealPlan included)
{
    Rate rate;
    rate.unitMultiplier = 1;
    BaseAmount base;
    base.type = QStringLiteral("25");
    rate.base = {base};
    Meals meals;
    meals.code = mealCode(included);
    meals.indicator = true;
    rate.meals = meals;
    return rate;
}

/// Every guest is an adult, because prices depend on the number of guests alone.
Offer guestRules()
{
    Offer offer;
    offer.rule.emplace();
    offer.rule->occupancies.push_back({QStringLiteral("10"), {}, {}, {}, {}});
    return offer;
}

/// Why a mapping's prices are not sent; empty: they are sent.
QString unpriced(const sync::ChannelSettings &settings, const HotelFacts &facts,
                 const sync::RateMapping &mapping)
{
    const int standard = facts.standardOf(mapping.roomType);
    const auto &guests = mapping.guests;
    if (standard > 0 && std::find(guests.begin(), guests.end(), standard) == guests.end()) {
        return ErrorText::tr("AlpineBits requires a price for %n guest(s) (standard occupancy)",
                             nullptr, standard);
    }
    const auto first =
        std::find_if(settings.rates.begin(), settings.rates.end(),
                     [&mapping](const sync::RateMapping &m) { return m.code == mapping.code; });
    if (facts.mealsOf(first->plan) != facts.mealsOf(mapping.plan))
        return ErrorText::tr("the rate plan %1 has different meals for another room type")
            .arg(mapping.code);
    return {};
}

/// The prices of one mapping by night, in AlpineBits form.
class Prices {
public:
    struct OfNight {
        std::vector<GuestPrice> base;
        std::optional<qint64> further;
        friend bool operator==(const OfNight &, const OfNight &) = default;
    };
    Prices(const Rows &rows, const sync::RateMapping &mapping, int standard) : standard_(standard)
    {
        for (const qint32 guests : mapping.guests) {
            if (auto said = rows.row({RowKind::Rate, mapping.roomType, mapping.plan, guests}))
                all_.emplace_back(guests, std::move(*said));
        }
    }
    bool named(size_t night) const
    {
        return std::any_of(all_.begin(), all_.end(),
                           [night](const auto &row) { return row.second.named[night]; });
    }
    /// An empty `base`: the night cannot be sent.
    OfNight at(size_t night) const
    {
        std::vector<GuestPrice> prices;
        bool standard = standard_ == 0;
        for (const auto &[guests, said] : all_) {
            if (said.values[night] <= 0) continue;
            prices.push_back({guests, said.values[night]});
            standard = standard || guests == standard_;
        }
        OfNight out;
        if (!standard) return out;
        out.further = furtherGuest(prices, standard_);
        for (const GuestPrice &price : prices)
            if (standard_ == 0 || price.guests <= standard_) out.base.push_back(price);
        return out;
    }

private:
    int standard_;  ///< 0: unknown; then every number of guests has an amount
    std::vector<std::pair<qint32, SaidRow>> all_;
};

/// Adds amounts by number of guests for the nights of the message.
void addRates(const Rows &rows, const Prices &prices, const QString &category, bool whole,
              RatePlan &plan)
{
    const auto amounts = [&](size_t i) -> std::optional<Prices::OfNight> {
        if (!whole && !prices.named(i)) return std::nullopt;
        auto night = prices.at(i);
        if (night.base.empty()) return std::nullopt;
        return night;
    };
    forEachRange(rows.board(), amounts, [&](Night first, Night last, const auto &night) {
        Rate rate;
        rate.from = first;
        rate.to = last;
        rate.category = category;
        for (const GuestPrice &price : night.base)
            rate.base.push_back({price.guests, price.amount, {}, QStringLiteral("10")});
        if (night.further)
            rate.additional.push_back({*night.further, QStringLiteral("10"), {}, {}});
        plan.rates.push_back(std::move(rate));
    });
}

void addRules(const Rows &rows, const sync::RateMapping &mapping, const QString &category,
              bool whole, RatePlan &plan)
{
    const auto said = rows.row({RowKind::Limits, mapping.roomType, mapping.plan, 0});
    if (!said) return;
    const auto limits = [&](size_t i) -> std::optional<qint64> {
        if (said->values[i] < 0 || !(whole || said->named[i])) return std::nullopt;
        return said->values[i];
    };
    forEachRange(rows.board(), limits, [&](Night first, Night last, qint64 value) {
        plan.rules.push_back(ruleOf(category, first, last, sync::Limits::unpacked(value)));
    });
}

/// A number of guests without a price is left out if others have one: the omission removes it.
bool isSaidBesides(const Rows &rows, const sync::RateMapping &mapping, const HotelFacts &facts,
                   const sync::Entry &entry)
{
    const Prices prices(rows, mapping, facts.standardOf(mapping.roomType));
    const Night last = std::min(entry.last, rows.board().end() - 1);
    for (Night n = std::max(entry.first, rows.board().first()); n <= last; ++n)
        if (prices.at(size_t(n - rows.board().first())).base.empty()) return false;
    return true;
}

QString categoryOf(const sync::ChannelSettings &settings, RoomTypeId type)
{
    for (const sync::RoomMapping &room : settings.rooms) {
        if (room.roomType == type) return room.code;
    }
    return {};
}

}  // namespace

FreeRooms freeRoomsOf(const sync::ChannelSettings &settings, const sync::Board &board,
                      const sync::Pass &pass, bool whole)
{
    FreeRooms message;
    message.hotelCode = settings.hotelCode;
    message.complete = whole;
    const Rows rows(board, pass);
    for (const sync::RoomMapping &room : settings.rooms) {
        const auto said = rows.row({RowKind::Rooms, room.roomType, {}, 0});
        if (!said) continue;
        const auto count = [&](size_t i) -> std::optional<qint64> {
            if (said->values[i] < 0 || !(whole || said->named[i])) return std::nullopt;
            return said->values[i];
        };
        forEachRange(board, count, [&](Night first, Night last, qint64 value) {
            Inventory inventory;
            inventory.from = first;
            inventory.to = last;
            inventory.category = room.code;
            if (value > 0) inventory.counts.bookable = static_cast<int>(value);
            message.inventories.push_back(std::move(inventory));
        });
    }
    return message;
}

RatePlans ratePlansOf(const sync::ChannelSettings &settings, const HotelFacts &facts,
                      const sync::Board &board, const sync::Pass &pass, bool whole)
{
    RatePlans message;
    message.hotelCode = settings.hotelCode;
    message.complete = whole;
    const Rows rows(board, pass);
    for (const sync::RateMapping &mapping : settings.rates) {
        RatePlan part;
        const QString category = categoryOf(settings, mapping.roomType);
        addRules(rows, mapping, category, whole, part);
        if (unpriced(settings, facts, mapping).isEmpty())
            addRates(rows, Prices(rows, mapping, facts.standardOf(mapping.roomType)), category,
                     whole, part);
        if (!whole && part.rules.empty() && part.rates.empty()) continue;
        auto plan = std::find_if(message.plans.begin(), message.plans.end(),
                                 [&](const RatePlan &p) { return p.code == mapping.code; });
        if (plan == message.plans.end()) {
            plan = message.plans.insert(plan, RatePlan());
            plan->change = whole ? PlanChange::New : PlanChange::Overlay;
            plan->code = mapping.code;
            plan->currency = settings.currency;
            if (whole) {
                plan->rates.push_back(staticRate(facts.mealsOf(mapping.plan)));
                plan->offers.push_back(guestRules());
            }
        }
        plan->rules.insert(plan->rules.end(), part.rules.begin(), part.rules.end());
        plan->rates.insert(plan->rates.end(), part.rates.begin(), part.rates.end());
    }
    return message;
}

std::vector<sync::Refusal> unsayable(const sync::ChannelSettings &settings, const HotelFacts &facts,
                                     const sync::Board &board, const sync::Pass &pass)
{
    std::vector<sync::Refusal> out;
    const Rows rows(board, pass);
    for (size_t e = 0; e < pass.entries.size(); ++e) {
        const sync::Entry &entry = pass.entries[e];
        const sync::RowKey &key = board.row(entry.row).key();
        if (key.kind != RowKind::Rate) continue;
        const auto mapping = std::find_if(
            settings.rates.begin(), settings.rates.end(), [&key](const sync::RateMapping &m) {
                return m.roomType == key.roomType && m.plan == key.plan;
            });
        if (mapping == settings.rates.end()) continue;
        const QString why = unpriced(settings, facts, *mapping);
        if (!why.isEmpty())
            out.push_back({int(e), why});
        else if (entry.value <= 0 && !isSaidBesides(rows, *mapping, facts, entry))
            out.push_back({int(e), ErrorText::tr("AlpineBits does not support a price of zero")});
    }
    return out;
}

std::optional<qint64> furtherGuest(const std::vector<GuestPrice> &prices, int standard)
{
    const auto base = std::find_if(prices.begin(), prices.end(), [standard](const GuestPrice &p) {
        return p.guests == standard && p.amount > 0;
    });
    if (base == prices.end() || standard <= 0) return std::nullopt;
    const auto above = [standard](const GuestPrice &p) {
        return p.guests > standard && p.amount > 0;
    };
    qint64 most = -1;
    for (const GuestPrice &p : prices) {
        if (!above(p)) continue;
        const qint64 more = p.amount - base->amount, guests = p.guests - standard;
        most = std::max({most, qint64(0), (more + guests - 1) / guests});
    }
    if (most < 0) return std::nullopt;
    for (const GuestPrice &p : prices) {
        const qint64 guests = p.guests - standard;
        if (above(p) && base->amount + guests * most - p.amount > guests) return std::nullopt;
    }
    return most;
}

}  // namespace roomrack::channels
