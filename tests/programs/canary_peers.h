// SPDX-License-Identifier: GPL-3.0-or-later
// The hotel's peers in the canary tests: gateway, channels, mail server and PMS that send back
// whatever they received, plus a card number.
#pragma once

#include "gateways/smtp_server.h"
#include "http/server.h"
#include "simulator/channels/fias_pms.h"
#include "simulator/channels/pms_server.h"
#include "simulator/gateway/mock_gateway.h"
#include "support/certificates.h"

namespace roomrack::tests {

struct PeerSecrets {
    QByteArray card;  ///< digits
    QByteArray gatewayKey;
    QByteArray mailPassword;
};

class CanaryPeers {
public:
    CanaryPeers(const PeerSecrets &secrets, const core::Clock &clock);

    quint16 gatewayPort() const { return gatewayServer_.serverPort(); }
    quint16 channelPort() const { return channelServer_.serverPort(); }
    quint16 mailPort() const { return mailPort_; }
    quint16 pmsPort() const { return pmsPort_; }
    Certificates &certificates() { return certificates_; }
    simulator::PmsServer &pms() { return pmsServer_; }
    /// The OTA's reply when it is polled for reservations.
    void setFeed(const QByteArray &feed) { feed_ = feed; }
    /// Number of requests received by the channels and by the gateway.
    int heardByChannels() const { return heardByChannels_; }
    int heardByGateway() const { return heardByGateway_; }
    bool mailWasTried() const { return mail_.signIns > 0; }
    /// All received bytes, as a careless peer would log them.
    const QByteArray &heard() const { return heard_; }

private:
    http::Response gateway(const http::Request &request);
    http::Response channel(const http::Request &request);
    QByteArray echo(const http::Request &request);

    const PeerSecrets secrets_;
    const core::Clock &clock_;
    Certificates certificates_;
    simulator::MockGateway gateway_;
    http::Server gatewayServer_, channelServer_;
    SmtpServer mail_;
    simulator::FiasPms house_;
    simulator::PmsServer pmsServer_;
    quint16 mailPort_ = 0, pmsPort_ = 0;
    int heardByChannels_ = 0, heardByGateway_ = 0;
    QByteArray feed_, heard_;
};

}  // namespace roomrack::tests
