// SPDX-License-Identifier: GPL-3.0-or-later
// The date field: what can be typed, what is marked as wrong, its keys and its calendar.
#include "by_keyboard.h"
#include "desktop/new_booking/stay_fields.h"
#include "desktop/widgets/calendar.h"
#include "desktop/widgets/calendar_popup.h"
#include "desktop/widgets/date_field.h"
#include "desktop/widgets/date_problem.h"
#include "themed_test.h"

#include <QtGui/QTextCharFormat>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>
#include <QtWidgets/QApplication>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QSpinBox>
#include <QtWidgets/QVBoxLayout>

using namespace roomrack;
using namespace roomrack::desktop;

namespace {

const Night kToday = Night::of(2026, 7, 10);  // a Friday

/// A form with a date field, its line for problems and a button.
struct Form {
    Form()
    {
        field->setToday(kToday);
        field->setDate(kToday.date());
        field->setLimits(kToday, kToday + 365);
        auto *column = new QVBoxLayout(&window);
        column->addWidget(field);
        column->addWidget(line);
        column->addWidget(button);
        window.show();
        if (!QTest::qWaitForWindowActive(&window, tests::kTryForMs)) qWarning("not active");
        field->setFocus();
    }
    void type(const QString &text) const
    {
        field->selectAll();
        QTest::keyClicks(field, text);
    }
    void enter(const QString &text) const
    {
        type(text);
        QTest::keyClick(field, Qt::Key_Return);
    }
    Calendar *openCalendar() const
    {
        QTest::keyClick(field, Qt::Key_Down, Qt::AltModifier);
        auto *popup = field->findChild<CalendarPopup *>();
        return popup ? popup->calendar() : nullptr;
    }

    QWidget window;
    DateField *field = new DateField;
    QLabel *line = dateProblemLine({field});
    QPushButton *button = new QPushButton(QStringLiteral("&Next"));
};

}  // namespace

class TestDateField : public tests::ThemedTest {
    Q_OBJECT

private slots:
    void datesAreShownWithTheirWeekday()
    {
        const Form form;
        QCOMPARE(form.field->text(), QStringLiteral("Fri 10 Jul 2026"));
        form.enter(QStringLiteral("31Aug"));
        QCOMPARE(form.field->date(), QDate(2026, 8, 31));
        QCOMPARE(form.field->text(), QStringLiteral("Mon 31 Aug 2026"));
    }

    void noDateIsCutOff()
    {
        constexpr int kIconAndMargins = 40;
        const Form form;
        for (const auto language : {QLocale::English, QLocale::German, QLocale::French}) {
            form.field->setLocale(QLocale(language));
            for (int day = 0; day < 365; ++day) {
                form.field->setDate(QDate(2026, 1, 1).addDays(day));
                const int text = form.field->fontMetrics().horizontalAdvance(form.field->text());
                QVERIFY2(text + kIconAndMargins <= form.field->minimumWidth(),
                         qPrintable(form.field->text()));
            }
        }
    }

