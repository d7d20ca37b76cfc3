// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/first_start/city_zones.h"

#include "core/money.h"
#include "desktop/first_start/german_cities.h"
#include "desktop/first_start/large_cities.h"

#include <QtCore/QTimeZone>

#include <algorithm>
#include <array>
#include <tuple>

namespace roomrack::desktop {

namespace {

constexpr int kFewestLetters = 2;

/// Currencies that Qt 6.4 does not know, or that replaced those it knows.
constexpr std::array<std::array<const char *, 2>, 13> kNewerCurrencies{{
    {"AS", "USD"},
    {"BG", "EUR"},
    {"BQ", "USD"},
    {"CW", "XCG"},
    {"HR", "EUR"},
    {"HT", "HTG"},
    {"PW", "USD"},
    {"SL", "SLE"},
    {"SX", "XCG"},
    {"TV", "AUD"},
    {"VU", "VUV"},
    {"WS", "WST"},
    {"ZW", "ZWG"},
}};

QLocale::Territory territoryOf(const QString &zone)
{
    if (zone.isEmpty()) return QLocale::AnyTerritory;
    return QTimeZone(zone.toLatin1()).territory();
}

/// Qt has the names of countries in English and in their own languages.
QString countryName(QLocale::Territory territory, const QLocale &locale)
{
    const QLocale there(locale.language(), territory);
    const bool known = there.language() == locale.language() && there.territory() == territory;
    return known && locale.language() != QLocale::C ? there.nativeTerritoryName()
                                                    : QLocale::territoryToString(territory);
}

/// "Vienna".
QString ownName(const QString &zone)
{
    return zone.section(QLatin1Char('/'), -1).replace(QLatin1Char('_'), QLatin1Char(' '));
}

/// "Wien"; the zone's own name if German has no other.
QString germanName(const QString &zone)
{
    const auto at =
        std::find_if(kGermanCities.begin(), kGermanCities.end(),
                     [&zone](const GermanCity &city) { return zone == QLatin1String(city.zone); });
    return at == kGermanCities.end() ? ownName(zone) : QString::fromUtf8(at->name);
}

QString cityOf(const QString &zone, const QLocale &locale)
{
    return locale.language() == QLocale::German ? germanName(zone) : ownName(zone);
}

/// The names for a search, each after a space.
QString searchedText(const QStringList &names)
{
    QString text;
    // The bar keeps words of two names apart: foldedName() never has one.
    for (const QString &name : names) text += QLatin1Char(' ') + foldedName(name) + u'|';
    return text;
}

QStringList countryNames(QLocale::Territory territory, const QString &country)
{
    return {country, QLocale::territoryToString(territory),
            QLocale(QLocale::AnyLanguage, territory).nativeTerritoryName()};
}

/// Of the city that names the zone.
QStringList cityNames(const QString &zone)
{
    QStringList names{ownName(zone), germanName(zone)};
    for (const CityName &more : kMoreNames) {
        if (zone == QLatin1String(more.zone)) names << QString::fromUtf8(more.name);
    }
    return names;
}

/// The first name is the one shown.
QStringList cityNames(const LargeCity &city, const QLocale &locale)
{
    QStringList names;
    for (const char *name : {city.english, city.german, city.other}) {
        if (*name) names << QString::fromUtf8(name);
    }
    if (locale.language() == QLocale::German && *city.german) names.swapItemsAt(0, 1);
    return names;
}

}  // namespace

QString foldedName(const QString &name)
{
    QString out;
    for (const QChar c : name.normalized(QString::NormalizationForm_KD).toCaseFolded()) {
        if (c.isLetterOrNumber())
            out += c;
        else if (!c.isMark() && c != QLatin1Char('\'') && c != QLatin1Char('.'))
            out += QLatin1Char(' ');
    }
    return out.simplified();
}

CityZones::CityZones(const QLocale &locale)
{
    for (int t = QLocale::AnyTerritory + 1; t <= QLocale::LastTerritory; ++t) {
        const auto territory = static_cast<QLocale::Territory>(t);
        const auto zones = QTimeZone::availableTimeZoneIds(territory);
        const QString country = zones.isEmpty() ? QString() : countryName(territory, locale);
        for (const QByteArray &id : zones) {
            const QString zone = QString::fromLatin1(id);
            if (!zone.contains(QLatin1Char('/')) || zone.startsWith(QLatin1String("Etc/")))
                continue;
            add({cityOf(zone, locale), country, zone}, cityNames(zone),
                countryNames(territory, country));
        }
    }
    // A country lists only the cities of its zones.
    for (const LargeCity &city : kLargeCities) {
        const QString zone = QLatin1String(city.zone);
        const QStringList names = cityNames(city, locale);
        add({names.front(), cityOfZone(zone, locale).country, zone}, names, {});
    }
    std::sort(entries_.begin(), entries_.end(), [](const Entry &a, const Entry &b) {
        return std::tie(a.place.city, a.place.zone) < std::tie(b.place.city, b.place.zone);
    });
}

void CityZones::add(const CityZone &place, const QStringList &names, const QStringList &countries)
{
    QStringList folded;
    for (const QString &name : names) folded << foldedName(name);
    entries_.push_back({place, folded, searchedText(names), searchedText(countries)});
}

std::vector<CityZone> CityZones::matching(const QString &typed) const
{
    const QString text = foldedName(typed);
    if (text.size() < kFewestLetters) return {};
    const QString word = QLatin1Char(' ') + text;
    std::vector<CityZone> found, byCountry;
    for (const Entry &e : entries_) {
        if (e.searched.contains(word))
            found.push_back(e.place);
        else if (e.countries.contains(word))
            byCountry.push_back(e.place);
    }
    found.insert(found.end(), byCountry.begin(), byCountry.end());
    return found;
}

QString CityZones::zoneOf(const QString &city) const
{
    const QString name = foldedName(city);
    const auto has = [&](const Entry &e) { return e.names.contains(name); };
    const auto at = std::find_if(entries_.begin(), entries_.end(), has);
    if (name.isEmpty() || at == entries_.end()) return {};
    return std::any_of(at + 1, entries_.end(), has) ? QString() : at->place.zone;
}

CityZone cityOfZone(const QString &zone, const QLocale &locale)
{
    const QLocale::Territory territory = territoryOf(zone);
    const bool known = territory != QLocale::AnyTerritory;
    return {cityOf(zone, locale), known ? countryName(territory, locale) : QString(), zone};
}

QString currencyOfZone(const QString &zone)
{
    const QLocale::Territory territory = territoryOf(zone);
    if (territory == QLocale::AnyTerritory) return {};
    const QString country = QLocale::territoryToCode(territory);
    for (const auto &[newer, currency] : kNewerCurrencies) {
        if (country == QLatin1String(newer)) return QString::fromLatin1(currency);
    }
    const QLocale there(QLocale::AnyLanguage, territory);
    if (there.territory() != territory) return {};
    const QString code = there.currencySymbol(QLocale::CurrencyIsoCode);
    return Currency::make(code) ? code : QString();
}

}  // namespace roomrack::desktop
