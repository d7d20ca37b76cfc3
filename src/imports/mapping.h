// SPDX-License-Identifier: GPL-3.0-or-later
// Which column of a file means what, and how its values are written. Guessed from the header,
// changed by hand, saved as JSON; known formats are such files too (formats/*.json).
#pragma once

#include "core/error.h"
#include "imports/field.h"

#include <QtCore/QMap>
#include <QtCore/QStringList>

#include <vector>

namespace roomrack::imports {

enum class DateOrder : quint8 { YearMonthDay, DayMonthYear, MonthDayYear };

/// What became of a booking, as far as the file says.
enum class Outcome : quint8 { NotSaid, Booked, InHouse, Departed, Cancelled, NoShow };

struct Mapping {
    QString name;                          ///< of a known format; empty for one made by hand
    QString title;                         ///< what people call the format
    std::array<QString, kFields> columns;  ///< header by Field; empty: not in the file
    DateOrder dates = DateOrder::YearMonthDay;
    QChar decimalPoint = QLatin1Char('.');
    QMap<QString, Outcome> statusWords;  ///< besides the usual ones; keys in lower case

    const QString &column(Field field) const { return columns[size_t(field)]; }
    QString &column(Field field) { return columns[size_t(field)]; }
    bool has(Field field) const { return !column(field).isEmpty(); }
    friend bool operator==(const Mapping &, const Mapping &) = default;
};

/// What is missing for a table of bookings: arrival, how long, and the room type. Columns that
/// are named but not in `header` are errors too.
Result<void> validate(const Mapping &mapping, const QStringList &header);

/// The known format whose columns are all there, else a guess by the names of the columns; then
/// how dates and decimals are written is guessed from the first rows.
Mapping guessMapping(const QStringList &header, const std::vector<QStringList> &firstRows);
std::vector<Mapping> knownFormats();

QByteArray toJson(const Mapping &mapping);
/// Errors name the key. Unknown keys and duplicate ones are errors: they would be typos.
Result<Mapping> mappingFromJson(const QByteArray &json);

}  // namespace roomrack::imports
