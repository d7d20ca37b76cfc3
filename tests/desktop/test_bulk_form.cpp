// SPDX-License-Identifier: GPL-3.0-or-later
// The form of a bulk update: as a command, as text, and as a template for other dates.
#include "desktop/bulk/bulk_words.h"
#include "desktop/sample_hotel.h"

#include <QtTest/QtTest>

using namespace roomrack;
using namespace roomrack::desktop;

namespace {

constexpr int kTwin = 1;
const QLocale kEnglish(QLocale::English, QLocale::UnitedKingdom);
const QLocale kGerman(QLocale::German, QLocale::Germany);
const Night kToday = Night::of(2026, 7, 11);  // a Saturday

GridRow typeRow(const HotelView &view, int type)
{
    return {view.ledger().poolOf(type), type, false, -1};
}

}  // namespace

class TestBulkForm : public QObject {
    Q_OBJECT

private slots:
    void whatIsSetIsNoChange()
    {
        BulkForm form;
        form.action = BulkAction::Set;
        form.field = CellField::ForSale;
        const HotelView view(tests::sampleHotel());
        form.ranges = {{view.property().businessDate + 1, 1}};
        form.rows = {{view.catalogue().roomTypes.front().id, {}}};
        for (const char *typed : {"+10%", "10%", "+3"}) {
            form.value = QString::fromLatin1(typed);
            const auto bulkRequest = requestOfForm(view, form, QLocale::c());
            QVERIFY(!bulkRequest);
            QVERIFY2(bulkRequest.error().reason.contains(QLatin1String("raise")), typed);
        }
        form.value = QStringLiteral("3");
        QVERIFY(requestOfForm(view, form, QLocale::c()));
    }

    void initTestCase() { QLocale::setDefault(kEnglish); }
    void init() { view_ = HotelView(tests::sampleHotel(120)); }

    void copyKeepsTheWeekday_data()
    {
        QTest::addColumn<Night>("target");
        QTest::addColumn<Night>("source");
        QTest::addColumn<int>("weeks");
        QTest::newRow("a year") << Night::of(2026, 12, 18) << Night::of(2025, 12, 18) << 52;
        QTest::newRow("a leap year") << Night::of(2024, 12, 18) << Night::of(2023, 12, 18) << 52;
        QTest::newRow("three days") << Night::of(2026, 7, 13) << Night::of(2026, 7, 10) << 0;
        QTest::newRow("four days") << Night::of(2026, 7, 14) << Night::of(2026, 7, 10) << 1;
        QTest::newRow("from later") << Night::of(2026, 7, 10) << Night::of(2026, 7, 14) << -1;
        QTest::newRow("much later") << Night::of(2026, 7, 10) << Night::of(2027, 7, 10) << -52;
    }

    void copyKeepsTheWeekday()
    {
        QFETCH(Night, target);
        QFETCH(Night, source);
        QFETCH(int, weeks);
        const int back = weeksBetween(target, source);
        QCOMPARE(back, weeks * 7);
        QCOMPARE((target - back).weekday(), target.weekday());
        QVERIFY(std::abs((target - back) - source) <= 3);
    }

    void copySaysHowItIsAligned()
    {
        BulkForm form = formFor(view_, GridMode::Rates,
                                {{{{typeRow(view_, kTwin)}, Night::of(2026, 8, 14), 3}}});
        form.action = BulkAction::Copy;
        form.copyFrom = Night::of(2026, 7, 12);
        const QString said = alignmentText(form, firstNightOf(view_, form), kEnglish);
        QVERIFY2(said.contains(QStringLiteral("Fri 14 Aug 2026")), qPrintable(said));
        QVERIFY2(said.contains(QStringLiteral("Fri 10 Jul 2026")), qPrintable(said));
        QVERIFY2(said.contains(QStringLiteral("5 week")), qPrintable(said));
        form.copyFrom = Night::of(2026, 8, 12);
        QVERIFY(!requestOfForm(view_, form, kEnglish));
    }

