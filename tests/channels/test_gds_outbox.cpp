// SPDX-License-Identifier: GPL-3.0-or-later
// A GDS is sent the property's numbers of its reservations, and their changes here: each once, and
// nothing that it sent itself.
#include "channels/channel_day.h"
#include "channels/host/equip.h"
#include "channels/inbound/reservation_plan.h"
#include "channels/outbox/gds_message.h"
#include "channels/wire_log.h"
#include "engine/engine_hotel.h"
#include "simulator/channels/travel_gds.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::tests;
using booking::Command;

namespace {

const ChannelId kGds{2};

sync::ChannelSettings settingsOf()
{
    sync::ChannelSettings s;
    s.protocol = sync::Protocol::OpenTravel;
    s.address = s.reservationsTo = QStringLiteral("http://127.0.0.1:1/");
    s.account = QStringLiteral("hotel");
    s.hotelCode = QStringLiteral("H1");
    s.timeoutSeconds = 30;
    s.pollSeconds = 60;
    s.rooms = {{RoomTypeId{1}, QStringLiteral("R1"), true},
               {RoomTypeId{2}, QStringLiteral("R2"), true}};
    s.rates = {{RoomTypeId{1}, RatePlanId{1}, QStringLiteral("R1-BAR"), {0}},
               {RoomTypeId{2}, RatePlanId{1}, QStringLiteral("R2-BAR"), {0}}};
    return s;
}

simulator::Shop shop()
{
    return {QStringLiteral("G"),
            QStringLiteral("H1"),
            {{QStringLiteral("R1"), QStringLiteral("R1-BAR")},
             {QStringLiteral("R2"), QStringLiteral("R2-BAR")}},
            Currency(),
            kToday,
            200};
}

/// A property and its GDS, on a virtual clock.
class Pair {
public:
    explicit Pair(Heard heard = [](const auto &, const auto &) {})
        : heard_(std::move(heard)), gds(shop(), {QStringLiteral("H1"), QStringLiteral("hotel"),
                                                 QString::fromUtf8(kDaySecret)})
    {
        if (const auto ok = hotel.open(); !ok) qFatal("%s", qPrintable(ok.error().text()));
        auto setup = hotelSetup(2, 6);
        setup.catalogue.channels.push_back(
            {kGds, inventory::ChannelKind::Gds, QStringLiteral("Skyline"), 300, 1800});
        hotel.property = hotel.engine->saveHotel(setup).value();
        scheduler = std::make_unique<engine::VirtualScheduler>(hotel.clock, 1);
        hotel.engine->run(Command(booking::SaveChannelSetup{hotel.desk(), kGds, settingsOf()}))
            .value();
        open();
        run(60);
    }
    void open()
    {
        controller.reset();
        reading = engine::AsyncReader::open(hotel.file()).value();
        controller = std::make_unique<channels::ChannelController>(
            *hotel.engine, *reading, hotel.property, *scheduler, channels::Books::Pace::OneByOne,
            [this](ChannelId, const sync::ChannelSettings &settings) {
                channels::ChannelController::Equipment e;
                e.dialect = channels::dialectFor(settings, kDaySecret);
                e.secret = kDaySecret;
                e.transport = std::make_unique<MockTransport>(*scheduler, gds, faults, heard_);
                if (!gdsHearsNothing)
                    e.telling = std::make_unique<MockTransport>(*scheduler, gds, faults, heard_);
                return e;
            });
        if (const auto ok = controller->start(); !ok) qFatal("%s", qPrintable(ok.error().text()));
    }
    void run(qint64 seconds)
    {
        scheduler->runUntil(scheduler->now() + seconds * kSecond,
                            [this] { hotel.engine->flush(); });
    }
    QString guestBooks(int in = 3)
    {
        const auto told = gds.shop().book(gds.shop().offers().front(), Stay(kToday + in, 2), 1, 2,
                                          scheduler->now());
        if (!told) qFatal("nothing is for sale");
        gds.tell(*told);
        return told->reservation.id;
    }
    void guestMoves(const QString &id, int in)
    {
        gds.tell(*gds.shop().change(id, Stay(kToday + in, 3), scheduler->now()));
    }
    booking::Booking bookingOf(const QString &id) const
    {
        auto reader = storage::Reader::open(hotel.file()).value();
        const auto ids =
            reader->ask(storage::BookingsOf{hotel.property, kGds, channels::reservationDigest(id)})
                .value();
        return ids.empty() ? booking::Booking()
                           : reader->ask(storage::OneBooking{hotel.property, ids.front()})->booking;
    }
    void deskMoves(const QString &id, int in)
    {
        const booking::Booking now = bookingOf(id);
        booking::ChangeBooking c;
        c.caller = hotel.desk();
        c.booking = now.id;
        c.version = now.version;
        c.stay = Stay(kToday + in, 2);
        apply(c);
    }
    void apply(const Command &command)
    {
        const auto done = hotel.engine->run(command);
        if (!done) qFatal("%s", qPrintable(done.error().text()));
        hotel.engine->flush();
    }
    protocols::Reservation there(const QString &id) { return gds.shop().reservations().at(id); }
    QStringList said(const QString &id) const
    {
        const auto it = gds.saidByHotel().find(id);
        return it == gds.saidByHotel().end() ? QStringList() : it->second;
    }
    channels::ConnectionStatus status() const { return controller->status().front().link; }

private:
    Heard heard_;

public:
    simulator::TravelGds gds;
    simulator::FaultRates faults;
    bool gdsHearsNothing = false;  ///< of the next link
    EngineHotel hotel;
    std::unique_ptr<engine::VirtualScheduler> scheduler;
    std::unique_ptr<engine::AsyncReader> reading;
    std::unique_ptr<channels::ChannelController> controller;
};

QStringList words(std::initializer_list<const char *> all)
{
    QStringList list;
    for (const char *one : all) list += QString::fromLatin1(one);
    return list;
}

}  // namespace

