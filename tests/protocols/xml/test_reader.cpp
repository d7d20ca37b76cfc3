// SPDX-License-Identifier: GPL-3.0-or-later
// What codecs rely on: typed values, unknown elements skipped and counted, invalid values recorded
// with their position; and a writer whose documents read back unchanged.
#include "protocols/xml/element_writer.h"
#include "protocols/xml/reader.h"

#include <QTest>
#include <rapidcheck.h>

using namespace roomrack;
using namespace roomrack::protocols;
using xml::ElementWriter;
using xml::Reader;

class ReaderTest : public QObject {
    Q_OBJECT

private slots:
    void elementsAndAttributesAreRead();
    void whatIsUnknownIsSkippedAndCounted();
    void anotherNamespaceIsUnknown();
    void wrongValuesAreNotedWithTheirPlace();
    void aMissingValueIsNotedOnce();
    void textIsTrimmedAndItsChildrenSkipped();
    void whatIsWrittenReadsTheSame();
    void whatXmlCannotCarryIsReplaced();
    void amountsAreExact();
    void datesAndTimesAreStrict();
};

void ReaderTest::elementsAndAttributesAreRead()
{
    Reader in("<r xmlns='urn:r' n=' 7 '><i d='2026-07-10' f='1' m='12.5'/><i d='2026-07-11'/></r>");
    QVERIFY(in.open());
    QCOMPARE(in.name(), u"r");
    QCOMPARE(in.space(), u"urn:r");
    QCOMPARE(in.count(u"n", 0, 10), 7);
    std::vector<Night> nights;
    qint64 minor = 0;
    in.children([&] {
        nights.push_back(in.must(u"d", in.night(u"d")));
        minor += in.minor(u"m", Currency()).value_or(0);
        return in.name() == u"i";
    });
    QVERIFY(in.finish());
    QCOMPARE(nights, (std::vector<Night>{Night::of(2026, 7, 10), Night::of(2026, 7, 11)}));
    QCOMPARE(minor, 1250);
}

void ReaderTest::whatIsUnknownIsSkippedAndCounted()
{
    Reader in("<r><a><b><a/></b></a><c/>text<a/><d><a/></d></r>");
    QVERIFY(in.open());
    int known = 0;
    in.children([&] { return in.name() == u"a" && ++known; });
    QVERIFY(in.finish());
    QCOMPARE(known, 2);
    QCOMPARE(in.unknown(), 2);
    QCOMPARE(in.firstUnknown(), QStringLiteral("c"));
}

void ReaderTest::anotherNamespaceIsUnknown()
{
    const QByteArray doc = "<r xmlns='urn:r' xmlns:x='urn:x'><x:a/><a/><a xmlns=''/></r>";
    for (const bool all : {false, true}) {
        Reader in(doc);
        QVERIFY(in.open());
        int seen = 0;
        const auto read = [&] { return ++seen > 0; };
        if (all)
            in.allChildren(read);
        else
            in.children(read);
        QCOMPARE(seen, all ? 3 : 2);
        QCOMPARE(in.unknown(), all ? 0 : 1);
    }
}

void ReaderTest::wrongValuesAreNotedWithTheirPlace()
{
    Reader in(
        "<r>\n<i d='2026-02-30' n='-1' m='1.005' c='EURO' f='yes' t='12:00'/>\n<i n='3'/></r>");
    QVERIFY(in.open());
    int good = 0;
    in.children([&] {
        good += in.night(u"d") || in.minor(u"m", Currency()) || in.currency(u"c") || in.flag(u"f")
                || in.instant(u"t");
        good += int(in.count(u"n", 0, 9).value_or(0));
        return true;
    });
    QCOMPARE(good, 3);
    QVERIFY(!in.fatal());
    std::vector<xml::Wrong> kinds;
    for (const auto &c : in.complaints()) kinds.push_back(c.wrong);
    QCOMPARE(kinds,
             (std::vector<xml::Wrong>{xml::Wrong::Date, xml::Wrong::Amount, xml::Wrong::Currency,
                                      xml::Wrong::Value, xml::Wrong::Date, xml::Wrong::Count}));
    const auto end = in.finish();
    QVERIFY(!end);
    QCOMPARE(end.error().field, QStringLiteral("i/@d"));
    QVERIFY(end.error().reason.contains(QStringLiteral("2026-02-30")));
    QVERIFY(end.error().reason.contains(QStringLiteral("line 2")));
}

void ReaderTest::aMissingValueIsNotedOnce()
{
    Reader in("<r a='' b='x'/>");
    QVERIFY(in.open());
    QCOMPARE(in.mustString(u"a"), QString());
    in.must(u"b", in.night(u"b"));
    in.must(u"c", in.night(u"c"));
    QCOMPARE(in.complaints().size(), size_t(3));
    QCOMPARE(in.complaints()[1].wrong, xml::Wrong::Date);
    QCOMPARE(in.complaints()[2].wrong, xml::Wrong::Missing);
}

