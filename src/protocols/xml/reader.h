// SPDX-License-Identifier: GPL-3.0-or-later
// Reads a message element by element. Codecs enter elements and read typed attributes; unknown
// elements are skipped and counted. Two kinds of errors are separate: an unreadable document ends
// the reading (fatal), an invalid value is recorded with its position (complaints), so that a codec
// can report one record and still read the others.
#pragma once

#include "protocols/values.h"
#include "protocols/xml/guard.h"

#include <QtCore/QXmlStreamReader>

#include <optional>
#include <vector>

namespace roomrack::protocols::xml {

/// Kind of invalid value: standards have codes of their own for some.
enum class Wrong : quint8 { Missing, Date, Range, Currency, Amount, Count, Value };

struct Complaint {
    Wrong wrong = Wrong::Value;
    Error error;  ///< field "Rate/@Start", reason with line and column
};

class Reader {
public:
    /// Checks the whole document first (guard()).
    explicit Reader(const QByteArray &document, const Limits &limits = {});
    Q_DISABLE_COPY_MOVE(Reader)

    /// Enters the root element; false if the document was refused.
    bool open();

    /// The current element: the one entered last.
    QStringView name() const { return xml_.name(); }
    QStringView space() const { return xml_.namespaceUri(); }

    /// Calls `read()` for each child of the current element that is in the same namespace or in
    /// none. The child is entered then; `read` may use attributes, children() or text(), in that
    /// order, and returns whether it handled the child. Unread content is skipped.
    template <typename F>
    void children(F &&read)
    {
        eachChild(false, read);
    }
    /// The same for children of any namespace.
    template <typename F>
    void allChildren(F &&read)
    {
        eachChild(true, read);
    }
    /// The current element's text, trimmed; its children are skipped and counted.
    QString text();
    /// Like text(), but calls `read(text so far)` for each child as children() does.
    template <typename F>
    QString content(F &&read)
    {
        QString text;
        const int level = level_;
        while (!fatal_ && level_ >= level && level > 0) {
            const auto token = next();
            if (token == QXmlStreamReader::Characters) {
                text += xml_.text();
            } else if (token == QXmlStreamReader::StartElement) {
                if (!read(text)) countUnknown(level_);
                leave(level);
            }
        }
        return text.trimmed();
    }
    /// The text of the current element and all its descendants, one line each.
    QString lines();

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

    /// The error that ended the reading.
    const std::optional<Error> &fatal() const { return fatal_; }
    void failWith(const QString &reason);
    /// More than a thousand are a fatal error.
    const std::vector<Complaint> &complaints() const { return complaints_; }
    /// Number of unknown elements, and the first of their names.
    int unknown() const { return unknown_; }
    const QString &firstUnknown() const { return firstUnknown_; }

    /// Reads to the end, after which nothing may follow; returns the fatal error or the first
    /// complaint.
    Result<void> finish();

private:
    template <typename F>
    void eachChild(bool anySpace, F &read)
    {
        const int level = level_;
        if (fatal_ || level == 0) return;
        if (!anySpace && xml_.namespaceUri() != space_) space_ = xml_.namespaceUri().toString();
        const QString space = space_;
        while (toChild(level)) {
            const bool foreign =
                !anySpace && !xml_.namespaceUri().isEmpty() && xml_.namespaceUri() != space;
            if (foreign || !read()) countUnknown(level + 1);
            leave(level);
        }
    }
    bool toChild(int level);
    void leave(int level);
    QXmlStreamReader::TokenType next();
    void countUnknown(int level);
    const QXmlStreamAttribute *find(QStringView attribute) const;
    template <typename T, typename Parse>
    std::optional<T> parsed(Wrong wrong, QStringView attribute, Parse &&parse);

    QXmlStreamReader xml_;
    QXmlStreamAttributes attributes_;
    QString space_;  ///< kept, so that entering an element does not allocate
    int level_ = 0;  ///< open elements
    int unknown_ = 0;
    QString firstUnknown_;
    std::optional<Error> fatal_;
    std::vector<Complaint> complaints_;
};

}  // namespace roomrack::protocols::xml
