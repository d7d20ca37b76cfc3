// SPDX-License-Identifier: GPL-3.0-or-later
// What is answered to FreeRooms, RatePlans and acknowledgements: success, advisory, warning or
// error, and the wish that everything be sent again.
#pragma once

#include "protocols/alpinebits/version.h"

#include <vector>

namespace roomrack::protocols::alpinebits {

struct Remark {
    int type = 0;  ///< of OpenTravel's list EWT: 11 advisory, 13 application error, 3 business rule
    int code = 0;  ///< of its list ERR; 0: none
    QString record;  ///< the request it is about
    QString status;  ///< "ALPINEBITS_SEND_FREEROOMS", or empty
    QString text;
    friend bool operator==(const Remark &, const Remark &) = default;
};

inline constexpr int kAdvisory = 11;
inline constexpr int kError = 13;

enum class Grade : quint8 {
    Success,
    Advisory,  ///< done; something to know
    Warning,   ///< not done, or in part only: business rules are against it
    Error,     ///< not done: the message is wrong
};

struct Outcome {
    std::vector<Remark> warnings;
    std::vector<Remark> errors;  ///< where there is one nothing was done

    Grade grade() const;
    bool mustSendFreeRooms() const { return wants(u"ALPINEBITS_SEND_FREEROOMS"); }
    bool mustSendRatePlans() const { return wants(u"ALPINEBITS_SEND_RATEPLANS"); }
    bool mustSendInventory() const { return wants(u"ALPINEBITS_SEND_INVENTORY"); }
    bool mustHandshake() const { return wants(u"ALPINEBITS_SEND_HANDSHAKE"); }
    /// All that was said, a line each.
    QString text() const;
    friend bool operator==(const Outcome &, const Outcome &) = default;

private:
    bool wants(QStringView status) const;
};

/// The answer to FreeRooms, RatePlans or Acknowledge. A status that the version does not know, and
/// what it has no place for (a code of a warning, say), is left out; texts are kept.
QByteArray encode(Action answered, const Outcome &outcome, Version version);
/// Neither success nor errors, or both, is an error: then it is not known what was done.
Result<Outcome> decodeOutcome(Action answered, const QByteArray &xml);

}  // namespace roomrack::protocols::alpinebits
