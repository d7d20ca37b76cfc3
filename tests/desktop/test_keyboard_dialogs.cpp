// SPDX-License-Identifier: GPL-3.0-or-later
// Every dialog by keys only, in English and in German.
#include "desktop/booking_dialogs/check_in_dialog.h"
#include "desktop/booking_dialogs/end_dialogs.h"
#include "desktop/bookings/change_dialog.h"
#include "desktop/bookings/reinstate_dialog.h"
#include "desktop/bulk/bulk_dialog.h"
#include "desktop/bulk/template_name.h"
#include "desktop/channels/channel_dialog.h"
#include "desktop/channels/resend_dialog.h"
#include "desktop/compare/duplicate_match_dialog.h"
#include "desktop/duplicates/rules_dialog.h"
#include "desktop/first_start/first_start_dialog.h"
#include "desktop/frontdesk/night_audit_dialog.h"
#include "desktop/import/import_dialog.h"
#include "desktop/language/language.h"
#include "desktop/new_booking/confirm_hold_dialog.h"
#include "desktop/new_booking/new_booking_dialog.h"
#include "desktop/overbooking/letter_dialog.h"
#include "desktop/overbooking/rule_dialog.h"
#include "desktop/overbooking/sisters.h"
#include "desktop/overbooking/walk_dialog.h"
#include "desktop/remote/server_dialog.h"
#include "desktop/safety/backup_dialog.h"
#include "desktop/safety/backup_keeper.h"
#include "desktop/secrets/passphrase_dialog.h"
#include "desktop/settings/fx_rate_dialog.h"
#include "desktop/settings/tokens_card.h"
#include "desktop/shell/database_dialog.h"
#include "desktop/shell/undo_dialog.h"
#include "desktop/simulator/simulator_dialog.h"
#include "desktop/users/user_dialog.h"
#include "desktop/users/users_dialog.h"
#include "desktop/widgets/ask_dialog.h"
#include "fake_simulator.h"
#include "keyboard_walk.h"
#include "layout_walk.h"
#include "real_window.h"
#include "settled.h"
#include "support/widget_test.h"

#include <QtTest/QtTest>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QMenu>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QSpinBox>

using namespace roomrack;
using namespace roomrack::desktop;
using roomrack::tests::FakeSimulator;
using roomrack::tests::keyboardProblems;
using roomrack::tests::kToday;
using roomrack::tests::RealWindow;

