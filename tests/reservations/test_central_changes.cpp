// SPDX-License-Identifier: GPL-3.0-or-later
// A changed booking has new candidates, which the central store receives later: it is no duplicate
// of its previous state, nor of a booking that a user keeps beside it.
#include "reservations/host/reservations_host.h"
#include "reservations/hotel_simulation.h"
#include "reservations/rendered.h"
#include "storage/central_candidates.h"
#include "support/cut_connection.h"
#include "support/hotel_place.h"
#include "support/patience.h"
#include "support/scratch.h"

#include "programs/servers/postgres_server.h"

#include <QDir>
#include <QTest>

#include <atomic>

using namespace roomrack;
using namespace roomrack::booking;
using namespace roomrack::tests;
using reservations::Reply;
using reservations::ReservationsHost;

namespace {

const QString kHouse = QStringLiteral("Quinta");

/// Names that differ only at the end share one mail address.
Guest guestOf(const QString &name)
{
    Guest guest;
    guest.name = name;
    guest.email = name.left(9).toLower().remove(u' ') + QStringLiteral("@example.org");
    return guest;
}

}  // namespace

class TestCentralChanges : public QObject {
    Q_OBJECT

private slots:
    void initTestCase_data() { HotelPlace::addColumns(); }
    void init();
    void cleanup();
    void aChangedBookingIsNoDuplicateOfItself_data();
    void aChangedBookingIsNoDuplicateOfItself();
    void twoChangesAtOnceAreOne();
    void theStoreWasAwayMeanwhile();
    void theProgramEndedMeanwhile();
    void whatItIsChangedIntoIsCompared();
    void aPersonIsAskedOnceAboutTwo();
    void whatIsKeptIsNotAskedAboutAgain();
    void whatIsOverForLongIsForgotten();

private:
    struct Hotel {
        std::unique_ptr<engine::Engine> engine;
        std::unique_ptr<ReservationsHost> host;
        PropertyId property;
    };
    void open(Hotel &hotel, const char *name);
    void start(Hotel &hotel);
    TakeHold input(const Hotel &hotel, int nights = 2) const;
    BookingId book(Hotel &hotel, const QString &guest);
    Reply request(Hotel &hotel, const QString &guest, int nights);
    void change(Hotel &hotel, ChangeBooking what) const;
    /// Active candidates in the store for one guest, stay and room type; -1: the query failed.
    int held(const QString &guest, int nights = 2, int type = 1);
    int asked(const Hotel &hotel) const { return int(undecided(hotel).size()); }
    std::vector<DuplicateRow> undecided(const Hotel &hotel) const
    {
        return hotel.engine->snapshot(hotel.property).value()->undecided;
    }
    Stay stay(int nights) const
    {
        return Stay(Night::fromDate(clock_.wall().utc().date()) + 20, nights);
    }
    ChangeBooking changeOf(const Hotel &hotel, BookingId booking) const
    {
        ChangeBooking c;
        c.caller = {hotel.property, kDeskActor, ChannelId{1}, {}};
        c.booking = booking;
        c.always = true;
        return c;
    }

    core::SystemClock clock_;
    std::unique_ptr<QTemporaryDir> folder_;
    std::unique_ptr<HotelPlace> place_;
    QString central_;  ///< its path for the hotels
    std::unique_ptr<storage::CentralCandidates> probe_;
    Hotel one_, other_;
    int keys_ = 0;
};

void TestCentralChanges::init()
{
    folder_ = std::make_unique<QTemporaryDir>(scratchTemplate());
    place_ = std::make_unique<HotelPlace>();
    central_ = place_->place();
}

void TestCentralChanges::cleanup()
{
    for (Hotel *hotel : {&one_, &other_}) {
        hotel->host.reset();
        hotel->engine.reset();
    }
    probe_.reset();
    place_.reset();
}

