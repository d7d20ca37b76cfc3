// SPDX-License-Identifier: GPL-3.0-or-later
#include "channels/opentravel/travel_answer.h"

#include "channels/opentravel/travel_inbox.h"

#include <algorithm>

namespace roomrack::channels {

using namespace protocols::opentravel;

namespace {

using Kind = Verdict::Kind;

bool isAbout(const Problem &p, std::initializer_list<Code> codes)
{
    return std::any_of(codes.begin(), codes.end(),
                       [&](Code code) { return p.code == static_cast<int>(code); });
}

bool isRight(const Problem &p)
{
    return p.code == static_cast<int>(Code::AuthorizationError)
           || p.type == static_cast<int>(ErrorType::Authentication)
           || p.type == static_cast<int>(ErrorType::AuthenticationTimeout)
           || p.type == static_cast<int>(ErrorType::Authorization);
}

/// A "try later" code about one record only is a refusal of that record.
Kind kindOf(const std::vector<Problem> &errors)
{
    const auto any = [&](auto test) { return std::any_of(errors.begin(), errors.end(), test); };
    if (any(isRight)) return Kind::NotAllowed;
    const auto whole = [](std::initializer_list<Code> codes) {
        return [codes](const Problem &p) { return p.recordId.isEmpty() && isAbout(p, codes); };
    };
    if (any(whole({Code::SystemError}))) return Kind::Unknown;
    if (any(whole({Code::SystemUnavailable, Code::UnableToProcess}))) return Kind::TryLater;
    return Kind::Refused;
}

Verdict verdictOf(const Fault &fault)
{
    Verdict verdict;
    verdict.said = fault.text.isEmpty() ? fault.code : fault.text;
    if (fault.code.contains(u"Authentication") || fault.code == u"InvalidSecurity"
        || fault.code == u"InvalidSecurityToken") {
        verdict.kind = Kind::NotAllowed;
    } else if (!fault.code.startsWith(u"Server")) {
        verdict.kind = Kind::Refused;
    }
    return verdict;
}

const Outcome *outcomeOf(const Message &message)
{
    return std::visit(
        [](const auto &m) -> const Outcome * {
            if constexpr (requires { m.outcome; })
                return &m.outcome;
            else
                return nullptr;
        },
        message);
}

QString allWords(const std::vector<Problem> &problems)
{
    QStringList words;
    for (const Problem &p : problems) words += wordsOf(p);
    words.removeDuplicates();
    return words.join(QStringLiteral("; "));
}

/// What is wrong with the message itself, if anything.
QString unclear(const Decoded &decoded, const Outcome *outcome, const QString &expected)
{
    for (const Problem &p : decoded.problems) {
        if (p.recordId.isEmpty()) return wordsOf(p);
    }
    if (outcome && (!outcome->ok() || nameOf(decoded.message) == expected)) return {};
    return ErrorText::tr("received %1 instead of %2").arg(nameOf(decoded.message), expected);
}

}  // namespace

QString wordsOf(const Problem &p)
{
    QStringList words{p.shortText};
    if (p.text != p.shortText) words += p.text;
    words.removeAll(QString());
    return words.isEmpty() ? ErrorText::tr("error %1").arg(p.code)
                           : words.join(QStringLiteral(": "));
}

TravelAnswer readTravelAnswer(const Reply &reply, const QString &expected)
{
    TravelAnswer answer;
    const auto status = verdictOfStatus(reply);
    const bool clear =
        status && (status->kind == Kind::TryLater || status->kind == Kind::NotAllowed);
    if (reply.came != Reply::Came::Answer || clear) {
        answer.verdict = *status;
        return answer;
    }
    auto decoded = decodeInbound(reply.body);
    if (!decoded) {
        if (status)
            answer.verdict = *status;
        else
            answer.verdict.said = unreadableText(reply, decoded.error());
        return answer;
    }
    if (const Fault *fault = std::get_if<Fault>(&decoded->message)) {
        answer.verdict = verdictOf(*fault);
        return answer;
    }
    const Outcome *outcome = outcomeOf(decoded->message);
    const QString wrong = unclear(*decoded, outcome, expected);
    if (!wrong.isEmpty()) {
        answer.verdict.said = wrong;
        return answer;
    }
    answer.outcome = *outcome;
    answer.verdict.kind = outcome->ok() ? Kind::Done : kindOf(outcome->errors);
    answer.verdict.said = allWords(outcome->errors);
    answer.decoded = std::move(*decoded);
    return answer;
}

}  // namespace roomrack::channels
