// SPDX-License-Identifier: GPL-3.0-or-later
// An in-memory House that answers the simulator's commands: no disk, no thread, its own time.
#pragma once

#include "booking/house.h"
#include "simulator/ask.h"
#include "simulator/demo_hotel.h"

namespace roomrack::tests {

class TestProperty {
public:
    explicit TestProperty(const simulator::DemoHotel &hotel, Instant now = {})
        : house_(input(hotel)), now_(now)
    {}

    simulator::Ask ask()
    {
        return [this](std::vector<booking::Command> commands) {
            simulator::Answers answers;
            for (const booking::Command &command : commands) {
                booking::Decision d;
                d.now = now_;
                d.lastSeq = lastSeq_;
                d.batch = &batch_;
                answers.push_back(house_.decide(command, d));
                lastSeq_ = d.lastSeq;
                batch_.clear();
            }
            return answers;
        };
    }

    /// Advances time; expired holds are resolved, as an engine does about once a second.
    void moveTo(Instant now)
    {
        now_ = now;
        booking::Decision d;
        d.now = now_;
        d.lastSeq = lastSeq_;
        d.batch = &batch_;
        house_.expireHolds(d);
        lastSeq_ = d.lastSeq;
        batch_.clear();
    }

    const booking::House &house() const { return house_; }
    qint64 records() const { return lastSeq_; }

private:
    static booking::HouseInput input(const simulator::DemoHotel &hotel)
    {
        booking::HouseInput in;
        in.catalogue = hotel.setup.catalogue;
        in.catalogue.property.id = PropertyId{1};
        in.plans = hotel.setup.plans;
        for (const auto &r : hotel.setup.rates) {
            for (int i = 0; i < r.range.nights; ++i) {
                in.rates.push_back({PropertyId{1}, in.catalogue.roomTypes[size_t(r.type)].id,
                                    in.plans[size_t(r.plan)].id, r.range.first + i, 0, r.amount});
            }
        }
        return in;
    }
    booking::House house_;
    booking::Batch batch_;
    Instant now_;
    qint64 lastSeq_ = 0;
};

}  // namespace roomrack::tests
