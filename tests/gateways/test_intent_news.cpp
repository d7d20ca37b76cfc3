// SPDX-License-Identifier: GPL-3.0-or-later
// Events of a payment gateway: signature, time, and the payment concerned.
#include "gateways/intents/intent_news.h"
#include "protocols/ota_json/signature.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::gateways;

namespace {

const QByteArray kSecret = "whsec_canary";
const Instant kNow{1'750'000'000 * kSecond};
const QByteArray kBody = R"({"id":"evt_1","object":"event","type":"payment_intent.succeeded",)"
                         R"("data":{"object":{"id":"pi_1","object":"payment_intent"}}})";

QByteArray signedBy(const QByteArray &secret, const QByteArray &body = kBody, Instant when = kNow)
{
    const auto signature = protocols::ota_json::sign(secret, body, when);
    return "t=" + signature.timestamp + ",v1=" + signature.value;
}

}  // namespace

class TestIntentNews : public QObject {
    Q_OBJECT

private slots:
    void anEventThatOpensslSignedIsRead();
    void unsignedRequestsAreRejected_data();
    void unsignedRequestsAreRejected();
    void aStampIsGoodForFiveMinutes();
    void oneSecretFollowsAnother();
    void itSaysWhichPaymentItIsAbout_data();
    void itSaysWhichPaymentItIsAbout();
    void whatIsNoEventIsRefusedWithItsPlace_data();
    void whatIsNoEventIsRefusedWithItsPlace();
};

/// printf '%s' '1750000000.{"id":"evt_1",...}' | openssl dgst -sha256 -hmac whsec_canary
void TestIntentNews::anEventThatOpensslSignedIsRead()
{
    const auto news = readNews("t=1750000000,v1="
                               "c45926b15c5fd687dc85a08bd8e05c43"
                               "422bb1912f82613d8909695944b6d642",
                               kBody, kSecret, kNow);
    QVERIFY(news);
    QCOMPARE(news->event, QByteArray("evt_1"));
    QCOMPARE(news->payment, QByteArray("pi_1"));
}

void TestIntentNews::unsignedRequestsAreRejected_data()
{
    QTest::addColumn<QByteArray>("header");
    QTest::addColumn<QByteArray>("secret");
    const QByteArray good = signedBy(kSecret);
    QTest::addRow("nothing") << QByteArray() << kSecret;
    QTest::addRow("words") << QByteArray("hello") << kSecret;
    QTest::addRow("another secret") << signedBy("whsec_other") << kSecret;
    QTest::addRow("another body") << signedBy(kSecret, kBody + ' ') << kSecret;
    QTest::addRow("another time") << QByteArray(good).replace("1750000000", "1750000001")
                                  << kSecret;
    QTest::addRow("cut short") << good.chopped(1) << kSecret;
    QTest::addRow("without a time") << good.mid(good.indexOf("v1=")) << kSecret;
    QTest::addRow("without a signature") << good.left(good.indexOf(',')) << kSecret;
    QTest::addRow("another scheme") << QByteArray(good).replace("v1=", "v0=") << kSecret;
    QTest::addRow("no number") << QByteArray(good).replace("1750000000", "17500x") << kSecret;
    QTest::addRow("endless") << good + ",v1=" + QByteArray(5'000, 'a') << kSecret;
    QTest::addRow("there is no secret") << signedBy({}) << QByteArray();
}

void TestIntentNews::unsignedRequestsAreRejected()
{
    QFETCH(QByteArray, header);
    QFETCH(QByteArray, secret);
    const auto news = readNews(header, kBody, secret, kNow);
    QVERIFY(!news);
    QCOMPARE(news.error().code, ErrorCode::Forbidden);
    QCOMPARE(news.error().field, QString::fromLatin1(kNewsHeader));
    QVERIFY(!news.error().text().contains(QLatin1String("whsec")));
}

void TestIntentNews::aStampIsGoodForFiveMinutes()
{
    const QByteArray header = signedBy(kSecret);
    for (const qint64 seconds : {-300, 0, 300})
        QVERIFY(readNews(header, kBody, kSecret, kNow + seconds * kSecond));
    for (const qint64 seconds : {-301, 301})
        QVERIFY(!readNews(header, kBody, kSecret, kNow + seconds * kSecond));
}

void TestIntentNews::oneSecretFollowsAnother()
{
    const QByteArray other = signedBy("whsec_old");
    const QByteArray both = other + signedBy(kSecret).mid(signedBy(kSecret).indexOf(','));
    QVERIFY(readNews(both + ",v0=x", kBody, kSecret, kNow));
    QVERIFY(readNews(both, kBody, "whsec_old", kNow));
    QVERIFY(!readNews(both, kBody, "whsec_new", kNow));
}

void TestIntentNews::itSaysWhichPaymentItIsAbout_data()
{
    QTest::addColumn<QByteArray>("object");
    QTest::addColumn<QByteArray>("payment");
    const auto row = [](const char *name, const char *object, const char *payment) {
        QTest::addRow("%s", name) << QByteArray(object) << QByteArray(payment);
    };
    row("a payment", R"({"id":"pi_2","object":"payment_intent"})", "pi_2");
    row("a charge", R"({"id":"ch_1","object":"charge","payment_intent":"pi_3"})", "pi_3");
    row("a refund", R"({"id":"re_1","object":"refund","payment_intent":"pi_4"})", "pi_4");
    row("a charge of nothing", R"({"id":"ch_1","object":"charge","payment_intent":null})", "");
    row("a customer", R"({"id":"cus_1","object":"customer"})", "");
    row("no number", R"({"id":7,"object":"payment_intent"})", "");
    row("a number that leads astray", R"({"id":"../x","object":"payment_intent"})", "");
}

void TestIntentNews::itSaysWhichPaymentItIsAbout()
{
    QFETCH(QByteArray, object);
    QFETCH(QByteArray, payment);
    const QByteArray body = R"({"id":"evt_2","data":{"object":)" + object + "}}";
    const auto news = readNews(signedBy(kSecret, body), body, kSecret, kNow);
    QVERIFY(news);
    QCOMPARE(news->payment, payment);
}

void TestIntentNews::whatIsNoEventIsRefusedWithItsPlace_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QString>("field");
    QTest::addRow("nothing") << QByteArray() << QString();
    QTest::addRow("words") << QByteArray("hello") << QString();
    QTest::addRow("a key twice") << QByteArray(R"({"id":"a","id":"b"})") << QStringLiteral("id");
    QTest::addRow("no number") << QByteArray(R"({"data":{"object":{}}})") << QStringLiteral("id");
    QTest::addRow("without data") << QByteArray(R"({"id":"evt_3"})") << QStringLiteral("data");
    QTest::addRow("about nothing")
        << QByteArray(R"({"id":"evt_3","data":{}})") << QStringLiteral("data.object");
    QTest::addRow("too deep") << QByteArray(40, '[') + QByteArray(40, ']') << QString();
    QTest::addRow("too large") << '"' + QByteArray(kLongestNews, 'x') + '"' << QString();
}

void TestIntentNews::whatIsNoEventIsRefusedWithItsPlace()
{
    QFETCH(QByteArray, body);
    QFETCH(QString, field);
    const auto news = readNews(signedBy(kSecret, body), body, kSecret, kNow);
    QVERIFY(!news);
    QVERIFY(news.error().code != ErrorCode::Forbidden);
    if (!field.isEmpty()) QCOMPARE(news.error().field, field);
}

QTEST_GUILESS_MAIN(TestIntentNews)
#include "test_intent_news.moc"
