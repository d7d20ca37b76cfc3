// SPDX-License-Identifier: GPL-3.0-or-later
// The table of restrictions: each row is set, read and copied alone, what is stored or sent of it
// stays as it is, and the reason for a refusal agrees with the refusal.
#include "inventory/small_hotel.h"

#include <QTest>
#include <rapidcheck.h>

using namespace roomrack;
using namespace roomrack::inventory;
using namespace roomrack::tests;

class TestRestrictions : public QObject {
    Q_OBJECT

private slots:
    void storedNumbersAndKeysStay();
    void eachIsSetAndReadAlone();
    void eachIsCopiedWithTheOthers();
    void theReasonAgreesWithTheRefusal();
};

void TestRestrictions::storedNumbersAndKeysStay()
{
    QByteArrayList rows;
    for (const RestrictionRow &row : kRestrictions) {
        rows << QByteArrayList{row.key, row.column, QByteArray::number(row.flag),
                               QByteArray::number(row.record), QByteArray::number(row.field)}
                    .join(' ');
    }
    const QByteArrayList before{"stop_sell flags 1 31 1", "closed_to_arrival flags 2 32 2",
                                "closed_to_departure flags 4 33 3", "min_stay min_stay 0 34 4",
                                "max_stay max_stay 0 35 5"};
    QCOMPARE(rows.mid(0, before.size()), before);
}

void TestRestrictions::eachIsSetAndReadAlone()
{
    for (const RestrictionRow &row : kRestrictions) {
        TypeNight night;
        Restrictions alone;
        setValue(night, row, row.most);
        setValue(alone, row, row.most);
        QVERIFY2(restrictsAny(alone), row.key);
        for (const RestrictionRow &other : kRestrictions) {
            const qint32 expected = other.id == row.id ? row.most : 0;
            QCOMPARE(valueOf(night, other), expected);
            QCOMPARE(valueOf(alone, other), expected);
        }
        setValue(night, row, 0);
        setValue(alone, row, row.least - 1);
        QVERIFY2(night == TypeNight(), row.key);
        QVERIFY2(!restrictsAny(alone), row.key);
    }
}

void TestRestrictions::eachIsCopiedWithTheOthers()
{
    TypeNight night;
    night.sold = 7;
    for (const RestrictionRow &row : kRestrictions) setValue(night, row, row.most);
    TypeNight other;
    other.sold = 7;
    setRestrictions(other, restrictionsOf(night));
    QVERIFY(other == night);
    setRestrictions(other, Restrictions());
    night = TypeNight();
    night.sold = 7;
    QVERIFY(other == night);
}

void TestRestrictions::theReasonAgreesWithTheRefusal()
{
    const auto agrees = [] {
        Ledger ledger(smallHotel(), kToday, kNights);
        const int type = *rc::gen::inRange(0, ledger.types());
        for (const RestrictionRow &row : kRestrictions) {
            for (int i = *rc::gen::inRange(0, 6); i > 0; --i) {
                const Night night = kToday + *rc::gen::inRange(0, kNights);
                const int most = std::min<int>(row.most, 9);
                setValue(ledger.editType(type, night, 1), row, *rc::gen::inRange(0, most + 1));
            }
        }
        const int from = *rc::gen::inRange(0, kNights);
        const Stay stay(kToday + from, *rc::gen::inRange(1, std::min(8, kNights - from) + 1));
        const auto by = restrictionAgainst(ledger, type, stay, {});
        RC_ASSERT(grants(ledger, type, stay, 1, true, {}));
        RC_ASSERT(grants(ledger, type, stay, 1, false, {}) == !by);
        if (!by) return;
        RC_ASSERT(by->value >= by->row->least);
        RC_ASSERT(by->value == valueOf(ledger.type(type, by->night), *by->row));
    };
    QVERIFY(rc::check("the reason agrees with the refusal", agrees));
}

QTEST_GUILESS_MAIN(TestRestrictions)
#include "test_restrictions.moc"
