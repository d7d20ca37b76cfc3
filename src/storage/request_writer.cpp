// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/request_writer.h"

#include "booking/saga/saga_text.h"
#include "storage/in_order.h"
#include "storage/rows.h"

namespace roomrack::storage {

namespace {

/// An expired key may be used again before its row is deleted, even in the same transaction. One
/// that is still valid is refused: no body is NULL.
constexpr char kClaim[] =
    "INSERT INTO claim (property, caller, claim_key, body, at, saga, status, answer)"
    " VALUES (?1,?2,?3,?4,?5,?6,?7,?8) ON CONFLICT (property, caller, claim_key) DO UPDATE SET"
    " body = CASE WHEN claim.at < excluded.at - ?9 THEN excluded.body END, at = excluded.at,"
    " saga = excluded.saga, status = excluded.status, answer = excluded.answer";

const QByteArray kSaga =
    upsert("saga", "property, id",
           "booking, purpose, stage, outcome, task, waits, begun, moved, caller, claim_key,"
           " state, request",
           "stage, outcome, task, waits, moved, state, request");

constexpr char kDuplicate[] =
    "INSERT INTO duplicate (property, id, product, what, why, outcome, channel, at, last, times,"
    " apart, booking, other, saved, reference, mine, theirs, request, decided_by, decided)"
    " VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?)";
constexpr char kDecided[] =
    " ON CONFLICT (property, id) DO UPDATE SET outcome = excluded.outcome, last = excluded.last,"
    " decided_by = excluded.decided_by, decided = excluded.decided";
constexpr char kRepeated[] =
    " ON CONFLICT (property, product, channel, reference) WHERE reference <> ''"
    " DO UPDATE SET times = duplicate.times + 1, last = excluded.last";

const QByteArray kCharge =
    upsert("booking_charge", "property, booking",
           "currency, amount, times_digits, times_places, by_digits, by_places, day");

const QByteArray kNotice =
    upsert("notice", "property, id", "booking, kind, outcome, at, next_try, tries, said",
           "outcome, next_try, tries, said");

const QByteArray kHotelSetupRow = upsert("hotel_setup", "property, kind", "content, seq");

/// Takes the settings before it from the row that is replaced next.
constexpr char kSetupChange[] =
    "INSERT INTO setting_change (property, seq, before, after) VALUES (?1, ?2,"
    " coalesce((SELECT content FROM hotel_setup WHERE property = ?1 AND kind = ?3), ''), ?4)"
    " ON CONFLICT DO NOTHING";

const QByteArray kApiTokenRow = upsert(
    "api_token", "property, id", "role, channel, active, created, name, hash", "active, name");

}  // namespace

RequestWriter::RequestWriter(const Connection &c)
    : claim_(c.direct(kClaim)),
      answer_(c.direct("UPDATE claim SET saga = 0, status = ?4, answer = ?5 WHERE property = ?1"
                       " AND caller = ?2 AND claim_key = ?3 AND status = 0")),
      drop_(c.direct("DELETE FROM claim WHERE property = ? AND caller = ? AND claim_key = ?"
                     " AND status = 0")),
      forget_(c.direct("DELETE FROM claim WHERE property = ? AND at < ? AND status > 0")),
      saga_(c.direct(kSaga)), charge_(c.direct(kCharge)),
      noCharge_(c.direct("DELETE FROM booking_charge WHERE property = ? AND booking = ?")),
      duplicate_(c.direct(QByteArray(kDuplicate) + kDecided)),
      repeat_(c.direct(QByteArray(kDuplicate) + kRepeated)), notice_(c.direct(kNotice)),
      setup_(c.direct(kHotelSetupRow)),
      noSetup_(c.direct("DELETE FROM hotel_setup WHERE property = ? AND kind = ?")),
      setupChange_(c.direct(kSetupChange)), token_(c.direct(kApiTokenRow))
{}

int RequestWriter::prepared() const
{
    return preparedAll({&claim_, &answer_, &drop_, &forget_, &saga_, &charge_, &noCharge_,
                        &duplicate_, &repeat_, &notice_, &setup_, &noSetup_, &setupChange_,
                        &token_});
}

int RequestWriter::write(const booking::RequestRows &rows)
{
    return writeInOrder([this](const auto &row) { return this->write(row); }, rows.claims,
                        rows.sagas, rows.charges, rows.duplicates, rows.notices, rows.setups,
                        rows.tokens, rows.forget);
}

int RequestWriter::write(const booking::ClaimRow &row)
{
    const booking::Claim &c = row.claim;
    const QString key = QString::fromLatin1(c.key);
    if (c.body.isEmpty() && row.answer.status == 0)
        return drop_.run(row.property.value, c.caller.value, key);
    if (c.body.isEmpty())
        return answer_.run(row.property.value, c.caller.value, key, row.answer.status,
                           row.answer.body);
    return claim_.run(row.property.value, c.caller.value, key, c.body, row.at.micros, row.saga,
                      row.answer.status, row.answer.body, booking::kClaimLives);
}

int RequestWriter::write(const booking::ForgetClaimsRow &row)
{
    return forget_.run(row.property.value, row.before.micros);
}

int RequestWriter::write(const booking::SagaRow &row)
{
    const booking::SagaState &s = row.state;
    return saga_.run(row.property.value, row.id.value, row.booking.value, qint64(s.purpose),
                     qint64(s.stage), qint64(s.end), qint64(s.task), qint32(row.waits),
                     row.begun.micros, row.moved.micros, row.caller.value,
                     QString::fromLatin1(row.key), QString::fromUtf8(booking::toText(s)),
                     QString::fromUtf8(booking::toText(row.request)));
}

int RequestWriter::write(const booking::ChargeRow &row)
{
    if (!row.charge) return noCharge_.run(row.property.value, row.booking.value);
    const booking::Charge &c = *row.charge;
    return charge_.run(row.property.value, row.booking.value, c.amount.currency.code(),
                       c.amount.minor, c.times.digits(), qint32(c.times.decimals()), c.by.digits(),
                       qint32(c.by.decimals()), c.day.day());
}

int RequestWriter::write(const booking::DuplicateRow &row)
{
    Statement &s = row.reference.isEmpty() ? duplicate_ : repeat_;
    const bool asked = row.reference.isEmpty();
    return s.run(row.property.value, row.id.value, qint64(row.product), qint64(row.what),
                 qint64(row.why), qint64(row.outcome), row.channel.value, row.at.micros,
                 row.last.micros, row.times, row.apartMicros, row.booking.value, row.other.value,
                 row.saved, row.reference, QString::fromUtf8(row.mine),
                 QString::fromUtf8(row.theirs),
                 asked ? QString::fromUtf8(booking::toText(row.request)) : QStringLiteral("{}"),
                 row.decidedBy.value, row.decided.micros);
}

int RequestWriter::write(const booking::NoticeRow &row)
{
    return notice_.run(row.property.value, row.id, row.booking.value, qint64(row.kind),
                       qint64(row.outcome), row.at.micros, row.nextTry.micros, row.tries, row.said);
}

int RequestWriter::write(const booking::HotelSetupRow &row)
{
    const int rc = setupChange_.run(row.property.value, row.seq, qint64(row.kind),
                                    QString::fromUtf8(row.content));
    if (rc != kOk) return rc;
    if (row.content.isEmpty()) return noSetup_.run(row.property.value, qint64(row.kind));
    return setup_.run(row.property.value, qint64(row.kind), QString::fromUtf8(row.content),
                      row.seq);
}

int RequestWriter::write(const booking::TokenRow &row)
{
    const booking::Token &t = row.token;
    return token_.run(row.property.value, t.id.value, qint64(t.role), t.channel.value,
                      qint32(t.active), t.created.micros, t.name, t.hash);
}

}  // namespace roomrack::storage
