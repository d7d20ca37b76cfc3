// SPDX-License-Identifier: GPL-3.0-or-later
// A store in a PostgreSQL database that other engines may share: a lease defines which properties
// are ours, and each of them has a log of its own.
#pragma once

#include "storage/lease.h"
#include "storage/store_impl.h"

namespace roomrack::storage {

struct ServerStore final : Store::Impl {
    Result<void> open(const QString &place, const StoreOptions &options);

    Result<std::unique_ptr<Connection>> connectForLookups() const override;
    PropertyId logOf(PropertyId property) const override { return property; }
    int checkOwner() override { return lease_->check(); }
    Result<void> lockNumbers() override;
    Result<void> raiseEpoch(PropertyId described) override { return lease_->raise(described); }
    void epochRaised() override;
    Error afterFailure(Error error, bool sent) override;
    bool rollBack() override;
    Result<void> renew() override { return lease_->renew(); }
    void close() override;

private:
    ServerAddress address_;
    PostgresConnection *server_ = nullptr;  ///< the store's connection
    std::unique_ptr<Lease> lease_;
};

/// The properties that an address selects. NotFound: names the missing one and those available.
Result<std::vector<PropertyId>> chosenProperties(const Connection &connection,
                                                 const ServerAddress &address);

}  // namespace roomrack::storage
