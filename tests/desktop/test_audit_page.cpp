// SPDX-License-Identifier: GPL-3.0-or-later
// The audit trail by keyboard alone: search, a record's details, and the exported file.
#include "by_keyboard.h"
#include "desktop/audit/audit_details.h"
#include "desktop/audit/audit_filters.h"
#include "desktop/audit/audit_line.h"
#include "desktop/audit/audit_model.h"
#include "desktop/audit/audit_page.h"
#include "desktop/exports/export_work.h"
#include "desktop/widgets/choice_button.h"
#include "desktop/widgets/range_button.h"
#include "direction.h"
#include "shown_page.h"
#include "support/widget_test.h"

#include <QtCore/QFile>
#include <QtCore/QSemaphore>
#include <QtCore/QThreadPool>
#include <QtTest/QAbstractItemModelTester>
#include <QtWidgets/QMenu>
#include <QtWidgets/QTableView>

using namespace roomrack;
using namespace roomrack::desktop;
using tests::tabTo;

namespace {

using Shown = tests::ShownPage<AuditPage>;

QTableView *table(const Shown &shown)
{
    return shown.find<QTableView>("audit");
}

QString cell(const Shown &shown, int row, AuditModel::Column column)
{
    return table(shown)->model()->index(row, column).data().toString();
}

int rows(const Shown &shown)
{
    return table(shown)->model()->rowCount();
}

void search(const Shown &shown, const QString &text)
{
    auto *edit = shown.page->findChild<AuditFilters *>()->findChild<QLineEdit *>();
    edit->clear();
    QTest::keyClicks(edit, text);
}

booking::Answer setForSale(Shown &shown, const char *type, Stay nights, int rooms,
                           const booking::StepText &text)
{
    booking::EditCells edit;
    edit.caller = shown.hotel.desk();
    edit.roomTypes = {shown.hotel.type(type)};
    edit.ranges = {{nights.checkIn(), nights.nights()}};
    edit.value = rooms;
    edit.text = text;
    return shown.hotel.run(booking::EditBlock(edit));
}

/// The labelled values of the selected record.
QMap<QString, QString> facts(const Shown &shown)
{
    QMap<QString, QString> all;
    for (const QLabel *label : shown.page->findChild<AuditDetails *>()->findChildren<QLabel *>()) {
        if (label->isVisible() && !label->accessibleName().isEmpty())
            all.insert(label->accessibleName(), label->text());
    }
    return all;
}

QByteArray contents(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

}  // namespace

class TestAuditPage : public tests::WidgetTest {
    Q_OBJECT

private slots:
    void initTestCase() { theme_ = std::make_unique<Theme>(*qApp, nullptr); }
    void cleanupTestCase() { theme_.reset(); }

    void theNewestComesFirstAndTheListFollows()
    {
        Shown shown(*theme_);
        QAbstractItemModelTester tester(table(shown)->model(),
                                        QAbstractItemModelTester::FailureReportingMode::QtTest);
        QTRY_VERIFY(rows(shown) > 0);
        const int before = rows(shown);
        const Night today = shown.hotel.today();
        setForSale(shown, "STD", Stay(today, 2), 2, {});
        QTRY_COMPARE(rows(shown), before + 1);
        QTRY_VERIFY(cell(shown, 0, AuditModel::What).contains(QLatin1String("Standard")));
        QCOMPARE(cell(shown, 0, AuditModel::After), QStringLiteral("2"));
        QCOMPARE(cell(shown, 0, AuditModel::Before), QStringLiteral("default"));
        QCOMPARE(cell(shown, 0, AuditModel::Who), QStringLiteral("Front desk"));
    }

