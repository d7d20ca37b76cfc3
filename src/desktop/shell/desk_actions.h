// SPDX-License-Identifier: GPL-3.0-or-later
// What one page may ask of another without knowing it: "new booking here", "open that booking".
// Whoever builds the answer puts it in; what nobody answers is not offered.
#pragma once

#include "core/ids.h"
#include "core/stay.h"
#include "desktop/shell/notice.h"

#include <QtCore/QObject>

#include <functional>
#include <optional>

namespace roomrack::desktop {

/// What a new booking begins with, where the person pointed at something.
struct BookingWish {
    std::optional<RoomTypeId> roomType;
    std::optional<Stay> stay;
};

class DeskActions : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    std::function<void(const BookingWish &)> newBooking;
    std::function<void(BookingId)> openBooking;
    /// Asks for the guest and turns a hold into a booking.
    std::function<void(HoldId)> confirmHold;
    /// Jumps to a page by its id ("inventory", "holds", "bookings", "reports").
    std::function<void(const QString &)> showPage;
    std::function<void(const Notice &)> notify;

    /// The night that the window looks at: set by the date bar and by pages that scroll.
    Night firstNight() const { return firstNight_; }
    void setFirstNight(Night night)
    {
        if (night == firstNight_) return;
        firstNight_ = night;
        emit firstNightChanged(night);
    }

signals:
    void firstNightChanged(roomrack::core::Night night);

private:
    Night firstNight_;
};

}  // namespace roomrack::desktop
