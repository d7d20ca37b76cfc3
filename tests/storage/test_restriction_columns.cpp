// SPDX-License-Identifier: GPL-3.0-or-later
// The restrictions of a night in the file: the SQL made from their table is what stood there before
// it, each comes back as it was written, and --verify notices when one was changed.
#include "storage/dialect.h"
#include "storage/restriction_columns.h"
#include "storage/sample_hotel.h"

using namespace roomrack;
using namespace roomrack::storage;
using namespace roomrack::storage::tests;
using inventory::RestrictionRow;

class TestRestrictionColumns : public QObject {
    Q_OBJECT

private slots:
    void initTestCase_data() { roomrack::tests::HotelPlace::addColumns(); }
    void columnsAreThoseOfTheTable();
    void wordsAreFilledIn();
    void eachComesBack();
    void eachIsVerified();

private:
    /// Sets each restriction on a night of its own.
    static void play(HotelFile &file)
    {
        Script script(file, file.open().state().lastSeq);
        for (const RestrictionRow &row : inventory::kRestrictions)
            script.restrict(row, 1, kFirst + int(row.id), row.most);
        script.commit(file.store());
        file.close();
    }
};

void TestRestrictionColumns::columnsAreThoseOfTheTable()
{
    QVERIFY(restrictionColumns().startsWith("flags, min_stay, max_stay"));
}

void TestRestrictionColumns::wordsAreFilledIn()
{
    const auto filled = [](const char *sql) { return sqliteDialect().filledIn(QByteArray(sql)); };
    QVERIFY(filled("kind IN ({restriction kinds}").startsWith("kind IN (31, 32, 33, 34, 35"));
    QVERIFY(filled("SELECT {restriction columns}").startsWith("SELECT flags, min_stay, max_stay"));
    QVERIFY(filled("{any restriction}").startsWith("flags <> 0 OR min_stay <> 0 OR max_stay <> 0"));
    QVERIFY(filled("{restrictions differ}")
                .startsWith("min(flags) <> max(flags) OR min(min_stay) <> max(min_stay)"));
    QVERIFY(filled("{restrictions told}")
                .contains("4 * coalesce(max(CASE WHEN kind = 33 THEN value END), 0) AS flags, "
                          "coalesce(max(CASE WHEN kind = 34 THEN value END), 0) AS min_stay"));
}

void TestRestrictionColumns::eachComesBack()
{
    HotelFile file;
    play(file);
    const auto loaded = file.open().load(file.property(), kFirst);
    QVERIFY(loaded);
    QCOMPARE(loaded->typeSettings.size(), std::size(inventory::kRestrictions));
    for (const booking::TypeSettingRow &night : loaded->typeSettings) {
        const RestrictionRow &set = inventory::kRestrictions[night.night - kFirst];
        QCOMPARE(night.typed, inventory::kForSaleByDefault);
        for (const RestrictionRow &row : inventory::kRestrictions)
            QCOMPARE(valueOf(night.restrictions, row), row.id == set.id ? int(row.most) : 0);
    }
}

void TestRestrictionColumns::eachIsVerified()
{
    HotelFile file;
    play(file);
    const auto clean = verify(file.path());
    QVERIFY(clean);
    QVERIFY(clean->findings.empty());
    for (const RestrictionRow &row : inventory::kRestrictions) {
        HotelFile other;
        play(other);
        other.tamper(QStringLiteral("UPDATE night_type SET %1 = 0 WHERE night = %2")
                         .arg(QLatin1String(row.column))
                         .arg((kFirst + int(row.id)).day()));
        const auto report = verify(other.path());
        QVERIFY(report);
        QCOMPARE(report->findings.size(), size_t(1));
    }
}

QTEST_GUILESS_MAIN(TestRestrictionColumns)
#include "test_restriction_columns.moc"
