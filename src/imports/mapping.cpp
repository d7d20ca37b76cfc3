// SPDX-License-Identifier: GPL-3.0-or-later
#include "imports/mapping.h"

#include "imports/values.h"

#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QSet>

namespace roomrack::imports {

namespace {

struct Synonyms {
    Field field;
    const char *names;
};

/// Headers without blanks, punctuation and case. The first match in the file wins, so specific
/// names precede vague ones.
constexpr Synonyms kSynonyms[] = {
    {Field::Arrival, "arrivaldate arrival checkindate checkin datein fromdate startdate staystart "
                     "anreise anreisedatum arrivee arrive llegada chegada arrivo von from start"},
    {Field::ArrivalYear, "arrivaldateyear arrivalyear yearofarrival"},
    {Field::ArrivalMonth, "arrivaldatemonth arrivalmonth monthofarrival"},
    {Field::ArrivalDay, "arrivaldatedayofmonth arrivalday arrivaldateday dayofarrival"},
    {Field::Departure, "departuredate departure checkoutdate checkout dateout todate enddate "
                       "stayend abreise abreisedatum depart salida partida partenza bis to end"},
    {Field::Nights, "nights numberofnights noofnights lengthofstay los roomnights totalnights "
                    "nächte naechte anzahlnächte nuits noches noites notti"},
    {Field::WeekendNights, "staysinweekendnights weekendnights noofweekendnights"},
    {Field::WeekNights, "staysinweeknights weeknights noofweeknights weekdaynights"},
    {Field::RoomType, "reservedroomtype bookedroomtype roomtype roomtypereserved roomtypecode "
                      "roomcategory category unittype unit zimmertyp zimmerkategorie kategorie "
                      "rateroomtype roomtypename room"},
    {Field::AssignedType, "assignedroomtype roomtypeassigned assignedtype actualroomtype "
                          "roomtypegiven zimmertypbelegt"},
    {Field::Rooms, "rooms numberofrooms noofrooms roomcount quantity qty anzahlzimmer"},
    {Field::Adults, "adults adult numberofadults noofadults guests pax persons numguests "
                    "erwachsene personen adultes adultos adulti"},
    {Field::Children, "children child kids numberofchildren noofchildren kinder enfants niños "
                      "crianças bambini"},
    {Field::Babies, "babies infants infant baby cots kleinkinder"},
    {Field::Status, "reservationstatus bookingstatus status state buchungsstatus"},
    {Field::Cancelled, "iscanceled iscancelled cancelled canceled storniert"},
    {Field::StatusDate, "reservationstatusdate statusdate laststatuschange statuschangedate "
                        "cancellationdate cancelledon canceledon statusdatum"},
    {Field::BookedOn, "bookingdate bookedon bookeddate dateofbooking reservationdate created "
                      "createdat createdon creationdate buchungsdatum gebuchtam"},
    {Field::LeadTime, "leadtime leaddays bookingwindow vorlaufzeit"},
    {Field::Changes, "bookingchanges changes numberofchanges modifications änderungen"},
    {Field::NightlyRate, "adr averagedailyrate dailyrate nightlyrate ratepernight pricepernight "
                         "roomrate rate avgpriceperroom preispronacht"},
    {Field::Total, "total totalprice totalamount totalrevenue revenue amount price gesamtpreis "
                   "gesamt umsatz preis"},
    {Field::Channel, "channel distributionchannel bookingchannel source bookingsource "
                     "ota kanal quelle"},
    {Field::Agent, "agent agency travelagent travelagency reisebüro agentur"},
    {Field::Meal, "meal meals mealplan board boardtype typeofmealplan verpflegung"},
    {Field::Country, "country countrycode nationality guestcountry land nation"},
    {Field::Reference, "reference bookingreference reservationnumber reservationid bookingid "
                       "bookingnumber confirmationnumber confirmation confirmationcode "
                       "buchungsnummer id"},
    {Field::GuestName, "guestname guest lastname surname name customername customer bookername "
                       "gast gastname nachname"},
    {Field::FirstName, "firstname givenname forename vorname"},
    {Field::Mail, "email mail emailaddress guestemail mailadresse"},
    {Field::Phone, "phone telephone phonenumber mobile tel telefon"},
    {Field::Notes, "notes note comments comment remarks remark specialrequests bemerkung"},
    {Field::Segment, "marketsegment marketsegmenttype segment marketcode marktsegment"},
};

QString firstColumn(const QStringList &header, const Synonyms &synonyms, QSet<QString> &taken)
{
    for (const QString &name : QString::fromUtf8(synonyms.names).split(QLatin1Char(' '))) {
        for (const QString &column : header) {
            if (squeezed(column) != name || taken.contains(column)) continue;
            taken.insert(column);
            return column;
        }
    }
    return {};
}

QStringList valuesOf(const QString &column, const QStringList &header,
                     const std::vector<QStringList> &rows)
{
    QStringList values;
    const qsizetype at = header.indexOf(column);
    for (const QStringList &row : rows) {
        if (at >= 0 && at < row.size()) values << row[at];
    }
    return values;
}

/// The order in which most dates of the sample parse; on a tie day before month, the most common
/// order worldwide.
DateOrder guessDates(const QStringList &values)
{
    const auto readable = [&](DateOrder order) {
        return std::count_if(values.begin(), values.end(),
                             [&](const QString &v) { return date(v.toUtf8(), order).has_value(); });
    };
    const auto iso = readable(DateOrder::YearMonthDay), day = readable(DateOrder::DayMonthYear),
               month = readable(DateOrder::MonthDayYear);
    if (iso >= day && iso >= month) return DateOrder::YearMonthDay;
    return day >= month ? DateOrder::DayMonthYear : DateOrder::MonthDayYear;
}

/// A comma followed by one or two final digits is a decimal comma, unless the value also has a
/// point.
QChar guessDecimalPoint(const QStringList &values)
{
    int commas = 0, points = 0;
    for (const QString &value : values) {
        const qsizetype comma = value.lastIndexOf(QLatin1Char(',')),
                        point = value.lastIndexOf(QLatin1Char('.'));
        if (comma > point && value.size() - comma <= 3) ++commas;
        if (point > comma) ++points;
    }
    return QLatin1Char(commas > points ? ',' : '.');
}

bool allColumnsThere(const Mapping &mapping, const QStringList &header)
{
    return std::all_of(mapping.columns.begin(), mapping.columns.end(),
                       [&](const QString &c) { return c.isEmpty() || header.contains(c); });
}

}  // namespace

std::vector<Mapping> knownFormats()
{
    std::vector<Mapping> formats;
    const QDir folder(QStringLiteral(":/imports/formats"));
    for (const QString &name : folder.entryList({QStringLiteral("*.json")}, QDir::Files)) {
        QFile file(folder.filePath(name));
        if (!file.open(QIODevice::ReadOnly)) continue;
        if (auto mapping = mappingFromJson(file.readAll())) formats.push_back(*mapping);
    }
    return formats;
}

Mapping guessMapping(const QStringList &header, const std::vector<QStringList> &firstRows)
{
    for (const Mapping &format : knownFormats()) {
        if (allColumnsThere(format, header)) return format;
    }
    Mapping mapping;
    QSet<QString> taken;
    for (const Synonyms &s : kSynonyms) mapping.column(s.field) = firstColumn(header, s, taken);
    QStringList dates, amounts;
    for (const Field f : {Field::Arrival, Field::Departure, Field::BookedOn, Field::StatusDate}) {
        if (mapping.has(f)) dates << valuesOf(mapping.column(f), header, firstRows);
    }
    for (const Field f : {Field::NightlyRate, Field::Total}) {
        if (mapping.has(f)) amounts << valuesOf(mapping.column(f), header, firstRows);
    }
    mapping.dates = guessDates(dates);
    mapping.decimalPoint = guessDecimalPoint(amounts);
    return mapping;
}

Result<void> validate(const Mapping &mapping, const QStringList &header)
{
    for (const Field field : allFields()) {
        const QString &column = mapping.column(field);
        if (!column.isEmpty() && !header.contains(column)) {
            return fail(ErrorCode::Invalid, fieldTitle(field),
                        ErrorText::tr("column \"%1\" not found in the file").arg(column));
        }
    }
    const auto missing = [](Field field, const QString &reason) -> Result<void> {
        return fail(ErrorCode::Invalid, fieldTitle(field), reason);
    };
    const bool parts = mapping.has(Field::ArrivalYear) && mapping.has(Field::ArrivalMonth)
                       && mapping.has(Field::ArrivalDay);
    if (!mapping.has(Field::Arrival) && !parts) {
        return missing(
            Field::Arrival,
            ErrorText::tr("an arrival date column is required, or separate columns for year, "
                          "month and day"));
    }
    if (!mapping.has(Field::Departure) && !mapping.has(Field::Nights)
        && !mapping.has(Field::WeekNights) && !mapping.has(Field::WeekendNights)) {
        return missing(Field::Departure,
                       ErrorText::tr("a departure date or number of nights column is required"));
    }
    if (!mapping.has(Field::RoomType) && !mapping.has(Field::AssignedType)) {
        return missing(Field::RoomType, ErrorText::tr("a room type column is required"));
    }
    return {};
}

}  // namespace roomrack::imports
