// SPDX-License-Identifier: GPL-3.0-or-later
// How the classes with invariants travel, and which enums may.
#pragma once

#include "engine/front_office.h"
#include "remote/wire/wire.h"
#include "storage/reader.h"

namespace roomrack::remote {

template <>
inline constexpr auto kLast<core::ErrorCode> = core::ErrorCode::Internal;
template <>
inline constexpr auto kLast<booking::BookingStatus> = booking::BookingStatus::Walked;
template <>
inline constexpr auto kLast<booking::RecordKind> = booking::RecordKind::DuplicateDecided;
template <>
inline constexpr auto kLast<booking::Durability> = booking::Durability::Volatile;
template <>
inline constexpr auto kLast<booking::CellField> = booking::CellField::Rate;
template <>
inline constexpr auto kLast<booking::StepKind> = booking::StepKind::Booking;
template <>
inline constexpr auto kLast<booking::Misfit::Why> = booking::Misfit::Why::Refused;
template <>
inline constexpr auto kLast<booking::Role> = booking::Role::Administrator;
template <>
inline constexpr auto kLast<booking::InboxState> = booking::InboxState::PutAside;
template <>
inline constexpr auto kLast<booking::MessageOutcome> = booking::MessageOutcome::NotReached;
template <>
inline constexpr auto kLast<booking::OutboxStage> = booking::OutboxStage::Sent;
template <>
inline constexpr auto kLast<inventory::AuditMode> = inventory::AuditMode::ByHand;
template <>
inline constexpr auto kLast<inventory::ChannelKind> = inventory::ChannelKind::Import;
template <>
inline constexpr auto kLast<inventory::RuleScope> = inventory::RuleScope::RoomType;
template <>
inline constexpr auto kLast<inventory::RuleUnit> = inventory::RuleUnit::Rooms;
template <>
inline constexpr auto kLast<pricing::MealPlan> = pricing::MealPlan::AllInclusive;
template <>
inline constexpr auto kLast<sync::Protocol> = sync::Protocol::Fias;
template <>
inline constexpr auto kLast<sync::RowKind> = sync::RowKind::Rate;
template <>
inline constexpr auto kLast<storage::BookingSort> = storage::BookingSort::Nights;
template <>
inline constexpr auto kLast<dedup::Product> = dedup::Product::ChannelMessage;
template <>
inline constexpr auto kLast<dedup::Status> = dedup::Status::Inactive;

template <>
inline constexpr auto kLast<booking::TokenRole> = booking::TokenRole::Manager;
template <>
inline constexpr auto kLast<booking::SetupKind> = booking::SetupKind::Duplicates;
template <>
inline constexpr auto kLast<booking::DuplicateDecision> = booking::DuplicateDecision::IsOne;
template <>
inline constexpr auto kLast<booking::DuplicateOutcome> = booking::DuplicateOutcome::Lapsed;
template <>
inline constexpr auto kLast<booking::NoticeKind> = booking::NoticeKind::NotBooked;
template <>
inline constexpr auto kLast<booking::NoticeOutcome> = booking::NoticeOutcome::NoAddress;
template <>
inline constexpr auto kLast<booking::SagaPurpose> = booking::SagaPurpose::Refund;
template <>
inline constexpr auto kLast<booking::SagaStage> = booking::SagaStage::Failed;
template <>
inline constexpr auto kLast<booking::SagaEnd> = booking::SagaEnd::ByPerson;
template <>
inline constexpr auto kLast<booking::SagaTask> = booking::SagaTask::NotBooked;
template <>
inline constexpr auto kLast<booking::PaymentCall> = booking::PaymentCall::Ask;
template <>
inline constexpr auto kLast<dedup::What> = dedup::What::Duplicate;
template <>
inline constexpr auto kLast<dedup::Why> = dedup::Why::SameKey;

/// What a window says to its hotel. Everything else is for channels, imports and the engine itself
/// to say, and cannot even be written down.
using DeskCommand =
    std::variant<booking::TakeHold, booking::TakeCheapest, booking::ExtendHold,
                 booking::ReleaseHold, booking::ConfirmHold, booking::BookAtDesk,
                 booking::ChangeBooking, booking::CancelBooking, booking::CheckIn,
                 booking::CheckOut, booking::MarkNoShow, booking::WalkBooking, booking::AssignRooms,
                 booking::SetRoomOutOfOrder, booking::EditBlock, booking::UndoStep,
                 booking::SetPolicy, booking::CloseDay, booking::SaveTemplate, booking::SaveFxRates,
                 booking::DecideDuplicate, booking::SaveToken, booking::SaveHotelSetup>;
/// None: that is not for a desk to say.
std::optional<DeskCommand> deskCommand(booking::Command command);

/// Days since 1970, at most this far: the years that a date of Qt knows, and no more.
inline constexpr qint32 kFarthestDay = 3'000'000;
/// Of a range of nights: two centuries.
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

/// Without its hash, which nobody at a desk needs.
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

/// Beside its catalogue and its plans a ledger is its cells, and a book of rates its runs.
template <>
struct Packed<engine::Snapshot> {
    /// So many nights after one another that are alike.
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
        qint32 first = 0;  ///< nights after the first one
        qint32 nights = 0;
        qint64 amount = 0;
    };
    struct As {
        qint64 epoch = 0;
        qint64 wave = 0;
        qint64 seq = 0;
        Instant engineNow;
        inventory::Catalogue catalogue;
        std::vector<pricing::RatePlan> plans;
        Night first;
        qint32 nights = 0;
        std::vector<std::vector<Types>> types;
        std::vector<std::vector<Pools>> pools;
        std::vector<Rates> rates;
        std::vector<booking::Hold> holds;
        std::vector<booking::Booking> bookings;
        std::vector<booking::User> users;
        std::vector<booking::SagaRow> sagas;
        std::vector<booking::DuplicateRow> undecided;
        std::vector<booking::TokenRow> tokens;
        std::vector<booking::HotelSetupRow> setups;
    };
    static As pack(const engine::Snapshot &snapshot);
    static std::optional<engine::Snapshot> unpack(As as);
};

}  // namespace roomrack::remote
