// SPDX-License-Identifier: GPL-3.0-or-later
// Many commands in one call: commands that refer to a booking need not wait for its commit.
#include "engine/group_calls.h"

#include <QTemporaryDir>
#include <QTest>

#include <latch>

using namespace roomrack;
using namespace roomrack::engine;

class CallAllTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup() { engine_.reset(); }
    void aLaterCommandNamesABookingByItsPlace();
    void whatTookNoBookingCannotBeNamed();
    void aRepeatedReservationNamesItsBooking();

private:
    booking::Command reservation(const QByteArray &digest, int rooms = 1) const;
    booking::Command cancel(qint64 booking) const;
    std::vector<Result<Answer>> call(std::vector<booking::Command> commands);

    std::unique_ptr<QTemporaryDir> folder_;
    core::ManualClock clock_{Instant{1'772'452'800'000'000}};
    std::unique_ptr<Engine> engine_;
    PropertyId property_;
    RoomTypeId type_;
};

void CallAllTest::init()
{
    folder_ = std::make_unique<QTemporaryDir>();
    auto opened = Engine::open(folder_->filePath(QStringLiteral("hotel.roomrack")), clock_);
    QVERIFY(opened.has_value());
    engine_ = std::move(*opened);
    HotelSetup setup;
    setup.catalogue.property.name = QStringLiteral("Small");
    setup.catalogue.pools = {{PoolId{1}, QStringLiteral("A"), QStringLiteral("A"), 0}};
    setup.catalogue.rooms = {{{}, PoolId{1}, QStringLiteral("101")}};
    inventory::RoomType type;
    type.pool = PoolId{1};
    type.code = type.name = QStringLiteral("A");
    type.cap = 1;
    setup.catalogue.roomTypes = {type};
    pricing::RatePlan bar;
    bar.code = bar.name = QStringLiteral("BAR");
    setup.plans = {bar};
    const auto saved = engine_->saveHotel(setup);
    QVERIFY2(saved.has_value(), qPrintable(saved ? QString() : saved.error().text()));
    property_ = *saved;
    type_ = (*engine_->snapshot(property_))->catalogue.roomTypes[0].id;
}

booking::Command CallAllTest::reservation(const QByteArray &digest, int rooms) const
{
    booking::RecordReservation r;
    r.caller.property = property_;
    r.roomType = type_;
    r.stay = Stay(engine_->properties().front().businessDate + 1, 2);
    r.rooms = rooms;
    r.key = {digest, 1};
    return r;
}

booking::Command CallAllTest::cancel(qint64 number) const
{
    booking::CancelBooking c;
    c.caller.property = property_;
    c.booking = BookingId{number};
    return c;
}

std::vector<Result<Answer>> CallAllTest::call(std::vector<booking::Command> commands)
{
    std::vector<Result<Answer>> answers(commands.size());
    std::latch answered(std::ssize(commands));
    engine_->groups().callAll(std::move(commands), [&](size_t i, Result<Answer> answer) {
        answers[i] = std::move(answer);
        answered.count_down();
    });
    answered.wait();
    return answers;
}

void CallAllTest::aLaterCommandNamesABookingByItsPlace()
{
    const auto answers =
        call({reservation("one"), reservation("two"), cancel(-1), cancel(-2), cancel(-1)});
    for (const auto &answer : answers) QVERIFY(answer.has_value());
    QCOMPARE(answers[2]->booking, answers[0]->booking);
    QCOMPARE(answers[3]->booking, answers[1]->booking);
    QVERIFY(answers[0]->booking != answers[1]->booking);
    QVERIFY(!answers[2]->repeated && answers[4]->repeated);
}

void CallAllTest::whatTookNoBookingCannotBeNamed()
{
    const auto first = call({reservation("one"), reservation("none", 0), cancel(-2), cancel(-9)});
    QVERIFY(first[0].has_value());
    for (size_t i = 1; i < 4; ++i) QVERIFY(!first[i].has_value());
    QCOMPARE(first[2].error().code, ErrorCode::NotFound);
    QCOMPARE(first[3].error().code, ErrorCode::NotFound);
}

/// A channel sends a reservation twice, the second time with its later changes.
void CallAllTest::aRepeatedReservationNamesItsBooking()
{
    const auto first = call({reservation("one")});
    const auto second = call({reservation("one"), cancel(-1)});
    QVERIFY(second[0]->repeated);
    QVERIFY(second[1].has_value());
    QCOMPARE(second[1]->booking, first[0]->booking);
    QVERIFY(!second[1]->repeated);
    // It is closed, and after a restart no longer in memory.
    engine_.reset();
    engine_ = std::move(*Engine::open(folder_->filePath(QStringLiteral("hotel.roomrack")), clock_));
    const auto third = call({reservation("one"), cancel(-1)});
    QCOMPARE(third[0]->booking, first[0]->booking);
    QVERIFY(third[1].has_value() && third[1]->repeated);
}

QTEST_GUILESS_MAIN(CallAllTest)
#include "test_call_all.moc"
