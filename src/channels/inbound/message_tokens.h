// SPDX-License-Identifier: GPL-3.0-or-later
// Tokens of messages that channels push (docs/decisions/0025). They are stored in the property's
// file only; all requests about them are processed one after the other, so that no caller receives
// a token while the message that removes it is being written.
#pragma once

#include "channels/connection/alive.h"
#include "channels/connection/books.h"
#include "channels/push/webhook_call.h"

#include <deque>
#include <memory>

namespace roomrack::channels {

class MessageTokens {
public:
    using Answer = std::function<void(WebhookAnswer)>;
    /// Processes a message whose token exists, and removes it with row() in the same commit.
    using Process = std::function<void(Answer done)>;

    MessageTokens(PropertyId property, Books &books, Scheduler &scheduler)
        : property_(property), books_(books), scheduler_(scheduler)
    {}

    /// Done also if it existed already. If there is no room, the oldest token is removed in the
    /// same commit if it has expired.
    void make(ChannelId channel, const QString &token, Answer done);
    void ask(ChannelId channel, const QString &token, const Answer &done);
    /// Done: it existed until now.
    void drop(ChannelId channel, const QString &token, const Answer &done);
    /// NotThere: it was processed, or given up, and `process` is not called.
    void use(ChannelId channel, const QString &token, Process process, const Answer &done);

    bool isQuiet() const { return !busy_ && queue_.empty(); }

    /// The row that removes a token.
    static booking::MessageTokenRow row(PropertyId property, ChannelId channel,
                                        const QString &token)
    {
        return {property, channel, token, {}, true};
    }

    static constexpr size_t kMostOfAChannel = 256;
    /// No message can be under way for so long. A sender that was away for longer must query the
    /// state of its message, not that of the token.
    static constexpr qint64 kExpiry = qint64(7) * 24 * 3600 * kSecond;

private:
    class Turn;
    using TurnPtr = std::shared_ptr<Turn>;
    using Found = Result<std::vector<booking::MessageTokenRow>>;
    void add(std::function<void(TurnPtr)> job);
    void next();
    void look(ChannelId channel, const TurnPtr &turn, std::function<void(const Found &)> then);
    /// Calls `then` if the token exists; else answers that it does not, or cannot be looked up.
    void whereThere(ChannelId channel, const QString &token, Answer done,
                    std::function<void(const TurnPtr &)> then);
    void write(booking::ChannelRows rows, const TurnPtr &turn, Answer done);

    const PropertyId property_;
    Books &books_;
    Scheduler &scheduler_;
    std::deque<std::function<void(TurnPtr)>> queue_;
    bool busy_ = false;
    Alive alive_;  ///< last member: destroyed first
};

}  // namespace roomrack::channels
