// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/control/sim_channel.h"

#include <algorithm>
#include <utility>

namespace roomrack::simulator {

namespace {

template <typename... F>
struct Each : F... {
    using F::operator()...;
};

}  // namespace

SimChannel::SimChannel(const ChannelPlan &plan, const core::Clock &clock, quint64 seed,
                       KeptPeer::Keep keep)
    : SimPart(plan, clock, std::move(keep), channelKind(plan.kind)->pushed, seed + 1,
              channelKind(plan.kind)->token),
      kind_(*channelKind(plan_.kind)), mock_(kind_.make(plan_)), kept_(*mock_, plan_.id, keep_),
      server_(std::make_unique<MockServer>(kept_, clock, seed))
{}

SimChannel::~SimChannel() = default;

Result<void> SimChannel::listen()
{
    const auto port = server_->listen(plan_.port);
    if (!port) return tl::unexpected(port.error());
    plan_.port = *port;
    return {};
}

std::optional<Told> SimChannel::perform(const Act &act)
{
    Shop &shop = mock_->shop();
    using Done = std::optional<Told>;
    const Each does{
        [&](const HotelRequest &mockAction) -> Done {
            mock_->handle(mockAction.request, act.at);
            return std::nullopt;
        },
        [&](const GuestBooks &mockAction) {
            return shop.book(mockAction.offer, mockAction.stay, mockAction.rooms, mockAction.adults,
                             act.at);
        },
        [&](const GuestChanges &mockAction) {
            return shop.change(mockAction.reservation, mockAction.stay, act.at);
        },
        [&](const GuestCancels &mockAction) { return shop.cancel(mockAction.reservation, act.at); },
        [&](const HotelStored &mockAction) -> Done {
            std::erase_if(toPush_,
                          [&](const Told &t) { return t.revision == mockAction.revision; });
            applyToPusher(act);
            return std::nullopt;
        },
        [&](const MessageSent &) -> Done {
            applyToPusher(act);
            return std::nullopt;
        },
        [](const auto &) -> Done { return std::nullopt; }};
    auto told = std::visit(does, act.mockAction);
    if (told) tell(*told);
    return told;
}

bool SimChannel::apply(const Act &act)
{
    const bool guest = !std::holds_alternative<HotelRequest>(act.mockAction)
                       && !std::holds_alternative<HotelStored>(act.mockAction)
                       && !std::holds_alternative<MessageSent>(act.mockAction);
    return perform(act).has_value() || !guest;
}

void SimChannel::tell(const Told &told)
{
    if (plan_.pushTo.isEmpty() || plan_.pushNames) mock_->tell(told);
    if (plan_.pushTo.isEmpty()) return;
    toPush_.push_back(told);
    const auto push = plan_.pushNames ? kind_.naming : kind_.push;
    pusher_.add(
        {told.revision, [this, told, push](Instant now) { return push(told, plan_.login, now); }});
}

/// Makes queued reservations available for polling, unless they already are (pushNames).
void SimChannel::pushesNoMore()
{
    for (const Told &told : std::exchange(toPush_, {})) {
        if (!plan_.pushNames) mock_->tell(told);
    }
}

NamedFaults SimChannel::faults() const
{
    return namedFaults(faultNames(), server_->faults());
}

void SimChannel::setFaults(const NamedFaults &faults, qint64 holdMicros)
{
    pusher_.setReordered(setServerFaults(*server_, faults, holdMicros).reordered);
}

}  // namespace roomrack::simulator

#include "moc_sim_channel.cpp"
