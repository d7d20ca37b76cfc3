// SPDX-License-Identifier: GPL-3.0-or-later
// A request that was answered 202 is found under its number until it has ended, and after that:
// what it waits for, and why it is no booking.
#include "api/v1/unbooked.h"
#include "api_hotel.h"
#include "support/patience.h"

#include <QJsonDocument>
#include <QTest>

using namespace roomrack;
using namespace roomrack::tests;

namespace {

QByteArray pathOf(qint64 booking, const char *more = "")
{
    return "/v1/bookings/" + QByteArray::number(booking) + more;
}

QString textOf(const QJsonObject &object, const char *name)
{
    return object[QLatin1String(name)].toString();
}

QJsonObject requestOf(const QJsonObject &booking)
{
    return booking[QStringLiteral("request")].toObject();
}

/// A property with a booking, and a request of the channel that may be its duplicate.
struct Doubted {
    /// `first`: who made the booking.
    explicit Doubted(TokenRole first = TokenRole::Channel)
    {
        if (!house.open()) qFatal("the API does not open");
        booking = numberOf(ask(first), 201);
        answer = ask(TokenRole::Channel);
        request = numberOf(answer, 202);
        duplicate = jsonOf(answer)[QStringLiteral("duplicate")].toInteger();
    }
    Called ask(TokenRole role) const
    {
        return house.call({"POST",
                           "/v1/bookings",
                           house.stayBody(1, 2, 1, ",\"guest\":{\"name\":\"Ana Lima\"}"),
                           {},
                           house.token(role)});
    }
    static qint64 numberOf(const Called &answer, int status)
    {
        if (answer.status != status) qWarning("%s", answer.body.constData());
        return jsonOf(answer)[QStringLiteral("booking")].toInteger();
    }
    QJsonObject seen(TokenRole role = TokenRole::Channel) const
    {
        const Called found = house.get(pathOf(request), role);
        if (found.status != 200) qWarning("%s", found.body.constData());
        return jsonOf(found);
    }
    void decide(const char *decision) const
    {
        const Called decided =
            house.call({"POST", "/v1/duplicates/" + QByteArray::number(duplicate) + "/decision",
                        QByteArray("{\"decision\":\"") + decision + "\"}"});
        if (decided.status != 200) qWarning("%s", decided.body.constData());
    }
    booking::SagaRow saga()
    {
        const auto snapshot = house.engine().snapshot(house.hotel().property);
        for (const booking::SagaRow &row : (*snapshot)->sagas)
            if (row.booking.value == request) return row;
        qFatal("no saga");
    }

    ApiHotel house;
    Called answer;
    qint64 booking = 0, request = 0, duplicate = 0;
};

}  // namespace

class TestRequestOutcomes : public QObject {
    Q_OBJECT

private slots:
    void aRequestIsFoundWhileItIsReviewed();
    void aRequestThatIsKeptIsABooking();
    void aDuplicateNamesTheOtherBookingOfItsChannelOnly_data();
    void aDuplicateNamesTheOtherBookingOfItsChannelOnly();
    void aRequestThatIsNotReviewedExpires();
    void aCancelledRequestIsCancelled();
    void aDeclinedPaymentIsSaid();
    void everyEndHasAStateAndAReason_data();
    void everyEndHasAStateAndAReason();
    void requestsOfOthersAreNotFound();
    void aNumberThatIsNotTheirsIsNamed();
    void theSameWrongAnswerIsRefusedInTheSameWay();
    void oneDateIsChangedAlone();
};

void TestRequestOutcomes::aRequestIsFoundWhileItIsReviewed()
{
    Doubted d;
    // The deadline is in the API server's copy, which follows the commit.
    QTRY_VERIFY(!requestOf(d.seen())[QStringLiteral("until")].isNull());
    const QJsonObject seen = d.seen();
    QCOMPARE(seen[QStringLiteral("booking")].toInteger(), d.request);
    QCOMPARE(textOf(seen, "status"), QStringLiteral("pending"));
    for (const char *same : {"version", "total", "charged", "fee", "fee_charged"})
        QCOMPARE(seen[QLatin1String(same)], jsonOf(d.answer)[QLatin1String(same)]);
    QCOMPARE(textOf(seen, "check_in"), (kToday + 1).iso());
    QCOMPARE(seen[QStringLiteral("guest")].toObject()[QStringLiteral("name")].toString(),
             QStringLiteral("Ana Lima"));
    const QJsonObject request = requestOf(seen);
    QCOMPARE(textOf(request, "state"), QStringLiteral("review"));
    QCOMPARE(request[QStringLiteral("duplicate")].toInteger(), d.duplicate);
    QCOMPARE(request[QStringLiteral("other_booking")].toInteger(), d.booking);
    QVERIFY(request[QStringLiteral("reason")].isNull());
}

void TestRequestOutcomes::aRequestThatIsKeptIsABooking()
{
    Doubted d;
    d.decide("keep_both");
    const QJsonObject seen = d.seen();
    QCOMPARE(textOf(seen, "status"), QStringLiteral("confirmed"));
    QVERIFY(seen[QStringLiteral("request")].isNull());
}

