// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/v1/booking_answers.h"

#include "api/v1/json_fragments.h"
#include "api/v1/problem.h"
#include "api/v1/tax_json.h"
#include "booking/owed.h"
#include "booking/version_place.h"

namespace roomrack::api::v1 {

namespace {

using reservations::Outcome;

int statusOf(const Outcome &outcome)
{
    if (outcome.answer.pending) return 202;
    const bool isNew = outcome.kind == Outcome::Kind::Booking;
    return isNew && !outcome.answer.repeated ? 201 : 200;
}

const char *stateOf(const Outcome &outcome)
{
    if (outcome.answer.pending) return "pending";
    const bool ended =
        outcome.kind == Outcome::Kind::Cancellation || outcome.kind == Outcome::Kind::Rejection;
    return ended ? "cancelled" : "confirmed";
}

/// As GET of the booking answers it.
qint64 atProperty(const booking::Answer &answer)
{
    booking::Booking booked;
    booked.channelCollects = answer.channelCollects;
    return booking::taxesAtProperty(booked, answer.taxes);
}

booking::ClaimAnswer answerOf(const Outcome &outcome, Currency currency)
{
    const booking::Answer &answer = outcome.answer;
    booking::ClaimAnswer made{statusOf(outcome), {}};
    Writer w;
    w.beginObject();
    w.key("booking");
    if (answer.booking)
        w.number(answer.booking.value);
    else
        w.null();
    w.key("status").text(QString::fromLatin1(stateOf(outcome)));
    // The result of an awaited payment has no version for a new booking: it is the first.
    w.key("version");
    if (answer.version == booking::kVersionOfCommit) {
        w.raw({});
        made.versionAt = w.bytes().size();
    } else {
        w.number(answer.version == 0 ? 1 : answer.version);
    }
    w.key("total");
    writeMoney(w, answer.total, currency);
    w.key("charged");
    writeCharged(w, answer.charged);
    w.key("fee");
    writeMoney(w, answer.fee, currency);
    w.key("fee_charged");
    writeCharged(w, answer.feeCharged);
    w.key("taxes");
    writeStayTaxes(w, answer.taxes, atProperty(answer), currency);
    w.key("duplicate");
    if (answer.duplicate)
        w.number(answer.duplicate.value);
    else
        w.null();
    w.key("question");
    if (answer.question.isEmpty())
        w.null();
    else
        w.text(QString::fromLatin1(answer.question));
    w.endObject();
    made.body = w.take();
    return made;
}

}  // namespace

reservations::Render requestRender(Currency currency)
{
    return [currency](const Outcome &outcome) {
        if (outcome.refused) return storedProblem(*outcome.refused);
        return answerOf(outcome, currency);
    };
}

}  // namespace roomrack::api::v1
