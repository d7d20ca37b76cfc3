// SPDX-License-Identifier: GPL-3.0-or-later
// codec.otajson, codec.fias, codec.alpinebits: a full batch in each direction, of the protocols
// that carry most of a day's bytes.
#include "codec_play.h"
#include "protocols/alpinebits/free_rooms.h"
#include "protocols/alpinebits/guest_requests.h"
#include "protocols/alpinebits/rate_plans.h"
#include "protocols/fias/framing.h"
#include "protocols/fias/record.h"
#include "protocols/ota_json/revision.h"
#include "protocols/ota_json/updates.h"

#include <QtCore/QJsonDocument>

namespace roomrack::bench {

namespace {

using namespace protocols;
using core::Night;

const core::Night kFirst(20'454);
const core::Currency kEuro = *core::Currency::make(QStringLiteral("EUR"));

QString numbered(const char *name, int i)
{
    return QLatin1String(name) + QString::number(i);
}

Reservation reservation(int i)
{
    Reservation r;
    r.id = numbered("R-", i);
    r.revision = numbered("rev-", i);
    r.hotelCode = QStringLiteral("quinta");
    r.source = QStringLiteral("Example Portal");
    r.created = core::Instant{1'780'000'000'000'000};
    r.currency = kEuro;
    r.comment = QStringLiteral("Late arrival, by train. A quiet room, please.");
    Person guest;
    guest.reference = QStringLiteral("1");
    guest.givenName = QStringLiteral("Marie");
    guest.surname = numbered("Müller-", i);
    guest.email = QStringLiteral("marie@example.com");
    guest.phones = {QStringLiteral("+49301234567")};
    r.guests = {guest};
    RoomStay stay;
    stay.roomTypeCode = numbered("TYPE", i % 20);
    stay.ratePlanCode = QStringLiteral("BAR");
    stay.stay = core::Stay(kFirst + i % 300, 3);
    stay.guests = {{AgeClass::Adult, 2, -1}, {AgeClass::Child, 1, 7}};
    for (int n = 0; n < 3; ++n)
        stay.rates.push_back({stay.stay.checkIn() + n, {11'850 + n, std::nullopt}});
    stay.total.afterTax = 35'553;
    stay.guestReferences = {guest.reference};
    r.stays = {stay};
    r.total.afterTax = 35'553;
    return r;
}

// --- JSON -------------------------------------------------------------------------------------

std::vector<Figure> playJson(const Options &options)
{
    using namespace ota_json;
    std::vector<AvailabilityUpdate> rooms;
    std::vector<RestrictionUpdate> rates;
    for (int i = 0; i < 3000; ++i) {
        const Night from = kFirst + i / 20 * 2;
        rooms.push_back(
            {QStringLiteral("quinta"), numbered("TYPE", i % 20), from, from + 1, i % 9});
        RestrictionUpdate u;
        u.property = QStringLiteral("quinta");
        u.ratePlan = numbered("PLAN", i % 20);
        u.from = from;
        u.to = from + 1;
        u.rate = core::Money{9'900 + i, kEuro};
        u.stopSell = i % 7 == 0;
        u.closedToArrival = false;
        u.minStayArrival = 1 + i % 3;
        rates.push_back(u);
    }
    std::vector<Revision> revisions;
    for (int i = 0; i < 200; ++i) revisions.push_back({reservation(i), numbered("OTA-", i)});
    const std::function<QByteArray(size_t)> write = [&](size_t i) {
        return i == 0   ? encode(std::span<const AvailabilityUpdate>(rooms))
               : i == 1 ? encode(std::span<const RestrictionUpdate>(rates))
                        : encodeFeed(revisions, 200);
    };
    CodecPlay play;
    play.name = QStringLiteral("codec.otajson");
    play.peer = QStringLiteral("QJsonDocument::fromJson");
    for (size_t i = 0; i < 3; ++i) play.messages.push_back(write(i));
    play.encode = write;
    play.decode = [&play](const QByteArray &body) {
        if (body == play.messages[0]) return decodeAvailability(body).has_value();
        if (body == play.messages[1]) return decodeRestrictions(body, kEuro).has_value();
        const auto page = decodeFeed(body);
        return page && page->items.size() == 200 && page->items[7].revision;
    };
    play.walk = [](const QByteArray &body) { return !QJsonDocument::fromJson(body).isNull(); };
    return playCodec(options, play);
}

// --- FIAS -------------------------------------------------------------------------------------

std::vector<Figure> playFias(const Options &options)
{
    using namespace fias;
    std::vector<Record> records;
    for (int i = 0; i < 5000; ++i) {
        Guest g;
        g.room = QString::number(100 + i % 400);
        g.reservation = QString::number(90'000 + i);
        g.name = numbered("Müller-", i);
        g.firstName = QStringLiteral("Marie");
        g.language = QStringLiteral("GE");
        g.arrival = kFirst + i % 300;
        g.departure = *g.arrival + 3;
        g.shares = i % 5 == 0;
        g.when = Stamp{*g.arrival, i};
        if (i % 3 == 0)
            records.emplace_back(GuestIn{g, false});
        else if (i % 3 == 1)
            records.emplace_back(GuestOut{g, false});
        else
            records.emplace_back(GuestChange{g, QStringLiteral("101")});
    }
    const auto write = [&records](size_t) {
        QByteArray stream;
        for (const Record &r : records) stream += encode(r, Charset::Utf8);
        return stream;
    };
    CodecPlay play;
    play.name = QStringLiteral("codec.fias");
    play.peer = QStringLiteral("QByteArray::split");
    play.messages = {write(0)};
    play.encode = write;
    play.decode = [](const QByteArray &stream) {
        Framer framer;
        size_t understood = 0;
        for (const Frame &frame : framer.feed(stream))
            understood += fias::decode(frame.bytes, Charset::Utf8).has_value() ? 1 : 0;
        return understood == 5000;
    };
    play.walk = [](const QByteArray &stream) {
        qsizetype fields = 0;
        for (const QByteArray &record : stream.split(kEtx)) fields += record.split('|').size();
        return fields > 0;
    };
    return playCodec(options, play);
}

// --- AlpineBits -------------------------------------------------------------------------------

alpinebits::FreeRooms freeRooms()
{
    alpinebits::FreeRooms m;
    m.hotelCode = QStringLiteral("quinta");
    m.complete = true;
    for (int i = 0; i < 2000; ++i) {
        alpinebits::Inventory n;
        n.category = numbered("TYPE", i % 20);
        n.from = kFirst + i / 20 * 3;
        n.to = n.from + 2;
        n.counts.bookable = i % 9;
        m.inventories.push_back(n);
    }
    return m;
}

alpinebits::RatePlans ratePlans()
{
    using namespace alpinebits;
    RatePlan plan;
    plan.change = PlanChange::New;
    plan.code = QStringLiteral("BAR");
    plan.currency = kEuro;
    Rate fixed;
    fixed.unitMultiplier = 1;
    fixed.base = {{std::nullopt, std::nullopt, QStringLiteral("7"), {}}};
    plan.rates = {fixed};
    for (int i = 0; i < 1000; ++i) {
        Rate rate;
        rate.category = numbered("TYPE", i % 20);
        rate.from = kFirst + i / 20 * 7;
        rate.to = *rate.from + 6;
        rate.base = {{1, 9'900 + i, {}, QStringLiteral("10")},
                     {2, 11'900 + i, {}, QStringLiteral("10")}};
        plan.rates.push_back(rate);
    }
    return {QStringLiteral("quinta"), {}, true, {plan}};
}

std::vector<Figure> playAlpine(const Options &options)
{
    using namespace alpinebits;
    const FreeRooms rooms = freeRooms();
    const RatePlans plans = ratePlans();
    std::vector<GuestRequest> requests;
    for (int i = 0; i < 200; ++i) {
        GuestRequest g;
        g.reservation = reservation(i);
        g.details.resize(1);
        requests.push_back(std::move(g));
    }
    const auto write = [&](size_t i) {
        return i == 0   ? encode(rooms)
               : i == 1 ? encode(plans, Version::V2022_10)
                        : encodePush(requests, Version::V2022_10);
    };
    CodecPlay play;
    play.name = QStringLiteral("codec.alpinebits");
    play.peer = QStringLiteral("QXmlStreamReader");
    for (size_t i = 0; i < 3; ++i) play.messages.push_back(write(i));
    play.encode = write;
    play.decode = [&play](const QByteArray &xml) {
        if (xml == play.messages[0]) return decodeFreeRooms(xml).has_value();
        if (xml == play.messages[1]) return decodeRatePlans(xml).has_value();
        const auto read = decodePush(xml);
        return read && read->size() == 200 && read->at(7).request;
    };
    play.walk = walkXml;
    return playCodec(options, play);
}

}  // namespace

void addWireBenchmarks(std::vector<Benchmark> &all)
{
    all.push_back({QStringLiteral("codec.otajson"),
                   QStringLiteral("JSON of OTAs: 3,000 updates each, 200 revisions"), playJson});
    all.push_back({QStringLiteral("codec.fias"), QStringLiteral("FIAS: 5,000 records in a stream"),
                   playFias});
    all.push_back({QStringLiteral("codec.alpinebits"),
                   QStringLiteral("AlpineBits: 2,000 counts, 1,000 rates, 200 reservations"),
                   playAlpine});
}

}  // namespace roomrack::bench
