// SPDX-License-Identifier: GPL-3.0-or-later
// Writes JSON in the order it is told, straight into bytes: what is signed and split by size must
// be the same bytes every time.
#pragma once

#include "core/money.h"
#include "core/night.h"

#include <QtCore/QByteArray>
#include <QtCore/QString>

#include <optional>

namespace roomrack::protocols::json {

class Writer {
public:
    void beginObject();
    void endObject();
    void beginArray();
    void endArray();
    /// The name of the member whose value comes next; plain ASCII, a literal.
    Writer &key(const char *name);
    Writer &key(const QString &name);

    void text(const QString &value);
    void number(qint64 value);
    void boolean(bool value);
    void null();
    void night(Night value);
    /// As text with its decimals, "118.50".
    void amount(const Money &value);
    /// Bytes that are JSON already.
    void raw(const QByteArray &json);

    const QByteArray &bytes() const { return out_; }
    QByteArray take() { return std::move(out_); }

private:
    void comma();
    void quote(const QString &value);
    QByteArray out_;
    bool first_ = true;
};

}  // namespace roomrack::protocols::json
