// SPDX-License-Identifier: GPL-3.0-or-later
// What a desk asks of its hotel, wherever that is kept: by an engine in the same program, or by a
// server that the desk is connected to (src/remote). The window knows nothing else of it.
#pragma once

#include "booking/permission.h"
#include "core/clock.h"
#include "engine/change_set.h"

#include <QtCore/QFuture>
#include <QtCore/QString>

#include <functional>
#include <optional>
#include <vector>

namespace roomrack::engine {

using booking::Answer;
using booking::Command;

/// A hotel as it is first written, or changed by the settings pages.
struct HotelSetup {
    inventory::Catalogue catalogue;  ///< ids of 0 are given out by the engine
    std::vector<pricing::RatePlan> plans;
    /// Rates to begin with: plan index in `plans`, type index in the catalogue, minor units a
    /// night.
    struct Rate {
        int type;
        int plan;
        booking::NightRange range;
        qint64 amount;
    };
    std::vector<Rate> rates;
    ActorId by = kDeskActor;  ///< whoever describes it; with users an administrator
};

/// What a stay would cost now: minor units for all its rooms and nights by room type and rate
/// plan, in the order of the catalogue and of the plans; -1 where a night has no rate.
struct Quotes {
    std::vector<std::vector<qint64>> totals;  ///< [type][plan]
};

/// What undoing a step would do now.
struct UndoPreview {
    booking::Step step;
    booking::StepFit fit;
    /// Who changed fit.misfits[i] last since the step, where a record says so; the first fifty.
    std::vector<std::optional<booking::Record>> by;
};

/// How the line to whoever keeps the hotel stands.
struct LineState {
    bool up = true;
    QString why{};                         ///< it is not, in words
    ErrorCode code = ErrorCode::NotSaved;  ///< what kind of trouble that is
    int retrySeconds = 0;                  ///< until it is tried again
    /// Grows where whoever keeps the hotel has forgotten who signed in at this desk.
    qint64 visit = 0;
    friend bool operator==(const LineState &, const LineState &) = default;
};

/// The wall clock is so far from the last recorded change that it may be wrong (wall_watch.h). The
/// business date does not move by itself until the clock is corrected or confirmed.
struct ClockDoubt {
    Instant wall;
    Instant hold;  ///< hold time: the last recorded change and the time that has passed since
    bool isAhead() const { return wall > hold; }
    friend bool operator==(const ClockDoubt &, const ClockDoubt &) = default;
};

class FrontOffice {
public:
    FrontOffice() = default;
    virtual ~FrontOffice() = default;

    /// As it was opened; an address may have a password (storage/place.h takes it out).
    virtual QString file() const = 0;
    virtual std::vector<inventory::Property> properties() const = 0;

    /// Writes a new hotel, or the changed description of one (its property id is then set).
    /// Blocks until it is durable. From any thread but the GUI's, also several at once; the last
    /// one counts. Room types and pools with bookings cannot disappear; volatile holds go with
    /// theirs, all others stay.
    virtual Result<PropertyId> saveHotel(HotelSetup setup) = 0;
    /// A command and its answer. Never blocks.
    virtual QFuture<Result<Answer>> submit(Command command) = 0;

    /// Listeners are called from another thread, in order of wave. They may subscribe and
    /// unsubscribe, but must not wait for whoever calls them. Returns a handle; after unsubscribe()
    /// the listener is not called any more.
    virtual int subscribe(std::function<void(ChangeSetPtr)> listener) = 0;
    virtual void unsubscribe(int handle) = 0;

    /// A consistent copy of a property's state; may wait, so not for the GUI thread.
    virtual Result<SnapshotPtr> snapshot(PropertyId property) const = 0;
    virtual QFuture<Result<SnapshotPtr>> snapshotLater(PropertyId property) const = 0;

    /// Prices as a hold would quote them, for people who are still choosing; nothing is held.
    virtual QFuture<Result<Quotes>> quotesLater(PropertyId property, Stay stay, int rooms,
                                                int guestsARoom) const = 0;
    /// What undoing a step would do, and what is in its way.
    virtual QFuture<Result<UndoPreview>> undoPreviewLater(PropertyId property,
                                                          qint64 step) const = 0;

    /// Compares a PIN or password, which takes a tenth of a second on a thread of its own, and
    /// notes the attempt in the history. Forbidden: it is wrong, or was wrong so often that the
    /// next attempt must wait, and how long. NotFound: nobody of that number may sign in.
    virtual QFuture<Result<booking::User>> signInLater(PropertyId property, ActorId user,
                                                       QString secret) = 0;
    /// Whoever was at the desk has left it.
    virtual void signOut(PropertyId property) = 0;
    /// Saves a user with a new PIN or password, where one is given, of at least kShortestSecret
    /// characters; secretHash is filled in.
    virtual QFuture<Result<Answer>> saveUserLater(booking::SaveUser save,
                                                  std::optional<QString> secret) = 0;
    /// A new PIN or password of the caller's own, who must know the present one.
    virtual QFuture<Result<Answer>> changeSecretLater(booking::Caller caller, QString present,
                                                      QString next) = 0;

    /// The engine's hold time: monotonic, starting at the later of the wall clock and the last
    /// recorded time. Follows a wall clock that is set forward and stays ahead, together with the
    /// deadlines of all holds. Safe and quick from any thread.
    virtual Instant now() const = 0;
    /// Last committed record.
    virtual qint64 committedSeq() const = 0;
    /// Why the wall clock is not followed; none: it is. Safe and quick from any thread.
    virtual std::optional<ClockDoubt> clockDoubt() const = 0;
    /// A person says that the wall clock, which showed `wall`, is right: hold time moves to it, and
    /// the deadlines of all holds with it; the business date follows. Takes the right to describe
    /// the hotel. Errors: Forbidden; Stale on "clock" (nothing to confirm, or the clock was set
    /// since).
    virtual QFuture<Result<Answer>> confirmClockLater(booking::Caller caller, Instant wall) = 0;

    /// `watch` is called from another thread whenever the line changes, and must not call back;
    /// empty: nobody watches any more. There is no line where the same program keeps the hotel.
    virtual void watchLine(std::function<void(const LineState &)> watch) { Q_UNUSED(watch) }
    /// Not to wait any longer before the next attempt at a line that is cut.
    virtual void tryNow() {}
    /// Before it is closed: whoever waits for the line is told that nothing comes any more.
    virtual void hangUp() {}

private:
    Q_DISABLE_COPY(FrontOffice)
};

}  // namespace roomrack::engine
