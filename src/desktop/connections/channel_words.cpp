// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/connections/channel_words.h"

#include "core/failure_text.h"
#include "desktop/words/restriction_words.h"
#include "desktop/words/stay_words.h"
#include "sync/protocols.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QRegularExpression>

#include <algorithm>

namespace roomrack::desktop {

namespace {

using channels::ConnectionState;

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Channels)
};

QString quoted(const QString &said)
{
    return Words::tr("“%1”").arg(said.trimmed());
}

StateWords linkWords(ConnectionState state)
{
    switch (state) {
    case ConnectionState::Paused: return {Words::tr("‖ Paused"), Tone::Neutral};
    case ConnectionState::InSync: return {Words::tr("✓ In sync"), Tone::Good};
    case ConnectionState::Batching: return {Words::tr("… Batching"), Tone::Mild};
    case ConnectionState::Sending: return {Words::tr("↑ Sending"), Tone::Accent};
    case ConnectionState::Waiting: return {Words::tr("… Rate-limited"), Tone::Warn};
    case ConnectionState::Retrying: return {Words::tr("↻ Retrying"), Tone::Warn};
    case ConnectionState::Offline: return {Words::tr("✕ Offline"), Tone::Bad};
    case ConnectionState::Rejected: return {Words::tr("! Updates rejected"), Tone::Bad};
    case ConnectionState::AuthenticationFailed: break;
    }
    return {Words::tr("! Authentication failed"), Tone::Bad};
}

/// The time until the next retry: "Next attempt in 6 s."
QString nextTry(const channels::ConnectionStatus &link, Instant now, const QLocale &locale)
{
    if (link.nextTry.micros == 0 || link.nextTry <= now) return Words::tr("Retrying now.");
    return Words::tr("Next attempt in %1.").arg(spanText(link.nextTry - now, locale));
}

QString failedText(const channels::ConnectionStatus &link)
{
    // Bookings may wait without a failure: for a message that may still take effect.
    const bool unconfirmed = link.failures == 0 && link.untold > 0;
    const QString silent = unconfirmed ? Words::tr("The channel has not confirmed the bookings.")
                                       : Words::tr("The channel did not respond.");
    const QString what = link.said.isEmpty() ? silent : reasonText(link.said);
    if (link.failures == 0) return what;
    return what + u' ' + Words::tr("%n failed attempt(s) in a row.", nullptr, link.failures);
}

QString turnedDownText(const channels::ConnectionStatus &link)
{
    return Words::tr("%Ln booking(s) rejected. See Messages for the reason, then choose "
                     "“Retry now”.",
                     nullptr, link.turnedDown);
}

QStringList linkSentences(const channels::ConnectionStatus &link, Instant now,
                          const QLocale &locale)
{
    switch (link.state) {
    case ConnectionState::Paused:
        return {
            Words::tr("Paused by a user. No updates are sent and no reservations are fetched.")};
    case ConnectionState::InSync: return {Words::tr("All updates confirmed.")};
    case ConnectionState::Rejected: return {Words::tr("All other updates confirmed.")};
    case ConnectionState::Batching:
        return {Words::tr("Changes are collected and sent in one batch.")};
    case ConnectionState::Sending: return {Words::tr("Updates are being sent.")};
    case ConnectionState::Waiting:
        return {Words::tr("The rate limit of the channel is reached."), nextTry(link, now, locale)};
    case ConnectionState::Retrying:
        return {failedText(link), nextTry(link, now, locale),
                Words::tr("Unsent updates are kept.")};
    case ConnectionState::Offline:
        return {failedText(link),
                Words::tr("Only test requests are sent until the channel responds."),
                nextTry(link, now, locale), Words::tr("Unsent updates are kept.")};
    case ConnectionState::AuthenticationFailed: break;
    }
    if (const QString words = core::failureWords(link.said); !words.isEmpty()) return {words};
    QStringList all{Words::tr("Authentication failed. Check account and password in the channel "
                              "settings, or contact the channel.")};
    if (!link.said.isEmpty()) all << reasonText(link.said);
    return all;
}

}  // namespace

