// SPDX-License-Identifier: GPL-3.0-or-later
// What a program is told when something is wrong: problem details (RFC 9457) with the field, and
// what is left where rooms are short. The kinds are those of docs/openapi.yaml.
#pragma once

#include "booking/claim.h"
#include "core/error.h"
#include "http/message.h"

#include <vector>

namespace roomrack::api::v1 {

struct Problem {
    int status = 500;
    const char *kind = "internal";  ///< the end of `type`: "urn:roomrack:sold-out"
    QString detail;                 ///< what would be right
    QString field{};                ///< of the body, the path or the query; or a header
    int left = -1;                  ///< rooms that could still be had
    int retryAfter = 0;             ///< seconds; 0: asking again helps nothing
};

/// The same for an error of the house: its fields by their names here.
Problem problemOf(const Error &error);
QByteArray problemBody(const Problem &problem);
http::Response problemAnswer(const Problem &problem);
inline http::Response problemAnswer(const Error &error)
{
    return problemAnswer(problemOf(error));
}
/// As it is stored with its key.
booking::ClaimAnswer storedProblem(const Error &error);

/// Whether an error is an outcome: what was asked for was looked at and refused, and asked again
/// with the same key it is refused again. Else nothing was decided.
bool isOutcome(const Error &error);

/// "room type" is "room_type" here.
QString fieldName(const QString &field);

struct ProblemKind {
    const char *kind;
    const char *title;
};
const std::vector<ProblemKind> &problemKinds();

}  // namespace roomrack::api::v1
