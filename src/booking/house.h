// SPDX-License-Identifier: GPL-3.0-or-later
// One property's ledger, holds and open bookings, and the rules by which commands change them. No
// disk, thread or clock: time comes with the command, writes go into a Batch.
#pragma once

#include "booking/batch.h"
#include "booking/commands.h"
#include "booking/decision.h"
#include "booking/hold_table.h"
#include "booking/house_input.h"
#include "booking/house_keys.h"
#include "booking/house_memory.h"
#include "booking/permission.h"
#include "booking/request_book.h"
#include "dedup/booking_candidates.h"
#include "inventory/room_ledger.h"

#include <QtCore/QTimeZone>

#include <span>

namespace roomrack::booking {

class House {
public:
    /// `ledgerSlack`: nights kept beyond the horizon, so that the business date can move on.
    explicit House(HouseInput input, int ledgerSlack = 400);

    /// Takes over the in-memory state of the House that this one replaces: volatile holds whose
    /// room type, rate plan and channel still exist.
    void adoptVolatile(House &before);
    /// The first decision that is rolled back.
    struct Lost {
        qint64 seq = 0;  ///< its first record, or the next number if it wrote none
        Instant at;
    };
    /// As above, if decisions of the replaced House are rolled back: holds that they spent are
    /// restored, those taken since `lost` that exceed what is free now are dropped, and no cell has
    /// an older version than a caller may have seen. Results of decisions before `lost` may not be
    /// in the file yet, so they stay in memory.
    void adoptAfterLoss(House &before, const std::vector<SpentHold> &spent, const Lost &lost);

    /// Decides a command. On success everything is in the batch and applied; an error changes
    /// nothing, except that expired holds may have been resolved.
    Result<Answer> decide(const Command &command, Decision &d);
    Result<Answer> decide(const TakeHold &command, Decision &d);
    Result<Answer> decide(const ReleaseHold &command, Decision &d);
    /// Whether the actor's role permits it; Forbidden has the reason. A property without users
    /// permits everything, and so is the engine itself permitted.
    Result<void> allow(ActorId actor, Act act) const;
    /// All users, former ones too, by number; none: no sign-in is required.
    std::vector<User> users() const;
    const UserRow *user(ActorId id) const;
    /// The part of a step that could be undone now.
    StepFit fit(const StepContent &content) const;
    /// Idempotency keys, candidates, payments under way and tokens (house_requests.cpp).
    RequestBook &requests() { return requests_; }
    const RequestBook &requests() const { return requests_; }
    /// Stores the response of a request with a key, or the payment that it waits for.
    void keepClaim(const Claim &claim, SagaId saga, const ClaimAnswer &answer, Decision &d);
    /// Counts a repeated key or message. The row needs its product, reference and subject; its
    /// number is used for the log line, if there is none yet.
    void noteRepeat(DuplicateRow row, Decision &d);
    /// Deletes what is past its retention time; called about once an hour.
    void forgetRequests(Decision &d);
    /// Resolves every hold past its deadline.
    void expireHolds(Decision &d);
    /// Adjusts for a jump of the clock by so many microseconds that did not elapse: live holds keep
    /// their remaining time, as do those that the batch could restore (Batch::spent).
    void moveDeadlines(qint64 by, Decision &d);
    /// Records that a user confirmed a wall clock `by` microseconds ahead of the last record.
    void noteClock(const Caller &caller, qint64 by, Decision &d);
    /// The sequence of the oldest durable unresolved hold, or `none`.
    qint64 oldestHold(qint64 none) { return holds_.oldestDurable(none); }

