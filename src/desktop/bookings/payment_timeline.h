// SPDX-License-Identifier: GPL-3.0-or-later
// The payments of a booking: each with its steps and their times, what it is waiting for, and the
// manual actions.
#pragma once

#include "booking/record.h"
#include "booking/request_rows.h"
#include "desktop/session/hotel_session.h"
#include "desktop/session/page_actions.h"

#include <QtWidgets/QWidget>

class QPushButton;
class QVBoxLayout;

namespace roomrack::desktop {

struct PaymentStep {
    Instant at;  ///< time of the last one
    QString text;
    int times = 1;  ///< identical consecutive steps
    friend bool operator==(const PaymentStep &, const PaymentStep &) = default;
};
struct PaymentStory {
    booking::SagaRow row;
    std::vector<PaymentStep> steps;  ///< oldest first
    friend bool operator==(const PaymentStory &, const PaymentStory &) = default;
};
/// One story per payment, in the given order; contains only steps that the records show.
std::vector<PaymentStory> paymentStories(const std::vector<booking::SagaRow> &payments,
                                         const std::vector<booking::Record> &records);
/// Whether a retry or a refund would have an effect.
bool canRetry(const booking::SagaRow &row);
bool canGiveBack(const booking::SagaRow &row);

class PaymentTimeline final : public QWidget {
    Q_OBJECT

public:
    PaymentTimeline(HotelSession &session, PageActions &actions, QWidget *parent = nullptr);
    using QWidget::show;
    /// Replaces the stories shown; hides itself if there are none.
    void show(const std::vector<PaymentStory> &stories);
    const std::vector<PaymentStory> &stories() const { return stories_; }

private:
    void add(const PaymentStory &story);
    void addButtons(const PaymentStory &story, QVBoxLayout *to);
    void askToGiveBack(const booking::SagaRow &row);
    void say(const booking::SagaRow &row, booking::SagaPersonSays::What what);

    HotelSession &session_;
    PageActions &actions_;
    QVBoxLayout *column_;
    std::vector<PaymentStory> stories_;
    QString whyNot_;
};

}  // namespace roomrack::desktop
