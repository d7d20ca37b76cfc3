// SPDX-License-Identifier: GPL-3.0-or-later
// A separate location for a test's hotels: a new file, or a new schema in a PostgreSQL server that
// the test program starts. A test with `HotelPlace::addColumns()` as its initTestCase_data() runs
// on both.
#pragma once

#include <QString>
#include <QTemporaryDir>

#include <memory>

namespace roomrack::servers {
class PostgresServer;
}

namespace roomrack::tests {

class HotelPlace {
public:
    /// Adds global rows "file" and "server"; without PostgreSQL only the first.
    static void addColumns();

    /// On a file, or as selected by the current data row.
    HotelPlace();
    explicit HotelPlace(bool onServer);
    ~HotelPlace();
    bool onServer() const { return !schema_.isEmpty(); }
    /// Schema on the server; empty for a file.
    const QString &schema() const { return schema_; }
    /// The file's path or the database's address.
    QString place() const;
    /// The same database through a socket in another folder (support/cut_connection.h).
    QString placeThrough(const QString &socketFolder) const;
    /// A path in the same folder as the file.
    QString path(const QString &name) const { return folder_.filePath(name); }
    /// Runs SQL directly, with foreign keys and, for a file, checks disabled.
    void tamper(const QString &sql) const;

    /// The server of this test program; null if there is none, and then why() gives the reason.
    static servers::PostgresServer *server();
    static QString why();

private:
    Q_DISABLE_COPY(HotelPlace)
    QTemporaryDir folder_;
    QString schema_;
};

}  // namespace roomrack::tests

/// Skips the test without PostgreSQL.
#define ROOMRACK_NEEDS_POSTGRESQL()                                                                \
    if (!roomrack::tests::HotelPlace::server())                                                    \
    QSKIP(qPrintable(roomrack::tests::HotelPlace::why()))
/// Skips a test that applies only to files.
#define ROOMRACK_NEEDS_FILE(place)                                                                 \
    if ((place).onServer()) QSKIP("about files")
