// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocols/json/writer.h"

namespace roomrack::protocols::json {

void Writer::comma()
{
    if (!first_) out_ += ',';
    first_ = false;
}

void Writer::beginObject()
{
    comma();
    out_ += '{';
    first_ = true;
}

void Writer::endObject()
{
    out_ += '}';
    first_ = false;
}

void Writer::beginArray()
{
    comma();
    out_ += '[';
    first_ = true;
}

void Writer::endArray()
{
    out_ += ']';
    first_ = false;
}

Writer &Writer::key(const char *name)
{
    comma();
    out_ += '"';
    out_ += name;
    out_ += "\":";
    first_ = true;
    return *this;
}

Writer &Writer::key(const QString &name)
{
    comma();
    quote(name);
    out_ += ':';
    first_ = true;
    return *this;
}

void Writer::quote(const QString &value)
{
    static constexpr char kHex[] = "0123456789abcdef";
    out_ += '"';
    // A lone surrogate has no UTF-8 encoding; Qt writes U+FFFD.
    for (const char c : value.toUtf8()) {
        const auto byte = static_cast<unsigned char>(c);
        if (c == '"' || c == '\\') {
            out_ += '\\';
            out_ += c;
        } else if (byte >= 0x20) {
            out_ += c;
        } else if (c == '\n') {
            out_ += "\\n";
        } else {
            out_ += "\\u00";
            out_ += kHex[byte >> 4];
            out_ += kHex[byte & 15];
        }
    }
    out_ += '"';
}

void Writer::text(const QString &value)
{
    comma();
    quote(value);
}

void Writer::number(qint64 value)
{
    comma();
    out_ += QByteArray::number(value);
}

void Writer::boolean(bool value)
{
    comma();
    out_ += value ? "true" : "false";
}

void Writer::null()
{
    comma();
    out_ += "null";
}

void Writer::night(Night value)
{
    comma();
    const QDate date = value.date();
    char text[] = "\"0000-00-00\"";
    const int parts[][3] = {{date.year(), 1, 4}, {date.month(), 6, 2}, {date.day(), 9, 2}};
    for (const auto &[number, at, width] : parts) {
        int rest = number;
        for (int i = at + width - 1; i >= at; --i, rest /= 10)
            text[i] = static_cast<char>('0' + rest % 10);
    }
    out_.append(text, sizeof text - 1);
}

void Writer::amount(const Money &value)
{
    text(value.plain());
}

void Writer::raw(const QByteArray &json)
{
    comma();
    out_ += json;
}

}  // namespace roomrack::protocols::json
