// SPDX-License-Identifier: GPL-3.0-or-later
#include "lanes.h"

#include "harness.h"

#include <poll.h>

namespace roomrack::bench {

namespace {

class Player {
public:
    Player(Lanes &lanes, const Workload &workload)
        : lanes_(lanes), workload_(workload), holds_(workload.stayRequests.size()),
          stepOf_(size_t(lanes.lanes())), polled_(size_t(lanes.lanes()))
    {
        for (int lane = lanes.lanes() - 1; lane >= 0; --lane) {
            idle_.push_back(lane);
            polled_[size_t(lane)] = {lanes.descriptor(lane), 0, 0};
        }
    }

    void play()
    {
        while (answered_ < workload_.steps.size()) {
            while (!idle_.empty() && sendNext()) {
            }
            waitForAnswers();
        }
    }

private:
    /// False if nothing more can be sent now: the end is reached, or the hold is still in flight.
    bool sendNext()
    {
        if (next_ == workload_.steps.size()) return false;
        const Step step = workload_.steps[next_];
        const qint64 hold = holds_[size_t(step.stayRequest)];
        if (step.resolves && hold == 0) return false;
        const int lane = idle_.back();
        idle_.pop_back();
        lanes_.send(lane, workload_.stayRequests[size_t(step.stayRequest)], hold,
                    workload_.at(next_));
        stepOf_[size_t(lane)] = next_++;
        polled_[size_t(lane)].events = short(POLLIN | (lanes_.flush(lane) ? POLLOUT : 0));
        return true;
    }

    void waitForAnswers()
    {
        if (poll(polled_.data(), nfds_t(polled_.size()), 20'000) <= 0)
            throw Wrong("a server does not respond");
        for (int lane = 0; lane < lanes_.lanes(); ++lane) {
            pollfd &p = polled_[size_t(lane)];
            if (p.revents & POLLOUT) p.events = short(POLLIN | (lanes_.flush(lane) ? POLLOUT : 0));
            if (p.revents & ~POLLOUT) take(lane);
        }
    }

    void take(int lane)
    {
        const auto answer = lanes_.receive(lane);
        if (!answer) return;
        const Step step = workload_.steps[stepOf_[size_t(lane)]];
        if (!step.resolves) holds_[size_t(step.stayRequest)] = *answer;
        polled_[size_t(lane)].events = 0;
        idle_.push_back(lane);
        ++answered_;
    }

    Lanes &lanes_;
    const Workload &workload_;
    std::vector<qint64> holds_;
    std::vector<size_t> stepOf_;
    std::vector<pollfd> polled_;
    std::vector<int> idle_;
    size_t next_ = 0;
    size_t answered_ = 0;
};

}  // namespace

double playOnLanes(Lanes &lanes, const Workload &workload)
{
    Player player(lanes, workload);
    const double start = nowSeconds();
    player.play();
    return double(workload.steps.size()) / (nowSeconds() - start);
}

}  // namespace roomrack::bench
