// SPDX-License-Identifier: GPL-3.0-or-later
// What is stored about the guest of a booking: exports it as a file, or erases it. Other bookings
// of the same guest are offered with it.
#pragma once

#include "desktop/booking_dialogs/command_dialog.h"
#include "desktop/guests/guest_bookings.h"

#include <QtCore/QHash>

class QLabel;
class QListWidget;
class QPushButton;

namespace roomrack::desktop {

class GuestDataDialog final : public CommandDialog {
    Q_OBJECT

public:
    GuestDataDialog(HotelSession &session, storage::BookingRow row, QWidget *parent = nullptr);

    /// Writes the chosen bookings, on a thread of its own.
    void exportTo(const QString &path);

protected:
    void fill() override;
    bool check() override;
    bool applies() const override { return true; }
    booking::Command command() const override;

private:
    QWidget *makeBody();
    void found(const Result<std::vector<GuestBooking>> &bookings);
    void keepChoice();
    void showChoice();
    void addItem(const GuestBooking &booking);
    std::vector<GuestBooking> chosen() const;
    void askFile();

    std::vector<GuestBooking> bookings_;
    QHash<qint64, bool> choice_;  ///< by booking
    QListWidget *list_ = nullptr;
    QLabel *note_ = nullptr;
    QPushButton *export_ = nullptr;
};

}  // namespace roomrack::desktop
