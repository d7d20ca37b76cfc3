// SPDX-License-Identifier: GPL-3.0-or-later
#include "imports/row_reader.h"

#include "imports/values.h"

#include <QtCore/QCryptographicHash>

namespace roomrack::imports {

namespace {

constexpr int kMaxText = 2000;
constexpr qint64 kMaxTotal = 1'000'000'000'000;

}  // namespace

int WordList::number(const QString &word)
{
    const auto known = numbers_.constFind(word);
    if (known != numbers_.constEnd()) return *known;
    if (words_.size() >= most_) return -1;
    const int number = static_cast<int>(words_.size());
    words_ << word;
    numbers_.insert(word, number);
    return number;
}

QByteArray contentDigest(const CsvRow &row)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    QByteArray all;
    for (int i = 0; i < row.size(); ++i) {
        all += row.field(i).trimmed();
        all += '\x1f';
    }
    hash.addData(all);
    return hash.result().first(16);
}

RowReader::RowReader(const Mapping &mapping, const QStringList &header, Currency currency)
    : mapping_(mapping), currency_(currency), columns_(static_cast<int>(header.size()))
{
    for (const Field field : allFields()) {
        const QString &column = mapping.column(field);
        at_[size_t(field)] = column.isEmpty() ? -1 : static_cast<int>(header.indexOf(column));
    }
}

QByteArrayView RowReader::value(const CsvRow &row, Field field) const
{
    const int at = at_[size_t(field)];
    if (at < 0 || at >= row.size()) return {};
    const QByteArrayView v = row.field(at).trimmed();
    return saysNothing(v) ? QByteArrayView() : v;
}

QString RowReader::text(const CsvRow &row, Field field) const
{
    return QString::fromUtf8(value(row, field)).left(kMaxText);
}

RowReader::Failure RowReader::problem(ProblemKind kind, Field field, const QString &reason) const
{
    const QString &column = mapping_.column(field);
    return Failure({0, kind, column.isEmpty() ? fieldTitle(field) : column, reason});
}

RowReader::Failure RowReader::outOfRange(Field field, int low, int high) const
{
    return problem(ProblemKind::OutOfRange, field,
                   ErrorText::tr("must be between %1 and %2").arg(low).arg(high));
}

RowReader::Read<int> RowReader::count(const CsvRow &row, Field field, int missing, int high) const
{
    const QByteArrayView v = value(row, field);
    if (v.isEmpty()) return missing;
    const auto number = wholeNumber(v);
    if (!number) {
        return problem(
            ProblemKind::BadNumber, field,
            ErrorText::tr("\"%1\" is not a whole number").arg(text(row, field).left(40)));
    }
    if (*number < 0 || *number > high) return outOfRange(field, 0, high);
    return *number;
}

RowReader::Read<Night> RowReader::day(const CsvRow &row, Field field) const
{
    const QByteArrayView v = value(row, field);
    if (v.isEmpty()) {
        return problem(ProblemKind::BadDate, field, ErrorText::tr("a date is required"));
    }
    if (const auto night = date(v, mapping_.dates)) return *night;
    return problem(ProblemKind::BadDate, field,
                   ErrorText::tr("\"%1\" is not a date").arg(text(row, field).left(40)));
}

RowReader::Read<Night> RowReader::arrival(const CsvRow &row) const
{
    if (mapping_.has(Field::Arrival)) return day(row, Field::Arrival);
    const auto year = wholeNumber(value(row, Field::ArrivalYear));
    const auto monthNumber = month(value(row, Field::ArrivalMonth));
    const auto dayNumber = wholeNumber(value(row, Field::ArrivalDay));
    const auto bad = [&](Field field) {
        return problem(ProblemKind::BadDate, field,
                       ErrorText::tr("\"%1\" is not a valid year, month or day")
                           .arg(text(row, field).left(40)));
    };
    if (!year || *year < 1970 || *year > 2200) return bad(Field::ArrivalYear);
    if (!monthNumber) return bad(Field::ArrivalMonth);
    const QDate date(*year, *monthNumber, dayNumber.value_or(0));
    if (!date.isValid()) return bad(Field::ArrivalDay);
    return Night::fromDate(date);
}

