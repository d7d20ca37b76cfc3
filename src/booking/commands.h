// SPDX-License-Identifier: GPL-3.0-or-later
// All commands of House, one struct each; booking/answer.h is their answer.
#pragma once

#include "booking/answer.h"
#include "booking/caller.h"
#include "booking/description/edit_description.h"
#include "booking/guest_probe.h"
#include "booking/guest_texts.h"
#include "booking/housekeeping.h"
#include "booking/request_rows.h"
#include "booking/step.h"
#include "booking/told_reservation.h"
#include "booking/user.h"
#include "inventory/catalogue.h"
#include "inventory/ledger.h"
#include "pricing/fx.h"
#include "pricing/rates.h"
#include "pricing/tax_lines.h"
#include "sync/settings.h"

#include <memory>
#include <optional>
#include <variant>
#include <vector>

namespace roomrack::booking {

enum class Durability : quint8 { Durable, Volatile };
constexpr Durability lastOf(Durability)
{
    return Durability::Volatile;
}

struct TakeHold {
    Caller caller;
    RoomTypeId roomType;
    Stay stay;
    qint32 rooms = 1, adults = 2, children = 0;
    RatePlanId plan;        ///< none: no price is quoted
    qint32 ttlSeconds = 0;  ///< 0: the channel's default
    Durability durability = Durability::Durable;
    bool ignoreRestrictions = false;     ///< allowed at the desk; never for limits
    qint64 agreedTotal = -1;             ///< a price agreed at the desk instead of the plan's
    bool numbered = false;               ///< holds numbered rooms: the first free ones, or
    std::vector<RoomId> numbers;         ///< these ("room 204, please")
    std::optional<Currency> currency{};  ///< the guest's, if not the property's; locks its rate
    QString code{};                      ///< of a company or promotion, named by the guest
    SegmentId segment{};                 ///< market segment of the booking; none: by rule
    std::vector<qint32> childAges{};     ///< years; of those children whose age is known
    pricing::StayExtras extras{};        ///< fees on request and exemptions from city taxes
};
/// A hold on the cheapest room type that is available, fits the guests and is not restricted.
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
struct ConfirmHold {
    Caller caller;
    HoldId hold;
    Guest guest;
    bool checkDuplicates = false;  ///< rejected if the booking may exist already
    GuestProbePtr guestProbe{};    ///< set by the engine
    SegmentId segment{};           ///< market segment; none: that of the hold, or by rule
};
/// Hold and confirmation in one command.
struct HoldAndConfirm {
    TakeHold what;
    Guest guest;
    bool checkDuplicates = false;  ///< rejected if the booking may exist already
    GuestProbePtr guestProbe{};    ///< set by the engine
};

/// A guest's request from outside the desk: checked for duplicates, paid if the plan requires it,
/// and booked. If it is new and paid at the property, it is booked at once; otherwise it is pending
/// until its payment, which reservations/ drives, or a user's decision. A duplicate is rejected and
/// its hold released.
struct RequestBooking {
    Caller caller;
    HoldId hold;                            ///< that becomes the booking; none:
    std::optional<TakeHold> what;           ///< what to hold first
    Guest guest;                            ///< with a name
    std::optional<Money> expectedCharge{};  ///< as below, in the currency that is charged
    std::optional<qint64> expectedTotal;    ///< the guest agreed to; another: Stale on "price"
    QByteArray sagaKey;                     ///< see SagaOrder::key
    QByteArray method;                      ///< of payment; only where the plan is prepaid
    Claim claim;                 ///< of the request; the end of its payment is its response
    GuestProbePtr guestProbe{};  ///< set by the engine
    SegmentId segment{};         ///< of the booking of `hold`, as ConfirmHold::segment
};
/// The new state of a saga and its effect on the hold, in one commit (booking/saga/saga.h).
struct AdvanceSaga {
    Caller caller;
    SagaId saga;
    SagaState state;
    HoldWrite hold = HoldWrite::None;
    std::optional<ClaimAnswer> answer;       ///< to the request, if this ends the saga
    std::optional<ClaimAnswer> cancelled{};  ///< then also: to all requests to cancel it
    GuestProbePtr guestProbe{};              ///< of a change; set by the engine
};
/// A user's decision on a request that may be a duplicate.
enum class DuplicateDecision : quint8 { KeepBoth = 1, Replace = 2, IsOne = 3 };
constexpr DuplicateDecision lastOf(DuplicateDecision)
{
    return DuplicateDecision::IsOne;
}
struct DecideDuplicate {
    Caller caller;
    dedup::CandidateId duplicate;
    DuplicateDecision decision = DuplicateDecision::IsOne;
    /// Answer::question as returned, if the guest decides and not a clerk: only for a pending
    /// request of the caller's channel, and never Replace.
    QByteArray question{};
    /// Numbers for the candidates that are kept beside the others. Set by the engine.
    std::vector<dedup::CandidateId> numbers{};
};
/// Adds, renames or revokes an API token.
struct SaveToken {
    Caller caller;
    ActorId token;  ///< none: a new one, with all of the following
    std::optional<QString> name;
    TokenRole role = TokenRole::Read;  ///< of a new one
    ChannelId channel;                 ///< of a new one
    std::optional<bool> active;
    QByteArray hash;  ///< of a new one: tokenHash()
};
/// Results of sending mails, and pairs that only a central store could find. Sent by the engine.
struct NoteRequests {
    Caller caller;
    std::vector<NoticeRow> notices;
    std::vector<DuplicateRow> duplicates;
};
struct SaveHotelSetup {
    Caller caller;
    SetupKind kind{};
    QByteArray content;       ///< has no secret; empty: it is deleted
    bool withSecret = false;  ///< a new one was stored for it
};

/// A channel's own booking or imported history: already sold there, so it is always accepted, and
/// flagged if it exceeds a limit.
struct RecordReservation {
    Caller caller;
    RoomTypeId roomType;
    Stay stay;
    qint32 rooms = 1, adults = 2, children = 0;
    RatePlanId plan;
    qint64 total = 0;
    Guest guest;
    ForeignKey key;
    GuestProbePtr guestProbe{};    ///< set by the engine, except for history
    bool channelCollects = false;  ///< the guest pays the total to the channel
    QString code{};                ///< of a company or promotion, named by the guest
    ToldStay told{};
    SegmentId segment{};  ///< market segment; none: by rule, if it is no history
};
/// Changes dates, type, rooms or guests at once; its own rooms do not count against it. What was
/// paid beyond the new price is refunded.
struct ChangeBooking {
    Caller caller;
    BookingId booking;
    qint32 version = 0;  ///< the version the caller saw; 0: any (imports only)
    std::optional<RoomTypeId> roomType;
    std::optional<Stay> stay;
    std::optional<qint32> rooms;
    std::optional<qint32> adults;
    std::optional<qint32> children;
    std::optional<RatePlanId> plan;
    std::optional<qint64> total;  ///< else quoted again when type, stay, rooms or plan change
    /// The price that was shown to the caller; if it has changed, the error is Stale on "price".
    std::optional<qint64> expectedTotal;
    std::optional<Guest> guest;
    bool ignoreRestrictions = false;
    bool always = false;  ///< imports and channels: accepted even beyond the limits
    /// Who collects the new total; none: as before. Only from the booking's channel, with `always`.
    std::optional<bool> channelCollects{};
    std::optional<ToldStay> told{};  ///< of the new total; none: as before. Only from there, too
    StepText text{};
    /// For a paid booking: an increase is charged first, by a saga with this key (SagaOrder::key)
    /// and payment method, and then the change is made. If empty, the property collects it.
    QByteArray sagaKey{};
    QByteArray method{};
    Claim claim{};                       ///< of the request; the end of its payment is its response
    GuestProbePtr guestProbe{};          ///< set by the engine where stay, rooms or guest change
    QString code{};                      ///< for another rate plan, as TakeHold::code
    std::optional<SegmentId> segment{};  ///< another market segment, or none of them
    std::optional<std::vector<qint32>> childAges{};
    std::optional<pricing::StayExtras> extras{};
    bool taxAnew = false;  ///< also where no tax line may differ: they are damaged
};
/// What was paid is refunded except for the fee.
struct CancelBooking {
    Caller caller;
    BookingId booking;
    qint32 version = 0;
    std::optional<qint64> fee{};  ///< else computed from the terms
    /// Of the request. With a claim, `booking` may be the number of a request that is still being
    /// paid, which then does not become a booking. The answer is pending and names the payment
    /// being refunded; the end of that is the response (AdvanceSaga::cancelled).
    Claim claim{};
    QString reason{};  ///< kept with the record of the cancellation
    /// The fee in the guest's currency, instead of `fee`; never more than this is charged.
    std::optional<Money> guestFee{};
};
/// Takes the rooms of a cancelled booking or a no-show again, at its old price and only where they
/// are free. The fee is withdrawn; what was refunded is due again. No numbered room is assigned.
struct ReinstateBooking {
    Caller caller;
    BookingId booking;
    qint32 version = 0;
    QString reason{};            ///< kept with the record
    GuestProbePtr guestProbe{};  ///< set by the engine
};
/// Erases what is stored about the guests of closed bookings: name, address, notes, reasons, and
/// what messages and duplicates say of them. All or none; the bookings stay, with their amounts and
/// records. Cannot be undone.
struct EraseGuests {
    Caller caller;
    std::vector<BookingId> bookings;
    ClosedGuestsPtr stored{};  ///< of each booking; set by the engine
};
struct CheckIn {
    Caller caller;
    BookingId booking;
    qint32 version = 0;
    RoomTypeId assigned;  ///< none: the reserved one. Always accepted, flagged if it oversells
    std::vector<RoomId> rooms;  ///< numbered rooms to assign; empty: House picks free ones
    bool pickRooms = false;
};
struct CheckOut {
    Caller caller;
    BookingId booking;
    qint32 version = 0;
    Night on;  ///< before the last night: an early departure, the nights left return to sale
};
/// What was paid is refunded except for the fee.
struct MarkNoShow {
    Caller caller;
    BookingId booking;
    qint32 version = 0;
};

/// One assignment of a numbered room. `from` none: not assigned yet; `to` none: unassign.
struct RoomMove {
    BookingId booking;
    RoomId from;
    RoomId to;
    Stay nights;  ///< a part of the stay; empty: all its nights that are not over
};
/// All moves or none. A move may take rooms that another one frees, so two stays can swap.
struct AssignRooms {
    Caller caller;
    std::vector<RoomMove> moves;
    std::vector<HousekeepingChange> restored{};  ///< by an undo; none of these gets dirty
};
/// Takes numbered rooms out of order or back, and updates the number of the pool, in one commit.
struct SetRoomOutOfOrder {
    Caller caller;
    std::vector<RoomId> rooms;
    Stay nights;
    bool out = true;
};
/// Sets the housekeeping status of rooms, occupied or not. Undoable.
struct SetHousekeeping {
    Caller caller;
    std::vector<RoomId> rooms;
    HousekeepingStatus status = HousekeepingStatus::Clean;
    StepText text{};
};
/// What a walked guest gets at the sister hotel: the same nights, rooms and guests, at its own
/// price and only where it is on sale.
struct SisterStay {
    ChannelId channel;  ///< of the sister hotel: a source of direct bookings
    RoomTypeId roomType;
    RatePlanId plan;
    qint64 expectedTotal = 0;  ///< shown to the caller, minor units; another: Stale on "price"
    Guest guest;
    GuestProbePtr guestProbe{};  ///< set by the engine
};
/// Walks a guest who has not arrived to another hotel, because the night is oversold. The whole
/// stay returns to sale, and what was paid is refunded. Cannot be undone.
struct WalkBooking {
    Caller caller;
    BookingId booking;
    qint32 version = 0;
    QString hotel;                     ///< the hotel that takes the guest
    PropertyId sister;                 ///< that hotel, if it is in this file
    qint64 cost = 0;                   ///< the property's cost, minor units
    std::optional<SisterStay> stay{};  ///< booked at `sister` in the same commit; none: nothing is
    QString reason{};  ///< kept with the record: also transport and what was given to the guest
};

struct NightRange {
    Night first;
    qint32 nights = 1;
};
/// The version of a cell that the caller saw when deciding to edit it.
struct SeenVersion {
    qint64 epoch = 0;
    qint64 seq = 0;
};
/// Consecutive nights of a row and their new values: rooms, nights, 0/1, or minor units; -1: the
/// default (availability: the cap; rate: derived from another plan, or none).
struct CellRun {
    CellRow row;
    NightRange range;
    std::vector<qint64> values;  ///< one for all nights, or one per night
};
/// Edits many cells: one commit, one undo step, all or nothing. If a cell is named twice, the later
/// value counts.
struct EditBlock {
    Caller caller;
    std::vector<CellRun> cells;
    /// newest version of the cells the caller saw; none: no check
    std::optional<SeenVersion> seen;
    StepText text{};
};
/// The common case, one value for a rectangle of cells; converts to an EditBlock.
struct EditCells {
    Caller caller;
    CellField field = CellField::ForSale;
    std::vector<RoomTypeId> roomTypes;  ///< for OutOfOrder: empty
    std::vector<PoolId> pools;          ///< only for OutOfOrder
    std::vector<NightRange> ranges;
    qint64 value = 0;   ///< as in CellRun
    RatePlanId plan;    ///< for Rate; for restrictions: only of this rate plan
    qint32 guests = 0;  ///< for Rate; 0: the standard number
    std::optional<SeenVersion> seen;
    StepText text{};
    ChannelId channel{};         ///< for restrictions: only of this channel
    operator EditBlock() const;  // NOLINT(google-explicit-constructor): it is one
};
/// Reverts what a step changed, as a step of its own; undoing an undo is a redo. If something has
/// changed since, it fails with Stale and lists the conflicts, unless a partial undo is requested.
struct UndoStep {
    Caller caller;
    qint64 step = 0;
    bool onlyWhatStillFits = false;
    /// The step as stored in the file. Set by the engine; callers leave it empty.
    std::shared_ptr<const StepContent> content;
    GuestProbePtr guestProbe{};  ///< of a changed booking; set by the engine
};
struct SetPolicy {
    Caller caller;
    std::vector<inventory::OverbookingRule> rules;
    StepText text{};
};
/// Night audit: moves the business date by one. Pending arrivals become no-shows; their fees are
/// computed at the effective time, and payments are refunded except for the fee.
struct CloseDay {
    Caller caller;
    bool markNoShows = true;
    Night seen{};  ///< the business date the caller saw; day 0: any
};
/// Moves the date forward by at most 1,000 days without processing arrivals: imports, long pauses.
struct MoveBusinessDate {
    Caller caller;
    Night to;
};

/// Adds a user, or changes the fields that are set. The first user must be an administrator, and
/// the last administrator cannot lose that role.
struct SaveUser {
    Caller caller;
    ActorId user;  ///< none: a new user, which needs a name, a role and a secret
    std::optional<QString> name;
    std::optional<Role> role;
    std::optional<bool> active;
    /// Of the PIN or password, as engine/secret.h makes it; never the secret itself.
    std::optional<QByteArray> secretHash;
};
/// A sign-in attempt; engine::Engine has compared the secret.
struct NoteSignIn {
    Caller caller;
    ActorId user;
    bool right = false;
};
/// A named template of a bulk update in the window's format; one of the same name is replaced.
struct SaveTemplate {
    Caller caller;
    QString name;
    QString content;  ///< empty: the template is deleted
};
/// Exchange rates from one source. Existing ones stay; the last saved of a day counts.
struct SaveFxRates {
    Caller caller;
    QString source;  ///< "European Central Bank", or the user who typed them
    std::vector<pricing::FxRate> rates;
};
/// The settings of a channel of the catalogue; no settings: it is disconnected.
struct SaveChannelSetup {
    Caller caller;
    ChannelId channel;
    std::optional<sync::ChannelSettings> settings;
    std::optional<qint64> seen{};  ///< record of the replaced ones, 0: not connected; none: any
    bool withSecret = false;       ///< as in SaveHotelSetup
};

using CommandKinds =
    std::variant<TakeHold, TakeCheapest, ExtendHold, ReleaseHold, ConfirmHold, HoldAndConfirm,
                 RecordReservation, ChangeBooking, CancelBooking, CheckIn, CheckOut, MarkNoShow,
                 WalkBooking, AssignRooms, SetRoomOutOfOrder, EditBlock, UndoStep, SetPolicy,
                 CloseDay, MoveBusinessDate, SaveUser, NoteSignIn, SaveTemplate, SaveFxRates,
                 SaveChannelSetup, RequestBooking, AdvanceSaga, DecideDuplicate, SaveToken,
                 SaveHotelSetup, NoteRequests, ReinstateBooking, SetHousekeeping, EditDescription,
                 EraseGuests>;

template <typename C, typename... Kind>
consteval bool isKindOf(const std::variant<Kind...> *)
{
    return (std::is_same_v<C, Kind> || ...);
}

/// Any of the commands, visited like a variant. A class, because each file that copies or destroys
/// the variant compiles that code again: half the compile time of a dialog that sends one command.
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

}  // namespace roomrack::booking
