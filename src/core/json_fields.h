// SPDX-License-Identifier: GPL-3.0-or-later
// Values of our own as JSON objects in the property's database: missing fields keep their defaults,
// so that a newer version can read older text.
#pragma once

#include "core/enum_end.h"
#include "core/ids.h"

#include <QtCore/QJsonObject>
#include <QtCore/QString>

#include <concepts>
#include <limits>
#include <optional>

namespace roomrack::core {

/// Writer and reader share one list of fields. Enums are stored as their numbers.
class FieldWriter {
public:
    /// `sparse`: without empty texts and zeros.
    FieldWriter(bool sparse = false) : sparse_(sparse) {}
    QJsonObject object;
    void field(const char *name, const QString &v)
    {
        if (!sparse_ || !v.isEmpty()) put(name, v);
    }
    void field(const char *name, const QByteArray &v) { field(name, QString::fromUtf8(v)); }
    void field(const char *name, bool v) { put(name, v); }
    template <std::integral T>
    void field(const char *name, T v)
    {
        if (!sparse_ || v != 0) put(name, qint64(v));
    }
    template <HasEnd E>
    void field(const char *name, E v)
    {
        field(name, qint64(v));
    }
    template <typename Tag>
    void field(const char *name, Id<Tag> v)
    {
        field(name, v.value);
    }
    template <typename T>
    void field(const char *name, const std::optional<T> &v)
    {
        FieldWriter all;
        if (!v) return;
        all.field(name, *v);
        put(name, all.object.value(QLatin1String(name)));
    }
    /// A bool as 0 or 1.
    void flag(const char *name, bool v) { field(name, int(v)); }

private:
    void put(const char *name, const QJsonValue &v) { object.insert(QLatin1String(name), v); }
    bool sparse_;
};

class FieldReader {
public:
    explicit FieldReader(const QJsonObject &from) : object(from) {}
    const QJsonObject object;
    QString wrong;  ///< first field with a value of the wrong type, or out of its range
    void field(const char *name, QString &v)
    {
        if (const auto found = value(name, &QJsonValue::isString)) v = found->toString();
    }
    void field(const char *name, QByteArray &v)
    {
        if (const auto found = value(name, &QJsonValue::isString)) v = found->toString().toUtf8();
    }
    void field(const char *name, bool &v)
    {
        if (const auto found = value(name, &QJsonValue::isBool)) v = found->toBool();
    }
    template <std::integral T>
    void field(const char *name, T &v)
    {
        constexpr qint64 kNone = std::numeric_limits<qint64>::min();
        const auto found = value(name, &QJsonValue::isDouble);
        if (!found) return;
        const qint64 number = found->toInteger(kNone);
        v = static_cast<T>(number);
        if (number == kNone || v != number) note(name);
    }
    template <HasEnd E>
    void field(const char *name, E &v)
    {
        qint64 number = qint64(v);
        field(name, number);
        const auto known = enumFrom<E>(number);
        if (!known) note(name);
        v = known.value_or(v);
    }
    template <typename Tag>
    void field(const char *name, Id<Tag> &v)
    {
        field(name, v.value);
    }
    template <typename T>
    void field(const char *name, std::optional<T> &v)
    {
        if (object.contains(QLatin1String(name))) field(name, v.emplace());
    }
    void flag(const char *name, bool &v)
    {
        int number = v;
        field(name, number);
        v = number != 0;
    }
    void note(const char *name)
    {
        if (wrong.isEmpty()) wrong = QString::fromLatin1(name);
    }

private:
    std::optional<QJsonValue> value(const char *name, bool (QJsonValue::*is)() const)
    {
        const QJsonValue found = object.value(QLatin1String(name));
        if (found.isUndefined()) return {};
        if ((found.*is)()) return found;
        note(name);
        return {};
    }
};

}  // namespace roomrack::core
