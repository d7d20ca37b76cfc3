// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/hotel_writer.h"

#include "booking/clean_texts.h"
#include "booking/setting_change.h"
#include "core/merged.h"
#include "engine/source_uses.h"

#include <algorithm>
#include <future>

namespace roomrack::engine {

namespace {

/// Assigns an id to every item that has none, above all ids in use.
template <typename Item>
void giveIds(std::vector<Item> &items, const std::vector<Item> *existing)
{
    qint64 last = 0;
    for (const Item &i : items) last = std::max(last, i.id.value);
    if (existing) {
        for (const Item &i : *existing) last = std::max(last, i.id.value);
    }
    for (Item &i : items) {
        if (!i.id) i.id.value = ++last;
    }
}

void giveIds(HotelSetup &setup, const booking::House *existing)
{
    const inventory::Catalogue *was = existing ? &existing->catalogue() : nullptr;
    giveIds(setup.catalogue.pools, was ? &was->pools : nullptr);
    giveIds(setup.catalogue.rooms, was ? &was->rooms : nullptr);
    giveIds(setup.catalogue.roomTypes, was ? &was->roomTypes : nullptr);
    giveIds(setup.catalogue.channels, was ? &was->channels : nullptr);
    giveIds(setup.catalogue.segments, was ? &was->segments : nullptr);
    giveIds(setup.catalogue.rules, was ? &was->rules : nullptr);
    giveIds(setup.plans, existing ? &existing->rates().plans() : nullptr);
}

Result<std::vector<booking::RateRow>> rateRows(const HotelSetup &setup)
{
    std::vector<booking::RateRow> rows;
    for (const HotelSetup::Rate &r : setup.rates) {
        const bool known = r.type >= 0 && r.plan >= 0
                           && static_cast<size_t>(r.type) < setup.catalogue.roomTypes.size()
                           && static_cast<size_t>(r.plan) < setup.plans.size();
        const Stay nights(r.range.first, r.range.nights);
        const Night around = setup.catalogue.property.firstNight;
        if (!known || r.range.nights < 1 || r.amount < 0
            || !inventory::within(nights, Stay(around - 4000, 12'000))) {
            return fail(ErrorCode::Invalid, QStringLiteral("rate"),
                        ErrorText::tr("must not be negative; room type and rate plan must exist"));
        }
        for (int i = 0; i < r.range.nights; ++i) {
            rows.push_back({setup.catalogue.property.id,
                            setup.catalogue.roomTypes[size_t(r.type)].id,
                            setup.plans[size_t(r.plan)].id, r.range.first + i, 0, r.amount});
        }
    }
    return rows;
}

/// What commands edit, and channels that were added or removed since the caller read them. Of the
/// channels only sources of direct bookings are removed by leaving them out.
void keepAllButSettings(HotelSetup &setup, const booking::House &existing)
{
    inventory::Catalogue &c = setup.catalogue;
    const inventory::Catalogue &was = existing.catalogue();
    c.pools = was.pools;
    c.rooms = was.rooms;
    c.roomTypes = was.roomTypes;
    c.rules = was.rules;
    setup.plans = existing.rates().plans();
    c.property = core::mergedFields(setup.read->property, c.property, was.property);
    const auto asRead = [&](ChannelId id) -> const inventory::Channel * {
        const auto &read = setup.read->channels;
        const auto at = std::find_if(read.begin(), read.end(),
                                     [id](const auto &channel) { return channel.id == id; });
        return at == read.end() ? nullptr : &*at;
    };
    std::erase_if(c.channels, [&](const inventory::Channel &channel) {
        return asRead(channel.id) && !was.channel(channel.id);
    });
    for (inventory::Channel &channel : c.channels) {
        const inventory::Channel *seen = asRead(channel.id), *now = was.channel(channel.id);
        if (seen && now) channel = core::mergedFields(*seen, channel, *now);
    }
    for (const inventory::Channel &channel : was.channels) {
        const bool removed = channel.kind == inventory::ChannelKind::Desk && asRead(channel.id);
        if (!removed && !c.channel(channel.id)) c.channels.push_back(channel);
    }
}

/// Holds will be confirmed on their room type, plan and channel, so these must remain. Volatile
/// holds promise less: they end together with what they need.
Result<void> keepsWhatHoldsNeed(const HotelSetup &setup, const booking::HoldTable &holds)
{
    QString field;
    holds.forEach([&](const booking::Hold &hold) {
        if (hold.isVolatile()) return;
        const auto plan = std::find_if(setup.plans.begin(), setup.plans.end(),
                                       [&](const auto &p) { return p.id == hold.plan; });
        if (!setup.catalogue.roomType(hold.roomType)) field = QStringLiteral("room type");
        if (hold.plan && plan == setup.plans.end()) field = QStringLiteral("rate plan");
        if (hold.channel && !setup.catalogue.channel(hold.channel))
            field = QStringLiteral("channel");
    });
    if (field.isEmpty()) return {};
    return fail(ErrorCode::Invalid, field,
                ErrorText::tr("cannot be removed because active holds use it"));
}

bool hasRates(const booking::House &house)
{
    const inventory::Ledger &ledger = house.ledger();
    for (int type = 0; type < ledger.types(); ++type) {
        for (const pricing::RatePlan &plan : house.rates().plans()) {
            for (const int guests : house.rates().guestsWithRates(type, plan.id)) {
                for (Night n = ledger.first(); n < ledger.end(); ++n) {
                    if (house.rates().own(type, plan.id, n, guests)) return true;
                }
            }
        }
    }
    return false;
}

/// The time zone and currency in which bookings and rates are stored.
Result<void> keepsWhatIsCounted(const inventory::Property &now, const booking::House &existing)
{
    const inventory::Property &was = existing.catalogue().property;
    if (was.zoneFrozen && was.timeZone != now.timeZone) {
        return fail(ErrorCode::WrongState, QStringLiteral("time zone"),
                    ErrorText::tr("cannot be changed because bookings exist"));
    }
    if (was.currency == now.currency) return {};
    const bool rates = was.zoneFrozen || hasRates(existing);
    if (!rates && !existing.rates().taxes().hasAmounts()) return {};
    return fail(ErrorCode::WrongState, QStringLiteral("currency"),
                was.zoneFrozen ? ErrorText::tr("cannot be changed because bookings exist")
                : rates        ? ErrorText::tr("cannot be changed because rates exist")
                               : ErrorText::tr("cannot be changed because a tax, meal or fee is an "
                                                      "amount"));
}

/// Checks the change of a description, and takes from the present one what the caller does not set.
Result<void> adapt(HotelSetup &setup, const booking::House &existing, const QString &place)
{
    if (auto ok = existing.allow(setup.by, booking::Act::DescribeHotel); !ok) return ok;
    inventory::Property &p = setup.catalogue.property;
    setup.catalogue.segments = existing.catalogue().segments;
    if (setup.read) {
        keepAllButSettings(setup, existing);
        // Two changes that are valid alone may not be together.
        if (auto ok = inventory::validate(setup.catalogue); !ok) return ok;
        const auto removed = sourcesWithout(existing, setup.catalogue);
        if (auto ok = nothingRestsOn(removed, existing, place); !ok) return ok;
    }
    if (auto ok = keepsWhatIsCounted(p, existing); !ok) return ok;
    if (auto ok = keepsWhatHoldsNeed(setup, existing.holds()); !ok) return ok;
    // The caller may have read the description earlier; the business date has moved since.
    const inventory::Property &was = existing.catalogue().property;
    p.businessDate = was.businessDate;
    p.firstNight =
        p.firstNight.day() == 0 ? was.firstNight : std::min(p.firstNight, was.firstNight);
    p.zoneFrozen = was.zoneFrozen;
    return {};
}

}  // namespace

Result<PropertyId> HotelWriter::save(HotelSetup setup)
{
    booking::takeCardsFrom(setup.catalogue, setup.plans, setup.taxes);
    if (const auto ok = inventory::validate(setup.catalogue); !ok)
        return tl::unexpected(ok.error());
    if (const auto ok = pricing::validate(setup.plans); !ok) return tl::unexpected(ok.error());
    if (const auto ok = pricing::validate(setup.taxes, setup.catalogue.property.currency); !ok)
        return tl::unexpected(ok.error());
    std::promise<Result<PropertyId>> saved;
    auto result = saved.get_future();
    {
        const std::lock_guard held(state_.lock);
        if (state_.phase != EngineState::Phase::Running) return tl::unexpected(state_.down);
        state_.jobs.push_back([&] { saved.set_value(write(setup)); });
        state_.wakeWriter();
    }
    return result.get();
}

/// Runs as a job: with the lock held, no open batch, in the writer's thread.
Result<PropertyId> HotelWriter::write(HotelSetup &setup)
{
    if (!state_.store || state_.jobFailed) return tl::unexpected(state_.down);
    inventory::Property &p = setup.catalogue.property;
    const booking::House *existing = state_.house(p.id);
    if (p.id && !existing) return EngineState::noHouse();
    if (existing) {
        if (const auto ok = adapt(setup, *existing, state_.file); !ok)
            return tl::unexpected(ok.error());
    }
    const QTimeZone zone = core::timeZone(p.timeZone).value_or(QTimeZone::utc());
    if (p.businessDate.day() == 0)
        p.businessDate = core::businessDateAt(zone, p.auditTime(), state_.now());
    if (p.firstNight.day() == 0) p.firstNight = p.businessDate;
    giveIds(setup, existing);
    const auto rates = rateRows(setup);
    if (!rates) return tl::unexpected(rates.error());

    booking::Record record;
    record.seq = state_.lastSeq + 1;
    record.property = p.id;
    record.kind = booking::RecordKind::CatalogueChanged;
    record.value = existing ? 0 : 1;
    record.at = state_.now();
    record.actor = setup.by;
    storage::HotelAdditions additions{setup.taxes, {}};
    if (existing) additions.settingsBefore = booking::settingsText(existing->catalogue());
    if (const auto ok =
            state_.store->saveHotel(setup.catalogue, setup.plans, *rates, record, additions);
        !ok) {
        // If only the description was invalid, the store remains usable.
        if (ok.error().code != ErrorCode::Invalid) state_.jobFailed = ok.error();
        return tl::unexpected(ok.error());
    }
    state_.committed = ++state_.lastSeq;
    // Cell versions start anew with the rebuilt state: earlier ones belong to another epoch.
    state_.epoch = state_.store->state().epoch;
    for (const auto &h : state_.houses) h->setEpoch(state_.epoch);
    if (const auto ok = PropertyLoader(state_, completion_).load(p.id); !ok) {
        state_.jobFailed = ok.error();
        return tl::unexpected(ok.error());
    }
    return p.id;
}

}  // namespace roomrack::engine
