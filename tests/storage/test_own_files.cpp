// SPDX-License-Identifier: GPL-3.0-or-later
// Hotel files, their copies and companion files are accessible to their owner only, under an
// ordinary umask; and files left open to others are tightened.
#include "storage/backup.h"
#include "storage/central_table.h"
#include "storage/sample_hotel.h"

#include <QDir>
#include <QTest>

#include <sys/stat.h>

using namespace roomrack;
using namespace roomrack::storage;
using namespace roomrack::storage::tests;

namespace {

int modeOf(const QString &path)
{
    struct stat found = {};
    return ::stat(QFile::encodeName(path).constData(), &found) == 0 ? int(found.st_mode & 07777)
                                                                    : -1;
}

void open(const QString &path)
{
    QCOMPARE(::chmod(QFile::encodeName(path).constData(), 0644), 0);
}

/// Files of a folder that users other than the owner can access.
QStringList openToOthers(const QString &folder)
{
    QStringList found;
    for (const QString &name : QDir(folder).entryList(QDir::Files | QDir::Hidden)) {
        const int mode = modeOf(folder + QLatin1Char('/') + name);
        if ((mode & 077) != 0) found += name + QStringLiteral(" %1").arg(mode, 0, 8);
    }
    return found;
}

}  // namespace

class TestOwnFiles : public QObject {
    Q_OBJECT

private slots:
    void init() { umask_ = ::umask(022); }
    void cleanup() { ::umask(umask_); }
    void aNewHotelIsItsOwners();
    void anOpenedHotelIsTightened();
    void copiesAreTheirOwners();
    void whatIsRestoredOrPutAsideIsItsOwners();
    void aCentralStoreIsItsOwners();
    void whatIsNoHotelStaysAsItIs();

private:
    mode_t umask_ = 0;
};

void TestOwnFiles::aNewHotelIsItsOwners()
{
    HotelFile file(false);
    file.open();
    QCOMPARE(modeOf(file.path()), 0600);
    QCOMPARE(modeOf(file.path() + QStringLiteral("-wal")), 0600);
    QCOMPARE(modeOf(file.path() + QStringLiteral("-shm")), 0600);
    QCOMPARE(openToOthers(QFileInfo(file.path()).absolutePath()), QStringList());
}

void TestOwnFiles::anOpenedHotelIsTightened()
{
    HotelFile file(false);
    file.open();
    file.close();
    open(file.path());
    file.open();
    QCOMPARE(openToOthers(QFileInfo(file.path()).absolutePath()), QStringList());
    // As left by a killed program of an older version.
    for (const char *beside : {"", "-wal", "-shm"}) open(file.path() + QLatin1String(beside));
    file.close();
    file.open();
    QCOMPARE(openToOthers(QFileInfo(file.path()).absolutePath()), QStringList());
}

void TestOwnFiles::copiesAreTheirOwners()
{
    HotelFile file(false);
    file.open();
    const QTemporaryDir folder;
    const QString backup = folder.filePath(QStringLiteral("backup.roomrack"));
    QVERIFY(backUp(file.path(), backup));
    QCOMPARE(modeOf(backup), 0600);
    QCOMPARE(openToOthers(folder.path()), QStringList());
    open(backup);
    QVERIFY(readBackup(backup));
    QCOMPARE(modeOf(backup), 0600);
}

void TestOwnFiles::whatIsRestoredOrPutAsideIsItsOwners()
{
    HotelFile file(false);
    file.open();
    const QTemporaryDir folder;
    const QString backup = folder.filePath(QStringLiteral("backup.roomrack"));
    QVERIFY(backUp(file.path(), backup));
    file.close();
    open(file.path());
    const auto aside = restore(backup, file.path(), kBegin);
    QVERIFY(aside && !aside->isEmpty());
    QCOMPARE(modeOf(file.path()), 0600);
    QCOMPARE(modeOf(*aside), 0600);
}

void TestOwnFiles::aCentralStoreIsItsOwners()
{
    const QTemporaryDir folder;
    const QString place = folder.filePath(QStringLiteral("central.store"));
    int socket = -1;
    QVERIFY(openCentral(place, socket, std::chrono::seconds(2)));
    QCOMPARE(modeOf(place), 0600);
    open(place);
    QVERIFY(openCentral(place, socket, std::chrono::seconds(2)));
    QCOMPARE(openToOthers(folder.path()), QStringList());
}

/// Not even read permission is removed before the file is identified.
void TestOwnFiles::whatIsNoHotelStaysAsItIs()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("letter.txt"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QByteArray(8'192, 'x'));
    file.close();
    open(path);
    QVERIFY(!Store::open(path));
    QVERIFY(!readBackup(path));
    QCOMPARE(modeOf(path), 0644);
}

QTEST_GUILESS_MAIN(TestOwnFiles)
#include "test_own_files.moc"
