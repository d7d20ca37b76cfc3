// SPDX-License-Identifier: GPL-3.0-or-later
#include "channels/outbox/outbox.h"

#include "channels/connection/kept.h"
#include "channels/outbox/gds_message.h"
#include "channels/outbox/outbox_message.h"
#include "sync/protocols.h"

#include <algorithm>

namespace roomrack::channels {

using booking::OutboxRow;
using booking::OutboxStage;
using booking::OutboxTokenRow;
using Kind = Verdict::Kind;

namespace {

const QString kOurs = QStringLiteral("Roomrack");  ///< context of a booking's number
constexpr int kPushedWithin = 600;                 ///< seconds
constexpr int kLooksAgain = 60;                    ///< seconds

}  // namespace

Outbox::Outbox(ChannelId channel, const sync::ChannelSettings &settings, const QByteArray &secret,
               std::unique_ptr<Transport> transport, const engine::HotelView &hotel, Books &books,
               Scheduler &scheduler, Log log)
    : channel_(channel), settings_(settings), dialect_(settings, secret),
      transport_(std::move(transport)), hotel_(hotel), books_(books), scheduler_(scheduler),
      log_(std::move(log)),
      soldThere_(sync::factsOf(settings).bookingsSent == sync::BookingsSent::SoldThere),
      tokens_(settings.speaksTokens && !soldThere_)
{
    load();
}

void Outbox::load()
{
    const OutboxQuestion question{hotel_.property().id, channel_, {}, soldThere_};
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
                    due_.try_emplace(u.booking, Due{{}, u.arrival});
            }
            for (const OutboxTokenRow &t : todo->tokens) {
                if (t.used != Instant()) givenUp_.try_emplace(t.token, t.used);
            }
            loaded_ = true;
            pump();
        }));
}

void Outbox::changed(const std::vector<booking::Booking> &bookings)
{
    for (const booking::Booking &b : bookings) {
        if (soldThere_ && b.channel != channel_) continue;
        due_.try_emplace(b.id, Due{{}, b.stay.checkIn()});
        changedMeanwhile_ = changedMeanwhile_ || (task_ && task_->out.booking == b.id);
    }
    pump();
}

void Outbox::tryNow()
{
    notBefore_ = {};
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
    if (now < notBefore_) {
        alarm_.at(notBefore_);
        return;
    }
    if (cleanUp()) return;
    const auto first = next();
    if (first == due_.end()) return;
    if (first->second.at > now)
        alarm_.at(first->second.at);
    else
        lookUp(first->first);
}

/// Of the bookings that are due, the one with the soonest arrival; else the one due next.
std::map<BookingId, Outbox::Due>::iterator Outbox::next()
{
    const Instant now = scheduler_.now();
    return std::min_element(due_.begin(), due_.end(), [now](const auto &a, const auto &b) {
        const auto rank = [now](const Due &due) {
            return std::pair(std::max(due.at, now), due.arrival);
        };
        return rank(a.second) < rank(b.second);
    });
}

