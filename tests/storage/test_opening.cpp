// SPDX-License-Identifier: GPL-3.0-or-later
// Files that cannot be opened: each returns the right error, and stays unchanged.
#include "core/random.h"
#include "storage/file_lock.h"
#include "storage/reader.h"
#include "storage/sample_hotel.h"
#include "storage/schema.h"

#include <QProcess>

#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace roomrack;
using namespace roomrack::storage;
using namespace roomrack::storage::tests;

namespace {

QByteArray contents(const QString &path)
{
    QFile f(path);
    return f.open(QIODevice::ReadOnly) ? f.readAll() : QByteArray();
}

void write(const QString &path, const QByteArray &bytes)
{
    QFile f(path);
    if (!f.open(QIODevice::WriteOnly)) qFatal("cannot write");
    f.write(bytes);
}

Error errorOf(const QString &path)
{
    const auto opened = Store::open(path);
    return opened ? Error{ErrorCode::Internal, {}, QStringLiteral("it opened"), 0} : opened.error();
}

/// Forks; the child runs `work`, signals that it is ready, and waits to be killed.
template <typename Work>
pid_t child(Work work)
{
    int ready[2];
    if (pipe(ready) != 0) qFatal("no pipe");
    const pid_t pid = fork();
    if (pid == 0) {
        const bool ok = work();
        if (::write(ready[1], ok ? "y" : "n", 1) != 1) _exit(1);
        for (;;) pause();
    }
    char answer = 0;
    if (read(ready[0], &answer, 1) != 1 || answer != 'y') qFatal("the child failed");
    close(ready[0]);
    close(ready[1]);
    return pid;
}

void killHard(pid_t pid)
{
    kill(pid, SIGKILL);
    waitpid(pid, nullptr, 0);
}

}  // namespace

class TestOpening : public QObject {
    Q_OBJECT

private slots:
    void aSecondProcessIsRefusedAndTold();
    void aSecondOpeningInTheSameProcessIsRefused();
    void readersLeaveTheLocksOfTheProcessAlone();
    void aLockDiesWithItsProcess();
    void aLockFileAloneLocksNothing();
    void aLinkToTheFileIsTheSameFile();
    void aNewerFileIsNotTouched();
    void aForeignFileIsNotTouched_data();
    void aForeignFileIsNotTouched();
    void aTruncatedFileIsDamaged();
    void noDamageCrashes();
    void aFolderThatIsNotThereIsNamed();
    void aReadOnlyFileIsNamed();
    void anEmptyFileBecomesAHotel();
    void anInterruptedCreationBeginsAnew();
    void aFileWithoutItsJournalModeYetIsFinished();
    void aCrashLosesNothingCommitted();
    void afterACrashAReaderIsWaitedFor();
    void errorsNameTheField();
};

void TestOpening::aSecondProcessIsRefusedAndTold()
{
    const HotelFile file(false);
    const pid_t pid = child([&] {
        return FileLock::take(file.path())
            .map([](auto lock) {
                lock.release();  // NOLINT: the child keeps it until it is killed
            })
            .has_value();
    });
    const Error error = errorOf(file.path());
    killHard(pid);
    QCOMPARE(error.code, ErrorCode::Locked);
    QVERIFY2(error.reason.contains(QString::number(pid)), qPrintable(error.reason));
    QVERIFY(Store::open(file.path()));
}

void TestOpening::aSecondOpeningInTheSameProcessIsRefused()
{
    HotelFile file(false);
    file.open();
    QCOMPARE(errorOf(file.path()).code, ErrorCode::Locked);
    file.close();
    QVERIFY(!QFile::exists(file.path() + QStringLiteral(".lock")));
    QVERIFY(Store::open(file.path()));
}

void TestOpening::aLockDiesWithItsProcess()
{
    const HotelFile file(false);
    killHard(child([&] {
        return FileLock::take(file.path())
            .map([](auto lock) {
                lock.release();  // NOLINT
            })
            .has_value();
    }));
    QVERIFY(QFile::exists(file.path() + QStringLiteral(".lock")));
    QVERIFY(Store::open(file.path()));
}

void TestOpening::aLockFileAloneLocksNothing()
{
    const HotelFile file(false);
    write(file.path() + QStringLiteral(".lock"), QByteArray::number(getpid()) + '\n');
    QVERIFY(Store::open(file.path()));
}

void TestOpening::aLinkToTheFileIsTheSameFile()
{
    HotelFile file(false);
    file.open();
    QVERIFY(QFile::link(file.path(), file.path("link.roomrack")));
    QCOMPARE(errorOf(file.path("link.roomrack")).code, ErrorCode::Locked);
}

void TestOpening::aNewerFileIsNotTouched()
{
    HotelFile file(false);
    file.open();
    file.close();
    file.tamper(QStringLiteral("PRAGMA user_version = 9999"));
    const QByteArray before = contents(file.path());
    const Error error = errorOf(file.path());
    QCOMPARE(error.code, ErrorCode::Newer);
    QVERIFY(error.reason.contains(QLatin1String("9999")));
    QVERIFY(contents(file.path()) == before);
    QCOMPARE(QDir(QFileInfo(file.path()).path()).entryList(QDir::Files).size(), 1);
}

