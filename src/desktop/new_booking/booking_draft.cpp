// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/new_booking/booking_draft.h"

#include "engine/when_done.h"

#include <algorithm>

namespace roomrack::desktop {

using booking::Answer;

namespace {

constexpr int kTickMs = 200;
/// A heartbeat is sent after 1 / kBeatsPerTtl of the hold time.
constexpr int kBeatsPerTtl = 3;
constexpr qint64 kShortestBeat = 2 * kSecond;

booking::Command takeCommand(const StayChoice &choice, const booking::Caller &caller)
{
    booking::TakeHold hold;
    hold.caller = caller;
    hold.roomType = choice.roomType;
    hold.stay = choice.stay;
    hold.rooms = choice.rooms;
    hold.adults = choice.adults;
    hold.children = choice.children;
    hold.plan = choice.plan;
    hold.agreedTotal = choice.agreedTotal;
    hold.ignoreRestrictions = choice.ignoreRestrictions;
    hold.code = choice.code;
    hold.numbers = choice.numbers;
    hold.childAges = choice.childAges;
    hold.extras = choice.extras;
    if (choice.roomType) return hold;
    return booking::TakeCheapest{hold, {}};
}

}  // namespace

BookingDraft::BookingDraft(DraftServices services, QObject *parent)
    : QObject(parent), services_(std::move(services))
{
    timer_.setInterval(kTickMs);
    connect(&timer_, &QTimer::timeout, this, &BookingDraft::tick);
}

BookingDraft::~BookingDraft()
{
    // The window closes without retire(): release the hold now instead of letting it expire.
    if (stage_ == Stage::Held) release(answer_.hold);
}

void BookingDraft::submit(booking::Command command,
                          std::function<void(const Result<Answer> &)> done)
{
    ++outstanding_;
    engine::whenDone(services_.submit(std::move(command)), this,
                     [this, done = std::move(done)](const Result<Answer> &answer) {
                         --outstanding_;
                         done(answer);
                         if (retired_ && outstanding_ == 0) deleteLater();
                     });
}

booking::Caller BookingDraft::caller() const
{
    booking::Caller caller = services_.caller;
    if (choice_.source) caller.channel = choice_.source;
    return caller;
}

void BookingDraft::takeHold(const StayChoice &choice)
{
    if (stage_ != Stage::Choosing && stage_ != Stage::Refused && stage_ != Stage::Expired) return;
    choice_ = choice;
    times_ = services_.times(caller().channel);
    answer_ = {};
    problem_.reset();
    ceilingReached_ = false;
    seen_ = false;
    const quint64 attempt = ++attempt_;
    setStage(Stage::Taking);
    submit(takeCommand(choice_, caller()), [this, attempt](const Result<Answer> &answer) {
        if (attempt == attempt_)
            taken(answer);
        else if (answer)
            release(answer->hold);
    });
}

void BookingDraft::taken(const Result<Answer> &answer)
{
    if (!answer) {
        problem_ = answer.error();
        setStage(Stage::Refused);
        return;
    }
    answer_ = *answer;
    taken_ = lastBeat_ = services_.now();
    span_ = std::max<qint64>(1, answer_.deadline - taken_);
    timer_.start();
    setStage(Stage::Held);
}

qint64 BookingDraft::remaining() const
{
    const bool held = stage_ == Stage::Held || stage_ == Stage::Confirming;
    return held ? std::max<qint64>(0, answer_.deadline - services_.now()) : 0;
}

void BookingDraft::tick()
{
    if (stage_ != Stage::Held) return;
    if (remaining() == 0) {
        expire(tr("the hold expired; nothing was booked"));
        return;
    }
    const qint64 beat = std::max(kShortestBeat, times_.ttlSeconds * kSecond / kBeatsPerTtl);
    if (active_ && !extending_ && !ceilingReached_ && services_.now() - lastBeat_ >= beat) extend();
    emit ticked();
}

void BookingDraft::extend()
{
    extending_ = true;
    lastBeat_ = services_.now();
    const quint64 attempt = attempt_;
    submit(booking::ExtendHold{caller(), answer_.hold, 0}, [this,
                                                            attempt](const Result<Answer> &answer) {
        extending_ = false;
        if (attempt != attempt_ || stage_ != Stage::Held) return;
        if (!answer) {
            const ErrorCode code = answer.error().code;
            const bool over = code == ErrorCode::Expired || code == ErrorCode::NotFound;
            if (over) expire(answer.error().reason);
            return;
        }
        const Instant ceiling = taken_ + times_.ceilingSeconds * kSecond;
        ceilingReached_ = answer->deadline <= answer_.deadline || answer->deadline >= ceiling;
        answer_.deadline = std::max(answer_.deadline, answer->deadline);
        span_ = std::max<qint64>(1, answer_.deadline - services_.now());
        emit changed();
    });
}

void BookingDraft::follow(const booking::Hold *hold)
{
    if (stage_ != Stage::Held) return;
    if (hold) {
        seen_ = true;
        if (hold->deadline <= answer_.deadline) return;
        answer_.deadline = hold->deadline;
        span_ = std::max<qint64>(1, answer_.deadline - services_.now());
        emit changed();
    } else if (seen_) {
        expire(tr("the hold was released or confirmed elsewhere"));
    }
}

void BookingDraft::goBack()
{
    if (stage_ == Stage::Confirming || stage_ == Stage::Booked) return;
    const bool held = stage_ == Stage::Held;
    ++attempt_;
    problem_.reset();
    timer_.stop();
    setStage(Stage::Choosing);
    if (held) release(answer_.hold);
}

void BookingDraft::confirm(const booking::Guest &guest, SegmentId segment, bool allTheSame)
{
    if (stage_ != Stage::Held) return;
    problem_.reset();
    setStage(Stage::Confirming);
    submit(booking::ConfirmHold{caller(), answer_.hold, guest, !allTheSame, {}, segment},
           [this](const Result<Answer> &answer) { confirmed(answer); });
}

void BookingDraft::confirmed(const Result<Answer> &answer)
{
    if (answer) {
        timer_.stop();
        answer_ = *answer;
        setStage(Stage::Booked);
        emit booked(answer_.booking);
        return;
    }
    const ErrorCode code = answer.error().code;
    if (code == ErrorCode::Expired || code == ErrorCode::NotFound) {
        expire(answer.error().reason);
        return;
    }
    problem_ = answer.error();
    setStage(Stage::Held);
    if (retired_) {
        release(answer_.hold);
        setStage(Stage::Choosing);
    }
}

void BookingDraft::expire(const QString &why)
{
    timer_.stop();
    ++attempt_;
    problem_ = Error{ErrorCode::Expired, tr("hold"), why, -1};
    setStage(Stage::Expired);
}

void BookingDraft::release(HoldId hold)
{
    // The answer is ignored: the hold is released, or has ended before.
    services_.submit(booking::ReleaseHold{caller(), hold});
}

void BookingDraft::retire()
{
    if (retired_) return;
    retired_ = true;
    if (stage_ != Stage::Confirming) goBack();
    if (outstanding_ == 0) deleteLater();
}

void BookingDraft::setStage(Stage stage)
{
    stage_ = stage;
    emit changed();
}

}  // namespace roomrack::desktop

#include "moc_booking_draft.cpp"
