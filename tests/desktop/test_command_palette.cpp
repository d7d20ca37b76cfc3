// SPDX-License-Identifier: GPL-3.0-or-later
// The command palette in the real window: what it finds, and what its keys do.
#include "by_keyboard.h"
#include "desktop/palette/command_palette.h"
#include "desktop/palette/palette_model.h"
#include "direction.h"
#include "support/widget_test.h"
#include "window_test.h"

#include <QtTest/QAbstractItemModelTester>
#include <QtTest/QtTest>
#include <QtWidgets/QAbstractButton>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QListView>

#include <algorithm>
#include <cstdlib>
#include <functional>

using namespace roomrack;
using namespace roomrack::desktop;
using roomrack::tests::kJulyTenth;
using roomrack::tests::RealWindow;

class TestCommandPalette : public tests::WindowTest {
    Q_OBJECT

private slots:
    void emptyFieldListsThePagesAndSaysWhatCanBeTyped()
    {
        open();
        QCOMPARE(entries().size(), real_->window().pageIds().size());
        QVERIFY(entries().contains(QStringLiteral("Rooms & rates")));
        QVERIFY(hint().contains(QStringLiteral("24 Dec")));
        QCOMPARE(tests::namelessControls(*palette()), QStringList());
    }

    void pageIsFoundAndShown()
    {
        type(QStringLiteral("audit tr"));
        key(Qt::Key_Return);
        QCOMPARE(real_->window().currentPage(), page("audit"));
        QTRY_VERIFY(!palette());
    }

    void commandsShowTheirShortcutsAndRun()
    {
        type(QStringLiteral("new booking"));
        const QModelIndex row = list()->currentIndex();
        QCOMPARE(row.data(PaletteModel::KeysRole).toString(),
                 QKeySequence(Qt::CTRL | Qt::Key_B).toString(QKeySequence::NativeText));
        QCOMPARE(row.data(PaletteModel::DetailRole).toString(), QStringLiteral("Edit"));
        type(QStringLiteral("dark"));
        key(Qt::Key_Return);
        QVERIFY(theme_->isDark());
    }

    void actionsOfThePageAreFound()
    {
        type(QStringLiteral("bulk"));
        QCOMPARE(entries(), QStringList{QStringLiteral("Bulk update…")});
        real_->window().showPage(QStringLiteral("settings"));
        QTRY_VERIFY(!palette());
        type(QStringLiteral("bulk"));
        QCOMPARE(entries(), QStringList());
    }

