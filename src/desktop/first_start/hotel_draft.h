// SPDX-License-Identifier: GPL-3.0-or-later
// A hotel as somebody types it on the first day, and how it becomes one that can be written. Knows
// no widgets.
#pragma once

#include "core/clock.h"
#include "engine/engine.h"

#include <QtCore/QLocale>
#include <QtCore/QString>

#include <vector>

namespace roomrack::desktop {

/// One line of the table: a room type, usually with rooms of its own.
struct DraftType {
    QString code;
    QString name;
    int rooms = 1;       ///< of its own, or of the shared ones at most this many
    QString firstRoom;   ///< "101"; the others count on from there
    QString sharesWith;  ///< code of the type whose rooms it sells; empty: its own
    int guests = 2;
    qint64 rate = 0;  ///< minor units a night
};

struct HotelDraft {
    QString name;
    QString city;
    QString timeZone;
    QString currency;           ///< ISO 4217
    bool nonRefundable = true;  ///< sell a second rate, 10 % cheaper and not refundable
    std::vector<DraftType> types;

    int rooms() const;
};

/// Columns of the table, for problems that belong to a cell.
enum class DraftColumn : quint8 { Code, Name, Rooms, FirstRoom, SharesWith, Guests, Rate };
inline constexpr int kDraftColumns = 7;
enum class DraftField : quint8 { Name, TimeZone, Currency, Types };

/// What is wrong, and where. `row` and `column` count only for DraftField::Types; row -1 is the
/// table as a whole.
struct DraftProblem {
    DraftField field = DraftField::Types;
    int row = -1;
    DraftColumn column = DraftColumn::Code;
    QString reason;
};

/// Everything that keeps the draft from being a hotel; empty when it can be written.
std::vector<DraftProblem> problemsOf(const HotelDraft &draft);

/// The hotel, selling from today on. Fails where problemsOf() finds something.
Result<engine::HotelSetup> makeSetup(const HotelDraft &draft, Instant now);

/// "101" and 3: 101, 102, 103. "A-09". Without digits at the end they are added.
QStringList roomNumbers(const QString &first, int count);

/// Hotels to begin with; names are translated.
struct HotelTemplate {
    QString name;
    std::vector<DraftType> types;  ///< rates are for a currency with two decimals
};
std::vector<HotelTemplate> hotelTemplates();

/// The computer's own time zone as an IANA name, and its locale's currency; UTC and EUR where
/// they cannot be known.
QString likelyTimeZone();
QString likelyCurrency(const QLocale &locale);
/// The zone whose place has this name ("lisbon" -> Europe/Lisbon); empty if there is none.
QString zoneOfCity(const QString &city);

}  // namespace roomrack::desktop
