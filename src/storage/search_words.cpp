// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/search_words.h"

#include <QtCore/QRegularExpression>

#include <sqlite3.h>

#include <algorithm>
#include <array>

namespace roomrack::storage {

namespace {

constexpr qsizetype kMostWords = 8;
constexpr qsizetype kLongestWord = 100;

bool isAscii(std::string_view text)
{
    return std::all_of(text.begin(), text.end(), [](char c) { return (c & 0x80) == 0; });
}

char lower(char c)
{
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c + ('a' - 'A')) : c;
}

std::string_view textOf(sqlite3_value *value)
{
    const auto *text = reinterpret_cast<const char *>(sqlite3_value_text(value));
    return text ? std::string_view(text, static_cast<size_t>(sqlite3_value_bytes(value)))
                : std::string_view();
}

QString toQString(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

/// Sort keys are cut to this length; equal prefixes stay unsorted.
constexpr size_t kLongestKey = 64;

/// Without accents.
QByteArray plainLetters(std::string_view text)
{
    QString plain;
    for (const QChar c : toQString(text).toCaseFolded().normalized(QString::NormalizationForm_D)) {
        if (!c.isMark()) plain += c;
    }
    return plain.toUtf8();
}

}  // namespace

QStringList SearchWords::apart(const QString &typed)
{
    static const QRegularExpression space(QStringLiteral("\\s+"));
    static const QRegularExpression number(QStringLiteral("^#(?=\\d+$)"));
    QStringList words = typed.split(space, Qt::SkipEmptyParts).mid(0, kMostWords);
    for (QString &word : words) word = word.left(kLongestWord).remove(number).toCaseFolded();
    return words;
}

void SearchWords::set(const QString &typed)
{
    words_.clear();
    for (const QString &word : apart(typed)) {
        const QByteArray utf8 = word.toUtf8();
        const bool ascii = isAscii({utf8.constData(), static_cast<size_t>(utf8.size())});
        words_.push_back({utf8, ascii ? QString() : word});
    }
}

QByteArray SearchWords::condition(const QByteArray &texts, const QByteArray &letters) const
{
    QByteArray all;
    for (const Word &word : words_) {
        QByteArray quoted = (word.text.isEmpty() ? word.folded : word.text.toUtf8());
        if (quoted.contains('\0')) return "false";  // no text contains one
        quoted.replace('\'', "\'\'");
        if (!all.isEmpty()) all += " AND ";
        all += "position('" + quoted + "' IN lower(concat_ws(chr(10), " + texts + ") COLLATE "
               + (word.text.isEmpty() ? QByteArray("\"C\"") : letters) + ")) > 0";
    }
    return all.isEmpty() ? QByteArray("true") : all;
}

int SearchWords::addTo(sqlite3 *db)
{
    constexpr int kFlags = SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_DIRECTONLY;
    const int rc = sqlite3_create_function_v2(db, "roomrack_found", -1, SQLITE_UTF8, this,
                                              &SearchWords::found, nullptr, nullptr, nullptr);
    if (rc != SQLITE_OK) return rc;
    return sqlite3_create_function_v2(db, "roomrack_order", 2, kFlags, nullptr, &SearchWords::order,
                                      nullptr, nullptr, nullptr);
}

bool SearchWords::contains(std::string_view text, const Word &word)
{
    if (!word.text.isEmpty()) {
        return !isAscii(text) && toQString(text).toCaseFolded().contains(word.text);
    }
    return std::search(text.begin(), text.end(), word.folded.begin(), word.folded.end(),
                       [](char a, char b) { return lower(a) == b; })
           != text.end();
}

void SearchWords::found(sqlite3_context *context, int count, sqlite3_value **texts)
{
    const auto *self = static_cast<const SearchWords *>(sqlite3_user_data(context));
    for (const Word &word : self->words_) {
        bool there = false;
        for (int i = 0; i < count && !there; ++i) there = contains(textOf(texts[i]), word);
        if (!there) {
            sqlite3_result_int(context, 0);
            return;
        }
    }
    sqlite3_result_int(context, 1);
}

void SearchWords::order(sqlite3_context *context, int, sqlite3_value **texts)
{
    std::string_view text = textOf(texts[0]);
    if (text.empty()) {
        // NULL sorts before every text, a blob after.
        if (sqlite3_value_int(texts[1]) == 0) sqlite3_result_zeroblob(context, 0);
        return;
    }
    QByteArray plain;
    if (!isAscii(text)) {
        plain = plainLetters(text);
        text = {plain.constData(), static_cast<size_t>(plain.size())};
    }
    std::array<char, kLongestKey> key;
    text = text.substr(0, key.size());
    std::transform(text.begin(), text.end(), key.begin(), lower);
    sqlite3_result_text(context, key.data(), static_cast<int>(text.size()), SQLITE_TRANSIENT);
}

}  // namespace roomrack::storage
