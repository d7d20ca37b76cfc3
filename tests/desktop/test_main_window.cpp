// SPDX-License-Identifier: GPL-3.0-or-later
// The window itself: pages, dates, themes, and stored settings.
#include "by_keyboard.h"
#include "desktop/frontdesk/day_model.h"
#include "desktop/frontdesk/plan_view.h"
#include "desktop/inventory/view_switch.h"
#include "desktop/language/language.h"
#include "desktop/shell/nav_rail.h"
#include "desktop/shell/top_bar.h"
#include "desktop/widgets/popover.h"
#include "support/widget_test.h"
#include "window_test.h"

#include <QtGui/QAccessible>
#include <QtGui/QScreen>
#include <QtTest/QtTest>
#include <QtWidgets/QCalendarWidget>
#include <QtWidgets/QLayout>
#include <QtWidgets/QPushButton>

#include <algorithm>

using namespace roomrack;
using namespace roomrack::desktop;
using roomrack::tests::kJulyTenth;
using roomrack::tests::RealWindow;

class TestMainWindow : public tests::WindowTest {
    Q_OBJECT

private slots:
    void aNarrowBarSaysItInShort()
    {
        const auto &views = real_->page().views();
        const auto *restrictions = views.button(GridMode::Restrictions);
        const auto *undo = real_->window().findChild<TopBar *>()->undoButton();
        real_->window().resize(2200, 900);
        QTRY_COMPARE(restrictions->text(), ViewSwitch::name(GridMode::Restrictions));
        const QString full = undo->text();
        real_->window().resize(1280, 720);
        QTRY_COMPARE(restrictions->text(), ViewSwitch::shortName(GridMode::Restrictions));
        QVERIFY(undo->text().size() < full.size());
        QVERIFY(restrictions->toolTip().contains(ViewSwitch::name(GridMode::Restrictions)));
        QCOMPARE(restrictions->accessibleName(), ViewSwitch::name(GridMode::Restrictions));
        QCOMPARE(tests::cutButtons(real_->window()), QStringList());
        const auto *rates = views.button(GridMode::Rates);
        QTRY_VERIFY(!rates->geometry().intersects(restrictions->geometry()));
        QVERIFY(!rates->geometry().intersects(views.button(GridMode::Availability)->geometry()));
        real_->window().resize(2200, 900);
        QTRY_COMPARE(undo->text(), full);
    }

    void aLongNameOfTheHotelGivesWayToTheButtons()
    {
        const HotelView &view = real_->session().view();
        engine::HotelSetup setup{
            view.catalogue(), view.rates().plans(), {}, real_->session().desk().actor};
        setup.catalogue.property.name =
            QStringLiteral("Grand Hotel and Residence Bellavista of the Sea and the Mountains");
        QVERIFY(real_->session().engine().saveHotel(setup));
        const QString whole = setup.catalogue.property.name + QStringLiteral(", Lisbon");
        const QPushButton *hotel = nullptr;
        for (const auto *button : real_->window().findChildren<QPushButton *>())
            if (button->accessibleName() == QLatin1String("Hotel")) hotel = button;
        QVERIFY(hotel);
        real_->window().resize(1280, 720);
        QTRY_VERIFY(hotel->text().contains(u'…'));
        QCOMPARE(hotel->toolTip(), whole);
        for (const GridMode mode :
             {GridMode::Availability, GridMode::Rates, GridMode::Restrictions, GridMode::Parity}) {
            const QWidget *button = real_->page().views().button(mode);
            QVERIFY(button->parentWidget()->rect().contains(button->geometry()));
        }
        QCOMPARE(tests::cutButtons(real_->window()), QStringList());
        real_->window().resize(2400, 900);
        QTRY_VERIFY(hotel->text().startsWith(whole));
        QCOMPARE(hotel->toolTip(), QString());
    }

    /// The widest texts of the program's bars, in the least size of the window.
    void theNameOfTheHotelIsWholeBesideTheSegmentsInGerman()
    {
        speak(*qApp, QLocale(QLocale::German));
        const auto back = qScopeGuard([] { speak(*qApp, QLocale(QLocale::English)); });
        real_->restart();
        real_->window().resize(1280, 720);
        QVERIFY(real_->window().showPage(QStringLiteral("roomsrates")));
        const auto *bar = real_->window().findChild<TopBar *>();
        const QPushButton *hotel = nullptr;
        for (const auto *button : bar->findChildren<QPushButton *>())
            if (button->accessibleName() == QLatin1String("Hotel")) hotel = button;
        QVERIFY(hotel);
        QTRY_VERIFY2(hotel->text().startsWith(QLatin1String("Hotel Bellavista, Lisbon")),
                     qPrintable(hotel->text()));
        QCOMPARE(tests::cutButtons(real_->window()), QStringList());
    }

