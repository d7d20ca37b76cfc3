// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/control/sim_world.h"

namespace roomrack::simulator {

namespace {

constexpr int kStepMs = 50;
constexpr int kMostChannels = 50;

}  // namespace

SimWorld::SimWorld(const core::Clock &clock, quint64 seed)
    : clock_(clock), seed_(seed), journal_(std::make_unique<Journal>()), guests_(seed),
      last_(clock.steadyMicros())
{
    connect(&steps_, &QTimer::timeout, this, [this] { step(); });
    steps_.start(kStepMs);
}

SimWorld::~SimWorld() = default;

Night SimWorld::today() const
{
    return Night::fromDate(clock_.wall().utc().date());
}

Result<void> SimWorld::remember(const QString &file)
{
    auto journal = Journal::open(file, [this](const QByteArray &line) { return readLine(line); });
    if (!journal) return tl::unexpected(journal.error());
    journal_ = std::move(*journal);
    // Not the same guests again.
    guests_ = SimGuests(seed_ + quint64(lines_) * 0x9e3779b97f4a7c15ULL);
    for (auto &[id, channel] : channels_) {
        if (const auto ok = channel->listen(); !ok) return ok;
        channel->startPushing();
    }
    return {};
}

Result<void> SimWorld::readLine(const QByteArray &line)
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
    if (SimChannel *there = channel(act->channel)) there->apply(*act);
    return {};
}

Result<void> SimWorld::place(ChannelPlan plan)
{
    const int id = plan.id;
    auto made = std::make_unique<SimChannel>(
        std::move(plan), clock_, seed_ * 1'000 + quint64(id),
        [this](const Act &act) { return journal_->write(toLine(act)); });
    channels_.insert_or_assign(id, std::move(made));
    return {};
}

bool SimWorld::keepPlan(const ChannelPlan &plan)
{
    protocols::json::Writer w;
    w.beginObject();
    w.key("plan");
    writePlan(w, plan);
    w.endObject();
    return journal_->write(w.take());
}

Result<SimChannel *> SimWorld::add(ChannelPlan plan)
{
    if (plan.id == 0) plan.id = channels_.empty() ? 1 : channels_.rbegin()->first + 1;
    if (channels_.contains(plan.id) || channels_.size() >= kMostChannels)
        return fail(ErrorCode::Invalid, QStringLiteral("id"), ErrorText::tr("it is taken"));
    const int id = plan.id;
    if (const auto ok = place(std::move(plan)); !ok) return tl::unexpected(ok.error());
    SimChannel &made = *channels_.at(id);
    const auto listening = made.listen();
    const bool kept = listening && keepPlan(made.plan());
    if (kept) return &made;
    channels_.erase(id);
    if (!listening) return tl::unexpected(listening.error());
    return fail(ErrorCode::NotSaved, {}, ErrorText::tr("the journal cannot be written"));
}

Result<void> SimWorld::remove(int id)
{
    if (!channel(id))
        return fail(ErrorCode::NotFound, QStringLiteral("channel"), ErrorText::tr("there is none"));
    if (!journal_->write("{\"gone\":" + QByteArray::number(id) + '}'))
        return fail(ErrorCode::NotSaved, {}, ErrorText::tr("the journal cannot be written"));
    channels_.erase(id);
    return {};
}

SimChannel *SimWorld::channel(int id)
{
    const auto it = channels_.find(id);
    return it == channels_.end() ? nullptr : it->second.get();
}

Result<std::optional<Told>> SimWorld::act(int id, const Deed &deed)
{
    SimChannel *there = channel(id);
    if (!there)
        return fail(ErrorCode::NotFound, QStringLiteral("channel"), ErrorText::tr("there is none"));
    const Act act{id, clock_.wall(), deed};
    if (!journal_->write(toLine(act)))
        return fail(ErrorCode::NotSaved, {}, ErrorText::tr("the journal cannot be written"));
    const auto told = there->apply(act);
    count(deed, told.has_value());
    if (!told)
        return fail(ErrorCode::SoldOut, QStringLiteral("stay"),
                    ErrorText::tr("the channel has nothing like that to sell"));
    return told;
}

void SimWorld::count(const Deed &deed, bool done)
{
    ++counts_.came;
    if (!done)
        ++counts_.nothingFree;
    else if (std::holds_alternative<GuestBooks>(deed))
        ++counts_.booked;
    else if (std::holds_alternative<GuestChanges>(deed))
        ++counts_.changed;
    else if (std::holds_alternative<GuestCancels>(deed))
        ++counts_.cancelled;
}

Result<void> SimWorld::setPushTo(int id, const QString &address)
{
    SimChannel *there = channel(id);
    if (!there)
        return fail(ErrorCode::NotFound, QStringLiteral("channel"), ErrorText::tr("there is none"));
    ChannelPlan plan = there->plan();
    plan.pushTo = address;
    if (!keepPlan(plan))
        return fail(ErrorCode::NotSaved, {}, ErrorText::tr("the journal cannot be written"));
    there->setPushTo(address);
    return {};
}

Result<void> SimWorld::reset(quint64 seed)
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

void SimWorld::step()
{
    const qint64 now = clock_.steadyMicros();
    const int guests = guests_.due(now - std::exchange(last_, now));
    if (channels_.empty()) return;
    for (int i = 0; i < guests; ++i) {
        const auto there =
            std::next(channels_.begin(), guests_.channel(int(channels_.size())))->second.get();
        // What cannot be is no act; it only counts.
        [[maybe_unused]] const auto done =
            act(there->plan().id, guests_.wish(there->shop(), today()));
    }
}

}  // namespace roomrack::simulator

#include "moc_sim_world.cpp"
