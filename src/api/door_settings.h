// SPDX-License-Identifier: GPL-3.0-or-later
// How a door is to be opened, as people say it: in the window's settings or on a command line.
#pragma once

#include "api/door.h"

namespace roomrack::api {

struct DoorSettings {
    QString address = QStringLiteral("127.0.0.1");
    int port = 8470;      ///< 0: one that the system chooses
    QStringList names;    ///< by which it is called from outside
    QStringList proxies;  ///< see DoorOptions; addresses
    QString certificate;  ///< PEM files, both or none
    QString key;
    QByteArray tokenHash;  ///< see DoorOptions
    friend bool operator==(const DoorSettings &, const DoorSettings &) = default;
};

/// What Door wants; reads certificate and key, so it may take a moment. Errors are about
/// "address", "port", "names", "proxy", "certificate" or "key", and say what would be right.
Result<DoorOptions> optionsFrom(const DoorSettings &settings);

/// The address of an open door, without a path: "https://hotel.example:8470".
QString urlOf(const DoorSettings &settings, quint16 port);

}  // namespace roomrack::api
