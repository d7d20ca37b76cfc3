// SPDX-License-Identifier: GPL-3.0-or-later
#include "reservations/requests/keyed_request.h"

#include "reservations/sagas/saga_store.h"

#include <QtCore/QRandomGenerator>

#include <array>

namespace roomrack::reservations {

namespace {

/// Whether an error answer is stored under the key. Transient errors and errors about the caller,
/// who may be given the permission, are not; that a guest's signed question is wrong is about the
/// request, which is wrong for ever.
bool isKept(const Error &why)
{
    const bool aboutCaller =
        why.code == ErrorCode::Forbidden && why.field != QLatin1String("question");
    return isRefusal(why) && !aboutCaller;
}

}  // namespace

QByteArray newKey()
{
    constexpr size_t kWords = 4;
    // The system's entropy source is read once per thread: a read takes as long as deciding a
    // request.
    static thread_local QRandomGenerator chance = QRandomGenerator::securelySeeded();
    std::array<quint32, kWords> words{};
    chance.fillRange(words.data(), kWords);
    return QByteArray(reinterpret_cast<const char *>(words.data()), sizeof words).toHex();
}

booking::Claim claimOf(const Request &request)
{
    return {request.caller.actor, request.key, booking::claimHash(request.way, request.body)};
}

booking::RequestBooking bookingOf(const Request &request, BookingInput input)
{
    booking::RequestBooking asks;
    asks.caller = request.caller;
    asks.hold = input.hold;
    asks.what = std::move(input.what);
    if (asks.what) asks.what->caller = request.caller;
    asks.guest = std::move(input.guest);
    asks.expectedTotal = input.expectedTotal;
    asks.expectedCharge = input.expectedCharge;
    asks.method = std::move(input.method);
    asks.segment = input.segment;
    asks.sagaKey = newKey();
    asks.claim = claimOf(request);
    return asks;
}

engine::Render renderOnce(Outcome::Kind kind, const Render &render)
{
    using Rendered = std::optional<booking::ClaimAnswer>;
    return [kind, render](const std::vector<Result<engine::Answer>> &all) -> Rendered {
        const Result<engine::Answer> &answer = all.front();
        if (!answer && !isKept(answer.error())) return std::nullopt;
        if (answer && answer->pending && !answer->duplicate) return booking::ClaimAnswer();
        Outcome outcome;
        outcome.kind = kind;
        if (answer)
            outcome.answer = *answer;
        else
            outcome.refused = answer.error();
        return render(outcome);
    };
}

std::optional<Reply> replyOf(Outcome::Kind kind, const Result<engine::Once> &once)
{
    if (!once) return notTaken(once.error());
    if (once->answer.status == 0 && once->saga) return std::nullopt;
    Reply reply;
    reply.is = Reply::Is::Answered;
    reply.answer = once->answer;
    reply.repeated = once->repeated;
    reply.outcome.kind = kind;
    if (!once->repeated && !once->answers.empty()) {
        const auto &answer = once->answers.front();
        if (answer)
            reply.outcome.answer = *answer;
        else
            reply.outcome.refused = answer.error();
    }
    return reply;
}

Reply notTaken(const Error &why)
{
    Reply reply;
    reply.error = why;
    return reply;
}

}  // namespace roomrack::reservations
