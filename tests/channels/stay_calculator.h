// SPDX-License-Identifier: GPL-3.0-or-later
// Which stays a receiver of AlpineBits may sell, worked out from the bytes of RatePlans messages
// alone: no code of the codec is in it. The rules are those of the AlpineBits Alliance's own price
// calculator for booking rules (its rate plan test application): SetMinLOS and SetMaxLOS hold on
// the day of arrival, SetForwardMinStay and SetForwardMaxStay on every day of the stay and on that
// of departure; a closed night, day of arrival or day of departure is the restriction's own.
#pragma once

#include "core/stay.h"

#include <QtCore/QByteArray>
#include <QtCore/QString>

#include <array>
#include <map>
#include <optional>

namespace roomrack::tests {

class StayCalculator {
public:
    /// A message as it came; false where it cannot be read.
    bool hear(const QByteArray &xml);
    bool sells(const QString &plan, const QString &category, Stay stay, int adults) const;

private:
    struct Day {
        std::optional<int> minLos, maxLos, minForward, maxForward;
        std::array<bool, 7> arrivals{true, true, true, true, true, true, true};
        std::array<bool, 7> departures{true, true, true, true, true, true, true};
        bool closed = false;
    };
    struct Plan {
        /// By category ("" of all) and day.
        std::map<QString, std::map<int, Day>> days;
        std::map<QString, std::map<int, std::map<int, double>>> amounts;  ///< and guests
    };
    std::map<QString, Plan> plans_;

    friend class StayReader;
};

}  // namespace roomrack::tests
