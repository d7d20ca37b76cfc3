// SPDX-License-Identifier: GPL-3.0-or-later
// Cells as spreadsheets put them on the clipboard.
#include "core/random.h"
#include "desktop/inventory/tsv.h"
#include "support/environment.h"

#include <QtTest/QtTest>

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
};

QTEST_GUILESS_MAIN(TestTsv)
#include "test_tsv.moc"
