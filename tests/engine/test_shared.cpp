// SPDX-License-Identifier: GPL-3.0-or-later
// Engines that share a database: one at a time holds a property's lease, and an engine suspended
// for too long cannot write any more.
#include "campaign_worker.h"
#include "engine_hotel.h"
#include "storage/store.h"
#include "support/environment.h"
#include "support/hotel_place.h"
#include "support/patience.h"

#include <QSysInfo>
#include <QTest>

#include <csignal>
#include <future>

using namespace roomrack;
using namespace roomrack::booking;
using namespace roomrack::tests;

namespace {

engine::EngineOptions silentFor(int seconds)
{
    engine::EngineOptions options;
    options.ticks = false;
    options.leaseSeconds = seconds;
    return options;
}

TakeHold oneRoom(PropertyId property)
{
    TakeHold c;
    c.caller = {property, kDeskActor, ChannelId{1}, {}};
    c.roomType = RoomTypeId{1};
    c.stay = Stay(kToday, 2);
    c.rooms = c.adults = 1;
    return c;
}

int left(engine::Engine &engine, PropertyId property)
{
    const auto s = engine.snapshot(property);
    return s ? (*s)->ledger.left(0, kToday) : -1;
}

}  // namespace

class TestShared : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { ROOMRACK_NEEDS_POSTGRESQL(); }
    void aSecondEngineIsRefusedAndTold();
    void enginesShareADatabaseByHotel();
    void aPausedEngineIsFenced();
    void aFencedEngineContinuesWhenTheOtherHasLeft();
    void aStoppedProcessIsFenced();
};

void TestShared::aSecondEngineIsRefusedAndTold()
{
    const HotelPlace place(true);
    const core::ManualClock clock(kNoon);
    const auto first = engine::Engine::open(place.place(), clock, silentFor(15));
    QVERIFY2(first, first ? "" : qPrintable(first.error().text()));
    QVERIFY((*first)->saveHotel(hotelSetup()));
    const auto second = engine::Engine::open(place.place(), clock, silentFor(15));
    QVERIFY(!second);
    QCOMPARE(second.error().code, ErrorCode::Locked);
    QVERIFY2(second.error().text().contains(QLatin1String("Test"))
                 && second.error().text().contains(QSysInfo::machineHostName()),
             qPrintable(second.error().text()));
}

void TestShared::enginesShareADatabaseByHotel()
{
    const HotelPlace place(true);
    const core::ManualClock clock(kNoon);
    const QString none = place.place() + QStringLiteral("&property=");
    const auto first = engine::Engine::open(none, clock, silentFor(15));
    const auto second = engine::Engine::open(none, clock, silentFor(15));
    QVERIFY(first && second);
    const auto a = (*first)->saveHotel(hotelSetup());
    const auto b = (*second)->saveHotel(hotelSetup());
    QVERIFY(a && b);
    QVERIFY(*a != *b);
    TakeHold other = oneRoom(*b);
    other.roomType = (*(*second)->snapshot(*b))->catalogue.roomTypes.front().id;
    other.caller.channel = {};
    for (int i = 0; i < 3; ++i) {
        QVERIFY((*first)->run(oneRoom(*a)));
        const auto taken = (*second)->run(other);
        QVERIFY2(taken, taken ? "" : qPrintable(taken.error().text()));
    }
    QCOMPARE((*first)->run(oneRoom(*b)).error().code, ErrorCode::NotFound);
    const auto report = storage::verify(place.place());
    QVERIFY2(report, report ? "" : qPrintable(report.error().text()));
    for (const auto &f : report->findings) qWarning("%s", qPrintable(f.where + f.what));
    QVERIFY(report->findings.empty());
    QCOMPARE(report->holds, qint64(6));
}

/// The writer's thread blocks in a listener until the lease expires.
void TestShared::aPausedEngineIsFenced()
{
    const HotelPlace place(true);
    const core::ManualClock clock(kNoon);
    auto first = engine::Engine::open(place.place(), clock, silentFor(1));
    QVERIFY(first);
    const auto property = (*first)->saveHotel(hotelSetup());
    QVERIFY(property);
    std::promise<void> wakeUp;
    const auto woken = wakeUp.get_future().share();
    // Not in the notification of the new property, which may still be under way.
    (*first)->listeners().add([woken](const engine::ChangeSetPtr &set) {
        if (!set->reload) woken.wait();
    });
    QVERIFY((*first)->run(oneRoom(*property)));  // notified, and then the writer blocks
    Result<std::unique_ptr<engine::Engine>> second;
    QTRY_VERIFY((second = engine::Engine::open(place.place(), clock, silentFor(15))));
    QCOMPARE(left(**second, *property), 3);
    std::promise<Result<Answer>> late;
    (*first)->call(Command(oneRoom(*property)),
                   [&](Result<Answer> answer) { late.set_value(std::move(answer)); });
    QVERIFY((*second)->run(oneRoom(*property)));
    wakeUp.set_value();
    const auto answer = late.get_future().get();
    QVERIFY(!answer);
    QCOMPARE(answer.error().code, ErrorCode::NotSaved);
    QVERIFY2(answer.error().reason.contains(QSysInfo::machineHostName()),
             qPrintable(answer.error().reason));
    QVERIFY((*second)->run(oneRoom(*property)));
    QCOMPARE(left(**second, *property), 1);
    const auto report = storage::verify(place.place());
    QVERIFY(report && report->findings.empty());
    QCOMPARE(report->holds, qint64(3));
}

