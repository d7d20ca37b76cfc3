// SPDX-License-Identifier: GPL-3.0-or-later
#include "channels/connection/channel_connection.h"

namespace roomrack::channels {

ChannelConnection::ChannelConnection(ConnectionIdentity identity, sync::ChannelSettings settings,
                                     std::unique_ptr<Dialect> dialect, Transport &transport,
                                     Books &books, Scheduler &scheduler, LinkFigures &figures,
                                     sync::Board board, StoreReceived reception)
    : link_{identity,
            std::move(settings),
            std::move(dialect),
            transport,
            books,
            scheduler,
            figures,
            {identity.property, identity.channel, std::move(board)},
            LinkRetry(scheduler),
            [this] { becomeQuiet(); },
            {scheduler, [this] { pump(); }}},
      late_(link_, [this] { changed(); }), sender_(link_, late_), poll_(link_, std::move(reception))
{
    late_.expect();
}

void ChannelConnection::changed()
{
    if (board().counts().dirty > 0) {
        sender_.pending();
    } else {
        if (!link_.busy) sender_.inSync();
        if (whenInSync_) {
            link_.scheduler.later(0, alive_.only([this] {
                if (!link_.busy) becomeQuiet();
            }));
        }
    }
    pump();
}

void ChannelConnection::describe(const HotelFacts &facts)
{
    const quint8 kinds = link_.dialect->describe(facts);
    if (kinds == 0) return;
    link_.books.write(cells().doubtAll(kinds),
                      alive_.only([this](const Result<void> &) { changed(); }));
}

void ChannelConnection::resync(int row, Night first, Night last)
{
    link_.books.write(cells().doubt(row, first, last),
                      alive_.only([this](const Result<void> &) { changed(); }));
}

void ChannelConnection::tryNow()
{
    link_.retry.tryNow();
    if (board().counts().dirty > 0) sender_.pendingNow();
    pump();
}

void ChannelConnection::pollNow()
{
    poll_.now();
    pump();
}

void ChannelConnection::fetchSoon()
{
    poll_.soon();
    pump();
}

void ChannelConnection::note(const QString &what, booking::MessageOutcome outcome,
                             const QString &said, const QByteArray &body,
                             std::function<void()> written)
{
    booking::ChannelRows rows;
    rows.messages.push_back(log().pushed(what, outcome, said, body));
    link_.books.write(std::move(rows), [written = std::move(written)](const Result<void> &) {
        if (written) written();
    });
}

void ChannelConnection::whenQuiet(std::function<void()> what)
{
    whenQuiet_.push_back(std::move(what));
    if (!link_.busy) becomeQuiet();
}

/// Starts the next action that is due, or sets the alarm for it.
void ChannelConnection::pump()
{
    if (link_.busy || link_.settings.paused) return;
    if (link_.scheduler.now() < link_.retry.notBefore()) {
        link_.alarm.at(link_.retry.notBefore());
        return;
    }
    // An offline channel is only probed.
    if (link_.dialect->needsHello() || link_.retry.isOffline()) {
        sendHello();
        return;
    }
    // In turns, so that a long feed does not delay pending updates.
    const bool asked = poll_.hadTurn();
    if (asked) sender_.pump();
    if (!link_.busy) poll_.pump();
    if (!link_.busy && !asked) sender_.pump();
}

void ChannelConnection::sendHello()
{
    link_.busy = true;
    const Instant at = link_.scheduler.now();
    Request request = link_.dialect->hello(link_.stamp());
    request.timeoutSeconds = link_.settings.timeoutSeconds;
    link_.transport.send(request, alive_.only([this, request, at](const Reply &reply) {
        const Verdict verdict = link_.log().kept(link_.dialect->readHello(reply));
        // A channel that answers, even with a refusal, is reachable.
        link_.retry.after(QStringLiteral("hello"), verdict, reply.came != Reply::Came::NotReached);
        if (verdict.kind == Verdict::Kind::Refused) link_.retry.muchLater();
        if (verdict.nextAtOnce) link_.retry.atOnce();
        booking::ChannelRows rows = link_.cells.doubtAll(verdict.sendAllAgain);
        rows.messages.push_back(link_.log().message(request, at, reply, verdict, 0));
        link_.books.write(std::move(rows),
                          alive_.only([this](const Result<void> &) { becomeQuiet(); }));
    }));
}

/// Nothing is under way: first runs the callbacks that waited for that, then the next action.
void ChannelConnection::becomeQuiet()
{
    link_.busy = false;
    const bool inSync = link_.cells.board().counts().dirty == 0;
    if (inSync) sender_.inSync();
    const auto alive = alive_.watch();
    for (auto &what : std::exchange(whenQuiet_, {})) {
        if (*alive) what();
    }
    if (*alive && whenGreeted_ && !link_.dialect->needsHello()) std::exchange(whenGreeted_, {})();
    if (*alive && inSync && whenInSync_) std::exchange(whenInSync_, {})();
    if (*alive) pump();
}

ConnectionStatus ChannelConnection::status() const
{
    ConnectionStatus s;
    sender_.describe(s);
    // What was confirmed is not known to be there before the channel has answered.
    if (s.state == ConnectionState::InSync && link_.dialect->needsHello())
        s.state = ConnectionState::Sending;
    s.nextTry = std::max(link_.retry.notBefore(), link_.alarm.next());
    s.failures = link_.retry.failures();
    s.said = link_.retry.said();
    if (link_.settings.paused)
        s.state = ConnectionState::Paused;
    else if (link_.retry.isRefused())
        s.state = ConnectionState::AuthenticationFailed;
    else if (link_.retry.isOffline())
        s.state = ConnectionState::Offline;
    else if (link_.scheduler.now() < link_.retry.notBefore())
        s.state = ConnectionState::Retrying;
    return s;
}

}  // namespace roomrack::channels
