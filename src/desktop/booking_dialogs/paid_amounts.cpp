// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/booking_dialogs/paid_amounts.h"

#include "booking/owed.h"
#include "desktop/words/stay_words.h"

#include <QtCore/QCoreApplication>

#include <algorithm>

namespace roomrack::desktop {

namespace {

struct PaidAmountsWords {
    Q_DECLARE_TR_FUNCTIONS(PaidAmounts)
};

}  // namespace

PaidAmounts paidAmounts(const std::vector<booking::SagaRow> &sagas)
{
    PaidAmounts paid;
    for (const booking::SagaRow &row : sagas) {
        const booking::SagaState &s = row.state;
        if (booking::isRefundOwed(s)) paid.owed += s.amount.minor;
        if (s.purpose != booking::SagaPurpose::Book || s.end != booking::SagaEnd::Booked) continue;
        if (s.amount.minor <= 0) continue;
        paid.currency = s.amount.currency;
        paid.charged += s.amount.minor;
    }
    for (const booking::Paid &one : booking::paidFor(sagas)) paid.kept += one.amount.minor;
    return paid;
}

void askPaidAmounts(HotelSession &session, BookingId booking, QObject *context,
                    std::function<void(const PaidAmounts &)> then)
{
    session.ask(storage::SagasOf{session.property(), booking}, context,
                [then = std::move(then)](const Result<std::vector<booking::SagaRow>> &sagas) {
                    if (sagas) then(paidAmounts(*sagas));
                });
}

QString refundText(const PaidAmounts &paid, Money owed, const QLocale &locale)
{
    if (!paid.currency) return {};
    const qint64 back = std::max<qint64>(0, paid.kept - owed.minor);
    if (back == 0) return PaidAmountsWords::tr("No refund to the guest");
    return PaidAmountsWords::tr("Refund to the guest: %1")
        .arg(Money{back, *paid.currency}.text(locale));
}

QString dueText(const PaidAmounts &paid, const storage::BookingRow &row, const HotelView &view,
                const QLocale &locale)
{
    const booking::Booking &b = row.booking;
    if (!booking::stands(b.status) || b.channelCollects) return {};
    const qint64 own = booking::owedAtProperty(b, row.taxes);
    const qint64 onTop = booking::taxesAtProperty(b, row.taxes);
    const Money total = guestsMoney(own, row, view);
    const bool isPaid = paid.currency == total.currency && paid.kept > 0;
    QStringList parts;
    if (isPaid || onTop > 0) {
        const QString text = onTop > 0 ? PaidAmountsWords::tr("Total with taxes and fees: %1.")
                                       : PaidAmountsWords::tr("Total: %1.");
        parts << text.arg(amountText(view.catalogue(), own, locale));
    }
    if (isPaid)
        parts
            << PaidAmountsWords::tr("Paid: %1.").arg(Money{paid.kept, total.currency}.text(locale));
    const qint64 due = std::max<qint64>(0, total.minor - (isPaid ? paid.kept : 0));
    parts << (due == 0 ? PaidAmountsWords::tr("Nothing is due at the hotel.")
                       : PaidAmountsWords::tr("Due at the hotel: %1.")
                             .arg(Money{due, total.currency}.text(locale)));
    return parts.join(QLatin1Char(' '));
}

Money guestsMoney(qint64 amount, const storage::BookingRow &row, const HotelView &view)
{
    return booking::guestsAmount(amount, view.property().currency, row.charge);
}

}  // namespace roomrack::desktop
