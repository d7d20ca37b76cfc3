// SPDX-License-Identifier: GPL-3.0-or-later
// The whole window by keys only: every page, and the controls of every dialog.
#include "desktop/language/language.h"
#include "keyboard_walk.h"
#include "settled.h"
#include "support/widget_test.h"
#include "window_test.h"

#include <QtTest/QtTest>
#include <QtWidgets/QLayout>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QTableView>

using namespace roomrack;
using namespace roomrack::desktop;
using roomrack::tests::keyboardProblems;
using roomrack::tests::kJulyTenth;
using roomrack::tests::RealWindow;

namespace {

/// Every page, with each view that it stores.
const std::vector<std::pair<QString, int>> kViews = {
    {QStringLiteral("inventory"), 0},   {QStringLiteral("inventory"), 2},
    {QStringLiteral("holds"), 0},       {QStringLiteral("bookings"), 0},
    {QStringLiteral("duplicates"), 0},  {QStringLiteral("duplicates"), 1},
    {QStringLiteral("tasks"), 0},       {QStringLiteral("frontdesk"), 0},
    {QStringLiteral("frontdesk"), 4},   {QStringLiteral("frontdesk"), 5},
    {QStringLiteral("channels"), 0},    {QStringLiteral("channels"), 1},
    {QStringLiteral("channels"), 2},    {QStringLiteral("overbooking"), 0},
    {QStringLiteral("overbooking"), 1}, {QStringLiteral("overbooking"), 2},
    {QStringLiteral("reports"), 0},     {QStringLiteral("audit"), 0},
    {QStringLiteral("roomsrates"), 0},  {QStringLiteral("roomsrates"), 1},
    {QStringLiteral("roomsrates"), 2},  {QStringLiteral("roomsrates"), 3},
    {QStringLiteral("settings"), 0}};

}  // namespace

class TestKeyboard : public tests::WindowTest {
    Q_OBJECT

private slots:
    void noPageIsForgottenHere()
    {
        QStringList pages;
        for (const auto &[page, view] : kViews)
            if (!pages.contains(page)) pages << page;
        QCOMPARE(pages, real_->window().pageIds());
    }

    void everyPageIsUsedWithoutAMouse_data()
    {
        QTest::addColumn<QString>("page");
        QTest::addColumn<int>("view");
        QTest::addColumn<bool>("german");
        for (const bool german : {false, true}) {
            for (const auto &[page, view] : kViews) {
                const QString name = QStringLiteral("%1 %2 %3")
                                         .arg(page)
                                         .arg(view)
                                         .arg(german ? QStringLiteral("de") : QStringLiteral("en"));
                QTest::newRow(qPrintable(name)) << page << view << german;
            }
        }
    }
    void everyPageIsUsedWithoutAMouse()
    {
        QFETCH(QString, page);
        QFETCH(int, view);
        QFETCH(bool, german);
        speak(*qApp, german ? QLocale(QLocale::German) : QLocale(QLocale::English));
        const auto back = qScopeGuard([] { speak(*qApp, QLocale(QLocale::English)); });
        real_->settings().setValue(page + QStringLiteral("/view"), view);
        fill();
        real_->restart();
        QVERIFY(real_->window().showPage(page));
        tests::settle(real_->session());
        for (auto *table : real_->window().currentPage()->findChildren<QTableView *>())
            if (!table->currentIndex().isValid()) table->selectRow(0);
        tests::settle(real_->session());
        const QStringList problems = keyboardProblems(real_->window());
        QVERIFY2(problems.isEmpty(), qPrintable(problems.join(u'\n')));
    }

private:
    /// Data for every page: bookings on several nights, an arrival, a hold, an oversold night.
    void fill()
    {
        real_->bookElsewhere(0, kJulyTenth, 2);
        real_->bookElsewhere(0, kJulyTenth + 3);
        real_->bookElsewhere(2, kJulyTenth + 1, 6);
        booking::TakeHold take;
        take.caller = real_->session().desk();
        take.roomType = real_->session().view().catalogue().roomTypes[1].id;
        take.stay = Stay(kJulyTenth + 2, 2);
        take.plan = real_->session().view().rates().plans().front().id;
        QVERIFY(real_->session().engine().run(take));
        booking::EditCells broken;
        broken.caller = take.caller;
        broken.field = booking::CellField::OutOfOrder;
        broken.pools = {real_->session().view().catalogue().pools[1].id};
        broken.ranges = {{kJulyTenth + 1, 1}};
        broken.value = 2;
        QVERIFY(real_->session().engine().run(booking::EditBlock(broken)));
        real_->session().engine().flush();
    }
};

QTEST_MAIN(TestKeyboard)
#include "test_keyboard.moc"
