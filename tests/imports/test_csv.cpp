// SPDX-License-Identifier: GPL-3.0-or-later
// CSV parsing: all valid notations of a line, and all kinds of errors.
#include "csv_text.h"
#include "support/environment.h"

#include <QByteArrayList>
#include <QTest>
#include <rapidcheck.h>

using namespace roomrack;
using namespace roomrack::imports;
using tests::readAll;

class CsvTest : public QObject {
    Q_OBJECT

private slots:
    void rowsKnowTheirLines();
    void everyLineEndIsUnderstood();
    void quotedFieldsMayHoldLineEnds();
    void aQuoteThatNeverClosesCostsOnlyItsOwnLine();
    void anOpenQuoteAtTheEndIsReportedAndTheRestGoesIn();
    void theLastLineWithoutEndIsMarked();
    void linesInAnotherEncodingAreReported();
    void otherEncodingsCanBeChosenOrAreMarked();
    void limitsAreKept();
    void delimitersAreGuessed_data();
    void delimitersAreGuessed();
    void whatIsNoTextIsRefused();
    void whatWasWrittenIsReadWhateverTheBlocks();
    void anyBytesCanBeRead();
};

void CsvTest::rowsKnowTheirLines()
{
    QCOMPARE(readAll("a,b\n\n1,2\n\n\n3,4\n"), QByteArrayList({"1:a|b", "3:1|2", "6:3|4"}));
}

void CsvTest::everyLineEndIsUnderstood()
{
    const QByteArrayList expected{"1:a|b", "2:1|2", "3:3|4"};
    QCOMPARE(readAll("a,b\r\n1,2\r\n3,4\r\n"), expected);
    QCOMPARE(readAll("a,b\r1,2\r3,4\r"), expected);
    QCOMPARE(readAll("\xef\xbb\xbf"
                     "a,b\n1,2\n3,4\n"),
             expected);
}

void CsvTest::quotedFieldsMayHoldLineEnds()
{
    QCOMPARE(readAll("a,b\n\"x\ny, \"\"z\"\"\",2\r\n3,4\n"),
             QByteArrayList({"1:a|b", "2:x\ny, \"z\"|2", "4:3|4"}));
}

void CsvTest::aQuoteThatNeverClosesCostsOnlyItsOwnLine()
{
    QByteArray text = "a,b\n1,\"2\n";
    for (int i = 0; i < 200; ++i) text += "3,4\n";
    CsvLimits limits;
    limits.rowBytes = 256;
    const QByteArrayList rows = readAll(text, {}, limits);
    QCOMPARE(rows.size(), 202);
    QCOMPARE(rows[1], "2!too long or unclosed quotation mark");
    QCOMPARE(rows[2], "3:3|4");
    QCOMPARE(rows[201], "202:3|4");
}

void CsvTest::anOpenQuoteAtTheEndIsReportedAndTheRestGoesIn()
{
    QCOMPARE(readAll("a,b\n1,\"2\n3,4\n5,6\n"),
             QByteArrayList({"1:a|b", "2!truncated", "3:3|4", "4:5|6"}));
    QCOMPARE(readAll("a,b\n1,\"2"), QByteArrayList({"1:a|b", "2!truncated"}));
}

void CsvTest::theLastLineWithoutEndIsMarked()
{
    QCOMPARE(readAll("a,b\n1,2"), QByteArrayList({"1:a|b", "2:1|2~"}));
    QCOMPARE(readAll("a,b\n1"), QByteArrayList({"1:a|b", "2:1~"}));
}

void CsvTest::linesInAnotherEncodingAreReported()
{
    QCOMPARE(readAll("a,b\nJos\xe9,2\nJos\xc3\xa9,4\n"),
             QByteArrayList({"1:a|b", "2!invalid encoding", "3:José|4"}));
    QCOMPARE(readAll(QByteArray("a,b\n1,\0\n3,4\n", 12)),
             QByteArrayList({"1:a|b", "2!invalid encoding", "3:3|4"}));
}

void CsvTest::otherEncodingsCanBeChosenOrAreMarked()
{
    const QByteArrayList expected{"1:a|b", "2:José €|2"};
    QCOMPARE(readAll("a,b\nJos\xe9 \x80,2\n", {Encoding::Windows1252, ','}), expected);
    const QString text = QStringLiteral("a,b\nJosé €,2\n");
    QByteArray little("\xff\xfe"), big("\xfe\xff");
    for (const QChar c : text) {
        little.append(char(c.cell())).append(char(c.row()));
        big.append(char(c.row())).append(char(c.cell()));
    }
    for (const QByteArray &bytes : {little, big}) {
        const auto shape = guessShape(bytes);
        QVERIFY(shape.has_value());
        QCOMPARE(readAll(bytes, *shape), expected);
    }
    QCOMPARE(encodingByName(QStringLiteral("ISO-8859-1")), Encoding::Windows1252);
    QVERIFY(!encodingByName(QStringLiteral("EBCDIC")));
}

