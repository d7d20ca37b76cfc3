// SPDX-License-Identifier: GPL-3.0-or-later
// The idempotency keys of the last day, found in constant time. The latest responses are kept in
// memory; older ones are read from the file.
#pragma once

#include "booking/claim.h"
#include "booking/request_rows.h"

#include <QtCore/QHash>

#include <deque>
#include <optional>
#include <vector>

namespace roomrack::booking {

class ClaimTable {
public:
    enum class Is : quint8 {
        New,        ///< not used before
        OtherBody,  ///< used before with another request
        Open,       ///< it waits for `saga`
        Answered,   ///< `answer` is set
        InFile      ///< answered long ago: the response is read from the file
    };
    struct Found {
        Is is = Is::New;
        SagaId saga;
        ClaimAnswer answer;
    };
    Found find(const Claim &claim) const;
    /// Adds a new key or its response. `seq`: the last record of the decision.
    void put(const Claim &claim, Instant at, SagaId saga, const ClaimAnswer &answer, qint64 seq);
    /// Sets the response of an open key.
    void answer(ActorId caller, const QByteArray &key, const ClaimAnswer &answer, qint64 seq);
    /// From the file: it is answered, or waits for a saga.
    void load(const ClaimRow &row);
    /// The keys that wait for this saga: the request's own, and those of requests to cancel it.
    std::vector<Claim> openFor(SagaId saga) const { return open_.value(saga); }
    /// Copies responses from the table that this one, read from the file, replaces: for the same
    /// requests, where they are answered.
    void adoptAnswers(const ClaimTable &before);
    /// Deletes keys received before, except open ones. False: there was none.
    bool forget(Instant before);
    /// Drops responses that the file has, except the latest.
    void trim(qint64 committed);
    qsizetype size() const { return all_.size(); }

private:
    struct Name {
        quint64 high = 0, low = 0;
        friend bool operator==(const Name &, const Name &) = default;
        friend size_t qHash(const Name &n, size_t seed) { return size_t(n.low) ^ seed; }
    };
    struct Kept {
        quint64 high = 0, low = 0;  ///< of the body hash
        Instant at;
        SagaId saga;  ///< open; none: answered
    };
    struct Recent {
        ClaimAnswer answer;
        qint64 seq = 0;
    };
    static Name nameOf(ActorId caller, const QByteArray &key);
    void keep(const Name &name, const ClaimAnswer &answer, qint64 seq);
    void close(ActorId caller, const QByteArray &key, SagaId saga);

    QHash<Name, Kept> all_;
    QHash<SagaId, std::vector<Claim>> open_;
    QHash<Name, Recent> answers_;
    std::deque<Name> answered_;                      ///< of answers_, in order
    std::deque<std::pair<Instant, Name>> arrivals_;  ///< in order of time
};

}  // namespace roomrack::booking
