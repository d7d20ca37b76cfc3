// SPDX-License-Identifier: GPL-3.0-or-later
// A PostgreSQL server of our own: a new cluster in a temporary folder, heard on a socket file there
// and nowhere else.
#pragma once

#include "programs/servers/server.h"

#include <memory>

namespace roomrack::servers {

class PostgresServer {
public:
    /// Makes the cluster in `folder`, which must outlive it, and starts it. Throws Unavailable
    /// where there is none. `settings` are "name=value".
    PostgresServer(const QString &folder, const QStringList &settings);
    ~PostgresServer();

    /// The folder of its socket, the user "roomrack" (a superuser) and the port.
    QString host() const { return home_; }
    /// "postgresql://..." of a database; as heard in another folder, where somebody passes it on.
    QString url(const QString &database, const QString &folder = {}) const;
    /// Its socket file.
    QString socket() const;
    /// Ends it at once, as a crash of its machine would, or in order; and starts it again.
    void stop(bool inOrder = true);
    void start();
    /// Runs SQL in a database as the superuser; throws what the server answers.
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
