// SPDX-License-Identifier: GPL-3.0-or-later
// Why a request was blocked, and the effect and cost of each decision, shown before it is
// confirmed.
#pragma once

#include "booking/commands.h"
#include "desktop/compare/comparison.h"

#include <QtCore/QUrl>

namespace roomrack::desktop {

struct DecisionWords {
    QString title;
    QString text;     ///< effect and cost
    QString confirm;  ///< button text
    QString whyNot;   ///< why it is unavailable; empty: available
    bool danger = false;
};
DecisionWords decisionWords(const HotelView &view, const DuplicateCase &it,
                            booking::DuplicateDecision decision, const QLocale &locale);
/// "4 of 5 identifying fields match, and both were received within 24 h. The room is held ..."
QString whyStopped(const HotelView &view, const DuplicateCase &it, const QLocale &locale);
/// Whether the request holds its rooms until the decision.
bool isWaiting(const HotelView &view, const booking::DuplicateRow &row);
/// A mailto: URL for the guest; empty if no address is known.
QUrl mailToGuest(const HotelView &view, const DuplicateCase &it, const QLocale &locale);

}  // namespace roomrack::desktop
