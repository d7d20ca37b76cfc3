// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/bookings/booking_actions.h"

#include "desktop/booking_dialogs/booking_facts.h"
#include "desktop/booking_dialogs/check_in_dialog.h"
#include "desktop/booking_dialogs/end_dialogs.h"
#include "desktop/bookings/change_dialog.h"
#include "desktop/bookings/reinstate_dialog.h"
#include "desktop/guests/guest_data_dialog.h"
#include "desktop/theme/style.h"
#include "desktop/widgets/allow.h"
#include "desktop/widgets/ends_with.h"
#include "desktop/widgets/flow_layout.h"
#include "desktop/words/stay_words.h"

#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>

namespace roomrack::desktop {

using booking::Answer;
using booking::BookingStatus;

BookingActions::BookingActions(HotelSession &session)
    : session_(session), over_(style::muted({})),
      checkIn_(makeButton(tr("Check &in…"), &BookingActions::checkIn)),
      checkOut_(makeButton(tr("Check &out…"), &BookingActions::checkOut)),
      change_(makeButton(tr("Ch&ange…"), &BookingActions::change)),
      noShow_(makeButton(tr("N&o-show…"), &BookingActions::noShow)),
      reinstate_(makeButton(tr("Re&instate…"), &BookingActions::reinstate)),
      guest_(makeButton(tr("&Guest data…"), &BookingActions::guestData)),
      cancel_(makeButton(tr("Cance&l…"), &BookingActions::cancel))
{
    auto *row = new FlowLayout(this);
    row->setContentsMargins(style::kPadding, style::kPadding, style::kPadding, style::kPadding);
    row->setSpacing(style::kSmallGap);
    reinstate_->setObjectName(QStringLiteral("reinstate"));
    guest_->setObjectName(QStringLiteral("guestData"));
    over_->setObjectName(QStringLiteral("over"));
    style::primary(checkIn_);
    style::primary(checkOut_);
    style::danger(cancel_);
    for (QPushButton *button : {checkIn_, checkOut_, change_, noShow_, reinstate_})
        row->addWidget(button);
    row->addWidget(over_);
    row->addWidget(cancel_);
    row->addWidget(guest_);
    connect(&session_.changes(), &HotelChanges::businessDateMoved, this,
            &BookingActions::showOffer);
    connect(&session_.users(), &DeskUsers::personChanged, this, &BookingActions::showOffer);
}

QPushButton *BookingActions::makeButton(const QString &text, void (BookingActions::*slot)())
{
    auto *button = new QPushButton(text);
    button->setAutoDefault(true);
    connect(button, &QPushButton::clicked, this, slot);
    return button;
}

std::vector<QAbstractButton *> BookingActions::buttons() const
{
    return {checkIn_, checkOut_, change_, noShow_, reinstate_, cancel_, guest_};
}

void BookingActions::offer(std::optional<storage::BookingRow> row, const QString &over)
{
    row_ = std::move(row);
    over_->setText(over);
    showOffer();
}

void BookingActions::showOffer()
{
    const Night today = session_.businessDate();
    const bool confirmed = row_ && row_->booking.status == BookingStatus::Confirmed;
    const bool inHouse = row_ && row_->booking.status == BookingStatus::CheckedIn;
    const QString whyNoDesk = session_.whyNot(booking::Act::RunDesk);
    for (QPushButton *button : {checkIn_, checkOut_, noShow_, reinstate_})
        allow(button, true, whyNoDesk);
    const QString whyNoBooking = session_.whyNot(booking::Act::Book);
    for (QPushButton *button : {change_, cancel_}) allow(button, true, whyNoBooking);
    allow(guest_, true, session_.whyNot(booking::Act::EraseGuests));
    guest_->setVisible(row_.has_value());
    checkIn_->setVisible(confirmed && row_->booking.stay.contains(today));
    checkOut_->setVisible(inHouse);
    change_->setVisible(confirmed || inHouse);
    noShow_->setVisible(confirmed && row_->booking.stay.checkIn() <= today);
    cancel_->setVisible(confirmed);
    reinstate_->setVisible(row_ && canReinstate(row_->booking, today));
    over_->setVisible(!confirmed && !inHouse);
}

/// `sentence` gets the booking's number and the answer; an empty one is emitted later.
template <typename Dialog, typename SentenceFn>
void BookingActions::open(SentenceFn sentence)
{
    if (!row_) return;
    auto *dialog = new Dialog(session_, *row_, window());
    connect(dialog, &CommandDialog::carriedOut, this,
            [this, sentence, number = bookingNumber(row_->booking.id)](const Answer &answer) {
                const QString text = sentence(number, answer);
                if (!text.isEmpty()) emit done(text);
            });
    connect(dialog, &QDialog::accepted, this, &BookingActions::left);
    // The page is destroyed before its session; its dialogs must be deleted with it.
    endWith(this, dialog);
    dialog->open();
}

void BookingActions::change()
{
    open<ChangeDialog>([this](const QString &number, const Answer &a) {
        return tr("Booking %1 changed. Total: %2.")
            .arg(number, amountText(session_.view().catalogue(), a.total, locale()));
    });
}

void BookingActions::cancel()
{
    open<CancelDialog>([this](const QString &number, const Answer &a) {
        if (a.fee == 0) return tr("Booking %1 cancelled without a fee.").arg(number);
        return tr("Booking %1 cancelled. Fee: %2.")
            .arg(number, amountText(session_.view().catalogue(), a.fee, locale()));
    });
}

void BookingActions::checkIn()
{
    if (!row_) return;
    // The rooms may have been assigned by the check-in, so they are read after it.
    const storage::OneBooking question{session_.property(), row_->booking.id};
    open<CheckInDialog>([this, question](const QString &, const Answer &a) {
        session_.ask(question, this,
                     [this, id = question.booking,
                      oversold = a.oversold](const Result<storage::BookingRow> &row) {
                         emit done(checkedInText(id, row, oversold));
                     });
        return QString();
    });
}

void BookingActions::checkOut()
{
    if (!row_) return;
    open<CheckOutDialog>([this, before = row_->booking](const QString &number, const Answer &) {
        return checkedOutText(tr("Booking %1").arg(number), before, session_.businessDate());
    });
}

void BookingActions::noShow()
{
    open<NoShowDialog>([](const QString &number, const Answer &) {
        return tr("Booking %1 marked as no-show.").arg(number);
    });
}

void BookingActions::reinstate()
{
    if (!row_) return;
    // Of the answer's amount and the taxes each would be rounded by itself.
    open<ReinstateDialog>([this, again = reinstatedRow(*row_)](const QString &number,
                                                               const Answer &) {
        askPaidAmounts(session_, again.booking.id, this, [=, this](const PaidAmounts &paid) {
            const Money due = dueAgain(again, paid, session_.view());
            emit done(
                tr("Booking %1 reinstated. Due at the hotel: %2.").arg(number, due.text(locale())));
        });
        return QString();
    });
}

void BookingActions::guestData()
{
    open<GuestDataDialog>([](const QString &, const Answer &) { return tr("Guest data erased."); });
}

}  // namespace roomrack::desktop

#include "moc_booking_actions.cpp"
