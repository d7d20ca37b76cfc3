// SPDX-License-Identifier: GPL-3.0-or-later
#include "http/request_reader.h"

#include <algorithm>
#include <string_view>

namespace roomrack::http {

namespace {

constexpr qsizetype kChunkLine = 256;
constexpr qsizetype kTrailer = 4 * 1024;

/// RFC 9110, section 5.6.2.
bool isToken(const QByteArray &text)
{
    return !text.isEmpty() && std::all_of(text.begin(), text.end(), [](char c) {
        return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z')
               || std::string_view("!#$%&'*+-.^_`|~").find(c) != std::string_view::npos;
    });
}

/// Whether it has neither control characters nor blanks.
bool isVisible(const QByteArray &text)
{
    return std::all_of(text.begin(), text.end(),
                       [](char c) { return static_cast<unsigned char>(c) > ' ' && c != '\x7f'; });
}

bool isFieldValue(const QByteArray &text)
{
    return std::all_of(text.begin(), text.end(), [](char c) {
        return c == '\t' || (static_cast<unsigned char>(c) >= ' ' && c != '\x7f');
    });
}

std::optional<qsizetype> number(const QByteArray &text, int base)
{
    const auto isDigit = [base](char c) {
        return (c >= '0' && c <= '9')
               || (base == 16 && ((c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F')));
    };
    if (text.isEmpty() || text.size() > 15 || !std::all_of(text.begin(), text.end(), isDigit))
        return std::nullopt;
    return qsizetype(text.toLongLong(nullptr, base));
}

int count(const Headers &headers, const char *name)
{
    return int(std::count_if(headers.begin(), headers.end(), [name](const auto &h) {
        return h.first.compare(name, Qt::CaseInsensitive) == 0;
    }));
}

}  // namespace

RequestReader::State RequestReader::feed(const QByteArray &bytes)
{
    if (state_ == State::Wrong) return state_;
    bytes_ += bytes;
    while (state_ == State::More) {
        const Part before = part_;
        const qsizetype left = bytes_.size();
        state_ = step();
        if (part_ == before && bytes_.size() == left) break;  // no progress possible
    }
    return state_;
}

Request RequestReader::take()
{
    state_ = State::More;
    part_ = Part::Head;
    length_ = trailer_ = 0;
    return std::exchange(request_, {});
}

RequestReader::State RequestReader::step()
{
    switch (part_) {
    case Part::Head: return readHead();
    case Part::Body: return readBody();
    case Part::ChunkSize: return readChunkSize();
    case Part::Chunk: return readChunk();
    case Part::ChunkEnd: return readChunkEnd();
    case Part::Trailer: return readTrailer();
    }
    return State::Wrong;
}

RequestReader::State RequestReader::refuse(int status, const QByteArray &words)
{
    refusal_ = textResponse(status, words);
    bytes_.clear();
    return State::Wrong;
}

/// The next line without its break; none if incomplete; empty and refused if too long.
std::optional<QByteArray> RequestReader::line(qsizetype most)
{
    const auto end = bytes_.indexOf("\r\n");
    if (end > most || (end < 0 && bytes_.size() > most)) {
        refuse(400, "a line of the chunked body is too long");
        state_ = State::Wrong;
        return QByteArray();
    }
    if (end < 0) return std::nullopt;
    const QByteArray found = bytes_.left(end);
    bytes_.remove(0, end + 2);
    return found;
}

RequestReader::State RequestReader::readHead()
{
    // Empty lines may be left over from the previous request (RFC 9112, section 2.2). All are
    // skipped, or two arriving together would be treated differently from two arriving apart.
    while (bytes_.startsWith("\r\n")) bytes_.remove(0, 2);
    // Another protocol (such as a TLS greeting) is refused immediately.
    if (!bytes_.isEmpty() && bytes_[0] != '\r' && !isToken(bytes_.left(1)))
        return refuse(400, "malformed HTTP/1.1 request");
    const auto end = bytes_.indexOf("\r\n\r\n");
    if (end > limits_.head || (end < 0 && bytes_.size() > limits_.head)) {
        const bool first = !bytes_.left(limits_.head).contains("\r\n");
        return first ? refuse(414, "the URL is too long")
                     : refuse(431, "the headers are too large");
    }
    if (end < 0) {
        const bool bare = bytes_.contains("\n\n") || bytes_.contains('\0');
        return bare ? refuse(400, "malformed HTTP/1.1 request") : State::More;
    }
    QByteArray head = bytes_.left(end);
    bytes_.remove(0, end + 4);
    QList<QByteArray> lines;
    for (qsizetype at = 0; at >= 0;) {
        const auto next = head.indexOf("\r\n", at);
        lines += head.mid(at, next < 0 ? -1 : next - at);
        at = next < 0 ? -1 : next + 2;
    }
    const QList<QByteArray> words = lines.takeFirst().split(' ');
    if (words.size() != 3 || !isToken(words[0]) || !isVisible(words[1])
        || !words[2].startsWith("HTTP/"))
        return refuse(400, "malformed HTTP/1.1 request");
    if (words[2] != "HTTP/1.1" && words[2] != "HTTP/1.0")
        return refuse(505, "unsupported HTTP version; use HTTP/1.1");
    if (!words[1].startsWith('/')) return refuse(400, "the path must begin with /");
    request_.method = words[0];
    request_.target = words[1];
    keepsConnection_ = words[2] == "HTTP/1.1";
    return readFields(lines);
}

RequestReader::State RequestReader::readFields(const QList<QByteArray> &lines)
{
    if (lines.size() > limits_.headers) return refuse(431, "too many headers");
    for (const QByteArray &line : lines) {
        const auto colon = line.indexOf(':');
        const QByteArray name = line.left(std::max<qsizetype>(colon, 0));
        const QByteArray value = line.mid(colon + 1);
        // A blank before the colon, a folded line or a bare line break can hide headers.
        if (!isToken(name) || !isFieldValue(value)) return refuse(400, "malformed header");
        request_.headers.emplace_back(name, value.trimmed());
    }
    if (keepsConnection_ && count(request_.headers, "Host") == 0)
        return refuse(400, "the Host header is missing");
    if (count(request_.headers, "Host") > 1) return refuse(400, "more than one Host header");
    const QByteArray connection = request_.header("Connection").toLower();
    if (connection.contains("close")) keepsConnection_ = false;
    return readLength();
}

RequestReader::State RequestReader::readLength()
{
    const QByteArray coding = request_.header("Transfer-Encoding").toLower();
    const int lengths = count(request_.headers, "Content-Length");
    const int codings = count(request_.headers, "Transfer-Encoding");
    if (lengths + codings > 1)
        return refuse(400, "more than one Content-Length or Transfer-Encoding header");
    const QByteArray expect = request_.header("Expect").toLower();
    if (!expect.isEmpty() && expect != "100-continue")
        return refuse(417, "unsupported Expect header; use 100-continue");
    if (codings == 1) {
        if (coding != "chunked") return refuse(501, "unsupported Transfer-Encoding; use chunked");
        part_ = Part::ChunkSize;
    } else {
        const auto length = lengths == 1 ? number(request_.header("Content-Length"), 10)
                                         : std::optional<qsizetype>(0);
        if (!length) return refuse(400, "Content-Length must be a number");
        if (*length > limits_.body) {
            return refuse(413, "the body has " + QByteArray::number(*length)
                                   + " bytes; the limit is " + QByteArray::number(limits_.body));
        }
        length_ = *length;
        part_ = Part::Body;
    }
    wantsContinue_ = !expect.isEmpty() && (codings == 1 || length_ > bytes_.size());
    return State::More;
}

RequestReader::State RequestReader::readBody()
{
    if (bytes_.size() < length_) return State::More;
    request_.body = bytes_.left(length_);
    bytes_.remove(0, length_);
    return State::Whole;
}

RequestReader::State RequestReader::readChunkSize()
{
    const auto text = line(kChunkLine);
    if (!text || state_ == State::Wrong) return state_;
    const auto size = number(text->split(';').first().trimmed(), 16);
    if (!size || !isFieldValue(*text))
        return refuse(400, "the chunk size must be a hexadecimal number");
    if (*size > limits_.body - request_.body.size()) {
        return refuse(413, "the body has more than " + QByteArray::number(limits_.body) + " bytes");
    }
    length_ = *size;
    part_ = length_ == 0 ? Part::Trailer : Part::Chunk;
    return State::More;
}

RequestReader::State RequestReader::readChunk()
{
    if (bytes_.size() < length_) return State::More;
    request_.body += bytes_.left(length_);
    bytes_.remove(0, length_);
    part_ = Part::ChunkEnd;
    return State::More;
}

RequestReader::State RequestReader::readChunkEnd()
{
    if (bytes_.size() < 2) return State::More;
    if (!bytes_.startsWith("\r\n")) return refuse(400, "a chunk is longer than its size");
    bytes_.remove(0, 2);
    part_ = Part::ChunkSize;
    return State::More;
}

/// Skips the trailer fields of a chunked body.
RequestReader::State RequestReader::readTrailer()
{
    const auto text = line(kTrailer);
    if (!text || state_ == State::Wrong) return state_;
    trailer_ += text->size();
    if (trailer_ > kTrailer) return refuse(431, "the trailer of the chunked body is too large");
    return text->isEmpty() ? State::Whole : State::More;
}

}  // namespace roomrack::http
