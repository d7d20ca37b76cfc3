// SPDX-License-Identifier: GPL-3.0-or-later
#include "channels/pms/pms_reception.h"

#include "booking/rules/room_choice.h"
#include "channels/connection/kept.h"
#include "channels/inbound/message_tokens.h"
#include "channels/inbound/reservation_plan.h"
#include "channels/pms/out_of_order_plan.h"

#include <algorithm>

namespace roomrack::channels {

namespace fias = protocols::fias;

namespace {

/// Front-desk work may change a booking between lookup and write; after more tries than this the
/// cause is another, and a user should check.
constexpr int kMostTries = 5;
/// Delay before what could not be saved is tried again.
constexpr qint64 kSaveAgainAfter = kSecond;
/// The departures of a resync get its reception time plus a microsecond each, before anything that
/// arrives later.
constexpr qint64 kDeparturesAtMost = 100'000;

/// Whether this is the engine's error for a refusal by the database (docs/decisions/0043): a retry
/// would be refused again. Disk errors have other codes.
bool isForGood(const Error &why)
{
    return why.code == ErrorCode::Internal;
}

bool isSameRow(const booking::InboxRow &a, const booking::InboxRow &b)
{
    return a.reservation == b.reservation && a.revision == b.revision;
}

bool isStale(const engine::GroupCalls::Answers &answers)
{
    return std::any_of(answers.begin(), answers.end(),
                       [](const auto &a) { return !a && a.error().code == ErrorCode::Stale; });
}

/// Why a check-in with a room was refused because of the room; empty: it was not.
QString refusedRoom(const std::vector<booking::Command> &commands,
                    const engine::GroupCalls::Answers &answers)
{
    for (size_t i = 0; i < std::min(commands.size(), answers.size()); ++i) {
        const auto *in = std::get_if<booking::CheckIn>(&commands[i]);
        if (in && !in->rooms.empty() && !answers[i]
            && answers[i].error().field == booking::roomField())
            return answers[i].error().text();
    }
    return {};
}

}  // namespace

PmsReception::PmsReception(ChannelId channel, const sync::ChannelSettings &settings,
                           const engine::HotelView &hotel, Books &books, Scheduler &scheduler,
                           MessageLog &log)
    : channel_(channel), settings_(settings), hotel_(hotel), books_(books), scheduler_(scheduler),
      log_(log)
{}

/// Unique, because it defines the order of records.
Instant PmsReception::received()
{
    last_ = std::max(scheduler_.now(), last_ + 1);
    return last_;
}

void PmsReception::take(const QByteArray &record, bool inResync, Done done)
{
    Entry entry;
    entry.raw = record;
    entry.received = received();
    entry.inResync = inResync;
    entry.done = std::move(done);
    add(std::move(entry));
}

void PmsReception::complete(std::vector<fias::Guest> inHouse)
{
    Entry entry;
    entry.kind = Entry::Kind::Complete;
    entry.inHouse = std::move(inHouse);
    entry.received = received();
    last_ = last_ + kDeparturesAtMost;
    add(std::move(entry));
}

void PmsReception::push(const QByteArray &body, const QString &token, Done done)
{
    Entry entry;
    entry.kind = Entry::Kind::Inventory;
    entry.raw = body;
    entry.received = received();
    if (!token.isEmpty()) entry.token = MessageTokens::row(hotel_.property().id, channel_, token);
    entry.done = std::move(done);
    add(std::move(entry));
}

void PmsReception::replay(Again why)
{
    if (why == Again::ByPerson) hopeless_.clear();
    books_.ask(storage::WaitingMessages{hotel_.property().id},
               alive_.only([this](const Result<std::vector<booking::InboxRow>> &waiting) {
                   if (!waiting) return;
                   waiting_ = 0;
                   for (const booking::InboxRow &row : *waiting) {
                       if (row.channel != channel_) continue;
                       ++waiting_;
                       if (hopeless_.contains({row.reservation, row.revision})) continue;
                       Entry entry;
                       if (row.reservation == inventoryFile()) entry.kind = Entry::Kind::Inventory;
                       if (row.reservation == emptyResyncName()) entry.kind = Entry::Kind::Complete;
                       entry.raw = row.body;
                       entry.received = row.received;
                       entry.inResync = row.revision.contains(QStringLiteral("-in-house-"));
                       entry.again = true;
                       entry.stored = row;
                       add(std::move(entry));
                   }
               }));
}

void PmsReception::add(Entry entry)
{
    queue_.push_back(std::move(entry));
    next();
}

void PmsReception::next()
{
    if (busy_ || queue_.empty()) return;
    busy_ = true;
    lookUp();
}

void PmsReception::lookUp()
{
    const Entry &entry = queue_.front();
    PmsGuestQuery question{hotel_.property().id,          channel_, {}, {}, {},
                           hotel_.property().businessDate};
    for (const inventory::Channel &c : hotel_.catalogue().channels)
        question.channels.push_back(c.id);
    using Kind = Entry::Kind;
    if (entry.kind == Kind::Complete) {
        books_.ask(
            [question, inHouse = entry.inHouse](storage::Reader &reader) {
                return departedSince(reader, question, inHouse);
            },
            alive_.only([this](const Result<DepartedGuests> &gone) {
                if (gone)
                    completed(*gone);
                else
                    finish(tl::unexpected(gone.error()));
            }));
        return;
    }
    const PmsMessage message = pmsMessage(entry.raw, entry.received, entry.inResync);
    const bool inventory = entry.kind == Kind::Inventory;
    question.filedUnder = inventory ? inventoryFile() : filedUnder(message);
    if (!inventory) question.guest = guestIn(message);
    books_.ask([question](storage::Reader &reader) { return knownStay(reader, question); },
               alive_.only([this](const Result<KnownStay> &known) {
                   if (known)
                       planned(*known);
                   else
                       finish(tl::unexpected(known.error()));
               }));
}

PmsRecordPlan PmsReception::plan(const KnownStay &known) const
{
    const Entry &entry = queue_.front();
    const PmsContext context{hotel_, channel_};
    if (entry.kind == Entry::Kind::Inventory)
        return planOutOfOrder(entry.raw, entry.received, known.before, context, settings_);
    PmsMessage message = pmsMessage(entry.raw, entry.received, entry.inResync);
    message.noRoom = entry.noRoom;
    return planPmsRecord(message, known, context);
}

/// A PMS that names no guests may have lost its data, or serve another property: no guest is
/// checked out for that without a user.
void PmsReception::completed(const DepartedGuests &gone)
{
    Entry &entry = queue_.front();
    const bool doubtful = entry.inHouse.empty() && !gone.records.empty();
    const bool asked = gone.asked && gone.asked->state == booking::InboxState::Waiting;
    entry.departures = doubtful ? std::vector<QByteArray>() : gone.records;
    entry.tryWaiting = !doubtful && !entry.again && (!gone.records.empty() || waiting_ > 0);
    // Read again, it may be settled by now.
    if (doubtful == asked || (entry.again && !asked)) {
        finish({});
        return;
    }
    PmsRecordPlan made;
    made.inbox = {hotel_.property().id,
                  channel_,
                  emptyResyncName(),
                  {},
                  gone.asked ? gone.asked->received : received(),
                  doubtful ? booking::InboxState::Waiting : booking::InboxState::PutAside,
                  hotel_.property().businessDate,
                  {},
                  QByteArrayLiteral("DE|")};
    if (doubtful) {
        made.inbox.reason =
            ErrorText::tr("the PMS reports no guests in house, but %n guest(s) are checked in; "
                          "check out the guests who have left",
                          nullptr, int(gone.records.size()));
    }
    write(std::move(made));
}

void PmsReception::planned(const KnownStay &known)
{
    PmsRecordPlan made = plan(known);
    putAside(made);
    if (!made.repeated) {
        write(std::move(made));
        return;
    }
    booking::ChannelRows rows;
    takeToken(queue_.front(), rows);
    if (rows.isEmpty())
        finish({});
    else
        books_.write(std::move(rows),
                     alive_.only([this](const Result<void> &written) { finish(written); }));
}

void PmsReception::takeToken(const Entry &entry, booking::ChannelRows &rows)
{
    if (entry.token) rows.messageTokens.push_back(*entry.token);
}

/// Called under the engine's lock, in the thread that decides: what it needs is in `writing`.
booking::ChannelRows PmsReception::rowsOf(Writing &writing,
                                          const engine::GroupCalls::Answers &answers)
{
    const Entry &entry = writing.entry;
    booking::ChannelRows rows;
    booking::InboxRow inbox = writing.plan.inbox;
    QStringList refused;
    for (const Result<engine::Answer> &answer : answers) {
        if (!answer) refused += answer.error().text();
    }
    if (!refused.isEmpty()) {
        inbox.state = booking::InboxState::Waiting;
        inbox.reason = refused.join(QStringLiteral("; "));
    }
    inbox.reason = keptWords(inbox.reason);
    writing.waits = inbox.state == booking::InboxState::Waiting;
    const bool logged = !entry.again && entry.refused != Entry::Refused::Name;
    if (logged && entry.kind != Entry::Kind::Complete) {
        const QString what = entry.kind == Entry::Kind::Inventory
                                 ? QStringLiteral("OTA_HotelInvCountNotifRQ")
                                 : QString::fromLatin1(entry.raw.left(2));
        const auto outcome =
            writing.waits ? booking::MessageOutcome::Refused : booking::MessageOutcome::Done;
        rows.messages.push_back(
            writing.log.row(entry.received, true, what, entry.raw, outcome, inbox.reason));
    }
    if (entry.stored && !isSameRow(*entry.stored, inbox)) {
        rows.inbox.push_back(*entry.stored);
        rows.inbox.back().state = booking::InboxState::PutAside;
    }
    rows.inbox.push_back(std::move(inbox));
    for (const booking::InboxRow &row : writing.plan.settled) rows.inbox.push_back(row);
    takeToken(entry, rows);
    return rows;
}

void PmsReception::write(PmsRecordPlan made)
{
    const auto writing = std::make_shared<Writing>(Writing{std::move(made), queue_.front(), log_});
    books_.deliver(
        writing->plan.commands,
        [writing](const engine::GroupCalls::Answers &answers) {
            writing->stale = isStale(answers) && writing->entry.tries + 1 < kMostTries;
            if (writing->entry.noRoom.isEmpty())
                writing->noRoom = refusedRoom(writing->plan.commands, answers);
            // What was done of it stays, and is found at the next lookup.
            const bool again = writing->stale || !writing->noRoom.isEmpty();
            return again ? booking::ChannelRows() : rowsOf(*writing, answers);
        },
        alive_.only([this, writing](const Result<engine::GroupCalls::Answers> &answers) {
            if (writing->stale) {
                ++queue_.front().tries;
                lookUp();
            } else if (answers && !writing->noRoom.isEmpty()) {
                // The guest is in house, whatever becomes of the room.
                queue_.front().noRoom = writing->noRoom;
                lookUp();
            } else if (!answers && isForGood(answers.error())) {
                refused(answers.error());
            } else {
                if (answers && writing->waits && !writing->entry.again) ++waiting_;
                finish(answers ? Result<void>() : tl::unexpected(answers.error()));
            }
        }));
}

/// Records behind one that the database refuses for good go on; it waits for a user, raw. If even
/// that is refused it is filed under a digest of its bytes.
void PmsReception::refused(const Error &why)
{
    Entry &entry = queue_.front();
    using Refused = Entry::Refused;
    if (entry.stored) hopeless_.insert({entry.stored->reservation, entry.stored->revision});
    const bool last = entry.refused == Refused::Name;
    if (entry.again || last || entry.kind == Entry::Kind::Complete) {
        finish(tl::unexpected(why));
        return;
    }
    entry.refused = entry.refused == Refused::Nothing ? Refused::Commands : Refused::Name;
    entry.refusal = why.text();
    lookUp();
}

/// Reduces the plan to what is stored for a refused record.
void PmsReception::putAside(PmsRecordPlan &plan)
{
    const Entry &entry = queue_.front();
    if (entry.refused == Entry::Refused::Nothing) return;
    plan.commands.clear();
    plan.settled.clear();
    plan.repeated = false;
    plan.inbox.state = booking::InboxState::Waiting;
    plan.inbox.reason = entry.refusal;
    if (entry.refused == Entry::Refused::Name) {
        plan.inbox.reservation = nameOfBytes(entry.raw);
        plan.inbox.revision.clear();
    }
    hopeless_.insert({plan.inbox.reservation, plan.inbox.revision});
}

/// A record that was not saved is tried again before any other: FIAS does not repeat it. Only a
/// record that is in the inbox, or whose sender receives the failure, may be dropped.
void PmsReception::finish(const Result<void> &saved)
{
    const bool again = !saved && !queue_.front().done && !queue_.front().again;
    unsaved_ = again ? saved.error().text() : QString();
    if (again) {
        if (unsavedSince_ == Instant()) unsavedSince_ = scheduler_.now();
        scheduler_.later(kSaveAgainAfter, alive_.only([this] { lookUp(); }));
        return;
    }
    unsavedSince_ = {};
    Entry entry = std::move(queue_.front());
    queue_.pop_front();
    busy_ = false;
    if (saved) followUp(entry);
    const auto alive = alive_.watch();
    if (entry.done) entry.done(saved.has_value());
    if (*alive) next();
}

/// Before later records: a guest named there may be back.
void PmsReception::followUp(const Entry &entry)
{
    for (size_t i = entry.departures.size(); i > 0; --i) {
        Entry departure;
        departure.raw = entry.departures[i - 1];
        departure.received = entry.received + qint64(i);
        queue_.push_front(std::move(departure));
    }
    if (entry.tryWaiting) replay();
}

}  // namespace roomrack::channels
