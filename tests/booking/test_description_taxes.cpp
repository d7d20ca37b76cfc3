// SPDX-License-Identifier: GPL-3.0-or-later
// Taxes and fees are items of the description: added, changed, retired and undone like the others,
// and checked together.
#include "booking/description_house.h"
#include "pricing/tax_hotel.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::booking;
using namespace roomrack::tests;
using pricing::TaxRules;

namespace {

/// A VAT of rooms, one of meals, breakfast, a city tax and a fee; new, so with negative ids.
DescriptionItems someTaxes()
{
    DescriptionItems items;
    items.vats = {roomVat(-1, always(600)), vat(-2, always(1'300))};
    items.vats[0].position = 1;
    items.vats[1].position = 2;
    items.mealParts = {breakfast(1'200, -2)};
    items.mealParts[0].id = {};
    items.cityTaxes = {cityTax(-1, 200)};
    items.fees = {fee(-1, pricing::FeeBasis::Stay, 1'500, -1)};
    return items;
}

struct TaxHouse : DescriptionHouse {
    TaxHouse()
    {
        const auto added = (*this)(edit(someTaxes()));
        if (!added) qFatal("%s", qPrintable(added.error().text()));
        first = added->step;
    }
    const TaxRules &taxes() const { return house.rates().taxes(); }
    /// The refusal of an edit, which changes nothing.
    Error refusal(DescriptionItems items)
    {
        const TaxRules before = taxes();
        const auto answer = (*this)(edit(std::move(items)));
        if (answer || !(taxes() == before)) return {ErrorCode::Internal, {}, {}, -1};
        return answer.error();
    }
    qint64 first = 0;
};

DescriptionItems only(pricing::Vat item)
{
    DescriptionItems items;
    items.vats = {std::move(item)};
    return items;
}
DescriptionItems only(pricing::CityTax item)
{
    DescriptionItems items;
    items.cityTaxes = {std::move(item)};
    return items;
}
DescriptionItems only(pricing::Fee item)
{
    DescriptionItems items;
    items.fees = {std::move(item)};
    return items;
}

}  // namespace

class TestDescriptionTaxes : public QObject {
    Q_OBJECT

private slots:
    void newItemsReferToEachOther()
    {
        const TaxHouse h;
        const TaxRules &taxes = h.taxes();
        QCOMPARE(taxes.vats.size(), size_t(2));
        QCOMPARE(taxes.mealParts.front().vat, taxes.vats[1].id);
        QCOMPARE(taxes.fees.front().vat, taxes.vats[0].id);
        // The kinds share their ids, so that one table keeps them.
        QList<qint64> ids{taxes.vats[0].id.value, taxes.vats[1].id.value,
                          taxes.mealParts[0].id.value, taxes.cityTaxes[0].id.value,
                          taxes.fees[0].id.value};
        std::sort(ids.begin(), ids.end());
        QCOMPARE(ids, (QList<qint64>{1, 2, 3, 4, 5}));
    }

    void eachItemHasARecordOfItsKind()
    {
        const TaxHouse h;
        QList<RecordKind> kinds;
        for (const Record &r : h.batch.records) kinds << r.kind;
        QCOMPARE(kinds,
                 (QList<RecordKind>{RecordKind::VatDescribed, RecordKind::VatDescribed,
                                    RecordKind::MealPartDescribed, RecordKind::CityTaxDescribed,
                                    RecordKind::FeeDescribed}));
        QCOMPARE(h.batch.records.back().subject, h.taxes().fees.front().id.value);
        QCOMPARE(h.batch.records.back().value, qint64(ItemAdded));
    }

    void roomsAndRatesStayWithOtherTaxes()
    {
        TaxHouse h;
        pricing::Vat changed = h.taxes().vats[0];
        changed.rates.push_back({kToday + 9, 700});
        const auto effects = h.effects(h.edit(only(changed)));
        QCOMPARE(effects.changes.size(), size_t(1));
        QCOMPARE(effects.changes[0].kind, ItemKind::Vat);
        QCOMPARE(effects.changes[0].what, quint8(ItemChanged));
        QVERIFY(effects.availability.empty());
        QVERIFY(h(h.edit(only(changed))));
        QCOMPARE(h.house.rates().price(0, kBar, kToday, 2), std::optional<qint64>(5'000));
        QCOMPARE(h.taxes().vats[0].rates.size(), size_t(2));
        // Also when the rate book is made anew.
        pricing::RatePlan member;
        member.code = member.name = QStringLiteral("MEM");
        member.parent = kBar;
        DescriptionItems items;
        items.plans = {member};
        QVERIFY(h(h.edit(items)));
        QCOMPARE(h.taxes().vats[0].rates.size(), size_t(2));
    }

    void rulesAreCheckedTogether()
    {
        TaxHouse h;
        pricing::Vat vat = h.taxes().vats[0];
        vat.rates = always(10'100);
        Error refused = h.refusal(only(vat));
        QCOMPARE(refused.field, QStringLiteral("VAT"));
        QVERIFY(refused.reason.contains(QStringLiteral("between 0 and 100 %")));
        pricing::CityTax city = h.taxes().cityTaxes[0];
        city.ages = {{0, 5, 0}, {7, std::nullopt, 10'000}};
        refused = h.refusal(only(city));
        QCOMPARE(refused.field, QStringLiteral("age bands"));
        QVERIFY(refused.reason.contains(QStringLiteral("must begin at 6")));
        pricing::Fee twice = h.taxes().fees[0];
        twice.id = {};
        QCOMPARE(h.refusal(only(twice)).field, QStringLiteral("fee"));
        pricing::Fee stranger = h.taxes().fees[0];
        stranger.vat = pricing::VatId{99};
        QCOMPARE(h.refusal(only(stranger)).code, ErrorCode::NotFound);
        pricing::Fee unknown = h.taxes().fees[0];
        unknown.id = pricing::FeeId{99};
        QCOMPARE(h.refusal(only(unknown)).code, ErrorCode::NotFound);
        city.ages.clear();
        city.exemptions = {static_cast<size_t>(201), QStringLiteral("x")};
        QCOMPARE(h.refusal(only(city)).field, QStringLiteral("city tax"));
    }

    void channelsThatCollectExist()
    {
        TaxHouse h;
        pricing::Fee fee = h.taxes().fees[0];
        fee.channels = {ChannelId{7}};
        const Error refused = h.refusal(only(fee));
        QCOMPARE(refused.field, QStringLiteral("fee"));
        QVERIFY(refused.reason.contains(fee.name));
        fee.channels = {ChannelId{1}};
        QVERIFY(h(h.edit(only(fee))));
        pricing::CityTax tax = h.taxes().cityTaxes[0];
        tax.tariffs[0].channels = {ChannelId{7}};
        QCOMPARE(h.refusal(only(tax)).field, QStringLiteral("city tax"));
    }

    void aVatThatIsNeededStays()
    {
        TaxHouse h;
        pricing::Vat vat = h.taxes().vats[1];
        vat.retiredFrom = kToday + 1;
        const Error refused = h.refusal(only(vat));
        QCOMPARE(refused.code, ErrorCode::WrongState);
        QVERIFY(refused.reason.contains(QStringLiteral("Breakfast")));
        DescriptionItems both = only(vat);
        both.mealParts = h.taxes().mealParts;
        both.mealParts[0].retiredFrom = kToday + 1;
        QVERIFY(h(h.edit(both)));
        QCOMPARE(h.batch.records.back().value, qint64(ItemRetired));
        QCOMPARE(h.batch.records.back().night, kToday + 1);
        // Its name is free again from that night on.
        DescriptionItems again;
        again.mealParts = h.taxes().mealParts;
        again.mealParts[0].id = {};
        again.mealParts[0].vat = h.taxes().vats[0].id;
        again.mealParts[0].retiredFrom.reset();
        QVERIFY(h.refusal(again).reason.contains(QStringLiteral("is retired from 3 Mar 2026")));
        again.mealParts[0].values[0].from = kToday + 1;
        QVERIFY(h(h.edit(again)));
    }

    void roomsHaveOneVatOnEachNight()
    {
        TaxHouse h;
        DescriptionItems items = only(h.taxes().vats[0]);
        items.vats[0].retiredFrom = kToday + 20;
        items.fees = h.taxes().fees;
        items.fees[0].vat = {};
        QVERIFY(h(h.edit(items)));
        pricing::Vat next = roomVat(0, {{kToday + 19, 1'000}});
        QVERIFY(h.refusal(only(next)).reason.contains(QStringLiteral("22 Mar 2026")));
        next.rates[0].from = kToday + 20;
        QVERIFY(h(h.edit(only(next))));
    }

    void aFileBringsRetiredOnesWithTheirDates()
    {
        TaxHouse h;
        pricing::CityTax past = cityTax(0, 100);
        past.name = QStringLiteral("Spa tax");
        past.retiredFrom = kToday - 300;
        past.position = 2;
        DescriptionItems items = only(past);
        items.cityTaxes.push_back(past);
        items.cityTaxes[1].tariffs[0].from = kToday - 300;
        items.cityTaxes[1].retiredFrom.reset();
        const auto brought = h(h.edit(items));
        QVERIFY(brought);
        QCOMPARE(h.taxes().cityTaxes[1].retiredFrom, std::optional(kToday - 300));
        // Its undo retires the other one only, and is undone as well.
        const auto undone = h(h.undo(brought->step));
        QVERIFY2(undone, undone ? "" : qPrintable(undone.error().text()));
        QCOMPARE(h.taxes().cityTaxes[1].retiredFrom, std::optional(kToday - 300));
        QCOMPARE(h.taxes().cityTaxes[2].retiredFrom, std::optional(kToday));
        QVERIFY(h(h.undo(undone->step)));
        QVERIFY(!h.taxes().cityTaxes[2].retiredFrom);
    }

    void anEditIsUndoneAndDoneAgain()
    {
        TaxHouse h;
        const TaxRules before = h.taxes();
        pricing::Fee fee = before.fees[0];
        fee.name = QStringLiteral("Cleaning");
        fee.amounts = always(2'000);
        const auto changed = h(h.edit(only(fee)));
        QVERIFY(changed);
        QVERIFY(h(h.undo(changed->step)));
        QVERIFY(h.taxes() == before);
        // What was added is retired, because its id stays in the history.
        QVERIFY(h(h.undo(h.first)));
        QCOMPARE(h.taxes().vats[0].retiredFrom, std::optional(kToday));
        QCOMPARE(h.taxes().fees[0].retiredFrom, std::optional(kToday));
    }

    void revisionsDependOnTaxes()
    {
        TaxHouse h;
        const QByteArray before = h.revision();
        EditDescription late = h.edit(only(h.taxes().vats[0]));
        late.seen = before;
        pricing::Vat vat = h.taxes().vats[0];
        vat.name = QStringLiteral("MwSt");
        QVERIFY(h(h.edit(only(vat))));
        QVERIFY(h.revision() != before);
        QCOMPARE(h(late).error().code, ErrorCode::Stale);
    }
};

QTEST_GUILESS_MAIN(TestDescriptionTaxes)
#include "test_description_taxes.moc"
