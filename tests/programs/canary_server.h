// SPDX-License-Identifier: GPL-3.0-or-later
// A PostgreSQL server for a hotel and its central store, of which everything is known: the rows of
// all tables, its files, and a log of each statement with what was sent with it.
#pragma once

#include <QString>

#include <memory>

namespace roomrack::servers {
class PostgresServer;
}

namespace roomrack::tests {

class CanaryServer {
public:
    /// In a folder that must outlive it; null where there is no PostgreSQL on this machine.
    static std::unique_ptr<CanaryServer> start(const QString &folder);
    ~CanaryServer();

    /// The address of what is in one of its schemas: "hotel" or "central".
    QString place(const QString &schema) const;
    void run(const QString &sql) const;
    /// What it has in memory goes to its files, and the rows of all tables into files beside them.
    void writeOut() const;
    QString folder() const;

private:
    explicit CanaryServer(const QString &folder);
    std::unique_ptr<servers::PostgresServer> server_;
};

}  // namespace roomrack::tests
