// SPDX-License-Identifier: GPL-3.0-or-later
#include "booking/rules/notice_rules.h"

#include "booking/rules/duplicate_rules.h"

#include <algorithm>

namespace roomrack::booking {

Result<Answer> NoticeRules::on(const NoteRequests &c, Decision &d)
{
    DuplicateRules duplicateRules(state_);
    for (NoticeRow row : c.notices) {
        row.property = state_.id();
        d.batch->requests.notices.push_back(std::move(row));
    }
    for (DuplicateRow row : c.duplicates) {
        if (!row.reference.isEmpty()) {
            duplicateRules.noteRepeat(std::move(row), d);
            continue;
        }
        row.property = state_.id();
        row.at = row.last = d.now;
        // Another engine's candidate has the booking number of that engine's file.
        const std::vector<dedup::Match> known = state_.requests.candidates.of(row.other);
        const dedup::Traits theirs = dedup::traitsOf(row.theirs);
        if (std::none_of(known.begin(), known.end(),
                         [&](const dedup::Match &one) { return one.traits == theirs; }))
            row.other = {};
        // It may have ended while the store compared it.
        if (row.booking && isUndecided(row.outcome) && !duplicateRules.isTaken(row.booking))
            row.outcome = DuplicateOutcome::Ended;
        duplicateRules.keep(std::move(row), c.caller, d);
    }
    d.unrecorded = true;
    Answer answer;
    answer.seq = d.lastSeq;
    return answer;
}

void NoticeRules::queue(NoticeKind kind, const Booking &b, const std::optional<Guest> &guest,
                        qint64 seq, Decision &d)
{
    if (!state_.requests.setups.contains(quint8(SetupKind::Mail))) return;
    const inventory::Channel *channel = state_.channelOf(b.channel);
    const bool direct = !channel || channel->kind == inventory::ChannelKind::Website
                        || channel->kind == inventory::ChannelKind::Desk;
    if (!direct || (kind == NoticeKind::Booked && guest && guest->email.isEmpty())) return;
    NoticeRow row;
    row.property = b.property;
    row.id = seq;
    row.booking = b.id;
    row.kind = kind;
    row.at = row.nextTry = d.now;
    d.batch->requests.notices.push_back(row);
}

bool NoticeRules::concernsGuest(const Booking &was, Booking now)
{
    if (now.segment == was.segment) return true;
    now.segment = was.segment;
    now.version = was.version;
    return now != was;
}

}  // namespace roomrack::booking
