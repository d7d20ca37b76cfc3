// SPDX-License-Identifier: GPL-3.0-or-later
// Every text has sufficient contrast on its fill, light and dark.
#include "desktop/theme/colors.h"

#include <QtTest/QtTest>

using namespace roomrack::desktop;

class TestColors : public QObject {
    Q_OBJECT

private slots:
    void contrastIsThatOfWcag()
    {
        QCOMPARE(contrast(Qt::black, Qt::white), 21.0);
        QCOMPARE(contrast(Qt::red, Qt::red), 1.0);
        QVERIFY(std::abs(contrast(QColor(0x777777), Qt::white) - 4.48) < 0.01);
    }

    void everyTextIsReadable_data()
    {
        QTest::addColumn<bool>("dark");
        QTest::newRow("light") << false;
        QTest::newRow("dark") << true;
    }
    void everyTextIsReadable()
    {
        QFETCH(bool, dark);
        const Colors &colors = dark ? Colors::darkOnes() : Colors::light();
        for (const NamedPair &pair : textPairs(colors)) {
            const double ratio = contrast(pair.text, pair.fill);
            QVERIFY2(ratio >= 4.5, qPrintable(QStringLiteral("%1: %2 on %3 is %4")
                                                  .arg(QString::fromLatin1(pair.name),
                                                       pair.text.name(), pair.fill.name())
                                                  .arg(ratio)));
        }
    }

    void edgesOfInputsCanBeSeen()
    {
        for (const Colors *c : {&Colors::light(), &Colors::darkOnes()}) {
            QVERIFY(contrast(c->strongLine, c->surface) >= 3);
            QVERIFY(contrast(c->accent, c->surface) >= 3);
            QVERIFY(contrast(c->accent, c->background) >= 3);
        }
    }

    void readableColoursStayAsTheyAre()
    {
        QCOMPARE(readableOn(QColor(0x0B6B43), QColor(0xDDF3E8)), QColor(0x0B6B43));
        QVERIFY(contrast(readableOn(Qt::white, QColor(0xF59E0B)), QColor(0xF59E0B)) >= 4.5);
    }
};

QTEST_GUILESS_MAIN(TestColors)
#include "test_colors.moc"