RowReader::Read<Stay> RowReader::stay(const CsvRow &row) const
{
    const auto checkIn = arrival(row);
    if (!checkIn) return Failure(checkIn.error());
    Field field = Field::Nights;
    int nights = 0;
    if (!value(row, Field::Departure).isEmpty()) {
        field = Field::Departure;
        const auto checkOut = day(row, Field::Departure);
        if (!checkOut) return Failure(checkOut.error());
        nights = *checkOut - *checkIn;
    } else if (mapping_.has(Field::Nights)) {
        const auto all = count(row, Field::Nights, 0, kMaxNights);
        if (!all) return Failure(all.error());
        nights = *all;
    } else {
        field = mapping_.has(Field::WeekNights) ? Field::WeekNights : Field::WeekendNights;
        const auto weekend = count(row, Field::WeekendNights, 0, kMaxNights);
        if (!weekend) return Failure(weekend.error());
        const auto week = count(row, Field::WeekNights, 0, kMaxNights);
        if (!week) return Failure(week.error());
        nights = *weekend + *week;
    }
    if (nights < 0) {
        return problem(ProblemKind::BadDate, field, ErrorText::tr("is before the arrival"));
    }
    if (nights == 0) {
        return problem(ProblemKind::ZeroNights, field,
                       ErrorText::tr("a stay needs at least one night"));
    }
    if (nights > kMaxNights) return outOfRange(field, 1, kMaxNights);
    return Stay(*checkIn, nights);
}

RowReader::Read<Night> RowReader::booked(const CsvRow &row, Night arrival) const
{
    if (!value(row, Field::BookedOn).isEmpty()) {
        const auto on = day(row, Field::BookedOn);
        if (!on) return Failure(on.error());
        if (*on > arrival) {
            return problem(ProblemKind::Contradiction, Field::BookedOn,
                           ErrorText::tr("is after the arrival"));
        }
        return arrival - *on > kMaxLeadDays
                   ? Read<Night>(outOfRange(Field::BookedOn, 0, kMaxLeadDays))
                   : Read<Night>(*on);
    }
    const auto lead = count(row, Field::LeadTime, 0, kMaxLeadDays);
    if (!lead) return Failure(lead.error());
    return arrival - *lead;
}

tl::expected<ImportRow, Problem> RowReader::read(const CsvRow &row)
{
    if (row.size() != columns_) {
        const ProblemKind kind =
            row.unfinished && row.size() < columns_ ? ProblemKind::Truncated : ProblemKind::Columns;
        return Failure(
            {0,
             kind,
             {},
             kind == ProblemKind::Truncated
                 ? ErrorText::tr("the file ends in the middle of this line, after %1 of "
                                 "%2 columns")
                       .arg(row.size())
                       .arg(columns_)
                 : ErrorText::tr("has %n column(s); the header has %1", nullptr, int(row.size()))
                       .arg(columns_)});
    }
    ImportRow out;
    const auto nights = stay(row);
    if (!nights) return Failure(nights.error());
    out.stay = *nights;
    const auto bookedOn = booked(row, out.stay.checkIn());
    if (!bookedOn) return Failure(bookedOn.error());
    out.booked = *bookedOn;
    if (const auto ok = readStatus(row, out); !ok) return Failure(ok.error());
    if (const auto ok = readGuests(row, out); !ok) return Failure(ok.error());
    if (const auto ok = readPrice(row, out); !ok) return Failure(ok.error());
    if (const auto ok = readTypes(row, out); !ok) return Failure(ok.error());
    readTexts(row, out);
    out.digest = contentDigest(row);
    return out;
}

RowReader::Read<qint64> RowReader::money(const CsvRow &row, Field field) const
{
    const auto bad = [&] {
        return problem(ProblemKind::BadNumber, field,
                       ErrorText::tr("\"%1\" is not an amount").arg(text(row, field).left(40)));
    };
    const auto plain = amount(value(row, field), mapping_.decimalPoint);
    if (!plain) return bad();
    const auto money = Money::parse(*plain, currency_);
    if (!money) return bad();
    if (money->minor < 0) {
        return problem(ProblemKind::NegativeRate, field,
                       ErrorText::tr("%1 is negative").arg(*plain));
    }
    if (money->minor > kMaxTotal) {
        return problem(ProblemKind::OutOfRange, field, ErrorText::tr("is too large"));
    }
    return money->minor;
}

tl::expected<void, Problem> RowReader::readPrice(const CsvRow &row, ImportRow &out) const
{
    const qint64 roomNights = qint64(out.rooms) * out.stay.nights();
    if (!value(row, Field::NightlyRate).isEmpty()) {
        const auto nightly = money(row, Field::NightlyRate);
        if (!nightly) return Failure(nightly.error());
        out.nightly = *nightly;
        out.total = *nightly * roomNights;
    }
    if (!value(row, Field::Total).isEmpty()) {
        const auto total = money(row, Field::Total);
        if (!total) return Failure(total.error());
        out.total = *total;
        if (out.nightly < 0) out.nightly = divideHalfEven(*total, roomNights);
    }
    if (out.total > kMaxTotal) {
        return problem(ProblemKind::OutOfRange, Field::NightlyRate, ErrorText::tr("is too large"));
    }
    return {};
}

}  // namespace roomrack::imports
