// SPDX-License-Identifier: GPL-3.0-or-later
// The bars of the Rooms & rates page in the narrowest window, in English and German: buttons
// continue in the next line, and what is seldom used is in a menu.
#include "by_keyboard.h"
#include "desktop/language/language.h"
#include "desktop/shell/top_bar.h"
#include "real_window.h"
#include "shown_rooms_rates.h"
#include "themed_test.h"

#include <QtCore/QScopeGuard>
#include <QtTest/QTest>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QMenu>

using namespace roomrack;
using namespace roomrack::desktop;

namespace {

/// Buttons of the bar that reach beyond it.
QStringList buttonsBeyond(const TopBar &bar)
{
    QStringList beyond;
    for (const auto *button : bar.findChildren<QAbstractButton *>()) {
        const QRect at(button->mapTo(&bar, QPoint()), button->size());
        if (button->isVisible() && !bar.rect().contains(at)) beyond << button->text();
    }
    return beyond;
}

}  // namespace

class TestRoomsRatesBar : public tests::ThemedTest {
    Q_OBJECT

private slots:
    void noButtonIsCutInTheNarrowestWindow_data()
    {
        QTest::addColumn<bool>("german");
        QTest::newRow("English") << false;
        QTest::newRow("German") << true;
    }

    void noButtonIsCutInTheNarrowestWindow()
    {
        QFETCH(bool, german);
        speak(*qApp, german ? QLocale(QLocale::German) : QLocale(QLocale::English));
        const auto back = qScopeGuard([] { speak(*qApp, QLocale(QLocale::English)); });
        tests::RealWindow real(*theme_);
        MainWindow &window = real.window();
        QVERIFY(window.showPage(QStringLiteral("roomsrates")));
        const auto *brings = window.findChild<QPushButton *>(QStringLiteral("roomsrates.import"));
        const auto *more = window.findChild<QPushButton *>(QStringLiteral("roomsrates.more"));
        window.resize(1600, 900);
        QTRY_VERIFY(brings->isVisible() && !more->isVisible());
        for (const int width : {1300, window.minimumWidth()}) {
            window.resize(width, 600);
            QTRY_COMPARE(more->isVisible(), width < 1400);
            const auto *bar = window.findChild<TopBar *>();
            const auto cut = [&] {
                return tests::cutButtons(*bar) + tests::cutButtons(*window.currentPage())
                       + buttonsBeyond(*bar);
            };
            QTRY_VERIFY2(cut().isEmpty(), qPrintable(cut().join(u'\n')));
        }
        // What is hidden stays hidden on another page.
        QVERIFY(window.showPage(QStringLiteral("bookings")));
        window.resize(1600, 900);
        tests::handlePosted();
        QVERIFY(!brings->isVisible() && !more->isVisible());
    }

    void theMenuDoesWhatTheHiddenButtonsDo()
    {
        tests::ShownRoomsRates shown(*theme_);
        shown.page->resize(780, 500);
        auto *more = shown.find<QPushButton>("roomsrates.more");
        const auto *retired = shown.find<QCheckBox>("roomsrates.retired");
        QTRY_VERIFY(more->isVisible() && !retired->isVisible());
        emit more->menu()->aboutToShow();
        const QList<QAction *> actions = more->menu()->actions();
        QCOMPARE(actions.size(), 3);
        QVERIFY(!actions.front()->isChecked());
        actions.front()->trigger();
        QVERIFY(retired->isChecked());
        shown.find<QAbstractButton>("roomsrates.pools")->click();
        emit more->menu()->aboutToShow();
        QVERIFY2(!more->menu()->actions().front()->isEnabled(), "pools are never retired");
    }
};

QTEST_MAIN(TestRoomsRatesBar)
#include "test_rooms_rates_bar.moc"
