// SPDX-License-Identifier: GPL-3.0-or-later
// Text search and sorting inside SQLite, whose own LIKE and NOCASE only support ASCII.
#pragma once

#include <QtCore/QByteArray>
#include <QtCore/QString>
#include <QtCore/QStringList>

#include <string_view>
#include <vector>

struct sqlite3;
struct sqlite3_context;
struct sqlite3_value;

namespace roomrack::storage {

/// The text of a search box: every word must occur in one of the texts.
class SearchWords {
public:
    /// Splits the text into the words used.
    static QStringList apart(const QString &typed);
    /// Uses at most eight words of at most a hundred characters. A '#' before a number is dropped.
    void set(const QString &typed);
    bool isEmpty() const { return words_.empty(); }

    /// A PostgreSQL condition that is true if the words occur in the texts, of which `texts` is a
    /// list of columns. `letters` is a collation that lower-cases every language's letters.
    QByteArray condition(const QByteArray &texts, const QByteArray &letters) const;

    /// Adds two functions to the connection: roomrack_found(text, ...) returns whether the words
    /// occur in the texts; roomrack_order(text, descending) returns a sort key that ignores case
    /// and accents and sorts empty texts last in both directions. This object must outlive the
    /// connection.
    int addTo(sqlite3 *db);

private:
    struct Word {
        QByteArray folded;  ///< lower case, UTF-8
        QString text;       ///< case-folded; only for words with non-ASCII letters
    };
    static void found(sqlite3_context *context, int count, sqlite3_value **texts);
    static void order(sqlite3_context *context, int count, sqlite3_value **texts);
    static bool contains(std::string_view text, const Word &word);
    std::vector<Word> words_;
};

}  // namespace roomrack::storage
