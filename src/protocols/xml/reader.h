// SPDX-License-Identifier: GPL-3.0-or-later
// A message read element by element. Codecs enter elements and take attributes with their type;
// what they do not know is skipped and counted. Two kinds of trouble are kept apart: what is no
// readable document ends the reading (fatal), what is a wrong value is noted with its place
// (complaints), so that a codec can answer for one record and still read the others.
#pragma once

#include "protocols/values.h"
#include "protocols/xml/guard.h"

#include <QtCore/QXmlStreamReader>

#include <optional>
#include <vector>

namespace roomrack::protocols::xml {

/// What kind of value is wrong: standards have codes of their own for some.
enum class Wrong : quint8 { Missing, Date, Range, Currency, Amount, Count, Value };

struct Complaint {
    Wrong wrong = Wrong::Value;
    Error error;  ///< field "Rate/@Start", reason with line and column
};

class Reader {
public:
    /// Looks at the whole document before anything else (guard()).
    explicit Reader(const QByteArray &document, const Limits &limits = {});
    Q_DISABLE_COPY_MOVE(Reader)

    /// Enters the document's own element; false when the document was refused.
    bool open();

    /// The element that was entered last.
    QStringView name() const { return xml_.name(); }
    QStringView space() const { return xml_.namespaceUri(); }

    /// Calls `read()` for each child of the element entered last that is in the same namespace
    /// as that, or in none. It has entered the child then, and may use attributes, children() or
    /// text(), in that order; it returns whether it knows the child. What it leaves is skipped.
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
    /// The text of the element entered last, trimmed; its children are skipped and counted.
    QString text();
    /// The same, with `read(text so far)` called for each child as children() does.
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
    /// The text of the element entered last and of all elements in it, a line each.
    QString lines();

    /// Attributes of the element entered last; of no namespace. Absent ones give nothing, wrong
    /// ones give nothing and a complaint. Texts are trimmed.
    bool has(QStringView attribute) const { return find(attribute) != nullptr; }
    QString string(QStringView attribute) const;
    /// An attribute of a namespace.
    QString string(QStringView space, QStringView attribute) const;
    /// A complaint where it is absent or empty.
    QString mustString(QStringView attribute);
    std::optional<qint64> count(QStringView attribute, qint64 least, qint64 most);
    std::optional<bool> flag(QStringView attribute);
    std::optional<Night> night(QStringView attribute);
    std::optional<Instant> instant(QStringView attribute);
    std::optional<Currency> currency(QStringView attribute);
    /// Minor units, exactly (parseMinor).
    std::optional<qint64> minor(QStringView attribute, Currency currency);
    /// `value` as it was read from `attribute`; where that is absent a complaint and T().
    template <typename T>
    T must(QStringView attribute, const std::optional<T> &value)
    {
        if (!value && !has(attribute)) missing(attribute);
        return value.value_or(T());
    }

    /// Notes what is wrong with an attribute of the element entered last, or with the element
    /// itself where `attribute` is empty.
    void complain(Wrong wrong, QStringView attribute, const QString &reason);
    void missing(QStringView attribute);

    /// Why nothing more can be read.
    const std::optional<Error> &fatal() const { return fatal_; }
    void failWith(const QString &reason);
    /// More than a thousand are fatal.
    const std::vector<Complaint> &complaints() const { return complaints_; }
    /// Elements that nobody knew, and the first of their names.
    int unknown() const { return unknown_; }
    const QString &firstUnknown() const { return firstUnknown_; }

    /// Reads to the end, where nothing may follow; the fatal error, or the first complaint.
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
    QString space_;  ///< kept, so that entering an element costs no memory
    int level_ = 0;  ///< open elements
    int unknown_ = 0;
    QString firstUnknown_;
    std::optional<Error> fatal_;
    std::vector<Complaint> complaints_;
};

}  // namespace roomrack::protocols::xml
