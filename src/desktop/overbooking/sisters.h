// SPDX-License-Identifier: GPL-3.0-or-later
// The other hotels of the file as places for a guest who is walked: how far, how many rooms are
// free for the whole stay, from which price.
#pragma once

#include "core/stay.h"
#include "engine/change_set.h"

#include <QtCore/QString>

#include <optional>
#include <vector>

namespace roomrack::desktop {

struct SisterOffer {
    PropertyId property;
    QString name;
    QString city;
    std::optional<double> km;  ///< none where one of the two has no position
    int rooms = 0;             ///< free on every night of the stay, of the room type with most
    qint64 night = -1;         ///< cheapest average price of a night, minor units; -1: none
    Currency currency;
};

/// Hotels with enough rooms first, then by distance (unknown ones last), then by name. Those whose
/// ledger does not reach the stay have no rooms.
std::vector<SisterOffer> sisterOffers(const inventory::Property &here,
                                      const std::vector<engine::SnapshotPtr> &others, Stay stay,
                                      int rooms);

}  // namespace roomrack::desktop
