// SPDX-License-Identifier: GPL-3.0-or-later
// Every stay of a real hotel, compared to the minor unit with what a script computes from the CSV
// alone. The rules, made up, are those of expected_taxes.py.
#include "pricing/tax_hotel.h"
#include "support/environment.h"

#include <QFile>
#include <QHash>
#include <QProcess>
#include <QTest>

using namespace roomrack;
using namespace roomrack::pricing;
using namespace roomrack::tests;

namespace {

const ChannelId kAgencies{1}, kCorporate{2};
const quint8 kWithMeals =
    mealBit(MealPlan::Breakfast) | mealBit(MealPlan::HalfBoard) | mealBit(MealPlan::FullBoard);

/// A row of the file by the names of its columns.
class Row {
public:
    Row(const QByteArray &line, const QHash<QByteArray, int> &columns)
        : cells_(line.trimmed().split(',')), columns_(columns)
    {}
    QByteArray text(const char *column) const { return cells_[columns_[column]]; }
    int number(const char *column) const { return text(column).toInt(); }

private:
    QByteArrayList cells_;
    const QHash<QByteArray, int> &columns_;
};

MealPlan mealOf(const QByteArray &code)
{
    if (code == "BB") return MealPlan::Breakfast;
    if (code == "HB") return MealPlan::HalfBoard;
    return code == "FB" ? MealPlan::FullBoard : MealPlan::RoomOnly;
}

std::optional<StayToTax> stayOf(const Row &row)
{
    const int nights = row.number("stays_in_weekend_nights") + row.number("stays_in_week_nights");
    const auto rate = Money::parse(QString::fromLatin1(row.text("adr")), Currency());
    if (nights < 1 || !rate || rate->minor < 0) return std::nullopt;
    const int month =
        QLocale::c()
            .toDate(QString::fromLatin1(row.text("arrival_date_month")), QStringLiteral("MMMM"))
            .month();
    StayToTax s = twoGuests(
        Night::of(row.number("arrival_date_year"), month, row.number("arrival_date_day_of_month")),
        nights, rate->minor * nights);
    s.adults = row.number("adults");
    s.children = row.number("children") + row.number("babies");
    s.childAges.assign(size_t(row.number("babies")), 1);  // children are assumed to be 8
    s.meal = mealOf(row.text("meal"));
    if (row.text("distribution_channel") == "TA/TO") s.channel = kAgencies;
    if (row.text("distribution_channel") == "Corporate") s.channel = kCorporate;
    return s;
}

MealPart meal(qint64 id, const char *name, quint8 plans, qint64 value)
{
    MealPart part = breakfast(value, 2);
    part.id = MealPartId{id};
    part.name = QString::fromLatin1(name);
    part.position = int(id);
    part.mealPlans = plans;
    return part;
}

template <typename Item>
Item named(Item item, const char *name)
{
    item.name = QString::fromLatin1(name);
    return item;
}

TaxRules coast()
{
    TaxRules r;
    r.assumedChildAge = 8;
    r.vats = {roomVat(1, always(600)),
              vat(2, {{std::nullopt, 2'300}, {Night::of(2016, 7, 1), 1'300}}),
              vat(3, always(2'300))};
    r.mealParts = {
        meal(1, "Dinner", mealBit(MealPlan::HalfBoard) | mealBit(MealPlan::FullBoard), 1'800),
        meal(2, "Lunch", mealBit(MealPlan::FullBoard), 1'250)};
    for (MealPart &part : r.mealParts)
        part.ages = {{0, 3, 0}, {4, 11, 5'000}, {12, std::nullopt, kWholeShare}};
    r.fees = {named(fee(1, FeeBasis::Night, 800, 3), "Parking")};
    r.fees[0].isMandatory = false;
    r.cityTaxes = {named(cityTax(1, 100), "City tax")};
    CityTax &tax = r.cityTaxes[0];
    tax.tariffs = {{Night::of(2016, 1, 1), 100, {}, {kAgencies}}};
    tax.ages = freeBelow(13);
    tax.mostNights = 7;
    tax.exemptions = {QStringLiteral("Business traveller")};
    return r;
}

void prepareForCoast(StayToTax &s, const Row &row)
{
    if (const int spaces = row.number("required_car_parking_spaces"); spaces > 0)
        s.requestedFees = {{FeeId{1}, spaces}};
    if (row.text("market_segment") == "Corporate")
        s.exemptions = {{QStringLiteral("business traveller"), s.adults > 1 ? 1 : s.adults}};
}

TaxRules seasons()
{
    TaxRules r;
    r.assumedChildAge = 8;
    r.vats = {roomVat(1, {{std::nullopt, 1'000}, {Night::of(2016, 11, 1), 1'350}}, false),
              vat(2, always(2'100)), vat(3, always(2'300))};
    r.mealParts = {meal(1, "Breakfast", kWithMeals, 1'250)};
    r.mealParts[0].basis = MealBasis::ShareOfPrice;
    r.fees = {named(fee(1, FeeBasis::Stay, 3'500, 3), "Cleaning"),
              named(fee(2, FeeBasis::PersonNight, 455, 1), "Resort fee")};
    r.fees[0].isIncluded = true;
    r.fees[1].ages = {{0, 5, 0}, {6, 15, 5'000}, {16, std::nullopt, kWholeShare}};
    r.fees[1].channels = {kAgencies, kCorporate};
    r.cityTaxes = {named(cityTax(1, 45), "City tax")};
    r.cityTaxes[0].isIncluded = true;
    r.cityTaxes[0].tariffs[0].seasons = {{501, 1031, 210}, {1220, 106, 105}};
    r.cityTaxes[0].ages = {{0, 5, 0}, {6, 15, 3'500}, {16, std::nullopt, kWholeShare}};
    return r;
}

void prepareForSeasons(StayToTax &s, const Row &)
{
    for (Night n = s.stay.checkIn(); n < s.stay.checkOut(); ++n)
        s.nights.push_back(n.isWeekend() ? 3 : 2);
}

TaxRules percent()
{
    TaxRules r;
    r.assumedChildAge = 8;
    r.vats = {roomVat(1, {{std::nullopt, 700}, {Night::of(2017, 1, 1), 900}}),
              vat(2, always(1'900), false)};
    r.mealParts = {meal(1, "Breakfast", kWithMeals, 999)};
    r.cityTaxes = {named(cityTax(1, 500, CityTaxBasis::NetRoomPrice), "City tax"),
                   named(cityTax(2, 320, CityTaxBasis::NetRoomPrice), "Tourism levy")};
    CityTax &tax = r.cityTaxes[0];
    tax.tariffs.push_back({Night::of(2016, 7, 1), 750, {}, {kAgencies}});
    tax.ages = freeBelow(15);
    tax.mostNights = 5;
    tax.exemptions = {QStringLiteral("Resident")};
    r.cityTaxes[1].isIncluded = true;
    return r;
}

void prepareForPercent(StayToTax &s, const Row &row)
{
    if (row.text("country") == "PRT") s.exemptions = {{QStringLiteral("Resident"), 0}};
}

struct RuleSet {
    const char *name;
    TaxRules rules;
    void (*prepare)(StayToTax &, const Row &);
};

QByteArray written(const char *set, int row, const TaxLine &line)
{
    QByteArrayList cells{set, QByteArray::number(row), QByteArray::number(int(line.kind)),
                         line.name.toUtf8()};
    for (const qint64 number :
         {qint64(line.rate), line.net, line.tax, line.included, qint64(line.collectedBy)})
        cells << QByteArray::number(number);
    return cells.join('\t');
}

}  // namespace

class TestResortTaxes : public QObject {
    Q_OBJECT

private slots:
    void everyLineIsThatOfTheScript();
};

void TestResortTaxes::everyLineIsThatOfTheScript()
{
    ROOMRACK_SHARED_DATA(csv, QStringLiteral("bookings/resort_hotel.csv"));
    QProcess script;
    script.start(QStringLiteral("python3"),
                 {sourcePath(QStringLiteral("tests/pricing/expected_taxes.py")), csv});
    QVERIFY(script.waitForFinished(-1) && script.exitCode() == 0);
    const QByteArrayList expected = script.readAllStandardOutput().trimmed().split('\n');

    const RuleSet sets[] = {{"coast", coast(), prepareForCoast},
                            {"seasons", seasons(), prepareForSeasons},
                            {"percent", percent(), prepareForPercent}};
    for (const RuleSet &set : sets) QVERIFY(validate(set.rules, Currency()));
    QFile file(csv);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QHash<QByteArray, int> columns;
    for (const QByteArray &column : file.readLine().trimmed().split(','))
        columns.insert(column, int(columns.size()));
    qsizetype at = 0;
    int stays = 0;
    for (int number = 0; !file.atEnd(); ++number) {
        const Row row(file.readLine(), columns);
        const auto stay = stayOf(row);
        if (!stay) continue;
        ++stays;
        for (const RuleSet &set : sets) {
            StayToTax own = *stay;
            set.prepare(own, row);
            const auto taxes = taxesOf(set.rules, own);
            QVERIFY2(taxes.has_value(), qPrintable(taxes ? QString() : taxes.error().text()));
            QCOMPARE(taxes->price(), own.price);
            for (const TaxLine &line : taxes->lines)
                QCOMPARE(written(set.name, number, line), expected.value(at++));
        }
    }
    QCOMPARE(at, expected.size());
    QVERIFY(stays > 39'000);
}

QTEST_GUILESS_MAIN(TestResortTaxes)
#include "test_resort_taxes.moc"
