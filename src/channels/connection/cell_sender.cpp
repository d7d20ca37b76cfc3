// SPDX-License-Identifier: GPL-3.0-or-later
#include "channels/connection/cell_sender.h"

#include <algorithm>

namespace roomrack::channels {

namespace {

constexpr int kEverything = 100'000'000;  ///< entries

}  // namespace

CellSender::CellSender(LinkContext &link, LateRequests &late)
    : link_(link), late_(late), entriesAtMost_(link.settings.entriesAtMost)
{
    for (const Stream &stream : link.dialect->streams())
        limited_.push_back({stream, link.figures.budget(stream.name, stream.perMinute)});
}

void CellSender::pending()
{
    const Instant now = link_.scheduler.now();
    if (link_.figures.behindSince == Instant()) link_.figures.behindSince = now;
    if (sendFrom_ == Instant()) sendFrom_ = now + link_.settings.batchSeconds * kSecond;
}

void CellSender::pump()
{
    if (link_.cells.board().counts().dirty == 0) return;
    const Instant now = link_.scheduler.now();
    if (sendFrom_ == Instant()) sendFrom_ = now;
    if (now < sendFrom_) {
        link_.alarm.at(sendFrom_);
        return;
    }
    Instant soonest;
    for (LimitedStream &limited : limited_) {
        if (!link_.cells.dirty(limited.stream.kinds)) continue;
        const Instant at = limited.bucket.next(now);
        if (at <= now) {
            start(limited);
            return;
        }
        if (soonest == Instant() || at < soonest) soonest = at;
    }
    if (soonest != Instant()) link_.alarm.at(soonest);
}

/// First stores the cells as unknown, durably; only then sends.
void CellSender::start(LimitedStream &limited)
{
    whole_ = (link_.dialect->whole() & limited.stream.kinds) != 0;
    sync::Pass pass = link_.cells.board().take(
        {limited.stream.kinds, whole_ ? kEverything : entriesAtMost_,
         link_.settings.weekdays && link_.dialect->weekdays() && limited.stream.weekdays});
    if (pass.isEmpty()) return;
    link_.busy = true;
    auto rows = link_.cells.rowsOf(pass);
    link_.books.write(std::move(rows), alive_.only([this, &limited, pass](const Result<void> &ok) {
        if (ok) {
            send(limited, pass);
            return;
        }
        link_.cells.board().takeBack(pass);
        link_.after({Verdict::Kind::TryLater, {}, ok.error().text(), 1, 0}, false);
        link_.quiet();
    }));
}

void CellSender::send(LimitedStream &limited, const sync::Pass &pass)
{
    const Instant at = link_.scheduler.now();
    limited.bucket.take(at);
    Request request = link_.dialect->write(link_.cells.board(), pass, link_.stamp());
    request.timeoutSeconds = link_.settings.timeoutSeconds;
    ++link_.figures.messages;
    link_.figures.entries += std::ssize(pass.entries);
    link_.transport.send(request, alive_.only([this, pass, request, at](const Reply &reply) {
        answered(pass, request, at, reply);
    }));
}

void CellSender::answered(const sync::Pass &pass, const Request &request, Instant sentAt,
                          const Reply &reply)
{
    const Verdict verdict = link_.log().kept(link_.dialect->read(pass, reply));
    settle(pass, verdict, reply);
    auto rows = link_.cells.rowsOf(pass);
    rows.append(link_.cells.doubtAll(verdict.sendAllAgain));
    rows.messages.push_back(link_.log().message(request, sentAt, reply, verdict,
                                                static_cast<int>(pass.entries.size())));
    // If this is not written, the cells stay unknown in the file: they are sent again later.
    link_.books.write(std::move(rows),
                      alive_.only([this](const Result<void> &) { link_.quiet(); }));
}

void CellSender::settle(const sync::Pass &pass, const Verdict &verdict, const Reply &reply)
{
    const bool reached = reply.came != Reply::Came::NotReached;
    switch (verdict.kind) {
    case Verdict::Kind::Done:
        link_.cells.board().acknowledge(pass, verdict.refused);
        entriesAtMost_ = std::min(link_.settings.entriesAtMost, entriesAtMost_ * 2);
        link_.figures.lastConfirmed = link_.scheduler.now();
        break;
    case Verdict::Kind::Refused: refuse(pass, verdict); break;
    case Verdict::Kind::TryLater:
    case Verdict::Kind::NotAllowed: link_.cells.board().takeBack(pass); break;
    case Verdict::Kind::Unknown:
        link_.cells.board().loseTrack(pass);
        link_.identity.lastUnanswered = link_.scheduler.now();
        late_.sendOnceMore(spokenOf(pass));
        break;
    }
    link_.after(verdict, reached);
}

/// Some channels refuse a whole message for one bad entry. Halving finds it; the others get
/// through. A message that replaces everything cannot be halved.
void CellSender::refuse(const sync::Pass &pass, const Verdict &verdict)
{
    sync::Board &board = link_.cells.board();
    if (whole_) {
        std::vector<sync::Refusal> all;
        for (size_t e = 0; e < pass.entries.size(); ++e)
            all.push_back({static_cast<int>(e), verdict.said});
        board.acknowledge(pass, all);
        return;
    }
    if (pass.entries.size() > 1) {
        board.takeBack(pass);
        entriesAtMost_ = std::max(1, static_cast<int>(pass.entries.size()) / 2);
        return;
    }
    board.acknowledge(pass, {{0, verdict.said}});
    entriesAtMost_ = std::min(link_.settings.entriesAtMost, entriesAtMost_ * 2);
}

/// The nights of a message: all, if it replaces what the channel has.
std::vector<sync::Entry> CellSender::spokenOf(const sync::Pass &pass) const
{
    const sync::Board &board = link_.cells.board();
    if (!whole_) return pass.entries;
    const quint8 said = sync::bit(board.row(pass.entries.front().row).key().kind);
    std::vector<sync::Entry> all;
    for (const LimitedStream &limited : limited_) {
        if ((limited.stream.kinds & said) == 0) continue;
        for (int row = 0; row < board.rows(); ++row) {
            if ((limited.stream.kinds & sync::bit(board.row(row).key().kind)) != 0)
                all.push_back({row, board.first(), board.end() - 1, sync::kEveryWeekday, 0});
        }
    }
    return all;
}

void CellSender::describe(ConnectionStatus &status) const
{
    status.counts = link_.cells.board().counts();
    status.firstNight = link_.cells.board().first();
    status.behindSince = link_.figures.behindSince;
    status.lastConfirmed = link_.figures.lastConfirmed;
    status.messages = link_.figures.messages;
    status.entries = link_.figures.entries;
    const Instant now = link_.scheduler.now();
    for (const LimitedStream &limited : limited_) {
        const int left = limited.bucket.left(now);
        if (left < 0) continue;
        status.budgetLeft = status.budgetLeft < 0 ? left : std::min(status.budgetLeft, left);
    }
    if (status.counts.inFlight > 0)
        status.state = ConnectionState::Sending;
    else if (status.counts.dirty == 0)
        status.state =
            status.counts.refused > 0 ? ConnectionState::Rejected : ConnectionState::InSync;
    else if (now < sendFrom_)
        status.state = ConnectionState::Batching;
    else
        status.state = isLimited(now) ? ConnectionState::Waiting : ConnectionState::Sending;
}

/// Whether the rate limit is why nothing is sent. Otherwise a message is due: it is sent when the
/// link has finished what it does, such as fetching reservations.
bool CellSender::isLimited(Instant now) const
{
    return std::none_of(limited_.begin(), limited_.end(), [&](const LimitedStream &limited) {
        return link_.cells.dirty(limited.stream.kinds) && limited.bucket.next(now) <= now;
    });
}

}  // namespace roomrack::channels
