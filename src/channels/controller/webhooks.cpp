// SPDX-License-Identifier: GPL-3.0-or-later
#include "channels/controller/webhooks.h"

#include <algorithm>

namespace roomrack::channels {

using Came = WebhookAnswer::Came;
using Kind = WebhookCall::Kind;

namespace {

/// The newest message that counted or waits for a user; a dismissed one only if there is no other.
Result<QByteArray> newestMessage(storage::Reader &reader, PropertyId property, ChannelId channel,
                                 const QString &reservation)
{
    const auto rows = reader.ask(storage::MessagesAbout{property, channel, reservation});
    if (!rows) return tl::unexpected(rows.error());
    const auto counts = [](const booking::InboxRow &row) {
        return row.state != booking::InboxState::PutAside;
    };
    const auto newest = std::find_if(rows->rbegin(), rows->rend(), counts);
    if (newest != rows->rend()) return newest->body;
    return rows->empty() ? QByteArray() : rows->back().body;
}

}  // namespace

void Webhooks::answer(ChannelId channel, WebhookCall call, Answer done)
{
    switch (call.kind) {
    case Kind::MakeToken: return tokens_.make(channel, call.token, std::move(done));
    case Kind::AskToken: return tokens_.ask(channel, call.token, done);
    case Kind::DropToken: return tokens_.drop(channel, call.token, done);
    case Kind::Find: return find(channel, call.reservation, std::move(done));
    case Kind::Push:
    case Kind::Fetch: break;
    }
    if (call.token.isEmpty()) return answerPush(channel, call, done);
    const QString token = call.token;
    tokens_.use(
        channel, token,
        [this, channel, call = std::move(call)](const Answer &processed) {
            answerPush(channel, call, processed);
        },
        done);
}

void Webhooks::answerPush(ChannelId channel, const WebhookCall &call, const Answer &done)
{
    if (call.kind == Kind::Fetch) return answerFetch(channel, call.token, done);
    const auto told = [done](bool safe) { done({safe ? Came::Done : Came::Failed}); };
    if (PmsConnection *connected = state_.pms.connection(channel))
        return connected->push(call.body, call.token, told);
    auto message = intake_.understand(channel, call.body);
    if (!message) return told(false);
    message->token = call.token;
    intake_.push(channel, std::move(*message), told);
}

/// Fetching twice does no harm, so the token need not be in the commit of what is fetched.
void Webhooks::answerFetch(ChannelId channel, const QString &token, const Answer &done)
{
    Connected *found = state_.find(channel);
    if (!found) return done({});
    found->link->fetchSoon();
    if (token.isEmpty()) return done({Came::Done});
    booking::ChannelRows rows;
    rows.messageTokens.push_back(MessageTokens::row(state_.property, channel, token));
    state_.books.write(std::move(rows), alive_.only([done](const Result<void> &written) {
        done({written ? Came::Done : Came::Failed});
    }));
}

void Webhooks::find(ChannelId channel, const QString &reservation, Answer done)
{
    state_.books.ask(
        [property = state_.property, channel, reservation](storage::Reader &reader) {
            return newestMessage(reader, property, channel, reservation);
        },
        alive_.only([done = std::move(done)](const Result<QByteArray> &body) {
            if (!body) return done({});
            done({body->isEmpty() ? Came::NotThere : Came::Done, *body});
        }));
}

}  // namespace roomrack::channels
