// SPDX-License-Identifier: GPL-3.0-or-later
#include "channels/pms/house_reception.h"

#include "channels/inbound/message_tokens.h"
#include "channels/inbound/reservation_plan.h"
#include "channels/link/kept.h"
#include "channels/pms/out_of_order_plan.h"

#include <algorithm>

namespace roomrack::channels {

namespace fias = protocols::fias;

namespace {

/// The desk may change a booking between looking it up and writing; more often than this something
/// else is wrong, and a person should see it.
constexpr int kMostTries = 5;
/// Until what could not be saved is tried again.
constexpr qint64 kSaveAgainAfter = kSecond;

bool isStale(const engine::Engine::Answers &answers)
{
    return std::any_of(answers.begin(), answers.end(),
                       [](const auto &a) { return !a && a.error().code == ErrorCode::Stale; });
}

}  // namespace

HouseReception::HouseReception(ChannelId channel, const sync::ChannelSettings &settings,
                               const engine::HotelView &hotel, Books &books, World &world,
                               MessageLog &log)
    : channel_(channel), settings_(settings), hotel_(hotel), books_(books), world_(world), log_(log)
{}

/// The order of records is known by it, so no two have the same.
Instant HouseReception::received()
{
    last_ = std::max(world_.now(), last_ + 1);
    return last_;
}

void HouseReception::take(const QByteArray &record, bool inResync, Done done)
{
    Entry entry;
    entry.raw = record;
    entry.received = received();
    entry.inResync = inResync;
    entry.done = std::move(done);
    add(std::move(entry));
}

void HouseReception::complete(std::vector<fias::Guest> inHouse)
{
    Entry entry;
    entry.kind = Entry::Kind::Complete;
    entry.inHouse = std::move(inHouse);
    add(std::move(entry));
}

void HouseReception::push(const QByteArray &body, const QString &token, Done done)
{
    Entry entry;
    entry.kind = Entry::Kind::Inventory;
    entry.raw = body;
    entry.received = received();
    entry.token = token;
    entry.done = std::move(done);
    add(std::move(entry));
}

void HouseReception::replay()
{
    books_.ask([property = hotel_.property().id](
                   storage::Reader &reader) { return reader.waitingMessages(property); },
               alive_.only([this](const Result<std::vector<booking::InboxRow>> &waiting) {
                   if (!waiting) return;
                   waiting_ = 0;
                   for (const booking::InboxRow &row : *waiting) {
                       if (row.channel != channel_) continue;
                       ++waiting_;
                       Entry entry;
                       if (row.reservation == inventoryFile()) entry.kind = Entry::Kind::Inventory;
                       if (row.reservation == emptyHouseFile()) entry.kind = Entry::Kind::Complete;
                       entry.raw = row.body;
                       entry.received = row.received;
                       entry.inResync = row.revision.contains(QStringLiteral("-in-house-"));
                       entry.again = true;
                       add(std::move(entry));
                   }
               }));
}

void HouseReception::add(Entry entry)
{
    queue_.push_back(std::move(entry));
    next();
}

void HouseReception::next()
{
    if (busy_ || queue_.empty()) return;
    busy_ = true;
    lookUp();
}

void HouseReception::lookUp()
{
    const Entry &entry = queue_.front();
    HouseQuestion question{hotel_.property().id,          channel_, {}, {}, {},
                           hotel_.property().businessDate};
    for (const inventory::Channel &c : hotel_.catalogue().channels)
        question.channels.push_back(c.id);
    using Kind = Entry::Kind;
    if (entry.kind == Kind::Complete) {
        books_.ask([question, inHouse = entry.inHouse](
                       storage::Reader &reader) { return goneSince(reader, question, inHouse); },
                   alive_.only([this](const Result<GoneGuests> &gone) {
                       if (gone)
                           completed(*gone);
                       else
                           finish(tl::unexpected(gone.error()));
                   }));
        return;
    }
    const HouseMessage message = houseMessage(entry.raw, entry.received, entry.inResync);
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

HousePlan HouseReception::plan(const KnownStay &known) const
{
    const Entry &entry = queue_.front();
    const HouseContext context{hotel_, channel_};
    if (entry.kind == Entry::Kind::Inventory)
        return planOutOfOrder(entry.raw, entry.received, known.before, context, settings_);
    return planHouse(houseMessage(entry.raw, entry.received, entry.inResync), known, context);
}

/// A PMS that names nobody may have lost its own data, or speak of another house: nobody is checked
/// out for that without a person.
void HouseReception::completed(const GoneGuests &gone)
{
    const Entry &entry = queue_.front();
    const bool doubtful = entry.inHouse.empty() && !gone.records.empty();
    const bool asked = gone.asked && gone.asked->state == booking::InboxState::Waiting;
    if (!doubtful) {
        for (const QByteArray &raw : gone.records) take(raw, false);
        // What waited for somebody to leave may be done now.
        if (!entry.again && (!gone.records.empty() || waiting_ > 0)) replay();
    }
    // Read again, it may be settled by now.
    if (doubtful == asked || (entry.again && !asked)) {
        finish({});
        return;
    }
    HousePlan made;
    made.inbox = {hotel_.property().id,
                  channel_,
                  emptyHouseFile(),
                  {},
                  gone.asked ? gone.asked->received : received(),
                  doubtful ? booking::InboxState::Waiting : booking::InboxState::PutAside,
                  hotel_.property().businessDate,
                  {},
                  QByteArrayLiteral("DE|")};
    if (doubtful) {
        made.inbox.reason = ErrorText::tr(
            "the PMS lists no guest in house, but %n guest(s) are here; check out who has left",
            nullptr, int(gone.records.size()));
    }
    write(std::move(made));
}

void HouseReception::planned(const KnownStay &known)
{
    HousePlan made = plan(known);
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

void HouseReception::takeToken(const Entry &entry, booking::ChannelRows &rows) const
{
    if (!entry.token.isEmpty())
        rows.messageTokens.push_back(
            MessageTokens::row(hotel_.property().id, channel_, entry.token));
}

booking::ChannelRows HouseReception::rowsOf(const HousePlan &plan,
                                            const engine::Engine::Answers &answers)
{
    const Entry &entry = queue_.front();
    booking::ChannelRows rows;
    booking::InboxRow inbox = plan.inbox;
    QStringList refused;
    for (const Result<engine::Answer> &answer : answers) {
        if (!answer) refused += answer.error().text();
    }
    if (!refused.isEmpty()) {
        inbox.state = booking::InboxState::Waiting;
        inbox.reason = refused.join(QStringLiteral("; "));
    }
    inbox.reason = keptWords(inbox.reason);
    const bool waits = inbox.state == booking::InboxState::Waiting;
    if (waits && !entry.again) ++waiting_;
    if (!entry.again && entry.kind != Entry::Kind::Complete) {
        const QString what = entry.kind == Entry::Kind::Inventory
                                 ? QStringLiteral("OTA_HotelInvCountNotifRQ")
                                 : QString::fromLatin1(entry.raw.left(2));
        const auto outcome =
            waits ? booking::MessageOutcome::Refused : booking::MessageOutcome::Done;
        rows.messages.push_back(
            log_.row(entry.received, true, what, entry.raw, outcome, inbox.reason));
    }
    rows.inbox.push_back(std::move(inbox));
    for (const booking::InboxRow &row : plan.settled) rows.inbox.push_back(row);
    takeToken(entry, rows);
    return rows;
}

void HouseReception::write(HousePlan made)
{
    const auto plan = std::make_shared<HousePlan>(std::move(made));
    const auto again = std::make_shared<bool>(false);
    books_.deliver(
        plan->commands,
        [this, plan, again](const engine::Engine::Answers &answers) {
            *again = isStale(answers) && ++queue_.front().tries < kMostTries;
            // What was done of it stays, and is seen when it is looked up again.
            return *again ? booking::ChannelRows() : rowsOf(*plan, answers);
        },
        alive_.only([this, again](const Result<engine::Engine::Answers> &answers) {
            if (*again)
                lookUp();
            else
                finish(answers ? Result<void>() : tl::unexpected(answers.error()));
        }));
}

/// A record that was not saved is tried again before any other: FIAS does not repeat it. Only what
/// is in the inbox, or comes from somebody who hears that it was not taken, may be let go.
void HouseReception::finish(const Result<void> &saved)
{
    const bool again = !saved && !queue_.front().done && !queue_.front().again;
    unsaved_ = again ? saved.error().text() : QString();
    if (again) {
        if (unsavedSince_ == Instant()) unsavedSince_ = world_.now();
        world_.later(kSaveAgainAfter, alive_.only([this] { lookUp(); }));
        return;
    }
    unsavedSince_ = {};
    Entry entry = std::move(queue_.front());
    queue_.pop_front();
    busy_ = false;
    const auto alive = alive_.watch();
    if (entry.done) entry.done(saved.has_value());
    if (*alive) next();
}

}  // namespace roomrack::channels
