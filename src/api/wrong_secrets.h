// SPDX-License-Identifier: GPL-3.0-or-later
// Wrong passwords and signatures at the door cost time: after a few, whoever showed them must wait,
// each time twice as long. It is counted for each account and source by itself, so that a stranger
// cannot shut out the channel whose password is guessed; and in bounded memory.
#pragma once

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

    /// Seconds until this source is listened to again; 0: now. Nothing that comes before counts.
    qint64 secondsLeft(const Account &account, const QHostAddress &from, Instant now) const;
    void wrong(const Account &account, const QHostAddress &from, Instant now);
    void right(const Account &account, const QHostAddress &from, Instant now);
    /// It has another secret now.
    void forget(const Account &account);
    size_t size() const { return sources_.size(); }

    static constexpr int kFree = 5;  ///< wrong ones before the first wait
    static constexpr qint64 kLongestWait = 900 * kSecond;
    /// Of a source that has shown the right one, or that many may stand behind (a proxy on this
    /// machine): it is the channel's own, too.
    static constexpr qint64 kSharedWait = 5 * kSecond;
    static constexpr size_t kMostSources = 4'096;

private:
    struct Source {
        int failures = 0;
        bool known = false;  ///< it has shown the right one
        Instant next{};      ///< nothing is listened to before
        Instant last{};
    };
    using Key = std::tuple<Account, bool, quint64>;
    static Key keyOf(const Account &account, const QHostAddress &from);
    Source &sourceOf(const Key &key, Instant now);
    bool isCrowd(const Account &account, Instant now) const;
    std::map<Key, Source> sources_;
};

}  // namespace roomrack::api
