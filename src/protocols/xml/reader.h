// SPDX-License-Identifier: GPL-3.0-or-later
// Reads a message element by element, with typed attributes. Two kinds of errors are separate: an
// unreadable document ends the reading (fatal), an invalid value is recorded with its position
// (complaints), so that a codec can report one record and still read the others.
#pragma once

#include "protocols/values.h"
#include "protocols/xml/cursor.h"

#include <vector>

namespace roomrack::protocols::xml {

/// Kind of invalid value: standards have codes of their own for some.
enum class Wrong : quint8 { Missing, Date, Range, Currency, Amount, Count, Value };

struct Complaint {
    Wrong wrong = Wrong::Value;
    Error error;  ///< field "Rate/@Start", reason with line and column
};

class Reader : public Cursor {
public:
    using Cursor::Cursor;

    /// Attributes of the current element without a namespace. Absent ones return nothing, invalid
    /// ones return nothing and add a complaint. Texts are trimmed.
    bool has(QStringView attribute) const { return find(attribute) != nullptr; }
    QString string(QStringView attribute) const;
    /// An attribute in a namespace.
    QString string(QStringView space, QStringView attribute) const;
    /// Adds a complaint if absent or empty.
    QString mustString(QStringView attribute);
    std::optional<qint64> count(QStringView attribute, qint64 least, qint64 most);
    std::optional<bool> flag(QStringView attribute);
    std::optional<Night> night(QStringView attribute);
    std::optional<Instant> instant(QStringView attribute);
    std::optional<Currency> currency(QStringView attribute);
    /// Minor units, exact (parseMinor).
    std::optional<qint64> minor(QStringView attribute, Currency currency);
    /// `value` as read from `attribute`; if absent, adds a complaint and returns T().
    template <typename T>
    T must(QStringView attribute, const std::optional<T> &value)
    {
        if (!value && !has(attribute)) missing(attribute);
        return value.value_or(T());
    }

    /// Records an error for an attribute of the current element, or for the element itself if
    /// `attribute` is empty.
    void complain(Wrong wrong, QStringView attribute, const QString &reason);
    void missing(QStringView attribute);

    /// More than a thousand are a fatal error.
    const std::vector<Complaint> &complaints() const { return complaints_; }
    /// Reads to the end, after which nothing may follow; returns the fatal error or the first
    /// complaint.
    Result<void> finish();

private:
    const QXmlStreamAttribute *find(QStringView attribute) const;
    template <typename T, typename Parse>
    std::optional<T> parsed(Wrong wrong, QStringView attribute, Parse &&parse);

    std::vector<Complaint> complaints_;
};

}  // namespace roomrack::protocols::xml
