// SPDX-License-Identifier: GPL-3.0-or-later
// The Overbooking page by keyboard alone: a policy edited, backtested, saved and undone; a
// recommendation applied; a guest walked, with the letter.
#include "by_keyboard.h"
#include "desktop/overbooking/letter_dialog.h"
#include "desktop/overbooking/overbooking_page.h"
#include "desktop/overbooking/policy_view.h"
#include "desktop/overbooking/replay_card.h"
#include "desktop/widgets/rows_table.h"
#include "desktop/words/policy_words.h"
#include "shown_page.h"
#include "support/widget_test.h"

#include <QtTest/QAbstractItemModelTester>
#include <QtTest/QTest>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QDoubleSpinBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>

using namespace roomrack;
using namespace roomrack::desktop;
using booking::BookingStatus;

namespace {

using tests::press;
using tests::tabTo;
using Shown = tests::ShownPage<OverbookingPage>;

/// The bar's widgets belong in the window's bar; here they have no parent layout.
void view(Shown &shown, OverbookingPage::View view)
{
    shown.page->setView(view);
}

const std::vector<inventory::OverbookingRule> &rules(Shown &shown)
{
    return shown.hotel.session().view().catalogue().rules;
}

/// Yesterday two rooms were booked, and one guest arrived.
void makePast(tests::SmallHotel &hotel)
{
    const Night night = hotel.today();
    const BookingId came = hotel.book("STD", Stay(night, 1), QStringLiteral("Came"));
    hotel.book("STD", Stay(night, 1), QStringLiteral("Stayed away"));
    hotel.run(booking::CheckIn{hotel.desk(), came, 1, {}, {}, true});
    hotel.run(booking::CloseDay{hotel.desk()});
    QTRY_COMPARE(hotel.today(), night + 1);
}

}  // namespace

class TestOverbookingPage : public tests::WidgetTest {
    Q_OBJECT

private slots:
    void initTestCase() { theme_ = std::make_unique<Theme>(*qApp, nullptr); }
    void cleanupTestCase() { theme_.reset(); }

    void aPolicyIsWrittenSavedAndTakenBackByKeyboard()
    {
        Shown shown(*theme_);
        std::vector<Notice> notices;
        shown.actions.notify = [&](const Notice &notice) { notices.push_back(notice); };
        auto *table = shown.find<RowsTable>("overbooking.rules");
        QAbstractItemModelTester tester(table->model(),
                                        QAbstractItemModelTester::FailureReportingMode::QtTest);
        QVERIFY(press(shown.find<QPushButton>("overbooking.add")));
        QTRY_VERIFY(shown.dialog());
        auto *amount = shown.inDialog<QDoubleSpinBox>("rule.amount");
        QVERIFY(tabTo(amount));
        amount->selectAll();
        QTest::keyClicks(amount, QStringLiteral("40"));
        QVERIFY(press(shown.inDialog<QPushButton>("confirm")));
        QTRY_VERIFY(!shown.dialog());
        QCOMPARE(shown.page->policy().draft().size(), size_t(2));
        QCOMPARE(table->rows().rows().size(), size_t(2));
        QVERIFY2(rules(shown).empty(), "a draft changes nothing");
        QVERIFY(press(shown.find<QPushButton>("overbooking.save")));
        QTRY_COMPARE(rules(shown).size(), size_t(2));
        QCOMPARE(rules(shown)[0].amount, 4000);
        QVERIFY(!shown.page->policy().isChanged());
        const inventory::Ledger &ledger = shown.hotel.session().view().ledger();
        QTRY_COMPARE(ledger.pool(0, shown.hotel.today()).limit, 4);
        QTRY_COMPARE(notices.size(), size_t(1));
        QCOMPARE(notices[0].actionText, QStringLiteral("Undo"));
        notices[0].action();
        QTRY_VERIFY(rules(shown).empty());
        QTRY_COMPARE(table->rows().rows().size(), size_t(0));
    }

