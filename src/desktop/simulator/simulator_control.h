// SPDX-License-Identifier: GPL-3.0-or-later
// The demo's mock channels as the window shows them; implementations communicate with the channels.
#pragma once

#include <QtCore/QObject>
#include <QtCore/QStringList>

#include <map>
#include <vector>

namespace roomrack::desktop {

class SimulatorControl : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    struct Channel {
        int id = 0;
        QString name;
        qint64 requests = 0;
        qint64 reservations = 0;
        int untold = 0;                 ///< versions not acknowledged by Roomrack
        bool isPms = false;             ///< a PMS: does not sell
        bool isGateway = false;         ///< reservations counts its charges
        int inHouse = 0;                ///< guests in house
        QStringList can;                ///< names of all supported faults
        std::map<QString, int> faults;  ///< per mille of the requests, by name
        friend bool operator==(const Channel &, const Channel &) = default;
    };
    virtual const std::vector<Channel> &channels() const = 0;
    virtual int guestsPerMinute() const = 0;

    virtual void setGuestsPerMinute(int guests) = 0;
    /// Faults that are not listed are turned off.
    virtual void setFaults(int channel, const std::map<QString, int> &faults) = 0;

signals:
    void changed();
};

}  // namespace roomrack::desktop
