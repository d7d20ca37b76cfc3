// SPDX-License-Identifier: GPL-3.0-or-later
#include "dedup/blocking.h"

#include "dedup/normal.h"

#include <algorithm>
#include <string_view>

namespace roomrack::dedup {

namespace {

constexpr size_t kMostSounds = 4, kPhoneEnd = 8;
constexpr int kWeek = 7;

enum class Kind : quint8 { Name = 1, Mail = 2, Phone = 3 };

/// FNV-1a, 64 bits (Fowler, Noll, Vo), with a final mixing, because single bits are used.
quint64 hashed(std::string_view text, quint64 hash = 0xcbf29ce484222325ULL)
{
    for (const char c : text) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3ULL;
    hash ^= hash >> 32;
    return hash * 0x9e3779b97f4a7c15ULL;
}

qint64 key(Kind kind, qint32 day, std::string_view text)
{
    const quint64 base = (static_cast<quint64>(kind) << 32) ^ static_cast<quint32>(day);
    return static_cast<qint64>(hashed(text, base * 0x100000001b3ULL + 0xcbf29ce484222325ULL));
}

qint32 weekOf(Night night)
{
    const qint32 day = night.day();
    return day >= 0 ? day / kWeek : (day - kWeek + 1) / kWeek;
}

std::string_view phoneEnd(std::string_view phone)
{
    return phone.substr(phone.size() - std::min(phone.size(), kPhoneEnd));
}

/// Phonetic codes of the first three parts and the last.
std::vector<std::string> sounds(std::string_view name)
{
    std::vector<std::string> all;
    for (size_t at = 0; at < name.size();) {
        const size_t end = std::min(name.find(' ', at), name.size());
        std::string sound = skeleton(name.substr(at, end - at));
        if (all.size() == kMostSounds) all.pop_back();
        all.push_back(std::move(sound));
        at = end + 1;
    }
    return all;
}

quint16 tag(std::string_view text)
{
    if (text.empty()) return 0;
    const auto bits = static_cast<quint16>(hashed(text) >> 48);
    return bits == 0 ? quint16(1) : bits;
}

void addContacts(std::vector<qint64> &keys, const Traits &traits, qint32 week)
{
    if (!traits.mail.empty()) keys.push_back(key(Kind::Mail, week, traits.mail));
    if (!traits.phone.empty()) keys.push_back(key(Kind::Phone, week, phoneEnd(traits.phone)));
}

std::vector<qint64> nameKeys(const Traits &traits)
{
    std::vector<qint64> keys;
    for (const std::string &sound : sounds(traits.name))
        keys.push_back(key(Kind::Name, traits.stay.checkIn().day(), sound));
    return keys;
}

void dropRepeated(std::vector<qint64> &keys)
{
    std::sort(keys.begin(), keys.end());
    keys.erase(std::unique(keys.begin(), keys.end()), keys.end());
}

}  // namespace

std::vector<qint64> blockingKeys(const Traits &traits)
{
    if (traits.stay.nights() <= 0) return {};
    std::vector<qint64> keys = nameKeys(traits);
    addContacts(keys, traits, weekOf(traits.stay.checkIn()));
    dropRepeated(keys);
    return keys;
}

std::vector<qint64> keysToAsk(const Traits &traits)
{
    if (traits.stay.nights() <= 0) return {};
    std::vector<qint64> keys = nameKeys(traits);
    const qint32 last = weekOf(traits.stay.checkOut() - 1);
    for (qint32 week = weekOf(traits.stay.checkIn() - kReach); week <= last; ++week)
        addContacts(keys, traits, week);
    dropRepeated(keys);
    return keys;
}

bool sharesKey(const Traits &own, const Traits &theirs)
{
    if (own.stay.nights() <= 0 || theirs.stay.nights() <= 0) return false;
    const Night in = theirs.stay.checkIn();
    const bool mail = !own.mail.empty() && own.mail == theirs.mail;
    const bool phone = !own.phone.empty() && phoneEnd(own.phone) == phoneEnd(theirs.phone);
    if ((mail || phone) && in >= own.stay.checkIn() - kReach && in < own.stay.checkOut())
        return true;
    if (in != own.stay.checkIn()) return false;
    const std::vector<std::string> ours = sounds(own.name), others = sounds(theirs.name);
    return std::any_of(ours.begin(), ours.end(), [&](const std::string &sound) {
        return std::find(others.begin(), others.end(), sound) != others.end();
    });
}

KeyTags keyTags(const Traits &traits)
{
    KeyTags tags{tag(traits.mail), tag(phoneEnd(traits.phone)), 0};
    int shift = 0;
    for (const std::string &sound : sounds(traits.name)) {
        tags.names |= static_cast<quint64>(tag(sound)) << shift;
        shift += 16;
    }
    return tags;
}

bool sharesTag(quint64 names, quint64 others)
{
    constexpr quint64 kOnes = 0x0001000100010001ULL, kHighs = 0x8000800080008000ULL;
    for (; names != 0; names >>= 16) {
        const quint64 one = names & 0xffff;
        if (one == 0) continue;
        const quint64 v = others ^ (one * kOnes);
        if (((v - kOnes) & ~v & kHighs) != 0) return true;
    }
    return false;
}

}  // namespace roomrack::dedup
