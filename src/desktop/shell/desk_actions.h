// SPDX-License-Identifier: GPL-3.0-or-later
// What one page may ask of another without knowing it: "new booking here", "open that booking".
// Whoever builds the answer puts it in; what nobody answers is not offered.
#pragma once

#include "booking/request_rows.h"
#include "core/ids.h"
#include "core/stay.h"
#include "desktop/shell/notice.h"

#include <QtCore/QObject>
#include <QtCore/QUrl>

#include <functional>
#include <optional>

namespace roomrack::desktop {

/// What a new booking begins with, where the person pointed at something.
struct BookingWish {
    std::optional<RoomTypeId> roomType;
    std::optional<Stay> stay;
};

/// An amount in the second currency that the settings ask for, and which rate it comes from.
struct SecondAmount {
    QString text;  ///< "≈ USD 486.16"
    QString tip;   ///< "1 EUR = 1.0876 USD, European Central Bank, 10 Jul 2026"
};

/// How the store of candidates stands that several hotels share.
struct CentralStanding {
    bool inStep = false;
    Instant since;    ///< settled last; away: since when
    int waiting = 0;  ///< decisions that it has not heard of
};

class HotelChannels;
class HotelReservations;
class WindowDoor;

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
    /// Takes back the notice of a topic, where it is still there.
    std::function<void(const QString &topic)> withdraw;
    /// Opens the backups of what is open; `backupWords` says in a sentence when they are made.
    std::function<void()> showBackups;
    std::function<QString()> backupWords;
    /// An amount of the hotel's currency in the second one; none where none is wanted, or no rate
    /// is known. secondChanged() says when the answer is another one.
    std::function<std::optional<SecondAmount>(qint64 minor)> second;
    /// For the tool tip of an amount that has no room for a second one: the amount and its rate in
    /// two lines; empty where there is none.
    QString secondTip(qint64 minor) const
    {
        const auto amount = second ? second(minor) : std::nullopt;
        return amount ? amount->text + u'\n' + amount->tip : QString();
    }

    /// What a person says about a payment that waits for one; `done` is called in the GUI thread,
    /// unless `context` is gone.
    std::function<void(booking::SagaId, BookingId, booking::SagaPersonSays::What, QObject *context,
                       std::function<void(const Result<void> &)> done)>
        tellPayment;
    /// None: no central store is set up, or nobody speaks to it.
    std::function<std::optional<CentralStanding>()> central;
    /// Opens an address ("mailto:...") in the program for it; false: there is none.
    std::function<bool(const QUrl &)> openUrl;
    /// Shows a line of the page Duplicates.
    std::function<void(dedup::CandidateId)> openDuplicate;

    /// The channels of the hotel; null where they are not kept.
    HotelChannels *channels = nullptr;
    /// Its requests, payments and mails; null where another program keeps the hotel.
    HotelReservations *reservations = nullptr;
    /// What this window lets in; null where it has no door.
    WindowDoor *door = nullptr;

    /// The night that the window looks at: set by the date bar and by pages that scroll.
    Night firstNight() const { return firstNight_; }
    void setFirstNight(Night night)
    {
        if (night == firstNight_) return;
        firstNight_ = night;
        emit firstNightChanged(night);
    }

    /// Code of the second currency; empty for none.
    QString secondCurrency() const { return secondCurrency_; }
    void setSecondCurrency(const QString &code)
    {
        if (code == secondCurrency_) return;
        secondCurrency_ = code;
        emit secondChanged();
    }

signals:
    void firstNightChanged(roomrack::core::Night night);
    /// Another second currency, or other rates.
    void secondChanged();

private:
    Night firstNight_;
    QString secondCurrency_;
};

}  // namespace roomrack::desktop
