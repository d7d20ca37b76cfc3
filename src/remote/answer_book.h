// SPDX-License-Identifier: GPL-3.0-or-later
// Commands of desks by their keys: one that comes a second time, because the line was cut before
// its answer, has no second effect and gets the same answer.
#pragma once

#include "core/error.h"
#include "core/ids.h"

#include <QtCore/QByteArray>

#include <deque>
#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <vector>

namespace roomrack::remote {

class AnswerBook {
public:
    using Tell = std::function<void(const QByteArray &)>;
    enum class Known : quint8 { New, Same, Other };

    /// New: do it, and settle() it. Same: `tell` hears the answer, now or then. Other: that key
    /// belongs to another command.
    Known begin(ActorId token, const QByteArray &key, const QByteArray &body, Tell tell);
    /// Tells everybody who waits. An answer that is not `kept` is forgotten: it may be asked again.
    void settle(ActorId token, const QByteArray &key, const QByteArray &answer, bool kept);

private:
    using Key = std::pair<ActorId, QByteArray>;
    struct Entry {
        QByteArray digest;
        std::optional<QByteArray> answer;
        std::vector<Tell> waiting;
    };
    std::mutex lock_;
    std::map<Key, Entry> entries_;
    std::deque<Key> settled_;  ///< oldest first
};

}  // namespace roomrack::remote
