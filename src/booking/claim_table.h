// SPDX-License-Identifier: GPL-3.0-or-later
// The keys that requests came with in the last day, found in constant time. Answers are kept for
// the last of them; older ones are in the file.
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
        New,        ///< nobody came with it before
        OtherBody,  ///< it was about something else
        Open,       ///< it waits for `saga`
        Answered,   ///< `answer` is there
        InFile      ///< answered so long ago that the file must be asked
    };
    struct Found {
        Is is = Is::New;
        SagaId saga;
        ClaimAnswer answer;
    };
    Found find(const Claim &claim) const;
    /// One that is new, or its answer. `seq`: the last record of the decision.
    void put(const Claim &claim, Instant at, SagaId saga, const ClaimAnswer &answer, qint64 seq);
    /// The end of what an open one waits for.
    void answer(ActorId caller, const QByteArray &key, const ClaimAnswer &answer, qint64 seq);
    /// From the file: it is answered, or waits for a saga.
    void load(const ClaimRow &row);
    /// Those that wait for this saga: whose request it is, and who asked to cancel that.
    std::vector<Claim> openFor(SagaId saga) const { return open_.value(saga); }
    /// Answers of a table that was there before and of which the file was read into this one: to
    /// the same requests, where these are answered.
    void adoptAnswers(const ClaimTable &before);
    /// Lets those go that came before, but for open ones. False: there was none.
    bool forget(Instant before);
    /// Answers that the file has are given up, but for the last.
    void trim(qint64 committed);
    qsizetype size() const { return all_.size(); }

private:
    struct Name {
        quint64 high = 0, low = 0;
        friend bool operator==(const Name &, const Name &) = default;
        friend size_t qHash(const Name &n, size_t seed) { return size_t(n.low) ^ seed; }
    };
    struct Kept {
        quint64 high = 0, low = 0;  ///< of the body
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
