// SPDX-License-Identifier: GPL-3.0-or-later
// Cells in the clipboard format of spreadsheets.
#include "core/random.h"
#include "desktop/cells/table_headers.h"
#include "support/environment.h"

#include <QtTest/QtTest>

#include <algorithm>

using namespace roomrack;
using namespace roomrack::desktop;

namespace {

QStringList rows(std::initializer_list<const char *> texts)
{
    QStringList list;
    for (const char *text : texts) list << QString::fromUtf8(text);
    return list;
}

}  // namespace

class TestTsv : public QObject {
    Q_OBJECT

private slots:
    void clipboardsOfSpreadsheetsAreRead_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QStringList>("expected");  // cells joined by "|"
        QTest::newRow("LibreOffice") << "1\t2\n3\t4\n" << rows({"1|2", "3|4"});
        QTest::newRow("Excel") << "1\t2\r\n3\t4\r\n" << rows({"1|2", "3|4"});
        QTest::newRow("an old system") << "1\t2\r3\t4" << rows({"1|2", "3|4"});
        QTest::newRow("no line end") << "7" << rows({"7"});
        QTest::newRow("a hole") << "1\t\t3\n" << rows({"1||3"});
        QTest::newRow("a hole at the end") << "1\t2\t\n3\t\t\n" << rows({"1|2|", "3||"});
        QTest::newRow("a hole at the very end") << "1\t" << rows({"1|"});
        QTest::newRow("an empty row between") << "1\n\n3\n" << rows({"1", "", "3"});
        QTest::newRow("quoted") << "\"a\tb\"\t\"c\nd\"\n" << rows({"a\tb|c\nd"});
        QTest::newRow("quotes inside") << "\"say \"\"no\"\"\"\n" << rows({"say \"no\""});
        QTest::newRow("nothing") << "" << rows({});
    }
    void clipboardsOfSpreadsheetsAreRead()
    {
        QFETCH(QString, text);
        QFETCH(QStringList, expected);
        const auto table = readTsv(text);
        QVERIFY(table);
        QStringList read;
        for (const QStringList &row : *table) read << row.join(u'|');
        QCOMPARE(read, expected);
    }

    void openQuoteIsRefused()
    {
        const auto table = readTsv(QStringLiteral("1\t2\n\"3\t4\n"));
        QVERIFY(!table);
        QVERIFY(table.error().text().contains(QStringLiteral("row 2")));
    }

    void whatIsWrittenIsReadBack()
    {
        Random random(11);
        const QString letters = QStringLiteral("a1,\t\n\r\"é –");
        for (int round = 0; round < tests::rounds(300); ++round) {
            TextTable table;
            const int columns = random.between(1, 5);
            for (int row = random.between(1, 5); row > 0; --row) {
                QStringList cells;
                for (int i = 0; i < columns; ++i) {
                    QString cell;
                    for (int n = random.below(4); n > 0; --n) {
                        cell += letters.at(random.below(int(letters.size())));
                    }
                    cells << cell;
                }
                table.push_back(cells);
            }
            const auto read = readTsv(writeTsv(table));
            QVERIFY(read);
            QCOMPARE(*read, table);
        }
    }

    void datesInTheFirstRowAreHeaders_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("rows");
        QTest::addColumn<int>("columns");
        const auto row = [](const char *name, const QString &first, int columns) {
            QTest::newRow(name) << first + QStringLiteral("\n1\t2\t3\n") << (columns < 0 ? 0 : 1)
                                << std::max(columns, 0);
        };
        row("as written", QStringLiteral("Room type\tRate plan\t2026-08-14"), 2);
        row("without plans", QStringLiteral("Room type\t2026-08-14\t2026-08-15"), 1);
        row("only dates", QStringLiteral("2026-08-14\t2026-08-15\t2026-08-16"), 0);
        row("German", QStringLiteral("\t14.08.2026\t15.08.2026"), 1);
        row("British", QStringLiteral("\t14/08/2026\t15/08/26"), 1);
        row("month names", QStringLiteral("\tFri, 14 Aug 2026\tAug 15, 2026"), 1);
        row("short months", QStringLiteral("\t14-Aug-26\t15. Aug. 2026"), 1);
        row("with a time", QStringLiteral("\t2026-08-14 00:00:00\t2026-08-15 0:00"), 1);
        row("numbers", QStringLiteral("1.234.567\t1,234.50\t12"), -1);
        row("restrictions", QStringLiteral("Stop\t2-7\tCTA 2–7"), -1);
        row("one number among dates", QStringLiteral("\t2026-08-14\t12"), -1);
        QTest::newRow("dates alone") << "2026-08-14\t2026-08-15\n" << 0 << 0;
    }
    void datesInTheFirstRowAreHeaders()
    {
        QFETCH(QString, text);
        QFETCH(int, rows);
        QFETCH(int, columns);
        const auto table = readTsv(text);
        QVERIFY(table);
        QCOMPARE(headersOf(*table), (TableHeaders{rows, columns}));
    }
};

QTEST_GUILESS_MAIN(TestTsv)
#include "test_tsv.moc"
