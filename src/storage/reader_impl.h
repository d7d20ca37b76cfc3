// SPDX-License-Identifier: GPL-3.0-or-later
// What a SqlReader consists of.
#pragma once

#include "storage/connection.h"
#include "storage/rows.h"
#include "storage/search_words.h"
#include "storage/sql_reader.h"
#include "storage/statement.h"

#include <span>

namespace roomrack::storage {

/// Where one word of a search is found (reader_audit.cpp).
struct WordPlaces;

struct SqlReader::Impl {
    QString place;
    SearchWords words;   // outlives the connection that calls it
    QByteArray letters;  ///< for SearchWords::condition(); empty in a file
    std::unique_ptr<Connection> connection;
    Statement row;
    Statement rooms;

    /// The numbers of all bookings that a query finds, in order: scrolling through the pages of one
    /// query sorts once, as long as nobody writes.
    struct Found {
        QByteArray sql;
        QString search;
        qint64 version = -1;
        std::vector<qint64> ids;
    };
    Found found;
    Found audited;  ///< the same for the records of the audit trail

    Result<void> open();
    /// A server may have gone away and come back since the last question.
    Result<void> ready();
    Result<void> prepare();
    /// Fills `found`.
    Result<void> find(const BookingQuery &query);
    QByteArray wordCondition(const QByteArray &texts) const;
    Result<void> placesOf(PropertyId property, WordPlaces &places);
    /// Fills `audited`.
    Result<void> findRecords(const AuditQuery &query);
    Result<std::vector<AuditRow>> auditRows(PropertyId property, std::span<const qint64> seqs);
    Result<StepMark> stepMark(PropertyId property, qint64 seq);
    Result<BookingRow> readRow(PropertyId property, qint64 id);
    /// Bookings by number, where the condition holds.
    Result<std::vector<BookingRow>> readRows(PropertyId property, const QByteArray &where,
                                             std::initializer_list<qint64> parameters);
    Error error(int rc) const { return connection->error(rc); }
};

/// The question for the numbers of the bookings that match, in order; `found` is the condition for
/// the words that were typed.
QByteArray bookingQuerySql(const BookingQuery &query, const QByteArray &found);

}  // namespace roomrack::storage
