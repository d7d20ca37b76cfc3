// SPDX-License-Identifier: GPL-3.0-or-later
// Finding and ordering text inside SQLite, where its own LIKE and NOCASE only know ASCII.
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

/// What somebody typed into a search box: every word must be part of one of the texts.
class SearchWords {
public:
    /// The words of it that count.
    static QStringList apart(const QString &typed);
    /// At most eight words of at most a hundred characters count. A '#' before a number is dropped.
    void set(const QString &typed);
    bool isEmpty() const { return words_.empty(); }

    /// A condition of PostgreSQL that is true where the words are in the texts, of which `texts` is
    /// a list of columns. `letters` is a collation that knows every language's small letters.
    QByteArray condition(const QByteArray &texts, const QByteArray &letters) const;

    /// Adds two functions to the connection: roomrack_found(text, ...) says whether the words are
    /// in the texts; roomrack_order(text, descending) is a value that sorts as people expect:
    /// without regard to case and accents, and last where there is no text, either way. This
    /// object must outlive the connection.
    int addTo(sqlite3 *db);

private:
    struct Word {
        QByteArray folded;  ///< lower case, UTF-8
        QString text;       ///< case-folded; only for words with other letters than ASCII
    };
    static void found(sqlite3_context *context, int count, sqlite3_value **texts);
    static void order(sqlite3_context *context, int count, sqlite3_value **texts);
    static bool contains(std::string_view text, const Word &word);
    std::vector<Word> words_;
};

}  // namespace roomrack::storage
