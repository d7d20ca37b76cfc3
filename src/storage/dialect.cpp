// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/dialect.h"

#include "storage/restriction_columns.h"

namespace roomrack::storage {

namespace {

const QString kSqlite = QStringLiteral("{sqlite}");
const QString kPostgres = QStringLiteral("{postgresql}");

struct Word {
    const char *word;
    const char *sqlite;
    const char *postgres;
};

constexpr char kTypeNamed[] = "coalesce((SELECT o.name FROM room_type o WHERE o.id = ";
constexpr char kPoolNamed[] = "coalesce((SELECT o.name FROM pool o WHERE o.id = ";
constexpr char kRoomNamed[] = "coalesce((SELECT o.number FROM room o WHERE o.id = ";
constexpr char kPlanNamed[] = "coalesce((SELECT o.name FROM rate_plan o WHERE o.id = ";
constexpr char kChannelNamed[] = "coalesce((SELECT o.name FROM channel o WHERE o.id = ";

constexpr Word kWords[] = {
    {"{key}", "INTEGER PRIMARY KEY", "bigint PRIMARY KEY"},
    {"{int}", "INTEGER", "bigint"},
    {"{real}", "REAL", "double precision"},
    {"{bytes}", "BLOB", "bytea"},
    {"{rows}", "STRICT", ""},
    {"{sorted}", "WITHOUT ROWID, STRICT", ""},
    {"{begin}", "BEGIN IMMEDIATE", "BEGIN"},
    {"{property}", "", "property, "},
    {"{log}", "0 * ", ""},
    {"{greatest}", "max", "greatest"},
    {"{char}", "char", "chr"},
    {"{bytewise}", "", " COLLATE \"C\""},
    {"{no bytes}", "x''", "''::bytea"},
    // {night(}day{)} converts a day number to a date.
    {"{night(}", "date(86400 * (", "CAST(DATE '1970-01-01' + CAST("},
    {"{)}", "), 'unixepoch')", " AS int) AS text)"},
    // {type(}id{name)} converts an id to a name; "?" if there is no such row.
    {"{type(}", kTypeNamed, kTypeNamed},
    {"{pool(}", kPoolNamed, kPoolNamed},
    {"{room(}", kRoomNamed, kRoomNamed},
    {"{plan(}", kPlanNamed, kPlanNamed},
    {"{channel(}", kChannelNamed, kChannelNamed},
    {"{name)}", "), '?')", "), '?')"},
};

Dialect dialect(const QString &name, const char *Word::*here)
{
    Dialect d{name, {}};
    for (const Word &w : kWords)
        d.words.emplace_back(QString::fromLatin1(w.word), QString::fromLatin1(w.*here));
    for (auto &word : restrictionSqlWords()) d.words.push_back(std::move(word));
    return d;
}

/// The next semicolon from `at` on that ends a statement: not one inside $$ a function $$.
qsizetype endOfStatement(const QString &text, qsizetype at)
{
    const QString quotes = QStringLiteral("$$");
    for (;;) {
        const qsizetype end = text.indexOf(QLatin1Char(';'), at);
        const qsizetype opening = text.indexOf(quotes, at);
        if (opening < 0 || end < 0 || end < opening) return end;
        const qsizetype closing = text.indexOf(quotes, opening + quotes.size());
        if (closing < 0) return -1;
        at = closing + quotes.size();
    }
}

}  // namespace

const Dialect &sqliteDialect()
{
    static const Dialect words = dialect(kSqlite, &Word::sqlite);
    return words;
}

const Dialect &postgresDialect()
{
    static const Dialect words = dialect(kPostgres, &Word::postgres);
    return words;
}

QString Dialect::filledIn(QString sql) const
{
    if (!sql.contains(QLatin1Char('{'))) return sql;
    for (const auto &[word, here] : words) sql.replace(word, here);
    return sql;
}

QByteArray Dialect::filledIn(const QByteArray &sql) const
{
    return sql.contains('{') ? filledIn(QString::fromUtf8(sql)).toUtf8() : sql;
}

QStringList Dialect::statements(const QString &sql) const
{
    QStringList lines;
    for (const QString &line : sql.split(QLatin1Char('\n'))) {
        if (!line.trimmed().startsWith(QLatin1String("--"))) lines << line;
    }
    const QString text = filledIn(lines.join(QLatin1Char('\n')));
    QStringList result;
    for (qsizetype at = 0; at < text.size();) {
        const qsizetype end = endOfStatement(text, at);
        QString statement = text.sliced(at, (end < 0 ? text.size() : end) - at).trimmed();
        at = end < 0 ? text.size() : end + 1;
        const QString &other = name == kSqlite ? kPostgres : kSqlite;
        if (statement.isEmpty() || statement.startsWith(other)) continue;
        if (statement.startsWith(name)) statement = statement.sliced(name.size()).trimmed();
        result << statement;
    }
    return result;
}

}  // namespace roomrack::storage
