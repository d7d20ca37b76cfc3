// SPDX-License-Identifier: GPL-3.0-or-later
// A channel's password is sent where it was typed for: to the channel, and to where it is told of
// bookings.
#include "channels/host/channel_secrets.h"
#include "secrets/book_secrets.h"
#include "secrets/bound_secret.h"
#include "support/patience.h"

#include <QTest>

using namespace roomrack;

class TestChannelSecrets : public QObject {
    Q_OBJECT

private slots:
    void anotherAddressIsNotSentThePassword_data();
    void anotherAddressIsNotSentThePassword();
};

void TestChannelSecrets::anotherAddressIsNotSentThePassword_data()
{
    QTest::addColumn<QString>("address");
    QTest::addColumn<QString>("reservationsTo");
    QTest::addColumn<bool>("sent");
    const QString gds = QStringLiteral("https://gds.example/ari");
    const QString told = QStringLiteral("https://gds.example/bookings");
    QTest::addRow("as it was typed for") << gds << told << true;
    QTest::addRow("another channel") << QStringLiteral("https://else.example/ari") << told << false;
    QTest::addRow("told elsewhere") << gds << QStringLiteral("https://else.example/") << false;
    QTest::addRow("told no more") << gds << QString() << false;
}

void TestChannelSecrets::anotherAddressIsNotSentThePassword()
{
    QFETCH(QString, address);
    QFETCH(QString, reservationsTo);
    QFETCH(bool, sent);
    secrets::BookSecrets store(
        {{QStringLiteral("1/2"),
          secrets::toStored({"the key", QStringLiteral("https://gds.example/ari, "
                                                       "https://gds.example/bookings")})}});
    channels::ChannelSecrets keys(store, QStringLiteral("/srv/hotel.roomrack"), PropertyId{1});
    storage::ChannelSetup setup;
    setup.channel = ChannelId{2};
    setup.settings.emplace();
    setup.settings->address = address;
    setup.settings->reservationsTo = reservationsTo;
    bool fetched = false;
    keys.fetch({setup}, this, [&](const QString &) { fetched = true; });
    QTRY_VERIFY(fetched);
    for (const auto &key : {keys.get(setup.channel, *setup.settings),
                            keys.reader()(setup.channel, *setup.settings)}) {
        QCOMPARE(key.has_value(), sent);
        if (sent)
            QCOMPARE(*key, QByteArray("the key"));
        else
            QCOMPARE(key.error().code, ErrorCode::Forbidden);
    }
}

QTEST_GUILESS_MAIN(TestChannelSecrets)
#include "test_channel_secrets.moc"
