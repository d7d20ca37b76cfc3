// SPDX-License-Identifier: GPL-3.0-or-later
#include "channels/outbox/outbox.h"

#include "channels/outbox/outbox_message.h"

#include <algorithm>

namespace roomrack::channels {

using booking::OutboxRow;
using booking::OutboxStage;
using booking::OutboxTokenRow;
using Kind = Verdict::Kind;

Outbox::Outbox(ChannelId channel, const sync::ChannelSettings &settings, const QByteArray &secret,
               std::unique_ptr<Transport> transport, const engine::HotelView &hotel, Books &books,
               World &world, MessageLog &log)
    : channel_(channel), settings_(settings), dialect_(settings, secret),
      transport_(std::move(transport)), hotel_(hotel), books_(books), world_(world), log_(log)
{
    load();
}

void Outbox::load()
{
    books_.ask(
        [property = hotel_.property().id, channel = channel_,
         today = hotel_.property().businessDate](storage::Reader &reader) -> Result<Todo> {
            Todo todo;
            auto bookings = reader.untold(property, channel, today);
            if (!bookings) return tl::unexpected(bookings.error());
            auto tokens = reader.outboxTokens(property, channel);
            if (!tokens) return tl::unexpected(tokens.error());
            return Todo{std::move(*bookings), std::move(*tokens)};
        },
        alive_.only([this](const Result<Todo> &todo) {
            if (!todo) return;
            for (const BookingId id : todo->bookings) due_.try_emplace(id);
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
        due_.try_emplace(b.id);
        changedMeanwhile_ = changedMeanwhile_ || (task_ && task_->row.booking.id == b.id);
    }
    pump();
}

void Outbox::tryNow()
{
    notBefore_ = {};
    pump();
}

void Outbox::wakeAt(Instant at)
{
    const Instant now = world_.now();
    if (wake_ > now && wake_ <= at) return;
    wake_ = at;
    world_.later(std::max<qint64>(0, at - now), alive_.only([this, at] {
        if (wake_ == at) wake_ = {};
        pump();
    }));
}

/// One thing after the other: order is kept by waiting for the answer.
void Outbox::pump()
{
    if (busy_ || !loaded_ || settings_.paused) return;
    const Instant now = world_.now();
    if (now < notBefore_) {
        wakeAt(notBefore_);
        return;
    }
    if (cleanUp()) return;
    const auto next = std::min_element(
        due_.begin(), due_.end(), [](const auto &a, const auto &b) { return a.second < b.second; });
    if (next == due_.end()) return;
    if (next->second > now)
        wakeAt(next->second);
    else
        lookUp(next->first);
}

void Outbox::lookUp(BookingId id)
{
    busy_ = true;
    changedMeanwhile_ = false;
    task_ = std::make_unique<Task>();
    task_->row.booking.id = id;
    using Found = std::pair<storage::BookingRow, std::optional<OutboxRow>>;
    books_.ask(
        [property = hotel_.property().id, channel = channel_,
         id](storage::Reader &reader) -> Result<Found> {
            auto row = reader.booking(property, id);
            if (!row) return tl::unexpected(row.error());
            auto out = reader.outbox(property, channel, id);
            if (!out) return tl::unexpected(out.error());
            return Found{std::move(*row), std::move(*out)};
        },
        alive_.only([this, id](const Result<Found> &found) {
            if (!found) {
                said_ = found.error().text();
                again(world_.now() + backoff_.most);
                return;
            }
            task_->row = found->first;
            task_->out = found->second.value_or(OutboxRow());
            task_->out.property = hotel_.property().id;
            task_->out.channel = channel_;
            task_->out.booking = id;
            decide();
        }));
}

/// What comes next for the booking in hand.
void Outbox::decide()
{
    OutboxRow &out = task_->out;
    const booking::Booking &b = task_->row.booking;
    out.keepUntil = std::max(b.stay.checkOut(), hotel_.property().businessDate);
    auto reservation = reservationFor(task_->row, out.known, hotel_, settings_);
    if (reservation) task_->reservation = std::move(*reservation);
    if (out.stage == OutboxStage::Sent) {
        resolve();
    } else if (out.stage == OutboxStage::Registered) {
        // The program ended before anything was sent with it.
        const OutboxTokenRow old = giveUpToken(true);
        write([this] { decide(); }, {old});
    } else if (b.version <= std::max(out.told, out.refused)) {
        finish();
    } else if (!isWorthTelling(b, out.known)) {
        out.told = b.version;
        settled();
    } else if (!reservation) {
        // Until somebody gives it a code.
        said_ = reservation.error().text();
        again(world_.now() + backoff_.most);
    } else if (settings_.speaksTokens) {
        registerToken();
    } else {
        out.sent = b.version;
        sendFirst();
    }
}

// --- telling ----------------------------------------------------------------------------------

/// Registered for clean-up first: whatever happens next, nobody forgets that it may exist.
void Outbox::registerToken()
{
    OutboxRow &out = task_->out;
    out.stage = OutboxStage::Registered;
    out.sent = task_->row.booking.version;
    out.token = QStringLiteral("%1%2")
                    .arg(world_.random.next(), 16, 16, QLatin1Char('0'))
                    .arg(world_.random.next(), 16, 16, QLatin1Char('0'));
    write([this] { makeToken(); }, {token({}, false)});
}

/// A request that was not answered may make the token later still: that one is never used.
void Outbox::makeToken()
{
    const auto made = std::make_shared<Verdict>();
    exchange(
        dialect_.makeToken(task_->out.token),
        [made](const Reply &reply) { return *made = PmsDialect::readToken(reply).verdict; },
        [this, made] {
            if (made->kind == Kind::Done) {
                sendFirst();
                return;
            }
            const OutboxTokenRow old = giveUpToken(made->kind == Kind::Unknown);
            write([this] { again(world_.now()); }, {old});
        });
}

/// From here on it may have been sent.
void Outbox::sendFirst()
{
    task_->out.stage = OutboxStage::Sent;
    task_->out.at = world_.now();
    write([this] { send(); });
}

void Outbox::send()
{
    const auto answer = std::make_shared<PmsDialect::Told>();
    exchange(
        dialect_.tell(task_->reservation, task_->out.token, stamp()),
        [answer](const Reply &reply) {
            *answer = PmsDialect::readTold(reply);
            return answer->verdict;
        },
        [this, answer] { told(*answer); });
}

void Outbox::told(const PmsDialect::Told &answer)
{
    OutboxRow &out = task_->out;
    const Kind kind = answer.verdict.kind;
    if (answer.noToken || answer.known) {
        // An earlier copy was processed, or somebody told them before us.
        out.known = out.known || answer.known;
        out.at = world_.now();
        write([this] { ask(); });
    } else if (kind == Kind::Done) {
        if (!answer.number.isEmpty()) out.number = answer.number;
        found(task_->reservation);
    } else if (kind == Kind::Refused) {
        out.refused = out.sent;
        out.reason = answer.verdict.said;
        out.stage = OutboxStage::Idle;
        if (out.token.isEmpty())
            settled();
        else
            settled({giveUpToken(true)});
    } else if (kind != Kind::Unknown && out.token.isEmpty()) {
        // It certainly had no effect: it may simply be said again.
        out.stage = OutboxStage::Idle;
        write([this] { again(world_.now()); });
    } else {
        out.at = world_.now();
        write([this] { again(world_.now()); });
    }
}

// --- finding out what became of it ------------------------------------------------------------

/// The message may have been processed, be on its way, or be lost.
void Outbox::resolve()
{
    OutboxRow &out = task_->out;
    if (out.token.isEmpty()) {
        // A copy that is on its way could come behind whatever is said next.
        const Instant safe = out.at + longestWay();
        if (world_.now() < safe)
            again(safe);
        else
            ask();
        return;
    }
    if (task_->row.booking.version != out.sent) {
        revoke();
        return;
    }
    const auto answer = std::make_shared<PmsDialect::Token>();
    exchange(
        dialect_.askToken(out.token),
        [answer](const Reply &reply) {
            *answer = PmsDialect::readToken(reply);
            return answer->verdict;
        },
        [this, answer] {
            if (answer->verdict.kind != Kind::Done)
                again(world_.now());
            else if (answer->there)
                sendFirst();  // the same message with the same token: one copy counts
            else
                ask();
        });
}

/// A newer version is to be told: the older one shall not come any more.
void Outbox::revoke()
{
    const auto answer = std::make_shared<PmsDialect::Token>();
    exchange(
        dialect_.dropToken(task_->out.token),
        [answer](const Reply &reply) {
            *answer = PmsDialect::readToken(reply);
            return answer->verdict;
        },
        [this, answer] {
            if (answer->verdict.kind == Kind::Done)
                ask();
            else
                again(world_.now());
        });
}

/// Nothing is on its way any more that could have an effect: what do they have?
void Outbox::ask()
{
    const auto answer = std::make_shared<PmsDialect::Found>();
    const QString id = QString::number(task_->out.booking.value);
    exchange(
        dialect_.ask(id, stamp()),
        [answer, id](const Reply &reply) {
            *answer = PmsDialect::readFound(reply, id);
            return answer->verdict;
        },
        [this, answer] {
            if (answer->verdict.kind == Kind::Done)
                found(answer->reservation);
            else
                again(world_.now());
        });
}

/// They have this, or nothing. What was on its way is settled by it.
void Outbox::found(const std::optional<protocols::Reservation> &there)
{
    OutboxRow &out = task_->out;
    protocols::Reservation sent = task_->reservation;
    sent.revision = QString::number(out.sent);
    const bool same = there && saysTheSame(*there, sent);
    out.known = out.known || there;
    if (same) {
        out.told = out.sent;
        out.reason.clear();
        if (!there->hotelId.isEmpty()) out.number = there->hotelId;
    }
    std::vector<OutboxTokenRow> tokens;
    if (!out.token.isEmpty()) tokens.push_back(token({}, true));
    out.token.clear();
    out.stage = OutboxStage::Idle;
    settled(std::move(tokens));
}

// --- tokens -----------------------------------------------------------------------------------

OutboxTokenRow Outbox::token(Instant used, bool gone) const
{
    return {hotel_.property().id, channel_, task_->out.token, used, gone};
}

/// The task goes on without its token. One that may exist is deleted when nothing can make it any
/// more.
OutboxTokenRow Outbox::giveUpToken(bool mayExist)
{
    const OutboxTokenRow row = token(world_.now(), !mayExist);
    if (mayExist) givenUp_[row.token] = row.used;
    task_->out.token.clear();
    task_->out.stage = OutboxStage::Idle;
    return row;
}

bool Outbox::cleanUp()
{
    const auto oldest =
        std::min_element(givenUp_.begin(), givenUp_.end(),
                         [](const auto &a, const auto &b) { return a.second < b.second; });
    if (oldest == givenUp_.end()) return false;
    const Instant at = oldest->second + longestWay();
    if (world_.now() < at) {
        wakeAt(at);
        return false;
    }
    busy_ = true;
    const auto dropped = std::make_shared<Verdict>();
    exchange(
        dialect_.dropToken(oldest->first),
        [dropped](const Reply &reply) { return *dropped = PmsDialect::readToken(reply).verdict; },
        [this, dropped, name = oldest->first] {
            if (dropped->kind != Kind::Done) {
                finish();
                return;
            }
            booking::ChannelRows rows;
            rows.tokens.push_back({hotel_.property().id, channel_, name, {}, true});
            books_.write(std::move(rows), alive_.only([this, name](const Result<void> &ok) {
                if (ok) givenUp_.erase(name);
                finish();
            }));
        });
    return true;
}

}  // namespace roomrack::channels
