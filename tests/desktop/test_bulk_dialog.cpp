// SPDX-License-Identifier: GPL-3.0-or-later
// The bulk update in the real window, by keyboard alone: selection, preview, concurrent changes,
// one undo step; templates; accessibility and right-to-left layout.
#include "by_keyboard.h"
#include "desktop/bulk/bulk_dialog.h"
#include "desktop/bulk/bulk_rows.h"
#include "desktop/inventory/range_editor.h"
#include "desktop/shell/notice_bar.h"
#include "desktop/shell/undo_controller.h"
#include "desktop/widgets/date_field.h"
#include "support/patience.h"
#include "window_test.h"

#include <QtGui/QAction>
#include <QtTest/QAbstractItemModelTester>
#include <QtTest/QtTest>
#include <QtWidgets/QApplication>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QMenu>
#include <QtWidgets/QMessageBox>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QTableView>
#include <QtWidgets/QTreeWidget>

using namespace roomrack;
using namespace roomrack::desktop;
using roomrack::tests::kJulyTenth;
using roomrack::tests::press;
using roomrack::tests::RealWindow;
using roomrack::tests::tabTo;

namespace {

constexpr int kDouble = 0, kTwin = 1, kSuite = 2;

}  // namespace

class TestBulkDialog : public tests::WindowTest {
    Q_OBJECT

private slots:
    void whatIsSelectedIsChangedInOneStepAndBack()
    {
        open();
        QVERIFY(!find<QPushButton>("bulk.apply")->isEnabled());
        type("bulk.value", "5");
        QTRY_COMPARE(changing(), 3);
        QCOMPARE(label("bulk.summary"), QStringLiteral("3 of 3 value(s) will change"));
        auto *table = find<QTableView>("bulk.table");
        QCOMPARE(table->model()->rowCount(), 1);
        QCOMPARE(table->model()->index(0, 2).data().toString(), QStringLiteral("8 (default)"));
        QCOMPARE(table->model()->index(0, 3).data().toString(), QStringLiteral("5"));
        QTest::keyClick(find<QLineEdit>("bulk.value"), Qt::Key_Return);
        QTRY_COMPARE(typed(kTwin, 4), 5);
        QCOMPARE(typed(kTwin, 5), inventory::kForSaleByDefault);
        QTRY_VERIFY(!dialog());
        QTRY_VERIFY(real_->window().notices().newest().contains(QStringLiteral("3 value(s)")));
        QAction *undo = real_->window().undoController()->undoAction();
        QTRY_VERIFY(undo->text().contains(QStringLiteral("Bulk update")));
        undo->trigger();
        QTRY_COMPARE(typed(kTwin, 4), inventory::kForSaleByDefault);
        QCOMPARE(typed(kTwin, 2), inventory::kForSaleByDefault);
    }

    void rangesWeekdaysAndRowsAreChosenByKey()
    {
        open();
        type("bulk.value", "4");
        QVERIFY(press(find<QPushButton>("bulk.addRange")));
        QTRY_COMPARE(changing(), 6);
        QCOMPARE(find<DateField>("bulk.first2")->night(), kJulyTenth + 9);
        // Sundays only: the 12th and the 19th.
        for (int day = 1; day <= 6; ++day)
            QVERIFY(press(find<QCheckBox>(qPrintable(QStringLiteral("bulk.day%1").arg(day)))));
        QTRY_COMPARE(changing(), 2);
        auto *rows = find<QTreeWidget>("bulk.rows");
        QVERIFY(tabTo(rows));
        QTest::keyClick(rows, Qt::Key_Home);
        QTest::keyClick(rows, Qt::Key_Space);  // the whole hotel
        QTRY_COMPARE(changing(), 6);
        QVERIFY(press(nthRemove(0)));
        QTRY_COMPARE(changing(), 3);
        QVERIFY(press(find<QPushButton>("bulk.apply")));
        QTRY_COMPARE(typed(kSuite, 9), 4);
        QCOMPARE(typed(kDouble, 9), 4);
        QCOMPARE(typed(kTwin, 2), inventory::kForSaleByDefault);
    }

