// SPDX-License-Identifier: GPL-3.0-or-later
// The state read from the file from which a House is built.
#pragma once

#include "booking/batch.h"
#include "pricing/rates.h"
#include "sync/commission.h"

#include <utility>
#include <vector>

namespace roomrack::booking {

struct HouseInput {
    inventory::Catalogue catalogue;
    std::vector<pricing::RatePlan> plans;
    pricing::TaxRules taxes{};
    std::vector<pricing::NumberedTerms> planTerms{};
    std::vector<TypeSettingRow> typeSettings;
    std::vector<ScopedSettingRow> scopedSettings{};
    std::vector<PoolSettingRow> poolSettings;
    std::vector<RateRow> rates;
    std::vector<Hold> holds;                 ///< unresolved, with their extended deadlines
    std::vector<HoldQuoteRow> holdQuotes{};  ///< of these
    std::vector<Booking> bookings;           ///< all open ones, and all others that count as sold
    std::vector<RoomGivenRow> roomsGiven;  ///< on or after the business date, or of guests in house
    std::vector<RoomGivenRow> roomsHeld;   ///< by unresolved holds; `booking` is the hold's number
    std::vector<RoomOutRow> roomsOut;
    std::vector<HousekeepingRow> housekeeping;
    Night roomsKnownFrom;  ///< assignments of earlier nights are not included
    std::vector<OversoldRow> oversold;
    std::vector<ForeignKeyRow> keys;
    std::vector<UserRow> users;  ///< former ones too
    std::vector<SagaRow> sagas;  ///< unfinished ones, and watched refunds
    std::vector<Paid> paid;      ///< for open bookings, first payment first
    std::vector<DuplicateRow> undecided;
    std::vector<ChargeRow> charges;        ///< of unresolved holds and open bookings
    std::vector<pricing::FxRate> fxRates;  ///< the newest of each pair
    std::vector<ClaimRow> claims;          ///< without the responses
    std::vector<TokenRow> tokens;          ///< former ones too
    std::vector<HotelSetupRow> setups;
    std::vector<std::pair<ChannelId, qint64>> channelSetups;  ///< and the record that saved each
    std::vector<std::pair<ChannelId, sync::CommissionRule>> commissions{};  ///< of these channels
};

}  // namespace roomrack::booking
