// SPDX-License-Identifier: GPL-3.0-or-later
// The agreement with an AlpineBits server: which version is offered next, which one is in use, and
// the capabilities of both sides (docs/decisions/0044).
#pragma once

#include "channels/connection/dialect.h"
#include "protocols/alpinebits/handshake.h"

namespace roomrack::channels {

class AlpineAgreement {
public:
    using Version = protocols::alpinebits::Version;
    using Capabilities = protocols::alpinebits::Capabilities;

    /// `settings` must outlive this object.
    explicit AlpineAgreement(const sync::ChannelSettings &settings) : settings_(settings) {}

    /// All actions and capabilities that this client supports.
    static Capabilities capabilities();

    /// Empty before the first handshake and after a refusal.
    std::optional<Version> version() const { return version_; }
    bool can(QStringView action) const { return version_ && both_.can(*version_, action); }
    bool can(QStringView action, QStringView what) const
    {
        return version_ && both_.can(*version_, action, what);
    }
    /// Whether the server accepts all rooms as one complete set.
    bool takesSets() const;
    bool needsHandshake() const { return !version_ || renewing_; }

    /// Once a day, offers a newer version to a server that uses an older one.
    void mayRenew(Instant now);
    /// The server refused a message, sent at `sent`, before reading it: another release may be
    /// installed there. True: a handshake comes first; false: the last handshake was too recent.
    bool mayBeOver(Instant sent);
    /// The server requests a handshake.
    void end();

    /// The version that the next handshake offers.
    Version offer(Instant now);
    /// The handshake failed: the previous agreement still holds.
    void failed();
    /// The server refuses the version that was offered. TryLater with `nextAtOnce`: the next older
    /// version is offered; else all are refused, for the most informative reason.
    Verdict refused(const Verdict &verdict) { return olderOr(verdict, false); }
    /// Done if `theirs` has a version with everything that the mapping needs, else as refused().
    Verdict answered(Verdict verdict, const Capabilities &theirs);

private:
    Verdict olderOr(Verdict refused, bool answered);
    QString lacking(const Capabilities &both, Version version) const;

    const sync::ChannelSettings &settings_;
    Capabilities both_;
    std::optional<Version> version_;
    /// The version that the next handshake offers (a server may read the header alone and refuse an
    /// unknown version), and the version offered by the last handshake that led to an agreement.
    /// Neither is stored: after a restart the newest version is offered first, and is refused once
    /// for each version in between.
    std::optional<Version> offer_, worked_;
    Instant newestFrom_;              ///< until then handshakes begin with worked_
    Instant asked_, agreed_;          ///< times of the last handshake and the last agreement
    bool renewing_ = false;           ///< a handshake is due although a version is agreed
    std::optional<Verdict> refusal_;  ///< most informative refusal of the versions offered so far
    bool lacks_ = false;              ///< refusal_ is of a server that answered
};

}  // namespace roomrack::channels