    void ratesAreRaisedByAPercentageForTheirPlans()
    {
        open();
        choose("bulk.field", "Rate");
        choose("bulk.action", "Raise by");
        type("bulk.value", "12.5");
        choose("bulk.unit", "percent");
        QTRY_COMPARE(changing(), 3);
        QVERIFY(label("bulk.others").contains(QStringLiteral("3 derived")));
        QVERIFY(label("bulk.note").contains(QStringLiteral("EUR 0.01")));
        QVERIFY(press(find<QPushButton>("bulk.apply")));
        QTRY_COMPARE(view().rates().basePrice(kTwin, kJulyTenth + 3), 112'50);
        QCOMPARE(view().rates().price(kTwin, 1, kJulyTenth + 3), 101'25);
    }

    void restrictionsAreClosedAndCopied()
    {
        open();
        choose("bulk.field", "Stop sell");
        QTRY_COMPARE(changing(), 3);
        QVERIFY(press(find<QPushButton>("bulk.apply")));
        QTRY_VERIFY(!dialog());
        QTRY_VERIFY(view().ledger().type(kTwin, kJulyTenth + 4).flags & inventory::StopSell);
        grid().cursor().selectCells(kDouble, kJulyTenth + 9, 3);
        open();
        choose("bulk.field", "Stop sell");
        choose("bulk.action", "Copy from another period");
        QVERIFY(label("bulk.note").contains(QStringLiteral("52 week")));
        QTRY_VERIFY(
            label("bulk.findings").contains(QStringLiteral("no data for the source night")));
        QVERIFY(!find<QPushButton>("bulk.apply")->isEnabled());
    }

    void whatIsWrongIsSaid()
    {
        open();
        QVERIFY(label("bulk.problem").contains(QStringLiteral("Enter a value")));
        type("bulk.value", "four");
        QVERIFY(label("bulk.problem").contains(QStringLiteral("four")));
        QVERIFY(find<QLineEdit>("bulk.value")->property("wrong").toBool());
        QVERIFY(press(nthRemove(0)));
        type("bulk.value", "4");
        QTRY_VERIFY(label("bulk.problem").contains(QStringLiteral("range of nights")));
        QVERIFY(press(find<QPushButton>("bulk.cancel")));
        auto *ask = dialog()->findChild<QDialog *>(QStringLiteral("discardChanges"));
        QVERIFY(ask && ask->isVisible());
        ask->findChild<QPushButton *>(QStringLiteral("confirm"))->click();
        QTRY_VERIFY(!dialog());
        QCOMPARE(typed(kTwin, 2), inventory::kForSaleByDefault);
    }

    void previewFollowsWhatOthersDo()
    {
        open();
        type("bulk.value", "4");
        QTRY_COMPARE(changing(), 3);
        setElsewhere(kTwin, kJulyTenth + 3, 4);
        QTRY_COMPARE(changing(), 2);
        QVERIFY(find<QLabel>("bulk.moved")->isVisible());
        QVERIFY2(label("bulk.moved").contains(QStringLiteral("while this dialog was open")),
                 qPrintable(label("bulk.moved")));
        // Four rooms are sold: setting two for sale oversells the night.
        real_->bookElsewhere(kTwin, kJulyTenth + 2, 4);
        type("bulk.value", "2");
        QTRY_VERIFY2(label("bulk.findings").contains(QStringLiteral("oversold")),
                     qPrintable(label("bulk.findings")));
    }

    void whoWasQuickerIsShownAndNothingIsOverwritten()
    {
        open();
        type("bulk.value", "4");
        QTRY_COMPARE(changing(), 3);
        QSignalSpy answered(dialog(), &BulkDialog::answered);
        // The engine has the change, the window has not received it yet.
        setElsewhere(kTwin, kJulyTenth + 3, 7);
        QTest::keyClick(find<QPushButton>("bulk.apply"), Qt::Key_Space);
        QTRY_COMPARE(answered.size(), 1);
        QCOMPARE(answered.first().first().toBool(), false);
        QVERIFY(label("bulk.problem")
                    .contains(QStringLiteral("another user changed these values first")));
        QCOMPARE(real_->cell(kTwin, kJulyTenth + 3).typed, 7);
        QCOMPARE(real_->cell(kTwin, kJulyTenth + 2).typed, inventory::kForSaleByDefault);
        QTRY_VERIFY(find<QPushButton>("bulk.apply")->isEnabled());
        QTest::keyClick(find<QPushButton>("bulk.apply"), Qt::Key_Space);
        QTRY_COMPARE(typed(kTwin, 3), 4);
    }

    void aBookingInBetweenIsNoReasonToAsk()
    {
        open();
        type("bulk.value", "4");
        QTRY_COMPARE(changing(), 3);
        QSignalSpy answered(dialog(), &BulkDialog::answered);
        real_->bookElsewhere(kTwin, kJulyTenth + 3);
        QTest::keyClick(find<QPushButton>("bulk.apply"), Qt::Key_Space);
        QTRY_COMPARE(answered.size(), 1);
        QCOMPARE(answered.first().first().toBool(), true);
        QTRY_COMPARE(typed(kTwin, 3), 4);
    }

    void templatesAreSavedAppliedReplacedAndDeleted()
    {
        open();
        choose("bulk.field", "Stop sell");
        QVERIFY(press(find<QPushButton>("bulk.saveTemplate")));
        nameTemplate("Easter closure", "Save");
        QTRY_VERIFY(label("bulk.problem").contains(QStringLiteral("saved")));
        QTRY_COMPARE(find<QComboBox>("bulk.template")->currentText(),
                     QStringLiteral("Easter closure"));
        dialog()->reject();
        QTRY_VERIFY(!dialog());

        real_->restart();
        QTRY_VERIFY(grid().hasFocus());
        grid().cursor().selectCells(kSuite, kJulyTenth + 20, 1);
        open();
        auto *list = find<QComboBox>("bulk.template");
        QTRY_COMPARE(list->count(), 2);
        QVERIFY(tabTo(list));
        QTest::keyClick(list, Qt::Key_Down);
        QTRY_COMPARE(changing(), 3);  // three nights from the first one selected
        QCOMPARE(find<QComboBox>("bulk.field")->currentText(), QStringLiteral("Stop sell"));
        QVERIFY(press(find<QPushButton>("bulk.apply")));
        QTRY_VERIFY(!dialog());
        QTRY_VERIFY(view().ledger().type(kTwin, kJulyTenth + 22).flags & inventory::StopSell);
        QAction *undo = real_->window().undoController()->undoAction();
        QTRY_VERIFY(undo->text().contains(QStringLiteral("Easter closure")));

        open();
        list = find<QComboBox>("bulk.template");
        QTRY_COMPARE(list->count(), 2);
        QVERIFY(tabTo(list));
        QTest::keyClick(list, Qt::Key_Down);
        choose("bulk.action", "Off");
        QVERIFY(press(find<QPushButton>("bulk.saveTemplate")));
        nameTemplate("Easter closure", "Replace");
        QTRY_VERIFY(label("bulk.problem").contains(QStringLiteral("saved")));
        QCOMPARE(list->count(), 2);
        QVERIFY(press(find<QPushButton>("bulk.deleteTemplate")));
        QPointer<QMessageBox> box;
        QTRY_VERIFY(box = dialog()->findChild<QMessageBox *>());
        QVERIFY(box->text().contains(QStringLiteral("Easter closure")));
        QTest::keyClick(box->buttons().first(), Qt::Key_Space);
        QTRY_COMPARE(list->count(), 1);
    }

    void everyControlHasANameAndFitsFromRightToLeft()
    {
        qApp->setLayoutDirection(Qt::RightToLeft);
        const auto back = qScopeGuard([] { qApp->setLayoutDirection(Qt::LeftToRight); });
        open();
        type("bulk.value", "4");
        QTRY_COMPARE(changing(), 3);
        QCOMPARE(tests::namelessControls(*dialog()), QStringList());
        QCOMPARE(tests::cutButtons(*dialog()), QStringList());
        const auto *apply = find<QPushButton>("bulk.apply");
        QVERIFY(apply->mapTo(dialog(), QPoint()).x() < dialog()->width() / 2);
    }

    void tableIsAProperModel()
    {
        open();
        QAbstractItemModelTester tester(find<QTableView>("bulk.table")->model(),
                                        QAbstractItemModelTester::FailureReportingMode::QtTest);
        type("bulk.value", "4");
        QTRY_COMPARE(changing(), 3);
        type("bulk.value", "5");
        QTRY_VERIFY(dialog()->plan() && dialog()->plan()->lines.front().after.value == 5);
        type("bulk.value", "x");
        QCOMPARE(find<QTableView>("bulk.table")->model()->rowCount(), 0);
    }

    void whatIsTypedWhileItOpensIsItsOwn()
    {
        if (!real_->window().isActiveWindow()) real_->window().activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&real_->window(), tests::kTryForMs));
        grid().setFocus();
        QTest::keyClick(&grid(), Qt::Key_U, Qt::ControlModifier);
        QVERIFY(dialog());
        if (!dialog()->isVisible()) {  // it has many controls
            QTest::keyClick(&grid(), Qt::Key_1);
            QTest::keyClick(&grid(), Qt::Key_7);
            QTRY_COMPARE(find<QLineEdit>("bulk.value")->text(), QStringLiteral("17"));
        }
        QVERIFY(!real_->window().findChild<RangeEditor *>());
        QTRY_VERIFY(dialog()->isVisible());
    }

