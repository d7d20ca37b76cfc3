// SPDX-License-Identifier: GPL-3.0-or-later
// Looks up a guest of a PMS message. Runs in the reader's thread.
#pragma once

#include "channels/pms/pms_record_plan.h"

#include <optional>

namespace roomrack::channels {

struct PmsGuestQuery {
    PropertyId property;
    ChannelId pms;
    std::vector<ChannelId> channels;  ///< that may have given the number
    QString filedUnder;
    std::optional<protocols::fias::Guest> guest;  ///< empty: no guest
    Night today;
};

/// The guest of a message.
std::optional<protocols::fias::Guest> guestIn(const PmsMessage &message);

Result<KnownStay> knownStay(storage::Reader &reader, const PmsGuestQuery &question);

struct DepartedGuests {
    std::vector<QByteArray> records;         ///< check-out records
    std::optional<booking::InboxRow> asked;  ///< open question to a user about an empty resync
};
/// Departures of guests who were checked in by records of this PMS and are not in house any more.
Result<DepartedGuests> departedSince(storage::Reader &reader, const PmsGuestQuery &question,
                                     const std::vector<protocols::fias::Guest> &inHouse);

/// The name under which a resync without guests is filed.
QString emptyResyncName();

}  // namespace roomrack::channels
