// SPDX-License-Identifier: GPL-3.0-or-later
#include "channels/inbound/message_tokens.h"

#include <algorithm>

namespace roomrack::channels {

using Came = WebhookAnswer::Came;

namespace {

bool has(const std::vector<booking::MessageTokenRow> &rows, const QString &token)
{
    return std::any_of(rows.begin(), rows.end(),
                       [&](const booking::MessageTokenRow &row) { return row.token == token; });
}

/// The token to be removed when there is no room; null: none has expired. One only, the oldest: a
/// clock that once was ahead must not make messages count as processed.
const booking::MessageTokenRow *expired(const std::vector<booking::MessageTokenRow> &rows,
                                        Instant now)
{
    const auto oldest = std::min_element(
        rows.begin(), rows.end(), [](const auto &a, const auto &b) { return a.made < b.made; });
    const bool gone = oldest != rows.end() && now - oldest->made > MessageTokens::kExpiry;
    return gone ? &*oldest : nullptr;
}

}  // namespace

/// The right to be served; the next turn begins when this one ends. A request that is dropped
/// without an answer, because a link is replaced, releases it too.
class MessageTokens::Turn {
public:
    explicit Turn(std::function<void()> ended) : ended_(std::move(ended)) {}
    ~Turn() { end(); }
    void end()
    {
        if (const auto ended = std::exchange(ended_, {})) ended();
    }

private:
    Q_DISABLE_COPY(Turn)
    std::function<void()> ended_;
};

void MessageTokens::add(std::function<void(TurnPtr)> job)
{
    queue_.push_back(std::move(job));
    next();
}

void MessageTokens::next()
{
    if (busy_ || queue_.empty()) return;
    busy_ = true;
    const auto job = std::move(queue_.front());
    queue_.pop_front();
    // It may end in any thread, and after this object is gone.
    job(std::make_shared<Turn>([this, poster = scheduler_.poster(), alive = alive_.watch()] {
        poster->post([this, alive] {
            if (!*alive) return;
            busy_ = false;
            next();
        });
    }));
}

void MessageTokens::look(ChannelId channel, const TurnPtr &turn,
                         std::function<void(const Found &)> then)
{
    books_.ask(storage::MessageTokens{property_, channel},
               alive_.only([turn, then = std::move(then)](const Found &found) { then(found); }));
}

void MessageTokens::write(booking::ChannelRows rows, const TurnPtr &turn, Answer done)
{
    books_.write(std::move(rows),
                 alive_.only([turn, done = std::move(done)](const Result<void> &written) {
                     turn->end();
                     done({written ? Came::Done : Came::Failed});
                 }));
}

void MessageTokens::make(ChannelId channel, const QString &token, Answer done)
{
    add([this, channel, token, done = std::move(done)](const TurnPtr &turn) {
        look(channel, turn, [this, channel, token, turn, done](const Found &found) {
            const Instant now = scheduler_.now();
            booking::ChannelRows rows;
            const bool there = found && has(*found, token);
            const bool full = found && found->size() >= kMostOfAChannel;
            const auto *old = full ? expired(*found, now) : nullptr;
            if (!found || there || (full && !old)) {
                turn->end();
                done({!found ? Came::Failed : there ? Came::Done : Came::TooMany});
                return;
            }
            if (old) rows.messageTokens.push_back(row(property_, channel, old->token));
            rows.messageTokens.push_back({property_, channel, token, now, false});
            write(std::move(rows), turn, done);
        });
    });
}

void MessageTokens::whereThere(ChannelId channel, const QString &token, Answer done,
                               std::function<void(const TurnPtr &)> then)
{
    add([this, channel, token, done = std::move(done),
         then = std::move(then)](const TurnPtr &turn) {
        look(channel, turn, [token, turn, done, then](const Found &found) {
            if (found && has(*found, token)) return then(turn);
            turn->end();
            done({found ? Came::NotThere : Came::Failed});
        });
    });
}

void MessageTokens::ask(ChannelId channel, const QString &token, const Answer &done)
{
    whereThere(channel, token, done, [done](const TurnPtr &turn) {
        turn->end();
        done({Came::Done});
    });
}

void MessageTokens::drop(ChannelId channel, const QString &token, const Answer &done)
{
    whereThere(channel, token, done, [this, channel, token, done](const TurnPtr &turn) {
        booking::ChannelRows rows;
        rows.messageTokens.push_back(row(property_, channel, token));
        write(std::move(rows), turn, done);
    });
}

void MessageTokens::use(ChannelId channel, const QString &token, Process process,
                        const Answer &done)
{
    whereThere(channel, token, done, [process = std::move(process), done](const TurnPtr &turn) {
        process([turn, done](WebhookAnswer answer) {
            turn->end();
            done(std::move(answer));
        });
    });
}

}  // namespace roomrack::channels
