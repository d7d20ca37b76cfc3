// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine_side.h"

#include "storage/store.h"

namespace roomrack::bench {

namespace {

template <typename T>
T orWrong(Result<T> result, const char *what)
{
    if (!result) throw Wrong(std::string(what) + ": " + result.error().text().toStdString());
    if constexpr (!std::is_void_v<T>) return std::move(*result);
}

constexpr int kMostRoomsPerType = 100;

/// Overbooking rule; an hour of hot-night sales would need thousands of rooms.
inventory::OverbookingRule extra(inventory::RuleScope scope, int rooms)
{
    inventory::OverbookingRule rule;
    rule.scope = scope;
    rule.amount = rule.ceiling = rooms;
    return rule;
}

inventory::Catalogue hotel(int roomsPerType)
{
    const int physical = std::min(roomsPerType, kMostRoomsPerType);
    inventory::Catalogue c;
    c.property.name = QStringLiteral("Bench Hotel");
    c.property.audit = inventory::AuditMode::ByHand;
    c.property.businessDate = c.property.firstNight = kFirstNight;
    c.property.horizonNights = kNights;
    for (int t = 0; t < kTypes; ++t) {
        const PoolId pool{t + 1};
        const QString code = QStringLiteral("T%1").arg(t + 1);
        c.pools.push_back({pool, code, QStringLiteral("Pool %1").arg(t + 1), t});
        inventory::RoomType type{{t + 1}, pool, code, QStringLiteral("Type %1").arg(t + 1)};
        type.cap = physical;
        type.position = t;
        c.roomTypes.push_back(type);
        for (int r = 0; r < physical; ++r)
            c.rooms.push_back({{}, pool, QStringLiteral("%1-%2").arg(t + 1).arg(r + 1)});
    }
    if (roomsPerType > physical) {
        c.rules.push_back(extra(inventory::RuleScope::Pool, roomsPerType - physical));
        c.rules.push_back(extra(inventory::RuleScope::RoomType, roomsPerType - physical));
    }
    inventory::Channel desk;
    desk.name = QStringLiteral("Desk");
    c.channels.push_back(desk);
    return c;
}

}  // namespace

EngineSide::EngineSide(const Options &options, int roomsPerType, qint64 rate,
                       const pricing::TaxRules &taxes)
    : folder_(options)
{
    engine::EngineOptions bare;
    bare.ticks = false;  // the player advances the clock
    engine_ =
        orWrong(engine::Engine::open(folder_.path(QStringLiteral("bench.roomrack")), clock_, bare),
                "cannot open");
    saveHotel(roomsPerType, rate, taxes);
}

void EngineSide::saveHotel(int roomsPerType, qint64 rate, const pricing::TaxRules &taxes)
{
    engine::HotelSetup setup;
    setup.catalogue = hotel(roomsPerType);
    pricing::RatePlan plan;
    plan.code = plan.name = QStringLiteral("BAR");
    setup.plans.push_back(plan);
    setup.taxes = taxes;
    for (int t = 0; rate > 0 && t < kTypes; ++t)
        setup.rates.push_back({t, 0, {kFirstNight, kNights}, rate});
    caller_.property = orWrong(engine_->saveHotel(std::move(setup)), "cannot save the hotel");
    const auto snapshot = orWrong(engine_->snapshot(caller_.property), "no snapshot");
    for (const inventory::RoomType &t : snapshot->catalogue.roomTypes) types_.push_back(t.id);
    caller_.channel = snapshot->catalogue.channels.front().id;
    plan_ = snapshot->plans.front().id;
}

booking::TakeHold EngineSide::takeHold(const StayRequest &stayRequest) const
{
    booking::TakeHold c;
    c.caller = caller_;
    c.roomType = types_[size_t(stayRequest.type)];
    c.stay = Stay(kFirstNight + stayRequest.night, kStayNights);
    c.plan = plan_;
    c.agreedTotal = 30'000;
    c.ttlSeconds = int(stayRequest.outcome == Outcome::Expire ? kShortTtlSeconds : kLongTtlSeconds);
    return c;
}

std::vector<int> EngineSide::sold()
{
    engine_->flush();
    const auto snapshot = orWrong(engine_->snapshot(caller_.property), "no snapshot");
    std::vector<int> sold;
    for (int t = 0; t < kTypes; ++t) {
        for (Night n = kFirstNight; n < kFirstNight + kNights; ++n) {
            const inventory::TypeNight &cell = snapshot->ledger.type(t, n);
            if (cell.held != 0) throw Wrong("the engine: rooms are still held");
            sold.push_back(cell.sold);
        }
    }
    return sold;
}

void EngineSide::closeAndVerify()
{
    const QString file = engine_->file();
    engine_.reset();
    const auto report = orWrong(storage::verify(file), "cannot verify");
    if (report.findings.empty()) return;
    const storage::VerifyFinding &first = report.findings.front();
    throw Wrong("verification failed: " + first.what.toStdString() + ", "
                + first.where.toStdString());
}

EnginePlayer::EnginePlayer(EngineSide &side, const Workload &workload, int inFlight)
    : side_(side), workload_(workload), most_(inFlight), holds_(workload.stayRequests.size())
{}

double EnginePlayer::play()
{
    const double start = nowSeconds();
    for (size_t i = 0; i < workload_.steps.size(); ++i) {
        waitBelow(most_);
        issue(i);
    }
    waitBelow(1);
    const double seconds = nowSeconds() - start;
    if (wrong_ > 0) throw Wrong("the engine: " + std::to_string(wrong_) + " wrong responses");
    return double(workload_.steps.size()) / seconds;
}

void EnginePlayer::issue(size_t step)
{
    const Step &s = workload_.steps[step];
    const StayRequest &stayRequest = workload_.stayRequests[size_t(s.stayRequest)];
    side_.clock().advance(workload_.microsPerStep);
    inFlight_.fetch_add(1, std::memory_order_relaxed);
    auto done = [this, step](const Result<engine::Answer> &answer) { answered(step, answer); };
    if (!s.resolves) {
        side_.engine().call(side_.takeHold(stayRequest), done);
    } else if (stayRequest.outcome == Outcome::Confirm) {
        side_.engine().call(booking::ConfirmHold{side_.caller(), holds_[size_t(s.stayRequest)], {}},
                            done);
    } else {
        // An expired hold is resolved by the call itself, and the answer reports it.
        side_.engine().call(booking::ReleaseHold{side_.caller(), holds_[size_t(s.stayRequest)]},
                            done);
    }
}

void EnginePlayer::answered(size_t step, const Result<engine::Answer> &answer)
{
    const Step &s = workload_.steps[step];
    const bool overdue =
        s.resolves && workload_.stayRequests[size_t(s.stayRequest)].outcome == Outcome::Expire;
    if (answer.has_value() == overdue) wrong_.fetch_add(1, std::memory_order_relaxed);
    if (answer && !s.resolves) holds_[size_t(s.stayRequest)] = answer->hold;
    inFlight_.fetch_sub(1, std::memory_order_release);
    inFlight_.notify_one();
}

void EnginePlayer::waitBelow(int calls)
{
    for (int now = inFlight_.load(std::memory_order_acquire); now >= calls;
         now = inFlight_.load(std::memory_order_acquire))
        inFlight_.wait(now, std::memory_order_acquire);
}

double playEngine(const Options &options, const Workload &workload, int inFlight,
                  const pricing::TaxRules &taxes)
{
    EngineSide side(options, workload.roomsPerType, 0, taxes);
    const double rate = EnginePlayer(side, workload, inFlight).play();
    expectSold("the engine", workload, side.sold());
    side.closeAndVerify();
    return rate;
}

}  // namespace roomrack::bench
