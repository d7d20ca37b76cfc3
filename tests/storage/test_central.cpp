// SPDX-License-Identifier: GPL-3.0-or-later
// The shared duplicate store, as a file and on PostgreSQL: a key has one candidate, however many
// requests run at once; every request is answered in time, also if the connection breaks; and what
// was decided without it is settled.
#include "programs/servers/postgres_server.h"
#include "storage/central_candidates.h"
#include "support/cut_connection.h"
#include "support/environment.h"
#include "support/hotel_place.h"
#include "support/patience.h"

#include <QFile>
#include <QTest>

#include <atomic>
#include <map>
#include <mutex>
#include <thread>

using namespace roomrack;
using namespace roomrack::storage;
using dedup::Central;
using roomrack::tests::CutConnection;
using roomrack::tests::HotelPlace;

namespace {

constexpr Instant kNow{1'780'000'000'000'000};
const QString kHouse = QStringLiteral("house-1");
constexpr qint64 kPatient = 60 * kSecond;     ///< never missed, however busy the machine is
constexpr std::chrono::hours kNeverHangs(1);  ///< likewise

dedup::Candidate roomFor(const char *name, qint64 id, int ordinal = 1, int day = 0)
{
    const auto guest = dedup::person(QString::fromUtf8(name), QStringLiteral("a@example.org"),
                                     QStringLiteral("912000111"), QStringLiteral("PT"));
    auto c = dedup::candidate(
        dedup::Product::RoomBooking,
        dedup::roomContext(guest, Stay(Night(20'000 + day), 2), RoomTypeId{1}), kNow);
    c.id = dedup::CandidateId{id};
    c.ordinal = ordinal;
    return c;
}

/// Digits in a name are ignored; these names differ for each number.
std::string nameNo(int number)
{
    std::string name = "Guest Q";
    for (; number > 0; number /= 5) name += "bdfgk"[number % 5];
    return name;
}

std::vector<dedup::Asked> requestOf(std::vector<dedup::Candidate> candidates)
{
    std::vector<dedup::Asked> all;
    for (auto &c : candidates) all.push_back(dedup::asked(std::move(c)));
    return all;
}

std::vector<qint64> idsOf(const CentralAnswer &answer)
{
    std::vector<qint64> ids;
    for (const dedup::Match &m : answer.matches) ids.push_back(m.id.value);
    return ids;
}

/// A store with an established connection.
class Connected {
public:
    explicit Connected(const QString &place, qint64 within = kPatient,
                       std::chrono::milliseconds hangs = CentralOptions().hangs)
        : store(place, {within,
                        {},
                        [this](std::vector<dedup::CandidateId> ids, dedup::Verdict v) {
                            const std::lock_guard held(lock);
                            late.emplace_back(ids.front(), v);
                        },
                        hangs})
    {}
    bool isUp()
    {
        return roomrack::tests::waitFor([this] { return store.isConnected(); });
    }
    CentralAnswer ask(std::vector<dedup::Candidate> request, const QString &house = kHouse)
    {
        return store.checkAndInsert(house, requestOf(std::move(request)), kNow).result();
    }
    std::vector<dedup::Candidate> held(std::vector<dedup::Candidate> ours)
    {
        const auto found = store.held(kHouse, std::move(ours)).result();
        if (!found) qFatal("%s", qPrintable(found.error().text()));
        return *found;
    }
    size_t lateOnes()
    {
        const std::lock_guard held(lock);
        return late.size();
    }

    std::mutex lock;
    std::vector<std::pair<dedup::CandidateId, dedup::Verdict>> late;
    CentralCandidates store;
};

}  // namespace

class TestCentral : public QObject {
    Q_OBJECT

private slots:
    void initTestCase_data() { HotelPlace::addColumns(); }
    void oneGoesInAndTheSecondHearsOfIt();
    void aRequestGoesInAsAWhole();
    void nearMatchesAreFound();
    void whatIsOutOfDateMakesRoom();
    void ofManyAtOnceOneGoesIn();
    void enginesOfTheirOwnAgreeToo();
    void upsertEndsByNumber();
    void ordinalsAreTheStoresOwn();
    void evictionNeverTouchesWhatIsActive();
    void aHotelsOwnFileIsLeftAlone();
    void withoutALineTheAnswerIsAway();
    void aLineCutInTheMiddleLeavesNoDoubt();
    void whoWaitsTooLongIsToldSo();
    void afterACutBothAreSettled();
};

void TestCentral::oneGoesInAndTheSecondHearsOfIt()
{
    const HotelPlace place;
    Connected c(place.place());
    QVERIFY(c.isUp());
    QCOMPARE(c.ask({roomFor("Ana Example", 1)}).said, Central::Continue);
    const CentralAnswer second = c.ask({roomFor("EXAMPLE Ana", 2)});
    QCOMPARE(second.said, Central::Duplicate);
    QCOMPARE(idsOf(second), std::vector<qint64>{1});
    QCOMPARE(second.matches[0], dedup::matchOf(roomFor("Ana Example", 1)));
    QCOMPARE(c.ask({roomFor("Ana Example", 3)}, QStringLiteral("house-2")).said, Central::Continue);
    // Another connection finds it, and the tables are not created twice.
    Connected other(place.place());
    QVERIFY(other.isUp());
    QCOMPARE(other.ask({roomFor("Ana Example", 4)}).said, Central::Duplicate);
}

void TestCentral::aRequestGoesInAsAWhole()
{
    const HotelPlace place;
    Connected c(place.place());
    QVERIFY(c.isUp());
    QCOMPARE(c.ask({roomFor("Ana Example", 1), roomFor("Ana Example", 2, 2)}).said,
             Central::Continue);
    QCOMPARE(c.ask({roomFor("Rui Sample", 3), roomFor("Ana Example", 4)}).said, Central::Duplicate);
    QCOMPARE(c.ask({roomFor("Rui Sample", 5)}).said, Central::Continue);
    QCOMPARE(c.held({roomFor("Rui Sample", 3)}).back().id, dedup::CandidateId{5});
}

void TestCentral::nearMatchesAreFound()
{
    const HotelPlace place;
    Connected c(place.place());
    QVERIFY(c.isUp());
    c.ask({roomFor("Ana Example", 1)});
    c.ask({roomFor("Rui Sample", 2)});
    auto refused = roomFor("Ana Exemple", 3);
    refused.status = dedup::Status::Inactive;
    QVERIFY(c.store.upsert(kHouse, {refused}).result());
    const CentralAnswer answer = c.ask({roomFor("Ana Exampel", 4)});
    QCOMPARE(answer.said, Central::Continue);
    QCOMPARE(idsOf(answer), std::vector<qint64>{1});
    const auto own = dedup::asked(roomFor("Ana Exampel", 4));
    const auto conclusion =
        dedup::conclude(own, answer.matches, dedup::windowOf(dedup::Product::RoomBooking));
    QCOMPARE(conclusion.why, dedup::Why::AlmostSame);
}

void TestCentral::whatIsOutOfDateMakesRoom()
{
    const HotelPlace place;
    Connected c(place.place());
    QVERIFY(c.isUp());
    auto message = dedup::candidate(dedup::Product::ChannelMessage,
                                    R"({"channel":1,"reservation":"R1","revision":"1"})", kNow);
    message.id = dedup::CandidateId{1};
    message.expires = kNow + kSecond;
    const auto ask = [&](qint64 id, Instant now) {
        message.id = dedup::CandidateId{id};
        return c.store.checkAndInsert(kHouse, requestOf({message}), now).result().said;
    };
    QCOMPARE(ask(1, kNow), Central::Continue);
    QCOMPARE(ask(2, kNow + kSecond - 1), Central::Duplicate);
    QCOMPARE(ask(3, kNow + kSecond), Central::Continue);
}

void TestCentral::ofManyAtOnceOneGoesIn()
{
    const HotelPlace place;
    Connected c(place.place(), kPatient, kNeverHangs);
    QVERIFY(c.isUp());
    constexpr int kThreads = 64;
    for (int round = 0; round < roomrack::tests::rounds(20); ++round) {
        const std::string name = nameNo(round + 1);
        std::atomic<int> ones{0}, duplicates{0};
        std::vector<std::thread> threads;
        for (int t = 0; t < kThreads; ++t) {
            threads.emplace_back([&, t] {
                const auto answer = c.ask({roomFor(name.c_str(), round * kThreads + t + 1)});
                ones += answer.said == Central::Continue;
                duplicates += answer.said == Central::Duplicate;
            });
        }
        for (std::thread &t : threads) t.join();
        QCOMPARE(ones.load(), 1);
        QCOMPARE(duplicates.load(), kThreads - 1);
    }
}

void TestCentral::enginesOfTheirOwnAgreeToo()
{
    const HotelPlace place;
    constexpr int kEngines = 4, kRequests = 40;
    std::vector<std::unique_ptr<Connected>> engines;
    for (int e = 0; e < kEngines; ++e) {
        engines.push_back(std::make_unique<Connected>(place.place(), kPatient, kNeverHangs));
        QVERIFY(engines.back()->isUp());
    }
    std::vector<std::atomic<int>> ones(kRequests);
    std::atomic<int> undecided{0};
    std::vector<std::thread> threads;
    for (int e = 0; e < kEngines; ++e) {
        threads.emplace_back([&, e] {
            for (int r = 0; r < kRequests; ++r) {
                // Two contexts each, in reverse order for every second engine.
                const std::string a = nameNo(2 * r + 1), b = nameNo(2 * r + 2);
                const qint64 id = e * 1'000 + r * 2 + 1;
                auto answer = e % 2 == 0 ? engines[size_t(e)]->ask(
                                  {roomFor(a.c_str(), id), roomFor(b.c_str(), id + 1)})
                                         : engines[size_t(e)]->ask(
                                             {roomFor(b.c_str(), id), roomFor(a.c_str(), id + 1)});
                ones[size_t(r)] += answer.said == Central::Continue;
                undecided += answer.said == Central::Away || answer.said == Central::Late;
            }
        });
    }
    for (std::thread &t : threads) t.join();
    QCOMPARE(undecided.load(), 0);
    for (const auto &count : ones) QCOMPARE(count.load(), 1);
}

void TestCentral::upsertEndsByNumber()
{
    const HotelPlace place;
    Connected c(place.place());
    QVERIFY(c.isUp());
    auto own = roomFor("Ana Example", 1);
    QCOMPARE(c.ask({own}).said, Central::Continue);
    own.status = dedup::Status::Inactive;
    own.ended = kNow;
    QVERIFY(c.store.upsert(kHouse, {own}).result());
    QVERIFY(c.store.upsert(kHouse, {own}).result());  // repeatable
    QCOMPARE(c.held({own}), std::vector{own});
    auto next = roomFor("Ana Example", 2);
    QCOMPARE(c.ask({next}).said, Central::Continue);
    // A late end only ends its own candidate, not the one that has the key now.
    QVERIFY(c.store.upsert(kHouse, {own}).result());
    QCOMPARE(c.ask({roomFor("Ana Example", 3)}).said, Central::Duplicate);
    // All or none: the second has the key of another candidate.
    auto good = roomFor("Rui Sample", 5), taken = roomFor("Ana Example", 6);
    QVERIFY(!c.store.upsert(kHouse, {good, taken}).result());
    QCOMPARE(c.ask({roomFor("Rui Sample", 7)}).said, Central::Continue);
}

/// A property's file may have counted differently; existing matches are returned all the same.
void TestCentral::ordinalsAreTheStoresOwn()
{
    const HotelPlace place;
    Connected c(place.place());
    QVERIFY(c.isUp());
    QCOMPARE(c.ask({roomFor("Ana Example", 1)}).said, Central::Continue);
    QCOMPARE(c.ask({roomFor("Ana Example", 2, 2)}).said, Central::Continue);
    auto first = roomFor("Ana Example", 1, 2);
    first.booking = BookingId{7};
    const auto told = c.store.upsert(kHouse, {first}).result();
    QVERIFY2(told, told ? "" : qPrintable(told.error().text()));
    first.ordinal = 1;
    QCOMPARE(c.held({first}).front(), first);
    QCOMPARE(c.ask({roomFor("Ana Example", 3)}).said, Central::Duplicate);
}

void TestCentral::evictionNeverTouchesWhatIsActive()
{
    const HotelPlace place;
    Connected c(place.place());
    QVERIFY(c.isUp());
    auto over = roomFor("Ana Example", 1);
    over.status = dedup::Status::Inactive;
    over.ended = kNow;
    const auto active = roomFor("Rui Sample", 2);
    QVERIFY(c.store.upsert(kHouse, {over, active}).result());
    QVERIFY(c.store.forget(kHouse, kNow).result());
    QCOMPARE(c.held({over}).size(), size_t(2));  // one stay: similar enough to be compared
    QVERIFY(c.store.forget(kHouse, kNow + 1'000'000 * kSecond).result());
    QCOMPARE(c.held({over, active}), std::vector{active});
}

void TestCentral::aHotelsOwnFileIsLeftAlone()
{
    const HotelPlace place;
    ROOMRACK_NEEDS_FILE(place);
    QFile file(place.path(QStringLiteral("other.db")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("something else altogether");
    file.close();
    CentralCandidates store(file.fileName());
    QTRY_VERIFY(!store.trouble().isEmpty());
    QVERIFY(!store.isConnected());
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), QByteArray("something else altogether"));
}

void TestCentral::withoutALineTheAnswerIsAway()
{
    const HotelPlace place;
    const QString nowhere = place.onServer()
                                ? place.placeThrough(place.path(QStringLiteral("nowhere")))
                                : place.path(QStringLiteral("no/such/folder/central.db"));
    Connected c(nowhere);
    QCOMPARE(c.ask({roomFor("Ana Example", 1)}).said, Central::Away);
    QTRY_VERIFY(!c.store.trouble().isEmpty());
    QCOMPARE(c.store.upsert(kHouse, {roomFor("Ana Example", 1)}).result().error().code,
             ErrorCode::NotSaved);
    QVERIFY(!c.store.held(kHouse, {roomFor("Ana Example", 1)}).result());
}

/// Cut after each number of bytes of a check: answers were true, nothing is stored partially.
void TestCentral::aLineCutInTheMiddleLeavesNoDoubt()
{
    const HotelPlace place;
    if (!place.onServer()) QSKIP("a file has no line");
    CutConnection line(HotelPlace::server()->socket());
    Connected through(place.placeThrough(line.folder())), watching(place.place());
    QVERIFY(through.isUp() && watching.isUp());
    std::map<Central, int> answers;
    qint64 id = 0;
    for (const auto way : {CutConnection::Way::ToServer, CutConnection::Way::ToClient}) {
        qint64 total = 0;  // of a check that was not cut
        for (qint64 bytes = 0, step = roomrack::tests::soaking() ? 7 : 61;; bytes += step) {
            QVERIFY(through.isUp());
            ++id;  // on a stay of its own, far from all others
            const std::vector own{roomFor("Ana Example", id * 10, 1, int(id) * 30),
                                  roomFor("Ana Example", id * 10 + 1, 2, int(id) * 30)};
            line.cutAfter(way, bytes);
            const Central said = through.ask(own).said;
            ++answers[said];
            const qint64 passed = line.hasCut() ? 0 : line.passed(way);
            // A connection lost after its answer is detected by the next request.
            QTRY_VERIFY(through.store.held(kHouse, own).result().has_value());
            int there = 0;
            QTRY_VERIFY([&] {
                there = 0;
                for (const auto &c : watching.held(own))
                    there += c.id == own[0].id || c.id == own[1].id;
                return there == 0 || there == 2;
            }());
            if (said == Central::Continue) QCOMPARE(there, 2);
            if (said == Central::Away) QCOMPARE(there, 0);
            line.cutAfter(way, -1);
            if (total > 0) break;
            if (passed) bytes = (total = passed) - 6 - step;  // at last, within the commit
        }
    }
    qInfo("answers: %d continue, %d away, %d late", answers[Central::Continue],
          answers[Central::Away], answers[Central::Late]);
    for (const auto said : {Central::Continue, Central::Away, Central::Late})
        QVERIFY(answers[said] > 0);
    QCOMPARE(answers[Central::Duplicate], 0);
}

void TestCentral::whoWaitsTooLongIsToldSo()
{
    const HotelPlace place;
    if (!place.onServer()) QSKIP("a file of its own keeps nobody waiting");
    // Time to be sent, and a server that does not time out, however slow the machine is.
    Connected c(place.place(), 3 * kSecond, kNeverHangs);
    QVERIFY(c.isUp());
    // Another program is inserting the same, and commits when released.
    const auto schema = HotelPlace::server()->ask(
        QStringLiteral("postgres"),
        QStringLiteral("SELECT max(schemaname) FROM pg_tables WHERE tablename ="
                       " 'central_candidate'"));
    std::thread holder([&] {
        HotelPlace::server()->run(
            QStringLiteral("postgres"),
            QStringLiteral("BEGIN; LOCK TABLE %1.central_candidate;"
                           " DO $$ BEGIN WHILE NOT EXISTS"
                           " (SELECT FROM pg_class WHERE relname = 'let_go') LOOP"
                           " PERFORM pg_sleep(0.01); END LOOP; END $$; COMMIT")
                .arg(schema));
    });
    const auto locks = [&schema](const char *which) {
        return HotelPlace::server()->ask(
            QStringLiteral("postgres"),
            QStringLiteral("SELECT count(*) FROM pg_locks WHERE %1 AND relation ="
                           " '%2.central_candidate'::regclass")
                .arg(QString::fromLatin1(which), schema));
    };
    QTRY_VERIFY(locks("granted AND mode = 'AccessExclusiveLock'") != QLatin1String("0"));
    auto first = c.store.checkAndInsert(kHouse, requestOf({roomFor("Ana Example", 1)}), kNow);
    QTRY_VERIFY(locks("NOT granted") != QLatin1String("0"));
    const CentralAnswer behind = c.ask({roomFor("Rui Sample", 2)});
    const CentralAnswer answer = first.result();
    HotelPlace::server()->run(QStringLiteral("postgres"),
                              QStringLiteral("CREATE TABLE public.let_go()"));
    holder.join();
    HotelPlace::server()->run(QStringLiteral("postgres"),
                              QStringLiteral("DROP TABLE public.let_go"));
    QCOMPARE(answer.said, Central::Late);
    QCOMPARE(behind.said, Central::Away);  // it had not been sent yet
    QTRY_COMPARE(c.lateOnes(), size_t(1));
    QCOMPARE(c.late.front(), std::pair(dedup::CandidateId{1}, dedup::Verdict::Continue));
    QVERIFY(c.store.isConnected());
    QCOMPARE(c.held({roomFor("Ana Example", 1)}).size(), size_t(1));
}

void TestCentral::afterACutBothAreSettled()
{
    const HotelPlace place;
    if (!place.onServer()) QSKIP("a file has no line");
    CutConnection line(HotelPlace::server()->socket());
    Connected ours(place.placeThrough(line.folder())), others(place.place());
    QVERIFY(ours.isUp() && others.isUp());
    line.cutAfter(CutConnection::Way::ToServer, 0);
    const auto first = roomFor("Ana Example", 1), second = roomFor("Rui Sample", 2);
    const CentralAnswer away = ours.ask({first});
    QVERIFY(away.said == Central::Away || away.said == Central::Late);
    QCOMPARE(dedup::combine(away.said, dedup::Verdict::Continue).settle, true);
    QCOMPARE(others.ask({roomFor("Ana Example", 3)}).said, Central::Continue);

    QVERIFY(ours.isUp());
    const std::vector<dedup::Candidate> alone{first, second};
    const auto plan = dedup::settle(alone, ours.held(alone));
    QCOMPARE(plan.pairs.size(), size_t(1));
    QCOMPARE(plan.pairs[0].theirs, dedup::CandidateId{3});
    QVERIFY(ours.store.upsert(kHouse, plan.upserts).result());
    QCOMPARE(others.ask({second}).said, Central::Duplicate);
    QCOMPARE(others.ask({roomFor("Ana Example", 4, 2)}).said, Central::Duplicate);
    QVERIFY(dedup::settle(alone, ours.held(alone)).upserts.empty());
}

QTEST_GUILESS_MAIN(TestCentral)
#include "test_central.moc"
