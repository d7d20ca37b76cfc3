// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/audit/audit_story.h"

#include "booking/setting_change.h"
#include "desktop/audit/audit_line.h"
#include "desktop/audit/changed_items.h"
#include "desktop/audit/changed_settings.h"
#include "desktop/words/policy_words.h"
#include "desktop/words/record_words.h"
#include "desktop/words/request_words.h"
#include "desktop/words/segment_words.h"
#include "desktop/words/setting_words.h"
#include "desktop/words/stay_words.h"
#include "desktop/words/step_words.h"
#include "desktop/words/tax_words.h"

#include <QtCore/QCoreApplication>

#include <algorithm>

namespace roomrack::desktop {

using booking::Record;
using booking::RecordKind;

namespace {

struct AuditStoryWords {
    Q_DECLARE_TR_FUNCTIONS(Audit)
};

class Teller {
public:
    Teller(const HotelView &view, const AuditStory &story, const QLocale &locale, bool all,
           const PastRooms &past)
        : view_(view), story_(story), record_(story.row.record), locale_(locale), all_(all),
          past_(past), line_(auditTexts(view, story.row, locale, past))
    {}
    std::vector<Fact> tell();

private:
    void add(const QString &label, const QString &text)
    {
        if (!text.isEmpty()) lines_.push_back({label, text});
    }
    void addBeforeAndAfter(const QString &before, const QString &after)
    {
        add(AuditStoryWords::tr("Before"), before);
        add(AuditStoryWords::tr("After"), after);
    }
    void tellWhere();
    void tellValues();
    void tellCells();
    void tellBulk();
    /// With the room numbers of its time.
    const inventory::Catalogue &catalogueOf(const Record &record) const
    {
        return past_.at(record.seq, view_.catalogue());
    }
    QString timeAndZone(Instant at) const;
    /// The texts of the changes up to the limit, and how many there are beyond it.
    template <typename Text>
    QString listed(const std::vector<booking::CellChange> &changes, Text text) const;
    void tellBooking();
    void tellEarlyDeparture(const Record &before);
    void tellPolicy();
    void tellChangedSettings(const std::vector<ChangedSetting> &changed);
    void tellUndo();
    void tellCommission();
    QString versionText(const booking::BookingVersion &version, bool withCommission) const;
    QString commissionText(std::optional<qint64> commission) const;
    QString rulesText(const std::vector<inventory::OverbookingRule> &rules) const;

