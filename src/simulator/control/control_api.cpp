// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/control/control_api.h"

#include "protocols/take.h"
#include "simulator/control/control_json.h"
#include "simulator/control/sim_channel.h"
#include "simulator/control/sim_gateway.h"
#include "simulator/control/sim_pms.h"

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
    case ErrorCode::WrongState:
    case ErrorCode::SoldOut: return wrong(409, why.text());
    case ErrorCode::Invalid: return wrong(422, why.text());
    default: return wrong(500, why.text());
    }
}

http::Response done()
{
    return http::jsonResponse(200, "{}");
}

struct Split {
    QByteArray what;  ///< "/channels/*/shop"
    int channel = 0;
};

/// Splits the number off a path.
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

ControlApi::ControlApi(Simulation &simulation, std::function<void()> quit)
    : simulation_(simulation), quit_(std::move(quit))
{}

http::Response ControlApi::answer(const http::Request &request)
{
    struct Known {
        const char *method;
        const char *what;
        Route route;
    };
    static constexpr Known kRoutes[] = {
        {"GET", "/", &ControlApi::overview},
        {"GET", "/channels", &ControlApi::channels},
        {"POST", "/channels", &ControlApi::add},
        {"DELETE", "/channels/*", &ControlApi::remove},
        {"GET", "/channels/*/shop", &ControlApi::shop},
        {"GET", "/channels/*/reservations", &ControlApi::reservations},
        {"GET", "/channels/*/payments", &ControlApi::payments},
        {"GET", "/channels/*/house", &ControlApi::house},
        {"POST", "/channels/*/house", &ControlApi::live},
        {"PUT", "/channels/*/faults", &ControlApi::setFaults},
        {"PUT", "/channels/*/push", &ControlApi::setPush},
        {"POST", "/channels/*/guests", &ControlApi::act},
        {"PUT", "/guests", &ControlApi::setGuests},
        {"PUT", "/houses", &ControlApi::setPmsHabitsOfAll},
        {"POST", "/reset", &ControlApi::reset},
        {"POST", "/quit", &ControlApi::quit},
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
        return there ? wrong(405, ErrorText::tr("method not allowed"))
                     : wrong(404, ErrorText::tr("not found"));
    }
    SimPart *part = asked.what.contains('*') ? simulation_.channel(asked.channel) : nullptr;
    if (asked.what.contains('*') && !part) return wrong(404, ErrorText::tr("channel not found"));
    if (request.body.isEmpty()) {
        const bool needs = known->method != QByteArray("GET") && known->what != QByteArray("/quit")
                           && known->method != QByteArray("DELETE");
        if (needs) return wrong(422, ErrorText::tr("a JSON object is required"));
        return (this->*known->route)(request, part, nullptr);
    }
    const auto document = Document::parse(request.body);
    if (!document) return wrong(422, document.error().text());
    const Value root = document->root();
    return (this->*known->route)(request, part, &root);
}

