// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/audit/audit_story.h"

#include "desktop/audit/audit_line.h"
#include "desktop/overbooking/policy_words.h"
#include "desktop/words/record_words.h"
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

/// A bulk update may have found another value on every night.
constexpr size_t kMostRuns = 12;

class Teller {
public:
    Teller(const HotelView &view, const AuditStory &story, const QLocale &locale)
        : view_(view), story_(story), record_(story.row.record), locale_(locale)
    {}
    std::vector<Fact> tell();

private:
    void add(const QString &label, const QString &text)
    {
        if (!text.isEmpty()) lines_.push_back({label, text});
    }
    void addBeforeAndAfter(const QString &before, const QString &after)
    {
        add(Words::tr("Before"), before);
        add(Words::tr("After"), after);
    }
    void tellWhere();
    void tellValues();
    void tellCells();
    void tellBooking();
    void tellPolicy();
    void tellUndo();
    QString versionText(const booking::BookingVersion &version) const;
    QString rulesText(const std::vector<inventory::OverbookingRule> &rules) const;

    const HotelView &view_;
    const AuditStory &story_;
    const Record &record_;
    const QLocale &locale_;
    std::vector<Fact> lines_;
};

void Teller::tellWhere()
{
    const bool setting = booking::fieldOf(record_.kind).has_value();
    if (record_.nights > 0) {
        add(Words::tr("Nights"), setting ? nightRangeText(record_.night, record_.nights, locale_)
                                         : stayText(record_.stay(), locale_));
    }
    if (record_.kind == RecordKind::OutOfOrderSet)
        add(Words::tr("Pool"), view_.poolName(PoolId{record_.subject}));
    if (record_.roomType)
        add(Words::tr("Room type"), roomTypeName(view_.catalogue(), record_.roomType));
    add(Words::tr("Rate plan"), planText(view_, record_));
    add(Words::tr("Guest"), story_.row.guest);
    add(Words::tr("User"), aboutUser(view_, record_));
    add(Words::tr("Channel"), view_.channelName(record_.channel));
}

/// Night by night, as far as they differed.
void Teller::tellCells()
{
    const booking::CellRow row = booking::rowOf(record_);
    const auto text = [&](qint64 value) {
        return settingText(view_.catalogue(), row.field, value, locale_);
    };
    QStringList before;
    size_t more = 0;
    if (story_.step) {
        for (const booking::CellChange &run : story_.step->cells) {
            const bool its = run.row == row && run.first >= record_.night
                             && run.first < record_.night + record_.nights;
            if (!its) continue;
            if (size_t(before.size()) == kMostRuns) {
                ++more;
                continue;
            }
            before << Words::tr("%1: %2", "nights and a value")
                          .arg(nightRangeText(run.first, run.nights, locale_), text(run.before));
        }
    }
    if (more > 0) before << Words::tr("and %n more", nullptr, int(more));
    const auto &known = story_.row.before;
    if (before.size() <= 1 && known) before = QStringList{text(known->first)};
    addBeforeAndAfter(before.join(QLatin1Char('\n')), text(booking::valueOf(record_)));
}

QString Teller::versionText(const booking::BookingVersion &v) const
{
    QStringList parts{roomsText(view_.catalogue(), v.roomType, v.rooms), stayText(v.stay, locale_),
                      guestsText(v.adults, v.children)};
    if (v.plan) parts << view_.planName(v.plan);
    parts << amountText(view_.catalogue(), v.total, locale_);
    parts.removeAll(QString());
    return parts.join(QLatin1Char('\n'));
}

void Teller::tellBooking()
{
    if (story_.step && story_.step->step.kind == booking::StepKind::Booking) {
        addBeforeAndAfter(versionText(story_.step->before), versionText(story_.step->after));
        if (story_.step->guestBefore)
            add(Words::tr("Guest before"), story_.step->guestBefore->name);
        return;
    }
    if (!story_.previous) return;
    addBeforeAndAfter(describeStep(*story_.previous, view_.catalogue(), locale_),
                      describeStep(record_, view_.catalogue(), locale_));
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
    return lines.isEmpty() ? Words::tr("no rules") : lines.join(QLatin1Char('\n'));
}

