// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocols/fias/fields.h"

#include "protocols/fias/framing.h"

#include <QtCore/QStringDecoder>

#include <algorithm>

using namespace std::string_view_literals;

namespace roomrack::protocols::fias {

namespace {

constexpr qsizetype kMostText = 200;
constexpr size_t kMostNumber = 32;

QString shown(std::string_view bytes)
{
    return QString::fromLatin1(bytes.data(), static_cast<qsizetype>(bytes.size())).left(40);
}

bool isDigits(std::string_view text, size_t count)
{
    return text.size() == count
           && std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

int two(std::string_view text, size_t at)
{
    return (text[at] - '0') * 10 + (text[at + 1] - '0');
}

std::optional<Night> nightOf(std::string_view yyMMdd)
{
    if (!isDigits(yyMMdd, 6)) return std::nullopt;
    const QDate date(2000 + two(yyMMdd, 0), two(yyMMdd, 2), two(yyMMdd, 4));
    return date.isValid() ? std::optional<Night>(Night::fromDate(date)) : std::nullopt;
}

std::optional<int> secondsOf(std::string_view hhmmss)
{
    if (!isDigits(hhmmss, 6)) return std::nullopt;
    const int h = two(hhmmss, 0), m = two(hhmmss, 2), s = two(hhmmss, 4);
    if (h > 23 || m > 59 || s > 59) return std::nullopt;
    return (h * 60 + m) * 60 + s;
}

QByteArray padded(int number)
{
    return QByteArray::number(number).rightJustified(2, '0');
}

bool isControl(QChar c)
{
    return c.unicode() < 0x20 || (c.unicode() >= 0x7f && c.unicode() < 0xa0);
}

/// The letter without its marks where Latin-1 has that, else '?'.
char latin1Of(const QString &text, qsizetype at)
{
    const QChar c = text[at];
    if (c.unicode() < 0x100) return static_cast<char>(c.unicode());
    const QString plain = QString(c).normalized(QString::NormalizationForm_KD);
    return !plain.isEmpty() && plain[0].unicode() < 0x80 ? static_cast<char>(plain[0].unicode())
                                                         : '?';
}

QByteArray latin1(const QString &text)
{
    QByteArray out;
    out.reserve(text.size());
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (!text[i].isLowSurrogate()) out += latin1Of(text, i);
    }
    return out;
}

}  // namespace

Result<Fields> Fields::read(QByteArrayView record, Charset charset)
{
    Fields out;
    out.charset_ = charset;
    std::string_view rest(record.data(), static_cast<size_t>(record.size()));
    const auto word = [&rest] {
        const size_t bar = rest.find('|');
        const std::string_view w = rest.substr(0, bar);
        rest.remove_prefix(bar == rest.npos ? rest.size() : bar + 1);
        return w;
    };
    const auto isCode = [](std::string_view code) {
        return std::all_of(code.begin(), code.end(), [](char c) { return c > 0x20 && c < 0x7f; });
    };
    out.id_ = word();
    if (out.id_.size() != 2 || !isCode(out.id_)) {
        return fail(
            ErrorCode::Invalid, QStringLiteral("FIAS"),
            ErrorText::tr("\"%1\" does not begin with a two-letter record id").arg(shown(out.id_)));
    }
    while (!rest.empty()) {
        const std::string_view field = word();
        if (field.size() < 2 || !isCode(field.substr(0, 2)))
            return out.wrong(field, ErrorText::tr("does not begin with a two-letter field code"));
        if (out.count_ == out.fields_.size()) {
            return out.wrong({}, ErrorText::tr("has more than %1 fields").arg(out.count_));
        }
        if (out.has(field.substr(0, 2)))
            return out.wrong(field.substr(0, 2), ErrorText::tr("is there twice"));
        out.fields_[out.count_++] = {field.substr(0, 2), field.substr(2)};
    }
    return out;
}

const std::string_view *Fields::find(std::string_view code) const
{
    for (size_t i = 0; i < count_; ++i)
        if (fields_[i].code == code) return &fields_[i].value;
    return nullptr;
}

tl::unexpected<Error> Fields::wrong(std::string_view code, const QString &reason) const
{
    QString field = shown(id_);
    if (!code.empty()) field += u'.' + shown(code);
    return fail(ErrorCode::Invalid, field, reason);
}

Result<QString> Fields::text(std::string_view code) const
{
    const std::string_view *value = find(code);
    if (!value) return QString();
    const QByteArrayView bytes(value->data(), static_cast<qsizetype>(value->size()));
    QString out;
    if (charset_ == Charset::Utf8) {
        QStringDecoder decoder(QStringDecoder::Utf8);
        out = decoder(bytes);
        if (decoder.hasError()) out = QString::fromLatin1(bytes);
    } else {
        out = QString::fromLatin1(bytes);
    }
    if (out.size() > kMostText) {
        return wrong(
            code,
            ErrorText::tr("has %1 characters; %2 are allowed").arg(out.size()).arg(kMostText));
    }
    if (std::any_of(out.begin(), out.end(), isControl))
        return wrong(code, ErrorText::tr("has control characters in it"));
    return out;
}

Result<QString> Fields::number(std::string_view code) const
{
    const std::string_view *value = find(code);
    if (!value || value->empty()) return wrong(code, ErrorText::tr("is missing"));
    const bool printable =
        std::all_of(value->begin(), value->end(), [](char c) { return c >= 0x20 && c < 0x7f; });
    if (!printable || value->size() > kMostNumber) {
        return wrong(code, ErrorText::tr("\"%1\" is not 1 to %2 plain letters and digits")
                               .arg(shown(*value))
                               .arg(kMostNumber));
    }
    return shown(*value);
}

Result<std::optional<Night>> Fields::night(std::string_view code) const
{
    const std::string_view *value = find(code);
    if (!value || value->empty()) return std::optional<Night>();
    if (const auto night = nightOf(*value)) return night;
    return wrong(code,
                 ErrorText::tr("\"%1\" is not a date; write it as 160714").arg(shown(*value)));
}

Result<std::optional<bool>> Fields::flag(std::string_view code) const
{
    const std::string_view *value = find(code);
    if (!value || value->empty()) return std::optional<bool>();
    if (*value == "Y" || *value == "N") return std::optional<bool>(*value == "Y");
    return wrong(code, ErrorText::tr("\"%1\" is neither Y nor N").arg(shown(*value)));
}

Result<std::optional<Stamp>> Fields::stamp() const
{
    const std::string_view *date = find("DA"sv), *time = find("TI"sv);
    if (!date || !time) return std::optional<Stamp>();
    const auto night = nightOf(*date);
    if (!night) {
        return wrong("DA"sv,
                     ErrorText::tr("\"%1\" is not a date; write it as 160714").arg(shown(*date)));
    }
    const auto seconds = secondsOf(*time);
    if (!seconds) {
        return wrong("TI"sv,
                     ErrorText::tr("\"%1\" is not a time; write it as 080000").arg(shown(*time)));
    }
    return std::optional<Stamp>(Stamp{*night, *seconds});
}

Result<RoomState> Fields::roomState() const
{
    const std::string_view *value = find("RS"sv);
    if (!value) return wrong("RS"sv, ErrorText::tr("is missing"));
    if (value->size() == 1 && value->front() >= '1' && value->front() <= '6')
        return static_cast<RoomState>(value->front() - '0');
    return wrong("RS"sv,
                 ErrorText::tr("\"%1\" is none of %2").arg(shown(*value), QStringLiteral("1-6")));
}

Result<std::vector<QString>> Fields::codes(std::string_view code) const
{
    const std::string_view *value = find(code);
    if (!value) return wrong(code, ErrorText::tr("is missing"));
    if (value->size() % 2 != 0 || value->size() > 2 * fields_.size())
        return wrong(code, ErrorText::tr("must be field codes of two letters each"));
    std::vector<QString> out;
    for (size_t at = 0; at < value->size(); at += 2) {
        const std::string_view one = value->substr(at, 2);
        if (!std::all_of(one.begin(), one.end(), [](char c) { return c > 0x20 && c < 0x7f; }))
            return wrong(code, ErrorText::tr("must be field codes of two letters each"));
        out.push_back(shown(one));
    }
    return out;
}

Build::Build(const char *id, Charset charset) : charset_(charset)
{
    out_ += kStx;
    out_ += id;
    out_ += '|';
}

Build &Build::text(const char *code, const QString &value)
{
    if (value.isEmpty()) return *this;
    QString clean = value.left(kMostText);
    if (!clean.isEmpty() && clean.back().isHighSurrogate()) clean.chop(1);
    for (QChar &c : clean) {
        if (c == u'|') c = u'/';
        if (isControl(c)) c = u' ';
    }
    out_ += code;
    out_ += charset_ == Charset::Utf8 ? clean.toUtf8() : latin1(clean);
    out_ += '|';
    return *this;
}

Build &Build::night(const char *code, std::optional<Night> value)
{
    if (!value) return *this;
    const QDate date = value->date();
    out_ += code + padded(date.year() % 100) + padded(date.month()) + padded(date.day()) + '|';
    return *this;
}

Build &Build::flag(const char *code, std::optional<bool> value)
{
    if (!value) return *this;
    out_ += code;
    out_ += *value ? "Y|" : "N|";
    return *this;
}

Build &Build::stamp(const std::optional<Stamp> &value)
{
    if (!value) return *this;
    night("DA", value->date);
    out_ += "TI" + padded(value->seconds / 3600) + padded(value->seconds / 60 % 60)
            + padded(value->seconds % 60) + '|';
    return *this;
}

QByteArray Build::done()
{
    out_ += kEtx;
    return std::move(out_);
}

}  // namespace roomrack::protocols::fias
