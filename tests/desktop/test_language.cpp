// SPDX-License-Identifier: GPL-3.0-or-later
// Choosing the language, and that all its translations are present.
#include "desktop/language/language.h"
#include "reports/words.h"
#include "support/widget_test.h"

#include <QtTest/QtTest>

using namespace roomrack;
using namespace roomrack::desktop;

namespace {

const QLocale kSwiss(QLocale::German, QLocale::Switzerland);
const QLocale kBritish(QLocale::English, QLocale::UnitedKingdom);

}  // namespace

class TestLanguage : public tests::WidgetTest {
    Q_OBJECT

private slots:
    void theSystemDecidesWhereNothingIsWanted()
    {
        QCOMPARE(localeFor({}, kSwiss).value(), kSwiss);
        QCOMPARE(localeFor(QStringLiteral("de"), kSwiss).value(), kSwiss);
        QCOMPARE(localeFor(QStringLiteral("de"), kBritish).value().name(), QStringLiteral("de_DE"));
        QCOMPARE(localeFor(QStringLiteral("de-AT"), kBritish).value().name(),
                 QStringLiteral("de_AT"));
        QCOMPARE(localeFor(QStringLiteral("en"), kSwiss).value().language(), QLocale::English);
    }

    void aLanguageThatIsNotThereIsNamedWithThoseThatAre()
    {
        const auto none = localeFor(QStringLiteral("tlh"), kBritish);
        QVERIFY(!none);
        QCOMPARE(none.error().field, QStringLiteral("language"));
        QVERIFY(none.error().reason.contains(QStringLiteral("de, en")));
    }

    void aWindowHasTheLanguageOfItsSettingsUnlessAnotherIsAsked()
    {
        const QTemporaryDir folder;
        QSettings settings(folder.filePath(QStringLiteral("window.ini")), QSettings::IniFormat);
        QCOMPARE(windowLocale({}, settings, kSwiss), kSwiss);
        saveLanguage(settings, QStringLiteral("en"));
        QCOMPARE(windowLocale({}, settings, kSwiss).language(), QLocale::English);
        QCOMPARE(windowLocale(QStringLiteral("de-AT"), settings, kBritish).name(),
                 QStringLiteral("de_AT"));
    }

    void wordsNumbersAndPluralsChangeTogether()
    {
        speak(*qApp, QLocale(QLocale::German, QLocale::Germany));
        QCOMPARE(reports::Words::tr("Occupancy"), QStringLiteral("Auslastung"));
        QCOMPARE(reports::percentText({831, 1000}, QLocale()), QStringLiteral("83,1\u00a0%"));
        QCOMPARE(reports::periodText(Stay(Night::of(2026, 7, 3), 4), QLocale()),
                 QStringLiteral("3.\u20136. Juli 2026"));
        speak(*qApp, kBritish);
        QCOMPARE(reports::Words::tr("Occupancy"), QStringLiteral("Occupancy"));
        QCOMPARE(QCoreApplication::translate("Words", "%n night(s)", nullptr, 2),
                 QStringLiteral("2 nights"));
        speak(*qApp, QLocale(QLocale::Finnish));
        QCOMPARE(QCoreApplication::translate("Words", "%n night(s)", nullptr, 1),
                 QStringLiteral("1 night"));
        QLocale::setDefault(QLocale::c());
    }
};

QTEST_MAIN(TestLanguage)
#include "test_language.moc"
