// SPDX-License-Identifier: GPL-3.0-or-later
// A text is as long as its code points, and there only if something of it is displayed.
#include "core/visible_text.h"

#include <QTest>

using namespace roomrack::core;

class TestVisibleText : public QObject {
    Q_OBJECT

private slots:
    void lengthIsInCodePoints();
    void blankTextsAreNotVisible_data();
    void blankTextsAreNotVisible();
    void namesAreVisible_data();
    void namesAreVisible();
};

void TestVisibleText::lengthIsInCodePoints()
{
    const QString bed = QString::fromUcs4(U"\U0001F6CF");
    QCOMPARE(bed.size(), 2);
    QCOMPARE(codePoints(bed.repeated(200)), 200);
    QCOMPARE(codePoints(QStringLiteral("Zoë")), 3);
    QCOMPARE(codePoints(QString()), 0);
    // Halves of surrogate pairs.
    QCOMPARE(codePoints(bed.left(1)), 1);
    QCOMPARE(codePoints(bed.right(1) + bed.left(1)), 2);
}

void TestVisibleText::blankTextsAreNotVisible_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("empty") << QString();
    QTest::newRow("blanks") << QStringLiteral(u" \t\u00A0\u3000");
    QTest::newRow("zero width") << QStringLiteral(u"\u200B\u200C\u200D");
    QTest::newRow("joiners") << QStringLiteral(u"\u2060\uFEFF\u00AD");
    QTest::newRow("directions") << QStringLiteral(u"\u200F\u202E\u2066");
    QTest::newRow("combining only") << QStringLiteral(u"\u0301\u20DD\uFE0F");
    QTest::newRow("fillers") << QStringLiteral(u"\u3164\u115F\u2800\uFFA0");
    QTest::newRow("tags") << QString::fromUcs4(U"\U000E0041\U000E007F");
    QTest::newRow("half a character") << QString(QChar(0xD83D));
}

void TestVisibleText::blankTextsAreNotVisible()
{
    QFETCH(QString, text);
    QVERIFY(!isVisible(text));
}

void TestVisibleText::namesAreVisible_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("latin") << QStringLiteral("Ana");
    QTest::newRow("after a direction mark") << QStringLiteral(u"\u200F\u05D0");
    QTest::newRow("with a combining mark") << QStringLiteral(u"A\u0301");
    QTest::newRow("han") << QStringLiteral(u"\u738B");
    QTest::newRow("emoji") << QString::fromUcs4(U"\U0001F6CF");
    QTest::newRow("point") << QStringLiteral(".");
}

void TestVisibleText::namesAreVisible()
{
    QFETCH(QString, text);
    QVERIFY(isVisible(text));
}

QTEST_GUILESS_MAIN(TestVisibleText)
#include "test_visible_text.moc"
