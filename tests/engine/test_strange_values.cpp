// SPDX-License-Identifier: GPL-3.0-or-later
// An invalid enum number in a file or a database is reported, and not used as a value.
#include "booking/saga/saga_text.h"
#include "engine/group_calls.h"
#include "engine/two_hotels.h"
#include "storage/reader.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::booking;
using namespace roomrack::tests;

class TestStrangeValues : public QObject {
    Q_OBJECT

private slots:
    void initTestCase_data() { HotelPlace::addColumns(); }
    void strangeNumbersInADescriptionAreDamage();
    void strangeNumbersInRowsAreDamage();
    void strangeNumbersInAPaymentAreDamage();
};

void TestStrangeValues::strangeNumbersInADescriptionAreDamage()
{
    HotelsInOnePlace h;
    QVERIFY(h.make(1));
    h.engine.reset();
    for (const char *column : {"channel SET kind", "rate_plan SET meal", "rate_plan SET prepayment",
                               "rate_plan SET guarantee"}) {
        const QString set = QStringLiteral("UPDATE ") + QString::fromLatin1(column);
        h.place.tamper(set + QStringLiteral(" = 77"));
        const auto opened = engine::Engine::open(h.place.place(), h.clock);
        QVERIFY(!opened);
        QCOMPARE(opened.error().code, ErrorCode::Corrupt);
        h.place.tamper(set + QStringLiteral(" = 0"));
    }
    QVERIFY(h.open());
}

void TestStrangeValues::strangeNumbersInRowsAreDamage()
{
    HotelsInOnePlace h;
    QVERIFY(h.make(1));
    ChannelRows rows;
    rows.messages.push_back({h.hotels[0],
                             ChannelId{2},
                             1,
                             kNoon,
                             1,
                             true,
                             MessageOutcome::Partly,
                             1,
                             {},
                             {},
                             "request",
                             "answer",
                             0});
    std::promise<bool> done;
    h.engine->groups().deliver(
        {}, [&](const auto &) { return rows; },
        [&](const auto &saved) { done.set_value(saved.has_value()); });
    QVERIFY(done.get_future().get());
    const auto reader = std::move(*storage::Reader::open(h.place.place()));
    const storage::ChannelMessageQuery all{h.hotels[0], {}, false};
    QCOMPARE(reader->ask(storage::ChannelMessages{all, 0, 10})->size(), size_t(1));
    h.place.tamper(QStringLiteral("UPDATE channel_message SET outcome = 77"));
    const auto strange = reader->ask(storage::ChannelMessages{all, 0, 10});
    QVERIFY(!strange);
    QCOMPARE(strange.error().code, ErrorCode::Corrupt);
}

void TestStrangeValues::strangeNumbersInAPaymentAreDamage()
{
    SagaState state;
    state.stage = SagaStage::Failed;
    QByteArray text = toText(state);
    QVERIFY(sagaStateFrom(text));
    text.replace("\"stage\":7", "\"stage\":8");
    const auto strange = sagaStateFrom(text);
    QVERIFY(!strange);
    QCOMPARE(strange.error().code, ErrorCode::Corrupt);
}

QTEST_GUILESS_MAIN(TestStrangeValues)
#include "test_strange_values.moc"
