// SPDX-License-Identifier: GPL-3.0-or-later
// Notices float over the page: nothing on it moves, two are shown at most, and the older ones are
// in a list.
#include "by_keyboard.h"
#include "desktop/bookings/booking_details.h"
#include "desktop/new_booking/new_booking_dialog.h"
#include "desktop/shell/foot_bar.h"
#include "desktop/shell/notice_bar.h"
#include "desktop/shell/notice_card.h"
#include "desktop/widgets/popover.h"
#include "real_window.h"
#include "settled.h"
#include "themed_test.h"

#include <QtTest/QtTest>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QToolButton>

#include <algorithm>

using namespace roomrack;
using namespace roomrack::desktop;
using roomrack::tests::kJulyTenth;
using roomrack::tests::RealWindow;

namespace {

constexpr int kNear = 40;  ///< pixels between the notices and the corner of the page

/// A notice that stays.
Notice staying(const char *text)
{
    return {Tone::Bad, QString::fromLatin1(text), {}, {}, 0};
}

QRect placeOf(const QWidget &widget)
{
    return {widget.mapTo(widget.window(), QPoint()), widget.size()};
}

QString words(const QRect &r)
{
    return QStringLiteral("%1,%2 %3x%4").arg(r.x()).arg(r.y()).arg(r.width()).arg(r.height());
}

}  // namespace

class TestNotices : public tests::ThemedTest {
    Q_OBJECT

private slots:
    void init() { failOnWarnings(); }
    void cleanup() { real_.reset(); }

    void nothingOnThePageMoves_data() { tests::Direction::addRows(); }
    void nothingOnThePageMoves()
    {
        const auto direction = tests::Direction::ofRow();
        open();
        const QStringList before = places();
        for (const char *text : {"One", "Two", "Three"}) {
            window().notify(staying(text));
            tests::handlePosted();
            QCOMPARE(places(), before);
            QVERIFY(isInTheCorner(direction.rightToLeft));
        }
        while (!cards().isEmpty()) {
            cards().front()->findChild<QToolButton *>()->click();
            tests::handlePosted();
            QCOMPARE(places(), before);
        }
        window().notify(staying("A notice that is too long for one line: the connection to the "
                                "server is lost and the data shown may be out of date."));
        window().resize(1000, 640);
        QTRY_VERIFY(isInTheCorner(direction.rightToLeft));
        const auto *text = cards().front()->findChild<QLabel *>();
        QTRY_VERIFY(text->height() >= text->heightForWidth(text->width()));
        QVERIFY(text->height() > text->fontMetrics().height() * 3 / 2);
    }

    void aLongButtonIsBelowItsText_data() { tests::Direction::addRows(); }
    void aLongButtonIsBelowItsText()
    {
        const auto direction = tests::Direction::ofRow();
        open();
        Notice notice =
            staying("BK-10482 was cancelled and cannot be undone. Press Ctrl+Z again to "
                    "undo the change before it.");
        for (const char *action : {"Undo", "Undo: Standard Twin, 12 nights"}) {
            notice.actionText = QString::fromLatin1(action);
            window().notify(notice);
            QTRY_COMPARE(cards().size(), 1);
            const auto *text = cards().front()->findChild<QLabel *>();
            const auto *button = cards().front()->findChild<QPushButton *>();
            QTRY_COMPARE(button->text(), notice.actionText);
            tests::handlePosted();
            QTRY_VERIFY(text->width() > notices().width() / 2);
            QTRY_VERIFY(text->height() >= text->heightForWidth(text->width()));
            QVERIFY(button->width() >= button->sizeHint().width());
            QVERIFY(!placeOf(*button).intersects(placeOf(*text)));
            QVERIFY(isInTheCorner(direction.rightToLeft));
        }
    }