namespace {

storage::BookingRow rowOf(RealWindow &real)
{
    real.bookElsewhere(0, kToday);
    storage::BookingQuery query;
    query.property = real.session().property();
    auto asked = real.session().reads().ask(storage::Bookings{query, 0, 1});
    return asked.result()->rows.front();
}

template <typename Kind>
QDialog *ofBooking(RealWindow &real)
{
    return new Kind(real.session(), rowOf(real), &real.window());
}

QDialog *undoOf(RealWindow &real)
{
    engine::UndoPreview preview;
    preview.step.text.label = QStringLiteral("Rooms to sell");
    preview.fit.fitting = 2;
    preview.fit.misfitting = 1;
    booking::Misfit misfit;
    misfit.row.roomType = real.session().view().catalogue().roomTypes[0].id;
    misfit.first = kToday;
    preview.fit.misfits = {misfit};
    return new UndoDialog(real.session().view(), preview, false, &real.window());
}

QDialog *backupsOf(RealWindow &real)
{
    auto *keeper = new BackupKeeper(real.folder() + QStringLiteral("/hotel.roomrack"),
                                    real.settings(), real.clock(), &real.window());
    return new BackupDialog(*keeper, &real.window());
}

QDialog *holdOf(RealWindow &real)
{
    booking::TakeHold take;
    take.caller = real.session().desk();
    take.roomType = real.session().view().catalogue().roomTypes[1].id;
    take.stay = Stay(kToday + 2, 2);
    take.plan = real.session().view().rates().plans().front().id;
    const auto answer = real.session().engine().run(take);
    real.session().engine().flush();
    [&] { QTRY_COMPARE(real.session().view().holds().size(), size_t(1)); }();
    return new ConfirmHoldDialog(real.session(), answer->hold, &real.window());
}

/// The modal dialogs of "Help", which have no class of their own; its first entry is the manual.
QDialog *helpOf(RealWindow &real, int entry)
{
    for (QMenu *menu : real.window().findChildren<QMenu *>()) {
        if (menu->actions().size() != 3
            || menu->actions()[0]->shortcut() != QKeySequence::HelpContents)
            continue;
        menu->actions()[entry + 1]->trigger();
        return qobject_cast<QDialog *>(QApplication::activeModalWidget());
    }
    return nullptr;
}

struct Kind {
    const char *name;
    std::function<QDialog *(RealWindow &)> open;
    /// Whether only its button confirms, and Enter in a field goes on to it.
    bool byButtonOnly = false;
};

/// The fields in which Enter is pressed.
QList<QWidget *> fieldsOf(const QDialog &dialog)
{
    QList<QWidget *> fields;
    for (QWidget *w : dialog.findChildren<QWidget *>()) {
        const auto *edit = qobject_cast<QLineEdit *>(w);
        const bool field = (edit && !edit->isReadOnly()) || qobject_cast<QComboBox *>(w)
                           || qobject_cast<QAbstractSpinBox *>(w) || qobject_cast<QCheckBox *>(w);
        const bool part = qobject_cast<QComboBox *>(w->parentWidget())
                          || qobject_cast<QAbstractSpinBox *>(w->parentWidget());
        if (field && !part && w->isVisible() && w->isEnabled() && w->window() == &dialog)
            fields << w;
    }
    return fields;
}

/// The button that Enter in a field presses, where it is not in the last row of buttons: Qt takes
/// any button, such as "Browse…", if the dialog has set none in time.
QString strayDefault(const QDialog &dialog)
{
    const auto bottom = [&dialog](const QPushButton *b) {
        return b->mapTo(&dialog, b->rect().bottomLeft()).y();
    };
    const QPushButton *pressed = nullptr;
    int last = 0;
    for (const auto *button : dialog.findChildren<QPushButton *>()) {
        if (!button->isVisible() || button->window() != &dialog) continue;
        if (button->isDefault()) pressed = button;
        last = std::max(last, bottom(button));
    }
    return pressed && bottom(pressed) + pressed->height() / 2 < last ? pressed->text() : QString();
}

/// The check box or button that has the focus at first although the dialog of a frame has a field.
/// A dialog with a row of its own for buttons decides itself: several begin with a list of choices.
QString strayFocus(const QDialog &dialog)
{
    const auto *button = qobject_cast<QAbstractButton *>(dialog.focusWidget());
    const auto *confirm = dialog.findChild<QPushButton *>(QStringLiteral("confirm"));
    if (!button || !confirm) return {};
    for (const QWidget *field : fieldsOf(dialog)) {
        if (!qobject_cast<const QCheckBox *>(field)) return button->text();
    }
    return {};
}

QDialog *user(RealWindow &real, UserDialog::Task task)
{
    booking::User who;
    who.name = QStringLiteral("Ana");
    std::optional<booking::User> about;
    if (task != UserDialog::Task::Add) about = who;
    return new UserDialog(real.session(), task, about, &real.window());
}

std::vector<Kind> kindsAboutChannels()
{
    return {
        {"link a channel",
         [](RealWindow &r) {
             return new ChannelDialog(r.session(), *r.window().actions()->channels, {}, {},
                                      &r.window());
         },
         true},
        {"codes of a channel",
         [](RealWindow &r) {
             return new ChannelDialog(r.session(), *r.window().actions()->channels, ChannelId{2},
                                      QStringLiteral("DBL is not mapped"), &r.window());
         }},
        {"simulator",
         [](RealWindow &r) {
             auto *desk = new FakeSimulator(&r.window());
             return new SimulatorDialog(*desk, &r.window());
         }},
        {"send again",
         [](RealWindow &r) {
             return new ResendDialog(r.session(), *r.window().actions()->channels, ChannelId{2},
                                     &r.window());
         }},
        {"passphrase",
         [](RealWindow &r) {
             return new PassphraseDialog(r.window().actions()->channels->secrets(), &r.window());
         },
         true},
    };
}

std::vector<Kind> kindsAboutRequests()
{
    return {
        {"rules for duplicates",
         [](RealWindow &r) { return new RulesDialog(r.theme(), &r.window()); }},
        {"a duplicate at the desk",
         [](RealWindow &r) {
             const storage::BookingRow row = rowOf(r);
             return new DuplicateMatchDialog(r.session(),
                                             {r.session().property(),
                                              row.guest,
                                              row.booking.stay,
                                              row.booking.reserved,
                                              1,
                                              100'00,
                                              {}},
                                             QStringLiteral("this may be booking 7 again"),
                                             &r.window());
         }},
        {"server",
         [](RealWindow &r) {
             return new ServerDialog(QStringLiteral("https://hotel.example:8470"), &r.window());
         }},
        {"new token",
         [](RealWindow &r) { return new TokenDialog(r.session(), std::nullopt, &r.window()); },
         true},
        {"rename a token",
         [](RealWindow &r) { return new TokenDialog(r.session(), booking::Token{}, &r.window()); }},
    };
}

std::vector<Kind> kindsAboutBookings()
{
    return {
        {"check in", ofBooking<CheckInDialog>},
        {"check out", ofBooking<CheckOutDialog>},
        {"change", ofBooking<ChangeDialog>},
        {"cancel", ofBooking<CancelDialog>, true},
        {"reinstate", ofBooking<ReinstateDialog>, true},
        {"no-show", ofBooking<NoShowDialog>},
        {"walk",
         [](RealWindow &r) {
             return new WalkDialog(r.session(), rowOf(r), {}, {}, {}, &r.window());
         },
         true},
        {"letter", [](RealWindow &r) { return new LetterDialog({}, BookingId{1}, &r.window()); }},
    };
}

std::vector<Kind> kinds()
{
    std::vector<Kind> all = kindsAboutChannels();
    for (const auto &more : {kindsAboutRequests(), kindsAboutBookings()})
        all.insert(all.end(), more.begin(), more.end());
    const std::vector<Kind> others = {
        {"bulk update",
         [](RealWindow &r) {
             return new BulkDialog(r.session(), *r.window().actions(), {}, &r.window());
         }},
        {"template",
         [](RealWindow &r) {
             return new TemplateName({QStringLiteral("Easter")}, QStringLiteral("Summer"),
                                     &r.window());
         },
         true},
        {"new booking",
         [](RealWindow &r) {
             return new NewBookingDialog(r.session(), r.theme(), {}, &r.window());
         },
         true},
        {"confirm a hold", holdOf, true},
        {"question",
         [](RealWindow &r) {
             return new AskDialog({QStringLiteral("Sure?"), QStringLiteral("Really?"),
                                   QStringLiteral("&Yes"), QStringLiteral("&No"), true},
                                  &r.window());
         }},
        {"rule",
         [](RealWindow &r) {
             return new RuleDialog(r.session().view().catalogue(), std::nullopt, &r.window());
         },
         true},
        {"night audit",
         [](RealWindow &r) { return new NightAuditDialog(r.session(), &r.window()); }},
        {"users", [](RealWindow &r) { return new UsersDialog(r.session(), &r.window()); }},
        {"new user", [](RealWindow &r) { return user(r, UserDialog::Task::Add); }, true},
        {"change user", [](RealWindow &r) { return user(r, UserDialog::Task::Change); }},
        {"new PIN", [](RealWindow &r) { return user(r, UserDialog::Task::NewSecret); }},
        {"own PIN", [](RealWindow &r) { return user(r, UserDialog::Task::OwnNewSecret); }},
        {"backups", backupsOf},
        {"rate of exchange",
         [](RealWindow &r) {
             return new FxRateDialog(r.session(), QStringLiteral("USD"), &r.window());
         },
         true},
        {"database", [](RealWindow &r) { return new DatabaseDialog({}, &r.window()); }},
        {"undo", undoOf},
        {"first start",
         [](RealWindow &r) {
             return new FirstStartDialog(r.theme(), r.clock(), r.folder(), &r.window());
         },
         true},
        {"import",
         [](RealWindow &r) {
             return new ImportDialog(r.clock(), r.folder(), nullptr, &r.window());
         }},
        {"keyboard", [](RealWindow &r) { return helpOf(r, 0); }},
        {"about", [](RealWindow &r) { return helpOf(r, 1); }},
    };
    all.insert(all.end(), others.begin(), others.end());
    return all;
}

}  // namespace

