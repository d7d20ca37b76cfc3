// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/booking_dialogs/end_dialogs.h"

#include "desktop/booking_dialogs/booking_facts.h"
#include "desktop/theme/look.h"
#include "desktop/words/stay_words.h"

#include <QtWidgets/QLabel>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>

namespace roomrack::desktop {

namespace {

constexpr int kWidth = 420;

QWidget *twoTexts(QLabel *&first, QLabel *&second)
{
    auto *body = new QWidget;
    auto *column = new QVBoxLayout(body);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(look::kSmallGap);
    first = look::text({});
    second = look::strong({});
    for (QLabel *label : {first, second}) {
        label->setWordWrap(true);
        label->setMinimumWidth(kWidth);
        column->addWidget(label);
    }
    return body;
}

QString whatText(const storage::BookingRow &row, const HotelView &view, const QLocale &locale)
{
    const booking::Booking &b = row.booking;
    QStringList parts;
    if (!row.guest.name.isEmpty()) parts << row.guest.name;
    parts << roomsText(view.catalogue(), b.counted, b.rooms) << stayText(b.stay, locale);
    return parts.join(QStringLiteral(" · "));
}

QString feeText(const storage::BookingRow &row, const HotelView &view, Instant now,
                const QLocale &locale)
{
    const qint64 fee = feeAt(row.booking, view, now);
    return fee > 0 ? CancelDialog::tr("Fee: %1").arg(owedText(fee, row, view, locale))
                   : CancelDialog::tr("No fee");
}

}  // namespace

int nightsGivenBack(Stay stay, Night today)
{
    const int stayed = std::clamp(today - stay.checkIn(), 1, stay.nights());
    return stay.nights() - stayed;
}

CancelDialog::CancelDialog(HotelSession &session, storage::BookingRow row, QWidget *parent)
    : CommandDialog(session, std::move(row), parent)
{
    build({tr("Cancel booking %1?").arg(bookingNumber(this->row().booking.id)),
           tr("&Cancel booking"), tr("&Don't cancel"), true},
          twoTexts(what_, fee_));
    fill();
}

void CancelDialog::fill()
{
    const booking::Booking &b = row().booking;
    const int roomNights = b.rooms * b.stay.nights();
    what_->setText(whatText(row(), view(), locale()) + QLatin1Char('\n')
                   + tr("Releases %n room night(s).", nullptr, roomNights));
    fee_->setText(feeText(row(), view(), session().now(), locale()));
}

booking::Command CancelDialog::command() const
{
    return booking::CancelBooking{session().desk(), row().booking.id, row().booking.version};
}

NoShowDialog::NoShowDialog(HotelSession &session, storage::BookingRow row, QWidget *parent)
    : CommandDialog(session, std::move(row), parent)
{
    build({tr("Mark %1 as no-show?").arg(bookingNumber(this->row().booking.id)),
           tr("&Mark as no-show"), tr("&Cancel"), true},
          twoTexts(what_, fee_));
    fill();
}

void NoShowDialog::fill()
{
    const booking::Booking &b = row().booking;
    const int roomNights = b.rooms * b.stay.nights();
    what_->setText(whatText(row(), view(), locale()) + QLatin1Char('\n')
                   + tr("Releases all %n room night(s).", nullptr, roomNights));
    fee_->setText(feeText(row(), view(), session().now(), locale()));
}

booking::Command NoShowDialog::command() const
{
    return booking::MarkNoShow{session().desk(), row().booking.id, row().booking.version};
}

CheckOutDialog::CheckOutDialog(HotelSession &session, storage::BookingRow row, QWidget *parent)
    : CommandDialog(session, std::move(row), parent)
{
    build({tr("Check out %1?").arg(bookingNumber(this->row().booking.id)), tr("Check &out"),
           tr("&Cancel"), false},
          twoTexts(what_, nights_));
    fill();
}

void CheckOutDialog::fill()
{
    const booking::Booking &b = row().booking;
    const int back = nightsGivenBack(b.stay, session().businessDate());
    what_->setText(whatText(row(), view(), locale()));
    const QString price =
        tr("Booking total (unchanged): %1.").arg(amountText(view().catalogue(), b.total, locale()));
    const QString early =
        tr("Early departure: releases %n room night(s).", nullptr, back * b.rooms);
    nights_->setText(back > 0 ? early + QLatin1Char(' ') + price : price);
}

booking::Command CheckOutDialog::command() const
{
    return booking::CheckOut{session().desk(), row().booking.id, row().booking.version,
                             session().businessDate()};
}

}  // namespace roomrack::desktop

#include "moc_end_dialogs.cpp"