    void theThirdPutsTheFirstIntoTheList()
    {
        open();
        int ran = 0;
        Notice first = staying("First");
        first.actionText = QStringLiteral("Once again");
        first.action = [&ran] { ++ran; };
        window().notify(first);
        window().notify(staying("Second"));
        auto *button = window().findChild<QPushButton *>(QStringLiteral("earlierNotices"));
        QVERIFY(!button->isVisible());
        window().notify(staying("Third"));
        QTRY_COMPARE(shown(), QStringList({QStringLiteral("Second"), QStringLiteral("Third")}));
        QCOMPARE(button->text(), QStringLiteral("Earlier notices (1)"));
        for (int i = 0; i < 5 && !button->hasFocus(); ++i) key(Qt::Key_F6);
        QVERIFY(button->hasFocus());
        key(Qt::Key_Space);
        QVERIFY(list());
        QStringList texts;
        for (const QLabel *label : list()->findChildren<QLabel *>()) texts << label->text();
        QVERIFY(texts.contains(QStringLiteral("First")));
        QVERIFY2(texts.contains(QStringLiteral("10 Jul 13:00")),  // in Lisbon
                 qPrintable(texts.join(u'|')));
        QCOMPARE(tests::namelessControls(*list()), QStringList());
        const auto buttons = list()->findChildren<QPushButton *>();
        const auto action = std::find_if(buttons.begin(), buttons.end(), [](const QPushButton *b) {
            return b->text() == QStringLiteral("Once again");
        });
        QVERIFY(action != buttons.end());
        QVERIFY(tests::press(*action));
        QCOMPARE(ran, 1);
        QTRY_VERIFY(!list());
        QVERIFY(notices().earlier().entries().empty());
        QVERIFY(!button->isVisible());
        QCOMPARE(shown().size(), 2);
    }

    void theListIsClearedAndClosedByKey()
    {
        open();
        for (const char *text : {"One", "Two", "Three", "Four"}) window().notify(staying(text));
        auto *button = window().findChild<QPushButton *>(QStringLiteral("earlierNotices"));
        button->setFocus();
        key(Qt::Key_Space);
        QVERIFY(list());
        key(Qt::Key_Escape);
        QTRY_VERIFY(!list());
        QVERIFY(button->hasFocus());
        key(Qt::Key_Space);
        QVERIFY(list());
        // A notice that arrives meanwhile is in the open list.
        window().notify(staying("Five"));
        QCOMPARE(notices().earlier().entries().size(), size_t(3));
        const auto clear = list()->findChildren<QPushButton *>();
        const auto shownOne = std::find_if(clear.begin(), clear.end(), [](const QPushButton *b) {
            return b->isVisible() && b->text() == QStringLiteral("Clear list");
        });
        QVERIFY(shownOne != clear.end());
        (*shownOne)->click();
        QTRY_VERIFY(!list());
        QVERIFY(!button->isVisible());
    }

    void aNoticeIsReachedAndClosedByKey()
    {
        open();
        window().notify(staying("First"));
        window().notify(staying("Second"));
        key(Qt::Key_F6, Qt::ShiftModifier);
        QVERIFY(notices().isAncestorOf(window().focusWidget()));
        key(Qt::Key_Escape);
        QCOMPARE(shown().size(), 1);
        QVERIFY(real_->grid().hasFocus());
        key(Qt::Key_F6, Qt::ShiftModifier);
        key(Qt::Key_Escape);
        QVERIFY(!notices().isVisible());
        QVERIFY(real_->grid().hasFocus());
        QVERIFY(notices().earlier().entries().empty());
    }

    void aSuccessClosesByItself()
    {
        open();
        Notice saved = Notice::good(QStringLiteral("Saved."));
        saved.seconds = 1;
        window().notify(saved);
        QCOMPARE(notices().newest(), QStringLiteral("Saved."));
        QTRY_VERIFY(notices().newest().isEmpty());
        QVERIFY(notices().earlier().entries().empty());
    }

