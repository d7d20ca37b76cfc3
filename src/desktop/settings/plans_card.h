// SPDX-License-Identifier: GPL-3.0-or-later
// The rate plans: derivation, cancellation policy, and whether they are prepaid or paid at the
// property, which can be changed here.
#pragma once

#include "desktop/session/hotel_session.h"

#include <QtCore/QFuture>
#include <QtWidgets/QFrame>

class QLabel;
class QPushButton;

namespace roomrack::desktop {

class RowsTable;
class Theme;

/// "Prepaid", "Pay at property".
QString planPaymentText(const pricing::RatePlan &plan);

class PlansCard final : public QFrame {
    Q_OBJECT

public:
    PlansCard(HotelSession &session, const Theme &theme, QWidget *parent = nullptr);
    /// Waits for a running save, which uses the session's engine.
    ~PlansCard() override;

private:
    void fill();
    void offer();
    const pricing::RatePlan *current() const;
    void ask();
    void save(RatePlanId plan, bool prepaid);

    HotelSession &session_;
    RowsTable *table_;
    QLabel *none_;
    QLabel *state_ = nullptr;
    QLabel *said_;
    QPushButton *change_;
    QFuture<Result<void>> saving_;
};

}  // namespace roomrack::desktop
