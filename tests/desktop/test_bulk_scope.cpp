// SPDX-License-Identifier: GPL-3.0-or-later
// A bulk update of restrictions for one rate plan or channel: its rows, values and templates.
#include "desktop/bulk/bulk_words.h"
#include "desktop/sample_hotel.h"

#include <QtTest/QtTest>

using namespace roomrack;
using namespace roomrack::desktop;
using inventory::RestrictionScope;

class TestBulkScope : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        view_ = HotelView(tests::sampleHotel(120));
        first_ = view_.property().businessDate + 7;
    }

    void rowsAreThoseOfTheScope()
    {
        const auto plan = planBulk(view_, *requestOfForm(view_, form(), kBritish));
        QVERIFY2(plan, plan ? "" : qPrintable(plan.error().text()));
        QCOMPARE(plan->changing, qint64(3));
        QCOMPARE(plan->runs.size(), size_t(1));
        QCOMPARE(plan->runs[0].row.plan, kSaver);
        QCOMPARE(plan->runs[0].row.channel, kOta);
        QCOMPARE(bulkRowName(view_, plan->lines[0].row),
                 QStringLiteral("Standard Double · Non-refundable on Wayfarer OTA"));
        // Other settings are of the room type.
        BulkForm rooms = form();
        rooms.field = CellField::ForSale;
        const auto all = planBulk(view_, *requestOfForm(view_, rooms, kBritish));
        QVERIFY(all);
        QCOMPARE(all->runs[0].row.plan, RatePlanId{});
        QCOMPARE(all->runs[0].row.channel, ChannelId{});
    }

    void valuesBeforeAreThoseOfTheScope()
    {
        set({kSaver, kOta}, {.flags = 0, .minStay = 3, .maxStay = 4});
        const auto plan = planBulk(view_, *requestOfForm(view_, form(), kBritish));
        QVERIFY(plan);
        QCOMPARE(plan->same, qint64(1));
        QCOMPARE(plan->changing, qint64(2));
        BulkForm longer = form();
        longer.value = QStringLiteral("5");
        const auto refused = planBulk(view_, *requestOfForm(view_, longer, kBritish));
        QVERIFY(refused);
        QCOMPARE(refused->leftOut, qint64(1));
        QCOMPARE(refused->findings[0].conflict, BulkConflict::MinAboveMax);
        QCOMPARE(refused->findings[0].limit, qint64(4));
    }

    void selectedRowsOfAPlanLimitItToThePlan()
    {
        const int pool = view_.ledger().poolOf(0);
        const GridRow saver{pool, 0, false, 1}, other{pool, 1, false, 1}, type{pool, 0};
        const auto formOfRows = [&](std::vector<GridRow> rows) {
            return formFor(view_, GridMode::Restrictions, {{{std::move(rows), first_, 2}}});
        };
        QCOMPARE(formOfRows({saver, other}).only, (RestrictionScope{kSaver, {}}));
        QCOMPARE(formOfRows({saver, type}).only, RestrictionScope());
        QCOMPARE(formFor(view_, GridMode::Rates, {{{{saver}, first_, 2}}}).only,
                 RestrictionScope());
    }

    void templatesKeepTheScope()
    {
        const auto text = templateOf(view_, form(), kBritish);
        QVERIFY(text);
        const auto read = formOf(view_, *text, first_ + 30, kBritish);
        QVERIFY2(read, read ? "" : qPrintable(read.error().text()));
        QCOMPARE(read->form.only, (RestrictionScope{kSaver, kOta}));
        // An older program would apply it to everything.
        QVERIFY(text->contains(QStringLiteral("\"version\":2")));
        BulkForm all = form();
        all.only = {};
        QVERIFY(templateOf(view_, all, kBritish)->contains(QStringLiteral("\"version\":1")));
        QString gone = *text;
        gone.replace(QStringLiteral("\"onlyPlan\":2"), QStringLiteral("\"onlyPlan\":99"));
        QVERIFY(gone != *text);
        QVERIFY(!formOf(view_, gone, first_, kBritish));
        gone = *text;
        gone.replace(QStringLiteral("\"onlyChannel\":2"), QStringLiteral("\"onlyChannel\":99"));
        QVERIFY(gone != *text);
        QVERIFY(!formOf(view_, gone, first_, kBritish));
    }

private:
    static inline const QLocale kBritish{QLocale::English, QLocale::UnitedKingdom};
    static constexpr RatePlanId kSaver{2};
    static constexpr ChannelId kOta{2};

    /// Min LOS 3 for the plan on the channel, on three nights of the first room type.
    BulkForm form() const
    {
        BulkForm form;
        form.field = CellField::MinStay;
        form.action = BulkAction::Set;
        form.value = QStringLiteral("3");
        form.ranges = {{first_, 3}};
        form.rows = {{view_.catalogue().roomTypes[0].id, {}}};
        form.only = {kSaver, kOta};
        form.copyFrom = first_ - 364;
        return form;
    }
    void set(const RestrictionScope &scope, const inventory::Restrictions &now)
    {
        engine::ChangeSet change;
        change.property = view_.property().id;
        change.commitNumber = view_.commitNumber() + 1;
        change.scopes.push_back({view_.catalogue().roomTypes[0].id, scope, first_, now});
        view_.apply(change);
    }

    HotelView view_;
    Night first_;
};

QTEST_GUILESS_MAIN(TestBulkScope)
#include "test_bulk_scope.moc"
