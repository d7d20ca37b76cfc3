// SPDX-License-Identifier: GPL-3.0-or-later
// The Duplicates page by keyboard alone: the log, the comparison, the three decisions and their
// fees, figures, rules, the exported file, and the mail to the guest.
#include "by_keyboard.h"
#include "desktop/compare/compare_grid.h"
#include "desktop/duplicates/duplicate_cards.h"
#include "desktop/duplicates/duplicate_model.h"
#include "desktop/duplicates/duplicate_view.h"
#include "desktop/duplicates/duplicates_page.h"
#include "desktop/duplicates/rules_dialog.h"
#include "keyboard_walk.h"
#include "request_scene.h"
#include "settled.h"
#include "shown_page.h"
#include "themed_test.h"

#include <QtTest/QAbstractItemModelTester>
#include <QtTest/QtTest>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QTableView>

using namespace roomrack;
using namespace roomrack::desktop;
using tests::askAbout;
using tests::maria;
using tests::press;
using tests::request;
using tests::send;
using tests::tabTo;

namespace {

using Shown = tests::ShownPage<DuplicatesPage>;

QTableView *table(const Shown &shown)
{
    return shown.find<QTableView>("duplicates.table");
}

int rows(const Shown &shown)
{
    return table(shown)->isVisible() ? table(shown)->model()->rowCount() : 0;
}

QString cell(const Shown &shown, int row, DuplicateModel::Column column)
{
    return table(shown)->model()->index(row, column).data().toString();
}

/// The text beside a field of the comparison.
QString word(const Shown &shown, const char *label)
{
    for (const CompareLine &line : shown.page->findChild<CompareGrid *>()->lines()) {
        if (line.label == QLatin1String(label)) return line.word;
    }
    return {};
}

QByteArray contents(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

}  // namespace

class TestDuplicatesPage : public tests::ThemedTest {
    Q_OBJECT

private slots:
    void wordsSayHowAlikeAFieldIs()
    {
        using dedup::compareNames;
        using dedup::comparePhones;
        using dedup::compareStays;
        QCOMPARE(fieldWord(compareNames("maria silva", "maria silva"),
                           QStringLiteral("Maria Silva"), QStringLiteral("Maria Silva")),
                 QStringLiteral("same"));
        QCOMPARE(fieldWord(compareNames("maria silva", "maria silva"),
                           QStringLiteral("Maria Silva"), QStringLiteral("SILVA, María")),
                 QStringLiteral("same after normalisation"));
        QCOMPARE(fieldWord(comparePhones("+351912000111", "+351912000111"),
                           QStringLiteral("+351 912 000 111"), QStringLiteral("912 000 111")),
                 QStringLiteral("same without country code"));
        const Night night = Night::of(2026, 7, 18);
        QCOMPARE(fieldWord(compareStays(Stay(night, 2), Stay(night, 3)), QStringLiteral("a"),
                           QStringLiteral("b")),
                 QStringLiteral("1 night(s) different"));
        QCOMPARE(fieldWord(compareNames("maria silva", "john smith"), QStringLiteral("Maria Silva"),
                           QStringLiteral("John Smith")),
                 QStringLiteral("different"));
    }

    void aHotelWithoutDuplicatesSaysSo()
    {
        Shown shown(*theme_);
        QTRY_COMPARE(shown.find<QWidget>("list.words")->accessibleName(),
                     QStringLiteral("No duplicates yet."));
        QVERIFY(shown.find<QWidget>("list.words")->isVisible());
        QVERIFY(!table(shown)->isVisible());
        QCOMPARE(shown.page->badge(), 0);
        QVERIFY(!shown.page->findChild<DuplicateView *>()->isVisible());
        // No other period has any either, so no choice is offered.
        QVERIFY(!shown.button("Show all"));
        askAbout(shown.hotel);
        QTRY_VERIFY(shown.page->findChild<DuplicateView *>()->isVisible());
    }

