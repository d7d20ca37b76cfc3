// SPDX-License-Identifier: GPL-3.0-or-later
// A masked message contains no card number and no password, and parses as the same message.
#include "protocols/opentravel/samples.h"
#include "protocols/xml/hostile.h"
#include "protocols/xml/masking.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::protocols;

class MaskingTest : public QObject {
    Q_OBJECT

private slots:
    void secretsAreStarred_data();
    void secretsAreStarred();
    void theRestStaysAsItIs();
    void theCopyReadsAsTheSameMessage();
    void anyBytesCanBeMasked();
};

void MaskingTest::secretsAreStarred_data()
{
    QTest::addColumn<QByteArray>("document");
    QTest::addColumn<QByteArray>("masked");
    const auto row = [](const char *name, const char *document, const char *masked) {
        QTest::newRow(name) << QByteArray(document) << QByteArray(masked);
    };
    row("password", "<w:Password Type='x'>s3 cret</w:Password>",
        "<w:Password Type='x'>** ****</w:Password>");
    row("password of a requestor",
        "<RequestorID ID=\"4111111111111111\" MessagePassword = \"ab\"/>",
        "<RequestorID ID=\"4111111111111111\" MessagePassword = \"**\"/>");
    row("card in elements",
        "<PaymentCard CardCode=\"VI\" ExpireDate=\"1227\"><CardHolderName>A B</CardHolderName>"
        "<CardNumber><PlainText>4111111111111111</PlainText></CardNumber>"
        "<SeriesCode><PlainText>123</PlainText></SeriesCode></PaymentCard><T>x</T>",
        "<PaymentCard CardCode=\"VI\" ExpireDate=\"****\"><CardHolderName>* *</CardHolderName>"
        "<CardNumber><PlainText>************1111</PlainText></CardNumber>"
        "<SeriesCode><PlainText>***</PlainText></SeriesCode></PaymentCard><T>x</T>");
    row("card in attributes", "<PaymentCard CardNumber='4111111111111111' SeriesCode='123'/><a/>",
        "<PaymentCard CardNumber='************1111' SeriesCode='***'/><a/>");
    row("card where none belongs",
        "<Telephone PhoneNumber=\"4111 1111 1111 1111\"/>"
        "<Text Name='a 4111&#x0020;1111 11111111'/>",
        "<Telephone PhoneNumber=\"**** **** **** 1111\"/><Text Name='a **** **** ****1111'/>");
    row("telephone", "<Telephone PhoneNumber=\"+340000000000009\"/>",
        "<Telephone PhoneNumber=\"+340000000000009\"/>");
    row("references without a card", "<T a='&#52; rooms'>&#052; rooms</T>",
        "<T a='&#52; rooms'>&#052; rooms</T>");
    row("card in a text", "<Text>4111 1111 1111 1111</Text>", "<Text>**** **** **** 1111</Text>");
    row("card behind references", "<Text>&#52;&#x31;1111111111&#0049;111</Text>",
        "<Text>************1111</Text>");
    row("card in a tag", "<4111111111111111 4111111111111111='a'></4111111111111111>",
        "<************1111 ************1111='a'></************1111>");
    row("card in a document type", "<!DOCTYPE a [<!ENTITY b \"4111111111111111\">]><a/>",
        "<!DOCTYPE a [<!ENTITY b \"************1111\">]><a/>");
    row("card in a comment", "<!-- 4111111111111111 -->", "<!-- ************1111 -->");
    row("card in CDATA", "<T><![CDATA[4111111111111111]]></T>",
        "<T><![CDATA[************1111]]></T>");
    row("a tag in an attribute", "<a b='>'><Password>x</Password></a>",
        "<a b='>'><Password>*</Password></a>");
}

void MaskingTest::secretsAreStarred()
{
    QFETCH(QByteArray, document);
    QFETCH(QByteArray, masked);
    QCOMPARE(xml::withoutSecrets(document), masked);
    QCOMPARE(xml::withoutSecrets(masked), masked);
}

void MaskingTest::theRestStaysAsItIs()
{
    for (const QString &name : tests::otaGoldens()) {
        const QByteArray document = tests::otaFile(QStringLiteral("goldens/") + name);
        const QByteArray masked = xml::withoutSecrets(document);
        QCOMPARE(masked.size(), document.size());
        const bool secret = document.contains("Password") || document.contains("PaymentCard");
        QCOMPARE(masked != document, secret);
    }
}

void MaskingTest::theCopyReadsAsTheSameMessage()
{
    const QByteArray document = tests::otaFile(QStringLiteral("goldens/res_new.xml"));
    const auto original = opentravel::decode(document);
    const auto copy = opentravel::decode(xml::withoutSecrets(document));
    QVERIFY(original && copy && copy->problems.empty());
    QVERIFY(original->message == copy->message);
}

void MaskingTest::anyBytesCanBeMasked()
{
    for (const tests::Hostile &h : tests::hostileXml()) {
        if (h.document.size() > 100'000) continue;
        QVERIFY(!xml::withoutSecrets(h.document).contains("4111"));
    }
    core::Random random(3);
    const QByteArray golden = tests::otaFile(QStringLiteral("goldens/res_new.xml"));
    for (int i = 0; i < 2000; ++i) {
        QByteArray cut = golden.left(random.below(int(golden.size())));
        cut.remove(random.below(int(cut.size()) + 1), 1);
        xml::withoutSecrets(cut);
    }
}

QTEST_GUILESS_MAIN(MaskingTest)
#include "test_masking.moc"
