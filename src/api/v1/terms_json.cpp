// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/v1/terms_json.h"

namespace roomrack::api::v1 {

namespace {

void writeFee(Writer &w, const pricing::CancellationFee &fee)
{
    w.key("fee_percent").number(fee.percent);
    w.key("fee_nights").number(fee.nights);
}

}  // namespace

void writeCancellation(Writer &w, const pricing::CancellationTerms &terms)
{
    w.beginObject();
    w.key("refundable").boolean(terms.refundable);
    w.key("free_until_days").number(terms.freeUntilDays);
    w.key("free_until_minute").number(terms.freeUntilMinute);
    writeFee(w, {terms.feePercent, terms.feeNights});
    w.key("later").beginArray();
    for (const pricing::CancellationStep &step : terms.further) {
        w.beginObject();
        w.key("from_days").number(step.fromDays);
        w.key("from_minute").number(step.fromMinute);
        writeFee(w, step.fee);
        w.endObject();
    }
    w.endArray();
    w.key("no_show");
    if (terms.noShow) {
        w.beginObject();
        writeFee(w, *terms.noShow);
        w.endObject();
    } else {
        w.null();
    }
    w.endObject();
}

void writeKeptTerms(Writer &w, const engine::HotelView &hotel, const booking::Booking &booking)
{
    const pricing::PlanTerms *terms = hotel.rates().termsOf(booking.plan, booking.termsSeq);
    if (!terms) return w.null();
    w.beginObject();
    w.key("current").boolean(!hotel.rates().areEarlierTerms(booking.plan, booking.termsSeq));
    w.key("prepayment").text(nameOf(kPrepaymentNames, terms->prepayment));
    w.key("prepaid_percent").number(terms->prepaidPercent);
    w.key("guarantee").text(nameOf(kGuaranteeNames, terms->guarantee));
    w.key("cancellation");
    writeCancellation(w, terms->cancellation);
    w.endObject();
}

}  // namespace roomrack::api::v1
