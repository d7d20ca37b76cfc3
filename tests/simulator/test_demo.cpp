// SPDX-License-Identifier: GPL-3.0-or-later
// The demo as started by `roomrack --demo`: a real file, a real engine.
#include "simulator/demo.h"
#include "simulator/hasty_guests.h"
#include "storage/reader.h"
#include "storage/store.h"
#include "support/patience.h"

#include <QCryptographicHash>
#include <QTest>

using namespace roomrack;
using namespace roomrack::simulator;

namespace {

const Night kToday = Night::of(2026, 7, 10);
constexpr PropertyId kHotel{1};

Instant morning()
{
    return core::localInstant(*core::timeZone(QStringLiteral("Europe/Lisbon")), kToday,
                              QTime(9, 0));
}

/// Every booking as a reader returns it, and the ledger of every night.
QByteArray contents(const QString &file, engine::Engine &engine)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    const auto add = [&](const auto &...values) {
        (hash.addData(QByteArray::number(qlonglong(values)) + ' '), ...);
    };
    auto reader = storage::Reader::open(file);
    storage::BookingQuery query;
    query.property = kHotel;
    query.sort = storage::BookingSort::Number;
    const auto page = (*reader)->ask(storage::Bookings{query, 0, 100'000});
    for (const storage::BookingRow &row : page->rows) {
        const booking::Booking &b = row.booking;
        add(b.id.value, int(b.status), b.version, b.channel.value, b.reserved.value,
            b.counted.value, b.stay.checkIn().day(), b.stay.nights(), b.rooms, b.total,
            b.created.micros);
        hash.addData(row.guest.name.toUtf8() + row.guest.email.toUtf8()
                     + row.rooms.join(u',').toUtf8());
    }
    const auto snapshot = engine.snapshot(kHotel);
    const inventory::Ledger &ledger = (*snapshot)->ledger;
    for (int type = 0; type < ledger.types(); ++type) {
        for (const auto &n : ledger.typeRow(type)) add(n.sold, n.held, n.limit, n.flags, n.minStay);
    }
    return hash.result();
}

void verifyIsClean(const QString &file)
{
    const auto report = storage::verify(file);
    QVERIFY2(report, report ? "" : qPrintable(report.error().text()));
    QStringList found;
    for (const auto &f : report->findings) found += f.what + u' ' + f.where;
    QVERIFY2(found.isEmpty(), qPrintable(found.mid(0, 5).join(u'\n')));
}

}  // namespace

class TestDemo : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void sameSeedSameFile();
    void historyIsInTheFile();
    void aGuestMustBeWalkedToTheSisterHotel();
    void guestsStartAndStop();
    void oneGuestOfTheWebsiteIsLeftToAPerson();
    void guestsOfADayNeverOversell();
    void folderThatIsNotThereIsRefused();

private:
    core::ManualClock clock_{morning()};
    std::unique_ptr<Demo> demo_;
    std::unique_ptr<engine::Engine> engine_;
};

void TestDemo::initTestCase()
{
    DemoOptions options;
    options.seed = 3;
    auto demo = Demo::start(clock_, options);
    QVERIFY2(demo, demo ? "" : qPrintable(demo.error().text()));
    demo_ = std::move(*demo);
    engine::EngineOptions byHand;
    byHand.ticks = false;
    auto engine = engine::Engine::open(demo_->file(), clock_, byHand);
    QVERIFY2(engine, engine ? "" : qPrintable(engine.error().text()));
    engine_ = std::move(*engine);
}

void TestDemo::sameSeedSameFile()
{
    DemoOptions options;
    options.seed = 3;
    const auto again = Demo::start(clock_, options);
    QVERIFY(again);
    engine::EngineOptions byHand;
    byHand.ticks = false;
    const auto engine = engine::Engine::open((*again)->file(), clock_, byHand);
    QVERIFY(engine);
    QCOMPARE(contents((*again)->file(), **engine), contents(demo_->file(), *engine_));
}

void TestDemo::historyIsInTheFile()
{
    const auto reader = storage::Reader::open(demo_->file());
    QVERIFY(reader);
    storage::BookingQuery query;
    query.property = kHotel;
    QCOMPARE((*reader)->ask(storage::Bookings{query, 0, 1})->total, demo_->history().bookings);
    query.statuses = {booking::BookingStatus::CheckedIn};
    const auto inHouse = (*reader)->ask(storage::Bookings{query, 0, 500});
    QCOMPARE(inHouse->total, demo_->history().checkedIn - demo_->history().checkedOut);
    qsizetype numbered = 0;
    for (const auto &row : inHouse->rows) numbered += row.rooms.isEmpty() ? 0 : 1;
    QVERIFY(numbered > inHouse->total * 9 / 10);
    QCOMPARE(engine_->properties().front().businessDate, kToday);
    verifyIsClean(demo_->file());
}