class TestGdsOutbox : public QObject {
    Q_OBJECT

private slots:
    void numberIsToldOnceAndTheGuestsOwnChangesAreNot();
    void changesMadeHereAreTold();
    void bookingsOfOthersAreNotTold();
    void unansweredChangeIsAskedAfter();
    void lostChangeIsSaidAgain();
    void cancelledBeforeItsNumberWasTold();
    void guestsOwnChangeIsNotOverwritten();
    void bothAtOnceAgreeInTheEnd();
    void messagesAreValid();
    void wholeReservationIsTold();
    void aBusyGdsIsAskedLessAndLess();
};

void TestGdsOutbox::numberIsToldOnceAndTheGuestsOwnChangesAreNot()
{
    Pair pair;
    const QString id = pair.guestBooks();
    pair.run(200);
    QCOMPARE(pair.said(id), words({"number"}));
    QCOMPARE(pair.there(id).hotelId, QString::number(pair.bookingOf(id).id.value));
    pair.guestMoves(id, 8);
    pair.run(200);
    QCOMPARE(pair.bookingOf(id).stay, Stay(kToday + 8, 3));
    pair.gds.tell(*pair.gds.shop().cancel(id, pair.scheduler->now()));
    pair.run(200);
    QCOMPARE(pair.bookingOf(id).status, booking::BookingStatus::Cancelled);
    QCOMPARE(pair.said(id), words({"number"}));
    QCOMPARE(pair.gds.messagesOfHotel(), 1);
    pair.open();  // after a restart, too
    pair.run(200);
    QCOMPARE(pair.gds.messagesOfHotel(), 1);
}

void TestGdsOutbox::changesMadeHereAreTold()
{
    Pair pair;
    const QString id = pair.guestBooks();
    pair.run(200);
    pair.deskMoves(id, 10);
    pair.run(200);
    QCOMPARE(pair.said(id), words({"number", "change"}));
    QCOMPARE(pair.there(id).stays.front().stay, Stay(kToday + 10, 2));
    QCOMPARE(pair.there(id).total.paid(), std::optional(pair.bookingOf(id).total));
    QVERIFY(pair.controller->isQuiet());
    const booking::Booking now = pair.bookingOf(id);
    pair.apply(booking::CancelBooking{pair.hotel.desk(), now.id, now.version});
    pair.run(200);
    QCOMPARE(pair.said(id), words({"number", "change", "cancel"}));
    QCOMPARE(pair.there(id).status, protocols::ReservationStatus::Cancelled);
    QVERIFY(!pair.there(id).cancellationId.isEmpty());
    QCOMPARE(pair.status().untold, 0);
}

