// SPDX-License-Identifier: GPL-3.0-or-later
// Users at the desk, by keyboard alone: the first user, signing in, a wrong PIN, actions hidden
// from a clerk, switching users, deactivating a user.
#include "by_keyboard.h"
#include "desktop/inventory/range_editor.h"
#include "desktop/shell/notice_bar.h"
#include "desktop/shell/undo_controller.h"
#include "desktop/users/sign_in_panel.h"
#include "desktop/users/user_dialog.h"
#include "desktop/users/user_menu.h"
#include "desktop/users/users_dialog.h"
#include "settled.h"
#include "support/widget_test.h"
#include "window_test.h"

#include <QtTest/QtTest>
#include <QtWidgets/QMenu>
#include <QtWidgets/QMenuBar>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QTableWidget>

using namespace roomrack;
using namespace roomrack::desktop;
using booking::Role;
using tests::press;
using tests::RealWindow;
using tests::tabTo;

namespace {

const QString kPin = QStringLiteral("2468");
const QString kOtherPin = QStringLiteral("1357");

}  // namespace

class TestUserMenu : public tests::WindowTest {
    Q_OBJECT

private slots:
    void aHotelWithoutUsersIsNotAsked()
    {
        QVERIFY(!window().isLocked());
        QVERIFY(!find<QPushButton>("person")->isVisible());
        QVERIFY(!action("lockDesk")->isVisible());
        QVERIFY(!action("ownSecret")->isVisible());
        QVERIFY(action("users")->isEnabled());
        QVERIFY(session().whyNot(booking::Act::Restore).isEmpty());
        QCOMPARE(session().desk().actor, kDeskActor);
    }

    void theFirstUserIsMadeByKeyboard()
    {
        UsersDialog *dialog = showUsers();
        QVERIFY(press(inDialog<QPushButton>("users.add")));
        QTRY_VERIFY(userDialog());
        QVERIFY(!inForm<QComboBox>("user.role")->isEnabled());  // an administrator
        fill("user.name", QStringLiteral("Ana <b>&1 %1</b>"));
        QTest::keyClick(inForm<QLineEdit>("user.name"), Qt::Key_Return);
        // The window itself may not be active yet.
        QVERIFY2(userDialog()->focusWidget() == inForm<QLineEdit>("user.secret"),
                 "Enter goes to the next field");
        QVERIFY(!inForm<QLabel>("problem")->isVisible());
        fill("user.secret", kPin);
        fill("user.again", QStringLiteral("2469"));
        enterTwice();
        QTRY_VERIFY(inForm<QLabel>("problem")->isVisible());
        fill("user.again", kPin);
        enterTwice();
        QTRY_VERIFY(!userDialog());
        QTRY_COMPARE(session().view().users().size(), size_t(1));
        QVERIFY(session().users().person());
        QVERIFY(!window().isLocked());
        QTRY_COMPARE(inDialog<QTableWidget>("users.table")->rowCount(), 1);
        QCOMPARE(inDialog<QTableWidget>("users.table")->item(0, 0)->text(),
                 QStringLiteral("Ana <b>&1 %1</b>"));
        QTest::keyClick(dialog, Qt::Key_Escape);
        QTRY_VERIFY(find<QPushButton>("person")->isVisible());
        QVERIFY(find<QPushButton>("person")->text().contains(QLatin1String("Administrator")));
        // Further changes record the user's name.
        typeInGrid(QStringLiteral("7"));
        QTRY_COMPARE(lastRecord().kind, booking::RecordKind::ForSaleSet);
        QCOMPARE(lastRecord().actor, session().users().person()->id);
    }

