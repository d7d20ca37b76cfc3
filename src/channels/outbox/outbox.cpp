// SPDX-License-Identifier: GPL-3.0-or-later
#include "channels/outbox/outbox.h"

#include "channels/connection/kept.h"

#include <algorithm>

namespace roomrack::channels {

using booking::OutboxRow;
using booking::OutboxStage;
using booking::OutboxTokenRow;
using Kind = Verdict::Kind;

namespace {

const QString kOurs = QStringLiteral("Roomrack");  ///< context of a booking's number
constexpr int kLooksAgain = 60;                    ///< seconds

/// Of the bookings that are due, the one with the soonest arrival; else the one due next.
std::map<BookingId, OutboxDue>::iterator soonest(std::map<BookingId, OutboxDue> &due, Instant now)
{
    return std::min_element(due.begin(), due.end(), [now](const auto &a, const auto &b) {
        const auto rank = [now](const OutboxDue &one) {
            return std::pair(std::max(one.at, now), one.arrival);
        };
        return rank(a.second) < rank(b.second);
    });
}

}  // namespace

Outbox::Outbox(ChannelId channel, const sync::ChannelSettings &settings, const QByteArray &secret,
               std::unique_ptr<Transport> transport, const engine::HotelView &hotel, Books &books,
               Scheduler &scheduler, LinkFigures &figures, OutboxLine::Log log)
    : channel_(channel), settings_(settings), dialect_(settings, secret),
      line_(std::move(transport), books, scheduler, figures, std::move(log)),
      content_(hotel, settings), hotel_(hotel), books_(books), scheduler_(scheduler),
      tokens_(settings.speaksTokens && !content_.isSoldThere()), givenUp_(hotel, channel)
{
    load();
}

void Outbox::load()
{
    const OutboxQuestion question{hotel_.property().id, channel_, {}, content_.isSoldThere()};
    books_.ask(
        [question,
         today = hotel_.property().businessDate](storage::Reader &reader) -> Result<Todo> {
            auto bookings = untoldTo(reader, question, today);
            if (!bookings) return tl::unexpected(bookings.error());
            auto tokens = reader.ask(storage::OutboxTokens{question.property, question.channel});
            if (!tokens) return tl::unexpected(tokens.error());
            return Todo{std::move(*bookings), std::move(*tokens)};
        },
        alive_.only([this](const Result<Todo> &todo) {
            if (!todo) return;
            refused_.clear();
            for (const Untold &u : todo->bookings) {
                if (u.refused)
                    refused_.insert(u.booking);
                else
                    due_.try_emplace(u.booking, OutboxDue{{}, u.arrival});
            }
            givenUp_.restore(todo->tokens);
            loaded_ = true;
            pump();
        }));
}

void Outbox::changed(const std::vector<booking::Booking> &bookings)
{
    for (const booking::Booking &b : bookings) {
        if (content_.isSoldThere() && b.channel != channel_) continue;
        due_.try_emplace(b.id, OutboxDue{{}, b.stay.checkIn()});
        changedMeanwhile_ = changedMeanwhile_ || (task_ && task_->out.booking == b.id);
    }
    pump();
}

void Outbox::tryNow()
{
    line_.tryNow();
    givenUp_.tryNow();
    for (auto &[id, due] : due_) due.at = {};
    for (const BookingId id : refused_) {
        retry_.insert(id);
        due_.try_emplace(id);
    }
    pump();
}

/// One request at a time: the order is kept by waiting for the answer.
void Outbox::pump()
{
    if (busy_ || !loaded_ || settings_.paused) return;
    const Instant now = scheduler_.now();
    if (now < line_.notBefore()) {
        alarm_.at(line_.notBefore());
        return;
    }
    if (cleanUp()) return;
    const auto first = soonest(due_, now);
    if (first == due_.end()) return;
    if (first->second.at > now)
        alarm_.at(first->second.at);
    else
        lookUp(first->first);
}

/// Removes a token that is not used any more; false: none that can be.
bool Outbox::cleanUp()
{
    if (givenUp_.isEmpty()) return false;
    const auto [name, at] = givenUp_.next(content_.longestWay());
    if (scheduler_.now() < at) {
        alarm_.at(at);
        return false;
    }
    busy_ = true;
    const auto dropped = std::make_shared<Verdict>();
    line_.exchange(
        dialect_.dropToken(name),
        [dropped](const Reply &reply) {
            return *dropped = OutboxDialect::readToken(reply).verdict;
        },
        [this, dropped, name = name] {
            if (dropped->kind != Kind::Done) {
                // Messages must not wait for it.
                givenUp_.keep(name, scheduler_.now() + line_.longPause());
                finish();
                return;
            }
            booking::ChannelRows rows;
            rows.tokens.push_back(givenUp_.row(name, {}, true));
            books_.write(std::move(rows), alive_.only([this, name](const Result<void> &ok) {
                if (ok) givenUp_.dropped(name);
                finish();
            }));
        });
    return true;
}

void Outbox::lookUp(BookingId id)
{
    busy_ = true;
    changedMeanwhile_ = false;
    task_ = std::make_unique<OutboxTask>();
    task_->out.booking = id;
    const OutboxQuestion question{hotel_.property().id, channel_, id, content_.isSoldThere()};
    books_.ask([question](storage::Reader &reader) { return outboxKnown(reader, question); },
               alive_.only([this](const Result<OutboxKnown> &known) {
                   if (!known) {
                       line_.setSaid(known.error().text());
                       again(scheduler_.now() + line_.longPause());
                       return;
                   }
                   task_->known = *known;
                   task_->out = known->out.value_or(OutboxRow());
                   task_->out.property = hotel_.property().id;
                   task_->out.channel = channel_;
                   task_->out.booking = known->row.booking.id;
                   decide();
               }));
}

/// The next step for the current booking.
void Outbox::decide()
{
    OutboxRow &out = task_->out;
    const booking::Booking &b = task_->known.row.booking;
    out.keepUntil = std::max(b.stay.checkOut(), hotel_.property().businessDate);
    if (retry_.count(b.id) > 0) out.refused = 0;
    const Result<bool> worth = content_.work(*task_);
    if (out.stage == OutboxStage::Sent) {
        resolve();
    } else if (out.stage == OutboxStage::Registered) {
        // The program ended before anything was sent with it.
        const OutboxTokenRow old = givenUp_.giveUp(task_->out, scheduler_.now(), true);
        write([this] { decide(); }, {old});
    } else if (b.version <= std::max(out.told, out.refused)) {
        finish();
    } else if (!worth) {
        // Waits until a user maps a code.
        line_.setSaid(worth.error().text());
        again(scheduler_.now() + line_.longPause());
    } else if (!*worth) {
        out.told = b.version;
        settled();
    } else if (tokens_) {
        registerToken();
    } else {
        out.known = out.known || task_->changes;
        out.sent = b.version;
        sendFirst();
    }
}

// --- sending ----------------------------------------------------------------------------------

/// Registered for clean-up first, so that a token that may exist is always found again.
void Outbox::registerToken()
{
    OutboxRow &out = task_->out;
    out.stage = OutboxStage::Registered;
    out.sent = task_->known.row.booking.version;
    out.token = QStringLiteral("%1%2")
                    .arg(scheduler_.random.next(), 16, 16, QLatin1Char('0'))
                    .arg(scheduler_.random.next(), 16, 16, QLatin1Char('0'));
    write([this] { makeToken(); }, {givenUp_.row(out.token, {}, false)});
}

/// An unanswered request may create the token later still: that one is never used.
void Outbox::makeToken()
{
    const auto made = std::make_shared<Verdict>();
    line_.exchange(
        dialect_.makeToken(task_->out.token),
        [made](const Reply &reply) { return *made = OutboxDialect::readToken(reply).verdict; },
        [this, made] {
            if (made->kind == Kind::Done) {
                sendFirst();
                return;
            }
            const OutboxTokenRow old =
                givenUp_.giveUp(task_->out, scheduler_.now(), made->kind == Kind::Unknown);
            write([this, made] { again(line_.repeatAfter(*made)); }, {old});
        });
}

/// From here on it may have been sent.
void Outbox::sendFirst()
{
    task_->out.stage = OutboxStage::Sent;
    task_->out.at = scheduler_.now();
    write([this] { send(); });
}

void Outbox::send()
{
    const auto answer = std::make_shared<OutboxDialect::Told>();
    line_.exchange(
        dialect_.tell(task_->reservation, task_->out.token, newStamp(channel_, scheduler_)),
        [answer](const Reply &reply) {
            *answer = OutboxDialect::readTold(reply);
            return answer->verdict;
        },
        [this, answer] { told(*answer); });
}

void Outbox::told(const OutboxDialect::Told &answer)
{
    OutboxRow &out = task_->out;
    const Kind kind = answer.verdict.kind;
    if (answer.known && content_.isSoldThere()) {
        found(task_->reservation);
    } else if (answer.noToken || answer.known) {
        // An earlier copy was processed, or another sender was first.
        task_->notTaken = answer.noToken || out.known;
        out.known = out.known || answer.known;
        out.at = scheduler_.now();
        write([this] { ask(); });
    } else if (kind == Kind::Done) {
        if (!answer.number.isEmpty()) out.number = answer.number;
        found(task_->reservation);
    } else if (kind == Kind::Refused) {
        refuse(answer.verdict.said);
    } else if (kind != Kind::Unknown && out.token.isEmpty()) {
        // It certainly had no effect: it can be sent again.
        out.stage = OutboxStage::Idle;
        write([this] { again(scheduler_.now()); });
    } else {
        out.at = scheduler_.now();
        write([this] { again(scheduler_.now()); });
    }
}

// --- resolving an unanswered message ----------------------------------------------------------

/// The message may have been processed, be under way, or be lost.
void Outbox::resolve()
{
    OutboxRow &out = task_->out;
    if (out.token.isEmpty()) {
        // A copy under way could arrive after the next message.
        const Instant safe = out.at + content_.longestWay();
        if (scheduler_.now() < safe)
            again(safe);
        else
            ask();
        return;
    }
    if (task_->known.row.booking.version != out.sent) {
        revoke();
        return;
    }
    const auto answer = std::make_shared<OutboxDialect::Token>();
    line_.exchange(
        dialect_.askToken(out.token),
        [answer](const Reply &reply) {
            *answer = OutboxDialect::readToken(reply);
            return answer->verdict;
        },
        [this, answer] {
            if (answer->verdict.kind != Kind::Done)
                again(line_.repeatAfter(answer->verdict));
            else if (answer->there)
                sendFirst();  // same message, same token: one copy counts
            else
                ask();
        });
}

/// A newer version is to be sent: the older one must not arrive any more.
void Outbox::revoke()
{
    const auto answer = std::make_shared<OutboxDialect::Token>();
    line_.exchange(
        dialect_.dropToken(task_->out.token),
        [answer](const Reply &reply) {
            *answer = OutboxDialect::readToken(reply);
            return answer->verdict;
        },
        [this, answer] {
            if (answer->verdict.kind == Kind::Done)
                ask();
            else
                again(line_.repeatAfter(answer->verdict));
        });
}

/// No request that could have an effect is under way: queries the other side's state.
void Outbox::ask()
{
    const auto answer = std::make_shared<OutboxDialect::Found>();
    QString id = QString::number(task_->out.booking.value), context = kOurs;
    if (content_.isSoldThere()) {
        id = task_->known.row.guest.reference;
        context = task_->theirs ? task_->theirs->idContext : QString();
    }
    line_.exchange(
        dialect_.ask(id, context, newStamp(channel_, scheduler_)),
        [answer, id](const Reply &reply) {
            *answer = OutboxDialect::readFound(reply, id);
            return answer->verdict;
        },
        [this, answer] {
            if (answer->verdict.kind == Kind::Done)
                found(answer->reservation);
            else
                again(line_.repeatAfter(answer->verdict));
        });
}

/// The other side has this version, or none. It settles what was under way.
void Outbox::found(const std::optional<protocols::Reservation> &there)
{
    OutboxRow &out = task_->out;
    if (content_.isSoldThere() && !there) {
        refuse(ErrorText::tr("the channel no longer has this reservation"));
        return;
    }
    if (!content_.isSoldThere()) out.known = out.known || there;
    const bool same = content_.tookEffect(*task_, there);
    if (!same && content_.mayBeNews(*task_, there, scheduler_.now())) {
        again(scheduler_.now() + kLooksAgain * kSecond);
        return;
    }
    if (same) {
        task_->notTaken = false;
        out.told = out.sent;
        out.reason.clear();
        if (!there->hotelId.isEmpty() && !content_.isSoldThere()) out.number = there->hotelId;
    }
    std::vector<OutboxTokenRow> tokens;
    if (!out.token.isEmpty()) tokens.push_back(givenUp_.row(out.token, {}, true));
    out.token.clear();
    settled(std::move(tokens));
}

/// Sent again with its next version, or when a user retries.
void Outbox::refuse(const QString &why)
{
    OutboxRow &out = task_->out;
    out.refused = out.sent;
    out.reason = keptWords(why);
    refused_.insert(out.booking);
    retry_.erase(out.booking);
    if (out.token.isEmpty())
        settled();
    else
        settled({givenUp_.giveUp(task_->out, scheduler_.now(), true)});
}

void Outbox::write(std::function<void()> then, std::vector<OutboxTokenRow> tokens)
{
    booking::ChannelRows rows;
    rows.outbox.push_back(task_->out);
    rows.tokens = std::move(tokens);
    books_.write(std::move(rows),
                 alive_.only([this, then = std::move(then)](const Result<void> &ok) {
                     if (ok)
                         then();
                     else
                         again(scheduler_.now() + kSecond);  // from the file
                 }));
}

/// Nothing is under way any more.
void Outbox::settled(std::vector<OutboxTokenRow> tokens)
{
    task_->out.stage = OutboxStage::Idle;
    task_->out.sent = 0;
    write(
        [this] {
            const OutboxRow &out = task_->out;
            const qint32 version = task_->known.row.booking.version;
            if (out.told >= version || out.refused < version) refused_.erase(out.booking);
            if (out.told >= version) retry_.erase(out.booking);
            const bool newest = version <= std::max(out.told, out.refused) && !changedMeanwhile_;
            if (newest)
                finish();
            else
                again(scheduler_.now() + (task_->notTaken ? line_.longPause() : 0));
        },
        std::move(tokens));
}

void Outbox::finish()
{
    if (task_ && !changedMeanwhile_) due_.erase(task_->out.booking);
    task_.reset();
    busy_ = false;
    pump();
}

void Outbox::again(Instant at)
{
    due_[task_->out.booking].at = at;
    task_.reset();
    busy_ = false;
    pump();
}

}  // namespace roomrack::channels
