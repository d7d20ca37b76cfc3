// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/inventory/activity_model.h"

#include "booking/restriction_fields.h"
#include "desktop/words/housekeeping_words.h"
#include "desktop/words/record_words.h"
#include "desktop/words/request_words.h"
#include "desktop/words/setting_words.h"
#include "desktop/words/stay_words.h"

#include <QtCore/QLocale>

#include <algorithm>
#include <utility>

namespace roomrack::desktop {

namespace {

using booking::RecordKind;

/// Names of guests and undone changes are queried in batches, not once per record.
constexpr int kAskMs = 150;
constexpr int kMostKnown = 2000;

/// A setting as the undone step made it, of the nights that an undo restored or a redo set again.
booking::Record settingOf(booking::Record record, const booking::CellChange &run, bool isUndo)
{
    const qint64 value = isUndo ? run.before : run.after;
    record.kind = booking::kindOf(run.row.field);
    record.subject = run.row.channel ? run.row.channel.value : run.row.pool.value;
    record.roomType = run.row.roomType;
    record.plan = run.row.plan;
    record.adults = run.row.guests;
    record.night = run.first;
    record.nights = run.nights;
    record.value = value;
    record.amount = run.row.field == booking::CellField::Rate ? std::max<qint64>(0, value) : 0;
    return record;
}

bool isHold(RecordKind kind)
{
    return kind >= RecordKind::HoldTaken && kind <= RecordKind::HoldExpired;
}

bool isBooking(RecordKind kind)
{
    return kind == RecordKind::HoldConfirmed || kind == RecordKind::BookingReinstated
           || (kind >= RecordKind::BookingTaken && kind <= RecordKind::BookingConfirmedLate);
}

}  // namespace

ActivityModel::ActivityModel(HotelSession &session, QObject *parent)
    : ColumnModel(parent), session_(session), past_(PastNumbers::of(session))
{
    ask_.setSingleShot(true);
    ask_.setInterval(kAskMs);
    connect(&ask_, &QTimer::timeout, this, &ActivityModel::askWanted);
    connect(&session.changes(), &HotelChanges::happened, this, &ActivityModel::add);
    connect(&session, &HotelSession::loaded, this, &ActivityModel::readStart);
    // Until they are read, rooms are shown with their present numbers.
    connect(&past_, &PastNumbers::changed, this, [this] {
        if (!shown_.empty()) emit dataChanged(index(0, What), index(rowCount() - 1, What));
    });
    readStart();
}

void ActivityModel::readStart()
{
    const PropertyId property = session_.property();
    if (!property) return;
    session_.ask(storage::RecentRecords{property, kMost}, this,
                 [this](const Result<std::vector<booking::Record>> &records) {
                     if (!records) return;
                     // Records committed during the query are in both lists.
                     const qint64 known = records->empty() ? 0 : records->front().seq;
                     std::deque<booking::Record> merged(records->begin(), records->end());
                     for (auto it = all_.rbegin(); it != all_.rend(); ++it) {
                         if (it->property == session_.property() && it->seq > known) {
                             merged.push_front(*it);
                         }
                     }
                     all_ = std::move(merged);
                     for (const booking::Record &record : all_) want(record);
                     rebuild();
                 });
}

bool ActivityModel::shows(const booking::Record &record) const
{
    // A night audit makes all occupied rooms dirty; the audit trail has each of them.
    if (record.kind == RecordKind::HousekeepingSet && record.cause != 0) return false;
    switch (kind_) {
    case ActivityKind::All: return true;
    case ActivityKind::Bookings: return isBooking(record.kind) || isPayment(record.kind);
    case ActivityKind::Holds: return isHold(record.kind);
    case ActivityKind::Duplicates: return isDuplicate(record.kind);
    case ActivityKind::Edits:
        return !isBooking(record.kind) && !isHold(record.kind) && !isPayment(record.kind)
               && !isDuplicate(record.kind);
    }
    return true;
}

void ActivityModel::setKind(ActivityKind kind)
{
    if (kind == kind_) return;
    kind_ = kind;
    rebuild();
}

void ActivityModel::rebuild()
{
    beginResetModel();
    while (all_.size() > size_t(kMost)) all_.pop_back();
    shown_.clear();
    for (const booking::Record &record : all_) {
        if (shows(record)) shown_.push_back(record);
    }
    endResetModel();
}

void ActivityModel::add(const std::vector<booking::Record> &records)
{
    if (records.size() > size_t(kMost) / 2) {
        for (const booking::Record &record : records) all_.push_front(record);
        rebuild();
        for (const booking::Record &record : all_) want(record);
        return;
    }
    for (const booking::Record &record : records) {
        all_.push_front(record);
        want(record);
    }
    while (all_.size() > size_t(kMost)) all_.pop_back();
    const auto count = int(std::count_if(records.begin(), records.end(),
                                         [this](const auto &record) { return shows(record); }));
    if (count == 0) return;
    beginInsertRows({}, 0, count - 1);
    for (const booking::Record &record : records) {
        if (shows(record)) shown_.push_front(record);
    }
    endInsertRows();
    if (shown_.size() <= size_t(kMost)) return;
    beginRemoveRows({}, kMost, int(shown_.size()) - 1);
    shown_.resize(size_t(kMost));
    endRemoveRows();
}

void ActivityModel::want(const booking::Record &record)
{
    const bool undo = record.kind == RecordKind::StepUndone;
    const qint64 id = undo ? record.seq : record.subject;
    if (undo ? undone_.contains(id) : !isBooking(record.kind) || guests_.contains(id)) return;
    (undo ? wantedSteps_ : wantedGuests_).insert(id);
    if (!ask_.isActive()) ask_.start();
}

/// What this undo or redo has undone or redone, through earlier undos: not what had changed since.
/// The change may be too old for the list.
std::optional<ActivityModel::Change> ActivityModel::changeOf(storage::Reader &reader,
                                                             PropertyId property, qint64 undo)
{
    auto row = reader.ask(storage::AuditRecord{property, undo});
    bool whole = true;
    while (row && row->record.kind == RecordKind::StepUndone) {
        row = reader.ask(storage::AuditRecord{property, row->record.subject});
        whole = whole && row && row->undone == storage::Undone::Wholly;
    }
    if (!row) return std::nullopt;
    const auto step = reader.ask(storage::StepOf{property, row->record.seq});
    Change change{row->record, step && step->step.last > step->step.id};
    const auto done = reader.ask(storage::StepOf{property, undo});
    if (!done) return change;
    if (!done->housekeeping.empty())
        change.rooms = std::make_shared<const booking::StepContent>(*done);
    if (!whole && !done->cells.empty()) {
        change.record = settingOf(row->record, done->cells.front(), done->step.isUndo);
        change.more = done->cells.size() > 1;
    }
    return change;
}

void ActivityModel::askWanted()
{
    using Names = QHash<qint64, QString>;
    const auto question = [guests = std::exchange(wantedGuests_, {}),
                           steps = std::exchange(wantedSteps_, {}), property = session_.property()](
                              storage::Reader &reader) -> Result<std::pair<Names, Changes>> {
        Names names;
        for (const qint64 id : guests) {
            auto name = reader.ask(storage::GuestName{property, BookingId{id}});
            names.insert(id, name.value_or(QString()));
        }
        Changes changes;
        for (const qint64 id : steps) {
            if (const auto change = changeOf(reader, property, id)) changes.insert(id, *change);
        }
        return std::pair(names, changes);
    };
    session_.ask(question, this, [this](const Result<std::pair<Names, Changes>> &known) {
        if (!known) return;
        if (guests_.size() > kMostKnown) guests_.clear();
        if (undone_.size() > kMostKnown) undone_.clear();
        guests_.insert(known->first);
        undone_.insert(known->second);
        if (!shown_.empty()) emit dataChanged(index(0, What), index(rowCount() - 1, What));
    });
}

QString ActivityModel::textOf(const booking::Record &record) const
{
    const HotelView &view = session_.view();
    const QString text =
        describe(record, past_.rooms().at(record.seq, view.catalogue()), QLocale());
    if (!booking::restrictionOf(record.kind)) return text;
    const QString scope = scopeText(view, booking::scopeOf(booking::rowOf(record)));
    return scope.isEmpty() ? text : tr("%1 · %2").arg(text, scope);
}

QString ActivityModel::undoneText(const booking::Record &undone) const
{
    const auto change = undone_.constFind(undone.seq);
    if (change == undone_.constEnd()) return textOf(undone);
    const QString named =
        change->rooms ? housekeepingStepText(
            past_.rooms().at(undone.seq, session_.view().catalogue()), *change->rooms)
                      : textOf(change->record) + (change->more ? QStringLiteral(" …") : QString());
    return tr("%1: %2", "Undone or Redone; the change").arg(textOf(undone), named);
}

QString ActivityModel::what(const booking::Record &record) const
{
    if (record.kind == RecordKind::StepUndone) return undoneText(record);
    const QString text = textOf(record);
    const QString guest =
        isBooking(record.kind) ? guests_.value(record.subject) : aboutUser(session_.view(), record);
    return guest.isEmpty() ? text : tr("%1 · %2").arg(text, guest);
}

QString ActivityModel::timeHint(const booking::Record &record)
{
    if (record.effective.micros == 0) return utcText(record.at);
    return tr("%1, recorded %2").arg(utcText(record.effective), utcText(record.at));
}

int ActivityModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(shown_.size());
}

