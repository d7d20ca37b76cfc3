// SPDX-License-Identifier: GPL-3.0-or-later
// A channel's password is sent only to the addresses it was entered for: the channel's, and its URL
// for bookings.
#include "channels/host/channel_secrets.h"
#include "secrets/book_secrets.h"
#include "secrets/bound_secret.h"
#include "secrets/sealed_secrets.h"
#include "support/patience.h"

#include <QTemporaryDir>
#include <QTest>

using namespace roomrack;

class TestChannelSecrets : public QObject {
    Q_OBJECT

private slots:
    void anotherAddressIsNotSentThePassword_data();
    void anotherAddressIsNotSentThePassword();
    void whatIsAgreedNowKeepsItsPasswordUntilTheNextIsSaved();
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

/// From before the settings are saved until they are, and wherever the program ends.
void TestChannelSecrets::whatIsAgreedNowKeepsItsPasswordUntilTheNextIsSaved()
{
    const QTemporaryDir folder;
    secrets::SealedSecrets store(folder.filePath(QStringLiteral("secrets.sealed")));
    int answers = 0;
    secrets::SecretBox::Number added = 0;
    const auto done = [&](const Result<secrets::SecretBox::Number> &ok) {
        added = ok.value_or(0);
        answers += int(ok.has_value());
    };
    store.unlock(QStringLiteral("a good passphrase"), this,
                 [&](const Result<void> &ok) { answers += int(ok.has_value()); });
    QTRY_COMPARE(answers, 1);
    sync::ChannelSettings now, next;
    now.address = QStringLiteral("https://ota.example/v1");
    next.address = QStringLiteral("https://ota.example/v2");
    next.reservationsTo = QStringLiteral("https://ota.example/told");
    const ChannelId ota{2};
    const QString place = QStringLiteral("/srv/hotel.roomrack");
    channels::ChannelSecrets keys(store, place, PropertyId{1});
    keys.add(ota, "old", now, this, done);
    QTRY_COMPARE(answers, 2);
    keys.settle(ota, now, added, {}, this);
    keys.add(ota, "new", next, this, done);
    QTRY_COMPARE(answers, 3);
    for (const sync::ChannelSettings &inForce : {now, next}) {
        storage::ChannelSetup setup;
        setup.channel = ota;
        setup.settings = inForce;
        channels::ChannelSecrets after(store, place, PropertyId{1});
        bool fetched = false;
        after.fetch({setup}, this, [&](const QString &) { fetched = true; });
        QTRY_VERIFY(fetched);
        QCOMPARE(after.get(ota, inForce).value_or("none"),
                 QByteArray(inForce == now ? "old" : "new"));
    }
    keys.settle(ota, next, added, fail(ErrorCode::NotSaved, {}, {}), this);
    QCOMPARE(keys.reader()(ota, now).value_or("none"), QByteArray("old"));
    QVERIFY(!keys.get(ota, next));
}

QTEST_GUILESS_MAIN(TestChannelSecrets)
#include "test_channel_secrets.moc"
