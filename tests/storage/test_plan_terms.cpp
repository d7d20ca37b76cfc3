// SPDX-License-Identifier: GPL-3.0-or-later
// Terms that bookings keep, in files and in databases: those of before get them by the migration,
// and a description that is saved adds those that are new.
#include "storage/reader.h"
#include "storage/sample_hotel.h"
#include "storage/schema.h"

using namespace roomrack;
using namespace roomrack::storage;
using namespace roomrack::storage::tests;

namespace {

const Stay kStay(kFirst + 2, 3);

QString findingsIn(const HotelFile &file)
{
    const auto report = verify(file.path());
    if (!report) return report.error().text();
    QStringList lines;
    for (const VerifyFinding &f : report->findings)
        lines << f.where + QStringLiteral(": ") + f.what;
    return lines.join(u'\n');
}

/// What is stored must be what the engine would number.
void hasAll(const LoadedProperty &loaded, size_t terms)
{
    QCOMPARE(loaded.planTerms.size(), terms);
    QVERIFY(pricing::TermsBook(loaded.planTerms).unnumbered(loaded.plans).empty());
}

}  // namespace

class TestPlanTerms : public QObject {
    Q_OBJECT

private slots:
    void initTestCase_data() { roomrack::tests::HotelPlace::addColumns(); }

    void areReadAsTheyWereWritten()
    {
        HotelFile file;
        Script s(file, file.open().state().lastSeq);
        const auto first = s.take(0, kStay), later = s.take(0, kStay);
        pricing::NumberedTerms added{file.plans()[0].id, 2, pricing::termsOf(file.plans()[1])};
        s.batch.descriptions.push_back({file.property(), {}, {added}});
        s.batch.bookings.at(1).termsSeq = 2;
        s.commit(file.store());
        file.close();
        const auto loaded = file.open().load(file.property(), kFirst);
        QVERIFY(loaded.has_value());
        QCOMPARE(loaded->planTerms.size(), size_t(3));
        QVERIFY(loaded->planTerms.at(1) == added);
        auto reader = std::move(*Reader::open(file.path()));
        QCOMPARE(reader->ask(OneBooking{file.property(), first.id})->booking.termsSeq, 1);
        QCOMPARE(reader->ask(OneBooking{file.property(), later.id})->booking.termsSeq, 2);
        reader.reset();
        QCOMPARE(findingsIn(file), QString());
    }

    void bookingsOfBeforeKeepTheTermsOfTheMigration()
    {
        HotelFile file;
        Script s(file, file.open().state().lastSeq);
        const auto onPlan = s.take(0, kStay);
        s.commit(file.store());
        const auto before = file.store().load(file.property(), kFirst);
        QVERIFY(before.has_value());
        file.close();
        for (const char *later :
             {"TABLE booking DROP COLUMN terms_seq", "TABLE step_booking DROP COLUMN terms_seq"})
            file.tamper(QStringLiteral("ALTER %1").arg(QLatin1String(later)));
        file.tamper(QStringLiteral("DROP TABLE plan_terms"));
        const Dialect &dialect = file.onServer() ? postgresDialect() : sqliteDialect();
        for (const Migration &m : migrations()) {
            if (!m.sql.contains(QStringLiteral("TABLE plan_terms"))) continue;
            for (const QString &statement : dialect.statements(m.sql)) file.tamper(statement);
        }
        const auto loaded = file.open().load(file.property(), kFirst);
        QVERIFY2(loaded, loaded ? "" : qPrintable(loaded.error().text()));
        QVERIFY(loaded->planTerms == before->planTerms);
        hasAll(*loaded, 2);
        QCOMPARE(loaded->bookings.size(), size_t(1));
        QCOMPARE(loaded->bookings.front().id, onPlan.id);
        QCOMPARE(loaded->bookings.front().termsSeq, 1);
        file.close();
        QCOMPARE(findingsIn(file), QString());
    }

    void savedDescriptionsAddWhatIsNew()
    {
        HotelFile file;
        auto plans = file.open().load(file.property(), kFirst)->plans;
        auto catalogue = file.catalogue();
        const auto save = [&] {
            booking::Record record;
            record.seq = file.store().state().lastSeq + 1;
            record.kind = booking::RecordKind::CatalogueChanged;
            record.at = kBegin + record.seq * kSecond;
            record.actor = kDeskActor;
            const auto saved = file.store().saveHotel(catalogue, plans, {}, record);
            if (!saved) qFatal("%s", qPrintable(saved.error().text()));
        };
        const auto terms = plans.front().terms;
        plans.front().terms.feePercent = 80;
        save();
        hasAll(*file.store().load(file.property(), kFirst), 3);
        plans.front().terms = terms;
        save();
        hasAll(*file.store().load(file.property(), kFirst), 3);
        // A plan that no booking has goes with its terms.
        plans.pop_back();
        save();
        hasAll(*file.store().load(file.property(), kFirst), 2);
        file.close();
        QCOMPARE(findingsIn(file), QString());
    }

    void damagedTermsAreAnError()
    {
        HotelFile file;
        static_cast<void>(file.open());
        file.close();
        file.tamper(QStringLiteral("UPDATE plan_terms SET content = '[7]'"));
        const auto loaded = file.open().load(file.property(), kFirst);
        QVERIFY(!loaded);
        QCOMPARE(loaded.error().code, ErrorCode::Corrupt);
        QCOMPARE(loaded.error().field, QStringLiteral("rate plan"));
    }
};

QTEST_GUILESS_MAIN(TestPlanTerms)
#include "test_plan_terms.moc"
