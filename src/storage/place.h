// SPDX-License-Identifier: GPL-3.0-or-later
// Where properties are kept: a file, or a database given as "postgresql://user@host:port/database".
#pragma once

#include "core/error.h"

#include <QtCore/QString>
#include <QtCore/QStringList>

#include <utility>
#include <vector>

namespace roomrack::storage {

/// Whether it is a server's database and not a file.
bool isServerPlace(const QString &place);
/// For display: a file's name without its folder; "database on host" without user and password,
/// preceded by the properties in the address.
QString placeName(const QString &place);
/// The same place without a password, for settings; it then comes from ~/.pgpass or the
/// environment. An invalid address gives an empty string.
QString withoutPassword(const QString &place);
/// The same place with another password, percent-encoded as needed.
QString withPassword(const QString &place, const QString &password);
/// The same database with only this property to open; an empty name opens none.
QString withProperty(const QString &place, const QString &property);

/// Format version that this program writes; older ones are migrated when opened.
int formatNumber();

struct ServerAddress {
    std::vector<std::pair<QByteArray, QByteArray>> parameters;  ///< libpq's keywords and values
    QString name;                                               ///< as returned by placeName()
    /// From "?property=": numbers or names of the properties to open. Without it, all are.
    QStringList properties;
    bool all = true;
};
/// Invalid if it cannot be parsed or is no server address.
Result<ServerAddress> readServerPlace(const QString &place);

}  // namespace roomrack::storage