void TestRequestOutcomes::aDuplicateNamesTheOtherBookingOfItsChannelOnly_data()
{
    QTest::addColumn<TokenRole>("first");
    QTest::newRow("own") << TokenRole::Channel;
    QTest::newRow("the desk's") << TokenRole::Desk;
}

void TestRequestOutcomes::aDuplicateNamesTheOtherBookingOfItsChannelOnly()
{
    QFETCH(TokenRole, first);
    Doubted d(first);
    d.decide("is_one");
    const QJsonObject seen = d.seen();
    QCOMPARE(textOf(seen, "status"), QStringLiteral("cancelled"));
    QCOMPARE(textOf(requestOf(seen), "state"), QStringLiteral("duplicate"));
    QVERIFY(requestOf(seen)[QStringLiteral("until")].isNull());
    const qint64 named = first == TokenRole::Channel ? d.booking : 0;
    QCOMPARE(requestOf(seen)[QStringLiteral("other_booking")].toInteger(), named);
    const QJsonObject desks = requestOf(d.seen(TokenRole::Desk));
    QCOMPARE(desks[QStringLiteral("other_booking")].toInteger(), d.booking);
    // The file has it when the program has started again.
    QVERIFY(d.house.restart());
    QCOMPARE(d.seen(), seen);
}

void TestRequestOutcomes::aRequestThatIsNotReviewedExpires()
{
    Doubted d;
    d.house.hotel().clock.advance(1801 * kSecond);
    d.house.engine().tick();
    d.house.engine().flush();
    const QJsonObject seen = d.seen();
    QCOMPARE(textOf(seen, "status"), QStringLiteral("failed"));
    QCOMPARE(textOf(requestOf(seen), "state"), QStringLiteral("expired"));
    QVERIFY(!textOf(requestOf(seen), "reason").isEmpty());
}

void TestRequestOutcomes::aCancelledRequestIsCancelled()
{
    Doubted d;
    const Called gone = d.house.call({"POST",
                                      pathOf(d.request, "/cancel"),
                                      "{\"version\":1}",
                                      {},
                                      d.house.token(TokenRole::Channel)});
    QVERIFY2(gone.status == 200, gone.body.constData());
    const QJsonObject seen = d.seen();
    QCOMPARE(textOf(seen, "status"), QStringLiteral("cancelled"));
    QCOMPARE(textOf(requestOf(seen), "state"), QStringLiteral("cancelled"));
}

/// The commits of a payment, without a gateway.
void TestRequestOutcomes::aDeclinedPaymentIsSaid()
{
    Doubted d;
    booking::AdvanceSaga declined;
    declined.caller = {d.house.hotel().property, kEngineActor, {}, {}};
    declined.saga = booking::SagaId{d.request};
    declined.state = d.saga().state;
    declined.state.stage = booking::SagaStage::Failed;
    declined.state.end = booking::SagaEnd::Declined;
    declined.hold = booking::HoldWrite::Release;
    const auto done = d.house.engine().run(engine::Command(declined));
    QVERIFY2(done, done ? "" : qPrintable(done.error().text()));
    d.house.engine().flush();
    const QJsonObject seen = d.seen();
    QCOMPARE(textOf(seen, "status"), QStringLiteral("failed"));
    QCOMPARE(textOf(requestOf(seen), "state"), QStringLiteral("declined"));
    QCOMPARE(textOf(requestOf(seen), "reason"), QStringLiteral("declined by the bank"));
}

void TestRequestOutcomes::everyEndHasAStateAndAReason_data()
{
    using booking::SagaEnd;
    QTest::addColumn<int>("end");
    QTest::addColumn<QString>("status");
    QTest::addColumn<QString>("state");
    const auto row = [](const char *name, SagaEnd end, const char *status, const char *state) {
        QTest::newRow(name) << int(end) << QString::fromLatin1(status)
                            << QString::fromLatin1(state);
    };
    row("paying", SagaEnd::Open, "pending", "payment");
    row("declined", SagaEnd::Declined, "failed", "declined");
    row("not booked", SagaEnd::NotBooked, "failed", "expired");
    row("gateway away", SagaEnd::GatewayAway, "failed", "failed");
    row("gateway refused", SagaEnd::GatewayRefused, "failed", "failed");
    row("cancelled", SagaEnd::Cancelled, "cancelled", "cancelled");
    row("lapsed", SagaEnd::Lapsed, "failed", "failed");
    row("by a person", SagaEnd::ByPerson, "failed", "failed");
}

