// SPDX-License-Identifier: GPL-3.0-or-later
// Card numbers are detected in every notation; telephone numbers and other identifiers are left
// unchanged.
#include "core/card_number.h"

#include "core/card_exceptions.h"

#include <QTest>

using namespace roomrack::core;

class TestCardNumber : public QObject {
    Q_OBJECT

private slots:
    void foundHoweverItIsTyped_data();
    void foundHoweverItIsTyped();
    void telephoneNumbersStay_data();
    void telephoneNumbersStay();
    void onlyAWholeNumberIsACard_data();
    void onlyAWholeNumberIsACard();
};

void TestCardNumber::foundHoweverItIsTyped_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("masked");
    const auto row = [](const char *name, const char16_t *text, const char16_t *masked) {
        QTest::newRow(name) << QString::fromUtf16(text) << QString::fromUtf16(masked);
    };
    row("blanks", u"a 4111 1111 1111 1111", u"a **** **** **** 1111");
    row("no-break blanks", u"4111\u00a01111\u202f1111\u00a01111",
        u"****\u00a0****\u202f****\u00a01111");
    row("dashes of a word processor", u"4111\u20131111\u20111111\u20131111",
        u"****\u2013****\u2011****\u20131111");
    row("wide digits",
        u"\uff14\uff11\uff11\uff11\uff11\uff11\uff11\uff11"
        u"\uff11\uff11\uff11\uff11\uff11\uff11\uff11\uff11",
        u"************\uff11\uff11\uff11\uff11");
    row("Arabic digits",
        u"\u0664\u0661\u0661\u0661\u0661\u0661\u0661\u0661"
        u"\u0661\u0661\u0661\u0661\u0661\u0661\u0661\u0661",
        u"************\u0661\u0661\u0661\u0661");
    row("apart", u"4111 - 1111 - 1111 - 1111", u"4111 - 1111 - 1111 - 1111");
}

void TestCardNumber::foundHoweverItIsTyped()
{
    QFETCH(QString, text);
    QFETCH(QString, masked);
    QCOMPARE(withoutCardNumbers(text), masked);
    QCOMPARE(hasCardNumber(text), text != masked);
    QVERIFY(!hasCardNumber(masked));
}

void TestCardNumber::telephoneNumbersStay_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("kept");
    const auto row = [](const char *name, const char *text, const char *kept) {
        QTest::newRow(name) << QString::fromLatin1(text) << QString::fromLatin1(kept);
    };
    // All of them pass the Luhn check of card numbers.
    row("13 digits, Brazil", "+55 11 98765-4325", "+55 11 98765-4325");
    row("13 digits without a plus", "5511987654325", "5511987654325");
    row("15 digits with a plus", "+340000000000009", "+340000000000009");
    row("15 digits with zeros", "00340000000000009", "00340000000000009");
    row("a card of 15 digits", "340000000000009", "***********0009");
    row("a card of 16 digits", "4111 1111 1111 1111", "**** **** **** 1111");
    row("a card behind a plus", "+4111111111111111", "+************1111");
}

void TestCardNumber::telephoneNumbersStay()
{
    QFETCH(QString, text);
    QFETCH(QString, kept);
    QVERIFY(hasCardNumber(text));
    QCOMPARE(phoneWithoutCardNumber(text), kept);
}

void TestCardNumber::onlyAWholeNumberIsACard_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("card");
    const auto row = [](const char *text, bool card) {
        QTest::newRow(text) << QString::fromLatin1(text) << card;
    };
    row("4111111111111111", true);
    row(" 4111-1111-1111-1111 ", true);
    row("5500 0000 0000 0004", true);
    row("340000000000009", true);
    row("4111111111111112", false);   // wrong check digit
    row("2026112212345678", false);   // no card scheme
    row("R4111111111111111", false);  // part of a longer token
    row("4111111111111111-7", false);
    row("", false);
    row("Ana", false);
}

void TestCardNumber::onlyAWholeNumberIsACard()
{
    QFETCH(QString, text);
    QFETCH(bool, card);
    QCOMPARE(isCardNumber(text), card);
}

QTEST_GUILESS_MAIN(TestCardNumber)
#include "test_card_number.moc"
