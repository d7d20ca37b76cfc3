// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/words/stay_words.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QRegularExpression>

namespace roomrack::desktop {

namespace {

struct StayWords {
    Q_DECLARE_TR_FUNCTIONS(Words)
};

constexpr qint64 kMinuteSeconds = 60;
constexpr qint64 kHourSeconds = 3600;

QString joined(const QString &from, const QString &to, bool sameMonth)
{
    return sameMonth ? StayWords::tr("%1–%2", "days of one month, as 18–21 Jul").arg(from, to)
                     : StayWords::tr("%1 – %2", "two dates, as 30 Jul – 2 Aug").arg(from, to);
}

QString dayOnly()
{
    return StayWords::tr("d", "date format: the day alone, as the first part of 18–21 Jul");
}
QString dayAndMonth()
{
    return StayWords::tr("d MMM", "date format: day and month");
}
QString wholeDate()
{
    return StayWords::tr("d MMM yyyy", "date format: day, month and year");
}

QString datesBetween(Stay stay, const QString &lastFormat, bool yearShown, const QLocale &locale)
{
    const QDate from = stay.checkIn().date();
    const QDate to = stay.checkOut().date();
    const bool sameYear = from.year() == to.year();
    const bool sameMonth = sameYear && from.month() == to.month();
    QString firstFormat = dayAndMonth();
    if (sameMonth)
        firstFormat = dayOnly();
    else if (yearShown && !sameYear)
        firstFormat = wholeDate();
    return joined(locale.toString(from, firstFormat), locale.toString(to, lastFormat), sameMonth);
}

QString datesAndNights(const QString &dates, Stay stay)
{
    return StayWords::tr("%1, %2", "a stay: its dates, its nights")
        .arg(dates, nightsText(stay.nights()));
}

}  // namespace

QString bookingNumber(BookingId id)
{
    return QStringLiteral("BK-%1").arg(id.value);
}

QString searchWords(const QString &typed)
{
    static const QRegularExpression number(QStringLiteral("\\bBK-?(?=\\d)"),
                                           QRegularExpression::CaseInsensitiveOption);
    QString words = typed.simplified();
    return words.remove(number);
}

QString dateText(Night night, const QLocale &locale)
{
    return locale.toString(night.date(), wholeDate());
}

QString dateNear(Night night, Night today, const QLocale &locale)
{
    const bool near = night.date().year() == today.date().year();
    return locale.toString(night.date(), near ? dayAndMonth() : wholeDate());
}

QString weekdayDateText(Night night, const QLocale &locale)
{
    return locale.toString(
        night.date(), StayWords::tr("ddd d MMM yyyy", "date format: weekday, day, month and year"));
}

QString stayDates(Stay stay, const QLocale &locale)
{
    return datesBetween(stay, wholeDate(), true, locale);
}

QString stayDatesNear(Stay stay, Night today, const QLocale &locale)
{
    const int year = today.date().year();
    const bool near = stay.checkIn().date().year() == year && stay.checkOut().date().year() == year;
    return near ? datesBetween(stay, dayAndMonth(), false, locale) : stayDates(stay, locale);
}

QString dayOfMonth(Night night, const QLocale &locale)
{
    const QDate date = night.date();
    const QString day = locale.toString(date.day());
    if (date.day() != 1) return day;
    constexpr int kLetters = 3;
    const QString month = locale.standaloneMonthName(date.month(), QLocale::ShortFormat);
    return QStringLiteral("%1 %2").arg(day, month.left(kLetters));
}

QString nightsText(int nights)
{
    return StayWords::tr("%n night(s)", nullptr, nights);
}

QString stayText(Stay stay, const QLocale &locale)
{
    return datesAndNights(stayDates(stay, locale), stay);
}

QString stayTextNear(Stay stay, Night today, const QLocale &locale)
{
    return datesAndNights(stayDatesNear(stay, today, locale), stay);
}

QString guestsText(int adults, int children)
{
    const QString grown = StayWords::tr("%n adult(s)", nullptr, adults);
    if (children <= 0) return grown;
    return StayWords::tr("%1, %2", "guests: adults, children")
        .arg(grown, StayWords::tr("%n child(ren)", nullptr, children));
}

QString roomTypeName(const inventory::Catalogue &catalogue, RoomTypeId type)
{
    const inventory::RoomType *known = catalogue.roomType(type);
    return known ? known->name : StayWords::tr("Room type %1").arg(type.value);
}

QString roomsText(const inventory::Catalogue &catalogue, RoomTypeId type, int rooms)
{
    return StayWords::tr("%1 × %2", "room type × number of rooms")
        .arg(roomTypeName(catalogue, type), QString::number(rooms));
}

QString channelName(const inventory::Catalogue &catalogue, ChannelId channel)
{
    const inventory::Channel *known = catalogue.channel(channel);
    return known ? channelTitle(*known) : QString();
}

QString channelTitle(const inventory::Channel &channel)
{
    // The names that a property gets from the program, in the language of the window or program
    // that created it.
    const bool given = channel.name == u"Front desk" || channel.name == u"Rezeption";
    return given && channel.kind == inventory::ChannelKind::Desk ? StayWords::tr("Front desk")
                                                                 : channel.name;
}

QString amountText(const inventory::Catalogue &catalogue, qint64 minor, const QLocale &locale)
{
    return Money{minor, catalogue.property.currency}.text(locale);
}

QString numberText(const inventory::Catalogue &catalogue, qint64 minor, const QLocale &locale)
{
    const Currency &currency = catalogue.property.currency;
    return Money{minor, currency}.text(locale).remove(currency.code()).trimmed();
}

QString countdownText(qint64 micros)
{
    const qint64 seconds = micros <= 0 ? 0 : (micros + kSecond - 1) / kSecond;
    const QString tail =
        QStringLiteral("%1").arg(seconds % kMinuteSeconds, 2, 10, QLatin1Char('0'));
    if (seconds < kHourSeconds)
        return QStringLiteral("%1:%2").arg(seconds / kMinuteSeconds).arg(tail);
    return QStringLiteral("%1:%2:%3")
        .arg(seconds / kHourSeconds)
        .arg(seconds % kHourSeconds / kMinuteSeconds, 2, 10, QLatin1Char('0'))
        .arg(tail);
}

QString momentText(const QDateTime &at, const QLocale &locale)
{
    return locale.toString(at,
                           StayWords::tr("d MMM yyyy HH:mm", "date format: date and time of day"));
}

namespace {

QDateTime onTheWall(const inventory::Property &property, Instant at)
{
    const QTimeZone zone(property.timeZone.toLatin1());
    return zone.isValid() ? at.utc().toTimeZone(zone) : at.utc();
}

}  // namespace

QString timeText(const inventory::Property &property, Instant at, const QLocale &locale)
{
    return momentText(onTheWall(property, at), locale);
}

QString dayTimeText(const inventory::Property &property, Instant at, const QLocale &locale)
{
    return locale.toString(onTheWall(property, at),
                           StayWords::tr("d MMM HH:mm", "date format: day and time of day"));
}

QString clockText(const inventory::Property &property, Instant at)
{
    return onTheWall(property, at).toString(QStringLiteral("HH:mm:ss"));
}

QString utcText(Instant at)
{
    return at.utc().toString(QStringLiteral("yyyy-MM-dd HH:mm:ss")) + QStringLiteral(" UTC");
}

}  // namespace roomrack::desktop
