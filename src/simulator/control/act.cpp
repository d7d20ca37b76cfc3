// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/control/act.h"

#include "protocols/take.h"
#include "simulator/control/journal.h"

#include <algorithm>

namespace roomrack::simulator {

namespace {

using protocols::json::Value;
using protocols::json::Writer;

QString base64(const QByteArray &bytes)
{
    return QString::fromLatin1(bytes.toBase64());
}

void write(Writer &w, const HotelSays &deed)
{
    w.key("did").text(QStringLiteral("request"));
    w.key("method").text(QString::fromLatin1(deed.request.method));
    w.key("path").text(QString::fromLatin1(deed.request.path));
    w.key("headers").beginArray();
    for (const auto &[name, value] : deed.request.headers) {
        w.text(base64(name));
        w.text(base64(value));
    }
    w.endArray();
    w.key("body").text(base64(deed.request.body));
}

void writeStay(Writer &w, Stay stay)
{
    w.key("check_in").night(stay.checkIn());
    w.key("nights").number(stay.nights());
}

void write(Writer &w, const GuestBooks &deed)
{
    w.key("did").text(QStringLiteral("book"));
    w.key("room").text(deed.offer.room);
    w.key("rate").text(deed.offer.rate);
    writeStay(w, deed.stay);
    w.key("rooms").number(deed.rooms);
    w.key("adults").number(deed.adults);
}

void write(Writer &w, const GuestChanges &deed)
{
    w.key("did").text(QStringLiteral("change"));
    w.key("reservation").text(deed.reservation);
    writeStay(w, deed.stay);
}

void write(Writer &w, const GuestCancels &deed)
{
    w.key("did").text(QStringLiteral("cancel"));
    w.key("reservation").text(deed.reservation);
}

void write(Writer &w, const HotelStored &deed)
{
    w.key("did").text(QStringLiteral("stored"));
    w.key("revision").text(deed.revision);
}

void write(Writer &w, const MessageSent &deed)
{
    w.key("did").text(QStringLiteral("sent"));
    w.key("revision").text(deed.revision);
    w.key("token").text(QString::fromLatin1(deed.token));
}

struct HouseWord {
    const char *did;
    HouseDeed::Kind kind;
};
constexpr HouseWord kHouseWords[] = {{"check_in", HouseDeed::Kind::CheckIn},
                                     {"move", HouseDeed::Kind::Move},
                                     {"stay", HouseDeed::Kind::Stay},
                                     {"check_out", HouseDeed::Kind::CheckOut},
                                     {"out_of_order", HouseDeed::Kind::RoomOut},
                                     {"in_order", HouseDeed::Kind::RoomBack},
                                     {"room_state", HouseDeed::Kind::RoomState}};

const HouseWord *houseWord(const QString &did)
{
    const auto it = std::find_if(std::begin(kHouseWords), std::end(kHouseWords),
                                 [&](const HouseWord &w) { return did == QLatin1String(w.did); });
    return it == std::end(kHouseWords) ? nullptr : it;
}

void write(Writer &w, const HouseDeed &deed)
{
    writeMembers(w, deed);
}

/// Rates are stored in thousandths.
constexpr int kWhole = 1'000;

void write(Writer &w, const GatewayBehaves &deed)
{
    w.key("did").text(QStringLiteral("behave"));
    for (const auto &[name, rate] : mannerNames())
        w.key(name).number(qRound64(deed.manners.*rate * kWhole));
}

void write(Writer &w, const GatewaySettles &)
{
    w.key("did").text(QStringLiteral("settle"));
}

Result<Deed> mannersFrom(const Value &v)
{
    protocols::Take take;
    GatewayBehaves deed;
    for (const auto &[name, rate] : mannerNames()) {
        int thousandths = 0;
        if (v[name].present()) take(v[name].count(0, kWhole), thousandths);
        deed.manners.*rate = double(thousandths) / kWhole;
    }
    if (take.failed()) return take.error();
    return Deed(deed);
}

Result<Stay> stayFrom(const Value &v)
{
    protocols::Take take;
    Night in;
    int nights = 0;
    take(v["check_in"].night(), in);
    take(v["nights"].count(1, 365), nights);
    if (take.failed()) return take.error();
    return Stay(in, nights);
}

Result<Deed> requestFrom(const Value &v)
{
    protocols::Take take;
    QString method, path, body;
    take(v["method"].text(16, 1), method);
    take(v["path"].text(10'000), path);
    take(v["body"].text(int(kJournalLine.text)), body);
    const auto list = v["headers"].array(400);
    if (!list) return tl::unexpected(list.error());
    HotelSays says;
    QByteArray name;
    bool isName = true;
    for (Value h = list->first(); h.kind() != protocols::json::Kind::Missing; h = h.next()) {
        QString text;
        take(h.text(100'000), text);
        const QByteArray bytes = QByteArray::fromBase64(text.toLatin1());
        if (!isName) says.request.headers.emplace_back(name, bytes);
        name = bytes;
        isName = !isName;
    }
    if (take.failed()) return take.error();
    says.request.method = method.toLatin1();
    says.request.path = path.toLatin1();
    says.request.body = QByteArray::fromBase64(body.toLatin1());
    return Deed(std::move(says));
}

Result<Deed> bookingFrom(const Value &v)
{
    protocols::Take take;
    GuestBooks deed;
    take(v["room"].text(64, 1), deed.offer.room);
    if (v["rate"].present()) take(v["rate"].text(128), deed.offer.rate);
    take(stayFrom(v), deed.stay);
    if (v["rooms"].present()) take(v["rooms"].count(1, 99), deed.rooms);
    if (v["adults"].present()) take(v["adults"].count(1, 99), deed.adults);
    if (take.failed()) return take.error();
    return Deed(std::move(deed));
}

Result<Deed> changeFrom(const Value &v)
{
    protocols::Take take;
    GuestChanges deed;
    take(v["reservation"].text(64, 1), deed.reservation);
    take(stayFrom(v), deed.stay);
    if (take.failed()) return take.error();
    return Deed(std::move(deed));
}

Result<Deed> sentFrom(const Value &v)
{
    protocols::Take take;
    QString revision, token;
    take(v["revision"].text(128, 1), revision);
    take(v["token"].text(64, 1), token);
    if (take.failed()) return take.error();
    return Deed(MessageSent{revision, token.toLatin1()});
}

Result<Deed> deedFrom(const Value &v)
{
    const auto did = v["did"].text(16, 1);
    if (!did) return tl::unexpected(did.error());
    if (*did == u"request") return requestFrom(v);
    if (*did == u"book") return bookingFrom(v);
    if (*did == u"change") return changeFrom(v);
    if (*did == u"sent") return sentFrom(v);
    if (*did == u"behave") return mannersFrom(v);
    if (*did == u"settle") return Deed(GatewaySettles{});
    if (houseWord(*did)) {
        auto house = houseDeedFrom(v);
        if (!house) return tl::unexpected(house.error());
        return Deed(std::move(*house));
    }
    const bool cancels = *did == u"cancel";
    if (!cancels && *did != u"stored") return v["did"].wrong(ErrorText::tr("is not recognized"));
    const auto name = v[cancels ? "reservation" : "revision"].text(128, 1);
    if (!name) return tl::unexpected(name.error());
    if (cancels) return Deed(GuestCancels{*name});
    return Deed(HotelStored{*name});
}

}  // namespace

Result<Deed> guestDeedFrom(const Value &v)
{
    auto deed = deedFrom(v);
    const bool guests = !deed || std::holds_alternative<GuestBooks>(*deed)
                        || std::holds_alternative<GuestChanges>(*deed)
                        || std::holds_alternative<GuestCancels>(*deed);
    if (!guests) return v["did"].wrong(ErrorText::tr("is not a guest action"));
    return deed;
}

void writeMembers(Writer &w, const HouseDeed &deed)
{
    for (const HouseWord &word : kHouseWords) {
        if (word.kind == deed.kind) w.key("did").text(QString::fromLatin1(word.did));
    }
    const auto text = [&](const char *key, const QString &value) {
        if (!value.isEmpty()) w.key(key).text(value);
    };
    text("reservation", deed.reservation);
    text("room", deed.room);
    text("to", deed.to);
    text("name", deed.name);
    if (deed.since != Night()) w.key("since").night(deed.since);
    if (deed.until != Night()) w.key("until").night(deed.until);
    if (deed.state > 0) w.key("state").number(deed.state);
}

Result<HouseDeed> houseDeedFrom(const Value &v)
{
    constexpr int kStates = 6;
    protocols::Take take;
    HouseDeed deed;
    QString did;
    take(v["did"].text(16, 1), did);
    take(v["room"].text(8, 1), deed.room);
    if (v["to"].present()) take(v["to"].text(8, 1), deed.to);
    if (v["name"].present()) take(v["name"].text(64), deed.name);
    if (v["since"].present()) take(v["since"].night(), deed.since);
    if (v["until"].present()) take(v["until"].night(), deed.until);
    if (v["state"].present()) take(v["state"].count(1, kStates), deed.state);
    const HouseWord *word = houseWord(did);
    if (word) deed.kind = word->kind;
    const bool ofGuest = deed.kind == HouseDeed::Kind::CheckIn || deed.kind == HouseDeed::Kind::Move
                         || deed.kind == HouseDeed::Kind::Stay
                         || deed.kind == HouseDeed::Kind::CheckOut;
    if (ofGuest) take(v["reservation"].text(64, 1), deed.reservation);
    if (deed.kind == HouseDeed::Kind::RoomState && !v["state"].present())
        take(v["state"].count(1, kStates), deed.state);
    if (take.failed()) return take.error();
    if (!word) return v["did"].wrong(ErrorText::tr("is not a PMS action"));
    return deed;
}

QByteArray toLine(const Act &act)
{
    Writer w;
    w.beginObject();
    w.key("channel").number(act.channel);
    w.key("at").number(act.at.micros);
    std::visit([&w](const auto &deed) { write(w, deed); }, act.deed);
    w.endObject();
    return w.take();
}

Result<Act> actFrom(const Value &v)
{
    protocols::Take take;
    Act act;
    take(v["channel"].count(1, 1'000'000), act.channel);
    take(v["at"].integer(0, std::numeric_limits<qint64>::max()), act.at.micros);
    if (take.failed()) return take.error();
    auto deed = deedFrom(v);
    if (!deed) return tl::unexpected(deed.error());
    act.deed = std::move(*deed);
    return act;
}

}  // namespace roomrack::simulator
