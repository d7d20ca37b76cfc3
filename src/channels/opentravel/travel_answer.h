// SPDX-License-Identifier: GPL-3.0-or-later
// The overall result of an OpenTravel answer: applied or not, and what that means for the link.
#pragma once

#include "channels/connection/dialect.h"
#include "protocols/opentravel/codec.h"

namespace roomrack::channels {

/// A problem in the channel's text.
QString wordsOf(const protocols::opentravel::Problem &problem);

struct TravelAnswer {
    Verdict verdict;
    /// Set if the verdict follows from a message that could be read.
    std::optional<protocols::opentravel::Decoded> decoded;
    /// Of an answer; empty if there is none.
    protocols::opentravel::Outcome outcome;
};

/// `expected` is the name of the answer, "OTA_PingRS". Success of another message proves nothing
/// about this one. Error 497 (and the types of authentication and authorisation) means a wrong
/// account or password; 187 and 450 that nothing was done and a retry is possible; after 448, an
/// error within their system, the result is unknown. A SOAP fault is caused by the sender (Client:
/// refused) or the receiver (Server: unknown).
TravelAnswer readTravelAnswer(const Reply &reply, const QString &expected);

}  // namespace roomrack::channels
