// SPDX-License-Identifier: GPL-3.0-or-later
// A card with a table, and a message in its place if it is empty.
#pragma once

#include <QtCore/QList>
#include <QtCore/QString>

class QFrame;
class QLabel;
class QLayout;
class QPushButton;
class QWidget;

namespace roomrack::desktop {

/// `bar`: the buttons below the table; may be null.
QFrame *tableCard(const QString &title, QLabel **state, QWidget *table, QLabel *instead,
                  QLayout *bar = nullptr);
/// A bar below such a table: the result of an action, and trailing buttons.
QLayout *tableBar(QLabel *said, const QList<QPushButton *> &buttons);
/// Shows the message if the text is not empty, else the table.
void showOr(QWidget *table, QLabel *instead, const QString &text);

}  // namespace roomrack::desktop
