// SPDX-License-Identifier: GPL-3.0-or-later
// The connection of a Reader to a file or a database, and what its answers share.
#pragma once

#include "storage/connection.h"
#include "storage/reader.h"
#include "storage/rows.h"
#include "storage/search_words.h"
#include "storage/statement.h"

namespace roomrack::storage {

struct WordPlaces;

struct ReadSession {
    QString place;
    SearchWords words;   // outlives the connection that calls it
    QByteArray letters;  ///< for SearchWords::condition(); empty in a file
    std::unique_ptr<Connection> connection;
    Statement row;
    Statement rooms;

    /// The numbers of all bookings that match a query, in order: the pages of one query are sorted
    /// once, until the next write.
    struct Found {
        QByteArray sql;
        QString search;
        qint64 version = -1;
        std::vector<qint64> ids;
        std::shared_ptr<AuditWords> shown{};  ///< of the audit trail
        bool bulkAsOne = false;
        bool markWords = false;
        std::vector<quint32> marks{};  ///< AuditRow::words of `ids`, if wanted

        bool isSameQuery(const Found &other) const
        {
            return version == other.version && sql == other.sql && search == other.search
                   && shown == other.shown && bulkAsOne == other.bulkAsOne
                   && markWords == other.markWords;
        }
    };
    Found found;
    Found audited;  ///< the same for audit trail records

    Result<void> open();
    /// The connection to a server may have been lost since the last question.
    Result<void> ready();
    Result<void> prepare();
    QByteArray wordCondition(const QByteArray &texts) const;
    Error error(int rc) const { return connection->error(rc); }
};

/// from(row) of all rows. Stops with the error of the first row that cannot be read.
template <typename Row, typename From>
Result<std::vector<Row>> readAll(const Connection &connection, const QByteArray &sql,
                                 const QVariantList &parameters, From from)
{
    std::vector<Row> all;
    std::optional<Error> wrong;
    const auto done = forEachRow(connection, sql, parameters, [&](const Statement &row) {
        Result<Row> one = from(row);
        if (one)
            all.push_back(std::move(*one));
        else if (!wrong)
            wrong = one.error();
    });
    if (!done) return tl::unexpected(done.error());
    if (wrong) return tl::unexpected(*wrong);
    return all;
}

/// from(row) of the row, if there is one.
template <typename Row, typename From>
Result<std::optional<Row>> readOne(const Connection &connection, const QByteArray &sql,
                                   const QVariantList &parameters, From from)
{
    std::optional<Row> found;
    const auto done =
        forEachRow(connection, sql, parameters, [&](const Statement &row) { found = from(row); });
    if (!done) return tl::unexpected(done.error());
    return found;
}

Result<BookingRow> readRow(ReadSession &session, PropertyId property, qint64 id);
Result<StepMark> stepMark(const ReadSession &session, PropertyId property, qint64 seq);
/// Where each word of the search occurs.
Result<std::vector<WordPlaces>> wordPlaces(ReadSession &session, const AuditQuery &query);

}  // namespace roomrack::storage
