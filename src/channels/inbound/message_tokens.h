// SPDX-License-Identifier: GPL-3.0-or-later
// Tokens of messages that channels push (docs/decisions/0025). They are in the hotel's file and
// nowhere else; all that is asked about them is done one after the other, so that nobody is told of
// a token while the message that takes it away is being written.
#pragma once

#include "channels/link/alive.h"
#include "channels/link/books.h"
#include "channels/push/webhook_call.h"

#include <deque>
#include <memory>

namespace roomrack::channels {

class MessageTokens {
public:
    using Answer = std::function<void(WebhookAnswer)>;
    /// Processes a message whose token is there, and takes it away with row() in the same commit.
    using Process = std::function<void(Answer done)>;

    MessageTokens(PropertyId property, Books &books, World &world)
        : property_(property), books_(books), world_(world)
    {}

    /// Done also where it was there already. Where there is no room, those that are too old go in
    /// the same commit.
    void make(ChannelId channel, const QString &token, Answer done);
    void ask(ChannelId channel, const QString &token, Answer done);
    /// Done: it was there until now.
    void drop(ChannelId channel, const QString &token, Answer done);
    /// NotThere: it was processed, or given up, and `process` is not called.
    void use(ChannelId channel, const QString &token, Process process, Answer done);

    bool isQuiet() const { return !busy_ && queue_.empty(); }

    /// What takes a token away.
    static booking::MessageTokenRow row(PropertyId property, ChannelId channel,
                                        const QString &token)
    {
        return {property, channel, token, {}, true};
    }

    static constexpr size_t kMostOfAChannel = 256;
    /// Whoever has not settled a message by then must ask for what became of it.
    static constexpr qint64 kOldest = qint64(30) * 24 * 3600 * kSecond;

private:
    class Turn;
    using TurnPtr = std::shared_ptr<Turn>;
    using Found = Result<std::vector<booking::MessageTokenRow>>;
    void add(std::function<void(TurnPtr)> job);
    void next();
    void look(ChannelId channel, const TurnPtr &turn, std::function<void(const Found &)> then);
    void write(booking::ChannelRows rows, const TurnPtr &turn, Answer done);

    const PropertyId property_;
    Books &books_;
    World &world_;
    std::deque<std::function<void(TurnPtr)>> queue_;
    bool busy_ = false;
    Alive alive_;  ///< the last member: its end is the first
};

}  // namespace roomrack::channels
