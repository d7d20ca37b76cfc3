// SPDX-License-Identifier: GPL-3.0-or-later
// roomrack-sim as a child process of the window: controlled over HTTP, ended with the window.
#pragma once

#include "desktop/simulator/simulator_control.h"

#include <QtCore/QJsonObject>
#include <QtCore/QProcess>
#include <QtCore/QTimer>
#include <QtNetwork/QNetworkAccessManager>

#include <functional>

namespace roomrack::programs {

class SimulatorClient final : public desktop::SimulatorControl {
    Q_OBJECT

public:
    explicit SimulatorClient(quint64 seed);
    ~SimulatorClient() override;

    /// Followed by ready() or failed().
    void start();
    /// Addresses of a created channel; a PMS receives reservations at a separate one.
    struct Made {
        QString address;  ///< empty: creation failed
        QString toldAt;
    };
    void add(const QJsonObject &plan, std::function<void(const Made &made)> done);
    /// Sets the behaviour of its simulated guests in house.
    void setPmsHabitsOfAll(const QJsonObject &habits);

    const std::vector<Channel> &channels() const override { return channels_; }
    int guestsPerMinute() const override { return guests_; }
    void setGuestsPerMinute(int guests) override;
    void setFaults(int channel, const std::map<QString, int> &faults) override;

signals:
    void ready();
    void failed(const QString &why);

private:
    void readReply();
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
