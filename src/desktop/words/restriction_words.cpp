// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/words/restriction_words.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QRegularExpression>

#include <optional>

namespace roomrack::desktop {

namespace {

using inventory::Restriction;
using inventory::Restrictions;

/// Texts of one restriction, each in the context of those beside which it is read. %n is the value,
/// %1 a date.
struct RestrictionWords {
    Restriction id{};
    const char *name = nullptr;       ///< Settings
    const char *set = nullptr;        ///< Words
    const char *removed = nullptr;    ///< Words
    const char *listed = nullptr;     ///< Grid
    const char *reason = nullptr;     ///< ClosedWhy
    const char *obstacle = nullptr;   ///< StayOffers
    const char *atChannel = nullptr;  ///< Channels
    /// Channels: of a restriction that channels derive from it.
    const char *derivedAtChannel = nullptr;
    const char *action = nullptr;  ///< roomrack::desktop::GridActions
    const char *letter = nullptr;  ///< roomrack::desktop::GridActions
    const char *unit = nullptr;    ///< roomrack::desktop::BulkChangeBox; null: a switch
};

constexpr char kActions[] = "roomrack::desktop::GridActions";

/// In the order of the enum.
constexpr RestrictionWords kWords[] = {
    {.id = Restriction::StopSell,
     .name = QT_TRANSLATE_NOOP("Settings", "Stop sell"),
     .set = QT_TRANSLATE_NOOP("Words", "Stop sell set"),
     .removed = QT_TRANSLATE_NOOP("Words", "Stop sell removed"),
     .listed = QT_TRANSLATE_NOOP("Grid", "stop sell"),
     .reason = QT_TRANSLATE_NOOP("ClosedWhy", "Stop sell is set. Remove it to sell this night."),
     .obstacle = QT_TRANSLATE_NOOP("StayOffers", "Stop sell on %1"),
     .atChannel = QT_TRANSLATE_NOOP("Channels", "stop sell"),
     .action = QT_TRANSLATE_NOOP("roomrack::desktop::GridActions", "Toggle stop sell"),
     .letter = QT_TRANSLATE_NOOP("roomrack::desktop::GridActions", "S")},
    {.id = Restriction::ClosedToArrival,
     .name = QT_TRANSLATE_NOOP("Settings", "Closed to arrival"),
     .set = QT_TRANSLATE_NOOP("Words", "Closed to arrival"),
     .removed = QT_TRANSLATE_NOOP("Words", "Open to arrival"),
     .listed = QT_TRANSLATE_NOOP("Grid", "closed to arrival"),
     .reason = QT_TRANSLATE_NOOP("ClosedWhy",
                                 "Closed to arrival: no arrivals on this date; earlier arrivals "
                                 "may stay through."),
     .obstacle = QT_TRANSLATE_NOOP("StayOffers", "Closed to arrival"),
     .atChannel = QT_TRANSLATE_NOOP("Channels", "closed to arrival"),
     .action = QT_TRANSLATE_NOOP("roomrack::desktop::GridActions", "Toggle closed to arrival"),
     .letter = QT_TRANSLATE_NOOP("roomrack::desktop::GridActions", "A")},
    {.id = Restriction::ClosedToDeparture,
     .name = QT_TRANSLATE_NOOP("Settings", "Closed to departure"),
     .set = QT_TRANSLATE_NOOP("Words", "Closed to departure"),
     .removed = QT_TRANSLATE_NOOP("Words", "Open to departure"),
     .listed = QT_TRANSLATE_NOOP("Grid", "closed to departure"),
     .reason = QT_TRANSLATE_NOOP("ClosedWhy", "Closed to departure: no departures on this date."),
     .obstacle = QT_TRANSLATE_NOOP("StayOffers", "Closed to departure"),
     .atChannel = QT_TRANSLATE_NOOP("Channels", "closed to departure"),
     .action = QT_TRANSLATE_NOOP("roomrack::desktop::GridActions", "Toggle closed to departure"),
     .letter = QT_TRANSLATE_NOOP("roomrack::desktop::GridActions", "D")},
    {.id = Restriction::MinStay,
     .name = QT_TRANSLATE_NOOP("Settings", "Min LOS"),
     .set = QT_TRANSLATE_N_NOOP("Words", "Min LOS: %n night(s)"),
     .removed = QT_TRANSLATE_NOOP("Words", "Min LOS removed"),
     .listed = QT_TRANSLATE_N_NOOP("Grid", "min length of stay: %n night(s)"),
     .reason = QT_TRANSLATE_N_NOOP("ClosedWhy",
                                   "Min length of stay for arrivals on this date: %n night(s)."),
     .obstacle = QT_TRANSLATE_N_NOOP("StayOffers", "Min LOS: %n night(s)"),
     .atChannel = QT_TRANSLATE_N_NOOP("Channels", "min LOS %n night(s)"),
     .derivedAtChannel = QT_TRANSLATE_N_NOOP("Channels", "min LOS through %n night(s)"),
     .action = QT_TRANSLATE_NOOP("roomrack::desktop::GridActions", "Min length of stay…"),
     .letter = QT_TRANSLATE_NOOP("roomrack::desktop::GridActions", "M"),
     .unit = QT_TRANSLATE_NOOP("roomrack::desktop::BulkChangeBox", "nights")},
    {.id = Restriction::MaxStay,
     .name = QT_TRANSLATE_NOOP("Settings", "Max LOS"),
     .set = QT_TRANSLATE_N_NOOP("Words", "Max LOS: %n night(s)"),
     .removed = QT_TRANSLATE_NOOP("Words", "Max LOS removed"),
     .listed = QT_TRANSLATE_N_NOOP("Grid", "max length of stay: %n night(s)"),
     .reason = QT_TRANSLATE_N_NOOP("ClosedWhy",
                                   "Max length of stay for arrivals on this date: %n night(s)."),
     .obstacle = QT_TRANSLATE_N_NOOP("StayOffers", "Max LOS: %n night(s)"),
     .atChannel = QT_TRANSLATE_N_NOOP("Channels", "max LOS %n night(s)"),
     .action = QT_TRANSLATE_NOOP("roomrack::desktop::GridActions", "Max length of stay…"),
     .letter = QT_TRANSLATE_NOOP("roomrack::desktop::GridActions", "X"),
     .unit = QT_TRANSLATE_NOOP("roomrack::desktop::BulkChangeBox", "nights")},
};

constexpr bool eachHasItsWords()
{
    for (size_t i = 0; i < std::size(kWords); ++i) {
        const RestrictionWords &w = kWords[i];
        const bool number = inventory::kRestrictions[i].unit != inventory::RestrictionUnit::Switch;
        const bool whole = w.name && w.set && w.removed && w.listed && w.reason && w.obstacle
                           && w.action && w.letter;
        if ((w.atChannel != nullptr) != inventory::kRestrictions[i].sent) return false;
        if (w.id != Restriction(i) || !whole || number != (w.unit != nullptr)) return false;
    }
    return std::size(kWords) == std::size(inventory::kRestrictions);
}
static_assert(eachHasItsWords());

const RestrictionWords &wordsOf(const RestrictionRow &row)
{
    return kWords[size_t(row.id)];
}

QString translated(const char *context, const char *text, qint64 value = -1)
{
    return QCoreApplication::translate(context, text, nullptr, int(value));
}

/// Marks that the grid shows and that are typed into a spreadsheet.
struct Marks {
    Q_DECLARE_TR_FUNCTIONS(Grid)
};

/// "CTA", "CTD", "CTA/D" or nothing.
QString closedMark(const Restrictions &night)
{
    const bool in = night.flags & inventory::ClosedToArrival;
    const bool out = night.flags & inventory::ClosedToDeparture;
    if (in && out) return Marks::tr("CTA/D");
    if (in) return Marks::tr("CTA");
    return out ? Marks::tr("CTD") : QString();
}

/// "2–7", "2+", "≤7", "<=7": min and max length of stay; 0: none.
std::optional<std::pair<int, int>> lengthsOf(const QString &word)
{
    static const QRegularExpression least(QStringLiteral("^([0-9]{1,3})\\+$"));
    static const QRegularExpression most(QStringLiteral("^(?:≤|<=)([0-9]{1,3})$"));
    static const QRegularExpression both(QStringLiteral("^([0-9]{1,3})[–-]([0-9]{1,3})$"));
    if (const auto m = least.match(word); m.hasMatch()) return std::pair(m.captured(1).toInt(), 0);
    if (const auto m = most.match(word); m.hasMatch()) return std::pair(0, m.captured(1).toInt());
    if (const auto m = both.match(word); m.hasMatch())
        return std::pair(m.captured(1).toInt(), m.captured(2).toInt());
    return std::nullopt;
}

}  // namespace

QString restrictionName(const RestrictionRow &row)
{
    return translated("Settings", wordsOf(row).name);
}

QString restrictionValue(const RestrictionRow &row, qint64 value)
{
    if (row.unit == inventory::RestrictionUnit::Switch) {
        return value > 0 ? QCoreApplication::translate("Settings", "on")
                         : QCoreApplication::translate("Settings", "off");
    }
    return value > 0 ? QString::number(value) : QCoreApplication::translate("Settings", "none");
}

QString restrictionUnit(const RestrictionRow &row)
{
    const char *unit = wordsOf(row).unit;
    return unit ? translated("roomrack::desktop::BulkChangeBox", unit) : QString();
}

QString restrictionSet(const RestrictionRow &row, qint64 value)
{
    const RestrictionWords &words = wordsOf(row);
    return value > 0 ? translated("Words", words.set, value) : translated("Words", words.removed);
}

QString restrictionReason(const RestrictionRow &row, qint64 value)
{
    return translated("ClosedWhy", wordsOf(row).reason, value);
}

QString restrictionObstacle(const RestrictionRow &row, qint64 value, const QString &night)
{
    const QString text = translated("StayOffers", wordsOf(row).obstacle, value);
    return text.contains(QLatin1String("%1")) ? text.arg(night) : text;
}

QString restrictionAction(const RestrictionRow &row)
{
    return translated(kActions, wordsOf(row).action);
}

QString restrictionLetter(const RestrictionRow &row)
{
    return translated(kActions, wordsOf(row).letter);
}

int restrictionKey(const RestrictionRow &row)
{
    return *wordsOf(row).letter;  // keys of letters have the number of the capital
}

QStringList restrictionList(const Restrictions &night)
{
    QStringList words;
    for (const RestrictionRow &row : inventory::kRestrictions) {
        const qint32 value = valueOf(night, row);
        if (value >= row.least) words << translated("Grid", wordsOf(row).listed, value);
    }
    return words;
}

QString restrictionMark(const Restrictions &night)
{
    QString mark = closedMark(night);
    if (night.minStay > 1) {
        if (!mark.isEmpty()) mark += u' ';
        mark += QStringLiteral("%1+").arg(night.minStay);
    }
    if (night.maxStay > 0) {
        if (!mark.isEmpty()) mark += u' ';
        mark += QStringLiteral("≤%1").arg(night.maxStay);
    }
    return mark;
}

QStringList restrictionLines(const Restrictions &night)
{
    QStringList lines;
    if (night.flags & inventory::StopSell) lines << Marks::tr("Stop", "stop-sell, short");
    if (const QString closed = closedMark(night); !closed.isEmpty()) lines << closed;
    if (night.minStay > 1 && night.maxStay > 0)
        lines << QStringLiteral("%1–%2").arg(night.minStay).arg(night.maxStay);
    else if (night.minStay > 1)
        lines << QStringLiteral("%1+").arg(night.minStay);
    else if (night.maxStay > 0)
        lines << QStringLiteral("≤%1").arg(night.maxStay);
    return lines;
}

bool readRestriction(const QString &word, Restrictions &night)
{
    const QString upper = word.toUpper();
    const auto set = [&](unsigned flags) {
        night.flags = static_cast<quint8>(night.flags | flags);
    };
    if (upper == QLatin1String("STOP")
        || upper == Marks::tr("Stop", "stop-sell, short").toUpper()) {
        set(inventory::StopSell);
    } else if (upper == QLatin1String("CTA")) {
        set(inventory::ClosedToArrival);
    } else if (upper == QLatin1String("CTD")) {
        set(inventory::ClosedToDeparture);
    } else if (upper == QLatin1String("CTA/D")) {
        set(inventory::ClosedToArrival | inventory::ClosedToDeparture);
    } else if (const auto lengths = lengthsOf(word)) {
        if (lengths->first > 0) night.minStay = static_cast<quint16>(lengths->first);
        if (lengths->second > 0) night.maxStay = static_cast<quint16>(lengths->second);
    } else {
        return false;
    }
    return true;
}

QString limitsText(const sync::Limits &limits)
{
    QStringList words;
    for (const sync::LimitRow &row : sync::kLimitRows) {
        const RestrictionWords &of = wordsOf(*row.of);
        const quint16 value = valueOf(limits, row);
        if (value >= row.of->least)
            words << translated("Channels", row.from ? of.derivedAtChannel : of.atChannel, value);
    }
    return words.isEmpty() ? QCoreApplication::translate("Channels", "no restrictions")
                           : words.join(QStringLiteral(", "));
}

}  // namespace roomrack::desktop
