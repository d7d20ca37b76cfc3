// SPDX-License-Identifier: GPL-3.0-or-later
// Checks of the window for users without a mouse and users of screen readers.
#pragma once

#include <QtTest/QTest>
#include <QtWidgets/QAbstractButton>
#include <QtWidgets/QAbstractItemView>
#include <QtWidgets/QAbstractSpinBox>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>

namespace roomrack::tests {

/// Moves the focus to the target with the Tab key.
inline bool tabTo(QWidget *target)
{
    if (!target) return false;
    const QWidget *window = target->window();
    for (int i = 0; i < 200 && window->focusWidget() != target; ++i)
        QTest::keyClick(window->focusWidget() ? window->focusWidget() : target->window(),
                        Qt::Key_Tab);
    return window->focusWidget() == target;
}

inline bool press(QWidget *button)
{
    if (!tabTo(button)) return false;
    QTest::keyClick(button, Qt::Key_Space);
    return true;
}

/// Replaces what an input holds.
inline void retype(QWidget *input, const char *text)
{
    QVERIFY(tabTo(input));
    QTest::keyClick(input, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(input, QString::fromLatin1(text));
}

/// The visible controls without an accessible name.
inline QStringList namelessControls(const QWidget &window)
{
    const auto labelled = [&window](const QWidget *control) {
        for (const QLabel *label : window.findChildren<QLabel *>()) {
            if (label->buddy() == control) return true;
        }
        return false;
    };
    QStringList nameless;
    for (const QWidget *w : window.findChildren<QWidget *>()) {
        const auto *button = qobject_cast<const QAbstractButton *>(w);
        const bool input = qobject_cast<const QLineEdit *>(w) || qobject_cast<const QComboBox *>(w)
                           || qobject_cast<const QAbstractSpinBox *>(w)
                           || qobject_cast<const QAbstractItemView *>(w);
        if (!w->isVisible() || w->focusPolicy() == Qt::NoFocus || (!button && !input)) continue;
        // Internal parts of Qt's own controls.
        if (qobject_cast<const QAbstractSpinBox *>(w->parentWidget())
            || qobject_cast<const QComboBox *>(w->parentWidget()))
            continue;
        const bool named = !w->accessibleName().isEmpty() || (button && !button->text().isEmpty());
        if (!named && !labelled(w))
            nameless << QStringLiteral("%1 %2").arg(
                QString::fromLatin1(w->metaObject()->className()), w->objectName());
    }
    return nameless;
}

/// The visible buttons whose text is cut off.
inline QStringList cutButtons(const QWidget &window)
{
    QStringList cut;
    for (const auto *button : window.findChildren<QAbstractButton *>()) {
        QString plain = button->text();
        plain.remove(QLatin1Char('&'));
        if (button->isVisible() && button->width() < button->fontMetrics().horizontalAdvance(plain))
            cut << plain;
    }
    return cut;
}

}  // namespace roomrack::tests
