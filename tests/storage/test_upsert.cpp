// SPDX-License-Identifier: GPL-3.0-or-later
// The statement that inserts a row or changes the one with the same key.
#include "storage/rows.h"

#include <QTest>

using namespace roomrack;

class TestUpsert : public QObject {
    Q_OBJECT

private slots:
    void setsAllColumnsBesideTheKey()
    {
        QCOMPARE(storage::upsert("night_pool", "property, pool", "out, seq"),
                 QByteArray("INSERT INTO night_pool (property, pool, out, seq) VALUES (?,?,?,?)"
                            " ON CONFLICT (property, pool) DO UPDATE SET out = excluded.out,"
                            " seq = excluded.seq"));
    }
    void keepsWhatIsWrittenOnce()
    {
        QCOMPARE(storage::upsert("token", "{property}id", "role, name", "name"),
                 QByteArray("INSERT INTO token (property, id, role, name) VALUES (?,?,?,?)"
                            " ON CONFLICT ({property}id) DO UPDATE SET name = excluded.name"));
    }
};

QTEST_GUILESS_MAIN(TestUpsert)
#include "test_upsert.moc"
