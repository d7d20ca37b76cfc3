// SPDX-License-Identifier: GPL-3.0-or-later
// Where the controls of a dialog are: a message that appears must not move them under the mouse.
#pragma once

#include "support/patience.h"

#include <QtCore/QMap>
#include <QtCore/QRect>
#include <QtWidgets/QAbstractButton>
#include <QtWidgets/QAbstractSpinBox>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPlainTextEdit>

namespace roomrack::tests {

using Places = QMap<const QWidget *, QRect>;

/// The visible controls of the window, where they are after its pending layouts.
inline Places placesOf(const QWidget &window)
{
    handlePosted();
    Places places;
    for (const QWidget *w : window.findChildren<QWidget *>()) {
        const bool control =
            qobject_cast<const QAbstractButton *>(w) || qobject_cast<const QLineEdit *>(w)
            || qobject_cast<const QComboBox *>(w) || qobject_cast<const QAbstractSpinBox *>(w)
            || qobject_cast<const QPlainTextEdit *>(w);
        if (control && w->isVisible() && w->window() == &window)
            places[w] = QRect(w->mapTo(&window, QPoint()), w->size());
    }
    return places;
}

/// Those that are shown now as well, and elsewhere or in another size; empty: none.
inline QString movedSince(const Places &before, const QWidget &window)
{
    const Places now = placesOf(window);
    QStringList moved;
    for (auto one = now.begin(); one != now.end(); ++one) {
        const auto was = before.constFind(one.key());
        if (was == before.cend() || *was == *one) continue;
        const auto text = [](const QRect &r) {
            return QStringLiteral("%1,%2 %3x%4")
                .arg(r.x())
                .arg(r.y())
                .arg(r.width())
                .arg(r.height());
        };
        moved << QStringLiteral("%1: %2, was %3")
                     .arg(one.key()->objectName(), text(*one), text(*was));
    }
    return moved.join(u'\n');
}

}  // namespace roomrack::tests
