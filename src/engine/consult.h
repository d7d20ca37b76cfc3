// SPDX-License-Identifier: GPL-3.0-or-later
// The candidates checked against the shared store before a group of commands is decided, and the
// store's answer.
#pragma once

#include "engine/central_port.h"
#include "engine/engine.h"

namespace roomrack::engine {

struct Consulted {
    std::shared_ptr<CentralPort> port;
    std::vector<std::vector<dedup::Asked>> own;  ///< by command; empty: not checked
    dedup::Central said = dedup::Central::None;

    /// Reports the outcome of the candidates to the store once the command at this index is
    /// answered.
    void decided(size_t command, const Result<Answer> &answer) const;
};
/// Null: no shared store, or nothing to check.
using ConsultedPtr = std::shared_ptr<const Consulted>;
using Consulting = std::function<void(std::vector<Command> &&commands, ConsultedPtr consulted)>;

}  // namespace roomrack::engine
