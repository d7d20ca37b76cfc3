// SPDX-License-Identifier: GPL-3.0-or-later
// What channels say of prices adds up, or is refused; it never runs over.
#include "channels/inbound/reservation_plan.h"
#include "engine/engine_hotel.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::tests;

class TestSums : public QObject {
    Q_OBJECT

private slots:
    void nightlyPricesOfAllRoomsAddUp();
    void sumBeyondAllBoundsIsNoLowPrice();

private:
    /// What is asked of the hotel for these rooms, with a price a night.
    Result<engine::Answer> take(int rooms, const std::vector<qint64> &prices);
    EngineHotel hotel_;
};

Result<engine::Answer> TestSums::take(int rooms, const std::vector<qint64> &prices)
{
    if (!hotel_.engine)
        if (const auto ok = hotel_.make(); !ok) return tl::unexpected(ok.error());
    const engine::HotelView view(**hotel_.engine->snapshot(hotel_.property));
    sync::ChannelSettings settings;
    settings.rooms = {{RoomTypeId{1}, QStringLiteral("DBL"), true}};
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

/// A hundred rooms for two nights, at prices that a message may have: 84 cents, were only 64 bits
/// of the sum kept.
void TestSums::sumBeyondAllBoundsIsNoLowPrice()
{
    const auto taken = take(100, {92'233'720'368'547'758, 92'233'720'368'547'759});
    QVERIFY(!taken);
    QCOMPARE(taken.error().field, QStringLiteral("price"));
}

QTEST_GUILESS_MAIN(TestSums)
#include "test_sums.moc"
