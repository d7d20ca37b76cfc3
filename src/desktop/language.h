// SPDX-License-Identifier: GPL-3.0-or-later
// The language of the window: the system's, or the one that was asked for. Sets how numbers and
// dates are written, and loads our words and Qt's own.
#pragma once

#include "core/error.h"

#include <QtCore/QLocale>
#include <QtCore/QStringList>

class QCoreApplication;
class QSettings;

namespace roomrack::desktop {

/// The locale for `wanted` ("de", "de_AT", "en-GB"); `system` where nothing is wanted, and where
/// it speaks the wanted language already (its country then decides over dates and money). A
/// language that is not there is an error on field "language" that names those that are.
Result<QLocale> localeFor(const QString &wanted, const QLocale &system);

/// What the person wants by the settings: a language for localeFor(), or empty for the system's.
QString savedLanguage(const QSettings &settings);
void saveLanguage(QSettings &settings, const QString &language);

/// Makes `locale` the program's. English speaks where the locale's language is not there. May be
/// called again to change; windows that are open keep their words until they are made anew.
void speak(QCoreApplication &app, const QLocale &locale);

}  // namespace roomrack::desktop
