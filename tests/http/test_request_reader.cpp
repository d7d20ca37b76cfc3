// SPDX-License-Identifier: GPL-3.0-or-later
// Parsing of untrusted bytes: complete requests are read however they are split, everything else is
// refused before it is buffered.
#include "http/request_reader.h"

#include <QTest>

using namespace roomrack;
using http::RequestReader;
using State = http::RequestReader::State;

class TestRequestReader : public QObject {
    Q_OBJECT

private slots:
    void readsARequestHoweverItIsCutUp_data();
    void readsARequestHoweverItIsCutUp();
    void wrongBytesAreRefused_data();
    void wrongBytesAreRefused();
    void keepsWhatComesBehindForTheNext();
    void sizesAreCheckedBeforeAnythingIsKept();
    void anyBytesAreReadOrRefused();
};

void TestRequestReader::readsARequestHoweverItIsCutUp_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArray>("body");
    QTest::addRow("length") << QByteArray("POST /hooks/2?x=%31 HTTP/1.1\r\nHost: a\r\n"
                                          "Content-Length: 5\r\nX-Two:  2 \r\n\r\nhello")
                            << QByteArray("hello");
    QTest::addRow("chunks") << QByteArray("POST /hooks/2?x=1 HTTP/1.1\r\nHost: a\r\nX-Two: 2\r\n"
                                          "Transfer-Encoding: chunked\r\n\r\n"
                                          "2;name=value\r\nhe\r\n3\r\nllo\r\n0\r\nX: y\r\n\r\n")
                            << QByteArray("hello");
    QTest::addRow("no body") << QByteArray("GET /hooks/2?x=1 HTTP/1.1\r\nX-Two: 2\r\n"
                                           "host: a\r\n\r\n")
                             << QByteArray();
    QTest::addRow("lines before") << QByteArray("\r\n\r\n\r\nGET /hooks/2?x=1 HTTP/1.1\r\n"
                                                "X-Two: 2\r\nHost: a\r\n\r\n")
                                  << QByteArray();
    QTest::addRow("1.0") << QByteArray("GET /hooks/2?x=1 HTTP/1.0\r\nX-Two: 2\r\n\r\n")
                         << QByteArray();
}

void TestRequestReader::readsARequestHoweverItIsCutUp()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QByteArray, body);
    for (qsizetype size : {qsizetype(1), qsizetype(2), qsizetype(7), bytes.size()}) {
        RequestReader reader({});
        State state = State::More;
        for (qsizetype at = 0; at < bytes.size(); at += size) {
            QCOMPARE(state, State::More);
            state = reader.feed(bytes.mid(at, size));
        }
        QCOMPARE(state, State::Whole);
        const http::Request request = reader.take();
        QCOMPARE(request.path(), QByteArray("/hooks/2"));
        QCOMPARE(request.query("x"), QByteArray("1"));
        QCOMPARE(request.header("x-two"), QByteArray("2"));
        QCOMPARE(request.body, body);
        QVERIFY(reader.isIdle());
    }
}

void TestRequestReader::wrongBytesAreRefused_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<int>("status");
    const QByteArray post = "POST / HTTP/1.1\r\nHost: a\r\n";
    const auto row = [](const char *name, const QByteArray &bytes, int status) {
        QTest::addRow("%s", name) << bytes << status;
    };
    row("the greeting of TLS", QByteArray("\x16\x03\x01\x02\x00\x01", 6), 400);
    row("another protocol", "SSH-2.0-OpenSSH_9\r\n\r\n", 400);
    row("HTTP/2", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", 505);
    row("whole address", "GET http://a/ HTTP/1.1\r\nHost: a\r\n\r\n", 400);
    row("bare line breaks", "GET / HTTP/1.1\nHost: a\n\n", 400);
    row("blank before the colon", "GET / HTTP/1.1\r\nHost : a\r\n\r\n", 400);
    row("folded header", "GET / HTTP/1.1\r\nHost: a\r\nX: 1\r\n 2\r\n\r\n", 400);
    row("no colon", "GET / HTTP/1.1\r\nHost: a\r\nnothing\r\n\r\n", 400);
    constexpr char kNul[] = "GET / HTTP/1.1\r\nHost: a\r\nX: \0\r\n\r\n";
    row("nul", QByteArray(kNul, sizeof kNul - 1), 400);
    row("bare line break in a header", "GET / HTTP/1.1\r\nHost: a\r\nX: 1\nY: 2\r\n\r\n", 400);
    row("bare line breaks behind a header", "GET / HTTP/1.1\r\nHost: a\n\n\r\n\r\n", 400);
    row("no host", "GET / HTTP/1.1\r\n\r\n", 400);
    row("two hosts", "GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n", 400);
    row("two lengths", post + "Content-Length: 1\r\nContent-Length: 1\r\n\r\nx", 400);
    row("length and chunks",
        post + "Content-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", 400);
    row("negative length", post + "Content-Length: -1\r\n\r\n", 400);
    row("length with a sign", post + "Content-Length: +1\r\n\r\nx", 400);
    row("endless length", post + "Content-Length: 99999999999999999999\r\n\r\n", 400);
    row("another coding", post + "Transfer-Encoding: gzip, chunked\r\n\r\n", 501);
    row("chunk without a size", post + "Transfer-Encoding: chunked\r\n\r\nzz\r\n", 400);
    row("bare line break behind a chunk's size",
        post + "Transfer-Encoding: chunked\r\n\r\n1\n\r\nx\r\n0\r\n\r\n", 400);
    row("chunk that is longer", post + "Transfer-Encoding: chunked\r\n\r\n1\r\nxyz\r\n0\r\n\r\n",
        400);
    row("endless chunk line", post + "Transfer-Encoding: chunked\r\n\r\n1;" + QByteArray(300, 'x'),
        400);
    row("expectation", post + "Content-Length: 1\r\nExpect: wonders\r\n\r\nx", 417);
}

