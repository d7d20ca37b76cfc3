// SPDX-License-Identifier: GPL-3.0-or-later
// Restrictions of rate plans and channels through an engine on a file and in a database: they are
// there again after a restart, listeners have the same, an undo restores them, and --verify folds
// them from the log.
#include "booking/cell_value.h"
#include "engine/engine_hotel.h"
#include "engine/hotel_view.h"
#include "storage/reader.h"
#include "storage/store.h"
#include "support/hotel_place.h"

#include <QTest>

#include <random>

using namespace roomrack;
using namespace roomrack::booking;
using namespace roomrack::tests;

namespace {

constexpr RatePlanId kBarPlan{1}, kFlexible{2};
constexpr ChannelId kOta{2};

engine::HotelSetup setup()
{
    engine::HotelSetup s = hotelSetup();
    s.catalogue.channels.push_back(
        {kOta, inventory::ChannelKind::Ota, QStringLiteral("Example OTA"), 300, 1800});
    pricing::RatePlan flexible;
    flexible.id = kFlexible;
    flexible.code = QStringLiteral("FLEX");
    flexible.name = QStringLiteral("Flexible");
    flexible.parent = kBarPlan;
    flexible.percentBasisPoints = 1000;
    s.plans.push_back(flexible);
    return s;
}

struct Hotel {
    HotelPlace place;
    core::ManualClock clock{kNoon};
    std::unique_ptr<engine::Engine> engine;
    PropertyId property;

    bool make()
    {
        if (!open()) return false;
        const auto saved = engine->saveHotel(setup());
        if (saved) property = *saved;
        return saved.has_value();
    }
    bool open()
    {
        engine.reset();
        engine::EngineOptions options;
        options.ticks = false;
        auto opened = engine::Engine::open(place.place(), clock, options);
        if (opened) engine = std::move(*opened);
        return opened.has_value();
    }
    Caller desk() const { return {property, kDeskActor, ChannelId{1}, {}}; }
    engine::SnapshotPtr snapshot() const { return *engine->snapshot(property); }
    inventory::ScopedNights scoped() const { return snapshot()->ledger.scoped(); }
    /// Closes the engine; a line for each finding of --verify.
    QString findings()
    {
        engine.reset();
        const auto report = storage::verify(place.place());
        if (!report) return report.error().text();
        QStringList lines;
        for (const auto &f : report->findings) lines += f.where + QStringLiteral(": ") + f.what;
        return lines.join(u'\n');
    }
};

/// A run of a restriction of a random scope, sometimes that of the room type.
CellRun randomRun(std::mt19937 &chance)
{
    const auto below = [&](int n) { return int(chance() % unsigned(n)); };
    CellRun run;
    const auto &row = inventory::kRestrictions[size_t(below(int(kRestrictionFields.size())))];
    run.row.field = fieldOf(row);
    run.row.roomType = RoomTypeId{1 + below(3)};
    run.row.plan = RatePlanId{below(3)};
    run.row.channel = ChannelId{below(3)};
    run.range = {kToday + below(20), 1 + below(6)};
    // No minimum is above a maximum.
    run.values = {row.id == inventory::Restriction::MaxStay
                      ? below(2) * 9
                      : below(std::min<int>(row.most, 4) + 1)};
    return run;
}

EditBlock stopSell(const Hotel &hotel, RatePlanId plan, ChannelId channel, qint64 value)
{
    EditCells c;
    c.caller = hotel.desk();
    c.field = CellField::StopSell;
    c.roomTypes = {RoomTypeId{1}};
    c.ranges = {{kToday + 3, 4}};
    c.value = value;
    c.plan = plan;
    c.channel = channel;
    return c;
}

}  // namespace

class TestKeptRestrictions : public QObject {
    Q_OBJECT

private slots:
    void initTestCase_data() { HotelPlace::addColumns(); }
    void allCopiesAreTheSame();
    void anUndoIsInTheFileToo();
    void aDescriptionThatChangesKeepsThem();
    void aPlanThatIsRetiredLeavesThem();
    void theRecordOfACellIsFound();
    void aDamagedTableIsFound_data();
    void aDamagedTableIsFound();
};

void TestKeptRestrictions::allCopiesAreTheSame()
{
    Hotel hotel;
    QVERIFY(hotel.make());
    std::vector<engine::ChangeSetPtr> heard;
    const int handle = hotel.engine->listeners().add(
        [&](const engine::ChangeSetPtr &change) { heard.push_back(change); });
    engine::HotelView view(*hotel.snapshot());
    std::mt19937 chance(7);
    for (int i = 0; i < 60; ++i) {
        EditBlock block{hotel.desk(), {}, {}, {}};
        for (int runs = 0; runs < 3; ++runs) block.cells.push_back(randomRun(chance));
        engine::HotelView imagined = view;
        imagined.imagine(block.cells);
        QVERIFY(hotel.engine->run(block));
        hotel.engine->flush();  // listeners are told after the caller
        for (const engine::ChangeSetPtr &change : std::exchange(heard, {})) view.apply(*change);
        QVERIFY(view.ledger().scoped() == hotel.scoped());
        QVERIFY(imagined.ledger().scoped() == hotel.scoped());
    }
    hotel.engine->listeners().remove(handle);
    const inventory::ScopedNights before = hotel.scoped();
    QVERIFY(before.any(0) && before.any(1) && before.any(2));
    QCOMPARE(hotel.findings(), QString());
    QVERIFY(hotel.open());
    QVERIFY(hotel.scoped() == before);
}

