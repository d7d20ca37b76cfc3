// SPDX-License-Identifier: GPL-3.0-or-later
// Bookings over the API: created from soft blocks or directly, once per key under concurrency,
// changed and cancelled by version; duplicates are refused; invalid requests change nothing.
#include "api_hotel.h"
#include "support/patience.h"

#include <QJsonArray>
#include <QtNetwork/QTcpSocket>

using namespace roomrack;
using namespace roomrack::tests;

namespace {

QString fieldOf(const Called &answer)
{
    return jsonOf(answer)[QStringLiteral("field")].toString();
}

QByteArray guest(const QByteArray &name, const QByteArray &mail = {})
{
    return ",\"guest\":{\"name\":\"" + name + "\""
           + (mail.isEmpty() ? QByteArray() : ",\"email\":\"" + mail + "\"") + "}";
}

QByteArray confirmBody(qint64 block, const QByteArray &more)
{
    return "{\"soft_block\":" + QByteArray::number(block) + more + "}";
}

QByteArray pathOf(qint64 booking, const char *more = "")
{
    return "/v1/bookings/" + QByteArray::number(booking) + more;
}

/// Sends the same bytes on many connections at once; returns the bodies.
QList<QByteArray> allAtOnce(const ApiHotel &house, const QByteArray &target,
                            const QList<QByteArray> &keys, const QByteArray &body)
{
    std::vector<std::unique_ptr<QTcpSocket>> sockets;
    for (const QByteArray &key : keys) {
        auto socket = std::make_unique<QTcpSocket>();
        socket->connectToHost(QStringLiteral("127.0.0.1"), house.port());
        socket->write("POST " + target + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
                      + "Authorization: Bearer " + ApiHotel::token(TokenRole::Desk)
                      + "\r\nIdempotency-Key: " + key + "\r\nContent-Type: application/json\r\n"
                      + "Content-Length: " + QByteArray::number(body.size()) + "\r\n\r\n" + body);
        sockets.push_back(std::move(socket));
    }
    QList<QByteArray> answers;
    for (const auto &socket : sockets) {
        const bool closed = QTest::qWaitFor(
            [&] { return socket->state() == QTcpSocket::UnconnectedState; }, kTryForMs);
        if (!closed) qWarning("no answer came");
        const QByteArray all = socket->readAll();
        answers += all.mid(9, 3) + all.mid(all.indexOf("\r\n\r\n") + 4);
    }
    return answers;
}

}  // namespace

class TestBookings : public QObject {
    Q_OBJECT

    SharedApiHotel house_;

private slots:
    void softBlockBecomesABookingOnce();
    void bookingIsMadeAtOnce();
    void manyCopiesUnderOneKeyHaveOneAnswer();
    void sameGuestUnderManyKeysIsBookedOnce();
    void priceMustBeTheOneThatWasAgreed();
    void wrongBookingsChangeNothing_data();
    void wrongBookingsChangeNothing();
    void cardNumberIsNotKept();
    void bookingIsChangedByVersion();
    void anotherGuestLeavesTheReference();
    void cancelledIsCancelledWhateverComesLate();
    void channelTouchesItsOwnOnly();
    void doubtGoesToAPersonWhoDecidesOnce();
    void theGuestAnswersWhatWasAskedOnce();
};

void TestBookings::softBlockBecomesABookingOnce()
{
    ApiHotel house;
    QVERIFY(house.open());
    const qint64 block = house.softBlock(1, 2);
    const Ask ask{"POST",
                  "/v1/confirm-booking",
                  confirmBody(block, guest("Ana Lima") + ",\"reference\":\"R1\""),
                  "c1",
                  {}};
    const Called first = house.call(ask);
    QVERIFY2(first.status == 201, first.body.constData());
    QCOMPARE(jsonOf(first)[QStringLiteral("booking")].toInteger(), block);
    QCOMPARE(jsonOf(first)[QStringLiteral("status")].toString(), QStringLiteral("confirmed"));
    QCOMPARE(house.call(ask).body, first.body);
    const QJsonObject told = jsonOf(house.get(pathOf(block)));
    QCOMPARE(told[QStringLiteral("reference")].toString(), QStringLiteral("R1"));
    QCOMPARE(told[QStringLiteral("total")].toObject()[QStringLiteral("amount")].toString(),
             QStringLiteral("200.00"));
    // The soft block no longer exists.
    QCOMPARE(house.call({"DELETE", "/v1/soft-block/" + QByteArray::number(block)}).status, 404);
    QCOMPARE(house.hotel().left(1, 1), 3);
}

