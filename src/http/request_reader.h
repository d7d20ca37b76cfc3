// SPDX-License-Identifier: GPL-3.0-or-later
// Incremental parser for HTTP/1.1 requests (RFC 9112); enforces limits before data is buffered. No
// I/O. Input that two programs could parse differently is refused, never guessed.
#pragma once

#include "http/message.h"

#include <optional>

namespace roomrack::http {

struct Limits {
    qsizetype head = 16 * 1024;  ///< bytes of the request line and all headers
    int headers = 100;
    qsizetype body = 1 << 20;
};

class RequestReader {
public:
    enum class State : quint8 {
        More,   ///< feed() more
        Whole,  ///< call take()
        Wrong   ///< answer with refusal() and close
    };

    explicit RequestReader(const Limits &limits) : limits_(limits) {}

    /// Continues parsing; data after a complete request is kept for the next one.
    State feed(const QByteArray &bytes);
    State state() const { return state_; }
    /// The complete request. Data after it is parsed at the next feed(), even with no new bytes.
    Request take();
    /// Whether the connection stays open after the current request.
    bool keepsConnection() const { return keepsConnection_; }
    /// Whether the sender waits for "100 Continue" before sending the body; true once.
    bool wantsContinue() { return std::exchange(wantsContinue_, false); }
    /// Whether nothing of a next request has arrived.
    bool isIdle() const { return part_ == Part::Head && bytes_.isEmpty(); }
    const Response &refusal() const { return refusal_; }
    /// Bytes buffered for an incomplete request.
    qint64 held() const { return bytes_.size() + request_.body.size(); }

private:
    enum class Part : quint8 { Head, Body, ChunkSize, Chunk, ChunkEnd, Trailer };
    State step();
    State readHead();
    State readLength();
    State readFields(const QList<QByteArray> &lines);
    State readBody();
    State readChunkSize();
    State readChunk();
    State readChunkEnd();
    State readTrailer();
    State refuse(int status, const QByteArray &words);
    std::optional<QByteArray> line(qsizetype most);

    Limits limits_;
    QByteArray bytes_;  ///< not parsed yet
    Request request_;
    Response refusal_;
    State state_ = State::More;
    Part part_ = Part::Head;
    qsizetype length_ = 0;  ///< of body or chunk, still to come
    qsizetype trailer_ = 0;
    bool keepsConnection_ = true;
    bool wantsContinue_ = false;
};

}  // namespace roomrack::http
