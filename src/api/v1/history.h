// SPDX-License-Identifier: GPL-3.0-or-later
// The last commits of a hotel, in order, for those who read a feed of them: up to a number, and a
// number of bytes. A commit is written as JSON when the first reader wants it.
#pragma once

#include "engine/change_set.h"

#include <deque>
#include <optional>

namespace roomrack::api::v1 {

class History {
public:
    /// Nothing is kept yet, and nothing that came before is known.
    History(qint64 epoch, qint64 wave, qint64 seq, Currency currency, size_t most, qint64 bytes);

    void add(const engine::ChangeSetPtr &change);
    qint64 epoch() const { return epoch_; }
    qint64 wave() const { return wave_; }  ///< of the newest
    qint64 seq() const { return seq_; }
    /// Whether everything behind this wave is there.
    bool reaches(qint64 wave) const { return wave >= lost_ && wave <= wave_; }
    /// The first one behind a wave as JSON, with its own wave; none: there is none yet.
    std::optional<std::pair<qint64, QByteArray>> after(qint64 wave);

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
    qint64 epoch_, wave_, seq_;
    qint64 lost_;  ///< the wave up to which nothing is kept
};

}  // namespace roomrack::api::v1
