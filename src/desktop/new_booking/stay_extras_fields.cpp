// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/new_booking/stay_extras_fields.h"

#include "desktop/widgets/plain_scroll.h"

#include <QtCore/QSignalBlocker>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QGridLayout>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QSpinBox>

#include <algorithm>
#include <utility>

namespace roomrack::desktop {

namespace {

constexpr int kShownAges = 8;  ///< the ages of more children are not known
constexpr int kAgeWidth = 58;  ///< two digits
constexpr int kBoxesARow = 3;
constexpr int kMostBoxesWidth = 680;
constexpr int kMostHeight = 60;  ///< two rows of check boxes

bool hasAges(const pricing::TaxRules &rules)
{
    const auto asks = [](const auto &item) { return !item.ages.empty(); };
    return std::any_of(rules.mealParts.begin(), rules.mealParts.end(), asks)
           || std::any_of(rules.cityTaxes.begin(), rules.cityTaxes.end(), asks)
           || std::any_of(rules.fees.begin(), rules.fees.end(), asks);
}

template <typename Item>
bool isInForce(const Item &item, Night today)
{
    return !item.retiredFrom || *item.retiredFrom > today;
}

QSpinBox *ageBox(int child, QWidget *parent)
{
    auto *box = new QSpinBox(parent);
    box->setObjectName(QStringLiteral("age%1").arg(child));
    box->setAccessibleName(StayExtrasFields::tr("Age of child %1").arg(child));
    box->setRange(-1, pricing::kMostAge);
    box->setSpecialValueText(QStringLiteral("–"));
    box->setValue(-1);
    box->setFixedWidth(kAgeWidth);
    box->hide();
    return box;
}

}  // namespace

StayExtrasFields::StayExtrasFields(QWidget *parent)
    : QWidget(parent), agesRow_(new QWidget(this)), boxes_(new QWidget),
      grid_(new QGridLayout(boxes_)), scroll_(plainScroll(boxes_, kMostHeight))
{
    auto *rows = new QVBoxLayout(this);
    rows->setContentsMargins({});
    rows->setSpacing(4);
    auto *row = new QHBoxLayout(agesRow_);
    row->setContentsMargins({});
    row->addWidget(new QLabel(tr("Ages of children"), agesRow_));
    for (int child = 1; child <= kShownAges; ++child) {
        QSpinBox *box = ageBox(child, agesRow_);
        connect(box, &QSpinBox::valueChanged, this, &StayExtrasFields::changed);
        row->addWidget(box);
        ages_.push_back(box);
    }
    row->addStretch();
    grid_->setContentsMargins({});
    grid_->setHorizontalSpacing(16);
    grid_->setVerticalSpacing(4);
    rows->addWidget(agesRow_);
    rows->addWidget(scroll_);
    agesRow_->hide();
    scroll_->hide();
}

void StayExtrasFields::setValues(const pricing::TaxRules &rules, Night today,
                                 std::vector<int> childAges, pricing::StayExtras extras)
{
    const QSignalBlocker quiet(this);
    setAges_ = std::move(childAges);
    setExtras_ = std::move(extras);
    asksAges_ = hasAges(rules);
    for (size_t i = 0; i < ages_.size(); ++i)
        ages_[i]->setValue(i < setAges_.size() ? setAges_[i] : -1);
    fillBoxes(rules, today);
    showAges();
}

void StayExtrasFields::fillBoxes(const pricing::TaxRules &rules, Night today)
{
    for (const auto &each : fees_) delete each.box;
    for (const auto &each : exemptions_) delete each.box;
    fees_.clear();
    exemptions_.clear();
    for (const pricing::Fee &fee : rules.fees) {
        const auto &set = setExtras_.fees;
        const auto at = std::find_if(set.begin(), set.end(),
                                     [&](const auto &each) { return each.fee == fee.id; });
        const bool isOn = at != set.end();
        if (fee.isMandatory || (!isOn && !isInForce(fee, today))) continue;
        const pricing::RequestedFee item = isOn ? *at : pricing::RequestedFee{fee.id, 1};
        const QString name = QStringLiteral("fee%1").arg(fee.id.value);
        fees_.push_back({item, addBox(fee.name, name, isOn)});
    }
    for (const pricing::CityTax &tax : rules.cityTaxes) {
        for (const QString &exemption : tax.exemptions) {
            const auto isIt = [&](const auto &name) {
                return name.compare(exemption, Qt::CaseInsensitive) == 0;
            };
            const auto &set = setExtras_.exemptions;
            const auto at = std::find_if(set.begin(), set.end(),
                                         [&](const auto &each) { return isIt(each.name); });
            const bool isOn = at != set.end();
            const bool isThere =
                std::any_of(exemptions_.begin(), exemptions_.end(),
                            [&](const auto &each) { return isIt(each.item.name); });
            if (isThere || (!isOn && !isInForce(tax, today))) continue;
            const auto item = isOn ? *at : pricing::ClaimedExemption{exemption, 0};
            const QString name = QStringLiteral("exemption%1").arg(exemptions_.size() + 1);
            exemptions_.push_back(
                {item, addBox(tr("Exempt: %1", "from a city tax").arg(exemption), name, isOn)});
        }
    }
    const QSize needs = grid_->sizeHint();
    scroll_->setFixedHeight(std::min(kMostHeight, needs.height()));
    scroll_->setMinimumWidth(std::min(kMostBoxesWidth, needs.width()));
    scroll_->setVisible(!fees_.empty() || !exemptions_.empty());
}

/// A name in the rules may have an ampersand, which is no mnemonic.
QCheckBox *StayExtrasFields::addBox(const QString &text, const QString &name, bool isOn)
{
    auto *box = new QCheckBox(QString(text).replace(u'&', QLatin1String("&&")), boxes_);
    box->setObjectName(name);
    box->setChecked(isOn);
    connect(box, &QCheckBox::toggled, this, &StayExtrasFields::changed);
    const int place = int(fees_.size() + exemptions_.size());
    grid_->addWidget(box, place / kBoxesARow, place % kBoxesARow);
    box->show();
    return box;
}

void StayExtrasFields::setChildren(int children)
{
    children_ = children;
    showAges();
}

void StayExtrasFields::showAges()
{
    for (int i = 0; i < int(ages_.size()); ++i) ages_[size_t(i)]->setVisible(i < children_);
    agesRow_->setVisible(asksAges_ && children_ > 0);
}

std::vector<int> StayExtrasFields::childAges() const
{
    if (!asksAges_) return setAges_;
    std::vector<int> known;
    const auto shown = std::min(ages_.size(), size_t(std::max(0, children_)));
    for (size_t i = 0; i < shown; ++i)
        if (ages_[i]->value() >= 0) known.push_back(ages_[i]->value());
    const auto children = size_t(std::max(0, children_));
    for (size_t i = ages_.size(); i < std::min(setAges_.size(), children); ++i)
        known.push_back(setAges_[i]);
    return known;
}

/// Also what the rules do not have any more, until something else is chosen.
pricing::StayExtras StayExtrasFields::extras() const
{
    pricing::StayExtras chosen;
    for (const auto &each : fees_)
        if (each.box->isChecked()) chosen.fees.push_back(each.item);
    for (const auto &each : exemptions_)
        if (each.box->isChecked()) chosen.exemptions.push_back(each.item);
    const auto isSame = [](const auto &a, const auto &b) {
        return a.size() == b.size() && std::is_permutation(a.begin(), a.end(), b.begin());
    };
    pricing::StayExtras known = setExtras_;
    std::erase_if(known.fees, [&](const auto &fee) {
        return std::none_of(fees_.begin(), fees_.end(),
                            [&](const auto &each) { return each.item == fee; });
    });
    std::erase_if(known.exemptions, [&](const auto &claim) {
        return std::none_of(exemptions_.begin(), exemptions_.end(),
                            [&](const auto &each) { return each.item == claim; });
    });
    const bool isUnchanged =
        isSame(chosen.fees, known.fees) && isSame(chosen.exemptions, known.exemptions);
    return isUnchanged ? setExtras_ : chosen;
}

std::vector<QWidget *> StayExtrasFields::inputs() const
{
    std::vector<QWidget *> all(ages_.begin(), ages_.end());
    for (const auto &each : fees_) all.push_back(each.box);
    for (const auto &each : exemptions_) all.push_back(each.box);
    return all;
}

}  // namespace roomrack::desktop

#include "moc_stay_extras_fields.cpp"