void TestShared::aFencedEngineContinuesWhenTheOtherHasLeft()
{
    const HotelPlace place(true);
    const core::ManualClock clock(kNoon);
    auto first = engine::Engine::open(place.place(), clock, silentFor(15));
    QVERIFY(first);
    const auto property = (*first)->saveHotel(hotelSetup());
    QVERIFY(property);
    Result<std::unique_ptr<engine::Engine>> second;
    // The first one renews its lease every few seconds, so it may do that in between.
    const auto takesOver = [&] {
        place.tamper(QStringLiteral("UPDATE lease SET expires = 0"));
        second = engine::Engine::open(place.place(), clock, silentFor(15));
        return second.has_value();
    };
    QTRY_VERIFY(takesOver());
    QVERIFY((*second)->run(oneRoom(*property)));
    const auto fenced = (*first)->run(oneRoom(*property));
    QVERIFY2(!fenced && fenced.error().code == ErrorCode::NotSaved,
             fenced ? "it wrote" : qPrintable(fenced.error().text()));
    // The error names the engine that has the property as long as it does.
    QTRY_VERIFY((*first)
                    ->run(oneRoom(*property))
                    .map_error([](const Error &e) { return e.reason; })
                    .error()
                    .contains(QSysInfo::machineHostName()));
    second->reset();
    QTRY_COMPARE(left(**first, *property), 3);
    QVERIFY((*first)->run(oneRoom(*property)));
    QCOMPARE(left(**first, *property), 2);
    first->reset();
    const auto report = storage::verify(place.place());
    QVERIFY(report && report->findings.empty());
}

/// A whole process is suspended at a random moment, and resumes after another took over.
void TestShared::aStoppedProcessIsFenced()
{
    int acknowledged = 0;
    const int all = rounds(3);
    for (int round = 0; round < all; ++round) {
        const HotelPlace place(true);
        CampaignWorker worker(place.place(), place.path(QStringLiteral("log")), quint64(round), 1);
        QVERIFY(worker.waitForLog(4000 + 777 * round));
        const pid_t process = pid_t(worker.process().processId());
        QCOMPARE(::kill(process, SIGSTOP), 0);
        const core::SystemClock clock;
        Result<std::unique_ptr<engine::Engine>> engine;
        QTRY_VERIFY((engine = engine::Engine::open(place.place(), clock, silentFor(15))));
        Memory memory;
        core::Random random(quint64(round) + 1);
        RandomCommands desk(random.next(), 900 + round, memory);
        askInBursts(**engine, desk, random, 40, [] { return true; });
        const qint64 before = worker.logged();
        QCOMPARE(::kill(process, SIGCONT), 0);
        QVERIFY(worker.waitForLog(before + 500));  // it resumes, and gets the error
        askInBursts(**engine, desk, random, 40, [] { return true; });
        QCOMPARE(memory.count(Fate::Absent) + memory.count(Fate::Unknown), 0);
        engine->reset();
        const auto done = [&worker] {
            const auto told = worker.requests();
            return std::count_if(told.begin(), told.end(),
                                 [](const Request &r) { return r.fate == Fate::Done; });
        };
        const auto doneThen = done();
        QTRY_VERIFY(done() > doneThen + 10);  // it holds the lease again
        worker.kill();
        std::vector<Request> requests = worker.requests();
        const std::vector<Request> others = memory.all();
        requests.insert(requests.end(), others.begin(), others.end());
        const QStringList findings = contradictions(place.place(), requests);
        QVERIFY2(findings.isEmpty(), qPrintable(findings.mid(0, 20).join(QLatin1Char('\n'))));
        acknowledged += int(done()) + memory.count(Fate::Done);
    }
    qInfo("%d processes stood still, %d acknowledged results, none lost", all, acknowledged);
}

int main(int argc, char **argv)
{
    QCoreApplication app(argc, argv);
    if (const auto code = CampaignWorker::runIfAsked(argc, argv)) return *code;
    TestShared test;
    return QTest::qExec(&test, argc, argv);
}

#include "test_shared.moc"
