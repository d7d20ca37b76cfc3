// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/lookups.h"

#include "storage/request_reader.h"
#include "storage/rows.h"

namespace roomrack::storage {

namespace {

/// Whether its channel has cancelled the reservation, or this booking of it. Only bookings of
/// connected channels are looked for in the log.
constexpr char kIsGivenUp[] =
    ", CASE WHEN EXISTS (SELECT 1 FROM booking_text t JOIN channel_reservation r"
    " ON r.property = t.property AND r.channel = b.channel AND r.reservation = t.reference"
    " WHERE t.property = b.property AND t.booking = b.id AND r.cancelled = 1)"
    " OR EXISTS (SELECT 1 FROM event e WHERE e.seq > b.id AND e.property = b.property"
    " AND e.subject = b.id AND e.kind = 12 AND (e.actor = 100 + b.channel"
    " OR EXISTS (SELECT 1 FROM api_token k WHERE k.property = e.property AND k.id = e.actor"
    " AND k.role = 2 AND k.channel = b.channel))) THEN 1 ELSE 0 END";
constexpr int kGivenUp = kAfterBooking + 8;  ///< its column

/// A row if another system is still to be told of the booking, or a message about its reservation
/// waits for a user.
constexpr char kIsBeingTold[] =
    "SELECT 1 FROM booking b WHERE b.property = ?1 AND b.id = ?2 AND (EXISTS (SELECT 1"
    " FROM outbox o WHERE o.property = b.property AND o.booking = b.id AND (o.stage > 0"
    " OR (b.version > o.told AND b.version > o.refused)))"
    " OR EXISTS (SELECT 1 FROM booking_text t JOIN inbox i ON i.property = t.property"
    " AND i.channel = b.channel AND i.reservation = t.reference WHERE t.property = b.property"
    " AND t.booking = b.id AND t.reference <> '' AND i.state = 1))";

constexpr char kGuestColumns[] = "guest, email, phone, country, notes, reference";

booking::Guest guestFrom(const Statement &row)
{
    return {row.text(0), row.text(1), row.text(2), row.text(3), row.text(4), row.text(5)};
}

}  // namespace

Result<void> Lookups::open(Connect connect)
{
    connect_ = std::move(connect);
    return this->connect();
}

Result<void> Lookups::connect()
{
    close();
    auto opened = connect_();
    if (!opened) return tl::unexpected(opened.error());
    connection_ = std::move(*opened);
    booking_ = connection_->statement("SELECT " + columnsOf("b", kBookingColumns)
                                      + ", coalesce(f.amount, 0), " + columnsOf("c", kChargeColumns)
                                      + kIsGivenUp + " FROM booking b" + kEndTables
                                      + " WHERE b.id = ? AND b.property = ?");
    if (!booking_.ok()) return tl::unexpected(connection_->error(booking_.prepared()));
    return {};
}

Result<void> Lookups::reconnectIfLost()
{
    return !connection_ || connection_->isLost() ? connect() : Result<void>();
}

void Lookups::close()
{
    booking_ = Statement();
    connection_.reset();
}

Result<booking::EndedBooking> Lookups::findBooking(PropertyId property, BookingId id)
{
    const std::lock_guard held(lock_);
    if (auto ok = reconnectIfLost(); !ok) return tl::unexpected(ok.error());
    Statement &s = booking_;
    s.bind(1, id.value);
    s.bind(2, property.value);
    const int rc = s.step();
    booking::EndedBooking found;
    Result<std::optional<booking::Charge>> charge;
    if (rc == kRow) charge = chargeFrom(s, kAfterBooking + 1);
    if (charge) found.charge = *charge;
    if (rc == kRow) found.booking = bookingFrom(s);
    if (rc == kRow) found.fee = s.integer(kAfterBooking);
    if (rc == kRow) found.givenUp = s.integer(kGivenUp) != 0;
    s.reset();
    if (const auto ok = notStrange(s); !ok) return tl::unexpected(ok.error());
    if (!charge) return tl::unexpected(charge.error());
    if (rc == kRow) {
        auto kept = paidFor(*connection_, property, id);
        if (!kept) return tl::unexpected(kept.error());
        found.kept = std::move(*kept);
        return found;
    }
    if (rc != kDone) return tl::unexpected(connection_->error(rc));
    return fail(ErrorCode::NotFound, QStringLiteral("booking"),
                ErrorText::tr("booking with number %1 not found").arg(id.value));
}

Result<std::optional<booking::ClosedGuest>> Lookups::closedGuest(PropertyId property, BookingId id)
{
    const QVariantList itsKey{property.value, id.value};
    std::optional<booking::ClosedGuest> closed;
    auto read = forEachRow(
        *connection_,
        "SELECT " + columnsOf("b", kBookingColumns)
            + " FROM booking b WHERE b.property = ?1 AND b.id = ?2",
        itsKey, [&closed](const Statement &row) { closed.emplace().booking = bookingFrom(row); });
    for (const char *table : {"booking_text", "step_text"}) {
        if (!read || !closed) break;
        read = forEachRow(
            *connection_,
            QByteArray("SELECT ") + kGuestColumns + " FROM " + table
                + " WHERE property = ?1 AND booking = ?2",
            itsKey, [&closed](const Statement &row) { closed->guests.push_back(guestFrom(row)); });
    }
    if (read && closed)
        read = forEachRow(*connection_, kIsBeingTold, itsKey,
                          [&closed](const Statement &) { closed->isBeingTold = true; });
    if (!read) return tl::unexpected(read.error());
    return closed;
}

Result<booking::ClosedGuests> Lookups::closedGuests(PropertyId property,
                                                    const std::vector<BookingId> &bookings)
{
    const std::lock_guard held(lock_);
    if (auto ok = reconnectIfLost(); !ok) return tl::unexpected(ok.error());
    booking::ClosedGuests all;
    for (const BookingId id : bookings) {
        auto closed = closedGuest(property, id);
        if (!closed) return tl::unexpected(closed.error());
        if (*closed) all.guests.push_back(std::move(**closed));
    }
    const booking::GuestMarks marks(all.guests);
    if (marks.isEmpty()) return all;
    const auto read = forEachRow(
        *connection_,
        "SELECT channel, number, request, answer FROM channel_message WHERE property = ?1",
        {property.value}, [&](const Statement &row) {
            if (marks.areIn(row.bytes(2)) || marks.areIn(row.bytes(3)))
                all.messages.push_back({ChannelId{row.integer(0)}, row.integer(1)});
        });
    if (!read) return tl::unexpected(read.error());
    return all;
}

Result<Lookups::Past> Lookups::pastOf(PropertyId property, BookingId id)
{
    const std::lock_guard held(lock_);
    if (auto ok = reconnectIfLost(); !ok) return tl::unexpected(ok.error());
    Past past;
    auto read = forEachRow(*connection_,
                           QByteArray("SELECT ") + kGuestColumns
                               + " FROM booking_text WHERE property = ? AND booking = ?",
                           {property.value, id.value},
                           [&](const Statement &row) { past.guest = guestFrom(row); });
    if (read)
        read = forEachRow(*connection_,
                          "SELECT coalesce(max(at), 0) FROM event WHERE property = ?"
                          " AND seq > ? AND subject = ? AND kind IN (12, 15)",
                          {property.value, id.value, id.value},
                          [&](const Statement &row) { past.ended = Instant{row.integer(0)}; });
    if (!read) return tl::unexpected(read.error());
    auto undecided = undecidedAbout(*connection_, property, id);
    if (!undecided) return tl::unexpected(undecided.error());
    past.undecided = std::move(*undecided);
    return past;
}

Result<std::optional<booking::CancelledRequest>> Lookups::cancelledRequest(PropertyId property,
                                                                           BookingId id)
{
    const std::lock_guard held(lock_);
    if (auto ok = reconnectIfLost(); !ok) return tl::unexpected(ok.error());
    return storage::cancelledRequest(*connection_, property, id);
}

Result<std::optional<booking::ClaimAnswer>> Lookups::claimAnswer(PropertyId property,
                                                                 ActorId caller,
                                                                 const QByteArray &key)
{
    const std::lock_guard held(lock_);
    if (auto ok = reconnectIfLost(); !ok) return tl::unexpected(ok.error());
    return storage::claimAnswer(*connection_, property, caller, key);
}

}  // namespace roomrack::storage