void TestOpening::aForeignFileIsNotTouched_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("text") << QByteArray("a,b,c\n1,2,3\n").repeated(50);
    QTest::newRow("one byte") << QByteArray("x");
    QTest::newRow("zeros") << QByteArray(8192, '\0');
    QTest::newRow("only the first words") << QByteArray("SQLite format 3");
    QTest::newRow("an image") << QByteArray("\x89PNG\r\n\x1a\n").repeated(100);
    const HotelFile other(false);
    const auto c = SqliteConnection::open(other.path(), Connection::Purpose::Writing);
    QVERIFY((*c)->execute(QStringLiteral("CREATE TABLE songs (id INTEGER)")));
    QTest::newRow("another program's database") << contents(other.path());
}

void TestOpening::aForeignFileIsNotTouched()
{
    QFETCH(QByteArray, bytes);
    const HotelFile file(false);
    write(file.path(), bytes);
    const Error error = errorOf(file.path());
    QCOMPARE(error.code, ErrorCode::Corrupt);
    QVERIFY2(error.reason.contains(QLatin1String("not a Roomrack hotel file")),
             qPrintable(error.reason));
    QVERIFY(contents(file.path()) == bytes);
    QCOMPARE(QDir(QFileInfo(file.path()).path()).entryList(QDir::Files).size(), 1);
}

void TestOpening::aTruncatedFileIsDamaged()
{
    HotelFile file(false);
    file.open();
    file.close();
    const QByteArray whole = contents(file.path());
    for (const qsizetype size :
         {whole.size() - 1, whole.size() / 2, qsizetype(4096), qsizetype(200)}) {
        write(file.path(), whole.left(size));
        const auto opened = Store::open(file.path());
        if (opened)
            QVERIFY(!(*opened)->load(file.property(), kFirst));
        else
            QCOMPARE(opened.error().code, ErrorCode::Corrupt);
    }
}

void TestOpening::noDamageCrashes()
{
    HotelFile file(false);
    Script s(file, file.open().state().lastSeq);
    for (int i = 0; i < 200; ++i) s.take(i % 4, Stay(kFirst + i, 2));
    s.commit(file.store());
    file.close();
    const QByteArray whole = contents(file.path());
    core::Random random(7);
    for (int round = 0; round < 60; ++round) {
        QByteArray bytes = whole;
        const int begin = round % 3 == 0 ? 100 : random.below(int(bytes.size()) - 600);
        for (int i = 0; i < 500; ++i) bytes[begin + i] = char(random.below(256));
        write(file.path(), bytes);
        QFile::remove(file.path() + QStringLiteral("-wal"));
        const auto opened = Store::open(file.path());
        if (!opened) continue;
        static_cast<void>((*opened)->load(file.property(), kFirst));
        static_cast<void>(verify(file.path()));
    }
}

void TestOpening::aFolderThatIsNotThereIsNamed()
{
    const HotelFile file(false);
    const Error error = errorOf(file.path("missing/hotel.roomrack"));
    QCOMPARE(error.code, ErrorCode::NotFound);
    QVERIFY(error.reason.contains(QLatin1String("missing")));
    QCOMPARE(errorOf(QFileInfo(file.path()).path()).code, ErrorCode::Invalid);
}

/// The error of opening without superuser rights, which would permit writing everywhere.
ErrorCode answerToAnyCaller(const QString &path)
{
    const pid_t pid = fork();
    if (pid == 0) {
        if (geteuid() == 0 && setuid(65534) != 0) _exit(255);
        _exit(int(errorOf(path).code));
    }
    int status = 0;
    waitpid(pid, &status, 0);
    return ErrorCode(WEXITSTATUS(status));
}

void TestOpening::aReadOnlyFileIsNamed()
{
    HotelFile file(false);
    file.open();
    file.close();
    const QString folder = QFileInfo(file.path()).path();
    const auto all = QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner;
    const auto readable = QFile::ReadOwner | QFile::ReadOther | QFile::ExeOwner | QFile::ExeOther;
    QVERIFY(QFile::setPermissions(folder,
                                  all | QFile::ReadOther | QFile::WriteOther | QFile::ExeOther));
    QVERIFY(QFile::setPermissions(file.path(), readable));
    QCOMPARE(answerToAnyCaller(file.path()), ErrorCode::ReadOnly);
    QVERIFY(QFile::setPermissions(file.path(), all | QFile::ReadOther | QFile::WriteOther));
    QVERIFY(QFile::setPermissions(folder, readable));
    QCOMPARE(answerToAnyCaller(file.path()), ErrorCode::ReadOnly);
    QVERIFY(QFile::setPermissions(folder, all));
}

void TestOpening::anEmptyFileBecomesAHotel()
{
    const HotelFile file(false);
    write(file.path(), {});
    const auto opened = Store::open(file.path());
    QVERIFY(opened);
    QVERIFY((*opened)->properties().empty());
}