QString kindText(inventory::ChannelKind kind)
{
    switch (kind) {
    case inventory::ChannelKind::Ota: return Words::tr("OTA");
    case inventory::ChannelKind::Gds: return Words::tr("GDS");
    case inventory::ChannelKind::Pms: return Words::tr("PMS");
    case inventory::ChannelKind::Website: return Words::tr("Website");
    case inventory::ChannelKind::Desk: return Words::tr("Front desk");
    case inventory::ChannelKind::Import: break;
    }
    return Words::tr("Import");
}

QString protocolText(sync::Protocol protocol)
{
    return Words::tr(sync::factsOf(protocol).title);
}

QString channelLine(const ChannelState &channel)
{
    const QString kind = kindText(channel.channel.kind);
    if (!channel.settings) return kind;
    return kind + QStringLiteral(" · ") + protocolText(channel.settings->protocol);
}

StateWords stateWords(const ChannelState &channel)
{
    if (!channel.linked) return {Words::tr("– Not connected"), Tone::Neutral};
    if (!channel.settings) return {Words::tr("! Settings corrupted"), Tone::Bad};
    if (!channel.wrong.isEmpty()) return {Words::tr("! Not supported"), Tone::Bad};
    if (channel.link && channel.link->state == ConnectionState::InSync
        && channel.link->turnedDown > 0)
        return {Words::tr("! Bookings rejected"), Tone::Bad};
    if (channel.link && channel.link->state == ConnectionState::InSync && !channel.left.isEmpty())
        return {Words::tr("! Cleanup needed"), Tone::Warn};
    if (channel.link && channel.link->state == ConnectionState::InSync && isUnmapped(channel))
        return {Words::tr("! Not mapped"), Tone::Warn};
    if (channel.link && channel.link->state == ConnectionState::InSync
        && !channel.retired.isEmpty())
        return {Words::tr("! Mapping outdated"), Tone::Warn};
    if (channel.link) return linkWords(channel.link->state);
    if (channel.locked) return {Words::tr("! Credentials locked"), Tone::Warn};
    return {Words::tr("… Starting"), Tone::Neutral};
}

bool isUnmapped(const ChannelState &channel)
{
    return channel.linked && channel.settings && channel.settings->rooms.empty()
           && !sync::factsOf(*channel.settings).pms;
}

QStringList retiredInMapping(const sync::ChannelSettings &settings, const HotelView &view)
{
    QStringList names;
    if (sync::factsOf(settings).pms) return names;
    const Night today = view.property().businessDate;
    for (const sync::RoomMapping &room : settings.rooms) {
        const inventory::RoomType *type = view.catalogue().roomType(room.roomType);
        if (type && type->isRetired(today)) names << type->name;
    }
    for (const sync::RateMapping &rate : settings.rates) {
        const pricing::RatePlan *plan = view.rates().plan(rate.plan);
        if (plan && plan->isRetired(today)) names << plan->name;
    }
    names.removeDuplicates();
    return names;
}

bool isTrouble(const ChannelState &channel)
{
    if (!channel.linked) return false;
    if (!channel.wrong.isEmpty() || !channel.settings) return true;
    if (!channel.link) return channel.locked;
    return channel.link->state == ConnectionState::Offline
           || channel.link->state == ConnectionState::AuthenticationFailed
           || channel.link->counts.refused > 0 || channel.link->turnedDown > 0;
}

bool needsAttention(const ChannelState &channel)
{
    if (isTrouble(channel) || !channel.left.isEmpty()) return true;
    const bool isMapped = !isUnmapped(channel) && channel.retired.isEmpty();
    return !isMapped && !channel.settings->paused;
}

bool isFailing(const ChannelState &channel)
{
    if (!channel.linked || !channel.link) return false;
    const channels::ConnectionStatus &link = *channel.link;
    if (link.state == ConnectionState::Paused) return false;
    // While another attempt is under way the state is Sending.
    return link.failures > 0 || link.turnedDown > 0 || link.state == ConnectionState::Retrying
           || link.state == ConnectionState::Offline
           || link.state == ConnectionState::AuthenticationFailed;
}