    void wordsFindGuestsPeopleAndReasons()
    {
        Shown shown(*theme_);
        const Night today = shown.hotel.today();
        shown.hotel.book("STE", Stay(today, 2), QStringLiteral("Bela Sample"));
        setForSale(shown, "STD", Stay(today, 2), 2, {{}, QStringLiteral("the fair"), {}});
        search(shown, QStringLiteral("bela"));
        QTRY_COMPARE(cell(shown, 0, AuditModel::Kind), QStringLiteral("Booking"));
        QVERIFY(cell(shown, 0, AuditModel::What).contains(QLatin1String("Bela Sample")));
        search(shown, QStringLiteral("FAIR standard"));
        QTRY_COMPARE(cell(shown, 0, AuditModel::Why), QStringLiteral("the fair"));
        QTRY_COMPARE(rows(shown), 1);
        search(shown, QStringLiteral("nothing like it"));
        QTRY_VERIFY(shown.button("Show all records"));
        QTest::keyClick(shown.button("Show all records"), Qt::Key_Space);
        QTRY_VERIFY(rows(shown) > 1);
    }

    void filtersNarrowItDown()
    {
        Shown shown(*theme_);
        const Night today = shown.hotel.today();
        setForSale(shown, "STD", Stay(today, 2), 2, {});
        setForSale(shown, "STE", Stay(today + 9, 1), 0, {});
        shown.hotel.book("STE", Stay(today, 2), QStringLiteral("Ana"));
        auto *filters = shown.page->findChild<AuditFilters *>();
        const auto choices = filters->findChildren<ChoiceButton *>();
        const auto ranges = filters->findChildren<RangeButton *>();
        QCOMPARE(choices.size(), 3);
        QCOMPARE(ranges.size(), 2);
        const auto groups = kindGroups();
        const auto inventory = std::find_if(groups.begin(), groups.end(), [](const auto &group) {
            return group.name == QLatin1String("Inventory");
        });
        QVERIFY(inventory != groups.end());
        choices[1]->setChosen({int(inventory - groups.begin())});
        emit choices[1]->changed();
        QTRY_COMPARE(rows(shown), 2);
        choices[2]->setChosen({shown.hotel.type("STE").value});
        emit choices[2]->changed();
        QTRY_COMPARE(rows(shown), 1);
        ranges[1]->setRange(Stay(today, 1));
        QTRY_COMPARE(rows(shown), 0);
        filters->clear();
        QTRY_VERIFY(rows(shown) >= 3);
        ranges[0]->setRange(Stay(today - 20, 2));  // recorded
        QTRY_COMPARE(rows(shown), 0);
        ranges[0]->setRange(Stay(today, 1));
        QTRY_VERIFY(rows(shown) >= 3);
        choices[0]->setChosen({kEngineActor.value});
        emit choices[0]->changed();
        QTRY_COMPARE(rows(shown), 0);
    }

    void theRangePanelSuggestsAWeek()
    {
        Shown shown(*theme_);
        auto *recorded = shown.page->findChild<AuditFilters *>()->findChildren<RangeButton *>()[0];
        QVERIFY(tabTo(recorded));
        QMenu *menu = recorded->menu();
        QPushButton *show = nullptr;
        for (auto *button : menu->findChildren<QPushButton *>()) {
            if (button->text() == QLatin1String("&Apply")) show = button;
        }
        QVERIFY(show);
        show->click();
        QVERIFY(recorded->range().has_value());
        QCOMPARE(recorded->range()->nights(), 7);  // the suggested week
        QVERIFY(recorded->text().startsWith(QLatin1String("Date ")));
    }

