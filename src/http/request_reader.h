// SPDX-License-Identifier: GPL-3.0-or-later
// Bytes of a line to HTTP/1.1 requests (RFC 9112), with limits that hold before anything is kept.
// Pure. What two programs on the way could read in two ways is refused, never guessed.
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
        More,   ///< feed it what comes next
        Whole,  ///< take() it
        Wrong   ///< answer refusal() and close the line
    };

    explicit RequestReader(const Limits &limits) : limits_(limits) {}

    /// Reads on; what comes behind a whole request waits for the next one.
    State feed(const QByteArray &bytes);
    State state() const { return state_; }
    /// The whole request. What is behind it is read when feed() is called again, with nothing even.
    Request take();
    /// Of the request that is read: whether the line may be used again after it.
    bool keepsLine() const { return keepsLine_; }
    /// Whether its sender waits for a "100 Continue" before it sends the body; true once.
    bool wantsContinue() { return std::exchange(wantsContinue_, false); }
    /// Whether nothing of a next request has come.
    bool isIdle() const { return part_ == Part::Head && bytes_.isEmpty(); }
    const Response &refusal() const { return refusal_; }
    /// Bytes that are kept of what is not whole.
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
    QByteArray bytes_;  ///< not read yet
    Request request_;
    Response refusal_;
    State state_ = State::More;
    Part part_ = Part::Head;
    qsizetype length_ = 0;  ///< of the body, or of the chunk, still to come
    qsizetype trailer_ = 0;
    bool keepsLine_ = true;
    bool wantsContinue_ = false;
};

}  // namespace roomrack::http
