// SPDX-License-Identifier: GPL-3.0-or-later
// Escape and the close button of a dialog ask before they discard what the user has entered.
#include "desktop/widgets/search_field.h"
#include "desktop/widgets/unsaved_input.h"
#include "themed_test.h"

#include <QtGui/QStandardItemModel>
#include <QtTest/QtTest>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QDialog>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QListWidget>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QSpinBox>
#include <QtWidgets/QTableView>
#include <QtWidgets/QVBoxLayout>

using namespace roomrack;
using namespace roomrack::desktop;

namespace {

/// A dialog with one input of each kind.
struct Form {
    QDialog dialog;
    QLineEdit *line = new QLineEdit(QStringLiteral("Ana"));
    SearchField *search = new SearchField(QStringLiteral("Find"));
    QSpinBox *spin = new QSpinBox;
    QCheckBox *check = new QCheckBox(QStringLiteral("Paid"));
    QPushButton *segment = new QPushButton(QStringLiteral("Weekends"));
    QComboBox *list = new QComboBox;
    QListWidget *rooms = new QListWidget;
    QStandardItemModel cells{1, 1};
    QTableView *table = new QTableView;
    UnsavedInput *input = nullptr;

    Form()
    {
        list->addItems({QStringLiteral("one"), QStringLiteral("two")});
        cells.setItem(0, 0, new QStandardItem(QStringLiteral("DBL")));
        table->setModel(&cells);
        segment->setCheckable(true);
        rooms->addItems({QStringLiteral("101"), QStringLiteral("102")});
        rooms->setSelectionMode(QAbstractItemView::MultiSelection);
        UnsavedInput::countSelection(rooms);
        auto *column = new QVBoxLayout(&dialog);
        for (QWidget *part : std::initializer_list<QWidget *>{line, search, spin, check, segment,
                                                              list, rooms, table})
            column->addWidget(part);
        input = new UnsavedInput(&dialog, QStringLiteral("The room is released."));
        dialog.open();
    }
    QDialog *question() const
    {
        for (auto *ask : dialog.findChildren<QDialog *>(QStringLiteral("discardChanges")))
            if (ask->isVisible()) return ask;
        return nullptr;
    }
    void press(const char *button) const
    {
        question()->findChild<QPushButton *>(QString::fromLatin1(button))->click();
    }
};

}  // namespace

class TestUnsavedInput : public tests::ThemedTest {
    Q_OBJECT

private slots:
    void untouchedItClosesAtOnce()
    {
        Form form;
        form.line->setText(QStringLiteral("filled in by the program"));
        form.spin->setValue(7);
        QTest::keyClicks(form.search, QStringLiteral("words"));
        QVERIFY(!form.input->isChanged());
        QTest::keyClick(&form.dialog, Qt::Key_Escape);
        QVERIFY(!form.question());
        QVERIFY(!form.dialog.isVisible());
    }

    void everyKindOfInputCounts_data()
    {
        QTest::addColumn<int>("kind");
        const char *kinds[] = {"text",    "number",    "check box", "list",
                               "segment", "selection", "cell"};
        for (int i = 0; i < 7; ++i) QTest::newRow(kinds[i]) << i;
    }
    void everyKindOfInputCounts()
    {
        QFETCH(int, kind);
        Form form;
        switch (kind) {
        case 0: QTest::keyClicks(form.line, QStringLiteral("x")); break;
        case 1: QTest::keyClick(form.spin, Qt::Key_Up); break;
        case 2: QTest::keyClick(form.check, Qt::Key_Space); break;
        case 3: QTest::keyClick(form.list, Qt::Key_Down); break;
        case 4: QTest::keyClick(form.segment, Qt::Key_Space); break;
        case 5:
            form.rooms->setCurrentRow(1, QItemSelectionModel::NoUpdate);
            QTest::keyClick(form.rooms, Qt::Key_Space);
            break;
        default:
            form.table->setCurrentIndex(form.cells.index(0, 0));
            QTest::keyClick(form.table, Qt::Key_F2);
            QTest::keyClicks(form.table->findChild<QLineEdit *>(), QStringLiteral("TWN"));
            form.table->setFocus();
        }
        QVERIFY(form.input->isChanged());
        QTest::keyClick(&form.dialog, Qt::Key_Escape);
        QVERIFY(form.dialog.isVisible());
        QVERIFY(form.question());
    }

