// SPDX-License-Identifier: GPL-3.0-or-later
// Settings of the API server as a user enters them: in the settings page or on a command line.
#pragma once

#include "api/api_server.h"

namespace roomrack::api {

struct ApiServerSettings {
    QString address = QStringLiteral("127.0.0.1");
    int port = 8470;      ///< 0: chosen by the system
    QStringList names;    ///< public host names
    QStringList proxies;  ///< addresses; see ApiServerOptions
    QString certificate;  ///< PEM files, both or none
    QString key;
    QByteArray tokenHash;  ///< see ApiServerOptions
    friend bool operator==(const ApiServerSettings &, const ApiServerSettings &) = default;
};

/// Converts to ApiServerOptions; reads certificate and key, so it may block briefly. Errors have
/// the field "address", "port", "names", "proxy", "certificate" or "key" and name a valid value.
Result<ApiServerOptions> optionsFrom(const ApiServerSettings &settings);

/// The URL of an open server, without a path: "https://hotel.example:8470". Its host is one that
/// turnedAway() accepts: the first of `names`; without names, the address to listen on, or, if that
/// is "0.0.0.0" or "::", an IP address of this computer.
QString urlOf(const ApiServerSettings &settings, quint16 port);

}  // namespace roomrack::api
