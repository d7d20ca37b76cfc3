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

bool isCode(std::string_view code)
{
    return std::all_of(code.begin(), code.end(), [](char c) { return c > 0x20 && c < 0x7f; });
}

bool isControl(QChar c)
{
    return c.unicode() < 0x20 || (c.unicode() >= 0x7f && c.unicode() < 0xa0);
}

/// The printable ASCII character; '/' or a blank for those that would end a field or record.
char plainOf(char c)
{
    if (c == '|') return '/';
    return c < 0x20 || c == 0x7f ? ' ' : c;
}

/// The Latin-1 character, or its base letter without marks, or '?'.
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

Result<void> Fields::read(QByteArrayView record)
{
    std::string_view rest(record.data(), static_cast<size_t>(record.size()));
    const auto word = [&rest] {
        const size_t bar = rest.find('|');
        const std::string_view w = rest.substr(0, bar);
        rest.remove_prefix(bar == rest.npos ? rest.size() : bar + 1);
        return w;
    };
    id_ = word();
    if (id_.size() != 2 || !isCode(id_)) {
        return fail(
            ErrorCode::Invalid, QStringLiteral("FIAS"),
            ErrorText::tr("\"%1\" does not begin with a two-letter record ID").arg(shown(id_)));
    }
    while (!rest.empty())
        if (auto ok = add(word()); !ok) return ok;
    return {};
}

Result<void> Fields::add(std::string_view field)
{
    if (field.size() < 2 || !isCode(field.substr(0, 2)))
        return wrong(field, ErrorText::tr("does not begin with a two-letter field code"));
    if (count_ == kMostFields)
        return wrong({}, ErrorText::tr("has more than %1 fields").arg(kMostFields));
    if (has(field.substr(0, 2)))
        return wrong(field.substr(0, 2), ErrorText::tr("appears more than once"));
    fields_[count_++] = {field.data(), static_cast<quint32>(field.size() - 2)};
    return {};
}

bool Fields::find(std::string_view code, std::string_view &value) const
{
    for (size_t i = 0; i < count_; ++i) {
        const Field &f = fields_[i];
        if (f.code[0] != code[0] || f.code[1] != code[1]) continue;
        value = std::string_view(f.code + 2, f.size);
        return true;
    }
    return false;
}

tl::unexpected<Error> Fields::wrong(std::string_view code, const QString &reason) const
{
    QString field = shown(id_);
    if (!code.empty()) field += u'.' + shown(code);
    return fail(ErrorCode::Invalid, field, reason);
}

Result<QString> Fields::text(std::string_view code) const
{
    std::string_view value;
    if (!find(code, value)) return QString();
    const QByteArrayView bytes(value.data(), static_cast<qsizetype>(value.size()));
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
            ErrorText::tr("has %1 characters; the maximum is %2").arg(out.size()).arg(kMostText));
    }
    if (std::any_of(out.begin(), out.end(), isControl))
        return wrong(code, ErrorText::tr("contains control characters"));
    return out;
}

Result<QString> Fields::number(std::string_view code) const
{
    std::string_view value;
    if (!find(code, value) || value.empty()) return wrong(code, ErrorText::tr("is missing"));
    const bool printable =
        std::all_of(value.begin(), value.end(), [](char c) { return c >= 0x20 && c < 0x7f; });
    if (!printable || value.size() > kMostNumber) {
        return wrong(code, ErrorText::tr("\"%1\" is not 1 to %2 printable ASCII characters")
                               .arg(shown(value))
                               .arg(kMostNumber));
    }
    return shown(value);
}

Result<std::optional<Night>> Fields::night(std::string_view code) const
{
    std::string_view value;
    if (!find(code, value) || value.empty()) return std::optional<Night>();
    if (const auto night = nightOf(value)) return night;
    return wrong(
        code,
        ErrorText::tr("\"%1\" is not a date; expected YYMMDD, e.g. 160714").arg(shown(value)));
}

Result<std::optional<bool>> Fields::flag(std::string_view code) const
{
    std::string_view value;
    if (!find(code, value) || value.empty()) return std::optional<bool>();
    if (value == "Y" || value == "N") return std::optional<bool>(value == "Y");
    return wrong(code, ErrorText::tr("\"%1\" is neither Y nor N").arg(shown(value)));
}

