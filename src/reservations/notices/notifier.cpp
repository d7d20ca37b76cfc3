// SPDX-License-Identifier: GPL-3.0-or-later
#include "reservations/notices/notifier.h"

#include "reservations/notices/applicable.h"

#include <algorithm>

namespace roomrack::reservations {

using booking::NoticeOutcome;
using booking::NoticeRow;
using gateways::MailAnswer;

namespace {

/// Retry delays: for a mail server that is unreachable or busy; for one that needs action by a
/// user.
const sync::Backoff kPause{60 * kSecond, 3'600 * kSecond};
const sync::Backoff kForAPerson{900 * kSecond, 3'600 * kSecond};
constexpr int kAtOnce = 500;
constexpr qsizetype kMostSaid = 200;

}  // namespace

Notifier::Notifier(EngineAccess &access, const HotelCopy &hotel) : access_(access), hotel_(hotel)
{}

void Notifier::setMail(std::optional<MailSetup> setup, Send send)
{
    setup_ = std::move(setup);
    send_ = setup_ ? std::move(send) : Send();
    ++setups_;
    sending_ = false;
    trouble_.clear();
    const Instant now = access_.scheduler().now();
    for (auto &[id, row] : rows_) row.nextTry = std::min(row.nextTry, now);
    next();
}

void Notifier::open()
{
    access_.ask(storage::Notices{access_.property(), true, kAtOnce},
                alive_.only([this](const Result<std::vector<NoticeRow>> &rows) {
                    if (rows)
                        for (const NoticeRow &row : *rows) rows_.emplace(row.id, row);
                    next();
                }));
}

void Notifier::follow(const engine::ChangeSet &change)
{
    for (const NoticeRow &row : change.notices)
        if (row.outcome == NoticeOutcome::Waiting) rows_.emplace(row.id, row);
    next();
}

/// Sends one mail at a time, the one waiting longest first.
void Notifier::next()
{
    if (sending_ || !send_ || rows_.empty() || !hotel_.isLoaded()) return;
    const auto first =
        std::min_element(rows_.begin(), rows_.end(), [](const auto &a, const auto &b) {
            return a.second.nextTry < b.second.nextTry;
        });
    if (first->second.nextTry > access_.scheduler().now()) {
        wakeAt(first->second.nextTry);
        return;
    }
    sending_ = true;
    const NoticeRow row = first->second;
    struct Asked {
        Result<storage::BookingRow> booking;
        Result<std::vector<booking::SagaRow>> sagas;
    };
    access_.ask(
        [property = access_.property(), id = row.booking](storage::Reader &r) {
            return Asked{r.ask(storage::OneBooking{property, id}),
                         r.ask(storage::SagasOf{property, id})};
        },
        alive_.only([this, row, setup = setups_](const Asked &asked) {
            if (setup != setups_) return;
            if (!asked.sagas) return postpone(row, kPause, asked.sagas.error().text());
            auto facts = factsFor(row, asked.booking, *asked.sagas);
            if (!facts)
                return giveUp(row, NoticeOutcome::Refused,
                              ErrorText::tr("no longer applicable; email not sent"));
            if (facts->guest.email.isEmpty()) return giveUp(row, NoticeOutcome::NoAddress, {});
            const QByteArray key = "notice-" + QByteArray::number(access_.property().value) + '-'
                                   + QByteArray::number(row.id);
            const auto letter = guestLetter(*facts, *setup_, key, row.at);
            if (!letter) return giveUp(row, NoticeOutcome::Refused, letter.error().text());
            send_(*letter, alive_.only([this, row, setup](const MailAnswer &answer) {
                if (setup == setups_) answered(row, answer);
            }));
        }));
}

std::optional<LetterFacts> Notifier::factsFor(const NoticeRow &row,
                                              const Result<storage::BookingRow> &found,
                                              const std::vector<booking::SagaRow> &sagas) const
{
    if (!found) return std::nullopt;
    LetterFacts facts;
    facts.kind = row.kind;
    facts.property = hotel_.view().property();
    if (!isApplicable(row.kind, found->booking, facts.property.businessDate)) return std::nullopt;
    facts.booking = found->booking;
    facts.guest = found->guest;
    facts.fee = found->fee;
    facts.charge = found->charge;
    facts.taxes = found->taxes;
    facts.roomType = hotel_.view().typeName(found->booking.reserved);
    const booking::Booking &booking = found->booking;
    if (const pricing::RatePlan *plan = hotel_.view().rates().plan(booking.plan))
        facts.plan = *plan;
    if (const auto *terms = hotel_.view().rates().termsOf(booking.plan, booking.termsSeq))
        facts.terms = *terms;
    addPayments(sagas, facts);
    return facts;
}

void Notifier::answered(NoticeRow row, const MailAnswer &answer)
{
    using Kind = MailAnswer::Kind;
    trouble_.clear();
    switch (answer.kind) {
    case Kind::Sent: return giveUp(std::move(row), NoticeOutcome::Sent, {});
    case Kind::Refused: return giveUp(std::move(row), NoticeOutcome::Refused, answer.said);
    case Kind::NotAllowed:
    case Kind::NotTrusted:
        trouble_ = answer.said;
        return postpone(std::move(row), kForAPerson, answer.said);
    case Kind::TryLater:
    case Kind::Unknown: break;  // a retry has the same number
    }
    postpone(std::move(row), kPause, answer.said);
}

/// Ends a notice that cannot be sent.
void Notifier::giveUp(NoticeRow row, NoticeOutcome outcome, const QString &why)
{
    row.outcome = outcome;
    row.said = why.left(kMostSaid);
    ++row.tries;
    rows_.erase(row.id);
    write(std::move(row));
}

void Notifier::postpone(NoticeRow row, const sync::Backoff &pause, const QString &why)
{
    row.said = why.left(kMostSaid);
    ++row.tries;
    row.nextTry = access_.scheduler().now() + pause.after(row.tries, access_.scheduler().random);
    rows_[row.id] = row;
    write(std::move(row));
}

/// A row that cannot be written is sent again after a restart, under the same number.
void Notifier::write(NoticeRow row)
{
    booking::NoteRequests note;
    note.caller = {access_.property(), kEngineActor, {}, {}};
    note.notices.push_back(std::move(row));
    access_.call(std::move(note), alive_.only([this, setup = setups_](const auto &) {
        if (setup == setups_) sending_ = false;
        next();
    }));
}

void Notifier::wakeAt(Instant at)
{
    const qint64 timer = ++timer_;
    access_.scheduler().later(at - access_.scheduler().now(), alive_.only([this, timer] {
        if (timer == timer_) next();
    }));
}

}  // namespace roomrack::reservations
