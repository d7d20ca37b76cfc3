// SPDX-License-Identifier: GPL-3.0-or-later
// The ledger against a model that stores every change and sums them up for each query.
#include "inventory/limits.h"
#include "inventory/small_hotel.h"

#include <QTest>
#include <rapidcheck.h>

using namespace roomrack;
using namespace roomrack::inventory;
using namespace roomrack::tests;

namespace {

struct Taken {
    int type;
    Stay stay;
    int rooms;
    bool held;
};

struct Model {
    Catalogue catalogue = smallHotel();
    std::vector<Taken> taken;
    std::vector<std::pair<std::pair<int, Night>, int>> typed;  ///< the last entry of a cell applies
    std::vector<std::pair<std::pair<int, Night>, int>> outOfOrder;

    static int last(const std::vector<std::pair<std::pair<int, Night>, int>> &edits, int row,
                    Night n, int otherwise)
    {
        for (auto e = edits.rbegin(); e != edits.rend(); ++e) {
            if (e->first == std::pair(row, n)) return e->second;
        }
        return otherwise;
    }
    int poolOf(int type) const
    {
        return catalogue.poolIndex(catalogue.roomTypes[size_t(type)].pool);
    }
    int extra(RuleScope scope, qint64 subject, Night n, int base) const
    {
        return extraRooms(
            narrowestRule(catalogue.rules, scope, subject, n, catalogue.property.businessDate),
            base);
    }
    int ownLimit(int type, Night n) const
    {
        const RoomType &t = catalogue.roomTypes[size_t(type)];
        const int typedRooms = last(typed, type, n, -1);
        const int forSale = typedRooms >= 0 ? typedRooms : t.cap;
        return forSale + extra(RuleScope::RoomType, t.id.value, n, forSale);
    }
    int poolLimit(int pool, Night n) const
    {
        const Pool &p = catalogue.pools[size_t(pool)];
        const int base = catalogue.physical(p.id, n) - last(outOfOrder, pool, n, 0);
        return base + extra(RuleScope::Pool, p.id.value, n, base);
    }
    int left(int type, Night n) const
    {
        int own = ownLimit(type, n), pool = poolLimit(poolOf(type), n);
        for (const Taken &t : taken) {
            if (!t.stay.contains(n)) continue;
            if (t.type == type) own -= t.rooms;
            if (poolOf(t.type) == poolOf(type)) pool -= t.rooms;
        }
        return std::min(own, pool);
    }
};

Stay someStay()
{
    const int from = *rc::gen::inRange(0, kNights);
    return Stay(kToday + from, *rc::gen::inRange(1, std::min(8, kNights - from) + 1));
}

OverbookingRule someRule(qint64 id)
{
    const bool pool = *rc::gen::arbitrary<bool>();
    OverbookingRule r =
        rule(id, pool ? RuleScope::Pool : RuleScope::RoomType,
             *rc::gen::element<qint64>(0, 1, 2, 11, 12, 13), *rc::gen::inRange(0, 5));
    if (*rc::gen::arbitrary<bool>()) {
        r.unit = RuleUnit::Percent;
        r.amount *= 1000;
    }
    r.weekdays = quint8(*rc::gen::inRange(1, 0x80));
    r.ceiling = *rc::gen::inRange(0, 4);
    r.maxLeadDays = *rc::gen::inRange(0, 60);
    return r;
}

void takeOrGiveBack(Ledger &ledger, Model &model, qint64 seq)
{
    if (!model.taken.empty() && *rc::gen::inRange(0, 3) == 0) {
        Taken &t = model.taken[*rc::gen::inRange<size_t>(0, model.taken.size())];
        if (t.held && *rc::gen::arbitrary<bool>()) {
            ledger.addHeld(t.type, t.stay, -t.rooms, seq);
            ledger.addSold(t.type, t.stay, t.rooms, seq);
            t.held = false;
            return;
        }
        if (t.held)
            ledger.addHeld(t.type, t.stay, -t.rooms, seq);
        else
            ledger.addSold(t.type, t.stay, -t.rooms, seq);
        std::swap(t, model.taken.back());
        model.taken.pop_back();
        return;
    }
    const Taken t{*rc::gen::inRange(0, 3), someStay(), *rc::gen::inRange(1, 5),
                  *rc::gen::arbitrary<bool>()};
    if (t.held)
        ledger.addHeld(t.type, t.stay, t.rooms, seq);
    else
        ledger.addSold(t.type, t.stay, t.rooms, seq);
    model.taken.push_back(t);
}

void edit(Ledger &ledger, Model &model, qint64 seq)
{
    const Stay stay = someStay();
    const int kind = *rc::gen::inRange(0, 4);
    if (kind == 0) {
        const int type = *rc::gen::inRange(0, 3), rooms = *rc::gen::inRange(-1, 12);
        for (Night n = stay.checkIn(); n < stay.checkOut(); ++n) {
            ledger.editType(type, n, seq).typed = rooms;
            model.typed.push_back({{type, n}, rooms});
        }
        refreshTypeLimit(ledger, model.catalogue, type, stay, seq);
    } else if (kind == 1) {
        const int pool = *rc::gen::inRange(0, 2), rooms = *rc::gen::inRange(0, pool == 0 ? 11 : 4);
        for (Night n = stay.checkIn(); n < stay.checkOut(); ++n) {
            ledger.editPool(pool, n, seq).outOfOrder = rooms;
            model.outOfOrder.push_back({{pool, n}, rooms});
        }
        refreshPoolLimit(ledger, model.catalogue, pool, stay, seq);
    } else if (kind == 2) {
        model.catalogue.rules.push_back(someRule(qint64(model.catalogue.rules.size()) + 1));
        refreshLimits(ledger, model.catalogue, seq);
    } else {
        ++model.catalogue.property.businessDate;
        refreshLimits(ledger, model.catalogue, seq);
    }
}

void compare(const Ledger &ledger, const Model &model)
{
    for (int type = 0; type < 3; ++type) {
        for (Night n = kToday; n < kToday + kNights; ++n) {
            RC_ASSERT(ledger.type(type, n).limit == model.ownLimit(type, n));
            RC_ASSERT(ledger.pool(ledger.poolOf(type), n).limit
                      == model.poolLimit(model.poolOf(type), n));
            RC_ASSERT(ledger.left(type, n) == model.left(type, n));
        }
    }
}

}  // namespace

