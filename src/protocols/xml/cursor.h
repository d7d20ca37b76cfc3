// SPDX-License-Identifier: GPL-3.0-or-later
// Walks the elements of a guarded document. Codecs enter elements; unknown ones are skipped and
// counted. An unreadable document ends the walk.
#pragma once

#include "protocols/xml/guard.h"

#include <QtCore/QXmlStreamReader>

#include <optional>

namespace roomrack::protocols::xml {

class Cursor {
public:
    /// Checks the whole document first (guard()).
    explicit Cursor(const QByteArray &document, const Limits &limits = {});
    Q_DISABLE_COPY_MOVE(Cursor)

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

    /// The error that ended the reading.
    const std::optional<Error> &fatal() const { return fatal_; }
    void failWith(const QString &reason);
    /// Number of unknown elements, and the first of their names.
    int unknown() const { return unknown_; }
    const QString &firstUnknown() const { return firstUnknown_; }

protected:
    /// An error for the current place.
    Error errorHere(const QString &field, const QString &reason) const;
    const QXmlStreamAttributes &attributes() const { return attributes_; }
    /// Reads to the end, after which nothing may follow.
    void skipToEnd();

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

    QXmlStreamReader xml_;
    QXmlStreamAttributes attributes_;
    QString space_;  ///< kept, so that entering an element does not allocate
    int level_ = 0;  ///< open elements
    int unknown_ = 0;
    QString firstUnknown_;
    std::optional<Error> fatal_;
};

}  // namespace roomrack::protocols::xml
