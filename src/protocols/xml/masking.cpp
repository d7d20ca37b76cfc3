// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocols/xml/masking.h"

#include "core/card_exceptions.h"
#include "protocols/reservation.h"
#include "protocols/xml/characters.h"
#include "protocols/xml/encoding.h"

#include <algorithm>

namespace roomrack::protocols::xml {

namespace {

constexpr qsizetype kShortestCard = 8;

QByteArrayView localName(QByteArrayView name)
{
    const qsizetype colon = name.indexOf(':');
    return colon < 0 ? name : name.sliced(colon + 1);
}

QByteArray starred(QByteArrayView text, qsizetype kept)
{
    QByteArray out = text.toByteArray();
    qsizetype end = out.size();
    while (end > 0 && isSpace(out[end - 1])) --end;
    const qsizetype from = end >= kShortestCard ? kept : 0;
    for (qsizetype i = 0; i < end - from; ++i) {
        if (!isSpace(out[i])) out[i] = '*';
    }
    return out;
}

/// What a numeric reference counts as in a card number: a digit, or a blank or dash, which could
/// hide one, as do characters that are read as blanks (withoutForbiddenCharacters). 0: it ends one.
char countsAs(quint32 character)
{
    const bool plain =
        (character >= '0' && character <= '9') || character == ' ' || character == '-';
    if (plain) return static_cast<char>(character);
    return isXmlCharacter(character) ? '\0' : ' ';
}

/// Decodes "&#52;" and "&#x0034;" of any length to "4", and replaces control characters.
QByteArray plainDigits(QByteArrayView text)
{
    QByteArray out;
    out.reserve(text.size());
    while (!text.isEmpty()) {
        const qsizetype mark = text.indexOf('&');
        if (mark < 0) {
            out.append(text);
            break;
        }
        const NumericReference reference = numericReference(text.sliced(mark));
        const char meant = reference.size > 0 ? countsAs(reference.character) : '\0';
        out.append(text.first(meant == '\0' ? mark + reference.read : mark));
        if (meant != '\0') out.append(meant);
        text = text.sliced(mark + (meant == '\0' ? reference.read : reference.size));
    }
    const auto isForbidden = [](char c) {
        return c >= 0 && c < ' ' && !isXmlCharacter(static_cast<quint32>(c));
    };
    std::replace_if(out.begin(), out.end(), isForbidden, ' ');
    return out;
}

/// Latin-1 round-trips bytes unchanged, and digits stay digits.
QByteArray withoutCards(QByteArrayView text)
{
    const QString plain = QString::fromLatin1(plainDigits(text));
    return hasCardNumber(plain) ? withoutCardNumbers(plain).toLatin1() : text.toByteArray();
}

QByteArray phoneWithoutCard(QByteArrayView phone)
{
    const QString plain = QString::fromLatin1(plainDigits(phone));
    const QString kept = phoneWithoutCardNumber(plain);
    return kept == plain ? phone.toByteArray() : kept.toLatin1();
}

class Masker {
public:
    explicit Masker(QByteArrayView in) : in_(in) {}

    QByteArray mask()
    {
        out_.reserve(in_.size());
        while (at_ < in_.size()) {
            if (in_[at_] != '<')
                text(upTo(in_.indexOf('<', at_)));
            else if (begins("<!--"))
                out_ += withoutCards(past("-->"));
            else if (begins("<![CDATA["))
                text(past("]]>"));
            else
                tag(upTo(tagEnd()));
        }
        return std::move(out_);
    }

private:
    enum class Inside : quint8 { Plain, Card, CardNumber, Secret };

    bool begins(QByteArrayView with) const { return in_.sliced(at_).startsWith(with); }

    /// Moves to `end` and returns the bytes passed; -1 is the end of the document.
    QByteArrayView upTo(qsizetype end)
    {
        if (end < 0) end = in_.size();
        const qsizetype begin = std::exchange(at_, end);
        return in_.sliced(begin, end - begin);
    }
    QByteArrayView past(QByteArrayView mark)
    {
        const qsizetype found = in_.indexOf(mark, at_);
        return upTo(found < 0 ? -1 : found + mark.size());
    }
    /// One past the '>' that is not inside an attribute.
    qsizetype tagEnd() const
    {
        char quote = 0;
        for (qsizetype i = at_ + 1; i < in_.size(); ++i) {
            const char c = in_[i];
            if (quote != 0) {
                if (c == quote) quote = 0;
            } else if (c == '"' || c == '\'') {
                quote = c;
            } else if (c == '>') {
                return i + 1;
            }
        }
        return -1;
    }