void Teller::tellPolicy()
{
    if (!story_.step || story_.step->step.kind != booking::StepKind::Policy) return;
    addBeforeAndAfter(rulesText(story_.step->rulesBefore), rulesText(story_.step->rulesAfter));
}

void Teller::tellValues()
{
    const AuditLine line = auditLine(view_, story_.row, locale_);
    if (booking::fieldOf(record_.kind))
        tellCells();
    else if (record_.kind == RecordKind::PolicyChanged)
        tellPolicy();
    else if (bookingOf(record_) != 0)
        tellBooking();
    else
        addBeforeAndAfter(line.before, line.after);
}

void Teller::tellUndo()
{
    const storage::StepMark &step = story_.row.step;
    const QString label = Words::tr("Undo");
    if (step.undoneBy != 0 && story_.takenBackBy) {
        const QString who = whoText(view_, *story_.takenBackBy);
        const QString when = timeText(view_.property(), story_.takenBackBy->at, locale_);
        add(label, step.isUndo ? Words::tr("done again by %1 on %2").arg(who, when)
                               : Words::tr("undone by %1 on %2").arg(who, when));
    } else if (step.id != 0) {
        add(label, step.isUndo ? Words::tr("this took back what was done before")
                               : Words::tr("it is in force and can be undone"));
    } else {
        const QString why = booking::whyNoInverse(record_.kind);
        add(label, why.isEmpty() ? Words::tr("what was there before was not kept") : why);
    }
}

std::vector<Fact> Teller::tell()
{
    add(Words::tr("Recorded"), timeText(view_.property(), record_.at, locale_));
    if (record_.effective.micros != 0)
        add(Words::tr("Happened"), timeText(view_.property(), record_.effective, locale_));
    add(Words::tr("Who"), whoText(view_, record_));
    if (const booking::User *user = view_.user(record_.actor))
        add(Words::tr("Role now"), booking::roleName(user->role));
    tellWhere();
    tellValues();
    const booking::StepText &text = story_.row.step.text;
    add(Words::tr("Why"), text.reason);
    add(Words::tr("Called"), text.label);
    add(Words::tr("From"), text.origin);
    if (record_.cause != 0) {
        add(Words::tr("Because of"), Words::tr("record %1").arg(locale_.toString(record_.cause)));
    }
    tellUndo();
    add(Words::tr("Record"), locale_.toString(record_.seq));
    return std::move(lines_);
}

}  // namespace

Result<AuditStory> auditStory(storage::Reader &reader, PropertyId property, qint64 seq)
{
    auto row = reader.auditRow(property, seq);
    if (!row) return tl::unexpected(row.error());
    AuditStory story{std::move(*row), {}, {}, {}};
    const Record &record = story.row.record;
    if (story.row.step.id != 0) {
        auto step = reader.step(property, story.row.step.id);
        if (!step) return tl::unexpected(step.error());
        story.step = std::move(*step);
    }
    if (story.row.step.undoneBy != 0) {
        auto undo = reader.auditRow(property, story.row.step.undoneBy);
        if (!undo) return tl::unexpected(undo.error());
        story.takenBackBy = undo->record;
    }
    if (const qint64 id = bookingOf(record); id != 0) {
        const auto history = reader.bookingHistory(property, BookingId{id});
        if (!history) return tl::unexpected(history.error());
        for (const Record &r : *history) {
            if (r.seq < record.seq && r.nights > 0) story.previous = r;
        }
    }
    return story;
}

std::vector<Fact> storyLines(const HotelView &view, const AuditStory &story, const QLocale &locale)
{
    return Teller(view, story, locale).tell();
}

}  // namespace roomrack::desktop