void TestCentralChanges::open(Hotel &hotel, const char *name)
{
    const QString file = folder_->filePath(QString::fromLatin1(name) + QStringLiteral(".roomrack"));
    hotel.engine = std::move(engine::Engine::open(file, clock_)).value();
    auto described = prepaidHotel(Night::fromDate(clock_.wall().utc().date()), 10, Currency());
    described.catalogue.roomTypes.push_back(
        {RoomTypeId{2}, PoolId{1}, QStringLiteral("TWN"), QStringLiteral("Twin"), 10, 2, 3, 1});
    for (int plan = 0; plan < 3; ++plan)
        described.rates.push_back({1, plan, {described.catalogue.property.firstNight, 90}, 10'000});
    hotel.property = hotel.engine->saveHotel(described).value();
    SaveHotelSetup setup;
    setup.caller.property = hotel.property;
    setup.kind = SetupKind::Central;
    setup.content = toText(reservations::CentralSetup{central_, kHouse});
    QVERIFY(hotel.engine->run(Command(setup)));
    start(hotel);
}

void TestCentralChanges::start(Hotel &hotel)
{
    hotel.host = std::make_unique<ReservationsHost>(
        *hotel.engine, hotel.property, clock_,
        [](SetupKind, const QString &) { return QByteArray(); }, rendered, nullptr,
        reservations::HostOptions{kTryForMs * qint64(1'000)});
    QTRY_VERIFY_WITH_TIMEOUT(hotel.host->status().asksCentral, kTryForMs);
}

TakeHold TestCentralChanges::input(const Hotel &hotel, int nights) const
{
    TakeHold what;
    what.caller = {hotel.property, kDeskActor, ChannelId{1}, {}};
    what.roomType = RoomTypeId{1};
    what.stay = stay(nights);
    what.plan = RatePlanId{1};
    return what;
}

BookingId TestCentralChanges::book(Hotel &hotel, const QString &guest)
{
    const auto booked =
        hotel.engine->run(Command(HoldAndConfirm{input(hotel), guestOf(guest), false, {}}));
    return booked ? booked->booking : BookingId();
}

Reply TestCentralChanges::request(Hotel &hotel, const QString &guest, int nights)
{
    reservations::Request request;
    request.caller = {hotel.property, kFirstChannelActor, ChannelId{2}, {}};
    request.key = "key-" + QByteArray::number(++keys_);
    request.way = "POST /v1/bookings";
    reservations::BookingInput wanted;
    wanted.what = input(hotel, nights);
    wanted.what->caller = request.caller;
    wanted.guest = guestOf(guest);
    Reply heard;
    std::atomic<bool> done{false};
    hotel.host->book(request, wanted, [&](const Reply &reply) {
        heard = reply;
        done = true;
    });
    [&] { QTRY_VERIFY_WITH_TIMEOUT(done.load(), kTryForMs); }();
    return heard;
}

void TestCentralChanges::change(Hotel &hotel, ChangeBooking what) const
{
    const auto done = hotel.engine->run(Command(what));
    QVERIFY2(done, done ? "" : qPrintable(done.error().text()));
}

int TestCentralChanges::held(const QString &guest, int nights, int type)
{
    if (!probe_) probe_ = std::make_unique<storage::CentralCandidates>(place_->place());
    const Guest who = guestOf(guest);
    const dedup::Candidate like =
        dedup::candidate(dedup::Product::RoomBooking,
                         dedup::roomContext(dedup::person(who.name, who.email, {}, {}),
                                            stay(nights), RoomTypeId{type}),
                         clock_.wall());
    const auto all = probe_->held(kHouse, {like}).result();
    if (!all) return -1;
    return int(std::count_if(all->begin(), all->end(), [&](const dedup::Candidate &c) {
        return c.status == dedup::Status::Active && c.context == like.context;
    }));
}

void TestCentralChanges::aChangedBookingIsNoDuplicateOfItself_data()
{
    QTest::addColumn<QString>("guest");
    QTest::addColumn<int>("nights");
    QTest::addColumn<int>("type");
    QTest::newRow("dates") << QStringLiteral("Ana Prova") << 3 << 1;
    QTest::newRow("guest") << QStringLiteral("Ana Provas") << 2 << 1;
    QTest::newRow("room type") << QStringLiteral("Ana Prova") << 2 << 2;
}

void TestCentralChanges::aChangedBookingIsNoDuplicateOfItself()
{
    QFETCH(QString, guest);
    QFETCH(int, nights);
    QFETCH(int, type);
    open(one_, "one");
    QTRY_VERIFY_WITH_TIMEOUT(one_.host->status().centralUp, kTryForMs);
    const BookingId booked = book(one_, QStringLiteral("Ana Prova"));
    QTRY_COMPARE_WITH_TIMEOUT(held(QStringLiteral("Ana Prova")), 1, kTryForMs);
    ChangeBooking c = changeOf(one_, booked);
    c.stay = stay(nights);
    c.roomType = RoomTypeId{type};
    if (guest != QStringLiteral("Ana Prova")) c.guest = guestOf(guest);
    change(one_, c);
    QTRY_COMPARE_WITH_TIMEOUT(held(guest, nights, type), 1, kTryForMs);
    QTRY_COMPARE_WITH_TIMEOUT(held(QStringLiteral("Ana Prova")), 0, kTryForMs);
    one_.engine->flush();
    QCOMPARE(asked(one_), 0);
}

void TestCentralChanges::twoChangesAtOnceAreOne()
{
    open(one_, "one");
    QTRY_VERIFY_WITH_TIMEOUT(one_.host->status().centralUp, kTryForMs);
    const QString guest = QStringLiteral("Ana Prova");
    const BookingId booked = book(one_, guest);
    for (const int nights : {3, 4, 2, 5}) {
        ChangeBooking c = changeOf(one_, booked);
        c.stay = stay(nights);
        change(one_, c);
    }
    QTRY_COMPARE_WITH_TIMEOUT(held(guest, 5), 1, kTryForMs);
    for (const int nights : {2, 3, 4}) QTRY_COMPARE_WITH_TIMEOUT(held(guest, nights), 0, kTryForMs);
    one_.engine->flush();
    QCOMPARE(asked(one_), 0);
}

void TestCentralChanges::theStoreWasAwayMeanwhile()
{
    std::unique_ptr<CutConnection> access;
    const QString shared = place_->path(QStringLiteral("shared"));
    const QString guest = QStringLiteral("Ana Prova");
    if (place_->onServer()) {
        access = std::make_unique<CutConnection>(HotelPlace::server()->socket());
        central_ = place_->placeThrough(access->folder());
    } else {
        central_ = shared + QStringLiteral("/central.db");  // that folder does not exist yet
    }
    open(one_, "one");
    if (access) QTRY_VERIFY_WITH_TIMEOUT(one_.host->status().centralUp, kTryForMs);
    const BookingId booked = book(one_, guest);
    if (access) {
        QTRY_COMPARE_WITH_TIMEOUT(held(guest), 1, kTryForMs);
        access->cutAfter(CutConnection::Way::ToServer, 0);
    }
    ChangeBooking c = changeOf(one_, booked);
    c.stay = stay(3);
    change(one_, c);
    if (!access) {
        QVERIFY(QDir().mkpath(shared));
        probe_ = std::make_unique<storage::CentralCandidates>(central_);
    }
    QTRY_COMPARE_WITH_TIMEOUT(held(guest, 3), 1, kTryForMs);
    QTRY_COMPARE_WITH_TIMEOUT(held(guest), 0, kTryForMs);
    one_.engine->flush();
    QCOMPARE(asked(one_), 0);
    one_.host.reset();
}

void TestCentralChanges::theProgramEndedMeanwhile()
{
    open(one_, "one");
    QTRY_VERIFY_WITH_TIMEOUT(one_.host->status().centralUp, kTryForMs);
    const QString guest = QStringLiteral("Ana Prova");
    const BookingId booked = book(one_, guest);
    QTRY_COMPARE_WITH_TIMEOUT(held(guest), 1, kTryForMs);
    one_.host.reset();
    ChangeBooking c = changeOf(one_, booked);
    c.stay = stay(3);
    change(one_, c);
    start(one_);
    QTRY_COMPARE_WITH_TIMEOUT(held(guest, 3), 1, kTryForMs);
    QTRY_COMPARE_WITH_TIMEOUT(held(guest), 0, kTryForMs);
    one_.engine->flush();
    QCOMPARE(asked(one_), 0);
}

/// Only this creates a review; it names no booking, because the other file has its own numbers.
void TestCentralChanges::whatItIsChangedIntoIsCompared()
{
    open(one_, "one");
    open(other_, "other");
    QTRY_VERIFY_WITH_TIMEOUT(one_.host->status().centralUp && other_.host->status().centralUp,
                             kTryForMs);
    const QString guest = QStringLiteral("Ana Prova");
    QVERIFY(book(other_, guest));
    QTRY_COMPARE_WITH_TIMEOUT(held(guest), 1, kTryForMs);
    const BookingId booked = book(one_, QStringLiteral("Bruno Melo"));
    QTRY_COMPARE_WITH_TIMEOUT(held(QStringLiteral("Bruno Melo")), 1, kTryForMs);
    ChangeBooking c = changeOf(one_, booked);
    c.guest = guestOf(guest);
    change(one_, c);
    QTRY_COMPARE_WITH_TIMEOUT(held(guest), 2, kTryForMs);
    QTRY_COMPARE_WITH_TIMEOUT(asked(one_), 1, kTryForMs);
    QCOMPARE(undecided(one_).front().booking, booked);
    QCOMPARE(undecided(one_).front().other, BookingId());
    QCOMPARE(asked(other_), 0);
}

/// However often the booking is changed and the program restarted.
void TestCentralChanges::aPersonIsAskedOnceAboutTwo()
{
    open(one_, "one");
    open(other_, "other");
    QTRY_VERIFY_WITH_TIMEOUT(one_.host->status().centralUp && other_.host->status().centralUp,
                             kTryForMs);
    const QString guest = QStringLiteral("Ana Prova");
    QVERIFY(book(other_, guest));
    QTRY_COMPARE_WITH_TIMEOUT(held(guest), 1, kTryForMs);
    const BookingId booked = book(one_, QStringLiteral("Bruno Melo"));
    ChangeBooking c = changeOf(one_, booked);
    c.guest = guestOf(guest);
    change(one_, c);
    QTRY_COMPARE_WITH_TIMEOUT(asked(one_), 1, kTryForMs);
    c.guest.reset();
    c.stay = stay(3);
    change(one_, c);  // review already pending
    QTRY_COMPARE_WITH_TIMEOUT(held(guest, 3), 1, kTryForMs);
    one_.engine->flush();
    QCOMPARE(asked(one_), 1);
    QVERIFY(one_.engine->run(DecideDuplicate{
        c.caller, undecided(one_).front().id, DuplicateDecision::KeepBoth, {}, {}}));
    c.stay = stay(4);
    change(one_, c);  // and decided
    QTRY_COMPARE_WITH_TIMEOUT(held(guest, 4), 1, kTryForMs);
    one_.engine->flush();
    QCOMPARE(asked(one_), 0);
    one_.host.reset();
    start(one_);
    const BookingId marker = book(one_, QStringLiteral("Caio Dunas"));
    ChangeBooking last = changeOf(one_, marker);
    last.stay = stay(5);
    change(one_, last);
    QTRY_COMPARE_WITH_TIMEOUT(held(QStringLiteral("Caio Dunas"), 5), 1, kTryForMs);
    one_.engine->flush();
    QCOMPARE(asked(one_), 0);
}

/// A booking that a user keeps beside another has candidate ids that the store does not have yet.
void TestCentralChanges::whatIsKeptIsNotAskedAboutAgain()
{
    open(one_, "one");
    open(other_, "other");
    QTRY_VERIFY_WITH_TIMEOUT(one_.host->status().centralUp && other_.host->status().centralUp,
                             kTryForMs);
    int kept = 0;
    for (const char *name :
         {"Berta Alvor", "Caio Dunas", "Dora Quilha", "Egas Monte", "Flor Ribeira"}) {
        const QString guest = QString::fromLatin1(name);
        QVERIFY(book(one_, guest));
        QTRY_COMPARE_WITH_TIMEOUT(held(guest), 1, kTryForMs);
        const Reply there = request(other_, guest, 3);
        const dedup::CandidateId question = there.outcome.answer.duplicate;
        if (question) {
            ++kept;
            QVERIFY(
                other_.engine->run(DecideDuplicate{{other_.property, kDeskActor, ChannelId{1}, {}},
                                                   question,
                                                   DuplicateDecision::KeepBoth,
                                                   {},
                                                   {}}));
        }
        QTRY_COMPARE_WITH_TIMEOUT(held(guest, 3), 1, kTryForMs);
        other_.engine->flush();
        // Otherwise the store answered too late, and the original booking is put up for review.
        if (question) QCOMPARE(asked(other_), 0);
        if (kept == 2) return;
        for (const DuplicateRow &row : undecided(other_))
            QVERIFY(
                other_.engine->run(DecideDuplicate{{other_.property, kDeskActor, ChannelId{1}, {}},
                                                   row.id,
                                                   DuplicateDecision::KeepBoth,
                                                   {},
                                                   {}}));
    }
    QVERIFY(kept > 0);
}

void TestCentralChanges::whatIsOverForLongIsForgotten()
{
    open(one_, "one");
    QCOMPARE(held(QStringLiteral("Ana Prova")), 0);  // the probe is stored
    const Guest who = guestOf(QStringLiteral("Ana Prova"));
    std::vector<dedup::Candidate> over;
    for (const qint64 days : {1, 4'000}) {
        auto c = dedup::candidate(
            dedup::Product::RoomBooking,
            dedup::roomContext(dedup::person(who.name, who.email, {}, {}), stay(2), RoomTypeId{1}),
            clock_.wall());
        c.id = dedup::CandidateId{days};
        c.status = dedup::Status::Inactive;
        c.ended = clock_.wall() + -days * 24 * 3'600 * kSecond;
        over.push_back(c);
    }
    QTRY_VERIFY(probe_->upsert(kHouse, over).result().has_value());
    const auto left = [&] { return probe_->held(kHouse, {over.front()}).result().value().size(); };
    QCOMPARE(left(), size_t(2));
    const Night today = Night::fromDate(clock_.wall().utc().date());
    const Caller desk{one_.property, kDeskActor, ChannelId{1}, {}};
    QVERIFY(one_.engine->run(MoveBusinessDate{desk, today + 2}));
    QTRY_COMPARE(left(), size_t(1));
}

QTEST_GUILESS_MAIN(TestCentralChanges)
#include "test_central_changes.moc"
