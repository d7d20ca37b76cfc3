// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/inspection.h"

#include "storage/rows.h"
#include "storage/schema.h"
#include "storage/server_store.h"

namespace roomrack::storage {

namespace {

/// Bookings of all hotels, to which a walk may lead, also while one hotel is inspected.
const QString kAnyBooking =
    QStringLiteral("CREATE TEMP VIEW booking_of_any AS SELECT property, id FROM %1.booking");

class FileInspection final : public Inspection {
public:
    using Inspection::Inspection;

    Result<std::vector<Subject>> subjects() override { return std::vector<Subject>{{}}; }

    /// The snapshot of one read transaction; writers continue meanwhile.
    Result<void> begin(PropertyId) override
    {
        auto done = connection_->execute(QStringLiteral("PRAGMA temp_store = FILE"));
        if (done) done = connection_->execute(QStringLiteral("BEGIN"));
        return done;
    }

    Result<QStringList> damage() override
    {
        QStringList found;
        auto done = forEachRow(*connection_, "PRAGMA integrity_check(50)", {},
                               [&](const Statement &row) { found << row.text(0); });
        if (!done) return tl::unexpected(done.error());
        found.removeAll(QStringLiteral("ok"));
        return found;
    }

    Result<std::vector<VerifyFinding>> orphans() override
    {
        std::vector<VerifyFinding> found;
        auto done =
            forEachRow(*connection_, "PRAGMA foreign_key_check", {}, [&](const Statement &row) {
                found.push_back(
                    {ErrorText::tr("refers to a missing row of table %1").arg(row.text(2)),
                     ErrorText::tr("table %1, row %2").arg(row.text(0)).arg(row.integer(1))});
            });
        if (!done) return tl::unexpected(done.error());
        return found;
    }

    /// A query-only connection cannot create temporary tables.
    Result<void> fold(const QStringList &statements) override
    {
        auto done = connection_->execute(QStringLiteral("PRAGMA query_only = OFF"));
        if (done) done = connection_->execute(kAnyBooking.arg(QStringLiteral("main")));
        for (const QString &s : statements) {
            if (done) done = connection_->execute(s);
        }
        if (done) done = connection_->execute(QStringLiteral("PRAGMA query_only = ON"));
        return done;
    }
};

/// The first column of every row.
Result<QStringList> texts(const Connection &connection, const QByteArray &sql)
{
    QStringList all;
    auto done = forEachRow(connection, sql, {}, [&](const Statement &row) { all << row.text(0); });
    if (!done) return tl::unexpected(done.error());
    return all;
}

/// Each foreign key: its table, the referenced one, the join condition, the condition that the key
/// is not null, and both tables' names.
constexpr char kForeignKeys[] = R"(
    SELECT CAST(c.conrelid AS regclass), CAST(c.confrelid AS regclass),
           (SELECT string_agg(format('p.%I = t.%I', pa.attname, ta.attname), ' AND ')
            FROM unnest(c.conkey, c.confkey) AS k(t, p)
            JOIN pg_attribute ta ON ta.attrelid = c.conrelid AND ta.attnum = k.t
            JOIN pg_attribute pa ON pa.attrelid = c.confrelid AND pa.attnum = k.p),
           (SELECT string_agg(format('t.%I IS NOT NULL', ta.attname), ' AND ')
            FROM unnest(c.conkey) AS k(t)
            JOIN pg_attribute ta ON ta.attrelid = c.conrelid AND ta.attnum = k.t),
           child.relname, parent.relname
    FROM pg_constraint c JOIN pg_class child ON child.oid = c.conrelid
    JOIN pg_class parent ON parent.oid = c.confrelid
    WHERE c.contype = 'f'
          AND c.connamespace = (SELECT oid FROM pg_namespace WHERE nspname = current_schema()))";

class ServerInspection final : public Inspection {
public:
    ServerInspection(std::unique_ptr<Connection> connection, ServerAddress address)
        : Inspection(std::move(connection)), address_(std::move(address))
    {}

    Result<std::vector<Subject>> subjects() override
    {
        const auto chosen = chosenProperties(*connection_, address_);
        if (!chosen) return tl::unexpected(chosen.error());
        std::vector<Subject> all;
        for (const PropertyId p : *chosen) {
            const auto name = connection_->text(
                QStringLiteral("SELECT name FROM property WHERE id = %1").arg(p.value));
            if (!name) return tl::unexpected(name.error());
            all.push_back({p, *name});
        }
        return all;
    }

