// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/new_booking/confirm_hold_dialog.h"

#include "booking/segment.h"
#include "desktop/compare/duplicate_match_dialog.h"
#include "desktop/new_booking/guest_form.h"
#include "desktop/new_booking/hold_strip.h"
#include "desktop/new_booking/segment_field.h"
#include "desktop/words/stay_words.h"

#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>

namespace roomrack::desktop {

namespace {

constexpr int kWidth = 480;
constexpr int kCountdownTickMs = 250;
constexpr int kLines = 2;  ///< of what is held, or why it is no longer

}  // namespace

ConfirmHoldDialog::ConfirmHoldDialog(HotelSession &session, HoldId hold, QWidget *parent)
    : QDialog(parent), session_(session), hold_(hold), strip_(new HoldStrip(kLines)),
      guest_(new GuestForm), segment_(new SegmentField)
{
    build();
    offerSegments();
    timer_.setInterval(kCountdownTickMs);
    connect(&timer_, &QTimer::timeout, this, &ConfirmHoldDialog::showHold);
    connect(&session_.changes(), &HotelChanges::holdsChanged, this, &ConfirmHoldDialog::showHold);
    timer_.start();
    showHold();
    guest_->focusName();
}

void ConfirmHoldDialog::build()
{
    QVBoxLayout *column =
        frame_.begin({tr("Confirm hold"), tr("Conf&irm booking"), tr("&Cancel"), false, true});
    strip_->setMinimumWidth(kWidth);
    column->addWidget(strip_);
    column->addWidget(guest_);
    column->addWidget(segment_);
    frame_.addProblem();
    frame_.end([this] { confirm(false); });
}

void ConfirmHoldDialog::offerSegments()
{
    const booking::Hold *hold = session_.view().hold(hold_);
    if (!hold) return;
    const engine::HotelView &hotel = session_.view();
    segment_->offer(hotel, hold->segment
                               ? hold->segment
                               : booking::segmentByRule(hotel.catalogue(), hotel.rates().plans(),
                                                        hold->plan, hold->channel));
}

void ConfirmHoldDialog::showHold()
{
    if (sent_) return;
    const booking::Hold *hold = session_.view().hold(hold_);
    const qint64 left = hold ? hold->deadline - session_.now() : 0;
    if (left <= 0) {
        over(tr("The hold is no longer active: it expired, was released, or was "
                "confirmed elsewhere."));
        return;
    }
    if (hold->isPinned()) {
        over(tr("Payment pending. The hold becomes a booking when the payment completes."));
        return;
    }
    stay_ = hold->stay;
    const inventory::Catalogue &house = session_.view().catalogue();
    QStringList parts{roomsText(house, hold->roomType, hold->rooms), stayText(hold->stay, locale()),
                      guestsText(hold->adults, hold->children)};
    if (hold->total > 0) parts << amountText(house, hold->total, locale());
    strip_->setText(parts.join(QStringLiteral(" · ")));
    strip_->setTime(left, hold->deadline - hold->taken);
}

void ConfirmHoldDialog::over(const QString &why)
{
    timer_.stop();
    strip_->setOver(why);
    frame_.confirm()->setEnabled(false);
}

void ConfirmHoldDialog::confirm(bool allTheSame)
{
    if (sent_ || !frame_.confirm()->isEnabled() || !guest_->check()) return;
    sent_ = true;
    frame_.confirm()->setEnabled(false);
    session_.submit(
        booking::ConfirmHold{
            session_.desk(), hold_, guest_->guest(), !allTheSame, {}, segment_->segment()},
        this, [this](const Result<booking::Answer> &answer) {
            sent_ = false;
            if (answer) {
                emit booked(answer->booking, guest_->guest().name, stay_);
                accept();
                return;
            }
            // Qt gave its focus away while it was disabled.
            frame_.confirm()->setEnabled(true);
            frame_.confirm()->setFocus(Qt::OtherFocusReason);
            frame_.showProblem(answer.error().text());
            showHold();
            if (answer.error().code == ErrorCode::Duplicate)
                askAboutDuplicate(answer.error().reason);
        });
}

/// Shows both bookings side by side before anything is booked.
void ConfirmHoldDialog::askAboutDuplicate(const QString &reason)
{
    const booking::Hold *hold = session_.view().hold(hold_);
    if (!hold || findChild<DuplicateMatchDialog *>()) return;
    auto *dialog =
        new DuplicateMatchDialog(session_,
                                 {session_.property(), guest_->guest(), hold->stay, hold->roomType,
                                  hold->rooms, hold->total, hold->channel},
                                 reason, this);
    connect(dialog, &QDialog::accepted, this, [this] { confirm(true); });
    connect(dialog, &DuplicateMatchDialog::openWanted, this, [this](BookingId other) {
        emit openWanted(other);
        reject();
    });
    dialog->open();
}

}  // namespace roomrack::desktop

#include "moc_confirm_hold_dialog.cpp"
