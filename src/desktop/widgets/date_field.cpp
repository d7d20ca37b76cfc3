// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/widgets/date_field.h"

#include "desktop/theme/style.h"
#include "desktop/widgets/calendar_popup.h"
#include "desktop/words/stay_words.h"

#include <QtGui/QAction>
#include <QtGui/QFontMetrics>
#include <QtGui/QIcon>
#include <QtGui/QKeyEvent>
#include <QtWidgets/QStyle>
#include <QtWidgets/QStyleOptionFrame>
#include <QtWidgets/QToolButton>

#include <algorithm>

namespace roomrack::desktop {

namespace {

constexpr int kLongest = 60;
constexpr int kLeastWidth = 152;
constexpr int kTextMargins = 4;  ///< of QLineEdit, left and right of the text
constexpr int kIconGap = 6;      ///< of QLineEdit, around the icon of an action

/// The width of the longest date: every month with every weekday.
int widestDate(const QFontMetrics &metrics, const QLocale &locale, const QString &format)
{
    int widest = 0;
    for (int month = 1; month <= 12; ++month) {
        for (int day = 20; day < 27; ++day) {
            const QString text = locale.toString(QDate(2026, month, day), format);
            widest = std::max(widest, metrics.horizontalAdvance(text));
        }
    }
    return widest;
}

/// Keys that may trigger an action elsewhere in the window: mnemonics and function keys.
bool actsElsewhere(const QKeyEvent *event)
{
    const Qt::KeyboardModifiers held = event->modifiers() & ~Qt::KeypadModifier;
    return (held == Qt::AltModifier && event->key() != Qt::Key_Alt)
           || (event->key() >= Qt::Key_F1 && event->key() <= Qt::Key_F35);
}

}  // namespace

DateField::DateField(QWidget *parent)
    : QLineEdit(parent), date_(2000, 1, 1), first_(1990, 1, 1), last_(2100, 12, 31)
{
    setMaxLength(kLongest);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    QAction *open =
        addAction(QIcon(QStringLiteral(":/style/calendar.svg")), QLineEdit::TrailingPosition);
    open->setToolTip(tr("Open calendar (Alt+Down)"));
    for (auto *button : findChildren<QToolButton *>())
        button->setAccessibleName(tr("Open calendar"));
    connect(open, &QAction::triggered, this, &DateField::openCalendar);
    connect(this, &QLineEdit::textEdited, this, [this] { setProblem({}); });
    connect(this, &QLineEdit::editingFinished, this, &DateField::commit);
    showDate();
    fitWidth();
    explain();
}

/// No date is cut off in the locale and font of the field.
void DateField::fitWidth()
{
    QStyleOptionFrame option;
    initStyleOption(&option);
    const int icon = style()->pixelMetric(QStyle::PM_LineEditIconSize, &option, this)
                     + style()->pixelMetric(QStyle::PM_LineEditIconMargin, &option, this)
                     + kIconGap;
    const int inside = widestDate(fontMetrics(), locale(), format()) + kTextMargins + icon + 1;
    const QSize all =
        style()->sizeFromContents(QStyle::CT_LineEdit, &option, QSize(inside, 0), this);
    setMinimumWidth(std::max(kLeastWidth, all.width()));
}

/// The tool tip: what is wrong, else what can be entered.
void DateField::explain()
{
    setToolTip(problem_.isEmpty() ? tr("A date such as 24 Dec, 24.12. or 2026-12-24, a weekday, or "
                                       "+30 for 30 days from today")
                                  : style::tip(problem_));
}

QDate DateField::date() const
{
    if (!isTyped()) return date_;
    const auto night = read();
    return night ? night->date() : date_;
}

void DateField::setDate(QDate date, Refused text)
{
    if (!date.isValid()) return;
    if (text == Refused::Replace || problem_.isEmpty()) return take(date, false);
    const bool moved = date != date_;
    date_ = date;
    shown_ = locale().toString(date_, format());
    if (moved) emit dateChanged(date);
}

void DateField::setToday(Night today, YearlessDate yearless)
{
    today_ = today.date();
    yearless_ = yearless;
}

void DateField::setLimits(Night first, Night last)
{
    first_ = first.date();
    last_ = std::max(first_, last.date());
    if (!problem_.isEmpty()) commit();
}

Result<Night> DateField::read() const
{
    const auto today = Night::fromDate(today_.isValid() ? today_ : date_);
    const auto night = parseDate(text(), today, locale(), yearless_);
    if (!night || (night->date() >= first_ && night->date() <= last_)) return night;
    return fail(ErrorCode::Invalid, {},
                tr("Enter a date from %1 to %2.")
                    .arg(dateText(Night::fromDate(first_), locale()),
                         dateText(Night::fromDate(last_), locale())));
}

bool DateField::commit()
{
    if (!isTyped()) {
        setProblem({});
        return true;
    }
    const auto night = read();
    if (!night) {
        setProblem(night.error().text());
        return false;
    }
    take(night->date(), true);
    return true;
}

QString DateField::firstProblem(std::initializer_list<DateField *> fields)
{
    QString first;
    for (DateField *field : fields) {
        if (!field->commit() && first.isEmpty()) first = field->problem();
    }
    return first;
}

void DateField::take(QDate date, bool byUser)
{
    const bool moved = date != date_;
    date_ = date;
    showDate();
    setProblem({});
    if (!moved) return;
    emit dateChanged(date);
    if (byUser) emit dateEdited(date);
}

QString DateField::format()
{
    return tr("ddd d MMM yyyy", "date format of an input");
}

void DateField::showDate()
{
    shown_ = locale().toString(date_, format());
    setText(shown_);
    if (hasFocus()) selectAll();
}

void DateField::setProblem(const QString &problem)
{
    if (problem == problem_) return;
    problem_ = problem;
    style::setWrong(this, !problem.isEmpty());
    setAccessibleDescription(problem);
    explain();
    emit problemChanged(problem);
}

void DateField::step(QDate to)
{
    if (isReadOnly() || !commit()) return;
    take(std::clamp(to, first_, last_), true);
}

void DateField::openCalendar()
{
    if (!isEnabled() || isReadOnly()) return;
    commit();
    auto *popup = new CalendarPopup(date_, first_, last_, this);
    connect(popup, &CalendarPopup::chosen, this, [this](QDate date) { take(date, true); });
    popup->openUnder(this);
}

bool DateField::event(QEvent *event)
{
    // The action of a shortcut acts on what was typed.
    if (event->type() == QEvent::ShortcutOverride && isTyped()
        && actsElsewhere(static_cast<QKeyEvent *>(event))) {
        commit();
    }
    const bool done = QLineEdit::event(event);
    if (event->type() == QEvent::Polish) fitWidth();
    return done;
}

void DateField::changeEvent(QEvent *event)
{
    QLineEdit::changeEvent(event);
    if (event->type() == QEvent::LocaleChange && !isTyped()) showDate();
    if (event->type() == QEvent::LocaleChange || event->type() == QEvent::FontChange) fitWidth();
}

void DateField::keyPressEvent(QKeyEvent *event)
{
    const Qt::KeyboardModifiers held = event->modifiers() & ~Qt::KeypadModifier;
    const int key = event->key();
    if (held == Qt::AltModifier && key == Qt::Key_Down) return openCalendar();
    if (held != Qt::NoModifier) return QLineEdit::keyPressEvent(event);
    switch (key) {
    case Qt::Key_Up: return step(date().addDays(1));
    case Qt::Key_Down: return step(date().addDays(-1));
    case Qt::Key_PageUp: return step(date().addMonths(1));
    case Qt::Key_PageDown: return step(date().addMonths(-1));
    case Qt::Key_Return:
    case Qt::Key_Enter:
        // Enter takes the date; only another Enter goes on to the dialog.
        if (!isTyped()) break;
        commit();
        return;
    case Qt::Key_Escape:
        if (!isTyped()) break;
        setDate(date_);
        return;
    default: break;
    }
    QLineEdit::keyPressEvent(event);
}

}  // namespace roomrack::desktop

#include "moc_date_field.cpp"
