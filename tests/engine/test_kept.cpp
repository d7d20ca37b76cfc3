// SPDX-License-Identifier: GPL-3.0-or-later
// Templates of bulk updates and exchange rates, in a file and in a database: their history, and
// what is refused.
#include "engine/engine_hotel.h"
#include "storage/reader.h"
#include "storage/store.h"
#include "support/hotel_place.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::booking;
using namespace roomrack::tests;

namespace {

Currency currency(const char *code)
{
    return *Currency::make(QString::fromLatin1(code));
}

pricing::FxRate rate(const char *base, const char *other, Night day, const char *factor)
{
    return {currency(base), currency(other), day,
            *pricing::FxFactor::parse(QString::fromLatin1(factor))};
}

}  // namespace

class TestKept : public QObject {
    Q_OBJECT

private slots:
    void initTestCase_data() { HotelPlace::addColumns(); }
    void init()
    {
        place_ = std::make_unique<HotelPlace>();
        open();
        const auto saved = engine_->saveHotel(hotelSetup());
        QVERIFY2(saved, saved ? "" : qPrintable(saved.error().text()));
        property_ = *saved;
    }
    void cleanup()
    {
        engine_.reset();
        QCOMPARE(findings(), QString());
        place_.reset();
    }

    void templatesAreSavedReplacedAndDeleted()
    {
        QVERIFY(run(SaveTemplate{desk(), QStringLiteral("Easter"), QStringLiteral("{\"a\":1}")}));
        QVERIFY(run(SaveTemplate{desk(), QStringLiteral("Ärmel"), QStringLiteral("{}")}));
        clock_.advance(60 * kSecond);
        QVERIFY(run(SaveTemplate{desk(), QStringLiteral("Easter"), QStringLiteral("{\"a\":2}")}));
        reopen();
        auto all = templates();
        QCOMPARE(all.size(), size_t(2));
        QCOMPARE(all[0].name, QStringLiteral("Easter"));
        QCOMPARE(all[0].content, QStringLiteral("{\"a\":2}"));
        QCOMPARE(all[0].at - all[1].at, 60 * kSecond);
        QVERIFY(run(SaveTemplate{desk(), QStringLiteral("Easter"), {}}));
        QVERIFY(run(SaveTemplate{desk(), QStringLiteral("Never there"), {}}));
        all = templates();
        QCOMPARE(all.size(), size_t(1));
        QCOMPARE(all[0].name, QStringLiteral("Ärmel"));
        const auto told = recent(2);
        QCOMPARE(told[1].kind, RecordKind::TemplateSaved);
        QCOMPARE(told[1].value, 0);
    }

    void templatesOfAnotherHotelAreItsOwn()
    {
        auto other = hotelSetup();
        other.catalogue.property.name = QStringLiteral("Other");
        const auto second = engine_->saveHotel(other);
        QVERIFY(second);
        QVERIFY(run(SaveTemplate{desk(), QStringLiteral("Easter"), QStringLiteral("1")}));
        Caller there = desk();
        there.property = *second;
        QVERIFY(run(SaveTemplate{there, QStringLiteral("Easter"), QStringLiteral("2")}));
        QVERIFY(run(SaveTemplate{there, QStringLiteral("Easter"), {}}));
        QCOMPARE(templates().size(), size_t(1));
        QCOMPARE(templates().front().content, QStringLiteral("1"));
    }

    void badTemplatesAreRefused()
    {
        const auto save = [&](const QString &name, const QString &content) {
            return run(SaveTemplate{desk(), name, content});
        };
        const QString content = QStringLiteral("{}");
        for (const QString &name :
             {QString(), QStringLiteral(" Easter"), QStringLiteral("two\nlines"), QString(81, u'x'),
              QString(QChar(0))}) {
            const auto answer = save(name, content);
            QVERIFY2(!answer, qPrintable(name));
            QCOMPARE(answer.error().field, QStringLiteral("template"));
        }
        QVERIFY(!save(QStringLiteral("Long"), QString(64 * 1024 + 1, u'x')));
        QVERIFY(save(QString(80, u'x'), content));
        QCOMPARE(templates().size(), size_t(1));
    }

    void ratesOfExchangeAreKeptByDay()
    {
        const QString bank = QStringLiteral("European Central Bank");
        QVERIFY(run(
            SaveFxRates{desk(),
                        bank,
                        {rate("EUR", "USD", kToday, "1.0876"), rate("EUR", "JPY", kToday, "161.27"),
                         rate("EUR", "USD", kToday - 1, "1.0850")}}));
        const QString hand = QStringLiteral("By hand");
        QVERIFY(run(SaveFxRates{desk(), hand, {rate("EUR", "USD", kToday, "1.09")}}));
        reopen();
        const auto newest = fxNewest();
        QCOMPARE(newest.size(), size_t(2));
        QCOMPARE(newest[0].rate, rate("EUR", "JPY", kToday, "161.27"));
        QCOMPARE(newest[1].rate, rate("EUR", "USD", kToday, "1.09"));
        QCOMPARE(newest[1].source, hand);
        const auto all = fxAll(100);
        QCOMPARE(all.size(), size_t(4));  // nothing was overwritten
        QCOMPARE(all[1].rate.factor.text(), QStringLiteral("1.09"));
        QCOMPARE(all[2].rate.factor.text(), QStringLiteral("1.0876"));
        QCOMPARE(all[3].rate.day, kToday - 1);
        QCOMPARE(all[3].source, bank);
        QCOMPARE(fxAll(2).size(), size_t(2));
        const auto told = recent(2);
        QCOMPARE(told[1].kind, RecordKind::FxRatesSaved);
        QCOMPARE(told[1].value, 3);
        QCOMPARE(told[1].night, kToday);
    }

