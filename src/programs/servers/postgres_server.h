// SPDX-License-Identifier: GPL-3.0-or-later
// A temporary PostgreSQL server: a new cluster in a temporary folder that listens only on a socket
// file in it.
#pragma once

#include "programs/servers/server.h"

#include <memory>

namespace roomrack::servers {

class PostgresServer {
public:
    /// Creates the cluster in `folder`, which must outlive it, and starts it. Throws Unavailable if
    /// PostgreSQL is not installed. `settings` are "name=value".
    PostgresServer(const QString &folder, const QStringList &settings);
    ~PostgresServer();

    /// The folder of its socket; the user is "roomrack" (a superuser), the port kPort.
    QString host() const { return home_; }
    /// "postgresql://..." of a database; `folder` replaces the socket's folder, for a proxy there.
    QString url(const QString &database, const QString &folder = {}) const;
    /// Its socket file.
    QString socket() const;
    /// Stops it, either cleanly or immediately as in a crash, and starts it again.
    void stop(bool inOrder = true);
    void start();
    /// Runs SQL in a database as the superuser; throws the server's error.
    void run(const QString &database, const QString &sql) const;
    /// The first column of the first row.
    QString ask(const QString &database, const QString &sql) const;

private:
    bool connects() const;
    QString program_, home_, data_;
    QStringList arguments_;
    Account account_;
    std::unique_ptr<Server> server_;
};

}  // namespace roomrack::servers
