// SPDX-License-Identifier: GPL-3.0-or-later
// Prices sent by channels add up, or are refused; they never overflow.
#include "channels/inbound/reservation_plan.h"
#include "channels/push_hotel.h"
#include "protocols/alpinebits/guest_requests.h"
#include "protocols/opentravel/codec.h"

#include <QTest>

#include <limits>

using namespace roomrack;
using namespace roomrack::tests;

class TestSums : public QObject {
    Q_OBJECT

private slots:
    void nightlyPricesOfAllRoomsAddUp();
    void roomWithoutAPriceHasTheRestOfTheTotal();
    void negativeTotalIsRefused();
    void totalOfSomeAlpineBitsRoomsIsNotThatOfAll();
    void sumBeyondAllBoundsIsNoLowPrice();
    void sumOfAnOpenTravelMessageIsNoLowPrice();

private:
    /// Sends these rooms to the property, with a price per night.
    Result<engine::Answer> take(int rooms, const std::vector<qint64> &prices);
    Result<engine::Answer> take(const protocols::Reservation &reservation);
    using Price = std::optional<qint64>;
    /// What is booked for rooms of these prices, by room, where the reservation has this total.
    std::vector<qint64> booked(Price total, const std::vector<Price> &rooms);
    channels::ReservationPlan planOf(const protocols::Reservation &reservation);
    EngineHotel hotel_;
};

Result<engine::Answer> TestSums::take(int rooms, const std::vector<qint64> &prices)
{
    protocols::Reservation reservation;
    reservation.id = QStringLiteral("r%1").arg(rooms);
    reservation.currency = Currency();
    protocols::RoomStay stay;
    stay.roomTypeCode = QStringLiteral("DBL");
    stay.stay = Stay(kToday + 1, int(prices.size()));
    stay.rooms = rooms;
    stay.guests = {{protocols::AgeClass::Adult, 1, -1}};
    for (size_t i = 0; i < prices.size(); ++i)
        stay.rates.push_back({kToday + 1 + int(i), {prices[i], std::nullopt}});
    reservation.stays = {stay};
    return take(reservation);
}

channels::ReservationPlan TestSums::planOf(const protocols::Reservation &reservation)
{
    if (!hotel_.engine)
        if (const auto ok = hotel_.make(); !ok) qFatal("%s", qPrintable(ok.error().text()));
    const engine::HotelView view(**hotel_.engine->snapshot(hotel_.property));
    sync::ChannelSettings settings;
    settings.rooms = {{RoomTypeId{1}, QStringLiteral("DBL"), true}};
    const channels::Received message{reservation.id, QStringLiteral("1"), {}, reservation};
    return channels::planReservation(message, {},
                                     {view, ChannelId{1}, settings, {}, hotel_.clock.wall()});
}

std::vector<qint64> TestSums::booked(Price total, const std::vector<Price> &rooms)
{
    protocols::Reservation reservation;
    reservation.id = QStringLiteral("mixed");
    reservation.currency = Currency();
    reservation.total.afterTax = total;
    for (const Price &price : rooms) {
        protocols::RoomStay stay;
        stay.roomTypeCode = QStringLiteral("DBL");
        stay.stay = Stay(kToday + 1, 1);
        stay.total.afterTax = price;
        reservation.stays.push_back(std::move(stay));
    }
    std::vector<qint64> prices;
    const channels::ReservationPlan plan = planOf(reservation);
    for (const booking::Command &command : plan.commands) {
        const auto *part = std::get_if<booking::RecordReservation>(&command);
        prices.push_back(part ? part->total : -1);
    }
    return prices;
}

Result<engine::Answer> TestSums::take(const protocols::Reservation &reservation)
{
    const auto plan = planOf(reservation);
    if (plan.commands.size() != 1) return fail(ErrorCode::Internal, {}, plan.inbox.reason);
    return hotel_.engine->run(plan.commands.front());
}

