// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocols/ota_json/answer.h"

#include "protocols/json/writer.h"
#include "protocols/ota_json/limits.h"
#include "protocols/take.h"

namespace roomrack::protocols::ota_json {

namespace {

using json::Value;
using json::Writer;

constexpr int kMostWords = 4000;
constexpr int kMostProblems = 100'000;

Outcome outcomeOf(int status)
{
    if (status == 429) return Outcome::Slower;
    if (status == 401 || status == 403) return Outcome::Unauthorised;
    if (status == 404) return Outcome::NotFound;
    // 408: the server timed out and may have applied what it had received.
    if (status >= 500 || status == 408) return Outcome::Unavailable;
    return Outcome::Refused;
}

const char *subjectKey(Kind kind)
{
    return kind == Kind::Availability ? "room_type_id" : "rate_plan_id";
}

/// Subject of a problem that concerns no single field.
constexpr QLatin1String kWhole("item");

void writeProblem(Writer &w, const ItemProblem &p, Kind kind)
{
    w.beginObject();
    if (p.index >= 0) w.key("index").number(p.index);
    if (!p.property.isEmpty()) w.key("property_id").text(p.property);
    if (!p.subject.isEmpty()) w.key(subjectKey(kind)).text(p.subject);
    if (p.from) w.key("date_from").night(*p.from);
    if (p.to) w.key("date_to").night(*p.to);
    w.key("warning").beginObject();
    w.key(p.field.isEmpty() ? QString(kWhole) : p.field).beginArray();
    w.text(p.reason);
    w.endArray();
    w.endObject();
    w.endObject();
}

void writeDone(Writer &w, const Answer &a, Kind kind)
{
    w.key("data").beginArray();
    for (const QString &task : a.tasks) {
        w.beginObject();
        w.key("id").text(task);
        w.key("type").text(QStringLiteral("task"));
        w.endObject();
    }
    w.endArray();
    w.key("meta").beginObject();
    w.key("message").text(QStringLiteral("Success"));
    w.key("warnings").beginArray();
    for (const ItemProblem &p : a.problems) writeProblem(w, p, kind);
    w.endArray();
    w.endObject();
}

void writeRefused(Writer &w, const Answer &a)
{
    w.key("errors").beginObject();
    w.key("code").text(a.code);
    w.key("title").text(a.title);
    if (!a.details.isEmpty()) {
        w.key("details").beginArray();
        for (const QString &detail : a.details) w.text(detail);
        w.endArray();
    }
    w.endObject();
}

/// Collects the texts of any value, also nested in arrays and objects, with their keys.
void gatherWords(const Value &value, const QString &before, QStringList &into)
{
    if (into.size() >= 100) return;
    if (value.kind() == json::Kind::Text) {
        const QString words = value.text(kMostWords).value_or(QString());
        into += before.isEmpty() ? words : before + QStringLiteral(": ") + words;
    }
    for (Value v = value.first(); v.kind() != json::Kind::Missing; v = v.next()) {
        const bool named = value.kind() == json::Kind::Object;
        gatherWords(v, named ? v.key() : before, into);
    }
}

/// {"warning": {"rate": ["must be a decimal"]}}: the field, and its reasons as one sentence.
void readReason(const Value &warning, ItemProblem &into)
{
    const Value first = warning.first();
    if (first.key() != kWhole) into.field = first.key();
    QStringList words;
    if (warning.size() == 1)
        gatherWords(first.kind() == json::Kind::Array ? first : warning, {}, words);
    else
        gatherWords(warning, {}, words);
    into.reason = words.join(QStringLiteral("; "));
}

Result<ItemProblem> problemOf(const Value &v)
{
    ItemProblem p;
    Take take;
    if (v["index"].present()) take(v["index"].count(0, kMostProblems), p.index);
    if (v["property_id"].present()) take(v["property_id"].id(), p.property);
    for (const char *key : {"room_type_id", "rate_plan_id"})
        if (v[key].present()) take(v[key].id(), p.subject);
    if (v["date_from"].present()) take(v["date_from"].night(), p.from);
    if (v["date_to"].present()) take(v["date_to"].night(), p.to);
    if (v["date"].present() && take(v["date"].night(), p.from)) p.to = p.from;
    if (v["warning"].kind() == json::Kind::Missing)
        take.fail(v["warning"].wrong(ErrorText::tr("is missing")));
    readReason(v["warning"], p);
    if (take.failed()) return take.error();
    return p;
}

Result<void> readDone(const Value &root, Answer &into)
{
    Take take;
    const Value data = root["data"], warnings = root["meta"]["warnings"];
    for (Value v = data.first(); v.kind() != json::Kind::Missing; v = v.next()) {
        if (v.kind() != json::Kind::Object || !v["id"].present()) continue;
        QString id;
        take(v["id"].id(), id);
        into.tasks += id;
    }
    if (warnings.present()) {
        const auto list = warnings.array(kMostProblems);
        if (!list) return tl::unexpected<Error>(list.error());
        for (Value v = list->first(); v.kind() != json::Kind::Missing; v = v.next()) {
            auto problem = problemOf(v);
            if (!problem) return tl::unexpected<Error>(problem.error());
            into.problems.push_back(std::move(*problem));
        }
    }
    if (take.failed()) return take.error();
    into.outcome = into.problems.empty() ? Outcome::Accepted : Outcome::Partial;
    return {};
}

void readRefused(const Value &errors, Answer &into)
{
    into.code = errors["code"].text(200).value_or(QString());
    into.title = errors["title"].text(kMostWords).value_or(QString());
    gatherWords(errors["details"], {}, into.details);
}

}  // namespace

int httpStatus(const Answer &answer)
{
    switch (answer.outcome) {
    case Outcome::Accepted:
    case Outcome::Partial: return 200;
    case Outcome::Slower: return 429;
    case Outcome::Unauthorised: return 401;
    case Outcome::NotFound: return 404;
    case Outcome::Refused: return 422;
    case Outcome::Unavailable: return 503;
    }
    return 500;
}

QByteArray encode(const Answer &answer, Kind kind)
{
    const bool done = answer.outcome == Outcome::Accepted || answer.outcome == Outcome::Partial;
    Writer w;
    w.beginObject();
    if (done)
        writeDone(w, answer, kind);
    else
        writeRefused(w, answer);
    w.endObject();
    return w.take();
}

Result<Answer> decodeAnswer(int status, const QByteArray &body, const QByteArray &retryAfter)
{
    Answer a;
    const bool done = status >= 200 && status < 300;
    bool isNumber = false;
    const int seconds = retryAfter.trimmed().toInt(&isNumber);
    if (isNumber && seconds >= 0) a.retryAfterSeconds = seconds;
    const auto document = json::Document::parse(body, kMessage);
    if (document && document->root()["errors"].present()) {
        readRefused(document->root()["errors"], a);
        a.outcome = done ? Outcome::Refused : outcomeOf(status);
        return a;
    }
    if (!done) {
        a.outcome = outcomeOf(status);
        return a;
    }
    if (!document) return tl::unexpected<Error>(document.error());
    const Value root = document->root();
    if (!root["data"].present() && !root["meta"].present())
        return root["data"].wrong(ErrorText::tr("is missing"));
    if (auto ok = readDone(root, a); !ok) return tl::unexpected<Error>(ok.error());
    return a;
}

template <typename Update>
std::vector<int> itemsMeant(const ItemProblem &problem, std::span<const Update> updates)
{
    std::vector<int> out;
    const int count = static_cast<int>(updates.size());
    if (problem.index >= 0) {
        if (problem.index < count) out.push_back(problem.index);
        return out;
    }
    if (problem.subject.isEmpty()) return out;
    for (int i = 0; i < count; ++i) {
        const Update &u = updates[static_cast<size_t>(i)];
        if (u.subject() == problem.subject
            && (problem.property.isEmpty() || u.property == problem.property)
            && (!problem.from || u.from == *problem.from) && (!problem.to || u.to == *problem.to))
            out.push_back(i);
    }
    return out;
}

template std::vector<int> itemsMeant(const ItemProblem &, std::span<const AvailabilityUpdate>);
template std::vector<int> itemsMeant(const ItemProblem &, std::span<const RestrictionUpdate>);

Answer refusal(const Error &error)
{
    Answer a;
    a.outcome = Outcome::Refused;
    a.code = QStringLiteral("validation_error");
    a.title = QStringLiteral("Validation Error");
    a.details = {error.field.isEmpty() ? error.reason
                                       : error.field + QStringLiteral(": ") + error.reason};
    return a;
}

}  // namespace roomrack::protocols::ota_json
