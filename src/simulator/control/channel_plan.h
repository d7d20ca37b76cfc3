// SPDX-License-Identifier: GPL-3.0-or-later
// What kind of channel a mock is, and what it has agreed with its hotel. A new kind is a line in
// channelKinds().
#pragma once

#include "protocols/json/document.h"
#include "protocols/json/writer.h"
#include "simulator/channels/faults.h"
#include "simulator/channels/house.h"
#include "simulator/channels/pushes.h"

#include <functional>
#include <memory>
#include <span>

namespace roomrack::simulator {

/// What a PMS has instead of offers.
struct HousePlan {
    std::vector<HouseRoom> rooms;
    std::vector<HouseDeed> inHouse;  ///< who has come before anything else happens
    QString timeZone = QStringLiteral("UTC");
    quint16 toldPort = 0;  ///< where it is told of reservations
    bool tokens = true;    ///< it knows message tokens
    friend bool operator==(const HousePlan &, const HousePlan &) = default;
};

struct ChannelPlan {
    int id = 0;  ///< 0: the next that is free
    QString kind;
    QString name;   ///< its reservations begin with it: 1 to 16 letters and digits
    QString hotel;  ///< what it calls the property
    PushLogin login;
    Currency currency;
    Night first;
    int nights = 400;
    std::vector<Offer> offers;
    QString timeZone = QStringLiteral("UTC");  ///< of the property, for a channel with offers
    HousePlan house;                           ///< of a PMS
    quint16 port = 0;                          ///< 0: one that the system chooses
    QString pushTo;  ///< address that reservations are pushed to; empty: they are to be fetched
    /// Of an OTA over JSON: what is pushed only names a revision, which is to be fetched.
    bool pushNames = false;
    qint64 seed = 0;  ///< of a gateway: numbers of payments and what it decides; 0: as it comes
    friend bool operator==(const ChannelPlan &, const ChannelPlan &) = default;
};

/// A PMS sells nothing: it makes no mock channel, and has a house. Nor does a payment gateway.
struct ChannelKind {
    const char *name;
    std::unique_ptr<MockChannel> (*make)(const ChannelPlan &plan);
    WireRequest (*push)(const Told &told, const PushLogin &login, Instant now);
    bool (*pushed)(const WireReply &reply);
    TokenRequest token;
    bool gateway = false;
    /// A push that only names what is to be fetched; null: the protocol has none.
    WireRequest (*naming)(const Told &told, const PushLogin &login, Instant now) = nullptr;
};
inline bool isHouse(const ChannelKind &kind)
{
    return kind.make == nullptr && !kind.gateway;
}
std::span<const ChannelKind> channelKinds();
/// Null where there is none of this name.
const ChannelKind *channelKind(const QString &name);

/// An error names what is wrong and where.
Result<ChannelPlan> readPlan(const protocols::json::Value &value, Night today);
void writePlan(protocols::json::Writer &w, const ChannelPlan &plan);

/// One of each kind, for a hotel "DEMO" with rooms SGL and DBL and a plan BAR; its house has ten
/// rooms of each, and its gateway knows the secret of all of them.
std::vector<ChannelPlan> plansToBeginWith(Night today);

}  // namespace roomrack::simulator
