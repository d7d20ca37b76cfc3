// SPDX-License-Identifier: GPL-3.0-or-later
// A program without a window has English plurals: "1 room", not "1 room(s)".
#include "core/error.h"
#include "engine/language_scope.h"

#include <QtTest/QTest>

using namespace roomrack;

class TestEnglish : public QObject {
    Q_OBJECT

private slots:
    void aServerHasPlurals();
};

void TestEnglish::aServerHasPlurals()
{
    const auto text = [](int rooms) {
        return ErrorText::tr("only %n room(s) of %1 available for these nights", nullptr, rooms);
    };
    QVERIFY(text(1).startsWith(QStringLiteral("only 1 room(s)")));
    engine::speakEnglish(*QCoreApplication::instance());
    QVERIFY(text(1).startsWith(QStringLiteral("only 1 room of")));
    QVERIFY(text(2).startsWith(QStringLiteral("only 2 rooms of")));
    const engine::LanguageScope::Activation german{engine::LanguageScope(QStringLiteral("de"))};
    QVERIFY(text(2).startsWith(QStringLiteral("nur noch 2 Zimmer")));
}

QTEST_GUILESS_MAIN(TestEnglish)
#include "test_english.moc"
