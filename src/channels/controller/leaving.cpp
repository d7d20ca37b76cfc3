// SPDX-License-Identifier: GPL-3.0-or-later
#include "channels/controller/leaving.h"

#include "core/error.h"
#include "sync/codes.h"
#include "sync/protocols.h"

#include <algorithm>
#include <set>
#include <utility>

namespace roomrack::channels {

using sync::ChannelSettings;
using sync::RowKey;
using sync::RowKind;

namespace {

QString codesOf(const ChannelSettings &s, const RowKey &key)
{
    const QString room = sync::roomCode(s, key.roomType);
    return key.plan ? room + u'\n' + sync::rateCode(s, key.roomType, key.plan) : room;
}

/// The name on the screen: "DBL", "DBL BAR".
QString nameOf(const ChannelSettings &s, const RowKey &key)
{
    return codesOf(s, key).replace(u'\n', u' ');
}

bool isAnother(const ChannelSettings &before, const ChannelSettings &now)
{
    return before.protocol != now.protocol || before.address != now.address
           || before.hotelCode != now.hotelCode;
}

/// Whether a night of the row may show a value other than kNothing.
bool mayShow(const sync::Board &board, const RowKey &key)
{
    const int row = board.rowOf(key);
    for (Night n = board.first(); row >= 0 && n < board.end(); ++n) {
        const sync::CellState cell = board.row(row).at(n);
        if (cell.unknown || cell.published > 0) return true;
    }
    return false;
}

sync::SupportedRestrictions all(const sync::SupportedRestrictions &a,
                                const sync::SupportedRestrictions &b)
{
    sync::SupportedRestrictions any = a;
    for (const sync::LimitRow &row : sync::kLimitRows) any.*row.supported |= b.*row.supported;
    return any;
}

sync::SupportedRestrictions inBoth(const sync::SupportedRestrictions &a,
                                   const sync::SupportedRestrictions &b)
{
    sync::SupportedRestrictions both = a;
    for (const sync::LimitRow &row : sync::kLimitRows) both.*row.supported &= b.*row.supported;
    return both;
}

sync::SupportedRestrictions kindsOf(const sync::Limits &limits)
{
    sync::SupportedRestrictions kinds;
    sync::forEachLimit(
        [&](const sync::LimitRow &row) { kinds.*row.supported = sync::valueOf(limits, row) > 0; });
    return kinds;
}

/// Whether a night shows a restriction of a kind that is not in `can`.
bool hasMore(const RowKey &key, qint64 published, const sync::SupportedRestrictions &can)
{
    return key.kind == RowKind::Limits && published > 0
           && all(kindsOf(sync::Limits::unpacked(published)), can) != can;
}

/// Kinds that some night of these restrictions may show.
sync::SupportedRestrictions shownOn(const sync::Board &board)
{
    sync::SupportedRestrictions shown = sync::supportedAll(false);
    for (int row = 0; row < board.rows(); ++row) {
        if (board.row(row).key().kind != RowKind::Limits) continue;
        for (Night n = board.first(); n < board.end(); ++n) {
            const sync::CellState cell = board.row(row).at(n);
            // The last value was sent and not answered: it is unknown.
            if (cell.unknown) return sync::supportedAll(true);
            if (cell.published <= 0) continue;
            shown = all(shown, kindsOf(sync::Limits::unpacked(cell.published)));
        }
    }
    return shown;
}

/// Numbers of guests whose price the channel keeps although it is no longer sent. None if
/// all prices of a night are replaced; a single price may have one place, whatever the number.
std::vector<qint32> guestsLeft(const ChannelSettings &now, const sync::RateMapping &before,
                               const sync::RateMapping &after)
{
    std::vector<qint32> left;
    const sync::ProtocolFacts &protocol = sync::factsOf(now);
    if (protocol.replacesNights) return left;
    const bool alone =
        protocol.guestPrices == sync::GuestPrices::OneOrEach && before.guests.size() == 1;
    for (const qint32 guests : before.guests) {
        const bool still =
            std::find(after.guests.begin(), after.guests.end(), guests) != after.guests.end();
        if (!still && !alone) left.push_back(guests);
    }
    return left;
}

/// Whether sending the other prices of a night removes the price of a number of guests.
bool losesGuests(const ChannelSettings &before, const ChannelSettings &now, const RowKey &key)
{
    const sync::RateMapping *was = sync::mappingOf(before, key.roomType, key.plan);
    const sync::RateMapping *is = sync::mappingOf(now, key.roomType, key.plan);
    if (!sync::factsOf(now).replacesNights || !was || !is) return false;
    return std::any_of(was->guests.begin(), was->guests.end(), [is](qint32 guests) {
        return std::find(is->guests.begin(), is->guests.end(), guests) == is->guests.end();
    });
}

/// Why some codes were never closed: the channel is now reached under another identity.
void addElsewhere(const ChannelSettings &before, const sync::Board &board, QStringList &words)
{
    QStringList codes;
    for (const sync::RoomMapping &room : before.rooms) {
        if (mayShow(board, {RowKind::Rooms, room.roomType, {}, 0})) codes += room.code;
    }
    if (codes.isEmpty()) return;
    words += ErrorText::tr("rooms may still be on sale at %1 for hotel “%2” (%3): close them "
                           "there, unless it is the same hotel at the same channel")
                 .arg(before.address, before.hotelCode, codes.join(QStringLiteral(", ")));
}

/// A plan without prices stays on sale at the old ones if stop sell is not supported.
void addPlans(const ChannelSettings &before, const ChannelSettings &now, const sync::Board &board,
              QStringList &words)
{
    for (const RowKey &key : leavingRows(before, now)) {
        const bool roomStays =
            sync::roomCode(now, key.roomType) == sync::roomCode(before, key.roomType);
        const bool canClose =
            before.supportedRestrictions.stopSell || now.supportedRestrictions.stopSell;
        if (key.kind != RowKind::Limits || canClose || !roomStays) continue;
        const sync::RateMapping *plan = sync::mappingOf(before, key.roomType, key.plan);
        const bool priced =
            plan && std::any_of(plan->guests.begin(), plan->guests.end(), [&](qint32 guests) {
                return mayShow(board, {RowKind::Rate, key.roomType, key.plan, guests});
            });
        if (!priced) continue;
        words += ErrorText::tr("%1 cannot be closed from Roomrack because stop sell is not a "
                               "supported restriction of the channel: close it there")
                     .arg(nameOf(before, key));
    }
}

void addPrices(const ChannelSettings &before, const ChannelSettings &now, const sync::Board &board,
               QStringList &words)
{
    for (const sync::RateMapping &was : before.rates) {
        const RowKey plan{RowKind::Limits, was.roomType, was.plan, 0};
        const sync::RateMapping *is = sync::mappingOf(now, was.roomType, was.plan);
        if (!is || codesOf(before, plan) != codesOf(now, plan)) continue;
        QStringList numbers;
        for (const qint32 guests : guestsLeft(now, was, *is)) {
            if (mayShow(board, {RowKind::Rate, was.roomType, was.plan, guests}))
                numbers += guests > 0 ? QString::number(guests) : QStringLiteral("–");
        }
        if (numbers.isEmpty()) continue;
        words += ErrorText::tr("prices of %1 remain at the channel as last sent (guests: %2): "
                               "remove them there")
                     .arg(nameOf(before, plan), numbers.join(QStringLiteral(", ")));
    }
}

}  // namespace

std::vector<RowKey> renamedRows(const ChannelSettings &before, const ChannelSettings &now)
{
    const bool another = isAnother(before, now) || before.currency != now.currency;
    std::vector<RowKey> renamed;
    for (const RowKey &key : sync::rowsOf(now)) {
        const bool anew = codesOf(before, key) != codesOf(now, key)
                          || (key.kind == RowKind::Rate && losesGuests(before, now, key));
        if (another || anew) renamed.push_back(key);
    }
    return renamed;
}

std::vector<RowKey> leavingRows(const ChannelSettings &before, const ChannelSettings &now)
{
    if (isAnother(before, now)) return {};
    std::set<std::pair<RowKind, QString>> still;
    for (const RowKey &key : sync::rowsOf(now)) still.insert({key.kind, codesOf(now, key)});
    std::vector<RowKey> leaving;
    for (const RowKey &key : sync::rowsOf(before)) {
        if (key.kind != RowKind::Rate && !still.contains({key.kind, codesOf(before, key)}))
            leaving.push_back(key);
    }
    return leaving;
}

ChannelSettings closingSettings(const ChannelSettings &before, const ChannelSettings &now)
{
    // The password was entered for the account and webhook URL of the new settings.
    ChannelSettings spoken = now;
    spoken.rooms = before.rooms;
    spoken.rates = before.rates;
    spoken.supportedRestrictions = before.supportedRestrictions;
    // A plan removed in the same save that enables stop sell is closed by a stop sell.
    spoken.supportedRestrictions.stopSell |= now.supportedRestrictions.stopSell;
    // Such a message is complete by itself, and what the server must support is what is agreed now.
    if (sync::factsOf(now).replacesNights)
        spoken.supportedRestrictions.closedToArrival =
            spoken.supportedRestrictions.closedToDeparture = false;
    spoken.currency = before.currency;
    spoken.horizonNights = 0;
    spoken.pollSeconds = 0;
    return spoken;
}

ChannelSettings clearingSettings(const ChannelSettings &before, const ChannelSettings &now,
                                 const sync::Board &board)
{
    // What a message that replaces the nights does not name is open.
    if (isAnother(before, now) || sync::factsOf(now).replacesNights) return now;
    ChannelSettings spoken = now;
    spoken.supportedRestrictions =
        all(now.supportedRestrictions, inBoth(before.supportedRestrictions, shownOn(board)));
    return spoken;
}

QStringList leftBehind(const ChannelSettings &before, const ChannelSettings &now,
                       const sync::Board &board)
{
    QStringList words;
    if (isAnother(before, now)) {
        addElsewhere(before, board, words);
        return words;
    }
    addPlans(before, now, board, words);
    addPrices(before, now, board, words);
    return words;
}

QStringList refusedThere(const ChannelSettings &spoken, const ChannelSettings &now,
                         const sync::Board &board)
{
    const bool closing = !leavingRows(spoken, now).empty();
    QStringList words;
    for (int row = 0; row < board.rows(); ++row) {
        for (Night n = board.first(); n < board.end(); ++n) {
            const sync::CellState cell = board.row(row).at(n);
            if (!cell.refused) continue;
            // Other rejections are reported again by the next link.
            if (!closing
                && !hasMore(board.row(row).key(), cell.published, now.supportedRestrictions))
                continue;
            words +=
                ErrorText::tr("%1 could not be reset at the channel (%2): change it there")
                    .arg(nameOf(spoken, board.row(row).key()), board.row(row).refusal(n).reason);
            break;
        }
    }
    return words;
}

}  // namespace roomrack::channels
