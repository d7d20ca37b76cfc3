// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocols/ota_json/revision.h"

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

/// A text that may be missing or null.
void optionalText(const Value &v, int most, QString &into, Take &take)
{
    if (v.present()) take(v.text(most), into);
}

void freeText(const Value &v, QString &into, Take &take)
{
    optionalText(v, kNotes, into, take);
    into = withoutCardNumbers(into);
}

Result<ReservationStatus> statusOf(const Value &v)
{
    const auto text = v.text(40);
    if (!text) return tl::unexpected<Error>(text.error());
    if (*text == u"new") return ReservationStatus::New;
    if (*text == u"modified") return ReservationStatus::Modified;
    if (*text == u"cancelled") return ReservationStatus::Cancelled;
    return v.wrong(ErrorText::tr("\"%1\" is none of %2")
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
    if (out.empty()) take.fail(occupancy.wrong(ErrorText::tr("has nobody in it")));
    return out;
}

/// {"2016-07-14": "118.50"}: every night of the stay, or none at all.
std::vector<NightlyRate> ratesOf(const Value &days, const Stay &stay, Currency currency, Take &take)
{
    std::vector<NightlyRate> out;
    for (Value day = days.first(); day.kind() != Kind::Missing; day = day.next()) {
        const auto night = Night::parse(day.key());
        if (!night || !stay.contains(*night)) {
            take.fail(day.wrong(ErrorText::tr("is no night of this stay")));
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

Person personOf(const Value &v, Take &take)
{
    Person p;
    optionalText(v["name"], kName, p.givenName, take);
    optionalText(v["surname"], kName, p.surname, take);
    optionalText(v["mail"], kName, p.email, take);
    QString phone, line;
    optionalText(v["phone"], kName, phone, take);
    if (!phone.isEmpty()) p.phones = {phone};
    optionalText(v["address"], kName, line, take);
    if (!line.isEmpty()) p.address.lines = {line};
    optionalText(v["city"], kName, p.address.city, take);
    optionalText(v["zip"], kName, p.address.postalCode, take);
    optionalText(v["country"], kName, p.address.country, take);
    optionalText(v["language"], kName, p.language, take);
    optionalText(v["company"], kName, p.company, take);
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

void readRooms(const Value &rooms, Reservation &r, Take &take)
{
    if (!rooms.present() && r.status == ReservationStatus::Cancelled) return;
    const auto list = rooms.array(kMostRooms);
    if (!list) return take.fail(tl::unexpected<Error>(list.error()));
    if (list->size() == 0 && r.status != ReservationStatus::Cancelled)
        return take.fail(rooms.wrong(ErrorText::tr("must not be empty")));
    for (Value v = list->first(); v.kind() != Kind::Missing && !take.failed(); v = v.next())
        r.stays.push_back(roomOf(v, r, take));
}

/// Which card, never its number; simulators and aggregators send it masked.
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

Result<Revision> revisionOf(const Value &v)
{
    Revision out;
    Reservation &r = out.reservation;
    Take take;
    take(v["id"].id(), r.revision);
    take(v["booking_id"].id(), r.id);
    take(v["property_id"].id(), r.hotelCode);
    take(statusOf(v["status"]), r.status);
    optionalText(v["ota_name"], kName, r.source, take);
    optionalText(v["ota_reservation_code"], kName, out.otaCode, take);
    if (v["inserted_at"].present()) take(v["inserted_at"].instant(), r.modified);
    if (v["currency"].present()) take(v["currency"].currency(), r.currency);
    r.total.afterTax = optionalMoney(v["amount"], r, take);
    r.commission = optionalMoney(v["ota_commission"], r, take);
    if (v["customer"].present()) r.booker = personOf(v["customer"], take);
    freeText(v["notes"], r.comment, take);
    readGuarantee(v["guarantee"], r.guarantee, take);
    readRooms(v["rooms"], r, take);
    if (take.failed()) return take.error();
    return out;
}

/// {"id", "type": "booking_revision", "attributes": {...}}, or the attributes alone.
FeedItem itemOf(const Value &v)
{
    const Value attributes = v["attributes"].present() ? v["attributes"] : v;
    FeedItem item{attributes["id"].id().value_or(v["id"].id().value_or(QString())), v.json(),
                  revisionOf(attributes)};
    return item;
}

}  // namespace

Result<FeedPage> decodeFeed(const QByteArray &body)
{
    const auto document = json::Document::parse(body, kMessage);
    if (!document) return tl::unexpected<Error>(document.error());
    const Value root = document->root();
    const auto list = root["data"].array();
    if (!list) return tl::unexpected<Error>(list.error());
    FeedPage page;
    for (Value v = list->first(); v.kind() != Kind::Missing; v = v.next())
        page.items.push_back(itemOf(v));
    page.total = std::max(root["meta"]["total"].count(0, 1'000'000'000).value_or(0),
                          static_cast<int>(page.items.size()));
    return page;
}

Result<FeedItem> decodeItem(const QByteArray &raw)
{
    const auto document = json::Document::parse(raw, kMessage);
    if (!document) return tl::unexpected<Error>(document.error());
    return itemOf(document->root());
}

Result<Webhook> decodeWebhook(const QByteArray &body)
{
    const auto document = json::Document::parse(body, kSmall);
    if (!document) return tl::unexpected<Error>(document.error());
    const Value root = document->root();
    Webhook hook;
    Take take;
    take(root["event"].text(64, 1), hook.event);
    if (take.failed()) return take.error();
    const Value data = root["data"];
    if (data.present()) {
        const auto object = data.object();
        if (!object) return tl::unexpected<Error>(object.error());
        hook.item = itemOf(data);
    } else if (hook.event.startsWith(QStringLiteral("booking"))) {
        return data.wrong(ErrorText::tr("is missing"));
    }
    return hook;
}

}  // namespace roomrack::protocols::ota_json