    const inventory::Catalogue &catalogue() const { return catalogue_; }
    const inventory::Ledger &ledger() const { return ledger_; }
    const pricing::RateBook &rates() const { return rates_; }
    const HoldTable &holds() const { return holds_; }
    /// Assignments of numbered rooms.
    const inventory::RoomLedger &rooms() const { return rooms_; }
    const Housekeeping &housekeeping() const { return housekeeping_; }
    /// An open booking, or one of the latest that ended.
    const Booking *booking(BookingId id) const;
    const QHash<BookingId, Booking> &openBookings() const { return bookings_; }
    /// The booking of a command, if it is not in memory: ended long ago, or unknown. Callers of
    /// decide() look it up in the file first, see Decision::ended.
    BookingId forgotten(const Command &command) const;
    Stay sellable() const;  ///< [business date, horizon end)
    std::optional<dedup::RoomsAsked> roomsAsked(const Command &c) const;  ///< what it would book

private:
    // Shared by all commands (house.cpp)
    Record record(RecordKind kind, const Caller &caller, const Decision &d) const;
    qint64 append(Record r, Decision &d);
    void touch(int type, Stay stay, Decision &d);
    void touchType(int type, Stay stay, Decision &d);
    void touchPool(int pool, Stay stay, Decision &d);
    void flagOversold(int type, Stay stay, Decision &d);
    void flagPool(int pool, Stay stay, Decision &d);
    void flagCell(int pool, int type, Night n, int rooms, Decision &d);
    static int indexOf(const std::vector<qint32> &byId, qint64 id)
    {
        return id > 0 && size_t(id) < byId.size() ? byId[size_t(id)] : -1;
    }
    int typeIndex(RoomTypeId id) const { return indexOf(typeOfId_, id.value); }
    tl::unexpected<Error> refuse(ErrorCode code, QString field, QString reason, Decision &d,
                                 int left = -1) const;
    void load(const HouseInput &input);
    void loadRooms(const HouseInput &input);
    void loadRequests(const HouseInput &input);
    void loadClaim(const ClaimRow &row);

    // Availability checks (house_selling.cpp)
    struct Wish {
        int type = -1;
        Stay stay;
        int rooms = 1, adults = 2, children = 0;
        bool ignoreRestrictions = false;
    };
    bool grants(const Wish &wish) const;
    const inventory::Channel *channelOf(ChannelId id) const
    {
        const int at = indexOf(channelOfId_, id.value);
        return at < 0 ? nullptr : &catalogue_.channels[size_t(at)];
    }
    /// Whether the caller's channel and the plan, if set, belong to this property.
    bool knows(const Caller &caller, RatePlanId plan) const
    {
        return (!caller.channel || channelOf(caller.channel)) && (!plan || rates_.plan(plan));
    }
    Result<void> checkSource(const Caller &caller, RatePlanId plan) const;
    Result<void> checkGuests(const Wish &wish) const;
    Result<void> checkWish(const Wish &wish) const;
    Result<void> checkRestrictions(const Wish &wish, Decision &d) const;
    Result<void> checkRooms(const Wish &wish, Decision &d);
    qint64 newestChange(int type, Stay stay) const;
    template <typename T>
    tl::unexpected<Error> wrongWish(const Result<T> &why, const Wish &wish, Decision &d) const;
    Result<pricing::NightlyPrice> priceOf(const Wish &wish, RatePlanId plan, qint64 agreed) const;
    static Error tooDear(Currency currency);
    static bool differ(const std::vector<qint64> &nights);

    // Holds (house_holds.cpp)
    Result<Answer> on(const TakeHold &c, Decision &d);
    Result<Answer> on(const TakeCheapest &c, Decision &d);
    Result<Answer> on(const ExtendHold &c, Decision &d);
    Result<Answer> on(const ReleaseHold &c, Decision &d);
    Result<Answer> on(const ConfirmHold &c, Decision &d);
    static Wish wishFor(const TakeHold &c, int type);
    Error whyNone(const TakeCheapest &c, RatePlanId plan, Decision &d);
    Result<Hold *> liveHold(HoldId id, const Caller &caller, Decision &d);
    bool adoptRooms(const Hold &hold, const std::vector<RoomId> &rooms);
    std::vector<RoomId> roomIdsOf(const Hold &hold) const;
    bool adopt(const Hold &hold, const std::vector<RoomId> &rooms);
    void noteSpent(const Hold &hold, Decision &d);
    void makeDurable(Hold *&hold, const Caller &caller, Decision &d);
    void resolveHold(const Hold &hold, RecordKind how, const Caller &caller, Decision &d);
    Record holdRecord(const Hold &hold, const Caller &caller, const Decision &d) const;
    struct HoldTimes {
        qint64 ttl, ceiling;
    };
    HoldTimes holdTimes(const Caller &caller, qint32 ttlSeconds) const;

