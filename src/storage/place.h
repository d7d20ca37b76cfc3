// SPDX-License-Identifier: GPL-3.0-or-later
// Where hotels are kept: a file, or a database that "postgresql://user@host:port/database" names.
#pragma once

#include "core/error.h"

#include <QtCore/QString>
#include <QtCore/QStringList>

#include <utility>
#include <vector>

namespace roomrack::storage {

/// Whether it names a server's database and not a file.
bool isServerPlace(const QString &place);
/// For people: a file's name without its folder; "database on host" without user and password,
/// after the hotels that the address asks for.
QString placeName(const QString &place);
/// The same place without a password, for settings; that then comes from ~/.pgpass or the
/// environment. Of an address that is not understood nothing is left.
QString withoutPassword(const QString &place);
/// The same place with another password, whatever signs it has.
QString withPassword(const QString &place, const QString &password);
/// The same database, of which only this property is opened; an empty name opens none.
QString withProperty(const QString &place, const QString &property);

/// Number of the format that this program writes; it brings older ones up to date when it opens
/// them.
int formatNumber();

struct ServerAddress {
    std::vector<std::pair<QByteArray, QByteArray>> parameters;  ///< libpq's words and values
    QString name;                                               ///< as placeName() says it
    /// From "?property=": numbers or names of the hotels to open. Without it, all are.
    QStringList properties;
    bool all = true;
};
/// Invalid where it cannot be understood, or is no address at all.
Result<ServerAddress> readServerPlace(const QString &place);

}  // namespace roomrack::storage