    void whatIsTypedIsTaken_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QDate>("date");
        QTest::newRow("named") << "24 Dec" << QDate(2026, 12, 24);
        QTest::newRow("numbers") << "24.12." << QDate(2026, 12, 24);
        QTest::newRow("with a year") << "24.12.2026" << QDate(2026, 12, 24);
        QTest::newRow("ISO") << "2026-12-24" << QDate(2026, 12, 24);
        QTest::newRow("days from today") << "+30" << QDate(2026, 8, 9);
        QTest::newRow("weekday") << "tue" << QDate(2026, 7, 14);
        QTest::newRow("tomorrow") << "tomorrow" << QDate(2026, 7, 11);
        QTest::newRow("as shown") << "Mon 13 Jul 2026" << QDate(2026, 7, 13);
    }
    void whatIsTypedIsTaken()
    {
        QFETCH(QString, text);
        QFETCH(QDate, date);
        const Form form;
        QSignalSpy changed(form.field, &DateField::dateChanged);
        QSignalSpy edited(form.field, &DateField::dateEdited);
        form.type(text);
        QCOMPARE(form.field->date(), date);  // also before Enter
        QCOMPARE(changed.count(), 0);
        QTest::keyClick(form.field, Qt::Key_Tab);
        QCOMPARE(changed.count(), 1);
        QCOMPARE(edited.count(), 1);
        QCOMPARE(edited[0][0].toDate(), date);
        QCOMPARE(form.field->problem(), QString());
        QVERIFY(!form.field->property("wrong").toBool());
    }

    void textThatIsNoDateIsKeptAndMarked_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("reason");
        QTest::newRow("no such day") << "31 Jun"
                                     << "“31 Jun” is not a date";
        QTest::newRow("no date") << "gibberish"
                                 << "+30";
        QTest::newRow("in the past") << "2026-07-09"
                                     << "Enter a date from 10 Jul 2026";
        QTest::newRow("too late") << "24.12.2027"
                                  << "to 10 Jul 2027";
    }
    void textThatIsNoDateIsKeptAndMarked()
    {
        QFETCH(QString, text);
        QFETCH(QString, reason);
        const Form form;
        QSignalSpy changed(form.field, &DateField::dateChanged);
        form.enter(text);
        QCOMPARE(form.field->text(), text);
        QVERIFY(form.field->property("wrong").toBool());
        QVERIFY2(form.field->problem().contains(reason), qPrintable(form.field->problem()));
        QCOMPARE(form.line->text(), form.field->problem());
        QVERIFY(form.line->isVisible());
        QCOMPARE(form.field->accessibleDescription(), form.field->problem());
        QCOMPARE(form.field->date(), kToday.date());  // the last valid one
        QCOMPARE(changed.count(), 0);
        QCOMPARE(DateField::firstProblem({form.field}), form.field->problem());
        QTest::keyClick(form.field, Qt::Key_Tab);
        QCOMPARE(form.field->text(), text);
        // Escape restores the date; typing another one clears the mark as well.
        form.field->setFocus();
        QTest::keyClick(form.field, Qt::Key_Escape);
        QCOMPARE(form.field->text(), QStringLiteral("Fri 10 Jul 2026"));
        QVERIFY(!form.field->property("wrong").toBool());
        QVERIFY(!form.line->isVisible());
    }

    void widerLimitsAcceptWhatWasTyped()
    {
        const Form form;
        form.enter(QStringLiteral("24.12.2027"));
        QVERIFY(!form.field->problem().isEmpty());
        form.field->setLimits(kToday, kToday + 1000);
        QCOMPARE(form.field->problem(), QString());
        QCOMPARE(form.field->date(), QDate(2027, 12, 24));
    }

    void arrowsGoByDaysAndPageKeysByMonths()
    {
        const Form form;
        QTest::keyClick(form.field, Qt::Key_Up);
        QCOMPARE(form.field->date(), QDate(2026, 7, 11));
        QTest::keyClick(form.field, Qt::Key_PageUp);
        QCOMPARE(form.field->date(), QDate(2026, 8, 11));
        QTest::keyClick(form.field, Qt::Key_PageDown);
        QTest::keyClick(form.field, Qt::Key_Down);
        QCOMPARE(form.field->date(), kToday.date());
        QTest::keyClick(form.field, Qt::Key_Down);
        QCOMPARE(form.field->date(), kToday.date());  // the first that can be entered
        form.type(QStringLiteral("1 Aug"));
        QTest::keyClick(form.field, Qt::Key_Up);
        QCOMPARE(form.field->date(), QDate(2026, 8, 2));
    }

    void aMnemonicActsOnWhatWasTyped()
    {
        const Form form;
        QDate seen;
        QSignalSpy edited(form.field, &DateField::dateEdited);
        connect(form.button, &QPushButton::clicked, form.button,
                [&] { seen = edited.isEmpty() ? QDate() : edited.last()[0].toDate(); });
        form.type(QStringLiteral("24 Dec"));
        QTest::keyClick(form.field, Qt::Key_N, Qt::AltModifier);
        QTRY_COMPARE(seen, QDate(2026, 12, 24));
    }

    void theCalendarChoosesADate_data() { addLooks(); }
    void theCalendarChoosesADate()
    {
        const Look look(*theme_);
        const Form form;
        Calendar *calendar = form.openCalendar();
        QVERIFY(calendar);
        QCOMPARE(calendar->selectedDate(), kToday.date());
        QCOMPARE(calendar->minimumDate(), kToday.date());
        QCOMPARE(calendar->maximumDate(), (kToday + 365).date());
        QCOMPARE(calendar->firstDayOfWeek(), Qt::Monday);
        for (const Qt::DayOfWeek day : {Qt::Saturday, Qt::Sunday}) {
            QCOMPARE(calendar->weekdayTextFormat(day).foreground().color(), theme_->colors().text);
        }
        QTRY_VERIFY(QApplication::activePopupWidget());
        calendar->setSelectedDate(QDate(2026, 7, 20));
        QTest::keyClick(calendar->focusProxy() ? calendar->focusProxy() : calendar, Qt::Key_Return);
        QTRY_VERIFY(!form.field->findChild<CalendarPopup *>());
        QCOMPARE(form.field->date(), QDate(2026, 7, 20));
    }

    void escapeClosesTheCalendar()
    {
        const Form form;
        Calendar *calendar = form.openCalendar();
        QVERIFY(calendar);
        calendar->setSelectedDate(QDate(2026, 7, 20));
        QTest::keyClick(calendar->focusProxy() ? calendar->focusProxy() : calendar, Qt::Key_Escape);
        QTRY_VERIFY(!form.field->findChild<CalendarPopup *>());
        QCOMPARE(form.field->date(), kToday.date());
    }

    void aTypedCheckInMovesTheStay()
    {
        StayFields fields;
        fields.setLimits(kToday, kToday + 365);
        fields.setToday(kToday);
        fields.setStay(Stay(kToday, 3));
        fields.show();
        QSignalSpy changed(&fields, &StayFields::changed);
        auto *in = fields.findChild<DateField *>(QStringLiteral("checkIn"));
        auto *out = fields.findChild<DateField *>(QStringLiteral("checkOut"));
        in->selectAll();
        QTest::keyClicks(in, QStringLiteral("31Aug"));
        QTest::keyClick(in, Qt::Key_Return);
        QCOMPARE(fields.stay(), Stay(Night::of(2026, 8, 31), 3));
        QCOMPARE(out->date(), QDate(2026, 9, 3));
        QCOMPARE(changed.count(), 1);
        out->selectAll();
        QTest::keyClicks(out, QStringLiteral("31 Sep"));
        QVERIFY(!fields.commit());
        QVERIFY(!fields.isValid());
        QVERIFY(fields.findChild<QLabel *>(QStringLiteral("dateProblem"))->isVisible());
        fields.setWrong({});
        QVERIFY(out->property("wrong").toBool());  // still not a date
        QCOMPARE(fields.stay(), Stay(Night::of(2026, 8, 31), 3));
        // Another arrival leaves it as typed, another stay does not.
        fields.findChild<QSpinBox *>(QStringLiteral("nights"))->setValue(2);
        QCOMPARE(out->text(), QStringLiteral("31 Sep"));
        QCOMPARE(fields.stay(), Stay(Night::of(2026, 8, 31), 2));
        fields.setStay(Stay(kToday, 3));
        QVERIFY(fields.isValid());
        QCOMPARE(out->date(), (kToday + 3).date());
    }
};

QTEST_MAIN(TestDateField)
#include "test_date_field.moc"
