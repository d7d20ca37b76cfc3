// SPDX-License-Identifier: GPL-3.0-or-later
// A reservation is booked whatever its guest's email address is; an address to which no mail can
// be sent is kept in the notes.
#include "channels/push_hotel.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::tests;

class TestGuestAddresses : public QObject {
    Q_OBJECT

private slots:
    void unusableAddressIsKeptInTheNotes_data();
    void unusableAddressIsKeptInTheNotes();
    void usableAddressReplacesItLater();

private:
    static protocols::Reservation told(const QString &email,
                                       const QString &version = QStringLiteral("v1"));
    static QByteArray bodyOf(ChannelId channel, const protocols::Reservation &reservation);
    static booking::Guest guest(const PushHotel &hotel, ChannelId channel);
};

namespace {

const QString kId = QStringLiteral("RES1");

}  // namespace

protocols::Reservation TestGuestAddresses::told(const QString &email, const QString &version)
{
    auto r = reservationOf(kId, protocols::ReservationStatus::New,
                           {{QStringLiteral("R1"), Stay(kToday + 2, 2)}});
    r.guests.front().email = email;
    r.comment = QStringLiteral("late arrival");
    r.booker = r.guests.front();
    r.revision = version;
    r.modified = version == u"v1" ? kNoon : kNoon + kSecond;
    return r;
}

QByteArray TestGuestAddresses::bodyOf(ChannelId channel, const protocols::Reservation &r)
{
    if (channel == kJson) return jsonBody(r);
    return channel == kGds ? travelBody(r) : alpineBody(r, true);
}

booking::Guest TestGuestAddresses::guest(const PushHotel &hotel, ChannelId channel)
{
    const auto sold = hotel.sold(channel, kId);
    if (sold.size() != 1) return {};
    return hotel.reader()->ask(storage::OneBooking{hotel.hotel.property, sold.front().id})->guest;
}

void TestGuestAddresses::unusableAddressIsKeptInTheNotes_data()
{
    QTest::addColumn<int>("channel");
    QTest::addColumn<QString>("email");
    const std::pair<const char *, ChannelId> channels[] = {
        {"JSON", kJson}, {"AlpineBits", kAlpine}, {"OpenTravel", kGds}};
    for (const auto &[name, channel] : channels) {
        for (const char *email :
             {"ada@example", "none", "ada @example.org", "a@b.c, d@e.f", "a@b@c.d"})
            QTest::addRow("%s, %s", name, email)
                << int(channel.value) << QString::fromLatin1(email);
    }
}

void TestGuestAddresses::unusableAddressIsKeptInTheNotes()
{
    QFETCH(int, channel);
    QFETCH(QString, email);
    PushHotel hotel;
    QVERIFY(hotel.push(ChannelId{channel}, bodyOf(ChannelId{channel}, told(email))));
    QCOMPARE(hotel.waiting(kId), QStringList());
    const booking::Guest booked = guest(hotel, ChannelId{channel});
    QVERIFY(!booked.name.isEmpty());
    QCOMPARE(booked.email, QString());
    QVERIFY2(booked.notes.contains(QStringLiteral("Email: ") + email), qPrintable(booked.notes));
    QVERIFY(booked.notes.contains(QStringLiteral("late arrival")));
}

void TestGuestAddresses::usableAddressReplacesItLater()
{
    PushHotel hotel;
    QVERIFY(hotel.push(kJson, bodyOf(kJson, told(QStringLiteral("ada@example")))));
    auto later = told(QStringLiteral("ada@example.org"), QStringLiteral("v2"));
    later.status = protocols::ReservationStatus::Modified;
    QVERIFY(hotel.push(kJson, bodyOf(kJson, later)));
    const booking::Guest booked = guest(hotel, kJson);
    QCOMPARE(booked.email, QStringLiteral("ada@example.org"));
    QVERIFY2(!booked.notes.contains(QStringLiteral("Email: ")), qPrintable(booked.notes));
}

QTEST_GUILESS_MAIN(TestGuestAddresses)
#include "test_guest_addresses.moc"