void TestDemo::aGuestMustBeWalkedToTheSisterHotel()
{
    QCOMPARE(engine_->properties().size(), size_t(2));
    const auto hotel = *engine_->snapshot(kHotel);
    // The hotel overbooks a little, so that another pool may be oversold by a room as well.
    int oversold = 0;
    for (int pool = 0; pool < hotel->ledger.pools(); ++pool)
        oversold = std::max(oversold, hotel->ledger.pool(pool, kToday + 2).oversold());
    QVERIFY2(oversold >= 2, qPrintable(QString::number(oversold)));
    const auto sister = *engine_->snapshot(engine_->properties().back().id);
    QVERIFY(sister->ledger.available(0, Stay(kToday + 2, 3)) > 0);
}

void TestDemo::oneGuestOfTheWebsiteIsLeftToAPerson()
{
    for (const quint64 seed : {1, 2, 3}) {
        const auto hotel = engine_->snapshot(kHotel);
        QVERIFY(hotel);
        const Instant begin = engine_->now();
        HastyGuests guests(askEngineOnce(*engine_), (*hotel)->catalogue, (*hotel)->plans, {seed});
        const auto pass = [&](int minutes) {
            for (int i = 0; i < minutes * 60; ++i) {
                clock_.advance(kSecond);
                guests.step(engine_->now());
            }
        };
        const auto questions = [&] {
            std::vector<booking::DuplicateRow> rows = (*engine_->snapshot(kHotel))->undecided;
            std::erase_if(rows, [&](const booking::DuplicateRow &row) { return row.at <= begin; });
            return rows;
        };
        pass(3);
        const std::vector<booking::DuplicateRow> asked = questions();
        QCOMPARE(asked.size(), size_t(1));
        QVERIFY(asked[0].what == dedup::What::Ask && asked[0].why == dedup::Why::OtherDates);
        // No second question is raised, whether or not the first is decided.
        pass(15);
        QVERIFY(questions() == asked);
        QCOMPARE(guests.counts().asked, 1);
        QVERIFY(guests.counts().stopped > 3);
    }
}

void TestDemo::guestsOfADayNeverOversell()
{
    const auto before = engine_->snapshot(kHotel);
    QVERIFY(before);
    GuestOptions options;
    options.guestsPerMinute = 6;
    LiveGuests guests(askEngine(*engine_), (*before)->catalogue, (*before)->plans, options);
    for (int minute = 0; minute < 16 * 60; ++minute) {
        clock_.advance(60 * kSecond);
        engine_->tick();
        guests.step(engine_->now());
    }
    const GuestCounts &c = guests.counts();
    QVERIFY(c.paid > 500 && c.walkedAway > 200 && c.ranOut > 100 && c.soldOut > 50);
    QCOMPARE(c.failed, 0);
    const auto after = engine_->snapshot(kHotel);
    const inventory::Ledger &was = (*before)->ledger, &is = (*after)->ledger;
    for (Night n = kToday; n < is.end() && n < was.end(); ++n) {
        for (int type = 0; type < is.types(); ++type)
            QVERIFY(is.type(type, n).oversold() <= was.type(type, n).oversold());
        for (int pool = 0; pool < is.pools(); ++pool)
            QVERIFY(is.pool(pool, n).oversold() <= was.pool(pool, n).oversold());
    }
    verifyIsClean(demo_->file());
}

void TestDemo::guestsStartAndStop()
{
    QVERIFY(demo_->startGuests(*engine_));
    QTRY_VERIFY(demo_->counts().came >= 5);
    demo_->stopGuests();
    const GuestCounts counts = demo_->counts();
    QVERIFY(counts.held > 0);
    QCOMPARE(counts.failed, 0);
    QVERIFY(demo_->startGuests(*engine_));
    demo_->stopGuests();
}

void TestDemo::folderThatIsNotThereIsRefused()
{
    DemoOptions options;
    options.file = QStringLiteral("/nowhere/at/all.roomrack");
    const auto demo = Demo::start(clock_, options);
    QVERIFY(!demo);
    QVERIFY(!demo.error().reason.isEmpty());
}

QTEST_GUILESS_MAIN(TestDemo)
#include "test_demo.moc"