void TestGdsOutbox::bookingsOfOthersAreNotTold()
{
    Pair pair;
    booking::RecordReservation c;
    c.caller = pair.hotel.desk();
    c.roomType = RoomTypeId{1};
    c.stay = Stay(kToday + 1, 2);
    c.plan = RatePlanId{1};
    pair.apply(c);
    pair.run(200);
    QCOMPARE(pair.gds.messagesOfHotel(), 0);
    QCOMPARE(pair.status().untold, 0);
}

/// It took effect, and was not answered.
void TestGdsOutbox::unansweredChangeIsAskedAfter()
{
    for (const bool crashes : {false, true}) {
        Pair pair;
        const QString id = pair.guestBooks();
        pair.run(200);
        pair.faults.timeoutAfter = 1;
        pair.deskMoves(id, 10);
        pair.run(600);
        QVERIFY(pair.status().untold > 0);
        if (crashes) pair.open();
        pair.faults = {};
        pair.run(1'800);
        QCOMPARE(pair.gds.messagesOfHotel(), 2);
        QCOMPARE(pair.said(id), words({"number", "change"}));
        QCOMPARE(pair.status().untold, 0);
    }
}

void TestGdsOutbox::lostChangeIsSaidAgain()
{
    Pair pair;
    const QString id = pair.guestBooks();
    pair.run(200);
    pair.faults.lostRequest = 1;
    pair.deskMoves(id, 10);
    pair.run(300);
    pair.faults = {};
    pair.run(1'800);
    QCOMPARE(pair.said(id), words({"number", "change"}));
    QCOMPARE(pair.there(id).stays.front().stay, Stay(kToday + 10, 2));
    // The state there is an earlier message of ours.
    pair.faults.lostRequest = 1;
    pair.deskMoves(id, 12);
    pair.run(300);
    pair.faults = {};
    pair.run(3'600);
    QCOMPARE(pair.said(id), words({"number", "change", "change"}));
    QCOMPARE(pair.there(id).stays.front().stay, Stay(kToday + 12, 2));
}

/// It was cancelled before its number was sent, and the program ended.
void TestGdsOutbox::cancelledBeforeItsNumberWasTold()
{
    Pair pair;
    const QString id = pair.guestBooks();
    pair.gdsHearsNothing = true;
    pair.open();
    pair.run(120);
    const booking::Booking now = pair.bookingOf(id);
    QVERIFY(now.id);
    pair.apply(booking::CancelBooking{pair.hotel.desk(), now.id, now.version});
    pair.open();
    pair.gdsHearsNothing = false;
    pair.open();
    pair.run(1'800);
    QCOMPARE(pair.said(id), words({"cancel"}));
}

/// Lost, and the guest changed it since: that is not overwritten, and both agree.
void TestGdsOutbox::guestsOwnChangeIsNotOverwritten()
{
    Pair pair;
    const QString id = pair.guestBooks();
    pair.run(200);
    pair.faults.timeoutAfter = 1;
    pair.deskMoves(id, 10);
    pair.run(40);
    pair.guestMoves(id, 20);
    pair.faults = {};
    pair.run(3'600);
    QCOMPARE(pair.there(id).stays.front().stay, Stay(kToday + 20, 3));
    QCOMPARE(pair.bookingOf(id).stay, Stay(kToday + 20, 3));
    // The number, the front desk's change, and then both have each other's.
    QCOMPARE(pair.said(id), words({"number", "change", "change"}));
}

/// The last message counts, at both ends.
void TestGdsOutbox::bothAtOnceAgreeInTheEnd()
{
    for (const bool away : {true, false}) {
        Pair pair;
        const QString id = pair.guestBooks();
        pair.run(200);
        if (away) pair.faults.unreachable = 1;
        pair.deskMoves(id, 10);
        pair.run(away ? 60 : 0);
        pair.guestMoves(id, 20);
        pair.faults = {};
        pair.run(1'800);
        QCOMPARE(pair.there(id).stays.front().stay, pair.bookingOf(id).stay);
        QVERIFY(pair.controller->isQuiet());
        QCOMPARE(pair.gds.untold(), 0);
    }
}

void TestGdsOutbox::messagesAreValid()
{
    WireLog log;
    Pair pair([&](const auto &request, const auto &reply) { log.take(request, reply); });
    const QString id = pair.guestBooks();
    pair.run(200);
    pair.deskMoves(id, 10);
    pair.run(200);
    const booking::Booking now = pair.bookingOf(id);
    pair.apply(booking::CancelBooking{pair.hotel.desk(), now.id, now.version});
    pair.run(200);
    QVERIFY(log.kinds().count(QStringLiteral("OTA_HotelResNotifRQ")) > 0);
    QCOMPARE(log.wrong(), QStringList());
    if (!log.unchecked().isEmpty()) QSKIP("there is no validator or no schema here");
}

/// Its rooms may be several bookings here; a message about one of them has all that are left.
void TestGdsOutbox::wholeReservationIsTold()
{
    Pair pair;
    const engine::HotelView hotel(**pair.hotel.engine->snapshot(pair.hotel.property));
    protocols::Reservation theirs;
    theirs.id = QStringLiteral("G7");
    theirs.currency = Currency();
    storage::BookingRow one, two;
    one.booking.id = BookingId{4};
    one.booking.reserved = one.booking.counted = RoomTypeId{1};
    one.booking.stay = Stay(kToday, 2);
    one.booking.total = 30'000;
    two = one;
    two.booking.id = BookingId{5};
    two.booking.reserved = RoomTypeId{2};
    auto told = channels::soldThere({one, two}, theirs, hotel, settingsOf());
    QCOMPARE(told->stays.size(), size_t(2));
    QCOMPARE(told->total.paid(), std::optional<qint64>(60'000));
    QCOMPARE(told->hotelId, QStringLiteral("4"));
    one.booking.status = booking::BookingStatus::Cancelled;
    told = channels::soldThere({one, two}, theirs, hotel, settingsOf());
    QCOMPARE(told->status, protocols::ReservationStatus::Modified);
    QCOMPARE(told->stays.size(), size_t(1));
    two.booking.status = booking::BookingStatus::NoShow;
    told = channels::soldThere({one, two}, theirs, hotel, settingsOf());
    QCOMPARE(told->status, protocols::ReservationStatus::Cancelled);
    // Rooms sold in another currency keep their prices there.
    two.booking.status = booking::BookingStatus::Confirmed;
    theirs.currency = Currency::make(QStringLiteral("USD")).value();
    told = channels::soldThere({two}, theirs, hotel, settingsOf());
    QVERIFY(told->total.isEmpty() && told->stays.front().total.isEmpty());
}

/// It answers every message with 187: for an hour both the link and the outbox wait longer each
/// time.
void TestGdsOutbox::aBusyGdsIsAskedLessAndLess()
{
    int messages = 0;
    Pair pair([&messages](const auto &, const auto &) { ++messages; });
    const QString id = pair.guestBooks();
    pair.run(200);
    pair.gds.beBusy(1);
    messages = 0;
    pair.deskMoves(id, 10);
    pair.run(3'600);
    QVERIFY2(messages >= 20 && messages <= 50, qPrintable(QString::number(messages)));
    pair.gds.beBusy(0);
    pair.run(600);
    QCOMPARE(pair.said(id), words({"number", "change"}));
    QCOMPARE(pair.status().state, channels::ConnectionState::InSync);
}

QTEST_GUILESS_MAIN(TestGdsOutbox)
#include "test_gds_outbox.moc"
