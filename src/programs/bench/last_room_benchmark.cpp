// SPDX-License-Identifier: GPL-3.0-or-later
// engine.book.lastroom.64: contention for one room. Each night in turn has one room left; of 64
// calls one gets it, the others are refused, and further calls arrive while it is being paid and
// after it is sold.
#include "engine_side.h"

#include <mutex>
#include <utility>

namespace roomrack::bench {

namespace {

constexpr int kInFlight = 64;
constexpr int kAsksANight = 512;

class Fight {
public:
    Fight(EngineSide &side, int nights) : side_(side), rooms_(size_t(nights)) {}

    /// Returns calls per second.
    double play()
    {
        const double start = nowSeconds();
        size_t asks = 0;
        for (size_t at = 0; at < rooms_.size(); ++at) {
            for (int i = 0; i < kAsksANight; ++i, ++asks) {
                // Two nights at a time, so that a commit is always in progress.
                ask(at + 1 < rooms_.size() && i % 2 == 1 ? at + 1 : at);
            }
        }
        waitBelow(1);
        const double rate = double(asks) / (nowSeconds() - start);
        // Rooms that were released after all other calls had been made.
        for (size_t at = 0; at < rooms_.size(); ++at) {
            if (rooms_[at].free) ask(at);
        }
        waitBelow(1);
        return rate;
    }

    void check(const std::vector<int> &sold) const
    {
        if (falseRefusals_ > 0)
            throw Wrong("the engine: " + std::to_string(falseRefusals_) + " false denials");
        if (wrong_ > 0) throw Wrong("the engine: " + std::to_string(wrong_) + " wrong responses");
        for (size_t at = 0; at < rooms_.size(); ++at) {
            if (rooms_[at].sales != 1 || sold[cellOf(at)] != 1)
                throw Wrong("the engine: the last room was not sold exactly once");
        }
    }
    const std::vector<double> &lateRefusalsMs() const { return lateRefusalsMs_; }

private:
    /// A stay of three nights of one type with one room.
    struct Room {
        bool free = true;                ///< the next call must get it
        std::atomic<bool> sold = false;  ///< and durable
        int wins = 0;
        int sales = 0;
    };
    /// The room's state when it was requested.
    struct Asked {
        size_t room;
        double at;
        bool free, sold;
    };
    struct Winner {
        size_t room;
        HoldId hold;
    };
    static StayRequest requestOfForm(size_t at)
    {
        return {qint32(at % kTypes), qint32(at / kTypes) * kStayNights, Outcome::Confirm};
    }
    static size_t cellOf(size_t at)
    {
        const StayRequest w = requestOfForm(at);
        return size_t(w.type) * kNights + size_t(w.night);
    }

    void ask(size_t at)
    {
        waitBelow(kInFlight);
        inFlight_.fetch_add(1, std::memory_order_relaxed);
        Room &room = rooms_[at];
        const bool sold = room.sold;
        const Asked asked{at, nowSeconds(), std::exchange(room.free, false), sold};
        side_.engine().call(side_.takeHold(requestOfForm(at)),
                            [this, asked](const Result<engine::Answer> &a) { onAnswer(asked, a); });
    }

    void onAnswer(const Asked &asked, const Result<engine::Answer> &answer)
    {
        const double ms = (nowSeconds() - asked.at) * 1000;
        if (answer) {
            onWin(asked, answer->hold);
            return;
        }
        {
            const std::lock_guard held(lock_);
            wrong_ += answer.error().code != ErrorCode::SoldOut;
            falseRefusals_ += asked.free;
            if (asked.sold) lateRefusalsMs_.push_back(ms);
        }
        leave();
    }

    /// The winner pays; the first winner of every fourth room releases it instead. The calling
    /// thread does both, so that it controls the order of the decisions.
    void onWin(const Asked &asked, HoldId hold)
    {
        {
            const std::lock_guard held(lock_);
            winners_.push_back({asked.room, hold});
        }
        stir();
    }

    void settleWinners()
    {
        std::vector<Winner> winners;
        {
            const std::lock_guard held(lock_);
            winners.swap(winners_);
        }
        for (const Winner &w : winners) {
            Room &room = rooms_[w.room];
            if (++room.wins == 1 && w.room % 4 == 3) {
                side_.engine().call(booking::ReleaseHold{side_.caller(), w.hold},
                                    [this](const Result<engine::Answer> &a) { onRelease(a); });
                room.free = true;
            } else {
                side_.engine().call(
                    booking::ConfirmHold{side_.caller(), w.hold, {}},
                    [this, &room](const Result<engine::Answer> &a) { onSale(room, a); });
            }
        }
    }

    void onRelease(const Result<engine::Answer> &answer)
    {
        if (!answer) countWrong();
        leave();
    }

    void onSale(Room &room, const Result<engine::Answer> &answer)
    {
        if (!answer) countWrong();
        ++room.sales;
        room.sold = true;
        leave();
    }

    void countWrong()
    {
        const std::lock_guard held(lock_);
        ++wrong_;
    }

    void leave()
    {
        inFlight_.fetch_sub(1, std::memory_order_release);
        stir();
    }
    void stir()
    {
        stirs_.fetch_add(1, std::memory_order_release);
        stirs_.notify_one();
    }
    void waitBelow(int calls)
    {
        for (;;) {
            const int seen = stirs_.load(std::memory_order_acquire);
            settleWinners();
            if (inFlight_.load(std::memory_order_acquire) < calls) return;
            stirs_.wait(seen, std::memory_order_acquire);
        }
    }

    EngineSide &side_;
    std::vector<Room> rooms_;
    std::mutex lock_;
    std::vector<double> lateRefusalsMs_;
    std::vector<Winner> winners_;
    std::atomic<int> inFlight_{0};
    std::atomic<int> stirs_{0};
    int wrong_ = 0;
    int falseRefusals_ = 0;
};

std::vector<Figure> run(const QString &name, const Options &o)
{
    const int nights = std::clamp(int(o.seconds * 1000), 20, kTypes * (kNights / kStayNights));
    std::vector<double> rates;
    std::vector<double> p99s;
    for (int round = 0; round < o.rounds; ++round) {
        EngineSide side(o, 1);
        Fight fight(side, nights);
        rates.push_back(fight.play());
        fight.check(side.sold());
        side.closeAndVerify();
        p99s.push_back(quantile(fight.lateRefusalsMs(), 0.99));
    }
    return {{name,
             QStringLiteral("calls/s"),
             median(rates),
             {},
             {},
             QStringLiteral("each room sold exactly once")},
            {name + QStringLiteral(".refusal.p99"),
             QStringLiteral("ms"),
             median(p99s),
             {},
             {},
             QStringLiteral("denials that depend on committed state")}};
}

}  // namespace

void addLastRoomBenchmark(std::vector<Benchmark> &all)
{
    const QString name = QStringLiteral("engine.book.lastroom.64");
    all.push_back(
        {name,
         QStringLiteral(
             "all callers request the same room, 64 calls in flight; latency of late denials"),
         [name](const Options &o) { return run(name, o); }});
}

}  // namespace roomrack::bench