    void viewsOfPagesAreFoundAndShown_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("page");
        QTest::addColumn<QString>("button");
        QTest::newRow("taxes") << QStringLiteral("Taxes") << QStringLiteral("roomsrates")
                               << QStringLiteral("roomsrates.taxes");
        QTest::newRow("plans") << QStringLiteral("Rate plans") << QStringLiteral("roomsrates")
                               << QStringLiteral("roomsrates.plans");
        QTest::newRow("pools") << QStringLiteral("pools") << QStringLiteral("roomsrates")
                               << QStringLiteral("roomsrates.pools");
        QTest::newRow("sources") << QStringLiteral("Sources") << QStringLiteral("settings")
                                 << QStringLiteral("");
    }
    void viewsOfPagesAreFoundAndShown()
    {
        QFETCH(QString, typed);
        QFETCH(QString, page);
        QFETCH(QString, button);
        type(typed);
        QVERIFY2(!entries().isEmpty(), qPrintable(typed));
        key(Qt::Key_Return);
        QTRY_VERIFY(!palette());
        QCOMPARE(real_->window().currentPage(), real_->window().page(page));
        if (button.isEmpty()) {
            const auto *table =
                real_->window().findChild<QWidget *>(QStringLiteral("sources.table"));
            QTRY_VERIFY(table->hasFocus());
        } else {
            QVERIFY(real_->window().findChild<QAbstractButton *>(button)->isChecked());
        }
    }

    void disabledActionsAreNotOffered()
    {
        open();
        type(QStringLiteral("redo"));
        QCOMPARE(entries(), QStringList());
        QTRY_VERIFY(hint().contains(QStringLiteral("redo")));
    }

    void typedDateIsShownInTheInventory()
    {
        real_->window().showPage(QStringLiteral("settings"));
        const Night night = Night::of(2026, 8, 18);
        type(QStringLiteral("18 Aug"));
        QCOMPARE(entries(), QStringList{QStringLiteral("Tue 18 Aug 2026")});
        key(Qt::Key_Return);
        QCOMPARE(real_->window().currentPage(), page("inventory"));
        QTRY_COMPARE(real_->grid().columns().first(), night);
        QCOMPARE(real_->grid().currentIndex().column(), real_->grid().grid().columnOf(night));
        QVERIFY(real_->grid().hasFocus());
    }

    void dateOutsideTheGridIsNotOffered()
    {
        type(QStringLiteral("+900"));
        QCOMPARE(entries(), QStringList());
        QVERIFY(hint().contains(QStringLiteral("2026")));
    }

    void bookingIsFoundByGuestAndOpened()
    {
        real_->bookElsewhere(0, kJulyTenth, 2);
        type(QStringLiteral("Inês"));
        QTRY_COMPARE(int(entries().size()), 1);
        QVERIFY(entries()[0].contains(QStringLiteral("Inês Costa")));
        key(Qt::Key_Return);
        QCOMPARE(real_->window().currentPage(), page("bookings"));
    }

    void enterWaitsForTheBookings()
    {
        real_->bookElsewhere(0, kJulyTenth);
        type(QStringLiteral("costa"));
        key(Qt::Key_Return);
        QTRY_COMPARE(real_->window().currentPage(), page("bookings"));
        QTRY_VERIFY(!palette());
    }

    void atMostTwentyBookingsNewestFirst()
    {
        for (int i = 0; i < CommandPalette::kMostBookings + 3; ++i)
            real_->bookElsewhere(0, kJulyTenth + i);
        type(QStringLiteral("costa"));
        QTRY_COMPARE(int(entries().size()), CommandPalette::kMostBookings);
        QList<int> numbers;
        for (const QString &text : entries())
            numbers << text.section(u' ', 0, 0).section(u'-', 1).toInt();
        QVERIFY(numbers.last() > 0);
        QVERIFY(std::is_sorted(numbers.begin(), numbers.end(), std::greater<>()));
        QVERIFY(hint().contains(QStringLiteral("23")));
    }

    void escapeReturnsTheFocus()
    {
        real_->grid().setFocus();
        open();
        QVERIFY(!real_->grid().hasFocus());
        key(Qt::Key_Escape);
        QVERIFY(real_->grid().hasFocus());
        QTRY_VERIFY(!palette());
    }

    void ctrlKOpensItFromASearchFieldAndCloses()
    {
        real_->window().showPage(QStringLiteral("bookings"));
        QVERIFY(qobject_cast<QLineEdit *>(QApplication::focusWidget()));
        open();
        QTest::keyClick(input(), Qt::Key_K, Qt::ControlModifier);
        QTRY_VERIFY(!palette());
    }

    void arrowKeysSkipHeadings()
    {
        type(QStringLiteral("b"));
        QList<int> rows;
        do {
            rows << list()->currentIndex().row();
            QVERIFY(!list()->currentIndex().data(PaletteModel::HeadingRole).toBool());
            QCOMPARE(input()->accessibleDescription(),
                     list()->currentIndex().data(Qt::AccessibleTextRole).toString());
            key(Qt::Key_Down);
        } while (list()->currentIndex().row() != rows.first() && rows.size() < 100);
        QCOMPARE(rows.size(), entries().size());
        key(Qt::Key_Up);
        QCOMPARE(list()->currentIndex().row(), rows.last());
        QVERIFY(input()->hasFocus());
    }

    void otherFocusClosesIt()
    {
        open();
        QTest::keyClick(input(), Qt::Key_2, Qt::ControlModifier);
        QCOMPARE(real_->window().currentPage(), page("holds"));
        QTRY_VERIFY(!palette());
    }

    void staysInTheMiddleInBothDirections_data() { tests::Direction::addRows(); }
    void staysInTheMiddleInBothDirections()
    {
        const tests::Direction direction = tests::Direction::ofRow();
        type(QStringLiteral("b"));
        const int middle = palette()->geometry().center().x();
        QVERIFY(std::abs(middle - real_->window().rect().center().x()) <= 1);
        QVERIFY(real_->window().rect().contains(palette()->geometry()));
        QVERIFY(!palette()->grab().isNull());
    }

    void matchingIgnoresCaseAndAccents()
    {
        const auto entry = [](const char *text, PaletteEntry::Group group) {
            return PaletteEntry{group, QString::fromUtf8(text), {}, {}, {}};
        };
        using Group = PaletteEntry::Group;
        const std::vector<PaletteEntry> all = {
            entry("Überbuchung", Group::Pages), entry("New booking…", Group::Commands),
            entry("Booking window", Group::Commands), entry("Overbook", Group::Commands)};
        const auto texts = [&all](const char *typed) {
            QStringList found;
            for (const auto &e : matching(all, QString::fromUtf8(typed))) found << e.text;
            return found;
        };
        QCOMPARE(texts("uberb"), QStringList{all[0].text});
        QCOMPARE(texts("BOOK"), (QStringList{all[2].text, all[1].text}));
        QCOMPARE(texts("booking new"), QStringList{all[1].text});
        PaletteModel model;
        const QAbstractItemModelTester tester(
            &model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setEntries(all);
        QCOMPARE(model.rowCount(), 6);
        QCOMPARE(model.next(1, 1), 3);
        QCOMPARE(model.next(1, -1), 5);
        model.setEntries({});
        QCOMPARE(model.next(-1, 1), -1);
    }

private:
    CommandPalette *palette() const { return real_->window().findChild<CommandPalette *>(); }
    QLineEdit *input() const { return palette()->findChild<QLineEdit *>(); }
    QListView *list() const { return palette()->findChild<QListView *>(); }
    Page *page(const char *id) const { return real_->window().page(QString::fromLatin1(id)); }
    QString hint() const { return palette()->findChild<QLabel *>()->text(); }
    void key(Qt::Key key) const { QTest::keyClick(input(), key); }
    void open() const
    {
        QWidget *focus = QApplication::focusWidget();
        QTest::keyClick(focus ? focus : &real_->window(), Qt::Key_K, Qt::ControlModifier);
        QVERIFY(palette());
        QVERIFY(input()->hasFocus());
    }
    /// Opens the palette if it is not open.
    void type(const QString &text) const
    {
        if (!palette()) open();
        input()->setText(text);
    }
    QStringList entries() const
    {
        QStringList texts;
        for (int row = 0; row < list()->model()->rowCount(); ++row) {
            const QModelIndex index = list()->model()->index(row, 0);
            if (!index.data(PaletteModel::HeadingRole).toBool()) texts << index.data().toString();
        }
        return texts;
    }
};

QTEST_MAIN(TestCommandPalette)
#include "test_command_palette.moc"
