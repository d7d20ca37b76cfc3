// SPDX-License-Identifier: GPL-3.0-or-later
#include "units_play.h"

#include "core/random.h"

#include <condition_variable>
#include <deque>
#include <exception>
#include <mutex>
#include <thread>

namespace roomrack::bench {

namespace {

constexpr int kHotFlights = 2;      ///< with high demand, so that classes sell out
constexpr double kHotShare = 0.15;  ///< of all requests
constexpr int kShortTtl = 5;        ///< seconds of simulated time, of holds that expire
constexpr int kLongTtl = 1500;
/// The simulated clock: a tenth of a second every two milliseconds.
constexpr auto kBeat = std::chrono::milliseconds(2);
constexpr qint64 kBeatMicros = 100'000;
constexpr int kBeatsATidy = 10;

}  // namespace

int seatsOf(int cls)
{
    int seats = 0;
    for (const SeatLevel &level : kLevels) seats += level.cls == cls ? level.seats : 0;
    return seats;
}

/// One caller: requests, decides, repeats.
class SeatPlay::Caller {
public:
    Caller(SeatPlay &play, int number, int calls)
        : play_(play), number_(number), calls_(calls), random_(play.seed_ * 1000 + quint64(number))
    {
        ms_.reserve(size_t(calls) + 4);
    }

    void run()
    {
        while (int(ms_.size()) < calls_) {
            forget();
            stayRequest();
        }
    }
    const std::vector<double> &ms() const { return ms_; }

private:
    template <typename Call>
    auto timed(Call call)
    {
        const double start = nowSeconds();
        auto result = call();
        ms_.push_back((nowSeconds() - start) * 1000);
        return result;
    }

    /// Expired holds count as free: a request finds their seats available.
    void forget()
    {
        while (!left_.empty() && left_.front().deadline < play_.clock_.wall()) {
            play_.cells_[left_.front().cell].taken.fetch_sub(1);
            left_.pop_front();
        }
    }

    void stayRequest()
    {
        const int flight = random_.below(random_.chance(kHotShare) ? kHotFlights : play_.flights_);
        const int of20 = random_.below(20);
        const int cls = of20 < 15 ? 0 : of20 < 18 ? 1 : 2;
        const int of10 = random_.below(10);
        const bool leaves = of10 == 9;
        const size_t at = play_.cellOf(flight, cls);
        const qint64 hold = take(flight, cls, at, leaves ? kShortTtl : kLongTtl);
        if (hold == 0) return;
        if (leaves) {
            left_.push_back({at, play_.clock_.wall() + (kShortTtl + 1) * core::kSecond});
        } else if (of10 >= 7) {
            timed([&] { return play_.sales_.release(number_, hold), 0; });
            play_.cells_[at].taken.fetch_sub(1);
        } else {
            confirm(at, hold, of10 == 6);
        }
    }

    qint64 take(int flight, int cls, size_t at, int ttl)
    {
        Cell &cell = play_.cells_[at];
        const int begun = cell.begun.load();
        const int most = cell.taken.fetch_add(1);
        cell.begun.fetch_add(1);
        const qint64 hold = timed([&] { return play_.sales_.take(number_, flight, cls, ttl); });
        if (hold != 0) return hold;
        cell.taken.fetch_sub(1);
        // Upper bound of seats taken during the call: those before it plus concurrent requests.
        const int meanwhile = cell.begun.load() - begun - 1;
        if (most + meanwhile < seatsOf(cls)) play_.falseRefusals_.fetch_add(1);
        return 0;
    }

    void confirm(size_t at, qint64 hold, bool cancels)
    {
        const qint64 seat = timed([&] { return play_.sales_.confirm(number_, hold); });
        Cell &cell = play_.cells_[at];
        cell.sold.fetch_add(1);
        if (!cancels) return;
        timed([&] { return play_.sales_.cancel(number_, seat), 0; });
        cell.sold.fetch_sub(1);
        cell.taken.fetch_sub(1);
    }

    SeatPlay &play_;
    const int number_;
    const int calls_;
    core::Random random_;
    std::deque<Left> left_;
    std::vector<double> ms_;
};

SeatPlay::SeatPlay(SeatSales &sales, core::ManualClock &clock, int flights, quint64 seed)
    : sales_(sales), clock_(clock), flights_(flights), seed_(seed),
      cells_(size_t(flights) * kClasses)
{}

/// Advances the clock and regularly expires holds.
void SeatPlay::keepTime()
{
    std::unique_lock held(overLock_);
    for (int beat = 1; !overChanged_.wait_for(held, kBeat, [this] { return over_; }); ++beat) {
        clock_.advance(kBeatMicros);
        if (beat % kBeatsATidy == 0) sales_.tidy();
    }
}

/// Checks that seats sold were confirmed, and that free seats of sold-out flights are takeable.
void SeatPlay::check()
{
    const std::string name = sales_.name();
    if (falseRefusals_ > 0)
        throw Wrong(name + ": " + std::to_string(falseRefusals_) + " false denials");
    clock_.advance(2 * kLongTtl * core::kSecond);
    sales_.tidy();
    const std::vector<int> sold = sales_.sold();
    for (size_t i = 0; i < cells_.size(); ++i) {
        if (sold[i] != cells_[i].sold) throw Wrong(name + ": seats sold do not add up");
    }
    for (int flight = 0; flight < kHotFlights; ++flight) {
        for (int cls = 0; cls < kClasses; ++cls) {
            int free = 0;
            while (sales_.take(0, flight, cls, kLongTtl) != 0) ++free;
            if (free != seatsOf(cls) - sold[cellOf(flight, cls)])
                throw Wrong(name + ": an available seat was denied, or one was sold twice");
        }
    }
}

SeatFigures SeatPlay::play(int calls)
{
    std::vector<std::unique_ptr<Caller>> callers;
    for (int i = 0; i < kCallers; ++i)
        callers.push_back(std::make_unique<Caller>(*this, i, std::max(1, calls / kCallers)));
    std::mutex lock;
    std::exception_ptr trouble;
    const auto guarded = [&](const auto &what) {
        try {
            what();
        } catch (...) {
            const std::lock_guard held(lock);
            trouble = std::current_exception();
        }
    };
    std::thread time([&] { guarded([this] { keepTime(); }); });
    const double start = nowSeconds();
    std::vector<std::thread> threads;
    for (auto &caller : callers)
        threads.emplace_back([&, c = caller.get()] { guarded([c] { c->run(); }); });
    for (std::thread &t : threads) t.join();
    const double seconds = nowSeconds() - start;
    {
        const std::lock_guard held(overLock_);
        over_ = true;
    }
    overChanged_.notify_one();
    time.join();
    if (trouble) std::rethrow_exception(trouble);
    check();
    std::vector<double> ms;
    for (auto &caller : callers) ms.insert(ms.end(), caller->ms().begin(), caller->ms().end());
    return {double(ms.size()) / seconds, quantile(ms, 0.5), quantile(ms, 0.99)};
}

}  // namespace roomrack::bench
