// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/overbooking/walk_dialog.h"

#include "booking/limits.h"
#include "desktop/booking_dialogs/booking_facts.h"
#include "desktop/theme/style.h"
#include "desktop/words/amount_words.h"
#include "desktop/words/stay_words.h"

#include <QtWidgets/QComboBox>
#include <QtWidgets/QFormLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>

#include <algorithm>

namespace roomrack::desktop {

namespace {

constexpr int kWidth = 440;

QString sisterText(const SisterOffer &offer, const QLocale &locale)
{
    if (!offer.km) return offer.name;
    return WalkDialog::tr("%1, %2 km", "a hotel and how far it is")
        .arg(offer.name, locale.toString(*offer.km, 'f', 1));
}

/// Price per room and night, minor units.
qint64 priceOf(const booking::Booking &b)
{
    const qint64 roomNights = qint64(b.rooms) * b.stay.nights();
    return roomNights > 0 ? core::divideHalfEven(b.total, roomNights) : 0;
}

}  // namespace

WalkDialog::WalkDialog(HotelSession &session, storage::BookingRow row,
                       std::vector<SisterOffer> sisters, PropertyId chosen,
                       const advice::WalkCost &cost, QWidget *parent)
    : CommandDialog(session, std::move(row), parent), sisters_(std::move(sisters)), walkCost_(cost),
      what_(style::text({})), hotel_(new QComboBox), cost_(new QLineEdit)
{
    build({tr("Walk booking %1?").arg(bookingNumber(this->row().booking.id)), tr("&Walk guest"),
           tr("&Cancel"), true},
          makeBody());
    const auto at = std::find_if(sisters_.begin(), sisters_.end(),
                                 [chosen](const SisterOffer &o) { return o.property == chosen; });
    if (at != sisters_.end()) hotel_->setCurrentIndex(int(at - sisters_.begin()));
    const booking::Booking &b = this->row().booking;
    cost_->setText(
        typedAmount(b.rooms * walkCost_.of(priceOf(b)), view().property().currency, locale()));
    fill();
}

QWidget *WalkDialog::makeBody()
{
    auto *body = new QWidget;
    auto *column = style::withoutMargins<QVBoxLayout>(body);
    column->setSpacing(style::kGap);
    what_->setWordWrap(true);
    what_->setMinimumWidth(kWidth);
    column->addWidget(what_);
    auto *form = new QFormLayout;
    form->setHorizontalSpacing(style::kGap);
    form->setVerticalSpacing(style::kSmallGap);
    hotel_->setObjectName(QStringLiteral("walk.hotel"));
    hotel_->setEditable(true);
    hotel_->setInsertPolicy(QComboBox::NoInsert);
    hotel_->lineEdit()->setMaxLength(booking::kMostHotelName);
    hotel_->lineEdit()->setPlaceholderText(tr("Hotel name"));
    hotel_->setAccessibleName(tr("Walk to"));
    for (const SisterOffer &offer : sisters_) hotel_->addItem(sisterText(offer, locale()));
    cost_->setObjectName(QStringLiteral("walk.cost"));
    cost_->setAccessibleName(tr("Walk cost"));
    form->addRow(tr("Walk &to"), hotel_);
    form->addRow(tr("Walk c&ost (%1)").arg(view().property().currency.code()), cost_);
    column->addLayout(form);
    return body;
}

void WalkDialog::fill()
{
    const booking::Booking &b = row().booking;
    QStringList parts;
    if (!row().guest.name.isEmpty()) parts << row().guest.name;
    parts << roomsText(view().catalogue(), b.counted, b.rooms) << stayText(b.stay, locale());
    what_->setText(parts.join(QStringLiteral(" \u00b7 ")) + QLatin1Char('\n')
                   + tr("Returns the whole stay to sale immediately: %n room night(s). This "
                        "cannot be undone.",
                        nullptr, b.rooms * b.stay.nights())
                   + QLatin1Char('\n')
                   + (b.channelCollects
                          ? settledByChannelText(b, view(), locale())
                          : tr("Any payment made through the payment gateway is refunded.")));
}

booking::WalkRow WalkDialog::walk() const
{
    booking::WalkRow walk{row().booking.property, row().booking.id, {}, {}};
    walk.hotel = hotel_->currentText().simplified();
    for (const SisterOffer &offer : sisters_) {
        if (walk.hotel != sisterText(offer, locale()).simplified()) continue;
        walk.sister = offer.property;
        walk.hotel = offer.name;
    }
    return walk;
}

bool WalkDialog::check()
{
    style::setWrong(hotel_, walk().hotel.isEmpty());
    style::setWrong(cost_, false);
    if (walk().hotel.isEmpty()) {
        showProblem(tr("Enter the hotel to walk the guest to."));
        hotel_->setFocus();
        return false;
    }
    const auto amount =
        parseAmount(cost_->text(), view().property().currency, locale(), QStringLiteral("cost"));
    if (!amount) {
        style::setWrong(cost_, true);
        showProblem(tr("Walk cost: %1").arg(amount.error().reason));
        cost_->setFocus();
        return false;
    }
    amount_ = *amount;
    return true;
}

booking::Command WalkDialog::command() const
{
    const booking::WalkRow where = walk();
    booking::WalkBooking walk;
    walk.caller = session().desk();
    walk.booking = row().booking.id;
    walk.version = row().booking.version;
    walk.hotel = where.hotel;
    walk.sister = where.sister;
    walk.cost = amount_;
    return walk;
}

void WalkDialog::refused(const Error &error)
{
    style::setWrong(hotel_, error.field == QLatin1String("hotel"));
    style::setWrong(cost_, error.field == QLatin1String("cost"));
    CommandDialog::refused(error);
}

}  // namespace roomrack::desktop

#include "moc_walk_dialog.cpp"
