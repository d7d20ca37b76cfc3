// SPDX-License-Identifier: GPL-3.0-or-later
// Internals of SqlReader.
#pragma once

#include "storage/connection.h"
#include "storage/rows.h"
#include "storage/search_words.h"
#include "storage/sql_reader.h"
#include "storage/statement.h"

#include <span>

namespace roomrack::storage {

/// Where one search word occurs (reader_audit.cpp).
struct WordPlaces;

struct SqlReader::Impl {
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
    /// The connection to a server may have been lost since the last query.
    Result<void> ready();
    Result<void> prepare();
    /// Fills `found`.
    Result<void> find(const BookingQuery &query);
    QByteArray wordCondition(const QByteArray &texts) const;
    Result<void> placesOf(PropertyId property, WordPlaces &places);
    /// Where each word of the search occurs.
    Result<std::vector<WordPlaces>> wordPlaces(const AuditQuery &query);
    /// Fills `audited`.
    Result<void> findRecords(const AuditQuery &query);
    Result<std::vector<AuditRow>> auditRows(PropertyId property, std::span<const qint64> seqs);
    Result<StepMark> stepMark(PropertyId property, qint64 seq);
    Result<BookingRow> readRow(PropertyId property, qint64 id);
    /// Bookings by number that satisfy the condition.
    Result<std::vector<BookingRow>> readRows(PropertyId property, const QByteArray &where,
                                             std::initializer_list<qint64> parameters);
    Error error(int rc) const { return connection->error(rc); }
};

/// SQL for the numbers of matching bookings, in order; `found` is the condition for the search
/// words.
QByteArray bookingQuerySql(const BookingQuery &query, const QByteArray &found);

}  // namespace roomrack::storage