    void theBarOfAPageIsNotShortForTheButtonsOfAnother()
    {
        const auto *bar = real_->window().findChild<TopBar *>();
        const QPushButton *undo = bar->undoButton();
        real_->window().resize(2200, 900);
        QVERIFY(real_->window().showPage(QStringLiteral("holds")));
        const QString full = undo->property("longText").toString();
        QTRY_COMPARE(undo->text(), full);
        const int beside = real_->window().width() - bar->width();
        const int wide = bar->layout()->sizeHint().width();
        QVERIFY(real_->window().showPage(QStringLiteral("inventory")));
        real_->window().resize(beside + wide, 720);
        QTRY_VERIFY2(undo->text() != full, "that page needs more");
        QVERIFY(real_->window().showPage(QStringLiteral("holds")));
        QTRY_COMPARE(undo->text(), full);
    }

    void onlyPagesThatExistAreShown()
    {
        const QStringList ids = real_->window().pageIds();
        QCOMPARE(ids.first(), QStringLiteral("inventory"));
        QVERIFY(!ids.contains(QStringLiteral("rates")));
        QVERIFY(!real_->window().showPage(QStringLiteral("rates")));
        const auto buttons = real_->window().findChildren<NavButton *>();
        // Without that of the page Group: there is one hotel.
        QCOMPARE(std::count_if(buttons.begin(), buttons.end(),
                               [](const NavButton *button) { return button->isVisible(); }),
                 ids.size());
        QVERIFY(!ids.contains(QStringLiteral("group")));
        for (const QString &id : ids) {
            QVERIFY(real_->window().showPage(id));
            QCOMPARE(real_->window().currentPage(), real_->window().page(id));
        }
    }

    void windowStateIsRemembered()
    {
        real_->window().resize(1333, 777);
        real_->grid().grid().fold({0, -1, false}, true);
        const QString last = real_->window().pageIds().last();
        real_->window().showPage(last);
        real_->restart();
        QCOMPARE(real_->window().size(), QSize(1333, 777));
        QCOMPARE(real_->window().currentPage(), real_->window().page(last));
        QVERIFY(real_->grid().grid().rows().isFolded(0));
    }

    void dateBarMovesTheGrid()
    {
        auto *bar = real_->window().findChild<TopBar *>();
        QCOMPARE(real_->grid().columns().first(), kJulyTenth);
        const auto button = [bar](const QString &name) {
            for (auto *b : bar->findChildren<QPushButton *>()) {
                if (b->accessibleName() == name || b->text() == name) return b;
            }
            return static_cast<QPushButton *>(nullptr);
        };
        QTest::mouseClick(button(QStringLiteral("Forward one week")), Qt::LeftButton);
        QTRY_COMPARE(real_->grid().columns().first(), kJulyTenth + 7);
        QVERIFY(bar->dateButton()->text().startsWith(QStringLiteral("17 Jul 2026")));
        QTest::mouseClick(button(QStringLiteral("Today")), Qt::LeftButton);
        QTRY_COMPARE(real_->grid().columns().first(), kJulyTenth);

        QTest::mouseClick(bar->dateButton(), Qt::LeftButton);
        auto *calendar = real_->window().findChild<QCalendarWidget *>();
        QVERIFY(calendar);
        emit calendar->clicked(QDate(2026, 9, 1));
        QTRY_COMPARE(real_->grid().columns().first(), Night::of(2026, 9, 1));
        QTRY_VERIFY(!real_->window().findChild<QCalendarWidget *>());
    }

    void scrollingTheGridMovesTheDate()
    {
        auto *bar = real_->window().findChild<TopBar *>();
        real_->grid().scrollTo(
            real_->grid().grid().index(0, real_->grid().grid().columnOf(kJulyTenth + 60)));
        QTRY_VERIFY(real_->grid().columns().first() > kJulyTenth + 30);
        const QString text = QLocale().toString(real_->grid().columns().first().date(),
                                                QStringLiteral("d MMM yyyy"));
        QTRY_VERIFY(bar->dateButton()->text().startsWith(text));
    }

    void dateButtonShowsTheDateOfThePage()
    {
        auto *bar = real_->window().findChild<TopBar *>();
        const auto says = [bar](Night night) {
            return bar->dateButton()->text().startsWith(
                QLocale().toString(night.date(), QStringLiteral("d MMM yyyy")));
        };
        real_->settings().setValue(QStringLiteral("frontdesk/view"), kDayLists);
        real_->window().showPage(QStringLiteral("frontdesk"));
        const auto *plan = real_->window().findChild<PlanView *>();
        QTRY_VERIFY(plan && plan->isVisible() && says(plan->firstNight()));
        real_->window().showPage(QStringLiteral("bookings"));
        // Earlier than the first night of the hotel: no page can show it.
        real_->window().actions()->setFirstNight(kJulyTenth - 60);
        real_->window().showPage(QStringLiteral("inventory"));
        QVERIFY(says(real_->grid().columns().first()));
        QCOMPARE(real_->grid().columns().first(), kJulyTenth - 30);
        real_->window().showPage(QStringLiteral("frontdesk"));
        QTRY_VERIFY(says(plan->firstNight()));
    }

