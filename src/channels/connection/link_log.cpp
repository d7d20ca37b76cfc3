// SPDX-License-Identifier: GPL-3.0-or-later
#include "channels/connection/link_log.h"

#include "channels/connection/kept.h"
#include "core/without_secret.h"

namespace roomrack::channels {

namespace {

constexpr qint64 kKeptMessages = 2'000;
constexpr int kLongestLogged = 64 * 1024;  ///< bytes of a body

}  // namespace

Stamp newStamp(ChannelId channel, Scheduler &scheduler)
{
    return {scheduler.now(), QStringLiteral("%1-%2")
                                 .arg(channel.value)
                                 .arg(scheduler.random.next(), 16, 16, QLatin1Char('0'))};
}

booking::ChannelMessageRow LinkLog::row(const QString &what, Instant at) const
{
    booking::ChannelMessageRow row;
    row.property = identity_.property;
    row.channel = identity_.channel;
    row.at = at;
    row.what = what;
    row.keep = kKeptMessages;
    return row;
}

booking::ChannelMessageRow LinkLog::message(const Request &request, Instant sentAt,
                                            const Reply &reply, const Verdict &verdict,
                                            int entries) const
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

booking::ChannelMessageRow LinkLog::pushed(const QString &what, booking::MessageOutcome outcome,
                                           const QString &said, const QByteArray &body) const
{
    booking::ChannelMessageRow row = this->row(what, scheduler_.now());
    row.inbound = true;
    row.outcome = outcome;
    row.said = keptWords(said, identity_.secret);
    row.request = masked(body).left(kLongestLogged);
    return row;
}

Verdict LinkLog::kept(Verdict verdict) const
{
    verdict.said = keptWords(verdict.said, identity_.secret);
    for (sync::Refusal &refusal : verdict.refused)
        refusal.reason = keptWords(refusal.reason, identity_.secret);
    return verdict;
}

QByteArray LinkLog::masked(const QByteArray &body) const
{
    return withoutSecret(dialect_.withoutSecrets(body), identity_.secret);
}

}  // namespace roomrack::channels
