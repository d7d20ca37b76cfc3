// SPDX-License-Identifier: GPL-3.0-or-later
// Encoded messages are valid against the official schemas, comply with the rules, and decode to the
// same values.
#include "protocols/opentravel/rules.h"
#include "protocols/opentravel/samples.h"
#include "support/environment.h"
#include "support/outside.h"

#include <QHash>
#include <QTest>
#include <rapidcheck.h>

using namespace roomrack;
using namespace roomrack::protocols::opentravel;

class SchemaTest : public QObject {
    Q_OBJECT

private slots:
    void randomMessagesReadAsTheyWereWritten();
    void whatIsWrittenIsValid();
    void theSchemasRefuseWhatIsWrong();
};

void SchemaTest::randomMessagesReadAsTheyWereWritten()
{
    const bool ok = rc::check("a random message survives", [] {
        core::Random random(*rc::gen::arbitrary<quint64>());
        const Message message = tests::randomMessage(random);
        for (const QByteArray &bytes : {encode(message), encodeSoap(message)}) {
            const auto read = decode(bytes);
            RC_ASSERT(read.has_value());
            RC_ASSERT(read->problems.empty());
            RC_ASSERT(read->unknown == 0);
            RC_ASSERT(read->message == message);
            RC_ASSERT(check(message).empty());
        }
    });
    QVERIFY(ok);
}

void SchemaTest::whatIsWrittenIsValid()
{
    ROOMRACK_SHARED_DATA(schemas, QStringLiteral("xsd/opentravel-2015A"));
    QHash<QString, std::vector<QByteArray>> files;
    for (const QString &name : tests::otaGoldens()) {
        const auto golden = decode(tests::otaFile(QStringLiteral("goldens/") + name));
        QVERIFY(golden);
        if (!std::holds_alternative<Fault>(golden->message))
            files[nameOf(golden->message)].push_back(encode(golden->message));
    }
    for (int i = 0; i < tests::rounds(400); ++i) {
        core::Random random(static_cast<quint64>(i));
        const Message message = tests::randomMessage(random);
        const auto problems = checkToSend(message);
        QVERIFY2(problems.empty(), problems.empty() ? "" : qPrintable(problems.front().text));
        files[nameOf(message)].push_back(encode(message));
    }
    QCOMPARE(files.size(), 14);
    for (auto it = files.cbegin(); it != files.cend(); ++it) {
        ROOMRACK_OUTSIDE_AGREES(
            tests::xmllintSays(schemas + u'/' + it.key() + QStringLiteral(".xsd"), it.value()));
    }
}

/// Proves that the test above detects errors.
void SchemaTest::theSchemasRefuseWhatIsWrong()
{
    ROOMRACK_SHARED_DATA(schemas, QStringLiteral("xsd/opentravel-2015A"));
    Ping ping;
    ping.head.version = QStringLiteral("one");
    const auto says =
        tests::xmllintSays(schemas + QStringLiteral("/OTA_PingRQ.xsd"), {encode(ping)});
    if (!says) QSKIP("the validator is not on this machine");
    QVERIFY(!says->isEmpty());
}

QTEST_GUILESS_MAIN(SchemaTest)
#include "test_schema.moc"
