// SPDX-License-Identifier: GPL-3.0-or-later
// The handshake of AlpineBits: the client sends its capabilities as JSON in a ping, and the server
// returns the intersection with its own.
#pragma once

#include "protocols/alpinebits/outcome.h"

#include <QtCore/QStringList>

#include <vector>

namespace roomrack::protocols::alpinebits {

struct Capability {
    QString action;        ///< "action_OTA_HotelInvCountNotif"
    QStringList supports;  ///< "OTA_HotelInvCountNotif_accept_deltas", in any order
    friend bool operator==(const Capability &, const Capability &) = default;
};

struct VersionCapabilities {
    QString version;  ///< "2020-10"
    std::vector<Capability> actions;
    friend bool operator==(const VersionCapabilities &, const VersionCapabilities &) = default;
};

struct Capabilities {
    std::vector<VersionCapabilities> versions;

    /// The newest common version that is not newer than `newest`.
    std::optional<Version> best(Version newest = Version::V2024_10) const;
    bool can(Version version, QStringView action) const;
    bool can(Version version, QStringView action, QStringView supports) const;
    friend bool operator==(const Capabilities &, const Capabilities &) = default;
};

/// Common capabilities, in the order of `ours`. A version without common actions is left out.
Capabilities intersection(const Capabilities &ours, const Capabilities &theirs);

/// {"versions": [{"version": ..., "actions": [{"action": ..., "supports": [...]}]}]}
QByteArray json(const Capabilities &capabilities);
Result<Capabilities> capabilitiesOf(const QByteArray &json);

QByteArray encodePing(const Capabilities &ours);
Result<Capabilities> decodePing(const QByteArray &xml);

struct PingAnswer {
    Outcome outcome;                   ///< without the handshake warning
    std::optional<Capabilities> both;  ///< the intersection sent by the server
    Capabilities echo;                 ///< the request's capabilities
    friend bool operator==(const PingAnswer &, const PingAnswer &) = default;
};
QByteArray encode(const PingAnswer &answer);
Result<PingAnswer> decodePingAnswer(const QByteArray &xml);

}  // namespace roomrack::protocols::alpinebits
