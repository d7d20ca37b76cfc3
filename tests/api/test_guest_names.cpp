// SPDX-License-Identifier: GPL-3.0-or-later
// A guest's name has a visible character, and at most 200 code points; a telephone number has
// digits.
#include "api_hotel.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::tests;

class TestGuestNames : public QObject {
    Q_OBJECT

    SharedApiHotel house_;

private slots:
    void namesAreReadAsGuestsSeeThem_data();
    void namesAreReadAsGuestsSeeThem();
    void telephoneNumbersHaveDigits_data();
    void telephoneNumbersHaveDigits();
};

void TestGuestNames::namesAreReadAsGuestsSeeThem_data()
{
    const QByteArray bed = QString::fromUcs4(U"\U0001F6CF").toUtf8();
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<int>("status");
    QTest::newRow("zero width") << QByteArray("\\u200B\\u2060\\uFEFF") << 422;
    QTest::newRow("combining only") << QByteArray("\\u0301") << 422;
    QTest::newRow("200 emoji") << bed.repeated(200) << 201;
    QTest::newRow("201 emoji") << bed.repeated(201) << 422;
}

void TestGuestNames::namesAreReadAsGuestsSeeThem()
{
    QFETCH(QByteArray, name);
    QFETCH(int, status);
    const ApiHotel &house = house_.open();
    const Called answer =
        house.call({"POST", "/v1/bookings",
                    house.stayBody(1, 1, 1, ",\"guest\":{\"name\":\"" + name + "\"}")});
    QVERIFY2(answer.status == status, answer.body.constData());
    if (status == 422)
        QCOMPARE(jsonOf(answer)[QStringLiteral("field")].toString(), QStringLiteral("guest.name"));
}

void TestGuestNames::telephoneNumbersHaveDigits_data()
{
    QTest::addColumn<QByteArray>("phone");
    QTest::addColumn<int>("status");
    QTest::newRow("a word") << QByteArray("abc") << 422;
    QTest::newRow("none") << QByteArray() << 201;
    QTest::newRow("unusual") << QByteArray("112 ask for Rui") << 201;
}

void TestGuestNames::telephoneNumbersHaveDigits()
{
    QFETCH(QByteArray, phone);
    QFETCH(int, status);
    const ApiHotel &house = house_.open();
    const QByteArray name = QTest::currentDataTag();  // several guests
    const Called answer = house.call(
        {"POST", "/v1/bookings",
         house.stayBody(2, 1, 1,
                        ",\"guest\":{\"name\":\"" + name + "\",\"phone\":\"" + phone + "\"}")});
    QVERIFY2(answer.status == status, answer.body.constData());
    if (status == 422)
        QCOMPARE(jsonOf(answer)[QStringLiteral("field")].toString(), QStringLiteral("guest.phone"));
}

QTEST_GUILESS_MAIN(TestGuestNames)
#include "test_guest_names.moc"
