// SPDX-License-Identifier: GPL-3.0-or-later
// Messages to and from an OTA over JSON, as documented at docs.channex.io, through the link.
#include "channels/json_feed.h"
#include "channels/json_pair.h"
#include "channels/outbox/outbox_message.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace roomrack;
using namespace roomrack::booking;
using namespace roomrack::channels;
using namespace roomrack::tests;
using simulator::WireReply;

namespace {

QJsonArray values(const std::vector<JsonPair::Sent> &messages)
{
    QJsonArray all;
    for (const JsonPair::Sent &m : messages) {
        for (const QJsonValue v : QJsonDocument::fromJson(m.request.body)[u"values"].toArray())
            all.append(v);
    }
    return all;
}

}  // namespace

class TestJsonPair : public QObject {
    Q_OBJECT

private slots:
    void aMinutePassesAfterTooManyRequests_data();
    void aMinutePassesAfterTooManyRequests();
    void aGreetingThatSucceedsDoesNotHastenUpdates();
    void aFeedThatCannotBeReadStopsNothingElse();
    void aRevisionThatIsNoJsonWaitsAndTheOthersAreBooked();
    void whatTheChannelCollectsIsKeptWithTheBooking();
    void aModificationMayChangeWhoCollects();
    void theMockChannelCollectsFromSomeGuests();
    void aRoomThatWasCancelledIsCancelled();
    void pricesByOccupancyAndWeekdaysArrive();
    void aMinimumThroughTheStayArrives();

private:
    static std::vector<Booking> bookings(const JsonPair &line, const char *reservation);
};

std::vector<Booking> TestJsonPair::bookings(const JsonPair &line, const char *reservation)
{
    auto reader = storage::Reader::open(line.engine->file()).value();
    const auto ids = reader->ask(storage::BookingsOf{
        line.property, line.kOta, reservationDigest(QString::fromLatin1(reservation))});
    std::vector<Booking> all;
    for (const BookingId id : ids.value())
        all.push_back(reader->ask(storage::OneBooking{line.property, id}).value().booking);
    return all;
}

void TestJsonPair::aMinutePassesAfterTooManyRequests_data()
{
    QTest::addColumn<QByteArray>("after");
    QTest::addColumn<qint64>("seconds");
    QTest::newRow("not said") << QByteArray() << qint64(60);
    QTest::newRow("zero") << QByteArray("0") << qint64(60);
    QTest::newRow("a date") << QByteArray("Wed, 21 Oct 2015 07:28:00 GMT") << qint64(60);
    QTest::newRow("seven seconds") << QByteArray("7") << qint64(7);
}

void TestJsonPair::aMinutePassesAfterTooManyRequests()
{
    QFETCH(QByteArray, after);
    QFETCH(qint64, seconds);
    for (const bool feed : {false, true}) {
        JsonPair line(kNoon);
        sync::ChannelSettings settings = line.settings();
        settings.pollSeconds = feed ? 5 : 0;
        line.link(settings);
        bool once = true;
        line.instead = [&](const Request &request) -> std::optional<WireReply> {
            if (isFeed(request) != feed || !std::exchange(once, false)) return std::nullopt;
            WireReply reply{429, {}, R"({"errors":{"code":"http_too_many_requests"}})"};
            if (!after.isEmpty()) reply.headers = {{"Retry-After", after}};
            return reply;
        };
        const size_t from = line.sent.size();
        if (!feed) line.setForSale(line.today, 3, 2);
        line.run(100);
        QVERIFY(!once);
        const auto all = line.sentTo("/", from);
        const auto refused = std::find_if(all.begin(), all.end(),
                                          [](const auto &m) { return m.answer.status == 429; });
        QVERIFY(refused != all.end() && refused + 1 != all.end());
        // A second is for the transmission.
        const qint64 pause = (refused + 1)->at - refused->at - kSecond;
        QVERIFY2(pause >= seconds * kSecond && pause < (seconds + 2) * kSecond,
                 qPrintable(QString::number(pause)));
        if (!feed) QCOMPARE(line.ota.shop().rooms(line.kRoom, line.today), 2);
        QCOMPARE(line.status().failures, 0);
    }
}

