// SPDX-License-Identifier: GPL-3.0-or-later
// A walked guest is booked at the sister hotel in the same commit: both or neither, whatever is
// refused, by whom and when.
#include "engine/held_writer.h"
#include "engine/sister_walk.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::booking;
using namespace roomrack::tests;

class TestSisterWalks : public QObject {
    Q_OBJECT

private slots:
    void initTestCase_data() { HotelPlace::addColumns(); }
    void init()
    {
        h_ = std::make_unique<HotelsInOnePlace>();
        QVERIFY(h_->make(3));
        h_->engine->flush();
    }
    void cleanup()
    {
        QCOMPARE(h_->findings(), QString());
        h_.reset();
    }

    void theGuestIsBookedWhereTheBedIs();
    void aRepeatedWalkBooksOnce();
    void whatTheSisterRefusesIsNotWalked_data();
    void whatTheSisterRefusesIsNotWalked();
    void whatIsRefusedHereBooksNothingThere_data();
    void whatIsRefusedHereBooksNothingThere();
    void fullHotelsRefuseTheWalk();
    void aWalkNeedsNoUserOfTheSister();
    void whatTheDatabaseRefusesIsNeitherBookedNorWalked_data();
    void whatTheDatabaseRefusesIsNeitherBookedNorWalked();
    void everyGuestHasOneBed();

private:
    BookingId book(size_t hotel, const QString &guest = kWalkedGuest, int in = 1) const
    {
        const auto answer = h_->engine->run(engine::Command(h_->book(hotel, guest, in)));
        return answer ? answer->booking : BookingId{};
    }
    std::vector<storage::BookingRow> open(size_t hotel) const
    {
        h_->engine->flush();
        return openIn(h_->place.place(), h_->hotels[hotel]);
    }
    int sold(size_t hotel) const
    {
        return (*h_->engine->snapshot(h_->hotels[hotel]))->ledger.type(0, kToday + 1).sold;
    }

    std::unique_ptr<HotelsInOnePlace> h_;
};

void TestSisterWalks::theGuestIsBookedWhereTheBedIs()
{
    const BookingId id = book(0);
    WalkBooking walk = sisterWalk(*h_, id);
    walk.reason = QStringLiteral("  Taxi 23.50 ");
    const auto answer = h_->engine->run(engine::Command(walk));
    QVERIFY2(answer, answer ? "" : qPrintable(answer.error().text()));
    QCOMPARE(answer->booking, id);
    QVERIFY(answer->sisterBooking);
    QCOMPARE(sold(0), 0);
    QCOMPARE(sold(1), 1);
    QVERIFY(open(0).empty());
    const auto there = open(1);
    QCOMPARE(there.size(), size_t(1));
    const Booking &b = there.front().booking;
    QCOMPARE(b.id, answer->sisterBooking);
    QCOMPARE(b.stay, Stay(kToday + 1, 2));
    QCOMPARE(b.rooms, 1);
    QCOMPARE(b.adults, 1);
    QCOMPARE(b.total, kTwoNights);
    QCOMPARE(there.front().guest.name, kWalkedGuest);
    QVERIFY(there.front().guest.notes.contains(h_->first[0]->catalogue.property.name));
    QVERIFY(there.front().guest.notes.contains(QString::number(id.value)));
    QVERIFY(there.front().guest.notes.contains(QStringLiteral("Walk note: Taxi 23.50\n")));
    const auto reader = storage::Reader::open(h_->place.place());
    const auto where = (*reader)->ask(storage::WalkOf{h_->hotels[0], id});
    QVERIFY(where);
    QCOMPARE(where->sister, h_->hotels[1]);
    const auto story = (*reader)->ask(storage::AuditRecord{h_->hotels[0], answer->seq});
    QVERIFY(story);
    QCOMPARE(story->step.text.reason, QStringLiteral("Taxi 23.50"));
    QCOMPARE(where->sisterBooking, answer->sisterBooking);
    h_->engine.reset();
    QVERIFY(h_->open());
    QCOMPARE(sold(0), 0);
    QCOMPARE(sold(1), 1);
}

void TestSisterWalks::aRepeatedWalkBooksOnce()
{
    const WalkBooking walk = sisterWalk(*h_, book(0));
    HeldWriter held(*h_);
    auto first = held.call(walk), second = held.call(walk);
    held.release();
    const auto one = first.get(), two = second.get();
    QVERIFY(one && two && !one->repeated && two->repeated);
    h_->engine.reset();
    QVERIFY(h_->open());
    const auto later = h_->engine->run(engine::Command(walk));
    QVERIFY(later && later->repeated);
    QCOMPARE(open(1).size(), size_t(1));
}

