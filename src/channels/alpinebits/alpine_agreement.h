// SPDX-License-Identifier: GPL-3.0-or-later
// What is agreed with a server of AlpineBits: which version is offered to it next, which one is
// spoken, and what both sides can (docs/decisions/0044).
#pragma once

#include "channels/link/dialect.h"
#include "protocols/alpinebits/handshake.h"

namespace roomrack::channels {

class AlpineAgreement {
public:
    using Version = protocols::alpinebits::Version;
    using Capabilities = protocols::alpinebits::Capabilities;

    /// The settings must outlive it.
    explicit AlpineAgreement(const sync::ChannelSettings &settings) : settings_(settings) {}

    /// Everything that we can.
    static Capabilities capabilities();

    /// None before the first handshake, and after a refusal.
    std::optional<Version> version() const { return version_; }
    bool can(QStringView action) const { return version_ && both_.can(*version_, action); }
    bool can(QStringView action, QStringView what) const
    {
        return version_ && both_.can(*version_, action, what);
    }
    /// Whether the server takes all rooms as one set.
    bool takesSets() const;
    bool needsHandshake() const { return !version_ || renewing_; }

    /// Once a day a server that speaks an older version is asked for a newer one.
    void mayRenew(Instant now);
    /// The server refused a message that was sent at that time before it read it: another release
    /// may be installed there. True: a handshake comes first; false: the last one was just now.
    bool mayBeOver(Instant sent);
    /// The server asks for a handshake.
    void end();

    /// The version that the next handshake comes as.
    Version offer(Instant now);
    /// The handshake came to nothing: what was agreed before still holds.
    void failed();
    /// The server refuses the version that was offered. TryLater with `nextAtOnce`: the next older
    /// one is offered; else all are refused, for the reason that says most.
    Verdict refused(const Verdict &verdict) { return olderOr(verdict, false); }
    /// Done where a version is among `theirs` with all that the mapping needs, else as refused().
    Verdict answered(Verdict verdict, const Capabilities &theirs);

private:
    Verdict olderOr(Verdict refused, bool answered);
    QString lacking(const Capabilities &both, Version version) const;

    const sync::ChannelSettings &settings_;
    Capabilities both_;
    std::optional<Version> version_;
    /// What the next handshake comes as (a server may look at the header alone and refuse what it
    /// does not know), and what the last one that led to an agreement came as. Both are the line's:
    /// a restart begins with the newest again, and is refused once for each version in between.
    std::optional<Version> offer_, worked_;
    Instant newestFrom_;              ///< until then handshakes begin with what worked
    Instant asked_, agreed_;          ///< the last handshake, and the last that was agreed
    bool renewing_ = false;           ///< asks again although something is agreed
    std::optional<Verdict> refusal_;  ///< of the versions offered so far: what says most
    bool lacks_ = false;              ///< that is of a server that answered
};

}  // namespace roomrack::channels