    Inside inside() const { return open_.empty() ? Inside::Plain : open_.back(); }

    void text(QByteArrayView text)
    {
        switch (inside()) {
        case Inside::Plain: out_ += withoutCards(text); break;
        case Inside::CardNumber: out_ += starred(text, 4); break;
        case Inside::Card:
        case Inside::Secret: out_ += starred(text, 0); break;
        }
    }

    static Inside childOf(Inside parent, QByteArrayView name)
    {
        if (parent == Inside::Card) return name == "CardNumber" ? Inside::CardNumber : parent;
        if (parent != Inside::Plain) return parent;
        if (name == "PaymentCard") return Inside::Card;
        return name == "Password" ? Inside::Secret : Inside::Plain;
    }

    void tag(QByteArrayView tag)
    {
        if (tag.startsWith("</")) {
            if (!open_.empty()) open_.pop_back();
            out_ += withoutCards(tag);
            return;
        }
        // Declarations contain texts as well, and their content is not needed.
        if (tag.startsWith("<?") || tag.startsWith("<!")) {
            out_ += withoutCards(tag);
            return;
        }
        qsizetype end = 1;
        while (end < tag.size() && !isSpace(tag[end]) && tag[end] != '>' && tag[end] != '/') ++end;
        const Inside now = childOf(inside(), localName(tag.sliced(1, end - 1)));
        attributes(tag, now);
        if (!tag.endsWith("/>")) open_.push_back(now);
    }

    void attributes(QByteArrayView tag, Inside now)
    {
        qsizetype done = 0;
        for (qsizetype equals = tag.indexOf('='); equals >= 0; equals = tag.indexOf('=', done)) {
            qsizetype open = equals + 1;
            while (open < tag.size() && isSpace(tag[open])) ++open;
            const bool quoted = open < tag.size() && (tag[open] == '"' || tag[open] == '\'');
            const qsizetype close = quoted ? tag.indexOf(tag[open], open + 1) : -1;
            if (close < 0) break;
            const QByteArrayView before = tag.sliced(done, open + 1 - done);
            const QByteArrayView value = tag.sliced(open + 1, close - open - 1);
            out_ += withoutCards(before);
            out_ += masked(nameIn(tag.sliced(done, equals - done)), value, now);
            done = close;
            if (done + 1 < tag.size()) out_ += tag[done++];
        }
        out_ += withoutCards(tag.sliced(done));
    }

    /// The last name before the '='.
    static QByteArrayView nameIn(QByteArrayView text)
    {
        const QByteArrayView trimmed = text.trimmed();
        qsizetype from = trimmed.size();
        while (from > 0 && !isSpace(trimmed[from - 1])) --from;
        return localName(trimmed.sliced(from));
    }

    static QByteArray masked(QByteArrayView name, QByteArrayView value, Inside now)
    {
        if (name == "MessagePassword" || name == "PinNumber") return starred(value, 0);
        const bool card = now == Inside::Card || now == Inside::CardNumber;
        if (card && name == "CardNumber") return starred(value, 4);
        const bool code = name == "SeriesCode" || name == "ExpireDate" || name == "EffectiveDate"
                          || name == "EncryptedValue" || name == "Token";
        if (card && code) return starred(value, 0);
        if (name == "PhoneNumber") return phoneWithoutCard(value);
        return isIdentifier(name) ? value.toByteArray() : withoutCards(value);
    }

    QByteArrayView in_;
    qsizetype at_ = 0;
    std::vector<Inside> open_;
    QByteArray out_;
};

}  // namespace

/// Such values look like card numbers only by chance, and without them the copy could not be parsed
/// as the same message.
bool isIdentifier(QByteArrayView attribute)
{
    for (const char *end : {"ID", "Id", "_Value", "_Source", "Token", "Identifier", "Instance",
                            "Code", "Index", "TimeStamp"})
        if (attribute.endsWith(end)) return true;
    return false;
}

QByteArray withoutSecrets(const QByteArray &document)
{
    const bool wide = document.startsWith("\xff\xfe") || document.startsWith("\xfe\xff");
    const auto text = wide ? toUtf8(document) : Result<QByteArray>(document);
    // Bytes that cannot be decoded are masked completely.
    return text ? Masker(*text).mask() : starred(document, 0);
}

}  // namespace roomrack::protocols::xml