    const HotelView &view_;
    const AuditStory &story_;
    const Record &record_;
    const QLocale &locale_;
    const bool all_;
    const PastRooms &past_;
    const AuditLine line_;
    std::vector<Fact> lines_;
};

void Teller::tellWhere()
{
    const bool setting = booking::fieldOf(record_.kind).has_value();
    if (!story_.row.settings.empty()) {
        add(AuditStoryWords::tr("Nights"), settingNights(story_.row, locale_));
    } else if (record_.nights > 0) {
        add(AuditStoryWords::tr("Nights"),
            setting ? nightRangeText(record_.night, record_.nights, locale_)
                    : stayText(record_.stay(), locale_));
    }
    if (record_.kind == RecordKind::OutOfOrderSet)
        add(AuditStoryWords::tr("Pool"), view_.poolName(PoolId{record_.subject}));
    QStringList rooms;
    for (const RoomId room : story_.row.rooms) rooms << catalogueOf(record_).roomNumber(room);
    add(AuditStoryWords::tr("Rooms"), rooms.join(QStringLiteral(", ")));
    add(AuditStoryWords::tr("Room type"), line_.types);
    add(AuditStoryWords::tr("Rate plan"), line_.plans);
    add(AuditStoryWords::tr("Guest"), story_.row.guest);
    add(AuditStoryWords::tr("Affected user"), aboutUser(view_, record_));
    add(AuditStoryWords::tr("Channel"), auditChannel(view_, record_.channel));
}

template <typename Text>
QString Teller::listed(const std::vector<booking::CellChange> &changes, Text text) const
{
    QStringList lines;
    const size_t shown = all_ ? changes.size() : std::min(changes.size(), kMostChanges);
    for (size_t i = 0; i < shown; ++i) lines << text(changes[i]);
    if (shown < changes.size())
        lines << AuditStoryWords::tr("and %n more", nullptr, int(changes.size() - shown));
    return lines.join(QLatin1Char('\n'));
}

/// Lists the values per run of nights where they differ.
void Teller::tellCells()
{
    const booking::CellRow row = booking::rowOf(record_);
    const auto text = [&](qint64 value) {
        return settingText(view_.catalogue(), row.field, value, locale_);
    };
    const std::vector<booking::CellChange> changes = changesOf(story_);
    QString before = listed(changes, [&](const booking::CellChange &run) {
        return AuditStoryWords::tr("%1: %2", "nights and a value")
            .arg(nightRangeText(run.first, run.nights, locale_), text(run.before));
    });
    const auto &known = story_.row.before;
    if (changes.size() <= 1 && known) before = text(known->first);
    addBeforeAndAfter(before, text(booking::valueOf(record_)));
}

/// The values before and after of all settings of a step, and each change.
void Teller::tellBulk()
{
    addBeforeAndAfter(line_.before, line_.after);
    add(AuditStoryWords::tr("Changes"),
        listed(changesOf(story_), [&](const booking::CellChange &run) {
            const QString plan = planText(view_, booking::kindOf(run.row.field), run.row.plan,
                                          run.row.guests, run.row.channel);
            const auto text = [&](qint64 value) {
                return settingValue(view_, run.row.field, value, locale_);
            };
            return AuditStoryWords::tr("%1, %2: %3 to %4",
                                       "setting, nights, value before, value after")
                .arg(cellRowText(view_.catalogue(), run.row, plan),
                     nightRangeText(run.first, run.nights, locale_), text(run.before),
                     text(run.after));
        }));
}

QString Teller::commissionText(std::optional<qint64> commission) const
{
    return commission ? amountText(view_.catalogue(), *commission, locale_)
                      : AuditStoryWords::tr("none", "commission");
}

QString Teller::versionText(const booking::BookingVersion &v, bool withCommission) const
{
    QStringList parts{roomsText(view_.catalogue(), v.roomType, v.rooms), stayText(v.stay, locale_),
                      guestsText(v.adults, v.children)};
    parts << extrasTexts(v.childAges, v.extras, view_.rates().taxes());
    if (v.plan) parts << view_.rates().planName(v.plan);
    parts << amountText(view_.catalogue(), v.total, locale_);
    if (const QString name = segmentName(view_.catalogue(), v.segment); !name.isEmpty())
        parts << AuditStoryWords::tr("Market segment: %1").arg(name);
    if (withCommission)
        parts << AuditStoryWords::tr("Commission: %1").arg(commissionText(v.commission));
    parts.removeAll(QString());
    return parts.join(QLatin1Char('\n'));
}

/// The record of a check-out has the nights that the guest stayed, the one before it those booked.
void Teller::tellEarlyDeparture(const Record &before)
{
    const bool out = record_.kind == RecordKind::BookingCheckedOut;
    const int back = before.stay().checkOut() - record_.stay().checkOut();
    if (!out || before.nights == 0 || back <= 0) return;
    add(AuditStoryWords::tr("Early departure"),
        AuditStoryWords::tr(
            "Booked until %1. %n room night(s) returned to sale; the booking total did not "
            "change.",
            nullptr, back * record_.rooms)
            .arg(dateText(before.stay().checkOut(), locale_)));
}

void Teller::tellBooking()
{
    if (story_.step && story_.step->step.kind == booking::StepKind::Booking) {
        const booking::BookingVersion &before = story_.step->before, &after = story_.step->after;
        const bool withCommission = before.commission != after.commission;
        addBeforeAndAfter(versionText(before, withCommission), versionText(after, withCommission));
        if (story_.step->guestBefore)
            add(AuditStoryWords::tr("Previous guest"), story_.step->guestBefore->name);
        return;
    }
    if (!story_.previous) return;
    tellEarlyDeparture(*story_.previous);
    addBeforeAndAfter(describeStep(*story_.previous, catalogueOf(*story_.previous), locale_),
                      describeStep(record_, catalogueOf(record_), locale_));
    tellCommission();
}

/// A channel tells another one of the same booking, too.
void Teller::tellCommission()
{
    if (record_.kind != RecordKind::BookingChanged || !story_.row.change) return;
    tellChangedSettings({{AuditStoryWords::tr("Commission"),
                          commissionText(booking::commissionFrom(story_.row.change->before)),
                          commissionText(booking::commissionFrom(story_.row.change->after))}});
}

QString Teller::rulesText(const std::vector<inventory::OverbookingRule> &rules) const
{
    QStringList lines;
    for (const inventory::OverbookingRule &rule : rules) {
        lines << QStringList{ruleSubjectText(rule, view_.catalogue()),
                             ruleAmountText(rule, locale_), ruleWeekdaysText(rule, locale_),
                             ruleNightsText(rule, locale_), ruleLeadText(rule)}
                     .join(QStringLiteral(" · "));
    }
    return lines.isEmpty() ? AuditStoryWords::tr("no rules") : lines.join(QLatin1Char('\n'));
}

void Teller::tellPolicy()
{
    if (!story_.step || story_.step->step.kind != booking::StepKind::Policy) return;
    addBeforeAndAfter(rulesText(story_.step->rulesBefore), rulesText(story_.step->rulesAfter));
}

void Teller::tellChangedSettings(const std::vector<ChangedSetting> &changed)
{
    QStringList lines;
    for (const ChangedSetting &setting : changed) {
        lines << (setting.before.isEmpty()
                      ? AuditStoryWords::tr("%1: %2", "a setting, its value")
                            .arg(setting.name, setting.after)
                      : AuditStoryWords::tr("%1: %2 to %3", "a setting, before, after")
                            .arg(setting.name, setting.before, setting.after));
    }
    add(AuditStoryWords::tr("Changes"), lines.join(QLatin1Char('\n')));
}

void Teller::tellValues()
{
    std::vector<ChangedSetting> changed = changedSettings(view_, story_.row, locale_);
    if (story_.step && booking::isOfDescription(record_.kind))
        changed = changedItem(view_, record_, *story_.step, locale_);
    if (!changed.empty()) return tellChangedSettings(changed);
    if (!story_.row.settings.empty())
        tellBulk();
    else if (booking::fieldOf(record_.kind))
        tellCells();
    else if (record_.kind == RecordKind::PolicyChanged)
        tellPolicy();
    else if (bookingIdOf(record_) != 0)
        tellBooking();
    else
        addBeforeAndAfter(line_.before, line_.after);
}

/// With places for the user and the time.
QString undoneText(const storage::AuditRow &row)
{
    const bool redo = row.step.isUndo;
    switch (row.undone) {
    case storage::Undone::Wholly:
        return redo ? AuditStoryWords::tr("redone by %1 on %2")
                    : AuditStoryWords::tr("undone by %1 on %2");
    case storage::Undone::Partly:
        return redo ? AuditStoryWords::tr("partly redone by %1 on %2; the rest had changed")
                    : AuditStoryWords::tr("partly undone by %1 on %2; the rest had changed");
    case storage::Undone::No: break;
    }
    return redo ? AuditStoryWords::tr("not redone: it had changed when %1 redid the rest on %2")
                : AuditStoryWords::tr("not undone: it had changed when %1 undid the rest on %2");
}

void Teller::tellUndo()
{
    const storage::StepMark &step = story_.row.step;
    const QString label = AuditStoryWords::tr("Undo");
    if (step.undoneBy != 0 && story_.takenBackBy) {
        const QString who = callerText(view_, story_.takenBackBy->actor);
        const QString when = timeText(view_.property(), story_.takenBackBy->at, locale_);
        add(label, undoneText(story_.row).arg(who, when));
    } else if (step.id != 0) {
        add(label, step.isUndo ? AuditStoryWords::tr("this record undoes an earlier change")
                               : AuditStoryWords::tr("in effect; can be undone"));
    } else if (record_.kind == RecordKind::HousekeepingSet && record_.cause != 0) {
        add(label, AuditStoryWords::tr("follows from another record; the status can be set again"));
    } else {
        const QString why = booking::whyNoInverse(record_.kind);
        add(label, why.isEmpty() ? AuditStoryWords::tr("the previous value was not stored") : why);
    }
}

QString Teller::timeAndZone(Instant at) const
{
    return AuditStoryWords::tr("%1 (%2)", "a time, the hotel's time zone")
        .arg(timeText(view_.property(), at, locale_), view_.property().timeZone);
}

std::vector<Fact> Teller::tell()
{
    add(AuditStoryWords::tr("Date"), timeAndZone(record_.at));
    if (record_.effective.micros != 0)
        add(AuditStoryWords::tr("Effective date"), timeAndZone(record_.effective));
    add(AuditStoryWords::tr("User"), callerText(view_, record_.actor));
    if (const booking::User *user = view_.user(record_.actor))
        add(AuditStoryWords::tr("Current role"), booking::roleLabel(user->role));
    tellWhere();
    tellValues();
    const booking::StepText &text = story_.row.step.text;
    add(AuditStoryWords::tr("Reason"), text.reason);
    add(AuditStoryWords::tr("Change set"), text.label);
    add(AuditStoryWords::tr("Source"), originText(text.origin));
    add(AuditStoryWords::tr("Triggered by"),
        story_.cause ? describe(*story_.cause, catalogueOf(*story_.cause), locale_)
                     : causeText(record_));
    tellUndo();
    add(AuditStoryWords::tr("Record"), locale_.toString(record_.seq));
    return std::move(lines_);
}

}  // namespace

Result<AuditStory> auditStory(storage::Reader &reader, PropertyId property, qint64 seq)
{
    auto row = reader.ask(storage::AuditRecord{property, seq});
    if (!row) return tl::unexpected(row.error());
    AuditStory story{std::move(*row), {}, {}, {}, {}};
    const Record &record = story.row.record;
    if (record.cause != 0 && !isPayment(record.kind) && !isDuplicate(record.kind)) {
        auto cause = reader.ask(storage::AuditRecord{property, record.cause});
        if (!cause) return tl::unexpected(cause.error());
        story.cause = cause->record;
    }
    if (story.row.step.id != 0) {
        auto step = reader.ask(storage::StepOf{property, story.row.step.id});
        if (!step) return tl::unexpected(step.error());
        story.step = std::move(*step);
    }
    if (story.row.step.undoneBy != 0) {
        auto undo = reader.ask(storage::AuditRecord{property, story.row.step.undoneBy});
        if (!undo) return tl::unexpected(undo.error());
        story.takenBackBy = undo->record;
    }
    if (const qint64 id = bookingIdOf(record); id != 0) {
        const auto history = reader.ask(storage::BookingHistory{property, BookingId{id}});
        if (!history) return tl::unexpected(history.error());
        for (const Record &r : *history) {
            if (r.seq < record.seq && r.nights > 0) story.previous = r;
        }
    }
    return story;
}

std::vector<booking::CellChange> changesOf(const AuditStory &story)
{
    if (!story.step) return {};
    const Record &record = story.row.record;
    std::vector<booking::CellChange> changes;
    const bool bulk = !story.row.settings.empty();
    if (!bulk && !booking::fieldOf(record.kind)) return {};
    for (const booking::CellChange &run : story.step->cells) {
        const bool its = bulk
                         || (run.row == booking::rowOf(record) && run.first >= record.night
                             && run.first < record.night + record.nights);
        if (its) changes.push_back(run);
    }
    return changes;
}

std::vector<Fact> storyLines(const HotelView &view, const AuditStory &story, const QLocale &locale,
                             bool all, const PastRooms &past)
{
    return Teller(view, story, locale, all, past).tell();
}

}  // namespace roomrack::desktop
