// SPDX-License-Identifier: GPL-3.0-or-later
// Files of the European Central Bank in its three formats, and files that only resemble them, which
// are rejected as a whole.
#include "imports/ecb_rates.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::imports;

namespace {

const QByteArray kHead =
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    "<gesmes:Envelope xmlns:gesmes=\"http://www.gesmes.org/xml/2002-08-01\""
    " xmlns=\"http://www.ecb.int/vocabulary/2002-08-01/eurofxref\">\n"
    "<gesmes:subject>Reference rates</gesmes:subject>\n"
    "<gesmes:Sender><gesmes:name>European Central Bank</gesmes:name></gesmes:Sender>\n<Cube>\n";
const QByteArray kTail = "</Cube>\n</gesmes:Envelope>\n";
const QByteArray kPublished =
    "<Cube time='2026-07-10'>\n<Cube currency='USD' rate='1.0876'/>\n"
    "<Cube currency='JPY' rate='161.27'/>\n<Cube currency='BGN' rate='1.9558'/>\n</Cube>\n";

QByteArray xml(const QByteArray &days)
{
    return kHead + days + kTail;
}

}  // namespace

class TestEcbRates : public QObject {
    Q_OBJECT

private slots:
    void theFileOfADay()
    {
        const auto read = readEcbRates(xml(kPublished));
        QVERIFY2(read, read ? "" : qPrintable(read.error().text()));
        QCOMPARE(read->rates.size(), size_t(3));
        QCOMPARE(read->unknown, 0);
        QCOMPARE(read->rates[0].base.code(), QStringLiteral("EUR"));
        QCOMPARE(read->rates[1].currency.code(), QStringLiteral("JPY"));
        QCOMPARE(read->rates[1].factor.text(), QStringLiteral("161.27"));
        QCOMPARE(read->rates[1].day, Night::of(2026, 7, 10));
    }

    void theFileOfManyDays()
    {
        QByteArray earlier = kPublished;
        earlier.replace("2026-07-10", "2004-07-09").replace("BGN", "CYP");
        const auto read = readEcbRates(xml(kPublished + earlier));
        QVERIFY(read);
        QCOMPARE(read->rates.size(), size_t(5));
        QCOMPARE(read->unknown, 1);  // the Cyprus pound
        QCOMPARE(read->rates.back().day, Night::of(2004, 7, 9));
    }

    void theSameAsCsv()
    {
        const auto day = readEcbRates("Date, USD, JPY, \n10 July 2026, 1.0876, 161.27, \n");
        QVERIFY2(day, day ? "" : qPrintable(day.error().text()));
        QCOMPARE(day->rates.size(), size_t(2));
        QCOMPARE(day->rates[0].day, Night::of(2026, 7, 10));
        const auto all = readEcbRates("Date,USD,CYP,JPY,\n2026-07-10,1.0876,N/A,161.27,\n"
                                      "2004-07-09,1.2380,0.58,134.1,\n");
        QVERIFY2(all, all ? "" : qPrintable(all.error().text()));
        QCOMPARE(all->rates.size(), size_t(4));
        QCOMPARE(all->unknown, 1);
        QCOMPARE(all->rates[2].factor.text(), QStringLiteral("1.2380"));
    }

    void aByteOrderMarkIsNoRate() { QVERIFY(readEcbRates("\xEF\xBB\xBF" + xml(kPublished))); }

