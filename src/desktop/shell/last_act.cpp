// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/shell/last_act.h"

#include "desktop/words/record_words.h"
#include "desktop/words/stay_words.h"

#include <QtCore/QCoreApplication>

#include <algorithm>
#include <set>

namespace roomrack::desktop {

using booking::Record;
using booking::RecordKind;

namespace {

struct LastActWords {
    Q_DECLARE_TR_FUNCTIONS(LastAct)
};

bool isOfRoom(RecordKind kind)
{
    return kind == RecordKind::RoomAssigned || kind == RecordKind::RoomTakenBack
           || kind == RecordKind::RoomHeld;
}

QString staysText(const std::vector<Record> &records)
{
    std::set<qint64> stays;
    for (const Record &r : records) stays.insert(r.subject);
    const bool assigned = std::all_of(records.begin(), records.end(), [](const Record &r) {
        return r.kind == RecordKind::RoomAssigned;
    });
    const int count = int(stays.size());
    return assigned ? LastActWords::tr("Rooms assigned to %n stay(s)", nullptr, count)
                    : LastActWords::tr("Rooms of %n stay(s) changed", nullptr, count);
}

/// The rooms that the records take and assign, or of several bookings how many there are.
QString recordRoomsText(const std::vector<Record> &records, const inventory::Catalogue &catalogue)
{
    QStringList from, to;
    for (const Record &r : records) {
        if (r.kind == RecordKind::RoomHeld) return {};
        if (r.subject != records.front().subject) return staysText(records);
        QStringList &rooms = r.kind == RecordKind::RoomAssigned ? to : from;
        const QString number = catalogue.roomNumber(RoomId{r.value});
        if (!rooms.contains(number)) rooms << number;
    }
    if (records.empty()) return {};
    const QString booking = bookingNumber(BookingId{records.front().subject});
    const QString comma = QStringLiteral(", ");
    if (from.isEmpty())
        return LastActWords::tr("Room %1 assigned to %2").arg(to.join(comma), booking);
    if (to.isEmpty())
        return LastActWords::tr("Room %1 unassigned from %2").arg(from.join(comma), booking);
    return LastActWords::tr("%1 moved from room %2 to %3")
        .arg(booking, from.join(comma), to.join(comma));
}

}  // namespace

/// False for consequences of another record and for what the program does by itself, like the
/// download of exchange rates.
bool LastAct::isAct(const Record &r) const
{
    switch (r.kind) {
    case RecordKind::HoldExpired:
    case RecordKind::HoldOwned:
    case RecordKind::HousekeepingSet:
    case RecordKind::FxRatesSaved:
    case RecordKind::StepUndone:
    case RecordKind::SignedIn:
    case RecordKind::SignInRefused:
    case RecordKind::SagaBegun:
    case RecordKind::SagaMoved:
    case RecordKind::DuplicateFound:
    case RecordKind::Withdrawn: return false;
    default: break;
    }
    if (booking::fieldOf(r.kind)) return false;
    // A cancelled booking also loses its room: the same commit, and the cancellation counts.
    const bool follows = isOfRoom(r.kind) && record_ && !isOfRoom(record_->kind)
                         && booking::bookingIdOf(*record_) == r.subject && record_->at == r.at;
    return !follows;
}

/// The records of one command for rooms belong together.
void LastAct::take(const Record &r)
{
    const bool ofOne = isOfRoom(r.kind) && !rooms_.empty() && rooms_.back().seq + 1 == r.seq
                       && rooms_.back().at == r.at;
    if (!ofOne) {
        rooms_.clear();
        statuses_.clear();
        overnight_ = false;
    }
    if (isOfRoom(r.kind)) rooms_.push_back(r);
    record_ = r;
    canMove_ = !rooms_.empty();
    refusal_.clear();
    undone_ = false;
    setNew();
}

/// The user has not gone behind anything since.
void LastAct::setNew()
{
    passed_ = false;
    closed_.forget();
}

bool LastAct::note(const std::vector<Record> &records, const std::vector<booking::Step> &steps,
                   ActorId actor)
{
    bool noted = false;
    bool reverted = false;
    for (const Record &r : records) {
        if (r.kind == RecordKind::BusinessDateMoved) overnight_ = true;
        if (r.actor != actor) continue;
        if (r.kind == RecordKind::HousekeepingSet && !rooms_.empty()
            && r.cause == rooms_.back().seq)
            statuses_.push_back({RoomId{r.subject}, booking::HousekeepingStatus(r.amount),
                                 booking::HousekeepingStatus(r.value)});
        const auto step = std::find_if(steps.begin(), steps.end(), [&r](const booking::Step &s) {
            return s.id <= r.seq && r.seq <= s.last;
        });
        if (step == steps.end() && !isAct(r)) continue;
        noted = true;
        if (step != steps.end()) {
            canMove_ = canMove_ && !undone_;  // what was undone before it is not made again
            if (step->undoes != 0) continue;
            if (!first_) first_ = *step;
            setNew();
        } else if (reverting_ && isOfRoom(r.kind)) {
            reverted = true;
        } else {
            take(r);
        }
    }
    if (reverted) {
        reverting_ = false;
        undone_ = !undone_;
        if (!undone_) setNew();
    }
    return noted;
}

bool LastAct::keepOnly(PropertyId property, ActorId actor)
{
    const auto isOther = [&](const auto &of) {
        return of && (of->property != property || of->actor != actor);
    };
    if (!isOther(record_) && !isOther(first_)) return true;
    auto closed = closed_.all();
    *this = {};
    closed_.set(std::move(closed));
    return false;
}

bool LastAct::isAfter(qint64 step) const
{
    if (step == 0 ? !closed_.all().empty() : !closed_.untold().empty()) return true;
    if (passed_ && step != 0) return false;
    if (record_ && step < record_->seq) return true;
    return first_ && step != 0 && step < first_->id;
}

/// Whether the last change comes before this step.
bool LastAct::isNext(qint64 step) const
{
    return record_ && step < record_->seq && (!passed_ || step == 0);
}

/// Whether a step of a closed booking, which the user has not been told of, comes before it.
bool LastAct::isBehindClosed() const
{
    return record_ && !closed_.untold(record_->seq).empty();
}

bool LastAct::isOppositeBehindClosed(qint64 step) const
{
    return isNext(step) && isBehindClosed() && canMove_ && !undone_ && !movesOf(true).empty();
}

void LastAct::pass(qint64 step)
{
    const bool actFollows = isOppositeBehindClosed(step);
    closed_.setTold(actFollows ? record_->seq : 0);
    if (!actFollows && isAfter(step)) passed_ = true;
}

std::vector<booking::RoomMove> LastAct::opposite() const
{
    return canMove_ && !undone_ && !isBehindClosed() ? movesOf(true)
                                                     : std::vector<booking::RoomMove>();
}

std::vector<booking::HousekeepingChange> LastAct::restored() const
{
    std::vector<booking::HousekeepingChange> changes;
    if (overnight_) return changes;
    for (const booking::HousekeepingChange &s : statuses_)
        changes.push_back({s.room, s.after, s.before});
    for (const Record &r : rooms_) {
        const RoomId room{r.value};
        const bool known = std::any_of(changes.begin(), changes.end(),
                                       [room](const auto &change) { return change.room == room; });
        if (r.kind == RecordKind::RoomAssigned && !known) changes.push_back({room});
    }
    return changes;
}

std::vector<booking::RoomMove> LastAct::again() const
{
    return canMove_ && undone_ ? movesOf(false) : std::vector<booking::RoomMove>();
}

std::vector<booking::RoomMove> LastAct::movesOf(bool reverted) const
{
    std::vector<booking::RoomMove> moves;
    for (const Record &r : rooms_) {
        const RoomId room{r.value};
        const bool assigned = r.kind == RecordKind::RoomAssigned;
        if (!assigned && r.kind != RecordKind::RoomTakenBack) return {};
        const bool leaves = assigned == reverted;
        moves.push_back(
            {BookingId{r.subject}, leaves ? room : RoomId(), leaves ? RoomId() : room, r.stay()});
    }
    return moves;
}

void LastAct::setRefused(const Error &error)
{
    reverting_ = false;
    if (undone_) canMove_ = false;  // it must not stand before what else can be made again
    if (error.code != ErrorCode::WrongState && error.code != ErrorCode::Invalid) return;
    canMove_ = false;
    // That of an invalid command is about one of its fields, and no sentence.
    if (error.code == ErrorCode::WrongState) refusal_ = error.reason;
}

QString LastAct::headline(const HotelView &view, const QLocale &locale) const
{
    if (!record_) return {};
    const QString moved = recordRoomsText(rooms_, view.catalogue());
    return moved.isEmpty() ? headlineText(*record_, view.catalogue(), locale) : moved;
}

QString LastAct::why(qint64 step, const HotelView &view, const QLocale &locale) const
{
    const std::vector<booking::Step> untold = closed_.untold();
    const bool isNamed = isNext(step);
    if (untold.empty() && (isNamed || step != 0 || closed_.all().empty()))
        return whyLast(view, locale);
    if (untold.empty()) return closedUndoText(closed_.all());
    if (isOppositeBehindClosed(step)) return closedUndoText(closed_.untold(record_->seq));
    const QString closed = closedUndoText(untold);
    const bool isOlder = !record_ && first_ && untold.front().id < first_->id;
    if (!isNamed && !isOlder) return closed;
    const QString last = whyLast(view, locale);
    return isBehindClosed() ? closed + u' ' + last : last + u' ' + closed;
}

QString LastAct::whyLast(const HotelView &view, const QLocale &locale) const
{
    if (!record_) return LastActWords::tr("All changes of this session are undone.");
    const QString what = headline(view, locale);
    if (undone_) return LastActWords::tr("The last change is undone: %1.").arg(what);
    // The engine's reason is the true one: the command that reverses the change is what it refused.
    QString reason = refusal_.isEmpty() ? booking::whyNoInverse(record_->kind) : refusal_;
    if (reason.isEmpty())
        return LastActWords::tr("Last change: %1. It cannot be undone.").arg(what);
    reason.front() = reason.front().toUpper();
    return LastActWords::tr("Last change: %1. %2.", "a change; why it cannot be undone")
        .arg(what, reason);
}

}  // namespace roomrack::desktop
