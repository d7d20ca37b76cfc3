// SPDX-License-Identifier: GPL-3.0-or-later
// The store of candidates that several engines share, as an engine asks it before it decides about
// a booking, whichever way that came in (docs/decisions/0047).
#pragma once

#include "storage/central_candidates.h"

#include <functional>

namespace roomrack::engine {

class CentralPort {
public:
    CentralPort() = default;
    virtual ~CentralPort() = default;

    using Said = std::function<void(const storage::CentralAnswer &)>;
    /// From any thread, and does not wait. `done` is called once, in any thread, also where this
    /// ends meanwhile; the store has dedup::kCentralWithin to answer.
    virtual void check(std::vector<dedup::Asked> request, Said done) = 0;
    /// What became of the same candidates here, from any thread: whether they are active.
    virtual void decided(std::vector<dedup::Asked> request, dedup::Central said, bool stays) = 0;

private:
    Q_DISABLE_COPY(CentralPort)
};

}  // namespace roomrack::engine
