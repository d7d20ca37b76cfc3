// SPDX-License-Identifier: GPL-3.0-or-later
// Why something was stopped, and what each decision about it would do and cost: said before it is
// done.
#pragma once

#include "booking/commands.h"
#include "desktop/duplicates/comparison.h"

#include <QtCore/QUrl>

namespace roomrack::desktop {

struct DecisionWords {
    QString title;
    QString text;     ///< what will happen next, and what it costs
    QString confirm;  ///< of the button
    QString whyNot;   ///< it cannot be done; empty: it can
    bool danger = false;
};
DecisionWords decisionWords(const HotelView &view, const DuplicateCase &it,
                            booking::DuplicateDecision decision, const QLocale &locale);
/// "4 of 5 fields agree, and the two came within 24 h. The room is not booked ..."
QString whyStopped(const HotelView &view, const DuplicateCase &it, const QLocale &locale);
/// Whether the request holds its rooms until somebody decides.
bool isWaiting(const HotelView &view, const booking::DuplicateRow &row);
/// A mail to the guest, as an address for the mail program; empty: no address is known.
QUrl mailToGuest(const HotelView &view, const DuplicateCase &it, const QLocale &locale);

}  // namespace roomrack::desktop
