// SPDX-License-Identifier: GPL-3.0-or-later
// Guests of the demo's own website: they pay at the simulator's gateway, click "Book" twice, have
// cards declined, and cancel.
#pragma once

#include "core/random.h"
#include "desktop/shell/desktop.h"
#include "programs/roomrack/simulator_client.h"
#include "reservations/requests/request.h"

#include <QtCore/QTimer>

namespace roomrack::programs {

class DemoRequests final : public QObject {
    Q_OBJECT

public:
    /// All of them must outlive it; the simulator must be ready.
    DemoRequests(desktop::Desktop &desktop, desktop::HotelSession &session, SimulatorClient &client,
                 quint64 seed);

private:
    void link(const QString &address);
    void next();
    void book();
    void ask(const reservations::BookingInput &input);
    void cancel();
    reservations::Request request();

    desktop::Desktop &desktop_;
    desktop::HotelSession &session_;
    core::Random random_;
    QTimer timer_;
    std::vector<BookingId> booked_;  ///< candidates for cancellation
};

}  // namespace roomrack::programs
