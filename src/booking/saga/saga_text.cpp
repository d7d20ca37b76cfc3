// SPDX-License-Identifier: GPL-3.0-or-later
#include "booking/saga/saga_text.h"

#include "core/json_fields.h"

#include <QtCore/QJsonDocument>

#include <algorithm>

namespace roomrack::booking {

namespace {

using core::FieldReader;
using core::FieldWriter;

void money(FieldWriter &out, const char *amount, const char *currency, const Money &m)
{
    out.field(amount, m.minor);
    out.field(currency, m.currency.code());
}

void money(FieldReader &in, const char *amount, const char *currency, Money &m)
{
    QString code;
    in.field(amount, m.minor);
    in.field(currency, code);
    const auto known = Currency::make(code);
    if (!known) return in.note(currency);
    m.currency = *known;
}

void nights(FieldWriter &out, const Stay &stay, const char *first = "in",
            const char *length = "nights")
{
    out.field(first, stay.checkIn().day());
    out.field(length, stay.nights());
}

void nights(FieldReader &in, Stay &stay, const char *first = "in", const char *length = "nights")
{
    int day = 0, count = 0;
    in.field(first, day);
    in.field(length, count);
    stay = Stay(Night(day), std::max(0, count));
}

/// In the JSON of its own. Lines that cannot be read are computed again.
void taxLines(FieldWriter &out, const std::optional<pricing::StayTaxes> &taxes)
{
    std::optional<QString> text;
    if (taxes) text = QString::fromUtf8(pricing::toText(*taxes));
    out.field("taxes", text);
}

void taxLines(FieldReader &in, std::optional<pricing::StayTaxes> &taxes)
{
    std::optional<QString> text;
    in.field("taxes", text);
    if (!text) return;
    if (auto lines = pricing::stayTaxesFrom(text->toUtf8())) taxes = std::move(*lines);
}

void stayAndCharge(FieldWriter &out, const SagaRequest &r)
{
    if (r.stay) nights(out, *r.stay);
    if (r.before) nights(out, *r.before, "before_in", "before_nights");
    if (r.charged) money(out, "charged", "charged_in", *r.charged);
}

void stayAndCharge(FieldReader &in, SagaRequest &r)
{
    nights(in, r.stay.emplace());
    if (r.stay->nights() == 0) r.stay.reset();
    nights(in, r.before.emplace(), "before_in", "before_nights");
    if (r.before->nights() == 0) r.before.reset();
    if (in.object.contains(u"charged_in")) money(in, "charged", "charged_in", r.charged.emplace());
}

/// What both kinds of requests have.
template <typename Io, typename Request>
void requestFields(Io &io, Request &r)
{
    io.field("guest", r.guest.name);
    io.field("email", r.guest.email);
    io.field("phone", r.guest.phone);
    io.field("country", r.guest.country);
    io.field("notes", r.guest.notes);
    io.field("reference", r.guest.reference);
    io.field("type", r.roomType);
    io.field("plan", r.plan);
    io.field("rooms", r.rooms);
    io.field("adults", r.adults);
    io.field("children", r.children);
    io.field("total", r.total);
}

void fields(auto &io, auto &r) requires requires
{
    r.charged;
}
{
    requestFields(io, r);
    stayAndCharge(io, r);
    taxLines(io, r.taxes);
    io.field("terms", r.termsSeq);
    io.field("segment", r.segment);
}

void fields(auto &io, auto &r) requires(
    !requires { r.charged; } && requires { r.stay; })
{
    requestFields(io, r);
    nights(io, r.stay);
}

void fields(auto &io, auto &s) requires requires
{
    s.purpose;
}
{
    io.field("purpose", s.purpose);
    io.field("stage", s.stage);
    io.field("end", s.end);
    io.field("task", s.task);
    io.field("key", s.key);
    money(io, "amount", "currency", s.amount);
    io.field("method", s.method);
    io.field("description", s.description);
    io.field("payment", s.payment);
    io.field("step", s.step);
    io.field("calling", s.calling);
    io.field("attempt", s.attempt);
    io.field("failures", s.failures);
    io.field("round", s.round);
    io.flag("doubt", s.doubt);
    io.flag("refused", s.refused);
    io.flag("pending", s.pending);
    io.flag("returned", s.returned);
    io.field("why", s.why);
    io.field("since", s.since.micros);
    io.field("step_since", s.stepSince.micros);
    io.field("tried_at", s.triedAt.micros);
    io.field("doubt_since", s.doubtSince.micros);
    io.field("watched_until", s.watchedUntil.micros);
    io.field("said", s.said);
    io.field("reason", s.reason);
}

/// Earlier versions did not watch refunds. One that succeeded without any trouble is watched now;
/// of others it is not known whether a user has paid the guest in another way.
void watchEarlier(SagaState &s)
{
    const bool smooth = s.failures == 0 && !s.refused && s.said.isEmpty();
    const bool refunded = isOver(s) && s.step == PaymentCall::Refund;
    if (refunded && smooth && s.watchedUntil.micros == 0 && s.since.micros != 0)
        s.watchedUntil = s.since + kRefundReturns;
}

QByteArray written(const auto &value)
{
    FieldWriter out(true);
    fields(out, value);
    return QJsonDocument(out.object).toJson(QJsonDocument::Compact);
}

template <typename Value>
Result<Value> read(const QByteArray &text)
{
    const QJsonDocument document = QJsonDocument::fromJson(text);
    FieldReader in(document.object());
    Value value;
    fields(in, value);
    if (document.isObject() && in.wrong.isEmpty()) return value;
    return fail(ErrorCode::Corrupt, QStringLiteral("payment"),
                document.isObject()
                    ? ErrorText::tr("the stored data cannot be read (%1)").arg(in.wrong)
                    : ErrorText::tr("the stored data cannot be read"));
}

}  // namespace

QByteArray toText(const SagaState &state)
{
    return written(state);
}

QByteArray toText(const SagaRequest &request)
{
    return written(request);
}

QByteArray toText(const DuplicateRequest &request)
{
    return written(request);
}

Result<SagaState> sagaStateFrom(const QByteArray &text)
{
    auto state = read<SagaState>(text);
    if (state) watchEarlier(*state);
    return state;
}

Result<SagaRequest> sagaRequestFrom(const QByteArray &text)
{
    return read<SagaRequest>(text);
}

Result<DuplicateRequest> duplicateRequestFrom(const QByteArray &text)
{
    return read<DuplicateRequest>(text);
}

}  // namespace roomrack::booking