    void aPlanIsCheckedInAllRoomTypesByKey()
    {
        grid().setMode(GridMode::Rates);
        open();
        auto *rows = find<BulkRows>("bulk.rows");
        auto *plans = find<QPushButton>("bulk.plans");
        QVERIFY(plans->isVisible());
        const RatePlanId saver = view().rates().plans()[1].id;
        QVERIFY(rows->checkedOf(saver).first < 3);
        const auto choose = [&] {
            // A button's menu runs a nested event loop of Qt; these keys are sent from within it.
            QTimer::singleShot(0, dialog(), [] {
                QWidget *menu = QApplication::activePopupWidget();
                for (const Qt::Key k : {Qt::Key_Down, Qt::Key_Down, Qt::Key_Return})
                    QTest::keyClick(menu, k);
            });
            return tests::press(plans);
        };
        QVERIFY(choose());
        QCOMPARE(rows->checkedOf(saver), std::pair(3, 3));
        type("bulk.value", "55");
        QTRY_VERIFY(dialog()->plan());
        int lines = 0;
        for (const BulkLine &line : dialog()->plan()->lines) lines += line.row.plan == 1;
        QCOMPARE(lines, 3);
        QVERIFY(choose());
        QCOMPARE(rows->checkedOf(saver), std::pair(0, 3));
        // Other settings have no plans.
        auto *setting = find<QComboBox>("bulk.field");
        QVERIFY(tests::tabTo(setting));
        QTest::keyClick(setting, Qt::Key_Home);
        QTRY_VERIFY(!plans->isVisible());
    }

