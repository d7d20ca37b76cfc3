// SPDX-License-Identifier: GPL-3.0-or-later
// Where a step comes from is stored in one language and said in that of the reader.
#include "desktop/language/language.h"
#include "desktop/words/setting_words.h"
#include "desktop/words/step_words.h"
#include "support/widget_test.h"

#include <QtTest/QtTest>
#include <QtWidgets/QApplication>

using namespace roomrack;
using namespace roomrack::desktop;

class TestStepWords : public tests::WidgetTest {
    Q_OBJECT

private slots:
    void cleanup() { speak(*qApp, QLocale(QLocale::English)); }

    void theOriginIsSaidInTheLanguageOfTheReader()
    {
        speak(*qApp, QLocale(QLocale::German));
        const QString stored = storedOrigin(StepOrigin::BulkUpdate);
        QCOMPARE(stored, QStringLiteral("Bulk update"));
        QCOMPARE(originText(stored), QStringLiteral("Sammeländerung"));
        QCOMPARE(whyText({}, {{}, {}, stored}, false, false), QStringLiteral("Sammeländerung"));
        speak(*qApp, QLocale(QLocale::English));
        QCOMPARE(originText(stored), stored);
    }

    void theNameOfATemplateStays()
    {
        speak(*qApp, QLocale(QLocale::German));
        QCOMPARE(originText(QStringLiteral("Easter")), QStringLiteral("Easter"));
        QCOMPARE(withOrigin({{}, {}, QStringLiteral("Easter")}, QStringLiteral("A")),
                 QStringLiteral("Easter: A"));
    }

    void editsInTheGridAreNamedByTheirCellsAlone()
    {
        const booking::StepText text{{}, {}, storedOrigin(StepOrigin::Inventory)};
        QCOMPARE(withOrigin(text, QStringLiteral("A")), QStringLiteral("A"));
    }
};

QTEST_MAIN(TestStepWords)
#include "test_step_words.moc"