    // Bookings (house_bookings.cpp, house_stays.cpp, house_endings.cpp)
    Result<Answer> on(const BookAtDesk &c, Decision &d);
    Result<Answer> on(const RecordReservation &c, Decision &d);
    Result<Answer> on(const ChangeBooking &c, Decision &d);
    /// `undone`: the step that the change undoes.
    Result<Answer> changeBooking(const ChangeBooking &c, const UndoStep *undone, Decision &d);
    Result<Answer> on(const CancelBooking &c, Decision &d);
    Result<Answer> on(const CheckIn &c, Decision &d);
    Result<Answer> on(const CheckOut &c, Decision &d);
    Result<Answer> on(const MarkNoShow &c, Decision &d);
    Answer saveChange(const ChangeBooking &c, const Booking &was, const Booking &now,
                      std::vector<qint64> nights, const UndoStep *undone, Decision &d);
    static bool sumsUp(const std::vector<qint64> &nights, const Booking &b);
    Result<Answer> on(const WalkBooking &c, Decision &d);       // house_walks.cpp
    Result<Answer> on(const ReinstateBooking &c, Decision &d);  // house_reinstating.cpp
    Result<void> checkReinstating(const ReinstateBooking &c, const EndedBooking &over, Decision &d);
    Result<Booking *> openBooking(BookingId id, qint32 version, Decision &d);
    tl::unexpected<Error> refuseStale(qint32 now, qint32 seen, Decision &d) const;
    Answer takeBooking(Booking booking, const Guest &guest, const Caller &caller, Decision &d);
    Result<pricing::NightlyPrice> newPrice(const ChangeBooking &c, const Booking &was,
                                           const Wish &wish, RatePlanId plan) const;
    Result<Wish> changedWish(const ChangeBooking &c, const Booking &was) const;
    Record bookingRecord(RecordKind kind, const Booking &b, const Caller &caller,
                         const Decision &d) const;
    Result<void> checkMove(const Booking &was, Wish wish, Decision &d);
    void moveSold(const Booking &from, const Booking &to, qint64 seq, Decision &d);
    Answer answerFor(const Booking &b, qint64 seq) const;
    Answer endBooking(Booking b, BookingEnd end, const Caller &caller, Decision &d);
    Answer remember(EndedBooking over, Decision &d);
    Answer answerFor(const EndedBooking &over) const;
    const EndedBooking *ended(BookingId id, const Decision &d) const;
    std::optional<Answer> repeated(BookingId id, BookingStatus status, Decision &d) const;
    std::optional<Answer> cancelRequest(const CancelBooking &c, Decision &d);
    Answer reservedBefore(BookingId id, Decision &d) const;
    qint64 feeNow(const Booking &b, Instant at) const;
    void saveBooking(const Booking &b, Decision &d);
    void keepReason(const Answer &answer, const QString &reason, Decision &d) const;

    // Numbered rooms (house_rooms.cpp)
    Result<Answer> on(const AssignRooms &c, Decision &d);
    Result<Answer> on(const SetRoomOutOfOrder &c, Decision &d);
    Result<std::vector<int>> namedRooms(const std::vector<RoomId> &asked, int pool, Stay nights,
                                        qint32 rooms, qint64 except, Decision &d) const;
    enum class Vacancy : quint8 { Tonight, Later };  ///< the guest comes now, or some time
    Result<std::vector<int>> freeRooms(int pool, Stay nights, qint32 rooms, Vacancy vacancy,
                                       Decision &d) const;
    BookingId occupant(int place) const;
    Result<void> checkVacant(const std::vector<int> &places, Stay nights, BookingId booking,
                             const Caller &caller, Decision &d) const;
    std::vector<int> roomsTonight(const Booking &b, const std::vector<int> &chosen) const;
    Result<std::vector<int>> roomsToHold(const TakeHold &c, const Wish &wish, Decision &d);
    bool canHoldRooms(const TakeHold &c, const Wish &wish) const;
    void holdRooms(const std::vector<int> &places, const Hold &hold, const Caller &caller,
                   Decision &d);
    std::vector<int> placesOf(const Hold &hold) const;
    void freeHeldRooms(const Hold &hold);
    Result<std::vector<int>> roomsAtCheckIn(const CheckIn &c, const Booking &b, Stay nights,
                                            Decision &d) const;
    bool isFullyGiven(const Booking &b, Stay nights) const;
    void setRooms(const Booking &b, const std::vector<int> &places, Stay nights,
                  const Caller &caller, Decision &d);
    Stay nightsToGive(Stay stay, const Caller &caller) const;
    void giveRoom(int place, const Booking &b, Stay nights, const Caller &caller, Decision &d);
    void takeRoomBack(int place, const Booking &b, Stay nights, const Caller &caller, Decision &d);
    void recordRoom(RecordKind kind, int place, const Booking &b, Stay nights, const Caller &caller,
                    Decision &d);
    void takeRoomsBack(const Booking &b, Stay nights, const Caller &caller, Decision &d);
    void moveRooms(const Booking &was, const Booking &now, const Caller &caller, Decision &d);
    struct Step;
    Result<Step> checkStep(const RoomMove &move, const Caller &caller, Decision &d);
    Result<void> trySteps(const std::vector<Step> &steps, Decision &d);
    QString roomNumber(int place) const;
    tl::unexpected<Error> roomTaken(int place, Stay nights, Decision &d) const;
    Result<std::vector<int>> checkOutOfOrder(const SetRoomOutOfOrder &c, Decision &d) const;
    void shiftOutOfOrder(int pool, Stay nights, int change, const Caller &caller, Decision &d);
    Result<Answer> on(const SetHousekeeping &c, Decision &d);  // house_housekeeping.cpp
    void applyHousekeeping(const std::vector<HousekeepingChange> &changes, Record r, Decision &d);
    void makeDirty(const std::vector<RoomId> &rooms, const Caller &c, qint64 cause, Decision &d);
    std::vector<RoomId> roomsUsed(const Booking &b) const;
    std::vector<RoomId> roomsInUse() const;
    StepFit fitHousekeeping(const StepContent &content) const;