    void whatWasRestoredIsNoChange()
    {
        Form form;
        QTest::keyClick(form.line, Qt::Key_End);
        QTest::keyClicks(form.line, QStringLiteral("x"));
        QVERIFY(form.input->isChanged());
        QTest::keyClick(form.line, Qt::Key_Backspace);
        QVERIFY(!form.input->isChanged());
    }

    void rowsThatCannotBeEditedMayComeAndGo()
    {
        Form form;
        form.cells.item(0, 0)->setEditable(false);
        QTest::keyClick(form.table, Qt::Key_Down);
        auto *row = new QStandardItem(QStringLiteral("another guest"));
        row->setEditable(false);
        form.cells.appendRow(row);
        QVERIFY(!form.input->isChanged());
    }

    void anItemOfAListMayBeShownOtherwise()
    {
        Form form;
        QTest::keyClick(form.list, Qt::Key_Home);
        form.list->setItemText(0, QStringLiteral("one · Dirty"));
        QVERIFY(!form.input->isChanged());
        QTest::keyClick(form.list, Qt::Key_Down);
        QVERIFY(form.input->isChanged());
    }

    void anItemWithDataMayBecomeAnotherRow()
    {
        Form form;
        form.list->setItemData(0, 7);
        form.list->setItemData(1, 8);
        QTest::keyClick(form.list, Qt::Key_Home);
        form.list->insertItem(0, QStringLiteral("before"), 6);
        QCOMPARE(form.list->currentIndex(), 1);
        QVERIFY(!form.input->isChanged());
    }

    void selectedItemsMayBeListedAnew()
    {
        Form form;
        const auto fill = [&form](const QStringList &rooms) {
            form.rooms->clear();
            for (const QString &room : rooms) {
                auto *item = new QListWidgetItem(room, form.rooms);
                item->setData(Qt::UserRole, room);
                item->setSelected(room == QStringLiteral("102"));
            }
        };
        fill({QStringLiteral("101"), QStringLiteral("102")});
        QTest::keyClick(form.rooms, Qt::Key_Home, Qt::ControlModifier);
        fill({QStringLiteral("102"), QStringLiteral("103")});
        QVERIFY(!form.input->isChanged());
        form.rooms->item(0)->setSelected(false);
        QVERIFY(form.input->isChanged());
    }

    void theQuestionKeepsOrDiscards()
    {
        Form form;
        QTest::keyClicks(form.line, QStringLiteral("x"));
        QTest::keyClick(form.line, Qt::Key_Escape);
        QVERIFY(form.question());
        bool says = false;
        for (const auto *label : form.question()->findChildren<QLabel *>())
            says = says || label->text().contains(QStringLiteral("The room is released."));
        QVERIFY(says);
        QTest::keyClick(form.question(), Qt::Key_Return);
        QVERIFY2(!form.question() && form.dialog.isVisible(), "Enter alone keeps it");
        QTest::keyClick(form.line, Qt::Key_Escape);
        form.press("confirm");
        QVERIFY(!form.dialog.isVisible());
        QCOMPARE(form.dialog.result(), int(QDialog::Rejected));
    }

    void theCloseButtonAsksToo()
    {
        Form form;
        QTest::keyClicks(form.line, QStringLiteral("x"));
        QVERIFY(!form.dialog.close());
        QVERIFY(form.dialog.isVisible());
        QVERIFY(form.question());
        form.press("leave");
        QVERIFY(form.dialog.isVisible());
    }

    void buttonsOfTheDialogDoNotAsk()
    {
        for (const bool accepted : {false, true}) {
            Form form;
            QTest::keyClicks(form.line, QStringLiteral("x"));
            form.dialog.done(accepted ? QDialog::Accepted : QDialog::Rejected);
            QVERIFY(!form.dialog.isVisible());
            QVERIFY(!form.question());
        }
    }

    void whatWasSavedIsNotAskedAbout()
    {
        Form form;
        QTest::keyClicks(form.line, QStringLiteral("x"));
        form.input->setSaved();
        QVERIFY(!form.input->isChanged());
        QTest::keyClicks(form.line, QStringLiteral("y"));
        QVERIFY(form.input->isChanged());
        form.input->setSaved();
        QTest::keyClick(&form.dialog, Qt::Key_Escape);
        QVERIFY(!form.dialog.isVisible());
    }
};

QTEST_MAIN(TestUnsavedInput)
#include "test_unsaved_input.moc"
