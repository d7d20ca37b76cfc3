// SPDX-License-Identifier: GPL-3.0-or-later
// Guarantee and payment terms of a reservation. Of a card only brand and last four digits are kept;
// number, code, holder and expiry are skipped.
#include "protocols/opentravel/reservation_io.h"

namespace roomrack::protocols::opentravel {

namespace {

constexpr qsizetype kShortestNumber = 8;  ///< shorter texts are not card numbers

QString lastFourOf(const QString &number)
{
    const QString end = number.right(4);
    const auto digit = [](QChar c) { return c >= u'0' && c <= u'9'; };
    const bool is = number.size() >= kShortestNumber && std::all_of(end.begin(), end.end(), digit);
    return is ? end : QString();
}

void readCard(xml::Reader &in, Guarantee &g)
{
    const QString brand = in.string(u"CardCode");
    const auto letter = [](QChar c) { return c >= u'A' && c <= u'Z'; };
    if (brand.size() <= 2 && std::all_of(brand.begin(), brand.end(), letter)) g.cardBrand = brand;
    g.lastFour = lastFourOf(in.string(u"CardNumber"));
    if (g.lastFour.isEmpty()) g.lastFour = lastFourOf(in.string(u"MaskedCardNumber"));
    in.children([&] {
        if (in.name() != u"CardNumber") return false;
        const QString mask = lastFourOf(in.string(u"Mask"));
        const QString plain = lastFourOf(in.lines());
        if (!plain.isEmpty() || !mask.isEmpty()) g.lastFour = plain.isEmpty() ? mask : plain;
        return true;
    });
}

GuaranteeKind kindOf(const QString &type, bool voucher)
{
    if (type.isEmpty() || type == u"CC/DC/Voucher")
        return voucher ? GuaranteeKind::Voucher : GuaranteeKind::Card;
    if (type == u"None") return GuaranteeKind::None;
    if (type == u"Deposit" || type == u"DepositRequired") return GuaranteeKind::Deposit;
    if (type == u"PrePay") return GuaranteeKind::Prepaid;
    return GuaranteeKind::Other;
}

const char16_t *typeTextOf(GuaranteeKind kind)
{
    switch (kind) {
    case GuaranteeKind::Card:
    case GuaranteeKind::Voucher: return u"CC/DC/Voucher";
    case GuaranteeKind::Deposit: return u"Deposit";
    case GuaranteeKind::Prepaid: return u"PrePay";
    case GuaranteeKind::Other: return u"GuaranteeRequired";
    case GuaranteeKind::None: break;
    }
    return u"None";
}

/// The amount in `attribute` of the child `element`.
std::optional<qint64> amountOf(xml::Reader &in, QStringView element,
                               std::optional<Currency> &currency)
{
    std::optional<qint64> amount;
    in.children([&] {
        if (in.name() != element) return false;
        takeCurrency(in, currency);
        if (const auto own = readAmount(in, u"Amount", currency)) amount = own;
        return true;
    });
    return amount;
}

}  // namespace

Guarantee readGuarantee(xml::Reader &in)
{
    Guarantee g;
    const QString type = in.string(u"GuaranteeType");
    bool voucher = false;
    bool accepted = false;
    QStringList texts;
    in.children([&] {
        if (in.name() == u"GuaranteeDescription") {
            const QString text = in.lines();
            if (!text.isEmpty()) texts << text;
            return true;
        }
        if (in.name() != u"GuaranteesAccepted") return false;
        in.children([&] {
            if (in.name() != u"GuaranteeAccepted") return false;
            in.children([&] {
                const bool card = in.name() == u"PaymentCard";
                if (!card && in.name() != u"Voucher") return false;
                if (card) readCard(in, g);
                voucher |= !card;
                accepted = true;
                return true;
            });
            return true;
        });
        return true;
    });
    if (!type.isEmpty() || accepted) g.kind = kindOf(type, voucher);
    // A deposit, a voucher or a profile may have been paid to either.
    const bool card = g.kind == GuaranteeKind::Card || g.kind == GuaranteeKind::None;
    g.atProperty = !type.isEmpty() && card;
    g.text = withoutCardNumbers(texts.join(u'\n'));
    return g;
}

void writeGuarantee(xml::ElementWriter &out, const Guarantee &g)
{
    if (g == Guarantee()) return;
    // Without a type a card is a guarantee, and who collects the payment is not stated.
    const bool isCard = g.kind == GuaranteeKind::Card;
    const bool typed = g.atProperty || (!isCard && g.kind != GuaranteeKind::None);
    out.start("Guarantee");
    if (typed) out.attribute("GuaranteeType", typeTextOf(g.kind));
    const bool card = !g.cardBrand.isEmpty() || !g.lastFour.isEmpty() || (isCard && !typed);
    const bool voucher = g.kind == GuaranteeKind::Voucher;
    if (card || voucher) out.start("GuaranteesAccepted");
    if (card) {
        out.start("GuaranteeAccepted").start("PaymentCard").optional("CardCode", g.cardBrand);
        if (!g.lastFour.isEmpty())
            out.start("CardNumber")
                .attribute("Mask", QStringLiteral("XXXXXXXXXXXX") + g.lastFour)
                .end();
        out.end().end();
    }
    if (voucher) out.start("GuaranteeAccepted").start("Voucher").end().end();
    if (card || voucher) out.end();
    if (!g.text.isEmpty()) out.start("GuaranteeDescription").element("Text", g.text).end();
    out.end();
}

std::optional<qint64> readDeposit(xml::Reader &in, std::optional<Currency> &currency)
{
    std::optional<qint64> deposit;
    in.children([&] {
        if (in.name() != u"GuaranteePayment") return false;
        if (const auto amount = amountOf(in, u"AmountPercent", currency)) deposit = amount;
        return true;
    });
    return deposit;
}

QString readPenalty(xml::Reader &in)
{
    QStringList texts;
    in.children([&] {
        if (in.name() != u"CancelPenalty") return false;
        in.children([&] {
            if (in.name() != u"PenaltyDescription") return false;
            const QString text = in.lines();
            if (!text.isEmpty()) texts << text;
            return true;
        });
        return true;
    });
    return withoutCardNumbers(texts.join(u'\n'));
}

ToldCommissionAmount readCommission(xml::Reader &in, std::optional<int> &basisPoints)
{
    basisPoints = basisPointsOf(in.string(u"Percent"));
    const QString around = in.string(u"CurrencyCode");
    ToldCommissionAmount told;
    in.children([&] {
        if (in.name() != u"CommissionPayableAmount") return false;
        told = {in.string(u"Amount"), in.string(u"CurrencyCode")};
        if (told.currency.isEmpty()) told.currency = around;
        const auto places = parseCount(in.string(u"DecimalPlaces"), 1, 4);
        if (places && !told.amount.contains(u'.')) told.amount = withPoint(told.amount, *places);
        return true;
    });
    return told;
}

void writeCommission(xml::ElementWriter &out, const char *element, std::optional<qint64> amount,
                     std::optional<int> basisPoints, Currency currency)
{
    if (!amount && !basisPoints) return;
    out.start(element);
    if (basisPoints) out.attribute("Percent", percentText(*basisPoints));
    if (amount) {
        out.start("CommissionPayableAmount").attribute("CurrencyCode", currency.code());
        out.attribute("Amount", minorText(*amount, currency)).end();
    }
    out.end();
}

}  // namespace roomrack::protocols::opentravel
