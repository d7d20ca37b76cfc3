// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocols/fuzz/mutator.h"

#include <array>

namespace roomrack::tests {

namespace {

constexpr qsizetype kLargest = 256 * 1024;
constexpr size_t kMostUnderstood = 512;

constexpr std::array<const char *, 22> kNumbers = {"0",
                                                   "-1",
                                                   "1",
                                                   "127",
                                                   "128",
                                                   "255",
                                                   "256",
                                                   "65536",
                                                   "-0",
                                                   "00",
                                                   "2147483647",
                                                   "2147483648",
                                                   "0.005",
                                                   "99999999999999999999",
                                                   "1e309",
                                                   "NaN",
                                                   "1,000",
                                                   "-2147483649",
                                                   "4294967296",
                                                   "0x10",
                                                   "9223372036854775807",
                                                   "9223372036854775808"};
constexpr std::array<const char *, 14> kValues = {"",           "true",
                                                  "2026-02-29", "2026-02-30",
                                                  "0000-00-00", "9999-12-31",
                                                  "1900-01-01", "2026-13-01",
                                                  "EUR",        "JPY",
                                                  " ",          "&#10;",
                                                  "&amp;",      "4111 1111 1111 1111"};

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

/// One past the end of the element that starts at `from`, matched by name; -1 if there is none.
qsizetype elementEnd(const QByteArray &in, qsizetype from)
{
    qsizetype name = from + 1;
    while (name < in.size() && !QByteArrayView(" />\n\t").contains(in[name])) ++name;
    const qsizetype tag = in.indexOf('>', from);
    if (tag < 0) return -1;
    if (in[tag - 1] == '/') return tag + 1;
    const QByteArray close = "</" + in.mid(from + 1, name - from - 1) + ">";
    const qsizetype end = in.indexOf(close, tag);
    return end < 0 ? -1 : end + close.size();
}

}  // namespace

Mutator::Mutator(quint64 seed, std::vector<QByteArray> seeds)
    : random_(seed), pool_(std::move(seeds)), seeds_(pool_.size())
{
    if (pool_.empty()) pool_.emplace_back();
}

const QByteArray &Mutator::pick()
{
    return pool_[size_t(random_.below(int(pool_.size())))];
}

qsizetype Mutator::place(const QByteArray &in)
{
    return in.isEmpty() ? 0 : random_.below(int(in.size()));
}

qsizetype Mutator::placeOf(const QByteArray &in, QByteArrayView marks)
{
    const qsizetype from = place(in);
    for (qsizetype i = 0; i < in.size(); ++i) {
        const qsizetype at = (from + i) % in.size();
        if (marks.contains(in[at])) return at;
    }
    return -1;
}

void Mutator::flip(QByteArray &in)
{
    if (in.isEmpty()) return;
    const qsizetype at = place(in);
    in[at] = static_cast<char>(in[at] ^ (1 << random_.below(8)));
}

void Mutator::byteOut(QByteArray &in)
{
    in.remove(place(in), 1);
}

void Mutator::byteIn(QByteArray &in)
{
    constexpr QByteArrayView likely("<>&\"'/|{}[]:,=\0\x02\x03\xff\xef\x80", 21);
    const char c = random_.chance(0.5) ? likely[random_.below(int(likely.size()))]
                                       : static_cast<char>(random_.below(256));
    in.insert(place(in), c);
}

void Mutator::cut(QByteArray &in)
{
    in.truncate(place(in));
}

void Mutator::splice(QByteArray &in)
{
    const QByteArray &other = pick();
    in = in.left(place(in)) + other.mid(place(other));
}

void Mutator::pieceTwice(QByteArray &in)
{
    const qsizetype from = place(in);
    const QByteArray piece = in.mid(from, 1 + random_.below(200));
    in.insert(random_.chance(0.7) ? from : place(in), piece.repeated(1 + random_.below(3)));
}

void Mutator::pieceOut(QByteArray &in)
{
    const qsizetype from = placeOf(in, "<|,{[ ");
    const qsizetype to = placeOf(in, ">|,}] ");
    if (from >= 0 && to > from) in.remove(from, std::min<qsizetype>(to - from, 400));
}

void Mutator::elementTwice(QByteArray &in)
{
    const qsizetype from = placeOf(in, "<");
    const qsizetype end = from < 0 ? -1 : elementEnd(in, from);
    if (end > from) in.insert(from, in.mid(from, end - from).repeated(1 + random_.below(3)));
}

void Mutator::elementOut(QByteArray &in)
{
    const qsizetype from = placeOf(in, "<");
    const qsizetype end = from < 0 ? -1 : elementEnd(in, from);
    if (end > from) in.remove(from, end - from);
}

void Mutator::attributeOut(QByteArray &in)
{
    const qsizetype equals = placeOf(in, "=:");
    if (equals < 0) return;
    const qsizetype begin = std::max(
        {in.lastIndexOf(' ', equals), in.lastIndexOf('{', equals), in.lastIndexOf(',', equals)});
    const qsizetype quote = in.indexOf('"', equals);
    const qsizetype end = quote < 0 ? -1 : in.indexOf('"', quote + 1);
    if (begin >= 0 && end > begin) in.remove(begin, end + 1 - begin);
}

void Mutator::attributeTwice(QByteArray &in)
{
    const qsizetype equals = placeOf(in, "=");
    const qsizetype begin = equals < 0 ? -1 : in.lastIndexOf(' ', equals);
    const qsizetype quote = equals < 0 ? -1 : in.indexOf('"', equals);
    const qsizetype end = quote < 0 ? -1 : in.indexOf('"', quote + 1);
    if (begin < 0 || end < begin) return;
    const QByteArray attribute = in.mid(begin, end + 1 - begin);
    // Mostly into another element: a duplicate attribute is not well-formed.
    const qsizetype target = random_.chance(0.2) ? begin : placeOf(in, " ");
    if (target >= 0) in.insert(target, attribute);
}

void Mutator::number(QByteArray &in)
{
    const qsizetype at = placeOf(in, "0123456789");
    if (at < 0) return;
    qsizetype from = at;
    qsizetype end = at;
    while (from > 0 && isDigit(in[from - 1])) --from;
    while (end < in.size() && isDigit(in[end])) ++end;
    in.replace(from, end - from, kNumbers[size_t(random_.below(int(kNumbers.size())))]);
}

void Mutator::digit(QByteArray &in)
{
    const qsizetype at = placeOf(in, "0123456789");
    if (at >= 0) in[at] = static_cast<char>('0' + random_.below(10));
}

void Mutator::value(QByteArray &in)
{
    const qsizetype quote = placeOf(in, "\"|");
    if (quote < 0) return;
    const qsizetype end = in.indexOf(in[quote], quote + 1);
    if (end < 0) return;
    in.replace(quote + 1, end - quote - 1, kValues[size_t(random_.below(int(kValues.size())))]);
}

QByteArray Mutator::next()
{
    static constexpr std::array<Change, 14> changes = {
        &Mutator::flip,         &Mutator::byteOut,        &Mutator::byteIn,
        &Mutator::cut,          &Mutator::splice,         &Mutator::pieceTwice,
        &Mutator::pieceOut,     &Mutator::elementTwice,   &Mutator::elementOut,
        &Mutator::attributeOut, &Mutator::attributeTwice, &Mutator::number,
        &Mutator::digit,        &Mutator::value};
    QByteArray input = pick();
    const int times = 1 + random_.below(random_.chance(0.8) ? 3 : 12);
    for (int i = 0; i < times; ++i) {
        (this->*changes[size_t(random_.below(int(changes.size())))])(input);
        if (input.size() > kLargest) input.truncate(kLargest);
    }
    return input;
}

void Mutator::understood(const QByteArray &input)
{
    if (input.size() > 16 * 1024) return;
    if (pool_.size() < seeds_ + kMostUnderstood)
        pool_.push_back(input);
    else
        pool_[seeds_ + size_t(random_.below(int(kMostUnderstood)))] = input;
}

}  // namespace roomrack::tests