void TestSisterWalks::whatTheSisterRefusesIsNotWalked_data()
{
    QTest::addColumn<QString>("what");
    QTest::addColumn<QString>("field");
    for (const char *what : {"source", "price", "room type", "rate plan", "hotel"})
        QTest::newRow(what) << QString::fromLatin1(what) << QString::fromLatin1(what);
    QTest::newRow("source of a site") << QStringLiteral("site") << QStringLiteral("source");
    QTest::newRow("stop sell") << QStringLiteral("stop sell") << QStringLiteral("night");
    QTest::newRow("no plan") << QStringLiteral("no plan") << QStringLiteral("rate plan");
    QTest::newRow("paid when booking") << QStringLiteral("prepaid") << QStringLiteral("rate plan");
}

void TestSisterWalks::whatTheSisterRefusesIsNotWalked()
{
    QFETCH(const QString, what);
    QFETCH(const QString, field);
    WalkBooking walk = sisterWalk(*h_, book(0));
    const RoomTypeId foreign = h_->type(0);
    if (what == u"source") walk.stay->channel = ChannelId{9'999};
    if (what == u"site") walk.stay->channel = h_->ota(1);
    if (what == u"price") walk.stay->expectedTotal -= 1;
    if (what == u"room type") walk.stay->roomType = foreign;
    if (what == u"rate plan") walk.stay->plan = h_->first[0]->plans.front().id;
    if (what == u"hotel") walk.sister = {};
    if (what == u"no plan") {
        walk.stay->plan = {};
        walk.stay->expectedTotal = 0;
    }
    if (what == u"prepaid") {
        pricing::RatePlan plan = h_->first[1]->plans.front();
        plan.prepayment = pricing::Prepayment::All;
        QVERIFY(h_->engine->run(
            engine::Command(EditDescription{h_->desk(1), {{}, {}, {}, {plan}}, {}, false, {}})));
    }
    if (what == u"stop sell") {
        EditCells stop;
        stop.caller = h_->desk(1);
        stop.field = CellField::StopSell;
        stop.roomTypes = {h_->type(1)};
        stop.ranges = {{kToday + 2, 1}};
        stop.value = 1;
        QVERIFY(h_->engine->run(engine::Command(EditBlock(stop))));
    }
    const auto answer = h_->engine->run(engine::Command(walk));
    QVERIFY(!answer);
    QCOMPARE(answer.error().field, field);
    QCOMPARE(open(0).size(), size_t(1));
    QVERIFY(open(1).empty());
    QCOMPARE(sold(0), 1);
    QCOMPARE(sold(1), 0);
}

void TestSisterWalks::whatIsRefusedHereBooksNothingThere_data()
{
    QTest::addColumn<QString>("what");
    QTest::addColumn<ErrorCode>("code");
    QTest::newRow("changed meanwhile") << QStringLiteral("version") << ErrorCode::Stale;
    QTest::newRow("unknown booking") << QStringLiteral("booking") << ErrorCode::NotFound;
    QTest::newRow("booking of the sister") << QStringLiteral("other") << ErrorCode::NotFound;
    QTest::newRow("in house") << QStringLiteral("in house") << ErrorCode::WrongState;
    QTest::newRow("cancelled") << QStringLiteral("cancelled") << ErrorCode::WrongState;
    QTest::newRow("no hotel") << QStringLiteral("hotel") << ErrorCode::Invalid;
    QTest::newRow("negative cost") << QStringLiteral("cost") << ErrorCode::Invalid;
}

void TestSisterWalks::whatIsRefusedHereBooksNothingThere()
{
    QFETCH(const QString, what);
    QFETCH(const ErrorCode, code);
    const BookingId id = book(0, kWalkedGuest, what == u"in house" ? 0 : 1);
    const BookingId other = book(1, QStringLiteral("Bea"));
    WalkBooking walk = sisterWalk(*h_, id);
    if (what == u"version") walk.version = 7;
    if (what == u"booking") walk.booking = BookingId{99'999};
    if (what == u"other") walk.booking = other;
    if (what == u"hotel") walk.hotel = QStringLiteral(" ");
    if (what == u"cost") walk.cost = -1;
    if (what == u"in house") {
        QVERIFY(h_->engine->run(engine::Command(CheckIn{h_->desk(0), id, 1, {}, {}, true})));
        walk.version = 2;
    }
    if (what == u"cancelled") {
        QVERIFY(h_->engine->run(engine::Command(CancelBooking{h_->desk(0), id, 1})));
        walk.version = 2;
    }
    const auto answer = h_->engine->run(engine::Command(walk));
    QVERIFY(!answer);
    QCOMPARE(answer.error().code, code);
    QCOMPARE(open(1).size(), size_t(1));
    QCOMPARE(sold(1), 1);
}

void TestSisterWalks::fullHotelsRefuseTheWalk()
{
    const BookingId id = book(0);
    auto all = h_->book(1, QStringLiteral("Party"));
    all.what.rooms = all.what.adults = 4;
    QVERIFY(h_->engine->run(engine::Command(all)));
    const auto answer = h_->engine->run(engine::Command(sisterWalk(*h_, id)));
    QCOMPARE(answer.error().code, ErrorCode::SoldOut);
    QCOMPARE(open(0).size(), size_t(1));
    QCOMPARE(open(1).size(), size_t(1));
}

/// Users of one hotel have no account in the other, and may walk guests there all the same.
void TestSisterWalks::aWalkNeedsNoUserOfTheSister()
{
    const BookingId id = book(0);
    SaveUser save;
    save.caller = h_->desk(1);
    save.name = QStringLiteral("Chief");
    save.role = Role::Administrator;
    save.secretHash = QByteArray("hash");
    QVERIFY(h_->engine->run(engine::Command(save)));
    const auto own = h_->engine->run(engine::Command(h_->book(1, QStringLiteral("Bea"))));
    QCOMPARE(own.error().code, ErrorCode::Forbidden);
    const auto answer = h_->engine->run(engine::Command(sisterWalk(*h_, id)));
    QVERIFY2(answer, answer ? "" : qPrintable(answer.error().text()));
    QCOMPARE(open(1).size(), size_t(1));
}

void TestSisterWalks::whatTheDatabaseRefusesIsNeitherBookedNorWalked_data()
{
    QTest::addColumn<bool>("there");
    QTest::newRow("at the sister hotel") << true;
    QTest::newRow("where the guest is walked") << false;
}

/// Others of both hotels, decided in the same batch, are not affected.
void TestSisterWalks::whatTheDatabaseRefusesIsNeitherBookedNorWalked()
{
    QFETCH(const bool, there);
    const QString poison = QStringLiteral("Poison");
    const BookingId id = book(0), fine = book(2, QStringLiteral("Eve"));
    h_->refuseGuest(poison);
    HeldWriter held(*h_);
    auto a = held.call(h_->book(0, QStringLiteral("A"), 9));
    auto b = held.call(h_->book(1, QStringLiteral("B"), 9));
    auto walk = held.call(sisterWalk(*h_, id, 0, 1, there ? poison : kWalkedGuest));
    auto beside = held.call(sisterWalk(*h_, fine, 2, 1, QStringLiteral("Eve")));
    auto refused = held.call(h_->book(0, there ? QStringLiteral("C") : poison, 9));
    auto d = held.call(h_->book(1, QStringLiteral("D"), 9));
    held.release();
    QVERIFY(a.get());
    QVERIFY(b.get());
    QVERIFY(d.get());
    QVERIFY(beside.get());
    QCOMPARE(walk.get().has_value(), !there);
    QCOMPARE(refused.get().has_value(), there);
    QCOMPARE(open(0).size(), size_t(there ? 3 : 1));
    QCOMPARE(open(1).size(), size_t(there ? 3 : 4));
    QVERIFY(open(2).empty());
    h_->engine.reset();
    QVERIFY(h_->open());
    QCOMPARE(sold(1), there ? 1 : 2);
}

/// Random walks between three hotels, in waves with other commands, some of which the database
/// refuses.
void TestSisterWalks::everyGuestHasOneBed()
{
    h_->refuseGuest(QStringLiteral("Poison"));
    core::Random random(5);
    struct Party {
        QString guest;
        size_t hotel;
        BookingId booking;
    };
    std::vector<Party> parties;
    for (int i = 0; i < 9; ++i) {
        const QString guest = QStringLiteral("Guest %1").arg(i);
        const size_t hotel = size_t(i) % 3;
        parties.push_back({guest, hotel, book(hotel, guest, 1 + 2 * (i / 3))});
        QVERIFY(parties.back().booking);
    }
    for (int wave = 0; wave < 12; ++wave) {
        std::vector<std::future<Result<engine::Answer>>> answers;
        std::vector<size_t> to;
        HeldWriter held(*h_);
        for (const Party &p : parties) {
            to.push_back((p.hotel + 1 + size_t(random.below(2))) % 3);
            const bool poisoned = random.chance(0.3);
            WalkBooking walk = sisterWalk(*h_, p.booking, p.hotel, to.back(),
                                          poisoned ? QStringLiteral("Poison") : p.guest);
            if (random.chance(0.2)) walk.version = 9;
            answers.push_back(held.call(walk));
        }
        held.release();
        for (size_t i = 0; i < parties.size(); ++i) {
            const auto answer = answers[i].get();
            if (answer) parties[i] = {parties[i].guest, to[i], answer->sisterBooking};
        }
        QHash<QString, int> beds;
        for (size_t hotel = 0; hotel < 3; ++hotel) {
            const auto rows = open(hotel);
            for (const auto &row : rows) ++beds[row.guest.name];
        }
        QCOMPARE(beds.size(), qsizetype(9));
        for (const Party &p : parties)
            QVERIFY2(beds.value(p.guest) == 1, qPrintable(QStringLiteral("wave %1: %2 has %3 beds")
                                                              .arg(wave)
                                                              .arg(p.guest)
                                                              .arg(beds.value(p.guest))));
    }
}

QTEST_GUILESS_MAIN(TestSisterWalks)
#include "test_sister_walks.moc"
