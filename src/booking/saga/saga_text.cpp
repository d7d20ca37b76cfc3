// SPDX-License-Identifier: GPL-3.0-or-later
#include "booking/saga/saga_text.h"

#include "core/enum_end.h"

#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>

namespace roomrack::booking {

namespace {

/// Writes values by name; omits those with their default.
class Out {
public:
    Out &number(const char *name, qint64 value)
    {
        if (value != 0) object_.insert(QLatin1String(name), value);
        return *this;
    }
    template <typename T>
    Out &number(const char *name, const std::optional<T> &value)
    {
        if (value) object_.insert(QLatin1String(name), qint64(*value));
        return *this;
    }
    Out &text(const char *name, const QString &value)
    {
        if (!value.isEmpty()) object_.insert(QLatin1String(name), value);
        return *this;
    }
    Out &text(const char *name, const QByteArray &value)
    {
        return text(name, QString::fromUtf8(value));
    }
    Out &guest(const Guest &g)
    {
        return text("guest", g.name)
            .text("email", g.email)
            .text("phone", g.phone)
            .text("country", g.country)
            .text("notes", g.notes)
            .text("reference", g.reference);
    }
    QByteArray json() const { return QJsonDocument(object_).toJson(QJsonDocument::Compact); }

private:
    QJsonObject object_;
};

class In {
public:
    explicit In(QJsonObject object) : object_(std::move(object)) {}
    qint64 number(const char *name) const { return object_.value(QLatin1String(name)).toInteger(); }
    qint32 small(const char *name) const { return qint32(number(name)); }
    template <typename T>
    std::optional<T> maybe(const char *name) const
    {
        if (!object_.contains(QLatin1String(name))) return std::nullopt;
        return T(number(name));
    }
    /// Records the first name whose number is no value of the enum.
    template <core::HasEnd E>
    E kind(const char *name)
    {
        const auto known = core::enumFrom<E>(number(name));
        if (!known && strange_.isEmpty()) strange_ = name;
        return known.value_or(E{});
    }
    const QByteArray &strange() const { return strange_; }
    bool flag(const char *name) const { return number(name) != 0; }
    Instant instant(const char *name) const { return {number(name)}; }
    QString text(const char *name) const { return object_.value(QLatin1String(name)).toString(); }
    QByteArray bytes(const char *name) const { return text(name).toUtf8(); }
    Guest guest() const
    {
        return {text("guest"),   text("email"), text("phone"),
                text("country"), text("notes"), text("reference")};
    }

private:
    QJsonObject object_;
    QByteArray strange_;
};

Result<In> read(const QByteArray &text)
{
    const QJsonDocument document = QJsonDocument::fromJson(text);
    if (document.isObject()) return In(document.object());
    return fail(ErrorCode::Corrupt, QStringLiteral("payment"),
                ErrorText::tr("the stored data cannot be read"));
}

}  // namespace

QByteArray toText(const SagaState &s)
{
    return Out()
        .number("purpose", qint64(s.purpose))
        .number("stage", qint64(s.stage))
        .number("end", qint64(s.end))
        .number("task", qint64(s.task))
        .text("key", s.key)
        .number("amount", s.amount.minor)
        .text("currency", s.amount.currency.code())
        .text("method", s.method)
        .text("description", s.description)
        .text("payment", s.payment)
        .number("step", qint64(s.step))
        .number("calling", qint64(s.calling))
        .number("attempt", s.attempt)
        .number("failures", s.failures)
        .number("round", s.round)
        .number("doubt", s.doubt)
        .number("refused", s.refused)
        .number("pending", s.pending)
        .number("why", qint64(s.why))
        .number("since", s.since.micros)
        .number("step_since", s.stepSince.micros)
        .number("tried_at", s.triedAt.micros)
        .number("doubt_since", s.doubtSince.micros)
        .text("said", s.said)
        .json();
}

Result<SagaState> sagaStateFrom(const QByteArray &text)
{
    auto in = read(text);
    if (!in) return tl::unexpected(in.error());
    const auto currency = Currency::make(in->text("currency"));
    if (!currency) return tl::unexpected(currency.error());
    SagaState s;
    s.purpose = in->kind<SagaPurpose>("purpose");
    s.stage = in->kind<SagaStage>("stage");
    s.end = in->kind<SagaEnd>("end");
    s.task = in->kind<SagaTask>("task");
    s.key = in->bytes("key");
    s.amount = {in->number("amount"), *currency};
    s.method = in->bytes("method");
    s.description = in->text("description");
    s.payment = in->bytes("payment");
    s.step = in->kind<PaymentCall>("step");
    s.calling = in->kind<PaymentCall>("calling");
    s.attempt = in->small("attempt");
    s.failures = in->small("failures");
    s.round = in->small("round");
    s.doubt = in->flag("doubt");
    s.refused = in->flag("refused");
    s.pending = in->flag("pending");
    s.why = in->kind<SagaEnd>("why");
    s.since = in->instant("since");
    s.stepSince = in->instant("step_since");
    s.triedAt = in->instant("tried_at");
    s.doubtSince = in->instant("doubt_since");
    s.said = in->text("said");
    if (in->strange().isEmpty()) return s;
    return fail(ErrorCode::Corrupt, QStringLiteral("payment"),
                ErrorText::tr("the stored data cannot be read (%1)")
                    .arg(QString::fromLatin1(in->strange())));
}

QByteArray toText(const SagaRequest &r)
{
    Out out;
    out.guest(r.guest).number("total", r.total);
    if (r.stay) out.number("in", r.stay->checkIn().day()).number("nights", r.stay->nights());
    if (r.roomType) out.number("type", r.roomType->value);
    if (r.plan) out.number("plan", r.plan->value);
    out.number("rooms", r.rooms).number("adults", r.adults).number("children", r.children);
    if (r.charged)
        out.number("charged", r.charged->minor).text("charged_in", r.charged->currency.code());
    return out.json();
}

Result<SagaRequest> sagaRequestFrom(const QByteArray &text)
{
    const auto in = read(text);
    if (!in) return tl::unexpected(in.error());
    SagaRequest r;
    r.guest = in->guest();
    r.total = in->number("total");
    if (const qint32 nights = in->small("nights"); nights > 0)
        r.stay = Stay(Night(in->small("in")), nights);
    if (const auto type = in->maybe<qint64>("type")) r.roomType = RoomTypeId{*type};
    if (const auto plan = in->maybe<qint64>("plan")) r.plan = RatePlanId{*plan};
    r.rooms = in->maybe<qint32>("rooms");
    r.adults = in->maybe<qint32>("adults");
    r.children = in->maybe<qint32>("children");
    if (const QString code = in->text("charged_in"); !code.isEmpty()) {
        const auto currency = Currency::make(code);
        if (!currency) return tl::unexpected(currency.error());
        r.charged = Money{in->number("charged"), *currency};
    }
    return r;
}

QByteArray toText(const DuplicateRequest &r)
{
    return Out()
        .guest(r.guest)
        .number("in", r.stay.checkIn().day())
        .number("nights", r.stay.nights())
        .number("type", r.roomType.value)
        .number("plan", r.plan.value)
        .number("rooms", r.rooms)
        .number("adults", r.adults)
        .number("children", r.children)
        .number("total", r.total)
        .json();
}

Result<DuplicateRequest> duplicateRequestFrom(const QByteArray &text)
{
    const auto in = read(text);
    if (!in) return tl::unexpected(in.error());
    DuplicateRequest r;
    r.guest = in->guest();
    r.stay = Stay(Night(in->small("in")), std::max(0, in->small("nights")));
    r.roomType = {in->number("type")};
    r.plan = {in->number("plan")};
    r.rooms = in->small("rooms");
    r.adults = in->small("adults");
    r.children = in->small("children");
    r.total = in->number("total");
    return r;
}

}  // namespace roomrack::booking
