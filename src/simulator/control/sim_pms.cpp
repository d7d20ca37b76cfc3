// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/control/sim_pms.h"

#include <algorithm>
#include <utility>

namespace roomrack::simulator {

namespace {

using Kind = PmsAction::Kind;

const QString kLine = QStringLiteral("line_");

PmsReservations::Options optionsOf(const ChannelPlan &plan)
{
    PmsReservations::Options options;
    options.hotelCode = plan.hotel;
    if (!plan.login.secret.isEmpty())
        options.authorization =
            "Basic " + (plan.login.account + ':' + plan.login.secret).toBase64();
    for (const PmsRoom &room : plan.house.rooms) {
        for (const QString &type : room.types) {
            if (!options.rooms.contains(type)) options.rooms += type;
        }
    }
    options.tokens = plan.house.tokens;
    return options;
}

QTimeZone zoneOf(const ChannelPlan &plan)
{
    return core::timeZone(plan.house.timeZone).value_or(QTimeZone::utc());
}

}  // namespace

SimPms::SimPms(ChannelPlan plan, const core::Clock &clock, quint64 seed, KeptPeer::Keep keep)
    : SimPart(std::move(plan), clock, std::move(keep), inventoryPushed, seed + 3,
              basicTokenRequest),
      house_(plan_.house.rooms, optionsOf(plan_), zoneOf(plan_)),
      kept_(house_.told(), plan_.id, keep_, [this] { house_.followReservations(); }),
      server_(kept_, clock, seed), line_(house_.line(), clock, seed + 1), life_(seed + 2)
{
    for (const PmsAction &guest : plan_.house.inHouse) house_.apply(guest, clock.wall());
}

SimPms::~SimPms() = default;

Result<void> SimPms::listen()
{
    const auto line = line_.listen(plan_.port);
    if (!line) return tl::unexpected(line.error());
    plan_.port = *line;
    const auto told = server_.listen(plan_.house.toldPort);
    if (!told) return tl::unexpected(told.error());
    plan_.house.toldPort = *told;
    return {};
}

bool SimPms::apply(const Act &act)
{
    if (const auto *says = std::get_if<HotelRequest>(&act.mockAction)) {
        house_.told().handle(says->request, act.at);
        house_.followReservations();
        return true;
    }
    if (applyToPusher(act)) return true;
    const auto *mockAction = std::get_if<PmsAction>(&act.mockAction);
    if (!mockAction) return false;
    const auto out = house_.outOfOrder().find(mockAction->room);
    const Night until = out == house_.outOfOrder().end() ? mockAction->until : out->second;
    const auto said = house_.apply(*mockAction, act.at);
    if (!said) return false;
    line_.say(*said);
    tellOutOfOrder(*mockAction, until, act);
    return true;
}

/// Sends the number of out-of-order rooms of the type for each changed night.
void SimPms::tellOutOfOrder(const PmsAction &mockAction, Night until, const Act &act)
{
    if (plan_.pushTo.isEmpty()) return;
    if (mockAction.kind != Kind::RoomOut && mockAction.kind != Kind::RoomBack) return;
    const auto room = std::find_if(house_.rooms().begin(), house_.rooms().end(),
                                   [&](const PmsRoom &r) { return r.number == mockAction.room; });
    if (room == house_.rooms().end() || room->types.isEmpty()) return;
    OutOfOrder told{plan_.hotel, room->types.front(), {}};
    for (Night n = house_.today(act.at); n < until; ++n)
        told.counts.emplace_back(n, house_.outOfOrder(told.type, n));
    if (told.counts.empty()) return;
    const QString revision = QStringLiteral("%1-%2").arg(plan_.name).arg(++messages_);
    pusher_.add({revision, [told, revision, login = plan_.login](Instant now) {
                     return inventoryPush(told, revision, login, now);
                 }});
}

void SimPms::live(qint64 passedMicros, const PmsHabits &habits,
                  const std::function<void(const PmsAction &)> &act)
{
    const int things = life_.due(passedMicros, habits);
    for (int i = 0; i < things; ++i) {
        if (const auto mockAction = life_.next(house_, habits, clock_.wall())) act(*mockAction);
    }
}

NamedFaults SimPms::faults() const
{
    NamedFaults faults = namedFaults(faultNames(), server_.faults());
    for (const auto &[name, rate] : namedFaults(lineFaultNames(), line_.faults()))
        faults.emplace_back(kLine + name, rate);
    return faults;
}

void SimPms::setFaults(const NamedFaults &faults, qint64 holdMicros)
{
    pusher_.setReordered(setServerFaults(server_, faults, holdMicros).reordered);
    NamedFaults ofTheLine;
    for (const auto &[name, rate] : faults) {
        if (name.startsWith(kLine)) ofTheLine.emplace_back(name.mid(kLine.size()), rate);
    }
    ConnectionFaults line = line_.faults();
    setNamed(lineFaultNames(), ofTheLine, line);
    line_.setFaults(line);
}

}  // namespace roomrack::simulator

#include "moc_sim_pms.cpp"