void TestRequestReader::wrongBytesAreRefused()
{
    QFETCH(QByteArray, bytes);
    QFETCH(int, status);
    RequestReader reader({});
    QCOMPARE(reader.feed(bytes), State::Wrong);
    QCOMPARE(reader.refusal().status, status);
    QVERIFY(reader.refusal().body.size() > 5);
    QCOMPARE(reader.feed("GET / HTTP/1.1\r\nHost: a\r\n\r\n"), State::Wrong);
}

void TestRequestReader::keepsWhatComesBehindForTheNext()
{
    RequestReader reader({});
    QCOMPARE(reader.feed("POST /a HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\n\r\nx\r\n"
                         "GET /b HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\nGET /"),
             State::Whole);
    QVERIFY(reader.keepsConnection());
    QCOMPARE(reader.take().body, QByteArray("x"));
    QCOMPARE(reader.feed({}), State::Whole);
    QVERIFY(!reader.keepsConnection());
    QCOMPARE(reader.take().target, QByteArray("/b"));
    QCOMPARE(reader.feed({}), State::More);
    QVERIFY(!reader.isIdle());
}

void TestRequestReader::sizesAreCheckedBeforeAnythingIsKept()
{
    const http::Limits limits{200, 5, 10};
    const auto statusOf = [&](const QByteArray &bytes) {
        RequestReader reader(limits);
        return reader.feed(bytes) == State::Wrong ? reader.refusal().status : 0;
    };
    QCOMPARE(statusOf("GET /" + QByteArray(300, 'x')), 414);
    QCOMPARE(statusOf("GET / HTTP/1.1\r\nX: " + QByteArray(300, 'x')), 431);
    QCOMPARE(statusOf("GET / HTTP/1.1\r\nHost: a\r\nA: 1\r\nB: 1\r\nC: 1\r\nD: 1\r\nE: 1\r\n\r\n"),
             431);
    const QByteArray post = "POST / HTTP/1.1\r\nHost: a\r\n";
    QCOMPARE(statusOf(post + "Content-Length: 10\r\n\r\n0123456789"), 0);
    QCOMPARE(statusOf(post + "Content-Length: 11\r\n\r\n"), 413);
    const QByteArray chunked = post + "Transfer-Encoding: chunked\r\n\r\n";
    QCOMPARE(statusOf(chunked + "6\r\n012345\r\n4\r\n6789\r\n0\r\n\r\n"), 0);
    QCOMPARE(statusOf(chunked + "6\r\n012345\r\n5\r\n"), 413);
    QCOMPARE(statusOf(chunked + "ffffffffffff\r\n"), 413);
}

void TestRequestReader::anyBytesAreReadOrRefused()
{
    const QByteArray whole = "POST /a?b=c HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\n"
                             "Transfer-Encoding: chunked\r\n\r\n2\r\nhe\r\n3\r\nllo\r\n0\r\n\r\n";
    quint32 chance = 1;
    const auto below = [&chance](qsizetype n) {
        chance = chance * 1'664'525u + 1'013'904'223u;
        return qsizetype((chance >> 8) % quint32(n));
    };
    for (int round = 0; round < 20'000; ++round) {
        QByteArray bytes = whole;
        for (qsizetype edits = 1 + below(3); edits > 0; --edits) {
            const qsizetype at = below(bytes.size());
            if (below(2) == 0)
                bytes[at] = char(below(256));
            else
                bytes.remove(at, 1 + below(4));
        }
        RequestReader reader({});
        State state = reader.feed(bytes.left(below(bytes.size())));
        if (state == State::More) state = reader.feed(bytes);
        if (state == State::Whole) reader.take();
        if (state == State::Wrong) QVERIFY(reader.refusal().status >= 400);
    }
}

QTEST_GUILESS_MAIN(TestRequestReader)
#include "test_request_reader.moc"
