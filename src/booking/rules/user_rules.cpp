// SPDX-License-Identifier: GPL-3.0-or-later
#include "booking/rules/user_rules.h"

#include "booking/rules/access_rules.h"

#include <algorithm>

namespace roomrack::booking {

namespace {

tl::unexpected<Error> noSuchUser()
{
    return fail(ErrorCode::NotFound, QStringLiteral("user"),
                ErrorText::tr("does not exist or was deleted"));
}

bool isActiveAdministrator(const UserRow &row)
{
    return row.user.active && row.user.role == Role::Administrator;
}

bool isKnownRole(Role role)
{
    return role == Role::Clerk || role == Role::Manager || role == Role::Administrator;
}

}  // namespace

Result<Answer> UserRules::on(const SaveUser &c, Decision &d)
{
    auto now = changedUser(c);
    if (!now) {
        d.restsOn = state_.memory.usersChanged;
        return tl::unexpected(now.error());
    }
    const UserRow *was = c.user ? AccessRules(state_).user(c.user) : nullptr;
    Answer answer;
    answer.user = now->user.id;
    const qint64 before = d.lastSeq;
    recordUser(was, *now, c.caller, d);
    if (d.lastSeq == before) {
        answer.repeated = true;
        d.restsOn = state_.memory.usersChanged;
        return answer;
    }
    putUser(std::move(*now), d);
    answer.seq = d.lastSeq;
    return answer;
}

Result<Answer> UserRules::on(const NoteSignIn &c, Decision &d)
{
    const UserRow *found = AccessRules(state_).user(c.user);
    if (!found || !found->user.active) {
        d.restsOn = state_.memory.usersChanged;
        return noSuchUser();
    }
    UserRow row = *found;
    Caller caller = c.caller;
    if (c.right) caller.actor = c.user;
    Record r = recordOf(state_.id(), c.right ? RecordKind::SignedIn : RecordKind::SignInRefused,
                        caller, d);
    r.subject = c.user.value;
    r.value = c.right ? row.wrongAttempts : row.wrongAttempts + 1;
    Answer answer;
    answer.user = c.user;
    answer.seq = state_.memory.usersChanged = append(r, d);
    row.wrongAttempts = c.right ? 0 : row.wrongAttempts + 1;
    row.wrongAt = c.right ? Instant() : d.now;
    putUser(std::move(row), d);
    return answer;
}

/// The user after the command, validated.
Result<UserRow> UserRules::changedUser(const SaveUser &c) const
{
    UserRow row;
    if (c.user) {
        const UserRow *was = AccessRules(state_).user(c.user);
        if (!was) return noSuchUser();
        row = *was;
    } else {
        row.property = state_.id();
        const ActorId last = state_.users.empty() ? ActorId() : state_.users.back().user.id;
        row.user.id = std::max(kFirstUser, ActorId{last.value + 1});
    }
    if (c.name || !c.user) {
        const auto name = userName(c.name.value_or(QString()));
        if (!name) return tl::unexpected(name.error());
        row.user.name = *name;
    }
    row.user.role = c.role.value_or(row.user.role);
    row.user.active = c.active.value_or(row.user.active);
    if (!isKnownRole(row.user.role)) {
        return fail(ErrorCode::Invalid, QStringLiteral("role"),
                    ErrorText::tr("must be clerk, manager or administrator"));
    }
    if (c.secretHash) {
        row.secretHash = *c.secretHash;
        row.wrongAttempts = 0;
        row.wrongAt = {};
    }
    if (row.secretHash.isEmpty()) {
        return fail(ErrorCode::Invalid, QStringLiteral("PIN or password"),
                    ErrorText::tr("must not be empty"));
    }
    if (const auto ok = checkName(row); !ok) return tl::unexpected(ok.error());
    if (const auto ok = keepsAnAdministrator(row); !ok) return tl::unexpected(ok.error());
    return row;
}

Result<void> UserRules::checkName(const UserRow &row) const
{
    for (const UserRow &other : state_.users) {
        if (other.user.id == row.user.id || !other.user.active || !row.user.active) continue;
        if (other.user.name.compare(row.user.name, Qt::CaseInsensitive) == 0) {
            return fail(ErrorCode::Invalid, QStringLiteral("name"),
                        ErrorText::tr("a user named %1 already exists").arg(other.user.name));
        }
    }
    return {};
}

/// Without an administrator, no user could be added and no PIN reset. The last active user may be
/// deactivated, even an administrator: then no sign-in is required, as before the first user.
Result<void> UserRules::keepsAnAdministrator(const UserRow &row) const
{
    AccessRules accessRules(state_);
    const bool another =
        std::any_of(state_.users.begin(), state_.users.end(), [&](const UserRow &other) {
            return other.user.id != row.user.id && isActiveAdministrator(other);
        });
    if (another || isActiveAdministrator(row)) return {};
    const UserRow *was = accessRules.user(row.user.id);
    const bool alone =
        std::none_of(state_.users.begin(), state_.users.end(), [&](const UserRow &other) {
            return other.user.id != row.user.id && other.user.active;
        });
    const bool goes = was && isActiveAdministrator(*was) && !row.user.active;
    if (alone && (goes || (was && !was->user.active && !row.user.active))) return {};
    if (!accessRules.wantsSignIn()) {
        return fail(ErrorCode::Invalid, QStringLiteral("role"),
                    ErrorText::tr("the first user must be an administrator"));
    }
    return fail(
        ErrorCode::WrongState, QStringLiteral("role"),
        ErrorText::tr("%1 is the last active administrator; give another user this role first")
            .arg(row.user.name));
}

/// Writes a record for each change; all but the first have it as their cause.
void UserRules::recordUser(const UserRow *was, const UserRow &now, const Caller &caller,
                           Decision &d)
{
    qint64 first = 0;
    const auto tell = [&](RecordKind kind, qint64 value, qint64 before) {
        Record r = recordOf(state_.id(), kind, caller, d);
        r.subject = now.user.id.value;
        r.value = value;
        r.amount = before;
        r.cause = first;
        state_.memory.usersChanged = append(r, d);
        if (first == 0) first = state_.memory.usersChanged;
    };
    if (!was) {
        tell(RecordKind::UserAdded, qint64(now.user.role), 0);
        return;
    }
    if (was->user.name != now.user.name) tell(RecordKind::UserRenamed, 0, 0);
    if (was->user.role != now.user.role)
        tell(RecordKind::UserRoleSet, qint64(now.user.role), qint64(was->user.role));
    if (was->user.active != now.user.active)
        tell(RecordKind::UserActiveSet, now.user.active ? 1 : 0, 0);
    if (was->secretHash != now.secretHash) tell(RecordKind::UserSecretSet, 0, 0);
}

void UserRules::putUser(UserRow row, Decision &d)
{
    d.batch->users.push_back(row);
    const auto at = std::find_if(state_.users.begin(), state_.users.end(),
                                 [&](const UserRow &one) { return one.user.id == row.user.id; });
    if (at == state_.users.end()) {
        state_.users.push_back(std::move(row));
    } else {
        *at = std::move(row);
    }
}

}  // namespace roomrack::booking
