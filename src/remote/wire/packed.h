// SPDX-License-Identifier: GPL-3.0-or-later
// Encoding of the classes with invariants.
#pragma once

#include "booking/api_setup.h"
#include "engine/property_service.h"
#include "remote/wire/wire.h"
#include "storage/reader.h"

namespace roomrack::remote {

/// Of booking::SaveHotelSetup only this kind: it names no address.
struct SaveApiSetup {
    booking::Caller caller;
    booking::ApiSetup setup;
};
/// Commands that a window may send. All others are for channels, imports and the engine and cannot
/// be encoded: payment settings, which determine where the gateway's key is sent, are configured on
/// the server.
using DeskCommand = std::variant<
    booking::TakeHold, booking::TakeCheapest, booking::ExtendHold, booking::ReleaseHold,
    booking::ConfirmHold, booking::HoldAndConfirm, booking::ChangeBooking, booking::CancelBooking,
    booking::CheckIn, booking::CheckOut, booking::MarkNoShow, booking::WalkBooking,
    booking::AssignRooms, booking::SetRoomOutOfOrder, booking::EditBlock, booking::UndoStep,
    booking::SetPolicy, booking::CloseDay, booking::SaveTemplate, booking::SaveFxRates,
    booking::DecideDuplicate, booking::SaveToken, booking::ReinstateBooking,
    booking::SetHousekeeping, booking::EditDescription, booking::EraseGuests, SaveApiSetup>;
/// None if desks may not send it.
std::optional<DeskCommand> deskCommand(booking::Command command);

/// Days since 1970: the limit of QDate's years.
inline constexpr qint32 kFarthestDay = 3'000'000;
/// Maximum length of a range of nights: two centuries.
inline constexpr qint32 kLongestRange = 73'000;

template <>
struct Packed<Night> {
    using As = qint32;
    static As pack(Night night) { return night.day(); }
    static std::optional<Night> unpack(As day)
    {
        if (day < -kFarthestDay || day > kFarthestDay) return {};
        return Night(day);
    }
};

template <>
struct Packed<Stay> {
    struct As {
        Night first;
        qint32 nights = 0;
    };
    static As pack(const Stay &stay) { return {stay.checkIn(), stay.nights()}; }
    static std::optional<Stay> unpack(const As &as)
    {
        if (as.nights < 0 || as.nights > kLongestRange) return {};
        return Stay(as.first, as.nights);
    }
};

template <>
struct Packed<booking::NightRange> {
    struct As {
        Night first;
        qint32 nights = 0;
    };
    static As pack(const booking::NightRange &range) { return {range.first, range.nights}; }
    static std::optional<booking::NightRange> unpack(const As &as)
    {
        if (as.nights < -kLongestRange || as.nights > kLongestRange) return {};
        return booking::NightRange{as.first, as.nights};
    }
};

template <>
struct Packed<Currency> {
    using As = QString;
    static As pack(Currency currency) { return currency.code(); }
    static std::optional<Currency> unpack(const As &code);
};

template <>
struct Packed<pricing::FxFactor> {
    struct As {
        qint64 digits = 0;
        qint32 decimals = 0;
    };
    static As pack(pricing::FxFactor factor) { return {factor.digits(), factor.decimals()}; }
    static std::optional<pricing::FxFactor> unpack(const As &as);
};

/// Without its hash, which desks do not need.
template <>
struct Packed<booking::Token> {
    struct As {
        ActorId id;
        QString name;
        booking::TokenRole role = booking::TokenRole::Read;
        ChannelId channel;
        bool active = true;
        Instant created;
    };
    static As pack(const booking::Token &t)
    {
        return {t.id, t.name, t.role, t.channel, t.active, t.created};
    }
    static std::optional<booking::Token> unpack(As as)
    {
        return booking::Token{as.id,     std::move(as.name), as.role, as.channel,
                              as.active, as.created,         {}};
    }
};

/// A ledger is encoded as its cells and a rate book as its runs, after catalogue and plans.
template <>
struct Packed<engine::Snapshot> {
    /// A run of consecutive equal nights.
    struct Types {
        qint32 nights = 0;
        inventory::TypeNight cell;
    };
    struct Pools {
        qint32 nights = 0;
        inventory::PoolNight cell;
    };
    struct Rates {
        qint32 type = 0;
        qint32 plan = 0;
        qint32 guests = 0;
        qint32 first = 0;  ///< offset from the first night
        qint32 nights = 0;
        qint64 amount = 0;
    };
    /// A run of consecutive nights with equal restrictions of a scope.
    struct Scopes {
        qint32 type = 0;
        inventory::RestrictionScope scope;
        qint32 first = 0;  ///< offset from the first night
        qint32 nights = 0;
        inventory::Restrictions restrictions;
    };
    struct As {
        qint64 epoch = 0;
        qint64 commitNumber = 0;
        qint64 seq = 0;
        Instant engineNow;
        inventory::Catalogue catalogue;
        std::vector<pricing::RatePlan> plans;
        pricing::TaxRules taxes;
        std::vector<pricing::NumberedTerms> planTerms;
        Night first;
        qint32 nights = 0;
        std::vector<std::vector<Types>> types;
        std::vector<std::vector<Pools>> pools;
        std::vector<Rates> rates;
        std::vector<Scopes> scopes;
        std::vector<booking::Hold> holds;
        std::vector<booking::HeldRooms> roomsHeld;
        std::vector<booking::Booking> bookings;
        std::vector<booking::User> users;
        std::vector<booking::SagaRow> sagas;
        std::vector<booking::DuplicateRow> undecided;
        std::vector<booking::TokenRow> tokens;
        std::vector<booking::HotelSetupRow> setups;
        std::vector<booking::HousekeepingRow> housekeeping;
    };
    static As pack(const engine::Snapshot &snapshot);
    static std::optional<engine::Snapshot> unpack(As as);
};

}  // namespace roomrack::remote
