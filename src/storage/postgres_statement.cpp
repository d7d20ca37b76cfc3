// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/postgres_statement.h"

namespace roomrack::storage {

namespace {

// pg_type.dat; the OIDs of built-in types never change.
constexpr Oid kBytea = 17, kInt8 = 20, kTextType = 25, kFloat8 = 701;

}  // namespace

PostgresStatement::PostgresStatement(PostgresSession &session, const QByteArray &sql)
    : session_(session),
      sql_(Placeholders(sql).replacedBy([](int n) { return '$' + QByteArray::number(n); }))
{}

PostgresStatement::~PostgresStatement()
{
    reset();
    if (name_.isEmpty() || session_.isLost() || session_.inBatch()) return;
    session_.run(("DEALLOCATE " + name_).constData());
}

PostgresStatement::Value &PostgresStatement::value(int i)
{
    if (values_.size() < size_t(i)) values_.resize(size_t(i));
    return values_[size_t(i) - 1];
}

void PostgresStatement::bind(int i, qint64 v)
{
    value(i) = {QByteArray::number(v), kInt8, false, false};
}

void PostgresStatement::bind(int i, double v)
{
    value(i) = {QByteArray::number(v, 'g', 17), kFloat8, false, false};
}

void PostgresStatement::bind(int i, const QString &v)
{
    QString kept = v;
    kept.remove(QChar::Null);  // PostgreSQL's text cannot contain it
    value(i) = {kept.toUtf8(), kTextType, false, false};
}

void PostgresStatement::bind(int i, const QByteArray &v)
{
    value(i) = {v, kBytea, false, true};
}

void PostgresStatement::bindNull(int i)
{
    value(i) = {};
}

/// Preparing on the server only pays for repeated statements.
bool PostgresStatement::prepareIfUsedAgain()
{
    if (!name_.isEmpty() && session_.failedIn(preparedIn_)) {
        name_.clear();
        used_ = 1;
    }
    if (++used_ != 2) return true;
    const QByteArray name = session_.nextName();
    PGconn *c = session_.connection();
    const int count = int(types_.size());
    if (session_.inBatch()) {
        if (!PQsendPrepare(c, name.constData(), sql_.constData(), count, types_.data())) {
            session_.notSent();
            return false;
        }
        if (!session_.sent()) return false;
    } else {
        const PostgresSession::Reply reply(
            PQprepare(c, name.constData(), sql_.constData(), count, types_.data()), PQclear);
        if (!session_.check(reply.get())) return false;
    }
    name_ = name;
    preparedIn_ = session_.batch();
    return true;
}

bool PostgresStatement::send()
{
    types_.clear();
    pointers_.clear();
    lengths_.clear();
    formats_.clear();
    for (const Value &v : values_) {
        types_.push_back(v.type);
        pointers_.push_back(v.isNull ? nullptr : v.text.constData());
        lengths_.push_back(int(v.text.size()));
        formats_.push_back(v.isBytes ? 1 : 0);
    }
    if (!prepareIfUsedAgain()) return false;
    PGconn *c = session_.connection();
    const int count = int(values_.size());
    const int ok = name_.isEmpty()
                       ? PQsendQueryParams(c, sql_.constData(), count, types_.data(),
                                           pointers_.data(), lengths_.data(), formats_.data(), 0)
                       : PQsendQueryPrepared(c, name_.constData(), count, pointers_.data(),
                                             lengths_.data(), formats_.data(), 0);
    if (!ok) session_.notSent();
    return ok != 0;
}

bool PostgresStatement::begin()
{
    if (!send()) return false;
    running_ = true;
    if (oneByOne_) PQsetSingleRowMode(session_.connection());
    return nextReply();
}

bool PostgresStatement::nextReply()
{
    reply_.reset(PQgetResult(session_.connection()));
    row_ = -1;
    if (!reply_) {
        running_ = false;
        return true;
    }
    if (session_.check(reply_.get())) return true;
    reset();
    return false;
}

int PostgresStatement::step()
{
    if (!running_ && !begin()) return kFailed;
    while (running_) {
        if (++row_ < PQntuples(reply_.get())) return kRow;
        if (!nextReply()) return kFailed;
    }
    return kDone;
}

int PostgresStatement::finish()
{
    if (session_.inBatch()) return send() && session_.sent() ? kOk : kFailed;
    int rc = step();
    while (rc == kRow) rc = step();
    reset();
    return rc == kDone ? kOk : rc;
}

void PostgresStatement::reset()
{
    while (running_) {
        reply_.reset(PQgetResult(session_.connection()));
        running_ = bool(reply_);
    }
    reply_.reset();
    row_ = -1;
}

qint64 PostgresStatement::integer(int i) const
{
    return std::strtoll(PQgetvalue(reply_.get(), row_, i), nullptr, 10);
}

double PostgresStatement::real(int i) const
{
    return raw(i).toDouble();
}

QByteArray PostgresStatement::raw(int i) const
{
    return QByteArray(PQgetvalue(reply_.get(), row_, i), PQgetlength(reply_.get(), row_, i));
}

QByteArray PostgresStatement::bytes(int i) const
{
    return QByteArray::fromHex(raw(i).mid(2));  // after "\x"
}

}  // namespace roomrack::storage