    void aRecordTellsBeforeAfterWhyAndWhatBecameOfIt()
    {
        Shown shown(*theme_);
        const Night today = shown.hotel.today();
        setForSale(shown, "STD", Stay(today, 1), 1, {});
        const auto both = setForSale(shown, "STD", Stay(today, 2), 2,
                                     {QStringLiteral("Easter"), QStringLiteral("the fair"), {}});
        QTRY_COMPARE(cell(shown, 0, AuditModel::Why), QStringLiteral("the fair · Easter"));
        QCOMPARE(cell(shown, 0, AuditModel::Before), QStringLiteral("default to 1"));
        auto *edit = shown.page->findChild<AuditFilters *>()->findChild<QLineEdit *>();
        edit->setFocus();
        QTest::keyClick(edit, Qt::Key_Down);
        QTRY_VERIFY(table(shown)->hasFocus());
        QTRY_VERIFY(facts(shown).value(QStringLiteral("Before")).contains(QLatin1String(": 1")));
        auto told = facts(shown);
        QVERIFY(told.value(QStringLiteral("Before")).contains(QLatin1String("default")));
        QCOMPARE(told.value(QStringLiteral("After")), QStringLiteral("2"));
        QCOMPARE(told.value(QStringLiteral("Reason")), QStringLiteral("the fair"));
        QVERIFY(told.value(QStringLiteral("Undo")).contains(QLatin1String("can be undone")));
        shown.hotel.run(booking::UndoStep{shown.hotel.desk(), both.step, false, {}});
        QTRY_VERIFY(
            facts(shown).value(QStringLiteral("Undo")).startsWith(QLatin1String("undone by")));
        QTRY_VERIFY2(
            cell(shown, 0, AuditModel::What).startsWith(QStringLiteral("Undone · Rooms to sell")),
            qPrintable(cell(shown, 0, AuditModel::What)));
        QCOMPARE(cell(shown, 0, AuditModel::After), QStringLiteral("default to 1"));
        search(shown, QStringLiteral("easter"));
        QTRY_COMPARE(rows(shown), 2);
        QTRY_COMPARE(cell(shown, 1, AuditModel::SinceThen), QStringLiteral("Undone"));
    }

    void aBulkUpdateIsOneRowAndItsDetailsListEachChange()
    {
        Shown shown(*theme_);
        QTRY_VERIFY(rows(shown) > 0);
        const int start = rows(shown);
        const Night today = shown.hotel.today();
        constexpr int kNights = 10;
        for (int i = 0; i < kNights; ++i) setForSale(shown, "STD", Stay(today + 2 * i, 1), 1, {});
        booking::EditCells edit;
        edit.caller = shown.hotel.desk();
        for (const char *type : {"STD", "TWN", "STE"})
            edit.roomTypes.push_back(shown.hotel.type(type));
        edit.ranges = {{today, 60}};
        edit.text.reason = QStringLiteral("closure");
        shown.hotel.run(booking::EditBlock(edit));
        QTRY_COMPARE(rows(shown), start + kNights + 1);
        const QString what = cell(shown, 0, AuditModel::What);
        for (const char *part : {"Rooms to sell", "Standard", "Twin", "Suite", "2026"})
            QVERIFY2(what.contains(QLatin1String(part)), qPrintable(what));
        QCOMPARE(cell(shown, 0, AuditModel::Before), QStringLiteral("default to 1"));
        QCOMPARE(cell(shown, 0, AuditModel::After), QStringLiteral("0"));
        table(shown)->selectRow(0);
        QTRY_VERIFY(shown.button("Show all"));
        const auto changes = [&] {
            return facts(shown).value(QStringLiteral("Changes")).split(QLatin1Char('\n')).size();
        };
        const auto some = changes();
        QTest::keyClick(shown.button("Show all"), Qt::Key_Space);
        QTRY_VERIFY(shown.button("Show fewer"));
        QTRY_VERIFY(changes() > some && changes() >= 2 * kNights);
        search(shown, QStringLiteral("TWIN closure"));
        QTRY_COMPARE(rows(shown), 1);
    }

    void namesAndDatesAreFoundAsTheyAreShown()
    {
        Shown shown(*theme_);
        const Night today = shown.hotel.today();
        const BookingId id =
            shown.hotel.book("STE", Stay(today + 1, 2), QString::fromUtf8("Iñes Probe"));
        shown.hotel.run(booking::CancelBooking{shown.hotel.desk(), id, 0});
        const QString plan = shown.hotel.session().view().rates().plans().front().name;
        for (const QString &words :
             {QStringLiteral("ines cancelled"), QStringLiteral("CANCELLED front desk"),
              QStringLiteral("cancelled 13 jul 2026"),
              QStringLiteral("cancelled BK-%1").arg(id.value)}) {
            search(shown, QStringLiteral("zzz"));
            QTRY_COMPARE(rows(shown), 0);
            search(shown, words);
            QTRY_COMPARE(rows(shown), 1);
            QTRY_VERIFY2(cell(shown, 0, AuditModel::What).contains(QLatin1String("cancelled")),
                         qPrintable(words));
        }
        search(shown, QStringLiteral("zzz"));
        QTRY_COMPARE(rows(shown), 0);
        search(shown, QStringLiteral("ines ") + plan);
        QTRY_VERIFY(rows(shown) > 0);
    }