QString failureText(const ChannelState &channel, Instant now, const QLocale &locale)
{
    if (!isFailing(channel)) return {};
    const channels::ConnectionStatus &link = *channel.link;
    QStringList all;
    if (link.turnedDown > 0) all << turnedDownText(link);
    if (link.state == ConnectionState::AuthenticationFailed)
        all << linkSentences(link, now, locale);
    else if (link.failures > 0 || link.state == ConnectionState::Retrying)
        all << failedText(link) << nextTry(link, now, locale);
    return all.join(u' ');
}

QString reasonText(const QString &said)
{
    static const QRegularExpression coded(QStringLiteral("^(\\d{3,5})[\\s:.,–-]+(\\D.*)$"),
                                          QRegularExpression::DotMatchesEverythingOption);
    if (const QString words = core::failureWords(said); !words.isEmpty()) return words;
    const QString text = said.trimmed();
    if (const auto found = coded.match(text); found.hasMatch())
        return Words::tr("%1 (code %2).").arg(quoted(found.captured(2)), found.captured(1));
    return quoted(text) + u'.';
}

QString testFailureText(const channels::TestResult &result)
{
    if (const QString words = core::failureWords(result.said); !words.isEmpty()) return words;
    if (result.notAllowed) {
        const QString text = Words::tr("Authentication failed. Check account and password.");
        return result.said.isEmpty() ? text : text + u' ' + reasonText(result.said);
    }
    return result.said.isEmpty() ? Words::tr("The channel did not respond.") : result.said;
}

