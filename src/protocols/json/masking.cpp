// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocols/json/masking.h"

#include "protocols/reservation.h"

#include <vector>

namespace roomrack::protocols::json {

namespace {

constexpr qsizetype kShortestCard = 8;

enum class Inside : quint8 { Plain, Card, Number, Secret };

bool isSpace(char c)
{
    return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

/// Decodes escapes such as "\u0034", which could hide a number or a member's name.
QByteArray unescaped(QByteArrayView text)
{
    QByteArray out = text.toByteArray();
    for (qsizetype at = out.indexOf("\\u00"); at >= 0; at = out.indexOf("\\u00", at + 1)) {
        bool ok = false;
        const int code = out.mid(at + 4, 2).toInt(&ok, 16);
        const char c = static_cast<char>(code);
        const bool word = (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z')
                          || c == '_' || c == '-' || c == ' ';
        const bool escaped = at > 0 && out[at - 1] == '\\';
        if (ok && word && !escaped && out.size() >= at + 6) out.replace(at, 6, QByteArray(1, c));
    }
    return out;
}

QByteArray starred(QByteArrayView text, qsizetype kept)
{
    const qsizetype from = text.size() >= kShortestCard ? kept : 0;
    // An escape is not split: the kept part must be digits, otherwise it is masked as well.
    const QByteArrayView last = text.last(from);
    const bool digits = std::all_of(last.begin(), last.end(),
                                    [](char c) { return (c >= '0' && c <= '9') || c == '*'; });
    return QByteArray(text.size() - (digits ? from : 0), '*')
           + (digits ? last.toByteArray() : QByteArray());
}

/// Latin-1 round-trips bytes unchanged, and digits stay digits.
QByteArray withoutCards(QByteArrayView text)
{
    const QByteArray plain = unescaped(text);
    const QString safe = withoutCardNumbers(QString::fromLatin1(plain));
    return safe == QString::fromLatin1(plain) ? text.toByteArray() : safe.toLatin1();
}

Inside memberOf(Inside parent, QByteArrayView name)
{
    QByteArray key = unescaped(name).toLower();
    key.replace('_', "").replace('-', "").replace(' ', "");
    for (const char *secret :
         {"cvv", "cvc", "cvv2", "cvc2", "cvccode", "securitycode", "password", "apikey",
          "userapikey", "accesstoken", "cardtoken", "clientsecret", "pin"})
        if (key == secret) return Inside::Secret;
    if (key == "cardnumber" || key == "ccnumber") return Inside::Number;
    if (parent == Inside::Card) {
        if (key == "number") return Inside::Number;
        if (key == "type" || key == "cardtype" || key == "brand" || key == "isvirtual")
            return Inside::Plain;
        return parent;
    }
    if (parent != Inside::Plain) return parent;
    const bool card = key == "guarantee" || key.endsWith("card") || key == "carddetails";
    return card ? Inside::Card : Inside::Plain;
}

class Masker {
public:
    explicit Masker(QByteArrayView in) : in_(in) {}

    QByteArray mask()
    {
        out_.reserve(in_.size());
        while (at_ < in_.size()) {
            const char c = in_[at_];
            if (c == '"')
                text();
            else if (c == '{' || c == '[')
                open();
            else if (c == '}' || c == ']')
                close();
            else if ((c >= '0' && c <= '9') || c == '-')
                number();
            else
                out_ += in_[at_++];
        }
        return std::move(out_);
    }

private:
    Inside inside() const { return open_.empty() ? Inside::Plain : open_.back(); }
    /// Context of the next value, which a member's name may have set.
    Inside take() { return std::exchange(named_, {}).value_or(inside()); }

    void open()
    {
        open_.push_back(take());
        out_ += in_[at_++];
    }
    void close()
    {
        if (!open_.empty()) open_.pop_back();
        named_.reset();
        out_ += in_[at_++];
    }

    void text()
    {
        qsizetype end = at_ + 1;
        while (end < in_.size() && in_[end] != '"') end += in_[end] == '\\' ? 2 : 1;
        end = std::min(end, in_.size());
        const QByteArrayView inner = in_.sliced(at_ + 1, end - at_ - 1);
        const bool closed = end < in_.size();
        at_ = closed ? end + 1 : end;
        out_ += '"';
        if (isName()) {
            out_ += withoutCards(inner);
            named_ = memberOf(inside(), inner);
        } else {
            out_ += masked(inner, take());
        }
        if (closed) out_ += '"';
    }
    /// Whether a colon follows the string that ends here.
    bool isName() const
    {
        qsizetype i = at_;
        while (i < in_.size() && isSpace(in_[i])) ++i;
        return i < in_.size() && in_[i] == ':';
    }

    void number()
    {
        qsizetype end = at_ + 1;
        const auto belongs = [](char c) {
            return (c >= '0' && c <= '9') || c == '.' || c == 'e' || c == 'E' || c == '+'
                   || c == '-';
        };
        while (end < in_.size() && belongs(in_[end])) ++end;
        const QByteArrayView all = in_.sliced(at_, end - at_);
        at_ = end;
        const bool secret = take() != Inside::Plain || withoutCards(all) != all;
        out_ += secret ? QByteArray("0") : all.toByteArray();
    }

    static QByteArray masked(QByteArrayView text, Inside now)
    {
        switch (now) {
        case Inside::Plain: return withoutCards(text);
        case Inside::Number: return starred(text, 4);
        case Inside::Card:
        case Inside::Secret: break;
        }
        return starred(text, 0);
    }

    QByteArrayView in_;
    qsizetype at_ = 0;
    std::vector<Inside> open_;
    std::optional<Inside> named_;
    QByteArray out_;
};

}  // namespace

QByteArray withoutSecrets(const QByteArray &document)
{
    return Masker(document).mask();
}

}  // namespace roomrack::protocols::json
