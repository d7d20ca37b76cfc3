// SPDX-License-Identifier: GPL-3.0-or-later
// SQLite's C API without a wrapper library, for peers; errors are thrown.
#pragma once

#include "harness.h"

#include <sqlite3.h>

#include <initializer_list>

namespace roomrack::bench {

class BareSqlite {
public:
    explicit BareSqlite(const QString &file)
    {
        if (sqlite3_open(file.toUtf8().constData(), &handle_) != SQLITE_OK) trouble();
    }
    BareSqlite(const BareSqlite &) = delete;
    BareSqlite &operator=(const BareSqlite &) = delete;
    ~BareSqlite() { sqlite3_close_v2(handle_); }

    sqlite3 *handle() const { return handle_; }
    void exec(const char *sql)
    {
        if (sqlite3_exec(handle_, sql, nullptr, nullptr, nullptr) != SQLITE_OK) trouble();
    }
    /// Same durability as a property's file: commits survive a power cut.
    void makeDurable()
    {
        exec("PRAGMA page_size = 4096; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;"
             " PRAGMA cache_size = -65536");
    }
    [[noreturn]] void trouble() const
    {
        throw Wrong(std::string("the SQLite peer: ") + sqlite3_errmsg(handle_));
    }

private:
    sqlite3 *handle_ = nullptr;
};

class BareStatement {
public:
    BareStatement(BareSqlite &db, const char *sql) : db_(db)
    {
        if (sqlite3_prepare_v3(db.handle(), sql, -1, SQLITE_PREPARE_PERSISTENT, &s_, nullptr)
            != SQLITE_OK)
            db.trouble();
    }
    BareStatement(const BareStatement &) = delete;
    BareStatement &operator=(const BareStatement &) = delete;
    ~BareStatement() { sqlite3_finalize(s_); }

    BareStatement &bind(std::initializer_list<qint64> values)
    {
        int i = 0;
        for (const qint64 v : values) sqlite3_bind_int64(s_, ++i, v);
        return *this;
    }
    BareStatement &bindBytes(int i, const QByteArray &v)
    {
        sqlite3_bind_blob(s_, i, v.constData(), int(v.size()), SQLITE_STATIC);
        return *this;
    }
    BareStatement &bindText(int i, const QByteArray &v)
    {
        sqlite3_bind_text(s_, i, v.constData(), int(v.size()), SQLITE_STATIC);
        return *this;
    }
    /// True while there are rows; the columns can then be read.
    bool step()
    {
        const int rc = sqlite3_step(s_);
        if (rc != SQLITE_ROW && rc != SQLITE_DONE) db_.trouble();
        return rc == SQLITE_ROW;
    }
    qint64 column(int i) const { return sqlite3_column_int64(s_, i); }
    void reset() { sqlite3_reset(s_); }
    void run()
    {
        step();
        reset();
    }

private:
    BareSqlite &db_;
    sqlite3_stmt *s_ = nullptr;
};

}  // namespace roomrack::bench
