// SPDX-License-Identifier: GPL-3.0-or-later
#include "gateways/intents/intent_messages.h"

#include "core/address.h"
#include "core/card_number.h"
#include "core/range.h"
#include "gateways/intents/intent_amount.h"

#include <QtCore/QUrl>

#include <algorithm>

namespace roomrack::gateways {

using booking::PaymentCall;
using booking::PaymentRequest;

namespace {

constexpr qsizetype kLongestId = 255;
constexpr qsizetype kLongestDescription = 200;

tl::unexpected<Error> wrong(const char *field, const QString &why)
{
    return fail(ErrorCode::Invalid, QString::fromLatin1(field), why);
}

class Form {
public:
    Form &add(const char *name, const QByteArray &value)
    {
        if (!bytes_.isEmpty()) bytes_ += '&';
        bytes_ += name;
        bytes_ += '=' + value.toPercentEncoding();
        return *this;
    }
    QByteArray take() { return std::move(bytes_); }

private:
    QByteArray bytes_;
};

QString nameOf(PaymentCall call)
{
    switch (call) {
    case PaymentCall::Prepare: return QStringLiteral("payment prepare");
    case PaymentCall::Authorise: return QStringLiteral("payment authorise");
    case PaymentCall::Capture: return QStringLiteral("payment capture");
    case PaymentCall::Cancel: return QStringLiteral("payment cancel");
    case PaymentCall::Refund: return QStringLiteral("payment refund");
    case PaymentCall::Ask:
    case PaymentCall::None: break;
    }
    return QStringLiteral("payment query");
}

QByteArray prepareForm(const PaymentRequest &r, qint64 amount)
{
    const QString words = withoutCardNumbers(r.description).left(kLongestDescription);
    Form form;
    form.add("amount", QByteArray::number(amount))
        .add("currency", r.amount.currency.code().toLower().toLatin1())
        .add("capture_method", "manual")
        .add("confirm", "false")
        .add("payment_method", r.method)
        .add("payment_method_types[]", "card");
    if (!words.isEmpty()) form.add("description", words.toUtf8());
    return form.add("metadata[reference]", r.reference).take();
}

QByteArray askPath(const PaymentRequest &r)
{
    // One response contains the payment's state and its refunds.
    const QByteArray all = "/v1/payment_intents/";
    if (!r.payment.isEmpty()) return all + r.payment + "?expand%5B%5D=latest_charge.refunds";
    const QByteArray query = "metadata['reference']:'" + r.reference + "'";
    return all + "search?limit=2&expand%5B%5D=data.latest_charge.refunds&query="
           + query.toPercentEncoding();
}

/// Sets path and body of a modifying request.
void fillPost(http::Outgoing &out, const PaymentRequest &r, qint64 amount)
{
    const QByteArray intent = "/v1/payment_intents/" + r.payment;
    const QByteArray wire = QByteArray::number(amount);
    switch (r.call) {
    case PaymentCall::Prepare:
        out.path = "/v1/payment_intents";
        out.body = prepareForm(r, amount);
        break;
    case PaymentCall::Authorise:
        out.path = intent + "/confirm";
        out.body = Form().add("payment_method", r.method).take();
        break;
    case PaymentCall::Capture:
        out.path = intent + "/capture";
        out.body = Form().add("amount_to_capture", wire).take();
        break;
    case PaymentCall::Cancel:
        out.path = intent + "/cancel";
        out.body = Form().add("cancellation_reason", "abandoned").take();
        break;
    case PaymentCall::Refund:
        out.path = "/v1/refunds";
        out.body = Form()
                       .add("payment_intent", r.payment)
                       .add("amount", wire)
                       .add("metadata[reference]", r.reference)
                       .take();
        break;
    case PaymentCall::Ask:
    case PaymentCall::None: break;
    }
}

Result<void> check(const PaymentRequest &r)
{
    const bool ask = r.call == PaymentCall::Ask;
    if (!ask && !isGatewayId(r.key))
        return wrong("key", ErrorText::tr("is not a valid idempotency key"));
    if (!isGatewayId(r.reference))
        return wrong("reference", ErrorText::tr("is not a valid idempotency key"));
    const bool mayLack = ask || r.call == PaymentCall::Prepare;
    if (!(mayLack && r.payment.isEmpty()) && !isGatewayId(r.payment))
        return wrong("payment", ErrorText::tr("is not a valid payment ID"));
    if (r.call == PaymentCall::Prepare || r.call == PaymentCall::Authorise)
        return booking::checkPaymentMethod(r.method);
    return {};
}

}  // namespace

bool isGatewayId(const QByteArray &id)
{
    return !id.isEmpty() && id.size() <= kLongestId
           && std::all_of(id.begin(), id.end(), [](char c) {
                  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9')
                         || c == '_' || c == '-';
              });
}

Result<void> validate(const GatewaySettings &settings)
{
    constexpr int kMostSeconds = 120;
    if (const auto ok = checkAddress("address", settings.address, AddressOf::Web); !ok) return ok;
    const bool clean = std::all_of(settings.secret.begin(), settings.secret.end(),
                                   [](char c) { return c > ' ' && c <= '~'; });
    if (settings.secret.isEmpty() || !clean)
        return wrong("secret",
                     ErrorText::tr("must contain only printable ASCII characters without spaces"));
    return core::inRange({"response timeout", settings.timeoutSeconds, 1, kMostSeconds});
}

Result<http::Outgoing> write(const PaymentRequest &request, const GatewaySettings &settings)
{
    if (const auto ok = check(request); !ok) return tl::unexpected(ok.error());
    http::Outgoing out;
    out.what = nameOf(request.call);
    out.timeoutSeconds = settings.timeoutSeconds;
    out.headers = {{"Authorization", "Bearer " + settings.secret}};
    if (request.call == PaymentCall::Ask) {
        out.method = "GET";
        out.path = askPath(request);
        return out;
    }
    qint64 amount = 0;
    if (request.call != PaymentCall::Cancel) {
        const auto wire = toWire(request.amount);
        if (!wire) return tl::unexpected(wire.error());
        amount = *wire;
    }
    out.headers.emplace_back("Idempotency-Key", request.key);
    out.headers.emplace_back("Content-Type", "application/x-www-form-urlencoded");
    fillPost(out, request, amount);
    return out;
}

QByteArray maskedForm(const QByteArray &form)
{
    QList<QByteArray> fields = form.split('&');
    for (QByteArray &field : fields) {
        const auto equals = field.indexOf('=');
        if (equals > 0 && QByteArray::fromPercentEncoding(field.left(equals)) == "payment_method")
            field = field.left(equals + 1) + "*****";
    }
    return withoutCardNumbers(QString::fromUtf8(fields.join('&'))).toUtf8();
}

}  // namespace roomrack::gateways
