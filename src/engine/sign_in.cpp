// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/sign_in.h"

#include "engine/engine_state.h"
#include "engine/secret.h"

namespace roomrack::engine {

namespace {

const QString kSignInField = QStringLiteral("PIN or password");

tl::unexpected<Error> mustWait(int seconds)
{
    return fail(ErrorCode::Forbidden, kSignInField,
                ErrorText::tr("too many failed attempts; try again in %n second(s)", nullptr,
                              std::max(1, seconds)));
}

}  // namespace

Result<void> SignIn::allow(PropertyId property, ActorId actor, booking::Act act) const
{
    const std::lock_guard held(state_.lock);
    if (state_.phase != EngineState::Phase::Running) return tl::unexpected(state_.down);
    const booking::House *h = state_.house(property);
    return h ? h->allow(actor, act) : Result<void>();
}

/// The user, if an attempt is permitted now.
Result<booking::UserRow> SignIn::mayTry(PropertyId property, ActorId user) const
{
    const std::lock_guard held(state_.lock);
    if (state_.phase != EngineState::Phase::Running) return tl::unexpected(state_.down);
    const booking::House *h = state_.house(property);
    const booking::UserRow *row = h ? h->user(user) : nullptr;
    if (!row || !row->user.active) {
        return fail(ErrorCode::NotFound, QStringLiteral("user"),
                    ErrorText::tr("does not exist or is not active"));
    }
    const Instant open = row->wrongAt + booking::signInWaitSeconds(row->wrongAttempts) * kSecond;
    const qint64 wait = row->wrongAttempts > 0 ? open - state_.now() : 0;
    if (wait > 0) return mustWait(static_cast<int>((wait + kSecond - 1) / kSecond));
    return *row;
}

/// The user, if the secret is right; a failed attempt is recorded and takes effect before the
/// result is returned.
Result<booking::User> SignIn::compare(PropertyId property, ActorId user, const QString &secret)
{
    const auto row = mayTry(property, user);
    if (!row) return tl::unexpected(row.error());
    if (matchesSecret(row->secretHash, secret)) return row->user;
    const auto noted =
        engine_.run(booking::NoteSignIn{{property, kDeskActor, {}, {}}, user, false});
    if (!noted) return tl::unexpected(noted.error());
    const int wait = booking::signInWaitSeconds(row->wrongAttempts + 1);
    if (wait > 0) return mustWait(wait);
    return fail(ErrorCode::Forbidden, kSignInField, ErrorText::tr("incorrect"));
}

QFuture<Result<booking::User>> SignIn::signInLater(PropertyId property, ActorId user,
                                                   QString secret)
{
    return thread_.later([=, this]() -> Result<booking::User> {
        auto found = compare(property, user, secret);
        if (!found) return found;
        const auto noted = engine_.run(booking::NoteSignIn{{property, user, {}, {}}, user, true});
        if (!noted) return tl::unexpected(noted.error());
        return found;
    });
}

QFuture<Result<Answer>> SignIn::saveUserLater(booking::SaveUser save, std::optional<QString> secret)
{
    return thread_.later([=, this]() mutable -> Result<Answer> {
        if (secret) {
            auto hash = hashSecret(*secret);
            if (!hash) return tl::unexpected(hash.error());
            save.secretHash = std::move(*hash);
        }
        return engine_.run(save);
    });
}

QFuture<Result<Answer>> SignIn::changeSecretLater(booking::Caller caller, QString present,
                                                  QString next)
{
    return thread_.later([=, this]() -> Result<Answer> {
        auto hash = hashSecret(next);  // first: an invalid new secret is no failed attempt
        if (!hash) return tl::unexpected(hash.error());
        const auto found = compare(caller.property, caller.actor, present);
        if (!found) return tl::unexpected(found.error());
        booking::SaveUser save;
        save.caller = caller;
        save.user = caller.actor;
        save.secretHash = std::move(*hash);
        return engine_.run(save);
    });
}

}  // namespace roomrack::engine
