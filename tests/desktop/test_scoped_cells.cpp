// SPDX-License-Identifier: GPL-3.0-or-later
// Restrictions of one rate plan or channel in the cells of the grid, in what explains a night, and
// in what is offered for a stay.
#include "desktop/cells/cell_face.h"
#include "desktop/cells/grid_changes.h"
#include "desktop/inventory/closed_why.h"
#include "desktop/new_booking/stay_offers.h"
#include "desktop/sample_hotel.h"

#include <QtTest/QtTest>

using namespace roomrack;
using namespace roomrack::desktop;
using inventory::RestrictionScope;

class TestScopedCells : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(kBritish); }
    void init()
    {
        view_ = HotelView(tests::sampleHotel(120));
        saver_ = view_.rates().plans()[1].id;
        ota_ = otherChannel();
        // Two nights with rooms left, and without random restrictions.
        night_ = view_.property().businessDate + 7;
        while (view_.ledger().available(0, Stay(night_, 2)) < 1) ++night_;
        for (int i = 0; i < 3; ++i) clear(night_ + i);
    }

    void rowOfAPlanHasItsOwnRestrictions()
    {
        set({saver_, {}}, {.flags = inventory::ClosedToArrival, .minStay = 3, .maxStay = 0});
        QCOMPARE(planFace(view_, 0, 1, night_).minStay, quint16(3));
        QCOMPARE(planFace(view_, 0, 0, night_).minStay, quint16(0));
        QCOMPARE(typeFace(view_, 0, night_, false).minStay, quint16(0));
        QCOMPARE(cellText(view_, GridMode::Restrictions, planRow(), night_),
                 QStringLiteral("CTA 3+"));
        QCOMPARE(valueOf(view_, planRow(), CellField::MinStay, night_).value, qint64(3));
        QCOMPARE(valueOf(view_, {0, 0}, CellField::MinStay, night_).value, qint64(0));
        QVERIFY(describeCell(view_, planRow(), night_)
                    .contains(QStringLiteral("min length of stay: 3 night(s)")));
    }

    void editOfAPlansRowNamesThePlan()
    {
        const CellRuns runs =
            settingRuns(view_, {{{{planRow()}, night_, 2}}}, CellField::StopSell, 1);
        QCOMPARE(runs.size(), size_t(1));
        QCOMPARE(runs[0].row.plan, saver_);
        QCOMPARE(runs[0].row.channel, ChannelId{});
        const CellRuns ofType =
            settingRuns(view_, {{{{GridRow{0, 0}}, night_, 2}}}, CellField::StopSell, 1);
        QCOMPARE(ofType[0].row.plan, RatePlanId{});
        QVERIFY(settingRuns(view_, {{{{planRow()}, night_, 2}}}, CellField::ForSale, 1).empty());
    }

    void channelsAreCountedAndNamed()
    {
        QCOMPARE(cornerMark(typeFace(view_, 0, night_, false)), QString());
        set({{}, ota_}, {.flags = inventory::StopSell, .minStay = 0, .maxStay = 0});
        set({saver_, ota_}, {.flags = 0, .minStay = 2, .maxStay = 0});
        QCOMPARE(limitedMark(typeFace(view_, 0, night_, false)), QStringLiteral("@1"));
        QCOMPARE(limitedMark(planFace(view_, 0, 1, night_)), QStringLiteral("@1"));
        QCOMPARE(limitedMark(planFace(view_, 0, 0, night_)), QString());
        QVERIFY(!typeFace(view_, 0, night_, false).isClosed());
        // Of a plan as a whole; its room type may be folded.
        set({view_.rates().plans()[0].id, {}}, {.flags = 0, .minStay = 2, .maxStay = 0});
        QCOMPARE(limitedMark(typeFace(view_, 0, night_, false)), QStringLiteral("@2"));
        const QString told = describeCell(view_, {0, 0}, night_);
        QVERIFY2(told.contains(QStringLiteral("only %1: stop sell").arg(view_.channelName(ota_))),
                 qPrintable(told));
        QVERIFY2(told.contains(QStringLiteral("on %1: min").arg(view_.channelName(ota_))),
                 qPrintable(told));
    }

    void everyRestrictionIsExplainedWithItsScope()
    {
        set({{}, ota_}, {.flags = inventory::StopSell, .minStay = 0, .maxStay = 0});
        set({saver_, {}}, {.flags = 0, .minStay = 4, .maxStay = 0});
        const Explanation all = explain(view_, 0, night_);
        QVERIFY(!all.closed);
        QCOMPARE(scopesOf(all),
                 (std::vector{RestrictionScope{{}, ota_}, RestrictionScope{saver_, {}}}));
        QVERIFY(all.texts().join(u'\n').contains(
            QStringLiteral("Only %1:").arg(view_.rates().planName(saver_))));
        // Another plan is not concerned by it.
        QCOMPARE(scopesOf(explain(view_, 0, night_, 0)), (std::vector{RestrictionScope{{}, ota_}}));
        set({saver_, {}}, {.flags = inventory::StopSell, .minStay = 0, .maxStay = 0});
        QVERIFY(explain(view_, 0, night_, 1).closed);
        QVERIFY(!explain(view_, 0, night_, 0).closed);
        QVERIFY(!explain(view_, 0, night_).closed);
    }

    void anOfferIsRefusedForItsPlanOrSource()
    {
        StayChoice choice;
        choice.stay = Stay(night_, 2);
        const auto before = offersFor(view_, choice, {}, kBritish);
        QCOMPARE(before[0].obstacle, QString());
        QCOMPARE(before[0].refused, std::vector<QString>(view_.rates().plans().size()));
        set({saver_, {}}, {.flags = 0, .minStay = 3, .maxStay = 0});
        set({{}, ota_}, {.flags = inventory::StopSell, .minStay = 0, .maxStay = 0});
        const auto offers = offersFor(view_, choice, {}, kBritish);
        QCOMPARE(offers[0].obstacle, QString());
        QCOMPARE(offers[0].refused[0], QString());
        QCOMPARE(offers[0].refused[1],
                 QStringLiteral("Min LOS: 3 night(s) (%1)").arg(view_.rates().planName(saver_)));
        const inventory::Channel *desk = sellingChannel(view_.catalogue(), {});
        QVERIFY(desk);
        set({{}, desk->id}, {.flags = inventory::ClosedToArrival, .minStay = 0, .maxStay = 0});
        const auto closed = offersFor(view_, choice, {}, kBritish);
        QVERIFY2(closed[0].obstacle.startsWith(QStringLiteral("Closed to arrival (")),
                 qPrintable(closed[0].obstacle));
    }

    void theCheapestPassesOverRoomTypesThatRefuseThePlan()
    {
        TypeOffer one, other;
        one.type = RoomTypeId{1};
        other.type = RoomTypeId{2};
        one.left = other.left = 1;
        one.totals = {100, 80};
        other.totals = {200, 180};
        one.refused = {QString(), QStringLiteral("Stop sell")};
        other.refused = {QString(), QString()};
        const TypeOffer best = cheapestOf({one, other});
        QCOMPARE(best.totals, (std::vector<std::optional<qint64>>{100, 180}));
        QCOMPARE(best.refused, (std::vector<QString>{QString(), QString()}));
        other.refused[1] = one.refused[1];
        const TypeOffer none = cheapestOf({one, other});
        QVERIFY(!none.totals[1] && !none.refused[1].isEmpty());
        QVERIFY(none.obstacle.isEmpty());
    }

