// SPDX-License-Identifier: GPL-3.0-or-later
// Details of one booking: its fields, its history as text, and the bar of its actions.
#pragma once

#include "desktop/booking_dialogs/paid_amounts.h"
#include "desktop/paging/details_panel.h"
#include "desktop/session/hotel_session.h"
#include "desktop/session/page_actions.h"
#include "desktop/session/past_numbers.h"
#include "storage/reader.h"

#include <optional>

class QLabel;

namespace roomrack::desktop {

class BookingActions;
class FactGrid;
class PaymentTimeline;
struct Fact;

class BookingDetails final : public DetailsPanel {
    Q_OBJECT

public:
    BookingDetails(HotelSession &session, PageActions &actions, QWidget *parent = nullptr);

    /// Shows a booking; an invalid id clears the panel.
    void setBooking(BookingId id);
    BookingId booking() const { return id_; }
    /// Shows the booking of setBooking() as the table knows it until its details arrive.
    void showKnown(const storage::BookingRow &row);
    /// Focuses the first available action.
    void focusActions();
    BookingActions &bar() const { return *bar_; }

protected:
    void askNow() override;
    bool isLoaded() const override;

private:
    QWidget *makeBody();
    void clear();
    void take(const Result<storage::BookingRow> &row);
    /// The booking's history as the reader returns it.
    struct Past {
        /// Blocking: for the thread that reads.
        static Result<Past> read(storage::Reader &reader, PropertyId property, BookingId id);
        void show(FactGrid &grid, const HotelView &view, const PastRooms &numbers,
                  const QLocale &locale) const;

        std::vector<booking::Record> steps;        ///< the newest; without those of payments
        QHash<qint64, QString> reasons;            ///< by record
        QHash<qint64, std::vector<RoomId>> rooms;  ///< of check-ins and check-outs, by record
        std::vector<booking::SagaRow> payments;
        std::vector<booking::Record> paymentSteps;
        std::optional<booking::Charge> charge;
    };
    void takeHistory(const Result<Past> &past);
    void showPending(const Past &past);
    void showFacts();
    QString due() const;
    void addSecond(Fact &fact) const;
    void addCharge(std::vector<Fact> &facts) const;
    void showActions();

    HotelSession &session_;
    PageActions &actions_;
    PastNumbers &past_;
    BookingId id_;
    PropertyId property_;  ///< property of the booking
    std::optional<storage::BookingRow> row_;
    std::optional<Error> missing_;              ///< error if there is no row
    std::optional<booking::SagaRow> unbooked_;  ///< not booked yet: its payment
    std::optional<booking::Charge> charge_;     ///< in the guest's own currency
    std::optional<PaidAmounts> paid_;           ///< none: its payments are not read yet
    std::optional<Instant> ended_;              ///< when it was cancelled, checked out, ...
    QLabel *number_;
    QLabel *status_;
    FactGrid *facts_;
    PaymentTimeline *payments_;
    FactGrid *history_;
    BookingActions *bar_;
};

}  // namespace roomrack::desktop
