// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocols/ota_json/revision.h"

#include "protocols/json/pieces.h"
#include "protocols/ota_json/limits.h"
#include "protocols/take.h"

#include <algorithm>

namespace roomrack::protocols::ota_json {

namespace {

using json::Kind;
using json::Value;

constexpr int kMostRooms = 500;
constexpr int kMostGuests = 99;
constexpr int kMostNights = 1000;
constexpr int kName = 200;
constexpr int kNotes = 16'000;
/// Error field for a problem with the whole document.
const QString kDocument = QStringLiteral("JSON");

/// A text that may be missing or null.
void optionalText(const Value &v, int most, QString &into, Take &take)
{
    if (v.present()) take(v.text(most), into);
}

/// The same for display-only text.
void optionalProse(const Value &v, int most, QString &into, Take &take)
{
    if (v.present()) take(v.prose(most), into);
}

void freeText(const Value &v, QString &into, Take &take)
{
    optionalProse(v, kNotes, into, take);
    into = withoutCardNumbers(into);
}

Result<ReservationStatus> statusOf(const Value &v)
{
    const auto text = v.text(40);
    if (!text) return tl::unexpected<Error>(text.error());
    if (*text == u"new") return ReservationStatus::New;
    if (*text == u"modified") return ReservationStatus::Modified;
    if (*text == u"cancelled") return ReservationStatus::Cancelled;
    return v.wrong(ErrorText::tr("\"%1\" is not valid; use one of %2")
                       .arg(*text, QStringLiteral("new, modified, cancelled")));
}

std::vector<GuestCount> guestsOf(const Value &occupancy, Take &take)
{
    int adults = 0, children = 0, infants = 0;
    take(occupancy["adults"].count(0, kMostGuests), adults);
    if (occupancy["children"].present())
        take(occupancy["children"].count(0, kMostGuests), children);
    if (occupancy["infants"].present()) take(occupancy["infants"].count(0, kMostGuests), infants);
    std::vector<GuestCount> out;
    if (adults > 0) out.push_back({AgeClass::Adult, adults, -1});
    const Value ages = occupancy["ages"];
    if (ages.size() > 0 && ages.size() != children)
        take.fail(ages.wrong(ErrorText::tr("must have as many entries as children")));
    for (Value age = ages.first(); age.kind() != Kind::Missing; age = age.next()) {
        int years = 0;
        take(age.count(0, 17), years);
        out.push_back({AgeClass::Child, 1, years});
    }
    if (children > 0 && ages.size() == 0) out.push_back({AgeClass::Child, children, -1});
    if (infants > 0) out.push_back({AgeClass::Infant, infants, -1});
    if (out.empty()) take.fail(occupancy.wrong(ErrorText::tr("must include at least one guest")));
    return out;
}

/// {"2016-07-14": "118.50"}: every night of the stay, or none.
std::vector<NightlyRate> ratesOf(const Value &days, const Stay &stay, Currency currency, Take &take)
{
    std::vector<NightlyRate> out;
    for (Value day = days.first(); day.kind() != Kind::Missing; day = day.next()) {
        const auto night = Night::parse(day.key());
        if (!night || !stay.contains(*night)) {
            take.fail(day.wrong(ErrorText::tr("is not a night of this stay")));
            return out;
        }
        Money amount;
        take(day.money(currency), amount);
        out.push_back({*night, {amount.minor, std::nullopt}});
    }
    std::sort(out.begin(), out.end(),
              [](const NightlyRate &a, const NightlyRate &b) { return a.night < b.night; });
    if (!out.empty() && static_cast<int>(out.size()) != stay.nights())
        take.fail(days.wrong(ErrorText::tr("must have a rate for every night of the stay")));
    return out;
}

Stay stayOf(const Value &room, Take &take)
{
    Night in, out;
    const bool both =
        take(room["checkin_date"].night(), in) & take(room["checkout_date"].night(), out);
    if (!both) return {};
    if (out <= in || out - in > kMostNights) {
        take.fail(room["checkout_date"].wrong(
            out <= in ? ErrorText::tr("must be after check-in (%1)").arg(in.iso())
                      : ErrorText::tr("the range has more than %1 nights").arg(kMostNights)));
        return {};
    }
    return Stay(in, out - in);
}

std::optional<qint64> optionalMoney(const Value &v, const Reservation &r, Take &take)
{
    if (!v.present()) return std::nullopt;
    if (!r.currency) {
        take.fail(v.wrong(ErrorText::tr("has no currency")));
        return std::nullopt;
    }
    Money amount;
    take(v.money(*r.currency), amount);
    return amount.minor;
}

/// One that cannot be read counts as not told, as it must not keep the reservation from being
/// booked.
std::optional<qint64> commissionOf(const Value &v, const Reservation &r)
{
    if (!v.present() || !r.currency) return std::nullopt;
    const auto amount = v.money(*r.currency);
    return amount && amount->minor >= 0 ? std::optional(amount->minor) : std::nullopt;
}

/// An object with company name and tax number; in older messages the name as a string.
void readCompany(const Value &v, QString &into, Take &take)
{
    if (v.kind() != Kind::Object) return optionalProse(v, kName, into, take);
    QString title, number;
    optionalProse(v["title"].present() ? v["title"] : v["name"], kName, title, take);
    if (v["number"].kind() == Kind::Number)
        take(v["number"].id(), number);
    else
        optionalProse(v["number"], kName, number, take);
    QStringList words{title, number};
    words.removeAll(QString());
    into = words.join(QStringLiteral(", "));
}

Person personOf(const Value &v, Take &take)
{
    Person p;
    optionalProse(v["name"], kName, p.givenName, take);
    optionalProse(v["surname"], kName, p.surname, take);
    optionalProse(v["mail"], kName, p.email, take);
    QString phone, line;
    optionalProse(v["phone"], kName, phone, take);
    if (!phone.isEmpty()) p.phones = {phone};
    optionalProse(v["address"], kName, line, take);
    if (!line.isEmpty()) p.address.lines = {line};
    optionalProse(v["city"], kName, p.address.city, take);
    optionalProse(v["zip"], kName, p.address.postalCode, take);
    optionalText(v["country"], kName, p.address.country, take);
    optionalText(v["language"], kName, p.language, take);
    readCompany(v["company"], p.company, take);
    return p;
}

RoomStay roomOf(const Value &v, Reservation &r, Take &take)
{
    RoomStay room;
    if (v["booking_room_id"].present()) take(v["booking_room_id"].id(), room.reference);
    take(v["room_type_id"].id(), room.roomTypeCode);
    take(v["rate_plan_id"].id(), room.ratePlanCode);
    room.stay = stayOf(v, take);
    room.guests = guestsOf(v["occupancy"], take);
    if (v["days"].present() && !r.currency)
        take.fail(v["days"].wrong(ErrorText::tr("has no currency")));
    if (!take.failed() && v["days"].present())
        room.rates = ratesOf(v["days"], room.stay, *r.currency, take);
    room.total.afterTax = optionalMoney(v["amount"], r, take);
    for (Value g = v["guests"].first(); g.kind() != Kind::Missing; g = g.next()) {
        Person guest = personOf(g, take);
        guest.reference = QString::number(r.guests.size() + 1);
        room.guestReferences += guest.reference;
        r.guests.push_back(std::move(guest));
    }
    return room;
}

/// A cancelled room of several stays in the list with a mark.
bool isCancelled(const Value &room, Take &take)
{
    bool cancelled = false;
    if (room["is_cancelled"].present()) take(room["is_cancelled"].boolean(), cancelled);
    return cancelled;
}

void readRooms(const Value &rooms, Reservation &r, Take &take)
{
    if (!rooms.present() && r.status == ReservationStatus::Cancelled) return;
    const auto list = rooms.array(kMostRooms);
    if (!list) return take.fail(tl::unexpected<Error>(list.error()));
    if (list->size() == 0 && r.status != ReservationStatus::Cancelled)
        return take.fail(rooms.wrong(ErrorText::tr("must not be empty")));
    for (Value v = list->first(); v.kind() != Kind::Missing && !take.failed(); v = v.next())
        if (!isCancelled(v, take)) r.stays.push_back(roomOf(v, r, take));
    // No room is left, so it is a cancellation whatever its status field.
    if (r.stays.empty()) r.status = ReservationStatus::Cancelled;
}

/// Reads the card's type, never its number; simulators and aggregators send it masked.
void readGuarantee(const Value &v, Guarantee &into, Take &take)
{
    if (!v.present()) return;
    into.kind = GuaranteeKind::Card;
    optionalText(v["card_type"], 40, into.cardBrand, take);
    QString number;
    optionalText(v["card_number"], 40, number, take);
    const QString last = number.right(4);
    const bool digits = last.size() == 4 && std::all_of(last.begin(), last.end(), [](QChar c) {
                            return c >= u'0' && c <= u'9';
                        });
    if (digits) into.lastFour = last;
}

/// "ota": prepaid at the OTA; "property": pay at property; null: not stated. The method
/// ("credit_card", "bank_transfer") is for display.
void readPayment(const Value &v, Guarantee &into, Take &take)
{
    QString collects, type;
    optionalText(v["payment_collect"], 40, collects, take);
    optionalProse(v["payment_type"], 40, type, take);
    into.atProperty = collects == u"property";
    if (collects != u"ota") return;
    into.kind = GuaranteeKind::Prepaid;
    into.text = type;
}

Result<Revision> revisionOf(const Value &v)
{
    Revision out;
    Reservation &r = out.reservation;
    Take take;
    take(v["id"].id(), r.revision);
    take(v["booking_id"].id(), r.id);
    take(v["property_id"].id(), r.hotelCode);
    take(statusOf(v["status"]), r.status);
    optionalProse(v["ota_name"], kName, r.source, take);
    optionalText(v["ota_reservation_code"], kName, out.otaCode, take);
    if (v["inserted_at"].present()) take(v["inserted_at"].instant(), r.modified);
    if (v["currency"].present()) take(v["currency"].currency(), r.currency);
    r.total.afterTax = optionalMoney(v["amount"], r, take);
    r.commission = commissionOf(v["ota_commission"], r);
    if (v["customer"].present()) r.booker = personOf(v["customer"], take);
    freeText(v["notes"], r.comment, take);
    readGuarantee(v["guarantee"], r.guarantee, take);
    readPayment(v, r.guarantee, take);
    readRooms(v["rooms"], r, take);
    if (take.failed()) return take.error();
    return out;
}

/// Wraps a single value as the only member of a new document; `name` is for errors.
Result<json::Document> alone(const char *name, QByteArrayView text)
{
    return json::Document::parse("{\"" + QByteArray(name) + "\":" + text.toByteArray() + '}',
                                 kRevision);
}

/// An id of a revision that cannot be parsed as a whole.
QString numberIn(const std::vector<json::Piece> &members, const char *name)
{
    const QByteArrayView text = json::pieceNamed(members, name);
    const auto document = text.isEmpty() ? fail(ErrorCode::Invalid, {}, {}) : alone(name, text);
    return document ? document->root()[name].id().value_or(QString()) : QString();
}

/// The item for a revision that is not JSON.
FeedItem unreadable(const QByteArray &raw, const Error &why)
{
    FeedItem item{{}, {}, raw, tl::unexpected<Error>(why)};
    const auto members = json::piecesOf(raw, kMostMembers);
    if (!members) return item;
    const QByteArrayView inner = json::pieceNamed(*members, "attributes");
    const auto attributes =
        json::piecesOf(inner.isEmpty() ? QByteArrayView(raw) : inner, kMostMembers);
    if (attributes) {
        item.id = numberIn(*attributes, "id");
        item.booking = numberIn(*attributes, "booking_id");
    }
    if (item.id.isEmpty()) item.id = numberIn(*members, "id");
    return item;
}

/// {"id", "type": "booking_revision", "attributes": {...}}, or the attributes alone. `where` is its
/// path for errors.
FeedItem itemOf(QByteArrayView text, const QString &where)
{
    const QByteArray raw = text.toByteArray();
    const auto document = json::Document::parse(raw, kRevision);
    FeedItem item = document ? FeedItem{{}, {}, raw, fail(ErrorCode::Invalid, {}, {})}
                             : unreadable(raw, document.error());
    if (document) {
        const Value v = document->root();
        const Value attributes = v["attributes"].present() ? v["attributes"] : v;
        item.id = attributes["id"].id().value_or(v["id"].id().value_or(QString()));
        item.booking = attributes["booking_id"].id().value_or(QString());
        item.revision = revisionOf(attributes);
    }
    if (!item.revision && !where.isEmpty()) {
        QString &field = item.revision.error().field;
        const bool whole = field.isEmpty() || field == kDocument;
        field = whole ? where : where + u'.' + field;
    }
    return item;
}

/// The members of a message, which must be an object with unique keys.
std::optional<std::vector<json::Piece>> envelopeOf(const QByteArray &body)
{
    if (!body.trimmed().startsWith('{')) return std::nullopt;
    auto members = json::piecesOf(body, kMostMembers);
    for (size_t i = 0; members && i < members->size(); ++i) {
        if (json::pieceNamed(*members, (*members)[i].name).data() != (*members)[i].text.data())
            return std::nullopt;
    }
    return members;
}

/// {"booking_id", "property_id", "revision_id"}, or null if the sender is configured to send no
/// data.
Result<void> readPayload(QByteArrayView payload, Webhook &hook)
{
    const auto members = json::piecesOf(payload, kMostMembers);
    const bool object = payload.startsWith('{') && members;
    if (!object && payload != QByteArrayView("null")) {
        return fail(ErrorCode::Invalid, QStringLiteral("payload"),
                    ErrorText::tr("must be %1").arg(ErrorText::tr("an object")));
    }
    hook.toBeFetched = true;
    if (!object) return {};
    for (const char *name : {"revision_id", "booking_revision_id"}) {
        if (hook.revision.isEmpty()) hook.revision = numberIn(*members, name);
    }
    return {};
}

/// The error for a message without the expected array or object.
tl::unexpected<Error> refused(const QByteArray &body)
{
    const auto document = json::Document::parse(body, kMessage);
    if (!document) return tl::unexpected<Error>(document.error());
    const Value data = document->root()["data"];
    if (const auto list = data.array(kMostItems); !list) return tl::unexpected<Error>(list.error());
    return data.wrong(ErrorText::tr("cannot be read"));
}

}  // namespace

Result<FeedPage> decodeFeed(const QByteArray &body)
{
    if (body.size() > kMessage.bytes) return refused(body);
    const auto members = envelopeOf(body);
    const auto items =
        members ? json::piecesOf(json::pieceNamed(*members, "data"), kMostItems) : std::nullopt;
    if (!items || !json::pieceNamed(*members, "data").startsWith('[')) return refused(body);
    FeedPage page;
    for (const json::Piece &item : *items) {
        const QString where = QStringLiteral("data[%1]").arg(page.items.size());
        page.items.push_back(itemOf(item.text, where));
    }
    const QByteArrayView meta = json::pieceNamed(*members, "meta");
    const auto read = meta.isEmpty() ? fail(ErrorCode::Invalid, {}, {}) : alone("meta", meta);
    const int total = read ? read->root()["meta"]["total"].count(0, 1'000'000'000).value_or(0) : 0;
    page.total = std::max(total, static_cast<int>(page.items.size()));
    return page;
}

FeedItem decodeItem(const QByteArray &raw)
{
    return itemOf(raw, {});
}

Result<Webhook> decodeWebhook(const QByteArray &body)
{
    if (body.size() > kWebhookBytes) {
        return fail(ErrorCode::Invalid, kDocument,
                    ErrorText::tr("is larger than %1 KiB").arg(kWebhookBytes / 1024));
    }
    const auto members = envelopeOf(body);
    if (!members) {
        const auto document = json::Document::parse(body, kRevision);
        if (!document) return tl::unexpected<Error>(document.error());
        return document->root()["event"].wrong(ErrorText::tr("is missing"));
    }
    const auto event = alone("event", json::pieceNamed(*members, "event"));
    Webhook hook;
    Take take;
    if (event) take(event->root()["event"].text(64, 1), hook.event);
    if (!event)
        return fail(ErrorCode::Invalid, QStringLiteral("event"), ErrorText::tr("is missing"));
    if (take.failed()) return take.error();
    const QByteArrayView data = json::pieceNamed(*members, "data");
    const QByteArrayView payload = json::pieceNamed(*members, "payload");
    const bool booking = hook.event.startsWith(QStringLiteral("booking"));
    const bool reminds = hook.event == u"non_acked_booking";
    if (data.startsWith('{')) {
        hook.item = itemOf(data, QStringLiteral("data"));
    } else if (!data.isEmpty() && data != QByteArrayView("null")) {
        return fail(ErrorCode::Invalid, QStringLiteral("data"),
                    ErrorText::tr("must be %1").arg(ErrorText::tr("an object")));
    } else if ((booking || reminds) && !payload.isEmpty()) {
        if (const auto ok = readPayload(payload, hook); !ok) return tl::unexpected(ok.error());
    } else if (booking) {
        return fail(ErrorCode::Invalid, QStringLiteral("data"), ErrorText::tr("is missing"));
    }
    return hook;
}

}  // namespace roomrack::protocols::ota_json
