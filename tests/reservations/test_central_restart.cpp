// SPDX-License-Identifier: GPL-3.0-or-later
// What ends or changes while the shared duplicate database is unreachable reaches it after the next
// start, however long ago it was booked: a guest who cancelled can book again.
#include "reservations/host/reservations_host.h"
#include "reservations/hotel_simulation.h"
#include "reservations/rendered.h"
#include "storage/central_candidates.h"
#include "support/hotel_place.h"
#include "support/patience.h"
#include "support/scratch.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::booking;
using namespace roomrack::tests;
using reservations::ReservationsHost;

namespace {

const QString kHouse = QStringLiteral("Quinta");
const QString kGuest = QStringLiteral("Ana Prova");

}  // namespace

class TestCentralRestart : public QObject {
    Q_OBJECT

private slots:
    void initTestCase_data() { HotelPlace::addColumns(); }
    void init();
    void cleanup();
    void whatEndedMeanwhileIsReported_data();
    void whatEndedMeanwhileIsReported();
    void whatChangedMeanwhileIsReported();
    void whatChangedTwiceMeanwhileIsReported();

private:
    void open(const core::Clock &clock);
    void start();
    void close();
    /// Booked and reported, by a program that runs `days` before the present, and ends.
    void bookedBefore(int days);
    void change(int nights) const;
    Stay stay(int nights) const { return Stay(today() + 20, nights); }
    Night today() const { return Night::fromDate(clock_.wall().utc().date()); }
    Caller desk() const { return {property_, kDeskActor, ChannelId{1}, {}}; }
    /// Active candidates of the guest in the store for a stay; -1: the query failed.
    int held(int nights = 2);

    core::SystemClock clock_;
    core::ManualClock earlier_{Instant{0}};
    std::unique_ptr<QTemporaryDir> folder_;
    std::unique_ptr<HotelPlace> place_;
    std::unique_ptr<storage::CentralCandidates> probe_;
    std::unique_ptr<engine::Engine> engine_;
    std::unique_ptr<ReservationsHost> host_;
    PropertyId property_;
    BookingId booked_;
};

void TestCentralRestart::init()
{
    folder_ = std::make_unique<QTemporaryDir>(scratchTemplate());
    place_ = std::make_unique<HotelPlace>();
    probe_ = std::make_unique<storage::CentralCandidates>(place_->place());
}

void TestCentralRestart::cleanup()
{
    close();
    probe_.reset();
    place_.reset();
}

void TestCentralRestart::open(const core::Clock &clock)
{
    engine_ =
        std::move(engine::Engine::open(folder_->filePath(QStringLiteral("one.roomrack")), clock))
            .value();
}

void TestCentralRestart::start()
{
    host_ = std::make_unique<ReservationsHost>(
        *engine_, property_, clock_, [](SetupKind, const QString &) { return QByteArray(); },
        rendered);
    QTRY_VERIFY_WITH_TIMEOUT(host_->status().centralUp, kTryForMs);
}

void TestCentralRestart::close()
{
    host_.reset();
    engine_.reset();
}

void TestCentralRestart::bookedBefore(int days)
{
    earlier_.jump(clock_.wall() - earlier_.wall() - days * kDay);
    open(earlier_);
    property_ = engine_->saveHotel(prepaidHotel(today(), 10, Currency())).value();
    SaveHotelSetup setup;
    setup.caller.property = property_;
    setup.kind = SetupKind::Central;
    setup.content = toText(reservations::CentralSetup{place_->place(), kHouse});
    QVERIFY(engine_->run(Command(setup)));
    start();
    TakeHold what;
    what.caller = desk();
    what.roomType = RoomTypeId{1};
    what.stay = stay(2);
    what.plan = RatePlanId{1};
    Guest guest;
    guest.name = kGuest;
    const auto booked = engine_->run(Command(HoldAndConfirm{what, guest, false, {}}));
    QVERIFY2(booked, booked ? "" : qPrintable(booked.error().text()));
    booked_ = booked->booking;
    QTRY_COMPARE_WITH_TIMEOUT(held(), 1, kTryForMs);
    host_.reset();
}

void TestCentralRestart::change(int nights) const
{
    ChangeBooking c;
    c.caller = desk();
    c.booking = booked_;
    c.always = true;
    c.stay = stay(nights);
    const auto changed = engine_->run(Command(c));
    QVERIFY2(changed, changed ? "" : qPrintable(changed.error().text()));
}

int TestCentralRestart::held(int nights)
{
    const dedup::Candidate like = dedup::candidate(
        dedup::Product::RoomBooking,
        dedup::roomContext(dedup::person(kGuest, {}, {}, {}), stay(nights), RoomTypeId{1}),
        clock_.wall());
    const auto all = probe_->held(kHouse, {like}).result();
    if (!all) return -1;
    return int(std::count_if(all->begin(), all->end(), [&](const dedup::Candidate &c) {
        return c.status == dedup::Status::Active && c.context == like.context;
    }));
}

void TestCentralRestart::whatEndedMeanwhileIsReported_data()
{
    QTest::addColumn<int>("days");
    QTest::newRow("booked today") << 0;
    QTest::newRow("booked a week ago") << 7;
}

void TestCentralRestart::whatEndedMeanwhileIsReported()
{
    QFETCH(int, days);
    bookedBefore(days);
    QVERIFY(engine_->run(CancelBooking{desk(), booked_}));
    close();
    open(clock_);
    start();
    QTRY_COMPARE_WITH_TIMEOUT(held(), 0, kTryForMs);
}

void TestCentralRestart::whatChangedMeanwhileIsReported()
{
    bookedBefore(7);
    change(3);
    close();
    open(clock_);
    start();
    QTRY_COMPARE_WITH_TIMEOUT(held(3), 1, kTryForMs);
    QTRY_COMPARE_WITH_TIMEOUT(held(), 0, kTryForMs);
}

/// The database has never held the state in between.
void TestCentralRestart::whatChangedTwiceMeanwhileIsReported()
{
    bookedBefore(7);
    change(3);
    change(4);
    close();
    open(clock_);
    start();
    QTRY_COMPARE_WITH_TIMEOUT(held(4), 1, kTryForMs);
    QTRY_COMPARE_WITH_TIMEOUT(held(), 0, kTryForMs);
    QCOMPARE(held(3), 0);
}

QTEST_GUILESS_MAIN(TestCentralRestart)
#include "test_central_restart.moc"
