// SPDX-License-Identifier: GPL-3.0-or-later
// What `--verify` does in its own way in a file and in a server's database.
#pragma once

#include "storage/connection.h"
#include "storage/place.h"
#include "storage/store.h"

namespace roomrack::storage {

class Inspection {
public:
    /// A log to be proved, and what findings in it begin with where there are several.
    struct Subject {
        PropertyId log;
        QString name;
    };

    static Result<std::unique_ptr<Inspection>> open(const QString &place);
    virtual ~Inspection() = default;
    Connection &connection() { return *connection_; }
    virtual Result<std::vector<Subject>> subjects() = 0;
    /// From here to end() everything is read as it is now, and of that only the log's.
    virtual Result<void> begin(PropertyId log) = 0;
    void end() { connection_->execute(QStringLiteral("ROLLBACK")); }
    /// What the database itself finds wrong with its pages.
    virtual Result<QStringList> damage() = 0;
    /// Rows that need another one which is not there.
    virtual Result<std::vector<VerifyFinding>> orphans() = 0;
    /// Runs statements that make temporary tables.
    virtual Result<void> fold(const QStringList &statements) = 0;

protected:
    explicit Inspection(std::unique_ptr<Connection> connection) : connection_(std::move(connection))
    {}
    std::unique_ptr<Connection> connection_;
};

}  // namespace roomrack::storage
