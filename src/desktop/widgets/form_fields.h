// SPDX-License-Identifier: GPL-3.0-or-later
// What the forms of ui/ share once they are set up: names that are unique in the window, the input
// that an error names, and one signal for all inputs.
#pragma once

#include <QtCore/QList>
#include <QtCore/QString>

#include <functional>

class QObject;
class QWidget;

namespace roomrack::desktop {

/// Prefixes the names of a form's widgets: "city" becomes "settings.city".
void nameFields(QWidget *form, const QString &prefix);
/// The named line edits (except read-only ones), lists, spin boxes and check boxes.
QList<QWidget *> inputsOf(const QWidget *form);
/// The input that the field of an error names: "booking window" is the input "bookingWindow". Null
/// if there is none.
QWidget *inputOf(const QWidget *form, const QString &field);
/// Calls `edited` when an input of the form changes, whether typed or set.
void whenEdited(QWidget *form, QObject *context, const std::function<void()> &edited);

}  // namespace roomrack::desktop
