// SPDX-License-Identifier: GPL-3.0-or-later
// A hotel in roomrackd, with a gateway, mail, a central store and lines of all protocols, in
// folders of which everything is known: what its owner hands over, and what the programs leave.
#pragma once

#include "programs/canary_peers.h"
#include "programs/started.h"
#include "support/canary.h"
#include "support/hotel_place.h"
#include "support/http_caller.h"
#include "sync/settings.h"

#include <QTcpSocket>
#include <QTemporaryDir>

namespace roomrack::tests {

inline const ChannelId kJsonPushed{2}, kTravelPushed{3}, kAlpinePushed{4}, kHousePms{5},
    kJsonPolled{6}, kTravelLine{7}, kAlpineLine{8};

class CanaryHotel {
public:
    // What is planted.
    static const QByteArray kCard, kCardCode, kSurname, kMail, kPhone;
    static const std::vector<Canary> &canaries();
    static QByteArray token(const char *role);
    static QByteArray channelSecret(ChannelId channel);

    CanaryHotel();
    ~CanaryHotel();
    /// Makes the hotel with a desk that writes cards where it may write, and starts roomrackd.
    QStringList begin();
    /// Ends it in order; what it said goes to the logs.
    QStringList end();
    /// A command of roomrack; what it says goes to the logs.
    int run(const QString &name, const QStringList &arguments);

    /// A request; the answer is kept for the search.
    Called call(const QByteArray &method, const QByteArray &target, const QByteArray &body = {},
                protocols::Headers headers = {}, const char *role = "manager");
    /// The same without waiting for the answer, until end().
    void send(const QByteArray &method, const QByteArray &target, const QByteArray &body);
    Called hook(ChannelId channel, const protocols::Headers &headers, const QByteArray &body);
    /// Keeps bytes where the search looks: something that a program said.
    void keep(const QString &name, const QByteArray &bytes);

    CanaryPeers &peers() { return peers_; }
    const core::Clock &clock() const { return clock_; }
    Night today() const { return today_; }
    quint16 port() const { return door_; }
    QString file() const { return left(QStringLiteral("hotel/hotel.roomrack")); }
    /// In the folder of what programs leave, and in the one of what they are given.
    QString left(const QString &path) const
    {
        return folder_.filePath(QStringLiteral("left/") + path);
    }
    QString given(const QString &path) const
    {
        return folder_.filePath(QStringLiteral("given/") + path);
    }
    void give(const QString &name, const QByteArray &bytes);
    /// What the central store has, as text; empty where it is a file in the folder.
    QByteArray centralText() const;
    /// Answers that were refusals, and all of them.
    const QByteArray &refusals() const { return refusals_; }
    const QByteArray &answers() const { return answers_; }

private:
    void makeHotel();
    void setUp(engine::Engine &engine);
    void workAtTheDesk(engine::Engine &engine);
    QStringList seal();
    bool start();
    sync::ChannelSettings settingsFor(ChannelId channel) const;
    booking::Caller desk() const { return {property_, kDeskActor, ChannelId{1}, {}}; }
    void note(const Called &answer);

    QTemporaryDir folder_;
    core::SystemClock clock_;
    CanaryPeers peers_;
    std::unique_ptr<HotelPlace> central_;  ///< null: a file
    PropertyId property_;
    Night today_;
    std::unique_ptr<Started> server_;
    quint16 door_ = 0;
    int keys_ = 0, commands_ = 0;
    std::vector<std::unique_ptr<QTcpSocket>> sent_;
    QByteArray answers_, refusals_;
};

}  // namespace roomrack::tests