Result<std::optional<Stamp>> Fields::stamp() const
{
    std::string_view date, time;
    if (!find("DA"sv, date) || !find("TI"sv, time)) return std::optional<Stamp>();
    const auto night = nightOf(date);
    if (!night) {
        return wrong(
            "DA"sv,
            ErrorText::tr("\"%1\" is not a date; expected YYMMDD, e.g. 160714").arg(shown(date)));
    }
    const auto seconds = secondsOf(time);
    if (!seconds) {
        return wrong(
            "TI"sv,
            ErrorText::tr("\"%1\" is not a time; expected HHMMSS, e.g. 080000").arg(shown(time)));
    }
    return std::optional<Stamp>(Stamp{*night, *seconds});
}

Result<RoomState> Fields::roomState() const
{
    std::string_view value;
    if (!find("RS"sv, value)) return wrong("RS"sv, ErrorText::tr("is missing"));
    if (value.size() == 1 && value.front() >= '1' && value.front() <= '6')
        return static_cast<RoomState>(value.front() - '0');
    return wrong("RS"sv, ErrorText::tr("\"%1\" is not valid; use one of %2")
                             .arg(shown(value), QStringLiteral("1-6")));
}

Result<std::vector<QString>> Fields::codes(std::string_view code) const
{
    std::string_view value;
    if (!find(code, value)) return wrong(code, ErrorText::tr("is missing"));
    if (value.size() % 2 != 0 || value.size() > 2 * kMostFields)
        return wrong(code, ErrorText::tr("must be field codes of two letters each"));
    std::vector<QString> out;
    for (size_t at = 0; at < value.size(); at += 2) {
        const std::string_view one = value.substr(at, 2);
        if (!std::all_of(one.begin(), one.end(), [](char c) { return c > 0x20 && c < 0x7f; }))
            return wrong(code, ErrorText::tr("must be field codes of two letters each"));
        out.push_back(shown(one));
    }
    return out;
}

Build::Build(const char *id, Charset charset) : charset_(charset)
{
    constexpr qsizetype kUsual = 160;
    out_.reserve(kUsual);
    out_ += kStx;
    out_.append(id, 2);
    out_ += '|';
}

Build &Build::text(const char *code, const QString &value)
{
    if (value.isEmpty()) return *this;
    QStringView shown = QStringView(value).left(kMostText);
    if (shown.back().isHighSurrogate()) shown.chop(1);
    // Fast path: most texts are ASCII and fit the buffer; others are cleaned as QString.
    char plain[kMostText];
    qsizetype size = 0;
    for (; size < shown.size() && shown[size].unicode() < 0x80; ++size)
        plain[size] = plainOf(static_cast<char>(shown[size].unicode()));
    out_.append(code, 2);
    out_.append(plain, size);
    if (size < shown.size()) {
        QString rest = shown.sliced(size).toString();
        for (QChar &c : rest) {
            if (c.unicode() < 0x80) c = QLatin1Char(plainOf(static_cast<char>(c.unicode())));
            if (isControl(c)) c = u' ';
        }
        out_ += charset_ == Charset::Utf8 ? rest.toUtf8() : latin1(rest);
    }
    out_ += '|';
    return *this;
}

void Build::digits(int number)
{
    const char two[] = {static_cast<char>('0' + number / 10 % 10),
                        static_cast<char>('0' + number % 10)};
    out_.append(two, 2);
}

Build &Build::night(const char *code, std::optional<Night> value)
{
    if (!value) return *this;
    int year = 0, month = 0, day = 0;
    value->date().getDate(&year, &month, &day);
    out_.append(code, 2);
    digits(year % 100);
    digits(month);
    digits(day);
    out_ += '|';
    return *this;
}

Build &Build::flag(const char *code, std::optional<bool> value)
{
    if (!value) return *this;
    out_.append(code, 2);
    out_.append(*value ? "Y|" : "N|", 2);
    return *this;
}

Build &Build::stamp(const std::optional<Stamp> &value)
{
    if (!value) return *this;
    night("DA", value->date);
    out_.append("TI", 2);
    digits(value->seconds / 3600);
    digits(value->seconds / 60 % 60);
    digits(value->seconds % 60);
    out_ += '|';
    return *this;
}

QByteArray Build::done()
{
    out_ += kEtx;
    return std::move(out_);
}

}  // namespace roomrack::protocols::fias