    void firstWindowFitsTheScreenWithItsFrame()
    {
        const QSize screen = real_->window().screen()->availableSize();
        const MainWindow fresh(real_->theme(), real_->settings(), FileCommands{});
        QCOMPARE(fresh.size(), MainWindow::firstSize(screen).expandedTo(fresh.minimumSize()));
        QCOMPARE(MainWindow::firstSize({2560, 1440}), QSize(1600, 980));
        for (const QSize small : {QSize(1600, 980), QSize(1366, 768), QSize(1280, 720)}) {
            const QSize first = MainWindow::firstSize(small);
            QVERIFY(first.width() < small.width() && first.height() <= small.height() - 40);
        }
    }

    void darkAndLightReallyDiffer()
    {
        const auto ground = [this] {
            return real_->window().grab().toImage().pixelColor(20, real_->window().height() / 2);
        };
        QCOMPARE(ground(), Colors::light().surface);
        theme_->setMode(ThemeMode::Dark);
        QCOMPARE(ground(), Colors::darkOnes().surface);
        QVERIFY(theme_->isDark());
        theme_->setMode(ThemeMode::Light);
        QCOMPARE(ground(), Colors::light().surface);
    }

    void systemThatTurnsDarkTakesTheWindowAlong()
    {
        theme_->setMode(ThemeMode::System);
        QPalette night = qApp->palette();
        night.setColor(QPalette::Window, QColor(0x202020));
        qApp->setPalette(night);
        QTRY_VERIFY(theme_->isDark());
        QPalette day = qApp->palette();
        day.setColor(QPalette::Window, QColor(0xefefef));
        qApp->setPalette(day);
        QTRY_VERIFY(!theme_->isDark());
    }

    void rightToLeftPutsTheNavigationRight()
    {
        qApp->setLayoutDirection(Qt::RightToLeft);
        const auto back = qScopeGuard([] { qApp->setLayoutDirection(Qt::LeftToRight); });
        QTRY_VERIFY(real_->window().findChild<NavRail *>()->mapTo(&real_->window(), QPoint()).x()
                    > real_->window().width() / 2);
        real_->grid().cursor().selectCells(0, kJulyTenth + 1, 1);
        const int before = real_->grid().currentIndex().column();
        QTest::keyClick(&real_->grid(), Qt::Key_Left);
        QCOMPARE(real_->grid().currentIndex().column(), before + 1);
        QVERIFY(!real_->window().grab().isNull());
    }

    void everythingThatTakesFocusHasAName()
    {
        QStringList nameless;
        for (const QString &id : real_->window().pageIds()) {
            real_->window().showPage(id);
            for (QWidget *widget : real_->window().findChildren<QWidget *>()) {
                if (widget->focusPolicy() == Qt::NoFocus || !widget->isVisible()) continue;
                if (widget->objectName().startsWith(QStringLiteral("qt_"))) continue;
                // What a screen reader reads: the accessible name, the text, or the label's.
                const QAccessibleInterface *said = QAccessible::queryAccessibleInterface(widget);
                const bool named =
                    (said && !said->text(QAccessible::Name).isEmpty()) || widget->focusProxy()
                    || qobject_cast<Page *>(widget) || widget->inherits("QHeaderView")
                    || widget->inherits("QScrollBar") || widget->inherits("QMenuBar");
                if (named) continue;
                nameless << QStringLiteral("%1: %2 %3")
                                .arg(id, QLatin1String(widget->metaObject()->className()),
                                     widget->objectName());
            }
        }
        QVERIFY2(nameless.isEmpty(), qPrintable(nameless.join(QLatin1Char('\n'))));
    }

    void everyPageIsRightInRightToLeft()
    {
        qApp->setLayoutDirection(Qt::RightToLeft);
        const auto back = qScopeGuard([] { qApp->setLayoutDirection(Qt::LeftToRight); });
        real_->window().resize(1280, 720);
        for (const QString &id : real_->window().pageIds()) {
            QVERIFY(real_->window().showPage(id));
            QCoreApplication::processEvents();
            const QWidget *page = real_->window().currentPage();
            QCOMPARE(page->layoutDirection(), Qt::RightToLeft);
            QVERIFY2(page->mapTo(&real_->window(), QPoint()).x() < 100, qPrintable(id));
            const QStringList cut = tests::cutButtons(real_->window());
            QVERIFY2(cut.isEmpty(),
                     qPrintable(id + QLatin1Char('\n') + cut.join(QLatin1Char('\n'))));
        }
    }
};

QTEST_MAIN(TestMainWindow)
#include "test_main_window.moc"
