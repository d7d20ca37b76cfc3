// SPDX-License-Identifier: GPL-3.0-or-later
#include "http_lanes.h"

#include "core/random.h"
#include "harness.h"

#include <arpa/inet.h>
#include <cerrno>
#include <fcntl.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/socket.h>
#include <unistd.h>

namespace roomrack::bench {

namespace {

constexpr const char *kSyllables[] = {"ba", "co", "di", "fu", "ga", "he", "ji", "ko",
                                      "la", "mu", "ne", "po", "ri", "sa", "to", "vu"};

QByteArray wordOf(Random &random)
{
    QByteArray word;
    for (int i = 0; i < 5; ++i) word += kSyllables[random.below(16)];
    return word;
}

int connectedTo(quint16 port)
{
    const int socket = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    sockaddr_in to{};
    to.sin_family = AF_INET;
    to.sin_port = htons(port);
    to.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    if (::connect(socket, reinterpret_cast<const sockaddr *>(&to), sizeof to) != 0)
        throw Wrong("cannot connect to the API");
    const int now = 1;
    ::setsockopt(socket, IPPROTO_TCP, TCP_NODELAY, &now, sizeof now);
    ::fcntl(socket, F_SETFL, ::fcntl(socket, F_GETFL) | O_NONBLOCK);
    return socket;
}

/// 0 if it is not there.
qint64 numberBehind(const QByteArray &text, const QByteArray &what)
{
    const auto at = text.indexOf(what);
    return at < 0 ? 0 : std::strtoll(text.constData() + at + what.size(), nullptr, 10);
}

}  // namespace

HttpLanes::HttpLanes(quint16 port, int lines, const QByteArray &token, qint64 firstGuest,
                     bool empty, bool inMemory)
    : token_(token), empty_(empty), inMemory_(inMemory), guest_(firstGuest), all_(size_t(lines))
{
    for (Line &line : all_) line.socket = connectedTo(port);
}

HttpLanes::~HttpLanes()
{
    for (const Line &line : all_) ::close(line.socket);
}

QByteArray HttpLanes::bodyOf(const StayRequest &stayRequest, qint64 hold)
{
    if (hold != 0) {
        Random random{quint64(guest_)};
        const QByteArray given = wordOf(random), family = wordOf(random);
        return "{\"soft_block\":" + QByteArray::number(hold) + ",\"guest\":{\"name\":\"" + given
               + ' ' + family + "\",\"email\":\"" + family + QByteArray::number(guest_)
               + "@example.org\"}}";
    }
    const Night in = kFirstNight + stayRequest.night;
    return "{\"room_type\":" + QByteArray::number(stayRequest.type + 1) + ",\"check_in\":\""
           + in.iso().toLatin1() + "\",\"check_out\":\"" + (in + kStayNights).iso().toLatin1()
           + "\",\"rooms\":1,\"adults\":2" + (inMemory_ ? ",\"durability\":\"memory\"}" : "}");
}

void HttpLanes::send(int lane, const StayRequest &stayRequest, qint64 hold, Instant)
{
    Line &line = all_[size_t(lane)];
    ++guest_;
    const QByteArray body = bodyOf(stayRequest, hold);
    line.out = QByteArray("POST ") + (hold ? "/v1/confirm-booking" : "/v1/soft-block")
               + " HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer " + token_
               + "\r\nIdempotency-Key: 5d0b8e1a-7c34-4f6b-9a21-" + QByteArray::number(guest_)
               + "\r\nContent-Type: application/json\r\nContent-Length: "
               + QByteArray::number(body.size()) + "\r\n\r\n" + body;
    line.in.clear();
    line.since = nowSeconds();
}

bool HttpLanes::flush(int lane)
{
    Line &line = all_[size_t(lane)];
    const auto sent =
        ::send(line.socket, line.out.constData(), size_t(line.out.size()), MSG_NOSIGNAL);
    if (sent < 0 && errno != EAGAIN) throw Wrong("the API closed a connection");
    if (sent > 0) line.out.remove(0, sent);
    return !line.out.isEmpty();
}

std::optional<qint64> HttpLanes::receive(int lane)
{
    Line &line = all_[size_t(lane)];
    char bytes[4'096];
    const auto came = ::recv(line.socket, bytes, sizeof bytes, 0);
    if (came == 0 || (came < 0 && errno != EAGAIN)) throw Wrong("the API closed a connection");
    if (came > 0) line.in.append(bytes, came);
    const auto head = line.in.indexOf("\r\n\r\n");
    if (head < 0) return std::nullopt;
    const qint64 length = numberBehind(line.in, "Content-Length: ");
    if (line.in.size() < head + 4 + length) return std::nullopt;
    took_.push_back((nowSeconds() - line.since) * 1'000);
    if (empty_ && line.in.startsWith("HTTP/1.1 200")) return 1;
    if (!line.in.startsWith("HTTP/1.1 201"))
        throw Wrong("the API: " + line.in.left(400).toStdString());
    const qint64 hold = numberBehind(line.in, "\"soft_block\":");
    if (hold != 0 && inMemory_ != (hold < 0)) throw Wrong("a soft block is not kept as asked for");
    return hold;
}

}  // namespace roomrack::bench