    void templateIsAFullCircleInAnyLanguage()
    {
        BulkForm form = formFor(view_, GridMode::Rates,
                                {{{{typeRow(view_, kTwin)}, Night::of(2026, 8, 14), 3}}});
        form.ranges.push_back({Night::of(2026, 8, 24), 5});
        form.action = BulkAction::Raise;
        form.value = QStringLiteral("12.50");
        form.weekdays = 0x1f;
        const auto saved = templateOf(view_, form, kEnglish);
        QVERIFY(saved);
        const auto read = formOf(view_, *saved, Night::of(2026, 9, 4), kGerman);
        QVERIFY2(read, read ? "" : qPrintable(read.error().reason));
        QCOMPARE(read->gone, 0);
        QCOMPARE(read->form.value, QStringLiteral("12,50"));
        QCOMPARE(read->form.rows, form.rows);
        QCOMPARE(read->form.ranges[1].first, Night::of(2026, 9, 14));
        QCOMPARE(read->form.ranges[1].nights, 5);
        const auto bulkRequest = requestOfForm(view_, read->form, kGerman);
        QVERIFY(bulkRequest);
        QCOMPARE(bulkRequest->entry, (CellEntry{CellEntry::Kind::Add, 12'50}));
        form.percent = true;
        const auto percent = formOf(view_, *templateOf(view_, form, kEnglish), kToday, kGerman);
        QCOMPARE(requestOfForm(view_, percent->form, kGerman)->entry,
                 (CellEntry{CellEntry::Kind::Percent, 12'50}));
    }

    void templateThatIsNoneIsRefused_data()
    {
        QTest::addColumn<QString>("content");
        const QString good = QStringLiteral(
            R"({"version":1,"field":0,"action":1,"amount":5,"percent":false,"weeksBack":0,)"
            R"("weekdays":127,"ranges":[{"after":0,"nights":5}],"rows":[{"type":1,"plan":0}]})");
        QVERIFY(formOf(HotelView(tests::sampleHotel(20)), good, kToday, kEnglish));
        const auto changed = [&good](const char *from, const char *to) {
            return QString(good).replace(QLatin1String(from), QLatin1String(to));
        };
        QTest::newRow("no JSON") << QStringLiteral("Easter");
        QTest::newRow("newer") << changed("\"version\":1", "\"version\":2");
        QTest::newRow("no such field") << changed("\"field\":0", "\"field\":99");
        QTest::newRow("no field of a bulk update") << changed("\"field\":0", "\"field\":6");
        QTest::newRow("no such action") << changed("\"action\":1", "\"action\":8");
        QTest::newRow("an action of flags") << changed("\"action\":1", "\"action\":4");
        QTest::newRow("half a room") << changed("\"amount\":5", "\"amount\":5.5");
        QTest::newRow("negative") << changed("\"amount\":5", "\"amount\":-5");
        QTest::newRow("no nights") << changed("\"nights\":5", "\"nights\":0");
        QTest::newRow("a million nights") << changed("\"nights\":5", "\"nights\":1000000");
        QTest::newRow("no ranges") << changed("[{\"after\":0,\"nights\":5}]", "[]");
        QTest::newRow("no weekday") << changed("\"weekdays\":127", "\"weekdays\":0");
        QTest::newRow("a key twice") << changed("\"field\":0", "\"field\":0,\"field\":1");
    }

    void templateThatIsNoneIsRefused()
    {
        QFETCH(QString, content);
        const auto read = formOf(view_, content, kToday, kEnglish);
        QVERIFY(!read);
        QVERIFY(read.error().reason.contains(QStringLiteral("cannot be read")));
    }

    void rowsThatAreGoneAreCounted()
    {
        BulkForm form =
            formFor(view_, GridMode::Availability, {{{{typeRow(view_, kTwin)}, kToday, 3}}});
        form.value = QStringLiteral("4");
        form.rows.push_back({RoomTypeId{77}, {}});
        const auto saved = templateOf(view_, form, kEnglish);
        const auto read = formOf(view_, *saved, kToday, kEnglish);
        QCOMPARE(read->gone, 1);
        QCOMPARE(read->form.rows.size(), size_t(1));
    }

    void whatIsMissingIsSaidInWords()
    {
        BulkForm form = formFor(view_, GridMode::Availability, {});
        QVERIFY(
            requestOfForm(view_, form, kEnglish).error().reason.contains(QStringLiteral("value")));
        form.value = QStringLiteral("four");
        QVERIFY(
            requestOfForm(view_, form, kEnglish).error().reason.contains(QStringLiteral("four")));
        form.value = QStringLiteral("4");
        const auto bulkRequest = requestOfForm(view_, form, kEnglish);
        QVERIFY(bulkRequest);
        QVERIFY(planBulk(view_, *bulkRequest).error().reason.contains(QStringLiteral("room type")));
        form.weekdays = 0;
        QVERIFY(
            requestOfForm(view_, form, kEnglish).error().reason.contains(QStringLiteral("week")));
        BulkRequest many = *bulkRequest;
        many.rows = {typeRow(view_, kTwin)};
        many.ranges = {{kToday, 1'000'001}};
        QVERIFY(planBulk(view_, many).error().reason.contains(QStringLiteral("1,000,001")));
    }

private:
    HotelView view_;
};

QTEST_GUILESS_MAIN(TestBulkForm)
#include "test_bulk_form.moc"