private:
    static inline const QLocale kBritish{QLocale::English, QLocale::UnitedKingdom};

    GridRow planRow() const { return {0, 0, false, 1}; }
    ChannelId otherChannel() const
    {
        for (const inventory::Channel &channel : view_.catalogue().channels) {
            if (channel.kind == inventory::ChannelKind::Ota) return channel.id;
        }
        return {};
    }
    static std::vector<RestrictionScope> scopesOf(const Explanation &why)
    {
        std::vector<RestrictionScope> scopes;
        for (const ClosedReason &reason : why.reasons) {
            if (reason.restriction) scopes.push_back(reason.scope);
        }
        return scopes;
    }
    engine::ChangeSet next() const
    {
        engine::ChangeSet change;
        change.property = view_.property().id;
        change.commitNumber = view_.commitNumber() + 1;
        return change;
    }
    void clear(Night night)
    {
        engine::ChangeSet change = next();
        engine::TypeCell cell{view_.catalogue().roomTypes[0].id, night,
                              view_.ledger().type(0, night)};
        setRestrictions(cell.cell, {});
        change.types.push_back(cell);
        view_.apply(change);
    }
    void set(const RestrictionScope &scope, const inventory::Restrictions &now)
    {
        engine::ChangeSet change = next();
        change.scopes.push_back({view_.catalogue().roomTypes[0].id, scope, night_, now});
        view_.apply(change);
    }

    HotelView view_;
    RatePlanId saver_;
    ChannelId ota_;
    Night night_;
};

QTEST_GUILESS_MAIN(TestScopedCells)
#include "test_scoped_cells.moc"
