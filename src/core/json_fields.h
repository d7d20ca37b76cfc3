// SPDX-License-Identifier: GPL-3.0-or-later
// Settings as JSON objects in the property's database: missing fields keep their defaults, so that
// a newer version can read older text.
#pragma once

#include <QtCore/QJsonObject>
#include <QtCore/QString>

#include <optional>

namespace roomrack::core {

/// Writer and reader share one list of fields.
class FieldWriter {
public:
    QJsonObject object;
    void field(const char *name, const QString &v) { put(name, v); }
    void field(const char *name, int v) { put(name, v); }
    void field(const char *name, bool v) { put(name, v); }

private:
    void put(const char *name, const QJsonValue &v) { object.insert(QLatin1String(name), v); }
};

class FieldReader {
public:
    explicit FieldReader(const QJsonObject &from) : object(from) {}
    const QJsonObject object;
    QString wrong;  ///< first field with a value of the wrong type
    void field(const char *name, QString &v)
    {
        if (const auto found = value(name, &QJsonValue::isString)) v = found->toString();
    }
    void field(const char *name, int &v)
    {
        const auto found = value(name, &QJsonValue::isDouble);
        if (!found) return;
        const double number = found->toDouble();
        v = static_cast<int>(number);
        if (double(v) != number) note(name);
    }
    void field(const char *name, bool &v)
    {
        if (const auto found = value(name, &QJsonValue::isBool)) v = found->toBool();
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
