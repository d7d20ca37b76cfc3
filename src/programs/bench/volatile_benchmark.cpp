// SPDX-License-Identifier: GPL-3.0-or-later
// engine.book.volatile: holds in memory only, through Engine::call from one thread. Every call is
// answered before it returns, so nothing is in flight.
#include "array_peer.h"
#include "engine_side.h"

namespace roomrack::bench {

namespace {

constexpr size_t kStepsATick = 16;  ///< commands per step of the simulated clock

class VolatilePlayer {
public:
    VolatilePlayer(EngineSide &side, const Workload &workload)
        : side_(side), workload_(workload), holds_(workload.stayRequests.size())
    {}

    double play()
    {
        const double start = nowSeconds();
        for (size_t i = 0; i < workload_.steps.size(); ++i) {
            if (i % kStepsATick == 0)
                side_.clock().advance(workload_.microsPerStep * qint64(kStepsATick));
            const Step step = workload_.steps[i];
            const StayRequest &stayRequest = workload_.stayRequests[size_t(step.stayRequest)];
            step.resolves ? release(stayRequest, holds_[size_t(step.stayRequest)])
                          : take(stayRequest, holds_[size_t(step.stayRequest)]);
        }
        const double seconds = nowSeconds() - start;
        if (wrong_ > 0) throw Wrong("the engine: wrong responses");
        return double(workload_.steps.size()) / seconds;
    }

private:
    void take(const StayRequest &stayRequest, HoldId &hold)
    {
        booking::TakeHold command = side_.takeHold(stayRequest);
        command.durability = booking::Durability::Volatile;
        side_.engine().call(command, [this, &hold](const Result<engine::Answer> &answer) {
            if (answer)
                hold = answer->hold;
            else
                ++wrong_;
        });
    }

    /// A confirmation would make the hold durable, so it is a release here too. An expired hold is
    /// resolved by the call itself, and the answer reports it.
    void release(const StayRequest &stayRequest, HoldId hold)
    {
        const bool overdue = stayRequest.outcome == Outcome::Expire;
        side_.engine().call(booking::ReleaseHold{side_.caller(), hold},
                            [this, overdue](const Result<engine::Answer> &answer) {
                                if (answer.has_value() == overdue) ++wrong_;
                            });
    }

    EngineSide &side_;
    const Workload &workload_;
    std::vector<HoldId> holds_;
    int wrong_ = 0;
};

double playVolatile(const Options &options, const Workload &workload)
{
    EngineSide side(options, workload.roomsPerType);
    const qint64 before = side.engine().committedSeq();
    const double rate = VolatilePlayer(side, workload).play();
    for (const int sold : side.sold()) {
        if (sold != 0) throw Wrong("the engine: a temporary hold was sold");
    }
    if (side.engine().committedSeq() != before)
        throw Wrong("the engine: a temporary hold was written");
    return rate;
}

}  // namespace

void addVolatileBenchmark(std::vector<Benchmark> &all)
{
    const QString name = QStringLiteral("engine.book.volatile");
    const auto run = [name](const Options &o) -> std::vector<Figure> {
        // All holds within the lag exist at once, as with guests who are browsing.
        const Workload w = makeWorkload(std::max(1000, int(o.seconds * 2'000'000)), 1000, o.seed);
        const Compared c = compare(
            o, [&] { return playVolatile(o, w); }, [&] { return playArray(w); });
        return {{name,
                 QStringLiteral("calls/s"),
                 c.ours,
                 QStringLiteral("a bare array with the same checks"),
                 c.theirs,
                 {}}};
    };
    all.push_back(
        {name,
         QStringLiteral("temporary holds created and released, one thread; peer: a bare array"),
         run});
}

}  // namespace roomrack::bench
