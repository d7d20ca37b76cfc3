// SPDX-License-Identifier: GPL-3.0-or-later
// Card numbers are masked in a text, other numbers are kept.
#include "protocols/reservation.h"

#include <QTest>

using namespace roomrack::protocols;

class ReservationTest : public QObject {
    Q_OBJECT

private slots:
    void cardNumbersAreMasked_data();
    void cardNumbersAreMasked();
};

void ReservationTest::cardNumbersAreMasked_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("masked");
    const auto row = [](const char *name, const char *text, const char *masked) {
        QTest::newRow(name) << QString::fromLatin1(text) << QString::fromLatin1(masked);
    };
    row("plain", "4111111111111111", "************1111");
    row("in a text", "card 5500-0000-0000-0004, exp 12/27", "card ****-****-****-0004, exp 12/27");
    row("with its code", "4111 1111 1111 1111 123", "**** **** **** 1111 123");
    row("15 digits", "340000000000009.", "***********0009.");
    row("two", "4111111111111111 5500000000000004", "************1111 ************0004");
    row("wrong check digit", "4111111111111112", "4111111111111112");
    row("too short", "411111111111", "411111111111");
    row("telephone", "+351 289 123 456", "+351 289 123 456");
    row("no card begins so", "9111111111111116", "9111111111111116");
    row("none", "arrives at 15:00", "arrives at 15:00");
}

void ReservationTest::cardNumbersAreMasked()
{
    QFETCH(QString, text);
    QFETCH(QString, masked);
    QCOMPARE(withoutCardNumbers(text), masked);
    QCOMPARE(hasCardNumber(text), text != masked);
    QVERIFY(!hasCardNumber(masked));
}

QTEST_GUILESS_MAIN(ReservationTest)
#include "test_reservation.moc"