void TestKeptRestrictions::anUndoIsInTheFileToo()
{
    Hotel hotel;
    QVERIFY(hotel.make());
    QVERIFY(hotel.engine->run(stopSell(hotel, kFlexible, {}, 1)));
    const inventory::ScopedNights before = hotel.scoped();
    const auto edited = hotel.engine->run(stopSell(hotel, kFlexible, kOta, 1));
    QVERIFY(edited);
    QVERIFY(hotel.scoped() != before);
    QVERIFY(hotel.open());
    const auto undone = hotel.engine->run(UndoStep{hotel.desk(), edited->step, false, {}});
    QVERIFY(undone);
    QCOMPARE(undone->cells, 4);
    QVERIFY(hotel.scoped() == before);
    const auto again = hotel.engine->run(UndoStep{hotel.desk(), undone->step, false, {}});
    QVERIFY(again);
    QVERIFY(hotel.scoped() != before);
    QCOMPARE(hotel.findings(), QString());
    QVERIFY(hotel.open());
    QVERIFY(hotel.scoped() != before);
}

void TestKeptRestrictions::aDescriptionThatChangesKeepsThem()
{
    Hotel hotel;
    QVERIFY(hotel.make());
    QVERIFY(hotel.engine->run(stopSell(hotel, {}, kOta, 1)));
    const inventory::ScopedNights before = hotel.scoped();
    EditDescription edit{hotel.desk(), {}, {}, false, {}};
    inventory::RoomType first = hotel.snapshot()->catalogue.roomTypes.front();
    first.cap = 2;
    edit.items.roomTypes = {first};
    QVERIFY(hotel.engine->run(engine::Command(edit)));
    QVERIFY(hotel.scoped() == before);
}

void TestKeptRestrictions::aPlanThatIsRetiredLeavesThem()
{
    Hotel hotel;
    QVERIFY(hotel.make());
    QVERIFY(hotel.engine->run(stopSell(hotel, kFlexible, {}, 1)));
    EditDescription edit{hotel.desk(), {}, {}, false, {}};
    pricing::RatePlan plan = hotel.snapshot()->plans.back();
    QCOMPARE(plan.id, kFlexible);
    plan.retiredFrom = kToday + 1;
    edit.items.plans = {plan};
    QVERIFY(hotel.engine->run(engine::Command(edit)));
    QVERIFY(hotel.scoped().any(0));
    TakeHold hold;
    hold.caller = hotel.desk();
    hold.roomType = RoomTypeId{1};
    hold.stay = Stay(kToday + 3, 2);
    hold.plan = kBarPlan;
    QVERIFY(hotel.engine->run(hold));
    hold.plan = kFlexible;
    QCOMPARE(hotel.engine->run(hold).error().code, ErrorCode::WrongState);
    QCOMPARE(hotel.findings(), QString());
    QVERIFY(hotel.open());
    QVERIFY(hotel.scoped().any(0));
}

void TestKeptRestrictions::theRecordOfACellIsFound()
{
    Hotel hotel;
    QVERIFY(hotel.make());
    const auto ofChannel = hotel.engine->run(stopSell(hotel, {}, kOta, 1));
    const auto ofPlan = hotel.engine->run(stopSell(hotel, kFlexible, {}, 1));
    QVERIFY(ofChannel && ofPlan);
    const auto reader = storage::Reader::open(hotel.place.place());
    QVERIFY(reader);
    const auto last = [&](RatePlanId plan, ChannelId channel) {
        const CellRow row{CellField::StopSell, RoomTypeId{1}, {}, plan, 0, channel};
        const auto found = (*reader)->ask(storage::LastSetting{hotel.property, row, kToday + 3, 0});
        return found && *found ? (*found)->seq : 0;
    };
    QCOMPARE(last({}, kOta), ofChannel->seq);
    QCOMPARE(last(kFlexible, {}), ofPlan->seq);
    QCOMPARE(last({}, {}), 0);
    QCOMPARE(last(kFlexible, kOta), 0);
}

void TestKeptRestrictions::aDamagedTableIsFound_data()
{
    QTest::addColumn<QString>("sql");
    QTest::newRow("another value")
        << QStringLiteral("UPDATE night_restriction SET min_stay = 3 WHERE plan = 2");
    QTest::newRow("another plan") << QStringLiteral(
        "UPDATE night_restriction SET plan = 1 WHERE plan = 2");
    QTest::newRow("another channel")
        << QStringLiteral("UPDATE night_restriction SET channel = 1 WHERE channel = 2");
    QTest::newRow("a row is gone") << QStringLiteral("DELETE FROM night_restriction");
    QTest::newRow("a row of another record")
        << QStringLiteral("UPDATE night_restriction SET seq = 1 WHERE plan = 2");
}

void TestKeptRestrictions::aDamagedTableIsFound()
{
    QFETCH(QString, sql);
    Hotel hotel;
    QVERIFY(hotel.make());
    QVERIFY(hotel.engine->run(stopSell(hotel, kFlexible, {}, 1)));
    QVERIFY(hotel.engine->run(stopSell(hotel, {}, kOta, 1)));
    QCOMPARE(hotel.findings(), QString());
    hotel.place.tamper(sql);
    const QString findings = hotel.findings();
    QVERIFY2(findings.contains(QStringLiteral("restrictions of rate plan")), qPrintable(findings));
}

QTEST_GUILESS_MAIN(TestKeptRestrictions)
#include "test_kept_restrictions.moc"
