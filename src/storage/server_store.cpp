// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/server_store.h"

#include "storage/schema.h"
#include "storage/server_schema.h"

#include <QtCore/QUuid>

namespace roomrack::storage {

namespace {

/// Ids of rooms, plans and so on are assigned by one engine at a time.
constexpr qint64 kNumbersLock = 0x524d524b0002;

}  // namespace

Result<std::vector<PropertyId>> chosenProperties(const Connection &connection,
                                                 const ServerAddress &address)
{
    std::vector<PropertyId> there;
    QStringList names;
    auto done = forEachRow(connection, "SELECT id, name FROM property ORDER BY id", {},
                           [&](const Statement &row) {
                               there.push_back({row.integer(0)});
                               names << row.text(1);
                           });
    if (!done) return tl::unexpected(done.error());
    if (address.all) return there;
    std::vector<PropertyId> chosen;
    for (const QString &wanted : address.properties) {
        qsizetype at = 0;
        while (at < names.size() && names[at].compare(wanted, Qt::CaseInsensitive) != 0
               && QString::number(there[size_t(at)].value) != wanted)
            ++at;
        if (at == names.size()) {
            return fail(ErrorCode::NotFound, QStringLiteral("property"),
                        ErrorText::tr("hotel \"%1\" not found in %2; available: %3")
                            .arg(wanted, address.name, names.join(QStringLiteral(", "))));
        }
        const PropertyId id = there[size_t(at)];
        if (std::find(chosen.begin(), chosen.end(), id) == chosen.end()) chosen.push_back(id);
    }
    return chosen;
}

Result<void> ServerStore::open(const QString &place, const StoreOptions &options)
{
    auto address = readServerPlace(place);
    if (!address) return tl::unexpected(address.error());
    address_ = std::move(*address);
    auto opened = PostgresConnection::open(address_, Connection::Purpose::Writing);
    if (!opened) return tl::unexpected(opened.error());
    server_ = opened->get();
    connection = std::move(*opened);
    // An engine that takes over waits for our transactions; abandoned ones must end.
    auto done = server_->endIdleTransactionsAfter(options.leaseSeconds);
    if (done) done = migrateServer(*server_, migrations());
    if (!done) return done;
    auto chosen = chosenProperties(*connection, address_);
    if (!chosen) return tl::unexpected(chosen.error());
    properties = std::move(*chosen);
    const QString owner =
        options.owner.isEmpty() ? QUuid::createUuid().toString(QUuid::Id128) : options.owner;
    lease_ = std::make_unique<Lease>(*server_, owner, options.leaseSeconds);
    // Take the lease first: it waits for what a lost connection may still be committing, and
    // excludes other writers. Then read the state.
    if (done = lease_->take(properties); !done) return done;
    state.epoch = lease_->fence();
    for (const PropertyId property : properties) {
        logs.push_back({property, Chain(), 0});
        if (done = readLog(logs.back()); !done) return done;
    }
    return prepare();
}

Result<std::unique_ptr<Connection>> ServerStore::connectForLookups() const
{
    auto opened = PostgresConnection::open(address_, Connection::Purpose::Reading);
    if (!opened) return tl::unexpected(opened.error());
    return std::unique_ptr<Connection>(std::move(*opened));
}

Result<void> ServerStore::lockNumbers()
{
    return connection->execute(
        QStringLiteral("SELECT pg_advisory_xact_lock(%1)").arg(kNumbersLock));
}

void ServerStore::epochRaised()
{
    lease_->confirm();
    state.epoch = lease_->fence();
}

/// Without an answer to its commit a transaction may be durable or not; one that the server
/// refused, or that was not sent to commit, is not.
Error ServerStore::afterFailure(Error error, bool sent)
{
    if (server_->isLost()) {
        if (sent) error.code = ErrorCode::Unknown;
        return error;
    }
    if (server_->state() == kLeaseLost) return lease_->lost();
    return error;
}

bool ServerStore::rollBack()
{
    return !server_->isLost() && connection->execute(QStringLiteral("ROLLBACK")).has_value();
}

void ServerStore::close()
{
    lookups.close();
    writer = BatchWriter();
    // After a failure the same owner reopens it and can take its own lease again.
    if (lease_ && !broken) lease_->release();
    lease_.reset();
    connection.reset();
}

Result<bool> wasCommitted(const QString &place, const CommitMark &mark)
{
    const auto unknown = [] {
        return fail(ErrorCode::Unknown, QStringLiteral("database"),
                    ErrorText::tr("saving may still be in progress"));
    };
    if (!isServerPlace(place) || !mark.log) return unknown();
    const auto opened = openForReading(place);
    if (!opened) return tl::unexpected(opened.error());
    const auto fence = (*opened)->integer(
        QStringLiteral("SELECT fence FROM lease WHERE property = %1").arg(mark.log.value));
    if (!fence) return tl::unexpected(fence.error());
    if (*fence <= mark.epoch) return unknown();
    return findCommit(**opened, mark);
}

}  // namespace roomrack::storage
