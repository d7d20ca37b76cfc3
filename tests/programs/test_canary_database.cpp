// SPDX-License-Identifier: GPL-3.0-or-later
// The card, secrets and guest of test_canary.cpp, sent to a hotel in PostgreSQL. The search covers
// the rows of all tables, the server's files, its write-ahead log, and its statement log.
#include "programs/canary_guests.h"
#include "programs/canary_lines.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::tests;

class TestCanaryDatabase : public QObject {
    Q_OBJECT

private slots:
    void searchFindsWhatACarelessServerKeeps();
    void nothingIsLeftInADatabase();

private:
    const Canaries canaries_{CanaryHotel::canaries()};
};

void TestCanaryDatabase::searchFindsWhatACarelessServerKeeps()
{
    const QTemporaryDir folder;
    const auto server = CanaryServer::start(folder.path());
    if (!server) QSKIP("no PostgreSQL on this machine");
    server->run(QStringLiteral("CREATE TABLE hotel.careless (words text, bytes bytea)"));
    server->run(QStringLiteral("INSERT INTO hotel.careless VALUES ('card %1', decode('%2', 'hex'))")
                    .arg(QString::fromUtf8(card("-")),
                         QString::fromUtf8(CanaryHotel::kGatewayKey.toBase64().toHex())));
    server->writeOut();
    const QStringList cards = canaries_.inFolder(server->folder(), Canary::Card);
    for (const char *place : {"/rows-hotel.careless", "/data/base/", "/pg_wal/", "/log/"})
        QVERIFY2(!cards.filter(QLatin1String(place)).isEmpty(), place);
    const QStringList secrets = canaries_.inFolder(server->folder(), Canary::Secret);
    QVERIFY(!secrets.filter(QStringLiteral("/rows-hotel.careless")).isEmpty());
}

void TestCanaryDatabase::nothingIsLeftInADatabase()
{
    CanaryHotel hotel(CanaryHotel::Keeping::Database);
    ROOMRACK_NEEDS_OPENSSL(hotel.peers().certificates());
    const QStringList trouble = hotel.begin();
    if (!hotel.database()) QSKIP("no PostgreSQL on this machine");
    QVERIFY2(trouble.isEmpty(), qPrintable(trouble.join(u'\n')));
    CanaryGuests guests(hotel);
    guests.wholeDay();
    QStringList found = hotel.end();
    guests.importAndBackUp();
    found += hotel.whatIsLeft(canaries_);
    found.removeDuplicates();
    for (const QString &one : found) qInfo("%s", qPrintable(one));
    QCOMPARE(found.size(), qsizetype(0));
    // The guest data is in the searched places.
    const QStringList guest = canaries_.inFolder(hotel.database()->folder(), Canary::Guest);
    for (const char *place : {"/rows-hotel.booking_text", "/pg_wal/", "/log/"})
        QVERIFY2(!guest.filter(QLatin1String(place)).isEmpty(), place);
}

QTEST_GUILESS_MAIN(TestCanaryDatabase)
#include "test_canary_database.moc"
