// SPDX-License-Identifier: GPL-3.0-or-later
// The bar below the details of a booking: its available actions, and the dialogs that carry them
// out.
#pragma once

#include "desktop/session/hotel_session.h"
#include "storage/reader.h"

#include <QtWidgets/QWidget>

#include <optional>

class QAbstractButton;
class QLabel;
class QPushButton;

namespace roomrack::desktop {

class BookingActions final : public QWidget {
    Q_OBJECT

public:
    /// The session must outlive it.
    explicit BookingActions(HotelSession &session);

    /// Offers the actions of a booking; none: it is not booked yet, or not loaded. `over` is shown
    /// if there are none, except reinstating.
    void offer(std::optional<storage::BookingRow> row, const QString &over);
    /// In the order of the bar.
    std::vector<QAbstractButton *> buttons() const;

signals:
    /// An action succeeded; `sentence` describes it ("BK-10482 is cancelled").
    void done(const QString &sentence);
    /// The dialog is closed, and the button that opened it may be gone.
    void left();

private:
    QPushButton *makeButton(const QString &text, void (BookingActions::*slot)());
    void showOffer();
    void change();
    void cancel();
    void checkIn();
    void checkOut();
    void noShow();
    void reinstate();
    void guestData();
    template <typename Dialog, typename SentenceFn>
    void open(SentenceFn sentence);

    HotelSession &session_;
    std::optional<storage::BookingRow> row_;
    QLabel *over_;
    QPushButton *checkIn_;
    QPushButton *checkOut_;
    QPushButton *change_;
    QPushButton *noShow_;
    QPushButton *reinstate_;
    QPushButton *guest_;
    QPushButton *cancel_;
};

}  // namespace roomrack::desktop
