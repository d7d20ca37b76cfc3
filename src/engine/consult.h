// SPDX-License-Identifier: GPL-3.0-or-later
// Queries the shared duplicate store before the lock is taken, for bookings from every source. No
// thread waits: the commands continue in the thread that delivers the answer (docs/decisions/0047).
#pragma once

#include "engine/central_port.h"
#include "engine/command_completion.h"

#include <span>

namespace roomrack::engine {

/// The candidates checked before a group of commands is decided, and the store's answer.
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

/// Thread-safe; lock_ guards the stores and is not held while one is asked.
class CentralConsultation {
public:
    CentralConsultation(EngineState &state, CommandCompletion &completion)
        : state_(state), completion_(completion)
    {}

    void set(PropertyId property, std::shared_ptr<CentralPort> port);
    bool consults(std::span<const Command> commands) const;
    /// `then` is called at once if there is nothing to check.
    void consult(std::vector<Command> commands, Consulting then);

private:
    std::shared_ptr<CentralPort> portOf(PropertyId property) const;
    std::vector<dedup::Asked> candidatesFor(Command &command);

    EngineState &state_;
    CommandCompletion &completion_;
    mutable std::mutex lock_;
    std::map<qint64, std::shared_ptr<CentralPort>> ports_;  ///< by property
    std::atomic<bool> any_{false};
};

}  // namespace roomrack::engine
