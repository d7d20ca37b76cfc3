// SPDX-License-Identifier: GPL-3.0-or-later
// The last commits of a property, in order, for its feed; limited by number and bytes. A commit is
// serialized to JSON when the first reader needs it.
#pragma once

#include "engine/change_set.h"

#include <deque>
#include <optional>

namespace roomrack::api::v1 {

class History {
public:
    /// Starts empty; earlier commits are unknown.
    History(qint64 epoch, qint64 commitNumber, qint64 seq, Currency currency, size_t most,
            qint64 bytes);

    void add(const engine::ChangeSetPtr &change);
    qint64 epoch() const { return epoch_; }
    qint64 commitNumber() const { return commitNumber_; }  ///< newest
    qint64 seq() const { return seq_; }
    /// Whether every commit after this commit is kept.
    bool reaches(qint64 commitNumber) const
    {
        return commitNumber >= lost_ && commitNumber <= commitNumber_;
    }
    /// The first commit after `commitNumber` as JSON, with its own number; none if there is none
    /// yet.
    std::optional<std::pair<qint64, QByteArray>> after(qint64 commitNumber);

private:
    struct Kept {
        engine::ChangeSetPtr change;
        QByteArray json;
        qint64 bytes = 0;
    };
    const size_t most_;
    const qint64 mostBytes_;
    const Currency currency_;
    std::deque<Kept> kept_;
    qint64 bytes_ = 0;
    qint64 epoch_, commitNumber_, seq_;
    qint64 lost_;  ///< last commit that is not kept
};

}  // namespace roomrack::api::v1
