// SPDX-License-Identifier: GPL-3.0-or-later
// A mock AlpineBits server: sends its capabilities in the handshake, accepts rooms and rate plans,
// and returns guest requests until they are acknowledged. It refuses what the standard forbids.
#pragma once

#include "protocols/alpinebits/form.h"
#include "protocols/alpinebits/guest_requests.h"
#include "protocols/alpinebits/handshake.h"
#include "simulator/channels/mock_channel.h"

#include <map>
#include <set>

namespace roomrack::simulator {

class AlpineServer final : public MockChannel {
public:
    struct Options {
        QString hotelCode;
        QByteArray account, password;
        bool sets = true;     ///< complete sets of rooms, since 2022-10
        bool deltas = true;   ///< of rooms; otherwise complete sets only
        bool overlay = true;  ///< of rate plans; otherwise each plan is replaced
        protocols::alpinebits::Version newest = protocols::alpinebits::Version::V2024_10;
        int physical = -1;  ///< physical rooms per category; -1: not checked
        /// Guests of each category covered by amounts; each further one pays the additional amount.
        /// 0: not received (no Inventory), uses the highest number of a rate.
        int standardGuests = 0;
        int mostGuests = 6;          ///< per category
        bool looksAtHeader = false;  ///< refuses newer versions before reading the handshake
    };
    AlpineServer(Shop shop, Options options);

    /// The shop's name of a rate: AlpineBits plans are sold in several categories.
    static QString rateOf(const QString &plan, const QString &category);

    WireReply handle(const WireRequest &request, Instant now) override;
    /// The meals of a plan as last received; empty: none received.
    QString meals(const QString &plan) const;
    /// Simulates an upgrade of the server: it supports versions up to this.
    void install(protocols::alpinebits::Version newest) { options_.newest = newest; }
    WireReply failure() const override { return {500, {}, "ERROR:internal error"}; }
    void tell(const Told &told) override;
    int untold() const override;
    Shop &shop() override { return shop_; }

    /// Drops all received rooms and plans, and requests a full sync in the next responses.
    void forget();

private:
    using Outcome = protocols::alpinebits::Outcome;
    using Version = protocols::alpinebits::Version;
    struct Entry {
        protocols::Reservation latest;
        bool acknowledged = false;
        bool handedOut = false;  ///< in its current version: only then is an acknowledgement valid
    };
    protocols::alpinebits::Capabilities capabilities() const;
    WireReply shakeHands(const QByteArray &xml) const;
    Outcome takeRooms(const QByteArray &xml, Version version);
    Outcome takePlans(const QByteArray &xml);
    void takePlan(const protocols::alpinebits::RatePlan &plan);
    void clearPlan(const QString &plan);
    void takeRate(const QString &code, const protocols::alpinebits::Rate &rate);
    QByteArray handOut(const QByteArray &xml, Version version);
    Outcome takeReport(const QByteArray &xml);

    Shop shop_;
    Options options_;
    std::map<QString, QString> plans_;  ///< received plans, with their meals
    bool roomsKnown_ = false;           ///< a first complete set was received
    std::map<QString, Entry> requests_;
};

}  // namespace roomrack::simulator
