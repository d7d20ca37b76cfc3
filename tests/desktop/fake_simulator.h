// SPDX-License-Identifier: GPL-3.0-or-later
// A simulator that only executes commands.
#pragma once

#include "desktop/simulator/simulator_control.h"

namespace roomrack::tests {

class FakeSimulator final : public desktop::SimulatorControl {
public:
    explicit FakeSimulator(QObject *owner = nullptr)
    {
        setParent(owner);
        const QStringList can{QStringLiteral("lost_request"), QStringLiteral("reordered"),
                              QStringLiteral("twice")};
        all = {{3, QStringLiteral("Wayfarer"), 12, 1, 0, false, false, 0, can, {}},
               {5,
                QStringLiteral("Meridian"),
                1,
                0,
                2,
                false,
                false,
                0,
                can,
                {{QStringLiteral("twice"), 1000}}},
               {6,
                QStringLiteral("Bellhop"),
                4,
                7,
                0,
                true,
                false,
                94,
                can + QStringList{QStringLiteral("line_cut")},
                {}}};
    }
    const std::vector<Channel> &channels() const override { return all; }
    int guestsPerMinute() const override { return guests; }
    void setGuestsPerMinute(int now) override
    {
        guests = now;
        emit changed();
    }
    void setFaults(int channel, const std::map<QString, int> &faults) override
    {
        for (Channel &c : all) {
            if (c.id == channel) c.faults = faults;
        }
        emit changed();
    }
    void say() { emit changed(); }

    std::vector<Channel> all;
    int guests = 12;
};

}  // namespace roomrack::tests
