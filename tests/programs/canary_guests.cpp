// SPDX-License-Identifier: GPL-3.0-or-later
#include "programs/canary_guests.h"

#include "programs/canary_lines.h"
#include "storage/reader.h"
#include "support/patience.h"

namespace roomrack::tests {

namespace {

QByteArray guest(const QByteArray &more = {})
{
    return "\"guest\":{\"name\":\"Zebulon " + CanaryHotel::kSurname + "\",\"email\":\""
           + CanaryHotel::kMail + "\",\"phone\":\"" + CanaryHotel::kPhone + "\"" + more + "}";
}

QByteArray guestWithCards(int which)
{
    const QByteArray name = "\"name\":\"Zebulon " + CanaryHotel::kSurname;
    switch (which) {
    case 0: return "\"guest\":{" + name + ' ' + card(" ") + "\"}";
    case 1: return "\"guest\":{" + name + "\",\"email\":\"" + card() + "@canary.example\"}";
    case 2: return "\"guest\":{" + name + "\",\"phone\":\"" + card() + "\"}";
    case 3: return "\"guest\":{" + name + "\",\"phone\":\"+" + card("-") + "\"}";
    case 4: return "\"guest\":{" + name + "\",\"notes\":\"" + escaped("\\u00", 16, "") + "\"}";
    case 5: return "\"guest\":{" + name + "\",\"notes\":\"" + card("\xe2\x80\x93") + "\"}";
    default: return "\"guest\":{" + name + "\"},\"reference\":\"" + card() + '"';
    }
}

}  // namespace

QByteArray CanaryGuests::stay(int in, const QByteArray &more) const
{
    const Night first = hotel_.today() + in;
    return "{\"room_type\":\"T0\",\"check_in\":\"" + first.iso().toUtf8() + "\",\"check_out\":\""
           + (first + 2).iso().toUtf8() + '"' + (more.isEmpty() ? more : ',' + more) + '}';
}

void CanaryGuests::book()
{
    const Called block = hotel_.call("POST", "/v1/soft-block", stay(2));
    QCOMPARE(block.status, 201);
    const QByteArray number = block.body.mid(block.body.indexOf(':') + 1).split(',').first();
    const Called booked = hotel_.call("POST", "/v1/confirm-booking",
                                      "{\"soft_block\":" + number + ',' + guest() + '}');
    QVERIFY2(booked.status == 201, booked.body.constData());
    booking_ = number.toLongLong();
    for (int which = 0; which < 7; ++which) {
        const Called made =
            hotel_.call("POST", "/v1/bookings", stay(4 + which, guestWithCards(which)));
        QVERIFY2(made.status < 300, made.body.constData());
    }
    // A repeated guest, and a possible duplicate.
    hotel_.call("POST", "/v1/bookings", stay(2, guest(",\"notes\":\"" + card() + '"')));
    hotel_.call("POST", "/v1/bookings",
                stay(2, "\"guest\":{\"name\":\"Zebulom " + CanaryHotel::kSurname + "\"}"));
}

QByteArray CanaryGuests::paid(int in, const QByteArray &method) const
{
    return stay(in, guest() + ",\"plan\":\"PRE\",\"payment_method\":\"" + method + '"');
}

void CanaryGuests::pay()
{
    const Called good = hotel_.call("POST", "/v1/bookings", paid(12, "pm_good"));
    QVERIFY2(good.status == 201, good.body.constData());
    const QByteArray number = good.body.mid(good.body.indexOf(':') + 1).split(',').first();
    for (const QByteArray &method : {card(), "tok_" + card("_")}) {
        const Called dearer =
            hotel_.call("PATCH", "/v1/bookings/" + number,
                        "{\"version\":1,\"rooms\":2,\"payment_method\":\"" + method + "\"}");
        QVERIFY2(dearer.status >= 400 && dearer.status < 500, dearer.body.constData());
    }
    const Called declined = hotel_.call("POST", "/v1/bookings", paid(14, "pm_declined"));
    QVERIFY2(declined.status == 409, declined.body.constData());
    for (const QByteArray &method : {card(), "tok_" + card("_"), "pm_" + card(), card(" ")}) {
        const Called refused = hotel_.call("POST", "/v1/bookings", paid(24, method));
        QVERIFY2(refused.status >= 400 && refused.status < 500, refused.body.constData());
    }
}

void CanaryGuests::payWithAGatewayThatRepeatsEverything()
{
    pay();
    hotel_.call("POST", "/v1/bookings", paid(16, "pm_echo_declined"));
    hotel_.call("POST", "/v1/bookings", paid(18, "pm_echo_refused"));
    // The results of these payments stay unknown, and are queried for a long time.
    hotel_.send("POST", "/v1/bookings", paid(20, "pm_echo_500"));
    hotel_.send("POST", "/v1/bookings", paid(22, "pm_echo_garbled"));
    const int heard = hotel_.peers().heardByGateway();
    QTRY_VERIFY(hotel_.peers().heardByGateway() >= heard + 2);
}

void CanaryGuests::sendWhatIsWrong()
{
    const QByteArray plain = '"' + card() + '"', code = '"' + CanaryHotel::kCardCode + '"';
    const QList<QByteArray> bodies{
        card(),
        '{' + plain,
        "{\"card\":" + card() + ",\"cvc\":" + code + '}',
        "{" + plain + ":1}",
        "{\"" + escaped("\\u00", 16, "") + "\":1}",
        "{\"card\":{\"number\":" + plain + ",\"cvc\":" + code + "}}",
        stay(3, "\"room_type\":" + plain),
        stay(3, "\"plan\":" + plain + ',' + guest()),
        stay(3, "\"channel\":\"" + card(" ") + '"'),
        stay(3, "\"currency\":" + plain),
        stay(3, "\"rooms\":" + card()),
        stay(3, guest(",\"cvc\":" + code)),
        stay(3, guest() + ",\"total\":{\"amount\":" + plain + ",\"currency\":\"EUR\"}"),
        stay(3, guest() + ",\"total\":{\"amount\":\"1.00\",\"currency\":" + plain + '}'),
        "{\"room_type\":\"T0\",\"check_in\":" + plain + ",\"check_out\":" + plain + '}',
        "{\"soft_block\":" + card() + ',' + guest() + '}',
        "{\"decision\":" + plain + '}',
        "{\"version\":" + plain + '}',
        "{\"seen\":{\"epoch\":1,\"seq\":1},\"reason\":" + plain + ",\"cells\":[{\"field\":" + plain
            + "}]}"};
    const QList<QByteArray> routes{"/v1/soft-block", "/v1/bookings", "/v1/confirm-booking",
                                   "/v1/duplicates/7/decision", "/v1/soft-block/7/heartbeat"};
    for (const QByteArray &body : bodies) {
        for (const QByteArray &route : routes) hotel_.call("POST", route, body);
        hotel_.call("PUT", "/v1/inventory", body);
        hotel_.call("PATCH", "/v1/bookings/" + QByteArray::number(booking_), body);
        hotel_.call("POST", "/v1/desk/read", body);
    }
    const QByteArray as = hotel_.call("GET", "/v1/availability").body;
    const QByteArray seen = as.mid(as.indexOf("\"as_of\":") + 8).split('}').first() + '}';
    const Called kept = hotel_.call(
        "PUT", "/v1/inventory",
        "{\"seen\":" + seen + ",\"reason\":\"for " + card("-")
            + "\",\"cells\":[{\"field\":\"stop_sell\",\"room_type\":\"T1\",\"from\":\""
            + (hotel_.today() + 20).iso().toUtf8() + "\",\"nights\":1,\"value\":true}]}");
    QVERIFY2(kept.status == 200, kept.body.constData());
}

void CanaryGuests::sendWrongAddressesAndHeaders()
{
    const QByteArray token = CanaryHotel::token("manager"), inBase64 = card().toBase64();
    for (const QByteArray &way : {card(), card("-"), card("%20"), card("+"), inBase64, token,
                                  escaped("%", 16, ""), CanaryHotel::kSurname, CanaryHotel::kMail})
        for (const QByteArray &path :
             {"/v1/bookings/" + way, "/v1/" + way + "/x", '/' + way, "/hooks/" + way,
              "/v1/availability?from=" + way, "/v1/availability?" + way + "=1",
              "/v1/duplicates?outcome=" + way + "&token=" + token, "/v1/events?after=" + way,
              "/metrics?token=" + way})
            for (const char *method : {"GET", "POST", "BREW"}) hotel_.call(method, path);
    hotel_.call(card(), "/v1/availability");
    const QByteArray both = "Basic " + (card() + ':' + CanaryHotel::kCardCode).toBase64();
    for (const protocols::Headers &headers : std::initializer_list<protocols::Headers>{
             {{"Authorization", both}},
             {{"Authorization", "Bearer " + card()}},
             {{"Authorization", "Bearer " + token + 'x'}},
             {{"Host", card() + ".example"}},
             {{"Origin", "https://" + card() + ".example"}},
             {{"Content-Type", "text/" + card()}},
             {{"Cookie", "card=" + card(" ")}, {"X-Card", card()}, {"Expect", card()}},
             {{"X-Bad " + card(), card()}}})
        hotel_.call("POST", "/v1/soft-block", stay(3), headers);
    // Such keys are not stored as they are, but work as keys all the same.
    for (const QByteArray &key : {card(), card("-"), "pay-" + card() + "-1", card("%20"), token}) {
        const protocols::Headers headers{{"Idempotency-Key", key}};
        const Called first = hotel_.call("POST", "/v1/soft-block", stay(3), headers);
        QVERIFY2(first.status == 201, first.body.constData());
        QCOMPARE(hotel_.call("POST", "/v1/soft-block", stay(3), headers).body, first.body);
        QCOMPARE(hotel_.call("POST", "/v1/soft-block", stay(4), headers).status, 422);
    }
    hotel_.call("POST", "/v1/soft-block", stay(3), {{"Idempotency-Key", card(" ")}});
    for (const char *role : {"read", "channel", "desk"})
        hotel_.call("PUT", "/v1/inventory", "{\"reason\":\"" + card() + "\"}", {}, role);
}

void CanaryGuests::changeAndDecide()
{
    const QByteArray path = "/v1/bookings/" + QByteArray::number(booking_);
    const Called changed = hotel_.call(
        "PATCH", path, "{\"version\":1," + guest(",\"notes\":\"card " + card(" ") + '"') + '}');
    QVERIFY2(changed.status == 200, changed.body.constData());
    const Called open = hotel_.call("GET", "/v1/duplicates?limit=50");
    for (const QByteArray &part : open.body.split('{')) {
        if (!part.startsWith("\"id\":")) continue;
        const QByteArray id = part.mid(5).split(',').first();
        for (int time = 0; time < 2; ++time)
            hotel_.call("POST", "/v1/duplicates/" + id + "/decision",
                        "{\"decision\":\"keep_both\"}");
    }
    for (int time = 0; time < 2; ++time) {
        hotel_.call("GET", path);
        hotel_.call("POST", path + "/cancel", "{\"version\":2}");
    }
}

/// Waits until the last message is in the file; all earlier ones are then stored too.
void CanaryGuests::waitForTheLines()
{
    QTRY_VERIFY(hotel_.peers().heardByChannels() > 6);
    QTRY_VERIFY(hotel_.peers().mailWasTried());
    const auto seen = [this] {
        const auto reader = storage::Reader::open(hotel_.place());
        if (!reader) return false;
        const auto rows = [&](ChannelId channel) {
            storage::ChannelMessageQuery query;
            query.property = PropertyId{1};
            query.channel = channel;
            return (*reader)->ask(storage::ChannelMessages{query, 0, 1000}).value();
        };
        const auto pms = rows(kHousePms);
        const bool last = std::any_of(pms.begin(), pms.end(), [](const auto &row) {
            return row.request.startsWith("RE|RN101|");
        });
        return last && !rows(kJsonPolled).empty() && !rows(kTravelGds).empty()
               && !rows(kAlpineOta).empty();
    };
    QTRY_VERIFY(seen());
}

void CanaryGuests::importAndBackUp()
{
    hotel_.give(QStringLiteral("bookings.csv"),
                "arrival,nights,room type,adults,status,status date,lead time,rate,guest name,"
                "email,phone,notes,reference\n"
                "2016-03-01,3,A,2,Check-Out,2016-03-04,30,80.50,Zebulon "
                    + CanaryHotel::kSurname + ' ' + card() + ',' + CanaryHotel::kMail + ',' + card()
                    + ",card " + card(" ") + ',' + card() + "\n2016-03-01,3,Suite " + card("-")
                    + ",2,Check-Out,2016-03-04,30,80.50,,,,,\n2016-03-02," + card()
                    + ",A,2,Check-Out,2016-03-04,30,80.50,,,,,\n" + card()
                    + ",2,A,2,Check-Out,2016-03-04,30," + card("-") + ",,,,,\n");
    QCOMPARE(
        hotel_.run(QStringLiteral("import"),
                   {QStringLiteral("--import"), hotel_.given(QStringLiteral("bookings.csv")),
                    QStringLiteral("--property"), QStringLiteral("Small"),
                    QStringLiteral("--refused"), hotel_.left(QStringLiteral("logs/refused.csv")),
                    hotel_.left(QStringLiteral("hotel/imported.roomrack"))}),
        0);
    hotel_.run(QStringLiteral("backup"),
               {QStringLiteral("--backup"), hotel_.left(QStringLiteral("hotel/copy.roomrack")),
                hotel_.place()});
    QCOMPARE(hotel_.run(QStringLiteral("verify"), {QStringLiteral("--verify"), hotel_.place()}), 0);
}

void CanaryGuests::wholeDay()
{
    book();
    payWithAGatewayThatRepeatsEverything();
    sendWhatIsWrong();
    sendWrongAddressesAndHeaders();
    changeAndDecide();
    pushJson(hotel_);
    pushXml(hotel_);
    pushAlpine(hotel_);
    sayAtThePms(hotel_);
    waitForTheLines();
}

}  // namespace roomrack::tests
