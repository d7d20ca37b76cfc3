// SPDX-License-Identifier: GPL-3.0-or-later
// A hotel as entered in the first-start form, and its conversion to an engine::HotelSetup. No
// widgets.
#pragma once

#include "core/clock.h"
#include "engine/engine.h"

#include <QtCore/QLocale>
#include <QtCore/QString>

#include <vector>

namespace roomrack::desktop {

/// One line of the table: a room type, usually with its own rooms.
struct DraftType {
    QString code;
    QString name;
    int rooms = 1;       ///< own rooms, or the limit on shared ones
    QString firstRoom;   ///< "101"; the others are numbered from there
    QString sharesWith;  ///< code of the type whose rooms it shares; empty: own rooms
    int guests = 2;
    qint64 rate = 0;  ///< minor units per night
};

struct HotelDraft {
    QString name;
    QString city;
    QString timeZone;
    QString currency;           ///< ISO 4217
    bool nonRefundable = true;  ///< adds a second rate, 10 % cheaper, non-refundable
    std::vector<DraftType> types;

    int rooms() const;
};

/// Columns of the table, for problems of a cell.
enum class DraftColumn : quint8 { Code, Name, Rooms, FirstRoom, SharesWith, Guests, Rate };
inline constexpr int kDraftColumns = 7;
enum class DraftField : quint8 { Name, TimeZone, Currency, Types };

/// A problem and its place. `row` and `column` are used only for DraftField::Types; row -1 is the
/// whole table.
struct DraftProblem {
    DraftField field = DraftField::Types;
    int row = -1;
    DraftColumn column = DraftColumn::Code;
    QString reason;
};

/// All problems of the draft; empty if it can be written.
std::vector<DraftProblem> problemsOf(const HotelDraft &draft);

/// What the draft says of the property; without problems only.
inventory::Property propertyOf(const HotelDraft &draft, Instant now);
/// The channel that every hotel has.
inventory::Channel deskChannel();
/// The hotel, on sale from today. Fails if problemsOf() returns any.
Result<engine::HotelSetup> makeSetup(const HotelDraft &draft, Instant now);

/// "101" and 3: 101, 102, 103. "A-09". If there are no trailing digits, they are added.
QStringList roomNumbers(const QString &first, int count);

/// Templates for new hotels; names are translated.
struct HotelTemplate {
    QString name;
    std::vector<DraftType> types;  ///< rates assume a currency with two decimals
};
std::vector<HotelTemplate> hotelTemplates();

/// The computer's time zone as an IANA name, and the currency of its locale; UTC and EUR if
/// unknown.
QString likelyTimeZone();
QString likelyCurrency(const QLocale &locale);

}  // namespace roomrack::desktop
