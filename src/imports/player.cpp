// SPDX-License-Identifier: GPL-3.0-or-later
#include "imports/player.h"

#include "booking/limits.h"
#include "engine/group_calls.h"

#include <QtCore/QHash>

#include <condition_variable>
#include <mutex>

namespace roomrack::imports {

namespace {

constexpr size_t kChunk = 2000;          ///< commands executed under one lock
constexpr qint64 kMostPending = 40'000;  ///< commands waiting for their commit
constexpr quint32 kNoRow = ~quint32(0);

/// Kept: the booking existed before this import, which has not changed it yet.
enum class RowState : quint8 { Unsent, Sent, Taken, Left, Kept };

/// State of the rows; answers arrive on the engine's writer thread.
struct Rows {
    std::mutex lock;
    std::condition_variable answered;
    std::vector<RowState> states;
    std::vector<BookingId> bookings;
    std::vector<Problem> refused;
    std::optional<Error> fatal;
    qint64 pending = 0;
    std::function<bool()> wakeWhen;  ///< set while the import thread waits
    Summary *summary = nullptr;
    const BookingFile *file = nullptr;
    const std::vector<Standing> *standing = nullptr;
};

struct Sent {
    quint32 row = kNoRow;
    EventKind kind{};
    bool byPlace = false;  ///< the booking was referenced by its place in the chunk
};

/// Whether the error concerns this command only; after any other error all later commands would
/// fail too.
bool isAboutTheRow(ErrorCode code)
{
    switch (code) {
    case ErrorCode::Invalid:
    case ErrorCode::NotFound:
    case ErrorCode::SoldOut:
    case ErrorCode::Restricted:
    case ErrorCode::Stale:
    case ErrorCode::WrongState: return true;
    default: return false;
    }
}

void count(Summary &summary, const ImportRow &row, EventKind kind, const booking::Answer &answer)
{
    switch (kind) {
    case EventKind::Booked:
        ++summary.bookings;
        ++summary.open;
        summary.roomNights += qint64(row.stay.nights()) * row.rooms;
        if (answer.oversold) ++summary.oversoldBookings;
        break;
    case EventKind::Changed: ++summary.changes; break;
    case EventKind::CheckedIn:
        --summary.open;
        ++summary.inHouse;
        break;
    case EventKind::CheckedOut:
        --summary.inHouse;
        ++summary.departures;
        summary.roomNights -= qint64(row.stay.nights() - row.used().nights()) * row.rooms;
        break;
    case EventKind::Cancelled:
    case EventKind::NoShow:
        --summary.open;
        ++(kind == EventKind::NoShow ? summary.noShows : summary.cancellations);
        summary.roomNights -= qint64(row.stay.nights()) * row.rooms;
        break;
    }
}

/// Counts an existing booking in the summary from its first event in this import.
void carryOn(Rows &rows, quint32 row)
{
    const ImportRow &r = rows.file->rows[row];
    Summary &summary = *rows.summary;
    rows.states[row] = RowState::Taken;
    ++summary.carriedOn;
    ++((*rows.standing)[row].status == booking::BookingStatus::CheckedIn ? summary.inHouse
                                                                         : summary.open);
    summary.roomNights += qint64(r.stay.nights()) * r.rooms;
}

/// Processes the answer to a command; the caller holds the lock.
void take(Rows &rows, Sent sent, const Result<booking::Answer> &answer)
{
    --rows.pending;
    if (!answer && !isAboutTheRow(answer.error().code)) {
        if (!rows.fatal) rows.fatal = answer.error();
        return;
    }
    if (sent.row == kNoRow) return;  // the business date was already advanced: ignored
    const ImportRow &row = rows.file->rows[sent.row];
    const bool taken = answer && !answer->repeated;
    if (sent.kind == EventKind::Booked) {
        rows.states[sent.row] = taken ? RowState::Taken : RowState::Left;
        if (answer) rows.bookings[sent.row] = answer->booking;
        if (answer && answer->repeated) ++rows.summary->repeated;
    }
    // The answer to the booking command itself gives the reason.
    if (!answer && sent.byPlace && answer.error().code == ErrorCode::NotFound) return;
    if (!answer) {
        rows.states[sent.row] = RowState::Left;
        rows.refused.push_back({row.line, ProblemKind::Refused, {}, answer.error().text()});
        return;
    }
    if (taken && rows.states[sent.row] == RowState::Kept) carryOn(rows, sent.row);
    if (taken) count(*rows.summary, row, sent.kind, *answer);
}

/// Waits until the condition holds; it is evaluated after every answer, under the lock.
void waitUntil(Rows &rows, std::unique_lock<std::mutex> &held, std::function<bool()> condition)
{
    if (condition()) return;
    rows.wakeWhen = std::move(condition);
    rows.answered.wait(held, [&] { return rows.wakeWhen(); });
    rows.wakeWhen = nullptr;
}

class Player {
public:
    Player(engine::Engine &engine, const BookingFile &file, const Target &target,
           const std::vector<Standing> &standing, Summary &summary)
        : engine_(engine), file_(file), target_(target), standing_(standing),
          rows_(std::make_shared<Rows>()), changesPlayed_(file.rows.size()),
          today_(target.businessDate)
    {
        rows_->states.resize(file.rows.size());
        rows_->bookings.resize(file.rows.size());
        for (size_t i = 0; i < file.rows.size(); ++i) {
            if (!standing[i].booking) continue;
            rows_->states[i] = RowState::Kept;
            rows_->bookings[i] = standing[i].booking;
        }
        rows_->summary = &summary;
        rows_->file = &file;
        rows_->standing = &standing;
    }