void TestSums::nightlyPricesOfAllRoomsAddUp()
{
    const auto taken = take(2, {10'000, 12'000});
    QVERIFY2(taken, taken ? "" : qPrintable(taken.error().text()));
    const auto now = *hotel_.engine->snapshot(hotel_.property);
    QCOMPARE(now->bookings.front().total, qint64(44'000));
}

/// Of rooms with and without prices of their own, all that is booked is the reservation's total.
void TestSums::roomWithoutAPriceHasTheRestOfTheTotal()
{
    const Price none;
    using Prices = std::vector<qint64>;
    QVERIFY(booked(30'000, {none, 20'000}) == (Prices{10'000, 20'000}));
    QVERIFY(booked(30'000, {10'000, none}) == (Prices{10'000, 20'000}));
    QVERIFY(booked(30'000, {none, 10'000, none}) == (Prices{20'000, 10'000, 0}));
    QVERIFY(booked(30'000, {none, none}) == (Prices{30'000, 0}));
    QVERIFY(booked(30'000, {10'000, 25'000}) == (Prices{10'000, 25'000}));
    QVERIFY(booked(15'000, {none, 20'000}) == (Prices{0, 20'000}));
    QVERIFY(booked(none, {none, 20'000}) == (Prices{0, 20'000}));
    constexpr qint64 kMost = std::numeric_limits<qint64>::max();
    QVERIFY(booked(kMost, {none, kMost, kMost}).front() > 0);
    QVERIFY(booked(0, {none, kMost, -kMost}).front() == 0);
}

void TestSums::negativeTotalIsRefused()
{
    QVERIFY(booked(-500, {std::nullopt, 20'000}) == (std::vector<qint64>{-500, 20'000}));
}

/// AlpineBits has no total of a reservation: it is made from those of its rooms, if all have one.
void TestSums::totalOfSomeAlpineBitsRoomsIsNotThatOfAll()
{
    const Stay nights(kToday + 1, 2);
    auto r = reservationOf(QStringLiteral("A1"), protocols::ReservationStatus::New,
                           {{QStringLiteral("R1"), nights}, {QStringLiteral("R2"), nights}});
    for (const bool all : {true, false}) {
        if (!all) {
            r.stays.front().total = {};
            r.stays.front().rates.clear();
        }
        const auto read = protocols::alpinebits::decodePush(alpineBody(r, true));
        QVERIFY(read && read->at(0).request);
        const protocols::Reservation &understood = read->at(0).request->reservation;
        QCOMPARE(understood.stays.size(), size_t(2));
        QCOMPARE(understood.stays.front().total.isEmpty(), !all);
        QCOMPARE(understood.total.isEmpty(), !all);
    }
}

/// A hundred rooms for two nights, at prices that a message may have: 84 cents if only 64 bits of
/// the sum were kept.
void TestSums::sumBeyondAllBoundsIsNoLowPrice()
{
    const auto taken = take(100, {92'233'720'368'547'758, 92'233'720'368'547'759});
    QVERIFY(!taken);
    QCOMPARE(taken.error().field, QStringLiteral("price"));
}

/// From the bytes: as many rooms and nights as a message may have, each at the largest amount.
/// Their sum exceeds 2^63 several times.
void TestSums::sumOfAnOpenTravelMessageIsNoLowPrice()
{
    constexpr int kNights = 50;
    QByteArray rates;
    for (int i = 0; i < kNights; ++i) {
        rates += "<Rate EffectiveDate=\"" + (kToday + 1 + i).iso().toLatin1()
                 + "\"><Base AmountAfterTax=\"999999999999999.99\" CurrencyCode=\"EUR\"/></Rate>";
    }
    const QByteArray xml =
        "<OTA_HotelResNotifRQ xmlns=\"http://www.opentravel.org/OTA/2003/05\" Version=\"1\">"
        "<HotelReservations><HotelReservation ResStatus=\"Commit\"><UniqueID Type=\"14\" "
        "ID=\"dear\"/><RoomStays><RoomStay><RoomTypes><RoomType RoomTypeCode=\"DBL\" "
        "NumberOfUnits=\"999\"/></RoomTypes><RoomRates><RoomRate><Rates>"
        + rates + "</Rates></RoomRate></RoomRates><TimeSpan Start=\""
        + (kToday + 1).iso().toLatin1() + "\" End=\"" + (kToday + 1 + kNights).iso().toLatin1()
        + "\"/></RoomStay></RoomStays></HotelReservation></HotelReservations>"
          "</OTA_HotelResNotifRQ>";
    const auto decoded = protocols::opentravel::decode(xml);
    QVERIFY(decoded && decoded->problems.empty());
    const auto &message = std::get<protocols::opentravel::ResNotif>(decoded->message);
    QCOMPARE(message.reservations.at(0).stays.at(0).rates.size(), size_t(kNights));
    const auto taken = take(message.reservations[0]);
    QVERIFY(!taken);
    QCOMPARE(taken.error().field, QStringLiteral("price"));
}

QTEST_GUILESS_MAIN(TestSums)
#include "test_sums.moc"
