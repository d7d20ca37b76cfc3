// SPDX-License-Identifier: GPL-3.0-or-later
// The manual in the window: F1 opens the page about what is shown; links, search and colours.
#include "by_keyboard.h"
#include "desktop/help/manual.h"
#include "desktop/help/manual_view.h"
#include "desktop/help/manual_window.h"
#include "support/patience.h"
#include "support/widget_test.h"
#include "window_test.h"

#include <QtCore/QRegularExpression>
#include <QtGui/QTextBlock>
#include <QtGui/QTextDocument>
#include <QtTest/QtTest>
#include <QtWidgets/QDialog>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollBar>

#include <algorithm>

using namespace roomrack;
using namespace roomrack::desktop;
using roomrack::tests::RealWindow;

namespace {

/// The headings of a page, as fragments.
QStringList fragmentsOf(const QString &page)
{
    QTextDocument document;
    document.setMarkdown(manualText(page));
    QStringList fragments;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        if (block.blockFormat().headingLevel() > 0) fragments << headingFragment(block.text());
    }
    return fragments;
}

/// Whether "page.md#heading" exists.
bool exists(const QString &place)
{
    const QString page = place.section(u'#', 0, 0);
    const QString fragment = place.section(u'#', 1);
    if (!manualPages().contains(page)) return false;
    return fragment.isEmpty() || fragmentsOf(page).contains(fragment);
}

}  // namespace

class TestManual : public tests::WindowTest {
    Q_OBJECT

private slots:
    void anotherLanguageIsToldThatTheManualIsInEnglish()
    {
        const auto notes = [this] {
            ManualWindow window(*theme_, nullptr);
            return window.findChildren<QLabel *>(QStringLiteral("manualLanguage")).size();
        };
        QCOMPARE(notes(), 0);
        const QLocale before;
        QLocale::setDefault(QLocale(QLocale::German));
        const auto back = qScopeGuard([&before] { QLocale::setDefault(before); });
        QCOMPARE(notes(), 1);
        // Without a language of its own, the window speaks English.
        QLocale::setDefault(QLocale::c());
        QCOMPARE(notes(), 0);
    }

    void everyPageOfTheWindowHasItsPageOfTheManual()
    {
        for (const QString &id : real_->window().pageIds()) {
            const QString place = manualPageOf(real_->window().page(id));
            QVERIFY2(place != QLatin1String(kManualIndex), qPrintable(id));
            QVERIFY2(exists(place), qPrintable(place));
        }
        QCOMPARE(manualPageOf(nullptr), QString::fromLatin1(kManualIndex));
    }

    void linksBetweenPagesLeadSomewhere()
    {
        QVERIFY(manualPages().contains(QString::fromLatin1(kManualIndex)));
        static const QRegularExpression links(QStringLiteral("\\]\\(([^)]*)\\)"));
        for (const QString &page : manualPages()) {
            for (auto i = links.globalMatch(manualText(page)); i.hasNext();) {
                QString to = i.next().captured(1);
                if (to.startsWith(QStringLiteral("http"))) continue;
                if (to.startsWith(u'#')) to.prepend(page);
                QVERIFY2(exists(to), qPrintable(page + QStringLiteral(" -> ") + to));
            }
        }
    }

    void f1ShowsThePageAboutWhatIsShown()
    {
        real_->window().showPage(QStringLiteral("bookings"));
        press(&real_->window());
        QVERIFY(manual());
        QCOMPARE(view()->page(), QStringLiteral("bookings.md"));
        QVERIFY(view()->toPlainText().startsWith(QStringLiteral("Bookings")));
        real_->window().showPage(QStringLiteral("audit"));
        real_->window().activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&real_->window(), tests::kTryForMs));
        press(&real_->window());
        QCOMPARE(view()->page(), QStringLiteral("audit-trail.md"));
        QCOMPARE(tests::namelessControls(*manual()), QStringList());
    }

    void f1InADialogOpensItOverTheDialog()
    {
        real_->window().actions()->newBooking({});
        QTRY_VERIFY(QApplication::activeModalWidget());
        QWidget *dialog = QApplication::activeModalWidget();
        press(dialog);
        QVERIFY(manual());
        QCOMPARE(view()->page(), QStringLiteral("new-booking.md"));
        QCOMPARE(manual()->parentWidget(), dialog);
        QVERIFY(!manual()->isModal());
    }

    void backReturnsToThePageBefore()
    {
        open("index.md");
        auto *back = manual()->findChild<QPushButton *>();
        QVERIFY(!back->isEnabled());
        view()->setSource(QUrl(QStringLiteral("qrc:/manual/users.md")));
        QCOMPARE(view()->page(), QStringLiteral("users.md"));
        back->click();
        QCOMPARE(view()->page(), QStringLiteral("index.md"));
        QVERIFY(!back->isEnabled());
        view()->setSource(QUrl(QStringLiteral("qrc:/manual/no-such-page.md")));
        QCOMPARE(view()->page(), QStringLiteral("index.md"));
    }

    void linkToAHeadingScrollsToIt()
    {
        open("settings.md");
        QCOMPARE(view()->verticalScrollBar()->value(), 0);
        open("settings.md#exchange-rates");
        QCOMPARE(view()->textCursor().block().text(), QStringLiteral("Exchange rates"));
        QVERIFY(view()->verticalScrollBar()->value() > 0);
    }

    void searchCountsAndGoesRound()
    {
        open("overbooking.md");
        auto *search = manual()->findChild<QLineEdit *>();
        search->setFocus();
        search->setText(QStringLiteral("WALK"));
        const int count = view()->places();
        QVERIFY(count > 1);
        QCOMPARE(view()->place(), 0);
        QCOMPARE(int(view()->extraSelections().size()), count);
        QTest::keyClick(search, Qt::Key_Return);
        QCOMPARE(view()->place(), 1);
        QTest::keyClick(search, Qt::Key_Return, Qt::ShiftModifier);
        QTest::keyClick(search, Qt::Key_Return, Qt::ShiftModifier);
        QCOMPARE(view()->place(), count - 1);
        QVERIFY(manual()->isVisible());
        search->setText(QStringLiteral("no such text"));
        QCOMPARE(view()->places(), 0);
        QCOMPARE(search->accessibleDescription(), QStringLiteral("Not found"));
    }

    void linksFollowTheTheme()
    {
        open("index.md");
        QCOMPARE(linkColor(), Colors::light().accent);
        theme_->setMode(ThemeMode::Dark);
        QCOMPARE(linkColor(), Colors::darkOnes().accent);
        QCOMPARE(view()->page(), QStringLiteral("index.md"));
    }

private:
    ManualWindow *manual() const { return real_->window().findChild<ManualWindow *>(); }
    ManualView *view() const { return &manual()->view(); }
    void press(QWidget *window) const
    {
        QWidget *focus = window->focusWidget();
        QTest::keyClick(focus ? focus : window, Qt::Key_F1);
    }
    void open(const char *page) const
    {
        if (!manual()) {
            real_->window().showPage(QStringLiteral("inventory"));
            press(&real_->window());
            view()->clearHistory();
        }
        manual()->showPage(QString::fromLatin1(page));
        view()->clearHistory();
    }
    QColor linkColor() const
    {
        const QTextDocument *document = view()->document();
        for (QTextBlock block = document->begin(); block.isValid(); block = block.next()) {
            for (auto i = block.begin(); !i.atEnd(); ++i) {
                const QTextCharFormat format = i.fragment().charFormat();
                if (format.isAnchor()) return format.foreground().color();
            }
        }
        return {};
    }
};

QTEST_MAIN(TestManual)
#include "test_manual.moc"
