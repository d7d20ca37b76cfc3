// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/schema.h"

#include "storage/backup.h"
#include "storage/file_header.h"
#include "storage/place.h"
#include "storage/server_schema.h"

#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QFileInfo>
#include <QtCore/QtEndian>

#include <sqlite3.h>

#include <algorithm>
#include <optional>

namespace roomrack::storage {

namespace {

const QString kSchemaField = QStringLiteral("file");

tl::unexpected<Error> foreign()
{
    return fail(ErrorCode::Corrupt, kSchemaField,
                ErrorText::tr("is not a Roomrack hotel file; nothing was changed"));
}

std::vector<Migration> embedded()
{
    std::vector<Migration> all;
    const QDir folder(QStringLiteral(":/storage/migrations"));
    const QStringList names = folder.entryList({QStringLiteral("*.sql")}, QDir::Files, QDir::Name);
    for (const QString &name : names) {
        QFile file(folder.filePath(name));
        const bool opened = file.open(QIODevice::ReadOnly);
        Q_ASSERT(opened);
        Q_UNUSED(opened)
        all.push_back(
            {name.section(QLatin1Char('_'), 0, 0).toInt(), QString::fromUtf8(file.readAll())});
    }
    return all;
}

/// Whether a file without a WAL is shorter than its header states: SQLite itself reads a truncated
/// last page as zeros.
bool isCut(const QByteArray &head, qint64 size)
{
    const auto number = [&head](int at) { return qFromBigEndian<quint32>(head.constData() + at); };
    const quint32 stored = qFromBigEndian<quint16>(head.constData() + 16);
    const qint64 page = stored == 1 ? 65536 : stored;
    const bool counted = number(24) == number(92);  // else written last by an old SQLite
    return page < 512 || size % page != 0 || (counted && size / page < number(28));
}

/// Switches foreign keys off, if they are on: a table is rebuilt by dropping it, which would delete
/// the rows that refer to it. Has no effect within a transaction.
class WithoutForeignKeys {
public:
    explicit WithoutForeignKeys(SqliteConnection &connection)
        : connection_(connection),
          on_(connection.integer(QStringLiteral("PRAGMA foreign_keys")).value_or(0) != 0)
    {
        if (on_) set(QStringLiteral("OFF"));
    }
    ~WithoutForeignKeys()
    {
        if (on_) set(QStringLiteral("ON"));
    }
    /// Rows that refer to rows that do not exist.
    Result<qint64> orphans() const
    {
        return connection_.integer(QStringLiteral("SELECT count(*) FROM pragma_foreign_key_check"));
    }

private:
    Q_DISABLE_COPY(WithoutForeignKeys)
    void set(const QString &how)
    {
        static_cast<void>(connection_.execute(QStringLiteral("PRAGMA foreign_keys = ") + how));
    }