void TestBookings::bookingIsMadeAtOnce()
{
    ApiHotel house;
    QVERIFY(house.open());
    const Called made =
        house.call({"POST", "/v1/bookings", house.stayBody(1, 2, 2, guest("Rui Melo"))});
    QVERIFY2(made.status == 201, made.body.constData());
    QCOMPARE(jsonOf(made)[QStringLiteral("total")].toObject()[QStringLiteral("amount")].toString(),
             QStringLiteral("400.00"));
    QCOMPARE(house.hotel().left(1, 1), 2);
    const Called none =
        house.call({"POST", "/v1/bookings", house.stayBody(1, 2, 3, guest("Eva Sol"))});
    QCOMPARE(none.status, 409);
    QCOMPARE(problemOf(none), QStringLiteral("sold-out"));
    QCOMPARE(jsonOf(none)[QStringLiteral("left")].toInt(), 2);
}

void TestBookings::manyCopiesUnderOneKeyHaveOneAnswer()
{
    ApiHotel house;
    QVERIFY(house.open());
    const QList<QByteArray> answers =
        allAtOnce(house, "/v1/bookings", QList<QByteArray>(64, "one-key"),
                  house.stayBody(1, 2, 1, guest("Ana Lima", "ana@example.org")));
    for (const QByteArray &answer : answers) QCOMPARE(answer, answers.front());
    QVERIFY(answers.front().startsWith("201"));
    QCOMPARE(house.hotel().left(1, 1), 3);
}

void TestBookings::sameGuestUnderManyKeysIsBookedOnce()
{
    ApiHotel house;
    QVERIFY(house.open());
    QList<QByteArray> keys;
    for (int i = 0; i < 32; ++i) keys += "key-of-" + QByteArray::number(i);
    const QList<QByteArray> answers = allAtOnce(
        house, "/v1/bookings", keys, house.stayBody(1, 2, 1, guest("Ana Lima", "ana@example.org")));
    const auto count = [&](const char *what) {
        return std::count_if(answers.begin(), answers.end(),
                             [what](const QByteArray &a) { return a.contains(what); });
    };
    QCOMPARE(count("\"confirmed\""), 1);
    QCOMPARE(count("urn:roomrack:duplicate"), 31);
    QCOMPARE(house.hotel().left(1, 1), 3);
    // Each of them is in the log.
    const QJsonArray log =
        jsonOf(house.get("/v1/duplicates?outcome=stopped&limit=100"))[QStringLiteral("duplicates")]
            .toArray();
    QCOMPARE(log.size(), 31);
    QCOMPARE(log[0]
                 .toObject()[QStringLiteral("request")]
                 .toObject()[QStringLiteral("guest")]
                 .toObject()[QStringLiteral("name")]
                 .toString(),
             QStringLiteral("Ana Lima"));
}

void TestBookings::priceMustBeTheOneThatWasAgreed()
{
    ApiHotel house;
    QVERIFY(house.open());
    const auto agreed = [&](const char *amount) {
        return house.call({"POST", "/v1/bookings",
                           house.stayBody(1, 2, 1,
                                          guest("Ana Lima") + ",\"total\":{\"amount\":\"" + amount
                                              + "\",\"currency\":\"EUR\"}")});
    };
    const Called other = agreed("180.00");
    QCOMPARE(other.status, 409);
    QCOMPARE(problemOf(other), QStringLiteral("stale"));
    QCOMPARE(fieldOf(other), QStringLiteral("total"));
    QCOMPARE(house.hotel().left(1, 1), 4);
    QCOMPARE(agreed("200.00").status, 201);
}

