// SPDX-License-Identifier: GPL-3.0-or-later
// Asks for a VAT, a meal, a city tax or a fee. One form has the inputs of all kinds and shows those
// of one.
#pragma once

#include "desktop/rooms_rates/item_dialog.h"
#include "desktop/words/tax_texts.h"

#include <memory>
#include <variant>

class QCheckBox;

namespace roomrack::desktop {

namespace Ui {
class TaxDialog;
}

class TaxDialog final : public ItemDialog {
    Q_OBJECT

public:
    /// `id` 0: a new one.
    TaxDialog(const DescriptionFlow &flow, booking::ItemKind kind, qint64 id,
              QWidget *parent = nullptr);
    ~TaxDialog() override;

protected:
    std::optional<booking::DescriptionItems> items() override;
    void descriptionChanged() override;
    QString itemName() const override;
    QString stepLabel() const override;

private:
    using Item = std::variant<pricing::Vat, pricing::MealPart, pricing::CityTax, pricing::Fee>;

    void makeFields();
    /// The item with the id of `was_` as the description has it; a new one is the last.
    Item present() const;
    void fill(const Item &item);
    void display(const pricing::Vat &vat);
    void display(const pricing::MealPart &part);
    void display(const pricing::CityTax &tax);
    void display(const pricing::Fee &fee);
    /// What was typed; an error names the input.
    Result<Item> read() const;
    Result<void> readInto(pricing::Vat &vat) const;
    Result<void> readInto(pricing::MealPart &part) const;
    Result<void> readInto(pricing::CityTax &tax) const;
    Result<void> readInto(pricing::Fee &fee) const;
    Result<void> readValues(std::vector<pricing::DatedValue> &values) const;
    Result<void> readAges(std::vector<pricing::AgeBand> &ages) const;
    void readExemptions(std::vector<QString> &exemptions) const;
    /// `was`: the basis of the item; `shown`: its values as they were shown.
    Result<void> checkBasis(int was, const QString &shown) const;
    Result<void> checkSeasons(const pricing::CityTax &was, pricing::CityTaxBasis basis,
                              const std::vector<pricing::DatedValue> &values) const;
    /// Of the chosen basis.
    TaxValues howValues() const;
    void fillVats(pricing::VatId chosen);
    QList<QCheckBox *> meals() const;

    const booking::ItemKind kind_;
    Item was_;
    const std::unique_ptr<Ui::TaxDialog> ui_;
};

}  // namespace roomrack::desktop
