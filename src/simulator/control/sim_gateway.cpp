// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/control/sim_gateway.h"

#include "simulator/gateway/gateway_json.h"

#include <algorithm>

namespace roomrack::simulator {

namespace {

constexpr qint64 kLate = 30 * kSecond;

constexpr FaultName<NewsFaults> kNewsNames[] = {{"news_lost", &NewsFaults::lost},
                                                {"news_twice", &NewsFaults::twice},
                                                {"news_late", &NewsFaults::late}};

}  // namespace

SimGateway::SimGateway(ChannelPlan plan, const core::Clock &clock, quint64 seed,
                       KeptPeer::Keep keep)
    : SimPart(std::move(plan), clock, std::move(keep), gatewayNewsHeard, seed + 1, nullptr),
      gateway_(plan_.login.secret, quint64(plan_.seed)), kept_(gateway_, plan_.id, keep_),
      server_(kept_, clock, seed), chance_(seed + 2)
{}

SimGateway::~SimGateway() = default;

Result<void> SimGateway::listen()
{
    const auto port = server_.listen(plan_.port);
    if (!port) return tl::unexpected(port.error());
    plan_.port = *port;
    return {};
}

bool SimGateway::apply(const Act &act)
{
    if (const auto *says = std::get_if<HotelRequest>(&act.mockAction)) {
        gateway_.handle(says->request, act.at);
        return true;
    }
    if (const auto *behaves = std::get_if<SetGatewayBehavior>(&act.mockAction)) {
        gateway_.setBehavior(behaves->behavior);
        return true;
    }
    if (applyToPusher(act)) return true;
    if (!std::holds_alternative<GatewaySettles>(act.mockAction)) return false;
    for (const MockPayment &payment : gateway_.news(act.at)) tell(payment, act.at);
    return true;
}

void SimGateway::tell(const MockPayment &payment, Instant now)
{
    if (plan_.pushTo.isEmpty() || chance_.chance(newsFaults_.lost)) return;
    const bool late = chance_.chance(newsFaults_.late);
    const int times = chance_.chance(newsFaults_.twice) ? 2 : 1;
    for (int time = 0; time < times; ++time) {
        Pusher::Item item{
            QString::fromLatin1(payment.id) + QString(time, u'+'),
            [payment, login = plan_.login](Instant at) { return gatewayNews(payment, login, at); }};
        if (late)
            late_.push_back({now + kLate, std::move(item)});
        else
            pusher_.add(std::move(item));
    }
}

/// Deciding consumes random numbers: replaying the journal must decide at the same moments.
void SimGateway::look()
{
    const Act act{plan_.id, clock_.wall(), GatewaySettles{}};
    if (gateway_.hasNews(act.at) && keep_(act)) apply(act);
    for (Late &one : late_)
        if (one.due <= act.at) pusher_.add(std::move(one.item));
    std::erase_if(late_, [&](const Late &one) { return one.due <= act.at; });
}

void SimGateway::pushesNoMore()
{
    late_.clear();
}

NamedFaults SimGateway::faults() const
{
    NamedFaults faults = namedFaults(faultNames(), server_.faults());
    for (const auto &manner : namedFaults(mannerNames(), gateway_.behavior()))
        faults.push_back(manner);
    for (const auto &news :
         namedFaults(std::span<const FaultName<NewsFaults>>(kNewsNames), newsFaults_))
        faults.push_back(news);
    return faults;
}

void SimGateway::setFaults(const NamedFaults &faults, qint64 holdMicros)
{
    setServerFaults(server_, faults, holdMicros);
    setNamed(std::span<const FaultName<NewsFaults>>(kNewsNames), faults, newsFaults_);
    SetGatewayBehavior behaves{gateway_.behavior()};
    setNamed(mannerNames(), faults, behaves.behavior);
    if (behaves.behavior == gateway_.behavior()) return;
    const Act act{plan_.id, clock_.wall(), behaves};
    if (keep_(act)) apply(act);
}

qint64 SimGateway::reservations() const
{
    const auto &payments = gateway_.payments();
    return std::count_if(payments.begin(), payments.end(),
                         [](const auto &p) { return p.second.captures > 0; });
}

}  // namespace roomrack::simulator

#include "moc_sim_gateway.cpp"
