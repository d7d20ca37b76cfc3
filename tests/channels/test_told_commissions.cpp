// SPDX-License-Identifier: GPL-3.0-or-later
// The commission that channels tell with a reservation becomes that of its bookings.
#include "channels/alpinebits/alpine_inbox.h"
#include "channels/inbound/reservation_guest.h"
#include "channels/inbound/reservation_plan.h"
#include "engine/engine_hotel.h"

#include <QTest>

#include <algorithm>
#include <limits>

using namespace roomrack;
using namespace roomrack::tests;
using booking::ChangeBooking;
using booking::RecordReservation;
using protocols::Reservation;
using protocols::RoomStay;

namespace {

RoomStay pricedStay(std::optional<qint64> total)
{
    RoomStay stay;
    stay.roomTypeCode = QStringLiteral("TWN");
    stay.stay = Stay(kToday + 1, 2);
    stay.guests = {{protocols::AgeClass::Adult, 2, -1}};
    stay.total = {total, std::nullopt};
    return stay;
}

Reservation pricedReservation(const std::vector<std::optional<qint64>> &totals)
{
    Reservation r;
    r.id = QStringLiteral("C1");
    r.currency = Currency();
    for (const auto &total : totals) r.stays.push_back(pricedStay(total));
    return r;
}

}  // namespace

class TestToldCommissions : public QObject {
    Q_OBJECT

private slots:
    void init();
    void anAmountIsTakenAndBooked();
    void anAmountInAnotherCurrencyIsConverted();
    void anAmountOfSeveralRoomsIsSpreadByTheirPrices();
    void theOrderOfTheRoomsChangesNoCommission();
    void roomsMayTellTheirOwn();
    void aPercentageIsARateOfTheHotelsAmount();
    void aPercentageMayBeOfTheReservation();
    void nothingIsToldWhereTheAmountIsImpossible();
    void anAmountWithoutAnExchangeRateIsNotTold();
    void anotherCommissionAloneIsAChange();
    void itIsCorrectedAfterTheStay();
    void alpineBitsTellsItBesideTheStay();

private:
    channels::ReservationPlan plan(const Reservation &reservation,
                                   const channels::KnownReservation &known = {}) const;
    std::vector<std::optional<qint64>> told(const Reservation &reservation) const;

    std::unique_ptr<EngineHotel> hotel_;
    std::vector<pricing::FxRate> fx_;
};

void TestToldCommissions::init()
{
    hotel_ = std::make_unique<EngineHotel>();
    QVERIFY(hotel_->make());
    fx_ = {{Currency(), *Currency::make(QStringLiteral("JPY")), kToday,
            *pricing::FxFactor::make(160, 0)}};
}

channels::ReservationPlan TestToldCommissions::plan(const Reservation &reservation,
                                                    const channels::KnownReservation &known) const
{
    const engine::HotelView view(**hotel_->engine->snapshot(hotel_->property));
    sync::ChannelSettings settings;
    settings.rooms = {{RoomTypeId{1}, QStringLiteral("TWN"), true}};
    const channels::Received message{reservation.id, QStringLiteral("1"), {}, reservation};
    return channels::planReservation(message, known,
                                     {view, ChannelId{1}, settings, fx_, hotel_->clock.wall()});
}

std::vector<std::optional<qint64>> TestToldCommissions::told(const Reservation &reservation) const
{
    std::vector<std::optional<qint64>> all;
    const channels::ReservationPlan planned = plan(reservation);
    for (const booking::Command &command : planned.commands) {
        const auto *c = std::get_if<RecordReservation>(&command);
        if (!c) qFatal("no reservation");
        all.push_back(c->told.commission);
    }
    return all;
}

