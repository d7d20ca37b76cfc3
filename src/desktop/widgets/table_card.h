// SPDX-License-Identifier: GPL-3.0-or-later
// A card with a table, and words in its place where there is nothing to show.
#pragma once

#include <QtCore/QList>
#include <QtCore/QString>

class QFrame;
class QLabel;
class QLayout;
class QPushButton;
class QWidget;

namespace roomrack::desktop {

/// `bar`: buttons below the table; may be null.
QFrame *tableCard(const QString &title, QLabel **state, QWidget *table, QLabel *instead,
                  QLayout *bar = nullptr);
/// A bar below such a table: what came of something, and buttons at its end.
QLayout *tableBar(QLabel *said, const QList<QPushButton *> &buttons);
/// The table where the text is empty, and else the text.
void showOr(QWidget *table, QLabel *instead, const QString &text);

}  // namespace roomrack::desktop
