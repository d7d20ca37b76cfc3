// SPDX-License-Identifier: GPL-3.0-or-later
// The interface between a desktop client and its property, wherever that is kept: an engine in the
// same process, or a server that the client is connected to (src/remote). The window uses nothing
// else.
#pragma once

#include "booking/permission.h"
#include "core/clock.h"
#include "engine/listeners.h"

#include <QtCore/QFuture>
#include <QtCore/QString>

#include <functional>
#include <optional>
#include <vector>

namespace roomrack::engine {

using booking::Answer;
using booking::Command;

/// A property's description, as first written or as changed by the settings pages.
struct HotelSetup {
    inventory::Catalogue catalogue;  ///< ids of 0 are assigned by the engine
    std::vector<pricing::RatePlan> plans;
    /// Initial rates: plan index in `plans`, type index in the catalogue, minor units per night.
    struct Rate {
        int type;
        int plan;
        booking::NightRange range;
        qint64 amount;
    };
    std::vector<Rate> rates;
    ActorId by = kDeskActor;  ///< author; an administrator if there are users
    struct Read {
        inventory::Property property;
        std::vector<inventory::Channel> channels;
    };
    /// A change of settings, of a hotel that the caller read as this: only what differs from it is
    /// written of the property and the channels. All else is as at the time of the write, so that
    /// what was edited since stays.
    std::optional<Read> read{};
    /// Of a new property; later they are edited by commands, and this is ignored.
    pricing::TaxRules taxes{};
};

/// The hotel as it was read, to change its property and channels in.
inline HotelSetup settingsOf(const Snapshot &read, ActorId by)
{
    const inventory::Catalogue &c = read.catalogue;
    return {c, read.plans, {}, by, HotelSetup::Read{c.property, c.channels}};
}

/// Current price of a stay: minor units for all its rooms and nights by room type and rate plan, in
/// the order of the catalogue and of the plans; -1 if a night has no rate.
struct Quotes {
    std::vector<std::vector<qint64>> totals;  ///< [type][plan]
};

/// What undoing a step would change now.
struct UndoPreview {
    booking::Step step;
    booking::StepFit fit;
    /// Record that last changed fit.misfits[i] since the step, if there is one; for the first
    /// fifty.
    std::vector<std::optional<booking::Record>> by;
};

/// State of the connection to the server that keeps the property.
struct ServerConnectionState {
    bool up = true;
    QString why{};                         ///< why not, for display
    ErrorCode code = ErrorCode::NotSaved;  ///< kind of error
    int retrySeconds = 0;                  ///< until the next attempt
    /// Increases when the server has lost this client's sign-ins.
    qint64 visit = 0;
    friend bool operator==(const ServerConnectionState &, const ServerConnectionState &) = default;
};

/// The wall clock differs so much from the last recorded change that it may be wrong
/// (wall_watch.h). The business date does not move by itself until the clock is corrected or
/// confirmed.
struct ClockDoubt {
    Instant wall;
    Instant hold;  ///< hold time: last recorded change plus elapsed time
    bool isAhead() const { return wall > hold; }
    friend bool operator==(const ClockDoubt &, const ClockDoubt &) = default;
};

/// The users of a property: signing in, and what only they or an administrator may change.
class Accounts {
public:
    Accounts() = default;
    virtual ~Accounts() = default;

    /// Verifies a PIN or password, which takes a tenth of a second on a thread of its own, and
    /// records the attempt in the history. Forbidden: it is wrong, or too many attempts failed and
    /// the next must wait, and how long. NotFound: no active user has that number.
    virtual QFuture<Result<booking::User>> signInLater(PropertyId property, ActorId user,
                                                       QString secret) = 0;
    /// Ends the session of the signed-in user.
    virtual void signOut(PropertyId property) = 0;
    /// Saves a user, with a new PIN or password if given, of at least kShortestSecret characters;
    /// secretHash is filled in.
    virtual QFuture<Result<Answer>> saveUserLater(booking::SaveUser save,
                                                  std::optional<QString> secret) = 0;
    /// Changes the caller's own PIN or password; requires the present one.
    virtual QFuture<Result<Answer>> changeSecretLater(booking::Caller caller, QString present,
                                                      QString next) = 0;

private:
    Q_DISABLE_COPY(Accounts)
};

/// What a change would do now; nothing is changed.
class Previews {
public:
    Previews() = default;
    virtual ~Previews() = default;

    /// What undoing a step would change, and what conflicts with it.
    virtual QFuture<Result<UndoPreview>> undoLater(PropertyId property, qint64 step) const = 0;
    /// Errors are those of the command, except for what DescriptionEffects lists; Forbidden.
    virtual QFuture<Result<booking::DescriptionEffects>> descriptionLater(
        booking::EditDescription edit) const = 0;

private:
    Q_DISABLE_COPY(Previews)
};

class PropertyService {
public:
    PropertyService() = default;
    virtual ~PropertyService() = default;

    /// As it was opened; an address may contain a password (storage/place.h removes it).
    virtual QString file() const = 0;
    virtual std::vector<inventory::Property> properties() const = 0;

    /// Writes a new property, or the changed description of one (its property id is then set).
    /// Blocks until it is durable. From any thread but the GUI's, also several at once; the last
    /// one counts. Room types and pools with bookings cannot be removed; volatile holds on removed
    /// ones end, all others stay.
    virtual Result<PropertyId> saveHotel(HotelSetup setup) = 0;
    /// Executes a command. Never blocks.
    virtual QFuture<Result<Answer>> submit(Command command) = 0;

    /// Called for each commit.
    virtual Listeners &listeners() = 0;
    virtual Accounts &accounts() = 0;

    /// A consistent copy of a property's state; may block, so not for the GUI thread.
    virtual Result<SnapshotPtr> snapshot(PropertyId property) const = 0;
    virtual QFuture<Result<SnapshotPtr>> snapshotLater(PropertyId property) const = 0;

    /// Prices as a hold would quote them; nothing is held.
    virtual QFuture<Result<Quotes>> quotesLater(PropertyId property, Stay stay, int rooms,
                                                int guestsARoom) const = 0;
    /// What changes would do.
    virtual const Previews &previews() const = 0;

    /// The engine's hold time: monotonic, starting at the later of the wall clock and the last
    /// recorded time. Follows a wall clock that is set forward and stays ahead, together with the
    /// deadlines of all holds. Thread-safe and fast.
    virtual Instant now() const = 0;
    /// Last committed record.
    virtual qint64 committedSeq() const = 0;
    /// Why the wall clock is not followed; none: it is. Thread-safe and fast.
    virtual std::optional<ClockDoubt> clockDoubt() const = 0;
    /// Confirms that the wall clock, which showed `wall`, is right: hold time moves to it, and the
    /// deadlines of all holds with it; the business date follows. Requires the right to change the
    /// property settings. Errors: Forbidden; Stale on "clock" (nothing to confirm, or the clock was
    /// set since).
    virtual QFuture<Result<Answer>> confirmClockLater(booking::Caller caller, Instant wall) = 0;

    /// `watch` is called from another thread whenever the connection's state changes, and must not
    /// call back; empty: stops watching. Never called if the property is kept in the same process.
    virtual void watchConnection(std::function<void(const ServerConnectionState &)> watch)
    {
        Q_UNUSED(watch)
    }
    /// Retries a lost connection without waiting any longer.
    virtual void tryNow() {}
    /// Before closing: pending requests on the connection fail at once.
    virtual void hangUp() {}

private:
    Q_DISABLE_COPY(PropertyService)
};

}  // namespace roomrack::engine
