// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/v1/problem.h"

#include "core/card_number.h"
#include "protocols/json/writer.h"

#include <algorithm>
#include <array>
#include <cstring>

namespace roomrack::api::v1 {

namespace {

constexpr int kBusySeconds = 1;
constexpr int kDownSeconds = 5;

struct CodeProblem {
    ErrorCode code;
    int status;
    const char *kind;
    int retryAfter;
};
constexpr std::array kCodes{
    CodeProblem{ErrorCode::Invalid, 422, "invalid", 0},
    CodeProblem{ErrorCode::NotFound, 404, "not-found", 0},
    CodeProblem{ErrorCode::SoldOut, 409, "sold-out", 0},
    CodeProblem{ErrorCode::Restricted, 409, "restricted", 0},
    CodeProblem{ErrorCode::Stale, 409, "stale", 0},
    CodeProblem{ErrorCode::Expired, 410, "expired", 0},
    CodeProblem{ErrorCode::NotYours, 403, "forbidden", 0},
    CodeProblem{ErrorCode::Forbidden, 403, "forbidden", 0},
    CodeProblem{ErrorCode::WrongState, 409, "wrong-state", 0},
    CodeProblem{ErrorCode::Duplicate, 409, "duplicate", 0},
    CodeProblem{ErrorCode::Cancelled, 409, "wrong-state", 0},
    CodeProblem{ErrorCode::Busy, 503, "busy", kBusySeconds},
    CodeProblem{ErrorCode::NotSaved, 503, "not-saved", kDownSeconds},
    CodeProblem{ErrorCode::Unknown, 503, "outcome-unknown", kDownSeconds},
};

QString typeOf(const char *kind)
{
    return QStringLiteral("urn:roomrack:") + QLatin1String(kind);
}

}  // namespace

const std::vector<ProblemKind> &problemKinds()
{
    static const std::vector<ProblemKind> kinds{
        {"invalid", "Something of the request is wrong"},
        {"malformed", "The body cannot be read"},
        {"unauthorized", "A token is wanted"},
        {"forbidden", "This may not be done with this token"},
        {"foreign-host", "This is not the host that was asked for"},
        {"web-page", "Web pages are not answered"},
        {"not-found", "There is no such thing"},
        {"method-not-allowed", "Another method is answered here"},
        {"sold-out", "There are not enough rooms"},
        {"restricted", "The stay is restricted"},
        {"stale", "It changed since it was looked at"},
        {"expired", "It ran out"},
        {"wrong-state", "It is not in a state for that"},
        {"duplicate", "It is there already"},
        {"key-wanted", "An Idempotency-Key is wanted"},
        {"key-reused", "The Idempotency-Key came with another request"},
        {"in-progress", "The first request with this key is not over yet"},
        {"too-large", "The body is too large"},
        {"wrong-type", "The body is not JSON"},
        {"upgrade-wanted", "This is a WebSocket"},
        {"too-many-requests", "Too many requests"},
        {"busy", "Too much at once"},
        {"not-saved", "Nothing can be saved now"},
        {"outcome-unknown", "It is not known whether this was saved"},
        {"internal", "Something is wrong here"},
    };
    return kinds;
}

QString fieldName(const QString &field)
{
    static constexpr std::array kOthers{
        std::pair{"hold", "soft_block"},      std::pair{"time to live", "ttl_seconds"},
        std::pair{"rate plan", "plan"},       std::pair{"plan", "plan"},
        std::pair{"price", "total"},          std::pair{"payment", "payment_method"},
        std::pair{"method", "payment_method"}};
    for (const auto &[here, there] : kOthers) {
        if (field == QLatin1String(here)) return QLatin1String(there);
    }
    // A header keeps its name.
    if (field.isEmpty() || field.front().isUpper()) return field;
    QString name = field;
    return name.replace(u' ', u'_').replace(u'-', u'_');
}

Problem problemOf(const Error &error)
{
    Problem problem;
    const auto at = std::find_if(kCodes.begin(), kCodes.end(),
                                 [&](const CodeProblem &c) { return c.code == error.code; });
    if (at != kCodes.end()) {
        problem.status = at->status;
        problem.kind = at->kind;
        problem.retryAfter = at->retryAfter;
    }
    problem.field = fieldName(error.field);
    if (problem.field == u"Idempotency-Key" && error.code == ErrorCode::Invalid)
        problem.kind = "key-reused";
    // Of what is wrong in here strangers hear no more.
    if (problem.status != 500) problem.detail = error.reason;
    problem.left = error.left;
    return problem;
}

QByteArray problemBody(const Problem &problem)
{
    const auto &kinds = problemKinds();
    const auto kind = std::find_if(kinds.begin(), kinds.end(), [&](const ProblemKind &k) {
        return std::strcmp(k.kind, problem.kind) == 0;
    });
    protocols::json::Writer w;
    w.beginObject();
    w.key("type").text(typeOf(problem.kind));
    w.key("title").text(kind == kinds.end() ? QString() : QLatin1String(kind->title));
    w.key("status").number(problem.status);
    // Both may quote what came; and what is answered is kept under the key.
    if (!problem.detail.isEmpty()) w.key("detail").text(withoutCardNumbers(problem.detail));
    if (!problem.field.isEmpty()) w.key("field").text(withoutCardNumbers(problem.field));
    if (problem.left >= 0) w.key("left").number(problem.left);
    w.endObject();
    return w.take();
}

http::Response problemAnswer(const Problem &problem)
{
    http::Response answer{
        problem.status, {{"Content-Type", "application/problem+json"}}, problemBody(problem)};
    if (problem.retryAfter > 0)
        answer.headers.emplace_back("Retry-After", QByteArray::number(problem.retryAfter));
    return answer;
}

booking::ClaimAnswer storedProblem(const Error &error)
{
    const Problem problem = problemOf(error);
    return {problem.status, problemBody(problem)};
}

bool isOutcome(const Error &error)
{
    return problemOf(error).status < 500;
}

}  // namespace roomrack::api::v1
