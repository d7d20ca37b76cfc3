// SPDX-License-Identifier: GPL-3.0-or-later
// A year of a large hotel in one bulk update: the preview equals what the engine does, and one undo
// restores every value.
#include "desktop/bulk/bulk_form.h"
#include "desktop/first_start/hotel_maker.h"
#include "desktop/session/hotel_session.h"
#include "support/patience.h"

#include <QtTest/QtTest>

using namespace roomrack;
using namespace roomrack::desktop;

namespace {

const Night kToday = Night::of(2026, 7, 10);
constexpr int kTypes = 20;
constexpr int kNights = 365;

engine::HotelSetup largeHotel()
{
    engine::HotelSetup setup;
    inventory::Catalogue &c = setup.catalogue;
    c.property.name = QStringLiteral("Large");
    c.property.businessDate = c.property.firstNight = kToday;
    c.property.horizonNights = 400;
    c.property.audit = inventory::AuditMode::ByHand;
    for (int t = 0; t < kTypes; ++t) {
        const int pool = t / 2 + 1;
        if (t % 2 == 0) {
            c.pools.push_back({PoolId{-pool}, QStringLiteral("P%1").arg(pool),
                               QStringLiteral("Pool %1").arg(pool), pool});
            for (int r = 0; r < 40; ++r)
                c.rooms.push_back({{}, PoolId{-pool}, QString::number(100 * pool + r)});
        }
        c.roomTypes.push_back({RoomTypeId{-t - 1}, PoolId{-pool}, QStringLiteral("T%1").arg(t),
                               QStringLiteral("Type %1").arg(t), 30, 2, 3, t});
        setup.rates.push_back({t, 0, {kToday, 400}, 10'000 + 100 * t});
    }
    c.channels = {{ChannelId{-1}, inventory::ChannelKind::Desk, QStringLiteral("Front desk")}};
    pricing::RatePlan bar, saver;
    bar.id = RatePlanId{1};
    bar.code = bar.name = QStringLiteral("BAR");
    saver.id = RatePlanId{2};
    saver.code = saver.name = QStringLiteral("NRF");
    saver.parent = bar.id;
    saver.percentBasisPoints = -1000;
    setup.plans = {bar, saver};
    return setup;
}

/// All settings of the whole hotel, row by row.
std::vector<qint64> settings(const HotelView &view)
{
    std::vector<qint64> all;
    for (int type = 0; type < view.ledger().types(); ++type) {
        const GridRow row{view.ledger().poolOf(type), type, false, -1};
        for (Night n = view.ledger().first(); n < view.ledger().end(); ++n) {
            for (const CellField field : bulkFields()) {
                if (field != CellField::Rate) all.push_back(settingOf(view, row, field, n));
            }
            for (int plan = 0; plan < int(view.rates().plans().size()); ++plan)
                all.push_back(view.rates().ownPrice(type, plan, n));
        }
    }
    return all;
}

}  // namespace

class TestBulkYear : public QObject {
    Q_OBJECT

private slots:
    void oneStepThereAndBack_data()
    {
        QTest::addColumn<CellField>("field");
        QTest::addColumn<BulkAction>("action");
        QTest::addColumn<QString>("value");
        QTest::newRow("rooms") << CellField::ForSale << BulkAction::Set << "7";
        QTest::newRow("rates") << CellField::Rate << BulkAction::Raise << "12.5";
        QTest::newRow("closed") << CellField::StopSell << BulkAction::On << "";
        QTest::newRow("lengths") << CellField::MinStay << BulkAction::Set << "3";
    }
    void oneStepThereAndBack()
    {
        QFETCH(CellField, field);
        QFETCH(BulkAction, action);
        QFETCH(QString, value);
        QTemporaryDir folder;
        core::ManualClock clock{
            {QDateTime(QDate(2026, 7, 10), QTime(12, 0), Qt::UTC).toMSecsSinceEpoch() * 1000}};
        const QString file = folder.filePath(QStringLiteral("large.roomrack"));
        QVERIFY(makeHotel(file, largeHotel(), clock));
        HotelSession session(std::move(**OpenHotel::open(file, clock)));
        const auto before = settings(session.view());

        BulkForm form;
        form.field = field;
        form.action = action;
        form.value = value;
        form.percent = action == BulkAction::Raise;
        form.ranges = {{kToday, kNights}};
        for (const auto &type : session.view().catalogue().roomTypes)
            form.rows.push_back({type.id, {}});
        form.rows = rowsFor(session.view(), form.rows, field);
        const QLocale english(QLocale::English, QLocale::UnitedKingdom);
        const auto bulkRequest = requestOfForm(session.view(), form, english);
        QVERIFY2(bulkRequest, bulkRequest ? "" : qPrintable(bulkRequest.error().reason));
        const auto plan = planBulk(session.view(), *bulkRequest);
        QVERIFY(plan);
        QCOMPARE(plan->changing, kTypes * kNights);
        QCOMPARE(plan->leftOut, 0);

        booking::EditBlock block{session.desk(), plan->runs, plan->seen, {}};
        const auto done = session.engine().run(block);
        QVERIFY2(done, done ? "" : qPrintable(done.error().text()));
        QCOMPARE(done->cells, plan->changing);
        QTRY_VERIFY(session.view().seq() >= done->seq);
        for (const BulkLine &line : plan->lines) {
            for (Night n = line.first; n <= line.last; ++n)
                QCOMPARE(valueOf(session.view(), line.row, field, n), line.after);
        }
        const booking::UndoStep undo{session.desk(), done->step, false, {}};
        const auto undone = session.engine().run(undo);
        QVERIFY2(undone, undone ? "" : qPrintable(undone.error().text()));
        QTRY_VERIFY(session.view().seq() >= undone->seq);
        QVERIFY(settings(session.view()) == before);
    }
};

QTEST_GUILESS_MAIN(TestBulkYear)
#include "test_bulk_year.moc"
