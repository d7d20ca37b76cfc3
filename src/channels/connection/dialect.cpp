// SPDX-License-Identifier: GPL-3.0-or-later
#include "channels/connection/dialect.h"

#include "core/failure_text.h"
#include "http/failure_code.h"
#include "sync/pace.h"

namespace roomrack::channels {

std::optional<Verdict> verdictOfStatus(const Reply &reply)
{
    using Kind = Verdict::Kind;
    Verdict verdict;
    verdict.said = reply.trouble;
    if (reply.came == Reply::Came::NotReached) {
        verdict.kind = Kind::TryLater;
        return verdict;
    }
    if (reply.came == Reply::Came::Nothing) return verdict;
    if (reply.status >= 200 && reply.status < 300) return std::nullopt;
    const std::optional<qint64> after = http::retryAfterSeconds(reply);
    verdict.retryAfterSeconds = after.value_or(0);
    // Zero, or a date: neither gives the end of the minute.
    if (reply.status == 429 && verdict.retryAfterSeconds <= 0)
        verdict.retryAfterSeconds = sync::kTooOftenSeconds;
    verdict.said = http::failureCode(reply.status);
    if (reply.status == 401 || reply.status == 403) {
        verdict.kind = Kind::NotAllowed;
    } else if (reply.status == 429 || (reply.status == 503 && after)) {
        verdict.kind = Kind::TryLater;
    } else if (reply.status >= 400 && reply.status < 500) {
        verdict.kind = Kind::Refused;
    }
    return verdict;
}

QString unreadableText(const Reply &reply, const Error &why)
{
    const QByteArray begins = reply.body.left(64).trimmed().toLower();
    if (begins.startsWith("<!doctype html") || begins.startsWith("<html"))
        return core::failure::kOtherProtocol;
    return ErrorText::tr("the response cannot be read: %1").arg(why.text());
}

booking::MessageOutcome outcomeOf(const Reply &reply, const Verdict &verdict)
{
    using booking::MessageOutcome;
    if (reply.came == Reply::Came::NotReached) return MessageOutcome::NotReached;
    if (verdict.kind == Verdict::Kind::Unknown) return MessageOutcome::NoAnswer;
    if (verdict.kind != Verdict::Kind::Done) return MessageOutcome::Refused;
    return verdict.refused.empty() ? MessageOutcome::Done : MessageOutcome::Partly;
}

}  // namespace roomrack::channels
