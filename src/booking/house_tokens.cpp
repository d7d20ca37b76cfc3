// SPDX-License-Identifier: GPL-3.0-or-later
// API tokens, and the property's setup for requests.
#include "booking/house.h"

namespace roomrack::booking {

namespace {

constexpr qsizetype kMostSetup = 16 * 1024;
constexpr qsizetype kHashBytes = 32;
constexpr size_t kMostTokens = 1000;

bool isKnown(TokenRole role)
{
    return role >= TokenRole::Read && role <= TokenRole::Manager;
}

}  // namespace

/// Only what is listed here is permitted.
Result<void> House::allowToken(ActorId actor, Act act) const
{
    const Token *token = requests_.token(actor);
    const auto forbidden = [](const QString &why) { return fail(ErrorCode::Forbidden, {}, why); };
    if (!token || !token->active)
        return forbidden(ErrorText::tr("the token is unknown or revoked"));
    bool allowed = false;
    switch (token->role) {
    case TokenRole::Read: break;
    case TokenRole::Channel: allowed = act == Act::Book; break;
    case TokenRole::Desk: allowed = may(Role::Clerk, act) && act != Act::SignIn; break;
    case TokenRole::Manager: allowed = may(Role::Manager, act) && act != Act::SignIn; break;
    }
    if (allowed) return {};
    return forbidden(
        ErrorText::tr("the token's role (%1) does not allow this").arg(tokenRoleCode(token->role)));
}

Result<void> House::mayCall(const Caller &caller, Act act) const
{
    const Token *token = isToken(caller.actor) ? requests_.token(caller.actor) : nullptr;
    if (token && token->channel && caller.channel != token->channel)
        return fail(ErrorCode::Forbidden, QStringLiteral("channel"),
                    ErrorText::tr("the token belongs to another channel"));
    return allow(caller.actor, act);
}

Result<Answer> House::on(const SaveToken &c, Decision &d)
{
    const auto invalid = [](const char *field, const QString &why) {
        return fail(ErrorCode::Invalid, QString::fromLatin1(field), why);
    };
    TokenRow row{catalogue_.property.id, {}};
    if (c.token) {
        const Token *was = requests_.token(c.token);
        if (!was)
            return fail(ErrorCode::NotFound, QStringLiteral("token"),
                        ErrorText::tr("does not exist or was deleted"));
        row.token = *was;
    } else {
        if (requests_.tokens.size() >= kMostTokens)
            return invalid("token", ErrorText::tr("the maximum number of tokens is reached"));
        if (!isKnown(c.role))
            return invalid("role", ErrorText::tr("must be read, channel, desk or manager"));
        const bool forChannel = c.role == TokenRole::Channel;
        if (forChannel != bool(c.channel) || (c.channel && !channelOf(c.channel)))
            return invalid(
                "channel",
                ErrorText::tr("must be an existing channel for the role channel, and empty for "
                              "other roles"));
        if (c.hash.size() != kHashBytes)
            return invalid("token", ErrorText::tr("is not a valid token"));
        const auto &all = requests_.tokens;
        row.token.id = all.empty() ? kFirstToken : ActorId{all.back().token.id.value + 1};
        row.token.role = c.role;
        row.token.channel = c.channel;
        row.token.hash = c.hash;
        row.token.created = d.now;
    }
    if (c.name || !c.token) {
        const auto name = userName(c.name.value_or(QString()));
        if (!name) return tl::unexpected(name.error());
        row.token.name = *name;
    }
    row.token.active = c.active.value_or(row.token.active);
    Record r = record(RecordKind::TokenSaved, c.caller, d);
    r.subject = row.token.id.value;
    r.value = row.token.active ? 1 : 0;
    Answer answer;
    answer.user = row.token.id;
    answer.seq = here_.usersChanged = append(r, d);
    d.batch->requests.tokens.push_back(row);
    auto &all = requests_.tokens;
    const auto at = std::find_if(all.begin(), all.end(),
                                 [&](const TokenRow &one) { return one.token.id == row.token.id; });
    if (at == all.end())
        all.push_back(std::move(row));
    else
        *at = std::move(row);
    return answer;
}

Result<Answer> House::on(const SaveHotelSetup &c, Decision &d)
{
    const bool known = c.kind >= SetupKind::Payment && c.kind <= SetupKind::Duplicates;
    if (!known || c.content.size() > kMostSetup)
        return fail(ErrorCode::Invalid, QStringLiteral("settings"),
                    ErrorText::tr("of an unknown kind, or too large"));
    if (c.kind == SetupKind::Duplicates) {
        const auto rules = dedup::rulesFrom(c.content);
        if (!rules) return tl::unexpected(rules.error());
        requests_.rules = *rules;
    }
    Record r = record(RecordKind::HotelSetupSaved, c.caller, d);
    r.subject = qint64(c.kind);
    r.value = c.content.isEmpty() ? 0 : 1;
    Answer answer;
    answer.seq = append(r, d);
    if (c.content.isEmpty())
        requests_.setups.remove(quint8(c.kind));
    else
        requests_.setups.insert(quint8(c.kind), c.content);
    d.batch->requests.setups.push_back({catalogue_.property.id, c.kind, c.content, answer.seq});
    return answer;
}

}  // namespace roomrack::booking
