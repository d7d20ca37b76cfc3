// SPDX-License-Identifier: GPL-3.0-or-later
// Kind and configuration of a mock channel. A new kind is one line in channelKinds().
#pragma once

#include "protocols/json/document.h"
#include "protocols/json/writer.h"
#include "simulator/channels/faults.h"
#include "simulator/channels/mock_property.h"
#include "simulator/channels/pushes.h"

#include <functional>
#include <memory>
#include <span>

namespace roomrack::simulator {

/// Configuration of a PMS, instead of offers.
struct PmsPlan {
    std::vector<PmsRoom> rooms;
    std::vector<PmsAction> inHouse;  ///< guests checked in at the start
    QString timeZone = QStringLiteral("UTC");
    quint16 toldPort = 0;  ///< port that receives reservations
    bool tokens = true;    ///< supports message tokens
    friend bool operator==(const PmsPlan &, const PmsPlan &) = default;
};

struct ChannelPlan {
    int id = 0;  ///< 0: the next free one
    QString kind;
    QString name;   ///< prefix of its reservations: 1 to 16 letters and digits
    QString hotel;  ///< its property id
    PushLogin login;
    Currency currency;
    Night first;
    int nights = 400;
    std::vector<Offer> offers;
    QString timeZone = QStringLiteral("UTC");  ///< of the property, for a channel with offers
    PmsPlan house;                             ///< for a PMS
    quint16 port = 0;                          ///< 0: chosen by the system
    QString pushTo;  ///< address that reservations are pushed to; empty: they are polled
    /// OTA over JSON: pushes only name a revision, which must be fetched.
    bool pushNames = false;
    qint64 seed = 0;  ///< gateway: payment ids and decisions; 0: derived
    friend bool operator==(const ChannelPlan &, const ChannelPlan &) = default;
};

/// A PMS sells nothing: it creates no mock channel and has a House. A payment gateway creates none
/// either.
struct ChannelKind {
    const char *name;
    std::unique_ptr<MockChannel> (*make)(const ChannelPlan &plan);
    WireRequest (*push)(const Told &told, const PushLogin &login, Instant now);
    bool (*pushed)(const WireReply &reply);
    TokenRequest token;
    bool gateway = false;
    /// A push that only names what to fetch; null: not supported by the protocol.
    WireRequest (*naming)(const Told &told, const PushLogin &login, Instant now) = nullptr;
};
inline bool isPms(const ChannelKind &kind)
{
    return kind.make == nullptr && !kind.gateway;
}
std::span<const ChannelKind> channelKinds();
/// Null if the name is unknown.
const ChannelKind *channelKind(const QString &name);

/// Errors name the invalid value and its path.
Result<ChannelPlan> readPlan(const protocols::json::Value &value, Night today);
void writePlan(protocols::json::Writer &w, const ChannelPlan &plan);

/// One of each kind, for a property "DEMO" with rooms SGL and DBL and a plan BAR; its PMS has ten
/// rooms of each, and its gateway uses the secret shared by all.
std::vector<ChannelPlan> plansToBeginWith(Night today);

}  // namespace roomrack::simulator
