// SPDX-License-Identifier: GPL-3.0-or-later
#include "pricing/validate_ages.h"

#include "core/error_values.h"

#include <array>

namespace roomrack::pricing {

namespace {

tl::unexpected<Error> invalidBand(QString reason)
{
    return fail(ErrorCode::Invalid, QStringLiteral("age bands"), std::move(reason));
}

tl::unexpected<Error> invalidSeason(QString reason)
{
    return fail(ErrorCode::Invalid, QStringLiteral("seasons"), std::move(reason));
}

constexpr int kLeapYear = 2000;  ///< has all days that seasons can name

QDate dayOf(int monthAndDay)
{
    return QDate(kLeapYear, monthAndDay / 100, monthAndDay % 100);
}

QString dayText(QDate day)
{
    return errorLocale().toString(day, QStringLiteral("d MMM"));
}

}  // namespace

Result<void> validateAges(const std::vector<AgeBand> &ages, const QString &name)
{
    int next = 0;
    for (size_t i = 0; i < ages.size(); ++i) {
        const AgeBand &band = ages[i];
        const bool isLast = i + 1 == ages.size();
        if (band.from != next) {
            return invalidBand(ErrorText::tr("%1: the age band from %2 must begin at %3, so that "
                                             "there is no gap and no overlap")
                                   .arg(name)
                                   .arg(band.from)
                                   .arg(next));
        }
        if (isLast && band.to)
            return invalidBand(ErrorText::tr("%1: the last age band must have no end").arg(name));
        if (!isLast && (!band.to || *band.to < band.from || *band.to >= kMostAge)) {
            return invalidBand(ErrorText::tr("%1: the age band from %2 must end between %2 and %3")
                                   .arg(name)
                                   .arg(band.from)
                                   .arg(kMostAge - 1));
        }
        if (band.payBasisPoints < 0 || band.payBasisPoints > kWholeShare) {
            return invalidBand(
                ErrorText::tr("%1: the share of an age band must be between 0 and 100 %")
                    .arg(name));
        }
        next = band.to.value_or(0) + 1;
    }
    return {};
}

Result<void> validateSeasons(const std::vector<Season> &seasons, const QString &name)
{
    std::array<bool, 366> isTaken{};
    for (const Season &season : seasons) {
        const QDate from = dayOf(season.from), to = dayOf(season.to);
        if (!from.isValid() || !to.isValid()) {
            return invalidSeason(
                ErrorText::tr("%1: a season must begin and end on a day of the calendar")
                    .arg(name));
        }
        const int first = from.dayOfYear() - 1, last = to.dayOfYear() - 1;
        const int days = (last - first + 366) % 366 + 1;
        for (int i = 0; i < days; ++i) {
            bool &taken = isTaken[size_t((first + i) % 366)];
            if (taken) {
                return invalidSeason(
                    ErrorText::tr("%1: %2 is in two seasons; they must not overlap")
                        .arg(name, dayText(QDate(kLeapYear, 1, 1).addDays((first + i) % 366))));
            }
            taken = true;
        }
    }
    return {};
}

}  // namespace roomrack::pricing