    void add(const Event &event)
    {
        if (standing_[event.row].booking && isBehind(event)) return;
        const ImportRow &row = file_.rows[event.row];
        const booking::Caller caller = callerFor(row, event.effective);
        if (event.kind == EventKind::Booked) {
            if (!target_.types[size_t(row.roomType)] || !target_.types[size_t(row.assignedType)]) {
                return;
            }
            moveTo(event.day);
            setSent(event.row);
            places_.insert(event.row, std::ssize(commands_));
            send(reservation(row, caller), {event.row, event.kind});
            return;
        }
        moveTo(event.day);
        const BookingId booking = bookingOf(event.row);
        if (!booking) return;
        send(command(event, row, caller, booking), {event.row, event.kind, booking.value < 0});
    }

    void moveTo(Night day)
    {
        while (today_ < day) {
            today_ = std::min(day, today_ + booking::kMostDaysAtOnce);
            booking::MoveBusinessDate move;
            move.caller.property = target_.property;
            move.caller.actor = target_.by;
            move.to = today_;
            commands_.push_back(move);
            sent_.push_back({});
        }
    }

    void flush()
    {
        if (commands_.empty()) return;
        {
            std::unique_lock held(rows_->lock);
            waitUntil(*rows_, held, [this] { return rows_->pending < kMostPending; });
            rows_->pending += std::ssize(commands_);
        }
        places_.clear();
        engine_.groups().callAll(
            std::exchange(commands_, {}),
            [rows = rows_, sent = std::exchange(sent_, {})](size_t i, auto answer) {
                const std::lock_guard held(rows->lock);
                take(*rows, sent[i], answer);
                if (rows->wakeWhen && rows->wakeWhen()) rows->answered.notify_one();
            });
    }

    /// Called when all answers have arrived. Returns the error that prevents continuing, if any.
    std::optional<Error> settle()
    {
        flush();
        std::unique_lock held(rows_->lock);
        waitUntil(*rows_, held, [this] { return rows_->pending == 0; });
        return rows_->fatal;
    }
    bool failed() const
    {
        const std::lock_guard held(rows_->lock);
        return rows_->fatal.has_value();
    }
    std::vector<Problem> refused()
    {
        const std::lock_guard held(rows_->lock);
        return std::exchange(rows_->refused, {});
    }

private:
    /// Whether an existing booking already includes this event. Each event increments the version;
    /// since changes carry no other mark, that many changes count as replayed.
    bool isBehind(const Event &event)
    {
        const Standing &s = standing_[event.row];
        if (!booking::isOpen(s.status)) return true;
        const bool inHouse = s.status == booking::BookingStatus::CheckedIn;
        switch (event.kind) {
        case EventKind::Booked: return true;
        case EventKind::Changed: return inHouse || ++changesPlayed_[event.row] <= s.version - 1;
        case EventKind::CheckedIn:
        case EventKind::Cancelled:
        case EventKind::NoShow: return inHouse;
        case EventKind::CheckedOut: return false;
        }
        return false;
    }

