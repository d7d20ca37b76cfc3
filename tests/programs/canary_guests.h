// SPDX-License-Identifier: GPL-3.0-or-later
// What comes to the hotel of canaries through its API and its programs: guests who book and pay,
// strangers, an import; with cards and secrets wherever there is room for them.
#pragma once

#include "programs/canary_hotel.h"

namespace roomrack::tests {

class CanaryGuests {
public:
    explicit CanaryGuests(CanaryHotel &hotel) : hotel_(hotel) {}

    /// Everything up to changeAndDecide(), and what channels and the PMS say (canary_lines.h),
    /// until it is stored.
    void wholeDay();
    /// Bookings of all kinds, paid at the hotel.
    void book();
    /// With methods of payment that are none, too.
    void pay();
    /// The same at the gateway of the peers.
    void payWithAGatewayThatRepeatsEverything();
    void sendWhatIsWrong();
    void sendWrongAddressesAndHeaders();
    void changeAndDecide();
    /// When the hotel is closed: commands of roomrack.
    void importAndBackUp();

private:
    // Bodies that ask for two nights from so many days on.
    QByteArray stay(int in, const QByteArray &more = {}) const;
    QByteArray paid(int in, const QByteArray &method) const;
    void waitForTheLines();

    CanaryHotel &hotel_;
    qint64 booking_ = 0;
};

}  // namespace roomrack::tests