    void timesAreTheHotelsAndTheZoneIsNamed()
    {
        Shown shown(*theme_);
        QTRY_VERIFY(rows(shown) > 0);
        const auto *model = table(shown)->model();
        const QString zone = QStringLiteral("Europe/Lisbon");
        const auto header = model->headerData(AuditModel::When, Qt::Horizontal, Qt::ToolTipRole);
        QVERIFY(header.toString().contains(zone));
        // Noon UTC in summer.
        const QModelIndex when = model->index(0, AuditModel::When);
        QCOMPARE(when.data().toString(), QStringLiteral("10 Jul 2026 13:00"));
        QCOMPARE(when.data(Qt::ToolTipRole).toString(),
                 QStringLiteral("2026-07-10T13:00:00+01:00 Europe/Lisbon"));
        const QString path = shown.folder.filePath(QStringLiteral("zone.csv"));
        shown.page->writeCsv(path, false);
        QTRY_VERIFY(!shown.notices.isEmpty());
        QVERIFY(contents(path).contains("Date (Europe/Lisbon)"));
        QVERIFY(contents(path).contains("2026-07-10T13:00:00+01:00"));
    }

    void aRateSaysWhichPlanAndForWhom()
    {
        Shown shown(*theme_);
        booking::EditCells edit;
        edit.caller = shown.hotel.desk();
        edit.field = booking::CellField::Rate;
        edit.roomTypes = {shown.hotel.type("STD")};
        edit.ranges = {{shown.hotel.today(), 2}};
        edit.plan = shown.hotel.session().view().rates().plans().front().id;
        edit.guests = 1;
        edit.value = 12'345;
        shown.hotel.run(booking::EditBlock(edit));
        const QString plan = shown.hotel.session().view().rates().plans().front().name;
        QTRY_VERIFY(cell(shown, 0, AuditModel::What).contains(plan));
        QVERIFY(cell(shown, 0, AuditModel::What).contains(QLatin1String("1 guest")));
        table(shown)->selectRow(0);
        QTRY_VERIFY(facts(shown).value(QStringLiteral("Rate plan")).startsWith(plan));
    }

    void theBookingIsOpenedFromItsRecord()
    {
        Shown shown(*theme_);
        BookingId opened;
        shown.actions.openBooking = [&](BookingId id) { opened = id; };
        const BookingId id =
            shown.hotel.book("STD", Stay(shown.hotel.today(), 2), QStringLiteral("Ana"));
        search(shown, QStringLiteral("BK-%1").arg(id.value));
        QTRY_COMPARE(cell(shown, 0, AuditModel::Kind), QStringLiteral("Booking"));
        shown.type(Qt::Key_Down);
        QTRY_VERIFY(shown.button("Open booking"));
        shown.type(Qt::Key_Return);
        QTRY_VERIFY(shown.button("Open booking")->hasFocus());
        shown.type(Qt::Key_Space);
        QCOMPARE(opened, id);
        shown.type(Qt::Key_Escape);
        QTRY_VERIFY(table(shown)->hasFocus());
    }

    void whatWasFoundIsWrittenAndFormulasAreHarmless()
    {
        Shown shown(*theme_);
        const Night today = shown.hotel.today();
        shown.hotel.book("STE", Stay(today, 2), QStringLiteral("=HYPERLINK(\"x\")"));
        setForSale(shown, "STD", Stay(today, 2), 2, {{}, QStringLiteral("+1;2,3"), {}});
        QTRY_VERIFY(cell(shown, 0, AuditModel::Why).startsWith(QLatin1String("+1")));
        const QString path = shown.folder.filePath(QStringLiteral("all.csv"));
        shown.page->writeCsv(path, false);
        QTRY_VERIFY(!shown.notices.isEmpty());
        const QByteArray all = contents(path);
        QCOMPARE(all.count("\r\n"), rows(shown) + 1);
        QVERIFY(all.contains("\"'=HYPERLINK(\"\"x\"\")\""));
        QVERIFY(all.contains("\"'+1;2,3\""));
        search(shown, QStringLiteral("hyperlink"));
        QTRY_VERIFY(rows(shown) > 0 && rows(shown) + 1 < all.count("\r\n"));
        const QString some = shown.folder.filePath(QStringLiteral("some.csv"));
        shown.page->writeCsv(some, true);
        QTRY_COMPARE(shown.notices.size(), 2);
        QCOMPARE(contents(some).count("\r\n"), rows(shown) + 1);
        QVERIFY(contents(some).startsWith("\xef\xbb\xbf"));
        shown.page->writeCsv(shown.folder.filePath(QStringLiteral("no/such/folder.csv")), true);
        QTRY_COMPARE(shown.notices.size(), 3);
        QVERIFY(shown.notices.back().startsWith(QLatin1String("Export failed")));
    }