void TestBookings::wrongBookingsChangeNothing_data()
{
    QTest::addColumn<QByteArray>("more");
    QTest::addColumn<QString>("field");
    const auto row = [](const char *what, const QByteArray &more, const char *field) {
        QTest::addRow("%s", what) << more << QString::fromLatin1(field);
    };
    const QByteArray ana = guest("Ana Lima");
    row("no guest", "", "guest");
    row("a guest without a name", ",\"guest\":{\"email\":\"a@example.org\"}", "guest.name");
    row("an empty name", guest(""), "guest.name");
    row("an address to which no mail can be sent", guest("Ana", "ana@example"), "guest.email");
    row("two addresses", guest("Ana", "a@b.example, c@d.example"), "guest.email");
    row("a name of blanks", guest("   "), "guest.name");
    row("a name without an end", guest(QByteArray(201, 'x')), "guest.name");
    row("a bell", guest("A\\u0007na"), "guest.name");
    row("a guest as text", ",\"guest\":\"Ana\"", "guest");
    row("more of a guest", ",\"guest\":{\"name\":\"A\",\"passport\":\"1\"}", "guest.passport");
    row("no currency", ana + ",\"total\":{\"amount\":\"1.00\"}", "total.currency");
    row("an unknown currency", ana + ",\"total\":{\"amount\":\"1.00\",\"currency\":\"QQQ\"}",
        "total.currency");
    row("a currency without a rate", ana + ",\"currency\":\"USD\"", "currency");
    row("an amount that overflows",
        ana + ",\"total\":{\"amount\":\"9999999999999999999.00\",\"currency\":\"EUR\"}",
        "total.amount");
    row("less than nothing", ana + ",\"total\":{\"amount\":\"-1.00\",\"currency\":\"EUR\"}",
        "total.amount");
    row("minor units", ana + ",\"total\":{\"amount\":44100,\"currency\":\"EUR\"}", "total.amount");
    row("a reference without an end", ana + ",\"reference\":\"" + QByteArray(65, 'r') + "\"",
        "reference");
}

void TestBookings::wrongBookingsChangeNothing()
{
    QFETCH(QByteArray, more);
    QFETCH(QString, field);
    ApiHotel &house = house_.open();
    const qint64 before = house.seq();
    const Called answer = house.call({"POST", "/v1/bookings", house.stayBody(1, 2, 1, more)});
    QVERIFY2(answer.status == 422, answer.body.constData());
    QCOMPARE(problemOf(answer), QStringLiteral("invalid"));
    QCOMPARE(fieldOf(answer), field);
    QCOMPARE(house.seq(), before);
    QCOMPARE(house.hotel().left(1, 1), 4);
}

void TestBookings::cardNumberIsNotKept()
{
    ApiHotel house;
    QVERIFY(house.open());
    const Called made = house.call({"POST", "/v1/bookings",
                                    house.stayBody(1, 1, 1,
                                                   ",\"guest\":{\"name\":\"Ana Lima\","
                                                   "\"notes\":\"card 4111 1111 1111 1111\"}")});
    QVERIFY2(made.status == 201, made.body.constData());
    const Called told = house.get(pathOf(jsonOf(made)[QStringLiteral("booking")].toInteger()));
    QVERIFY(told.body.contains("card"));
    QVERIFY(!told.body.contains("4111 1111"));
}

void TestBookings::bookingIsChangedByVersion()
{
    ApiHotel house;
    QVERIFY(house.open());
    const qint64 id = house.booking(house.softBlock(1, 2));
    const Ask change{"PATCH",
                     pathOf(id),
                     "{\"version\":1,\"check_in\":\"" + (kToday + 1).iso().toUtf8()
                         + "\",\"check_out\":\"" + (kToday + 4).iso().toUtf8() + "\"}",
                     "p1",
                     {}};
    const Called first = house.call(change);
    QVERIFY2(first.status == 200, first.body.constData());
    QCOMPARE(jsonOf(first)[QStringLiteral("version")].toInt(), 2);
    QCOMPARE(jsonOf(first)[QStringLiteral("total")].toObject()[QStringLiteral("amount")].toString(),
             QStringLiteral("300.00"));
    QCOMPARE(house.call(change).body, first.body);
    QCOMPARE(house.hotel().left(1, 3), 3);
    const Called stale = house.call({"PATCH", pathOf(id), "{\"version\":1,\"rooms\":2}"});
    QCOMPARE(stale.status, 409);
    QCOMPARE(problemOf(stale), QStringLiteral("stale"));
    const Called unsaid = house.call({"PATCH", pathOf(id), "{\"rooms\":2}"});
    QCOMPARE(unsaid.status, 422);
    QCOMPARE(fieldOf(unsaid), QStringLiteral("version"));
    // A card number is never a booking number.
    for (const qint64 number : {qint64(777'777), qint64(4'556'737'586'899'855)}) {
        QCOMPARE(house.get(pathOf(number)).status, 404);
        QCOMPARE(house.call({"PATCH", pathOf(number), "{\"version\":1,\"rooms\":2}"}).status, 404);
    }
    const Called renamed =
        house.call({"PATCH", pathOf(id), "{\"version\":2" + guest("Ana Lima Costa") + "}"});
    QVERIFY2(renamed.status == 200, renamed.body.constData());
    QVERIFY(house.get(pathOf(id)).body.contains("Ana Lima Costa"));
}

