// SPDX-License-Identifier: GPL-3.0-or-later
// Below the fields of a stay: the ages of its children, fees on request, and exemptions from city
// taxes, each only where the hotel's taxes and fees ask for it.
#pragma once

#include "pricing/stay_extras.h"

#include <QtWidgets/QWidget>

#include <vector>

class QCheckBox;
class QGridLayout;
class QScrollArea;
class QSpinBox;

namespace roomrack::desktop {

class StayExtrasFields final : public QWidget {
    Q_OBJECT

public:
    explicit StayExtrasFields(QWidget *parent = nullptr);

    /// Offers what the rules have and what is claimed; what is retired on `today` only if claimed.
    void setValues(const pricing::TaxRules &rules, Night today, std::vector<int> childAges,
                   pricing::StayExtras extras);
    void setChildren(int children);
    /// Of those children whose age is known; as they were set where no tax or fee asks for them.
    std::vector<int> childAges() const;
    pricing::StayExtras extras() const;
    /// In the order of the keyboard.
    std::vector<QWidget *> inputs() const;

signals:
    void changed();

private:
    template <typename Item>
    struct Box {
        Item item;
        QCheckBox *box = nullptr;
    };
    void fillBoxes(const pricing::TaxRules &rules, Night today);
    QCheckBox *addBox(const QString &text, const QString &name, bool isOn);
    void showAges();

    QWidget *agesRow_;
    std::vector<QSpinBox *> ages_;
    QWidget *boxes_;
    QGridLayout *grid_;
    QScrollArea *scroll_;
    std::vector<Box<pricing::RequestedFee>> fees_;
    std::vector<Box<pricing::ClaimedExemption>> exemptions_;
    std::vector<int> setAges_;
    pricing::StayExtras setExtras_;
    bool asksAges_ = false;
    int children_ = 0;
};

}  // namespace roomrack::desktop
