// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/control/control_door.h"

#include "protocols/take.h"

#include <algorithm>

namespace roomrack::simulator {

using protocols::json::Document;
using protocols::json::Value;
using protocols::json::Writer;

namespace {

constexpr int kMostNights = 2'000;

http::Response wrong(int status, const QString &why)
{
    Writer w;
    w.beginObject();
    w.key("error").text(why);
    w.endObject();
    return http::jsonResponse(status, w.take());
}

http::Response wrong(const Error &why)
{
    switch (why.code) {
    case ErrorCode::NotFound: return wrong(404, why.text());
    case ErrorCode::SoldOut: return wrong(409, why.text());
    case ErrorCode::Invalid: return wrong(422, why.text());
    default: return wrong(500, why.text());
    }
}

http::Response done()
{
    return http::jsonResponse(200, "{}");
}

void writeChannel(Writer &w, SimChannel &c)
{
    w.beginObject();
    w.key("plan");
    writePlan(w, c.plan());
    w.key("address").text(QStringLiteral("http://127.0.0.1:%1").arg(c.plan().port));
    w.key("requests").number(c.server().requests());
    w.key("reservations").number(qint64(c.shop().reservations().size()));
    w.key("untold").number(c.untold());
    w.key("pushes").number(c.pushes());
    w.key("push_failures").number(c.pushFailures());
    w.key("faults");
    writeFaults(w, c.server().faults(), c.server().holdMicros());
    w.endObject();
}

template <typename Each>
void writeNights(Writer &w, const char *name, Night from, int nights, Each each)
{
    w.key(name).beginArray();
    for (Night n = from; n < from + nights; ++n) each(n);
    w.endArray();
}

void writeRate(Writer &w, const Shop &shop, const QString &rate, Night from, int nights, int guests)
{
    w.beginObject();
    writeNights(w, "price", from, nights, [&](Night n) { w.number(shop.price(rate, n, guests)); });
    writeNights(w, "stop_sell", from, nights,
                [&](Night n) { w.boolean(shop.limits(rate, n).stopSell); });
    writeNights(w, "closed_to_arrival", from, nights,
                [&](Night n) { w.boolean(shop.limits(rate, n).closedToArrival); });
    writeNights(w, "closed_to_departure", from, nights,
                [&](Night n) { w.boolean(shop.limits(rate, n).closedToDeparture); });
    writeNights(w, "min_stay", from, nights,
                [&](Night n) { w.number(shop.limits(rate, n).minStay); });
    writeNights(w, "max_stay", from, nights,
                [&](Night n) { w.number(shop.limits(rate, n).maxStay); });
    w.endObject();
}

struct Named {
    const char *name;
    double FaultRates::*rate;
};
constexpr Named kFaults[] = {{"unreachable", &FaultRates::unreachable},
                             {"error_before", &FaultRates::errorBefore},
                             {"error_after", &FaultRates::errorAfter},
                             {"timeout_after", &FaultRates::timeoutAfter},
                             {"lost_request", &FaultRates::lostRequest},
                             {"applied_late", &FaultRates::appliedLate},
                             {"twice", &FaultRates::twice},
                             {"too_many", &FaultRates::tooMany},
                             {"slow", &FaultRates::slow}};

/// Shares are written as thousandths: no number of the control door is a floating one.
constexpr int kWhole = 1'000;

const char *statusOf(protocols::ReservationStatus status)
{
    switch (status) {
    case protocols::ReservationStatus::New: return "new";
    case protocols::ReservationStatus::Modified: return "modified";
    case protocols::ReservationStatus::Cancelled: return "cancelled";
    case protocols::ReservationStatus::Requested: return "requested";
    }
    return "";
}

void writeReservation(Writer &w, const protocols::Reservation &r)
{
    const protocols::RoomStay &stay = r.stays.front();
    w.beginObject();
    w.key("id").text(r.id);
    w.key("status").text(QString::fromLatin1(statusOf(r.status)));
    w.key("room").text(stay.roomTypeCode);
    w.key("rate").text(stay.ratePlanCode);
    w.key("check_in").night(stay.stay.checkIn());
    w.key("nights").number(stay.stay.nights());
    w.key("rooms").number(stay.rooms);
    w.endObject();
}

struct Split {
    QByteArray what;  ///< "/channels/*/shop"
    int channel = 0;
};

/// The number in a path, taken out of it.
Split split(const QByteArray &path)
{
    QList<QByteArray> parts = path.split('/');
    Split s;
    if (parts.size() > 2 && parts[1] == "channels") {
        bool ok = false;
        s.channel = parts[2].toInt(&ok);
        if (ok) parts[2] = "*";
    }
    s.what = parts.join('/');
    return s;
}

}  // namespace

void writeFaults(Writer &w, const FaultRates &faults, qint64 holdMicros)
{
    w.beginObject();
    for (const Named &f : kFaults) w.key(f.name).number(qRound64(faults.*f.rate * kWhole));
    w.key("hold_ms").number(holdMicros / 1'000);
    w.endObject();
}

Result<void> readFaults(const Value &value, FaultRates &faults, qint64 &holdMicros)
{
    const auto object = value.object();
    if (!object) return tl::unexpected(object.error());
    for (Value v = object->first(); v.kind() != protocols::json::Kind::Missing; v = v.next()) {
        if (v.name() == "hold_ms") {
            const auto hold = v.count(1, 600'000);
            if (!hold) return tl::unexpected(hold.error());
            holdMicros = *hold * 1'000LL;
            continue;
        }
        const auto named = std::find_if(std::begin(kFaults), std::end(kFaults),
                                        [&](const Named &f) { return v.name() == f.name; });
        if (named == std::end(kFaults)) return v.wrong(ErrorText::tr("there is no such fault"));
        const auto rate = v.count(0, kWhole);
        if (!rate) return tl::unexpected(rate.error());
        faults.*named->rate = double(*rate) / kWhole;
    }
    return {};
}

ControlDoor::ControlDoor(SimWorld &world, std::function<void()> quit)
    : world_(world), quit_(std::move(quit))
{}

http::Response ControlDoor::answer(const http::Request &request)
{
    struct Known {
        const char *method;
        const char *what;
        Route route;
    };
    static constexpr Known kRoutes[] = {
        {"GET", "/", &ControlDoor::overview},
        {"GET", "/channels", &ControlDoor::channels},
        {"POST", "/channels", &ControlDoor::add},
        {"DELETE", "/channels/*", &ControlDoor::remove},
        {"GET", "/channels/*/shop", &ControlDoor::shop},
        {"GET", "/channels/*/reservations", &ControlDoor::reservations},
        {"PUT", "/channels/*/faults", &ControlDoor::setFaults},
        {"PUT", "/channels/*/push", &ControlDoor::setPush},
        {"POST", "/channels/*/guests", &ControlDoor::act},
        {"PUT", "/guests", &ControlDoor::setGuests},
        {"POST", "/reset", &ControlDoor::reset},
        {"POST", "/quit", &ControlDoor::quit},
    };
    const Split asked = split(request.path());
    const Known *known = nullptr;
    bool there = false;
    for (const Known &k : kRoutes) {
        if (asked.what != k.what) continue;
        there = true;
        if (request.method == k.method) known = &k;
    }
    if (!known) {
        return there ? wrong(405, ErrorText::tr("that cannot be done with it"))
                     : wrong(404, ErrorText::tr("there is nothing here"));
    }
    SimChannel *channel = asked.what.contains('*') ? world_.channel(asked.channel) : nullptr;
    if (asked.what.contains('*') && !channel)
        return wrong(404, ErrorText::tr("there is no such channel"));
    if (request.body.isEmpty()) {
        const bool needs = known->method != QByteArray("GET") && known->what != QByteArray("/quit")
                           && known->method != QByteArray("DELETE");
        if (needs) return wrong(422, ErrorText::tr("a JSON object is wanted"));
        return (this->*known->route)(request, channel, nullptr);
    }
    const auto document = Document::parse(request.body);
    if (!document) return wrong(422, document.error().text());
    const Value root = document->root();
    return (this->*known->route)(request, channel, &root);
}

http::Response ControlDoor::overview(const http::Request &, SimChannel *, const Value *)
{
    const SimCounts &counts = world_.counts();
    Writer w;
    w.beginObject();
    w.key("program").text(QStringLiteral("roomrack-sim"));
    w.key("seed").text(QString::number(world_.seed()));
    w.key("guests_per_minute").number(qRound64(world_.habits().perMinute));
    w.key("came").number(counts.came);
    w.key("booked").number(counts.booked);
    w.key("changed").number(counts.changed);
    w.key("cancelled").number(counts.cancelled);
    w.key("nothing_free").number(counts.nothingFree);
    w.key("kinds").beginArray();
    for (const ChannelKind &kind : channelKinds()) w.text(QString::fromLatin1(kind.name));
    w.endArray();
    w.endObject();
    return http::jsonResponse(200, w.take());
}

http::Response ControlDoor::channels(const http::Request &, SimChannel *, const Value *)
{
    Writer w;
    w.beginObject();
    w.key("channels").beginArray();
    for (const auto &[id, channel] : world_.channels()) writeChannel(w, *channel);
    w.endArray();
    w.endObject();
    return http::jsonResponse(200, w.take());
}

http::Response ControlDoor::add(const http::Request &, SimChannel *, const Value *body)
{
    auto plan = readPlan(*body, world_.today());
    if (!plan) return wrong(plan.error());
    const auto added = world_.add(std::move(*plan));
    if (!added) return wrong(added.error());
    Writer w;
    writeChannel(w, **added);
    return http::jsonResponse(201, w.take());
}

http::Response ControlDoor::remove(const http::Request &, SimChannel *channel, const Value *)
{
    const auto removed = world_.remove(channel->plan().id);
    return removed ? done() : wrong(removed.error());
}

http::Response ControlDoor::shop(const http::Request &request, SimChannel *channel, const Value *)
{
    const Shop &shop = channel->shop();
    const QByteArray asked = request.query("from");
    const auto from = asked.isEmpty()
                          ? Result<Night>(shop.first())
                          : Night::parse(QString::fromLatin1(asked), QStringLiteral("from"));
    if (!from) return wrong(from.error());
    bool ok = true;
    const QByteArray count = request.query("nights");
    const int nights = count.isEmpty() ? shop.end() - *from : count.toInt(&ok);
    if (!ok || nights < 0 || nights > kMostNights)
        return wrong(422, ErrorText::tr("nights: a number from 0 to %1").arg(kMostNights));
    Writer w;
    w.beginObject();
    w.key("from").night(*from);
    w.key("nights").number(nights);
    w.key("currency").text(shop.currency().code());
    w.key("rooms").beginObject();
    std::vector<QString> said;
    for (const Offer &offer : shop.offers()) {
        if (std::find(said.begin(), said.end(), offer.room) != said.end()) continue;
        said.push_back(offer.room);
        w.key(offer.room).beginArray();
        for (Night n = *from; n < *from + nights; ++n) w.number(shop.rooms(offer.room, n));
        w.endArray();
    }
    w.endObject();
    w.key("rates").beginObject();
    for (const Offer &offer : shop.offers()) {
        if (offer.rate.isEmpty()) continue;
        w.key(offer.rate);
        writeRate(w, shop, offer.rate, *from, nights, request.query("guests").toInt());
    }
    w.endObject();
    w.endObject();
    return http::jsonResponse(200, w.take());
}

http::Response ControlDoor::reservations(const http::Request &, SimChannel *channel, const Value *)
{
    Writer w;
    w.beginObject();
    w.key("untold").number(channel->untold());
    w.key("reservations").beginArray();
    for (const auto &[id, reservation] : channel->shop().reservations())
        writeReservation(w, reservation);
    w.endArray();
    w.endObject();
    return http::jsonResponse(200, w.take());
}

http::Response ControlDoor::setFaults(const http::Request &, SimChannel *channel, const Value *body)
{
    FaultRates faults = channel->server().faults();
    qint64 hold = channel->server().holdMicros();
    if (const auto ok = readFaults(*body, faults, hold); !ok) return wrong(ok.error());
    channel->server().setFaults(faults, hold > 0 ? hold : 5 * kSecond);
    Writer w;
    writeFaults(w, faults, channel->server().holdMicros());
    return http::jsonResponse(200, w.take());
}

http::Response ControlDoor::setPush(const http::Request &, SimChannel *channel, const Value *body)
{
    const auto address = (*body)["push_to"].text(512);
    if (!address) return wrong(address.error());
    const auto set = world_.setPushTo(channel->plan().id, *address);
    return set ? done() : wrong(set.error());
}

http::Response ControlDoor::act(const http::Request &, SimChannel *channel, const Value *body)
{
    const auto deed = guestDeedFrom(*body);
    if (!deed) return wrong(deed.error());
    const auto told = world_.act(channel->plan().id, *deed);
    if (!told) return wrong(told.error());
    Writer w;
    writeReservation(w, (*told)->reservation);
    return http::jsonResponse(200, w.take());
}

http::Response ControlDoor::setGuests(const http::Request &, SimChannel *, const Value *body)
{
    GuestHabits habits = world_.habits();
    protocols::Take take;
    int perMinute = 0;
    if (take((*body)["per_minute"].count(0, 60'000), perMinute)) habits.perMinute = perMinute;
    if ((*body)["nights_ahead"].present())
        take((*body)["nights_ahead"].count(1, 365), habits.nightsAhead);
    if (take.failed()) return wrong(take.error().value());
    world_.setHabits(habits);
    return done();
}

http::Response ControlDoor::reset(const http::Request &, SimChannel *, const Value *body)
{
    const auto seed = (*body)["seed"].integer(0, std::numeric_limits<qint64>::max());
    if (!seed) return wrong(seed.error());
    const auto set = world_.reset(quint64(*seed));
    return set ? done() : wrong(set.error());
}

http::Response ControlDoor::quit(const http::Request &, SimChannel *, const Value *)
{
    quit_();
    return done();
}

}  // namespace roomrack::simulator