    booking::Caller callerFor(const ImportRow &row, Instant effective) const
    {
        booking::Caller caller;
        caller.property = target_.property;
        caller.actor = target_.by;
        caller.channel = target_.channelOf(row);
        caller.effective = effective;
        return caller;
    }

    booking::RecordReservation reservation(const ImportRow &row, const booking::Caller &caller)
    {
        booking::RecordReservation r;
        r.caller = caller;
        r.roomType = target_.types[size_t(row.roomType)];
        r.stay = row.stay;
        r.rooms = row.rooms;
        r.adults = row.adults;
        r.children = row.children;
        r.total = row.total;
        if (row.segment >= 0) r.segment = target_.segments[size_t(row.segment)];
        r.guest = row.guest;
        r.key = {row.digest, row.occurrence};
        return r;
    }

    booking::Command command(const Event &event, const ImportRow &row,
                             const booking::Caller &caller, BookingId booking) const
    {
        switch (event.kind) {
        case EventKind::Cancelled: return booking::CancelBooking{caller, booking, 0};
        case EventKind::NoShow: return booking::MarkNoShow{caller, booking, 0};
        case EventKind::CheckedOut: return booking::CheckOut{caller, booking, 0, event.day};
        case EventKind::CheckedIn: {
            booking::CheckIn in;
            in.caller = caller;
            in.booking = booking;
            in.assigned = target_.types[size_t(row.assignedType)];
            return in;
        }
        case EventKind::Booked:
        case EventKind::Changed: break;
        }
        booking::ChangeBooking change;  // the changed content is unknown: only the version grows
        change.caller = caller;
        change.booking = booking;
        change.always = true;
        return change;
    }

    /// The number of the row's booking, or its place in the current chunk. Waits when an earlier
    /// chunk is still being committed. None when the row is not imported.
    BookingId bookingOf(quint32 row)
    {
        if (const auto place = places_.constFind(row); place != places_.cend()) {
            return BookingId{-qint64(*place) - 1};
        }
        std::unique_lock held(rows_->lock);
        if (rows_->states[row] == RowState::Sent) {
            waitUntil(*rows_, held,
                      [this, row] { return rows_->states[row] != RowState::Sent || rows_->fatal; });
        }
        const RowState state = rows_->states[row];
        return state == RowState::Taken || state == RowState::Kept ? rows_->bookings[row]
                                                                   : BookingId();
    }

    void setSent(quint32 row)
    {
        const std::lock_guard held(rows_->lock);
        rows_->states[row] = RowState::Sent;
    }

    void send(booking::Command command, Sent what)
    {
        commands_.push_back(std::move(command));
        sent_.push_back(what);
        if (commands_.size() >= kChunk) flush();
    }

    engine::Engine &engine_;
    const BookingFile &file_;
    const Target &target_;
    const std::vector<Standing> &standing_;
    std::shared_ptr<Rows> rows_;
    std::vector<qint32> changesPlayed_;  ///< indexed by row
    Night today_;
    std::vector<booking::Command> commands_;
    std::vector<Sent> sent_;
    QHash<quint32, qptrdiff> places_;  ///< of rows booked in the current chunk
};

}  // namespace

Result<void> play(engine::Engine &engine, const BookingFile &file, const Target &target,
                  const std::vector<Standing> &standing, const std::vector<Event> &events,
                  Night until, const Watch &watch, Summary &summary)
{
    Player player(engine, file, target, standing, summary);
    summary.repeated = std::count_if(standing.begin(), standing.end(),
                                     [](const Standing &s) { return bool(s.booking); });
    bool stopped = false;
    for (size_t i = 0; i < events.size() && !player.failed(); ++i) {
        if (i % kChunk == 0) {
            watch.reportProgress(Phase::Playing, qint64(i), std::ssize(events));
            stopped = watch.stop();
            if (stopped) break;
        }
        player.add(events[i]);
    }
    if (!stopped && !player.failed()) player.moveTo(until);
    const auto fatal = player.settle();
    for (Problem &p : player.refused()) summary.problems.push_back(std::move(p));
    if (fatal) return tl::unexpected(*fatal);
    if (stopped) return tl::unexpected(cancelled());
    return {};
}

}  // namespace roomrack::imports
