// SPDX-License-Identifier: GPL-3.0-or-later
// What kind of channel a mock is, and what it has agreed with its hotel. A new kind is a line in
// channel_kinds().
#pragma once

#include "protocols/json/document.h"
#include "protocols/json/writer.h"
#include "simulator/channels/pushes.h"

#include <functional>
#include <memory>
#include <span>

namespace roomrack::simulator {

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
    quint16 port = 0;  ///< 0: one that the system chooses
    QString pushTo;    ///< address that reservations are pushed to; empty: they are to be fetched
    friend bool operator==(const ChannelPlan &, const ChannelPlan &) = default;
};

struct ChannelKind {
    const char *name;
    std::unique_ptr<MockChannel> (*make)(const ChannelPlan &plan);
    WireRequest (*push)(const Told &told, const PushLogin &login, Instant now);
    bool (*pushed)(const WireReply &reply);
};
std::span<const ChannelKind> channelKinds();
/// Null where there is none of this name.
const ChannelKind *channelKind(const QString &name);

/// An error names what is wrong and where.
Result<ChannelPlan> readPlan(const protocols::json::Value &value, Night today);
void writePlan(protocols::json::Writer &w, const ChannelPlan &plan);

/// One of each kind, for a hotel "DEMO" with rooms SGL and DBL and a plan BAR.
std::vector<ChannelPlan> plansToBeginWith(Night today);

}  // namespace roomrack::simulator