    void theContentIsCoveredUntilAUserSignsIn()
    {
        addUsers();
        real_->restart();
        QVERIFY(window().isLocked());
        QVERIFY(!real_->grid().isVisible());
        QVERIFY(!find<QPushButton>("person")->isVisible());
        QVERIFY(!action("users")->isEnabled());
        QVERIFY(!undo()->isEnabled());
        QVERIFY(!action("lockDesk")->isVisible());
        // Page shortcuts do nothing.
        const Page *page = window().currentPage();
        QTest::keyClick(&window(), Qt::Key_2, Qt::ControlModifier);
        QTest::keyClick(&window(), Qt::Key_B, Qt::ControlModifier);
        QCOMPARE(window().currentPage(), page);
        QVERIFY(!QApplication::activeModalWidget());
        signIn(QStringLiteral("Cleo"), kOtherPin);
        QTRY_VERIFY(!window().isLocked());
        QTRY_VERIFY(real_->grid().hasFocus());
        QCOMPARE(session().users().person()->name, QStringLiteral("Cleo"));
        QTRY_COMPARE(lastRecord().kind, booking::RecordKind::SignedIn);
    }

    void aWrongPinIsRefusedInWordsAndThenWaits()
    {
        addUsers();
        real_->restart();
        for (int i = 1; i <= 3; ++i) {
            signIn(QStringLiteral("Ana"), QStringLiteral("9999"));
            QTRY_VERIFY(find<QLabel>("signIn.problem")->isVisible());
            QVERIFY(window().isLocked());
            QCOMPARE(find<QLineEdit>("signIn.secret")->text(), QString());
            QTRY_VERIFY(find<QPushButton>("signIn.go")->isEnabled());
        }
        QVERIFY2(find<QLabel>("signIn.problem")->text().contains(QLatin1String("in 5 second")),
                 qPrintable(find<QLabel>("signIn.problem")->text()));
        real_->clock().advance(6 * core::kSecond);
        signIn(QStringLiteral("Ana"), kPin);
        QTRY_VERIFY(!window().isLocked());
    }

    void aClerkIsNotOfferedWhatIsRefused()
    {
        addUsers();
        session().users().takeDesk(idOf(QStringLiteral("Cleo")));
        const QString why = QStringLiteral("Cleo is signed in as clerk");
        for (QAction *edit : real_->page().editActions()) {
            if (!edit->text().startsWith(QStringLiteral("Toggle stop sell"))) continue;
            QVERIFY(!edit->isEnabled());
            QVERIFY2(edit->toolTip().contains(why), qPrintable(edit->toolTip()));
        }
        const qint64 before = session().engine().committedSeq();
        real_->grid().setFocus();
        QTest::keyClick(&real_->grid(), Qt::Key_Down);  // from the pool to its first room type
        QTest::keyClicks(&real_->grid(), QStringLiteral("5"));
        QTRY_VERIFY(window().notices().newest().contains(why));
        QVERIFY(!real_->grid().findChild<QLineEdit *>());
        QTest::keyClick(&real_->grid(), Qt::Key_S);
        QTest::keyClick(&real_->grid(), Qt::Key_V, Qt::ControlModifier);
        tests::passSubmitted(session());
        QCOMPARE(session().engine().committedSeq(), before);
        QVERIFY(window().showPage(QStringLiteral("overbooking")));
        const auto *add = window().findChild<QPushButton *>(QStringLiteral("overbooking.add"));
        QVERIFY(!add->isEnabled());
        QVERIFY(add->toolTip().contains(why));
        QVERIFY(!action("users")->isEnabled());
        QVERIFY(action("users")->toolTip().contains(why));
        QVERIFY(!find<QPushButton>("bulkUpdate")->isEnabled());
        QVERIFY(window().showPage(QStringLiteral("settings")));
        QVERIFY(find<QLabel>("settings.problem")->text().contains(why));
        QVERIFY(!find<QPushButton>("settings.addRate")->isEnabled());
        QVERIFY(find<QPushButton>("settings.addRate")->toolTip().contains(why));
        // A manager may do it.
        session().users().takeDesk(idOf(QStringLiteral("Ben")));
        QVERIFY(add->isEnabled());
        QVERIFY(find<QPushButton>("settings.addRate")->isEnabled());
        for (QAction *edit : real_->page().editActions()) QVERIFY(edit->isEnabled());
    }

