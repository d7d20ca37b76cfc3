// SPDX-License-Identifier: GPL-3.0-or-later
// Error responses: problem details (RFC 9457) with the field, and the rooms left when sold out. The
// kinds are those of docs/openapi.yaml.
#pragma once

#include "booking/claim.h"
#include "core/error.h"
#include "http/message.h"

#include <vector>

namespace roomrack::api::v1 {

struct Problem {
    int status = 500;
    const char *kind = "internal";  ///< the end of `type`: "urn:roomrack:sold-out"
    QString detail;                 ///< what a valid request needs
    QString field{};                ///< in body, path or query; or a header
    int left = -1;                  ///< rooms still available
    int retryAfter = 0;             ///< seconds; 0: retrying does not help
};

/// The same for an error of the engine, with the API's field names.
Problem problemOf(const Error &error);
QByteArray problemBody(const Problem &problem);
http::Response problemAnswer(const Problem &problem);
inline http::Response problemAnswer(const Error &error)
{
    return problemAnswer(problemOf(error));
}
/// In the form stored with the idempotency key.
booking::ClaimAnswer storedProblem(const Error &error);

/// Whether the error is a final outcome: the request was evaluated and refused, and a repeat with
/// the same key is refused again. Otherwise nothing was decided.
bool isOutcome(const Error &error);

/// "room type" becomes "room_type".
QString fieldName(const QString &field);

struct ProblemKind {
    const char *kind;
    const char *title;
};
const std::vector<ProblemKind> &problemKinds();

}  // namespace roomrack::api::v1
