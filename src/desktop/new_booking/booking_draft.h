// SPDX-License-Identifier: GPL-3.0-or-later
// A booking in the making: from the choice of a stay through its hold to the confirmation. Knows
// no widgets. Whatever way it is left, its hold is given back or confirmed, never forgotten.
#pragma once

#include "booking/commands.h"

#include <QtCore/QFuture>
#include <QtCore/QObject>
#include <QtCore/QTimer>

#include <functional>
#include <optional>

namespace roomrack::desktop {

/// What a draft needs of the house.
struct DraftDesk {
    std::function<QFuture<Result<booking::Answer>>(booking::Command)> submit;
    std::function<Instant()> now;  ///< the engine's hold time
    booking::Caller caller;
    int ttlSeconds = 300;
    int ceilingSeconds = 1800;
};

struct StayChoice {
    Stay stay;
    RoomTypeId roomType;  ///< none: the cheapest that fits
    int rooms = 1;
    int adults = 2;
    int children = 0;
    RatePlanId plan;
    qint64 agreedTotal = -1;  ///< a price agreed at the desk; -1: the plan's
    bool ignoreRestrictions = false;
    friend bool operator==(const StayChoice &, const StayChoice &) = default;
};

class BookingDraft final : public QObject {
    Q_OBJECT

public:
    enum class Stage : quint8 {
        Choosing,  ///< nothing is held
        Taking,    ///< the hold was asked for
        Held,
        Refused,  ///< problem() says why; nothing is held
        Expired,  ///< the hold is over; problem() says why
        Confirming,
        Booked  ///< answer() has the number
    };

    explicit BookingDraft(DraftDesk desk, QObject *parent = nullptr);
    ~BookingDraft() override;

    Stage stage() const { return stage_; }
    const StayChoice &choice() const { return choice_; }
    /// Of the hold, then of the booking.
    const booking::Answer &answer() const { return answer_; }
    const std::optional<Error> &problem() const { return problem_; }
    /// Microseconds until the hold runs out; 0 without one.
    qint64 remaining() const;
    /// The whole time that the hold last got, for a progress bar.
    qint64 span() const { return span_; }
    /// Heartbeats cannot make it longer any more.
    bool ceilingReached() const { return ceilingReached_; }

    /// Takes a hold for the choice. From Choosing, Refused and Expired.
    void takeHold(const StayChoice &choice);
    /// The same choice once more, after a refusal or when the hold ran out.
    void takeAgain() { takeHold(choice_); }
    /// Back to choosing: a hold is released, one that is on its way as soon as it is there.
    void goBack();
    /// Turns the hold into a booking; further calls while that is under way do nothing. Held again
    /// with a problem of the code Duplicate where it may be there already, unless it is wanted
    /// all the same.
    void confirm(const booking::Guest &guest, bool allTheSame = false);
    /// Heartbeats are sent only while somebody works on it.
    void setActive(bool active) { active_ = active; }
    /// What the window's copy of the house says about the hold: extended or gone elsewhere.
    void follow(const booking::Hold *hold);
    /// Gives back what is held and deletes itself once no answer is outstanding.
    void retire();

public slots:
    /// Looks at the clock; happens by itself several times a second while there is a hold.
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
    booking::Command takeCommand() const;

    DraftDesk desk_;
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
    bool seen_ = false;  ///< the window's copy knew the hold
    bool retired_ = false;
    quint64 attempt_ = 0;  ///< an answer to an older attempt is given back
    int outstanding_ = 0;
    QTimer timer_;
};

}  // namespace roomrack::desktop
