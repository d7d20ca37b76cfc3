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

void write(Writer &w, const HotelRequest &mockAction)
{
    w.key("did").text(QStringLiteral("request"));
    w.key("method").text(QString::fromLatin1(mockAction.request.method));
    w.key("path").text(QString::fromLatin1(mockAction.request.path));
    w.key("headers").beginArray();
    for (const auto &[name, value] : mockAction.request.headers) {
        w.text(base64(name));
        w.text(base64(value));
    }
    w.endArray();
    w.key("body").text(base64(mockAction.request.body));
}

void writeStay(Writer &w, Stay stay)
{
    w.key("check_in").night(stay.checkIn());
    w.key("nights").number(stay.nights());
}

void write(Writer &w, const GuestBooks &mockAction)
{
    w.key("did").text(QStringLiteral("book"));
    w.key("room").text(mockAction.offer.room);
    w.key("rate").text(mockAction.offer.rate);
    writeStay(w, mockAction.stay);
    w.key("rooms").number(mockAction.rooms);
    w.key("adults").number(mockAction.adults);
}

void write(Writer &w, const GuestChanges &mockAction)
{
    w.key("did").text(QStringLiteral("change"));
    w.key("reservation").text(mockAction.reservation);
    writeStay(w, mockAction.stay);
}

void write(Writer &w, const GuestCancels &mockAction)
{
    w.key("did").text(QStringLiteral("cancel"));
    w.key("reservation").text(mockAction.reservation);
}

void write(Writer &w, const HotelStored &mockAction)
{
    w.key("did").text(QStringLiteral("stored"));
    w.key("revision").text(mockAction.revision);
}

void write(Writer &w, const MessageSent &mockAction)
{
    w.key("did").text(QStringLiteral("sent"));
    w.key("revision").text(mockAction.revision);
    w.key("token").text(QString::fromLatin1(mockAction.token));
}

struct PmsActionName {
    const char *did;
    PmsAction::Kind kind;
};
constexpr PmsActionName kPmsActionNames[] = {{"check_in", PmsAction::Kind::CheckIn},
                                             {"move", PmsAction::Kind::Move},
                                             {"stay", PmsAction::Kind::Stay},
                                             {"check_out", PmsAction::Kind::CheckOut},
                                             {"out_of_order", PmsAction::Kind::RoomOut},
                                             {"in_order", PmsAction::Kind::RoomBack},
                                             {"room_state", PmsAction::Kind::RoomState}};

const PmsActionName *pmsActionName(const QString &did)
{
    const auto it =
        std::find_if(std::begin(kPmsActionNames), std::end(kPmsActionNames),
                     [&](const PmsActionName &w) { return did == QLatin1String(w.did); });
    return it == std::end(kPmsActionNames) ? nullptr : it;
}

void write(Writer &w, const PmsAction &mockAction)
{
    writeMembers(w, mockAction);
}

/// Rates are stored in thousandths.
constexpr int kWhole = 1'000;

void write(Writer &w, const SetGatewayBehavior &mockAction)
{
    w.key("did").text(QStringLiteral("behave"));
    for (const auto &[name, rate] : mannerNames())
        w.key(name).number(qRound64(mockAction.behavior.*rate * kWhole));
}

void write(Writer &w, const GatewaySettles &)
{
    w.key("did").text(QStringLiteral("settle"));
}

