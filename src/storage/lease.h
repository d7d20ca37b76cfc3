// SPDX-License-Identifier: GPL-3.0-or-later
// Leases on the properties of a shared database. A lease expires unless it is renewed; an engine
// that takes a property gets a higher number for it (the fencing token), and every transaction
// checks that its token is current. So an engine that was suspended for too long cannot write any
// more.
#pragma once

#include "core/ids.h"
#include "storage/postgres_connection.h"

#include <chrono>
#include <vector>

namespace roomrack::storage {

class Lease {
public:
    /// `owner` identifies the engine; the same owner can always take its lease again.
    Lease(PostgresConnection &connection, QString owner, int seconds);

    /// Takes all of them or none, with a number higher than any of theirs. Waits for a transaction
    /// under way. Locked: another engine, named in the error, holds one of them; its lease has not
    /// expired, and it is not an ended process of this machine.
    Result<void> take(const std::vector<PropertyId> &properties);
    /// The fencing token, which is the epoch of all of them.
    qint64 fence() const { return fence_; }
    /// First in every transaction that writes: a statement that fails if the lease was lost, and
    /// prevents others from taking it until the transaction ends.
    int check() { return check_.finish(); }
    /// Inside a transaction of the caller: raises the number and adds a property. check() uses it
    /// after confirm(), which follows the commit.
    Result<void> raise(PropertyId property);
    void confirm();
    /// Call after a third of its time. Locked: lost, with the new holder.
    Result<void> renew();
    /// The error naming the engine that took the lost lease.
    Error lost() const;
    /// Releases it, so that others need not wait until it expires.
    void release();

private:
    using Clock = std::chrono::steady_clock;
    void prepareCheck();
    QByteArray list() const;

    PostgresConnection &connection_;
    QString owner_, host_;
    int seconds_;
    std::vector<PropertyId> properties_;
    qint64 fence_ = 0;
    qint64 raised_ = 0;
    PropertyId added_;
    Statement check_;
    Clock::time_point renewed_{};
};

}  // namespace roomrack::storage