    void aRefusedDuplicateIsShownWithBothSides()
    {
        Shown shown(*theme_);
        const Night today = shown.hotel.today();
        const auto first = send(shown.hotel, request(shown.hotel, maria(), Stay(today + 5, 2)));
        QVERIFY(first);
        booking::Guest again = maria();
        again.name = QStringLiteral("SILVA, María");
        again.phone = QStringLiteral("912 000 111");
        shown.hotel.clock.advance(1'800'000);
        const auto second = send(shown.hotel, request(shown.hotel, again, Stay(today + 5, 2)));
        QVERIFY(!second && second.error().code == ErrorCode::Duplicate);
        QTRY_COMPARE(rows(shown), 1);
        QTRY_COMPARE(cell(shown, 0, DuplicateModel::Decision), QStringLiteral("Blocked"));
        QVERIFY(cell(shown, 0, DuplicateModel::Seen).contains(QStringLiteral("1.8\u00a0s apart")));
        QTRY_COMPARE(word(shown, "Guest"), QStringLiteral("same after normalisation"));
        QCOMPARE(word(shown, "Phone"), QStringLiteral("same without country code"));
        QCOMPARE(word(shown, "Email"), QStringLiteral("same"));
        QCOMPARE(word(shown, "Price"), QStringLiteral("same"));
        QCOMPARE(word(shown, "Received"), QStringLiteral("1.8\u00a0s apart"));
        QVERIFY(shown.find<QLabel>("duplicates.why")->text().contains(QLatin1String("rejected")));
        QVERIFY2(!shown.find<QPushButton>("duplicates.isOne")->isVisible(), "it is decided");
        QTRY_COMPARE(shown.find<FigureCard>("duplicates.blocked")->value(), QStringLiteral("1"));
    }

    void whatWaitsForADecisionIsShownFirst()
    {
        Shown shown(*theme_);
        const booking::Answer asked = askAbout(shown.hotel);
        booking::Guest other;
        other.name = QStringLiteral("John Smith");
        other.email = QStringLiteral("john@example.com");
        const Stay later(shown.hotel.today() + 9, 2);
        QVERIFY(send(shown.hotel, request(shown.hotel, other, later)));
        QVERIFY2(!send(shown.hotel, request(shown.hotel, other, later)), "it is the same");
        QTRY_COMPARE(rows(shown), 2);
        // A page opened anew lists the decided one first.
        shown.page = std::make_unique<DuplicatesPage>(
            PageContext{shown.hotel.session(), shown.actions, *theme_, shown.settings});
        shown.page->show();
        shown.page->shown();
        QTRY_COMPARE(shown.page->findChild<DuplicateView *>()->duplicate(), asked.duplicate);
        QCOMPARE(table(shown)->currentIndex().row(), 1);
    }

    void itIsADuplicate()
    {
        Shown shown(*theme_);
        askAbout(shown.hotel);
        QTRY_COMPARE(shown.page->badge(), 1);
        QTRY_COMPARE(word(shown, "Stay"), QStringLiteral("1 night(s) different"));
        // Different dates do not agree, however much they overlap.
        QVERIFY(shown.find<QLabel>("duplicates.why")->text().startsWith(QLatin1String("4 of 5 ")));
        QCOMPARE(shown.hotel.liveHolds(), 1);
        QVERIFY(tabTo(table(shown)));
        shown.type(Qt::Key_Return);
        QTRY_COMPARE(QApplication::focusWidget(), shown.find<QPushButton>("duplicates.isOne"));
        shown.type(Qt::Key_Space);
        QTRY_VERIFY(shown.dialog());
        shown.type(Qt::Key_Return);
        QTRY_VERIFY(!shown.dialog());
        QTRY_COMPARE(shown.hotel.liveHolds(), 0);
        QTRY_COMPARE(cell(shown, 0, DuplicateModel::Decision), QStringLiteral("Duplicate"));
        QTRY_COMPARE(shown.page->badge(), 0);
        QCOMPARE(shown.hotel.bookings(), 1);
    }

    void bothAreKept()
    {
        Shown shown(*theme_);
        askAbout(shown.hotel);
        QTRY_VERIFY(shown.find<QPushButton>("duplicates.both")->isVisible());
        QVERIFY(press(shown.find<QPushButton>("duplicates.both")));
        QTRY_VERIFY(shown.dialog());
        shown.type(Qt::Key_Return);
        QTRY_COMPARE(shown.hotel.bookings(), 2);
        QTRY_COMPARE(cell(shown, 0, DuplicateModel::Decision), QStringLiteral("Both kept"));
    }

    void theFirstIsReplacedAndTheFeeSaidBefore()
    {
        Shown shown(*theme_);
        const booking::Answer asked = askAbout(shown.hotel);
        QTRY_VERIFY(shown.find<QPushButton>("duplicates.replace")->isVisible());
        QTRY_VERIFY(shown.find<QPushButton>("duplicates.replace")->isEnabled());
        QVERIFY(press(shown.find<QPushButton>("duplicates.replace")));
        QTRY_VERIFY(shown.dialog());
        bool fee = false;
        for (const auto *label : shown.dialog()->findChildren<QLabel *>())
            fee = fee || label->text().contains(QLatin1String("fee"));
        QVERIFY2(fee, "what it costs is said before");
        shown.type(Qt::Key_Return);
        QTRY_VERIFY2(!shown.dialog(), "Enter alone cancels nothing");
        QCOMPARE(shown.page->badge(), 1);
        QVERIFY(press(shown.find<QPushButton>("duplicates.replace")));
        QTRY_VERIFY(shown.dialog());
        QVERIFY(press(shown.inDialog<QPushButton>("confirm")));
        QTRY_COMPARE(shown.page->badge(), 0);
        QTRY_COMPARE(cell(shown, 0, DuplicateModel::Decision),
                     QStringLiteral("First one replaced"));
        QCOMPARE(shown.hotel.read(asked.booking).booking.status, booking::BookingStatus::Confirmed);
    }