Result<MockAction> behaviorFrom(const Value &v)
{
    protocols::Take take;
    SetGatewayBehavior mockAction;
    for (const auto &[name, rate] : mannerNames()) {
        int thousandths = 0;
        if (v[name].present()) take(v[name].count(0, kWhole), thousandths);
        mockAction.behavior.*rate = double(thousandths) / kWhole;
    }
    if (take.failed()) return take.error();
    return MockAction(mockAction);
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

Result<MockAction> requestFrom(const Value &v)
{
    protocols::Take take;
    QString method, path, body;
    take(v["method"].text(16, 1), method);
    take(v["path"].text(10'000), path);
    take(v["body"].text(int(kJournalLine.text)), body);
    const auto list = v["headers"].array(400);
    if (!list) return tl::unexpected(list.error());
    HotelRequest says;
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
    return MockAction(std::move(says));
}

Result<MockAction> bookingFrom(const Value &v)
{
    protocols::Take take;
    GuestBooks mockAction;
    take(v["room"].text(64, 1), mockAction.offer.room);
    if (v["rate"].present()) take(v["rate"].text(128), mockAction.offer.rate);
    take(stayFrom(v), mockAction.stay);
    if (v["rooms"].present()) take(v["rooms"].count(1, 99), mockAction.rooms);
    if (v["adults"].present()) take(v["adults"].count(1, 99), mockAction.adults);
    if (take.failed()) return take.error();
    return MockAction(std::move(mockAction));
}

Result<MockAction> changeFrom(const Value &v)
{
    protocols::Take take;
    GuestChanges mockAction;
    take(v["reservation"].text(64, 1), mockAction.reservation);
    take(stayFrom(v), mockAction.stay);
    if (take.failed()) return take.error();
    return MockAction(std::move(mockAction));
}

Result<MockAction> sentFrom(const Value &v)
{
    protocols::Take take;
    QString revision, token;
    take(v["revision"].text(128, 1), revision);
    take(v["token"].text(64, 1), token);
    if (take.failed()) return take.error();
    return MockAction(MessageSent{revision, token.toLatin1()});
}

Result<MockAction> actionFrom(const Value &v)
{
    const auto did = v["did"].text(16, 1);
    if (!did) return tl::unexpected(did.error());
    if (*did == u"request") return requestFrom(v);
    if (*did == u"book") return bookingFrom(v);
    if (*did == u"change") return changeFrom(v);
    if (*did == u"sent") return sentFrom(v);
    if (*did == u"behave") return behaviorFrom(v);
    if (*did == u"settle") return MockAction(GatewaySettles{});
    if (pmsActionName(*did)) {
        auto house = pmsActionFrom(v);
        if (!house) return tl::unexpected(house.error());
        return MockAction(std::move(*house));
    }
    const bool cancels = *did == u"cancel";
    if (!cancels && *did != u"stored") return v["did"].wrong(ErrorText::tr("is not recognized"));
    const auto name = v[cancels ? "reservation" : "revision"].text(128, 1);
    if (!name) return tl::unexpected(name.error());
    if (cancels) return MockAction(GuestCancels{*name});
    return MockAction(HotelStored{*name});
}

}  // namespace

Result<MockAction> guestActionFrom(const Value &v)
{
    auto mockAction = actionFrom(v);
    const bool guests = !mockAction || std::holds_alternative<GuestBooks>(*mockAction)
                        || std::holds_alternative<GuestChanges>(*mockAction)
                        || std::holds_alternative<GuestCancels>(*mockAction);
    if (!guests) return v["did"].wrong(ErrorText::tr("is not a guest action"));
    return mockAction;
}

void writeMembers(Writer &w, const PmsAction &mockAction)
{
    for (const PmsActionName &word : kPmsActionNames) {
        if (word.kind == mockAction.kind) w.key("did").text(QString::fromLatin1(word.did));
    }
    const auto text = [&](const char *key, const QString &value) {
        if (!value.isEmpty()) w.key(key).text(value);
    };
    text("reservation", mockAction.reservation);
    text("room", mockAction.room);
    text("to", mockAction.to);
    text("name", mockAction.name);
    if (mockAction.since != Night()) w.key("since").night(mockAction.since);
    if (mockAction.until != Night()) w.key("until").night(mockAction.until);
    if (mockAction.state > 0) w.key("state").number(mockAction.state);
}

Result<PmsAction> pmsActionFrom(const Value &v)
{
    constexpr int kStates = 6;
    protocols::Take take;
    PmsAction mockAction;
    QString did;
    take(v["did"].text(16, 1), did);
    take(v["room"].text(8, 1), mockAction.room);
    if (v["to"].present()) take(v["to"].text(8, 1), mockAction.to);
    if (v["name"].present()) take(v["name"].text(64), mockAction.name);
    if (v["since"].present()) take(v["since"].night(), mockAction.since);
    if (v["until"].present()) take(v["until"].night(), mockAction.until);
    if (v["state"].present()) take(v["state"].count(1, kStates), mockAction.state);
    const PmsActionName *word = pmsActionName(did);
    if (word) mockAction.kind = word->kind;
    const bool ofGuest =
        mockAction.kind == PmsAction::Kind::CheckIn || mockAction.kind == PmsAction::Kind::Move
        || mockAction.kind == PmsAction::Kind::Stay || mockAction.kind == PmsAction::Kind::CheckOut;
    if (ofGuest) take(v["reservation"].text(64, 1), mockAction.reservation);
    if (mockAction.kind == PmsAction::Kind::RoomState && !v["state"].present())
        take(v["state"].count(1, kStates), mockAction.state);
    if (take.failed()) return take.error();
    if (!word) return v["did"].wrong(ErrorText::tr("is not a PMS action"));
    return mockAction;
}

QByteArray toLine(const Act &act)
{
    Writer w;
    w.beginObject();
    w.key("channel").number(act.channel);
    w.key("at").number(act.at.micros);
    std::visit([&w](const auto &mockAction) { write(w, mockAction); }, act.mockAction);
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
    auto mockAction = actionFrom(v);
    if (!mockAction) return tl::unexpected(mockAction.error());
    act.mockAction = std::move(*mockAction);
    return act;
}

}  // namespace roomrack::simulator
