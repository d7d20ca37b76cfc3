// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/booking_dialogs/end_dialogs.h"

#include "booking/limits.h"
#include "desktop/booking_dialogs/booking_facts.h"
#include "desktop/theme/style.h"
#include "desktop/widgets/allow.h"
#include "desktop/widgets/kept_place.h"
#include "desktop/words/amount_words.h"
#include "desktop/words/stay_words.h"
#include "pricing/early_departure.h"

#include <QtWidgets/QCheckBox>
#include <QtWidgets/QFormLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>

namespace roomrack::desktop {

namespace {

constexpr int kWidth = 420;

/// The longest lines are sentences: they would make a high column of the usual width.
constexpr int kWidthOfSentences = 560;

QWidget *twoTexts(QLabel *first, QLabel *second, int width = kWidth)
{
    auto *body = new QWidget;
    auto *column = style::withoutMargins<QVBoxLayout>(body);
    column->setSpacing(style::kSmallGap);
    for (QLabel *label : {first, second}) {
        label->setWordWrap(true);
        label->setMinimumWidth(width);
        column->addWidget(label);
    }
    return body;
}

/// The refund is read after the fee is shown: its line has its place before.
void keepPlaceForRefund(QLabel *fee)
{
    keepPlace(fee, int(fee->text().count(QLatin1Char('\n'))) + 2);
}

/// What happens, and below it what it costs.
QWidget *textAndFee(QLabel *&what, QLabel *&fee)
{
    what = style::text({});
    fee = style::strong({});
    return twoTexts(what, fee);
}

/// The fee, and below it the refund of what was paid, and what the channel settles.
QString feeAndRefund(qint64 fee, const storage::BookingRow &row, const PaidAmounts &paid,
                     const HotelView &view, const QLocale &locale)
{
    QStringList lines{fee > 0 ? CancelDialog::tr("Fee: %1").arg(owedText(fee, row, view, locale))
                              : CancelDialog::tr("No fee")};
    lines << refundText(paid, guestsMoney(fee, row, view), locale)
          << settledByChannelText(row.booking, view, locale);
    lines.removeAll(QString());
    return lines.join(QLatin1Char('\n'));
}

/// By which terms the fee is, if the rate plan has others now.
QString withTerms(const QString &text, const booking::Booking &booking, const HotelView &view)
{
    const QString terms = earlierTermsText(booking, view);
    return terms.isEmpty() ? text : text + QLatin1Char('\n') + terms;
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
          makeBody());
    fill();
    connect(override_, &QCheckBox::toggled, this, [this](bool on) {
        amount_->setVisible(on);
        feeTyped_ = false;
        if (on) amount_->setFocus(Qt::OtherFocusReason);
        showFee();
    });
    connect(amount_, &QLineEdit::textChanged, this, &CancelDialog::feeTyped);
    connect(amount_, &QLineEdit::editingFinished, this, &CancelDialog::feeTyped);
}

QWidget *CancelDialog::makeBody()
{
    auto *body = new QWidget;
    auto *form = style::withoutMargins<QFormLayout>(body);
    form->addRow(textAndFee(what_, fee_));
    override_ = new QCheckBox(tr("&Override fee"));
    override_->setObjectName(QStringLiteral("overrideFee"));
    allow(override_, true, session().whyNot(booking::Act::SetFee));
    amount_ = new QLineEdit;
    amount_->setObjectName(QStringLiteral("fee"));
    amount_->setVisible(false);
    keepPlace(amount_);
    form->addRow(override_, amount_);
    amountProblem_ = style::text({});
    amountProblem_->setObjectName(QStringLiteral("feeProblem"));
    amountProblem_->setWordWrap(true);
    amountProblem_->setAlignment(Qt::AlignLeading | Qt::AlignTop);
    keepPlace(amountProblem_, 2);
    form->addRow(amountProblem_);
    reason_ = new QLineEdit;
    reason_->setObjectName(QStringLiteral("reason"));
    reason_->setMaxLength(int(booking::kMostLine));
    form->addRow(tr("&Reason"), reason_);
    return body;
}

void CancelDialog::fill()
{
    const booking::Booking &b = row().booking;
    const int roomNights = b.rooms * b.stay.nights();
    what_->setText(withTerms(bookingLine(row(), view(), locale()) + QLatin1Char('\n')
                                 + tr("Releases %n room night(s).", nullptr, roomNights),
                             b, view()));
    const Currency currency = guestsMoney(0, row(), view()).currency;
    amount_->setAccessibleName(tr("Fee in %1").arg(currency.code()));
    amount_->setPlaceholderText(currency.code());
    showFee();
    keepPlaceForRefund(fee_);
    askPaidAmounts(session(), b.id, this, [this](const PaidAmounts &paid) {
        paid_ = paid;
        showFee();
    });
}

Result<Money> CancelDialog::typedFee() const
{
    const Money total = guestsMoney(booking::priceWithVat(row().booking), row(), view());
    const auto amount = parseAmount(amount_->text(), total.currency, locale(), tr("fee"));
    if (!amount) return tl::unexpected(amount.error());
    if (*amount > total.minor)
        return fail(ErrorCode::Invalid, tr("fee"),
                    tr("must be at most %1 (booking total)").arg(total.text(locale())));
    return Money{*amount, total.currency};
}

void CancelDialog::showFeeProblem(const QString &problem)
{
    style::setWrong(amount_, !problem.isEmpty());
    amount_->setAccessibleDescription(problem);
    // Not hidden without one: QFormLayout would give its place away.
    amountProblem_->setText(problem);
    style::setTone(amountProblem_, problem.isEmpty() ? Tone::Neutral : Tone::Bad);
}

void CancelDialog::showFee()
{
    qint64 fee = feeAt(row().booking, view(), session().now());
    showFeeProblem({});
    if (override_->isChecked()) {
        const auto typed = typedFee();
        if (!typed) {
            if (feeTyped_) showFeeProblem(typed.error().text());
            return fee_->clear();
        }
        fee = booking::ownAmount(*typed, view().property().currency, row().charge,
                                 booking::priceWithVat(row().booking));
    }
    fee_->setText(feeAndRefund(fee, row(), paid_, view(), locale()));
}

void CancelDialog::feeTyped()
{
    feeTyped_ = true;
    showFee();
}

bool CancelDialog::check()
{
    feeTyped();
    if (!override_->isChecked() || typedFee()) return true;
    amount_->setFocus(Qt::OtherFocusReason);
    return false;
}

booking::Command CancelDialog::command() const
{
    booking::CancelBooking cancel{session().desk(), row().booking.id, row().booking.version};
    cancel.reason = reason_->text();
    if (override_->isChecked()) {
        if (const auto typed = typedFee()) cancel.guestFee = *typed;
    }
    return cancel;
}

NoShowDialog::NoShowDialog(HotelSession &session, storage::BookingRow row, QWidget *parent)
    : CommandDialog(session, std::move(row), parent)
{
    build({tr("Mark %1 as no-show?").arg(bookingNumber(this->row().booking.id)),
           tr("&Mark as no-show"), tr("&Cancel"), true},
          textAndFee(what_, fee_));
    fill();
}

void NoShowDialog::fill()
{
    const booking::Booking &b = row().booking;
    const int roomNights = b.rooms * b.stay.nights();
    what_->setText(withTerms(bookingLine(row(), view(), locale()) + QLatin1Char('\n')
                                 + tr("Releases all %n room night(s).", nullptr, roomNights),
                             b, view()));
    showFee({});
    keepPlaceForRefund(fee_);
    askPaidAmounts(session(), b.id, this, [this](const PaidAmounts &paid) { showFee(paid); });
}

void NoShowDialog::showFee(const PaidAmounts &paid)
{
    const qint64 fee = noShowFeeAt(row().booking, view(), session().now());
    fee_->setText(feeAndRefund(fee, row(), paid, view(), locale()));
}

booking::Command NoShowDialog::command() const
{
    return booking::MarkNoShow{session().desk(), row().booking.id, row().booking.version};
}

CheckOutDialog::CheckOutDialog(HotelSession &session, storage::BookingRow row, QWidget *parent)
    : CommandDialog(session, std::move(row), parent), what_(style::text({})),
      nights_(style::text({}))
{
    const bool early = nightsGivenBack(this->row().booking.stay, session.businessDate()) > 0;
    // A check-out cannot be undone, so Enter does not confirm it.
    build({(early ? tr("Early departure: check out %1?") : tr("Check out %1?"))
               .arg(guestInRooms(this->row())),
           early ? tr("Check &out early") : tr("Check &out"), tr("&Cancel"), true},
          twoTexts(what_, nights_, early ? kWidthOfSentences : kWidth));
    fill();
}

/// The row after the check-out: city taxes by person are for the nights that the guests stayed.
storage::BookingRow CheckOutDialog::afterwards(int back) const
{
    storage::BookingRow left = row();
    if (back == 0 || left.taxes.lines.empty()) return left;
    const booking::Booking &b = left.booking;
    pricing::PricedStay stay{view().catalogue().typeIndex(b.counted),
                             b.plan,
                             b.stay,
                             b.rooms,
                             b.adults,
                             b.children,
                             b.channel,
                             b.total,
                             b.isAfterTax,
                             b.childAges};
    stay.stayedNights = b.stay.nights() - back;
    stay.extras = b.extras;
    if (const auto now = view().rates().personTaxesOf(stay))
        left.taxes = pricing::afterEarlyDeparture(left.taxes, *now);
    return left;
}

void CheckOutDialog::fill()
{
    const booking::Booking &b = row().booking;
    const int back = nightsGivenBack(b.stay, session().businessDate());
    what_->setText(bookingNumber(b.id) + QStringLiteral(" · ")
                   + bookingLine(row(), view(), locale()));
    const QString total = amountText(view().catalogue(), b.total, locale());
    QStringList lines;
    if (back == 0) {
        lines << tr("Booking total (unchanged): %1.").arg(total);
    } else {
        lines << tr("The guest leaves on %1, before the booked departure on %2.")
                     .arg(dateText(session().businessDate(), locale()),
                          dateText(b.stay.checkOut(), locale()))
              << tr("%n remaining room night(s) will return to sale.", nullptr, back * b.rooms)
              << tr("The booking total stays %1, and nothing is refunded. To charge less, cancel "
                    "here and shorten the stay with “Change…” first.")
                     .arg(total);
    }
    lines << toCollectText(afterwards(back), view(), locale());
    lines.removeAll(QString());
    nights_->setText(lines.join(QLatin1Char('\n')));
}

QString checkedOutText(const QString &who, const booking::Booking &before, Night today)
{
    const int back = nightsGivenBack(before.stay, today) * before.rooms;
    return back == 0
               ? CheckOutDialog::tr("%1 checked out.", "guest and room, or a booking").arg(who)
               : CheckOutDialog::tr("%1 checked out before the departure date. %n room "
                                    "night(s) returned to sale.",
                                    "guest and room, or a booking", back)
                     .arg(who);
}

booking::Command CheckOutDialog::command() const
{
    return booking::CheckOut{session().desk(), row().booking.id, row().booking.version,
                             session().businessDate()};
}

}  // namespace roomrack::desktop

#include "moc_end_dialogs.cpp"
