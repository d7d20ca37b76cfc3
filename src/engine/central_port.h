// SPDX-License-Identifier: GPL-3.0-or-later
// Interface to the duplicate store shared by several engines. The engine queries it before it
// decides a booking from any source (docs/decisions/0047).
#pragma once

#include "storage/central_candidates.h"

#include <functional>

namespace roomrack::engine {

class CentralPort {
public:
    CentralPort() = default;
    virtual ~CentralPort() = default;

    using Said = std::function<void(const storage::CentralAnswer &)>;
    /// Thread-safe and does not wait. `done` is called exactly once, in any thread, even if this
    /// object is destroyed first; the store has dedup::kCentralWithin to answer.
    virtual void check(std::vector<dedup::Asked> request, Said done) = 0;
    /// Reports the outcome of the same candidates in this engine: whether they stay active.
    /// Thread-safe.
    virtual void decided(std::vector<dedup::Asked> request, dedup::Central said, bool stays) = 0;

private:
    Q_DISABLE_COPY(CentralPort)
};

}  // namespace roomrack::engine