    void aNameWithBracketsIsNoHtml()
    {
        addUsers();
        booking::SaveUser rename;
        rename.caller = session().desk();
        rename.caller.actor = idOf(QStringLiteral("Ana"));
        rename.user = idOf(QStringLiteral("Cleo"));
        rename.name = QStringLiteral("<img src='x'>");
        QVERIFY(session().engine().run(rename));
        QTRY_COMPARE(session().view().user(rename.user)->name, *rename.name);
        session().users().takeDesk(rename.user);
        for (const QString &tip :
             {find<QPushButton>("person")->toolTip(), action("users")->toolTip(),
              real_->page().editActions().front()->toolTip()}) {
            QVERIFY2(tip.contains(QLatin1String("&lt;img")) && !tip.contains(QLatin1String("<img")),
                     qPrintable(tip));
        }
    }

    void lockingTheDeskCoversAndKeepsWhatWasBegun()
    {
        addUsers();
        session().users().takeDesk(idOf(QStringLiteral("Ana")));
        UsersDialog *dialog = showUsers();
        session().users().lockDesk();
        QVERIFY(window().isLocked());
        QVERIFY(!dialog->isVisible());
        signIn(QStringLiteral("Ana"), kPin);
        QTRY_VERIFY(!window().isLocked());
        QVERIFY(dialog->isVisible());
        QTest::keyClick(dialog, Qt::Key_Escape);
        QTRY_VERIFY(!QApplication::activeModalWidget());
        window().activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window(), tests::kTryForMs));
        QTest::keyClick(&real_->grid(), Qt::Key_L, Qt::ControlModifier);
        QTRY_VERIFY(window().isLocked());
        QTRY_VERIFY(find<QLineEdit>("signIn.secret")->hasFocus());
    }

    void usersAreChangedLetGoAndLetBackIn()
    {
        addUsers();
        session().users().takeDesk(idOf(QStringLiteral("Ana")));
        UsersDialog *dialog = showUsers();
        auto *table = inDialog<QTableWidget>("users.table");
        QVERIFY(tabTo(table));
        table->selectRow(2);  // Cleo
        QVERIFY(press(inDialog<QPushButton>("users.change")));
        QTRY_VERIFY(userDialog());
        QVERIFY(tabTo(inForm<QComboBox>("user.role")));
        QTest::keyClick(inForm<QComboBox>("user.role"), Qt::Key_Down);
        QVERIFY(press(inForm<QPushButton>("confirm")));
        QTRY_COMPARE(session().view().user(idOf(QStringLiteral("Cleo")))->role, Role::Manager);
        QTRY_VERIFY(!userDialog());
        QVERIFY(press(inDialog<QPushButton>("users.active")));
        QTRY_VERIFY(!session().view().user(idOf(QStringLiteral("Cleo")))->active);
        QTRY_COMPARE(table->item(2, 2)->text(), QStringLiteral("no"));
        QVERIFY(press(inDialog<QPushButton>("users.active")));
        QTRY_VERIFY(session().view().user(idOf(QStringLiteral("Cleo")))->active);
        // The last administrator cannot be removed, and the dialog shows why.
        table->selectRow(0);
        QVERIFY(press(inDialog<QPushButton>("users.active")));
        QTRY_VERIFY(inDialog<QLabel>("users.state")
                        ->text()
                        .contains(QLatin1String("last active administrator")));
        QVERIFY(session().users().person());
        // A user forgot the PIN.
        table->selectRow(1);
        QVERIFY(press(inDialog<QPushButton>("users.secret")));
        QTRY_VERIFY(userDialog());
        fill("user.secret", QStringLiteral("97531"));
        fill("user.again", QStringLiteral("97531"));
        enterTwice();
        QTRY_VERIFY(!userDialog());
        QTest::keyClick(dialog, Qt::Key_Escape);
        session().users().lockDesk();
        signIn(QStringLiteral("Ben"), QStringLiteral("97531"));
        QTRY_VERIFY(!window().isLocked());
    }

    void aNewUserIsSelectedAndHasTheActionsAsAMenu()
    {
        addUsers();
        session().users().takeDesk(idOf(QStringLiteral("Ana")));
        showUsers();
        auto *table = inDialog<QTableWidget>("users.table");
        QVERIFY(press(inDialog<QPushButton>("users.add")));
        QTRY_VERIFY(userDialog());
        fill("user.name", QStringLiteral("Dana"));
        fill("user.secret", QStringLiteral("97531"));
        fill("user.again", QStringLiteral("97531"));
        enterTwice();
        QTRY_VERIFY(!userDialog());
        QTRY_COMPARE(table->currentIndex().siblingAtColumn(0).data().toString(),
                     QStringLiteral("Dana"));
        emit table->customContextMenuRequested(table->visualItemRect(table->item(1, 0)).center());
        QCOMPARE(table->currentRow(), 1);
        auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
        QVERIFY(menu);
        QCOMPARE(menu->actions().first()->text().section(QLatin1Char('\t'), 0, 0),
                 inDialog<QPushButton>("users.change")->text());
        menu->close();
    }

    void aUserDeactivatedWhileSignedInIsSignedOut()
    {
        addUsers();
        session().users().takeDesk(idOf(QStringLiteral("Cleo")));
        booking::SaveUser leave;
        leave.caller = session().desk();
        leave.caller.actor = idOf(QStringLiteral("Ana"));
        leave.user = idOf(QStringLiteral("Cleo"));
        leave.active = false;
        QVERIFY(session().engine().run(leave));
        QTRY_VERIFY(window().isLocked());
    }

    void onesOwnPinNeedsThePresentOne()
    {
        addUsers();
        session().users().takeDesk(idOf(QStringLiteral("Cleo")));
        action("ownSecret")->trigger();
        QTRY_VERIFY(userDialog());
        fill("user.present", QStringLiteral("0000"));
        fill("user.secret", QStringLiteral("8642"));
        fill("user.again", QStringLiteral("8642"));
        enterTwice();
        QTRY_VERIFY(inForm<QLabel>("problem")->isVisible());
        fill("user.present", kOtherPin);
        QVERIFY(tabTo(inForm<QLineEdit>("user.again")));
        enterTwice();
        QTRY_VERIFY(!userDialog());
        session().users().lockDesk();
        signIn(QStringLiteral("Cleo"), QStringLiteral("8642"));
        QTRY_VERIFY(!window().isLocked());
    }

    void undoIsOfTheSignedInUser()
    {
        addUsers();
        session().users().takeDesk(idOf(QStringLiteral("Ben")));
        typeInGrid(QStringLiteral("6"));
        QTRY_VERIFY(undo()->isEnabled());
        session().users().takeDesk(idOf(QStringLiteral("Ana")));
        QTRY_VERIFY(!undo()->isEnabled());
        session().users().takeDesk(idOf(QStringLiteral("Ben")));
        QTRY_VERIFY(undo()->isEnabled());
    }

    void everythingHasANameAndFits_data()
    {
        QTest::addColumn<bool>("dark");
        QTest::addColumn<bool>("rightToLeft");
        QTest::newRow("light") << false << false;
        QTest::newRow("dark") << true << false;
        QTest::newRow("right to left") << false << true;
    }
    void everythingHasANameAndFits()
    {
        QFETCH(bool, dark);
        QFETCH(bool, rightToLeft);
        theme_->setMode(dark ? ThemeMode::Dark : ThemeMode::Light);
        if (rightToLeft) qApp->setLayoutDirection(Qt::RightToLeft);
        addUsers();
        session().users().takeDesk(idOf(QStringLiteral("Ana")));
        UsersDialog *dialog = showUsers();
        QCOMPARE(tests::namelessControls(*dialog), QStringList());
        QCOMPARE(tests::cutButtons(*dialog), QStringList());
        QVERIFY(press(inDialog<QPushButton>("users.add")));
        QTRY_VERIFY(userDialog());
        QCOMPARE(tests::namelessControls(*userDialog()), QStringList());
        QTest::keyClick(userDialog(), Qt::Key_Escape);
        QTRY_VERIFY(!userDialog());
        QTest::keyClick(dialog, Qt::Key_Escape);
        const auto *person = find<QPushButton>("person");
        const int middle = person->mapTo(&window(), person->rect().center()).x();
        QCOMPARE(middle < window().width() / 2, rightToLeft);
        session().users().lockDesk();
        const auto *panel = window().findChild<SignInPanel *>();
        QCOMPARE(tests::namelessControls(*panel), QStringList());
        QCOMPARE(tests::cutButtons(*panel), QStringList());
        // The texts are on the card, whose colours test_colors.cpp checks.
        const QImage picture = window().grab().toImage();
        const auto *name = find<QLabel>("signIn.problem")->parentWidget();
        const QPoint inside = name->mapTo(&window(), QPoint(8, 8));
        QCOMPARE(picture.pixelColor(inside), theme_->colors().surface);
        theme_->setMode(ThemeMode::Light);
    }

