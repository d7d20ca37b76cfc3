// SPDX-License-Identifier: GPL-3.0-or-later
// What a decision writes: filled by House, committed in one transaction by storage.
#pragma once

#include "booking/booking.h"
#include "booking/candidate_rows.h"
#include "booking/channel_rows.h"
#include "booking/commands.h"
#include "booking/held_taxes.h"
#include "booking/request_rows.h"
#include "pricing/early_departure.h"

#include <vector>

namespace roomrack::booking {

struct GuestRow {
    PropertyId property;
    BookingId booking;
    Guest guest;
    qint64 step = 0;  ///< stores the previous values for this step
};
/// What is stored about the guest of a closed booking is deleted, before the rows of later
/// decisions are written.
struct GuestErasureRow {
    PropertyId property;
    BookingId booking;
    std::vector<StoredMessage> messages{};  ///< whose content is deleted
};
struct ForeignKeyRow {
    PropertyId property;
    ForeignKey key;
    ChannelId channel;
    BookingId booking;
};

/// The cost of a booking's end (cancellation, no-show, walk). 0: the row is deleted.
struct FeeRow {
    PropertyId property;
    BookingId booking;
    qint64 amount = 0;
};

/// The reason given with a record: a cancellation, a reinstatement or a walk.
struct ReasonRow {
    PropertyId property;
    qint64 seq = 0;
    BookingId booking;
    qint32 version = 0;  ///< of the booking, as the record made it
    QString reason;
};

/// The commission of a booking before and after a record that changed it, minor units; none: it has
/// none.
struct CommissionRow {
    PropertyId property;
    qint64 seq = 0;
    std::optional<qint64> before, after;
};

/// The hotel to which a guest was walked.
struct WalkRow {
    PropertyId property;
    BookingId booking;
    PropertyId sister;  ///< none: a hotel outside this file
    QString hotel;
    BookingId sisterBooking{};  ///< made there with the walk; none: the guest was only sent
    friend bool operator==(const WalkRow &, const WalkRow &) = default;
};

/// A room type's settings for a night after the change (all defaults: the row is deleted).
struct TypeSettingRow {
    PropertyId property;
    RoomTypeId roomType;
    Night night;
    qint32 typed = inventory::kForSaleByDefault;
    inventory::Restrictions restrictions;
    qint64 seq = 0;  ///< the record that set it
};
/// The same of a scope (no restriction: the row is deleted).
struct ScopedSettingRow {
    PropertyId property;
    RoomTypeId roomType;
    inventory::RestrictionScope scope;
    Night night;
    inventory::Restrictions restrictions;
    qint64 seq = 0;
};
struct PoolSettingRow {
    PropertyId property;
    PoolId pool;
    Night night;
    qint32 outOfOrder = 0;
    qint64 seq = 0;
};
/// amount -1: the row is deleted.
struct RateRow {
    PropertyId property;
    RoomTypeId roomType;
    RatePlanId plan;
    Night night;
    qint32 guests = 0;
    qint64 amount = 0;
};
/// A numbered room assigned to a booking; `release` unassigns its nights from `stay`.
struct RoomGivenRow {
    PropertyId property;
    RoomId room;
    BookingId booking;
    Stay stay;
    bool release = false;
};
/// A numbered room out of order; `release`: it is back in service.
struct RoomOutRow {
    PropertyId property;
    RoomId room;
    Stay stay;
    bool release = false;
};
/// The night is oversold by `rooms` beyond a limit (0: no longer). roomType none: the pool's limit.
struct OversoldRow {
    PropertyId property;
    PoolId pool;
    RoomTypeId roomType;
    Night night;
    qint32 rooms = 0;
};
/// The nightly prices of one room, written only where they differ, from the hold on, under the
/// number its booking will have. Empty: the rows are deleted (the hold was released).
struct NightPriceRow {
    PropertyId property;
    BookingId booking;
    std::vector<qint64> nights;
    qint64 step = 0;  ///< stores the previous values for this step
};
/// The tax lines of a booking. None: the row is deleted. Those of an early departure are what
/// becomes of the lines that the booking has (pricing/early_departure.h).
struct BookingTaxRow {
    PropertyId property;
    BookingId booking;
    pricing::StayTaxes taxes;
    qint64 step = 0;                           ///< stores the previous lines for this step
    pricing::PersonTaxesPtr earlyDeparture{};  ///< null: none
};
/// A user, the hash that sign-in compares with, and the failed attempts since the last success.
struct UserRow {
    PropertyId property;
    User user;
    QByteArray secretHash;
    qint32 wrongAttempts = 0;
    Instant wrongAt;  ///< the last failed attempt
};
/// A step that can be undone. The step that it undoes is marked as undone by it.
struct StepRow {
    Step step;
    std::vector<inventory::OverbookingRule> rulesBefore, rulesAfter;  ///< of Policy
    std::optional<BookingVersion> before, after;                      ///< of Booking
    DescriptionItems itemsBefore{}, itemsAfter{};                     ///< of Description
};
/// Items of the description, added or changed by one command.
struct DescriptionRow {
    PropertyId property;
    DescriptionItems items;
    std::vector<pricing::NumberedTerms> planTerms{};  ///< that their plans did not have before
};
/// A setting's record of consecutive nights before the step.
struct CellBeforeRow {
    PropertyId property;
    qint64 seq = 0;
    Night night;
    qint32 nights = 1;
    qint64 before = 0;
};
struct PropertyRow {
    PropertyId property;
    Night businessDate;
    bool zoneFrozen = false;
};
struct PolicyRow {
    PropertyId property;
    std::vector<inventory::OverbookingRule> rules;
};
/// content empty: the row is deleted.
struct TemplateRow {
    PropertyId property;
    QString name;
    QString content;
    qint64 seq = 0;  ///< the record that set it
};
struct FxRateRow {
    PropertyId property;
    pricing::FxRate rate;
    QString source;
    qint64 seq = 0;  ///< the record that saved it; the greatest of a day counts
};

/// content empty: the row is deleted.
struct ChannelSetupRow {
    PropertyId property;
    ChannelId channel;
    QByteArray content;  ///< sync::toText()
    qint64 seq = 0;      ///< the record that set it
};

/// The commission of a channel without a connection (inventory::Channel).
struct ChannelCommissionRow {
    PropertyId property;
    ChannelId channel;
    qint32 basisPoints = 0;
};

/// A volatile hold that a decision of this batch made durable or released. It is in no table and is
/// needed if the decision is rolled back.
struct SpentHold {
    PropertyId property;
    Hold hold;
    std::vector<RoomId> rooms;  ///< the numbered rooms it held
    std::optional<Charge> charge;
};

struct Batch {
    std::vector<Record> records;
    std::vector<Booking> bookings;  ///< after the change; the last one of an id counts
    std::vector<FeeRow> fees;
    std::vector<WalkRow> walks;
    std::vector<ReasonRow> reasons;
    std::vector<CommissionRow> commissions;
    std::vector<GuestRow> guests;
    std::vector<GuestErasureRow> erasures;
    std::vector<ForeignKeyRow> keys;
    std::vector<TypeSettingRow> typeSettings;
    std::vector<ScopedSettingRow> scopedSettings;
    std::vector<PoolSettingRow> poolSettings;
    std::vector<RateRow> rates;
    std::vector<RoomGivenRow> roomsGiven;  ///< in order: a room unassigned can be assigned again
    std::vector<RoomOutRow> roomsOut;
    std::vector<HousekeepingRow> housekeeping;
    std::vector<NightPriceRow> nightPrices;
    std::vector<BookingTaxRow> taxes;
    std::vector<HoldQuoteRow> holdQuotes;  ///< in order
    std::vector<OversoldRow> oversold;
    std::vector<PropertyRow> properties;
    std::vector<PolicyRow> policies;
    std::vector<DescriptionRow> descriptions;  ///< in order; written before what refers to them
    std::vector<StepRow> steps;
    std::vector<CellBeforeRow> cellsBefore;
    std::vector<UserRow> users;  ///< after the change
    std::vector<TemplateRow> templates;
    std::vector<FxRateRow> fxRates;
    std::vector<ChannelSetupRow> channelSetups;
    std::vector<ChannelCommissionRow> channelCommissions;
    ChannelRows channels;
    CandidateRows candidates;
    RequestRows requests;
    std::vector<SpentHold> spent;  ///< not written to the file
    qint64 oldestHold =
        0;  ///< sequence of the oldest unresolved durable hold, or one past the last record

    bool isEmpty() const
    {
        return records.empty() && channels.isEmpty() && candidates.isEmpty() && requests.isEmpty();
    }
    void clear();
    /// Moves the rows of one property into a batch of their own.
    Batch take(PropertyId property);
    /// Appends the rows of `more`.
    void append(Batch &&more);
};

}  // namespace roomrack::booking
