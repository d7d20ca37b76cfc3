// SPDX-License-Identifier: GPL-3.0-or-later
// Backups: made of an open file, verified before they count, and restored without losing anything.
#include "storage/backup.h"

#include "storage/sample_hotel.h"

using namespace roomrack;
using namespace roomrack::storage;
using namespace roomrack::storage::tests;

namespace {

constexpr Instant kLater{1'790'000'000'000'000};

QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("unreadable");
}

QStringList filesIn(const QString &folder)
{
    return QDir(folder).entryList(QDir::Files | QDir::Hidden, QDir::Name);
}

}  // namespace

class TestBackup : public QObject {
    Q_OBJECT

private slots:
    void anOpenFileIsCopiedWithWhatItsLogHolds();
    void aBackupIsAHotelFileThatWasClosedInOrder();
    void anOldBackupStaysUntilTheNewOneIsThere();
    void whatIsNotABackupIsRefused_data();
    void whatIsNotABackupIsRefused();
    void aDamagedHotelMakesNoBackup();
    void stoppedHalfWayNothingIsLeft();
    void restoringKeepsWhatWasThere();
    void anOpenHotelIsNotReplaced();
    void aDamagedHotelCanBeReplaced();
    void aPlaceThatTakesNothingIsSaid();
    void theFileItselfIsNoPlaceForItsBackup();
};

void TestBackup::anOpenFileIsCopiedWithWhatItsLogHolds()
{
    HotelFile file(false);
    Script script(file, file.open().state().lastSeq);
    script.take(0, Stay(kFirst, 3));
    script.commit(file.store());
    const auto made = backUp(file.path(), file.path("copy.roomrack"));
    QVERIFY2(made, made ? "" : qPrintable(made.error().text()));
    QCOMPARE(made->proof->bookings, 1);
    QVERIFY(made->proof->findings.empty());
    QCOMPARE(made->hotels, QStringList{file.catalogue().property.name});
    QVERIFY(made->lastAt >= kBegin && made->lastAt <= script.now());
    script.take(1, Stay(kFirst, 1));
    script.commit(file.store());  // the open file stays usable
    file.close();
    QCOMPARE(verify(file.path())->bookings, 2);
    QCOMPARE(verify(file.path("copy.roomrack"))->bookings, 1);
}

void TestBackup::aBackupIsAHotelFileThatWasClosedInOrder()
{
    HotelFile file(false);
    const qint64 last = file.open().state().lastSeq;
    QVERIFY(backUp(file.path(), file.path("copy.roomrack")));
    const auto opened = Store::open(file.path("copy.roomrack"));
    QVERIFY(opened);
    QCOMPARE((*opened)->state().lastSeq, last);
    QVERIFY(!(*opened)->state().interrupted);
}

void TestBackup::anOldBackupStaysUntilTheNewOneIsThere()
{
    HotelFile file(false);
    file.open();
    const QString backup = file.path("copy.roomrack");
    QVERIFY(backUp(file.path(), backup));
    const QByteArray before = bytesOf(backup);
    int asked = 0;
    const auto stopped = backUp(file.path(), backup, [&asked] { return ++asked < 2; });
    QCOMPARE(stopped.error().code, ErrorCode::Cancelled);
    QCOMPARE(bytesOf(backup), before);
    QVERIFY(backUp(file.path(), backup));
    QVERIFY(readBackup(backup));
}

void TestBackup::whatIsNotABackupIsRefused_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<ErrorCode>("code");
    HotelFile file(false);
    file.open();
    const QString path = file.path("copy.roomrack");
    QVERIFY(backUp(file.path(), path));
    const QByteArray good = bytesOf(path);
    QByteArray newer = good, holed = good;
    newer[63] = char(newer[63] + 100);
    for (qsizetype i = good.size() / 2; i < good.size(); ++i) holed[i] = char(i * 37);
    QTest::newRow("nothing") << QByteArray() << ErrorCode::Corrupt;
    QTest::newRow("a letter") << QByteArray("Dear guest,\n").repeated(500) << ErrorCode::Corrupt;
    QTest::newRow("cut off") << good.left(good.size() / 2) << ErrorCode::Corrupt;
    QTest::newRow("overwritten") << holed << ErrorCode::Corrupt;
    QTest::newRow("newer") << newer << ErrorCode::Newer;
}

void TestBackup::whatIsNotABackupIsRefused()
{
    QFETCH(QByteArray, bytes);
    QFETCH(ErrorCode, code);
    HotelFile file(false);
    file.open();
    file.close();
    const QByteArray before = bytesOf(file.path());
    QFile wrong(file.path("wrong.roomrack"));
    QVERIFY(wrong.open(QIODevice::WriteOnly));
    wrong.write(bytes);
    wrong.close();
    const QStringList files = filesIn(QFileInfo(file.path()).path());
    const auto restored = restore(wrong.fileName(), file.path(), kLater);
    QVERIFY(!restored);
    QCOMPARE(restored.error().code, code);
    QVERIFY(!restored.error().reason.isEmpty());
    QCOMPARE(bytesOf(file.path()), before);
    QCOMPARE(bytesOf(wrong.fileName()), bytes);
    QCOMPARE(filesIn(QFileInfo(file.path()).path()), files);
    QVERIFY(readBackup(file.path("there is none")).error().code == ErrorCode::NotFound);
}

