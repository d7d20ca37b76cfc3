// SPDX-License-Identifier: GPL-3.0-or-later
// Input of a date: a line that accepts the texts of words/typed_date.h and shows the weekday, and a
// calendar. Text that is not a date, or a date outside the limits, stays as typed and is marked as
// wrong; the date keeps its last valid value. Up and Down change it by a day, Page Up and Page Down
// by a month; Alt+Down opens the calendar.
#pragma once

#include "core/night.h"
#include "desktop/words/typed_date.h"

#include <QtWidgets/QLineEdit>

#include <initializer_list>

namespace roomrack::desktop {

class DateField final : public QLineEdit {
    Q_OBJECT

public:
    /// What becomes of a text that was refused. Kept, it stays marked until the user corrects it.
    enum class Refused : quint8 { Replace, Keep };

    explicit DateField(QWidget *parent = nullptr);

    /// The date as typed, also before Enter; if the text is not valid, the last valid date.
    QDate date() const;
    Night night() const { return Night::fromDate(date()); }
    /// Replaces what was typed. Dates outside the limits are accepted from the program.
    void setDate(QDate date, Refused text = Refused::Replace);
    /// The date to which "+30", "today" and dates without a year refer; until then, the field's
    /// own date.
    void setToday(Night today, YearlessDate yearless = YearlessDate::Next);
    /// The first and last date that can be entered (default: 1990 to 2100). Keeps the date.
    void setLimits(Night first, Night last);
    void setEarliest(Night first) { setLimits(first, Night::fromDate(last_)); }

    /// Takes what was typed, as Enter does. False: it is not valid, see problem().
    bool commit();
    /// Why the text is not a valid date, and what is; empty if it is one. Set by commit().
    QString problem() const { return problem_; }
    /// Commits all fields; the first problem.
    static QString firstProblem(std::initializer_list<DateField *> fields);
    /// Opens the calendar, as the button and Alt+Down do.
    void openCalendar();

signals:
    /// The date changed, by the user or the program.
    void dateChanged(QDate date);
    /// The user changed the date.
    void dateEdited(QDate date);
    void problemChanged(const QString &problem);

protected:
    bool event(QEvent *event) override;
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    bool isTyped() const { return text() != shown_; }
    Result<Night> read() const;
    void take(QDate date, bool byUser);
    void step(QDate to);
    static QString format();
    void showDate();
    void fitWidth();
    void explain();
    void setProblem(const QString &problem);
    QDate date_;
    QDate today_;
    QDate first_, last_;
    YearlessDate yearless_ = YearlessDate::Next;
    QString shown_;  ///< text of date_
    QString problem_;
};

}  // namespace roomrack::desktop
