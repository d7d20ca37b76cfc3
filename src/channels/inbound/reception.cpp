// SPDX-License-Identifier: GPL-3.0-or-later
#include "channels/inbound/reception.h"

#include "channels/connection/kept.h"
#include "channels/inbound/message_tokens.h"

#include <algorithm>
#include <thread>

namespace roomrack::channels {

namespace {

/// Front-desk work may change a booking between lookup and write; after more tries than this the
/// cause is another, and a user should check.
constexpr int kMostTries = 5;

using Answers = engine::GroupCalls::Answers;

/// What the answers to a plan led to, in the thread that decided them.
struct Delivered {
    bool here = false;   ///< that was the channels' thread
    bool again = false;  ///< the plan rested on an outdated lookup
    qint32 taken = 0;    ///< the greatest part number found to be in use; 0: none
};

std::vector<BookingId> idsOf(const std::vector<booking::Booking> &bookings)
{
    std::vector<BookingId> ids;
    for (const booking::Booking &b : bookings) ids.push_back(b.id);
    return ids;
}

/// A new part whose number is in use is answered with the booking that has it, one of those known
/// before, and is not booked itself. Makes such answers Stale, so that the message is planned again
/// and does not count as applied. `known`: by part number. Returns the greatest number shown to be
/// in use; 0: none.
qint32 refuseTaken(const ReservationPlan &plan, const std::vector<BookingId> &known,
                   Answers &answers)
{
    qint32 taken = 0;
    for (size_t i = 0; i < answers.size(); ++i) {
        const auto *part = std::get_if<booking::RecordReservation>(&plan.commands[i]);
        if (!part || !answers[i] || !answers[i]->repeated) continue;
        const auto at = std::find(known.begin(), known.end(), answers[i]->booking);
        if (at == known.end()) continue;
        // The bookings that follow have greater numbers, at least by one each.
        const auto following = static_cast<qint32>(known.end() - at - 1);
        taken = std::max(taken, part->key.occurrence + following);
        answers[i] = fail(ErrorCode::Stale, QStringLiteral("booking"),
                          ErrorText::tr("was changed in the meantime. Reload it and try again"));
    }
    return taken;
}

/// Rows for the plan, by the answers to its commands.
booking::ChannelRows rowsOf(const ReservationPlan &plan, const Answers &answers)
{
    booking::ChannelRows rows;
    booking::InboxRow inbox = plan.inbox;
    QStringList refused;
    for (const Result<engine::Answer> &answer : answers) {
        if (!answer) refused += answer.error().text();
    }
    refused.removeDuplicates();
    if (!refused.isEmpty()) {
        inbox.state = booking::InboxState::Waiting;
        inbox.reason = refused.join(QStringLiteral("; "));
    } else if (plan.row) {
        rows.reservations.push_back(*plan.row);
    }
    inbox.reason = keptWords(inbox.reason);
    rows.inbox.push_back(std::move(inbox));
    return rows;
}

/// Only the message is written, for a user to check.
void leaveToPerson(ReservationPlan &plan, const QString &why)
{
    plan.commands.clear();
    plan.row.reset();
    plan.inbox.state = booking::InboxState::Waiting;
    plan.inbox.reason = why;
}

struct Question {
    PropertyId property;
    ChannelId channel;
    QString reservation;
    bool live = false;     ///< the channel reports it as sold
    bool foreign = false;  ///< priced in another currency than the property's
    qint32 taken = 0;      ///< as in KnownReservation
};

/// Whether the channel itself cancelled a booking, by the audit record of the cancellation.
Result<bool> isGivenUp(storage::Reader &reader, const Question &q, const booking::Booking &b)
{
    if (b.status != booking::BookingStatus::Cancelled) return false;
    const auto records = reader.ask(storage::BookingHistory{q.property, b.id});
    if (!records) return tl::unexpected(records.error());
    const ActorId channel = channelActor(q.channel);
    return std::any_of(records->begin(), records->end(), [&](const booking::Record &r) {
        return r.kind == booking::RecordKind::BookingCancelled && r.actor == channel;
    });
}

Result<void> addBookings(storage::Reader &reader, const Question &q, KnownReservation &known)
{
    const auto ids =
        reader.ask(storage::BookingsOf{q.property, q.channel, reservationDigest(q.reservation)});
    if (!ids) return tl::unexpected(ids.error());
    for (const BookingId id : *ids) {
        const auto found = reader.ask(storage::OneBooking{q.property, id});
        if (!found) return tl::unexpected(found.error());
        known.bookings.push_back(found->booking);
        known.guests.push_back(found->guest);
        // Only a repeated sale needs the log, which is long.
        if (!q.live || (known.heard.row && known.heard.row->cancelled)) continue;
        const auto givenUp = isGivenUp(reader, q, found->booking);
        if (!givenUp) return tl::unexpected(givenUp.error());
        if (*givenUp) known.givenUp.push_back(id);
    }
    known.heard.booked = !ids->empty();
    if (!q.foreign || ids->empty()) return {};
    // A booking's number is that of the record that created it.
    const auto rates = reader.ask(storage::NewestFxRates{q.property, ids->front().value});
    if (!rates) return tl::unexpected(rates.error());
    for (const storage::SavedFxRate &saved : *rates) known.fx.push_back(saved.rate);
    return {};
}

Result<KnownReservation> lookUpIn(storage::Reader &reader, const Question &q)
{
    KnownReservation known;
    known.taken = q.taken;
    auto row = reader.ask(storage::ChannelReservation{q.property, q.channel, q.reservation});
    if (!row) return tl::unexpected(row.error());
    known.heard.row = std::move(*row);
    auto messages = reader.ask(storage::MessagesAbout{q.property, q.channel, q.reservation});
    if (!messages) return tl::unexpected(messages.error());
    known.heard.messages = std::move(*messages);
    if (const auto ok = addBookings(reader, q, known); !ok) return tl::unexpected(ok.error());
    return known;
}

}  // namespace

Reception::Reception(const engine::HotelView &hotel, const std::vector<pricing::FxRate> &fx,
                     Books &books, Scheduler &scheduler, Settings settings, Doubts doubts,
                     Understand understand)
    : hotel_(hotel), fx_(fx), books_(books), scheduler_(scheduler), settings_(std::move(settings)),
      doubts_(std::move(doubts)), understand_(std::move(understand))
{}

void Reception::take(ChannelId channel, Received message, std::function<void(Taken)> done)
{
    queue_.push_back({channel, std::move(message), std::move(done), 0});
    next();
}

void Reception::next()
{
    if (busy_ || queue_.empty()) return;
    busy_ = true;
    lookUp();
}

void Reception::lookUp()
{
    const Entry &entry = queue_.front();
    const auto &understood = entry.message.understood;
    Question question{hotel_.property().id, entry.channel, entry.message.reservation};
    question.live = understood && understood->status != protocols::ReservationStatus::Cancelled;
    question.foreign =
        understood && understood->currency && *understood->currency != hotel_.property().currency;
    question.taken = entry.taken;
    books_.ask([question](storage::Reader &reader) { return lookUpIn(reader, question); },
               alive_.only([this](const Result<KnownReservation> &known) {
                   if (known)
                       write(*known);
                   else
                       written(Taken::No);
               }));
}

void Reception::write(const KnownReservation &known)
{
    Entry &entry = queue_.front();
    const sync::ChannelSettings *settings = settings_(entry.channel);
    static const sync::ChannelSettings kNone;
    // A message without an id is stored under a digest of its body, so that it is stored once.
    if (entry.message.reservation.isEmpty())
        entry.message.reservation =
            u'?'
            + QString::fromLatin1(
                reservationDigest(QString::fromUtf8(entry.message.body)).toHex().left(24));
    const auto read = [this, channel = entry.channel](const QByteArray &body) {
        auto again = understand_(channel, body);
        const bool fine = again && again->understood;
        return fine ? std::optional(std::move(*again->understood)) : std::nullopt;
    };
    const auto plan = std::make_shared<ReservationPlan>(planReservation(
        entry.message, known,
        {hotel_, entry.channel, settings ? *settings : kNone, fx_, scheduler_.now(), read}));
    if (plan->copy) return countRepeat(known);
    if (!entry.refusal.isEmpty()) leaveToPerson(*plan, entry.refusal);
    const auto delivered = std::make_shared<Delivered>();
    const bool last = ++entry.tries >= kMostTries;
    books_.deliver(
        plan->commands,
        // Evaluated where the decision is made: here and now, or when the shared duplicate database
        // has answered, or when a commit batch is repaired. A board belongs to this thread alone.
        [plan, delivered, last, mine = std::this_thread::get_id(), token = tokenRow(entry),
         before = idsOf(known.bookings),
         doubted = doubts_.rows(entry.channel, *plan)](const Answers &given) {
            if (std::this_thread::get_id() == mine) delivered->here = true;
            Answers answers = given;
            delivered->taken = refuseTaken(*plan, before, answers);
            const bool stale = std::any_of(answers.begin(), answers.end(), [](const auto &a) {
                return !a && a.error().code == ErrorCode::Stale;
            });
            delivered->again = stale && !last;
            booking::ChannelRows rows = rowsOf(*plan, answers);
            rows.append(booking::ChannelRows(doubted));
            // It is not processed before it is looked up again.
            if (token && !delivered->again) rows.messageTokens.push_back(*token);
            return rows;
        },
        alive_.only([this, plan, delivered](const Result<Answers> &answers) {
            Entry &front = queue_.front();
            front.taken = std::max(front.taken, delivered->taken);
            // What the database refused (docs/decisions/0043) it would refuse every time.
            const bool refused =
                !answers && answers.error().code == ErrorCode::Internal && front.refusal.isEmpty();
            if (refused) front.refusal = answers.error().text();
            // Or the booking was changed meanwhile, or a number is taken: look it up again.
            if (refused || delivered->again)
                lookUp();
            else if (answers && !delivered->here)
                stored(front.channel, *plan);
            else
                written(answers ? Taken::Stored : Taken::No);
        }));
    if (delivered->here) doubts_.apply(entry.channel, *plan);
}

/// Not earlier: unknown cells are sent again, and the room was still free here. Meanwhile other
/// nights may have been confirmed, which the rows stored with the booking do not cover.
void Reception::stored(ChannelId channel, const ReservationPlan &plan)
{
    books_.write(doubts_.apply(channel, plan),
                 alive_.only([this](const Result<void> &) { written(Taken::Stored); }));
}

/// The row that removes a message's token; empty: it came without one.
std::optional<booking::MessageTokenRow> Reception::tokenRow(const Entry &entry) const
{
    if (entry.message.token.isEmpty()) return std::nullopt;
    return MessageTokens::row(hotel_.property().id, entry.channel, entry.message.token);
}

/// It is stored already, whatever becomes of its log entry; but its token must be removed.
void Reception::countRepeat(const KnownReservation &known)
{
    const Entry &entry = queue_.front();
    const Received &message = entry.message;
    booking::DuplicateRow row;
    row.product = dedup::Product::ChannelMessage;
    row.channel = entry.channel;
    if (!known.bookings.empty()) row.booking = known.bookings.front().id;
    row.reference = QStringList{message.reservation, message.revision}.join(u' ').trimmed();
    booking::ChannelRows beside;
    const auto token = tokenRow(entry);
    if (token) beside.messageTokens.push_back(*token);
    books_.noteRepeat(hotel_.property().id, std::move(row), std::move(beside),
                      alive_.only([this, must = token.has_value()](bool done) {
                          written(done || !must ? Taken::Known : Taken::No);
                      }));
}

void Reception::written(Taken taken)
{
    Entry entry = std::move(queue_.front());
    queue_.pop_front();
    busy_ = false;
    const auto alive = alive_.watch();
    if (entry.done) entry.done(taken);
    if (*alive) next();
}

void Reception::replay(ChannelId channel, std::function<Received(const QByteArray &)> read)
{
    books_.ask(storage::WaitingMessages{hotel_.property().id},
               alive_.only([this, channel, read = std::move(read)](
                               const Result<std::vector<booking::InboxRow>> &waiting) {
                   if (!waiting) return;
                   for (const booking::InboxRow &row : *waiting) {
                       if (row.channel != channel) continue;
                       Received message = read(row.body);
                       message.reservation = row.reservation;
                       message.revision = row.revision;
                       message.waitsSince = row.received;
                       take(channel, std::move(message), {});
                   }
               }));
}

}  // namespace roomrack::channels
