// SPDX-License-Identifier: GPL-3.0-or-later
// What an OpenTravel answer says as a whole: applied or not, and what that means for the line.
#pragma once

#include "channels/link/dialect.h"
#include "protocols/opentravel/codec.h"

namespace roomrack::channels {

/// A problem in the channel's words.
QString wordsOf(const protocols::opentravel::Problem &problem);

struct TravelAnswer {
    Verdict verdict;
    /// Where the verdict follows from a message that could be read.
    std::optional<protocols::opentravel::Decoded> decoded;
    /// Of an answer; empty where there is none.
    protocols::opentravel::Outcome outcome;
};

/// `expected` is the name of the answer, "OTA_PingRS". Success of another message says nothing
/// about ours. Of the errors, 497 (and the types of authentication and authorisation) mean that
/// our name or password is wrong; 187 and 450 that nothing was done and may be tried later; after
/// 448, an error within their system, nobody knows. A SOAP fault is the sender's doing (Client:
/// refused) or the receiver's (Server: nobody knows).
TravelAnswer readTravelAnswer(const Reply &reply, const QString &expected);

}  // namespace roomrack::channels