void TestOpening::anInterruptedCreationBeginsAnew()
{
    const HotelFile file(false);
    killHard(child([&] {
        auto opened = SqliteConnection::open(file.path(), Connection::Purpose::Writing);
        SqliteConnection &c = *opened->release();  // NOLINT: killed in the middle of a transaction
        for (const char *sql : {"PRAGMA cache_size = 1", "BEGIN", "CREATE TABLE half (x)",
                                "INSERT INTO half SELECT randomblob(90000)"}) {
            if (!c.execute(QString::fromLatin1(sql))) return false;
        }
        return true;
    }));
    QVERIFY(QFile::exists(file.path() + QStringLiteral("-journal")));
    const auto opened = Store::open(file.path());
    QVERIFY2(opened, opened ? "" : qPrintable(opened.error().text()));
    QVERIFY((*opened)->properties().empty());
}

/// The power cut comes between the migrations and the switch to a write-ahead log.
void TestOpening::aFileWithoutItsJournalModeYetIsFinished()
{
    const HotelFile file(false);
    {
        const auto created = SqliteConnection::open(file.path(), Connection::Purpose::Writing);
        QVERIFY(migrate(**created, migrations()));
        const auto mark = QStringLiteral("UPDATE meta SET value = 0 WHERE name = 'closed'");
        QVERIFY((*created)->execute(mark));  // so its pages are checked first
    }
    const auto opened = Store::open(file.path());
    QVERIFY2(opened, opened ? "" : qPrintable(opened.error().text()));
    QVERIFY((*opened)->properties().empty());
}

void TestOpening::aCrashLosesNothingCommitted()
{
    HotelFile file(false);
    file.open();
    file.close();
    killHard(child([&] {
        auto store = Store::open(file.path());
        Script s(file, (*store)->state().lastSeq);
        s.take(0, Stay(kFirst, 2));
        s.commit(**store);
        store->release();  // NOLINT: the child is killed with the file open
        return true;
    }));
    const auto loaded = file.open().load(file.property(), kFirst);
    QVERIFY(loaded);
    QCOMPARE(loaded->bookings.size(), size_t(1));
    QVERIFY(verify(file.path())->findings.empty());
}

/// The WAL must restart before anything is written behind what a crash left in it.
void TestOpening::afterACrashAReaderIsWaitedFor()
{
    HotelFile file(false);
    file.open();
    file.close();
    killHard(child([&] {
        auto store = Store::open(file.path());
        Script s(file, (*store)->state().lastSeq);
        s.take(0, Stay(kFirst, 2));
        s.commit(**store);
        store->release();  // NOLINT: the child is killed with the file open
        return true;
    }));
    auto reading = SqliteConnection::open(file.path(), Connection::Purpose::Reading);
    QVERIFY((*reading)->execute(QStringLiteral("BEGIN")));
    QVERIFY((*reading)->integer(QStringLiteral("SELECT count(*) FROM event")));
    QCOMPARE(errorOf(file.path()).code, ErrorCode::Locked);
    QVERIFY((*reading)->execute(QStringLiteral("COMMIT")));
    QVERIFY(Store::open(file.path()));
}

void TestOpening::errorsNameTheField()
{
    const HotelFile file(false);
    write(file.path(), "no hotel");
    QCOMPARE(errorOf(file.path()).field, QStringLiteral("file"));
}

/// Closing any descriptor of a file releases the locks that the process has on it; then another
/// program would consider itself the last one and remove the WAL.
void TestOpening::readersLeaveTheLocksOfTheProcessAlone()
{
#ifdef F_OFD_GETLK
    HotelFile file(false);
    file.open();
    // Stays open until the store is closed; closing it would release the locks under test.
    const int descriptor = ::open(QFile::encodeName(file.path()).constData(), O_RDWR | O_CLOEXEC);
    QVERIFY(descriptor >= 0);
    const auto locked = [descriptor] {
        struct flock lock = {};
        lock.l_type = F_WRLCK;
        lock.l_whence = SEEK_SET;
        lock.l_start = 0x40000000 + 2;  // SQLite's shared range
        lock.l_len = 510;
        return fcntl(descriptor, F_OFD_GETLK, &lock) == 0 && lock.l_type == F_RDLCK;
    };
    QVERIFY(locked());
    QVERIFY(Reader::open(file.path()));
    QVERIFY(locked());
    QVERIFY(verify(file.path()));
    QVERIFY(locked());
    QVERIFY(!Store::open(file.path()));
    QVERIFY(locked());
    file.close();
    QVERIFY(!locked());
    // An existing reader keeps its locks while the file is opened for writing.
    file.open();
    file.close();
    const auto reader = Reader::open(file.path());
    QVERIFY(reader && locked());
    file.open();
    file.close();
    QVERIFY(locked());
    ::close(descriptor);
#else
    QSKIP("this system cannot ask for another owner's locks in the same process");
#endif
}

QTEST_GUILESS_MAIN(TestOpening)
#include "test_opening.moc"