    void aNewBookingIsAnnouncedOnce()
    {
        open();
        const auto &type = real_->session().view().catalogue().roomTypes.front();
        window().actions()->newBooking({type.id, Stay(kJulyTenth + 3, 2)});
        auto *dialog = window().findChild<NewBookingDialog *>();
        QVERIFY(dialog);
        auto *next = dialog->findChild<QPushButton *>(QStringLiteral("next"));
        QTRY_VERIFY(next->isEnabled());
        QTest::mouseClick(next, Qt::LeftButton);
        auto *name = dialog->findChild<QLineEdit *>(QStringLiteral("name"));
        QTRY_VERIFY(name->isVisible() && next->isEnabled());
        QTest::keyClicks(name, QStringLiteral("Ana Gomes"));
        QTest::mouseClick(next, Qt::LeftButton);
        QTRY_COMPARE(cards().size(), 1);
        const QString said = cards().front()->notice().text;
        for (const char *part : {"BK-", "Ana Gomes", "13–15 Jul 2026", "2 night"})
            QVERIFY2(said.contains(QString::fromUtf8(part)), qPrintable(said));
        tests::settle(real_->session());
        QCOMPARE(shown(), QStringList{said});
        auto *action = cards().front()->findChild<QPushButton *>();
        QCOMPARE(action->text(), QStringLiteral("Open booking"));
        QTest::mouseClick(action, Qt::LeftButton);
        QCOMPARE(window().currentPage(), window().page(QStringLiteral("bookings")));
        const auto *details = window().findChild<BookingDetails *>();
        const auto shows = [details] {
            const auto labels = details->findChildren<QLabel *>();
            return std::any_of(labels.begin(), labels.end(), [](const QLabel *label) {
                return label->isVisible() && label->text().contains(QStringLiteral("Ana Gomes"));
            });
        };
        QTRY_VERIFY(shows());
    }

    void anActionIsOfferedWhileItIsValid()
    {
        open();
        bool valid = true, ran = false;
        Notice first = staying("First");
        first.topic = QStringLiteral("topic");
        first.actionText = QStringLiteral("Undo");
        first.action = [&ran] { ran = true; };
        first.isValid = [&valid] { return valid; };
        window().notify(first);
        window().notify(staying("Second"));
        window().notify(staying("Third"));
        EarlierNotices &earlier = notices().earlier();
        QCOMPARE(earlier.entries().size(), size_t(1));
        QVERIFY(earlier.entries().front().hasAction());
        valid = false;
        QVERIFY(!earlier.entries().front().hasAction());
        earlier.run(0);
        QVERIFY(!ran);
        // A newer notice of the topic, or its end, removes it from the list.
        window().notify(first);
        QCOMPARE(earlier.entries().size(), size_t(1));
        QCOMPARE(earlier.entries().front().notice.text, QStringLiteral("Second"));
        window().notify(staying("Fourth"));
        window().notify(staying("Fifth"));
        window().actions()->withdraw(first.topic);
        for (const EarlierNotices::Entry &entry : earlier.entries())
            QVERIFY(entry.notice.topic.isEmpty());
    }

    void anErrorMovesToTheListWhenTheNextActionSucceeds()
    {
        open();
        window().notify(staying("It failed"));
        Notice state = staying("Connection lost");
        state.topic = QStringLiteral("connection");
        window().notify(state);
        window().notify(Notice::good(QStringLiteral("Saved.")));
        QTRY_COMPARE(shown(),
                     QStringList({QStringLiteral("Connection lost"), QStringLiteral("Saved.")}));
        QCOMPARE(notices().earlier().entries().size(), size_t(1));
        QCOMPARE(notices().earlier().entries().front().notice.text, QStringLiteral("It failed"));
    }

    void anErrorThatWasReadMovesToTheListWhenWorkGoesOn()
    {
        open();
        QLineEdit field(window().currentPage());
        field.show();
        window().notify(staying("It failed"));
        field.setFocus();
        QCOMPARE(notices().newest(), QStringLiteral("It failed"));
        notices().setReadingTime(0);
        real_->grid().setFocus();
        QVERIFY(notices().newest().isEmpty());
        QCOMPARE(notices().earlier().entries().size(), size_t(1));
    }

    void buttonsAreNotCovered_data() { tests::Direction::addRows(); }
    void buttonsAreNotCovered()
    {
        const auto direction = tests::Direction::ofRow();
        open();
        QWidget *page = window().currentPage();
        std::vector<std::unique_ptr<QPushButton>> buttons;
        for (int i = 0; i < 5; ++i) {
            buttons.push_back(std::make_unique<QPushButton>(page));
            const int x = 30 + i * 60;
            buttons.back()->setGeometry(direction.rightToLeft ? x : page->width() - x - 50,
                                        page->height() - 60, 50, 30);
            buttons.back()->show();
        }
        window().notify(staying("First"));
        QVERIFY(isInTheCorner(!direction.rightToLeft));
        for (const auto &button : buttons)
            QVERIFY(!placeOf(notices()).intersects(placeOf(*button)));
    }

