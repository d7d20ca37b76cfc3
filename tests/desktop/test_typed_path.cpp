// SPDX-License-Identifier: GPL-3.0-or-later
// Paths as they are typed and pasted.
#include "desktop/words/typed_path.h"

#include <QtCore/QDir>
#include <QtTest/QTest>

using namespace roomrack::desktop;

class TestTypedPath : public QObject {
    Q_OBJECT

private slots:
    void aPathIsRead_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("path");
        const auto row = [](const char *typed, const QString &path) {
            QTest::newRow(typed) << QString::fromLatin1(typed) << path;
        };
        row("/a b/c.csv", QStringLiteral("/a b/c.csv"));
        row("  /a/c.csv ", QStringLiteral("/a/c.csv"));
        row("\"/a b/c.csv\"", QStringLiteral("/a b/c.csv"));
        row("'/a b/c.csv'", QStringLiteral("/a b/c.csv"));
        row("\"/a/c.csv", QStringLiteral("\"/a/c.csv"));
        row("\"", QStringLiteral("\""));
        row("\"\"", QString());
        row("file:///a%20b/c.csv", QStringLiteral("/a b/c.csv"));
        row("~", QDir::homePath());
        row("~/c.csv", QDir::homePath() + QStringLiteral("/c.csv"));
        row("'~/c.csv'", QDir::homePath() + QStringLiteral("/c.csv"));
        row("~ana/c.csv", QStringLiteral("~ana/c.csv"));
        row("/a/~/c.csv", QStringLiteral("/a/~/c.csv"));
    }
    void aPathIsRead()
    {
        QFETCH(QString, typed);
        QFETCH(QString, path);
        QCOMPARE(typedPath(typed), path);
    }
};

QTEST_GUILESS_MAIN(TestTypedPath)
#include "test_typed_path.moc"
