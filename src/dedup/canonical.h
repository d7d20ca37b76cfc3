// SPDX-License-Identifier: GPL-3.0-or-later
// JSON of which there is one way to write what it says: what is equal has equal bytes, on every
// machine and in every version. Keys sorted by their bytes, no spaces, texts escaped as RFC 8785
// says, whole numbers only.
#pragma once

#include <QtCore/QByteArray>

#include <map>
#include <span>
#include <string>
#include <string_view>

namespace roomrack::dedup {

class CanonicalJson {
public:
    /// Texts are UTF-8; one of more than a hundred bytes stands as '#' and its BLAKE2b-160, so that
    /// a context always fits into a key of the database. Empty ones are left out.
    CanonicalJson &text(const char *key, std::string_view value);
    CanonicalJson &texts(const char *key, std::span<const std::string> values);
    CanonicalJson &number(const char *key, qint64 value);
    /// [[1,2],[3,4]] in order.
    CanonicalJson &numbers(const char *key, std::span<const std::pair<qint64, qint64>> values);

    QByteArray json() const;

private:
    std::map<std::string, std::string> members_;  ///< values as they are written
};

}  // namespace roomrack::dedup
