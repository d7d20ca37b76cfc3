// SPDX-License-Identifier: GPL-3.0-or-later
// Rooms out of order pushed by a PMS: stored as received, or refused in the standard's terms.
#include "channels/host/equip.h"
#include "protocols/opentravel/codec.h"
#include "simulator/channels/pushes.h"

#include <QTest>

using namespace roomrack;
namespace ota = protocols::opentravel;

namespace {

const simulator::PushLogin kLogin{"house", "a secret of the house"};
const Instant kNow{1'772'434'800'000'000};
const simulator::OutOfOrder kTold{
    QStringLiteral("H1"), QStringLiteral("DBL"), {{Night::of(2026, 3, 2), 2}}};

std::unique_ptr<channels::PushReader> reader()
{
    sync::ChannelSettings s;
    s.protocol = sync::Protocol::Fias;
    s.account = QStringLiteral("house");
    s.hotelCode = QStringLiteral("H1");
    return channels::pushReaderFor(s, kLogin.secret);
}

http::Request requestOf(const simulator::WireRequest &wire)
{
    http::Request request;
    request.method = wire.method;
    request.target = "/hooks/3";
    request.headers = wire.headers;
    request.body = wire.body;
    return request;
}

simulator::WireReply replyOf(const http::Response &response)
{
    return {response.status, response.headers, response.body};
}

int errorIn(const http::Response &response)
{
    const auto decoded = ota::decode(response.body);
    const auto *answer = decoded ? std::get_if<ota::Acknowledgement>(&decoded->message) : nullptr;
    return !answer || answer->outcome.ok() ? 0 : answer->outcome.errors.front().code;
}

}  // namespace

class TestPmsPush : public QObject {
    Q_OBJECT

private slots:
    void countsAreStoredBeforeTheyAreAnswered();
    void strangersAreTurnedAway();
    void otherHotelsAndOtherMessagesAreRefused();
};

void TestPmsPush::countsAreStoredBeforeTheyAreAnswered()
{
    const auto wire = simulator::inventoryPush(kTold, QStringLiteral("P-1"), kLogin, kNow);
    const auto step = reader()->read(requestOf(wire), kNow);
    QCOMPARE(step.bodies, std::vector<QByteArray>{wire.body});
    QVERIFY(step.trouble.isEmpty());
    QVERIFY(simulator::inventoryPushed(replyOf(step.answer(true))));
    QVERIFY(!simulator::inventoryPushed(replyOf(step.answer(false))));
    QCOMPARE(errorIn(step.answer(false)), int(ota::Code::SystemUnavailable));
}

void TestPmsPush::strangersAreTurnedAway()
{
    const auto wire =
        simulator::inventoryPush(kTold, QStringLiteral("P-1"), {"house", "another"}, kNow);
    const auto step = reader()->read(requestOf(wire), kNow);
    QVERIFY(step.bodies.empty() && !step.trouble.isEmpty());
    QCOMPARE(errorIn(step.answer(true)), int(ota::Code::AuthorizationError));
}

void TestPmsPush::otherHotelsAndOtherMessagesAreRefused()
{
    simulator::OutOfOrder other = kTold;
    other.hotel = QStringLiteral("H2");
    const auto wire = simulator::inventoryPush(other, QStringLiteral("P-1"), kLogin, kNow);
    auto step = reader()->read(requestOf(wire), kNow);
    QVERIFY(step.bodies.empty());
    QCOMPARE(errorIn(step.answer(true)), int(ota::Code::InvalidHotelCode));
    auto reservation = requestOf(wire);
    ota::ResNotif notif;
    notif.reservations.resize(1);
    notif.reservations.front().id = QStringLiteral("R1");
    reservation.body = ota::encode(notif);
    step = reader()->read(reservation, kNow);
    QVERIFY(step.bodies.empty() && !step.trouble.isEmpty());
}

QTEST_GUILESS_MAIN(TestPmsPush)
#include "test_pms_push.moc"
