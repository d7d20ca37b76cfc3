// SPDX-License-Identifier: GPL-3.0-or-later
// Says what a plain Qt widget is in the design ("a card", "the primary button"); the style sheet
// does the rest. Use these instead of style sheets of your own.
#pragma once

#include "desktop/theme/colors.h"

#include <QtCore/QString>

class QAbstractButton;
class QAbstractItemView;
class QBoxLayout;
class QButtonGroup;
class QFrame;
class QLabel;
class QPainter;
class QPushButton;
class QRectF;
class QToolButton;
class QWidget;

namespace roomrack::desktop::look {

// Containers
QFrame *card(QWidget *parent = nullptr);  ///< white, hairline border, rounded by 8
QWidget *cardHeader(const QString &title, QLabel **right = nullptr, QWidget *parent = nullptr);
QFrame *hairline(QWidget *parent = nullptr);  ///< a horizontal line of one pixel

// Buttons
void primary(QPushButton *button);    ///< the one thing to do here
void plain(QPushButton *button);      ///< primary no more
void danger(QPushButton *button);     ///< destroys something
void more(QPushButton *button);       ///< adds another one to the cards above
void flat(QAbstractButton *button);   ///< no border until hovered
void small(QAbstractButton *button);  ///< 24 high, inside rows
/// What a button in the window's bar says where the bar is too narrow for all it has.
void shorten(QPushButton *button, const QString &shortText);
/// Buttons side by side in one frame, exactly one of them chosen (add checkable ones).
QFrame *segments(QWidget *parent = nullptr);
void addSegment(QFrame *segments, QAbstractButton *button);
void setSegmentText(QAbstractButton *button, const QString &text);
/// Of buttons of which one is chosen, Tab stops at that one; arrows go to the others. (Qt stops at
/// whichever had the keys last.)
void tabToChosen(QButtonGroup *group);

// Texts
QLabel *text(const QString &text, QWidget *parent = nullptr);    ///< body, 13
QLabel *strong(const QString &text, QWidget *parent = nullptr);  ///< body, semibold
QLabel *muted(const QString &text, QWidget *parent = nullptr);   ///< second line, 12, muted
QLabel *title(const QString &text, QWidget *parent = nullptr);   ///< of a dialog or a page, 16
QLabel *figure(const QString &text, QWidget *parent = nullptr);  ///< big number, 20, bold
/// A rounded label in a tone ("Confirmed"); setTone() changes it later.
QLabel *badge(const QString &text, Tone tone, QWidget *parent = nullptr);
/// Also colours plain labels: good, bad and muted texts.
void setTone(QWidget *widget, Tone tone);
/// Marks an input as wrong (red border) or right again; the reason goes into a label beside it.
void setWrong(QWidget *input, bool wrong);

/// For tool tips, which would take what people typed for HTML.
QString tip(const QString &text);

// Tables: rows of 30, hairlines, no grid, header row muted, whole rows selected
void table(QAbstractItemView *view);
/// Makes a row the current one. QTableView::selectRow() does not, right to left, where the columns
/// fill the table (Qt 6.4: it looks for a column just beyond the edge).
void chooseRow(QAbstractItemView *view, int row);

// For those who paint: a badge as badge() draws it, as wide as its text; returns its rectangle.
QRectF paintBadge(QPainter *painter, const QRectF &area, const QString &text, const Pair &pair,
                  Qt::Alignment align = Qt::AlignVCenter | Qt::AlignLeft);
/// Text whose digits are all equally wide, so that columns of numbers line up in any font.
void paintTabular(QPainter *painter, const QRectF &area, Qt::Alignment align, const QString &text);

// Distances in pixels
inline constexpr int kMargin = 14;   ///< around a page
inline constexpr int kGap = 12;      ///< between cards
inline constexpr int kSmallGap = 8;  ///< between buttons
inline constexpr int kPadding = 12;  ///< inside a card
inline constexpr int kRadius = 8;
inline constexpr int kRow = 30;  ///< height of a table's row
/// Headings that sort keep room for the arrow at their end; figures below them end where they do.
inline constexpr int kSortArrow = 9;

}  // namespace roomrack::desktop::look
