// SPDX-License-Identifier: GPL-3.0-or-later
// A connection of Qt SQL, whatever its driver. Belongs to one thread at a time.
#pragma once

#include "storage/statement.h"

#include <QtSql/QSqlDatabase>
#include <QtSql/QSqlDriver>
#include <QtSql/QSqlError>

#include <functional>
#include <vector>

namespace roomrack::storage {

/// SQL apart from its placeholders: question marks outside of literals, numbered or not.
class Placeholders {
public:
    explicit Placeholders(const QByteArray &sql);
    /// The SQL with `mark(number)` for each placeholder; numbers count from 1.
    template <typename Mark>
    QByteArray replacedBy(Mark mark) const
    {
        QByteArray sql = pieces_.front();
        for (size_t i = 0; i < numbers_.size(); ++i) sql += mark(numbers_[i]) + pieces_[i + 1];
        return sql;
    }
    const std::vector<int> &numbers() const { return numbers_; }

private:
    std::vector<QByteArray> pieces_;  ///< one more than numbers
    std::vector<int> numbers_;
};

class SqlDatabase {
public:
    /// Stores the error for Connection::error() and returns its result code.
    using Failed = std::function<int(const QSqlError &)>;

    /// `driver`: the name of a Qt SQL plugin.
    explicit SqlDatabase(const QString &driver);
    /// Closes it.
    ~SqlDatabase();

    QSqlDatabase &qt() { return qt_; }
    /// The driver's own handle, a pointer that Qt documents for each driver; null: it gives none.
    template <typename Handle>
    Handle handle() const
    {
        const QVariant handle = qt_.driver()->handle();
        const bool is = handle.metaType().flags().testFlag(QMetaType::IsPointer);
        return is ? *static_cast<const Handle *>(handle.constData()) : nullptr;
    }
    /// A QSqlQuery; the statement must not outlive this object.
    Statement statement(const QByteArray &sql, Failed failed) const;

private:
    Q_DISABLE_COPY(SqlDatabase)
    QString name_;
    QSqlDatabase qt_;
};

}  // namespace roomrack::storage
