// SPDX-License-Identifier: GPL-3.0-or-later
// A hotel and its channels as separate processes on real sockets, either of which is repeatedly
// killed. At the end both sides agree, and every reservation exists once.
#include "programs/hotel_and_channels.h"
#include "programs/killed_days.h"
#include "storage/store.h"
#include "support/patience.h"

#include <QCoreApplication>

using namespace roomrack;
using namespace roomrack::tests;

class TestHotelAndChannels : public QObject {
    Q_OBJECT

private slots:
    void killedAgainAndAgainBothSidesAgree_data();
    void killedAgainAndAgainBothSidesAgree();
};

void TestHotelAndChannels::killedAgainAndAgainBothSidesAgree_data()
{
    addDays();
}

void TestHotelAndChannels::killedAgainAndAgainBothSidesAgree()
{
    QFETCH(quint64, seed);
    HotelAndChannels sides(seed);
    const QByteArray wrong = playDay(sides, seed, soaking() ? 120 : 12);
    QVERIFY2(wrong.isEmpty(), wrong.constData());
    const auto report = storage::verify(sides.file());
    QVERIFY(report && report->findings.empty());
}

QTEST_GUILESS_MAIN(TestHotelAndChannels)
#include "test_hotel_and_channels.moc"
