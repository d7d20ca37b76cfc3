// SPDX-License-Identifier: GPL-3.0-or-later
// Enter in a field of a form goes to the next field instead of pressing the dialog's default
// button: a form that is only half filled in neither creates nor cancels anything.
#pragma once

#include <QtCore/QList>
#include <QtCore/QObject>
#include <QtCore/QPointer>

class QCompleter;
class QLineEdit;
class QWidget;

namespace roomrack::desktop {

class EnterMovesOn final : public QObject {
    Q_OBJECT

public:
    /// Call after the fields of `form` were created; it owns the filter. Enter goes through its
    /// visible fields in Tab order and presses a focused button. From the last field, Enter focuses
    /// `last`: the button that confirms, or what follows in a form of several parts.
    static void install(QWidget *form, QWidget *last);

    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    EnterMovesOn(QWidget *form, QWidget *last);
    void watchSuggestions(const QLineEdit *edit);
    bool enterInSuggestions(QObject *completer, QEvent *event);
    bool enterAt(QWidget *at);
    QWidget *fieldAfter(QWidget *at) const;

    QWidget *form_;
    QPointer<QWidget> last_;
    QList<QPointer<QCompleter>> completers_;
};

}  // namespace roomrack::desktop
