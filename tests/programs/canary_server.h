// SPDX-License-Identifier: GPL-3.0-or-later
// A PostgreSQL server for a hotel and its central store with complete visibility: the rows of all
// tables, its files, and a log of each statement with its parameters.
#pragma once

#include <QString>

#include <memory>

namespace roomrack::servers {
class PostgresServer;
}

namespace roomrack::tests {

class CanaryServer {
public:
    /// In a folder that must outlive it; null when PostgreSQL is not installed.
    static std::unique_ptr<CanaryServer> start(const QString &folder);
    ~CanaryServer();

    /// The address of one of its schemas: "hotel" or "central".
    QString place(const QString &schema) const;
    void run(const QString &sql) const;
    /// Flushes memory to the server's files, and writes the rows of all tables to files beside
    /// them.
    void writeOut() const;
    QString folder() const;

private:
    explicit CanaryServer(const QString &folder);
    std::unique_ptr<servers::PostgresServer> server_;
};

}  // namespace roomrack::tests