/// The channel that sold the booking matches it by the reference.
void TestBookings::anotherGuestLeavesTheReference()
{
    ApiHotel house;
    QVERIFY(house.open());
    const Called made = house.call(
        {"POST",
         "/v1/confirm-booking",
         confirmBody(house.softBlock(1, 2), guest("Ana Lima") + ",\"reference\":\"WEB-77\""),
         "own",
         {}});
    QCOMPARE(made.status, 201);
    const qint64 id = jsonOf(made)[QStringLiteral("booking")].toInteger();
    const Called renamed =
        house.call({"PATCH", pathOf(id), "{\"version\":1" + guest("Rui Sample") + "}"});
    QCOMPARE(renamed.status, 200);
    const QByteArray now = house.get(pathOf(id)).body;
    QVERIFY(now.contains("Rui Sample"));
    QVERIFY2(now.contains("WEB-77"), now.constData());
}

void TestBookings::cancelledIsCancelledWhateverComesLate()
{
    ApiHotel house;
    QVERIFY(house.open());
    const Ask original{"POST",
                       "/v1/confirm-booking",
                       confirmBody(house.softBlock(1, 2), guest("Ana Lima")),
                       "original",
                       {}};
    const Called booked = house.call(original);
    const qint64 id = jsonOf(booked)[QStringLiteral("booking")].toInteger();
    const Ask cancel{"POST", pathOf(id, "/cancel"), "{\"version\":1}", "cancel", {}};
    const Called first = house.call(cancel);
    QVERIFY2(first.status == 200, first.body.constData());
    QCOMPARE(jsonOf(first)[QStringLiteral("status")].toString(), QStringLiteral("cancelled"));
    QCOMPARE(house.hotel().left(1, 1), 4);
    QCOMPARE(house.call(cancel).body, first.body);
    // A late copy of the original gets the original answer and restores nothing.
    QCOMPARE(house.call(original).body, booked.body);
    QCOMPARE(house.hotel().left(1, 1), 4);
    QCOMPARE(jsonOf(house.get(pathOf(id)))[QStringLiteral("status")].toString(),
             QStringLiteral("cancelled"));
    // A second cancellation returns the fee of the first.
    const Called second = house.call({"POST", pathOf(id, "/cancel"), "{\"version\":1}"});
    QVERIFY2(second.status == 200, second.body.constData());
    QCOMPARE(jsonOf(second)[QStringLiteral("fee")], jsonOf(first)[QStringLiteral("fee")]);
}

void TestBookings::channelTouchesItsOwnOnly()
{
    ApiHotel house;
    QVERIFY(house.open());
    const QByteArray token = house.token(TokenRole::Channel);
    const qint64 desks = house.booking(house.softBlock(1, 2));
    QCOMPARE(house.call({"PATCH", pathOf(desks), "{\"version\":1,\"rooms\":2}", {}, token}).status,
             404);
    QCOMPARE(house.call({"POST", pathOf(desks, "/cancel"), "{\"version\":1}", {}, token}).status,
             404);
    const qint64 own =
        house.booking(house.softBlock(1, 2, 1, TokenRole::Channel), "Rui Melo", TokenRole::Channel);
    QCOMPARE(house.get(pathOf(own), TokenRole::Channel).status, 200);
    const Called gone = house.call({"POST", pathOf(own, "/cancel"), "{\"version\":1}", {}, token});
    QVERIFY2(gone.status == 200, gone.body.constData());
    // A stored 404 is repeated under its key, even if the number exists by then.
    const qint64 block = house.softBlock(1, 2, 1, TokenRole::Channel);
    const Ask early{"POST", pathOf(block, "/cancel"), "{\"version\":1}", "early", token};
    const Called refused = house.call(early);
    QCOMPARE(refused.status, 404);
    QCOMPARE(house.booking(block, "Eva Sol", TokenRole::Channel), block);
    QCOMPARE(house.call(early).body, refused.body);
    QCOMPARE(house.get(pathOf(block), TokenRole::Channel).status, 200);
    const Ask foreign{"POST", pathOf(desks, "/cancel"), "{\"version\":1}", "foreign", token};
    const Called nothing = house.call(foreign);
    QCOMPARE(nothing.status, 404);
    QVERIFY(house.call({"POST", pathOf(desks, "/cancel"), "{\"version\":1}"}).status == 200);
    QCOMPARE(house.call(foreign).body, nothing.body);
}

