// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocols/json/writer.h"
#include "protocols/ota_json/revision.h"
#include "protocols/values.h"

#include <QtCore/QUrl>

#include <algorithm>

namespace roomrack::protocols::ota_json {

namespace {

using json::Writer;

const QByteArray kPath = QByteArrayLiteral("/api/v1/booking_revisions/");
const QByteArray kAck = QByteArrayLiteral("/ack");

QString statusText(ReservationStatus status)
{
    switch (status) {
    case ReservationStatus::Modified: return QStringLiteral("modified");
    case ReservationStatus::Cancelled: return QStringLiteral("cancelled");
    default: return QStringLiteral("new");
    }
}

QString eventText(ReservationStatus status)
{
    switch (status) {
    case ReservationStatus::Modified: return QStringLiteral("booking_modification");
    case ReservationStatus::Cancelled: return QStringLiteral("booking_cancellation");
    default: return QStringLiteral("booking_new");
    }
}

void textIf(Writer &w, const char *key, const QString &value)
{
    if (!value.isEmpty()) w.key(key).text(value);
}

void amountIf(Writer &w, const char *key, std::optional<qint64> minor, const Reservation &r)
{
    if (minor && r.currency) w.key(key).amount(Money{*minor, *r.currency});
}

void writeOccupancy(Writer &w, const std::vector<GuestCount> &guests)
{
    int counts[3] = {0, 0, 0};
    bool aged = false, ageless = false;
    for (const GuestCount &g : guests) {
        counts[static_cast<int>(g.ageClass)] += g.count;
        if (g.ageClass != AgeClass::Child) continue;
        (g.age >= 0 ? aged : ageless) = true;
    }
    w.key("occupancy").beginObject();
    w.key("adults").number(counts[0]);
    w.key("children").number(counts[1]);
    w.key("infants").number(counts[2]);
    if (aged && !ageless) {
        w.key("ages").beginArray();
        for (const GuestCount &g : guests)
            for (int i = 0; g.ageClass == AgeClass::Child && i < g.count; ++i) w.number(g.age);
        w.endArray();
    }
    w.endObject();
}

void writePerson(Writer &w, const Person &p)
{
    w.beginObject();
    textIf(w, "name", p.givenName);
    textIf(w, "surname", p.surname);
    textIf(w, "mail", p.email);
    if (!p.phones.isEmpty()) w.key("phone").text(p.phones.first());
    if (!p.address.lines.isEmpty())
        w.key("address").text(p.address.lines.join(QStringLiteral(", ")));
    textIf(w, "city", p.address.city);
    textIf(w, "zip", p.address.postalCode);
    textIf(w, "country", p.address.country);
    textIf(w, "language", p.language);
    if (!p.company.isEmpty()) {
        w.key("company").beginObject();
        w.key("title").text(p.company);
        w.endObject();
    }
    w.endObject();
}

void writeRoom(Writer &w, const RoomStay &room, const Reservation &r)
{
    w.beginObject();
    textIf(w, "booking_room_id", room.reference);
    w.key("room_type_id").text(room.roomTypeCode);
    w.key("rate_plan_id").text(room.ratePlanCode);
    w.key("checkin_date").night(room.stay.checkIn());
    w.key("checkout_date").night(room.stay.checkOut());
    writeOccupancy(w, room.guests);
    if (!room.rates.empty() && r.currency) {
        w.key("days").beginObject();
        for (const NightlyRate &n : room.rates)
            w.key(n.night.iso()).amount(Money{n.amount.paid().value_or(0), *r.currency});
        w.endObject();
    }
    // The amount is that of a single room.
    if (room.rooms == 1) amountIf(w, "amount", room.total.paid(), r);
    w.key("guests").beginArray();
    for (const Person &guest : r.guests)
        if (room.guestReferences.contains(guest.reference)) writePerson(w, guest);
    w.endArray();
    w.endObject();
}

void writeWhen(Writer &w, const Reservation &r)
{
    if (r.modified) w.key("inserted_at").text(instantText(*r.modified));
    if (r.stays.empty()) return;
    Night first = r.stays.front().stay.checkIn(), last = r.stays.front().stay.checkOut();
    for (const RoomStay &s : r.stays) {
        first = std::min(first, s.stay.checkIn());
        last = std::max(last, s.stay.checkOut());
    }
    w.key("arrival_date").night(first);
    w.key("departure_date").night(last);
}

void writeAttributes(Writer &w, const Revision &revision)
{
    const Reservation &r = revision.reservation;
    w.beginObject();
    w.key("id").text(r.revision);
    w.key("booking_id").text(r.id);
    w.key("property_id").text(r.hotelCode);
    w.key("status").text(statusText(r.status));
    textIf(w, "ota_name", r.source);
    textIf(w, "ota_reservation_code", revision.otaCode);
    writeWhen(w, r);
    if (r.currency) w.key("currency").text(r.currency->code());
    amountIf(w, "amount", r.total.paid(), r);
    amountIf(w, "ota_commission", r.commission, r);
    if (r.booker) {
        w.key("customer");
        writePerson(w, *r.booker);
    }
    textIf(w, "notes", r.comment);
    if (r.guarantee.kind == GuaranteeKind::Prepaid) {
        w.key("payment_collect").text(QStringLiteral("ota"));
        textIf(w, "payment_type", r.guarantee.text);
    } else if (r.guarantee.atProperty) {
        w.key("payment_collect").text(QStringLiteral("property"));
    }
    const bool card = !r.guarantee.cardBrand.isEmpty() || !r.guarantee.lastFour.isEmpty();
    if (r.guarantee.kind == GuaranteeKind::Card || card) {
        w.key("guarantee").beginObject();
        textIf(w, "card_type", r.guarantee.cardBrand);
        if (!r.guarantee.lastFour.isEmpty())
            w.key("card_number").text(QStringLiteral("************") + r.guarantee.lastFour);
        w.endObject();
    }
    w.key("rooms").beginArray();
    for (const RoomStay &room : r.stays)
        for (int i = 0; i < room.rooms; ++i) writeRoom(w, room, r);
    w.endArray();
    w.endObject();
}

void writeRevision(Writer &w, const Revision &revision)
{
    w.beginObject();
    w.key("id").text(revision.reservation.revision);
    w.key("type").text(QStringLiteral("booking_revision"));
    w.key("attributes");
    writeAttributes(w, revision);
    w.endObject();
}

}  // namespace

QByteArray encodeFeed(const std::vector<Revision> &revisions, int total)
{
    Writer w;
    w.beginObject();
    w.key("data").beginArray();
    for (const Revision &revision : revisions) writeRevision(w, revision);
    w.endArray();
    w.key("meta").beginObject();
    w.key("total").number(total);
    w.endObject();
    w.endObject();
    return w.take();
}

QByteArray encodeWebhook(const Revision &revision)
{
    Writer w;
    w.beginObject();
    w.key("event").text(eventText(revision.reservation.status));
    w.key("property_id").text(revision.reservation.hotelCode);
    w.key("data");
    writeRevision(w, revision);
    w.endObject();
    return w.take();
}

QByteArray encodeNaming(const Revision &revision, Instant when)
{
    const Reservation &r = revision.reservation;
    Writer w;
    w.beginObject();
    w.key("event").text(eventText(r.status));
    w.key("payload").beginObject();
    w.key("booking_id").text(r.id);
    w.key("property_id").text(r.hotelCode);
    w.key("revision_id").text(r.revision);
    w.endObject();
    w.key("property_id").text(r.hotelCode);
    w.key("timestamp").text(instantText(when));
    w.key("user_id").null();
    w.endObject();
    return w.take();
}

QByteArray ackPath(const QString &revision)
{
    return kPath + QUrl::toPercentEncoding(revision) + kAck;
}

std::optional<QString> ackedRevision(const QByteArray &path)
{
    if (!path.startsWith(kPath) || !path.endsWith(kAck)) return std::nullopt;
    const qsizetype length = path.size() - kPath.size() - kAck.size();
    if (length <= 0) return std::nullopt;
    const QByteArray id = path.mid(kPath.size(), length);
    if (id.contains('/')) return std::nullopt;
    const QString text = QUrl::fromPercentEncoding(id);
    if (text.isEmpty() || text.size() > 64) return std::nullopt;
    return text;
}

}  // namespace roomrack::protocols::ota_json
