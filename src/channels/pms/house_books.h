// SPDX-License-Identifier: GPL-3.0-or-later
// What is looked up of a guest whom the PMS speaks of. In the reader's thread.
#pragma once

#include "channels/pms/house_plan.h"

#include <optional>

namespace roomrack::channels {

struct HouseQuestion {
    PropertyId property;
    ChannelId pms;
    std::vector<ChannelId> channels;  ///< that may have given the number
    QString filedUnder;
    std::optional<protocols::fias::Guest> guest;  ///< none: it is about nobody
    Night today;
};

/// The guest that a message is about.
std::optional<protocols::fias::Guest> guestIn(const HouseMessage &message);

Result<KnownStay> knownStay(storage::Reader &reader, const HouseQuestion &question);

struct GoneGuests {
    std::vector<QByteArray> records;         ///< that they left
    std::optional<booking::InboxRow> asked;  ///< what a person was asked of an empty house
};
/// Departures of those who came by records of this PMS and are not in house any more.
Result<GoneGuests> goneSince(storage::Reader &reader, const HouseQuestion &question,
                             const std::vector<protocols::fias::Guest> &inHouse);

/// What a resync without guests is filed under.
QString emptyHouseFile();

}  // namespace roomrack::channels
