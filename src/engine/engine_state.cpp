// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/engine_state.h"

#include <QtCore/QUuid>

namespace roomrack::engine {

EngineState::EngineState(QString place, const core::Clock &clock, EngineOptions with)
    : file(std::move(place)), options(with), owner(QUuid::createUuid().toString(QUuid::Id128)),
      time(clock)
{}

void EngineState::setStore(std::unique_ptr<storage::Store> fresh)
{
    const std::lock_guard alone(storeLock);
    store = std::move(fresh);
}

booking::House *EngineState::house(PropertyId property) const
{
    for (const auto &h : houses) {
        if (h->catalogue().property.id == property) return h.get();
    }
    return nullptr;
}

Result<const booking::House *> EngineState::runningHouse(PropertyId property) const
{
    if (phase != Phase::Running) return tl::unexpected(down);
    if (const booking::House *found = house(property)) return found;
    return noHouse();
}

tl::unexpected<Error> EngineState::noHouse()
{
    return fail(ErrorCode::NotFound, QStringLiteral("property"),
                ErrorText::tr("not found in this file"));
}

void EngineState::wakeWriter()
{
    if (writerIdle) {
        writerIdle = false;
        wake.notify_one();
    }
}

size_t EngineState::indexOf(const booking::House &house) const
{
    size_t at = 0;
    while (houses[at].get() != &house) ++at;
    return at;
}

size_t EngineState::houseAt(PropertyId property) const
{
    return size_t(std::find(hotels.begin(), hotels.end(), property) - hotels.begin());
}

booking::Decision EngineState::decisionFor(size_t house)
{
    booking::Decision d;
    d.now = now();
    d.lastSeq = lastSeq;
    d.batch = &open.batch;
    d.lastItemIds = &lastItemIds;
    if (listeners.any()) {
        open.changes.resize(houses.size());
        d.changes = &open.changes[house];
    }
    return d;
}

qint64 EngineState::oldestHold() const
{
    qint64 oldest = lastSeq + 1;
    for (const auto &h : houses) oldest = std::min(oldest, h->state().holds.oldestDurable(oldest));
    return oldest;
}

}  // namespace roomrack::engine