void ReaderTest::textIsTrimmedAndItsChildrenSkipped()
{
    Reader in("<r><t> a &amp; <b>no</b><![CDATA[<c>]]> </t><t/></r>");
    QVERIFY(in.open());
    QStringList texts;
    in.children([&] {
        texts << in.text();
        return true;
    });
    QVERIFY(in.finish());
    QCOMPARE(texts, (QStringList{QStringLiteral("a & <c>"), QString()}));
    QCOMPARE(in.unknown(), 1);
}

void ReaderTest::whatIsWrittenReadsTheSame()
{
    const bool ok = rc::check("text and attributes survive", [] {
        const auto codes = *rc::gen::container<std::vector<quint16>>(rc::gen::oneOf(
            rc::gen::inRange<quint16>(0x20, 0x7f), rc::gen::inRange<quint16>(0xa0, 0xd7ff),
            rc::gen::element<quint16>('\n', '\t', '\r', '<', '&', '"', ']', '>')));
        QString text = QStringLiteral("|");
        for (const quint16 c : codes) text += QChar(c);
        text += QStringLiteral("\U0001f3e8|");
        ElementWriter out;
        out.start("r").attribute("a", text).element("t", text).end();
        Reader in(out.finish());
        RC_ASSERT(in.open());
        RC_ASSERT(in.string(u"a") == text);
        in.children([&] {
            RC_ASSERT(in.text() == text);
            return true;
        });
        RC_ASSERT(in.finish().has_value());
    });
    QVERIFY(ok);
}

void ReaderTest::whatXmlCannotCarryIsReplaced()
{
    QString text = QStringLiteral("a\u0001b\ufffe");
    text += QChar(0xd800);
    ElementWriter out;
    out.start("r").attribute("a", text).attribute("n", 5).optional("o", QString());
    out.start("e").end().text(text);
    const QByteArray document = out.finish();
    QCOMPARE(document, QByteArray("<?xml version=\"1.0\" encoding=\"UTF-8\"?><r a=\"a\xef\xbf\xbd"
                                  "b\xef\xbf\xbd\xef\xbf\xbd\" n=\"5\"><e/>a\xef\xbf\xbd"
                                  "b\xef\xbf\xbd\xef\xbf\xbd</r>"));
    QVERIFY(xml::guard(document));
}

void ReaderTest::amountsAreExact()
{
    const Currency euro;
    const Currency yen = *Currency::make(QStringLiteral("JPY"));
    QCOMPARE(*parseMinor(u"118.5", euro), 11850);
    QCOMPARE(*parseMinor(u"-0.01", euro), -1);
    QCOMPARE(*parseMinor(u"+7", euro), 700);
    QCOMPARE(*parseMinor(u"1.500000", euro), 150);
    QCOMPARE(*parseMinor(u".5", euro), 50);
    QCOMPARE(*parseMinor(u"12000.0", yen), 12000);
    for (const char16_t *wrong :
         {u"", u".", u"1.005", u"1,50", u"1e3", u"1 000", u"0x1", u"1234567890123456", u"--1"})
        QVERIFY2(!parseMinor(wrong, euro), qPrintable(QString::fromUtf16(wrong)));
    QVERIFY(!parseMinor(u"0.5", yen));
}

void ReaderTest::datesAndTimesAreStrict()
{
    QCOMPARE(*parseNight(u"2026-07-10"), Night::of(2026, 7, 10));
    QCOMPARE(*parseNight(u"2026-07-10T23:30:00-08:00"), Night::of(2026, 7, 10));
    for (const char16_t *wrong :
         {u"", u"10.07.2026", u"2026-7-1", u"2026-02-29", u"1899-12-31", u"2200-01-01",
          u"2026-07-10 12:00", u"2026-07-10T25:00:00", u"2026-07-1O"})
        QVERIFY2(!parseNight(wrong), qPrintable(QString::fromUtf16(wrong)));
    const Instant at = *parseInstant(u"2026-07-10T15:00:00.25+02:00");
    QCOMPARE(instantText(at), QStringLiteral("2026-07-10T13:00:00.250Z"));
    QCOMPARE(*parseInstant(instantText(at)), at);
    QCOMPARE(instantText(*parseInstant(u"2026-07-10T15:00:00")),
             QStringLiteral("2026-07-10T15:00:00Z"));
    for (const char16_t *wrong : {u"2026-07-10", u"2026-07-10T15:00", u"2026-07-10T15:00:00+2"})
        QVERIFY2(!parseInstant(wrong), qPrintable(QString::fromUtf16(wrong)));
}

QTEST_GUILESS_MAIN(ReaderTest)
#include "test_reader.moc"
