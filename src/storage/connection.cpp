// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/connection.h"

namespace roomrack::storage {

Result<void> Connection::execute(const QString &sql, const QVariantList &values)
{
    Statement statement = this->statement(sql.toUtf8());
    int i = 0;
    for (const QVariant &v : values) statement.bind(++i, v);
    if (const int rc = statement.finish(); rc != kOk) return tl::unexpected(error(rc));
    return {};
}

Result<QString> Connection::text(const QString &sql) const
{
    Statement statement = this->statement(sql.toUtf8());
    const int rc = statement.step();
    if (rc == kRow) return statement.text(0);
    if (rc != kDone) return tl::unexpected(error(rc));
    return QString();
}

Result<qint64> Connection::integer(const QString &sql) const
{
    Statement statement = this->statement(sql.toUtf8());
    const int rc = statement.step();
    if (rc == kRow) return statement.integer(0);
    if (rc != kDone) return tl::unexpected(error(rc));
    return 0;
}

Transaction::~Transaction()
{
    if (open_) connection_.execute(QStringLiteral("ROLLBACK"));
}

Result<void> Transaction::begin()
{
    auto done = connection_.execute(QStringLiteral("{begin}"));
    open_ = done.has_value();
    return done;
}

Result<void> Transaction::commit()
{
    auto done = connection_.execute(QStringLiteral("COMMIT"));
    if (done) open_ = false;
    return done;
}

}  // namespace roomrack::storage
