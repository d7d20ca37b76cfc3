// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/http_caller.h"

#include "support/patience.h"

#include <QtNetwork/QTcpSocket>

namespace roomrack::tests {

Called callRaw(quint16 port, const QByteArray &bytes)
{
    QTcpSocket socket;
    socket.connectToHost(QStringLiteral("127.0.0.1"), port);
    socket.write(bytes);
    Called called;
    const auto closed = [&] { return socket.state() == QTcpSocket::UnconnectedState; };
    if (!QTest::qWaitFor(closed, kTryForMs)) return called;
    const QByteArray all = socket.readAll();
    const auto end = all.indexOf("\r\n\r\n");
    if (!all.startsWith("HTTP/1.1 ") || end < 0) return called;
    called.status = all.mid(9, 3).toInt();
    called.body = all.mid(end + 4);
    const QList<QByteArray> lines = all.left(end).split('\n');
    for (const QByteArray &line : lines) {
        const auto colon = line.indexOf(':');
        if (colon > 0) called.headers.emplace_back(line.left(colon), line.mid(colon + 1).trimmed());
    }
    return called;
}

Called call(quint16 port, const QByteArray &method, const QByteArray &target,
            protocols::Headers headers, const QByteArray &body)
{
    if (protocols::header(headers, "Host").isEmpty())
        headers.emplace_back("Host", "127.0.0.1:" + QByteArray::number(port));
    headers.emplace_back("Connection", "close");
    if (method != "GET") headers.emplace_back("Content-Length", QByteArray::number(body.size()));
    QByteArray bytes = method + ' ' + target + " HTTP/1.1\r\n";
    for (const auto &[name, value] : headers) bytes += name + ": " + value + "\r\n";
    return callRaw(port, bytes + "\r\n" + body);
}

}  // namespace roomrack::tests
