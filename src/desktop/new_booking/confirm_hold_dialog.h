// SPDX-License-Identifier: GPL-3.0-or-later
// Turns an existing hold into a booking: asks for the guest while the hold time runs.
#pragma once

#include "desktop/session/hotel_session.h"
#include "desktop/widgets/dialog_frame.h"

#include <QtCore/QTimer>
#include <QtWidgets/QDialog>

namespace roomrack::desktop {

class GuestForm;
class SegmentField;
class HoldStrip;

class ConfirmHoldDialog final : public QDialog {
    Q_OBJECT

public:
    ConfirmHoldDialog(HotelSession &session, HoldId hold, QWidget *parent = nullptr);

signals:
    void booked(roomrack::core::BookingId booking, const QString &guest, roomrack::core::Stay stay);
    /// The user wants to open another booking; this dialog is closed.
    void openWanted(roomrack::core::BookingId booking);

private:
    void build();
    void offerSegments();
    void showHold();
    void confirm(bool allTheSame);
    void askAboutDuplicate(const QString &reason);
    void over(const QString &why);

    HotelSession &session_;
    HoldId hold_;
    Stay stay_;  ///< of the hold, which is gone once it is a booking
    HoldStrip *strip_;
    GuestForm *guest_;
    SegmentField *segment_;
    DialogFrame frame_{this};
    QTimer timer_;
    bool sent_ = false;
};

}  // namespace roomrack::desktop
