// SPDX-License-Identifier: GPL-3.0-or-later
// The mock channels of the demo as the window sees them; whoever talks to them stands behind it.
#pragma once

#include <QtCore/QObject>
#include <QtCore/QStringList>

#include <map>
#include <vector>

namespace roomrack::desktop {

class SimulatorDesk : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    struct Channel {
        int id = 0;
        QString name;
        qint64 requests = 0;
        qint64 reservations = 0;
        int untold = 0;                 ///< versions that the hotel has not acknowledged
        bool isHouse = false;           ///< a PMS: it sells nothing
        bool isGateway = false;         ///< reservations are what it charged
        int inHouse = 0;                ///< guests
        QStringList can;                ///< faults by name, all that it can do
        std::map<QString, int> faults;  ///< thousandths of the requests, by name
        friend bool operator==(const Channel &, const Channel &) = default;
    };
    virtual const std::vector<Channel> &channels() const = 0;
    virtual int guestsPerMinute() const = 0;

    virtual void setGuestsPerMinute(int guests) = 0;
    /// Those that are not named do not happen.
    virtual void setFaults(int channel, const std::map<QString, int> &faults) = 0;

signals:
    void changed();
};

}  // namespace roomrack::desktop