void TestBackup::aDamagedHotelMakesNoBackup()
{
    HotelFile file(false);
    Script script(file, file.open().state().lastSeq);
    script.take(0, Stay(kFirst, 3));
    script.commit(file.store());
    file.close();
    file.tamper(QStringLiteral("UPDATE booking SET rooms = rooms + 1"));
    const auto made = backUp(file.path(), file.path("copy.roomrack"));
    QCOMPARE(made.error().code, ErrorCode::Corrupt);
    QVERIFY(!QFileInfo::exists(file.path("copy.roomrack")));
    QVERIFY(!QFileInfo::exists(file.path("copy.roomrack.part")));
}

void TestBackup::stoppedHalfWayNothingIsLeft()
{
    HotelFile file(false);
    file.open();
    const QString folder = QFileInfo(file.path()).path();
    const QStringList before = filesIn(folder);
    for (int after = 0; after < 3; ++after) {
        int asked = 0;
        const auto made =
            backUp(file.path(), file.path("copy.roomrack"), [&] { return asked++ < after; });
        if (made) break;
        QCOMPARE(made.error().code, ErrorCode::Cancelled);
        QCOMPARE(filesIn(folder), before);
    }
}

void TestBackup::restoringKeepsWhatWasThere()
{
    HotelFile file(false);
    Script script(file, file.open().state().lastSeq);
    script.take(0, Stay(kFirst, 3));
    script.commit(file.store());
    QVERIFY(backUp(file.path(), file.path("copy.roomrack")));
    script.take(1, Stay(kFirst, 1));
    script.commit(file.store());
    file.close();
    const auto aside = restore(file.path("copy.roomrack"), file.path(), kLater);
    QVERIFY2(aside, aside ? "" : qPrintable(aside.error().text()));
    QCOMPARE(verify(file.path())->bookings, 1);
    QCOMPARE(verify(*aside)->bookings, 2);
    const auto again = restore(*aside, file.path(), kLater);  // and back again
    QVERIFY(again);
    QVERIFY(*again != *aside);
    QCOMPARE(verify(file.path())->bookings, 2);
    QVERIFY(verify(file.path())->findings.empty());
    QVERIFY(Store::open(file.path()));
}

void TestBackup::anOpenHotelIsNotReplaced()
{
    HotelFile file(false);
    file.open();
    QVERIFY(backUp(file.path(), file.path("copy.roomrack")));
    const auto refused = restore(file.path("copy.roomrack"), file.path(), kLater);
    QCOMPARE(refused.error().code, ErrorCode::Locked);
    file.close();
    QVERIFY(verify(file.path())->findings.empty());
}

void TestBackup::aDamagedHotelCanBeReplaced()
{
    HotelFile file(false);
    file.open();
    QVERIFY(backUp(file.path(), file.path("copy.roomrack")));
    file.close();
    QFile damaged(file.path());
    QVERIFY(damaged.open(QIODevice::ReadWrite));
    damaged.resize(damaged.size() / 2);
    damaged.close();
    QVERIFY(!Store::open(file.path()));
    const auto aside = restore(file.path("copy.roomrack"), file.path(), kLater);
    QVERIFY2(aside, aside ? "" : qPrintable(aside.error().text()));
    QVERIFY(QFileInfo::exists(*aside));
    QVERIFY(Store::open(file.path()));
}

void TestBackup::aPlaceThatTakesNothingIsSaid()
{
    HotelFile file(false);
    file.open();
    const auto made = backUp(file.path(), file.path("no such folder/copy.roomrack"));
    QVERIFY(!made);
    QCOMPARE(made.error().field, QStringLiteral("backup"));
    file.close();
    QVERIFY(verify(file.path())->findings.empty());
}

void TestBackup::theFileItselfIsNoPlaceForItsBackup()
{
    HotelFile file(false);
    file.open();
    QCOMPARE(backUp(file.path(), file.path()).error().code, ErrorCode::Invalid);
    QVERIFY(QFile::link(file.path(), file.path("link.roomrack")));
    QCOMPARE(backUp(file.path(), file.path("link.roomrack")).error().code, ErrorCode::Invalid);
    const QString server = QStringLiteral("postgresql://host/hotels");
    QCOMPARE(backUp(server, file.path("copy")).error().code, ErrorCode::Invalid);
}

QTEST_GUILESS_MAIN(TestBackup)
#include "test_backup.moc"
