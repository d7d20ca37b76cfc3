// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocols/xml/forbidden_characters.h"

#include "protocols/xml/characters.h"
#include "protocols/xml/encoding.h"
#include "protocols/xml/masking.h"

#include <algorithm>

namespace roomrack::protocols::xml {

namespace {

class Blanker {
public:
    explicit Blanker(QByteArray text) : text_(std::move(text)) {}

    std::optional<QByteArray> blank()
    {
        while (at_ < text_.size()) {
            const qsizetype from = at_;
            const qsizetype open = text_.indexOf('<', at_);
            at_ = open < 0 ? text_.size() : open;
            if (depth_ > 0) blankText(from, at_);
            if (open >= 0 && !markup()) return std::nullopt;
        }
        return changed_ ? std::optional(std::move(text_)) : std::nullopt;
    }

private:
    bool begins(QByteArrayView with) const
    {
        return QByteArrayView(text_).sliced(at_).startsWith(with);
    }

    /// Moves past `mark`; false if there is none.
    bool moveTo(QByteArrayView mark, qsizetype from)
    {
        const qsizetype found = text_.indexOf(mark, from);
        if (found < 0) return false;
        at_ = found + mark.size();
        return true;
    }

    bool markup()
    {
        if (begins("<!--")) return comment();
        if (begins("<?")) return instruction();
        if (begins("<![CDATA[")) {
            const qsizetype from = at_;
            if (!moveTo("]]>", at_)) return false;
            if (depth_ > 0) blankCharacters(from, at_);
            return true;
        }
        if (begins("<!")) return false;
        if (!begins("</")) return startTag();
        --depth_;
        return moveTo(">", at_);
    }

    bool comment()
    {
        const qsizetype from = at_ + 4;
        if (!moveTo("-->", from)) return false;
        blankCharacters(from, at_);
        return true;
    }

    /// The target of an instruction stays as it is: a blank would end it, and "xml" with something
    /// behind it would become a declaration.
    bool instruction()
    {
        const qsizetype from = at_;
        if (!moveTo("?>", from)) return false;
        const QByteArrayView all = QByteArrayView(text_).sliced(from, at_ - from);
        const auto data = std::find_if(all.begin(), all.end(), isSpace);
        blankCharacters(from + (data - all.begin()), at_);
        return true;
    }

    bool startTag()
    {
        qsizetype from = at_ + 1;  // after the last value
        while (++at_ < text_.size()) {
            const char c = std::as_const(text_)[at_];
            if (c == '>') {
                if (std::as_const(text_)[at_ - 1] != '/') ++depth_;
                ++at_;
                return true;
            }
            if (c != '"' && c != '\'') continue;
            const qsizetype close = text_.indexOf(c, at_ + 1);
            if (close < 0) return false;
            if (!isIdentifier(attributeIn(QByteArrayView(text_).sliced(from, at_ - from))))
                blankText(at_ + 1, close);
            at_ = close;
            from = close + 1;
        }
        return false;
    }

    /// The local name before the '=' at the end of `text`.
    static QByteArrayView attributeIn(QByteArrayView text)
    {
        QByteArrayView name = text.trimmed();
        if (name.endsWith('=')) name = name.chopped(1).trimmed();
        const auto ends = [](char c) { return isSpace(c) || c == ':'; };
        const auto begin = std::find_if(std::make_reverse_iterator(name.end()),
                                        std::make_reverse_iterator(name.begin()), ends);
        return name.sliced(begin.base() - name.begin());
    }

    void blankText(qsizetype from, qsizetype to)
    {
        blankCharacters(from, to);
        for (;;) {
            // Not beyond `to`: the document may have many texts, and no reference.
            const QByteArrayView rest = QByteArrayView(text_).sliced(from, to - from);
            const qsizetype next = rest.indexOf('&');
            if (next < 0) return;
            const NumericReference reference = numericReference(rest.sliced(next));
            from += next;
            if (reference.size > 0 && !isXmlCharacter(reference.character))
                replace(from, reference.size, QByteArray(reference.size, ' '));
            from += reference.read;
        }
    }

    void blankCharacters(qsizetype from, qsizetype to)
    {
        for (qsizetype i = from; i < to; ++i) {
            const auto c = static_cast<quint8>(std::as_const(text_)[i]);
            if (c < ' ' && !isXmlCharacter(c)) {
                replace(i, 1, " ");
            } else if (c == 0xef && to - i >= 3) {
                const QByteArrayView three = QByteArrayView(text_).sliced(i, 3);
                if (three == "\xef\xbf\xbe" || three == "\xef\xbf\xbf")
                    replace(i, 3, "\xef\xbf\xbd");
            }
        }
    }

    void replace(qsizetype at, qsizetype size, QByteArrayView by)
    {
        std::copy_n(by.begin(), size, text_.begin() + at);
        changed_ = true;
    }

    QByteArray text_;
    qsizetype at_ = 0;
    int depth_ = 0;  ///< open elements
    bool changed_ = false;
};

}  // namespace

std::optional<QByteArray> withoutForbiddenCharacters(const QByteArray &document,
                                                     const Limits &limits)
{
    if (document.size() > limits.bytes) return std::nullopt;
    auto text = toUtf8(document);
    return text ? Blanker(std::move(*text)).blank() : std::nullopt;
}

}  // namespace roomrack::protocols::xml
