// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/audit/audit_line.h"

#include "desktop/words/record_words.h"
#include "desktop/words/request_words.h"
#include "desktop/words/setting_words.h"
#include "desktop/words/stay_words.h"

#include <QtCore/QCoreApplication>

#include <algorithm>

namespace roomrack::desktop {

using booking::Record;
using booking::RecordKind;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Audit)
};

constexpr int kLastKind = int(lastOf(RecordKind{}));

QString joined(QStringList parts)
{
    parts.removeAll(QString());
    return parts.join(QStringLiteral(" · "));
}

void fillSetting(const HotelView &view, const storage::AuditRow &row, const QLocale &locale,
                 AuditLine &line)
{
    const Record &r = row.record;
    const booking::CellRow cells = booking::rowOf(r);
    // Without the currency, which is the hotel's everywhere.
    const auto text = [&](qint64 value) {
        return cells.field == booking::CellField::Rate && value >= 0
                   ? numberText(view.catalogue(), value, locale)
                   : settingText(view.catalogue(), cells.field, value, locale);
    };
    line.what = joined({cellRowText(view.catalogue(), cells, planText(view, r)),
                        nightRangeText(r.night, r.nights, locale)});
    line.after = text(booking::valueOf(r));
    if (!row.before) return;
    const auto [low, high] = *row.before;
    line.before =
        low == high ? text(low) : Words::tr("%1 to %2", "values").arg(text(low), text(high));
}

}  // namespace

qint64 bookingOf(const Record &record)
{
    if (isPayment(record.kind) || isDuplicate(record.kind)) return record.subject;
    if (record.kind > RecordKind::RoomHeld) return 0;
    return record.subject != 0 ? record.subject : record.seq;
}

QString planText(const HotelView &view, const Record &record)
{
    if (!record.plan) return {};
    const QString known = view.planName(record.plan);
    const QString name = known.isEmpty() ? Words::tr("plan %1").arg(record.plan.value) : known;
    if (record.kind != RecordKind::RateSet || record.adults <= 0) return name;
    return Words::tr("%1, %n guest(s)", nullptr, record.adults).arg(name);
}

AuditLine auditLine(const HotelView &view, const storage::AuditRow &row, const QLocale &locale)
{
    const Record &r = row.record;
    AuditLine line;
    line.when = timeText(view.property(), r.at, locale);
    line.who = whoText(view, r);
    line.kind = kindText(r.kind);
    if (booking::fieldOf(r.kind)) {
        fillSetting(view, row, locale, line);
    } else {
        const QString about = aboutUser(view, r);
        line.what = joined({describe(r, view.catalogue(), locale), about, row.guest});
    }
    if (r.kind == RecordKind::UserRoleSet) {
        line.before = booking::roleName(static_cast<booking::Role>(r.amount));
        line.after = booking::roleName(static_cast<booking::Role>(r.value));
    }
    const bool isUndo = row.step.isUndo, isRedo = row.step.undoes != 0 && !isUndo;
    line.why = r.kind == RecordKind::StepUndone ? whyText(r, row.step.text, false, false)
                                                : whyText(r, row.step.text, isUndo, isRedo);
    if (row.step.undoneBy != 0) line.state = isUndo ? Words::tr("Done again") : Words::tr("Undone");
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
            {user.active ? user.name : Words::tr("%1 (not here any more)").arg(user.name),
             user.id});
    }
    choices.push_back(
        {view.users().empty() ? Words::tr("Front desk") : Words::tr("Front desk, nobody signed in"),
         kDeskActor});
    choices.push_back({Words::tr("Roomrack itself"), kEngineActor});
    for (const inventory::Channel &channel : view.catalogue().channels) {
        if (channel.kind == inventory::ChannelKind::Desk
            || channel.kind == inventory::ChannelKind::Import)
            continue;
        choices.push_back({channel.name, ActorId{kFirstChannelActor.value + channel.id.value}});
    }
    return choices;
}

}  // namespace roomrack::desktop
