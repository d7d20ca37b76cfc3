// SPDX-License-Identifier: GPL-3.0-or-later
// Actions that one page requests from another without depending on it: "new booking here", "open
// that booking". The component that implements an action sets it; actions that are not set are not
// offered.
#pragma once

#include "booking/request_rows.h"
#include "core/ids.h"
#include "core/stay.h"
#include "desktop/session/notice.h"

#include <QtCore/QObject>
#include <QtCore/QUrl>

#include <functional>
#include <optional>

namespace roomrack::desktop {

/// Initial values of a new booking, from the selection in a page.
struct BookingPreset {
    std::optional<RoomTypeId> roomType;
    std::optional<Stay> stay;
    std::optional<RoomId> room{};  ///< to be held, of this type or of any
};

/// An amount in the secondary currency, and the rate used.
struct SecondAmount {
    QString text;  ///< "≈ USD 486.16"
    QString tip;   ///< "1 EUR = 1.0876 USD, European Central Bank, 10 Jul 2026"
};

/// Status of the duplicate database that several hotels share.
struct CentralStanding {
    bool inSync = false;
    Instant since;    ///< last in sync; offline: since when
    int waiting = 0;  ///< decisions not yet sent to it
};

class HotelChannels;
class HotelReservations;
class WindowApiServer;

class PageActions : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    std::function<void(const BookingPreset &)> newBooking;
    std::function<void(BookingId)> openBooking;
    /// Shows the inventory page and selects this night; it must be in the grid's range.
    std::function<void(Night)> showNight;
    /// Asks for the guest and turns a hold into a booking.
    std::function<void(HoldId)> confirmHold;
    /// Opens a page by its id ("inventory", "holds", "bookings", "reports").
    std::function<void(const QString &)> showPage;
    /// Calls `go`, which selects another hotel: at once, or if input of a page is not saved, after
    /// the user chose to save or to discard it; never if the user stays.
    std::function<void(std::function<void()> go)> leaveHotel;
    /// Shows the Channels page with this channel selected.
    std::function<void(ChannelId)> showChannel;
    std::function<void(const Notice &)> notify;
    /// Removes the notice of a topic, if it is still shown.
    std::function<void(const QString &topic)> withdraw;
    /// Opens the list of backups; `backupWords` returns their schedule as a sentence.
    std::function<void()> showBackups;
    std::function<QString()> backupWords;
    /// Converts an amount to the secondary currency; none if no such currency or no rate is set.
    /// secondChanged() is emitted when results change.
    std::function<std::optional<SecondAmount>(qint64 minor)> second;
    /// Tool tip for an amount without room for the secondary currency: amount and rate on two
    /// lines; empty if there is none.
    QString secondTip(qint64 minor) const
    {
        const auto amount = second ? second(minor) : std::nullopt;
        return amount ? amount->text + u'\n' + amount->tip : QString();
    }

    /// Resolves a payment that needs review; `done` is called in the GUI thread, unless `context`
    /// is gone.
    std::function<void(booking::SagaId, BookingId, booking::SagaPersonSays::What, QObject *context,
                       std::function<void(const Result<void> &)> done)>
        tellPayment;
    /// None: no shared duplicate database is set up, or the connection to it is not running.
    std::function<std::optional<CentralStanding>()> central;
    /// Opens a URL ("mailto:...") in its default program; false: there is none.
    std::function<bool(const QUrl &)> openUrl;
    /// Opens an entry of the Duplicates page.
    std::function<void(dedup::CandidateId)> openDuplicate;

    /// The property's channels; null if a server runs them.
    HotelChannels *channels = nullptr;
    /// Requests, payments and mails; null if a server handles them.
    HotelReservations *reservations = nullptr;
    /// The window's API server; null if it has none.
    WindowApiServer *apiServer = nullptr;

    /// The first night shown: set by the date bar and by pages that scroll.
    Night firstNight() const { return firstNight_; }
    void setFirstNight(Night night)
    {
        if (night == firstNight_) return;
        firstNight_ = night;
        emit firstNightChanged(night);
    }

    /// Code of the secondary currency; empty for none.
    QString secondCurrency() const { return secondCurrency_; }
    void setSecondCurrency(const QString &code)
    {
        if (code == secondCurrency_) return;
        secondCurrency_ = code;
        emit secondChanged();
    }

signals:
    void firstNightChanged(roomrack::core::Night night);
    /// The user of this window made a booking or a hold: lists select it.
    void bookingMade(roomrack::core::BookingId booking);
    void holdMade(roomrack::core::HoldId hold);
    /// The secondary currency or the rates changed.
    void secondChanged();

private:
    Night firstNight_;
    QString secondCurrency_;
};

}  // namespace roomrack::desktop
