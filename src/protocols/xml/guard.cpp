// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocols/xml/guard.h"

#include "protocols/xml/characters.h"
#include "protocols/xml/encoding.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <optional>
#include <vector>

namespace roomrack::protocols::xml {

namespace {

/// Classes of a byte, for table lookup.
enum ByteKind : quint8 { Space = 1, EndsName = 2, Control = 4, MayBegin = 8 };

constexpr std::array<quint8, 256> byteKinds()
{
    std::array<quint8, 256> kinds{};
    for (size_t c = 0; c < 0x20; ++c) kinds[c] = Control;
    for (const char c : {' ', '\t', '\r', '\n'}) kinds[static_cast<quint8>(c)] = Space | EndsName;
    for (const char c : {'=', '>', '/', '<', '"', '\''}) kinds[static_cast<quint8>(c)] = EndsName;
    kinds[0xef] = MayBegin;  // U+FFFE and U+FFFF begin with it
    return kinds;
}
constexpr std::array<quint8, 256> kByteKinds = byteKinds();

bool is(char c, ByteKind kind)
{
    return (kByteKinds[static_cast<quint8>(c)] & kind) != 0;
}

bool isBlank(char c)
{
    return is(c, Space);
}

/// Whether "#60" or "#x3C" refers to a valid XML character.
bool isCharacterReference(QByteArrayView name)
{
    const auto character = referencedCharacter(name);
    return character && isXmlCharacter(*character);
}

bool isOneOfTheFive(QByteArrayView name)
{
    return name == "lt" || name == "gt" || name == "amp" || name == "apos" || name == "quot";
}

/// Scans the markup once. Every member returns false for invalid input.
class Scanner {
public:
    Scanner(QByteArrayView text, const Limits &limits)
        : begin_(text.data()), at_(begin_), end_(begin_ + text.size()), limits_(limits)
    {}

    std::optional<Error> scan()
    {
        if (!onlyCharacters()) return error_;
        while (at_ != end_) {
            if (*at_ == '<' ? !markup() : !text()) return error_;
        }
        if (!declared_.empty()) wrong(ErrorText::tr("ends before all elements are closed"));
        return error_;
    }

private:
    bool wrong(const QString &reason) { return wrongAt(at_, reason); }

    bool wrongAt(const char *where, const QString &reason)
    {
        qint64 line = 1;
        const char *start = begin_;
        while (const char *next = find('\n', start)) {
            if (next >= where) break;
            ++line;
            start = next + 1;
        }
        const auto column = 1 + std::count_if(start, where, [](char c) {
                                return (static_cast<quint8>(c) & 0xc0) != 0x80;
                            });
        error_ = errorAt(QStringLiteral("XML"), reason, line, column);
        return false;
    }

    bool notWellFormed() { return wrong(ErrorText::tr("is not well formed")); }
    bool tooLong() { return wrong(tooLongText(limits_.text)); }

    static QString tooLongText(qsizetype most)
    {
        return ErrorText::tr("has a text of more than %1 bytes").arg(most);
    }

    /// Control characters and the two noncharacters are not allowed in XML.
    bool onlyCharacters()
    {
        quint8 seen = 0;
        for (const char *p = begin_; p != end_; ++p) seen |= kByteKinds[static_cast<quint8>(*p)];
        if ((seen & (Control | MayBegin)) == 0) return true;
        for (const char *p = begin_; p != end_; ++p) {
            const bool never = is(*p, MayBegin) && end_ - p >= 3
                               && static_cast<quint8>(p[1]) == 0xbf
                               && static_cast<quint8>(p[2]) >= 0xbe;
            if (never || is(*p, Control))
                return wrongAt(p, ErrorText::tr("has a character that XML does not allow"));
        }
        return true;
    }

    const char *find(char c, const char *from) const
    {
        return static_cast<const char *>(std::memchr(from, c, static_cast<size_t>(end_ - from)));
    }

    /// Every '&' in [from, to) must start a reference that needs no declaration.
    bool references(const char *from, const char *to)
    {
        while (from != to) {
            const auto *mark =
                static_cast<const char *>(std::memchr(from, '&', static_cast<size_t>(to - from)));
            if (!mark) return true;
            const auto room = static_cast<size_t>(std::min<qptrdiff>(to - mark, 16));
            const auto *stop = static_cast<const char *>(std::memchr(mark, ';', room));
            const QByteArrayView name =
                stop ? QByteArrayView(mark + 1, stop - mark - 1) : QByteArrayView();
            if (!isOneOfTheFive(name) && !isCharacterReference(name)) {
                return wrongAt(
                    mark, ErrorText::tr(
                              "contains an entity reference; only &amp; &lt; &gt; &quot; &apos; "
                              "and numeric character references are allowed"));
            }
            from = stop + 1;
        }
        return true;
    }

    bool text()
    {
        const char *next = find('<', at_);
        if (!next) next = end_;
        if (next - at_ > limits_.text) return tooLong();
        if (!references(at_, next)) return false;
        at_ = next;
        return true;
    }

