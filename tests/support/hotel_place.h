// SPDX-License-Identifier: GPL-3.0-or-later
// A place of its own for a test's hotels: a new file, or a new schema in a PostgreSQL server that
// the test program starts for itself. A test that has `HotelPlace::addColumns()` as its
// initTestCase_data() runs on both.
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
    /// Rows "file" and "server" of the whole test program; without PostgreSQL only the first.
    static void addColumns();

    /// On a file, or as the row says that is being run.
    HotelPlace();
    explicit HotelPlace(bool onServer);
    ~HotelPlace();
    bool onServer() const { return !schema_.isEmpty(); }
    /// Of the server; empty: it is a file.
    const QString &schema() const { return schema_; }
    /// The file's path or the database's address.
    QString place() const;
    /// The same database through a socket in another folder (support/cut_line.h).
    QString placeThrough(const QString &socketFolder) const;
    /// A path beside the file; in the same folder.
    QString path(const QString &name) const { return folder_.filePath(name); }
    /// Runs SQL behind the program's back, foreign keys and, in a file, checks off.
    void tamper(const QString &sql) const;

    /// The server of this test program; null where there is none, and then why() says so.
    static servers::PostgresServer *server();
    static QString why();

private:
    Q_DISABLE_COPY(HotelPlace)
    QTemporaryDir folder_;
    QString schema_;
};

}  // namespace roomrack::tests

/// Skips the test where there is no PostgreSQL.
#define ROOMRACK_NEEDS_POSTGRESQL()                                                                \
    if (!roomrack::tests::HotelPlace::server())                                                    \
    QSKIP(qPrintable(roomrack::tests::HotelPlace::why()))
/// Skips what is about a file as such.
#define ROOMRACK_NEEDS_FILE(place)                                                                 \
    if ((place).onServer()) QSKIP("about files")
