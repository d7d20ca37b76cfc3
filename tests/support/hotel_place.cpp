// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/hotel_place.h"

#ifdef Q_OS_UNIX
#include "programs/servers/postgres_server.h"
#endif

#include <QCoreApplication>
#include <QTemporaryDir>
#include <QTest>

#include <sqlite3.h>

namespace roomrack::tests {

namespace {

const QString kDatabase = QStringLiteral("postgres");

#ifdef Q_OS_UNIX
/// Started by the first test that needs it, stopped with the application object at the latest.
struct Running {
    QTemporaryDir folder;
    std::unique_ptr<servers::PostgresServer> server;
    QString why;
    int schemas = 0;

    Running()
    {
#ifdef __SANITIZE_THREAD__
        // After that the sanitizer misses all locks of the thread.
        why = QStringLiteral("the thread sanitizer loses sight of a thread that starts a process");
        return;
#endif
        // The tests check written data, not durability after a power cut.
        const QStringList settings{
            QStringLiteral("fsync=off"), QStringLiteral("max_connections=30"),
            QStringLiteral("shared_buffers=32MB"), QStringLiteral("autovacuum=off")};
        try {
            server = std::make_unique<servers::PostgresServer>(folder.path(), settings);
        } catch (const servers::Unavailable &reason) {
            why = QString::fromUtf8(reason.what());
        }
    }
};

Running &running()
{
    static Running r;
    return r;
}
#endif

QString fileName()
{
    return QStringLiteral("hotel.roomrack");
}

bool rowIsServer()
{
    const auto *on = static_cast<const bool *>(QTest::qGlobalData("onServer", qMetaTypeId<bool>()));
    return *on;
}

}  // namespace

void HotelPlace::addColumns()
{
    QTest::addColumn<bool>("onServer");
    QTest::newRow("file") << false;
    if (server())
        QTest::newRow("server") << true;
    else
        qInfo("on files only: %s", qPrintable(why()));
}

servers::PostgresServer *HotelPlace::server()
{
#ifdef Q_OS_UNIX
    return running().server.get();
#else
    return nullptr;
#endif
}

QString HotelPlace::why()
{
#ifdef Q_OS_UNIX
    return running().why;
#else
    return QStringLiteral("no PostgreSQL server of our own on this system");
#endif
}

HotelPlace::HotelPlace() : HotelPlace(rowIsServer())
{}

HotelPlace::HotelPlace(bool onServer)
{
    if (!onServer) return;
#ifdef Q_OS_UNIX
    // Creating a schema is fast, creating a database is not.
    schema_ = QStringLiteral("hotel%1").arg(++running().schemas);
    server()->run(kDatabase, QStringLiteral("CREATE SCHEMA ") + schema_);
#endif
}

HotelPlace::~HotelPlace()
{
#ifdef Q_OS_UNIX
    if (!onServer()) return;
    try {
        server()->run(kDatabase, QStringLiteral("DROP SCHEMA %1 CASCADE").arg(schema_));
    } catch (const std::runtime_error &why) {
        qInfo("%s", why.what());  // the server was stopped by the test
    }
#endif
}

QString HotelPlace::place() const
{
    return onServer() ? placeThrough({}) : folder_.filePath(fileName());
}

QString HotelPlace::placeThrough([[maybe_unused]] const QString &socketFolder) const
{
#ifdef Q_OS_UNIX
    return server()->url(kDatabase, socketFolder) + QStringLiteral("&options=-csearch_path%3D")
           + schema_;
#else
    return {};
#endif
}

void HotelPlace::tamper(const QString &sql) const
{
#ifdef Q_OS_UNIX
    if (onServer()) {
        server()->run(kDatabase, QStringLiteral("SET search_path = %1; SET "
                                                "session_replication_role = replica; ")
                                         .arg(schema_)
                                     + sql);
        return;
    }
#endif
    sqlite3 *db = nullptr;
    sqlite3_open(place().toUtf8().constData(), &db);
    sqlite3_exec(db, "PRAGMA foreign_keys = OFF; PRAGMA ignore_check_constraints = ON", nullptr,
                 nullptr, nullptr);
    char *message = nullptr;
    if (sqlite3_exec(db, sql.toUtf8().constData(), nullptr, nullptr, &message) != SQLITE_OK)
        qFatal("%s: %s", qPrintable(sql), message);
    sqlite3_close(db);
}

}  // namespace roomrack::tests
