// SPDX-License-Identifier: GPL-3.0-or-later
// Bookings with payments between processes on real sockets, either of which is repeatedly killed:
// no charge without booking or refund, no prepaid booking without its charge, no hold left, one
// answer per key.
#include "programs/hotel_and_gateway.h"
#include "programs/killed_days.h"
#include "support/patience.h"

#include <QCoreApplication>

using namespace roomrack;
using namespace roomrack::tests;

class TestHotelAndGateway : public QObject {
    Q_OBJECT

private slots:
    void killedAgainAndAgainBooksAndChargesAgree_data();
    void killedAgainAndAgainBooksAndChargesAgree();
};

void TestHotelAndGateway::killedAgainAndAgainBooksAndChargesAgree_data()
{
    addDays();
}

void TestHotelAndGateway::killedAgainAndAgainBooksAndChargesAgree()
{
    QFETCH(quint64, seed);
    HotelAndGateway sides(seed);
    const QByteArray wrong = playDay(sides, seed, soaking() ? 120 : 12);
    QVERIFY2(wrong.isEmpty(), wrong.constData());
}

QTEST_GUILESS_MAIN(TestHotelAndGateway)
#include "test_hotel_and_gateway.moc"