    void aRepeatedKeyIsInTheSameLog()
    {
        Shown shown(*theme_);
        const auto once = [&] {
            booking::RequestBooking asked =
                request(shown.hotel, maria(), Stay(shown.hotel.today() + 5, 2));
            booking::Claim claim{kDeskActor, "5c1e0000-1111", booking::claimHash("POST", "body")};
            asked.claim = claim;
            shown.hotel.session().engine().once(
                claim, {asked},
                [](const auto &) {
                    return booking::ClaimAnswer{201, "{}"};
                },
                [](auto &&) {});
            shown.hotel.session().engine().flush();
        };
        for (int i = 0; i < 3; ++i) once();
        QTRY_COMPARE(rows(shown), 1);
        QTRY_COMPARE(cell(shown, 0, DuplicateModel::Decision), QStringLiteral("Response replayed"));
        const QAbstractItemView *cells = table(shown);  // QTableView hides the hint
        QTRY_VERIFY(table(shown)->columnWidth(DuplicateModel::Decision)
                    >= cells->sizeHintForColumn(DuplicateModel::Decision));
        QTRY_VERIFY(cell(shown, 0, DuplicateModel::Seen).contains(QLatin1String("2 time")));
        QVERIFY(cell(shown, 0, DuplicateModel::Seen).contains(QLatin1String("5c1e")));
        // The whole text is visible, and nothing overlaps the line below it.
        auto *why = shown.find<QLabel>("duplicates.why");
        QTRY_VERIFY(why->isVisible());
        const auto *scroll = shown.page->findChild<DuplicateView *>()->findChild<QScrollArea *>();
        const auto *inside = scroll->widget();
        QTRY_VERIFY(inside->height() > 100 && inside->height() <= scroll->viewport()->height());
        QVERIFY(why->mapTo(inside, QPoint(0, why->height())).y() <= inside->height());
        QCOMPARE(shown.hotel.bookings(), 1);
    }

    void theGuestIsWrittenTo()
    {
        Shown shown(*theme_);
        QUrl opened;
        shown.actions.openUrl = [&opened](const QUrl &url) {
            opened = url;
            return true;
        };
        askAbout(shown.hotel);
        QTRY_VERIFY(shown.find<QPushButton>("duplicates.write")->isVisible());
        QVERIFY(press(shown.find<QPushButton>("duplicates.write")));
        QCOMPARE(opened.scheme(), QStringLiteral("mailto"));
        QCOMPARE(opened.path(), QStringLiteral("maria.silva@example.org"));
        QVERIFY(opened.isValid());
        QVERIFY(opened.query(QUrl::FullyDecoded).contains(QLatin1String("Bellavista")));
    }

    void kindsAndPeriodsNarrowTheLog()
    {
        Shown shown(*theme_);
        askAbout(shown.hotel);
        QTRY_COMPARE(rows(shown), 1);
        auto *bookings =
            shown.page->findChild<QPushButton *>(QStringLiteral("duplicates.bookings"));
        auto *messages =
            shown.page->findChild<QPushButton *>(QStringLiteral("duplicates.messages"));
        messages->click();
        QTRY_COMPARE(rows(shown), 0);
        bookings->click();
        QTRY_COMPARE(rows(shown), 1);
        shown.hotel.clock.advance(3LL * 24 * 3600 * kSecond);
        shown.find<QComboBox>("duplicates.period")->setCurrentIndex(1);
        QTRY_COMPARE(rows(shown), 1);
        shown.find<QComboBox>("duplicates.period")->setCurrentIndex(0);
        QTRY_COMPARE(rows(shown), 0);
        QTRY_VERIFY(shown.button("Show all"));
        tests::passAnswers(shown.hotel.session());
        QVERIFY(press(shown.button("Show all")));
        QTRY_COMPARE(rows(shown), 1);
    }

