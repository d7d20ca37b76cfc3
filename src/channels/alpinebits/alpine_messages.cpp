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
    std::vector<qint64> values;  ///< kNothing: none
    std::vector<bool> named;     ///< by the pass
};

/// What the server has, as far as anybody knows; of what nobody knows, what it should have.
qint64 shownNow(RowKind kind, const sync::CellState &cell)
{
    const bool known = cell.published != sync::kNever && !cell.unknown;
    if (!known) return cell.refused ? sync::kNothing : cell.wanted;
    // The server would not take fewer rooms; more than there are it must not be told.
    if (cell.refused && kind == RowKind::Rooms) return std::min(cell.published, cell.wanted);
    return cell.published;
}

/// A row as a message says it: the values of the pass, and around them what is shown.
SaidRow rowOf(const sync::Board &board, int row, const std::vector<const sync::Entry *> &entries)
{
    const auto nights = size_t(std::max(0, board.end() - board.first()));
    SaidRow said{std::vector<qint64>(nights, sync::kNothing), std::vector<bool>(nights, false)};
    for (size_t i = 0; i < nights; ++i)
        said.values[i] = shownNow(board.key(row).kind, board.at(row, board.first() + int(i)));
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
    /// None: the board has no such row.
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

/// Calls `visit(first, last, value)` for each longest range of nights of the same value;
/// `valueOf(i)` is none where nothing is said of night `i`.
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
    // No stay is that short and that long; the standard forbids to say so.
    const bool never = limits.maxStay > 0 && limits.minStay > limits.maxStay;
    if (limits.minStay > 1 && !never)
        rule.lengths.push_back({StayLimit::MinArrival, limits.minStay});
    if (limits.maxStay > 0 && !never)
        rule.lengths.push_back({StayLimit::MaxArrival, limits.maxStay});
    if (limits.closedToArrival || never) rule.arrivals = noDay();
    if (limits.closedToDeparture) rule.departures = noDay();
    return rule;
}

Rate staticRate()
{
    Rate rate;
    rate.unitMultiplier = 1;
    BaseAmount base;
    base.type = QStringLiteral("25");
    rate.base = {base};
    Meals meals;
    meals.code = QStringLiteral("14");
    meals.indicator = true;
    rate.meals = meals;
    return rate;
}

/// Amounts by number of guests, for the nights that a message names.
void addRates(const Rows &rows, const sync::RateMapping &mapping, const QString &category,
              bool whole, RatePlan &plan)
{
    std::vector<std::pair<qint32, SaidRow>> all;
    for (const qint32 guests : mapping.guests) {
        if (auto said = rows.row({RowKind::Rate, mapping.roomType, mapping.plan, guests}))
            all.emplace_back(guests, std::move(*said));
    }
    const auto amounts = [&](size_t i) -> std::optional<std::vector<qint64>> {
        std::vector<qint64> values;
        bool named = whole, priced = false;
        for (const auto &[guests, said] : all) {
            values.push_back(said.values[i]);
            named = named || said.named[i];
            priced = priced || said.values[i] > 0;
        }
        if (!named || !priced) return std::nullopt;
        return values;
    };
    forEachRange(rows.board(), amounts, [&](Night first, Night last, const auto &values) {
        Rate rate;
        rate.from = first;
        rate.to = last;
        rate.category = category;
        for (size_t g = 0; g < all.size(); ++g) {
            if (values[g] <= 0) continue;
            BaseAmount base;
            base.guests = all[g].first;
            base.afterTax = values[g];
            base.ageCode = QStringLiteral("10");
            rate.base.push_back(base);
        }
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

RatePlans ratePlansOf(const sync::ChannelSettings &settings, const sync::Board &board,
                      const sync::Pass &pass, bool whole)
{
    RatePlans message;
    message.hotelCode = settings.hotelCode;
    message.complete = whole;
    const Rows rows(board, pass);
    for (const sync::RateMapping &mapping : settings.rates) {
        RatePlan part;
        const QString category = categoryOf(settings, mapping.roomType);
        addRules(rows, mapping, category, whole, part);
        addRates(rows, mapping, category, whole, part);
        if (!whole && part.rules.empty() && part.rates.empty()) continue;
        auto plan = std::find_if(message.plans.begin(), message.plans.end(),
                                 [&](const RatePlan &p) { return p.code == mapping.code; });
        if (plan == message.plans.end()) {
            plan = message.plans.insert(plan, RatePlan());
            plan->change = whole ? PlanChange::New : PlanChange::Overlay;
            plan->code = mapping.code;
            plan->currency = settings.currency;
            if (whole) plan->rates.push_back(staticRate());
        }
        plan->rules.insert(plan->rules.end(), part.rules.begin(), part.rules.end());
        plan->rates.insert(plan->rates.end(), part.rates.begin(), part.rates.end());
    }
    return message;
}

std::vector<sync::Refusal> unsayable(const sync::Board &board, const sync::Pass &pass)
{
    std::vector<sync::Refusal> out;
    for (size_t e = 0; e < pass.entries.size(); ++e) {
        const sync::Entry &entry = pass.entries[e];
        if (board.key(entry.row).kind == RowKind::Rate && entry.value <= 0)
            out.push_back({int(e), ErrorText::tr("AlpineBits has no price of nothing")});
    }
    return out;
}

}  // namespace roomrack::channels
