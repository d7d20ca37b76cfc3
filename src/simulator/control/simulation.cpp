// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/control/simulation.h"

#include "simulator/control/sim_channel.h"
#include "simulator/control/sim_gateway.h"
#include "simulator/control/sim_pms.h"

namespace roomrack::simulator {

namespace {

constexpr int kStepMs = 50;
constexpr int kMostChannels = 50;

}  // namespace

Simulation::Simulation(const core::Clock &clock, quint64 seed)
    : clock_(clock), seed_(seed), journal_(std::make_unique<Journal>()), guests_(seed),
      last_(clock.steadyMicros())
{
    connect(&steps_, &QTimer::timeout, this, [this] { step(); });
    steps_.start(kStepMs);
}

Simulation::~Simulation() = default;

Night Simulation::today() const
{
    return Night::fromDate(clock_.wall().utc().date());
}

Result<void> Simulation::openJournal(const QString &file)
{
    auto journal = Journal::open(file, [this](const QByteArray &line) { return readLine(line); });
    if (!journal) return tl::unexpected(journal.error());
    journal_ = std::move(*journal);
    // Avoids repeating the same guests.
    guests_ = SimGuests(seed_ + quint64(lines_) * 0x9e3779b97f4a7c15ULL);
    for (auto &[id, channel] : channels_) {
        if (const auto ok = channel->listen(); !ok) return ok;
        channel->startPushing();
    }
    return {};
}

Result<void> Simulation::readLine(const QByteArray &line)
{
    ++lines_;
    const auto document = protocols::json::Document::parse(line, kJournalLine);
    if (!document) return tl::unexpected(document.error());
    const auto root = document->root();
    if (root["plan"].present()) {
        const auto plan = readPlan(root["plan"], today());
        if (!plan) return tl::unexpected(plan.error());
        const auto known = channels_.find(plan->id);
        if (known == channels_.end()) return place(*plan);
        known->second->setPushTo(plan->pushTo);
        return {};
    }
    if (root["gone"].present()) {
        channels_.erase(root["gone"].count(0, 1'000'000).value_or(0));
        return {};
    }
    const auto act = actFrom(root);
    if (!act) return tl::unexpected(act.error());
    if (SimPart *there = channel(act->channel)) there->apply(*act);
    return {};
}

Result<void> Simulation::place(ChannelPlan plan)
{
    const int id = plan.id;
    const quint64 seed = seed_ * 1'000 + quint64(id);
    const auto keep = [this](const Act &act) { return journal_->write(toLine(act)); };
    const ChannelKind &kind = *channelKind(plan.kind);
    if (kind.gateway)
        channels_[id] = std::make_unique<SimGateway>(std::move(plan), clock_, seed, keep);
    else if (isPms(kind))
        channels_[id] = std::make_unique<SimPms>(std::move(plan), clock_, seed, keep);
    else
        channels_[id] = std::make_unique<SimChannel>(plan, clock_, seed, keep);
    return {};
}

bool Simulation::keepPlan(const ChannelPlan &plan)
{
    protocols::json::Writer w;
    w.beginObject();
    w.key("plan");
    writePlan(w, plan);
    w.endObject();
    return journal_->write(w.take());
}

Result<SimPart *> Simulation::add(ChannelPlan plan)
{
    if (plan.id == 0) plan.id = channels_.empty() ? 1 : channels_.rbegin()->first + 1;
    if (channels_.contains(plan.id) || channels_.size() >= kMostChannels)
        return fail(ErrorCode::Invalid, QStringLiteral("id"),
                    ErrorText::tr("is in use, or there are too many channels"));
    // Replaying the journal with another seed must produce the same payment ids.
    if (plan.seed == 0) plan.seed = qint64((seed_ * 1'000 + quint64(plan.id)) >> 1) + 1;
    const int id = plan.id;
    if (const auto ok = place(std::move(plan)); !ok) return tl::unexpected(ok.error());
    SimPart &made = *channels_.at(id);
    const auto listening = made.listen();
    const bool kept = listening && keepPlan(made.plan());
    if (kept) return &made;
    channels_.erase(id);
    if (!listening) return tl::unexpected(listening.error());
    return fail(ErrorCode::NotSaved, {}, ErrorText::tr("the journal cannot be written"));
}

Result<void> Simulation::remove(int id)
{
    if (!channel(id))
        return fail(ErrorCode::NotFound, QStringLiteral("channel"), ErrorText::tr("not found"));
    if (!journal_->write("{\"gone\":" + QByteArray::number(id) + '}'))
        return fail(ErrorCode::NotSaved, {}, ErrorText::tr("the journal cannot be written"));
    channels_.erase(id);
    return {};
}

SimPart *Simulation::channel(int id)
{
    const auto it = channels_.find(id);
    return it == channels_.end() ? nullptr : it->second.get();
}

Result<Told> Simulation::act(SimChannel &there, const MockAction &mockAction)
{
    const Act act{there.plan().id, clock_.wall(), mockAction};
    if (!journal_->write(toLine(act)))
        return fail(ErrorCode::NotSaved, {}, ErrorText::tr("the journal cannot be written"));
    auto told = there.perform(act);
    count(mockAction, told.has_value());
    if (told) return std::move(*told);
    return fail(ErrorCode::SoldOut, QStringLiteral("stay"),
                ErrorText::tr("is not available on this channel"));
}

Result<void> Simulation::act(SimPms &house, const PmsAction &mockAction)
{
    const Act act{house.plan().id, clock_.wall(), mockAction};
    if (!journal_->write(toLine(act)))
        return fail(ErrorCode::NotSaved, {}, ErrorText::tr("the journal cannot be written"));
    if (house.apply(act)) return {};
    return fail(ErrorCode::WrongState, QStringLiteral("room"),
                ErrorText::tr("not possible in the current state of the PMS"));
}

void Simulation::count(const MockAction &mockAction, bool done)
{
    ++counts_.came;
    if (!done)
        ++counts_.nothingFree;
    else if (std::holds_alternative<GuestBooks>(mockAction))
        ++counts_.booked;
    else if (std::holds_alternative<GuestChanges>(mockAction))
        ++counts_.changed;
    else if (std::holds_alternative<GuestCancels>(mockAction))
        ++counts_.cancelled;
}

Result<void> Simulation::setPushTo(int id, const QString &address)
{
    SimPart *there = channel(id);
    if (!there)
        return fail(ErrorCode::NotFound, QStringLiteral("channel"), ErrorText::tr("not found"));
    ChannelPlan plan = there->plan();
    plan.pushTo = address;
    if (!keepPlan(plan))
        return fail(ErrorCode::NotSaved, {}, ErrorText::tr("the journal cannot be written"));
    there->setPushTo(address);
    return {};
}

Result<void> Simulation::reset(quint64 seed)
{
    std::vector<ChannelPlan> plans;
    for (const auto &[id, there] : channels_) plans.push_back(there->plan());
    channels_.clear();
    if (!journal_->clear())
        return fail(ErrorCode::NotSaved, {}, ErrorText::tr("the journal cannot be written"));
    seed_ = seed;
    const GuestHabits habits = guests_.habits;
    guests_ = SimGuests(seed);
    guests_.habits = habits;
    counts_ = {};
    for (ChannelPlan &plan : plans) {
        if (const auto added = add(std::move(plan)); !added) return tl::unexpected(added.error());
    }
    return {};
}

void Simulation::step()
{
    const qint64 now = clock_.steadyMicros();
    const qint64 passed = now - std::exchange(last_, now);
    const int guests = guests_.due(passed);
    std::vector<SimChannel *> shops;
    for (const auto &[id, part] : channels_) {
        if (SimChannel *shop = part->shop()) shops.push_back(shop);
    }
    for (int i = 0; i < guests && !shops.empty(); ++i) {
        SimChannel &there = *shops[size_t(guests_.channel(int(shops.size())))];
        // An impossible action is not journalled, only counted.
        [[maybe_unused]] const auto done = act(there, guests_.stayRequest(there.sells(), today()));
    }
    live(passed);
}

void Simulation::live(qint64 passedMicros)
{
    for (const auto &[id, part] : channels_) {
        if (SimGateway *gateway = part->gateway()) gateway->look();
        SimPms *house = part->house();
        if (!house) continue;
        house->live(passedMicros, pmsHabits_, [this, house](const PmsAction &mockAction) {
            [[maybe_unused]] const auto done = act(*house, mockAction);
        });
    }
}

}  // namespace roomrack::simulator

#include "moc_simulation.cpp"
