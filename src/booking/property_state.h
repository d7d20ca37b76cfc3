// SPDX-License-Identifier: GPL-3.0-or-later
// The state of one property: its ledger, rates, holds, open bookings, users and requests, without
// the rules by which commands change it (booking/rules). No disk, thread or clock.
#pragma once

#include "booking/decision.h"
#include "booking/hold_table.h"
#include "booking/house_input.h"
#include "booking/property_keys.h"
#include "booking/property_memory.h"
#include "booking/request_book.h"
#include "inventory/room_ledger.h"

#include <QtCore/QTimeZone>

namespace roomrack::booking {

/// A state that is rebuilt reads these from the file. Volatile holds, their rooms, charges and
/// cells, and versions of cells have no rows: Adoption copies them from the state before.
struct PropertyState {
    /// `ledgerSlack`: nights kept beyond the horizon, so that the business date can move on.
    explicit PropertyState(HouseInput input, int ledgerSlack = 400);

    inventory::Catalogue catalogue;
    int slack;
    pricing::RateBook rates;
    inventory::Ledger ledger;
    QTimeZone zone;
    HoldTable holds;
    QHash<BookingId, Booking> bookings;  ///< the open ones
    std::vector<qint32> typeOfId;        ///< room type id -> index; ids are small
    std::vector<qint32> channelOfId;
    inventory::RoomLedger rooms;  ///< assignments of numbered rooms
    Housekeeping housekeeping;
    Night roomsKnownFrom;  ///< those of earlier nights are in the file only
    QHash<FlagKey, qint32> flagged;
    QHash<SourceKey, BookingId> keys;
    std::vector<UserRow> users;              ///< by number
    QHash<ChannelId, qint64> channelSetups;  ///< connected channels; the record that saved each
    QHash<ChannelId, sync::CommissionRule> commissions;  ///< of channels whose settings can be read
    qint64 epoch = 0;       ///< of the engine; an edit with another epoch is stale
    RequestBook requests;   ///< without the responses in ClaimTable
    PropertyMemory memory;  ///< no rows are read for it

    PropertyId id() const { return catalogue.property.id; }
    Night today() const { return catalogue.property.businessDate; }
    /// [business date, horizon end)
    Stay sellable() const { return {today(), catalogue.property.horizonNights}; }
    /// The index of a room type in the catalogue; -1: unknown.
    int typeIndex(RoomTypeId type) const { return indexOf(typeOfId, type.value); }
    const inventory::Channel *channelOf(ChannelId channel) const
    {
        const int at = indexOf(channelOfId, channel.value);
        return at < 0 ? nullptr : &catalogue.channels[size_t(at)];
    }
    /// An open booking, or one of the latest that ended.
    const Booking *booking(BookingId booking) const;
    void setEpoch(qint64 now)
    {
        epoch = now;
        holds.setEpoch(now);
    }

private:
    static int indexOf(const std::vector<qint32> &byId, qint64 id)
    {
        return id > 0 && size_t(id) < byId.size() ? byId[size_t(id)] : -1;
    }
};

}  // namespace roomrack::booking
