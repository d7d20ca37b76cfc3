// SPDX-License-Identifier: GPL-3.0-or-later
// Prices sent by channels add up, or are refused; they never overflow.
#include "channels/inbound/reservation_plan.h"
#include "engine/engine_hotel.h"
#include "protocols/opentravel/codec.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::tests;

class TestSums : public QObject {
    Q_OBJECT

private slots:
    void nightlyPricesOfAllRoomsAddUp();
    void sumBeyondAllBoundsIsNoLowPrice();
    void sumOfAnOpenTravelMessageIsNoLowPrice();

private:
    /// Sends these rooms to the property, with a price per night.
    Result<engine::Answer> take(int rooms, const std::vector<qint64> &prices);
    Result<engine::Answer> take(const protocols::Reservation &reservation);
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

Result<engine::Answer> TestSums::take(const protocols::Reservation &reservation)
{
    if (!hotel_.engine)
        if (const auto ok = hotel_.make(); !ok) return tl::unexpected(ok.error());
    const engine::HotelView view(**hotel_.engine->snapshot(hotel_.property));
    sync::ChannelSettings settings;
    settings.rooms = {{RoomTypeId{1}, QStringLiteral("DBL"), true}};
    const channels::Received message{reservation.id, QStringLiteral("1"), {}, reservation};
    const auto plan = channels::planReservation(
        message, {}, {view, ChannelId{1}, settings, {}, hotel_.clock.wall()});
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
