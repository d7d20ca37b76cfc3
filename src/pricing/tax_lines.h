// SPDX-License-Identifier: GPL-3.0-or-later
// What a stay costs, line by line, with its taxes. A booking keeps its lines as text, so that later
// changes of rules and names do not change them.
#pragma once

#include "pricing/tax_rules.h"

#include <QtCore/QByteArray>

namespace roomrack::pricing {

/// Stored as numbers: only append.
enum class TaxLineKind : quint8 { Room, Meal, Fee, CityTax };
constexpr TaxLineKind lastOf(TaxLineKind)
{
    return TaxLineKind::CityTax;
}

/// Stored as numbers: only append.
enum class CollectedBy : quint8 {
    SameAsPrice,  ///< paid with the price, to the same payee
    Property,     ///< at the desk, also if a channel collects the price
    Channel
};
constexpr CollectedBy lastOf(CollectedBy)
{
    return CollectedBy::Channel;
}

struct TaxLine {
    TaxLineKind kind = TaxLineKind::Room;
    qint64 item = 0;  ///< ID of the meal part, fee or city tax; 0: room
    QString name{};   ///< of it; empty: room
    VatId vat{};      ///< none: no VAT
    QString vatName{};
    int rate = 0;         ///< basis points: of the VAT, of a city tax that is a percentage; else 0
    qint64 net = 0;       ///< without VAT; 0 for a city tax
    qint64 tax = 0;       ///< the VAT, or the city tax
    qint64 included = 0;  ///< the part of net + tax that is in the price; the rest is added to it
    CollectedBy collectedBy = CollectedBy::SameAsPrice;

    qint64 gross() const { return net + tax; }
    qint64 onTop() const { return net + tax - included; }
    /// The part of the tax that is in the price.
    qint64 includedTax() const { return included > net ? included - net : 0; }
    friend bool operator==(const TaxLine &, const TaxLine &) = default;
};

/// All amounts of one VAT at one rate, as an invoice lists them.
struct VatTotal {
    VatId vat;
    QString name;
    int rate = 0;
    qint64 net = 0;
    qint64 tax = 0;
    friend bool operator==(const VatTotal &, const VatTotal &) = default;
};

/// Room first, then meals, fees and city taxes, each in the order of the rules.
struct StayTaxes {
    std::vector<TaxLine> lines{};

    qint64 price() const;  ///< that was taxed: the included parts of all lines
    qint64 includedTax() const;
    /// The VAT on top of what is in the price: with it the price is after tax.
    qint64 vatOnTop() const;
    qint64 onTop() const;
    qint64 onTop(CollectedBy by) const;
    qint64 total() const { return price() + onTop(); }
    std::vector<VatTotal> vatTotals() const;
    friend bool operator==(const StayTaxes &, const StayTaxes &) = default;
};

/// JSON; no lines are an empty text.
QByteArray toText(const StayTaxes &taxes);
/// An error (Corrupt) on field "tax".
Result<StayTaxes> stayTaxesFrom(const QByteArray &text);

}  // namespace roomrack::pricing