    void rulesAreChangedAndRemovedAndWhatDoesNothingIsSaid()
    {
        Shown shown(*theme_);
        auto *table = shown.find<RowsTable>("overbooking.rules");
        QVERIFY(press(shown.find<QPushButton>("overbooking.add")));
        QTRY_VERIFY(shown.dialog());
        QVERIFY(press(shown.inDialog<QPushButton>("confirm")));
        QTRY_VERIFY(!shown.dialog());
        QTRY_COMPARE(table->current(), qint64(1));
        QVERIFY(tabTo(table));
        QTest::keyClick(table, Qt::Key_Return);
        QTRY_VERIFY(shown.dialog());
        for (int day = 1; day <= 7; ++day)
            QVERIFY(press(
                shown.inDialog<QCheckBox>(qPrintable(QStringLiteral("rule.day%1").arg(day)))));
        QVERIFY(tabTo(shown.inDialog<QDoubleSpinBox>("rule.amount")));
        QVERIFY(press(shown.inDialog<QPushButton>("confirm")));
        QVERIFY2(shown.dialog(), "a rule for no day of the week is not taken");
        QVERIFY(press(shown.inDialog<QCheckBox>("rule.day6")));
        QVERIFY(press(shown.inDialog<QPushButton>("confirm")));
        QTRY_VERIFY(!shown.dialog());
        QCOMPARE(int(shown.page->policy().draft()[1].weekdays), 1 << 5);
        auto *warning = shown.find<QLabel>("overbooking.warning");
        QVERIFY(!warning->isVisible());
        QVERIFY(tabTo(table));
        QTest::keyClick(table, Qt::Key_Delete);
        QCOMPARE(shown.page->policy().draft().size(), size_t(1));
        QVERIFY(warning->isVisible());
        QVERIFY(press(shown.find<QPushButton>("overbooking.discard")));
        QVERIFY(!shown.page->policy().isChanged());
        // The button is hidden, and so is the list without rules.
        QCOMPARE(shown.page->focusWidget(), shown.find<QPushButton>("overbooking.add"));
    }

    void thePastIsReplayedAndTheReplayCanBeStopped()
    {
        Shown shown(*theme_);
        makePast(shown.hotel);
        auto *table = shown.find<RowsTable>("overbooking.replay");
        ReplayCard &card = shown.page->policy().replay();
        QVERIFY(press(shown.find<QPushButton>("overbooking.play")));
        QTRY_VERIFY(!card.isBusy());
        QTRY_VERIFY(table->isVisible());
        QCOMPARE(table->rows().rows().size(), size_t(4));  // without a policy of its own
        QCOMPARE(table->rows().rows()[0].cells[1].text, QStringLiteral("1"));
        QVERIFY(press(shown.find<QPushButton>("overbooking.add")));
        QTRY_VERIFY(shown.dialog());
        QVERIFY(press(shown.inDialog<QPushButton>("confirm")));
        QTRY_VERIFY(!shown.dialog());
        QVERIFY(press(shown.find<QPushButton>("overbooking.play")));
        QTRY_COMPARE(table->rows().rows().size(), size_t(5));
        card.play();
        card.stop();
        QTRY_VERIFY(!card.isBusy());
        QVERIFY(!table->isVisible());
        QCOMPARE(rules(shown).size(), size_t(0));
    }

    void adviceShowsItsWorkingAndIsPutInForceByAClickOnly()
    {
        Shown shown(*theme_);
        makePast(shown.hotel);
        view(shown, OverbookingPage::Advice);
        auto *table = shown.find<RowsTable>("overbooking.advice");
        auto *message = shown.find<QLabel>("overbooking.adviceMessage");
        QTRY_VERIFY(message->text().startsWith(QStringLiteral("No changes")));
        QVERIFY2(!table->isVisible(), "two bookings are not enough to oversell for");
        QVERIFY(press(shown.find<QCheckBox>("overbooking.different")));
        QVERIFY(table->isVisible());
        QCOMPARE(table->rows().rows().size(), size_t(120));
        QTRY_VERIFY(!shown.find<QLabel>("overbooking.fact5")->text().isEmpty());
        QVERIFY(shown.find<QLabel>("overbooking.fact5")->text().endsWith(QStringLiteral("%")));
        QCOMPARE(rules(shown).size(), size_t(0));
        QVERIFY(tabTo(table));
        QTest::keyClick(table, Qt::Key_Down, Qt::ShiftModifier);
        QTRY_COMPARE(table->selected().size(), size_t(2));
        QVERIFY(press(shown.find<QPushButton>("overbooking.apply")));
        QTRY_VERIFY(!rules(shown).empty());
        for (const inventory::OverbookingRule &rule : rules(shown))
            QVERIFY(rule.from && rule.to && *rule.from == *rule.to);
        QTRY_COMPARE(shown.notices.size(), 1);
    }

