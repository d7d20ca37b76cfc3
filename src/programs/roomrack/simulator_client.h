// SPDX-License-Identifier: GPL-3.0-or-later
// roomrack-sim as a process beside the window: started, driven over HTTP, ended with the window.
#pragma once

#include "desktop/simulator/simulator_desk.h"

#include <QtCore/QJsonObject>
#include <QtCore/QProcess>
#include <QtCore/QTimer>
#include <QtNetwork/QNetworkAccessManager>

#include <functional>

namespace roomrack::programs {

class SimulatorClient final : public desktop::SimulatorDesk {
    Q_OBJECT

public:
    explicit SimulatorClient(quint64 seed);
    ~SimulatorClient() override;

    /// ready() or failed() follows.
    void start();
    /// Where a channel listens; a PMS is told of bookings somewhere else.
    struct Made {
        QString address;  ///< empty: it could not be made
        QString toldAt;
    };
    void add(const QJsonObject &plan, std::function<void(const Made &made)> done);
    /// How its houses live.
    void setHouses(const QJsonObject &habits);

    const std::vector<Channel> &channels() const override { return channels_; }
    int guestsPerMinute() const override { return guests_; }
    void setGuestsPerMinute(int guests) override;
    void setFaults(int channel, const std::map<QString, int> &faults) override;

signals:
    void ready();
    void failed(const QString &why);

private:
    void heard();
    void look();
    void ask(const QByteArray &method, const QString &path, const QJsonObject &body,
             std::function<void(const QJsonObject &)> done);

    const quint64 seed_;
    QProcess process_;
    QNetworkAccessManager network_;
    QTimer looks_;
    quint16 port_ = 0;
    std::vector<Channel> channels_;
    int guests_ = 0;
};

}  // namespace roomrack::programs
