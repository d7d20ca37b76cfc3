// SPDX-License-Identifier: GPL-3.0-or-later
// What we write is valid against the official schemas, keeps the rules, and reads as what was
// written.
#include "protocols/opentravel/rules.h"
#include "protocols/opentravel/samples.h"
#include "support/environment.h"

#include <QFile>
#include <QHash>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QtTest>
#include <rapidcheck.h>

using namespace roomrack;
using namespace roomrack::protocols::opentravel;

class SchemaTest : public QObject {
    Q_OBJECT

private slots:
    void randomMessagesReadAsTheyWereWritten();
    void whatIsWrittenIsValid();
    void theSchemasRefuseWhatIsWrong();

private:
    /// What xmllint says against the schema of that name; empty: all are valid.
    QByteArray invalid(const QString &schemas, const QString &name, const QStringList &files);
    QString write(const QByteArray &bytes);

    QTemporaryDir folder_;
    int files_ = 0;
};

QString SchemaTest::write(const QByteArray &bytes)
{
    const QString path = folder_.filePath(QStringLiteral("%1.xml").arg(++files_));
    QFile file(path);
    const bool ok = file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
    return ok ? path : QString();
}

QByteArray SchemaTest::invalid(const QString &schemas, const QString &name,
                               const QStringList &files)
{
    QProcess lint;
    QStringList arguments = {QStringLiteral("--nonet"), QStringLiteral("--noout"),
                             QStringLiteral("--schema"),
                             schemas + QLatin1Char('/') + name + QStringLiteral(".xsd")};
    lint.start(QStringLiteral("xmllint"), arguments + files);
    if (!lint.waitForFinished(600'000)) return "xmllint did not finish";
    return lint.exitCode() == 0 ? QByteArray() : lint.readAllStandardError().right(4000);
}

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
    if (QStandardPaths::findExecutable(QStringLiteral("xmllint")).isEmpty())
        QSKIP("no xmllint (package libxml2-utils)");
    QHash<QString, QStringList> files;
    for (const QString &name : tests::otaGoldens()) {
        const auto golden = decode(tests::otaFile(QStringLiteral("goldens/") + name));
        QVERIFY(golden);
        if (!std::holds_alternative<Fault>(golden->message))
            files[nameOf(golden->message)] << write(encode(golden->message));
    }
    for (int i = 0; i < tests::rounds(400); ++i) {
        core::Random random(static_cast<quint64>(i));
        const Message message = tests::randomMessage(random);
        const auto problems = checkToSend(message);
        QVERIFY2(problems.empty(), problems.empty() ? "" : qPrintable(problems.front().text));
        files[nameOf(message)] << write(encode(message));
    }
    QCOMPARE(files.size(), 14);
    for (auto it = files.cbegin(); it != files.cend(); ++it) {
        const QByteArray wrong = invalid(schemas, it.key(), it.value());
        QVERIFY2(wrong.isEmpty(), wrong.constData());
    }
}

/// Or the test above would show nothing.
void SchemaTest::theSchemasRefuseWhatIsWrong()
{
    ROOMRACK_SHARED_DATA(schemas, QStringLiteral("xsd/opentravel-2015A"));
    if (QStandardPaths::findExecutable(QStringLiteral("xmllint")).isEmpty())
        QSKIP("no xmllint (package libxml2-utils)");
    Ping ping;
    ping.head.version = QStringLiteral("one");
    QVERIFY(!invalid(schemas, QStringLiteral("OTA_PingRQ"), {write(encode(ping))}).isEmpty());
}

QTEST_GUILESS_MAIN(SchemaTest)
#include "test_schema.moc"
