// SPDX-License-Identifier: GPL-3.0-or-later
// Every page, in both themes, both sizes, English and German, left to right and right to left: no
// text is wider than its place and no widget lies over another. test_scaled_layout does so at 200
// %.
#include "desktop/language/language.h"
#include "direction.h"
#include "layout_walk.h"
#include "real_window.h"
#include "settled.h"
#include "support/widget_test.h"

#include <QtTest/QtTest>
#include <QtWidgets/QTableView>

using namespace roomrack;
using namespace roomrack::desktop;
using roomrack::tests::kToday;
using roomrack::tests::RealWindow;

namespace {

/// Every page, with each view that it stores.
const std::vector<std::pair<QString, int>> kViews = {
    {QStringLiteral("inventory"), 4}, {QStringLiteral("holds"), 1},
    {QStringLiteral("bookings"), 1},  {QStringLiteral("duplicates"), 2},
    {QStringLiteral("tasks"), 1},     {QStringLiteral("frontdesk"), 6},
    {QStringLiteral("channels"), 3},  {QStringLiteral("overbooking"), 3},
    {QStringLiteral("reports"), 1},   {QStringLiteral("audit"), 1},
    {QStringLiteral("settings"), 1}};

}  // namespace

class TestLayout : public tests::WidgetTest {
    Q_OBJECT

private slots:
    void everyPageFits_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<bool>("german");
        QTest::addColumn<bool>("rightToLeft");
        QTest::addColumn<bool>("dark");
        for (const QSize size : {QSize(1600, 980), QSize(1280, 720)}) {
            for (const int kind : {0, 1, 2, 3}) {
                const bool german = kind == 1, right = kind == 2, dark = kind == 3;
                QTest::addRow("%d %s", size.width(),
                              german  ? "German"
                              : right ? "right to left"
                              : dark  ? "dark"
                                      : "English")
                    << size << german << right << dark;
            }
        }
    }
    void everyPageFits()
    {
        QFETCH(QSize, size);
        QFETCH(bool, german);
        QFETCH(bool, rightToLeft);
        QFETCH(bool, dark);
        const tests::Direction direction(rightToLeft);
        speak(*qApp, german ? QLocale(QLocale::German) : QLocale(QLocale::English));
        const auto back = qScopeGuard([] { speak(*qApp, QLocale(QLocale::English)); });
        Theme theme(*qApp, nullptr);
        theme.setMode(dark ? ThemeMode::Dark : ThemeMode::Light);
        RealWindow real(theme);
        fill(real);
        QStringList found;
        for (const auto &[page, views] : kViews) {
            for (int view = 0; view < views; ++view) {
                real.settings().setValue(page + QStringLiteral("/view"), view);
                real.restart();
                real.window().resize(size);
                QVERIFY(real.window().showPage(page));
                tests::settle(real.session());
                for (auto *table : real.window().currentPage()->findChildren<QTableView *>())
                    if (!table->currentIndex().isValid()) table->selectRow(0);
                tests::settle(real.session());
                for (const QString &fault : tests::layoutProblems(real.window()))
                    found << QStringLiteral("%1 %2: %3").arg(page).arg(view).arg(fault);
            }
        }
        for (const QString &fault : found) qInfo("%s", qPrintable(fault));
        QCOMPARE(found, QStringList());
    }

private:
    /// Data for every page: bookings on several nights, an arrival, a hold, an oversold night.
    static void fill(RealWindow &real)
    {
        real.bookElsewhere(0, kToday, 2);
        real.bookElsewhere(0, kToday + 3);
        real.bookElsewhere(2, kToday + 1, 6);
        booking::TakeHold take;
        take.caller = real.session().desk();
        take.roomType = real.session().view().catalogue().roomTypes[1].id;
        take.stay = Stay(kToday + 2, 2);
        take.plan = real.session().view().plans().front().id;
        QVERIFY(real.session().engine().run(take));
        real.session().engine().flush();
    }
};

QTEST_MAIN(TestLayout)
#include "test_layout.moc"
