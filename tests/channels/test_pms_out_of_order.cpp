// SPDX-License-Identifier: GPL-3.0-or-later
// PMS messages about unusable rooms: they are not sold, and a later message overrides an earlier
// one.
#include "channels/pms_hotel.h"
#include "protocols/opentravel/codec.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::booking;
using namespace roomrack::tests;
namespace ota = roomrack::protocols::opentravel;

namespace {

QString q(const char *text)
{
    return QString::fromLatin1(text);
}

/// From tomorrow on.
QByteArray outOfOrder(const QString &hotel, const QStringList &rooms, int nights, int count,
                      const QString &token)
{
    ota::InvCountNotif notif;
    notif.head.echoToken = token;
    notif.head.timeStamp = kNoon;
    notif.hotelCode = hotel;
    for (const QString &room : rooms) {
        ota::Inventory inventory;
        inventory.target.roomType = room;
        inventory.target.nights = ota::NightRange{kToday + 1, kToday + nights, 0x7f};
        inventory.counts = {{ota::kCountOutOfOrder, count}};
        notif.inventories.push_back(inventory);
    }
    return ota::encode(notif);
}

channels::WebhookCall messageOf(const QByteArray &body)
{
    channels::WebhookCall call;
    call.body = body;
    return call;
}

}  // namespace

class TestPmsOutOfOrder : public QObject {
    Q_OBJECT

private slots:
    void roomsOutOfOrderAreTakenFromSale();
    void laterCountOutlivesOneThatWaited();
};

void TestPmsOutOfOrder::roomsOutOfOrderAreTakenFromSale()
{
    PmsHotel h;
    QCOMPARE(h.hotel.left(1, 2), 4);
    int safe = 0;
    const auto push = [&](const QByteArray &body) {
        h.controller->webhooks().answer(kPms, messageOf(body),
                                        [&](auto answer) { safe += answer.done(); });
        h.run(2);
    };
    push(outOfOrder(q("H1"), {q("DBL")}, 3, 2, q("a")));
    QCOMPARE(safe, 1);
    QCOMPARE(h.hotel.left(1, 0), 4);
    QCOMPARE(h.hotel.left(1, 2), 2);
    QCOMPARE(h.hotel.left(2, 2), 2);  // of the same pool
    const qint64 seq = h.hotel.engine->committedSeq();
    push(outOfOrder(q("H1"), {q("DBL")}, 3, 2, q("a")));
    QCOMPARE(h.hotel.engine->committedSeq(), seq);
    push(outOfOrder(q("H1"), {q("DBL")}, 3, 0, q("b")));
    QCOMPARE(h.hotel.left(1, 2), 4);
    push(outOfOrder(q("H2"), {q("DBL")}, 3, 4, q("c")));
    push("<OTA_HotelInvCountNotifRQ");
    QCOMPARE(h.hotel.left(1, 2), 4);
    QCOMPARE(safe, 5);
    QCOMPARE(h.waiting().size(), 2);
}

void TestPmsOutOfOrder::laterCountOutlivesOneThatWaited()
{
    PmsHotel h;
    auto unmapped = h.settings();
    unmapped.rooms.pop_back();
    h.apply(SaveChannelSetup{h.hotel.desk(), kPms, unmapped});
    h.run(60);
    h.controller->webhooks().answer(
        kPms, messageOf(outOfOrder(q("H1"), {q("DBL"), q("SUI")}, 9, 3, q("a"))), [](auto) {});
    h.run(2);
    QCOMPARE(h.waiting().size(), 1);
    QVERIFY(h.waiting().front().contains(q("SUI")));
    h.controller->webhooks().answer(kPms, messageOf(outOfOrder(q("H1"), {q("DBL")}, 4, 1, q("b"))),
                                    [](auto) {});
    h.run(2);
    QCOMPARE(h.hotel.left(1, 2), 3);
    h.apply(SaveChannelSetup{h.hotel.desk(), kPms, h.settings()});
    h.run(60);
    QCOMPARE(h.waiting(), QStringList());
    QCOMPARE(h.hotel.left(1, 2), 3);
    QCOMPARE(h.hotel.left(1, 7), 1);
    QCOMPARE(h.hotel.left(3, 2), 1);
}

QTEST_GUILESS_MAIN(TestPmsOutOfOrder)
#include "test_pms_out_of_order.moc"