private:
    MainWindow &window() { return real_->window(); }
    HotelSession &session() { return real_->session(); }
    template <typename Widget>
    Widget *find(const char *name)
    {
        return window().findChild<Widget *>(QString::fromLatin1(name));
    }
    QAction *action(const char *name) { return find<QAction>(name); }
    QAction *undo() { return window().undoController()->undoAction(); }
    void typeInGrid(const QString &text)
    {
        // Window systems do this when a dialog closes; the offscreen platform does not.
        window().activateWindow();
        real_->grid().setFocus();
        QTest::keyClick(&real_->grid(), Qt::Key_Down);  // from the pool to its first room type
        QTest::keyClicks(&real_->grid(), text.left(1));
        auto *editor = window().findChild<RangeEditor *>();
        if (!editor) qFatal("nothing can be typed");
        QTest::keyClicks(editor->input(), text.mid(1));
        QTest::keyClick(editor->input(), Qt::Key_Return);
    }
    UsersDialog *showUsers()
    {
        action("users")->trigger();
        auto *dialog = window().findChild<UsersDialog *>();
        if (!dialog || !QTest::qWaitForWindowActive(dialog, tests::kTryForMs))
            qFatal("no dialog of users");
        return dialog;
    }
    template <typename Widget>
    Widget *inDialog(const char *name)
    {
        return window().findChild<UsersDialog *>()->findChild<Widget *>(QString::fromLatin1(name));
    }
    UserDialog *userDialog() { return window().findChild<UserDialog *>(); }
    template <typename Widget>
    Widget *inForm(const char *name)
    {
        return userDialog()->findChild<Widget *>(QString::fromLatin1(name));
    }
    void fill(const char *name, const QString &text)
    {
        auto *field = inForm<QLineEdit>(name);
        if (!tabTo(field)) qFatal("%s cannot be reached", name);
        field->clear();
        QTest::keyClicks(field, text);
    }
    /// From the last field to the button, which Enter then presses.
    void enterTwice()
    {
        QTest::keyClick(inForm<QLineEdit>("user.again"), Qt::Key_Return);
        QTest::keyClick(inForm<QPushButton>("confirm"), Qt::Key_Return);
    }
    ActorId idOf(const QString &name)
    {
        for (const auto &user : session().view().users()) {
            if (user.name == name) return user.id;
        }
        return {};
    }
    /// Ana is administrator, Ben manager, Cleo clerk; no user is signed in.
    void addUsers() { tests::addUsers(*real_, kPin, kOtherPin); }
    /// By keyboard: the first letters select the user.
    void signIn(const QString &name, const QString &pin)
    {
        window().activateWindow();
        auto *people = find<QComboBox>("signIn.person");
        auto *secret = find<QLineEdit>("signIn.secret");
        if (!tabTo(people)) qFatal("the person cannot be reached");
        for (const QChar letter : name) QTest::keyClick(window().focusWidget(), letter.toLatin1());
        if (people->currentText() != name) qFatal("the first letters do not choose the person");
        if (!tabTo(secret)) qFatal("the secret cannot be reached");
        QTest::keyClicks(secret, pin);
        QTest::keyClick(secret, Qt::Key_Return);
    }
    booking::Record lastRecord()
    {
        tests::passSubmitted(session());
        auto reader = storage::Reader::open(session().engine().file());
        return (*reader)->ask(storage::RecentRecords{session().property(), 1})->front();
    }
};

QTEST_MAIN(TestUserMenu)
#include "test_user_menu.moc"
