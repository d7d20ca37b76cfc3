// SPDX-License-Identifier: GPL-3.0-or-later
#include "channels/pms/pms_connection.h"

#include "core/failure_text.h"

#include <algorithm>

namespace roomrack::channels {

namespace fias = protocols::fias;

using booking::MessageOutcome;

namespace {

constexpr qint64 kConnectWithin = 30 * kSecond;
/// Changes of the property come in bursts; waiting messages are tried once for all of them.
constexpr qint64 kReplayAfter = kSecond;

/// Whether a user must check an unreadable record, because it may be about guests.
bool isAboutGuests(const QByteArray &raw)
{
    return raw.startsWith("GI|") || raw.startsWith("GO|") || raw.startsWith("GC|");
}

}  // namespace

PmsConnection::PmsConnection(ChannelId channel, sync::ChannelSettings settings, PmsEquipment gear,
                             const engine::HotelView &hotel, Books &books, Scheduler &scheduler,
                             LinkFigures &figures)
    : channel_(channel), settings_(std::move(settings)), hotel_(hotel), wire_(std::move(gear.wire)),
      books_(books), scheduler_(scheduler), figures_(figures), log_(hotel.property().id, channel),
      session_(QTimeZone(hotel.property().timeZone.toLatin1())),
      reception_(channel, settings_, hotel, books, scheduler, log_)
{
    noteLag();
    if (gear.transport && !settings_.reservationsTo.isEmpty()) {
        outbox_ = std::make_unique<Outbox>(
            channel, settings_, gear.secret, std::move(gear.transport), hotel, books, scheduler,
            figures_,
            [this](Instant at, const Request &request, const Reply &reply, const Verdict &verdict) {
                return log_.exchange(at, scheduler_.now() - at, request, reply, verdict);
            });
    }
    reception_.replay();
    if (!settings_.paused) connect();
}

PmsConnection::~PmsConnection()
{
    if (stage_ != Stage::Open) return;
    wire_->send(session_.end(scheduler_.now()).send);
    wire_->close();
}

void PmsConnection::connect()
{
    stage_ = Stage::Connecting;
    giveUpAt_ = scheduler_.now() + kConnectWithin;
    alarm_.at(giveUpAt_);
    wire_->open({alive_.only([this] { opened(); }), alive_.only([this](const QByteArray &bytes) {
                     figures_.lastConfirmed = scheduler_.now();
                     apply(session_.bytes(bytes, figures_.lastConfirmed));
                 }),
                 alive_.only([this](const QString &why) { closed(why); })});
}

void PmsConnection::opened()
{
    stage_ = Stage::Open;
    apply(session_.opened(scheduler_.now()));
}

/// Retried after a growing pause; only changes are logged.
void PmsConnection::closed(const QString &why)
{
    const auto lost = session_.lost();
    const bool wasUp = !lost.heard.empty();
    stage_ = Stage::Closed;
    breaker_.failed();
    noteLag();
    if (wasUp || why != said_)
        note(false, QStringLiteral("LS"), MessageOutcome::NotReached, why, {});
    said_ = why;
    nextTry_ = scheduler_.now() + backoff_.after(breaker_.failures(), scheduler_.random);
    alarm_.at(nextTry_);
}

void PmsConnection::apply(FiasSession::Step step)
{
    if (!step.send.isEmpty()) wire_->send(step.send);
    const auto alive = alive_.watch();
    for (const FiasSession::Heard &heard : step.heard) {
        hear(heard);
        if (!*alive) return;
    }
    noteLag();
    if (!step.giveUp.isEmpty()) {
        wire_->close();
        closed(step.giveUp);
    } else {
        alarm_.at(session_.next());
    }
}

void PmsConnection::hear(const FiasSession::Heard &heard)
{
    ++figures_.messages;
    if (std::holds_alternative<fias::LinkUp>(heard.event)) {
        breaker_.succeeded();
        said_.clear();
        note(true, QStringLiteral("LA"), MessageOutcome::Done, {}, heard.raw);
        reception_.replay();
    } else if (std::holds_alternative<fias::LinkDown>(heard.event)) {
        said_ = ErrorText::tr("the PMS ended the link");
        note(true, QString::fromLatin1(heard.raw.left(2)), MessageOutcome::Done, said_, heard.raw);
    } else if (const auto *wrong = std::get_if<fias::Fault>(&heard.event)) {
        fault(wrong->reason, heard.raw);
    } else if (const auto *all = std::get_if<fias::ResyncComplete>(&heard.event)) {
        reception_.complete(all->inHouse);
    } else {
        const auto *came = std::get_if<fias::GuestCame>(&heard.event);
        reception_.take(heard.raw, came && came->inResync);
    }
}

/// Out-of-sequence and unreadable records are logged; the link goes on. An unreadable guest record
/// is kept for a user.
void PmsConnection::fault(const QString &reason, const QByteArray &raw)
{
    if (isAboutGuests(raw) && !fias::decode(raw, fias::Charset::Utf8))
        reception_.take(raw, false);
    else
        note(true, ErrorText::tr("unreadable"), MessageOutcome::Refused, reason, raw);
}

void PmsConnection::note(bool inbound, const QString &what, MessageOutcome outcome,
                         const QString &said, const QByteArray &raw, std::function<void()> written)
{
    booking::ChannelRows rows;
    rows.messages.push_back(log_.row(scheduler_.now(), inbound, what, raw, outcome, said));
    books_.write(std::move(rows), [written = std::move(written)](const Result<void> &) {
        if (written) written();
    });
}

void PmsConnection::wake()
{
    const Instant now = scheduler_.now();
    switch (stage_) {
    case Stage::Closed:
        if (now >= nextTry_)
            connect();
        else
            alarm_.at(nextTry_);
        break;
    case Stage::Connecting:
        if (now < giveUpAt_) {
            alarm_.at(giveUpAt_);
        } else {
            wire_->close();
            closed(core::failure::kNoResponse);
        }
        break;
    case Stage::Open: apply(session_.due(now)); break;
    }
}

/// Since when it is not known who is in house.
void PmsConnection::noteLag()
{
    if (session_.knowsInHouseGuests())
        figures_.behindSince = {};
    else if (figures_.behindSince == Instant())
        figures_.behindSince = scheduler_.now();
}

void PmsConnection::tryNow()
{
    if (outbox_) outbox_->tryNow();
    if (settings_.paused || stage_ != Stage::Closed) return;
    connect();
}

void PmsConnection::resync()
{
    if (outbox_) outbox_->tryNow();
    if (stage_ == Stage::Open) apply(session_.askResync(scheduler_.now()));
}

void PmsConnection::push(const QByteArray &body, const QString &token,
                         std::function<void(bool)> done)
{
    ++figures_.messages;
    reception_.push(body, token, std::move(done));
}

void PmsConnection::hotelChanged()
{
    if (reception_.waiting() == 0 || replayPlanned_) return;
    replayPlanned_ = true;
    scheduler_.later(kReplayAfter, alive_.only([this] {
        replayPlanned_ = false;
        reception_.replay();
    }));
}

void PmsConnection::bookingsChanged(const std::vector<booking::Booking> &bookings, bool all)
{
    if (outbox_ && all) outbox_->load();
    if (outbox_) outbox_->changed(bookings);
}

ConnectionStatus PmsConnection::status() const
{
    ConnectionStatus s;
    s.lastConfirmed = figures_.lastConfirmed;
    s.nextTry = stage_ == Stage::Closed ? nextTry_ : Instant();
    s.failures = breaker_.failures();
    s.said = said_;
    s.messages = figures_.messages;
    if (settings_.paused)
        s.state = ConnectionState::Paused;
    else if (session_.knowsInHouseGuests())
        s.state = ConnectionState::InSync;
    else if (breaker_.isOpen())
        s.state = ConnectionState::Offline;
    else if (stage_ == Stage::Closed)
        s.state = ConnectionState::Retrying;
    else
        s.state = ConnectionState::Sending;
    if (s.state != ConnectionState::Paused && s.state != ConnectionState::InSync)
        s.behindSince = figures_.behindSince;
    if (!reception_.unsaved().isEmpty()) {
        if (s.state == ConnectionState::InSync) s.state = ConnectionState::Retrying;
        s.said = reception_.unsaved();
        s.behindSince = reception_.unsavedSince();
    }
    if (outbox_) noteTelling(*outbox_, s);
    return s;
}

}  // namespace roomrack::channels
