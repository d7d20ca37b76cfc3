// SPDX-License-Identifier: GPL-3.0-or-later
#include "dedup/normal.h"

#include <unicode/translit.h>
#include <unicode/unistr.h>

#include <algorithm>
#include <array>
#include <memory>

namespace roomrack::dedup {

namespace {

constexpr qsizetype kLongestName = 200;
constexpr size_t kMostNameParts = 8;

using Words = std::string_view;

constexpr std::array<Words, 32> kTitles{
    "mr",    "mrs",  "ms",       "miss",   "dr",           "prof",    "herr",    "frau",
    "herrn", "sr",   "sra",      "srta",   "senhor",       "senhora", "senor",   "senora",
    "mme",   "mlle", "monsieur", "madame", "mademoiselle", "signor",  "signora", "sig",
    "sigra", "dipl", "ing",      "pan",    "pani",         "mister",  "doutor",  "phd"};

constexpr std::array<Words, 26> kParticles{
    "de",  "da",  "do",  "dos", "das", "di",  "del", "della", "la", "le", "les", "van", "von",
    "der", "den", "ter", "zu",  "zum", "bin", "ibn", "al",    "el", "y",  "e",   "jr",  "sen"};

template <size_t N>
bool isAmong(const std::string &part, const std::array<Words, N> &words)
{
    return std::find(words.begin(), words.end(), part) != words.end();
}

bool isLatin(const QString &text)
{
    return std::all_of(text.begin(), text.end(), [](QChar c) {
        if (c.isSurrogate()) return false;
        const QChar::Script script = c.script();
        return script == QChar::Script_Latin || script == QChar::Script_Common
               || script == QChar::Script_Inherited;
    });
}

/// A transliterator is not thread-safe, and creating one takes milliseconds.
QString spelledInLatin(const QString &text)
{
    thread_local const std::unique_ptr<icu::Transliterator> any = [] {
        UErrorCode status = U_ZERO_ERROR;
        return std::unique_ptr<icu::Transliterator>(
            icu::Transliterator::createInstance("Any-Latin; Latin-ASCII", UTRANS_FORWARD, status));
    }();
    if (!any) return text;
    icu::UnicodeString letters(reinterpret_cast<const char16_t *>(text.utf16()),
                               static_cast<int32_t>(text.size()));
    any->transliterate(letters);
    return QString::fromUtf16(letters.getBuffer(), letters.length());
}

/// Letters that do not decompose into a base letter and an accent.
const char *ownLetter(char16_t c)
{
    switch (c) {
    case u'ß': return "ss";
    case u'æ': return "ae";
    case u'œ': return "oe";
    case u'ø': return "o";
    case u'đ':
    case u'ð': return "d";
    case u'ł': return "l";
    case u'ħ': return "h";
    case u'ı': return "i";
    case u'þ': return "th";
    case u'ŋ': return "n";
    default: return nullptr;
    }
}

/// Apostrophes of all kinds, and the accents that are typed for them.
bool isApostrophe(char16_t c)
{
    return c == u'\'' || c == u'`' || c == u'\u00b4' || c == u'\u2018' || c == u'\u2019'
           || c == u'\u02bb' || c == u'\u02bc' || c == u'\u02b9' || c == u'\u02be'
           || c == u'\u02bf';
}

/// Lower-case letters a to z, separated by single spaces.
std::string asciiWords(const QString &name)
{
    std::string words;
    bool apart = false;
    const auto append = [&](char c) {
        if (apart && !words.empty()) words += ' ';
        apart = false;
        words += c;
    };
    const QString folded = name.toCaseFolded().normalized(QString::NormalizationForm_KD);
    for (const QChar c : folded) {
        const char16_t u = c.unicode();
        if (u >= u'a' && u <= u'z') {
            append(static_cast<char>(u));
        } else if (const char *own = ownLetter(u)) {
            for (; *own; ++own) append(*own);
        } else if (!c.isMark() && !isApostrophe(u)) {
            apart = true;
        }
    }
    return words;
}

/// Replaces "ae", "oe", "ue" and "aa" by their first letter.
std::string withoutUmlauts(std::string_view word)
{
    std::string out;
    for (const char c : word) {
        const char last = out.empty() ? '\0' : out.back();
        const bool umlaut =
            (c == 'e' && (last == 'a' || last == 'o' || last == 'u')) || (c == 'a' && last == 'a');
        if (!umlaut) out += c;
    }
    return out;
}

template <size_t N>
void dropUnlessFew(std::vector<std::string> &parts, const std::array<Words, N> &words, size_t keep)
{
    const auto others = static_cast<size_t>(std::count_if(
        parts.begin(), parts.end(), [&](const std::string &p) { return !isAmong(p, words); }));
    if (others < keep) return;
    parts.erase(std::remove_if(parts.begin(), parts.end(),
                               [&](const std::string &p) { return isAmong(p, words); }),
                parts.end());
}

}  // namespace

std::vector<std::string> nameParts(const QString &name)
{
    QString text = name.left(kLongestName);
    if (!isLatin(text)) text = spelledInLatin(text);
    const std::string words = asciiWords(text);
    std::vector<std::string> parts;
    for (size_t at = 0; at < words.size();) {
        const size_t end = std::min(words.find(' ', at), words.size());
        parts.emplace_back(words, at, end - at);
        at = end + 1;
    }
    dropUnlessFew(parts, kTitles, 1);
    dropUnlessFew(parts, kParticles, 2);
    if (parts.size() > kMostNameParts) parts.resize(kMostNameParts);
    for (std::string &part : parts) part = withoutUmlauts(part);
    std::sort(parts.begin(), parts.end());
    return parts;
}

std::string skeleton(std::string_view part)
{
    static constexpr std::string_view kGroups = "aBKTaFKaaaKLNNaBKRSTaFFSaS";  // of a to z
    std::string out;
    for (size_t i = 0; i < part.size(); ++i) {
        const char c = part[i];
        if (c < 'a' || c > 'z') continue;
        const bool last = i + 1 == part.size();
        char group = kGroups[static_cast<size_t>(c - 'a')];
        if (c == 'p' && !last && part[i + 1] == 'h') group = 'F';
        if ((c == 'c') && !last && (part[i + 1] == 'e' || part[i + 1] == 'i')) group = 'S';
        if (group == 'a' && i > 0) continue;  // vowels, h and y count only at the beginning
        if (out.empty() || out.back() != group) out += group;
    }
    return out;
}

}  // namespace roomrack::dedup
