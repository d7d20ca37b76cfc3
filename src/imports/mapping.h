// SPDX-License-Identifier: GPL-3.0-or-later
// Maps columns of a file to fields, and describes how values are written. Guessed from the header,
// edited by the user, saved as JSON; known formats are such files too (formats/*.json).
#pragma once

#include "core/error.h"
#include "imports/field.h"

#include <QtCore/QMap>
#include <QtCore/QStringList>

#include <vector>

namespace roomrack::imports {

enum class DateOrder : quint8 { YearMonthDay, DayMonthYear, MonthDayYear };

/// The outcome of a booking, as far as the file states it.
enum class Outcome : quint8 { NotSaid, Booked, InHouse, Departed, Cancelled, NoShow };

struct Mapping {
    QString name;                          ///< of a known format; empty for a custom mapping
    QString title;                         ///< display name of the format
    std::array<QString, kFields> columns;  ///< header by Field; empty: no such column
    DateOrder dates = DateOrder::YearMonthDay;
    QChar decimalPoint = QLatin1Char('.');
    QMap<QString, Outcome> statusWords;  ///< besides the built-in words; lower-case keys

    const QString &column(Field field) const { return columns[size_t(field)]; }
    QString &column(Field field) { return columns[size_t(field)]; }
    bool has(Field field) const { return !column(field).isEmpty(); }
    friend bool operator==(const Mapping &, const Mapping &) = default;
};

/// Checks for the fields that a booking table requires: arrival, length of stay and room type.
/// Mapped columns missing from `header` are errors too.
Result<void> validate(const Mapping &mapping, const QStringList &header);

/// The known format whose columns all exist, else a guess from the column names; date and decimal
/// formats are then guessed from the first rows.
Mapping guessMapping(const QStringList &header, const std::vector<QStringList> &firstRows);
std::vector<Mapping> knownFormats();

QByteArray toJson(const Mapping &mapping);
/// Errors name the key. Unknown and duplicate keys are errors, because they indicate typos.
Result<Mapping> mappingFromJson(const QByteArray &json);

}  // namespace roomrack::imports
