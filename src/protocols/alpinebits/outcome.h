// SPDX-License-Identifier: GPL-3.0-or-later
// The response to FreeRooms, RatePlans and acknowledgements: success, advisory, warning or error,
// and a request to resend everything.
#pragma once

#include "protocols/alpinebits/version.h"

#include <vector>

namespace roomrack::protocols::alpinebits {

struct Remark {
    int type = 0;    ///< OpenTravel list EWT: 11 advisory, 13 application error, 3 business rule
    int code = 0;    ///< OpenTravel list ERR; 0: none
    QString record;  ///< the request concerned
    QString status;  ///< "ALPINEBITS_SEND_FREEROOMS", or empty
    QString text;
    friend bool operator==(const Remark &, const Remark &) = default;
};

inline constexpr int kAdvisory = 11;
inline constexpr int kError = 13;

enum class Grade : quint8 {
    Success,
    Advisory,  ///< applied, with a note
    Warning,   ///< not or partly applied: business rules
    Error,     ///< not applied: invalid message
};

struct Outcome {
    std::vector<Remark> warnings;
    std::vector<Remark> errors;  ///< if not empty, nothing was applied

    Grade grade() const;
    bool mustSendFreeRooms() const { return wants(u"ALPINEBITS_SEND_FREEROOMS"); }
    bool mustSendRatePlans() const { return wants(u"ALPINEBITS_SEND_RATEPLANS"); }
    bool mustHandshake() const { return wants(u"ALPINEBITS_SEND_HANDSHAKE"); }
    /// All texts, one per line.
    QString text() const;
    friend bool operator==(const Outcome &, const Outcome &) = default;

private:
    bool wants(QStringView status) const;
};

/// The response to FreeRooms, RatePlans or Acknowledge. A status that the version does not define,
/// and fields it lacks (such as a warning's code), are omitted; texts are kept.
QByteArray encode(Action answered, const Outcome &outcome, Version version);
/// Neither success nor errors, or both, is an error: the result is unknown then.
Result<Outcome> decodeOutcome(Action answered, const QByteArray &xml);

}  // namespace roomrack::protocols::alpinebits
