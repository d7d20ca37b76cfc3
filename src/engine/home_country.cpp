// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/home_country.h"

#include <QtCore/QLocale>
#include <QtCore/QTimeZone>

namespace roomrack::engine {

QString homeCountry(const QString &timeZone)
{
    if (timeZone.isEmpty()) return {};
    return QLocale::territoryToCode(QTimeZone(timeZone.toLatin1()).territory());
}

}  // namespace roomrack::engine