void CsvTest::limitsAreKept()
{
    CsvLimits limits;
    limits.rows = 2;
    QCOMPARE(readAll("1\n2\n3\n", {}, limits).last(), "File: has more than 2 rows");
    limits = {};
    limits.fields = 2;
    QCOMPARE(readAll("1,2\n1,2,3\n", {}, limits),
             QByteArrayList({"1:1|2", "2!wrong number of columns"}));
    limits = {};
    limits.rowBytes = 100;
    QCOMPARE(readAll("1,2\n" + QByteArray(1'000'000, 'x') + "\n3,4\n", {}, limits),
             QByteArrayList({"1:1|2", "2!too long or unclosed quotation mark", "3:3|4"}));
    limits = {};
    limits.fileBytes = 1 << 20;
    QCOMPARE(readAll(QByteArray("1,2\n").repeated(1 << 19), {}, limits).last(),
             "File: is larger than 1 MiB");
}

void CsvTest::delimitersAreGuessed_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<char>("delimiter");
    QTest::newRow("comma") << QByteArray("a,b,c\n1,2,3\n") << ',';
    QTest::newRow("semicolon, decimal comma") << QByteArray("a;b;c\n1,5;2,5;3,5\n") << ';';
    QTest::newRow("tab") << QByteArray("a\tb\n1, 2\t3\n") << '\t';
    QTest::newRow("bar") << QByteArray("a|b|c\n1|2|3") << '|';
    QTest::newRow("quoted") << QByteArray("\"a;b;c;d;e\",b\n1,2\n") << ',';
}

void CsvTest::delimitersAreGuessed()
{
    QFETCH(QByteArray, text);
    QFETCH(char, delimiter);
    const auto shape = guessShape(text);
    QVERIFY(shape.has_value());
    QCOMPARE(shape->delimiter, delimiter);
}

void CsvTest::whatIsNoTextIsRefused()
{
    for (const QByteArray &bytes :
         {QByteArray(), QByteArray("  \n\n"), QByteArray("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", 16),
          QByteArray("PK\x03\x04\x14\x00\x06\x00", 8)}) {
        const auto shape = guessShape(bytes);
        QVERIFY(!shape.has_value());
        QCOMPARE(shape.error().field, QStringLiteral("file"));
    }
}

/// Fields with any content, quoted as needed, survive a round trip; files larger than a block too.
void CsvTest::whatWasWrittenIsReadWhateverTheBlocks()
{
    QVERIFY(rc::check("CSV round trip", [] {
        const auto letters = rc::gen::elementOf(std::string("ab ,;\"\n\r'\xc3\xa9"));
        const auto rows = *rc::gen::inRange(1, 60);
        const int padding = *rc::gen::elementOf(std::vector<int>{0, 3, 4000});
        QByteArray text;
        QByteArrayList expected;
        qint64 line = 1;
        for (int i = 0; i < rows; ++i) {
            QByteArrayList written;
            QByteArrayList meant;
            QByteArray all;
            for (int f = 0; f < 3; ++f) {
                QByteArray field = "x" + QByteArray::number(i) + QByteArray(padding, 'p');
                const auto extra = *rc::gen::container<std::string>(letters);
                QString value = QString::fromUtf8(field + QByteArray::fromStdString(extra));
                value.remove(QChar::ReplacementCharacter);
                meant << value.toUtf8();
                QByteArray quoted = value.toUtf8();
                quoted.replace("\"", "\"\"");
                written << '"' + quoted + '"';
            }
            all = written.join(',') + '\n';
            expected << QByteArray::number(line) + ':' + meant.join('|');
            text += all;
            for (qsizetype at = 0; at < all.size(); ++at) {
                const bool pair = all[at] == '\n' && at > 0 && all[at - 1] == '\r';
                if ((all[at] == '\n' || all[at] == '\r') && !pair) ++line;
            }
        }
        RC_ASSERT(readAll(text) == expected);
    }));
}

void CsvTest::anyBytesCanBeRead()
{
    QVERIFY(rc::check("any bytes", [] {
        const auto bytes = *rc::gen::container<std::string>(rc::gen::oneOf(
            rc::gen::arbitrary<char>(), rc::gen::elementOf(std::string("\",\n\r\t;|a\xff"))));
        const QByteArray text = QByteArray::fromStdString(bytes);
        CsvLimits limits;
        limits.rowBytes = 64;
        limits.rows = 100;
        for (const Encoding e :
             {Encoding::Utf8, Encoding::Windows1252, Encoding::Utf16LittleEndian}) {
            const auto rows = readAll(text, {e, ','}, limits);
            RC_ASSERT(rows.size() <= text.size() + 1);
        }
    }));
}

QTEST_GUILESS_MAIN(CsvTest)
#include "test_csv.moc"