    /// Creates views of one property that hide the tables of the same names.
    Result<void> begin(PropertyId log) override
    {
        log_ = log;
        auto done = connection_->execute(
            QStringLiteral("BEGIN ISOLATION LEVEL REPEATABLE READ READ WRITE"));
        if (done) done = connection_->execute(QStringLiteral("SET LOCAL work_mem = '64MB'"));
        if (!done) return done;
        const auto tables =
            texts(*connection_,
                  "SELECT format('%I AS SELECT * FROM %I.%I', table_name, table_schema, table_name)"
                  " FROM information_schema.columns WHERE table_schema = current_schema()"
                  " AND column_name = 'property'");
        if (!tables) return tl::unexpected(tables.error());
        const QString number = QString::number(log.value);
        for (const QString &table : *tables) {
            if (done) {
                done = connection_->execute(QStringLiteral("CREATE TEMP VIEW ") + table
                                            + QStringLiteral(" WHERE property = ") + number);
            }
        }
        const auto schema = connection_->text(QStringLiteral("SELECT current_schema()"));
        if (!schema) return tl::unexpected(schema.error());
        if (done) done = connection_->execute(kAnyBooking.arg(u'"' + *schema + u'"'));
        if (done) {
            done = connection_->execute(
                QStringLiteral("CREATE TEMP VIEW property AS SELECT * FROM \"%1\".property"
                               " WHERE id = %2")
                    .arg(*schema, number));
        }
        return done;
    }

    /// The server checks its own pages.
    Result<QStringList> damage() override { return QStringList(); }

    Result<std::vector<VerifyFinding>> orphans() override
    {
        QStringList questions;
        std::vector<std::pair<QString, QString>> tables;
        auto done = forEachRow(*connection_, kForeignKeys, {}, [&](const Statement &row) {
            tables.emplace_back(row.text(4), row.text(5));
            questions << QStringLiteral("SELECT count(*) FROM ") + row.text(0)
                             + QStringLiteral(" t WHERE t.property = ")
                             + QString::number(log_.value) + QStringLiteral(" AND ") + row.text(3)
                             + QStringLiteral(" AND NOT EXISTS (SELECT 1 FROM ") + row.text(1)
                             + QStringLiteral(" p WHERE ") + row.text(2) + QLatin1Char(')');
        });
        if (!done) return tl::unexpected(done.error());
        std::vector<VerifyFinding> found;
        for (qsizetype i = 0; i < questions.size(); ++i) {
            const auto rows = connection_->integer(questions[i]);
            if (!rows) return tl::unexpected(rows.error());
            const auto &[child, parent] = tables[size_t(i)];
            if (*rows == 0) continue;
            found.push_back({ErrorText::tr("refers to a missing row of table %1").arg(parent),
                             ErrorText::tr("table %1, %2 rows").arg(child).arg(*rows)});
        }
        return found;
    }

    Result<void> fold(const QStringList &statements) override
    {
        Result<void> done;
        for (const QString &s : statements) {
            if (done) done = connection_->execute(s);
        }
        if (!done) return done;
        const auto made =
            texts(*connection_, "SELECT format('ANALYZE %I', relname) FROM pg_class"
                                " WHERE relnamespace = pg_my_temp_schema() AND relkind = 'r'");
        if (!made) return tl::unexpected(made.error());
        for (const QString &s : *made) {
            if (done) done = connection_->execute(s);
        }
        return done;
    }

private:
    ServerAddress address_;
    PropertyId log_;
};

}  // namespace

Result<std::unique_ptr<Inspection>> Inspection::open(const QString &place)
{
    auto opened = openForReading(place);
    if (!opened) return tl::unexpected(opened.error());
    if (!isServerPlace(place))
        return std::unique_ptr<Inspection>(new FileInspection(std::move(*opened)));
    auto address = readServerPlace(place);
    if (!address) return tl::unexpected(address.error());
    return std::unique_ptr<Inspection>(
        new ServerInspection(std::move(*opened), std::move(*address)));
}

}  // namespace roomrack::storage
