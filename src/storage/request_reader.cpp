// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/request_reader.h"

#include "booking/saga/saga_text.h"
#include "storage/answers.h"
#include "storage/rows.h"

namespace roomrack::storage {

namespace {

using booking::ClaimRow;
using booking::DuplicateRow;
using booking::SagaRow;

/// Payments that are pending or need review.
const QByteArray kOpen = "(stage < 6 OR task <> 0)";
/// Those, and all that ended without a booking while a refund can be returned: they are watched
/// (booking::isWatched). Time is that of the property's newest record; a day is to spare. Others of
/// them have ended in other ways, and are few.
const QByteArray kOpenOrWatched =
    '(' + kOpen
    + " OR (outcome <> 1 AND moved >= (SELECT e.at FROM event e WHERE e.property = ?1"
      " ORDER BY e.seq DESC LIMIT 1) - "
    + QByteArray::number(booking::kRefundReturns + 86'400 * kSecond) + "))";

Result<std::vector<SagaRow>> readSagas(const Connection &connection, PropertyId property,
                                       const QByteArray &where, const QVariantList &parameters)
{
    return readAll<SagaRow>(connection,
                            QByteArray("SELECT ") + kSagaColumns
                                + " FROM saga WHERE property = ?1 AND " + where + " ORDER BY id",
                            parameters,
                            [&](const Statement &row) { return sagaFrom(row, property); });
}

Result<std::vector<DuplicateRow>> readDuplicates(const Connection &connection, PropertyId property,
                                                 const QByteArray &where,
                                                 const QVariantList &parameters)
{
    return readAll<DuplicateRow>(
        connection,
        QByteArray("SELECT ") + kDuplicateColumns + " FROM duplicate WHERE property = ?1 AND "
            + where,
        parameters, [&](const Statement &row) { return duplicateFrom(row, property); });
}

Result<std::vector<booking::TokenRow>> readTokens(const Connection &connection, PropertyId property)
{
    return readAll<booking::TokenRow>(
        connection,
        "SELECT id, name, role, channel, active, created, hash FROM api_token"
        " WHERE property = ?1 ORDER BY id",
        {property.value}, [&](const Statement &row) -> Result<booking::TokenRow> {
            return booking::TokenRow{property,
                                     {ActorId{row.integer(0)}, row.text(1),
                                      row.value<booking::TokenRole>(2), ChannelId{row.integer(3)},
                                      row.integer(4) != 0, Instant{row.integer(5)}, row.bytes(6)}};
        });
}

Result<std::vector<booking::HotelSetupRow>> readSetups(const Connection &connection,
                                                       PropertyId property)
{
    return readAll<booking::HotelSetupRow>(
        connection, "SELECT kind, content, seq FROM hotel_setup WHERE property = ?1 ORDER BY kind",
        {property.value}, [&](const Statement &row) -> Result<booking::HotelSetupRow> {
            return booking::HotelSetupRow{property, row.value<booking::SetupKind>(0),
                                          row.text(1).toUtf8(), row.integer(2)};
        });
}

Result<std::vector<booking::ChargeRow>> readCharges(const Connection &connection,
                                                    PropertyId property, const QByteArray &where,
                                                    const QVariantList &parameters)
{
    return readAll<booking::ChargeRow>(
        connection,
        QByteArray("SELECT booking, ") + kChargeColumns
            + " FROM booking_charge WHERE property = ?1 AND " + where,
        parameters, [&](const Statement &row) -> Result<booking::ChargeRow> {
            const auto charge = chargeFrom(row, 1);
            if (!charge) return tl::unexpected(charge.error());
            return booking::ChargeRow{property, {row.integer(0)}, *charge};
        });
}

/// For each pair of currencies the rate of the newest day, saved last.
Result<std::vector<pricing::FxRate>> readFxRates(const Connection &connection, PropertyId property)
{
    return readAll<pricing::FxRate>(
        connection,
        "SELECT base, currency, day, digits, decimals FROM fx_rate f WHERE property = ?1"
        " AND NOT EXISTS (SELECT 1 FROM fx_rate n WHERE n.property = f.property"
        " AND n.base = f.base AND n.currency = f.currency"
        " AND (n.day > f.day OR (n.day = f.day AND n.seq > f.seq)))",
        {property.value}, [](const Statement &row) -> Result<pricing::FxRate> {
            const auto base = Currency::make(row.text(0)), currency = Currency::make(row.text(1));
            const auto factor = pricing::FxFactor::make(row.integer(3), row.small(4));
            if (!base) return tl::unexpected(base.error());
            if (!currency) return tl::unexpected(currency.error());
            if (!factor) return tl::unexpected(factor.error());
            return pricing::FxRate{*base, *currency, Night(row.small(2)), *factor};
        });
}

/// A request's own key gets its answer when its payment ends, in the same commit: one without an
/// answer is damage, and is kept, because the request must not take effect again.
Result<std::vector<ClaimRow>> readClaims(const Connection &connection, PropertyId property)
{
    return readAll<ClaimRow>(
        connection,
        "SELECT c.caller, c.claim_key, c.body, c.at, c.saga,"
        " CASE WHEN c.status = 0 AND s.outcome <> 0"
        " AND (s.caller <> c.caller OR s.claim_key <> c.claim_key) THEN -1 ELSE c.status END"
        " FROM claim c LEFT JOIN saga s ON s.property = c.property AND s.id = c.saga"
        " WHERE c.property = ?1 ORDER BY c.at",
        {property.value}, [&](const Statement &row) -> Result<ClaimRow> {
            return ClaimRow{property,
                            {ActorId{row.integer(0)}, row.text(1).toLatin1(), row.bytes(2)},
                            Instant{row.integer(3)},
                            row.integer(4),
                            {row.small(5), {}}};
        });
}

/// Amounts still to settle when an open booking ends or changes.
Result<void> loadPaid(const Connection &connection, booking::HouseInput &input)
{
    const PropertyId property = input.catalogue.property.id;
    const auto sagas = readSagas(connection, property,
                                 "(purpose = 2 OR outcome = 1) AND booking IN (SELECT id FROM"
                                 " booking WHERE property = ?1 AND status IN (1, 2, 5))",
                                 {property.value});
    if (!sagas) return tl::unexpected(sagas.error());
    input.paid = booking::paidFor(*sagas);
    return {};
}

/// Moves the rows to `to`, or returns the error.
template <typename Row>
Result<void> take(Result<std::vector<Row>> read, std::vector<Row> &to)
{
    if (!read) return tl::unexpected(read.error());
    to = std::move(*read);
    return {};
}

}  // namespace

Result<std::vector<booking::Paid>> paidFor(const Connection &connection, PropertyId property,
                                           BookingId booking)
{
    const auto sagas =
        readSagas(connection, property, "(purpose = 2 OR outcome = 1) AND booking = ?2",
                  {property.value, booking.value});
    if (!sagas) return tl::unexpected(sagas.error());
    return booking::paidFor(*sagas);
}

Result<std::optional<booking::Charge>> chargeFrom(const Statement &row, int first)
{
    const QString code = row.text(first);
    if (code.isEmpty()) return std::optional<booking::Charge>();
    const auto currency = Currency::make(code);
    const auto times = pricing::FxFactor::make(row.integer(first + 2), row.small(first + 3));
    const auto by = pricing::FxFactor::make(row.integer(first + 4), row.small(first + 5));
    if (!currency) return tl::unexpected(currency.error());
    if (!times) return tl::unexpected(times.error());
    if (!by) return tl::unexpected(by.error());
    return std::optional(booking::Charge{
        {row.integer(first + 1), *currency}, *times, *by, Night(row.small(first + 6))});
}

Result<SagaRow> sagaFrom(const Statement &row, PropertyId property)
{
    auto state = booking::sagaStateFrom(row.text(7).toUtf8());
    if (!state) return tl::unexpected(state.error());
    auto request = booking::sagaRequestFrom(row.text(8).toUtf8());
    if (!request) return tl::unexpected(request.error());
    return SagaRow{property,
                   booking::SagaId{row.integer(0)},
                   BookingId{row.integer(1)},
                   row.integer(2) != 0,
                   Instant{row.integer(3)},
                   Instant{row.integer(4)},
                   ActorId{row.integer(5)},
                   row.text(6).toLatin1(),
                   std::move(*state),
                   std::move(*request)};
}

Result<DuplicateRow> duplicateFrom(const Statement &row, PropertyId property)
{
    auto request = booking::duplicateRequestFrom(row.text(16).toUtf8());
    if (!request) return tl::unexpected(request.error());
    return DuplicateRow{property,
                        dedup::CandidateId{row.integer(0)},
                        row.value<dedup::Product>(1),
                        row.value<dedup::What>(2),
                        row.value<dedup::Why>(3),
                        row.value<booking::DuplicateOutcome>(4),
                        ChannelId{row.integer(5)},
                        Instant{row.integer(6)},
                        Instant{row.integer(7)},
                        row.small(8),
                        row.integer(9),
                        BookingId{row.integer(10)},
                        BookingId{row.integer(11)},
                        row.integer(12),
                        row.text(13),
                        row.text(14).toUtf8(),
                        row.text(15).toUtf8(),
                        std::move(*request),
                        ActorId{row.integer(17)},
                        Instant{row.integer(18)}};
}

Result<void> loadRequests(const Connection &connection, booking::HouseInput &input)
{
    const PropertyId property = input.catalogue.property.id;
    auto ok = take(readSagas(connection, property, kOpenOrWatched, {property.value}), input.sagas);
    if (ok) ok = loadPaid(connection, input);
    if (ok)
        ok = take(readDuplicates(connection, property, "outcome IN (4, 10)", {property.value}),
                  input.undecided);
    if (ok)
        ok = take(readCharges(connection, property,
                              "booking NOT IN (SELECT id FROM booking WHERE property = ?1"
                              " AND status NOT IN (1, 2, 5))",
                              {property.value}),
                  input.charges);
    if (ok) ok = take(readFxRates(connection, property), input.fxRates);
    if (ok) ok = take(readClaims(connection, property), input.claims);
    if (ok) ok = take(readTokens(connection, property), input.tokens);
    if (ok) ok = take(readSetups(connection, property), input.setups);
    return ok;
}

Result<std::vector<DuplicateRow>> undecidedAbout(const Connection &connection, PropertyId property,
                                                 BookingId booking)
{
    return readDuplicates(connection, property,
                          // Of an erased guest there is nothing to compare.
                          "outcome = 9 AND (booking = ?2 OR other = ?2) AND mine <> ''"
                          " AND theirs <> '' ORDER BY id",
                          {property.value, booking.value});
}

Result<std::optional<booking::CancelledRequest>> cancelledRequest(const Connection &connection,
                                                                  PropertyId property, BookingId id)
{
    const auto rows = readSagas(connection, property, "id = ?2", {property.value, id.value});
    if (!rows) return tl::unexpected(rows.error());
    if (rows->empty() || !booking::wasCancelled(rows->front()))
        return std::optional<booking::CancelledRequest>();
    return std::optional(booking::cancelledRequest(rows->front(), 0));
}

Result<std::optional<booking::ClaimAnswer>> claimAnswer(const Connection &connection,
                                                        PropertyId property, ActorId caller,
                                                        const QByteArray &key)
{
    return readOne<booking::ClaimAnswer>(
        connection,
        "SELECT status, answer FROM claim WHERE property = ? AND caller = ? AND claim_key = ?"
        " AND status > 0",
        {property.value, caller.value, QString::fromLatin1(key)}, [](const Statement &row) {
            return booking::ClaimAnswer{row.small(0), row.bytes(1)};
        });
}

Result<std::vector<SagaRow>> answer(ReadSession &session, const SagasOf &q)
{
    return readSagas(*session.connection, q.property, "booking = ?2",
                     {q.property.value, q.booking.value});
}

Result<std::vector<SagaRow>> answer(ReadSession &session, const OpenSagas &q)
{
    return readSagas(*session.connection, q.property, q.watched ? kOpenOrWatched : kOpen,
                     {q.property.value});
}

Result<std::optional<booking::Charge>> answer(ReadSession &session, const ChargeOf &q)
{
    const auto found = readCharges(*session.connection, q.property, "booking = ?2",
                                   {q.property.value, q.booking.value});
    if (!found) return tl::unexpected(found.error());
    return found->empty() ? std::optional<booking::Charge>() : found->front().charge;
}

Result<std::optional<DuplicateRow>> answer(ReadSession &session, const OneDuplicate &q)
{
    auto found =
        readDuplicates(*session.connection, q.property, "id = ?2", {q.property.value, q.id.value});
    if (!found) return tl::unexpected(found.error());
    if (found->empty()) return std::optional<DuplicateRow>();
    return std::optional(std::move(found->front()));
}

namespace {

QByteArray whereOf(const DuplicateFilter &q)
{
    QByteArray where = "at >= ?2 AND at < ?3 AND id < ?4";
    if (q.product) where += " AND product = " + QByteArray::number(qint64(*q.product));
    if (q.outcome) where += " AND outcome = " + QByteArray::number(qint64(*q.outcome));
    if (q.booking) where += " AND booking = " + QByteArray::number(q.booking.value);
    return where;
}

}  // namespace

Result<DuplicatePage> answer(ReadSession &session, const DuplicateRows &q)
{
    DuplicatePage page;
    const QByteArray where = whereOf(q.filter);
    const auto counted = forEachRow(
        *session.connection, "SELECT count(*) FROM duplicate WHERE property = ?1 AND " + where,
        {q.property.value, q.filter.from.micros, q.filter.to.micros, q.filter.before},
        [&](const Statement &row) { page.total = row.integer(0); });
    if (!counted) return tl::unexpected(counted.error());
    auto rows = readDuplicates(*session.connection, q.property,
                               where + " ORDER BY id DESC LIMIT ?5 OFFSET ?6",
                               {q.property.value, q.filter.from.micros, q.filter.to.micros,
                                q.filter.before, q.limit, q.offset});
    if (!rows) return tl::unexpected(rows.error());
    page.rows = std::move(*rows);
    return page;
}

Result<std::vector<DuplicateFigure>> answer(ReadSession &session, const DuplicateFigures &q)
{
    return readAll<DuplicateFigure>(
        *session.connection,
        "SELECT channel, product, why, outcome, count(*), sum(times), sum(saved) FROM duplicate"
        " WHERE property = ?1 AND at >= ?2 AND at < ?3"
        " GROUP BY channel, product, why, outcome ORDER BY channel, product, why, outcome",
        {q.property.value, q.from.micros, q.to.micros},
        [](const Statement &row) -> Result<DuplicateFigure> {
            return DuplicateFigure{ChannelId{row.integer(0)},
                                   row.value<dedup::Product>(1),
                                   row.value<dedup::Why>(2),
                                   row.value<booking::DuplicateOutcome>(3),
                                   row.integer(4),
                                   row.integer(5),
                                   row.integer(6)};
        });
}

Result<std::vector<DuplicateRow>> answer(ReadSession &session, const Duplicates &q)
{
    const QByteArray where = whereOf(q.filter) + " ORDER BY id DESC LIMIT ?5";
    return readDuplicates(
        *session.connection, q.property, where,
        {q.property.value, q.filter.from.micros, q.filter.to.micros, q.filter.before, q.limit});
}

Result<std::vector<booking::TokenRow>> answer(ReadSession &session, const Tokens &q)
{
    return readTokens(*session.connection, q.property);
}

Result<std::vector<booking::HotelSetupRow>> answer(ReadSession &session, const HotelSetups &q)
{
    return readSetups(*session.connection, q.property);
}

Result<std::vector<booking::NoticeRow>> answer(ReadSession &session, const Notices &q)
{
    return readAll<booking::NoticeRow>(
        *session.connection,
        QByteArray("SELECT id, booking, kind, outcome, at, next_try, tries, said FROM notice"
                   " WHERE property = ?1")
            + (q.onlyWaiting ? " AND outcome = 0" : "") + " ORDER BY id DESC LIMIT ?2",
        {q.property.value, q.limit}, [&](const Statement &row) -> Result<booking::NoticeRow> {
            return booking::NoticeRow{q.property,
                                      row.integer(0),
                                      BookingId{row.integer(1)},
                                      row.value<booking::NoticeKind>(2),
                                      row.value<booking::NoticeOutcome>(3),
                                      Instant{row.integer(4)},
                                      Instant{row.integer(5)},
                                      row.small(6),
                                      row.text(7)};
        });
}

}  // namespace roomrack::storage
