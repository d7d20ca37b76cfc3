// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/first_start/place_fields.h"

#include "core/zone.h"
#include "desktop/first_start/city_completer.h"
#include "desktop/first_start/hotel_draft.h"
#include "desktop/first_start/hotel_summary.h"
#include "desktop/widgets/choosers.h"
#include "desktop/widgets/press_behind.h"

#include <QtCore/QCoreApplication>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>

#include <algorithm>

namespace roomrack::desktop {

namespace {

struct PlaceFieldsWords {
    Q_DECLARE_TR_FUNCTIONS(FirstStart)
};

/// Also makes it the list's current row: arrow keys start from there.
void showText(QComboBox *box, const QString &text)
{
    const int row = box->findText(text);
    if (row >= 0)
        box->setCurrentIndex(row);
    else
        box->setEditText(text);
}

/// Whether clocks show the same in both, also under another name (Asia/Calcutta, Asia/Kolkata).
bool areSameZone(const QString &one, const QString &other)
{
    const auto a = core::timeZone(one), b = core::timeZone(other);
    if (!a || !b) return one == other;
    const QDateTime first(QDate(2026, 1, 1), QTime(0, 0), Qt::UTC);
    const QDateTime last = first.addYears(10);
    const auto agree = [&](const QDateTime &at) {
        return a->offsetFromUtc(at) == b->offsetFromUtc(at);
    };
    const auto agreeAll = [&](const QTimeZone::OffsetDataList &changes) {
        return std::all_of(changes.begin(), changes.end(),
                           [&](const QTimeZone::OffsetData &c) { return agree(c.atUtc); });
    };
    return agree(first) && agreeAll(a->transitions(first, last))
           && agreeAll(b->transitions(first, last));
}

}  // namespace

PlaceFields::PlaceFields(const Widgets &widgets, const QLocale &locale, QObject *parent)
    : QObject(parent), at_(widgets), locale_(locale), zones_(locale),
      completer_(new CityCompleter(this))
{
    fillZones(at_.zone);
    makeSearchable(at_.zone);
    fillCurrencies(at_.currency);
    makeSearchable(at_.currency);
    at_.city->setCompleter(completer_);
    PressBehind::install(completer_);
    setZone(likelyTimeZone(), From::Computer);
    followZone();
    connectFields();
}

void PlaceFields::connectFields()
{
    connect(at_.city, &QLineEdit::textEdited, this, &PlaceFields::offerCities);
    connect(at_.city, &QLineEdit::textChanged, this, &PlaceFields::followCity);
    connect(completer_, &CityCompleter::chosen, this,
            [this](const QString &city, const QString &z) {
                chosenCity_ = city;
                chosenCitysZone_ = z;
                setZone(z, From::City);
            });
    connect(at_.offer, &QPushButton::clicked, this, &PlaceFields::takeCitysZone);
    connect(at_.zone->lineEdit(), &QLineEdit::textEdited, this, &PlaceFields::zoneChosen);
    connect(at_.zone, &QComboBox::activated, this, &PlaceFields::zoneChosen);
    connect(at_.zone, &QComboBox::currentTextChanged, this, &PlaceFields::followZone);
    const auto currencyChosen = [this] { currencyChosen_ = true; };
    connect(at_.currency->lineEdit(), &QLineEdit::textEdited, this, currencyChosen);
    connect(at_.currency, &QComboBox::activated, this, currencyChosen);
}

void PlaceFields::assume(const inventory::Property &hotel)
{
    assumed_ = hotel;
    followCity();
    followZone();
}

QString PlaceFields::assumedZone() const
{
    return assumed_ ? assumed_->timeZone : likelyTimeZone();
}

/// No list for a name that is already complete and could not become another.
void PlaceFields::offerCities(const QString &typed)
{
    auto cities = zones_.matching(typed);
    if (cities.size() == 1 && foldedName(cities.front().city) == foldedName(typed)) cities.clear();
    completer_->offer(cities);
}

/// Empty: not known. A part of a city's name has no zone.
QString PlaceFields::citysZone() const
{
    const QString city = at_.city->text();
    const bool chosen = !city.isEmpty() && city == chosenCity_;
    return chosen ? chosenCitysZone_ : zones_.zoneOf(city);
}

/// What is not known remains the computer's zone.
void PlaceFields::followCity()
{
    if (from_ == From::User) return showOrigin();
    const QString zone = citysZone();
    if (zone.isEmpty())
        setZone(assumedZone(), From::Computer);
    else
        setZone(zone, From::City);
}

void PlaceFields::followZone()
{
    // A zone that is completed when the field is left is neither typed nor chosen from the list.
    showOrigin();
    if (currencyChosen_ || !core::timeZone(zone())) return;
    const bool same = assumed_ && assumed_->timeZone == zone();
    const QString code = same ? assumed_->currency.code() : currencyOfZone(zone());
    showText(at_.currency, code.isEmpty() ? likelyCurrency(locale_) : code);
}

void PlaceFields::zoneChosen()
{
    from_ = From::User;
    showOrigin();
}

void PlaceFields::takeCitysZone()
{
    // The button is hidden next, and must not leave the focus to any other field.
    at_.zone->setFocus(Qt::OtherFocusReason);
    setZone(citysZone(), From::City);
}

void PlaceFields::setZone(const QString &zone, From from)
{
    from_ = from;
    showText(at_.zone, zone);
    showOrigin();
}

QString PlaceFields::assumedFrom() const
{
    if (from_ != From::Computer) return {};
    return assumed_
               ? PlaceFieldsWords::tr("The same as %1", "time zone; a hotel").arg(assumed_->name)
               : HotelSummary::tr("Assumed from this computer.");
}

void PlaceFields::showOrigin()
{
    QString text;
    if (from_ == From::Computer && assumed_) {
        text = assumedFrom();
    } else if (from_ == From::Computer) {
        text = PlaceFieldsWords::tr("Assumed from this computer. Choose the hotel's time zone.");
    } else if (from_ == From::City) {
        // Not the city that the zone is named after.
        CityZone place = cityOfZone(zone(), locale_);
        place.city = at_.city->text();
        text = PlaceFieldsWords::tr("From the city: %1").arg(place.label());
    }
    const QString other = from_ == From::User ? citysZone() : QString();
    const bool differs = !other.isEmpty() && core::timeZone(zone()) && !areSameZone(other, zone());
    if (differs)
        text = PlaceFieldsWords::tr("%1 is in another time zone.").arg(at_.city->text().trimmed());
    at_.offer->setText(PlaceFieldsWords::tr("Use %1", "a time zone").arg(other));
    at_.offer->setVisible(differs);
    at_.origin->setText(text);
    at_.origin->setVisible(!text.isEmpty());
    at_.zone->setAccessibleDescription(text);
}

QString PlaceFields::zone() const
{
    return at_.zone->currentText().trimmed();
}

QString PlaceFields::currency() const
{
    return at_.currency->currentText().trimmed().toUpper();
}

}  // namespace roomrack::desktop
