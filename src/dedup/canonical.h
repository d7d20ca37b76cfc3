// SPDX-License-Identifier: GPL-3.0-or-later
// Canonical JSON: equal values have equal bytes, on every machine and in every version. Keys sorted
// by their bytes, no spaces, texts escaped as in RFC 8785, integers only.
#pragma once

#include <QtCore/QByteArray>

#include <map>
#include <span>
#include <string>
#include <string_view>

namespace roomrack::dedup {

class CanonicalJson {
public:
    /// Texts are UTF-8; one of more than a hundred bytes is replaced by '#' and its BLAKE2b-160, so
    /// that a context always fits into a key of the database. Empty ones are omitted.
    CanonicalJson &text(const char *key, std::string_view value);
    CanonicalJson &texts(const char *key, std::span<const std::string> values);
    CanonicalJson &number(const char *key, qint64 value);
    /// [[1,2],[3,4]] in order.
    CanonicalJson &numbers(const char *key, std::span<const std::pair<qint64, qint64>> values);

    QByteArray json() const;

private:
    std::map<std::string, std::string> members_;  ///< serialised values
};

}  // namespace roomrack::dedup
