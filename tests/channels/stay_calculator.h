// SPDX-License-Identifier: GPL-3.0-or-later
// Which stays an AlpineBits receiver may sell, computed from the bytes of RatePlans messages alone,
// without code of the codec. The rules are those of the AlpineBits Alliance's own price calculator
// for booking rules (its rate plan test application): SetMinLOS and SetMaxLOS apply to the day of
// arrival, SetForwardMinStay and SetForwardMaxStay to every day of the stay and to the day of
// departure; a closed night, day of arrival or day of departure is the restriction's own.
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
    /// Reads a message; false if it cannot be read.
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
        /// By category ("": all) and day.
        std::map<QString, std::map<int, Day>> days;
        std::map<QString, std::map<int, std::map<int, double>>> amounts;  ///< and guests
    };
    std::map<QString, Plan> plans_;

    friend class StayReader;
};

}  // namespace roomrack::tests
