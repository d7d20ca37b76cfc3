// SPDX-License-Identifier: GPL-3.0-or-later
// Writes a message, with identical bytes for identical content: UTF-8, no white space between
// elements, attributes in call order. Characters that XML does not allow (controls, half surrogate
// pairs) become U+FFFD, so that the document stays readable.
#pragma once

#include "core/night.h"

#include <QtCore/QByteArray>
#include <QtCore/QString>

#include <optional>
#include <vector>

namespace roomrack::protocols::xml {

/// Names are ASCII literals: their addresses are kept until the element ends.
class ElementWriter {
public:
    /// With the declaration <?xml version="1.0" encoding="UTF-8"?>.
    ElementWriter();

    ElementWriter &start(const char *element);
    ElementWriter &end();
    /// An attribute of the element just started; may be empty.
    ElementWriter &attribute(const char *name, QStringView value);
    ElementWriter &attribute(const char *name, qint64 value);
    ElementWriter &attribute(const char *name, Night value) { return attribute(name, value.iso()); }
    ElementWriter &flag(const char *name, bool value)
    {
        return attribute(name, value ? QStringView(u"true") : QStringView(u"false"));
    }
    /// Omitted if the value is empty or absent.
    ElementWriter &optional(const char *name, const QString &value)
    {
        return value.isEmpty() ? *this : attribute(name, value);
    }
    template <typename T>
    ElementWriter &optional(const char *name, const std::optional<T> &value)
    {
        return value ? attribute(name, *value) : *this;
    }
    ElementWriter &text(QStringView value);
    /// <element>value</element>
    ElementWriter &element(const char *name, QStringView value)
    {
        return start(name).text(value).end();
    }

    /// Ends open elements and returns the document.
    QByteArray finish();

private:
    void closeTag();
    void escaped(QStringView value, bool inAttribute);

    QByteArray out_;
    std::vector<const char *> open_;
    bool inTag_ = false;
};

}  // namespace roomrack::protocols::xml
