// SPDX-License-Identifier: GPL-3.0-or-later
// A statement of libpq, which can wait for the answers of many at once. Prepared on the server at
// its second use.
#pragma once

#include "storage/postgres_session.h"
#include "storage/statement.h"

#include <vector>

namespace roomrack::storage {

class PostgresStatement final : public StatementDriver {
public:
    PostgresStatement(PostgresSession &session, const QByteArray &sql);
    ~PostgresStatement() override;
    void bind(int i, qint64 v) override;
    void bind(int i, double v) override;
    void bind(int i, const QString &v) override;
    void bind(int i, const QByteArray &v) override;
    void bindNull(int i) override;
    void readOneByOne() override { oneByOne_ = true; }
    int step() override;
    int finish() override;
    void reset() override;
    int columns() const override { return PQnfields(reply_.get()); }
    bool isNull(int i) const override { return PQgetisnull(reply_.get(), row_, i) != 0; }
    qint64 integer(int i) const override;
    double real(int i) const override;
    QString text(int i) const override { return QString::fromUtf8(raw(i)); }
    QByteArray bytes(int i) const override;

private:
    struct Value {
        QByteArray text;
        Oid type = 0;
        bool isNull = true;
        bool isBytes = false;
    };
    Value &value(int i);
    QByteArray raw(int i) const;
    bool prepareIfUsedAgain();
    bool send();
    bool begin();
    bool nextReply();

    PostgresSession &session_;
    const QByteArray sql_;
    QByteArray name_;     ///< on the server; empty: not prepared there
    int preparedIn_ = 0;  ///< batch of its preparation; 0: none
    int used_ = 0;
    std::vector<Value> values_;
    std::vector<Oid> types_;
    std::vector<const char *> pointers_;
    std::vector<int> lengths_, formats_;
    PostgresSession::Reply reply_{nullptr, PQclear};
    int row_ = -1;
    bool oneByOne_ = false;
    bool running_ = false;  ///< has unread answers
};

}  // namespace roomrack::storage