QVariant ActivityModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const booking::Record &record = shown_[size_t(index.row())];
    if (role == SubjectRole) return subjectText(record);
    if (role == ToneRole) return int(outcomeTone(record));
    if (role == BookingRole) return isBooking(record.kind) ? record.subject : qint64(0);
    if (role == Qt::ToolTipRole && index.column() == Time) return timeHint(record);
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole) return {};
    switch (index.column()) {
    case Time:
        // The date of an imported event differs from that of its record.
        return record.effective.micros != 0
                   ? dayTimeText(session_.view().property(), record.effective, QLocale())
                   : clockText(session_.view().property(), record.at);
    case Kind: return kindText(record.kind);
    case What: return what(record);
    case By: return callerText(session_.view(), record.actor);
    default: return outcomeText(record);
    }
}

std::span<const TableColumn> ActivityModel::columns() const
{
    static constexpr TableColumn kAll[] = {
        {.title = QT_TR_NOOP("Time")},   {.title = QT_TR_NOOP("Type")},
        {.title = QT_TR_NOOP("Event")},  {.title = QT_TR_NOOP("User")},
        {.title = QT_TR_NOOP("Result")},
    };
    static_assert(std::size(kAll) == kColumns);
    return kAll;
}

}  // namespace roomrack::desktop