    // Cell edits (house_edits.cpp)
    struct PlannedCell {
        qint32 row = 0;  ///< index in EditPlan::rows
        Night night;
        qint64 value = 0;
    };
    /// The cells of a block, each once, by row and night.
    struct EditPlan {
        std::vector<CellRow> rows;
        std::vector<PlannedCell> cells;
    };
    Result<Answer> on(const EditBlock &c, Decision &d);
    Result<CellRow> checkRow(const CellRow &row) const;
    Result<void> checkRun(const CellRun &run) const;
    Result<void> checkValue(const CellRow &row, qint64 value) const;
    Result<void> checkNamedOutOfOrder(const CellRow &row, Night n, qint64 value) const;
    struct WrongLengths {
        int type;
        Night night;
        qint64 least, most;
    };
    std::vector<WrongLengths> wrongLengths(const EditPlan &plan) const;
    Result<void> checkLengths(const EditPlan &plan) const;
    Result<void> checkSeen(const EditPlan &plan, const SeenVersion &seen, Decision &d) const;
    Result<EditPlan> planOf(const EditBlock &c) const;
    static void arrange(EditPlan &plan);
    qint64 cellNow(const CellRow &row, Night n) const;
    void setCell(const CellRow &row, Night n, qint64 value, qint64 seq);
    struct EditTally {
        qint64 cells = 0;                                        ///< changed cells
        qint64 first = 0;                                        ///< record
        std::vector<std::pair<PlannedCell, qint64>> typeNights;  ///< with the record that set them
    };
    EditTally applyPlan(const EditPlan &plan, const Caller &caller, qint64 cause, bool keep,
                        Decision &d);
    void applyRun(const EditPlan &plan, std::span<const PlannedCell> run, Record r, bool keep,
                  EditTally &tally, Decision &d);
    void saveTypeNights(const EditPlan &plan, EditTally &tally, Decision &d);

    // Undo (house_undo.cpp)
    Result<Answer> on(const UndoStep &c, Decision &d);
    Result<void> checkUndo(const UndoStep &c, Decision &d) const;
    StepFit fitCells(const StepContent &content, EditPlan &plan) const;
    void fitRun(const CellChange &run, EditPlan &plan, StepFit &fit) const;
    void dropWrongLengths(EditPlan &plan, StepFit &fit) const;
    StepFit fitPolicy(const StepContent &content) const;
    StepFit fitBooking(const StepContent &content) const;
    tl::unexpected<Error> misfit(const StepFit &fit, Decision &d) const;
    QString misfitText(const Misfit &m) const;
    qint64 beginUndo(const UndoStep &c, Decision &d);
    Answer endUndo(const UndoStep &c, qint64 first, qint64 cells, Decision &d);
    Result<Answer> undoBooking(const UndoStep &c, bool fits, Decision &d);
    void keepStep(StepKind kind, const Caller &caller, StepText text, qint64 first, Decision &d);
    static bool keepsStep(const Caller &caller);

