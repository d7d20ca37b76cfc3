// SPDX-License-Identifier: GPL-3.0-or-later
#include "channels/connection/channel_connection.h"

#include "channels/connection/kept.h"
#include "core/without_secret.h"

#include <algorithm>

namespace roomrack::channels {

namespace {

constexpr qint64 kKeptMessages = 2'000;
constexpr int kEverything = 100'000'000;   ///< entries
constexpr int kLongestLogged = 64 * 1024;  ///< bytes of a body

}  // namespace

ChannelConnection::ChannelConnection(ConnectionIdentity identity, sync::ChannelSettings settings,
                                     std::unique_ptr<Dialect> dialect, Transport &transport,
                                     Books &books, Scheduler &scheduler, sync::Board board,
                                     Reception reception)
    : identity_(std::move(identity)), settings_(std::move(settings)), dialect_(std::move(dialect)),
      transport_(transport), books_(books), scheduler_(scheduler), board_(std::move(board)),
      reception_(std::move(reception)), entriesAtMost_(settings_.entriesAtMost)
{
    for (const Stream &stream : dialect_->streams())
        limited_.push_back({stream, core::TokenBucket({stream.perMinute, stream.perMinute})});
    nextPoll_ = scheduler_.now();
    expectLateOnes();
}

bool ChannelConnection::dirty(quint8 kinds) const
{
    for (int row = 0; row < board_.rows(); ++row) {
        if ((kinds & sync::bit(board_.key(row).kind)) != 0 && board_.dirtyOf(row) > 0) return true;
    }
    return false;
}

void ChannelConnection::changed()
{
    if (board_.counts().dirty == 0) {
        if (!busy_) behindSince_ = sendFrom_ = {};
        if (whenInSync_) {
            scheduler_.later(0, alive_.only([this] {
                if (!busy_) becomeQuiet();
            }));
        }
    } else {
        const Instant now = scheduler_.now();
        if (behindSince_ == Instant()) behindSince_ = now;
        if (sendFrom_ == Instant()) sendFrom_ = now + settings_.batchSeconds * kSecond;
    }
    pump();
}

void ChannelConnection::describe(const HotelFacts &facts)
{
    const quint8 kinds = dialect_->describe(facts);
    if (kinds == 0) return;
    books_.write(doubtAll(kinds), alive_.only([this](const Result<void> &) { changed(); }));
}

void ChannelConnection::resync(int row, Night first, Night last)
{
    booking::ChannelRows rows;
    for (int r = row < 0 ? 0 : row; r < (row < 0 ? board_.rows() : row + 1); ++r) {
        board_.doubt(r, first, last);
        addChunks(board_, r, first, last, rows);
    }
    books_.write(std::move(rows), alive_.only([this](const Result<void> &) { changed(); }));
}

void ChannelConnection::addChunks(const sync::Board &board, int row, Night first, Night last,
                                  booking::ChannelRows &rows) const
{
    for (const sync::ChunkKey &chunk :
         board.chunks(row, std::max(first, board.first()), std::min(last, board.end() - 1)))
        rows.cells.push_back({identity_.property, identity_.channel, chunk, board.stored(chunk)});
}

booking::ChannelRows ChannelConnection::doubtOn(sync::Board &board, const Touched &nights) const
{
    booking::ChannelRows rows;
    for (const auto &[type, stay] : nights) {
        const int row = board.rowOf({sync::RowKind::Rooms, type, {}, 0});
        if (row < 0) continue;
        board.doubt(row, stay.checkIn(), stay.checkOut() - 1);
        addChunks(board, row, stay.checkIn(), stay.checkOut() - 1, rows);
    }
    return rows;
}

booking::ChannelRows ChannelConnection::doubt(const Touched &nights)
{
    Q_ASSERT(mine_ == std::this_thread::get_id());
    return doubtOn(board_, nights);
}

/// Uses a small board with the stored cells of the touched nights: the whole board is large, and
/// this runs for every message.
booking::ChannelRows ChannelConnection::rowsInDoubt(const Touched &nights) const
{
    std::vector<sync::RowKey> keys;
    booking::ChannelRows known;
    for (const auto &[type, stay] : nights) {
        const sync::RowKey key{sync::RowKind::Rooms, type, {}, 0};
        const int row = board_.rowOf(key);
        if (row < 0) continue;
        if (std::find(keys.begin(), keys.end(), key) == keys.end()) keys.push_back(key);
        addChunks(board_, row, stay.checkIn(), stay.checkOut() - 1, known);
    }
    sync::Board part(std::move(keys), board_.first(), board_.end() - board_.first());
    for (const booking::ChannelCellsRow &row : known.cells)
        if (!row.cells.isEmpty()) part.restore(row.chunk, row.cells);
    return doubtOn(part, nights);
}

void ChannelConnection::tryNow()
{
    notBefore_ = {};
    notAllowed_ = false;
    if (board_.counts().dirty > 0) sendFrom_ = scheduler_.now();
    pump();
}

void ChannelConnection::pollNow()
{
    nextPoll_ = scheduler_.now();
    pump();
}

void ChannelConnection::whenQuiet(std::function<void()> what)
{
    whenQuiet_.push_back(std::move(what));
    if (!busy_) becomeQuiet();
}

/// Starts the next action that is due, or sets the alarm for it.
void ChannelConnection::pump()
{
    if (busy_ || settings_.paused || !mayTalk()) return;
    if (pumpHello()) return;
    // In turns, so that a long feed does not delay pending updates.
    const bool asked = std::exchange(asked_, false);
    if (asked) pumpStreams();
    if (!busy_ && pumpPoll()) return;
    if (!busy_ && !asked) pumpStreams();
}

bool ChannelConnection::mayTalk()
{
    if (scheduler_.now() >= notBefore_) return true;
    alarm_.at(notBefore_);
    return false;
}

/// An offline channel is only probed.
bool ChannelConnection::pumpHello()
{
    if (!dialect_->needsHello() && !breaker_.isOpen()) return false;
    sendHello();
    return true;
}

bool ChannelConnection::pumpPoll()
{
    if (settings_.pollSeconds <= 0 && !fetch_) return false;
    if (scheduler_.now() < nextPoll_) {
        alarm_.at(nextPoll_);
        return false;
    }
    sendPoll();
    return busy_;
}

void ChannelConnection::pumpStreams()
{
    if (board_.counts().dirty == 0) return;
    const Instant now = scheduler_.now();
    if (sendFrom_ == Instant()) sendFrom_ = now;
    if (now < sendFrom_) {
        alarm_.at(sendFrom_);
        return;
    }
    Instant soonest;
    for (LimitedStream &limited : limited_) {
        if (!dirty(limited.stream.kinds)) continue;
        const Instant at = limited.bucket.next(now);
        if (at <= now) {
            start(limited);
            return;
        }
        if (soonest == Instant() || at < soonest) soonest = at;
    }
    if (soonest != Instant()) alarm_.at(soonest);
}

/// First stores the cells as unknown, durably; only then sends.
void ChannelConnection::start(LimitedStream &limited)
{
    whole_ = (dialect_->whole() & limited.stream.kinds) != 0;
    sync::Pass pass =
        board_.take({limited.stream.kinds, whole_ ? kEverything : entriesAtMost_,
                     settings_.weekdays && dialect_->weekdays() && limited.stream.weekdays});
    if (pass.isEmpty()) return;
    busy_ = true;
    auto rows = chunkRows(pass);
    books_.write(std::move(rows), alive_.only([this, &limited, pass](const Result<void> &ok) {
        if (ok) {
            send(limited, pass);
            return;
        }
        board_.takeBack(pass);
        after({Verdict::Kind::TryLater, {}, ok.error().text(), 1, 0}, false);
        becomeQuiet();
    }));
}

void ChannelConnection::send(LimitedStream &limited, const sync::Pass &pass)
{
    const Instant at = scheduler_.now();
    limited.bucket.take(at);
    Request request = dialect_->write(board_, pass, stamp());
    request.timeoutSeconds = settings_.timeoutSeconds;
    ++messages_;
    entries_ += std::ssize(pass.entries);
    transport_.send(request, alive_.only([this, pass, request, at](const Reply &reply) {
        answered(pass, request, at, reply);
    }));
}

void ChannelConnection::answered(const sync::Pass &pass, const Request &request, Instant sentAt,
                                 const Reply &reply)
{
    const Verdict verdict = kept(dialect_->read(pass, reply));
    settle(pass, verdict, reply);
    auto rows = chunkRows(pass);
    rows.append(doubtAll(verdict.sendAllAgain));
    rows.messages.push_back(
        message(request, sentAt, reply, verdict, static_cast<int>(pass.entries.size())));
    // If this is not written, the cells stay unknown in the file: they are sent again later.
    books_.write(std::move(rows), alive_.only([this](const Result<void> &) { becomeQuiet(); }));
}

void ChannelConnection::settle(const sync::Pass &pass, const Verdict &verdict, const Reply &reply)
{
    const bool reached = reply.came != Reply::Came::NotReached;
    switch (verdict.kind) {
    case Verdict::Kind::Done:
        board_.acknowledge(pass, verdict.refused);
        entriesAtMost_ = std::min(settings_.entriesAtMost, entriesAtMost_ * 2);
        lastConfirmed_ = scheduler_.now();
        break;
    case Verdict::Kind::Refused: refuse(pass, verdict); break;
    case Verdict::Kind::TryLater:
    case Verdict::Kind::NotAllowed: board_.takeBack(pass); break;
    case Verdict::Kind::Unknown:
        board_.loseTrack(pass);
        identity_.lastUnanswered = scheduler_.now();
        sendOnceMore(spokenOf(pass));
        break;
    }
    after(verdict, reached);
}

/// The channel requests these kinds again, in full.
booking::ChannelRows ChannelConnection::doubtAll(quint8 kinds)
{
    booking::ChannelRows rows;
    for (int row = 0; kinds != 0 && row < board_.rows(); ++row) {
        if ((kinds & sync::bit(board_.key(row).kind)) == 0) continue;
        board_.doubt(row, board_.first(), board_.end() - 1);
        addChunks(board_, row, board_.first(), board_.end() - 1, rows);
    }
    return rows;
}

/// Some channels refuse a whole message for one bad entry. Halving finds it; the others get
/// through. A message that replaces everything cannot be halved.
void ChannelConnection::refuse(const sync::Pass &pass, const Verdict &verdict)
{
    if (whole_) {
        std::vector<sync::Refusal> all;
        for (size_t e = 0; e < pass.entries.size(); ++e)
            all.push_back({static_cast<int>(e), verdict.said});
        board_.acknowledge(pass, all);
        return;
    }
    if (pass.entries.size() > 1) {
        board_.takeBack(pass);
        entriesAtMost_ = std::max(1, static_cast<int>(pass.entries.size()) / 2);
        return;
    }
    board_.acknowledge(pass, {{0, verdict.said}});
    entriesAtMost_ = std::min(settings_.entriesAtMost, entriesAtMost_ * 2);
}

/// When the next request may be sent, and what a page shows of the last one.
void ChannelConnection::after(const Verdict &verdict, bool reached)
{
    const Instant now = scheduler_.now();
    said_ = verdict.said;
    notAllowed_ = verdict.kind == Verdict::Kind::NotAllowed;
    switch (verdict.kind) {
    case Verdict::Kind::Done:
        breaker_.succeeded();
        putOff_ = 0;
        if (!verdict.refused.empty()) said_ = verdict.refused.front().reason;
        break;
    case Verdict::Kind::Refused:
        breaker_.succeeded();
        putOff_ = 0;
        break;
    case Verdict::Kind::TryLater:
        if (!reached) breaker_.failed();
        ++putOff_;
        notBefore_ =
            now
            + (verdict.retryAfterSeconds > 0
                   ? verdict.retryAfterSeconds * kSecond
                   : backoff_.after(std::max(putOff_, breaker_.failures()), scheduler_.random));
        break;
    case Verdict::Kind::NotAllowed: notBefore_ = now + backoff_.most; break;
    case Verdict::Kind::Unknown:
        breaker_.failed();
        notBefore_ = now + backoff_.after(breaker_.failures(), scheduler_.random);
        break;
    }
}

/// Nothing is under way: first runs the callbacks that waited for that, then the next action.
void ChannelConnection::becomeQuiet()
{
    busy_ = false;
    const bool inSync = board_.counts().dirty == 0;
    if (inSync) behindSince_ = sendFrom_ = {};
    const auto alive = alive_.watch();
    for (auto &what : std::exchange(whenQuiet_, {})) {
        if (*alive) what();
    }
    if (*alive && whenGreeted_ && !dialect_->needsHello()) std::exchange(whenGreeted_, {})();
    if (*alive && inSync && whenInSync_) std::exchange(whenInSync_, {})();
    if (*alive) pump();
}

booking::ChannelRows ChannelConnection::chunkRows(const sync::Pass &pass) const
{
    booking::ChannelRows rows;
    for (const sync::ChunkKey &chunk : board_.chunks(pass))
        rows.cells.push_back({identity_.property, identity_.channel, chunk, board_.stored(chunk)});
    return rows;
}

booking::ChannelMessageRow ChannelConnection::row(const QString &what, Instant at)
{
    booking::ChannelMessageRow row;
    row.property = identity_.property;
    row.channel = identity_.channel;
    row.at = at;
    row.what = what;
    row.keep = kKeptMessages;
    return row;
}

booking::ChannelMessageRow ChannelConnection::message(const Request &request, Instant sentAt,
                                                      const Reply &reply, const Verdict &verdict,
                                                      int entries)
{
    booking::ChannelMessageRow row = this->row(request.what, sentAt);
    row.micros = scheduler_.now() - sentAt;
    row.entries = entries;
    row.said = keptWords(verdict.said, identity_.secret);
    row.outcome = outcomeOf(reply, verdict);
    // Truncated afterwards: half a secret would not be recognized.
    row.request = masked(request.body).left(kLongestLogged);
    row.answer = masked(reply.body).left(kLongestLogged);
    return row;
}

void ChannelConnection::note(const QString &what, booking::MessageOutcome outcome,
                             const QString &said, const QByteArray &body,
                             std::function<void()> written)
{
    booking::ChannelRows rows;
    rows.messages.push_back(row(what, scheduler_.now()));
    booking::ChannelMessageRow &row = rows.messages.back();
    row.inbound = true;
    row.outcome = outcome;
    row.said = keptWords(said, identity_.secret);
    row.request = masked(body).left(kLongestLogged);
    books_.write(std::move(rows), [written = std::move(written)](const Result<void> &) {
        if (written) written();
    });
}

/// Its text is kept: on the channel's page, beside the cells that it refused.
Verdict ChannelConnection::kept(Verdict verdict) const
{
    verdict.said = keptWords(verdict.said, identity_.secret);
    for (sync::Refusal &refusal : verdict.refused)
        refusal.reason = keptWords(refusal.reason, identity_.secret);
    return verdict;
}

QByteArray ChannelConnection::masked(const QByteArray &body) const
{
    return withoutSecret(dialect_->withoutSecrets(body), identity_.secret);
}

ConnectionStatus ChannelConnection::status() const
{
    ConnectionStatus s;
    s.counts = board_.counts();
    s.firstNight = board_.first();
    s.behindSince = behindSince_;
    s.lastConfirmed = lastConfirmed_;
    s.nextTry = std::max(notBefore_, alarm_.next());
    s.failures = breaker_.failures();
    s.said = said_;
    s.messages = messages_;
    s.entries = entries_;
    const Instant now = scheduler_.now();
    for (const LimitedStream &limited : limited_) {
        const int left = limited.bucket.left(now);
        if (left >= 0) s.budgetLeft = s.budgetLeft < 0 ? left : std::min(s.budgetLeft, left);
    }
    if (settings_.paused)
        s.state = ConnectionState::Paused;
    else if (notAllowed_)
        s.state = ConnectionState::AuthenticationFailed;
    else if (breaker_.isOpen())
        s.state = ConnectionState::Offline;
    else if (now < notBefore_)
        s.state = ConnectionState::Retrying;
    else if (s.counts.inFlight > 0)
        s.state = ConnectionState::Sending;
    else if (s.counts.dirty == 0)
        s.state = s.counts.refused > 0 ? ConnectionState::Rejected : ConnectionState::InSync;
    else
        s.state = now < sendFrom_ ? ConnectionState::Batching : ConnectionState::Waiting;
    return s;
}

}  // namespace roomrack::channels