    void aGuestIsWalkedByKeyboardAndTheLetterIsWritten()
    {
        Shown shown(*theme_);
        const Night today = shown.hotel.today();
        shown.hotel.book("STD", Stay(today, 3), QStringLiteral("Long stay"));
        shown.hotel.book("STD", Stay(today, 2), QStringLiteral("Two nights"));
        const BookingId last = shown.hotel.book("TWN", Stay(today, 1), QStringLiteral("One night"));
        view(shown, OverbookingPage::Walks);
        QCOMPARE(shown.page->badge(), 0);
        const auto &rooms = shown.hotel.session().view().catalogue().rooms;
        shown.hotel.run(
            booking::SetRoomOutOfOrder{shown.hotel.desk(), {rooms[0].id}, Stay(today, 1), true});
        QTRY_COMPARE(shown.page->badge(), 1);
        auto *guests = shown.find<RowsTable>("overbooking.guests");
        QTRY_COMPARE(guests->rows().rows().size(), size_t(3));
        QCOMPARE(guests->current(), last.value);
        QCOMPARE(guests->rows().rows()[0].cells[6].text, QStringLiteral("recommended"));
        QCOMPARE(guests->rows().rows()[1].cells[6].text, QStringLiteral("not needed"));
        QVERIFY(tabTo(guests));
        QTest::keyClick(guests, Qt::Key_Return);
        QTRY_VERIFY(shown.dialog());
        QCOMPARE(shown.inDialog<QLineEdit>("walk.cost")->text(), QStringLiteral("150.00"));
        QVERIFY(press(shown.inDialog<QPushButton>("confirm")));
        QVERIFY2(shown.dialog(), "nobody is walked to nowhere");
        QVERIFY(tabTo(shown.inDialog<QComboBox>("walk.hotel")));
        QTest::keyClicks(shown.inDialog<QComboBox>("walk.hotel"), QStringLiteral("Hotel Mira"));
        QVERIFY(press(shown.inDialog<QPushButton>("confirm")));
        QTRY_VERIFY(qobject_cast<LetterDialog *>(shown.dialog()));
        auto *letter = qobject_cast<LetterDialog *>(shown.dialog());
        QVERIFY(letter->letter().text.contains(QStringLiteral("Hotel Mira")));
        QVERIFY(letter->letter().text.contains(bookingNumberOf(last)));
        const QString path = shown.folder.filePath(QStringLiteral("letter.pdf"));
        letter->save(path);
        QTRY_VERIFY(QFile::exists(path));
        QTest::keyClick(letter, Qt::Key_Escape);
        QTRY_VERIFY(!shown.dialog());
        QVERIFY(shown.hotel.read(last).booking.status == BookingStatus::Walked);
        QTRY_COMPARE(shown.page->badge(), 0);
        auto *walked = shown.find<RowsTable>("overbooking.walked");
        QTRY_COMPARE(walked->rows().rows().size(), size_t(1));
        QCOMPARE(walked->rows().rows()[0].cells[2].text, QStringLiteral("150.00"));
        // The lists of nights and candidates are gone.
        QTRY_COMPARE(shown.page->focusWidget(), static_cast<QWidget *>(walked));
        QVERIFY(says(shown, "No oversold nights: no guest has to be walked."));
        QVERIFY(press(shown.find<QPushButton>("overbooking.letter")));
        QTRY_VERIFY(qobject_cast<LetterDialog *>(shown.dialog()));
        QTest::keyClick(shown.dialog(), Qt::Key_Escape);
        QTRY_VERIFY(!shown.dialog());
    }

