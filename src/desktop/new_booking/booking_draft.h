// SPDX-License-Identifier: GPL-3.0-or-later
// A booking in progress: from the choice of a stay through its hold to the confirmation.
// Independent of widgets. However it ends, its hold is either released or confirmed.
#pragma once

#include "booking/commands.h"

#include <QtCore/QFuture>
#include <QtCore/QObject>
#include <QtCore/QTimer>

#include <functional>
#include <optional>

namespace roomrack::desktop {

/// What a draft needs from the property's session.
struct HoldTimes {
    int ttlSeconds = booking::kHoldTtl;
    int ceilingSeconds = booking::kHoldCeiling;
};

struct DraftServices {
    std::function<QFuture<Result<booking::Answer>>(booking::Command)> submit;
    std::function<Instant()> now;  ///< the engine's hold clock
    booking::Caller caller;
    std::function<HoldTimes(ChannelId channel)> times;
};

struct StayChoice {
    Stay stay;
    RoomTypeId roomType;  ///< none: best available
    int rooms = 1;
    int adults = 2;
    int children = 0;
    RatePlanId plan;
    qint64 agreedTotal = -1;  ///< rate override, minor units; -1: plan's price
    bool ignoreRestrictions = false;
    std::vector<RoomId> numbers{};  ///< these, one for each room; none: any
    QString code{};                 ///< of a company or promotion, named by the guest
    ChannelId source{};             ///< the direct channel; none: the desk's own
    std::vector<int> childAges{};   ///< years; of those children whose age is known
    pricing::StayExtras extras{};   ///< fees on request and exemptions from city taxes
    friend bool operator==(const StayChoice &, const StayChoice &) = default;
};

class BookingDraft final : public QObject {
    Q_OBJECT

public:
    enum class Stage : quint8 {
        Choosing,  ///< nothing is held
        Taking,    ///< TakeHold is sent, not answered
        Held,
        Refused,  ///< problem() has the reason; nothing is held
        Expired,  ///< the hold ended; problem() has the reason
        Confirming,
        Booked  ///< answer() has the booking number
    };

    explicit BookingDraft(DraftServices services, QObject *parent = nullptr);
    ~BookingDraft() override;

    Stage stage() const { return stage_; }
    const StayChoice &choice() const { return choice_; }
    /// On the channel of the choice's source: the hold and the booking are of it.
    booking::Caller caller() const;
    /// The answer to the hold, later to the booking.
    const booking::Answer &answer() const { return answer_; }
    const std::optional<Error> &problem() const { return problem_; }
    /// Microseconds until the hold expires; 0 without a hold.
    qint64 remaining() const;
    /// Total duration of the hold at its last extension, in microseconds, for a progress bar.
    qint64 span() const { return span_; }
    /// The hold has reached its maximum duration: heartbeats no longer extend it.
    bool ceilingReached() const { return ceilingReached_; }

    /// Requests a hold for the choice, which may be that of choice() again. Allowed in the stages
    /// Choosing, Refused and Expired.
    void takeHold(const StayChoice &choice);
    /// Returns to Choosing and releases the hold. A hold that is still being requested is released
    /// when it arrives.
    void goBack();
    /// Turns the hold into a booking; ignored while a confirmation is in progress. If the booking
    /// may be a duplicate, the stage returns to Held with a problem of code Duplicate, unless
    /// `allTheSame` is set.
    /// `segment`: none: by rule.
    void confirm(const booking::Guest &guest, SegmentId segment = {}, bool allTheSame = false);
    /// Heartbeats are sent only while the draft is active.
    void setActive(bool active) { active_ = active; }
    /// Applies the hold's state in the window's copy of the property: extended, or gone (null).
    void follow(const booking::Hold *hold);
    /// Releases the hold, and deletes this object once no answer is outstanding.
    void retire();

public slots:
    /// Checks the clock; called automatically several times a second while there is a hold.
    void tick();

signals:
    void changed();
    void ticked();
    void booked(roomrack::core::BookingId booking);

private:
    void submit(booking::Command command,
                std::function<void(const Result<booking::Answer> &)> done);
    void taken(const Result<booking::Answer> &answer);
    void confirmed(const Result<booking::Answer> &answer);
    void extend();
    void release(HoldId hold);
    void expire(const QString &why);
    void setStage(Stage stage);

    DraftServices services_;
    HoldTimes times_;  ///< of the source of the choice
    Stage stage_ = Stage::Choosing;
    StayChoice choice_;
    booking::Answer answer_;
    std::optional<Error> problem_;
    qint64 span_ = 0;
    Instant taken_;
    Instant lastBeat_;
    bool active_ = true;
    bool extending_ = false;
    bool ceilingReached_ = false;
    bool seen_ = false;  ///< the window's copy contained the hold
    bool retired_ = false;
    quint64 attempt_ = 0;  ///< holds from older attempts are released
    int outstanding_ = 0;
    QTimer timer_;
};

}  // namespace roomrack::desktop
