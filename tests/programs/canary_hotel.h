// SPDX-License-Identifier: GPL-3.0-or-later
// A hotel in roomrackd, with a gateway, mail, a central store and lines of all protocols, in
// folders of which everything is known: what its owner hands over, and what the programs leave.
#pragma once

#include "programs/canary_peers.h"
#include "programs/canary_server.h"
#include "programs/started.h"
#include "support/canary.h"
#include "support/http_caller.h"
#include "sync/settings.h"

#include <QTcpSocket>
#include <QTemporaryDir>

#include <map>

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
    static const QByteArray kGatewayKey;
    static const QString kChannelUser;

    enum class Keeping { File, Database };
    explicit CanaryHotel(Keeping keeping = Keeping::File);
    ~CanaryHotel();
    /// Before begin(): who plays a channel or the gateway instead of the peers.
    void link(ChannelId channel, const QString &address, const QString &toldAt = {})
    {
        addresses_[channel.value] = {address, toldAt};
    }
    void payAt(const QString &address) { gatewayAddress_ = address; }
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
    /// Where the hotel is kept: the file, or an address with a password.
    QString place() const;
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
    /// With the central store, and the hotel if it is not a file; null without PostgreSQL.
    const CanaryServer *database() const { return database_.get(); }
    /// What is where it does not belong: cards and secrets anywhere, the guest beside the hotel,
    /// the store and answers about bookings.
    QStringList whatIsLeft(const Canaries &canaries) const;

private:
    void makeHotel();
    void setUp(engine::Engine &engine);
    void workAtTheDesk(engine::Engine &engine);
    QStringList seal();
    bool start();
    sync::ChannelSettings settingsFor(ChannelId channel) const;
    QString addressOf(ChannelId channel) const;
    booking::Caller desk() const { return {property_, kDeskActor, ChannelId{1}, {}}; }
    void note(const Called &answer);

    struct Elsewhere {
        QString address, toldAt;
    };

    const Keeping keeping_;
    // Its own temporary files are no concern of the hotel's.
    QTemporaryDir folder_, databaseFolder_;
    core::SystemClock clock_;
    CanaryPeers peers_;
    std::map<qint64, Elsewhere> addresses_;
    QString gatewayAddress_;
    std::unique_ptr<CanaryServer> database_;
    PropertyId property_;
    Night today_;
    std::unique_ptr<Started> server_;
    quint16 door_ = 0;
    int keys_ = 0, commands_ = 0;
    std::vector<std::unique_ptr<QTcpSocket>> sent_;
    QByteArray answers_, refusals_;  ///< all, and those that were refusals
};

}  // namespace roomrack::tests
