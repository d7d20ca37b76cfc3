// SPDX-License-Identifier: GPL-3.0-or-later
// Any input is parsed into requests or refused, with the same result however it is split; buffering
// stays within the limits; and a request is unchanged when written and parsed again.
#include "http/request_reader.h"
#include "protocols/fuzz/fuzz.h"
#include "support/environment.h"

#include <QTest>

using namespace roomrack;
using http::Request;
using http::RequestReader;
using State = http::RequestReader::State;

namespace {

const http::Limits kLimits{2'048, 20, 4'096};

QByteArray chunked(int chunks)
{
    const QByteArray chunk = "5dc\r\n" + QByteArray(1'500, 'x') + "\r\n";
    return "POST /a HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n"
           + chunk.repeated(chunks) + "0\r\n\r\n";
}

std::vector<QByteArray> streams()
{
    return {"GET /v1/availability?from=2026-07-10&nights=3 HTTP/1.1\r\nHost: a\r\n"
            "Authorization: Bearer x\r\n\r\n",
            "POST /hooks/2?x=%31 HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nX-Two:  2 \r\n\r\n"
            "hello\r\nGET /b HTTP/1.0\r\nConnection: close\r\n\r\n",
            "POST /hooks/2 HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\n"
            "Transfer-Encoding: chunked\r\n\r\n2;name=value\r\nhe\r\n3\r\nllo\r\n0\r\nX: y\r\n\r\n",
            "GET /feed HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n",
            chunked(2),
            chunked(3)};  // the last one exceeds the limit
}

struct Heard {
    std::vector<Request> requests;
    bool isRefused = false;
    bool keptTooMuch = false;
};

Heard heard(const QByteArray &stream, qsizetype piece)
{
    Heard out;
    RequestReader reader(kLimits);
    for (qsizetype at = 0; at < stream.size() && !out.isRefused; at += piece) {
        State state = reader.feed(stream.mid(at, piece));
        for (; state == State::Whole; state = reader.feed({}))
            out.requests.push_back(reader.take());
        out.isRefused = state == State::Wrong;
        out.keptTooMuch |= reader.held() > kLimits.head + kLimits.body + piece;
    }
    return out;
}

QByteArray written(const Request &request)
{
    return request.method + ' ' + request.target + " HTTP/1.1\r\nHost: a\r\nContent-Length: "
           + QByteArray::number(request.body.size()) + "\r\n\r\n" + request.body;
}

tests::Checked check(const QByteArray &stream)
{
    const Heard whole = heard(stream, std::max<qsizetype>(1, stream.size()));
    const Heard inPieces = heard(stream, 7);
    tests::Checked out{!whole.requests.empty(), {}};
    if (whole.requests != inPieces.requests || whole.isRefused != inPieces.isRefused)
        out.wrong = QStringLiteral("cut up it is another thing");
    if (whole.keptTooMuch || inPieces.keptTooMuch)
        out.wrong = QStringLiteral("more is kept than the limits allow");
    for (const Request &request : whole.requests) {
        if (request.body.size() > kLimits.body)
            out.wrong = QStringLiteral("its body is longer than the limit allows");
        const Heard again = heard(written(request), 7);
        if (again.requests.size() != 1 || again.requests[0].target != request.target
            || again.requests[0].method != request.method || again.requests[0].body != request.body)
            out.wrong = QStringLiteral("it changes: ") + QString::fromLatin1(written(request));
    }
    return out;
}

}  // namespace

class FuzzHttpTest : public QObject {
    Q_OBJECT

private slots:
    void anyStreamIsReadOrRefused();
};

void FuzzHttpTest::anyStreamIsReadOrRefused()
{
    const tests::FuzzedCodec codec{QStringLiteral("http"), streams(), check};
    const QString wrong = tests::fuzz(codec, tests::fuzzSeconds(tests::soaking()));
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
}

QTEST_GUILESS_MAIN(FuzzHttpTest)
#include "test_fuzz_http.moc"
