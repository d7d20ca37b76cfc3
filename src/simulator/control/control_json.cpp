// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/control/control_json.h"

#include "simulator/control/sim_channel.h"
#include "simulator/control/sim_pms.h"
#include "simulator/gateway/gateway_json.h"

#include <algorithm>

namespace roomrack::simulator {

using protocols::json::Value;
using protocols::json::Writer;

namespace {

/// Rates are written in thousandths: the control API uses no floating-point numbers.
constexpr int kPerMille = 1'000;

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
    for (const sync::LimitRow &row : sync::kLimitRows) {
        if (row.from) continue;
        writeNights(w, row.of->key, from, nights, [&](Night n) {
            const quint16 value = valueOf(shop.limits(rate, n), row);
            if (row.on)
                w.boolean(value != 0);
            else
                w.number(int(value));
        });
    }
    w.endObject();
}

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

void writePms(Writer &w, const SimPms &pms)
{
    w.key("told_at").text(QStringLiteral("http://127.0.0.1:%1").arg(pms.plan().house.toldPort));
    w.key("in_house").number(qint64(pms.sees().inHouse().size()));
    w.key("connected").boolean(pms.isConnected());
}

}  // namespace

void writePart(Writer &w, SimPart &part)
{
    const QString port = QString::number(part.plan().port);
    w.beginObject();
    w.key("plan");
    writePlan(w, part.plan());
    w.key("address").text(
        (part.house() ? QStringLiteral("127.0.0.1:") : QStringLiteral("http://127.0.0.1:")) + port);
    if (const SimPms *pms = part.house()) writePms(w, *pms);
    w.key("requests").number(part.requests());
    w.key("reservations").number(part.reservations());
    w.key("untold").number(part.untold());
    w.key("pushes").number(part.pushes());
    w.key("push_failures").number(part.pushFailures());
    w.key("faults");
    writeFaults(w, part.faults(), part.holdMicros());
    w.endObject();
}

void writeFaults(Writer &w, const NamedFaults &faults, qint64 holdMicros)
{
    w.beginObject();
    for (const auto &[name, rate] : faults) w.key(name).number(qRound64(rate * kPerMille));
    w.key("hold_ms").number(holdMicros / 1'000);
    w.endObject();
}

Result<void> readFaults(const Value &value, NamedFaults &faults, qint64 &holdMicros)
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
        const auto named = std::find_if(faults.begin(), faults.end(),
                                        [&](const auto &f) { return v.key() == f.first; });
        if (named == faults.end()) return v.wrong(ErrorText::tr("is not a fault name"));
        const auto rate = v.count(0, kPerMille);
        if (!rate) return tl::unexpected(rate.error());
        named->second = double(*rate) / kPerMille;
    }
    return {};
}

void writeReservation(Writer &w, const protocols::Reservation &r)
{
    const protocols::RoomStay stay = r.stays.empty() ? protocols::RoomStay() : r.stays.front();
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

void writeShop(Writer &w, const Shop &shop, Night from, int nights, int guests)
{
    w.beginObject();
    w.key("from").night(from);
    w.key("nights").number(nights);
    w.key("currency").text(shop.currency().code());
    w.key("rooms").beginObject();
    std::vector<QString> said;
    for (const Offer &offer : shop.offers()) {
        if (std::find(said.begin(), said.end(), offer.room) != said.end()) continue;
        said.push_back(offer.room);
        w.key(offer.room).beginArray();
        for (Night n = from; n < from + nights; ++n) w.number(shop.rooms(offer.room, n));
        w.endArray();
    }
    w.endObject();
    w.key("rates").beginObject();
    for (const Offer &offer : shop.offers()) {
        if (offer.rate.isEmpty()) continue;
        w.key(offer.rate);
        writeRate(w, shop, offer.rate, from, nights, guests);
    }
    w.endObject();
    w.endObject();
}

void writePayments(Writer &w, const MockGateway &gateway)
{
    w.beginObject();
    w.key("payments").beginArray();
    for (const auto &[id, payment] : gateway.payments()) {
        w.beginObject();
        w.key("id").text(QString::fromLatin1(id));
        w.key("reference").text(QString::fromUtf8(payment.reference));
        w.key("currency").text(QString::fromLatin1(payment.currency));
        w.key("amount").number(payment.amount);
        w.key("status").text(nameOf(payment.status));
        w.key("authorisations").number(payment.authorisations);
        w.key("captures").number(payment.captures);
        w.key("captured").number(payment.captured);
        w.key("refunded").number(payment.refunded);
        w.endObject();
    }
    w.endArray();
    w.key("refunds").number(qint64(gateway.refunds().size()));
    w.endObject();
}

void writeHouse(Writer &w, const MockProperty &house)
{
    w.beginObject();
    w.key("in_house").beginArray();
    for (const protocols::fias::Guest &guest : house.inHouse()) {
        w.beginObject();
        w.key("reservation").text(guest.reservation);
        w.key("room").text(guest.room);
        w.key("name").text(guest.name);
        if (guest.departure) w.key("until").night(*guest.departure);
        w.endObject();
    }
    w.endArray();
    w.key("out_of_order").beginArray();
    for (const auto &[room, until] : house.outOfOrder()) {
        w.beginObject();
        w.key("room").text(room);
        w.key("until").night(until);
        w.endObject();
    }
    w.endArray();
    w.key("resyncs").number(house.resyncs());
    w.key("tokens").number(qint64(house.told().tokens().size()));
    w.endObject();
}

}  // namespace roomrack::simulator
