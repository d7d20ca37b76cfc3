// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/sql_database.h"

#include <QtSql/QSqlField>
#include <QtSql/QSqlQuery>
#include <QtSql/QSqlRecord>

#include <algorithm>
#include <atomic>
#include <cstdlib>

namespace roomrack::storage {

namespace {

/// Qt SQL counts values by the place of their question mark: a number that occurs twice is bound
/// twice. PostgreSQL is sent one text with the values in it: the driver's preparing takes two more
/// round trips, and it warns on stderr when it cannot free a statement of a lost connection.
class QueryStatement final : public StatementDriver {
public:
    QueryStatement(const QSqlDatabase &db, const QByteArray &sql, SqlDatabase::Failed failed)
        : query_(db), driver_(db.driver()), sql_(sql), failed_(std::move(failed)),
          isServer_(driver_->dbmsType() == QSqlDriver::PostgreSQL)
    {
        // PostgreSQL's numeric, the type of a sum, would become a double.
        query_.setNumericalPrecisionPolicy(QSql::HighPrecision);
        if (isServer_) return;
        query_.setForwardOnly(true);
        const QByteArray plain = sql_.replacedBy([](int) { return QByteArray("?"); });
        if (!query_.prepare(QString::fromUtf8(plain))) prepared_ = failed_(query_.lastError());
    }

    int prepared() const { return prepared_; }

    void bind(int i, qint64 v) override { value(i) = v; }
    void bind(int i, double v) override { value(i) = v; }
    void bind(int i, const QString &v) override
    {
        QString kept = v.isNull() ? QStringLiteral("") : v;  // a null string would be a NULL
        kept.remove(QChar::Null);                            // PostgreSQL cannot store it
        value(i) = kept;
    }
    void bind(int i, const QByteArray &v) override { value(i) = v.isNull() ? QByteArray("") : v; }
    void bindNull(int i) override { value(i) = QVariant(); }
    /// SQLite always does so.
    void readOneByOne() override { query_.setForwardOnly(true); }

    int step() override
    {
        if (prepared_ != kOk) return prepared_;
        if (!isRunning_ && !execute()) return failed_(query_.lastError());
        isRunning_ = query_.next();
        if (isRunning_) return kRow;
        const QSqlError error = query_.lastError();
        return error.isValid() ? failed_(error) : kDone;
    }
    int finish() override
    {
        int rc = step();
        while (rc == kRow) rc = step();
        reset();
        return rc == kDone ? kOk : rc;
    }
    void reset() override
    {
        isRunning_ = false;
        query_.finish();
    }

    int columns() const override { return query_.record().count(); }
    bool isNull(int i) const override { return query_.isNull(i); }
    qint64 integer(int i) const override
    {
        const QVariant v = query_.value(i);
        switch (v.typeId()) {
        case QMetaType::Double: return qint64(v.toDouble());
        case QMetaType::QString:
            return std::strtoll(v.toString().toLatin1().constData(), nullptr, 10);
        default: return v.toLongLong();
        }
    }
    double real(int i) const override { return query_.value(i).toDouble(); }
    QString text(int i) const override { return query_.value(i).toString(); }
    QByteArray bytes(int i) const override { return query_.value(i).toByteArray(); }

private:
    QVariant &value(int i)
    {
        if (values_.size() < size_t(i)) values_.resize(size_t(i));
        return values_[size_t(i) - 1];
    }

    static QByteArray typeOf(const QVariant &v)
    {
        switch (v.typeId()) {
        case QMetaType::LongLong: return "bigint";
        case QMetaType::Double: return "double precision";
        case QMetaType::QByteArray: return "bytea";
        default: return "text";
        }
    }

    /// The driver's text of a value, as in its own EXECUTE. The server would infer another type.
    QByteArray literal(const QVariant &v) const
    {
        if (v.isNull()) return "NULL";
        QSqlField field(QString(), v.metaType());
        field.setValue(v);
        return "CAST(" + driver_->formatValue(field).toUtf8() + " AS " + typeOf(v) + ')';
    }

    bool execute()
    {
        for (const int number : sql_.numbers()) value(number);
        if (isServer_) {
            if (!driver_->isOpen()) return false;  // exec() would warn on stderr
            const auto mark = [this](int n) { return literal(value(n)); };
            return query_.exec(QString::fromUtf8(sql_.replacedBy(mark)));
        }
        int at = 0;
        for (const int number : sql_.numbers()) query_.bindValue(at++, value(number));
        return query_.exec();
    }

    mutable QSqlQuery query_;
    const QSqlDriver *driver_;
    const Placeholders sql_;
    const SqlDatabase::Failed failed_;
    const bool isServer_;
    std::vector<QVariant> values_;
    int prepared_ = kOk;
    bool isRunning_ = false;
};

}  // namespace

Placeholders::Placeholders(const QByteArray &sql)
{
    bool inText = false;
    int last = 0;
    QByteArray piece;
    for (qsizetype i = 0; i < sql.size(); ++i) {
        if (sql[i] == '\'') inText = !inText;
        if (sql[i] != '?' || inText) {
            piece += sql[i];
            continue;
        }
        int number = 0;
        while (i + 1 < sql.size() && sql[i + 1] >= '0' && sql[i + 1] <= '9')
            number = number * 10 + (sql[++i] - '0');
        if (number == 0) number = last + 1;
        last = std::max(last, number);
        numbers_.push_back(number);
        pieces_.push_back(std::exchange(piece, {}));
    }
    pieces_.push_back(piece);
}

SqlDatabase::SqlDatabase(const QString &driver)
{
    static std::atomic<quint64> last{0};
    name_ = QStringLiteral("roomrack-%1").arg(++last);
    qt_ = QSqlDatabase::addDatabase(driver, name_);
}

SqlDatabase::~SqlDatabase()
{
    qt_.close();
    qt_ = QSqlDatabase();
    QSqlDatabase::removeDatabase(name_);
}

Statement SqlDatabase::statement(const QByteArray &sql, Failed failed) const
{
    auto query = std::make_unique<QueryStatement>(qt_, sql, std::move(failed));
    const int prepared = query->prepared();
    return Statement(std::move(query), prepared);
}

}  // namespace roomrack::storage
