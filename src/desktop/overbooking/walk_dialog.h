// SPDX-License-Identifier: GPL-3.0-or-later
// Records a walk: the destination hotel and the cost. Offers the hotels of the file; any other can
// be entered.
#pragma once

#include "advice/best_limit.h"
#include "desktop/booking_dialogs/command_dialog.h"
#include "desktop/overbooking/sisters.h"

class QComboBox;
class QLineEdit;

namespace roomrack::desktop {

class WalkDialog final : public CommandDialog {
    Q_OBJECT

public:
    /// `chosen` is the preselected hotel; none: the first.
    WalkDialog(HotelSession &session, storage::BookingRow row, std::vector<SisterOffer> sisters,
               PropertyId chosen, const advice::WalkCost &cost, QWidget *parent = nullptr);

    /// The walk as entered.
    booking::WalkRow walk() const;

protected:
    void fill() override;
    booking::Command command() const override;
    bool check() override;
    void refused(const Error &error) override;

private:
    QWidget *makeBody();
    std::vector<SisterOffer> sisters_;
    advice::WalkCost walkCost_;
    QLabel *what_;
    QComboBox *hotel_;
    QLineEdit *cost_;
    qint64 amount_ = 0;
};

}  // namespace roomrack::desktop
