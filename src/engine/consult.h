// SPDX-License-Identifier: GPL-3.0-or-later
// What the central store was asked about before some commands are decided, and what it answered.
#pragma once

#include "engine/central_port.h"
#include "engine/engine.h"

namespace roomrack::engine {

struct Consulted {
    std::shared_ptr<CentralPort> port;
    std::vector<std::vector<dedup::Asked>> own;  ///< by command; none: it was not asked about
    dedup::Central said = dedup::Central::None;

    /// The command at this place was answered: the store is told what became of its candidates.
    void decided(size_t command, const Result<Answer> &answer) const;
};
/// Null: there is no such store, or nothing to ask about.
using ConsultedPtr = std::shared_ptr<const Consulted>;
using Consulting = std::function<void(std::vector<Command> &&commands, ConsultedPtr consulted)>;

}  // namespace roomrack::engine
