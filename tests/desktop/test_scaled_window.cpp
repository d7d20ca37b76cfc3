// SPDX-License-Identifier: GPL-3.0-or-later
// The window at 200 %: no text is cut off, and it is painted at full resolution.
#include "by_keyboard.h"
#include "desktop/bulk/bulk_dialog.h"
#include "desktop/bulk/bulk_ranges.h"
#include "desktop/duplicates/rules_dialog.h"
#include "desktop/frontdesk/front_desk_page.h"
#include "desktop/remote/server_dialog.h"
#include "desktop/settings/tokens_card.h"
#include "desktop/shell/foot_bar.h"
#include "desktop/shell/top_bar.h"
#include "direction.h"
#include "real_window.h"
#include "support/widget_test.h"

#include <QtTest/QtTest>
#include <QtWidgets/QApplication>
#include <QtWidgets/QPushButton>

using namespace roomrack;
using namespace roomrack::desktop;

class TestScaledWindow : public tests::WidgetTest {
    Q_OBJECT

    static void buttonsFit(const QWidget &window)
    {
        // A new text gets its space after the next layout.
        QTRY_VERIFY2(tests::cutButtons(window).isEmpty(),
                     qPrintable(tests::cutButtons(window).join(QLatin1Char('\n'))));
    }

private slots:
    void everyPixelIsUsed()
    {
        Theme theme(*qApp, nullptr);
        tests::RealWindow real(theme);
        real.window().resize(1280, 720);
        QCOMPARE(real.window().devicePixelRatioF(), 2.0);
        const QPixmap picture = real.window().grab();
        QCOMPARE(picture.size(), QSize(2560, 1440));
        // A hairline is two device pixels: it starts at the bar's end.
        const auto *bar = real.window().findChild<TopBar *>();
        const int below = bar->mapTo(&real.window(), QPoint(0, bar->height())).y();
        QCOMPARE(picture.toImage().pixelColor(1000, below * 2 - 1), Colors::light().line);
        QCOMPARE(picture.toImage().pixelColor(1000, below * 2), Colors::light().background);
    }

    void buttonsShowTheirWholeText()
    {
        Theme theme(*qApp, nullptr);
        tests::RealWindow real(theme);
        real.window().resize(1280, 720);
        QCoreApplication::processEvents();
        buttonsFit(real.window());
        QVERIFY(real.grid().viewport()->width() >= 8 * kColumnWidth);
        const auto *foot = real.window().findChild<FootBar *>();
        QCOMPARE(foot->mapTo(&real.window(), QPoint(0, foot->height())).y(), 720);
    }

    void everyPageFits()
    {
        Theme theme(*qApp, nullptr);
        tests::RealWindow real(theme);
        real.window().resize(1280, 720);
        for (const QString &id : real.window().pageIds()) {
            QVERIFY(real.window().showPage(id));
            QCoreApplication::processEvents();
            buttonsFit(real.window());
            QCOMPARE(real.window().size(), QSize(1280, 720));
            QCOMPARE(real.window().grab().size(), QSize(2560, 1440));
        }
    }

    void theFrontDeskFitsToo()
    {
        Theme theme(*qApp, nullptr);
        tests::RealWindow real(theme);
        real.window().resize(1280, 720);
        QVERIFY(real.window().showPage(QStringLiteral("frontdesk")));
        auto *page = qobject_cast<FrontDeskPage *>(real.window().currentPage());
        for (int view = 0; view <= kDayLists + 1; ++view) {
            page->choose(view);
            QCoreApplication::processEvents();
            buttonsFit(real.window());
            QVERIFY(page->width() <= real.window().width());
        }
        QTRY_VERIFY(page->plan().model().rowCount() > 0);
        QVERIFY(page->plan().view().viewport()->width() >= 8 * kPlanColumnWidth);
        QCOMPARE(real.window().grab().size(), QSize(2560, 1440));
    }

    void theAuditTrailAndTheSignInFitToo()
    {
        Theme theme(*qApp, nullptr);
        tests::RealWindow real(theme);
        real.window().resize(1280, 720);
        QVERIFY(real.window().showPage(QStringLiteral("audit")));
        QCoreApplication::processEvents();
        buttonsFit(real.window());
        QVERIFY(real.window().currentPage()->width() <= real.window().width());
        booking::SaveUser save;
        save.caller = real.session().desk();
        save.name = QString(booking::kLongestUserName, QLatin1Char('W'));
        save.role = booking::Role::Administrator;
        QVERIFY(real.session()
                    .engine()
                    .accounts()
                    .saveUserLater(save, QStringLiteral("2468"))
                    .result());
        QTRY_VERIFY(real.window().isLocked());
        buttonsFit(real.window());
        QCOMPARE(real.window().width(), 1280);
        QCOMPARE(real.window().grab().size(), QSize(2560, 1440));
        real.session().users().takeDesk(kFirstUser);
        QTRY_VERIFY(!real.window().isLocked());
        QCoreApplication::processEvents();
        buttonsFit(real.window());
        QCOMPARE(real.window().width(), 1280);
    }

    void theBulkUpdateAndTheSettingsFitToo()
    {
        Theme theme(*qApp, nullptr);
        tests::RealWindow real(theme);
        real.window().resize(1280, 720);
        real.grid().cursor().selectCells(0, tests::kJulyTenth + 1, 3);
        BulkForm form =
            formFor(real.session().view(), GridMode::Rates, real.grid().cursor().selected());
        form.action = BulkAction::Raise;
        form.value = QStringLiteral("10");
        auto *dialog =
            new BulkDialog(real.session(), *real.window().actions(), form, &real.window());
        dialog->open();
        QTRY_VERIFY(dialog->plan());
        buttonsFit(*dialog);
        QVERIFY(dialog->width() <= 1280 && dialog->height() <= 700);
        const auto *ranges = dialog->findChild<BulkRanges *>();
        QVERIFY(ranges->minimumSizeHint().width() <= ranges->parentWidget()->width());
        QCOMPARE(dialog->grab().size(), dialog->size() * 2);
        delete dialog;
        QVERIFY(real.window().showPage(QStringLiteral("settings")));
        QCoreApplication::processEvents();
        buttonsFit(real.window());
        QVERIFY(real.window().currentPage()->width() <= real.window().width());
    }

    void theDialogsOfServersAndTokensFitToo_data() { tests::Direction::addRows(); }
    void theDialogsOfServersAndTokensFitToo()
    {
        const tests::Direction direction = tests::Direction::ofRow();
        Theme theme(*qApp, nullptr);
        tests::RealWindow real(theme);
        real.window().resize(1280, 720);
        auto *server =
            new ServerDialog(QStringLiteral("https://hotel.example:8470"), &real.window());
        auto *token = new TokenDialog(real.session(), std::nullopt, &real.window());
        auto *rules = new RulesDialog(theme, &real.window());
        for (QDialog *dialog : std::initializer_list<QDialog *>{server, token, rules}) {
            dialog->open();
            QTRY_VERIFY(dialog->isVisible());
            buttonsFit(*dialog);
            QVERIFY(dialog->width() <= 1280 && dialog->height() <= 700);
            QCOMPARE(dialog->grab().size(), dialog->size() * 2);
            delete dialog;
        }
    }
};

int main(int argc, char **argv)
{
    qputenv("QT_SCALE_FACTOR", "2");
    QApplication app(argc, argv);
    TestScaledWindow test;
    return QTest::qExec(&test, argc, argv);
}
#include "test_scaled_window.moc"
