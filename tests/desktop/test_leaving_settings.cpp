// SPDX-License-Identifier: GPL-3.0-or-later
// Unsaved settings when another hotel is selected, or the window is closed: the user saves or
// discards them, or stays.
#include "desktop/shell/top_bar.h"
#include "desktop/widgets/rows_table.h"
#include "support/patience.h"
#include "window_test.h"

#include <QSignalSpy>
#include <QTest>
#include <QtGui/QAction>
#include <QtWidgets/QDialog>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QMenu>
#include <QtWidgets/QPushButton>

using namespace roomrack;
using namespace roomrack::desktop;

namespace {

const QString kTyped = QStringLiteral("House by the sea");
const QString kFirst = QStringLiteral("Hotel Bellavista");
const QString kOtherHotel = QStringLiteral("Hotel Miramar");

}  // namespace

class TestLeavingSettings : public tests::WindowTest {
    Q_OBJECT

protected:
    void opened() override
    {
        first_ = session().property();
        engine::HotelSetup setup = tests::twoPools();
        setup.catalogue.property.name = kOtherHotel;
        const auto saved = session().engine().saveHotel(setup);
        QVERIFY(saved);
        second_ = *saved;
        // The window lists it once it was shown.
        session().selectProperty(second_);
        QTRY_COMPARE(session().property(), second_);
        session().selectProperty(first_);
        QTRY_COMPARE(session().property(), first_);
    }

private slots:
    void aWindowWithoutUnsavedSettingsCloses()
    {
        QVERIFY(window().showPage(QStringLiteral("settings")));
        QVERIFY(window().close());
        QVERIFY(!question());
    }

    void aWindowStaysOpenUntilTheUserHasChosen()
    {
        typeName(kTyped);
        QVERIFY(!window().close());
        QVERIFY(question());
        QVERIFY(question()
                    ->findChild<QLabel *>(QStringLiteral("notSaved"))
                    ->text()
                    .contains(QStringLiteral("Hotel")));
        QVERIFY(question()->findChild<QPushButton *>(QStringLiteral("cancel"))->isDefault());
        question()->reject();
        QTRY_VERIFY(!question());
        QVERIFY(window().isVisible());
        QCOMPARE(name()->text(), kTyped);
        QVERIFY(!window().close());
        answer("discard");
        QTRY_VERIFY(!window().isVisible());
        QCOMPARE(nameOf(first_), kFirst);
    }

    /// From another page than that of the settings.
    void settingsAreSavedBeforeTheWindowCloses()
    {
        typeName(kTyped);
        QVERIFY(window().showPage(QStringLiteral("inventory")));
        QVERIFY(!window().close());
        answer("save");
        QTRY_VERIFY(!window().isVisible());
        QCOMPARE(nameOf(first_), kTyped);
    }

    void aHiddenQuestionDoesNotKeepTheWindowOpen()
    {
        typeName(kTyped);
        QVERIFY(!window().close());
        question()->hide();  // as the lock does
        QVERIFY(!window().close());
        QVERIFY(question()->isVisible());
        answer("discard");
        QTRY_VERIFY(!window().isVisible());
    }

    void settingsThatCannotBeSavedAreShown()
    {
        typeName({});
        QVERIFY(window().showPage(QStringLiteral("inventory")));
        QVERIFY(!window().close());
        answer("save");
        QCOMPARE(window().currentPage(), window().page(QStringLiteral("settings")));
        QTRY_VERIFY(!question());
        QVERIFY(window().isVisible());
        QCOMPARE(nameOf(first_), kFirst);
    }

    void theListOfHotelsAsksFirst()
    {
        typeName(kTyped);
        hotelInList(second_)->trigger();
        QVERIFY(question());
        question()->reject();
        QTRY_VERIFY(!question());
        QVERIFY(hotelInList(first_)->isChecked());
        QVERIFY(!hotelInList(second_)->isChecked());
        QCOMPARE(name()->text(), kTyped);
        hotelInList(second_)->trigger();
        answer("save");
        QTRY_COMPARE(session().property(), second_);
        QTRY_COMPARE(name()->text(), kOtherHotel);
        QCOMPARE(nameOf(first_), kTyped);
        QCOMPARE(nameOf(second_), kOtherHotel);
    }

    void theGroupPageAsksFirst()
    {
        typeName(kTyped);
        QVERIFY(window().showPage(QStringLiteral("group")));
        auto *table = window().findChild<RowsTable *>(QStringLiteral("group.table"));
        QTRY_COMPARE(table->rows().rows().size(), size_t(3));
        table->setFocus();
        table->choose(second_.value);
        QTest::keyClick(table, Qt::Key_Return);
        QVERIFY(question());
        answer("discard");
        QTRY_COMPARE(session().property(), second_);
        QTRY_COMPARE(window().currentPage(), window().page(QStringLiteral("inventory")));
        QCOMPARE(nameOf(first_), kFirst);
    }

    /// As of a server that is lost at that moment.
    void aSwitchThatFailsKeepsWhatWasTyped()
    {
        typeName(kTyped);
        QSignalSpy failed(&session(), &HotelSession::failed);
        window().actions()->leaveHotel([this] { session().selectProperty(PropertyId{999}); });
        answer("discard");
        QTRY_COMPARE(failed.size(), 1);
        QCOMPARE(session().property(), first_);
        QCOMPARE(name()->text(), kTyped);
    }

private:
    MainWindow &window() { return real_->window(); }
    HotelSession &session() { return real_->session(); }
    QLineEdit *name() { return window().findChild<QLineEdit *>(QStringLiteral("settings.name")); }
    QDialog *question() { return window().findChild<QDialog *>(QStringLiteral("unsavedSettings")); }
    void answer(const char *button)
    {
        QVERIFY(question());
        question()->findChild<QPushButton *>(QString::fromLatin1(button))->click();
    }
    void typeName(const QString &text)
    {
        QVERIFY(window().showPage(QStringLiteral("settings")));
        name()->setFocus();
        name()->selectAll();
        QTest::keyClick(name(), Qt::Key_Delete);
        QTest::keyClicks(name(), text);
    }
    /// In the list of the top bar.
    QAction *hotelInList(PropertyId hotel)
    {
        const QString wanted = hotel == first_ ? kFirst : kOtherHotel;
        for (const auto *button : window().findChild<TopBar *>()->findChildren<QPushButton *>()) {
            if (!button->menu()) continue;
            for (QAction *action : button->menu()->actions()) {
                if (action->text().startsWith(wanted)) return action;
            }
        }
        qFatal("not in the list");
        return nullptr;
    }
    /// As the engine has it.
    QString nameOf(PropertyId hotel)
    {
        const auto snapshot = session().engine().snapshot(hotel);
        return snapshot ? (*snapshot)->catalogue.property.name : QString();
    }

    PropertyId first_, second_;
};

QTEST_MAIN(TestLeavingSettings)
#include "test_leaving_settings.moc"
