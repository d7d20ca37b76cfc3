// SPDX-License-Identifier: GPL-3.0-or-later
// Hostile documents are refused before they use resources; unusual but valid documents are read
// correctly.
#include "protocols/fuzz/resources.h"
#include "protocols/xml/hostile.h"
#include "protocols/xml/reader.h"

#include <QStringConverter>
#include <QStringEncoder>
#include <QTest>

using namespace roomrack;
using namespace roomrack::protocols;
using tests::Hostile;

class GuardTest : public QObject {
    Q_OBJECT

private slots:
    void hostileDocumentsAreRefused_data();
    void hostileDocumentsAreRefused();
    void aRefusalIsCheap();
    void whatCostsMostIsRefusedBeforeTheParser_data();
    void whatCostsMostIsRefusedBeforeTheParser();
    void encodingsAreReadForWhatTheySay_data();
    void encodingsAreReadForWhatTheySay();
    void theLimitsThemselvesAreAllowed();
    void anErrorSaysWhere();

private:
    static QString textOf(const QByteArray &document);
};

/// Text and attribute "b" of the root element, or the error.
QString GuardTest::textOf(const QByteArray &document)
{
    xml::Reader in(document);
    QString text;
    if (in.open()) {
        text = in.string(u"b");
        text += in.text();
    }
    const auto end = in.finish();
    return end ? text : QStringLiteral("error: ") + end.error().text();
}

void GuardTest::hostileDocumentsAreRefused_data()
{
    QTest::addColumn<QByteArray>("document");
    for (const Hostile &h : tests::hostileXml()) QTest::newRow(h.name) << h.document;
}

void GuardTest::hostileDocumentsAreRefused()
{
    QFETCH(QByteArray, document);
    xml::Reader in(document);
    if (in.open()) in.text();
    const auto end = in.finish();
    QVERIFY(!end);
    QCOMPARE(end.error().code, ErrorCode::Invalid);
    QCOMPARE(end.error().field, QStringLiteral("XML"));
    QVERIFY(!end.error().reason.isEmpty());
}

/// At most 10 ms of CPU time and 16 MB each, without a sanitizer.
void GuardTest::aRefusalIsCheap()
{
    qint64 slowest = 0;
    qint64 most = 0;
    const char *which = "";
    for (const Hostile &h : tests::hostileXml()) {
        bool refused = true;
        const tests::Cost cost = tests::costOf([&] {
            xml::Reader in(h.document);
            if (in.open()) in.text();
            refused = !in.finish() && refused;
        });
        QVERIFY(refused);
        most = std::max(most, cost.bytes);
        if (cost.micros > slowest) which = h.name;
        slowest = std::max(slowest, cost.micros);
    }
    qInfo("slowest: %s, %lld us; at most %lld KB", which, slowest, most / 1024);
    if (!tests::sanitized()) {
        QVERIFY2(slowest <= 10'000, which);
        QVERIFY(most <= 16ll << 20);
    }
}

void GuardTest::whatCostsMostIsRefusedBeforeTheParser_data()
{
    QTest::addColumn<QByteArray>("document");
    for (const Hostile &h : tests::hostileXml()) {
        if (h.document.size() > 1000) QTest::newRow(h.name) << h.document;
    }
}

void GuardTest::whatCostsMostIsRefusedBeforeTheParser()
{
    QFETCH(QByteArray, document);
    QVERIFY(!xml::guard(document));
}

void GuardTest::encodingsAreReadForWhatTheySay_data()
{
    QTest::addColumn<QByteArray>("document");
    const QString text = QStringLiteral("<a b=\"Zo\u00eb\">\u20ac \U0001f3e8</a>");
    const QString declared = QStringLiteral("<?xml version=\"1.0\" encoding=\"UTF-16\"?>") + text;
    QTest::newRow("UTF-8") << text.toUtf8();
    QTest::newRow("declared") << "<?xml version='1.0' encoding='utf-8' ?>\n" + text.toUtf8();
    QTest::newRow("marked") << "\xef\xbb\xbf" + text.toUtf8();
    QTest::newRow("marked and declared")
        << "\xef\xbb\xbf<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>"
               + text.toUtf8();
    for (const auto form : {QStringConverter::Utf16LE, QStringConverter::Utf16BE}) {
        QStringEncoder encoder(form, QStringConverter::Flag::WriteBom);
        const QByteArray bytes = encoder.encode(declared);
        QTest::newRow(form == QStringConverter::Utf16LE ? "UTF-16LE" : "UTF-16BE") << bytes;
    }
}

void GuardTest::encodingsAreReadForWhatTheySay()
{
    QFETCH(QByteArray, document);
    QCOMPARE(textOf(document), QStringLiteral("Zo\u00eb\u20ac \U0001f3e8"));
    QCOMPARE(textOf("<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><a b=\"\xe9\">t\xe9</a>"),
             QStringLiteral("\u00e9t\u00e9"));
    QCOMPARE(textOf("<?xml version=\"1.0\" encoding=\"US-ASCII\"?><a>&#233;&#x20AC;</a>"),
             QStringLiteral("\u00e9\u20ac"));
}

void GuardTest::theLimitsThemselvesAreAllowed()
{
    QVERIFY(xml::guard(QByteArray("<a>").repeated(64) + QByteArray("</a>").repeated(64)));
    QByteArray wide = "<a";
    for (int i = 0; i < 128; ++i) wide += " a" + QByteArray::number(i) + "='<'";
    QVERIFY(!xml::guard(wide + "/>"));
    wide.replace("'<'", "'>'");
    QVERIFY(xml::guard(wide + "/>"));
    QVERIFY(xml::guard("<a>" + QByteArray(64 * 1024, 'x') + "</a>"));
    const QByteArray nearly(60 * 1024, 'x');
    const QByteArray full = "<a>" + (nearly + "<b/>").repeated(17) + "</a>";
    QVERIFY(xml::guard(full));
    QVERIFY(!xml::guard(full, {.bytes = 1 << 19}));
    QVERIFY(xml::guard("<a><!-- <!DOCTYPE --><![CDATA[<!DOCTYPE &x; ]]></a>"));
}

void GuardTest::anErrorSaysWhere()
{
    const auto refused = xml::guard("<a>\n  \xc3\xa9<b c=\"&x;\"/></a>");
    QVERIFY(!refused);
    QVERIFY2(refused.error().reason.endsWith(QStringLiteral("(line 2, column 10)")),
             qPrintable(refused.error().text()));
}

QTEST_GUILESS_MAIN(GuardTest)
#include "test_guard.moc"
