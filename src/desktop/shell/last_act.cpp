// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/shell/last_act.h"

#include "desktop/words/record_words.h"

#include <QtCore/QCoreApplication>

#include <algorithm>

namespace roomrack::desktop {

using booking::Record;
using booking::RecordKind;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(LastAct)
};

bool isOfRoom(RecordKind kind)
{
    return kind == RecordKind::RoomAssigned || kind == RecordKind::RoomTakenBack
           || kind == RecordKind::RoomHeld;
}

}  // namespace

/// False for consequences of another record and for what the program does by itself, like the
/// download of exchange rates.
bool LastAct::isAct(const Record &r) const
{
    switch (r.kind) {
    case RecordKind::HoldExpired:
    case RecordKind::HousekeepingSet:
    case RecordKind::FxRatesSaved:
    case RecordKind::StepUndone:
    case RecordKind::SignedIn:
    case RecordKind::SignInRefused:
    case RecordKind::SagaBegun:
    case RecordKind::SagaMoved:
    case RecordKind::DuplicateFound:
    case RecordKind::Withdrawn: return false;
    default: break;
    }
    if (booking::fieldOf(r.kind)) return false;
    // A cancelled booking also loses its room: the same commit, and the cancellation counts.
    const bool follows = isOfRoom(r.kind) && record_ && !isOfRoom(record_->kind)
                         && record_->subject == r.subject && record_->at == r.at;
    return !follows;
}

bool LastAct::note(const std::vector<Record> &records, const std::vector<booking::Step> &steps,
                   ActorId actor)
{
    bool noted = false;
    for (const Record &r : records) {
        if (r.actor != actor) continue;
        const bool inSync = std::any_of(steps.begin(), steps.end(), [&r](const booking::Step &s) {
            return s.id <= r.seq && r.seq <= s.last;
        });
        if (!inSync && !isAct(r)) continue;
        noted = true;
        if (inSync)
            record_.reset();
        else
            record_ = r;
    }
    return noted;
}

bool LastAct::keepOnly(PropertyId property, ActorId actor)
{
    if (!record_ || (record_->property == property && record_->actor == actor)) return true;
    record_.reset();
    return false;
}

QString LastAct::why(const HotelView &view, const QLocale &locale) const
{
    const QString what = headlineText(*record_, view.catalogue(), locale);
    QString reason = booking::whyNoInverse(record_->kind);
    if (reason.isEmpty()) return Words::tr("Last change: %1. It cannot be undone.").arg(what);
    reason.front() = reason.front().toUpper();
    return Words::tr("Last change: %1. %2.", "a change; why it cannot be undone").arg(what, reason);
}

}  // namespace roomrack::desktop