    void aHotelDescribedAnewIsPreviewedAnew()
    {
        open();
        type("bulk.value", "4");
        QTRY_COMPARE(changing(), 3);
        const auto snapshot = real_->session().engine().snapshot(real_->session().property());
        engine::HotelSetup setup{(*snapshot)->catalogue, (*snapshot)->plans, {}};
        setup.catalogue.roomTypes[size_t(kTwin)].name = QStringLiteral("Garden Twin");
        QVERIFY(real_->session().engine().saveHotel(setup));
        auto *table = find<QTableView>("bulk.table");
        QTRY_VERIFY(table->model()->rowCount() == 1
                    && table->model()->index(0, 0).data().toString()
                           == QStringLiteral("Garden Twin"));
        QTRY_COMPARE(changing(), 3);
    }

private:
    void opened() override
    {
        QTRY_VERIFY(grid().hasFocus());
        grid().cursor().selectCells(kTwin, kJulyTenth + 2, 3);
    }
    GridView &grid() { return real_->grid(); }
    const HotelView &view() { return real_->session().view(); }
    qint32 typed(int type, int day) { return view().ledger().type(type, kJulyTenth + day).typed; }
    BulkDialog *dialog() { return real_->window().findChild<BulkDialog *>(); }
    template <typename Widget>
    Widget *find(const char *name)
    {
        return dialog() ? dialog()->findChild<Widget *>(QString::fromLatin1(name)) : nullptr;
    }
    QString label(const char *name)
    {
        const auto *found = find<QLabel>(name);
        return found ? found->text() : QString();
    }
    QPushButton *nthRemove(int n)
    {
        return dialog()->findChildren<QPushButton *>(QStringLiteral("bulk.removeRange")).value(n);
    }
    qint64 changing() { return dialog() && dialog()->plan() ? dialog()->plan()->changing : -1; }
    void open()
    {
        // Window systems do this when a dialog closes; the offscreen platform does not.
        if (!real_->window().isActiveWindow()) real_->window().activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&real_->window(), tests::kTryForMs));
        grid().setFocus();
        QTest::keyClick(&grid(), Qt::Key_U, Qt::ControlModifier);
        QTRY_VERIFY(dialog() && dialog()->isVisible());
        QVERIFY(QTest::qWaitForWindowActive(dialog(), tests::kTryForMs));
    }
    void type(const char *name, const char *text)
    {
        auto *input = find<QLineEdit>(name);
        QVERIFY(tabTo(input));
        QTest::keyClick(input, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(input, QString::fromLatin1(text));
    }
    void choose(const char *name, const char *text)
    {
        auto *list = find<QComboBox>(name);
        QVERIFY(tabTo(list));
        QTest::keyClick(list, Qt::Key_Home);
        for (int i = 0; i < list->count() && list->currentText() != QLatin1String(text); ++i)
            QTest::keyClick(list, Qt::Key_Down);
        QCOMPARE(list->currentText(), QString::fromLatin1(text));
    }
    void nameTemplate(const char *name, const char *button)
    {
        QDialog *ask = nullptr;
        QTRY_VERIFY(ask = dialog()->findChild<QDialog *>(QStringLiteral("bulk.nameDialog")));
        auto *input = ask->findChild<QLineEdit *>(QStringLiteral("bulk.name"));
        QVERIFY(tabTo(input));
        QTest::keyClick(input, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(input, QString::fromLatin1(name));
        auto *save = ask->findChild<QPushButton *>(QStringLiteral("confirm"));
        QCOMPARE(save->text().remove(QLatin1Char('&')), QString::fromLatin1(button));
        QTest::keyClick(input, Qt::Key_Return);
        QTest::keyClick(save, Qt::Key_Return);
    }
    void setElsewhere(int type, Night night, int rooms)
    {
        booking::EditCells edit;
        edit.caller = real_->session().desk();
        edit.field = CellField::ForSale;
        edit.roomTypes = {view().catalogue().roomTypes[size_t(type)].id};
        edit.ranges = {{night, 1}};
        edit.value = rooms;
        QVERIFY(real_->session().engine().run(booking::EditBlock(edit)));
        real_->session().engine().flush();
    }
};

QTEST_MAIN(TestBulkDialog)
#include "test_bulk_dialog.moc"
