// SPDX-License-Identifier: GPL-3.0-or-later
// Unusual characters in a guest's name do not prevent the booking.
#include "channels/push_hotel.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::tests;

namespace {

const QString kId = QStringLiteral("RES1");

}  // namespace

class TestOddCharacters : public QObject {
    Q_OBJECT

private slots:
    void guestIsBookedWithBlanksInTheirPlace_data();
    void guestIsBookedWithBlanksInTheirPlace();
    void numberWithThemWaitsForAPerson();
};

void TestOddCharacters::guestIsBookedWithBlanksInTheirPlace_data()
{
    QTest::addColumn<int>("channel");
    QTest::addColumn<QByteArray>("written");
    QTest::addColumn<QString>("read");
    const QString blank = QStringLiteral(" ");
    const int json = int(kJson.value);
    QTest::newRow("JSON, NUL") << json << QByteArray("\\u0000") << blank;
    QTest::newRow("JSON, ESC") << json << QByteArray("\\u001b") << blank;
    QTest::newRow("JSON, DEL") << json << QByteArray("\x7f") << blank;
    QTest::newRow("JSON, CSI") << json << QByteArray("\\u009b") << blank;
    QTest::newRow("JSON, half a pair")
        << json << QByteArray("\\ud800") << QString(QChar(QChar::ReplacementCharacter));
    for (const ChannelId channel : {kAlpine, kGds}) {
        const char *name = channel == kAlpine ? "AlpineBits" : "OpenTravel";
        QTest::addRow("%s, DEL", name) << int(channel.value) << QByteArray("\x7f") << blank;
        QTest::addRow("%s, CSI", name) << int(channel.value) << QByteArray("&#x9b;") << blank;
    }
}

void TestOddCharacters::guestIsBookedWithBlanksInTheirPlace()
{
    QFETCH(int, channel);
    QFETCH(QByteArray, written);
    QFETCH(QString, read);
    const ChannelId from{channel};
    PushHotel hotel;
    auto r = reservationOf(kId, protocols::ReservationStatus::New,
                           {{QStringLiteral("R1"), Stay(kToday + 2, 2)}});
    protocols::Person &person = r.guests.front();
    person.givenName = QStringLiteral("AdaODD");
    person.surname = QStringLiteral("LoveODDlace");
    person.email = QStringLiteral("adaODD@example.org");
    if (from == kJson) person.phones = {QStringLiteral("+49ODD30")};
    person.address.lines = {QStringLiteral("MainODDstreet 1")};
    r.comment = QStringLiteral("lateODDcot");
    r.booker = person;
    r.revision = QStringLiteral("v1");
    r.modified = kNoon;
    QByteArray body = from == kJson  ? jsonBody(r)
                      : from == kGds ? travelBody(r)
                                     : alpineBody(r, true);
    QVERIFY(hotel.push(from, body.replace("ODD", written)));
    QCOMPARE(hotel.waiting(kId), QStringList());
    const auto sold = hotel.sold(from, kId);
    QCOMPARE(sold.size(), size_t(1));
    const auto guest =
        hotel.reader()->ask(storage::OneBooking{hotel.hotel.property, sold.front().id})->guest;
    QCOMPARE(guest.name, QStringLiteral("Ada%1 Love%1lace").arg(read));
    QCOMPARE(guest.email, QString());
    QVERIFY2(guest.notes.contains(QStringLiteral("Email: ada%1@example.org").arg(read)),
             qPrintable(guest.notes));
    QVERIFY2(guest.notes.contains(QStringLiteral("late%1cot").arg(read)), qPrintable(guest.notes));
    if (from == kJson) QCOMPARE(guest.phone, QStringLiteral("+49") + read + QStringLiteral("30"));
}

/// Two numbers that differ in nothing else would become one.
void TestOddCharacters::numberWithThemWaitsForAPerson()
{
    PushHotel hotel;
    auto r = reservationOf(kId, protocols::ReservationStatus::New,
                           {{QStringLiteral("R1ODD"), Stay(kToday + 2, 2)}});
    r.booker = r.guests.front();
    r.revision = QStringLiteral("v1");
    r.modified = kNoon;
    QVERIFY(hotel.push(kJson, jsonBody(r).replace("ODD", "\\u0000")));
    QCOMPARE(hotel.sold(kJson, kId).size(), size_t(0));
    QCOMPARE(hotel.waiting(kId).size(), 1);
}

QTEST_GUILESS_MAIN(TestOddCharacters)
#include "test_odd_characters.moc"
