// SPDX-License-Identifier: GPL-3.0-or-later
// Everything that can be asked of a house, one struct a command, and what it answers.
#pragma once

#include "booking/request_rows.h"
#include "booking/step.h"
#include "booking/user.h"
#include "dedup/combine.h"
#include "dedup/context.h"
#include "inventory/catalogue.h"
#include "inventory/ledger.h"
#include "pricing/fx.h"
#include "pricing/rates.h"
#include "sync/settings.h"

#include <memory>
#include <optional>
#include <variant>
#include <vector>

namespace roomrack::booking {

/// Who asks, for which property; every command starts with it.
struct Caller {
    PropertyId property;
    ActorId actor = kDeskActor;
    ChannelId channel;    ///< a channel of the catalogue
    Instant effective{};  ///< when it happened in the hotel (imports); zero: now

    bool isHistory() const { return effective.micros != 0; }
    Instant at(Instant now) const { return isHistory() ? effective : now; }
};

enum class Durability : quint8 { Durable, Volatile };
constexpr Durability lastOf(Durability)
{
    return Durability::Volatile;
}

struct TakeHold {
    Caller caller;
    RoomTypeId roomType;
    Stay stay;
    qint32 rooms = 1;
    qint32 adults = 2;
    qint32 children = 0;
    RatePlanId plan;        ///< none: no price is quoted
    qint32 ttlSeconds = 0;  ///< 0: the channel's
    Durability durability = Durability::Durable;
    bool ignoreRestrictions = false;  ///< the desk may; never the limits
    qint64 agreedTotal = -1;          ///< a price agreed at the desk instead of the plan's
    bool numbered = false;            ///< holds rooms by number: the first free ones, or
    std::vector<RoomId> numbers;      ///< these ("room 204, please")
    /// What the guest is charged in, where that is not the hotel's: the rate is locked with the
    /// price.
    std::optional<Currency> currency{};
};
/// A hold on the cheapest room type that has rooms, fits the guests and is not restricted.
struct TakeCheapest {
    TakeHold hold;                  ///< roomType is ignored
    std::vector<RoomTypeId> among;  ///< empty: all
};
struct ExtendHold {
    Caller caller;
    HoldId hold;
    qint32 ttlSeconds = 0;
};
struct ReleaseHold {
    Caller caller;
    HoldId hold;
};
/// Who it is for, as duplicates are found by (dedup/context.h): worked out before any lock is held,
/// with a number for each room that is asked for; and what the central store answered, which is
/// asked before.
struct Asking {
    dedup::Person person;
    std::vector<dedup::CandidateId> numbers;
    dedup::Central central = dedup::Central::None;
    std::vector<dedup::Match> centralMatches{};  ///< of Continue and Duplicate
};
using AskingPtr = std::shared_ptr<const Asking>;

struct ConfirmHold {
    Caller caller;
    HoldId hold;
    Guest guest;
    bool checkDuplicates = false;  ///< refused where the booking may be there already
    AskingPtr asking{};            ///< the engine fills it in
};

/// Hold and confirmation in one step.
struct BookAtDesk {
    TakeHold what;
    Guest guest;
    bool checkDuplicates = false;  ///< refused where the booking may be there already
    AskingPtr asking{};            ///< the engine fills it in
};

/// What a guest asks for who is not at the desk: looked up as a duplicate, paid for where the plan
/// says so, and booked. Paid at the hotel and new it is booked at once; else it waits: for its
/// payment, which somebody must drive (reservations/), or for a person. A duplicate is refused, and
/// its hold let go.
struct RequestBooking {
    Caller caller;
    HoldId hold;                            ///< that becomes the booking; none:
    std::optional<TakeHold> what;           ///< what to hold first
    Guest guest;                            ///< with a name
    std::optional<Money> expectedCharge{};  ///< as below, in the currency that is charged
    std::optional<qint64> expectedTotal;    ///< else than agreed to by the guest: Stale on "price"
    QByteArray sagaKey;                     ///< see SagaOrder::key
    QByteArray method;                      ///< of payment; only where the plan is prepaid
    Claim claim;                            ///< that it came with; its payment's end answers that
    AskingPtr asking{};                     ///< the engine fills it in
};
/// What a saga has come to, and what that does to its hold, in one commit (booking/saga/saga.h).
struct AdvanceSaga {
    Caller caller;
    SagaId saga;
    SagaState state;
    HoldWrite hold = HoldWrite::None;
    std::optional<ClaimAnswer> answer;       ///< to who asked, where this is the end of it
    std::optional<ClaimAnswer> cancelled{};  ///< then also: to all who asked to cancel it
};
/// What a person says about a request that may be a duplicate.
enum class DuplicateDecision : quint8 { KeepBoth = 1, Replace = 2, IsOne = 3 };
constexpr DuplicateDecision lastOf(DuplicateDecision)
{
    return DuplicateDecision::IsOne;
}
struct DecideDuplicate {
    Caller caller;
    dedup::CandidateId duplicate;
    DuplicateDecision decision = DuplicateDecision::IsOne;
    /// As Answer::question gave it, where the guest says so and not a clerk: only of a request of
    /// the caller's channel that waits, and never Replace.
    QByteArray question{};
    /// For the candidates that are kept beside the others. The engine fills it in.
    std::vector<dedup::CandidateId> numbers{};
};
/// Adds a token, or changes its name, or takes it back.
struct SaveToken {
    Caller caller;
    ActorId token;  ///< none: a new one, with all of the following
    std::optional<QString> name;
    TokenRole role = TokenRole::Read;  ///< of a new one
    ChannelId channel;                 ///< of a new one
    std::optional<bool> active;
    QByteArray hash;  ///< of a new one: tokenHash()
};
/// What became of mails, and pairs that only a central store could find. For the engine's own.
struct NoteRequests {
    Caller caller;
    std::vector<NoticeRow> notices;
    std::vector<DuplicateRow> duplicates;
};
struct SaveHotelSetup {
    Caller caller;
    SetupKind kind{};
    QByteArray content;  ///< no secret in it; empty: it goes
};

/// Where a booking comes from outside; the same (source, digest, occurrence) is taken once.
struct ForeignKey {
    QByteArray digest;      ///< content of the row or the channel's reservation number
    qint32 occurrence = 0;  ///< 1 for the first row with this content, 2 for the second, ...
};
/// A channel's own booking or imported history: already sold there, so it is always taken and
/// flagged where it passes a limit.
struct RecordReservation {
    Caller caller;
    RoomTypeId roomType;
    Stay stay;
    qint32 rooms = 1;
    qint32 adults = 2;
    qint32 children = 0;
    RatePlanId plan;
    qint64 total = 0;
    Guest guest;
    ForeignKey key;
    AskingPtr asking{};  ///< the engine fills it in, but for history
};
/// Dates, type, rooms or guests in one step; its own rooms do not count against it. What was paid
/// for it and is more than it costs then goes back.
struct ChangeBooking {
    Caller caller;
    BookingId booking;
    qint32 version = 0;  ///< the version the caller saw; 0: whatever it is (imports only)
    std::optional<RoomTypeId> roomType;
    std::optional<Stay> stay;
    std::optional<qint32> rooms;
    std::optional<qint32> adults;
    std::optional<qint32> children;
    std::optional<RatePlanId> plan;
    std::optional<qint64> total;  ///< else quoted anew when type, stay, rooms or plan change
    /// The price the caller was shown; where it is another by now, the answer is Stale on "price".
    std::optional<qint64> expectedTotal;
    std::optional<Guest> guest;
    bool ignoreRestrictions = false;
    bool always = false;  ///< imports and channels: taken even beyond the limits
    StepText text{};
    /// Of a booking that was paid: what it costs more is charged first, by a saga with this key
    /// (SagaOrder::key) and payment method, and the change follows. Else the hotel sees to it.
    QByteArray sagaKey{};
    QByteArray method{};
    Claim claim{};       ///< that it came with; its payment's end answers that
    AskingPtr asking{};  ///< the engine fills it in where stay, rooms or guest change
};
/// What was paid for it goes back but for the fee.
struct CancelBooking {
    Caller caller;
    BookingId booking;
    qint32 version = 0;
    std::optional<qint64> fee{};  ///< else what the terms say
    /// That it came with. With one, a request that is still being paid is known by the number that
    /// its booking would have: from then on it does not become one. The answer is pending, and
    /// names the payment that is taken back; its end is the answer (AdvanceSaga::cancelled).
    Claim claim{};
};
struct CheckIn {
    Caller caller;
    BookingId booking;
    qint32 version = 0;
    RoomTypeId assigned;  ///< none: the reserved one. Always possible, flagged where it oversells
    std::vector<RoomId> rooms;  ///< room numbers given out; empty: the house picks free ones
    bool pickRooms = false;
};
/// Before the last night it is an early departure: the nights not stayed return to sale.
struct CheckOut {
    Caller caller;
    BookingId booking;
    qint32 version = 0;
    Night on;
};
/// What was paid for it goes back but for the fee.
struct MarkNoShow {
    Caller caller;
    BookingId booking;
    qint32 version = 0;
};

/// One step of giving out numbered rooms. `from` none: not given yet; `to` none: taken back.
struct RoomMove {
    BookingId booking;
    RoomId from;
    RoomId to;
    Stay nights;  ///< a part of the stay; empty: all its nights that are not over
};
/// All steps or none; rooms that one step gives back another may take, so that two stays can swap.
struct AssignRooms {
    Caller caller;
    std::vector<RoomMove> moves;
};
/// Numbered rooms that cannot be used, or can again. The pool's number of rooms out of order
/// follows in the same commit.
struct SetRoomOutOfOrder {
    Caller caller;
    std::vector<RoomId> rooms;
    Stay nights;
    bool out = true;
};
/// Sends a guest who has not come yet to another hotel, because the night is oversold. The
/// whole stay returns to sale, and what was paid goes back. Cannot be undone.
struct WalkBooking {
    Caller caller;
    BookingId booking;
    qint32 version = 0;
    QString hotel;      ///< where the guest goes
    PropertyId sister;  ///< that hotel, if it is in this file
    qint64 cost = 0;    ///< what it costs this hotel, minor units
};

struct NightRange {
    Night first;
    qint32 nights = 1;
};
/// What the caller saw of a cell when deciding to edit it.
struct SeenVersion {
    qint64 epoch = 0;
    qint64 seq = 0;
};
/// Consecutive nights of a row and what they get: rooms, nights, 0/1, or minor units; -1: back to
/// the default (for sale: the cap; rate: what the plan derives from, or none).
struct CellRun {
    CellRow row;
    NightRange range;
    std::vector<qint64> values;  ///< one for all nights, or one a night
};
/// Many cells at once: one commit, one step to undo, all of it or nothing. Where a cell is named
/// twice the later value counts.
struct EditBlock {
    Caller caller;
    std::vector<CellRun> cells;
    std::optional<SeenVersion> seen;  ///< newest version among the cells seen; none: no check
    StepText text{};
};
/// The common case, one value for a rectangle of cells; wherever a block is wanted it is one.
struct EditCells {
    Caller caller;
    CellField field = CellField::ForSale;
    std::vector<RoomTypeId> roomTypes;  ///< for OutOfOrder: empty
    std::vector<PoolId> pools;          ///< only for OutOfOrder
    std::vector<NightRange> ranges;
    qint64 value = 0;   ///< as in CellRun
    RatePlanId plan;    ///< for Rate
    qint32 guests = 0;  ///< for Rate; 0: the standard number
    std::optional<SeenVersion> seen;
    StepText text{};
    operator EditBlock() const;  // NOLINT(google-explicit-constructor): it is one
};
/// Sets back what a step changed, as a step of its own; undoing an undo is a redo. Where something
/// has changed since, it answers Stale and says what, unless only what still fits is wanted.
struct UndoStep {
    Caller caller;
    qint64 step = 0;
    bool onlyWhatStillFits = false;
    /// The step as the file has it. The engine fills this in; callers leave it empty.
    std::shared_ptr<const StepContent> content;
};
struct SetPolicy {
    Caller caller;
    std::vector<inventory::OverbookingRule> rules;
    StepText text{};
};
/// Moves the business date by one. Arrivals of the day that did not come become no-shows; what
/// they owe is reckoned at the effective time, and what they paid goes back but for that.
struct CloseDay {
    Caller caller;
    bool markNoShows = true;
    Night seen{};  ///< the business date that the caller saw; day 0: whatever it is
};
/// Only forward, at most 1,000 days at once, without looking at arrivals: for imports and for
/// catching up after a pause.
struct MoveBusinessDate {
    Caller caller;
    Night to;
};

/// Adds a user, or changes one: what is set. Whoever is the first must be an administrator, and the
/// last administrator stays one.
struct SaveUser {
    Caller caller;
    ActorId user;  ///< none: a new one, who needs a name, a role and a secret
    std::optional<QString> name;
    std::optional<Role> role;
    std::optional<bool> active;
    /// Of the PIN or password, as engine/secret.h makes it; never the secret itself.
    std::optional<QByteArray> secretHash;
};
/// Somebody tried to sign in; engine::Engine has compared the secret.
struct NoteSignIn {
    Caller caller;
    ActorId user;
    bool right = false;
};
/// A named template of a bulk update, as the window wrote it; one of the same name is replaced.
struct SaveTemplate {
    Caller caller;
    QString name;
    QString content;  ///< empty: the template goes
};
/// Rates of exchange from one source. Those known before stay; of several for one day the one
/// saved last counts.
struct SaveFxRates {
    Caller caller;
    QString source;  ///< "European Central Bank", or who typed them
    std::vector<pricing::FxRate> rates;
};

/// What was agreed with a channel of the catalogue; no settings: it is not linked any more.
struct SaveChannelSetup {
    Caller caller;
    ChannelId channel;
    std::optional<sync::ChannelSettings> settings;
};

using CommandKinds =
    std::variant<TakeHold, TakeCheapest, ExtendHold, ReleaseHold, ConfirmHold, BookAtDesk,
                 RecordReservation, ChangeBooking, CancelBooking, CheckIn, CheckOut, MarkNoShow,
                 WalkBooking, AssignRooms, SetRoomOutOfOrder, EditBlock, UndoStep, SetPolicy,
                 CloseDay, MoveBusinessDate, SaveUser, NoteSignIn, SaveTemplate, SaveFxRates,
                 SaveChannelSetup, RequestBooking, AdvanceSaga, DecideDuplicate, SaveToken,
                 SaveHotelSetup, NoteRequests>;

template <typename C, typename... Kind>
consteval bool isKindOf(const std::variant<Kind...> *)
{
    return (std::is_same_v<C, Kind> || ...);
}

/// Any of the commands, to be visited like a variant. A class of its own, because whoever copies or
/// drops a variant of so many compiles that anew for each of them: it took half the time of a
/// dialog that sends one command.
class Command : public CommandKinds {
public:
    template <typename C>
    requires(isKindOf<C>(static_cast<const CommandKinds *>(nullptr)))
        Command(C command);  // one is instantiated for each kind in commands.cpp
    Command(const Command &other);
    Command(Command &&other) noexcept;
    Command &operator=(const Command &other);
    Command &operator=(Command &&other) noexcept;
    ~Command();
};

/// One answer for all commands: what applies is set.
struct Answer {
    HoldId hold;
    BookingId booking;
    qint32 version = 0;                 ///< of the booking
    Instant deadline{};                 ///< of the hold
    qint64 total = 0;                   ///< quoted or booked, minor units
    std::optional<Money> charged;       ///< the same in the guest's currency, where that is another
    qint64 fee = 0;                     ///< cancellation or no-show fee
    std::optional<Money> feeCharged{};  ///< the same in the guest's currency, as above
    RoomTypeId roomType;
    bool repeated = false;         ///< it was there already; nothing changed
    bool oversold = false;         ///< taken beyond a limit and flagged
    qint64 seq = 0;                ///< sequence of the last record written, 0 if none
    qint64 step = 0;               ///< what UndoStep takes to undo it; 0: it cannot be undone
    qint64 cells = 0;              ///< cells whose value changed
    ActorId user;                  ///< or token: added, changed or signed in
    SagaId saga;                   ///< that pays for it, or waits for a person
    dedup::CandidateId duplicate;  ///< of the page Duplicates: a person must say, or was asked
    bool pending = false;          ///< not booked yet: it waits, and its rooms are held
    QByteArray question{};         ///< signed: with it the guest may say whether it is a duplicate
    friend bool operator==(const Answer &, const Answer &) = default;
};

}  // namespace roomrack::booking
