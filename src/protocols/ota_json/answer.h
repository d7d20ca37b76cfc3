// SPDX-License-Identifier: GPL-3.0-or-later
// What an OTA of the JSON protocol answers: done, done in part with an error per item, wait, or
// refused. Read from status and body, and written for the simulator and for our own door.
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
    Accepted,      ///< 200: all of it
    Partial,       ///< 200 with warnings: all but the items named
    Slower,        ///< 429: nothing was applied; wait, then the same again
    Unauthorised,  ///< 401, 403: the key is wrong
    NotFound,      ///< 404: no such property, revision, ...
    Refused,       ///< 400, 413, 422: the message is wrong; the same again would be, too
    Unavailable,   ///< 5xx: whether anything was applied is not known
};

/// Why one item of a message was not applied. It is found again by `index`, or, where the answer
/// only repeats the item, by what is repeated.
struct ItemProblem {
    int index = -1;  ///< in the message; -1 where the answer does not say
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
    QStringList tasks;  ///< the numbers under which the other side does the work
    std::vector<ItemProblem> problems;
    QString code;         ///< "http_too_many_requests"
    QString title;        ///< in words
    QStringList details;  ///< "values[0].rate: must be a decimal"
    std::optional<int> retryAfterSeconds;
    friend bool operator==(const Answer &, const Answer &) = default;
};

/// The status line and body for an answer. Problems are of updates of `kind`.
enum class Kind : quint8 { Availability, Restrictions };
int httpStatus(const Answer &answer);
QByteArray encode(const Answer &answer, Kind kind);

/// An answer from its status, body and Retry-After header (seconds; empty where there is none).
/// A status of 4xx or 5xx is enough by itself: its body may be anything. A 200 must be JSON of this
/// form, else nothing is known and that is the error.
Result<Answer> decodeAnswer(int status, const QByteArray &body, const QByteArray &retryAfter = {});

/// The items of a message that a problem speaks of: the one it numbers, or those that are what it
/// repeats. Empty when it fits none; then no item can be said to have been applied.
template <typename Update>
std::vector<int> itemsMeant(const ItemProblem &problem, std::span<const Update> updates);
extern template std::vector<int> itemsMeant(const ItemProblem &,
                                            std::span<const AvailabilityUpdate>);
extern template std::vector<int> itemsMeant(const ItemProblem &,
                                            std::span<const RestrictionUpdate>);

/// What a door says to a message it refuses.
Answer refusal(const Error &error);

}  // namespace roomrack::protocols::ota_json
