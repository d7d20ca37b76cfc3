// SPDX-License-Identifier: GPL-3.0-or-later
// A hotel in roomrackd with a gateway, mail, a central store and connections of all protocols. All
// of its folders are known: the input of its owner, and the files that the programs leave.
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
    kJsonPolled{6}, kTravelGds{7}, kAlpineOta{8};

class CanaryHotel {
public:
    // The planted values.
    static const QByteArray kCard, kCardCode, kSurname, kMail, kPhone;
    static const std::vector<Canary> &canaries();
    static QByteArray token(const char *role);
    static QByteArray channelSecret(ChannelId channel);
    static const QByteArray kGatewayKey;
    static const QString kChannelUser;

    enum class Keeping { File, Database };
    explicit CanaryHotel(Keeping keeping = Keeping::File);
    ~CanaryHotel();
    /// Before begin(): sets another server as channel or gateway in place of the peers.
    void link(ChannelId channel, const QString &address, const QString &toldAt = {})
    {
        addresses_[channel.value] = {address, toldAt};
    }
    void payAt(const QString &address) { gatewayAddress_ = address; }
    /// Creates the hotel with front desk entries that contain card numbers in every text field, and
    /// starts roomrackd.
    QStringList begin();
    /// Terminates it normally; its output is added to the logs.
    QStringList end();
    /// Runs a command of roomrack; its output is added to the logs.
    int run(const QString &name, const QStringList &arguments);

    /// Sends a request; the reply is kept for the search.
    Called call(const QByteArray &method, const QByteArray &target, const QByteArray &body = {},
                protocols::Headers headers = {}, const char *role = "manager");
    /// The same without waiting for the reply, which is collected until end().
    void send(const QByteArray &method, const QByteArray &target, const QByteArray &body);
    Called hook(ChannelId channel, const protocols::Headers &headers, const QByteArray &body);
    /// Stores bytes for the search, such as a program's output.
    void keep(const QString &name, const QByteArray &bytes);

    CanaryPeers &peers() { return peers_; }
    const core::Clock &clock() const { return clock_; }
    Night today() const { return today_; }
    quint16 port() const { return apiPort_; }
    QString file() const { return left(QStringLiteral("hotel/hotel.roomrack")); }
    /// The hotel's location: a file, or an address with a password.
    QString place() const;
    /// Paths in the folder of the programs' files, and in the folder of their input.
    QString left(const QString &path) const
    {
        return folder_.filePath(QStringLiteral("left/") + path);
    }
    QString given(const QString &path) const
    {
        return folder_.filePath(QStringLiteral("given/") + path);
    }
    void give(const QString &name, const QByteArray &bytes);
    /// With the central store, and with the hotel unless it is a file; null without PostgreSQL.
    const CanaryServer *database() const { return database_.get(); }
    /// Finds misplaced data: cards and secrets anywhere; guest data outside the hotel, the store
    /// and replies about bookings.
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
    // The database server's own temporary files are not part of the hotel.
    QTemporaryDir folder_, databaseFolder_;
    core::SystemClock clock_;
    CanaryPeers peers_;
    std::map<qint64, Elsewhere> addresses_;
    QString gatewayAddress_;
    std::unique_ptr<CanaryServer> database_;
    PropertyId property_;
    Night today_;
    std::unique_ptr<Started> server_;
    quint16 apiPort_ = 0;
    int keys_ = 0, commands_ = 0;
    std::vector<std::unique_ptr<QTcpSocket>> sent_;
    QByteArray answers_, refusals_;  ///< all replies, and the refusals among them
};

}  // namespace roomrack::tests
