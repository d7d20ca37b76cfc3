// SPDX-License-Identifier: GPL-3.0-or-later
// Whatever a connected desk sends with the token of a clerk or a manager, other properties that
// share the commit are unaffected.
#include "engine/any_command.h"
#include "engine/wrong_field.h"
#include "remote/desk_host.h"
#include "storage/store.h"
#include "support/environment.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::booking;
using namespace roomrack::tests;

class TestDeskAnyField : public QObject {
    Q_OBJECT

private slots:
    void noOtherHotelNoticesAWrongFieldFromADesk_data()
    {
        QTest::addColumn<QByteArray>("token");
        QTest::newRow("clerk") << kClerksToken;
        QTest::newRow("manager") << kManagersToken;
    }
    void noOtherHotelNoticesAWrongFieldFromADesk();
};

void TestDeskAnyField::noOtherHotelNoticesAWrongFieldFromADesk()
{
    QFETCH(QByteArray, token);
    EngineHotel hotel;
    QVERIFY(hotel.make());
    const auto other = hotel.engine->saveHotel(hotelSetup());
    QVERIFY(other);
    const qint64 epoch = (*hotel.engine->snapshot(*other))->epoch;
    DeskHost host(hotel);
    host.open();
    auto service = connectTo(host.port(), hotel.clock, token);
    QVERIFY2(service, service ? "" : qPrintable(service.error().text()));
    core::Random random(7);
    AnyCommand any(hotel.property, random);
    WrongField wrong(random);
    int granted = 0, stopped = 0;
    QString why;
    for (int round = rounds(60); round > 0; --round) {
        std::vector<QFuture<Result<engine::Answer>>> answers;
        for (int i = 0; i < 4; ++i) {
            engine::Command command = any.make(random.below(AnyCommand::kKinds));
            std::visit([&](auto &c) { wrong.spoil(c); }, static_cast<CommandKinds &>(command));
            answers.push_back((*service)->submit(command));
        }
        SaveTemplate innocent;
        innocent.caller = {*other, kDeskActor, {}, {}};
        innocent.name = QStringLiteral("Easter");
        innocent.content = QString::number(round);
        const auto fine = hotel.engine->run(Command(innocent));
        QVERIFY2(fine, fine ? "" : qPrintable(fine.error().text()));
        for (auto &answer : answers) {
            const auto said = answer.result();
            granted += said.has_value();
            if (said && said->booking) any.bookings.push_back(said->booking);
            if (said || said.error().code != ErrorCode::Internal) continue;
            // A value that cannot be encoded does not reach the engine.
            if (said.error().text().contains(QStringLiteral("returned HTTP 400"))) continue;
            ++stopped;
            why = said.error().text();
        }
    }
    qInfo("%d wrong commands granted, stopped by the database %d", granted, stopped);
    QVERIFY2(stopped == 0, qPrintable(why));
    QCOMPARE((*hotel.engine->snapshot(*other))->epoch, epoch);
    service->reset();
    host.close();
    hotel.engine.reset();
    const auto report = storage::verify(hotel.file());
    QVERIFY(report && report->findings.empty());
}

QTEST_GUILESS_MAIN(TestDeskAnyField)
#include "test_desk_any_field.moc"
