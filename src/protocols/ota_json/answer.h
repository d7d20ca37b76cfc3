// SPDX-License-Identifier: GPL-3.0-or-later
// The response of an OTA of the JSON protocol: accepted, partly accepted with an error per item,
// rate-limited, or refused. Decoded from status and body; encoded for the simulator and for our own
// API server.
#pragma once

#include "core/error.h"
#include "core/night.h"
#include "protocols/ota_json/updates.h"

#include <QtCore/QStringList>

#include <optional>
#include <span>
#include <vector>

namespace roomrack::protocols::ota_json {

enum class Outcome : quint8 {
    Accepted,      ///< 200: all items
    Partial,       ///< 200 with warnings: all but the named items
    Slower,        ///< 429: nothing was applied; wait, then resend
    Unauthorised,  ///< 401, 403: invalid key
    NotFound,      ///< 404: no such property, revision, ...
    Refused,       ///< 400, 413, 422: invalid message; a resend fails, too
    Unavailable,   ///< 5xx: unknown whether anything was applied
};

/// Why one item of a message was not applied. Identified by `index`, or, if the response only
/// repeats the item, by the repeated values.
struct ItemProblem {
    int index = -1;  ///< in the message; -1 if not in the response
    QString property;
    QString subject;  ///< room type or rate plan
    std::optional<Night> from;
    std::optional<Night> to;
    QString field;
    QString reason;
    friend bool operator==(const ItemProblem &, const ItemProblem &) = default;
};

struct Answer {
    Outcome outcome = Outcome::Accepted;
    QStringList tasks;  ///< ids of the server's tasks
    std::vector<ItemProblem> problems;
    QString code;         ///< "http_too_many_requests"
    QString title;        ///< text
    QStringList details;  ///< "values[0].rate: must be a decimal"
    std::optional<int> retryAfterSeconds;
    friend bool operator==(const Answer &, const Answer &) = default;
};

/// Encode status line and body of an answer. Problems concern updates of `kind`.
enum class Kind : quint8 { Availability, Restrictions };
int httpStatus(const Answer &answer);
QByteArray encode(const Answer &answer, Kind kind);

/// Decodes status, body and Retry-After header (seconds; empty if absent). For 4xx and 5xx the
/// status is sufficient and the body may be anything. A 200 must be JSON of this form; otherwise
/// the result is unknown and an error is returned.
Result<Answer> decodeAnswer(int status, const QByteArray &body, const QByteArray &retryAfter = {});

/// Items of a message that a problem refers to: the one with its index, or those equal to the
/// repeated values. Empty if none matches; then no item counts as applied.
template <typename Update>
std::vector<int> itemsMeant(const ItemProblem &problem, std::span<const Update> updates);
extern template std::vector<int> itemsMeant(const ItemProblem &,
                                            std::span<const AvailabilityUpdate>);
extern template std::vector<int> itemsMeant(const ItemProblem &,
                                            std::span<const RestrictionUpdate>);

/// The API server's response to a refused message.
Answer refusal(const Error &error);

}  // namespace roomrack::protocols::ota_json
