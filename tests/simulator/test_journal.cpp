// SPDX-License-Identifier: GPL-3.0-or-later
// The simulator's journal contains guest data, so only its owner may read it.
#include "simulator/control/journal.h"

#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>

using namespace roomrack;
using simulator::Journal;

class TestJournal : public QObject {
    Q_OBJECT

private slots:
    void othersCannotReadIt();
};

void TestJournal::othersCannotReadIt()
{
    const mode_t before = ::umask(022);
    const auto back = qScopeGuard([before] { ::umask(before); });
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("simulator.journal"));
    const auto mode = [name = QFile::encodeName(path)] {
        struct stat found = {};
        return ::stat(name.constData(), &found) == 0 ? int(found.st_mode & 0777) : -1;
    };
    const auto fine = [](const QByteArray &) { return Result<void>(); };
    {
        const auto journal = Journal::open(path, fine);
        QVERIFY(journal && (*journal)->write("Maria Silva"));
        QCOMPARE(mode(), 0600);
    }
    QCOMPARE(::chmod(QFile::encodeName(path).constData(), 0644), 0);
    QVERIFY(Journal::open(path, fine));
    QCOMPARE(mode(), 0600);
}

QTEST_GUILESS_MAIN(TestJournal)
#include "test_journal.moc"