    SqliteConnection &connection_;
    const bool on_;
};

Result<void> apply(SqliteConnection &connection, const Migration &migration)
{
    std::optional<WithoutForeignKeys> rebuilding;
    if (migration.sql.contains(QLatin1String("DROP TABLE"))) rebuilding.emplace(connection);
    Transaction transaction(connection);
    if (auto begun = transaction.begin(); !begun) return begun;
    const auto before = rebuilding ? rebuilding->orphans() : Result<qint64>(0);
    if (!before) return tl::unexpected(before.error());
    for (const QString &statement : connection.dialect().statements(migration.sql)) {
        if (auto done = connection.execute(statement); !done) return done;
    }
    const auto after = rebuilding ? rebuilding->orphans() : Result<qint64>(0);
    if (!after) return tl::unexpected(after.error());
    if (*after > *before) {
        return fail(ErrorCode::Corrupt, kSchemaField,
                    ErrorText::tr("cannot be updated: rows would refer to rows that do not exist"));
    }
    for (const QString &pragma :
         {QStringLiteral("PRAGMA application_id = %1").arg(kApplicationId),
          QStringLiteral("PRAGMA user_version = %1").arg(migration.number)}) {
        if (auto done = connection.execute(pragma); !done) return done;
    }
    return transaction.commit();
}

}  // namespace

const std::vector<Migration> &migrations()
{
    static const std::vector<Migration> all = embedded();
    return all;
}

int formatNumber()
{
    return migrations().back().number;
}

Result<void> checkVersion(int version, int newest, const QString &field)
{
    if (version <= newest) return {};
    return fail(ErrorCode::Newer, field,
                ErrorText::tr("was created by a newer version of Roomrack (format %1; this version "
                              "supports %2). Update Roomrack; nothing was changed")
                    .arg(version)
                    .arg(newest));
}

Result<int> schemaVersion(const SqliteConnection &connection)
{
    return connection.integer(QStringLiteral("PRAGMA user_version")).map([](qint64 v) {
        return static_cast<int>(v);
    });
}

Result<void> migrate(SqliteConnection &connection, std::span<const Migration> known)
{
    const auto version = schemaVersion(connection);
    if (!version) return tl::unexpected(version.error());
    const auto first = std::find_if(known.begin(), known.end(),
                                    [&](const Migration &m) { return m.number > *version; });
    if (first == known.end()) return {};
    if (*version > 0) {
        const QString copy =
            QStringLiteral("%1.before-%2").arg(connection.file()).arg(first->number);
        if (auto done = copyInto(connection, copy); !done) return done;
    }
    for (auto m = first; m != known.end(); ++m) {
        if (auto done = apply(connection, *m); !done) return done;
    }
    return {};
}

Result<void> checkHeader(const QString &file, int newest)
{
    const auto read = readHeader(file);
    if (!read) return tl::unexpected(read.error());
    const auto &[head, size] = *read;
    // A power cut may have torn this page during a copy; then the journal or the WAL has the valid
    // one, which only SQLite can read.
    const bool journal = QFileInfo(file + QStringLiteral("-journal")).size() > 0;
    if (head.isEmpty() || journal || QFileInfo(file + QStringLiteral("-wal")).size() > 0) return {};
    if (head.size() < 100 || !head.startsWith("SQLite format 3")) return foreign();
    const char *first = head.constData();
    const auto number = [first](int at) { return qFromBigEndian<qint32>(first + at); };
    if (number(68) != kApplicationId) return foreign();
    if (auto ok = checkVersion(number(60), newest, kSchemaField); !ok) return ok;
    if (QFileInfo(file + QStringLiteral("-wal")).size() == 0 && isCut(head, size)) {
        return tl::unexpected(
            sqliteError(SQLITE_CORRUPT, 0, ErrorText::tr("truncated at %1 bytes").arg(size)));
    }
    return {};
}

Result<void> checkIdentity(const SqliteConnection &connection, int newest)
{
    const auto id = connection.integer(QStringLiteral("PRAGMA application_id"));
    if (!id) return tl::unexpected(id.error());
    const auto version = schemaVersion(connection);
    if (!version) return tl::unexpected(version.error());
    const auto objects = connection.integer(QStringLiteral("SELECT count(*) FROM sqlite_schema"));
    if (!objects) return tl::unexpected(objects.error());
    if (*id == 0 && *version == 0 && *objects == 0) return {};
    if (*id != kApplicationId) return foreign();
    return checkVersion(*version, newest, kSchemaField);
}

namespace {

Result<void> checkCurrent(int version, const QString &field)
{
    if (version == migrations().back().number) return {};
    return fail(ErrorCode::WrongState, field,
                version == 0 ? ErrorText::tr("is empty")
                             : ErrorText::tr(
                                 "was created by an older version of Roomrack; open it once in the "
                                 "Roomrack window to upgrade it"));
}

Result<std::unique_ptr<Connection>> openServerForReading(const QString &place)
{
    const auto address = readServerPlace(place);
    if (!address) return tl::unexpected(address.error());
    auto opened = PostgresConnection::open(*address, Connection::Purpose::Reading);
    if (!opened) return tl::unexpected(opened.error());
    const auto version = serverVersion(**opened);
    if (!version) return tl::unexpected(version.error());
    const QString field = QStringLiteral("database");
    auto ok = checkVersion(*version, migrations().back().number, field);
    if (ok) ok = checkCurrent(*version, field);
    if (!ok) return tl::unexpected(ok.error());
    return std::unique_ptr<Connection>(std::move(*opened));
}

}  // namespace

Result<std::unique_ptr<Connection>> openForReading(const QString &file)
{
    if (isServerPlace(file)) return openServerForReading(file);
    const int newest = migrations().back().number;
    if (!QFileInfo(file).isFile()) {
        return fail(ErrorCode::NotFound, kSchemaField,
                    ErrorText::tr("file %1 not found").arg(file));
    }
    if (auto ok = checkHeader(file, newest); !ok) return tl::unexpected(ok.error());
    auto opened =
        SqliteConnection::open(QFileInfo(file).canonicalFilePath(), Connection::Purpose::Reading);
    if (!opened) return tl::unexpected(opened.error());
    if (auto ok = checkIdentity(**opened, newest); !ok) return tl::unexpected(ok.error());
    const auto version = schemaVersion(**opened);
    if (!version) return tl::unexpected(version.error());
    if (auto ok = checkCurrent(*version, kSchemaField); !ok) return tl::unexpected(ok.error());
    return std::unique_ptr<Connection>(std::move(*opened));
}

}  // namespace roomrack::storage
