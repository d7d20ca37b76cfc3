// SPDX-License-Identifier: GPL-3.0-or-later
// Sign-in. Secrets are compared on a thread of their own, one after the other, without the engine's
// lock; the property state then records the result.
#pragma once

#include "engine/property_service.h"
#include "engine/work_thread.h"

namespace roomrack::engine {

class Engine;
struct EngineState;

class SignIn final : public Accounts {
public:
    SignIn(EngineState &state, Engine &engine) : state_(state), engine_(engine) {}

    /// Whether the actor's role permits the act; Forbidden with the reason if not. For actions that
    /// are not commands.
    Result<void> allow(PropertyId property, ActorId actor, booking::Act act) const;
    QFuture<Result<booking::User>> signInLater(PropertyId property, ActorId user,
                                               QString secret) override;
    /// Each command names its caller, so there is nothing to do.
    void signOut(PropertyId) override {}
    QFuture<Result<Answer>> saveUserLater(booking::SaveUser save,
                                          std::optional<QString> secret) override;
    QFuture<Result<Answer>> changeSecretLater(booking::Caller caller, QString present,
                                              QString next) override;
    void finish() { thread_.finish(); }

private:
    Result<booking::UserRow> mayTry(PropertyId property, ActorId user) const;
    Result<booking::User> compare(PropertyId property, ActorId user, const QString &secret);

    EngineState &state_;
    Engine &engine_;  ///< to record attempts and users
    WorkThread thread_;
};

}  // namespace roomrack::engine
