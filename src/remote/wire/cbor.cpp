// SPDX-License-Identifier: GPL-3.0-or-later
#include "remote/wire/cbor.h"

#include <QtCore/QStringDecoder>
#include <QtCore/QtEndian>

#include <bit>
#include <cmath>
#include <limits>

namespace roomrack::remote {

namespace {

enum Major : quint8 { Unsigned = 0, Negative = 1, Bytes = 2, Text = 3, Array = 4 };
constexpr quint8 kFalse = 0xf4, kTrue = 0xf5, kNull = 0xf6, kDouble = 0xfb;
/// Above this value the additional information gives the number of value bytes.
constexpr quint64 kInHead = 23;

}  // namespace

void CborWriter::head(quint8 major, quint64 value)
{
    const auto first = [major](int more) { return char(quint8(major << 5U) | quint8(more)); };
    if (value <= kInHead) {
        out_ += first(int(value));
        return;
    }
    char be[8];
    qToBigEndian(value, be);
    const int width = value <= 0xff ? 0 : value <= 0xffff ? 1 : value <= 0xffff'ffff ? 2 : 3;
    out_ += first(24 + width);
    out_.append(be + 8 - (1 << width), 1 << width);
}

void CborWriter::integer(qint64 value)
{
    if (value >= 0)
        head(Unsigned, quint64(value));
    else
        head(Negative, ~quint64(value));
}

void CborWriter::unsignedInteger(quint64 value)
{
    head(Unsigned, value);
}

void CborWriter::number(double value)
{
    char be[8];
    qToBigEndian(std::bit_cast<quint64>(value), be);
    out_ += char(kDouble);
    out_.append(be, 8);
}

void CborWriter::boolean(bool value)
{
    out_ += char(value ? kTrue : kFalse);
}

void CborWriter::null()
{
    out_ += char(kNull);
}

void CborWriter::text(const QString &value)
{
    const QByteArray utf8 = value.toUtf8();
    head(Text, quint64(utf8.size()));
    out_ += utf8;
}

void CborWriter::bytes(const QByteArray &value)
{
    head(Bytes, quint64(value.size()));
    out_ += value;
}

void CborWriter::array(size_t count)
{
    head(Array, count);
}

std::optional<quint64> CborReader::head(quint8 major)
{
    if (wrong_ || at_ >= in_.size() || next() >> 5U != major) {
        wrong_ = true;
        return {};
    }
    const quint8 more = next() & 0x1fU;
    ++at_;
    if (more <= kInHead) return more;
    const int width = more - 24;
    if (width > 3 || in_.size() - at_ < (1 << width)) {
        wrong_ = true;
        return {};
    }
    quint64 value = 0;
    for (int i = 0; i < (1 << width); ++i, ++at_) value = value << 8U | next();
    // Only the shortest encoding is valid.
    const bool shortest = value > (width == 0 ? kInHead : (quint64(1) << (4U << width)) - 1);
    if (!shortest) wrong_ = true;
    return shortest ? std::optional(value) : std::nullopt;
}

qint64 CborReader::integer()
{
    constexpr auto most = quint64(std::numeric_limits<qint64>::max());
    const bool negative = !wrong_ && at_ < in_.size() && next() >> 5U == Negative;
    const auto value = head(negative ? Negative : Unsigned);
    if (!value || *value > most) {
        wrong_ = true;
        return 0;
    }
    return negative ? -1 - qint64(*value) : qint64(*value);
}

quint64 CborReader::unsignedInteger()
{
    return head(Unsigned).value_or(0);
}

double CborReader::number()
{
    if (wrong_ || in_.size() - at_ < 9 || next() != kDouble) {
        wrong_ = true;
        return 0;
    }
    const auto value = std::bit_cast<double>(qFromBigEndian<quint64>(in_.constData() + at_ + 1));
    at_ += 9;
    if (std::isfinite(value)) return value;
    wrong_ = true;
    return 0;
}

bool CborReader::boolean()
{
    if (wrong_ || at_ >= in_.size() || (next() != kTrue && next() != kFalse)) {
        wrong_ = true;
        return false;
    }
    return quint8(in_[at_++]) == kTrue;
}

bool CborReader::null()
{
    if (wrong_ || at_ >= in_.size() || next() != kNull) return false;
    ++at_;
    return true;
}

std::optional<QByteArray> CborReader::string(quint8 major)
{
    const auto size = head(major);
    if (!size) return {};
    if (*size > quint64(in_.size() - at_)) {
        wrong_ = true;
        return {};
    }
    QByteArray value = in_.mid(at_, qsizetype(*size));
    at_ += qsizetype(*size);
    return value;
}

QString CborReader::text()
{
    const auto utf8 = string(Text);
    if (!utf8) return {};
    QStringDecoder decoder(QStringDecoder::Utf8, QStringDecoder::Flag::Stateless);
    const QString value = decoder(*utf8);
    if (!decoder.hasError()) return value;
    wrong_ = true;
    return {};
}

QByteArray CborReader::bytes()
{
    return string(Bytes).value_or(QByteArray());
}

size_t CborReader::array()
{
    const auto count = head(Array);
    if (!count) return 0;
    if (*count <= quint64(in_.size() - at_)) return size_t(*count);
    wrong_ = true;
    return 0;
}

void CborReader::array(size_t count)
{
    if (array() != count) wrong_ = true;
}

}  // namespace roomrack::remote
