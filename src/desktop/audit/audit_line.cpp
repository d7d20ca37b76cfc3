// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/audit/audit_line.h"

#include "booking/description/edit_description.h"
#include "booking/restriction_fields.h"
#include "core/zone.h"
#include "desktop/audit/changed_settings.h"
#include "desktop/words/description_words.h"
#include "desktop/words/housekeeping_words.h"
#include "desktop/words/record_words.h"
#include "desktop/words/request_words.h"
#include "desktop/words/setting_words.h"
#include "desktop/words/stay_words.h"

#include <QtCore/QCoreApplication>

#include <algorithm>
#include <map>

namespace roomrack::desktop {

using booking::Record;
using booking::RecordKind;

namespace {

struct AuditLineWords {
    Q_DECLARE_TR_FUNCTIONS(Audit)
};

constexpr int kLastKind = int(lastOf(RecordKind{}));

QString joined(QStringList parts)
{
    parts.removeAll(QString());
    return parts.join(QStringLiteral(" · "));
}

using Span = std::pair<qint64, qint64>;

QString spanText(const HotelView &view, booking::CellField field, const Span &span,
                 const QLocale &locale)
{
    const auto text = [&](qint64 value) { return settingValue(view, field, value, locale); };
    return span.first == span.second
               ? text(span.first)
               : AuditLineWords::tr("%1 to %2", "values").arg(text(span.first), text(span.second));
}

/// The values of all groups, each with the name of its field if there are several.
QString spansText(const HotelView &view, const std::map<booking::CellField, Span> &values,
                  const QLocale &locale)
{
    QStringList parts;
    for (const auto &[field, span] : values) {
        const QString text = spanText(view, field, span, locale);
        parts << (values.size() == 1 ? text
                                     : AuditLineWords::tr("%1: %2", "a setting, its value")
                                           .arg(fieldName(field), text));
    }
    return joined(parts);
}

void widen(std::map<booking::CellField, Span> &values, booking::CellField field, const Span &span)
{
    const auto [at, added] = values.emplace(field, span);
    if (added) return;
    at->second = {std::min(at->second.first, span.first), std::max(at->second.second, span.second)};
}

/// "Standard, Suite" or the names of pools.
QStringList subjectNames(const HotelView &view, const storage::SettingGroup &group)
{
    QStringList names;
    for (const qint64 id : group.subjects) {
        names << (group.kind == RecordKind::OutOfOrderSet
                      ? view.poolName(PoolId{id})
                      : roomTypeName(view.catalogue(), RoomTypeId{id}));
    }
    return names;
}

QString rangesText(const std::vector<std::pair<Night, qint32>> &nights, const QLocale &locale)
{
    constexpr qsizetype kMostRanges = 6;
    QStringList ranges;
    for (const auto &[first, count] : nights) {
        if (ranges.size() == kMostRanges) {
            ranges << AuditLineWords::tr("and %n more", nullptr,
                                         int(std::ssize(nights) - kMostRanges));
            break;
        }
        ranges << nightRangeText(first, count, locale);
    }
    return ranges.join(QStringLiteral(", "));
}

void addNights(AuditLine &line, Night first, int nights)
{
    if (nights <= 0) return;
    const Night last = first + (nights - 1);
    if (!line.nights) line.nights.emplace(first, last);
    line.nights->first = std::min(line.nights->first, first);
    line.nights->second = std::max(line.nights->second, last);
}

/// All settings of a step in one line, as of a bulk update.
void fillSettings(const HotelView &view, const storage::AuditRow &row, const QLocale &locale,
                  AuditLine &line)
{
    std::map<booking::CellField, Span> before, after;
    QStringList texts, types, plans;
    for (const storage::SettingGroup &group : row.settings) {
        const auto field = booking::fieldOf(group.kind);
        if (!field) continue;
        const QStringList subjects = subjectNames(view, group);
        const QString plan = planText(view, group.kind, group.plan, group.guests, group.channel);
        texts << joined({fieldName(*field), subjects.join(QStringLiteral(", ")), plan,
                         rangesText(group.nights, locale)});
        if (group.kind != RecordKind::OutOfOrderSet) types << subjects;
        plans << plan;
        for (const auto &[first, nights] : group.nights) addNights(line, first, nights);
        widen(after, *field, group.after);
        if (group.before) widen(before, *field, *group.before);
    }
    types.removeDuplicates();
    plans.removeDuplicates();
    plans.removeAll(QString());
    if (!booking::fieldOf(row.record.kind))
        line.what = describe(row.record, view.catalogue(), locale);
    line.what = joined({line.what, texts.join(QStringLiteral("; "))});
    line.before = spansText(view, before, locale);
    line.after = spansText(view, after, locale);
    line.types = types.join(QStringLiteral(", "));
    line.plans = plans.join(QStringLiteral("; "));
}

/// "room 101" of a check-in; "Housekeeping · rooms 101, 102" of an undo.
QString rowRoomsText(const inventory::Catalogue &catalogue, const storage::AuditRow &row)
{
    const bool isUndo = row.record.kind == RecordKind::StepUndone && !row.rooms.empty();
    return joined({isUndo ? kindText(RecordKind::HousekeepingSet) : QString(),
                   roomsNamed(catalogue, row.rooms)});
}

void fillSetting(const HotelView &view, const storage::AuditRow &row, const QLocale &locale,
                 AuditLine &line)
{
    const Record &r = row.record;
    const booking::CellRow cells = booking::rowOf(r);
    const bool isOfAll = booking::restrictionOf(r.kind) && booking::scopeOf(cells).isAll();
    line.what =
        joined({cellRowText(view.catalogue(), cells, line.plans), isOfAll ? line.plans : QString(),
                nightRangeText(r.night, r.nights, locale)});
    // No currency: all amounts are in the hotel's currency.
    line.after = settingValue(view, cells.field, booking::valueOf(r), locale);
    if (row.before) line.before = spanText(view, cells.field, *row.before, locale);
}

/// The numbers before and after a record that renumbered a room, where both are known.
void fillNumbers(const HotelView &view, const storage::AuditRow &row, const PastRooms &past,
                 AuditLine &line)
{
    const Record &r = row.record;
    const bool renumbers =
        r.kind == RecordKind::RoomDescribed && (r.value & booking::ItemRenamed) != 0;
    if (!renumbers || row.step.id == 0) return;
    const RoomId room{r.subject};
    const QString before = past.at(row.step.id - 1, view.catalogue()).roomNumber(room);
    const QString after = past.at(r.seq, view.catalogue()).roomNumber(room);
    if (before == after) return;
    line.before = before;
    line.after = after;
}

/// The settings of the hotel, its requests or a channel that a record changed. Several are named
/// with each value.
void fillChangedSettings(const HotelView &view, const storage::AuditRow &row, const QLocale &locale,
                         AuditLine &line)
{
    const std::vector<ChangedSetting> changed = changedSettings(view, row, locale);
    QStringList names, before, after;
    const auto value = [&changed](const ChangedSetting &setting, const QString &text) {
        if (text.isEmpty() || changed.size() == 1) return text;
        return AuditLineWords::tr("%1: %2", "a setting, its value").arg(setting.name, text);
    };
    for (const ChangedSetting &setting : changed) {
        names << setting.name;
        before << value(setting, setting.before);
        after << value(setting, setting.after);
    }
    const QString channel = row.record.kind == RecordKind::ChannelSetupSaved
                                ? auditChannel(view, ChannelId{row.record.subject})
                                : QString();
    line.what = joined({line.what, channel, names.join(QStringLiteral(", "))});
    if (changed.empty()) return;
    line.before = joined(before);
    line.after = joined(after);
}

/// What became of the change: an undo may have left a part of it.
QString laterText(const storage::AuditRow &row)
{
    const bool redo = row.step.isUndo;
    switch (row.undone) {
    case storage::Undone::Partly:
        return redo ? AuditLineWords::tr("Partly redone") : AuditLineWords::tr("Partly undone");
    case storage::Undone::Wholly:
        return redo ? AuditLineWords::tr("Redone") : AuditLineWords::tr("Undone");
    case storage::Undone::No: break;
    }
    return {};
}

}  // namespace

QString planText(const HotelView &view, RecordKind kind, RatePlanId plan, int guests,
                 ChannelId channel)
{
    if (channel) {
        const QString plans = planText(view, kind, plan, guests);
        return AuditLineWords::tr("%1 on %2", "rate plans, channel")
            .arg(plans, auditChannel(view, channel));
    }
    if (!plan)
        return booking::restrictionOf(kind) ? AuditLineWords::tr("all rate plans") : QString();
    const QString known = view.rates().planName(plan);
    const QString name =
        known.isEmpty() ? AuditLineWords::tr("rate plan %1").arg(plan.value) : known;
    if (kind != RecordKind::RateSet || guests <= 0) return name;
    return AuditLineWords::tr("%1, %n guest(s)", nullptr, guests).arg(name);
}

QString planText(const HotelView &view, const Record &record)
{
    const ChannelId channel =
        booking::restrictionOf(record.kind) ? booking::rowOf(record).channel : ChannelId{};
    return planText(view, record.kind, record.plan, record.adults, channel);
}

QString settingValue(const HotelView &view, booking::CellField field, qint64 value,
                     const QLocale &locale)
{
    return field == booking::CellField::Rate && value >= 0
               ? numberText(view.catalogue(), value, locale)
               : settingText(view.catalogue(), field, value, locale);
}

QString settingNights(const storage::AuditRow &row, const QLocale &locale)
{
    QStringList all;
    for (const storage::SettingGroup &group : row.settings) all << rangesText(group.nights, locale);
    all.removeDuplicates();
    return all.join(QStringLiteral("; "));
}

QString zonedTime(const inventory::Property &property, Instant at)
{
    const QTimeZone zone = core::timeZone(property.timeZone).value_or(QTimeZone::utc());
    return at.utc().toTimeZone(zone).toString(Qt::ISODate);
}

QString auditChannel(const HotelView &view, ChannelId channel)
{
    const QString name = channelName(view.catalogue(), channel);
    return name.isEmpty() && channel ? AuditLineWords::tr("channel %1").arg(channel.value) : name;
}

AuditLine auditTexts(const HotelView &view, const storage::AuditRow &row, const QLocale &locale,
                     const PastRooms &past)
{
    const Record &r = row.record;
    const inventory::Catalogue &catalogue = past.at(r.seq, view.catalogue());
    AuditLine line;
    line.who = callerText(view, r.actor);
    line.kind = kindText(r.kind);
    line.plans = planText(view, r);
    if (r.roomType) line.types = roomTypeName(view.catalogue(), r.roomType);
    if (!row.settings.empty()) {
        fillSettings(view, row, locale, line);
    } else if (booking::fieldOf(r.kind)) {
        fillSetting(view, row, locale, line);
        addNights(line, r.night, r.nights);
    } else {
        const QString about = aboutUser(view, r);
        line.what =
            joined({describe(r, catalogue, locale), taxItemName(view.rates().taxes(), r),
                    segmentItemName(catalogue, r), rowRoomsText(catalogue, row), about, row.guest});
        addNights(line, r.night, r.nights);
    }
    fillNumbers(view, row, past, line);
    fillChangedSettings(view, row, locale, line);
    if (r.kind == RecordKind::UserRoleSet) {
        line.before = booking::roleLabel(static_cast<booking::Role>(r.amount));
        line.after = booking::roleLabel(static_cast<booking::Role>(r.value));
    }
    if (r.kind == RecordKind::HousekeepingSet) {
        line.before = housekeepingText(static_cast<booking::HousekeepingStatus>(r.amount));
        line.after = housekeepingText(static_cast<booking::HousekeepingStatus>(r.value));
    }
    const bool isUndo = row.step.isUndo, isRedo = row.step.undoes != 0 && !isUndo;
    line.why = r.kind == RecordKind::StepUndone ? whyText(r, row.step.text, false, false)
                                                : whyText(r, row.step.text, isUndo, isRedo);
    line.state = laterText(row);
    return line;
}

AuditLine auditLine(const HotelView &view, const storage::AuditRow &row, const QLocale &locale,
                    const PastRooms &past)
{
    AuditLine line = auditTexts(view, row, locale, past);
    line.when = timeText(view.property(), row.record.at, locale);
    return line;
}

std::vector<KindGroup> kindGroups()
{
    std::vector<KindGroup> groups;
    for (int i = 1; i <= kLastKind; ++i) {
        const auto kind = static_cast<RecordKind>(i);
        const QString name = kindText(kind);
        const auto at = std::find_if(groups.begin(), groups.end(),
                                     [&](const KindGroup &group) { return group.name == name; });
        if (at == groups.end())
            groups.push_back({name, {kind}});
        else
            at->kinds.push_back(kind);
    }
    return groups;
}

std::vector<ActorChoice> actorChoices(const HotelView &view)
{
    std::vector<ActorChoice> choices;
    for (const booking::User &user : view.users()) {
        choices.push_back(
            {user.active ? user.name : AuditLineWords::tr("%1 (deactivated)").arg(user.name),
             user.id});
    }
    choices.push_back({view.users().empty() ? AuditLineWords::tr("Front desk")
                                            : AuditLineWords::tr("Front desk (not signed in)"),
                       kDeskActor});
    choices.push_back({AuditLineWords::tr("System"), kEngineActor});
    for (const inventory::Channel &channel : view.catalogue().channels) {
        if (channel.kind == inventory::ChannelKind::Desk
            || channel.kind == inventory::ChannelKind::Import)
            continue;
        choices.push_back({channelTitle(channel), channelActor(channel.id)});
    }
    return choices;
}

}  // namespace roomrack::desktop
