// SPDX-License-Identifier: GPL-3.0-or-later
// desk.flood: whether load on the API server slows the window. Ten thousand silent connections that
// reconnect when closed, plus clients that read no answers; the longest gap between two beats of a
// timer of the window, compared with the same window without load.
#include "harness.h"

#ifdef ROOMRACK_HAS_WINDOW

#include "bench_window.h"
#include "desktop/api_server/window_api_server.h"

#include <QtCore/QUrl>

#include <arpa/inet.h>
#include <atomic>
#include <cerrno>
#include <netinet/in.h>
#include <sys/epoll.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <thread>
#include <unistd.h>

namespace roomrack::bench {

namespace {

using namespace desktop;

constexpr int kBeatMs = 5;
constexpr int kLines = 10'000;
constexpr int kSlowReaders = 64;
const QByteArray kAsks =
    QByteArray("GET /metrics HTTP/1.1\r\nHost: localhost\r\n\r\n").repeated(500);

bool mayOpenFiles(rlim_t wanted)
{
    rlimit limit{};
    if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return false;
    if (limit.rlim_cur >= wanted) return true;
    limit.rlim_cur = wanted;
    return limit.rlim_max >= wanted && setrlimit(RLIMIT_NOFILE, &limit) == 0;
}

/// Clients on this machine, on a thread with the lowest priority: on a machine of their own they
/// would use none of this one's CPU time.
class Flood {
public:
    Flood(quint16 port, int lines) : port_(port), thread_([this, lines] { run(lines); }) {}
    ~Flood()
    {
        over_ = true;
        thread_.join();
    }
    Flood(const Flood &) = delete;
    Flood &operator=(const Flood &) = delete;

    bool isThere() const { return there_; }
    qint64 opened() const { return opened_; }

private:
    struct Line {
        int socket = -1;
        bool asks = false;  ///< and reads no answer
        qsizetype sent = 0;
    };
    void open(Line &line)
    {
        line.sent = 0;
        line.socket = ::socket(AF_INET, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);
        if (line.socket < 0) return;
        sockaddr_in to{};
        to.sin_family = AF_INET;
        to.sin_port = htons(port_);
        to.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        static_cast<void>(
            ::connect(line.socket, reinterpret_cast<const sockaddr *>(&to), sizeof to));
        epoll_event event{};
        event.events = EPOLLRDHUP | (line.asks ? EPOLLOUT : 0U);
        event.data.ptr = &line;
        ::epoll_ctl(poll_, EPOLL_CTL_ADD, line.socket, &event);
        ++opened_;
    }
    void close(Line &line)
    {
        if (line.socket >= 0) ::close(line.socket);
        line.socket = -1;
    }
    void ask(Line &line)
    {
        while (line.sent < kAsks.size()) {
            const auto n = ::send(line.socket, kAsks.constData() + line.sent,
                                  size_t(kAsks.size() - line.sent), MSG_NOSIGNAL);
            if (n <= 0) return;
            line.sent += n;
        }
        // It has sent enough requests and waits to be disconnected.
        epoll_event event{};
        event.events = EPOLLRDHUP;
        event.data.ptr = &line;
        ::epoll_ctl(poll_, EPOLL_CTL_MOD, line.socket, &event);
    }
    void run(int lines)
    {
        ::setpriority(PRIO_PROCESS, 0, 19);  // of this thread, on Linux
        poll_ = ::epoll_create1(EPOLL_CLOEXEC);
        std::vector<Line> all(size_t(lines) + kSlowReaders);
        for (size_t i = 0; i < all.size() && !over_; ++i) {
            all[i].asks = i < kSlowReaders;
            open(all[i]);
        }
        there_ = true;
        std::vector<epoll_event> events(256);
        while (!over_) {
            constexpr int kWaitMs = 20;
            const int n = ::epoll_wait(poll_, events.data(), int(events.size()), kWaitMs);
            for (int i = 0; i < n; ++i) {
                Line &line = *static_cast<Line *>(events[size_t(i)].data.ptr);
                if ((events[size_t(i)].events & (EPOLLRDHUP | EPOLLHUP | EPOLLERR)) != 0) {
                    close(line);
                    open(line);
                } else {
                    ask(line);
                }
            }
        }
        for (Line &line : all) close(line);
        ::close(poll_);
    }

    const quint16 port_;
    std::atomic<bool> over_{false}, there_{false};
    std::atomic<qint64> opened_{0};
    int poll_ = -1;
    std::thread thread_;  // last: it uses the other members
};

quint16 openApiServer(BenchWindow &desk)
{
    WindowApiServer *apiServer = desk.window().actions()->apiServer;
    if (!apiServer) throw Wrong("the window has no API server");
    api::ApiServerSettings settings;
    settings.port = 0;
    apiServer->set(true, settings);
    desk.waitFor([apiServer] { return apiServer->state() != WindowApiServer::State::Opening; });
    if (apiServer->state() != WindowApiServer::State::Open)
        throw Wrong("the API server does not start");
    return quint16(QUrl(apiServer->address()).port());
}

std::vector<Figure> flood(const QString &name, const Options &o)
{
    const int lines = o.smoke ? 200 : kLines;
    // One end of each connection is ours, and the server needs a few more descriptors.
    if (!mayOpenFiles(rlim_t(lines) + 4'000)) throw Skip("the limit of open files is too low");
    const auto theme = lightTheme();
    BenchWindow desk(o, *theme);
    const quint16 port = openApiServer(desk);
    std::vector<double> rates;
    const auto flooded = [&] {
        const Flood strangers(port, lines);
        desk.waitFor([&] { return strangers.isThere(); });
        const qint64 before = strangers.opened();
        const double gap = desk.longestGap(o.seconds, kBeatMs);
        rates.push_back(double(strangers.opened() - before) / o.seconds);
        return gap;
    };
    const auto inPeace = [&] { return desk.longestGap(o.seconds, kBeatMs); };
    const Compared c = compare(o, flooded, inPeace);
    return {{name, QStringLiteral("ms"), c.ours, QStringLiteral("the same window without load"),
             c.theirs,
             QStringLiteral("longest gap of a 5 ms timer; %L1 connections, %L2 new ones per second")
                 .arg(lines)
                 .arg(qint64(median(rates)))}};
}

}  // namespace

void addFloodBenchmark(std::vector<Benchmark> &all)
{
    const QString name = QStringLiteral("desk.flood");
    all.push_back({name, QStringLiteral("the window's event loop under a flood of connections"),
                   [name](const Options &o) { return flood(name, o); }});
}

}  // namespace roomrack::bench

#else

namespace roomrack::bench {

void addFloodBenchmark(std::vector<Benchmark> &)
{}

}  // namespace roomrack::bench

#endif
