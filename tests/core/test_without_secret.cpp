// SPDX-License-Identifier: GPL-3.0-or-later
// A secret is masked in every encoding, and nothing else is.
#include "core/without_secret.h"

#include <QTest>

using namespace roomrack::core;

class TestWithoutSecret : public QObject {
    Q_OBJECT

private slots:
    void secretIsStarred();
    void inBase64WhereverItBegins();
    void nothingElseIsStarred();
};

void TestWithoutSecret::secretIsStarred()
{
    QCOMPARE(withoutSecret("key: s3cret/x, s3cret%2Fx.", "s3cret/x"),
             QByteArray("key: *****, *****."));
}

void TestWithoutSecret::inBase64WhereverItBegins()
{
    const QByteArray secret = "canary-secret-7d1f";
    for (const QByteArray &before : {QByteArray(), QByteArray("H1-user:"), QByteArray("me:"),
                                     QByteArray("\0hotel\0", 7), QByteArray("a:")}) {
        for (const QByteArray &after : {QByteArray(), QByteArray("\n"), QByteArray("more")}) {
            const QByteArray said = "Basic " + (before + secret + after).toBase64() + "; fine";
            const QByteArray kept = withoutSecret(said, secret);
            QVERIFY2(kept.contains("*****") && kept.startsWith("Basic ") && kept.endsWith("; fine"),
                     kept.constData());
            QCOMPARE(kept, QByteArray("Basic *****; fine"));
        }
    }
}

void TestWithoutSecret::nothingElseIsStarred()
{
    const QByteArray text = "some words " + QByteArray("and others").toBase64();
    QCOMPARE(withoutSecret(text, "canary-secret"), text);
    QCOMPARE(withoutSecret(text, {}), text);
    // Short values occur by chance, so they are not masked.
    QCOMPARE(withoutSecret("YWJj", "abc"), QByteArray("YWJj"));
}

QTEST_GUILESS_MAIN(TestWithoutSecret)
#include "test_without_secret.moc"
