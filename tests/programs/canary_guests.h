// SPDX-License-Identifier: GPL-3.0-or-later
// Input of the canary hotel through its API and its programs: bookings and payments,
// unauthenticated callers, an import; with cards and secrets in every possible field.
#pragma once

#include "programs/canary_hotel.h"

namespace roomrack::tests {

class CanaryGuests {
public:
    explicit CanaryGuests(CanaryHotel &hotel) : hotel_(hotel) {}

    /// Everything up to changeAndDecide(), plus the messages of channels and the PMS
    /// (canary_lines.h), until all is stored.
    void wholeDay();
    /// Bookings of all kinds, paid at the property.
    void book();
    /// Also with invalid payment methods.
    void pay();
    /// The same with the gateway of CanaryPeers.
    void payWithAGatewayThatRepeatsEverything();
    void sendWhatIsWrong();
    void sendWrongAddressesAndHeaders();
    void changeAndDecide();
    /// After the hotel is closed: commands of roomrack.
    void importAndBackUp();

private:
    // Request bodies for two nights, starting `in` days from today.
    QByteArray stay(int in, const QByteArray &more = {}) const;
    QByteArray paid(int in, const QByteArray &method) const;
    void waitForTheLines();

    CanaryHotel &hotel_;
    qint64 booking_ = 0;
};

}  // namespace roomrack::tests
