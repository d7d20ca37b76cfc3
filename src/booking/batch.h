// SPDX-License-Identifier: GPL-3.0-or-later
// What decisions write: filled by House, committed in one transaction by storage.
#pragma once

#include "booking/booking.h"
#include "booking/candidate_rows.h"
#include "booking/channel_rows.h"
#include "booking/commands.h"
#include "booking/request_rows.h"

#include <vector>

namespace roomrack::booking {

struct GuestRow {
    PropertyId property;
    BookingId booking;
    Guest guest;
    qint64 step = 0;  ///< keeps what was there before for this step
};
struct ForeignKeyRow {
    PropertyId property;
    ForeignKey key;
    ChannelId channel;
    BookingId booking;
};

/// What the end of a booking costs (cancellation, no-show, walk), written only where it costs
/// something.
struct FeeRow {
    PropertyId property;
    BookingId booking;
    qint64 amount = 0;
};

/// Where a walked guest went.
struct WalkRow {
    PropertyId property;
    BookingId booking;
    PropertyId sister;  ///< none: a hotel that is not in the file
    QString hotel;
    friend bool operator==(const WalkRow &, const WalkRow &) = default;
};

/// A night's settings of a room type, as they are after the change (defaults: the row goes).
struct TypeSettingRow {
    PropertyId property;
    RoomTypeId roomType;
    Night night;
    qint32 typed = inventory::kForSaleByDefault;
    quint8 flags = 0;
    quint16 minStay = 0;
    quint16 maxStay = 0;
    qint64 seq = 0;  ///< the record that set it
};
struct PoolSettingRow {
    PropertyId property;
    PoolId pool;
    Night night;
    qint32 outOfOrder = 0;
    qint64 seq = 0;
};
/// amount -1: the row goes.
struct RateRow {
    PropertyId property;
    RoomTypeId roomType;
    RatePlanId plan;
    Night night;
    qint32 guests = 0;
    qint64 amount = 0;
};
/// A numbered room given to a booking; `release` takes its nights from `stay` back.
struct RoomGivenRow {
    PropertyId property;
    RoomId room;
    BookingId booking;
    Stay stay;
    bool release = false;
};
/// A numbered room that cannot be used; `release`: it can again.
struct RoomOutRow {
    PropertyId property;
    RoomId room;
    Stay stay;
    bool release = false;
};
/// The night is sold beyond a limit by `rooms` (0: no longer). roomType none: the pool's limit.
struct OversoldRow {
    PropertyId property;
    PoolId pool;
    RoomTypeId roomType;
    Night night;
    qint32 rooms = 0;
};
/// The price of each night of one room, written only where nights differ; already with the hold,
/// under the number that its booking will have. Empty: the rows go (the hold was given up).
struct NightPriceRow {
    PropertyId property;
    BookingId booking;
    std::vector<qint64> nights;
    qint64 step = 0;  ///< keeps what was there before for this step
};
/// A user, what the sign-in compares with, and how often that went wrong since it went right.
struct UserRow {
    PropertyId property;
    User user;
    QByteArray secretHash;
    qint32 wrongAttempts = 0;
    Instant wrongAt;  ///< the last of them
};
/// A step that can be undone; what it undoes is marked as undone by it.
struct StepRow {
    Step step;
    std::vector<inventory::OverbookingRule> rulesBefore, rulesAfter;  ///< of Policy
    std::optional<BookingVersion> before, after;                      ///< of Booking
};
/// What consecutive nights of a setting's record were before it.
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
/// content empty: the row goes.
struct TemplateRow {
    PropertyId property;
    QString name;
    QString content;
    qint64 seq = 0;  ///< the record that says so
};
struct FxRateRow {
    PropertyId property;
    pricing::FxRate rate;
    QString source;
    qint64 seq = 0;  ///< the record that brought it; of one day the greatest counts
};

/// content empty: the row goes.
struct ChannelSetupRow {
    PropertyId property;
    ChannelId channel;
    QByteArray content;  ///< sync::toText()
    qint64 seq = 0;      ///< the record that says so
};

/// A volatile hold that a decision of this batch made durable or let go: in no table, and needed
/// where the decision is taken back.
struct SpentHold {
    PropertyId property;
    Hold hold;
    std::vector<RoomId> rooms;  ///< that it held by number
    std::optional<Charge> charge;
};

struct Batch {
    std::vector<Record> records;
    std::vector<Booking> bookings;  ///< as they are after the change; the last one of an id counts
    std::vector<FeeRow> fees;
    std::vector<WalkRow> walks;
    std::vector<GuestRow> guests;
    std::vector<ForeignKeyRow> keys;
    std::vector<TypeSettingRow> typeSettings;
    std::vector<PoolSettingRow> poolSettings;
    std::vector<RateRow> rates;
    std::vector<RoomGivenRow> roomsGiven;  ///< in order: what is taken back can be given again
    std::vector<RoomOutRow> roomsOut;
    std::vector<NightPriceRow> nightPrices;
    std::vector<OversoldRow> oversold;
    std::vector<PropertyRow> properties;
    std::vector<PolicyRow> policies;
    std::vector<StepRow> steps;
    std::vector<CellBeforeRow> cellsBefore;
    std::vector<UserRow> users;  ///< as they are after the change
    std::vector<TemplateRow> templates;
    std::vector<FxRateRow> fxRates;
    std::vector<ChannelSetupRow> channelSetups;
    ChannelRows channels;
    CandidateRows candidates;
    RequestRows requests;
    std::vector<SpentHold> spent;  ///< not written
    qint64 oldestHold =
        0;  ///< sequence of the oldest unresolved durable hold, or one past the last record

    bool isEmpty() const
    {
        return records.empty() && channels.isEmpty() && candidates.isEmpty() && requests.isEmpty();
    }
    void clear();
    /// What is about one property goes into a batch of its own.
    Batch take(PropertyId property);
    /// Behind what is there.
    void append(Batch &&more);
};

}  // namespace roomrack::booking
