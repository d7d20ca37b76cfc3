// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocols/xml/element_writer.h"

namespace roomrack::protocols::xml {

namespace {

/// The escape of a character; null: written as is.
const char *escapeOf(char16_t c, bool inAttribute)
{
    switch (c) {
    case u'<': return "&lt;";
    case u'>': return "&gt;";
    case u'&': return "&amp;";
    case u'"': return inAttribute ? "&quot;" : nullptr;
    case u'\r': return "&#13;";  // a parser would normalise it to a line feed,
    case u'\n': return inAttribute ? "&#10;" : nullptr;  // and these two to blanks
    case u'\t': return inAttribute ? "&#9;" : nullptr;
    default: return c < 0x20 || c == 0xfffe || c == 0xffff ? "\xef\xbf\xbd" : nullptr;
    }
}

}  // namespace

ElementWriter::ElementWriter()
{
    out_.reserve(4096);
    out_ += "<?xml version=\"1.0\" encoding=\"UTF-8\"?>";
}

void ElementWriter::closeTag()
{
    if (inTag_) out_ += '>';
    inTag_ = false;
}

ElementWriter &ElementWriter::start(const char *element)
{
    closeTag();
    out_ += '<';
    out_ += element;
    open_.push_back(element);
    inTag_ = true;
    return *this;
}

ElementWriter &ElementWriter::end()
{
    Q_ASSERT(!open_.empty());
    if (inTag_) {
        out_ += "/>";
        inTag_ = false;
    } else {
        out_ += "</";
        out_ += open_.back();
        out_ += '>';
    }
    open_.pop_back();
    return *this;
}

ElementWriter &ElementWriter::attribute(const char *name, QStringView value)
{
    Q_ASSERT(inTag_);
    out_ += ' ';
    out_ += name;
    out_ += "=\"";
    escaped(value, true);
    out_ += '"';
    return *this;
}

ElementWriter &ElementWriter::attribute(const char *name, qint64 value)
{
    Q_ASSERT(inTag_);
    out_ += ' ';
    out_ += name;
    out_ += "=\"";
    out_ += QByteArray::number(value);
    out_ += '"';
    return *this;
}

ElementWriter &ElementWriter::text(QStringView value)
{
    closeTag();
    escaped(value, false);
    return *this;
}

void ElementWriter::escaped(QStringView value, bool inAttribute)
{
    for (qsizetype i = 0; i < value.size(); ++i) {
        const char16_t c = value[i].unicode();
        if (const char *instead = escapeOf(c, inAttribute)) {
            out_ += instead;
        } else if (c < 0x80) {
            out_ += static_cast<char>(c);
        } else if (!QChar::isSurrogate(c)) {
            out_ += value.sliced(i, 1).toUtf8();
        } else if (QChar::isHighSurrogate(c) && i + 1 < value.size()
                   && value[i + 1].isLowSurrogate()) {
            out_ += value.sliced(i++, 2).toUtf8();
        } else {
            out_ += "\xef\xbf\xbd";
        }
    }
}

QByteArray ElementWriter::finish()
{
    while (!open_.empty()) end();
    return std::move(out_);
}

}  // namespace roomrack::protocols::xml
