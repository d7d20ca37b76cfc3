// SPDX-License-Identifier: GPL-3.0-or-later
// Wrong passwords and signatures at the door cost time: after a few, whoever showed them must wait,
// each time twice as long. It is counted for each account and source by itself, so that a stranger
// cannot shut out the channel whose password is guessed; and in bounded memory. Time is that of the
// steady clock: a wall clock that is set back makes no wait longer.
#pragma once

#include "api/access.h"
#include "core/clock.h"
#include "core/ids.h"

#include <QtNetwork/QHostAddress>

#include <map>
#include <tuple>

namespace roomrack::api {

class WrongSecrets {
public:
    /// What has a secret: a channel, or none for the hotel's payment gateway.
    using Account = std::pair<PropertyId, ChannelId>;

    /// The clock must outlive it.
    explicit WrongSecrets(const core::Clock &clock) : clock_(clock) {}

    /// Seconds until a wrong one is read again from there; 0: now. Nothing before counts.
    qint64 secondsLeft(const Account &account, const Origin &from) const;
    /// Whether the right one may come from there, too: it has, or many stand behind the address.
    /// Then it is let in at any time. Nothing else is read before its time, or who guesses would
    /// only have to look which guess was not told to wait.
    bool mayBeTheirs(const Account &account, const Origin &from) const;
    /// A source that showed wrong ones is not read for a while; but where the right one may
    /// come from there, too, it is looked for, and only a wrong one is told to wait.
    bool mustWaitUnread(const Account &account, const Origin &from) const;
    /// Counts what was read. False: a wrong one before its time, of which nothing is said.
    bool note(const Account &account, const Origin &from, bool isWrong, bool isRight);
    http::Response askToWait(const Account &account, const Origin &from) const;
    void wrong(const Account &account, const Origin &from);
    void right(const Account &account, const Origin &from);
    /// It has another secret now.
    void forget(const Account &account);
    size_t size() const { return sources_.size(); }

    static constexpr int kFree = 5;  ///< wrong ones before the first wait
    static constexpr qint64 kLongestWait = 900 * kSecond;
    /// Of one from which the right one may come, too.
    static constexpr qint64 kSharedWait = 5 * kSecond;
    static constexpr size_t kMostSources = 4'096;

private:
    struct Source {
        int failures = 0;
        bool known = false;  ///< it has shown the right one
        qint64 next = 0;     ///< nothing is listened to before; steady microseconds
        qint64 last = 0;
    };
    using Key = std::tuple<Account, bool, quint64>;
    static Key keyOf(const Account &account, const QHostAddress &from);
    Source &sourceOf(const Key &key, qint64 now);
    bool isCrowd(const Account &account, qint64 now) const;
    const core::Clock &clock_;
    std::map<Key, Source> sources_;
};

}  // namespace roomrack::api
