// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/widgets/enter_moves_on.h"

#include <QtGui/QKeyEvent>
#include <QtWidgets/QAbstractItemView>
#include <QtWidgets/QAbstractSpinBox>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QCompleter>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QRadioButton>

#include <utility>

namespace roomrack::desktop {

namespace {

bool isStop(const QWidget *w)
{
    return qobject_cast<const QLineEdit *>(w) || qobject_cast<const QComboBox *>(w)
           || qobject_cast<const QAbstractSpinBox *>(w) || qobject_cast<const QCheckBox *>(w)
           || qobject_cast<const QRadioButton *>(w) || qobject_cast<const QAbstractItemView *>(w);
}

/// Whether Tab stops at it. The line edit inside a list or a spin box is part of that field.
bool takesFocus(const QWidget *w)
{
    return w->isVisible() && w->isEnabled() && (w->focusPolicy() & Qt::TabFocus)
           && !w->focusProxy();
}

}  // namespace

EnterMovesOn::EnterMovesOn(QWidget *form, QWidget *last) : QObject(form), form_(form), last_(last)
{
    form->installEventFilter(this);
    for (QWidget *child : form->findChildren<QWidget *>()) {
        // The lists that fields open are windows of their own.
        const bool inside = child->window() == form->window();
        if (inside && (isStop(child) || qobject_cast<QPushButton *>(child)))
            child->installEventFilter(this);
        if (const auto *edit = qobject_cast<QLineEdit *>(child)) watchSuggestions(edit);
    }
    // A button may be outside the form.
    if (qobject_cast<QPushButton *>(last)) last->installEventFilter(this);
}

/// While suggestions are shown, the keys go to their popup.
void EnterMovesOn::watchSuggestions(const QLineEdit *edit)
{
    QCompleter *completer = edit->completer();
    if (!completer || completer->completionMode() == QCompleter::InlineCompletion) return;
    completer->popup()->installEventFilter(this);
    completers_ << completer;
}

void EnterMovesOn::install(QWidget *form, QWidget *last)
{
    new EnterMovesOn(form, last);
}

bool EnterMovesOn::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::KeyPress) return QObject::eventFilter(watched, event);
    const auto *key = static_cast<QKeyEvent *>(event);
    const bool enter = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
    if (!enter || (key->modifiers() & ~Qt::KeypadModifier)) return false;
    // A key that is held down must not go through the form and press its button.
    if (key->isAutoRepeat()) return true;
    for (QCompleter *completer : std::as_const(completers_)) {
        if (completer && watched == completer->popup()) return enterInSuggestions(completer, event);
    }
    return enterAt(watched == form_ ? form_->window()->focusWidget()
                                    : static_cast<QWidget *>(watched));
}

/// The completer takes the selected suggestion, if any, and closes its popup.
bool EnterMovesOn::enterInSuggestions(QObject *completer, QEvent *event)
{
    const QPointer<QCompleter> alive(static_cast<QCompleter *>(completer));
    completer->eventFilter(alive->popup(), event);
    event->accept();
    if (!alive || alive->popup()->isVisible()) return true;
    QWidget *field = alive->widget();
    if (field && field->window()->focusWidget() == field) enterAt(field);
    return true;
}

/// Whether the key was used up.
bool EnterMovesOn::enterAt(QWidget *at)
{
    if (!at) return false;
    if (auto *button = qobject_cast<QPushButton *>(at)) {
        button->click();
        return true;
    }
    // From the editor of a cell: the delegate takes the value and closes the editor.
    const auto *view = qobject_cast<QAbstractItemView *>(at);
    if (view && !view->hasFocus() && view->isAncestorOf(view->window()->focusWidget())) return true;
    QWidget *next = fieldAfter(at);
    if (!next) next = last_;
    if (!next) return false;
    next->setFocus(Qt::TabFocusReason);
    return true;
}

QWidget *EnterMovesOn::fieldAfter(QWidget *at) const
{
    const QWidget *window = form_->window();
    for (QWidget *w = at->nextInFocusChain(); w != at && w != window; w = w->nextInFocusChain()) {
        const bool inside = at->isAncestorOf(w);
        if (!inside && form_->isAncestorOf(w) && isStop(w) && takesFocus(w)) return w;
    }
    return nullptr;
}

}  // namespace roomrack::desktop

#include "moc_enter_moves_on.cpp"
