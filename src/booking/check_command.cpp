// SPDX-License-Identifier: GPL-3.0-or-later
#include "booking/check_command.h"

#include "booking/description/check_positions.h"
#include "booking/limits.h"
#include "core/enum_end.h"
#include "core/error_values.h"
#include "core/fields.h"
#include "core/visible_text.h"

#include <algorithm>
#include <set>
#include <string>

namespace roomrack::booking {

namespace {

tl::unexpected<Error> invalid(const char *field, QString reason)
{
    return fail(ErrorCode::Invalid, QString::fromLatin1(field), std::move(reason));
}

/// A number, checked against its bounds, or a type that has no invalid values.
template <typename T>
inline constexpr bool kIsNumberOrRight = std::is_arithmetic_v<T>;
template <typename T>
inline constexpr bool kIsNumberOrRight<std::shared_ptr<T>> = true;
template <>
inline constexpr bool kIsNumberOrRight<Currency> = true;
template <>
inline constexpr bool kIsNumberOrRight<pricing::FxFactor> = true;

Result<void> checkNight(const char *field, Night night)
{
    if (night >= kEarliestNight && night <= kLatestNight) return {};
    return invalid(field, ErrorText::tr("must be between %1 and %2")
                              .arg(errorDate(kEarliestNight), errorDate(kLatestNight)));
}

Result<void> checkStay(const Stay &stay)
{
    if (const auto ok = checkNight("check-in", stay.checkIn()); !ok) return ok;
    if (stay.nights() >= 0 && stay.nights() <= kLongestStay) return {};
    return invalid("check-out",
                   ErrorText::tr("must be between %1 and %2").arg(0).arg(kLongestStay));
}

Result<void> checkRange(const NightRange &range)
{
    if (const auto ok = checkNight("night", range.first); !ok) return ok;
    if (range.nights >= 0 && range.nights <= kLongestStay) return {};
    return invalid("night", ErrorText::tr("must be between %1 and %2").arg(0).arg(kLongestStay));
}

Result<void> checkSize(const char *field, qint64 size, qint64 most)
{
    if (size <= most) return {};
    return invalid(field,
                   ErrorText::tr("must have at most %1 entries (has %2)").arg(most).arg(size));
}

Result<void> checkLength(qint64 letters, qint64 most)
{
    if (letters <= most) return {};
    return invalid(
        "text", ErrorText::tr("must have at most %1 characters (has %2)").arg(most).arg(letters));
}

Result<void> hasNull(const char *field)
{
    return invalid(field, ErrorText::tr("must not contain the character U+0000"));
}

Result<void> checkInstant(Instant at)
{
    if (at.micros >= kEarliestNight.day() * kDay && at.micros <= kLatestNight.day() * kDay)
        return {};
    return invalid("time", ErrorText::tr("must be between %1 and %2")
                               .arg(errorDate(kEarliestNight), errorDate(kLatestNight)));
}

// --- checks of any field in any command; they apply to new commands without further code ---

template <typename T>
Result<void> checkValue(const T &value);

template <typename List>
Result<void> checkList(const List &list)
{
    if (const auto ok = checkSize("list", std::ssize(list), kMostEntries); !ok) return ok;
    for (const auto &one : list) {
        if (const auto ok = checkValue(one); !ok) return ok;
    }
    return {};
}

template <typename T>
Result<void> checkFields(const T &value)
{
    Result<void> so;
    core::withFields(value, [&so](const auto &...field) {
        static_cast<void>(((so = checkValue(field)).has_value() && ...));
    });
    return so;
}

Result<void> checkText(const QString &text)
{
    if (text.contains(QChar::Null)) return hasNull("text");
    return checkLength(text.size(), kMostText);
}

template <typename T>
Result<void> checkValue(const T &value)
{
    if constexpr (std::is_enum_v<T>) {
        if (core::isValue(value)) return {};
        return invalid("choice", ErrorText::tr("%1 is not a valid value").arg(qint64(value)));
    } else if constexpr (std::is_same_v<T, Night>) {
        return checkNight("date", value);
    } else if constexpr (std::is_same_v<T, Stay>) {
        return checkStay(value);
    } else if constexpr (std::is_same_v<T, NightRange>) {
        return checkRange(value);
    } else if constexpr (std::is_same_v<T, Instant>) {
        return checkInstant(value);
    } else if constexpr (std::is_same_v<T, QString>) {
        return checkText(value);
    } else if constexpr (std::is_same_v<T, QByteArray>) {
        return checkLength(value.size(), kMostBytes);
    } else if constexpr (std::is_same_v<T, std::string>) {
        return checkLength(qint64(value.size()), kMostText);
    } else if constexpr (std::is_same_v<T, std::vector<qint64>>) {
        return {};  // the values of a run are counted with the cells
    } else if constexpr (kIsList<T>) {
        return checkList(value);
    } else if constexpr (kIsOptional<T>) {
        return value ? checkValue(*value) : Result<void>();
    } else if constexpr (std::is_aggregate_v<T>) {
        return checkFields(value);
    } else {
        static_assert(kIsNumberOrRight<T>);
        return {};
    }
}

// --- checks of one kind of command ---

Result<void> checkReason(const QString &reason)
{
    const qsizetype has = core::codePoints(reason);
    if (has <= kMostLine) return {};
    return invalid(
        "reason",
        ErrorText::tr("must have at most %1 characters (has %2)").arg(kMostLine).arg(has));
}

template <typename C>
Result<void> checkOwn(const C &c)
{
    if constexpr (requires { c.reason.isEmpty(); }) return checkReason(c.reason);
    return {};
}

Result<void> checkRoomNights(qint64 rooms, qint64 nights, const char *field = "room")
{
    if (rooms * std::max<qint64>(1, nights) <= kMostRoomNights) return {};
    return invalid(
        field, ErrorText::tr("%1 rooms on %2 nights exceed the limit of %3 room nights per change")
                   .arg(rooms)
                   .arg(nights)
                   .arg(kMostRoomNights));
}

template <typename Id>
Result<void> checkOnce(const std::vector<Id> &ids, const char *field = "room")
{
    std::vector<Id> sorted = ids;
    std::sort(sorted.begin(), sorted.end());
    const auto twice = std::adjacent_find(sorted.begin(), sorted.end());
    if (twice == sorted.end()) return {};
    return invalid(field, ErrorText::tr("is listed more than once"));
}

Result<void> checkOwn(const TakeHold &c)
{
    const bool numbered = c.numbered || !c.numbers.empty();
    const qint64 rooms = std::max<qint64>(c.rooms, std::ssize(c.numbers));
    if (!numbered) return {};
    const auto ok = checkRoomNights(rooms, c.stay.nights(), "numbers");
    return ok ? checkOnce(c.numbers, "numbers") : ok;
}

Result<void> checkOwn(const TakeCheapest &c)
{
    return checkOwn(c.hold);
}

Result<void> checkOwn(const HoldAndConfirm &c)
{
    return checkOwn(c.what);
}

Result<void> checkOwn(const RequestBooking &c)
{
    if (!c.claim.key.isEmpty()) {
        if (const auto ok = checkClaimKey(c.claim.key); !ok) return ok;
    }
    return c.what ? checkOwn(*c.what) : Result<void>();
}

Result<void> checkOwn(const ExtendHold &c)
{
    if (c.ttlSeconds >= 0 && c.ttlSeconds <= kLongestHold) return {};
    return invalid("hold duration", ErrorText::tr("must be between 1 second and 1 day"));
}

Result<void> checkOwn(const ChangeBooking &c)
{
    if (!c.claim.key.isEmpty()) {
        if (const auto ok = checkClaimKey(c.claim.key); !ok) return ok;
    }
    if (!c.total || (*c.total >= 0 && *c.total <= kMostMoney)) return {};
    return invalid("price", *c.total < 0 ? ErrorText::tr("must not be negative")
                                         : ErrorText::tr("is too large"));
}

Result<void> checkOwn(const WalkBooking &c)
{
    if (c.stay && !c.sister)
        return invalid("hotel", ErrorText::tr("a stay can be booked only in a sister hotel"));
    return checkReason(c.reason);
}

Result<void> checkOwn(const EraseGuests &c)
{
    if (c.bookings.empty()) return invalid("booking", ErrorText::tr("must not be empty"));
    if (const auto ok = checkSize("booking", std::ssize(c.bookings), kMostErased); !ok) return ok;
    return checkOnce(c.bookings, "booking");
}

Result<void> checkOwn(const CheckIn &c)
{
    return checkOnce(c.rooms);
}

/// For moves without nights House derives how many they are.
Result<void> checkOwn(const AssignRooms &c)
{
    if (const auto ok = checkSize("room", std::ssize(c.moves), kMostRoomMoves); !ok) return ok;
    if (const auto ok = checkSize("room", std::ssize(c.restored), kMostRoomMoves); !ok) return ok;
    std::vector<RoomId> restored;
    for (const HousekeepingChange &change : c.restored) restored.push_back(change.room);
    if (const auto ok = checkOnce(restored); !ok) return ok;
    qint64 nights = 0;
    for (const RoomMove &move : c.moves) nights += move.nights.nights();
    return checkRoomNights(1, nights);
}

Result<void> checkOwn(const SetRoomOutOfOrder &c)
{
    if (const auto ok = checkRoomNights(std::ssize(c.rooms), c.nights.nights()); !ok) return ok;
    return checkOnce(c.rooms);
}

Result<void> checkOwn(const SetHousekeeping &c)
{
    if (const auto ok = checkSize("room", std::ssize(c.rooms), kMostRooms); !ok) return ok;
    return checkOnce(c.rooms);
}

Result<void> checkOwn(const EditBlock &c)
{
    if (const auto ok = checkSize("selection", std::ssize(c.cells), kMostRuns); !ok) return ok;
    qint64 cells = 0;
    for (const CellRun &run : c.cells) {
        if (const auto ok = checkRange(run.range); !ok) return ok;
        cells += std::max<qint64>(run.range.nights, std::ssize(run.values));
    }
    if (cells <= kMostCells) return {};
    return invalid("selection",
                   ErrorText::tr("at most %1 cells can be changed at once").arg(kMostCells));
}

Result<void> checkOwn(const SetPolicy &c)
{
    return checkSize("overbooking rule", std::ssize(c.rules), kMostRules);
}

Result<void> checkOwn(const SaveUser &c)
{
    if (c.role && !core::isValue(*c.role))
        return invalid("role", ErrorText::tr("%1 is not a valid value").arg(int(*c.role)));
    if (!c.secretHash) return {};
    const bool printed = std::all_of(c.secretHash->begin(), c.secretHash->end(),
                                     [](char ch) { return ch >= ' ' && ch < '\x7f'; });
    if (printed && !c.secretHash->isEmpty() && c.secretHash->size() <= kMostLine) return {};
    return invalid("PIN or password", ErrorText::tr("must not be empty"));
}

Result<void> checkOwn(const SaveHotelSetup &c)
{
    return c.content.contains('\0') ? hasNull("settings") : Result<void>();
}

/// Numbers assigned by the file start at 1.
Result<void> checkNumber(const char *field, qint64 number)
{
    if (number > 0) return {};
    return invalid(field, ErrorText::tr("%1 is not a valid ID; IDs start at 1").arg(number));
}

Result<void> checkOwn(const NoteRequests &c)
{
    for (const NoticeRow &row : c.notices) {
        if (const auto ok = checkNumber("notice", row.id); !ok) return ok;
        if (row.tries < 0) return invalid("tries", ErrorText::tr("must not be negative"));
    }
    std::set<dedup::CandidateId> seen;
    for (const DuplicateRow &row : c.duplicates) {
        if (const auto ok = checkNumber("duplicate", row.id.value); !ok) return ok;
        if (row.times < 1) return invalid("times", ErrorText::tr("must be at least 1"));
        if (row.mine.contains('\0') || row.theirs.contains('\0')) return hasNull("duplicate");
        if (!seen.insert(row.id).second)
            return invalid("duplicate", ErrorText::tr("appears more than once"));
    }
    return {};
}

Result<void> checkOwn(const AdvanceSaga &c)
{
    const SagaState &s = c.state;
    if (s.amount.minor < 0 || s.amount.minor > kMostMoney)
        return invalid("amount", ErrorText::tr("must be between %1 and %2")
                                     .arg(errorAmount({0, s.amount.currency}),
                                          errorAmount({kMostMoney, s.amount.currency})));
    if (s.attempt < 0 || s.failures < 0 || s.round < 0)
        return invalid("payment", ErrorText::tr("counters must not be negative"));
    for (const auto &answer : {c.answer, c.cancelled}) {
        if (answer && answer->status < 0)
            return invalid("answer", ErrorText::tr("the status must not be negative"));
    }
    return {};
}

/// Of lists that a quote or a list of items walks through.
Result<void> checkTax(const pricing::CityTax &tax)
{
    size_t most = std::max(tax.tariffs.size(), tax.exemptions.size());
    for (const auto &tariff : tax.tariffs)
        most = std::max({most, tariff.seasons.size(), tariff.channels.size()});
    return checkSize("city tax", qint64(std::max(most, tax.ages.size())), kMostTaxEntries);
}

Result<void> checkTaxes(const DescriptionItems &items)
{
    Result<void> so;
    const auto check = [&so](const char *field, std::initializer_list<size_t> sizes) {
        if (so) so = checkSize(field, qint64(std::max(sizes)), kMostTaxEntries);
    };
    for (const auto &vat : items.vats) check("VAT", {vat.rates.size()});
    for (const auto &part : items.mealParts)
        check("meal part", {part.values.size(), part.ages.size()});
    for (const auto &fee : items.fees)
        check("fee", {fee.amounts.size(), fee.ages.size(), fee.channels.size()});
    for (const auto &segment : items.segments) check("market segment", {segment.channels.size()});
    for (const auto &tax : items.cityTaxes)
        if (so) so = checkTax(tax);
    return so;
}

Result<void> checkOwn(const EditDescription &c)
{
    if (const auto ok = checkSize("description", qint64(c.items.size()), kMostItems); !ok)
        return ok;
    Result<void> so;
    const auto check = [&so](const char *field, const QString &text) {
        if (so && text.size() > kMostItemText)
            so = invalid(field, ErrorText::tr("must have at most %1 characters (has %2)")
                                    .arg(kMostItemText)
                                    .arg(text.size()));
    };
    for (const auto &pool : c.items.pools) check("pool code", pool.code), check("pool", pool.name);
    for (const auto &room : c.items.rooms) check("room number", room.number);
    for (const auto &type : c.items.roomTypes)
        check("room type code", type.code), check("room type", type.name);
    for (const auto &plan : c.items.plans)
        check("rate plan code", plan.code), check("rate plan", plan.name);
    for (const auto &segment : c.items.segments)
        check("market segment code", segment.code), check("market segment", segment.name);
    for (const auto &vat : c.items.vats) check("VAT", vat.name);
    for (const auto &part : c.items.mealParts) check("meal part", part.name);
    for (const auto &fee : c.items.fees) check("fee", fee.name);
    for (const auto &tax : c.items.cityTaxes) {
        check("city tax", tax.name);
        for (const QString &exemption : tax.exemptions) check("exemption", exemption);
    }
    if (so) so = checkPositions(c.items);
    return so ? checkTaxes(c.items) : so;
}

template <typename C>
Result<void> checkOne(const C &command)
{
    // Lists first: the checks after this read all their elements.
    if (const auto ok = checkOwn(command); !ok) return ok;
    return checkFields(command);
}

/// The date itself is checked where it is decided, which needs the current date.
Result<void> checkOne(const MoveBusinessDate &c)
{
    return checkFields(c.caller);
}

}  // namespace

Result<void> check(const Command &command)
{
    return std::visit([](const auto &c) { return checkOne(c); }, command);
}

Result<void> check(const TakeHold &command)
{
    return checkOne(command);
}

Result<void> check(const ReleaseHold &command)
{
    return checkOne(command);
}

Result<void> checkFee(const CancelBooking &c, const Booking &b, Currency own, Money guestTotal)
{
    const qint64 most = c.caller.isHistory() ? kMostMoney : priceWithVat(b);
    const auto outside = [](Money limit) {
        return invalid("fee", ErrorText::tr("must be between %1 and %2 (booking total)")
                                  .arg(errorAmount({0, limit.currency}), errorAmount(limit)));
    };
    if (c.fee && (*c.fee < 0 || *c.fee > most)) return outside({most, own});
    if (!c.guestFee) return {};
    if (c.guestFee->currency != guestTotal.currency)
        return invalid("fee", ErrorText::tr("must be in %1").arg(guestTotal.currency.code()));
    if (c.guestFee->minor < 0 || c.guestFee->minor > guestTotal.minor) return outside(guestTotal);
    return {};
}

}  // namespace roomrack::booking
