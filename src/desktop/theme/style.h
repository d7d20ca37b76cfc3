// SPDX-License-Identifier: GPL-3.0-or-later
// Assigns a role of the design ("a card", "the primary button") to a plain Qt widget; the style
// sheet does the rest. Use these functions instead of separate style sheets.
#pragma once

#include "desktop/theme/colors.h"

#include <QtCore/QSize>
#include <QtCore/QString>

class QAbstractButton;
class QAbstractItemView;
class QBoxLayout;
class QButtonGroup;
class QCompleter;
class QFontMetricsF;
class QFrame;
class QLabel;
class QPainter;
class QPushButton;
class QRectF;
class QToolButton;
class QWidget;

namespace roomrack::desktop::style {

// Containers
QFrame *card(QWidget *parent = nullptr);  ///< white, hairline border, rounded by 8
QWidget *cardHeader(const QString &title, QLabel **right = nullptr, QWidget *parent = nullptr);
QFrame *hairline(QWidget *parent = nullptr);  ///< a horizontal line of one pixel

// Buttons
void primary(QPushButton *button);             ///< the main action of a page or dialog
void plain(QPushButton *button);               ///< no longer primary
void danger(QPushButton *button);              ///< destructive action
void more(QPushButton *button);                ///< adds a card below the others
void flat(QAbstractButton *button);            ///< no border until hovered
void emphasize(QPushButton *button, bool on);  ///< semibold text
void small(QAbstractButton *button);           ///< 24 high, inside rows
/// Sets the text that a button in the window's bar shows if the bar is too narrow.
void shorten(QPushButton *button, const QString &shortText);
/// The size of a button whose size for its present text is `hint`, with room for a text of
/// `textWidth` pixels.
QSize withRoomFor(int textWidth, const QPushButton &button, QSize hint);
/// Adjacent buttons in one frame, exactly one of them checked.
QFrame *segments(QWidget *parent = nullptr);
/// `id`: in the group of the buttons.
QPushButton *addSegment(QFrame *segments, int id, const QString &text, const QString &name = {});
int segmentWidth(const QString &text);  ///< of a segment that is checked
QButtonGroup *groupOf(const QFrame *segments);
void setSegmentText(QAbstractButton *button, const QString &text);
/// In an exclusive group, Tab stops at the checked button; arrow keys reach the others. (Qt stops
/// at the button that had the focus last.)
void tabToChosen(QButtonGroup *group);

// Texts
QLabel *text(const QString &text, QWidget *parent = nullptr);    ///< body, 13
QLabel *strong(const QString &text, QWidget *parent = nullptr);  ///< body, semibold
QLabel *muted(const QString &text, QWidget *parent = nullptr);   ///< second line, 12, muted
QLabel *title(const QString &text, QWidget *parent = nullptr);   ///< of a dialog or a page, 16
QLabel *figure(const QString &text, QWidget *parent = nullptr);  ///< big number, 20, bold
/// A rounded label in a tone ("Confirmed"); change it with setTone().
QLabel *badge(const QString &text, Tone tone, QWidget *parent = nullptr);
/// Also for plain labels: good, bad and muted texts.
void setTone(QWidget *widget, Tone tone);
/// Marks an input as invalid (red border) or valid; the reason is shown in a label beside it.
void setWrong(QWidget *input, bool wrong);

/// Escapes text for a tool tip, which would otherwise interpret it as HTML.
QString tip(const QString &text);

// Tables: rows of 30, hairlines, no grid, header row muted, whole rows selected
void table(QAbstractItemView *view);
/// The list of a completer, in the style of the list of a combo box.
void suggestions(QCompleter *completer);
/// The same of any list that opens below a field.
void suggestions(QAbstractItemView *list);
/// Makes a row the current one. QTableView::selectRow() fails in right-to-left layouts if the
/// columns fill the table (Qt 6.4: it looks for a column just beyond the edge).
void chooseRow(QAbstractItemView *view, int row);

// For custom painting: paints a badge in the style of badge(), as wide as its text; returns its
// rectangle.
QRectF paintBadge(QPainter *painter, const QRectF &area, const QString &text, const Pair &pair,
                  Qt::Alignment align = Qt::AlignVCenter | Qt::AlignLeft);
int badgeWidth(const QString &text);  ///< of a painted badge, whose text is then whole
/// Paints text with digits of equal width, so that columns of numbers align in any font.
qreal tabularWidth(const QFontMetricsF &metrics, const QString &text);
void paintTabular(QPainter *painter, const QRectF &area, Qt::Alignment align, const QString &text);

// Distances in pixels
inline constexpr int kMargin = 14;   ///< around a page
inline constexpr int kGap = 12;      ///< between cards
inline constexpr int kSmallGap = 8;  ///< between buttons
inline constexpr int kPadding = 12;  ///< inside a card
inline constexpr int kRadius = 8;
inline constexpr int kRow = 30;  ///< height of a table's row
/// Sortable headings reserve this width for the arrow at their end; the figures below are aligned
/// with the heading's text.
inline constexpr int kSortArrow = 9;

/// A layout of `widget` without margins.
template <typename Layout>
Layout *withoutMargins(QWidget *widget)
{
    auto *layout = new Layout(widget);
    layout->setContentsMargins(0, 0, 0, 0);
    return layout;
}

}  // namespace roomrack::desktop::style
