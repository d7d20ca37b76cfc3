// SPDX-License-Identifier: GPL-3.0-or-later
// The language of the window: the system's or the one from the settings. Sets the format of numbers
// and dates, and loads the translations of the program and of Qt.
#pragma once

#include "core/error.h"

#include <QtCore/QLocale>
#include <QtCore/QStringList>

class QCoreApplication;
class QSettings;

namespace roomrack::desktop {

/// Returns the locale for `wanted` ("de", "de_AT", "en-GB"). Returns `system` if `wanted` is empty
/// or is the language of `system`, whose country then decides the format of dates and money. A
/// language without a translation is an error on field "language" that lists the available ones.
Result<QLocale> localeFor(const QString &wanted, const QLocale &system);

/// Returns the language from the settings, for localeFor(); empty: the system's.
QString savedLanguage(const QSettings &settings);
void saveLanguage(QSettings &settings, const QString &language);

/// The locale of a window: that of `asked`, a language for localeFor() from the command line, or
/// if it is empty, of the language in the window's settings.
QLocale windowLocale(const QString &asked, const QSettings &settings, const QLocale &system);

/// The name of a window's action that replaces it by a new window with the same hotel, in the
/// language of the settings.
inline const QString kRestartAction = QStringLiteral("restart");

/// The language of the texts for `locale`: "en" if its language has no translation.
QString spokenLanguage(const QLocale &locale);

/// Makes `locale` the program's locale. Texts are English if the locale's language has no
/// translation. May be called again to change it; open windows keep their texts until they are
/// recreated.
void speak(QCoreApplication &app, const QLocale &locale);

}  // namespace roomrack::desktop
