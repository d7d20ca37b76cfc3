// SPDX-License-Identifier: GPL-3.0-or-later
// A card with a table, and words in its place where there is nothing to show.
#pragma once

#include <QtCore/QString>

class QFrame;
class QLabel;
class QLayout;
class QWidget;

namespace roomrack::desktop {

/// `bar`: buttons below the table; may be null.
QFrame *tableCard(const QString &title, QLabel **state, QWidget *table, QLabel *instead,
                  QLayout *bar = nullptr);
/// The table where the text is empty, and else the text.
void showOr(QWidget *table, QLabel *instead, const QString &text);

}  // namespace roomrack::desktop