class TestKeyboardDialogs : public tests::WidgetTest {
    Q_OBJECT

private slots:
    void initTestCase() { theme_ = std::make_unique<Theme>(*qApp, nullptr); }
    void cleanupTestCase() { theme_.reset(); }

    void everyDialogIsUsedWithoutAMouse_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<bool>("german");
        const auto all = kinds();
        for (const bool german : {false, true}) {
            for (size_t i = 0; i < all.size(); ++i) {
                const QByteArray name = QByteArray(all[i].name) + (german ? " de" : " en");
                QTest::newRow(name.constData()) << int(i) << german;
            }
        }
    }
    void everyDialogIsUsedWithoutAMouse()
    {
        QFETCH(int, kind);
        QFETCH(bool, german);
        speak(*qApp, german ? QLocale(QLocale::German) : QLocale(QLocale::English));
        const auto back = qScopeGuard([] { speak(*qApp, QLocale(QLocale::English)); });
        RealWindow real(*theme_);
        QPointer<QDialog> dialog = kinds()[size_t(kind)].open(real);
        QVERIFY(dialog);
        dialog->setAttribute(Qt::WA_DeleteOnClose, false);
        dialog->open();
        QTRY_VERIFY(dialog->isVisible());
        QVERIFY(QTest::qWaitForWindowActive(dialog, tests::kTryForMs));
        tests::settle(real.session());
        QCOMPARE(strayDefault(*dialog), QString());
        QCOMPARE(strayFocus(*dialog), QString());
        const QStringList problems = keyboardProblems(*dialog);
        QVERIFY2(problems.isEmpty(), qPrintable(problems.join(u'\n')));
        const QStringList cut = tests::layoutProblems(*dialog);
        QVERIFY2(cut.isEmpty(), qPrintable(cut.join(u'\n')));
        // Escape closes it, whatever has the focus.
        QTest::keyClick(dialog->focusWidget(), Qt::Key_Escape);
        QTRY_VERIFY(!dialog || !dialog->isVisible());
        delete dialog;
    }

    void escapeAsksBeforeItDiscardsEntries_data()
    {
        QTest::addColumn<int>("kind");
        const auto all = kinds();
        for (size_t i = 0; i < all.size(); ++i) QTest::newRow(all[i].name) << int(i);
    }
    void escapeAsksBeforeItDiscardsEntries()
    {
        QFETCH(int, kind);
        RealWindow real(*theme_);
        const std::unique_ptr<QDialog> dialog(kinds()[size_t(kind)].open(real));
        dialog->setAttribute(Qt::WA_DeleteOnClose, false);
        dialog->open();
        QTRY_VERIFY(dialog->isVisible());
        QVERIFY(QTest::qWaitForWindowActive(dialog.get(), tests::kTryForMs));
        tests::settle(real.session());
        QLineEdit *edit = nullptr;
        for (QWidget *field : fieldsOf(*dialog))
            if (!edit) edit = qobject_cast<QLineEdit *>(field);
        if (!edit) return;  // nothing is typed here
        QTest::keyClick(edit, Qt::Key_7);
        QTest::keyClick(dialog.get(), Qt::Key_Escape);
        QVERIFY(dialog->isVisible());
        auto *ask = dialog->findChild<QDialog *>(QStringLiteral("discardChanges"));
        QVERIFY(ask && ask->isVisible());
        ask->findChild<QPushButton *>(QStringLiteral("confirm"))->click();
        QVERIFY(!dialog->isVisible());
    }

    void enterInAFieldPressesNoButton_data()
    {
        QTest::addColumn<int>("kind");
        const auto all = kinds();
        for (size_t i = 0; i < all.size(); ++i) {
            if (all[i].byButtonOnly) QTest::newRow(all[i].name) << int(i);
        }
    }
    void enterInAFieldPressesNoButton()
    {
        QFETCH(int, kind);
        RealWindow real(*theme_);
        const std::unique_ptr<QDialog> dialog(kinds()[size_t(kind)].open(real));
        dialog->setAttribute(Qt::WA_DeleteOnClose, false);
        dialog->open();
        QVERIFY(QTest::qWaitForWindowActive(dialog.get(), tests::kTryForMs));
        tests::settle(real.session());
        QStringList pressed;
        for (const auto *button : dialog->findChildren<QPushButton *>()) {
            connect(button, &QPushButton::clicked, this,
                    [&pressed, button] { pressed << button->text(); });
        }
        const QList<QWidget *> fields = fieldsOf(*dialog);
        QVERIFY(!fields.isEmpty());
        for (QWidget *field : fields) {
            field->setFocus(Qt::TabFocusReason);
            QWidget *at = dialog->focusWidget();
            QTest::keyClick(at, Qt::Key_Return);
            QVERIFY2(pressed.isEmpty() && dialog->isVisible(),
                     qPrintable(field->objectName() + u' ' + pressed.join(u' ')));
            QVERIFY2(dialog->focusWidget() != at, qPrintable(field->objectName()));
        }
    }

private:
    std::unique_ptr<Theme> theme_;
};

QTEST_MAIN(TestKeyboardDialogs)
#include "test_keyboard_dialogs.moc"