/// Every update fails, and every probe of the channel, which is offline after some, succeeds.
void TestJsonPair::aGreetingThatSucceedsDoesNotHastenUpdates()
{
    JsonPair line(kNoon);
    sync::ChannelSettings settings = line.settings();
    settings.pollSeconds = 0;
    line.instead = [](const Request &request) -> std::optional<WireReply> {
        if (isFeed(request)) return std::nullopt;
        return WireReply{500, {}, {}};
    };
    line.link(settings);
    line.run(3'600);
    const size_t feed = line.sentTo("/api/v1/booking_revisions").size();
    QVERIFY(feed > 0);
    const size_t updates = line.sent.size() - feed;
    QVERIFY2(updates >= 15 && updates <= 50, QByteArray::number(qsizetype(updates)).constData());
}

void TestJsonPair::aFeedThatCannotBeReadStopsNothingElse()
{
    JsonPair line(kNoon);
    line.instead = [](const Request &request) {
        return isFeed(request) ? std::optional(WireReply{200, {}, R"({"data":[{"id":"r1")"})
                               : std::nullopt;
    };
    sync::ChannelSettings settings = line.settings();
    settings.pollSeconds = 30;
    line.link(settings);
    for (int i = 1; i <= 8; ++i) {
        line.setForSale(line.today, 5, 4 - i % 3);
        line.run(60);
        QCOMPARE(line.ota.shop().rooms(line.kRoom, line.today + 1), 4 - i % 3);
    }
    QCOMPARE(line.status().failures, 0);
    const auto asked = line.sentTo("/api/v1/booking_revisions/feed").size();
    QVERIFY2(asked >= 10 && asked <= 20, qPrintable(QString::number(asked)));
}

void TestJsonPair::aRevisionThatIsNoJsonWaitsAndTheOthersAreBooked()
{
    JsonPair line(kNoon);
    Feed feed;
    const QByteArray broken =
        revision("r1", "b1", room(line.today), ",\"status\":\"new\",\"notes\":\"\xff\"");
    feed.revisions = {
        {"r1", broken},
        {"r2", revision("r2", "b2", room(line.today + 1), R"(,"status":"new","notes":"\ud83d")")},
        {"r3", revision("r3", "b3", room(line.today + 2))}};
    link(line, feed);
    line.run(60);
    QVERIFY(feed.revisions.empty());
    QCOMPARE(bookings(line, "b2").size(), size_t(1));
    QCOMPARE(bookings(line, "b3").size(), size_t(1));
    QCOMPARE(line.ota.shop().rooms(line.kRoom, line.today + 2), 3);
    const auto waiting = line.waiting();
    QCOMPARE(waiting.size(), size_t(1));
    QCOMPARE(waiting.front().reservation, QStringLiteral("b1"));
    QCOMPARE(waiting.front().revision, QStringLiteral("r1"));
    QCOMPARE(waiting.front().body, broken);
    QVERIFY(!waiting.front().reason.isEmpty());
    QCOMPARE(line.status().state, ConnectionState::InSync);
}

void TestJsonPair::whatTheChannelCollectsIsKeptWithTheBooking()
{
    JsonPair line(kNoon);
    Feed feed;
    feed.revisions = {
        {"r1", revision("r1", "b1", room(line.today),
                        R"(,"status":"new","payment_collect":"ota","payment_type":"bank_transfer")"
                        R"(,"customer":{"surname":"Hop","company":{"title":"Hops & Sons"}})")},
        {"r2",
         revision("r2", "b2", room(line.today), R"(,"status":"new","payment_collect":"property")")},
        {"r3", revision("r3", "b3", room(line.today))}};
    link(line, feed);
    for (const char *unpaid : {"b2", "b3"}) {
        const auto all = bookings(line, unpaid);
        QCOMPARE(all.size(), size_t(1));
        QVERIFY(!all.front().channelCollects);
        QCOMPARE(dueAtProperty(all.front()), qint64(100'00));
    }
    const auto paid = bookings(line, "b1");
    QCOMPARE(paid.size(), size_t(1));
    QCOMPARE(paid.front().channelCollects, std::optional<qint64>(100'00));
    QCOMPARE(dueAtProperty(paid.front()), qint64(0));
    auto reader = storage::Reader::open(line.engine->file()).value();
    const QString notes =
        reader->ask(storage::OneBooking{line.property, paid.front().id}).value().guest.notes;
    QVERIFY2(notes.contains(QStringLiteral("Payment by the channel: bank transfer")),
             qPrintable(notes));
    QVERIFY(notes.contains(QStringLiteral("Hops & Sons")));
    // A PMS is told so too.
    storage::BookingRow row{paid.front(), {}, {}};
    const auto forPms = [&] {
        const engine::HotelView hotel(**line.engine->snapshot(line.property));
        return reservationFor(row, false, hotel, line.settings()).value();
    };
    QCOMPARE(protocols::channelCollects(forPms().guarantee), std::optional(true));
    row.booking.total += 50'00;
    QCOMPARE(forPms().guarantee.kind, protocols::GuaranteeKind::Deposit);
    QCOMPARE(forPms().deposit, std::optional<qint64>(100'00));
    row.booking.channelCollects.reset();
    QCOMPARE(forPms().guarantee, protocols::Guarantee());
}

void TestJsonPair::aModificationMayChangeWhoCollects()
{
    JsonPair line(kNoon);
    Feed feed;
    const auto told = [&](const char *id, const QByteArray &rooms, const QByteArray &more) {
        feed.revisions = {{id, revision(id, "b1", rooms, more)}};
        line.run(30);
        return bookings(line, "b1").front();
    };
    link(line, feed);
    const QByteArray first = room(line.today),
                     dearer = room(line.today).replace("100.00", "130.00");
    QVERIFY(!told("r1", first, R"(,"status":"new")").channelCollects);
    const QByteArray ota = R"(,"status":"modified","payment_collect":"ota")";
    const Booking paid = told("r2", first, ota);
    QCOMPARE(paid.channelCollects, std::optional<qint64>(100'00));
    QCOMPARE(paid.version, 2);
    // What a message does not state stays, also with another price.
    const Booking kept = told("r3", dearer, R"(,"status":"modified","payment_collect":null)");
    QCOMPARE(kept.total, qint64(130'00));
    QCOMPARE(kept.channelCollects, std::optional<qint64>(130'00));
    const Booking back = told("r4", dearer, R"(,"status":"modified","payment_collect":"property")");
    QVERIFY(!back.channelCollects);
    QCOMPARE(back.version, 4);
}

void TestJsonPair::theMockChannelCollectsFromSomeGuests()
{
    JsonPair line(kNoon);
    sync::ChannelSettings settings = line.settings();
    settings.pollSeconds = 5;
    line.link(settings);
    line.setForSale(line.today, 10, 3);
    line.run(30);
    QStringList made;
    for (int i = 0; i < 3; ++i) {
        auto told = line.ota.shop().book(line.ota.shop().offers().front(), Stay(line.today + i, 1),
                                         1, 2, line.scheduler.now());
        QVERIFY(told.has_value());
        made += told->reservation.id;
        line.ota.tell(*told);
    }
    line.run(30);
    int paid = 0;
    for (const QString &id : std::as_const(made)) {
        const auto all = bookings(line, id.toLatin1().constData());
        QCOMPARE(all.size(), size_t(1));
        if (all.front().channelCollects) ++paid;
    }
    QCOMPARE(paid, 1);
}

void TestJsonPair::aRoomThatWasCancelledIsCancelled()
{
    JsonPair line(kNoon);
    Feed feed;
    const auto rooms = [&](const char *mark) {
        return room(line.today + 1) + ',' + room(line.today + 3, mark);
    };
    feed.revisions = {{"r1", revision("r1", "b1", rooms(R"(,"is_cancelled":false)"))}};
    link(line, feed);
    QCOMPARE(bookings(line, "b1").size(), size_t(2));
    QCOMPARE(line.ota.shop().rooms(line.kRoom, line.today + 3), 3);
    feed.revisions = {
        {"r2", revision("r2", "b1", rooms(R"(,"is_cancelled":true)"), R"(,"status":"modified")")}};
    line.run(60);
    const auto after = bookings(line, "b1");
    QCOMPARE(after.size(), size_t(2));
    QCOMPARE(after[0].status, BookingStatus::Confirmed);
    QCOMPARE(after[1].status, BookingStatus::Cancelled);
    QCOMPARE(line.ota.shop().rooms(line.kRoom, line.today + 1), 3);
    QCOMPARE(line.ota.shop().rooms(line.kRoom, line.today + 3), 4);
}

void TestJsonPair::pricesByOccupancyAndWeekdaysArrive()
{
    JsonPair line(kNoon);
    sync::ChannelSettings settings = line.settings();
    settings.rates.front().guests = {1, 2};
    line.link(settings);
    QCOMPARE(line.status().state, ConnectionState::InSync);
    size_t from = line.sent.size();
    EditBlock edit;
    edit.caller = line.caller();
    // Fridays and Saturdays of four weeks.
    const auto isWeekend = [](Night n) { return n.weekday() == 5 || n.weekday() == 6; };
    for (const int guests : {1, 2}) {
        std::vector<qint64> prices;
        for (int i = 0; i < 28; ++i)
            prices.push_back((isWeekend(line.today + i) ? 15'000 : 8'000) + 1'500 * guests);
        edit.cells.push_back({{CellField::Rate, RoomTypeId{1}, {}, RatePlanId{1}, guests},
                              {line.today, 28},
                              prices});
    }
    line.command(edit);
    line.run(60);
    for (int i = 0; i < 28; ++i) {
        const Night n = line.today + i;
        for (const int guests : {1, 2})
            QCOMPARE(line.ota.shop().price(line.kRate, n, guests),
                     qint64((isWeekend(n) ? 15'000 : 8'000) + 1'500 * guests));
    }
    const QJsonArray said = values(line.sentTo("/api/v1/restrictions", from));
    QVERIFY2(said.size() <= 4, qPrintable(QString::number(said.size())));
    bool days = false;
    for (const QJsonValue item : said) {
        QVERIFY(!item[u"rate"].isString());
        QCOMPARE(item[u"rates"].toArray().size(), 2);
        days = days
               || item[u"days"].toArray() == QJsonArray{QStringLiteral("fr"), QStringLiteral("sa")};
    }
    QVERIFY(days);
    // Rooms do not support weekdays there.
    from = line.sent.size();
    EditCells rooms;
    rooms.caller = line.caller();
    rooms.roomTypes = {RoomTypeId{1}};
    for (int i = 0; i < 28; ++i)
        if (isWeekend(line.today + i)) rooms.ranges.push_back({line.today + i, 1});
    rooms.value = 1;
    line.command(EditBlock(rooms));
    line.run(60);
    for (const QJsonValue item : values(line.sentTo("/api/v1/availability", from)))
        QVERIFY(item[u"days"].isUndefined());
    QCOMPARE(line.status().state, ConnectionState::InSync);
}

void TestJsonPair::aMinimumThroughTheStayArrives()
{
    JsonPair line(kNoon);
    sync::ChannelSettings settings = line.settings();
    line.link(settings);
    EditCells edit;
    edit.caller = line.caller();
    edit.field = CellField::MinStay;
    edit.roomTypes = {RoomTypeId{1}};
    edit.ranges = {{line.today + 4, 2}};
    edit.value = 3;
    line.command(EditBlock(edit));
    line.run(60);
    QCOMPARE(line.ota.shop().limits(line.kRate, line.today + 4).minStay, quint16(3));
    QCOMPARE(line.ota.shop().limits(line.kRate, line.today + 4).minStayThrough, quint16(0));
    const auto sells = [&](Night in, int nights) {
        return line.ota.shop()
            .book({line.kRoom, line.kRate}, Stay(in, nights), 1, 2, line.clock.wall())
            .has_value();
    };
    QVERIFY(sells(line.today + 3, 2));  // no arrivals on the night with a minimum of three
    settings.supportedRestrictions.minStay = false;
    settings.supportedRestrictions.minStayThrough = true;
    line.link(settings);
    line.run(60);
    QCOMPARE(line.ota.shop().limits(line.kRate, line.today + 4).minStayThrough, quint16(3));
    QCOMPARE(line.ota.shop().limits(line.kRate, line.today + 4).minStay, quint16(0));
    QVERIFY(!sells(line.today + 3, 2));
    QVERIFY(sells(line.today + 3, 3));
    // The other one was reset, and is not sent any more.
    const size_t from = line.sent.size();
    edit.value = 4;
    line.command(EditBlock(edit));
    line.run(60);
    QCOMPARE(line.ota.shop().limits(line.kRate, line.today + 4).minStayThrough, quint16(4));
    QVERIFY(line.sent.size() > from);
    for (const QJsonValue item : values(line.sentTo("/api/v1/restrictions", from)))
        QVERIFY(item[u"min_stay_arrival"].isUndefined());
    QCOMPARE(line.status().state, ConnectionState::InSync);
}

QTEST_GUILESS_MAIN(TestJsonPair)
#include "test_json_pair.moc"
