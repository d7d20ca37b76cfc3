// SPDX-License-Identifier: GPL-3.0-or-later
// A masked message contains no card number and no password, and parses as the same message.
#include "core/random.h"
#include "protocols/json/document.h"
#include "protocols/json/masking.h"
#include "protocols/ota_json/revision.h"
#include "support/outside.h"

#include <QDir>
#include <QTest>

using namespace roomrack;
using namespace roomrack::protocols;

class JsonMaskingTest : public QObject {
    Q_OBJECT

private slots:
    void secretsAreStarred_data();
    void secretsAreStarred();
    void theRestStaysAsItIs();
    void feedReadsTheSame();
    void anyBytesCanBeMasked();
};

void JsonMaskingTest::secretsAreStarred_data()
{
    QTest::addColumn<QByteArray>("document");
    QTest::addColumn<QByteArray>("masked");
    const auto row = [](const char *name, const char *document, const char *masked) {
        QTest::newRow(name) << QByteArray(document) << QByteArray(masked);
    };
    row("guarantee",
        R"({"guarantee":{"card_type":"visa","card_number":"4111111111111111","cvv":"123",)"
        R"("cardholder_name":"A B","expiration_date":"10/2030"}})",
        R"({"guarantee":{"card_type":"visa","card_number":"************1111","cvv":"***",)"
        R"("cardholder_name":"***","expiration_date":"*******"}})");
    row("numbers", R"({"card":{"number":4111111111111111,"cvc":123},"total":118.50})",
        R"({"card":{"number":0,"cvc":0},"total":118.50})");
    row("outside a card", R"({"card_number":"4111111111111111","CVV":"1","n":2})",
        R"({"card_number":"************1111","CVV":"*","n":2})");
    row("in a note", R"({"notes":"take 4111 1111 1111 1111, please"})",
        R"({"notes":"take **** **** **** 1111, please"})");
    row("digits as escapes", R"({"notes":"\u0034\u003111111111111111"})",
        R"({"notes":"************1111"})");
    row("a name as escapes", R"({"c\u0076v":"123"})", R"({"c\u0076v":"***"})");
    row("a key", R"({"api_key":"abc","user-api-key":"abc"})",
        R"({"api_key":"***","user-api-key":"***"})");
    row("in a list", R"([{"guarantee":[{"x":"y"}]},"y"])", R"([{"guarantee":[{"x":"*"}]},"y"])");
    row("a quote in a text", R"({"cvv":"1\"2","x":"\\","password":"\\"})",
        R"({"cvv":"****","x":"\\","password":"**"})");
    row("cut off", R"({"cvv":"12)", R"({"cvv":"**)");
}

void JsonMaskingTest::secretsAreStarred()
{
    QFETCH(QByteArray, document);
    QFETCH(QByteArray, masked);
    QCOMPARE(json::withoutSecrets(document), masked);
    QCOMPARE(json::withoutSecrets(masked), masked);
}

void JsonMaskingTest::theRestStaysAsItIs()
{
    const QByteArray document = " {\"a\" : [1, -2.50e3, true, null, \"\\u00e9\\n\"],\n\t\"b\":{}}";
    QCOMPARE(json::withoutSecrets(document), document);
}

void JsonMaskingTest::feedReadsTheSame()
{
    const QString folder = QStringLiteral("tests/protocols/ota_json/goldens/");
    const QByteArray feed = tests::sourceBytes(folder + QStringLiteral("feed.json"));
    const auto plain = ota_json::decodeFeed(feed);
    const auto masked = ota_json::decodeFeed(json::withoutSecrets(feed));
    QVERIFY(plain && masked);
    QVERIFY(!plain->items.empty());
    QCOMPARE(masked->items.size(), plain->items.size());
    for (size_t i = 0; i < plain->items.size(); ++i) {
        QCOMPARE(masked->items[i].id, plain->items[i].id);
        QCOMPARE(masked->items[i].revision.has_value(), plain->items[i].revision.has_value());
        if (plain->items[i].revision)
            QVERIFY(masked->items[i].revision->reservation
                    == plain->items[i].revision->reservation);
    }
}

void JsonMaskingTest::anyBytesCanBeMasked()
{
    core::Random random(7);
    static const QByteArray kPieces = "\"\\{}[]:,0123456789-.eu card_numbercvv\xc3\xff";
    for (int i = 0; i < 20'000; ++i) {
        QByteArray bytes;
        for (int n = random.below(60); n > 0; --n)
            bytes += kPieces[random.below(int(kPieces.size()))];
        const QByteArray once = json::withoutSecrets(bytes);
        QVERIFY(once.size() <= bytes.size());
    }
}

QTEST_GUILESS_MAIN(JsonMaskingTest)
#include "test_masking.moc"