    void theFileIsGuardedAgainstFormulas()
    {
        Shown shown(*theme_);
        const Night today = shown.hotel.today();
        booking::Guest guest = maria();
        guest.name = QStringLiteral("=HYPERLINK(\"x\")");
        QVERIFY(send(shown.hotel, request(shown.hotel, guest, Stay(today + 5, 2))));
        QVERIFY(!send(shown.hotel, request(shown.hotel, guest, Stay(today + 5, 2))));
        QTRY_COMPARE(rows(shown), 1);
        const QString path = shown.folder.filePath(QStringLiteral("log.csv"));
        shown.page->writeCsv(path, false);
        QTRY_VERIFY(!shown.notices.isEmpty());
        const QByteArray all = contents(path);
        QCOMPARE(all.count("\r\n"), 2);
        QVERIFY(all.contains("\"'=HYPERLINK(\"\"x\"\")\""));
    }

    void theRulesAreExplained()
    {
        Shown shown(*theme_);
        auto *button = shown.page->findChild<QPushButton *>(QStringLiteral("duplicates.showRules"));
        button->click();
        QTRY_VERIFY(shown.dialog());
        auto *rules = shown.inDialog<QTableView>("duplicates.ruleTable");
        QStringList rows;
        for (int row = 0; row < rules->model()->rowCount(); ++row) {
            QStringList cells;
            for (int c = 0; c < 4; ++c) cells << rules->model()->index(row, c).data().toString();
            rows << cells.join(u'|');
        }
        QCOMPARE(rows.filter(QStringLiteral("Group|")).size(), 6);
        QCOMPARE(rows.filter(QStringLiteral("Group|")).filter(QStringLiteral("|90")).size(), 2);
        QVERIFY(tests::namelessControls(*shown.dialog()).isEmpty());
        shown.type(Qt::Key_Escape);
        QTRY_VERIFY(!shown.dialog());
    }

    void theRulesSayWhereTheyAreSet()
    {
        const auto says = [](const RulesDialog &dialog, const char *what) {
            const auto labels = dialog.findChildren<QLabel *>();
            return std::any_of(labels.begin(), labels.end(), [what](const QLabel *label) {
                return label->text().contains(QLatin1String(what));
            });
        };
        RulesDialog here(*theme_);
        QVERIFY(says(here, "on the Settings page"));
        RulesDialog connected(*theme_, nullptr, {}, RulesDialog::SetAt::Server);
        QVERIFY(says(connected, "on the server"));
        QVERIFY(!says(connected, "on the Settings page"));
    }

    void figuresAreByChannelAndReason()
    {
        Shown shown(*theme_);
        askAbout(shown.hotel);
        auto *log = shown.find<QPushButton>("duplicates.log");
        QVERIFY(tabTo(log));
        QTest::keyClick(log, Qt::Key_Right);
        QTRY_COMPARE(shown.find<QTableView>("duplicates.reasons")->model()->rowCount(), 1);
        QCOMPARE(shown.find<QTableView>("duplicates.channels")->model()->rowCount(), 1);
    }

    void everythingHasANameAndFits_data() { addLooks(); }
    void everythingHasANameAndFits()
    {
        const Look look(*theme_);
        Shown shown(*theme_);
        booking::Guest guest = maria();
        guest.name = QString(150, QLatin1Char('W')) + QStringLiteral(" Silva");
        guest.email = QString(60, QLatin1Char('w')) + QStringLiteral("@example.org");
        const Night today = shown.hotel.today();
        QVERIFY(send(shown.hotel, request(shown.hotel, guest, Stay(today + 5, 2))));
        QVERIFY(send(shown.hotel, request(shown.hotel, guest, Stay(today + 5, 3))));
        shown.page->resize(1076, 600);
        QTRY_COMPARE(rows(shown), 1);
        QTRY_VERIFY(shown.find<QPushButton>("duplicates.isOne")->isVisible());
        QTRY_VERIFY2(tests::cutButtons(*shown.page).isEmpty(),
                     qPrintable(tests::cutButtons(*shown.page).join(u'\n')));
        QVERIFY2(tests::namelessControls(*shown.page).isEmpty(),
                 qPrintable(tests::namelessControls(*shown.page).join(u'\n')));
        QCOMPARE(shown.page->width(), 1076);
    }

    void theModelKeepsItsRules()
    {
        Shown shown(*theme_);
        QAbstractItemModelTester tester(table(shown)->model(),
                                        QAbstractItemModelTester::FailureReportingMode::QtTest);
        askAbout(shown.hotel);
        QTRY_COMPARE(rows(shown), 1);
    }
};

QTEST_MAIN(TestDuplicatesPage)
#include "test_duplicates_page.moc"
