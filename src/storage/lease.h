// SPDX-License-Identifier: GPL-3.0-or-later
// Who may write about which properties of a shared database. A lease runs out unless it is renewed;
// whoever takes a property gets a higher number for it (the fence), and every transaction checks
// that its number still is the one that counts. So an engine that stood still for too long cannot
// write any more, however late it wakes up.
#pragma once

#include "core/ids.h"
#include "storage/postgres_connection.h"

#include <chrono>
#include <vector>

namespace roomrack::storage {

class Lease {
public:
    /// `owner` tells one engine from another; the same one may always take its own again.
    Lease(PostgresConnection &connection, QString owner, int seconds);

    /// Takes all of them or none, with a number that none of them had. Waits for a transaction
    /// under way. Locked: another engine has one of them, and which; its lease has not run out, and
    /// it is not a process of this machine that has ended.
    Result<void> take(const std::vector<PropertyId> &properties);
    /// The number, which is the epoch of all of them.
    qint64 fence() const { return fence_; }
    /// First in every transaction that writes: a statement that fails when the lease was lost, and
    /// keeps others from taking it until the transaction ends.
    int check() { return check_.finish(); }
    /// Inside a transaction of the caller: a higher number, and one more property. Counts for
    /// check() from confirm() on, which follows the commit.
    Result<void> raise(PropertyId property);
    void confirm();
    /// When a third of its time is over. Locked: lost, and to whom.
    Result<void> renew();
    /// Who has it now that it was lost.
    Error lost() const;
    /// Others need not wait for it to run out.
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
