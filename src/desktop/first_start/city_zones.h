// SPDX-License-Identifier: GPL-3.0-or-later
// The cities that name IANA time zones and other large cities, with their countries; and what
// follows from a zone. No widgets.
#pragma once

#include <QtCore/QLocale>
#include <QtCore/QString>
#include <QtCore/QStringList>

#include <vector>

namespace roomrack::desktop {

struct CityZone {
    QString city;     ///< "New York"; in German, its German name
    QString country;  ///< in the language of the locale where Qt knows it, otherwise in English
    QString zone;     ///< "America/New_York"

    QString label() const
    {
        return country.isEmpty() ? city : city + QStringLiteral(", ") + country;
    }
};

/// Lower case without accents and punctuation: "São Paulo" and "Sao_Paulo" are equal.
QString foldedName(const QString &name);

class CityZones {
public:
    explicit CityZones(const QLocale &locale);

    /// Cities with a word in their name, or in their country's, that begins with the text; cities
    /// by their own name first. None for less than two letters.
    std::vector<CityZone> matching(const QString &typed) const;
    /// The zone of the one city with exactly this name: in English, in German or its own; empty if
    /// there is none or several.
    QString zoneOf(const QString &city) const;

private:
    struct Entry {
        CityZone place;
        QStringList names;  ///< folded
        QString searched;   ///< the same, each after a space
        QString countries;  ///< folded names of the country, each after a space
    };
    void add(const CityZone &place, const QStringList &names, const QStringList &countries);
    std::vector<Entry> entries_;
};

/// The city and country of an IANA zone; without a country if Qt does not know it.
CityZone cityOfZone(const QString &zone, const QLocale &locale);
/// The ISO 4217 code of the currency of the zone's country; empty if unknown.
QString currencyOfZone(const QString &zone);

}  // namespace roomrack::desktop