void TestBookings::doubtGoesToAPersonWhoDecidesOnce()
{
    ApiHotel house;
    QVERIFY(house.open());
    // If only the guest's name is known, the duplicate goes to review.
    const auto book = [&] {
        return house.call({"POST", "/v1/bookings", house.stayBody(1, 2, 1, guest("Ana Lima"))});
    };
    QCOMPARE(book().status, 201);
    const Called doubted = book();
    QVERIFY2(doubted.status == 202, doubted.body.constData());
    QCOMPARE(jsonOf(doubted)[QStringLiteral("status")].toString(), QStringLiteral("pending"));
    const qint64 id = jsonOf(doubted)[QStringLiteral("duplicate")].toInteger();
    QVERIFY(id > 0);
    const QByteArray path = "/v1/duplicates/" + QByteArray::number(id) + "/decision";
    const Called wrong = house.call({"POST", path, "{\"decision\":\"maybe\"}"});
    QCOMPARE(wrong.status, 422);
    QCOMPARE(fieldOf(wrong), QStringLiteral("decision"));
    const Called kept = house.call({"POST", path, "{\"decision\":\"keep_both\"}"});
    QVERIFY2(kept.status == 200, kept.body.constData());
    QTRY_COMPARE(house.hotel().left(1, 1), 2);
    const Called again = house.call({"POST", path, "{\"decision\":\"is_one\"}"});
    QCOMPARE(again.status, 409);
    QCOMPARE(problemOf(again), QStringLiteral("wrong-state"));
    // What is rejected is not said to be confirmed.
    const qint64 third = jsonOf(book())[QStringLiteral("duplicate")].toInteger();
    const QByteArray its = "/v1/duplicates/" + QByteArray::number(third) + "/decision";
    const Called rejected = house.call({"POST", its, "{\"decision\":\"is_one\"}"});
    QVERIFY2(rejected.status == 200, rejected.body.constData());
    QCOMPARE(jsonOf(rejected)[QStringLiteral("status")].toString(), QStringLiteral("cancelled"));
    QCOMPARE(
        house.call({"POST", "/v1/duplicates/123/decision", "{\"decision\":\"is_one\"}"}).status,
        409);
}

void TestBookings::theGuestAnswersWhatWasAskedOnce()
{
    ApiHotel house;
    QVERIFY(house.open());
    const auto book = [&] {
        return house.call({"POST", "/v1/bookings", house.stayBody(1, 2, 1, guest("Ana Lima"))});
    };
    const Called first = book();
    QCOMPARE(first.status, 201);
    QVERIFY(jsonOf(first)[QStringLiteral("question")].isNull());
    const Called doubted = book();
    QCOMPARE(doubted.status, 202);
    const QByteArray question = jsonOf(doubted)[QStringLiteral("question")].toString().toLatin1();
    QVERIFY2(question.size() > 40, doubted.body.constData());
    const QByteArray path =
        "/v1/duplicates/"
        + QByteArray::number(jsonOf(doubted)[QStringLiteral("duplicate")].toInteger()) + "/answer";
    const auto says = [&](const QByteArray &signedWords, const char *duplicate) {
        return house.call(
            {"POST", path,
             "{\"question\":\"" + signedWords + "\",\"is_duplicate\":" + duplicate + '}'});
    };
    QByteArray forged = question;
    forged[5] = forged[5] == 'x' ? 'y' : 'x';
    QCOMPARE(says(forged, "false").status, 403);
    QCOMPARE(says({}, "false").status, 422);
    QCOMPARE(says(question, "\"no\"").status, 422);
    const Called kept = says(question, "false");
    QVERIFY2(kept.status == 200, kept.body.constData());
    QTRY_COMPARE(house.hotel().left(1, 1), 2);
    QCOMPARE(says(question, "false").status, 409);
    const auto logged =
        jsonOf(house.get("/v1/duplicates?outcome=kept_both"))[QStringLiteral("duplicates")]
            .toArray();
    QCOMPARE(logged.size(), 1);
    QVERIFY(!logged.first()[QStringLiteral("decided_at")].isNull());
}

QTEST_GUILESS_MAIN(TestBookings)
#include "test_bookings.moc"