    void anExportThatIsStoppedLeavesNothing()
    {
        Shown shown(*theme_);
        QTRY_VERIFY(rows(shown) > 0);
        const QString path = shown.folder.filePath(QStringLiteral("stopped.csv"));
        // Keeps the thread pool busy until the semaphore is released.
        QThreadPool *pool = QThreadPool::globalInstance();
        QSemaphore go;
        for (int i = 0; i < pool->maxThreadCount(); ++i) pool->start([&go] { go.acquire(); });
        shown.page->writeCsv(path, false);
        QVERIFY(shown.page->isExporting());
        shown.page->stopExport();
        go.release(pool->maxThreadCount());
        QTRY_VERIFY(!shown.page->isExporting());
        QTRY_COMPARE(shown.notices.size(), 1);
        QVERIFY(!QFile::exists(path));
    }

    void everythingHasANameAndFits_data() { tests::Direction::addRows(); }
    void everythingHasANameAndFits()
    {
        const tests::Direction direction = tests::Direction::ofRow();
        Shown shown(*theme_);
        setForSale(shown, "STD", Stay(shown.hotel.today(), 2), 2, {});
        QTRY_VERIFY(rows(shown) > 0);
        for (QWidget *w : shown.page->barButtons()) w->show();
        auto *edit = shown.page->findChild<AuditFilters *>()->findChild<QLineEdit *>();
        QTest::keyClick(edit, Qt::Key_Down);
        QTRY_VERIFY(!facts(shown).isEmpty());
        QCOMPARE(tests::namelessControls(*shown.page), QStringList());
        QCOMPARE(tests::cutButtons(*shown.page), QStringList());
        const auto *details = shown.page->findChild<AuditDetails *>();
        QCOMPARE(details->mapTo(shown.page.get(), QPoint(0, 0)).x() < shown.page->width() / 2,
                 direction.rightToLeft);
        shown.page->resize(1600, 600);
        const QAbstractItemView *cells = table(shown);  // QTableView hides the hint
        for (const int c : {AuditModel::Before, AuditModel::After})
            QTRY_VERIFY(table(shown)->columnWidth(c) >= cells->sizeHintForColumn(c));
        shown.page->resize(960, 600);
        QCoreApplication::processEvents();
        QVERIFY(table(shown)->columnWidth(AuditModel::What) >= 120);
    }

    void aColumnWithoutTextLeavesItsWidthToTheOthers()
    {
        Shown shown(*theme_);
        shown.page->resize(1600, 600);
        const Night today = shown.hotel.today();
        setForSale(shown, "STD", Stay(today, 2), 2, {});
        QTRY_VERIFY(!table(shown)->isColumnHidden(AuditModel::After));
        QVERIFY(table(shown)->isColumnHidden(AuditModel::Why));
        setForSale(shown, "STD", Stay(today, 2), 3, {{}, QStringLiteral("the fair"), {}});
        QTRY_VERIFY(!table(shown)->isColumnHidden(AuditModel::Why));
        const QAbstractItemView *cells = table(shown);  // QTableView hides the hint
        QTRY_VERIFY(table(shown)->columnWidth(AuditModel::Why)
                    >= cells->sizeHintForColumn(AuditModel::Why));
    }

private:
    std::unique_ptr<Theme> theme_;
};

QTEST_MAIN(TestAuditPage)
#include "test_audit_page.moc"
