// SPDX-License-Identifier: GPL-3.0-or-later
#include "channels/pms/fias_session.h"

#include <algorithm>

namespace roomrack::channels {

namespace fias = protocols::fias;

namespace {

/// A link alive record (LA) so soon after ours is an answer to it, and is not answered itself: else
/// the two sides would never stop.
constexpr qint64 kIsAnAnswer = 5 * kSecond;
/// Many PMS do not answer. After this many answers in a row a missing one means that the link is
/// down.
constexpr int kAnswersAlways = 3;

QString troubleOf(fias::Frame::Kind kind)
{
    switch (kind) {
    case fias::Frame::TooLong:
        return ErrorText::tr("a record is longer than %1 bytes").arg(fias::kMaxRecord);
    case fias::Frame::Unfinished: return ErrorText::tr("a record is incomplete");
    case fias::Frame::Junk: return ErrorText::tr("there is unexpected data between two records");
    case fias::Frame::Record: break;
    }
    return {};
}

}  // namespace

FiasSession::FiasSession(QTimeZone zone, Times times) : zone_(std::move(zone)), times_(times)
{}

fias::Stamp FiasSession::stamp(Instant now) const
{
    const QDateTime local = now.utc().toTimeZone(zone_);
    return {Night::fromDate(local.date()), local.time().msecsSinceStartOfDay() / 1'000};
}

FiasSession::Step FiasSession::opened(Instant now)
{
    framer_.reset();
    link_ = fias::Interface();
    open_ = true;
    nudged_ = false;
    answers_ = 0;
    openedAt_ = heardAt_ = saidAlive_ = now;
    resyncAsked_ = {};
    return {};
}

void FiasSession::take(fias::Step &&from, const QByteArray &raw, Instant now, Step &into)
{
    for (const fias::Record &record : from.send) {
        into.send += fias::encode(record, fias::Charset::Utf8);
        if (std::holds_alternative<fias::LinkAlive>(record)) saidAlive_ = now;
        if (std::holds_alternative<fias::ResyncRequest>(record)) resyncAsked_ = now;
    }
    for (fias::Event &event : from.events) {
        if (std::holds_alternative<fias::ResyncComplete>(event)) resyncAsked_ = {};
        into.heard.push_back({std::move(event), raw});
    }
}

void FiasSession::sayAlive(Instant now, Step &into)
{
    take(link_.sayAlive(stamp(now)), {}, now, into);
}

void FiasSession::hear(const fias::Frame &came, Instant now, Step &into)
{
    // From here on card numbers that should not have been sent are masked.
    fias::Frame frame = came;
    frame.bytes = fias::withoutCards(came.bytes);
    if (frame.kind != fias::Frame::Record) {
        into.heard.push_back({fias::Fault{troubleOf(frame.kind)}, frame.bytes});
        return;
    }
    const auto record = fias::decode(frame.bytes, fias::Charset::Utf8);
    if (!record) {
        take(link_.hear(record.error()), frame.bytes, now, into);
        return;
    }
    if (std::holds_alternative<fias::LinkAlive>(*record) && isUp()) {
        const bool answer = now - saidAlive_ < kIsAnAnswer;
        answers_ = answer ? answers_ + 1 : 0;
        if (!answer) sayAlive(now, into);
        return;
    }
    take(link_.hear(*record, stamp(now)), frame.bytes, now, into);
}

FiasSession::Step FiasSession::bytes(QByteArrayView bytes, Instant now)
{
    Step step;
    heardAt_ = now;
    for (const fias::Frame &frame : framer_.feed(bytes)) hear(frame, now, step);
    return step;
}

bool FiasSession::isSilent() const
{
    return answers_ >= kAnswersAlways && heardAt_ < saidAlive_;
}

FiasSession::Step FiasSession::due(Instant now)
{
    Step step;
    if (!open_) return step;
    if (!isUp()) {
        if (now >= openedAt_ + times_.start * kSecond) {
            step.giveUp = ErrorText::tr("the PMS did not start the link");
        } else if (!nudged_ && now >= openedAt_ + times_.nudge * kSecond) {
            nudged_ = true;
            step.send = fias::encode(fias::LinkStart{stamp(now)}, fias::Charset::Utf8);
        }
        return step;
    }
    if (isSilent() && now >= saidAlive_ + times_.answer * kSecond) {
        step.giveUp = ErrorText::tr("the PMS no longer responds");
        return step;
    }
    if (now >= saidAlive_ + times_.alive * kSecond) sayAlive(now, step);
    if (resyncAsked_ != Instant() && now >= resyncAsked_ + times_.resync * kSecond)
        take(link_.askResync(stamp(now)), {}, now, step);
    return step;
}

Instant FiasSession::next() const
{
    const auto in = [](Instant from, int seconds) { return from + seconds * kSecond; };
    if (!isUp()) return in(openedAt_, nudged_ ? times_.start : times_.nudge);
    Instant next = in(saidAlive_, times_.alive);
    if (isSilent()) next = std::min(next, in(saidAlive_, times_.answer));
    if (resyncAsked_ != Instant()) next = std::min(next, in(resyncAsked_, times_.resync));
    return next;
}

FiasSession::Step FiasSession::askResync(Instant now)
{
    Step step;
    take(link_.askResync(stamp(now)), {}, now, step);
    return step;
}

FiasSession::Step FiasSession::end(Instant now)
{
    Step step;
    take(link_.end(stamp(now)), {}, now, step);
    open_ = false;
    return step;
}

FiasSession::Step FiasSession::lost()
{
    Step step;
    framer_.reset();
    take(link_.lost(), {}, heardAt_, step);
    open_ = false;
    resyncAsked_ = {};
    return step;
}

}  // namespace roomrack::channels
