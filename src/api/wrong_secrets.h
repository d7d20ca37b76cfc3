// SPDX-License-Identifier: GPL-3.0-or-later
// Limits guessing of passwords and signatures: after a few failures a source must wait, twice as
// long each time. Counted per account and source, so that a stranger cannot lock out the channel
// whose password is being guessed, and in bounded memory. Uses the steady clock: setting the wall
// clock back does not extend a wait.
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
    /// Owner of a secret: a channel, or the property's payment gateway (no channel).
    using Account = std::pair<PropertyId, ChannelId>;

    /// The clock must outlive it.
    explicit WrongSecrets(const core::Clock &clock) : clock_(clock) {}

    /// Seconds until a wrong secret is evaluated again; 0: now. Earlier attempts do not count.
    qint64 secondsLeft(const Account &account, const Origin &from) const;
    /// Whether the right secret may come from this source too: it has before, or many clients share
    /// the address. It is then accepted at any time. Requests of other sources are not evaluated
    /// during the wait; otherwise an attacker would recognize the right guess by the missing wait.
    bool mayBeTheirs(const Account &account, const Origin &from) const;
    /// A source that sent wrong secrets is ignored for a while. If the right secret may come from
    /// it too, requests are evaluated and only a wrong secret is answered with a wait.
    bool mustWaitUnread(const Account &account, const Origin &from) const;
    /// Counts an evaluated secret. False for a wrong one during the wait, which is not reported.
    bool note(const Account &account, const Origin &from, bool isWrong, bool isRight);
    http::Response askToWait(const Account &account, const Origin &from) const;
    void wrong(const Account &account, const Origin &from);
    void right(const Account &account, const Origin &from);
    /// Call when the account's secret changes.
    void forget(const Account &account);
    size_t size() const { return sources_.size(); }

    static constexpr int kFree = 5;  ///< failures before the first wait
    static constexpr qint64 kLongestWait = 900 * kSecond;
    /// For a source that may also send the right secret.
    static constexpr qint64 kSharedWait = 5 * kSecond;
    static constexpr size_t kMostSources = 4'096;

private:
    struct Source {
        int failures = 0;
        bool known = false;  ///< has sent the right secret
        qint64 next = 0;     ///< ignored until then; steady microseconds
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
