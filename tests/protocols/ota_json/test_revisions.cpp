// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocols/ota_json/revision.h"
#include "support/outside.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>
#include <rapidcheck.h>

using namespace roomrack;
using namespace roomrack::protocols;
using namespace roomrack::protocols::ota_json;

namespace {

QString q(const char *text)
{
    return QString::fromUtf8(text);
}

QByteArray golden(const char *name)
{
    return tests::sourceBytes(q("tests/protocols/ota_json/goldens/%1.json").arg(q(name)));
}

std::vector<Revision> revisionsOf(const FeedPage &page)
{
    std::vector<Revision> out;
    for (const FeedItem &item : page.items)
        if (item.revision) out.push_back(*item.revision);
    return out;
}

/// The error of the golden webhook after a replacement.
QString problem(const QByteArray &before, const QByteArray &after)
{
    const auto read = decodeWebhook(golden("webhook").replace(before, after));
    if (!read) return read.error().text();
    if (!read->item) return q("no booking");
    return read->item->revision ? QString() : read->item->revision.error().text();
}

Revision anyRevision()
{
    const Currency currency = *Currency::make(*rc::gen::element(q("EUR"), q("JPY"), q("KWD")));
    Revision out;
    Reservation &r = out.reservation;
    r.revision = q("rev-%1").arg(*rc::gen::inRange(1, 99'999));
    r.id = q("bk \"%1\"").arg(*rc::gen::inRange(1, 99'999));
    r.hotelCode = q("hotel");
    r.status = *rc::gen::element(ReservationStatus::New, ReservationStatus::Modified,
                                 ReservationStatus::Cancelled);
    r.source = *rc::gen::element(q(""), q("Sunny Stays"));
    out.otaCode = *rc::gen::element(q(""), q("SS-1"));
    r.currency = currency;
    r.total.afterTax = *rc::gen::inRange<qint64>(0, 10'000'000);
    r.comment = *rc::gen::element(q(""), q("One\nline ü \\ \""));
    if (*rc::gen::arbitrary<bool>()) r.modified = Instant{1'468'483'200'123'000};
    Person booker;
    booker.surname = q("O'Hara");
    booker.phones = {q("+49 30 1")};
    booker.company = *rc::gen::element(q(""), q("Hops & Sons, DE 811"));
    if (*rc::gen::arbitrary<bool>()) r.booker = booker;
    r.guarantee =
        *rc::gen::element(Guarantee{}, Guarantee{GuaranteeKind::Card, q("VI"), q("1111"), {}},
                          Guarantee{GuaranteeKind::Card, q("VI"), q("1111"), {}, true},
                          Guarantee{GuaranteeKind::None, {}, {}, {}, true},
                          Guarantee{GuaranteeKind::Prepaid, {}, {}, q("bank_transfer")},
                          Guarantee{GuaranteeKind::Prepaid, q("MC"), {}, {}});
    const int rooms = *rc::gen::inRange(r.status == ReservationStatus::Cancelled ? 0 : 1, 4);
    for (int i = 0; i < rooms; ++i) {
        RoomStay room;
        room.roomTypeCode = q("STD");
        room.ratePlanCode = q("BAR");
        room.stay = Stay(Night(*rc::gen::inRange(16'000, 20'000)), *rc::gen::inRange(1, 9));
        room.guests = {{AgeClass::Adult, *rc::gen::inRange(1, 5), -1}};
        if (*rc::gen::arbitrary<bool>()) room.guests.push_back({AgeClass::Child, 1, 7});
        if (*rc::gen::arbitrary<bool>()) room.guests.push_back({AgeClass::Infant, 1, -1});
        if (*rc::gen::arbitrary<bool>())
            for (int n = 0; n < room.stay.nights(); ++n)
                room.rates.push_back({room.stay.checkIn() + n, {qint64(100 + n), {}}});
        if (*rc::gen::arbitrary<bool>()) room.total.afterTax = 4711;
        if (*rc::gen::arbitrary<bool>()) {
            Person guest;
            guest.reference = QString::number(r.guests.size() + 1);
            guest.givenName = q("Marie");
            room.guestReferences = {guest.reference};
            r.guests.push_back(guest);
        }
        r.stays.push_back(room);
    }
    return out;
}

}  // namespace

class TestRevisions : public QObject {
    Q_OBJECT

private slots:
    void theGoldenPageIsUnderstood();
    void goldensAreWrittenAsTheyWereRead();
    void whatIsWrittenIsReadBack();
    void whatIsWrittenKeepsToTheSchema();
    void oneWrongRevisionDoesNotHideTheOthers();
    void thePresentShapeOfAFeedIsUnderstood();
    void aRoomThatWasCancelledIsNotAmongTheRooms();
    void noCommissionRefusesARevision();
    void wrongRevisionsAreRefusedWithTheirPath_data();
    void wrongRevisionsAreRefusedWithTheirPath();
    void aCardNumberIsNeverKept();
    void aTestHookHasNoBooking();
    void aWebhookMayOnlyNameARevision();
    void acknowledgementsNameTheirRevision();
};

void TestRevisions::theGoldenPageIsUnderstood()
{
    const auto page = decodeFeed(golden("feed"));
    QVERIFY(page);
    QCOMPARE(page->total, 2);
    QCOMPARE(page->items.size(), size_t(2));
    QVERIFY2(
        page->items[0].revision,
        qPrintable(page->items[0].revision ? QString() : page->items[0].revision.error().text()));
    const Revision &first = *page->items[0].revision;
    const Reservation &r = first.reservation;
    QCOMPARE(r.revision, q("rev-1"));
    QCOMPARE(r.id, q("bk-900"));
    QCOMPARE(r.hotelCode, q("quinta-do-mar"));
    QCOMPARE(r.status, ReservationStatus::New);
    QCOMPARE(r.source, q("Sunny Stays"));
    QCOMPARE(first.otaCode, q("SS-4711"));
    QCOMPARE(r.modified->utc(), QDateTime(QDate(2016, 7, 1), QTime(8, 30), Qt::UTC));
    QCOMPARE(*r.total.afterTax, 47400);
    QCOMPARE(*r.commission, 7110);
    QCOMPARE(r.booker->surname, q("Müller-O'Hara"));
    QCOMPARE(r.booker->address.city, q("Berlin"));
    QCOMPARE(r.comment, q("Late arrival.\nTwo \"cots\", please"));
    QCOMPARE(r.guarantee.kind, GuaranteeKind::Card);
    QCOMPARE(r.guarantee.lastFour, q("1111"));
    QCOMPARE(r.stays.size(), size_t(2));
    QCOMPARE(r.stays[0].stay, Stay(Night::of(2016, 7, 14), 2));
    QCOMPARE(r.stays[0].rates.size(), size_t(2));
    QCOMPARE(*r.stays[0].rates[1].amount.afterTax, 11850);
    const std::vector<GuestCount> family{
        {AgeClass::Adult, 2, -1}, {AgeClass::Child, 1, 4}, {AgeClass::Child, 1, 9}};
    QVERIFY(r.stays[0].guests == family);
    QCOMPARE(r.stays[0].guestReferences, QStringList(q("1")));
    QCOMPARE(r.guests.front().givenName, q("Marie"));
    QCOMPARE(page->items[1].revision->reservation.status, ReservationStatus::Cancelled);
    QVERIFY(page->items[1].revision->reservation.stays.empty());
}

void TestRevisions::goldensAreWrittenAsTheyWereRead()
{
    const auto page = decodeFeed(golden("feed"));
    QVERIFY(page);
    const auto again = decodeFeed(encodeFeed(revisionsOf(*page), page->total));
    QVERIFY(again);
    QVERIFY(revisionsOf(*again) == revisionsOf(*page));
    const auto hook = decodeWebhook(golden("webhook"));
    QVERIFY(hook && hook->item && hook->item->revision);
    QJsonObject written = QJsonDocument::fromJson(encodeWebhook(*hook->item->revision)).object();
    QJsonObject read = QJsonDocument::fromJson(golden("webhook")).object();
    QCOMPARE(written[q("event")], read[q("event")]);
    const auto back = decodeWebhook(encodeWebhook(*hook->item->revision));
    QVERIFY(*back->item->revision == *hook->item->revision);
    QCOMPARE(*back->item->revision->reservation.total.afterTax, 24000);
}

void TestRevisions::whatIsWrittenIsReadBack()
{
    QVERIFY(rc::check([] {
        const std::vector<Revision> revisions{anyRevision(), anyRevision()};
        const auto page = decodeFeed(encodeFeed(revisions, 7));
        RC_ASSERT(page.has_value());
        RC_ASSERT(page->total == 7);
        RC_ASSERT(revisionsOf(*page) == revisions);
        const auto hook = decodeWebhook(encodeWebhook(revisions[0]));
        RC_ASSERT(hook && hook->item && hook->item->revision == revisions[0]);
    }));
}

void TestRevisions::whatIsWrittenKeepsToTheSchema()
{
    std::vector<QByteArray> pages{golden("feed")}, hooks{golden("webhook")};
    QVERIFY(rc::check([&pages, &hooks] {
        pages.push_back(encodeFeed({anyRevision(), anyRevision()}, 2));
        hooks.push_back(encodeWebhook(anyRevision()));
    }));
    ROOMRACK_OUTSIDE_AGREES(tests::jsonSchemaSays(q("feed"), pages));
    ROOMRACK_OUTSIDE_AGREES(tests::jsonSchemaSays(q("webhook"), hooks));
}

void TestRevisions::oneWrongRevisionDoesNotHideTheOthers()
{
    const QByteArray body = golden("feed").replace("\"2016-07-15\": \"118.50\"", "\"x\": \"1.00\"");
    const auto page = decodeFeed(body);
    QVERIFY(page);
    QVERIFY(!page->items[0].revision);
    QCOMPARE(page->items[0].id, q("rev-1"));
    QCOMPARE(page->items[0].revision.error().field, q("data[0].attributes.rooms[0].days.x"));
    QVERIFY(page->items[1].revision);
    // The stored copy equals the received revision.
    QCOMPARE(QJsonDocument::fromJson(page->items[0].raw).object(),
             QJsonDocument::fromJson(body).object()[q("data")].toArray()[0].toObject());
}

/// The members are those of docs.channex.io, "Bookings Collection", in its current version.
void TestRevisions::thePresentShapeOfAFeedIsUnderstood()
{
    QByteArray body = golden("feed");
    body.replace("\"language\": \"de\"", "\"language\": null, \"state\": null, \"meta\": {}, "
                                         "\"company\": {\"title\": \"Hops & Sons\", \"number\": "
                                         "\"DE 811\", \"number_type\": \"vat\", \"type\": null}");
    body.replace("\"currency\": \"EUR\"",
                 "\"currency\": \"EUR\", \"payment_collect\": \"ota\", \"payment_type\": "
                 "\"bank_transfer\", \"services\": [], \"agent\": null, \"arrival_hour\": null, "
                 "\"unique_id\": \"BDC-1\", \"raw_message\": \"{\\\"a\\\":1}\", "
                 "\"acknowledge_status\": \"pending\"");
    body.replace("\"booking_room_id\"", "\"is_cancelled\": false, \"taxes\": [], "
                                        "\"services\": [], \"meta\": {}, \"booking_room_id\"");
    const auto page = decodeFeed(body);
    QVERIFY(page);
    const FeedItem &item = page->items[0];
    QVERIFY2(item.revision, qPrintable(item.revision ? QString() : item.revision.error().text()));
    const Reservation &r = item.revision->reservation;
    QCOMPARE(r.booker->company, q("Hops & Sons, DE 811"));
    QCOMPARE(r.guarantee.kind, GuaranteeKind::Prepaid);
    QCOMPARE(channelCollects(r.guarantee), std::optional(true));
    QCOMPARE(r.guarantee.text, q("bank_transfer"));
    QCOMPARE(r.guarantee.lastFour, q("1111"));
    QCOMPARE(r.stays.size(), size_t(2));
    // A company as a string, as in older messages; and pay at property.
    body.replace("{\"title\": \"Hops & Sons\", \"number\": \"DE 811\", \"number_type\": \"vat\", "
                 "\"type\": null}",
                 "\"Hops\"");
    for (const char *collects : {"\"property\"", "null"}) {
        const QByteArray other = QByteArray(body).replace(
            "\"payment_collect\": \"ota\"", QByteArray("\"payment_collect\": ") + collects);
        const auto before = decodeFeed(other);
        QVERIFY(before && before->items[0].revision);
        QCOMPARE(before->items[0].revision->reservation.booker->company, q("Hops"));
        const Guarantee &card = before->items[0].revision->reservation.guarantee;
        QCOMPARE(card.kind, GuaranteeKind::Card);
        // Null states nothing.
        const bool stated = QByteArray(collects) != "null";
        QCOMPARE(channelCollects(card), stated ? std::optional(false) : std::nullopt);
    }
}

void TestRevisions::aRoomThatWasCancelledIsNotAmongTheRooms()
{
    const QByteArray mark = "{\"is_cancelled\": true, \"booking_room_id\": \"r1\"";
    QByteArray body = golden("feed").replace("\"new\"", "\"modified\"");
    body.replace("{\"booking_room_id\": \"r1\"", mark);
    const auto one = decodeFeed(body);
    QVERIFY(one && one->items[0].revision);
    const Reservation &r = one->items[0].revision->reservation;
    QCOMPARE(r.status, ReservationStatus::Modified);
    QCOMPARE(r.stays.size(), size_t(1));
    QCOMPARE(r.stays[0].reference, q("r2"));
    body.replace("{\"booking_room_id\": \"r2\"", "{\"is_cancelled\": true");
    const auto all = decodeFeed(body);
    QVERIFY(all && all->items[0].revision);
    QCOMPARE(all->items[0].revision->reservation.status, ReservationStatus::Cancelled);
    QVERIFY(all->items[0].revision->reservation.stays.empty());
}

/// A whole number could be in minor units.
void TestRevisions::noCommissionRefusesARevision()
{
    for (const char *wrong : {"15", "\"-5.00\"", "\"x\"", "true", "null", "{}"}) {
        QByteArray body = golden("feed");
        QVERIFY(body.contains("\"71.10\""));
        const auto page = decodeFeed(body.replace("\"71.10\"", wrong));
        QVERIFY(page && page->items[0].revision);
        QVERIFY(!page->items[0].revision->reservation.commission);
    }
}

void TestRevisions::wrongRevisionsAreRefusedWithTheirPath_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("after");
    QTest::addColumn<QString>("says");
    const auto row = [](const char *name, const char *before, const char *after, const char *says) {
        QTest::newRow(name) << QByteArray(before) << QByteArray(after) << q(says);
    };
    const char *room = "data.attributes.rooms[0]";
    const auto at = [room](const char *rest) { return q(room) + q(rest); };
    row("end before start", "\"2016-07-15\"", "\"2016-07-14\"",
        qPrintable(at(".checkout_date: must be after check-in (2016-07-14)")));
    row("night outside", "{\"2016-07-14\"", "{\"2016-07-15\"",
        qPrintable(at(".days.2016-07-15: is not a night of this stay")));
    row("nobody", "\"adults\": 1", "\"adults\": 0",
        qPrintable(at(".occupancy: must include at least one guest")));
    row("yen have no decimals", "\"24000\",", "\"240.50\",",
        "data.attributes.amount: \"240.50\" has too many decimals; JPY allows 0");
    row("amount as number", "\"amount\": \"24000\"", "\"amount\": 24000",
        "data.attributes.amount: must be a string with decimals, e.g. \"118.50\"; the number "
        "24000 could be in minor units");
    row("no currency", "\"currency\": \"JPY\", ", "", "data.attributes.amount: has no currency");
    row("unknown currency", "JPY", "JPX",
        "data.attributes.currency: \"JPX\" is not an ISO 4217 currency such as EUR");
    row("unknown status", "\"modified\"", "\"moved\"",
        "data.attributes.status: \"moved\" is not valid; use one of new, modified, cancelled");
    row("no rate plan", "\"rate_plan_id\": \"STD-BAR\", ", "",
        qPrintable(at(".rate_plan_id: is missing")));
    row("key twice", "\"id\": \"rev-3\", ", "\"id\": \"rev-3\", \"id\": \"rev-4\", ",
        "data.id: appears more than once");
}

void TestRevisions::wrongRevisionsAreRefusedWithTheirPath()
{
    QFETCH(QByteArray, before);
    QFETCH(QByteArray, after);
    QFETCH(QString, says);
    QVERIFY(golden("webhook").contains(before));
    QCOMPARE(problem(before, after), says);
}

void TestRevisions::aCardNumberIsNeverKept()
{
    QByteArray body = golden("feed");
    body.replace("************1111", "4111111111111111");
    body.replace("Late arrival.", "Card 4111 1111 1111 1111.");
    const auto page = decodeFeed(body);
    QVERIFY(page && page->items[0].revision);
    const Reservation &r = page->items[0].revision->reservation;
    QCOMPARE(r.guarantee.lastFour, q("1111"));
    QVERIFY(!hasCardNumber(r.comment));
    const QByteArray written = encodeFeed(revisionsOf(*page), 1);
    QVERIFY(!written.contains("4111111111111111") && !written.contains("4111 1111"));
}

void TestRevisions::aTestHookHasNoBooking()
{
    const auto hook = decodeWebhook(R"({"event":"test","property_id":"p"})");
    QVERIFY(hook);
    QCOMPARE(hook->event, q("test"));
    QVERIFY(!hook->item);
    QCOMPARE(decodeWebhook(R"({"event":"booking_new"})").error().text(), q("data: is missing"));
    QCOMPARE(decodeWebhook(R"({"event":"booking_new","data":[]})").error().text(),
             q("data: must be an object"));
    QVERIFY(!decodeWebhook("{}"));
    QVERIFY(!decodeWebhook("\x1f\x8b"));
}

/// As in docs.channex.io, with and without its data.
void TestRevisions::aWebhookMayOnlyNameARevision()
{
    for (const char *body :
         {R"({"event":"booking","payload":{"booking_id":"b","property_id":"p","revision_id":"r-1"},
              "property_id":"p","timestamp":"2026-03-02T12:00:00.000000Z","user_id":null})",
          R"({"event":"booking_unmapped_room","payload":{"booking_revision_id":"r-1"}})",
          R"({"event":"non_acked_booking","payload":{"booking_revision_id":"r-1"}})",
          R"({"event":"booking_new","payload":{"revision_id":"r-1"},"data":null})"}) {
        const auto hook = decodeWebhook(body);
        QVERIFY2(hook, body);
        QVERIFY2(hook->toBeFetched && !hook->item, body);
        QCOMPARE(hook->revision, q("r-1"));
    }
    for (const char *payload : {"null", "{}", R"({"revision_id":{}})"}) {
        const QByteArray body = R"({"event":"booking","payload":)" + QByteArray(payload) + '}';
        const auto hook = decodeWebhook(body);
        QVERIFY2(hook && hook->toBeFetched && hook->revision.isEmpty(), payload);
    }
    QVERIFY(!decodeWebhook(R"({"event":"ari","payload":[{"availability":1}]})")->toBeFetched);
    QCOMPARE(decodeWebhook(R"({"event":"booking","payload":[]})").error().text(),
             q("payload: must be an object"));
    const Revision told = *decodeWebhook(golden("webhook"))->item->revision;
    const auto named = decodeWebhook(encodeNaming(told, Instant{1'772'452'800'000'000}));
    QVERIFY(named && named->toBeFetched);
    QCOMPARE(named->revision, told.reservation.revision);
}

void TestRevisions::acknowledgementsNameTheirRevision()
{
    QCOMPARE(ackPath(q("rev-1")), QByteArray("/api/v1/booking_revisions/rev-1/ack"));
    for (const char *id : {"rev-1", "a/b?c#d", "ü 1", "%2F"})
        QCOMPARE(ackedRevision(ackPath(q(id))), std::optional<QString>(q(id)));
    for (const char *path : {"", "/api/v1/booking_revisions/", "/api/v1/booking_revisions/ack",
                             "/api/v1/booking_revisions//ack", "/api/v1/booking_revisions/a/b/ack",
                             "/api/v1/booking_revisions/feed", "/api/v1/availability"})
        QVERIFY2(!ackedRevision(path), path);
}

QTEST_APPLESS_MAIN(TestRevisions)
#include "test_revisions.moc"
