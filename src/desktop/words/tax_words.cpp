// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/words/tax_words.h"

#include <QtCore/QCoreApplication>

#include <algorithm>

namespace roomrack::desktop {

namespace {

struct TaxWords {
    Q_DECLARE_TR_FUNCTIONS(Taxes)
};

QString rateText(int basisPoints, const QLocale &locale)
{
    return TaxWords::tr("%1 %", "a percentage")
        .arg(locale.toString(basisPoints / 100.0, 'f', basisPoints % 100 == 0 ? 0 : 2));
}

/// Who collects what is not in the price; empty: it is.
QString collectedByText(const pricing::TaxLine &line, const QString &amount)
{
    if (line.onTop() <= 0) return {};
    switch (line.collectedBy) {
    case pricing::CollectedBy::SameAsPrice:
        return TaxWords::tr("%1 on top of the price", "an amount").arg(amount);
    case pricing::CollectedBy::Property: return TaxWords::tr("to pay at the hotel");
    case pricing::CollectedBy::Channel: return TaxWords::tr("collected by the channel");
    }
    return {};
}

}  // namespace

QStringList taxLineTexts(const pricing::StayTaxes &taxes, Currency currency, const QLocale &locale)
{
    QStringList texts;
    const auto money = [&](qint64 minor) { return Money{minor, currency}.text(locale); };
    for (const pricing::TaxLine &line : taxes.lines) {
        const bool isRoom = line.kind == pricing::TaxLineKind::Room;
        QStringList parts{TaxWords::tr("%1: %2", "name of a tax or fee, its amount")
                              .arg(isRoom ? TaxWords::tr("Room") : line.name, money(line.gross()))};
        if (line.vat && line.rate > 0) {
            parts << TaxWords::tr("including %1 %2 (%3)", "an amount, name of a VAT, its rate")
                         .arg(money(line.tax), line.vatName, rateText(line.rate, locale));
        }
        parts << collectedByText(line, money(line.onTop()));
        parts.removeAll(QString());
        texts << parts.join(QStringLiteral(", "));
    }
    return texts;
}

QString onTopText(const pricing::StayTaxes &taxes, Currency currency, const QLocale &locale)
{
    if (taxes.onTop() <= 0) return {};
    return TaxWords::tr("Plus %1 taxes and fees: %2 in total.")
        .arg(Money{taxes.onTop(), currency}.text(locale),
             Money{taxes.total(), currency}.text(locale));
}

QStringList extrasTexts(const std::vector<int> &childAges, const pricing::StayExtras &extras,
                        const pricing::TaxRules &rules)
{
    QStringList texts, ages;
    for (const int age : childAges) ages << QString::number(age);
    if (!ages.isEmpty())
        texts << TaxWords::tr("Ages of children: %1").arg(ages.join(QStringLiteral(", ")));
    for (const pricing::RequestedFee &each : extras.fees) {
        const auto at = std::find_if(rules.fees.begin(), rules.fees.end(),
                                     [&](const pricing::Fee &fee) { return fee.id == each.fee; });
        if (at == rules.fees.end()) continue;
        texts << (each.quantity == 1 ? at->name
                                     : TaxWords::tr("%1 × %2", "quantity, name of a fee")
                                           .arg(each.quantity)
                                           .arg(at->name));
    }
    for (const pricing::ClaimedExemption &each : extras.exemptions)
        texts << TaxWords::tr("Exempt: %1", "from a city tax").arg(each.name);
    return texts;
}

}  // namespace roomrack::desktop
