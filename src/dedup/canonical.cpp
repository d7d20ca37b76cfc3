// SPDX-License-Identifier: GPL-3.0-or-later
#include "dedup/canonical.h"

#include <QtCore/QCryptographicHash>

namespace roomrack::dedup {

namespace {

constexpr size_t kLongestMember = 100, kLongestList = 400;

std::string digestOf(std::string_view value)
{
    const auto bytes = QByteArrayView(value.data(), static_cast<qsizetype>(value.size()));
    return '#'
           + QCryptographicHash::hash(bytes.toByteArray(), QCryptographicHash::Blake2b_160)
                 .toHex()
                 .toStdString();
}

std::string quoted(std::string_view value)
{
    static constexpr char kHex[] = "0123456789abcdef";
    std::string out = "\"";
    for (const char c : value) {
        switch (c) {
        case '"': out += "\\\""; break;
        case '\\': out += "\\\\"; break;
        case '\b': out += "\\b"; break;
        case '\f': out += "\\f"; break;
        case '\n': out += "\\n"; break;
        case '\r': out += "\\r"; break;
        case '\t': out += "\\t"; break;
        default:
            if (static_cast<unsigned char>(c) < 0x20) {
                out += "\\u00";
                out += kHex[c >> 4];
                out += kHex[c & 15];
            } else {
                out += c;
            }
        }
    }
    return out + '"';
}

/// Joined as a list; a list that is too long is replaced by its hash.
template <typename Values, typename Written>
std::string list(const Values &values, Written written)
{
    std::string out = "[";
    for (const auto &value : values) {
        if (out.size() > 1) out += ',';
        out += written(value);
    }
    out += ']';
    return out.size() > kLongestList ? quoted(digestOf(out)) : out;
}

}  // namespace

CanonicalJson &CanonicalJson::text(const char *key, std::string_view value)
{
    if (!value.empty())
        members_[key] =
            quoted(value.size() > kLongestMember ? digestOf(value) : std::string(value));
    return *this;
}

CanonicalJson &CanonicalJson::texts(const char *key, std::span<const std::string> values)
{
    if (!values.empty()) members_[key] = list(values, [](const auto &v) { return quoted(v); });
    return *this;
}

CanonicalJson &CanonicalJson::number(const char *key, qint64 value)
{
    members_[key] = std::to_string(value);
    return *this;
}

CanonicalJson &CanonicalJson::numbers(const char *key,
                                      std::span<const std::pair<qint64, qint64>> values)
{
    members_[key] = list(values, [](const auto &pair) {
        return '[' + std::to_string(pair.first) + ',' + std::to_string(pair.second) + ']';
    });
    return *this;
}

QByteArray CanonicalJson::json() const
{
    std::string out = "{";
    for (const auto &[key, value] : members_) {
        if (out.size() > 1) out += ',';
        out += quoted(key) + ':' + value;
    }
    out += '}';
    return QByteArray::fromStdString(out);
}

}  // namespace roomrack::dedup