    // Users (house_users.cpp): whether any user may sign in; if none, no sign-in is required.
    bool wantsSignIn() const;
    bool isFree(const Caller &caller) const
    {
        return caller.actor == kEngineActor || (!isToken(caller.actor) && !wantsSignIn());
    }
    template <typename C>
    Result<Answer> decideHold(const C &command, Decision &d);
    Result<Answer> on(const SaveUser &c, Decision &d);
    Result<Answer> on(const NoteSignIn &c, Decision &d);
    Result<UserRow> changedUser(const SaveUser &c) const;
    Result<void> checkName(const UserRow &row) const;
    Result<void> keepsAnAdministrator(const UserRow &row) const;
    void recordUser(const UserRow *was, const UserRow &now, const Caller &caller, Decision &d);
    void putUser(UserRow row, Decision &d);

    // Duplicates (house_duplicates.cpp)
    struct Found {
        dedup::Conclusion conclusion;
        dedup::Match other;
        std::vector<dedup::Asked> own;
    };
    std::vector<dedup::Asked> ask(const Asking &asking, const Booking &wanted, Instant at) const;
    Found lookUp(const Asking &asking, const Booking &wanted, Decision &d) const;
    void leave(std::vector<dedup::Asked> own, BookingId booking, Decision &d,
               const std::vector<dedup::Match> &elsewhere = {});
    void leave(const AskingPtr &asking, const Booking &b, Decision &d);
    void moveCandidates(const ChangeBooking &c, const Booking &was, const Booking &now,
                        Decision &d);
    void endCandidates(BookingId booking, Decision &d);
    Result<void> refuseRepeated(const AskingPtr &asking, const Booking &wanted, Decision &d);
    void askAboutTaken(const AskingPtr &asking, const Booking &b, const Guest &guest, Decision &d);
    DuplicateRow duplicateRow(const Found &found, const Booking &wanted, const Guest &guest,
                              DuplicateOutcome outcome, Decision &d) const;
    void keepDuplicate(DuplicateRow row, const Caller &caller, Decision &d);
    Result<Answer> on(const DecideDuplicate &c, Decision &d);
    Result<void> checkDecision(const DecideDuplicate &c, const DuplicateRow &row, Decision &d);
    void closeQuestion(DuplicateRow row, DuplicateOutcome outcome, const Caller &caller,
                       Decision &d);
    QString bookingName(BookingId id) const;

    // Requests and their payments (house_requests.cpp, house_sagas.cpp)
    struct Wanted {
        Booking booking;  ///< as it would be; has the number of the hold once there is one
        Hold *hold = nullptr;
        bool prepaid = false;
        std::optional<Charge> charge{};  ///< in the guest's currency
    };
    Result<Answer> on(const RequestBooking &c, Decision &d);
    Result<void> checkRequest(const RequestBooking &c) const;
    Result<Wanted> wanted(const RequestBooking &c, Decision &d);
    Result<void> holdWanted(const RequestBooking &c, Wanted &w, Decision &d);
    Result<Answer> refuseDuplicate(const RequestBooking &c, const Wanted &w, const Found &found,
                                   Decision &d);
    Result<Answer> waitForPerson(const RequestBooking &c, const Wanted &w, const Found &found,
                                 Decision &d);
    Result<Answer> beginPayment(const RequestBooking &c, const Wanted &w, bool waits, Decision &d);
    Result<std::optional<Charge>> chargeFor(qint64 total, std::optional<Currency> currency) const;
    void keepCharge(qint64 number, const std::optional<Charge> &charge, Decision &d);
    void moveCharge(qint64 from, qint64 to, Decision &d);
    std::optional<Charge> chargeOf(qint64 number) const;
    std::optional<Money> chargedFor(qint64 number) const;
    Result<std::optional<Charge>> chargeAfter(BookingId id, qint64 total) const;
    Money inGuestsCurrency(BookingId id, qint64 amount) const;
    Money difference(BookingId id, qint64 before, qint64 after) const;
    Result<void> checkAgreed(const RequestBooking &c, const Wanted &w, Decision &d) const;
    void keepNewest(const pricing::FxRate &rate);
    Answer goOn(SagaRow row, const Caller &caller, Decision &d);
    Result<Answer> on(const AdvanceSaga &c, Decision &d);
    Result<Answer> writeHold(const AdvanceSaga &c, const SagaRow &row, Decision &d);
    Result<Answer> on(const NoteRequests &c, Decision &d);  // house_paid_changes.cpp
    std::optional<Result<Answer>> payForChange(const ChangeBooking &c, const Booking &was,
                                               const Booking &now,
                                               const std::optional<Charge> &charge, Decision &d);
    void giveBackDifference(const ChangeBooking &c, qint64 total, Answer &answer, Decision &d);
    Result<Answer> pinHold(const SagaRow &row, const Caller &caller, Decision &d);
    Result<Answer> changePaid(const SagaRow &row, const Caller &caller, Decision &d);
    void keepAnswer(const Claim &claim, const ClaimAnswer &answer, Decision &d);
    void answerAll(const AdvanceSaga &c, const SagaRow &row, Decision &d);
    void dropStrays(Decision &d);
    SagaId beginSaga(SagaRow row, ChannelId channel, const Caller &caller, Decision &d);
    void saveSaga(SagaRow row, const Caller &caller, Decision &d);
    std::vector<Paid> giveBackAllBut(BookingId booking, qint64 owed, const Caller &caller,
                                     Answer &answer, Decision &d);
    void giveBack(const Paid &paid, Money amount, const Caller &caller, Answer &answer,
                  Decision &d);
    void giveUpWaiting(const Hold &hold, Decision &d);
    void letGo(const Hold &hold, const Caller &caller, Decision &d);
    Answer sellHold(Hold *hold, const Guest &guest, const Caller &caller, Decision &d);
    void tell(NoticeKind kind, const Booking &b, const std::optional<Guest> &guest, qint64 seq,
              Decision &d);