void TestRequestOutcomes::everyEndHasAStateAndAReason()
{
    QFETCH(int, end);
    QFETCH(QString, status);
    QFETCH(QString, state);
    EngineHotel hotel;
    QVERIFY(hotel.make());
    api::v1::Unbooked request;
    request.saga.id = booking::SagaId{7};
    request.saga.booking = BookingId{7};
    request.saga.state.end = booking::SagaEnd(end);
    request.saga.request.charged = Money{1'000, Currency::make(QStringLiteral("USD")).value()};
    request.taken.night = kToday;
    request.taken.nights = 2;
    api::v1::Writer w;
    const engine::HotelView view(**hotel.engine->snapshot(hotel.property));
    api::v1::writeUnbooked(w, view, request, kOta);
    const QJsonObject seen = QJsonDocument::fromJson(w.take()).object();
    QCOMPARE(textOf(seen, "status"), status);
    QCOMPARE(textOf(requestOf(seen), "state"), state);
    QCOMPARE(textOf(requestOf(seen), "reason").isEmpty(), status != QLatin1String("failed"));
    QCOMPARE(textOf(seen[QStringLiteral("charged")].toObject(), "amount"), QStringLiteral("10.00"));
}

void TestRequestOutcomes::requestsOfOthersAreNotFound()
{
    Doubted d;
    const Called desks = d.ask(TokenRole::Desk);
    const qint64 number = Doubted::numberOf(desks, 202);
    QCOMPARE(d.house.get(pathOf(number), TokenRole::Desk).status, 200);
    QCOMPARE(d.house.get(pathOf(number), TokenRole::Channel).status, 404);
    // A soft block is no request yet.
    const qint64 block = d.house.softBlock(5, 1, 1, TokenRole::Channel);
    QCOMPARE(d.house.get(pathOf(block), TokenRole::Channel).status, 404);
}

void TestRequestOutcomes::aNumberThatIsNotTheirsIsNamed()
{
    ApiHotel house;
    QVERIFY(house.open());
    const qint64 desks = house.booking(house.softBlock(1, 2));
    const QByteArray token = house.token(TokenRole::Channel);
    for (const qint64 number : {desks, qint64(777'777)}) {
        const Ask cancel{"POST", pathOf(number, "/cancel"), "{\"version\":1}", {}, token};
        const Called refused = house.call(cancel);
        QCOMPARE(refused.status, 404);
        QCOMPARE(textOf(jsonOf(refused), "detail"),
                 QStringLiteral("open booking with number %1 not found").arg(number));
    }
    QCOMPARE(textOf(jsonOf(house.get(pathOf(desks))), "status"), QStringLiteral("confirmed"));
}

/// Even when the question has been answered in the meantime.
void TestRequestOutcomes::theSameWrongAnswerIsRefusedInTheSameWay()
{
    Doubted d;
    const QByteArray path = "/v1/duplicates/" + QByteArray::number(d.duplicate) + "/answer";
    const QByteArray token = d.house.token(TokenRole::Channel);
    const QByteArray question = textOf(jsonOf(d.answer), "question").toLatin1();
    QVERIFY(!question.isEmpty());
    const Ask wrong{"POST", path, "{\"question\":\"forged\",\"is_duplicate\":true}", "w1", token};
    const Called refused = d.house.call(wrong);
    QCOMPARE(refused.status, 403);
    const Called right = d.house.call(
        {"POST", path, "{\"question\":\"" + question + "\",\"is_duplicate\":true}", "r1", token});
    QVERIFY2(right.status == 200, right.body.constData());
    const Called again = d.house.call(wrong);
    QCOMPARE(again.status, 403);
    QCOMPARE(again.body, refused.body);
}

void TestRequestOutcomes::oneDateIsChangedAlone()
{
    ApiHotel house;
    QVERIFY(house.open());
    const qint64 id = house.booking(house.softBlock(2, 2));
    const auto change = [&](int version, const char *name, int day, const QByteArray &key = {}) {
        return house.call({"PATCH", pathOf(id),
                           "{\"version\":" + QByteArray::number(version) + ",\"" + name + "\":\""
                               + (kToday + day).iso().toUtf8() + "\"}",
                           key});
    };
    const Called longer = change(1, "check_out", 6, "longer");
    QVERIFY2(longer.status == 200, longer.body.constData());
    const Called later = change(2, "check_in", 5);
    QVERIFY2(later.status == 200, later.body.constData());
    const QJsonObject now = jsonOf(house.get(pathOf(id)));
    QCOMPARE(textOf(now, "check_in"), (kToday + 5).iso());
    QCOMPARE(textOf(now, "check_out"), (kToday + 6).iso());
    const Called wrong = change(3, "check_out", 5);
    QCOMPARE(wrong.status, 422);
    QCOMPARE(textOf(jsonOf(wrong), "field"), QStringLiteral("check_out"));
    QCOMPARE(textOf(jsonOf(change(3, "check_in", 6)), "field"), QStringLiteral("check_in"));
    // The first answer is repeated, although its date no longer fits the other one.
    QCOMPARE(change(1, "check_out", 6, "longer").body, longer.body);
    QCOMPARE(change(1, "check_out", 4).status, 409);
}

QTEST_GUILESS_MAIN(TestRequestOutcomes)
#include "test_request_outcomes.moc"
