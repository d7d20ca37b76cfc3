// SPDX-License-Identifier: GPL-3.0-or-later
// Taxes, fees and market segments in a file and in a database: as they were saved with a new hotel
// and by edits.
#include "booking/description/items.h"
#include "pricing/tax_hotel.h"
#include "storage/sample_hotel.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::storage;
using namespace roomrack::storage::tests;
using roomrack::tests::always;
using roomrack::tests::breakfast;
using roomrack::tests::cityTax;
using roomrack::tests::fee;
using roomrack::tests::freeBelow;
using roomrack::tests::roomVat;
using roomrack::tests::vat;

namespace {

/// Of another hotel: ids are used by several kinds, and the channel is its second.
pricing::TaxRules rulesOfElsewhere()
{
    pricing::TaxRules rules;
    rules.vats = {roomVat(1, {{std::nullopt, 600}, {kFirst, 700}}), vat(2, always(1'300))};
    rules.mealParts = {breakfast(1'200, 2)};
    rules.cityTaxes = {cityTax(1, 200)};
    rules.cityTaxes[0].ages = freeBelow(12);
    rules.cityTaxes[0].tariffs[0].seasons = {{401, 1031, 300}};
    rules.cityTaxes[0].tariffs[0].channels = {ChannelId{2}};
    rules.cityTaxes[0].exemptions = {QStringLiteral("Résident")};
    rules.fees = {fee(1, pricing::FeeBasis::Stay, 1'500, 1)};
    rules.fees[0].retiredFrom = kFirst + 100;
    return rules;
}

PropertyId saveAnother(HotelFile &file, const pricing::TaxRules &rules)
{
    auto c = smallHotel();
    auto plans = twoPlans();
    booking::Record record;
    record.seq = file.store().state().lastSeq + 1;
    record.kind = booking::RecordKind::CatalogueChanged;
    record.at = kBegin;
    const auto saved = file.store().saveHotel(c, plans, {}, record, {rules, {}});
    if (!saved) qFatal("%s", qPrintable(saved.error().text()));
    return c.property.id;
}

}  // namespace

class TestTaxItems : public QObject {
    Q_OBJECT

private slots:
    void initTestCase_data() { roomrack::tests::HotelPlace::addColumns(); }
    void areSavedWithANewHotel();
    void areNotTakenFromALaterSave();
    void damagedOnesAreNoticed();
    void marketSegmentsAreSavedWithANewHotel();
};

void TestTaxItems::areSavedWithANewHotel()
{
    HotelFile file;
    file.open();
    const PropertyId first = saveAnother(file, rulesOfElsewhere());
    const PropertyId second = saveAnother(file, rulesOfElsewhere());
    QVERIFY(file.store().load(file.property(), kFirst)->taxes.isEmpty());
    for (const PropertyId property : {first, second}) {
        const auto loaded = file.store().load(property, kFirst);
        QVERIFY(loaded);
        const pricing::TaxRules &taxes = loaded->taxes;
        QVERIFY(pricing::validate(taxes, {}));
        QCOMPARE(taxes.mealParts[0].vat, taxes.vats[1].id);
        QCOMPARE(taxes.fees[0].vat, taxes.vats[0].id);
        QCOMPARE(taxes.cityTaxes[0].tariffs[0].channels,
                 std::vector{loaded->catalogue.channels[1].id});
        // Apart from ids they are the same.
        pricing::TaxRules same = rulesOfElsewhere();
        const auto takeIds = [](auto &to, const auto &from) {
            for (size_t i = 0; i < to.size(); ++i) to[i].id = from[i].id;
        };
        booking::eachTaxKind(same, taxes, takeIds);
        same.mealParts[0].vat = taxes.vats[1].id;
        same.fees[0].vat = taxes.vats[0].id;
        same.cityTaxes[0].tariffs[0].channels = taxes.cityTaxes[0].tariffs[0].channels;
        QVERIFY(same == taxes);
    }
    file.close();
    QCOMPARE(file.open().state().lastIds.tax, qint64(10));
}

void TestTaxItems::areNotTakenFromALaterSave()
{
    HotelFile file;
    file.open();
    auto c = file.catalogue();
    auto plans = file.plans();
    booking::Record record;
    record.seq = 2;
    record.kind = booking::RecordKind::CatalogueChanged;
    record.at = kBegin;
    QVERIFY(file.store().saveHotel(c, plans, {}, record, {rulesOfElsewhere(), {}}));
    QVERIFY(file.store().load(file.property(), kFirst)->taxes.isEmpty());
}

void TestTaxItems::damagedOnesAreNoticed()
{
    HotelFile file;
    file.open();
    const PropertyId hotel = saveAnother(file, rulesOfElsewhere());
    file.close();
    file.tamper(QStringLiteral("UPDATE tax_item SET content = '[[1],\"VAT\",7]' WHERE kind = 5"));
    const auto loaded = file.open().load(hotel, kFirst);
    QVERIFY(!loaded);
    QCOMPARE(loaded.error().code, ErrorCode::Corrupt);
    QCOMPARE(loaded.error().field, QStringLiteral("tax"));
}

/// Of another hotel: its ids are used here already.
void TestTaxItems::marketSegmentsAreSavedWithANewHotel()
{
    HotelFile file;
    file.open();
    SegmentId last;
    for (int i = 0; i < 2; ++i) {
        auto c = smallHotel();
        auto plans = twoPlans();
        c.segments.resize(2);
        for (size_t place = 0; place < 2; ++place) {
            c.segments[place].id = SegmentId{-1 - qint64(place)};
            c.segments[place].code = c.segments[place].name = QString::number(place);
        }
        c.segments[0].channels = {c.channels[1].id};
        plans[1].segment = c.segments[1].id;
        booking::Record record;
        record.seq = file.store().state().lastSeq + 1;
        record.kind = booking::RecordKind::CatalogueChanged;
        record.at = kBegin;
        const auto saved = file.store().saveHotel(c, plans, {}, record, {});
        QVERIFY2(saved, saved ? "" : qPrintable(saved.error().text()));
        const auto loaded = file.store().load(c.property.id, kFirst);
        QVERIFY(loaded);
        const inventory::Catalogue &now = loaded->catalogue;
        QVERIFY(now.segments == c.segments);
        QCOMPARE(now.segments[0].channels, std::vector{now.channels[1].id});
        QCOMPARE(loaded->plans[0].segment, SegmentId());
        QCOMPARE(loaded->plans[1].segment, now.segments[1].id);
        QVERIFY(now.segments[0].id > last);
        last = now.segments[1].id;
    }
}

QTEST_GUILESS_MAIN(TestTaxItems)
#include "test_tax_items.moc"