    void hostileFilesAreRefusedWithTheLine_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("said");
        const auto row = [](const char *name, const QByteArray &bytes, const char *said) {
            QTest::newRow(name) << bytes << QString::fromUtf8(said);
        };
        row("nothing", "", "");
        row("a page of the web", "<!DOCTYPE html><html></html>", "document type");
        row("another XML", "<Rates/>", "is not an exchange rate file");
        row("a ZIP", QByteArray("PK\x03\x04rest", 8), "ZIP");
        row("not even text", QByteArray("\x00\x01\x02\x03", 4), "");
        row("a document type",
            "<?xml version='1.0'?><!DOCTYPE x SYSTEM 'file:///etc/passwd'>"
                + kHead.mid(kHead.indexOf('\n') + 1) + kPublished + kTail,
            "document type");
        row("entities that explode",
            "<?xml version='1.0'?><!DOCTYPE x [<!ENTITY a 'ha'><!ENTITY b '&a;&a;&a;&a;'>]>"
                + kHead.mid(kHead.indexOf('\n') + 1) + "&b;" + kTail,
            "document type");
        row("an entity out of nowhere", xml("&nowhere;" + kPublished), "line 6");
        row("nested deeply",
            xml(QByteArray("<Cube>").repeated(70) + QByteArray("</Cube>").repeated(70)),
            "too deeply");
        QByteArray many = "<Cube time='2026-07-10'";
        for (int i = 0; i < 130; ++i) many += " a" + QByteArray::number(i) + "='1'";
        row("attributes without end", xml(many + "/>"), "too deeply");
        row("cut off", xml(kPublished).chopped(30), "line");
        row("a day twice", xml(kPublished + kPublished), "10 Jul 2026 appears more than once");
        row("a rate twice",
            xml("<Cube time='2026-07-10'><Cube currency='USD' rate='1.1'/>"
                "<Cube currency='USD' rate='1.2'/></Cube>"),
            "more than one exchange rate");
        row("a rate without a day", xml("<Cube currency='USD' rate='1.1'/>"), "before its date");
        row("no such day", xml("<Cube time='2026-02-30'><Cube currency='USD' rate='1'/></Cube>"),
            "2026-02-30");
        row("a day of another millennium",
            xml("<Cube time='0026-07-10'><Cube currency='USD' rate='1'/></Cube>"), "1990");
        for (const char *rate : {"0", "-1.1", "1e5", "1,0876", "NaN", "", "99999999999", "abc"}) {
            row(qPrintable(QStringLiteral("the rate “%1”").arg(QString::fromLatin1(rate))),
                xml(QByteArray("<Cube time='2026-07-10'><Cube currency='USD' rate='") + rate
                    + "'/></Cube>"),
                "line 6");
        }
        row("a currency in small letters",
            xml("<Cube time='2026-07-10'><Cube currency='usd' rate='1.1'/></Cube>"), "usd");
        row("the euro in euros",
            xml("<Cube time='2026-07-10'><Cube currency='EUR' rate='1'/></Cube>"), "EUR");
        row("no rates", xml({}), "no European Central Bank reference rates");
        row("another CSV", "name,rooms\nHotel,3\n", "is not an exchange rate file");
        row("a short row", "Date,USD,JPY\n2026-07-10,1.08\n", "line 2");
        row("a quote without end", "Date,USD\n\"2026-07-10,1.08\n", "line 2");
        row("a formula", "Date,USD\n2026-07-10,=1+1\n", "line 2");
        row("a day in letters", "Date,USD\nyesterday,1.08\n", "yesterday");
        row("a day twice in CSV", "Date,USD\n2026-07-10,1.08\n2026-07-10,1.08\n", "line 3");
    }
    void hostileFilesAreRefusedWithTheLine()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, said);
        const auto read = readEcbRates(bytes);
        QVERIFY(!read);
        QVERIFY(!read.error().text().isEmpty());
        QVERIFY2(read.error().text().contains(said), qPrintable(read.error().text()));
    }

    void aFileWithoutEndIsNotReadToItsEnd()
    {
        const auto read = readEcbRates(QByteArray(kMostEcbBytes + 1, ' '));
        QVERIFY(!read);
        QVERIFY(read.error().text().contains(QStringLiteral("16 MiB")));
    }
};

QTEST_GUILESS_MAIN(TestEcbRates)
#include "test_ecb_rates.moc"