    bool begins(QByteArrayView with) const
    {
        return end_ - at_ >= with.size()
               && std::memcmp(at_, with.data(), static_cast<size_t>(with.size())) == 0;
    }

    bool skipTo(QByteArrayView mark)
    {
        const QByteArrayView rest(at_, end_ - at_);
        const qsizetype found = rest.first(std::min(rest.size(), limits_.text + 16)).indexOf(mark);
        if (found < 0) return rest.size() > limits_.text ? tooLong() : notWellFormed();
        at_ += found + mark.size();
        return true;
    }

    bool markup()
    {
        const char second = at_ + 1 != end_ ? at_[1] : '\0';
        if (second == '/') return endTag();
        if (second == '!') return declaration();
        if (second == '?') return instruction();
        return startTag();
    }

    bool declaration()
    {
        if (begins("<!--")) {
            at_ += 4;
            return skipTo("-->");
        }
        if (begins("<![CDATA[")) return skipTo("]]>");
        return wrong(ErrorText::tr("has a document type declaration; remove it"));
    }

    bool instruction()
    {
        if (begins("<?xml") && at_ + 5 != end_ && isBlank(at_[5]))
            return wrong(ErrorText::tr("has an XML declaration that is not at the start"));
        return skipTo("?>");
    }

    bool endTag()
    {
        const char *close = find('>', at_);
        if (!close || declared_.empty()) return notWellFormed();
        if (close - at_ > limits_.name + 64) return longName();
        inScope_ -= declared_.back();
        declared_.pop_back();
        at_ = close + 1;
        return true;
    }

    bool longName()
    {
        return wrong(ErrorText::tr("has a name of more than %1 bytes").arg(limits_.name));
    }

    /// Moves past a name, which must not be empty.
    bool name()
    {
        const char *start = at_;
        while (at_ != end_ && !is(*at_, EndsName)) ++at_;
        if (at_ == start || at_ == end_) return notWellFormed();
        return at_ - start <= limits_.name || longName();
    }

    void spaces()
    {
        while (at_ != end_ && isBlank(*at_)) ++at_;
    }

    bool startTag()
    {
        ++at_;
        if (!name()) return false;
        int attributes = 0;
        int declarations = 0;
        for (;;) {
            spaces();
            if (at_ == end_) return notWellFormed();
            if (*at_ == '>' || *at_ == '/') break;
            if (++attributes > limits_.attributes) {
                return wrong(ErrorText::tr("has an element with more than %1 attributes")
                                 .arg(limits_.attributes));
            }
            if (begins("xmlns")) ++declarations;
            if (!attribute()) return false;
        }
        if (inScope_ + declarations > limits_.namespaces) {
            return wrong(ErrorText::tr("has more than %1 namespaces").arg(limits_.namespaces));
        }
        return closeTag(declarations);
    }

    bool closeTag(int declarations)
    {
        if (*at_ == '/') {
            if (!begins("/>")) return notWellFormed();
            at_ += 2;
            return true;
        }
        ++at_;
        if (static_cast<int>(declared_.size()) >= limits_.depth) {
            return wrong(ErrorText::tr("is nested deeper than %1 levels").arg(limits_.depth));
        }
        declared_.push_back(declarations);
        inScope_ += declarations;
        return true;
    }

    bool attribute()
    {
        if (!name()) return false;
        spaces();
        if (at_ == end_ || *at_ != '=') return notWellFormed();
        ++at_;
        spaces();
        if (at_ == end_ || (*at_ != '"' && *at_ != '\'')) return notWellFormed();
        const char *from = at_ + 1;
        const char *close = find(*at_, from);
        if (!close) return notWellFormed();
        if (close - from > limits_.text) return tooLong();
        if (std::memchr(from, '<', static_cast<size_t>(close - from))) return notWellFormed();
        if (!references(from, close)) return false;
        at_ = close + 1;
        return true;
    }

    const char *begin_;
    const char *at_;
    const char *end_;
    const Limits &limits_;
    std::vector<int> declared_;  ///< namespaces declared per open element
    int inScope_ = 0;
    std::optional<Error> error_;
};

}  // namespace

Error errorAt(const QString &field, const QString &reason, qint64 line, qint64 column)
{
    return {ErrorCode::Invalid, field,
            ErrorText::tr("%1 (line %2, column %3)").arg(reason).arg(line).arg(column)};
}

Result<QByteArray> guard(const QByteArray &document, const Limits &limits)
{
    const QString field = QStringLiteral("XML");
    if (document.size() > limits.bytes) {
        return fail(ErrorCode::Invalid, field,
                    ErrorText::tr("is larger than %1 KiB").arg(limits.bytes / 1024));
    }
    if (document.isEmpty()) return fail(ErrorCode::Invalid, field, ErrorText::tr("is empty"));
    auto text = toUtf8(document);
    if (!text) return text;
    if (auto error = Scanner(*text, limits).scan()) return tl::unexpected(std::move(*error));
    return text;
}

}  // namespace roomrack::protocols::xml