http::Response ControlApi::overview(const http::Request &, SimPart *, const Value *)
{
    const SimCounts &counts = simulation_.counts();
    Writer w;
    w.beginObject();
    w.key("program").text(QStringLiteral("roomrack-sim"));
    w.key("seed").text(QString::number(simulation_.seed()));
    w.key("guests_per_minute").number(qRound64(simulation_.habits().perMinute));
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

http::Response ControlApi::channels(const http::Request &, SimPart *, const Value *)
{
    Writer w;
    w.beginObject();
    w.key("channels").beginArray();
    for (const auto &[id, part] : simulation_.channels()) writePart(w, *part);
    w.endArray();
    w.endObject();
    return http::jsonResponse(200, w.take());
}

http::Response ControlApi::add(const http::Request &, SimPart *, const Value *body)
{
    auto plan = readPlan(*body, simulation_.today());
    if (!plan) return wrong(plan.error());
    const auto added = simulation_.add(std::move(*plan));
    if (!added) return wrong(added.error());
    Writer w;
    writePart(w, **added);
    return http::jsonResponse(201, w.take());
}

http::Response ControlApi::remove(const http::Request &, SimPart *part, const Value *)
{
    const auto removed = simulation_.remove(part->plan().id);
    return removed ? done() : wrong(removed.error());
}

http::Response ControlApi::shop(const http::Request &request, SimPart *part, const Value *)
{
    if (!part->shop()) return wrong(404, ErrorText::tr("this channel does not sell rooms"));
    const Shop &shop = part->shop()->sells();
    const QByteArray asked = request.query("from");
    const auto from = asked.isEmpty()
                          ? Result<Night>(shop.first())
                          : Night::parse(QString::fromLatin1(asked), QStringLiteral("from"));
    if (!from) return wrong(from.error());
    bool ok = true;
    const QByteArray count = request.query("nights");
    const int nights = count.isEmpty() ? shop.end() - *from : count.toInt(&ok);
    if (!ok || nights < 0 || nights > kMostNights)
        return wrong(422, ErrorText::tr("nights: must be between 0 and %1").arg(kMostNights));
    Writer w;
    writeShop(w, shop, *from, nights, request.query("guests").toInt());
    return http::jsonResponse(200, w.take());
}

http::Response ControlApi::house(const http::Request &, SimPart *part, const Value *)
{
    if (!part->house()) return wrong(404, ErrorText::tr("this channel is not a PMS"));
    Writer w;
    writeHouse(w, part->house()->sees());
    return http::jsonResponse(200, w.take());
}

/// {"did": "cut"} is not an action of the PMS: it closes the connection immediately.
http::Response ControlApi::live(const http::Request &, SimPart *part, const Value *body)
{
    if (!part->house()) return wrong(404, ErrorText::tr("this channel is not a PMS"));
    if ((*body)["did"].text(16).value_or(QString()) == u"cut") {
        part->house()->cut();
        return done();
    }
    const auto mockAction = pmsActionFrom(*body);
    if (!mockAction) return wrong(mockAction.error());
    const auto happened = simulation_.act(*part->house(), *mockAction);
    return happened ? done() : wrong(happened.error());
}

http::Response ControlApi::payments(const http::Request &, SimPart *part, const Value *)
{
    if (!part->gateway()) return wrong(404, ErrorText::tr("this channel is not a payment gateway"));
    Writer w;
    writePayments(w, part->gateway()->knows());
    return http::jsonResponse(200, w.take());
}

http::Response ControlApi::reservations(const http::Request &, SimPart *part, const Value *)
{
    if (part->gateway()) return wrong(404, ErrorText::tr("this channel does not sell rooms"));
    Writer w;
    w.beginObject();
    const auto &all = part->shop() ? part->shop()->sells().reservations()
                                   : part->house()->sees().told().reservations();
    w.key("untold").number(part->untold());
    w.key("reservations").beginArray();
    for (const auto &[id, reservation] : all) writeReservation(w, reservation);
    w.endArray();
    w.endObject();
    return http::jsonResponse(200, w.take());
}

http::Response ControlApi::setFaults(const http::Request &, SimPart *part, const Value *body)
{
    NamedFaults faults = part->faults();
    qint64 hold = part->holdMicros();
    if (const auto ok = readFaults(*body, faults, hold); !ok) return wrong(ok.error());
    part->setFaults(faults, hold > 0 ? hold : 5 * kSecond);
    Writer w;
    writeFaults(w, faults, part->holdMicros());
    return http::jsonResponse(200, w.take());
}

http::Response ControlApi::setPush(const http::Request &, SimPart *part, const Value *body)
{
    const auto address = (*body)["push_to"].text(512);
    if (!address) return wrong(address.error());
    const auto set = simulation_.setPushTo(part->plan().id, *address);
    return set ? done() : wrong(set.error());
}

http::Response ControlApi::act(const http::Request &, SimPart *part, const Value *body)
{
    if (!part->shop()) return wrong(404, ErrorText::tr("this channel does not sell rooms"));
    const auto mockAction = guestActionFrom(*body);
    if (!mockAction) return wrong(mockAction.error());
    const auto told = simulation_.act(*part->shop(), *mockAction);
    if (!told) return wrong(told.error());
    Writer w;
    writeReservation(w, told->reservation);
    return http::jsonResponse(200, w.take());
}

http::Response ControlApi::setGuests(const http::Request &, SimPart *, const Value *body)
{
    GuestHabits habits = simulation_.habits();
    protocols::Take take;
    int perMinute = 0;
    if (take((*body)["per_minute"].count(0, 60'000), perMinute)) habits.perMinute = perMinute;
    if ((*body)["nights_ahead"].present())
        take((*body)["nights_ahead"].count(1, 365), habits.nightsAhead);
    if (take.failed()) return wrong(take.error().value());
    simulation_.setHabits(habits);
    return done();
}

http::Response ControlApi::setPmsHabitsOfAll(const http::Request &, SimPart *, const Value *body)
{
    PmsHabits habits = simulation_.pmsHabits();
    protocols::Take take;
    int perMinute = 0;
    if (take((*body)["per_minute"].count(0, 60'000), perMinute)) habits.perMinute = perMinute;
    if ((*body)["any_hour"].present()) take((*body)["any_hour"].boolean(), habits.anyHour);
    if ((*body)["settled_minutes"].present())
        take((*body)["settled_minutes"].count(0, 10'000), habits.settledMinutes);
    if ((*body)["out_of_order"].present()) {
        bool repairs = true;
        if (take((*body)["out_of_order"].boolean(), repairs))
            habits.outOfOrder = repairs ? PmsHabits().outOfOrder : 0;
    }
    if (take.failed()) return wrong(take.error().value());
    simulation_.setPmsHabits(habits);
    return done();
}

http::Response ControlApi::reset(const http::Request &, SimPart *, const Value *body)
{
    const auto seed = (*body)["seed"].integer(0, std::numeric_limits<qint64>::max());
    if (!seed) return wrong(seed.error());
    const auto set = simulation_.reset(quint64(*seed));
    return set ? done() : wrong(set.error());
}

http::Response ControlApi::quit(const http::Request &, SimPart *, const Value *)
{
    quit_();
    return done();
}

}  // namespace roomrack::simulator
