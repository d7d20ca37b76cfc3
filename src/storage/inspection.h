// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of `--verify` that differ between a file and a server's database.
#pragma once

#include "storage/connection.h"
#include "storage/place.h"
#include "storage/store.h"

namespace roomrack::storage {

class Inspection {
public:
    /// A log to verify, and the prefix of its findings if there are several logs.
    struct Subject {
        PropertyId log;
        QString name;
    };

    static Result<std::unique_ptr<Inspection>> open(const QString &place);
    virtual ~Inspection() = default;
    Connection &connection() { return *connection_; }
    virtual Result<std::vector<Subject>> subjects() = 0;
    /// From here to end() all reads see one snapshot, limited to the log's properties.
    virtual Result<void> begin(PropertyId log) = 0;
    void end() { connection_->execute(QStringLiteral("ROLLBACK")); }
    /// Damaged pages, as reported by the database itself.
    virtual Result<QStringList> damage() = 0;
    /// Rows that refer to a missing row.
    virtual Result<std::vector<VerifyFinding>> orphans() = 0;
    /// Runs statements that create temporary tables.
    virtual Result<void> fold(const QStringList &statements) = 0;

protected:
    explicit Inspection(std::unique_ptr<Connection> connection) : connection_(std::move(connection))
    {}
    std::unique_ptr<Connection> connection_;
};

}  // namespace roomrack::storage
