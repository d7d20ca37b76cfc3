// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/control/channel_plan.h"

#include "core/zone.h"
#include "protocols/take.h"
#include "simulator/channels/alpine_server.h"
#include "simulator/channels/json_ota.h"
#include "simulator/channels/travel_gds.h"
#include "simulator/control/act.h"

#include <QtCore/QUrl>

#include <algorithm>

namespace roomrack::simulator {

namespace {

using protocols::json::Value;

constexpr int kMostPlanNights = 2'000;
constexpr int kMostOffers = 500;
constexpr int kMostRooms = 5'000;

Shop shopOf(const ChannelPlan &plan, std::vector<Offer> offers)
{
    return {plan.name, plan.hotel, std::move(offers), plan.currency, plan.first, plan.nights};
}

std::unique_ptr<MockChannel> jsonOta(const ChannelPlan &plan)
{
    return std::make_unique<JsonOta>(
        shopOf(plan, plan.offers),
        JsonOta::Options{plan.hotel, plan.login.secret, 10, 0,
                         core::timeZone(plan.timeZone).value_or(QTimeZone::utc())});
}

std::unique_ptr<MockChannel> travelGds(const ChannelPlan &plan)
{
    TravelGds::Options options;
    options.hotelCode = plan.hotel;
    options.user = QString::fromUtf8(plan.login.account);
    options.password = QString::fromUtf8(plan.login.secret);
    return std::make_unique<TravelGds>(shopOf(plan, plan.offers), options);
}

std::unique_ptr<MockChannel> alpineServer(const ChannelPlan &plan)
{
    AlpineServer::Options options;
    options.hotelCode = plan.hotel;
    options.account = plan.login.account;
    options.password = plan.login.secret;
    std::vector<Offer> offers = plan.offers;
    for (Offer &offer : offers) {
        if (!offer.rate.isEmpty()) offer.rate = AlpineServer::rateOf(offer.rate, offer.room);
    }
    return std::make_unique<AlpineServer>(shopOf(plan, std::move(offers)), options);
}

WireRequest pushAlpine(const Told &told, const PushLogin &login, Instant)
{
    return alpinePush(told, login);
}

constexpr ChannelKind kKinds[] = {
    {"ota_json", jsonOta, jsonPush, jsonPushed, signedTokenRequest, false, jsonNaming},
    {"opentravel", travelGds, travelPush, travelPushed, basicTokenRequest},
    {"alpinebits", alpineServer, pushAlpine, alpinePushed, basicTokenRequest},
    {"fias", nullptr, nullptr, nullptr, basicTokenRequest},
    {"payments", nullptr, nullptr, nullptr, nullptr, true},
};

Result<void> readOffers(const Value &value, std::vector<Offer> &offers)
{
    const auto list = value.array(kMostOffers);
    if (!list) return tl::unexpected(list.error());
    for (Value v = list->first(); v.kind() != protocols::json::Kind::Missing; v = v.next()) {
        protocols::Take take;
        Offer offer;
        take(v["room"].text(64, 1), offer.room);
        if (v["rate"].present()) take(v["rate"].text(64), offer.rate);
        if (take.failed()) return take.error();
        offers.push_back(std::move(offer));
    }
    if (offers.empty()) return value.wrong(ErrorText::tr("must contain at least one offer"));
    return {};
}

Result<void> readRooms(const Value &value, std::vector<PmsRoom> &rooms)
{
    const auto list = value.array(kMostRooms);
    if (!list) return tl::unexpected(list.error());
    for (Value v = list->first(); v.kind() != protocols::json::Kind::Missing; v = v.next()) {
        protocols::Take take;
        PmsRoom room;
        take(v["number"].text(8, 1), room.number);
        const auto types = v["types"].array(kMostOffers);
        if (!types) return tl::unexpected(types.error());
        for (Value t = types->first(); t.kind() != protocols::json::Kind::Missing; t = t.next()) {
            QString type;
            take(t.text(64, 1), type);
            room.types += type;
        }
        if (take.failed()) return take.error();
        rooms.push_back(std::move(room));
    }
    if (rooms.empty()) return value.wrong(ErrorText::tr("must contain at least one room"));
    return {};
}

Result<void> readZone(const Value &value, QString &zone)
{
    if (!value.present()) return {};
    protocols::Take take;
    take(value.text(64, 1), zone);
    if (take.failed()) return take.error();
    if (const auto known = core::timeZone(zone); !known) return value.wrong(known.error().reason);
    return {};
}

Result<void> readHouse(const Value &value, PmsPlan &house)
{
    if (const auto ok = readRooms(value["rooms"], house.rooms); !ok) return ok;
    protocols::Take take;
    int port = 0;
    if (value["told_port"].present()) take(value["told_port"].count(0, 65'535), port);
    if (value["tokens"].present()) take(value["tokens"].boolean(), house.tokens);
    if (take.failed()) return take.error();
    house.toldPort = quint16(port);
    if (const auto ok = readZone(value["time_zone"], house.timeZone); !ok) return ok;
    if (!value["in_house"].present()) return {};
    const auto list = value["in_house"].array(kMostRooms);
    if (!list) return tl::unexpected(list.error());
    for (Value v = list->first(); v.kind() != protocols::json::Kind::Missing; v = v.next()) {
        auto guest = pmsActionFrom(v);
        if (!guest) return tl::unexpected(guest.error());
        house.inHouse.push_back(std::move(*guest));
    }
    return {};
}

void writeHousePlan(protocols::json::Writer &w, const PmsPlan &house)
{
    w.key("time_zone").text(house.timeZone);
    w.key("told_port").number(house.toldPort);
    w.key("tokens").boolean(house.tokens);
    w.key("rooms").beginArray();
    for (const PmsRoom &room : house.rooms) {
        w.beginObject();
        w.key("number").text(room.number);
        w.key("types").beginArray();
        for (const QString &type : room.types) w.text(type);
        w.endArray();
        w.endObject();
    }
    w.endArray();
    w.key("in_house").beginArray();
    for (const PmsAction &guest : house.inHouse) {
        w.beginObject();
        writeMembers(w, guest);
        w.endObject();
    }
    w.endArray();
}

/// Adds ten rooms on a separate floor.
void addRooms(PmsPlan &house, const QString &type)
{
    const int floor = 100 * (1 + int(house.rooms.size()) / 10);
    for (int i = 1; i <= 10; ++i) house.rooms.push_back({QString::number(floor + i), {type}});
}

/// Localhost only: a simulator connects to no other machine.
bool isOfThisMachine(const QString &address)
{
    const QUrl url(address, QUrl::StrictMode);
    return url.isValid() && url.scheme() == u"http"
           && (url.host() == u"127.0.0.1" || url.host() == u"localhost");
}

}  // namespace

std::span<const ChannelKind> channelKinds()
{
    return kKinds;
}

const ChannelKind *channelKind(const QString &name)
{
    const auto it = std::find_if(std::begin(kKinds), std::end(kKinds), [&](const ChannelKind &k) {
        return name == QLatin1String(k.name);
    });
    return it == std::end(kKinds) ? nullptr : &*it;
}

Result<ChannelPlan> readPlan(const Value &value, Night today)
{
    const auto object = value.object();
    if (!object) return tl::unexpected(object.error());
    protocols::Take take;
    ChannelPlan plan;
    QString account, secret;
    plan.first = today;
    int port = 0;
    take(value["kind"].text(32, 1), plan.kind);
    take(value["name"].text(16, 1), plan.name);
    const ChannelKind *kind = channelKind(plan.kind);
    const bool gateway = kind && kind->gateway;
    // A gateway needs none and stores an empty one in the journal.
    if (!gateway || value["hotel"].present())
        take(value["hotel"].text(64, gateway ? 0 : 1), plan.hotel);
    take(value["secret"].text(256), secret);
    if (value["account"].present()) take(value["account"].text(64), account);
    if (value["id"].present()) take(value["id"].count(1, 1'000'000), plan.id);
    if (value["currency"].present()) take(value["currency"].currency(), plan.currency);
    if (value["first"].present()) take(value["first"].night(), plan.first);
    if (value["nights"].present()) take(value["nights"].count(1, kMostPlanNights), plan.nights);
    if (value["port"].present()) take(value["port"].count(0, 65'535), port);
    if (value["push_to"].present()) take(value["push_to"].text(512), plan.pushTo);
    if (value["push_names"].present()) take(value["push_names"].boolean(), plan.pushNames);
    if (value["seed"].present())
        take(value["seed"].integer(0, std::numeric_limits<qint64>::max()), plan.seed);
    if (take.failed()) return take.error();
    if (kind && plan.pushNames && !kind->naming)
        return value["push_names"].wrong(ErrorText::tr("is supported by the JSON OTA only"));
    if (!kind) return value["kind"].wrong(ErrorText::tr("is not a channel kind"));
    if (!plan.pushTo.isEmpty() && !isOfThisMachine(plan.pushTo))
        return value["push_to"].wrong(ErrorText::tr("must be an http:// URL on this computer"));
    Result<void> ok;
    if (isPms(*kind))
        ok = readHouse(value, plan.house);
    else if (!gateway)
        ok = readOffers(value["offers"], plan.offers);
    if (ok && !isPms(*kind) && !gateway) ok = readZone(value["time_zone"], plan.timeZone);
    if (!ok) return tl::unexpected(ok.error());
    plan.login = {account.toUtf8(), secret.toUtf8()};
    plan.port = quint16(port);
    return plan;
}

void writePlan(protocols::json::Writer &w, const ChannelPlan &plan)
{
    w.beginObject();
    w.key("id").number(plan.id);
    w.key("kind").text(plan.kind);
    w.key("name").text(plan.name);
    w.key("hotel").text(plan.hotel);
    w.key("account").text(QString::fromUtf8(plan.login.account));
    w.key("secret").text(QString::fromUtf8(plan.login.secret));
    w.key("currency").text(plan.currency.code());
    w.key("first").night(plan.first);
    w.key("nights").number(plan.nights);
    w.key("port").number(plan.port);
    w.key("push_to").text(plan.pushTo);
    const ChannelKind *kind = channelKind(plan.kind);
    if (kind && (kind->gateway || isPms(*kind))) {
        if (kind->gateway)
            w.key("seed").number(plan.seed);
        else
            writeHousePlan(w, plan.house);
        w.endObject();
        return;
    }
    w.key("time_zone").text(plan.timeZone);
    if (kind && kind->naming) w.key("push_names").boolean(plan.pushNames);
    w.key("offers").beginArray();
    for (const Offer &offer : plan.offers) {
        w.beginObject();
        w.key("room").text(offer.room);
        w.key("rate").text(offer.rate);
        w.endObject();
    }
    w.endArray();
    w.endObject();
}

std::vector<ChannelPlan> plansToBeginWith(Night today)
{
    std::vector<ChannelPlan> plans;
    for (const ChannelKind &kind : kKinds) {
        ChannelPlan plan;
        plan.id = int(plans.size()) + 1;
        plan.kind = QString::fromLatin1(kind.name);
        plan.name = QStringLiteral("MOCK%1").arg(plan.id);
        plan.hotel = QStringLiteral("DEMO");
        plan.login = {"demo", "demo-secret"};
        plan.first = today;
        plan.pushNames = kind.naming != nullptr;  // default of those OTAs
        // If rates belong to rooms, each has its own code.
        const bool shared = plan.kind == u"alpinebits";
        for (const char *room : {"SGL", "DBL"}) {
            if (kind.gateway) break;
            const QString code = QString::fromLatin1(room);
            if (isPms(kind)) {
                addRooms(plan.house, code);
                continue;
            }
            plan.offers.push_back(
                {code, shared ? QStringLiteral("BAR") : code + QStringLiteral("-BAR")});
        }
        plans.push_back(std::move(plan));
    }
    return plans;
}

}  // namespace roomrack::simulator
