// SPDX-License-Identifier: GPL-3.0-or-later
#include "booking/rules/token_rules.h"

#include "booking/limits.h"

#include <algorithm>

namespace roomrack::booking {

namespace {

constexpr qsizetype kHashBytes = 32;
constexpr size_t kMostTokens = 1000;

bool isKnown(TokenRole role)
{
    return role >= TokenRole::Read && role <= TokenRole::Manager;
}

}  // namespace

Result<Answer> TokenRules::on(const SaveToken &c, Decision &d)
{
    const auto invalid = [](const char *field, const QString &why) {
        return fail(ErrorCode::Invalid, QString::fromLatin1(field), why);
    };
    TokenRow row{state_.id(), {}};
    if (c.token) {
        const Token *was = state_.requests.token(c.token);
        if (!was)
            return fail(ErrorCode::NotFound, QStringLiteral("token"),
                        ErrorText::tr("does not exist or was deleted"));
        row.token = *was;
    } else {
        if (state_.requests.tokens.size() >= kMostTokens)
            return invalid("token", ErrorText::tr("the maximum number of tokens is reached"));
        if (!isKnown(c.role))
            return invalid("role", ErrorText::tr("must be read, channel, desk or manager"));
        const bool forChannel = c.role == TokenRole::Channel;
        if (forChannel != bool(c.channel) || (c.channel && !state_.channelOf(c.channel)))
            return invalid(
                "channel",
                ErrorText::tr("must be an existing channel for the role channel, and empty for "
                              "other roles"));
        if (c.hash.size() != kHashBytes)
            return invalid("token", ErrorText::tr("is not a valid token"));
        const auto &all = state_.requests.tokens;
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
    Record r = recordOf(state_.id(), RecordKind::TokenSaved, c.caller, d);
    r.subject = row.token.id.value;
    r.value = row.token.active ? 1 : 0;
    Answer answer;
    answer.user = row.token.id;
    answer.seq = state_.memory.usersChanged = append(r, d);
    d.batch->requests.tokens.push_back(row);
    auto &all = state_.requests.tokens;
    const auto at = std::find_if(all.begin(), all.end(),
                                 [&](const TokenRow &one) { return one.token.id == row.token.id; });
    if (at == all.end())
        all.push_back(std::move(row));
    else
        *at = std::move(row);
    return answer;
}

}  // namespace roomrack::booking