QString spanText(qint64 micros, const QLocale &locale)
{
    const qint64 seconds = std::max<qint64>(0, micros) / kSecond;
    if (micros < 10 * kSecond) {
        return Words::tr("%1 s").arg(
            locale.toString(double(std::max<qint64>(0, micros)) / double(kSecond), 'f', 1));
    }
    if (seconds < 120) return Words::tr("%1 s").arg(locale.toString(seconds));
    if (seconds < 7200) return Words::tr("%1 min").arg(locale.toString(seconds / 60));
    if (seconds < 172'800) return Words::tr("%1 h").arg(locale.toString(seconds / 3600));
    return Words::tr("%n day(s)", nullptr, int(seconds / 86'400));
}

QString lagText(const ChannelState &channel, Instant now, const QLocale &locale)
{
    if (!channel.link || channel.link->behindSince.micros == 0) return QStringLiteral("–");
    return spanText(now - channel.link->behindSince, locale);
}

qint64 notConfirmed(const sync::BoardCounts &counts)
{
    return counts.dirty + counts.inFlight + counts.refused;
}

QString budgetText(const ChannelState &channel, const QLocale &locale)
{
    if (!channel.link) return QStringLiteral("–");
    return channel.link->budgetLeft < 0 ? Words::tr("no limit")
                                        : locale.toString(channel.link->budgetLeft);
}

QString whyText(const ChannelState &channel, Instant now, const QLocale &locale)
{
    if (!channel.linked)
        return Words::tr("Not connected. Enter the connection settings and the mapping to "
                         "send availability and rates.");
    if (!channel.settings)
        return Words::tr("The channel settings are corrupted: %1").arg(channel.wrong);
    if (!channel.wrong.isEmpty())
        return Words::tr("The channel cannot be connected: %1").arg(channel.wrong);
    if (!channel.link) {
        return channel.locked
                   ? Words::tr("The credentials are locked. Enter the passphrase to continue.")
                   : Words::tr("The hotel data is being loaded.");
    }
    const channels::ConnectionStatus &link = *channel.link;
    const bool house = sync::factsOf(*channel.settings).pms;
    QStringList all = house && link.state == ConnectionState::InSync
                          ? QStringList{Words::tr(
                              "Connected. The PMS reports check-ins, room moves and check-outs.")}
                          : linkSentences(link, now, locale);
    if (isUnmapped(channel)) {
        if (link.state == ConnectionState::InSync) all.clear();
        all.prepend(Words::tr("No room types are mapped. Nothing is sent to this channel."));
    }
    if (!channel.retired.isEmpty()) {
        all.prepend(Words::tr("Retired, but still mapped: %1. It is closed at the channel. Map "
                              "another one, remove its ID, or bring it back in Rooms & rates.")
                        .arg(channel.retired.join(QStringLiteral(", "))));
    }
    if (link.untold > 0) all << Words::tr("%Ln booking(s) pending.", nullptr, link.untold);
    if (link.turnedDown > 0) {
        all.prepend(turnedDownText(link));
    }
    if (const qint64 pending = link.counts.dirty + link.counts.inFlight; pending > 0) {
        all << Words::tr("%Ln update(s) pending.", nullptr, int(pending));
    }
    if (link.counts.unknown > 0) {
        all << Words::tr("%Ln update(s) without a response (retrying).", nullptr,
                         int(link.counts.unknown));
    }
    if (link.counts.refused > 0) {
        all.prepend(Words::tr("%Ln update(s) rejected. Change the value or the mapping to retry.",
                              nullptr, int(link.counts.refused)));
    }
    if (!channel.hasPrices)
        all << Words::tr("No exchange rate for the channel currency: no prices are sent.");
    if (!channel.left.isEmpty())
        all.prepend(Words::tr("Manual cleanup needed at the channel: %1.").arg(channel.left));
    return all.join(u' ');
}

QString rowText(const HotelView &view, const sync::RowKey &row)
{
    QStringList parts{roomTypeName(view.catalogue(), row.roomType)};
    if (row.plan) parts << view.rates().planName(row.plan);
    if (row.guests > 0) parts << Words::tr("%n guest(s)", nullptr, row.guests);
    return parts.join(QStringLiteral(" · "));
}

QString valueText(sync::RowKind kind, qint64 value, Currency currency, const QLocale &locale)
{
    if (value == sync::kNever) return Words::tr("not sent yet");
    if (value == sync::kNothing) return Words::tr("no value");
    switch (kind) {
    case sync::RowKind::Rooms: return Words::tr("%Ln room(s)", nullptr, int(value));
    case sync::RowKind::Rate: return Money{value, currency}.text(locale);
    case sync::RowKind::Limits: break;
    }
    return limitsText(sync::Limits::unpacked(value));
}

std::vector<StepRange> rangesOf(const std::vector<channels::PendingUpdates> &nights)
{
    std::vector<StepRange> ranges;
    for (const channels::PendingUpdates &night : nights) {
        StepRange one{night.row, night.night, night.night, night.cell, night.reason};
        if (!ranges.empty()) {
            StepRange &last = ranges.back();
            if (last.row == one.row && last.last + 1 == one.first && last.cell == one.cell
                && last.reason == one.reason) {
                last.last = one.last;
                continue;
            }
        }
        ranges.push_back(std::move(one));
    }
    return ranges;
}

StateWords rangeState(const StepRange &range, const ChannelState &channel)
{
    if (range.cell.refused) return {Words::tr("Rejected"), Tone::Bad};
    if (range.cell.inFlight) return {Words::tr("Sending"), Tone::Accent};
    if (range.cell.unknown) return {Words::tr("No response"), Tone::Warn};
    if (channel.settings && channel.settings->paused) return {Words::tr("Paused"), Tone::Neutral};
    if (channel.link
        && (channel.link->state == ConnectionState::Retrying
            || channel.link->state == ConnectionState::Offline))
        return {Words::tr("Retrying"), Tone::Warn};
    return {Words::tr("Queued"), Tone::Neutral};
}

QString nightsOf(Night first, Night last, const QLocale &locale)
{
    if (first == last) return dateText(first, locale);
    return stayDates(Stay(first, last - first), locale);
}

}  // namespace roomrack::desktop
