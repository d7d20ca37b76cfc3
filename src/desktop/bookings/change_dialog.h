// SPDX-License-Identifier: GPL-3.0-or-later
// Changes dates, room type, rooms, guests and rate plan of a booking in one step; shows the new
// price before saving.
#pragma once

#include "desktop/booking_dialogs/command_dialog.h"
#include "desktop/booking_dialogs/paid_amounts.h"
#include "desktop/new_booking/booking_draft.h"

#include <memory>
#include <optional>
#include <vector>

namespace Ui {
class ChangeBody;
}

class QComboBox;
class QLabel;
class QScrollArea;

namespace roomrack::desktop {

class ChangeDialog final : public CommandDialog {
    Q_OBJECT

public:
    ChangeDialog(HotelSession &session, storage::BookingRow row, QWidget *parent = nullptr);
    ~ChangeDialog() override;

protected:
    void fill() override;
    booking::Command command() const override;
    bool check() override;
    void refused(const Error &error) override;

private:
    void makeFields();
    void fillSegment();
    void followPlan();
    void makeRoom();
    void connectFields();
    StayChoice choice() const;
    bool priced() const;  ///< something changed that the rate depends on
    void choiceChanged();
    void showObstacles();
    void offerPlans(const std::vector<QString> &obstacles);
    void askPrice();
    void showPrice();
    std::optional<qint64> typedPrice() const;
    pricing::StayTaxes taxesAt(qint64 total) const;
    QString newTermsText(qint64 total) const;
    /// The chosen stay at a price; `isAfterTax`: see Booking.
    pricing::PricedStay stayAt(qint64 total, bool isAfterTax) const;

    QWidget *body_;
    QScrollArea *area_ = nullptr;
    QComboBox *segment_;
    QLabel *segmentLabel_;
    bool segmentIsChosen_ = false;
    std::unique_ptr<::Ui::ChangeBody> ui_;
    std::optional<qint64> rate_;  ///< of the changed stay; none while unknown
    bool asking_ = false;
    bool agreed_ = false;  ///< the price was typed (rate override)
    quint64 question_ = 0;
    PaidAmounts paid_;
    QString priceProblem_;  ///< of the price that was refused
};

}  // namespace roomrack::desktop
