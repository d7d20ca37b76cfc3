// SPDX-License-Identifier: GPL-3.0-or-later
#include "layout_test.h"

#include "desktop/language/language.h"
#include "desktop/widgets/search_filters.h"
#include "direction.h"
#include "layout_walk.h"
#include "real_window.h"
#include "settled.h"

#include <QtTest/QtTest>
#include <QtWidgets/QMenu>
#include <QtWidgets/QTableView>

#include <algorithm>

namespace roomrack::tests {

using namespace desktop;

namespace {

/// Longer than any delay between a resize or a new theme and the layout that follows.
constexpr int kLayoutMs = 30;

/// Every page with the number of its views, the last one of which it stores.
const std::vector<std::pair<QString, int>> kViews = {
    {QStringLiteral("inventory"), 4},  {QStringLiteral("holds"), 1},
    {QStringLiteral("bookings"), 1},   {QStringLiteral("duplicates"), 2},
    {QStringLiteral("tasks"), 1},      {QStringLiteral("frontdesk"), 6},
    {QStringLiteral("channels"), 3},   {QStringLiteral("overbooking"), 3},
    {QStringLiteral("reports"), 1},    {QStringLiteral("audit"), 1},
    {QStringLiteral("roomsrates"), 4}, {QStringLiteral("settings"), 1}};

/// A guest whose name and email address are longer than a column.
void bookLongNames(RealWindow &real)
{
    booking::HoldAndConfirm book;
    const inventory::Catalogue &catalogue = real.session().view().catalogue();
    book.what.caller = real.session().desk();
    book.what.caller.channel = catalogue.channels[1].id;
    book.what.caller.actor = channelActor(catalogue.channels[1].id);
    book.what.roomType = catalogue.roomTypes[0].id;
    book.what.stay = Stay(kJulyTenth + 1, 3);
    book.what.agreedTotal = 1'234'500;
    book.guest.name = QStringLiteral("Maria Fernandes de Albuquerque Sousa");
    book.guest.email = QStringLiteral("reservations.desk@bellavista.example.org");
    QVERIFY(real.session().engine().run(book));
}

/// A guest who has come and gone: the longest outcomes of the activity.
void checkOutAGuest(RealWindow &real)
{
    booking::HoldAndConfirm book;
    book.what.caller = real.session().desk();
    book.what.roomType = real.session().view().catalogue().roomTypes[2].id;
    book.what.stay = Stay(kJulyTenth, 2);
    book.guest.name = QStringLiteral("Ana Gomes");
    const auto booked = real.session().engine().run(book);
    QVERIFY(booked);
    const booking::Caller desk = real.session().desk();
    QVERIFY(real.session().engine().run(booking::CheckIn{desk, booked->booking, 0, {}, {}, true}));
    QVERIFY(real.session().engine().run(booking::CheckOut{desk, booked->booking, 0, {}}));
}

/// Data for every page: bookings on several nights, an arrival, a hold, an oversold night.
void fill(RealWindow &real)
{
    bookLongNames(real);
    checkOutAGuest(real);
    real.bookElsewhere(0, kJulyTenth, 2);
    real.bookElsewhere(0, kJulyTenth + 3);
    real.bookElsewhere(2, kJulyTenth + 1, 6);
    booking::TakeHold take;
    take.caller = real.session().desk();
    take.roomType = real.session().view().catalogue().roomTypes[1].id;
    take.stay = Stay(kJulyTenth + 2, 2);
    take.plan = real.session().view().rates().plans().front().id;
    QVERIFY(real.session().engine().run(take));
    real.session().engine().flush();
}

/// Opens the window with this view on every page that has it.
void openViews(RealWindow &real, int view)
{
    for (const auto &[page, views] : kViews)
        real.settings().setValue(page + QStringLiteral("/view"), std::min(view, views - 1));
    real.restart();
}

/// The faults of the current page in both sizes.
QStringList faults(RealWindow &real)
{
    settle(real.session());
    for (auto *table : real.window().currentPage()->findChildren<QTableView *>())
        if (!table->currentIndex().isValid()) table->selectRow(0);
    settle(real.session());
    QStringList found;
    for (const QSize size : {QSize(1600, 980), QSize(1280, 720)}) {
        real.window().resize(size);
        passTimers(kLayoutMs);
        passAnswers(real.session());
        for (const QString &fault : layoutProblems(real.window()))
            found << QStringLiteral("%1 wide: %2").arg(size.width()).arg(fault);
    }
    return found;
}

/// Chooses the last value of every filter above the list of a page; false if there is none.
bool useFilters(const QWidget &page)
{
    const auto *filters = page.findChild<SearchFilters *>();
    if (!filters) return false;
    for (auto *choice : filters->findChildren<ChoiceButton *>()) {
        const QList<QAction *> values = choice->menu()->actions();
        if (!values.isEmpty()) choice->setChosen({values.back()->data()});
    }
    for (auto *range : filters->findChildren<RangeButton *>())
        range->setRange(Stay(kJulyTenth, 30));
    return true;
}

/// The faults of every page that has this view, without filters and with them.
QStringList faultsOfPages(RealWindow &real, int view)
{
    QStringList found;
    for (const auto &[page, views] : kViews) {
        if (view >= views) continue;
        if (!real.window().showPage(page)) qFatal("no page %s", qPrintable(page));
        QStringList here = faults(real);
        if (useFilters(*real.window().currentPage())) {
            for (const QString &fault : faults(real))
                here << QStringLiteral("filters in use, ") + fault;
            real.window().currentPage()->findChild<SearchFilters *>()->clear();
        }
        for (const QString &fault : here)
            found << QStringLiteral("%1 %2, %3").arg(page).arg(view).arg(fault);
    }
    return found;
}

/// The faults of the pages in both themes. A change of the theme styles the widgets of all pages
/// again, so that it happens once for all of them: the window stays in the second theme.
QStringList faultsInThemes(RealWindow &real, int view)
{
    QStringList found;
    const bool dark = real.theme().isDark();
    for (const bool inDark : {dark, !dark}) {
        real.theme().setMode(inDark ? ThemeMode::Dark : ThemeMode::Light);
        for (const QString &fault : faultsOfPages(real, view))
            found << (inDark ? QStringLiteral("dark, ") : QStringLiteral("light, ")) + fault;
    }
    return found;
}

}  // namespace

void LayoutTest::everyPageFits_data()
{
    QTest::addColumn<bool>("german");
    QTest::addColumn<bool>("rightToLeft");
    QTest::newRow("English") << false << false;
    QTest::newRow("German") << true << false;
    QTest::newRow("right to left") << false << true;
}

/// The window is opened once for each view: opening it takes longer than measuring it.
void LayoutTest::everyPageFits()
{
    QFETCH(bool, german);
    QFETCH(bool, rightToLeft);
    const Direction direction(rightToLeft);
    speak(*qApp, german ? QLocale(QLocale::German) : QLocale(QLocale::English));
    const auto back = qScopeGuard([] { speak(*qApp, QLocale(QLocale::English)); });
    Theme theme(*qApp, nullptr);
    theme.setMode(ThemeMode::Light);
    RealWindow real(theme);
    fill(real);
    QStringList found;
    const auto most = std::max_element(kViews.begin(), kViews.end(),
                                       [](auto &a, auto &b) { return a.second < b.second; });
    for (int view = 0; view < most->second; ++view) {
        openViews(real, view);
        found << faultsInThemes(real, view);
    }
    for (const QString &fault : found) qInfo("%s", qPrintable(fault));
    QCOMPARE(found, QStringList());
}

}  // namespace roomrack::tests

#include "moc_layout_test.cpp"