    void theGuestWhoWasJustWalkedIsSelected()
    {
        Shown shown(*theme_);
        const Night today = shown.hotel.today();
        shown.hotel.book("STD", Stay(today, 3), QStringLiteral("Long stay"));
        shown.hotel.book("STD", Stay(today, 2), QStringLiteral("Two nights"));
        shown.hotel.book("TWN", Stay(today, 1), QStringLiteral("One night"));
        view(shown, OverbookingPage::Walks);
        const auto &rooms = shown.hotel.session().view().catalogue().rooms;
        shown.hotel.run(booking::SetRoomOutOfOrder{
            shown.hotel.desk(), {rooms[0].id, rooms[1].id}, Stay(today, 1), true});
        auto *guests = shown.find<RowsTable>("overbooking.guests");
        auto *walked = shown.find<RowsTable>("overbooking.walked");
        for (size_t left = 3; left > 1; --left) {
            QTRY_COMPARE(guests->rows().rows().size(), left);
            const qint64 guest = guests->current();
            QVERIFY(tabTo(guests));
            QTest::keyClick(guests, Qt::Key_Return);
            QTRY_VERIFY(shown.dialog());
            QVERIFY(tabTo(shown.inDialog<QComboBox>("walk.hotel")));
            QTest::keyClicks(shown.inDialog<QComboBox>("walk.hotel"), QStringLiteral("Hotel Mira"));
            QVERIFY(press(shown.inDialog<QPushButton>("confirm")));
            QTRY_VERIFY(qobject_cast<LetterDialog *>(shown.dialog()));
            QTest::keyClick(shown.dialog(), Qt::Key_Escape);
            QTRY_VERIFY(!shown.dialog());
            QTRY_COMPARE(walked->current(), guest);
            const QRect row = walked->visualRect(walked->currentIndex());
            QVERIFY(row.top() >= 0 && row.bottom() <= walked->viewport()->height());
        }
    }

    void everyControlHasAName()
    {
        Shown shown(*theme_);
        const QWidget *page = shown.page.get();
        for (auto *input : page->findChildren<QWidget *>()) {
            const bool table = qobject_cast<QTableView *>(input);
            const bool box = qobject_cast<QComboBox *>(input) || qobject_cast<QSpinBox *>(input);
            if (table || box)
                QVERIFY2(!input->accessibleName().isEmpty(), qPrintable(input->objectName()));
        }
    }

    void theWalkCostHasItsUnits()
    {
        Shown shown(*theme_);
        const auto *percent = shown.find<QSpinBox>("overbooking.walkPercent");
        QCOMPARE(percent->suffix(), QStringLiteral("\u00a0%"));
        QVERIFY(percent->text().endsWith(percent->suffix()));
        const auto labels = shown.page->findChildren<QLabel *>();
        QVERIFY(std::any_of(labels.begin(), labels.end(), [](const QLabel *label) {
            return label->text() == QStringLiteral("+ EUR");
        }));
    }

    void rulesReadAsTheyCount()
    {
        const QLocale english(QLocale::English, QLocale::UnitedStates);
        inventory::OverbookingRule rule;
        rule.unit = inventory::RuleUnit::Percent;
        rule.amount = 750;
        QCOMPARE(ruleAmountText(rule, english), QStringLiteral("7.50\u00a0%"));
        QCOMPARE(ruleWeekdaysText(rule, english), QStringLiteral("every day"));
        rule.weekdays = 0b0110000;
        QCOMPARE(ruleWeekdaysText(rule, english), QStringLiteral("Fri, Sat"));
        QCOMPARE(ruleNightsText(rule, english), QStringLiteral("all nights"));
        rule.from = rule.to = Night::of(2026, 7, 18);
        QCOMPARE(ruleNightsText(rule, english), QStringLiteral("18 Jul 2026"));
        rule.to = Night::of(2026, 7, 21);
        QCOMPARE(ruleNightsText(rule, english), QStringLiteral("18\u201321 Jul 2026"));
        rule.from.reset();
        QCOMPARE(ruleNightsText(rule, english), QStringLiteral("until 21 Jul 2026"));
        QCOMPARE(ruleLeadText(rule), QStringLiteral("any"));
        QVERIFY(!canOversell({rule}));
        rule.ceiling = 3;
        inventory::OverbookingRule type = rule;
        type.scope = inventory::RuleScope::RoomType;
        QVERIFY(!canOversell({rule}));
        QVERIFY(canOversell({rule, type}));
        type.id = RuleId{7};
        QVERIFY(sameRules({type}, {[type] {
                              auto other = type;
                              other.id = RuleId{1};
                              return other;
                          }()}));
    }

private:
    static bool says(const Shown &shown, const char *text)
    {
        const QWidget *page = shown.page.get();
        const auto labels = page->findChildren<QLabel *>();
        return std::any_of(labels.begin(), labels.end(), [text](const QLabel *label) {
            return label->isVisible() && label->text() == QLatin1String(text);
        });
    }
    static QString bookingNumberOf(BookingId id) { return QStringLiteral("BK-%1").arg(id.value); }
    std::unique_ptr<Theme> theme_;
};

QTEST_MAIN(TestOverbookingPage)
#include "test_overbooking_page.moc"
