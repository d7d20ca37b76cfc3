// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/visible_text.h"
#include "protocols/json/document.h"
#include "protocols/json/tree.h"
#include "protocols/readable.h"
#include "protocols/values.h"

#include <charconv>

namespace roomrack::protocols::json {

namespace {

bool isWhole(std::string_view number)
{
    return number.find_first_not_of("-0123456789") == std::string_view::npos;
}

bool digits(std::string_view text, size_t from, size_t count)
{
    for (size_t i = from; i < from + count; ++i)
        if (text[i] < '0' || text[i] > '9') return false;
    return true;
}

int value(std::string_view text, size_t from, size_t count)
{
    int n = 0;
    for (size_t i = from; i < from + count; ++i) n = n * 10 + (text[i] - '0');
    return n;
}

/// Line breaks and tabs are allowed; other control characters are not.
bool isClean(const QString &text)
{
    return std::all_of(text.begin(), text.end(), [](QChar c) {
        return c.unicode() >= 0x20 || c == u'\n' || c == u'\r' || c == u'\t';
    });
}

Result<QString> sizedText(const Value &v, std::string_view raw, int most, int least)
{
    QString out = words(raw);
    if (out.size() < least) return v.wrong(ErrorText::tr("must not be empty"));
    const qsizetype has = core::codePoints(out);
    if (has > most)
        return v.wrong(ErrorText::tr("has %1 characters; the maximum is %2").arg(has).arg(most));
    return out;
}

Result<QString> checkedText(const Value &v, std::string_view raw, int most, int least)
{
    auto out = sizedText(v, raw, most, least);
    if (out && !isClean(*out)) return v.wrong(ErrorText::tr("contains control characters"));
    return out;
}

}  // namespace

Kind Value::kind() const
{
    return at_ == kNowhere ? Kind::Missing : tree_->nodes[at_].kind;
}

QString Value::path() const
{
    QString out;
    quint32 at = at_;
    if (at == kNowhere) {
        out = words(missing_);
        at = parent_;
        if (at == kNowhere) return out;
    }
    for (; at != 0; at = tree_->nodes[at].parent) {
        const Node &n = tree_->nodes[at];
        const bool inArray = tree_->nodes[n.parent].kind == Kind::Array;
        const QString step = inArray ? QStringLiteral("[%1]").arg(n.place) : words(n.key).left(80);
        const bool dot = !out.isEmpty() && !out.startsWith(u'[');
        out = step + (dot ? QStringLiteral(".") : QString()) + out;
    }
    return out;
}

Value Value::operator[](std::string_view key) const
{
    if (kind() == Kind::Object) {
        const auto &nodes = tree_->nodes;
        for (quint32 child = at_ + 1; child < nodes[at_].end; child = nodes[child].end)
            if (nodes[child].key == key) return Value(tree_, child);
    }
    Value none(tree_, kNowhere);
    none.parent_ = at_;
    none.missing_ = key;
    return none;
}

int Value::size() const
{
    return at_ == kNowhere ? 0 : static_cast<int>(tree_->nodes[at_].count);
}

Value Value::first() const
{
    return size() > 0 ? Value(tree_, at_ + 1) : Value(tree_, kNowhere);
}

Value Value::next() const
{
    if (at_ == kNowhere || at_ == 0) return Value(tree_, kNowhere);
    const quint32 after = tree_->nodes[at_].end;
    const bool more = after < tree_->nodes[tree_->nodes[at_].parent].end;
    return Value(tree_, more ? after : kNowhere);
}

QString Value::key() const
{
    return at_ == kNowhere ? QString() : words(tree_->nodes[at_].key);
}

std::string_view Value::name() const
{
    return at_ == kNowhere ? std::string_view() : tree_->nodes[at_].key;
}

std::string_view Value::raw() const
{
    return at_ == kNowhere ? std::string_view() : tree_->nodes[at_].text;
}

tl::unexpected<Error> Value::wrong(const QString &reason) const
{
    return fail(ErrorCode::Invalid, path(), reason);
}

tl::unexpected<Error> Value::wrongKind(const QString &wanted) const
{
    if (kind() == Kind::Missing) return wrong(ErrorText::tr("is missing"));
    return wrong(ErrorText::tr("must be %1").arg(wanted));
}

Result<Value> Value::object() const
{
    if (kind() != Kind::Object) return wrongKind(ErrorText::tr("an object"));
    return *this;
}

Result<Value> Value::array(int most) const
{
    if (kind() != Kind::Array) return wrongKind(ErrorText::tr("an array"));
    if (size() > most)
        return wrong(ErrorText::tr("has %1 entries; the maximum is %2").arg(size()).arg(most));
    return *this;
}

Result<QString> Value::prose(int most) const
{
    if (kind() != Kind::Text) return wrongKind(ErrorText::tr("a string"));
    return sizedText(*this, raw(), most, 0).map(readable);
}

Result<QString> Value::text(int most, int least) const
{
    if (kind() != Kind::Text) return wrongKind(ErrorText::tr("a string"));
    return checkedText(*this, raw(), most, least);
}

Result<QString> Value::id() const
{
    constexpr int kMost = 64;
    const bool number = kind() == Kind::Number && isWhole(raw());
    if (kind() != Kind::Text && !number) return wrongKind(ErrorText::tr("a string"));
    return checkedText(*this, raw(), kMost, 1);
}

Result<bool> Value::boolean() const
{
    if (kind() != Kind::Boolean) return wrongKind(ErrorText::tr("true or false"));
    return tree_->nodes[at_].truth;
}

Result<qint64> Value::integer(qint64 least, qint64 most) const
{
    const std::string_view n = raw();
    if (kind() != Kind::Number || !isWhole(n)) return wrongKind(ErrorText::tr("a whole number"));
    qint64 out = 0;
    const auto end = n.data() + n.size();
    const auto [stop, error] = std::from_chars(n.data(), end, out);
    if (error != std::errc() || stop != end || out < least || out > most) {
        return wrong(ErrorText::tr("is %1; it must be between %2 and %3")
                         .arg(words(n).left(40))
                         .arg(least)
                         .arg(most));
    }
    return out;
}

Result<int> Value::count(int least, int most) const
{
    return integer(least, most).map([](qint64 n) { return static_cast<int>(n); });
}

Result<Night> Value::night() const
{
    const std::string_view t = raw();
    if (kind() == Kind::Missing) return wrongKind({});
    if (kind() == Kind::Text && t.size() == 10 && digits(t, 0, 4) && t[4] == '-' && digits(t, 5, 2)
        && t[7] == '-' && digits(t, 8, 2)) {
        const QDate date(value(t, 0, 4), value(t, 5, 2), value(t, 8, 2));
        if (date.isValid()) return Night::fromDate(date);
    }
    return wrong(ErrorText::tr("\"%1\" is not a date; expected YYYY-MM-DD, e.g. 2016-07-14")
                     .arg(words(t).left(40)));
}

Result<Currency> Value::currency() const
{
    auto code = text(3, 3);
    if (!code) return tl::unexpected<Error>(code.error());
    auto currency = Currency::make(*code);
    if (!currency) return wrong(currency.error().reason);
    return *currency;
}

Result<Money> Value::money(Currency currency) const
{
    const std::string_view t = raw();
    if (kind() == Kind::Number && isWhole(t)) {
        return wrong(
            ErrorText::tr("must be a string with decimals, e.g. \"118.50\"; the number %1 could "
                          "be in minor units")
                .arg(words(t).left(40)));
    }
    if (kind() != Kind::Text && kind() != Kind::Number)
        return wrongKind(ErrorText::tr("an amount such as \"118.50\""));
    const auto minor = parseMinor(words(t), currency);
    if (!minor) return wrong(minor.error().reason);
    return Money{*minor, currency};
}

Result<Instant> Value::instant() const
{
    if (kind() != Kind::Text) return wrongKind(ErrorText::tr("a timestamp"));
    const auto instant = parseInstant(words(raw()));
    if (!instant) return wrong(instant.error().reason);
    return *instant;
}

}  // namespace roomrack::protocols::json
