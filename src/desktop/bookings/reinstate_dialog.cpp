// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/bookings/reinstate_dialog.h"

#include "booking/limits.h"
#include "booking/owed.h"
#include "desktop/booking_dialogs/booking_facts.h"
#include "desktop/theme/style.h"
#include "desktop/widgets/kept_place.h"
#include "desktop/words/stay_words.h"

#include <QtWidgets/QFormLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>

namespace roomrack::desktop {

using booking::BookingStatus;

namespace {

constexpr int kWidth = 420;
constexpr int kPaidLines = 2;  ///< what was refunded, and what was kept

}  // namespace

bool canReinstate(const booking::Booking &booking, Night businessDate)
{
    const bool ended =
        booking.status == BookingStatus::Cancelled || booking.status == BookingStatus::NoShow;
    return ended && booking.stay.checkOut() > businessDate;
}

storage::BookingRow reinstatedRow(storage::BookingRow row)
{
    row.booking.status = BookingStatus::Confirmed;
    return row;
}

Money dueAgain(const storage::BookingRow &again, const PaidAmounts &paid, const HotelView &view)
{
    const qint64 total = booking::owedAtProperty(again.booking, again.taxes);
    const bool card = again.charge || paid.kept > 0;
    const Money price =
        card ? guestsMoney(total, again, view) : Money{total, view.property().currency};
    return {std::max<qint64>(0, price.minor - paid.kept), price.currency};
}

ReinstateDialog::ReinstateDialog(HotelSession &session, storage::BookingRow row, QWidget *parent)
    : CommandDialog(session, std::move(row), parent)
{
    build({tr("Reinstate booking %1?").arg(bookingNumber(this->row().booking.id)),
           tr("&Reinstate booking"), tr("&Cancel"), false, true},
          makeBody());
    fill();
}

QWidget *ReinstateDialog::makeBody()
{
    auto *body = new QWidget;
    auto *form = style::withoutMargins<QFormLayout>(body);
    what_ = style::text({});
    money_ = style::strong({});
    money_->setObjectName(QStringLiteral("money"));
    for (QLabel *label : {what_, money_}) {
        label->setWordWrap(true);
        label->setMinimumWidth(kWidth);
        form->addRow(label);
    }
    reason_ = new QLineEdit;
    reason_->setObjectName(QStringLiteral("reason"));
    reason_->setMaxLength(int(booking::kMostLine));
    form->addRow(tr("Rea&son"), reason_);
    return body;
}

void ReinstateDialog::fill()
{
    const booking::Booking &b = row().booking;
    const int roomNights = b.rooms * b.stay.nights();
    const QStringList lines{
        bookingLine(row(), view(), locale()),
        tr("Takes %n room night(s) again. Room numbers are not assigned again.", nullptr,
           roomNights),
        tr("Price (unchanged): %1").arg(owedText(b.total, row(), view(), locale()))};
    what_->setText(lines.join(QLatin1Char('\n')));
    showMoney({});
    // What was paid is read after it is shown: its lines have their place before.
    keepPlace(money_, int(money_->text().count(QLatin1Char('\n'))) + 1 + kPaidLines);
    askPaidAmounts(session(), b.id, this, [this](const PaidAmounts &paid) { showMoney(paid); });
}

void ReinstateDialog::showMoney(const PaidAmounts &paid)
{
    QStringList lines;
    if (row().fee > 0)
        lines << tr("Fee withdrawn: %1").arg(owedText(row().fee, row(), view(), locale()));
    const storage::BookingRow again = reinstatedRow(row());
    const QString collected = collectedText(again, view(), locale());
    if (!collected.isEmpty()) lines << collected;
    if (paid.currency) {
        const auto text = [&](qint64 amount) {
            return Money{amount, *paid.currency}.text(locale());
        };
        if (const qint64 back = paid.charged - paid.kept - paid.owed; back > 0)
            lines << tr("%1 was refunded; it is due again.").arg(text(back));
        if (paid.owed > 0)
            lines << tr("%1 must still be refunded manually (see Tasks); it is due again.")
                         .arg(text(paid.owed));
        if (paid.kept > 0) lines << tr("Paid and kept: %1").arg(text(paid.kept));
    }
    lines << tr("Due at the hotel: %1").arg(dueAgain(again, paid, view()).text(locale()));
    money_->setText(lines.join(QLatin1Char('\n')));
}

bool ReinstateDialog::applies() const
{
    return canReinstate(row().booking, session().businessDate());
}

booking::Command ReinstateDialog::command() const
{
    return booking::ReinstateBooking{session().desk(), row().booking.id, row().booking.version,
                                     reason_->text()};
}

}  // namespace roomrack::desktop

#include "moc_reinstate_dialog.cpp"