    void buttonsInBothCornersAreNotCovered_data() { tests::Direction::addRows(); }
    void buttonsInBothCornersAreNotCovered()
    {
        const auto direction = tests::Direction::ofRow();
        open();
        QWidget *page = window().currentPage();
        QPushButton left(page), right(page);
        left.setGeometry(20, page->height() - 50, 80, 30);
        right.setGeometry(page->width() - 100, page->height() - 50, 80, 30);
        left.show();
        right.show();
        window().notify(staying("First"));
        const QRect floating = placeOf(notices());
        QVERIFY(!floating.intersects(placeOf(left)) && !floating.intersects(placeOf(right)));
        const QRect beside = placeOf(direction.rightToLeft ? left : right);
        QVERIFY(floating.bottom() < beside.top() && beside.top() - floating.bottom() < kNear);
        QVERIFY(floating.left() < beside.right() && beside.left() < floating.right());
    }

    void theFocusIsNotCovered_data() { tests::Direction::addRows(); }
    void theFocusIsNotCovered()
    {
        const auto direction = tests::Direction::ofRow();
        open();
        QWidget *page = window().currentPage();
        QLineEdit field(page);
        const int x = direction.rightToLeft ? 30 : page->width() - 230;
        field.setGeometry(x, page->height() - 60, 200, 30);
        field.show();
        window().notify(staying("First"));
        QVERIFY(isInTheCorner(direction.rightToLeft));
        QVERIFY(placeOf(notices()).intersects(placeOf(field)));
        field.setFocus();
        QVERIFY(isInTheCorner(!direction.rightToLeft));
        real_->grid().setFocus();
        QVERIFY(isInTheCorner(direction.rightToLeft));
    }

private:
    void open()
    {
        real_ = std::make_unique<RealWindow>(*theme_);
        QTRY_VERIFY(real_->grid().hasFocus());
        real_->grid().cursor().selectCells(0, kJulyTenth, 1);
        tests::settle(real_->session());
    }
    MainWindow &window() { return real_->window(); }
    NoticeBar &notices() { return window().notices(); }
    Popover *list()
    {
        for (auto *list : window().findChildren<Popover *>())
            if (list->isVisible()) return list;
        return nullptr;
    }
    void key(Qt::Key what, Qt::KeyboardModifiers with = Qt::NoModifier)
    {
        QTest::keyClick(window().focusWidget() ? window().focusWidget() : &window(), what, with);
    }

    /// From top to bottom.
    QList<NoticeCard *> cards()
    {
        QList<NoticeCard *> shown;
        for (auto *card : notices().findChildren<NoticeCard *>())
            if (card->isVisible()) shown << card;
        std::sort(shown.begin(), shown.end(),
                  [](const NoticeCard *a, const NoticeCard *b) { return a->y() < b->y(); });
        return shown;
    }
    QStringList shown()
    {
        QStringList texts;
        for (const NoticeCard *card : cards()) texts << card->notice().text;
        return texts;
    }

    /// Where every visible widget and the cells of the grid are, except what is in the notices and
    /// the status bar.
    QStringList places()
    {
        const auto *foot = window().findChild<FootBar *>();
        QStringList lines;
        for (const QWidget *w : window().findChildren<QWidget *>()) {
            if (!w->isVisible() || w->window() != &window()) continue;
            if (w == &notices() || notices().isAncestorOf(w) || foot->isAncestorOf(w)) continue;
            lines << QLatin1String(w->metaObject()->className()) + u' ' + words(placeOf(*w));
        }
        const GridView &grid = real_->grid();
        for (int row = 0; row < grid.model()->rowCount(); ++row)
            lines << words(grid.visualRect(grid.model()->index(row, grid.currentIndex().column())));
        return lines;
    }

    bool isInTheCorner(bool left)
    {
        const QRect page = placeOf(*window().currentPage());
        const QRect floating = placeOf(notices());
        const int side = left ? floating.left() - page.left() : page.right() - floating.right();
        return notices().isVisible() && page.contains(floating) && side < kNear
               && page.bottom() - floating.bottom() < kNear && floating.width() < 500;
    }

    std::unique_ptr<RealWindow> real_;
};

QTEST_MAIN(TestNotices)
#include "test_notices.moc"
