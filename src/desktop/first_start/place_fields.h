// SPDX-License-Identifier: GPL-3.0-or-later
// City, time zone and currency of a new hotel: the zone follows from the city and the currency from
// the zone's country, until the user chooses them. A zone that was chosen stays when a city of
// another one is typed; this is said, and its zone is offered.
#pragma once

#include "desktop/first_start/city_zones.h"
#include "inventory/catalogue.h"

#include <QtCore/QObject>

#include <optional>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace roomrack::desktop {

class CityCompleter;

class PlaceFields final : public QObject {
public:
    struct Widgets {
        QLineEdit *city;
        QComboBox *zone;
        QComboBox *currency;
        QLabel *origin;      ///< says where the zone comes from
        QPushButton *offer;  ///< takes that of the city instead of another one that was chosen
    };

    PlaceFields(const Widgets &widgets, const QLocale &locale, QObject *parent = nullptr);

    /// Begins with the zone and currency of another hotel instead of the computer's.
    void assume(const inventory::Property &hotel);
    QString zone() const;
    /// Upper case, as typed.
    QString currency() const;
    /// Where the zone comes from, if neither the city nor the user determined it; empty: one of
    /// them did.
    QString assumedFrom() const;

private:
    enum class From : quint8 { Computer, City, User };

    void connectFields();
    void offerCities(const QString &typed);
    void followCity();
    void followZone();
    void zoneChosen();
    QString assumedZone() const;
    QString citysZone() const;
    void takeCitysZone();
    void setZone(const QString &zone, From from);
    void showOrigin();

    Widgets at_;
    QLocale locale_;
    CityZones zones_;
    CityCompleter *completer_;
    QString chosenCity_;  ///< last city chosen from the list, and its zone
    QString chosenCitysZone_;
    std::optional<inventory::Property> assumed_;
    From from_ = From::Computer;
    bool currencyChosen_ = false;
};

}  // namespace roomrack::desktop