void TestToldCommissions::anAmountIsTakenAndBooked()
{
    Reservation r = pricedReservation({200'00});
    r.commission = 31'40;
    const channels::ReservationPlan planned = plan(r);
    QCOMPARE(planned.commands.size(), size_t(1));
    const auto made = hotel_->engine->run(planned.commands.front());
    QVERIFY2(made, made ? "" : qPrintable(made.error().text()));
    const auto now = *hotel_->engine->snapshot(hotel_->property);
    QCOMPARE(now->bookings.front().commission, std::optional<qint64>(31'40));
    r.commission.reset();
    QCOMPARE(told(r).front(), std::optional<qint64>());
}

/// 16,000 yen are 100.00 euros.
void TestToldCommissions::anAmountInAnotherCurrencyIsConverted()
{
    Reservation r = pricedReservation({32'000});
    r.currency = *Currency::make(QStringLiteral("JPY"));
    r.commission = 4'800;
    const channels::ReservationPlan planned = plan(r);
    QCOMPARE(planned.commands.size(), size_t(1));
    const auto &c = std::get<RecordReservation>(planned.commands.front());
    QCOMPARE(c.total, qint64(200'00));
    QCOMPARE(c.told.commission, std::optional<qint64>(30'00));
    fx_.clear();
    QVERIFY(plan(r).commands.empty());
}

void TestToldCommissions::anAmountOfSeveralRoomsIsSpreadByTheirPrices()
{
    Reservation r = pricedReservation({100'00, 200'00});
    r.commission = 10'00;
    const auto parts = told(r);
    QCOMPARE(parts.size(), size_t(2));
    QCOMPARE(parts[0], std::optional<qint64>(3'33));
    QCOMPARE(parts[1], std::optional<qint64>(6'67));
}

void TestToldCommissions::theOrderOfTheRoomsChangesNoCommission()
{
    Reservation r = pricedReservation({200'00, 100'00, 100'00});
    r.stays[2].guests.front().count = 1;
    r.commission = 10'00;
    auto parts = told(r);
    std::reverse(r.stays.begin(), r.stays.end());
    const auto others = told(r);
    std::reverse(parts.begin(), parts.end());
    QCOMPARE(others, parts);
    QCOMPARE(*parts[0] + *parts[1] + *parts[2], qint64(10'00));
}

void TestToldCommissions::roomsMayTellTheirOwn()
{
    Reservation r = pricedReservation({100'00, 200'00, 300'00});
    r.commission = 9'00;
    r.stays[0].commission = 15'00;
    const auto parts = told(r);
    QCOMPARE(parts[0], std::optional<qint64>(15'00));
    QCOMPARE(parts[1], std::optional<qint64>(3'60));
    QCOMPARE(parts[2], std::optional<qint64>(5'40));
}

void TestToldCommissions::aPercentageIsARateOfTheHotelsAmount()
{
    Reservation r = pricedReservation({32'000});
    r.currency = *Currency::make(QStringLiteral("JPY"));
    r.stays[0].commissionBasisPoints = 1'800;
    const channels::ReservationPlan planned = plan(r);
    const auto &c = std::get<RecordReservation>(planned.commands.front());
    QCOMPARE(c.told.commission, std::optional<qint64>(36'00));
    QCOMPARE(c.told.commissionBasisPoints, std::optional<qint32>(1'800));
}

void TestToldCommissions::aPercentageMayBeOfTheReservation()
{
    Reservation r = pricedReservation({100'00, 200'00, 300'00});
    r.commissionBasisPoints = 1'250;
    r.stays[0].commission = 9'00;
    r.stays[1].commissionBasisPoints = 1'000;
    QCOMPARE(told(r), (std::vector<std::optional<qint64>>{9'00, 20'00, 37'50}));
}

/// Where the price is not told, it needs no exchange rate either.
void TestToldCommissions::anAmountWithoutAnExchangeRateIsNotTold()
{
    Reservation r = pricedReservation({0});
    r.currency = *Currency::make(QStringLiteral("JPY"));
    r.commission = 4'800;
    QCOMPARE(told(r).front(), std::optional<qint64>(30'00));
    fx_.clear();
    QCOMPARE(told(r).front(), std::optional<qint64>());
}

void TestToldCommissions::nothingIsToldWhereTheAmountIsImpossible()
{
    for (const qint64 wrong : {qint64(-1), std::numeric_limits<qint64>::max()}) {
        Reservation r = pricedReservation({100'00});
        r.commission = wrong;
        QCOMPARE(told(r).front(), std::optional<qint64>());
        r.stays[0].commission = wrong;
        QCOMPARE(told(r).front(), std::optional<qint64>());
    }
}

void TestToldCommissions::anotherCommissionAloneIsAChange()
{
    Reservation r = pricedReservation({200'00});
    r.commission = 30'00;
    QVERIFY(hotel_->engine->run(plan(r).commands.front()));
    channels::KnownReservation known;
    known.bookings = (*hotel_->engine->snapshot(hotel_->property))->bookings;
    known.guests = {channels::guestOf(r)};
    QVERIFY(plan(r, known).commands.empty());
    r.commission = 24'00;
    const channels::ReservationPlan planned = plan(r, known);
    QCOMPARE(planned.commands.size(), size_t(1));
    const auto *change = std::get_if<ChangeBooking>(&planned.commands.front());
    QVERIFY(change && change->told);
    QVERIFY(change->told->isCommissionOnly && change->told->isAfterTax);
    const auto changed = hotel_->engine->run(planned.commands.front());
    QVERIFY2(changed, changed ? "" : qPrintable(changed.error().text()));
    const auto now = *hotel_->engine->snapshot(hotel_->property);
    QCOMPARE(now->bookings.front().commission, std::optional<qint64>(24'00));
    QCOMPARE(now->bookings.front().total, qint64(200'00));
}

void TestToldCommissions::itIsCorrectedAfterTheStay()
{
    using booking::BookingStatus;
    Reservation r = pricedReservation({200'00});
    r.commission = 30'00;
    QVERIFY(hotel_->engine->run(plan(r).commands.front()));
    channels::KnownReservation known;
    known.bookings = (*hotel_->engine->snapshot(hotel_->property))->bookings;
    known.guests = {booking::Guest()};
    booking::Booking &b = known.bookings.front();
    b.status = BookingStatus::CheckedOut;
    // A guest who left is not renamed.
    QVERIFY(plan(r, known).commands.empty());
    r.commission = 24'00;
    const channels::ReservationPlan planned = plan(r, known);
    QCOMPARE(planned.commands.size(), size_t(1));
    const auto &change = std::get<ChangeBooking>(planned.commands.front());
    QVERIFY(change.told->isCommissionOnly && !change.guest);
    QCOMPARE(change.told->commission, std::optional<qint64>(24'00));
    // One that did not take place is for a user to decide; a walked guest costs the hotel nothing.
    b.status = BookingStatus::NoShow;
    QCOMPARE(plan(r, known).inbox.state, booking::InboxState::Waiting);
    b.status = BookingStatus::Walked;
    QCOMPARE(plan(r, known).inbox.state, booking::InboxState::Understood);
}

void TestToldCommissions::alpineBitsTellsItBesideTheStay()
{
    namespace alpine = protocols::alpinebits;
    alpine::GuestRequest request;
    request.reservation = pricedReservation({100'00, 200'00});
    request.reservation.created = hotel_->clock.wall();
    protocols::Person guest;
    guest.surname = QStringLiteral("Silva");
    request.reservation.guests = {guest};
    for (RoomStay &stay : request.reservation.stays) stay.ratePlanCode = QStringLiteral("BAR");
    request.details.resize(2);
    request.details[0].commission = 12'50;
    request.details[1].commissionBasisPoints = 1'250;
    const auto received =
        channels::receivedFrom(alpine::encodePush({request}, alpine::Version::V2024_10));
    QVERIFY2(received, received ? "" : qPrintable(received.error().text()));
    QCOMPARE(received->size(), size_t(1));
    const auto &read = received->front().understood;
    QVERIFY2(read, read ? "" : qPrintable(read.error().text()));
    QCOMPARE(read->stays[0].commission, std::optional<qint64>(12'50));
    QCOMPARE(read->stays[1].commissionBasisPoints, std::optional<int>(1'250));
}

QTEST_GUILESS_MAIN(TestToldCommissions)
#include "test_told_commissions.moc"