class TestLedgerModel : public QObject {
    Q_OBJECT

private slots:
    void ledgerEqualsTheSumOfItsChanges();
    void stayIsAsFreeAsItsTightestNight();
    void givingEverythingBackLeavesNothing();
};

void TestLedgerModel::ledgerEqualsTheSumOfItsChanges()
{
    QVERIFY(rc::check([] {
        Model model;
        Ledger ledger(model.catalogue, kToday, kNights);
        const int steps = *rc::gen::inRange(1, 40);
        for (int i = 1; i <= steps; ++i) {
            if (*rc::gen::inRange(0, 3) > 0)
                takeOrGiveBack(ledger, model, i);
            else
                edit(ledger, model, i);
        }
        compare(ledger, model);
    }));
}

void TestLedgerModel::stayIsAsFreeAsItsTightestNight()
{
    QVERIFY(rc::check([] {
        Model model;
        Ledger ledger(model.catalogue, kToday, kNights);
        for (int i = 1; i <= 20; ++i) takeOrGiveBack(ledger, model, i);
        const Stay stay = someStay();
        const int type = *rc::gen::inRange(0, 3);
        int least = std::numeric_limits<int>::max();
        for (Night n = stay.checkIn(); n < stay.checkOut(); ++n)
            least = std::min(least, model.left(type, n));
        RC_ASSERT(ledger.available(type, stay) == std::max(0, least));
    }));
}

void TestLedgerModel::givingEverythingBackLeavesNothing()
{
    QVERIFY(rc::check([] {
        Model model;
        Ledger ledger(model.catalogue, kToday, kNights);
        for (int i = 1; i <= 30; ++i) takeOrGiveBack(ledger, model, i);
        for (const Taken &t : model.taken) {
            if (t.held)
                ledger.addHeld(t.type, t.stay, -t.rooms, 31);
            else
                ledger.addSold(t.type, t.stay, -t.rooms, 31);
        }
        for (int type = 0; type < 3; ++type) {
            for (const TypeNight &cell : ledger.typeRow(type)) {
                RC_ASSERT(cell.sold == 0);
                RC_ASSERT(cell.held == 0);
            }
        }
        for (int pool = 0; pool < 2; ++pool) {
            for (const PoolNight &cell : ledger.poolRow(pool)) {
                RC_ASSERT(cell.sold == 0);
                RC_ASSERT(cell.held == 0);
            }
        }
    }));
}

QTEST_GUILESS_MAIN(TestLedgerModel)
#include "test_ledger_model.moc"
