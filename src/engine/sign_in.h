// SPDX-License-Identifier: GPL-3.0-or-later
// Sign-in. Secrets are compared on a thread of their own, one after the other, without the engine's
// lock; the property state then records the result.
#pragma once

#include "engine/engine_state.h"
#include "engine/work_thread.h"

namespace roomrack::engine {

class SignIn {
public:
    SignIn(EngineState &state, Engine &engine) : state_(state), engine_(engine) {}

    /// As the functions of Engine with these names.
    Result<void> allow(PropertyId property, ActorId actor, booking::Act act) const;
    QFuture<Result<booking::User>> signInLater(PropertyId property, ActorId user, QString secret);
    QFuture<Result<Answer>> saveUserLater(booking::SaveUser save, std::optional<QString> secret);
    QFuture<Result<Answer>> changeSecretLater(booking::Caller caller, QString present,
                                              QString next);
    void finish() { thread_.finish(); }

private:
    Result<booking::UserRow> mayTry(PropertyId property, ActorId user) const;
    Result<booking::User> compare(PropertyId property, ActorId user, const QString &secret);

    EngineState &state_;
    Engine &engine_;  ///< to record attempts and users
    WorkThread thread_;
};

}  // namespace roomrack::engine
