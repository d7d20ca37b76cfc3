// SPDX-License-Identifier: GPL-3.0-or-later
// A small hotel in a temporary file, opened as the window opens one, with a clock set by the test.
#pragma once

#include "core/clock.h"
#include "desktop/session/hotel_session.h"

#include <QtCore/QTemporaryDir>

#include <functional>
#include <memory>

namespace roomrack::tests {

/// Three Standard Doubles ("STD"), of which two can be sold as Twins ("TWN"), and one Suite
/// ("STE"); 100.00 and 200.00 EUR a night; business date 2026-07-10.
class SmallHotel {
public:
    SmallHotel() : SmallHotel(Reads()) {}
    /// With another reader of the file than the session's own.
    using Reads = std::function<std::unique_ptr<engine::AsyncReader>(const QString &file)>;
    explicit SmallHotel(const Reads &reads);
    ~SmallHotel();

    desktop::HotelSession &session() { return *session_; }
    booking::Caller desk() const { return session_->desk(); }
    Night today() const { return session_->businessDate(); }
    RoomTypeId type(const char *code) const;
    /// Books at the desk in the guest's name, and waits.
    BookingId book(const char *code, Stay stay, const QString &guest, int rooms = 1);
    /// Runs any command and waits until the session's view has it; fails the test if it is refused.
    booking::Answer run(booking::Command command);
    HoldId hold(const char *code, Stay stay, int rooms = 1);
    /// Advances the clock, and resolves expired holds, also in the session's view.
    void pass(int seconds);
    // What is stored once everything submitted before the call is decided and committed.
    int liveHolds();
    storage::BookingRow read(BookingId id);
    qint64 bookings();

    ManualClock clock;

private:
    QTemporaryDir folder_;
    std::unique_ptr<desktop::HotelSession> session_;
};

}  // namespace roomrack::tests
