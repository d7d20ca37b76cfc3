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

/// A malformed key and one of another request have problems of their own.
void forKey(ErrorCode code, Problem &problem)
{
    if (code == ErrorCode::Invalid) {
        problem.status = 400;
        problem.kind = "key-wanted";
    } else if (code == ErrorCode::Duplicate) {
        problem.status = 422;
        problem.kind = "key-reused";
    }
}

}  // namespace

const std::vector<ProblemKind> &problemKinds()
{
    static const std::vector<ProblemKind> kinds{
        {"invalid", "Invalid request"},
        {"malformed", "Malformed request body"},
        {"unauthorized", "Authentication required"},
        {"forbidden", "Permission denied"},
        {"foreign-host", "Host name not accepted"},
        {"web-page", "Requests from web pages not accepted"},
        {"not-found", "Not found"},
        {"method-not-allowed", "Method not allowed"},
        {"sold-out", "Not enough rooms available"},
        {"restricted", "Stay restricted"},
        {"stale", "Changed in the meantime"},
        {"expired", "Expired"},
        {"wrong-state", "Not possible in the current status"},
        {"duplicate", "Duplicate"},
        {"key-wanted", "Idempotency-Key missing or invalid"},
        {"key-reused", "Idempotency-Key already used for another request"},
        {"in-progress", "Request with this Idempotency-Key in progress"},
        {"too-large", "Request body too large"},
        {"wrong-type", "Content type not supported"},
        {"upgrade-wanted", "WebSocket upgrade required"},
        {"too-many-requests", "Too many requests"},
        {"busy", "Temporarily unavailable"},
        {"not-saved", "Change not saved"},
        {"outcome-unknown", "Outcome unknown"},
        {"internal", "Internal error"},
    };
    return kinds;
}

QString fieldName(const QString &field)
{
    static constexpr std::array kOthers{
        std::pair{"hold", "soft_block"},       std::pair{"hold duration", "ttl_seconds"},
        std::pair{"rate plan", "plan"},        std::pair{"plan", "plan"},
        std::pair{"price", "total"},           std::pair{"payment", "payment_method"},
        std::pair{"method", "payment_method"}, std::pair{"market segment", "segment"},
        std::pair{"exemption", "exemptions"}};
    for (const auto &[here, there] : kOthers) {
        if (field == QLatin1String(here)) return QLatin1String(there);
    }
    // Names of headers stay unchanged.
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
    if (problem.field == u"Idempotency-Key") forKey(error.code, problem);
    // Details of internal errors are not sent to clients.
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
    // Both may quote the input, and the response is stored with the key.
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
