// SPDX-License-Identifier: GPL-3.0-or-later
// Writes JSON in call order, straight into bytes: signing and splitting by size need identical
// bytes every time.
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
    /// Name of the member whose value follows; an ASCII literal.
    Writer &key(const char *name);
    Writer &key(const QString &name);

    void text(const QString &value);
    void number(qint64 value);
    void boolean(bool value);
    void null();
    void night(Night value);
    /// Writes a string with the currency's decimals, "118.50".
    void amount(const Money &value);
    /// Writes bytes that are already JSON.
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