    // Tokens and property setup (house_tokens.cpp)
    bool isToken(ActorId actor) const { return actor >= kFirstToken; }
    Result<void> allowToken(ActorId actor, Act act) const;
    /// A channel's token may act for that channel only.
    Result<void> mayCall(const Caller &caller, Act act) const;
    Result<Answer> on(const SaveToken &c, Decision &d);
    Result<Answer> on(const SaveHotelSetup &c, Decision &d);

    // Templates, exchange rates and channel settings (house_kept.cpp)
    Result<Answer> on(const SaveTemplate &c, Decision &d);
    Result<Answer> on(const SaveFxRates &c, Decision &d);
    Result<Answer> on(const SaveChannelSetup &c, Decision &d);

    // Night audit and policy (house_days.cpp)
    Result<Answer> on(const SetPolicy &c, Decision &d);
    Result<Answer> on(const CloseDay &c, Decision &d);
    Result<Answer> on(const MoveBusinessDate &c, Decision &d);
    qint64 setRules(std::vector<inventory::OverbookingRule> rules, const Caller &caller,
                    qint64 cause, Decision &d);
    void moveDate(Night to, const Caller &caller, qint64 noShows, Decision &d);
    void refreshAll(qint64 seq, Decision &d);

    // State that a rebuilt House reads from the file. Volatile holds, their rooms, charges and
    // cells, and versions of cells have no rows: adoptVolatile() and adoptAfterLoss() copy them.
    inventory::Catalogue catalogue_;
    pricing::RateBook rates_;
    inventory::Ledger ledger_;
    QTimeZone zone_;
    HoldTable holds_;
    QHash<BookingId, Booking> bookings_;  ///< the open ones
    std::vector<qint32> typeOfId_;        ///< room type id -> index; ids are small
    std::vector<qint32> channelOfId_;
    inventory::RoomLedger rooms_;
    Housekeeping housekeeping_;
    Night roomsKnownFrom_;  ///< those of earlier nights are in the file only
    QHash<FlagKey, qint32> flagged_;
    QHash<SourceKey, BookingId> keys_;
    int slack_;
    std::vector<UserRow> users_;  ///< by number
    qint64 epoch_ = 0;            ///< setEpoch()
    RequestBook requests_;        ///< without the responses in ClaimTable
    HouseMemory here_;            ///< in memory only: no rows are read for it

public:
    /// The engine's epoch; an edit with another epoch is stale.
    void setEpoch(qint64 epoch)
    {
        epoch_ = epoch;
        holds_.setEpoch(epoch);
    }
};

/// A refused wish may have been valid before the date moved on or a rate was removed.
template <typename T>
tl::unexpected<Error> House::wrongWish(const Result<T> &why, const Wish &w, Decision &d) const
{
    const bool night = w.type >= 0 && w.stay.nights() > 0 && ledger_.covers(w.stay);
    d.restsOn = night ? std::max(here_.dateMoved, newestChange(w.type, w.stay)) : 0;
    return tl::unexpected(why.error());
}

}  // namespace roomrack::booking
