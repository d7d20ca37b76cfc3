// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/property_loader.h"

#include <limits>

namespace roomrack::engine {

namespace {
constexpr Night kEverything{std::numeric_limits<qint32>::min() / 2};
}

Result<void> PropertyLoader::openStore()
{
    for (const auto &house : state_.houses) told_.note(house->state());
    const auto ok = openEverything();
    if (!ok) {
        state_.houses.clear();
        state_.hotels.clear();
        state_.setStore(nullptr);
    }
    return ok;
}

Result<void> PropertyLoader::openEverything()
{
    auto opened = storage::Store::open(
        state_.file, {state_.options.synchronousFull, state_.owner, state_.options.leaseSeconds});
    if (!opened) return tl::unexpected(opened.error());
    state_.setStore(std::move(*opened));
    const storage::StoreState &state = state_.store->state();
    // Another engine that was here in between kept its own time.
    const bool alone = state_.epoch != 0 && state.epoch == state_.epoch + 1;
    state_.epoch = state.epoch;
    state_.lastSeq = state.lastSeq;
    state_.committed = state.lastSeq;
    state_.lastItemIds = state.lastIds;
    if (alone)
        state_.time.resume(state.lastAt);
    else
        state_.time.start(state.lastAt);
    state_.houses.clear();
    state_.hotels.clear();
    for (const PropertyId property : state_.store->properties()) {
        if (const auto ok = load(property); !ok) return ok;
    }
    for (const auto &house : state_.houses) told_.applyTo(house->state());
    return {};
}

Result<std::unique_ptr<booking::House>> PropertyLoader::read(PropertyId property)
{
    auto loaded = state_.store->load(property, kEverything);
    if (!loaded) return tl::unexpected(loaded.error());
    auto fresh = std::make_unique<booking::House>(std::move(*loaded));
    dedup::Register &candidates = fresh->state().requests.candidates;
    const auto known = state_.store->loadCandidates(
        property, [&](dedup::Candidate c) { candidates.insert(dedup::asked(std::move(c))); });
    if (!known) return tl::unexpected(known.error());
    fresh->setEpoch(state_.epoch);
    return fresh;
}

Result<void> PropertyLoader::load(PropertyId property)
{
    auto loaded = read(property);
    if (!loaded) return tl::unexpected(loaded.error());
    auto fresh = std::move(*loaded);
    booking::raiseTo(state_.lastItemIds, fresh->catalogue(), fresh->rates().plans(),
                     fresh->rates().taxes());
    completion_.forgetHome(property);
    for (auto &h : state_.houses) {
        if (h->catalogue().property.id == property) {
            fresh->adoptVolatile(*h);
            h = std::move(fresh);
            return {};
        }
    }
    state_.houses.push_back(std::move(fresh));
    state_.hotels.push_back(property);
    return {};
}

}  // namespace roomrack::engine