void Outbox::lookUp(BookingId id)
{
    busy_ = true;
    changedMeanwhile_ = false;
    task_ = std::make_unique<Task>();
    task_->out.booking = id;
    const OutboxQuestion question{hotel_.property().id, channel_, id, soldThere_};
    books_.ask([question](storage::Reader &reader) { return outboxKnown(reader, question); },
               alive_.only([this](const Result<OutboxKnown> &known) {
                   if (!known) {
                       said_ = known.error().text();
                       again(scheduler_.now() + backoff_.most);
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

/// What is to be sent about the current booking; false: nothing. NotFound: it has no code there.
Result<bool> Outbox::work()
{
    if (soldThere_) return workSoldThere();
    const bool known = task_->out.known;
    auto reservation = reservationFor(task_->known.row, known, hotel_, settings_);
    if (reservation) task_->reservation = std::move(*reservation);
    if (!isWorthTelling(task_->known.row.booking, known)) return false;
    return reservation ? Result<bool>(true) : tl::unexpected(reservation.error());
}

/// Sends the property's number if the GDS does not have it, and what differs from the GDS's own
/// message. Once the GDS was sent a change it is sent everything, as both may have changed it at
/// the same time.
Result<bool> Outbox::workSoldThere()
{
    const booking::Booking &b = task_->known.row.booking;
    const OutboxRow &out = task_->out;
    task_->theirs = OutboxDialect::readTheirs(task_->known.lastTold);
    if (!task_->theirs || task_->known.parts.empty()) return false;
    auto ours = soldThere(task_->known.parts, *task_->theirs, hotel_, settings_);
    if (!ours) return tl::unexpected(ours.error());
    task_->reservation = std::move(*ours);
    if (b.status == booking::BookingStatus::CheckedOut) return false;
    task_->changes = out.known || !isTheSame(*task_->theirs, task_->reservation);
    if (task_->changes) return true;
    const bool cancelled = task_->reservation.status == protocols::ReservationStatus::Cancelled;
    task_->reservation.status = protocols::ReservationStatus::New;
    return out.told == 0 && !cancelled;
}

/// The next step for the current booking.
void Outbox::decide()
{
    OutboxRow &out = task_->out;
    const booking::Booking &b = task_->known.row.booking;
    out.keepUntil = std::max(b.stay.checkOut(), hotel_.property().businessDate);
    if (retry_.count(b.id) > 0) out.refused = 0;
    const Result<bool> worth = work();
    if (out.stage == OutboxStage::Sent) {
        resolve();
    } else if (out.stage == OutboxStage::Registered) {
        // The program ended before anything was sent with it.
        const OutboxTokenRow old = giveUpToken(true);
        write([this] { decide(); }, {old});
    } else if (b.version <= std::max(out.told, out.refused)) {
        finish();
    } else if (!worth) {
        // Waits until a user maps a code.
        said_ = worth.error().text();
        again(scheduler_.now() + backoff_.most);
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
    write([this] { makeToken(); }, {token({}, false)});
}

/// An unanswered request may create the token later still: that one is never used.
void Outbox::makeToken()
{
    const auto made = std::make_shared<Verdict>();
    exchange(
        dialect_.makeToken(task_->out.token),
        [made](const Reply &reply) { return *made = OutboxDialect::readToken(reply).verdict; },
        [this, made] {
            if (made->kind == Kind::Done) {
                sendFirst();
                return;
            }
            const OutboxTokenRow old = giveUpToken(made->kind == Kind::Unknown);
            // A server that refuses tokens will do so again.
            const qint64 patience = made->kind == Kind::Refused ? backoff_.most : 0;
            write([this, patience] { again(scheduler_.now() + patience); }, {old});
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
    exchange(
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
    if (answer.known && soldThere_) {
        found(task_->reservation);
    } else if (answer.noToken || answer.known) {
        // An earlier copy was processed, or another sender was first.
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
        const Instant safe = out.at + longestWay();
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
    exchange(
        dialect_.askToken(out.token),
        [answer](const Reply &reply) {
            *answer = OutboxDialect::readToken(reply);
            return answer->verdict;
        },
        [this, answer] {
            if (answer->verdict.kind != Kind::Done)
                again(scheduler_.now());
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
    exchange(
        dialect_.dropToken(task_->out.token),
        [answer](const Reply &reply) {
            *answer = OutboxDialect::readToken(reply);
            return answer->verdict;
        },
        [this, answer] {
            if (answer->verdict.kind == Kind::Done)
                ask();
            else
                again(scheduler_.now());
        });
}

/// No request that could have an effect is under way: queries the other side's state.
void Outbox::ask()
{
    const auto answer = std::make_shared<OutboxDialect::Found>();
    QString id = QString::number(task_->out.booking.value), context = kOurs;
    if (soldThere_) {
        id = task_->known.row.guest.reference;
        context = task_->theirs ? task_->theirs->idContext : QString();
    }
    exchange(
        dialect_.ask(id, context, newStamp(channel_, scheduler_)),
        [answer, id](const Reply &reply) {
            *answer = OutboxDialect::readFound(reply, id);
            return answer->verdict;
        },
        [this, answer] {
            if (answer->verdict.kind == Kind::Done)
                found(answer->reservation);
            else
                again(scheduler_.now());
        });
}

/// Whether the version that was under way is there, or was.
bool Outbox::tookEffect(const std::optional<protocols::Reservation> &there) const
{
    if (!there) return false;
    if (!soldThere_) {
        protocols::Reservation sent = task_->reservation;
        sent.revision = QString::number(task_->out.sent);
        return saysTheSame(*there, sent);
    }
    if (!task_->out.known) return there->hotelId == task_->reservation.hotelId;
    return isTheSame(*there, task_->reservation);
}

/// A state that equals neither ours nor their last message is an earlier message of ours, or the
/// guest's own change since. The latter is sent to us anyway: wait for it, do not overwrite it.
bool Outbox::mayBeNews(const std::optional<protocols::Reservation> &there) const
{
    constexpr int kPolls = 3;
    if (!soldThere_ || !there || !task_->out.known || !task_->theirs) return false;
    if (isTheSame(*there, *task_->theirs)) return false;
    const int patience = settings_.pollSeconds > 0 ? kPolls * settings_.pollSeconds : kPushedWithin;
    return scheduler_.now() < task_->out.at + longestWay() + patience * kSecond;
}

/// The other side has this version, or none. It settles what was under way.
void Outbox::found(const std::optional<protocols::Reservation> &there)
{
    OutboxRow &out = task_->out;
    if (soldThere_ && !there) {
        refuse(ErrorText::tr("the channel no longer has this reservation"));
        return;
    }
    if (!soldThere_) out.known = out.known || there;
    const bool same = tookEffect(there);
    if (!same && mayBeNews(there)) {
        again(scheduler_.now() + kLooksAgain * kSecond);
        return;
    }
    if (same) {
        out.told = out.sent;
        out.reason.clear();
        if (!there->hotelId.isEmpty() && !soldThere_) out.number = there->hotelId;
    }
    std::vector<OutboxTokenRow> tokens;
    if (!out.token.isEmpty()) tokens.push_back(token({}, true));
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
        settled({giveUpToken(true)});
}

}  // namespace roomrack::channels
