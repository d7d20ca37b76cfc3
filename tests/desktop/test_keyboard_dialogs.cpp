// SPDX-License-Identifier: GPL-3.0-or-later
// Every dialog by keys only, in English and in German.
#include "desktop/language/language.h"
#include "dialog_kinds.h"
#include "keyboard_walk.h"
#include "layout_walk.h"
#include "real_window.h"
#include "settled.h"
#include "support/widget_test.h"

#include <QtTest/QtTest>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QSpinBox>

using namespace roomrack;
using namespace roomrack::desktop;
using roomrack::tests::dialogKinds;
using roomrack::tests::keyboardProblems;
using roomrack::tests::RealWindow;

namespace {

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

/// The question before entries are discarded; null: it is not shown.
QDialog *discardQuestion(const QDialog &dialog)
{
    for (auto *ask : dialog.findChildren<QDialog *>(QStringLiteral("discardChanges")))
        if (ask->isVisible()) return ask;
    return nullptr;
}

/// The dialog's own button that leaves it; null: it has none, or is not left yet.
QPushButton *leaveButton(const QDialog &dialog)
{
    for (auto *button : dialog.findChildren<QPushButton *>(QStringLiteral("leave"))) {
        if (button->window() == &dialog && button->isVisible() && button->isEnabled())
            return button;
    }
    return nullptr;
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

}  // namespace

class TestKeyboardDialogs : public tests::WidgetTest {
    Q_OBJECT

private slots:
    void initTestCase() { theme_ = std::make_unique<Theme>(*qApp, nullptr); }
    void cleanup()
    {
        // A dialog that is still open must not be in the way of the next one.
        if (QTest::currentTestFailed()) real_.reset();
    }
    void cleanupTestCase()
    {
        real_.reset();
        theme_.reset();
    }

    void everyDialogIsUsedWithoutAMouse_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<bool>("german");
        const auto all = dialogKinds();
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
        RealWindow &real = windowIn(german ? QLocale::German : QLocale::English);
        QPointer<QDialog> dialog = dialogKinds()[size_t(kind)].open(real);
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

    void escapeAndCancelAskBeforeTheyDiscardEntries_data()
    {
        QTest::addColumn<int>("kind");
        const auto all = dialogKinds();
        for (size_t i = 0; i < all.size(); ++i) QTest::newRow(all[i].name) << int(i);
    }
    void escapeAndCancelAskBeforeTheyDiscardEntries()
    {
        QFETCH(int, kind);
        RealWindow &real = windowIn(QLocale::English);
        const std::unique_ptr<QDialog> dialog(dialogKinds()[size_t(kind)].open(real));
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
        QDialog *ask = discardQuestion(*dialog);
        QVERIFY(ask);
        QPushButton *leave = leaveButton(*dialog);
        if (leave) {
            ask->findChild<QPushButton *>(QStringLiteral("leave"))->click();
            QVERIFY(dialog->isVisible() && !discardQuestion(*dialog));
            leave->click();
            QVERIFY(dialog->isVisible());
            ask = discardQuestion(*dialog);
            QVERIFY2(ask, "the button discards entries unasked");
        }
        ask->findChild<QPushButton *>(QStringLiteral("confirm"))->click();
        QVERIFY(!dialog->isVisible());
    }

    void enterInAFieldPressesNoButton_data()
    {
        QTest::addColumn<int>("kind");
        const auto all = dialogKinds();
        for (size_t i = 0; i < all.size(); ++i) {
            if (all[i].byButtonOnly) QTest::newRow(all[i].name) << int(i);
        }
    }
    void enterInAFieldPressesNoButton()
    {
        QFETCH(int, kind);
        RealWindow &real = windowIn(QLocale::English);
        const std::unique_ptr<QDialog> dialog(dialogKinds()[size_t(kind)].open(real));
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
    /// One window for all dialogs of a language: they leave nothing behind when they are closed.
    RealWindow &windowIn(QLocale::Language language)
    {
        if (real_ && language_ == language) return *real_;
        real_.reset();
        speak(*qApp, QLocale(language));
        language_ = language;
        real_ = std::make_unique<RealWindow>(*theme_);
        return *real_;
    }

    std::unique_ptr<Theme> theme_;
    std::unique_ptr<RealWindow> real_;
    QLocale::Language language_ = QLocale::English;
};

QTEST_MAIN(TestKeyboardDialogs)
#include "test_keyboard_dialogs.moc"
