// SPDX-License-Identifier: GPL-3.0-or-later
// A server at the address of a channel that answers with a web page does not use the protocol.
#include "channels/host/equip.h"
#include "core/failure_text.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::channels;
using sync::Protocol;

class TestOtherProtocol : public QObject {
    Q_OBJECT

private slots:
    void aWebPageIsNotTheProtocol_data();
    void aWebPageIsNotTheProtocol();
    void aStatusWithoutWordsIsNamed();
};

void TestOtherProtocol::aWebPageIsNotTheProtocol_data()
{
    QTest::addColumn<Protocol>("protocol");
    QTest::newRow("JSON") << Protocol::OtaJson;
    QTest::newRow("OpenTravel") << Protocol::OpenTravel;
    QTest::newRow("AlpineBits") << Protocol::AlpineBits;
}

void TestOtherProtocol::aWebPageIsNotTheProtocol()
{
    QFETCH(Protocol, protocol);
    sync::ChannelSettings settings;
    settings.protocol = protocol;
    settings.address = QStringLiteral("https://channel.example");
    settings.account = settings.hotelCode = QStringLiteral("H1");
    const auto dialect = dialectFor(settings, "key");
    QVERIFY(dialect);
    dialect->hello({Instant{kSecond}, QStringLiteral("1")});
    Reply reply;
    reply.came = Reply::Came::Answer;
    reply.status = 200;
    for (const char *page : {"<!DOCTYPE html>\n<html><body>Sign in", "<html lang=\"en\"></html>"}) {
        reply.body = page;
        const Verdict verdict = dialect->readHello(reply);
        QVERIFY(verdict.kind != Verdict::Kind::Done);
        QCOMPARE(verdict.said, core::failure::kOtherProtocol);
    }
    reply.body = "nonsense";
    const Verdict verdict = dialect->readHello(reply);
    QVERIFY(verdict.kind != Verdict::Kind::Done);
    QVERIFY2(verdict.said.contains(QStringLiteral("cannot be read")), qPrintable(verdict.said));
}

/// A proxy on the way answers to an update, in no words of the protocol.
void TestOtherProtocol::aStatusWithoutWordsIsNamed()
{
    sync::ChannelSettings settings;
    settings.address = QStringLiteral("https://channel.example");
    settings.hotelCode = QStringLiteral("H1");
    const auto dialect = dialectFor(settings, "key");
    Reply reply;
    reply.came = Reply::Came::Answer;
    for (const int status : {401, 502}) {
        reply.status = status;
        reply.body = "<html><body>No";
        QCOMPARE(dialect->read({}, reply).said, QStringLiteral("HTTP %1").arg(status));
    }
}

QTEST_GUILESS_MAIN(TestOtherProtocol)
#include "test_other_protocol.moc"