    void aRateTwiceInOneOrderCountsOnce()
    {
        QVERIFY(run(SaveFxRates{
            desk(),
            QStringLiteral("By hand"),
            {rate("EUR", "USD", kToday, "1.0876"), rate("EUR", "USD", kToday, "1.0900")}}));
        QCOMPARE(fxAll(10).size(), size_t(1));
        QCOMPARE(fxAll(10).front().rate.factor.text(), QStringLiteral("1.0900"));
        QCOMPARE(recent(1).front().value, 1);
    }

    void badRatesAreRefusedAsAWhole()
    {
        const auto save = [&](const QString &source, std::vector<pricing::FxRate> rates) {
            return run(SaveFxRates{desk(), source, std::move(rates)});
        };
        const QString hand = QStringLiteral("By hand");
        const auto good = rate("EUR", "USD", kToday, "1.0876");
        QVERIFY(!save(hand, {}));
        QVERIFY(!save(QStringLiteral("  "), {good}));
        QVERIFY(!save(QStringLiteral("a\nb"), {good}));
        QVERIFY(!save(hand, {good, rate("USD", "USD", kToday, "1")}));
        QVERIFY(!save(hand, {good, rate("EUR", "USD", Night(-100'000), "1.1")}));
        QVERIFY(!save(hand, std::vector<pricing::FxRate>(20'001, good)));
        QVERIFY(fxAll(10).empty());
    }

    void nothingOfThisCanBeUndone()
    {
        const auto saved =
            run(SaveTemplate{desk(), QStringLiteral("Easter"), QStringLiteral("{}")});
        QCOMPARE(saved->step, 0);
        const auto undone = run(UndoStep{desk(), saved->seq, false, {}});
        QCOMPARE(undone.error().code, ErrorCode::WrongState);
        QVERIFY(undone.error().reason.contains(QStringLiteral("template")));
    }

    void tamperingIsFound_data()
    {
        QTest::addColumn<QString>("sql");
        QTest::addColumn<QString>("back");
        QTest::addColumn<QString>("said");
        const auto row = [](const char *name, const char *sql, const char *back, const char *said) {
            QTest::newRow(name) << QString::fromLatin1(sql) << QString::fromLatin1(back)
                                << QString::fromLatin1(said);
        };
        row("a template of another record", "UPDATE bulk_template SET seq = 1",
            "UPDATE bulk_template SET seq = 2", "record 1 in the log does not match");
        row("a rate is gone", "DELETE FROM fx_rate",
            "INSERT INTO fx_rate VALUES (1, 'EUR', 'USD', 20000, 3, 11, 1, 'x')",
            "states 1 exchange rates, but 0 exist");
        row("a rate nobody saved",
            "INSERT INTO fx_rate VALUES (1, 'EUR', 'JPY', 20000, 2, 11, 1, 'x')",
            "DELETE FROM fx_rate WHERE seq = 2", "states 0 exchange rates, but 1 exist");
    }
    void tamperingIsFound()
    {
        QFETCH(QString, sql);
        QFETCH(QString, back);
        QFETCH(QString, said);
        QVERIFY(run(SaveTemplate{desk(), QStringLiteral("Easter"), QStringLiteral("{}")}));
        QVERIFY(run(
            SaveFxRates{desk(), QStringLiteral("By hand"), {rate("EUR", "USD", kToday, "1.1")}}));
        engine_.reset();
        place_->tamper(sql);
        QVERIFY2(findings().contains(said), qPrintable(findings()));
        place_->tamper(back);
    }

private:
    QString findings() const
    {
        const auto proof = storage::verify(place_->place());
        if (!proof) return proof.error().text();
        QStringList all;
        for (const storage::VerifyFinding &f : proof->findings)
            all << f.where + QStringLiteral(": ") + f.what;
        return all.join(QLatin1Char('\n'));
    }
    void open()
    {
        engine::EngineOptions options;
        options.ticks = false;
        auto opened = engine::Engine::open(place_->place(), clock_, options);
        QVERIFY2(opened, opened ? "" : qPrintable(opened.error().text()));
        engine_ = std::move(*opened);
    }
    void reopen()
    {
        engine_.reset();
        open();
    }
    Result<Answer> run(const Command &command) { return engine_->run(command); }
    Caller desk() const
    {
        Caller c;
        c.property = property_;
        c.channel = ChannelId{1};
        return c;
    }
    std::unique_ptr<storage::Reader> reader()
    {
        engine_->flush();
        return std::move(*storage::Reader::open(place_->place()));
    }
    std::vector<storage::SavedTemplate> templates()
    {
        return *reader()->ask(storage::Templates{property_});
    }
    std::vector<storage::SavedFxRate> fxNewest()
    {
        return *reader()->ask(storage::NewestFxRates{property_});
    }
    std::vector<storage::SavedFxRate> fxAll(int limit)
    {
        return *reader()->ask(storage::FxRates{property_, limit});
    }
    std::vector<Record> recent(int limit)
    {
        return *reader()->ask(storage::RecentRecords{property_, limit});
    }
    std::unique_ptr<HotelPlace> place_;
    core::ManualClock clock_{kNoon};
    std::unique_ptr<engine::Engine> engine_;
    PropertyId property_;
};

QTEST_GUILESS_MAIN(TestKept)
#include "test_kept.moc"
