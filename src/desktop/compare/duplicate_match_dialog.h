// SPDX-License-Identifier: GPL-3.0-or-later
// "Is this a duplicate booking?" asked before a clerk's booking is made; shows both side by side.
// Accepted: book anyway. Deletes itself.
#pragma once

#include "desktop/compare/duplicate_match.h"
#include "desktop/session/hotel_session.h"

#include <QtWidgets/QDialog>

class QLabel;
class QPushButton;

namespace roomrack::desktop {

class CompareGrid;

class DuplicateMatchDialog final : public QDialog {
    Q_OBJECT

public:
    /// `reason`: the engine's reason, shown if the other booking cannot be.
    DuplicateMatchDialog(HotelSession &session, PlannedBooking planned, const QString &reason,
                         QWidget *parent = nullptr);

signals:
    /// The user wants to see the other booking; the dialog is closed, nothing is booked.
    void openWanted(roomrack::core::BookingId booking);

private:
    void build(const QString &reason);
    void ask();
    void take(const DuplicateMatch &match);

    HotelSession &session_;
    const PlannedBooking planned_;
    BookingId other_;
    CompareGrid *grid_;
    QLabel *why_;
    QPushButton *open_;
    QPushButton *book_;
};

}  // namespace roomrack::desktop
