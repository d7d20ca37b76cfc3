// SPDX-License-Identifier: GPL-3.0-or-later
// A mock AlpineBits server: says what it can by handshake, takes rooms and rate plans, and hands
// out guest requests until they are acknowledged. It refuses what the standard forbids.
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
        bool deltas = true;   ///< of rooms; else complete sets only
        bool overlay = true;  ///< of rate plans; else each plan anew
        protocols::alpinebits::Version newest = protocols::alpinebits::Version::V2024_10;
        int physical = -1;  ///< rooms that the house has of each category; -1: not checked
        /// Guests of each category for whom there are amounts; each one more pays the additional
        /// amount. 0: it was never told (no Inventory), and takes the highest number of a rate.
        int standardGuests = 0;
        int mostGuests = 6;          ///< of each category
        bool looksAtHeader = false;  ///< refuses newer versions before it reads the handshake
    };
    AlpineServer(Shop shop, Options options);

    /// What the shop calls a rate: plans of AlpineBits are sold in several categories.
    static QString rateOf(const QString &plan, const QString &category);

    WireReply handle(const WireRequest &request, Instant now) override;
    /// The meals of a plan as it was told last; empty: it was not.
    QString meals(const QString &plan) const;
    /// Another release of it is installed: it speaks versions up to this.
    void install(protocols::alpinebits::Version newest) { options_.newest = newest; }
    WireReply failure() const override { return {500, {}, "ERROR:internal error"}; }
    void tell(const Told &told) override;
    int untold() const override;
    Shop &shop() override { return shop_; }

    /// Forgets what it was told of rooms and plans, and asks for all of it with the next answers.
    void forget();
    /// A version as it is pushed.
    static QByteArray push(const Told &told, protocols::alpinebits::Version version);

private:
    using Outcome = protocols::alpinebits::Outcome;
    using Version = protocols::alpinebits::Version;
    struct Entry {
        protocols::Reservation latest;
        bool acknowledged = false;
        bool handedOut = false;  ///< as it is now: only then can an acknowledgement mean it
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
    std::map<QString, QString> plans_;  ///< of which it has heard, with their meals
    bool roomsKnown_ = false;           ///< a first complete set was there
    std::map<QString, Entry> requests_;
};

}  // namespace roomrack::simulator
