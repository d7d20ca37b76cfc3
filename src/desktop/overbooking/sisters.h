// SPDX-License-Identifier: GPL-3.0-or-later
// The other hotels of the file as destinations for a walked guest: distance, rooms free for the
// whole stay, lowest price.
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
    std::optional<double> km;  ///< none if either hotel has no coordinates
    int rooms = 0;             ///< free on every night, of the room type with most
    qint64 night = -1;         ///< lowest average nightly price, minor units; -1: none
    Currency currency;
};

/// Sorts hotels with enough rooms first, then by distance (unknown last), then by name. A hotel
/// whose ledger does not cover the stay has no rooms.
std::vector<SisterOffer> sisterOffers(const inventory::Property &here,
                                      const std::vector<engine::SnapshotPtr> &others, Stay stay,
                                      int rooms);

}  // namespace roomrack::desktop
