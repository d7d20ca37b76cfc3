// SPDX-License-Identifier: GPL-3.0-or-later
// The SOAP envelope: authentication, mustUnderstand headers, and faults.
#include "protocols/opentravel/samples.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::protocols;
using namespace roomrack::protocols::opentravel;

class SoapTest : public QObject {
    Q_OBJECT

private slots:
    void aPasswordIsTakenAsTextAndAsADigest();
    void aDigestIsOnlyGoodForAWhile();
    void wrongCredentialsAreRefusedWithoutSayingWhy();
    void aHeaderThatMustBeUnderstoodIsNamed();
    void aFaultIsAlwaysInAnEnvelope();
    void namesAreThoseOfTheRoots();

private:
    const Instant now_{1'782'895'600'000'000};
    const QString user_ = QStringLiteral("quinta");
    const QString password_ = QStringLiteral("mar & <sol>");
};

void SoapTest::aPasswordIsTakenAsTextAndAsADigest()
{
    const Ping ping{{}, QStringLiteral("x")};
    for (const Security &s :
         {textSecurity(user_, password_), digestSecurity(user_, password_, "nonce\x01", now_)}) {
        const QByteArray bytes = encodeSoap(ping, s);
        QCOMPARE(bytes.contains("mar &amp; "), !s.digest);
        const auto decoded = decode(bytes);
        QVERIFY(decoded && decoded->soap && decoded->security);
        QCOMPARE(*decoded->security, s);
        QVERIFY(decoded->notUnderstood.isEmpty());
        QVERIFY(verify(*decoded->security, user_, password_, now_));
    }
}

void SoapTest::aDigestIsOnlyGoodForAWhile()
{
    const Security s = digestSecurity(user_, password_, "n", now_);
    QVERIFY(verify(s, user_, password_, now_ + 300 * kSecond));
    QVERIFY(verify(s, user_, password_, now_ - 300 * kSecond));
    QVERIFY(!verify(s, user_, password_, now_ + 301 * kSecond));
    QVERIFY(!verify(s, user_, password_, now_ - 301 * kSecond));
    Security other = s;
    other.nonce = "m";
    QVERIFY(!verify(other, user_, password_, now_));
    other = s;
    other.created.clear();
    QVERIFY(!verify(other, user_, password_, now_));
}

void SoapTest::wrongCredentialsAreRefusedWithoutSayingWhy()
{
    const auto none = verify(textSecurity(QStringLiteral("x"), password_), user_, password_, now_);
    const auto wrong = verify(textSecurity(user_, QStringLiteral("x")), user_, password_, now_);
    const auto empty = verify(Security(), QString(), QString(), now_);
    QVERIFY(!none && !wrong && !empty);
    QCOMPARE(none.error().code, core::ErrorCode::Forbidden);
    QCOMPARE(none.error(), wrong.error());
}

void SoapTest::aHeaderThatMustBeUnderstoodIsNamed()
{
    const QByteArray bytes =
        "<S:Envelope xmlns:S=\"http://schemas.xmlsoap.org/soap/envelope/\"><S:Header>"
        "<t:Trace xmlns:t=\"urn:t\">1</t:Trace>"
        "<t:Route xmlns:t=\"urn:t\" S:mustUnderstand=\"1\"/></S:Header><S:Body>"
        "<OTA_PingRQ xmlns=\"http://www.opentravel.org/OTA/2003/05\"/></S:Body></S:Envelope>";
    const auto decoded = decode(bytes);
    QVERIFY(decoded);
    QCOMPARE(decoded->notUnderstood, QStringLiteral("Route"));
    QVERIFY(std::holds_alternative<Ping>(decoded->message));
    QVERIFY(!decoded->security);
}

void SoapTest::aFaultIsAlwaysInAnEnvelope()
{
    const Message fault = Fault{QStringLiteral("Client"), QStringLiteral("No <way>")};
    QCOMPARE(encode(fault), encodeSoap(fault));
    const auto decoded = decode(encode(fault));
    QVERIFY(decoded && decoded->soap);
    QVERIFY(decoded->message == fault);
}

void SoapTest::namesAreThoseOfTheRoots()
{
    for (int i = 0; i < 100; ++i) {
        core::Random random(static_cast<quint64>(i));
        const Message message = tests::randomMessage(random);
        QVERIFY(encode(message).contains('<' + nameOf(message).toLatin1() + ' '));
    }
    QCOMPARE(nameOf(Fault()), QStringLiteral("Fault"));
}

QTEST_GUILESS_MAIN(SoapTest)
#include "test_soap.moc"
