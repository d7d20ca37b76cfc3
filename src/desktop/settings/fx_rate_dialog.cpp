// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/settings/fx_rate_dialog.h"

#include "booking/limits.h"
#include "desktop/theme/style.h"
#include "desktop/widgets/choosers.h"
#include "desktop/widgets/date_field.h"

#include <QtWidgets/QComboBox>
#include <QtWidgets/QFormLayout>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>

namespace roomrack::desktop {

namespace {

constexpr int kWidth = 260;
constexpr int kLongestFactor = 20;

}  // namespace

FxRateDialog::FxRateDialog(HotelSession &session, const QString &second, QWidget *parent)
    : QDialog(parent), session_(session), frame_(this), base_(new QComboBox),
      currency_(new QComboBox), factor_(new QLineEdit), day_(new DateField),
      source_(new QLineEdit(tr("Manual")))
{
    setObjectName(QStringLiteral("fxRateDialog"));
    build();
    base_->setCurrentText(session.view().property().currency.code());
    currency_->setCurrentText(second.isEmpty() ? QStringLiteral("USD") : second);
    day_->setDate(session.businessDate().date());
    day_->setToday(session.businessDate(), YearlessDate::Last);
    factor_->setFocus();
}

void FxRateDialog::build()
{
    QVBoxLayout *column = frame_.begin({tr("Add exchange rate"), tr("A&dd"), tr("C&ancel")});
    base_->setObjectName(QStringLiteral("fx.base"));
    currency_->setObjectName(QStringLiteral("fx.currency"));
    for (QComboBox *box : {base_, currency_}) {
        box->setEditable(true);
        fillCurrencies(box);
        makeSearchable(box);
    }
    factor_->setObjectName(QStringLiteral("fx.factor"));
    factor_->setMaxLength(kLongestFactor);
    factor_->setMinimumWidth(kWidth);
    factor_->setPlaceholderText(QStringLiteral("1") + locale().decimalPoint()
                                + QStringLiteral("0876"));
    day_->setObjectName(QStringLiteral("fx.day"));
    source_->setObjectName(QStringLiteral("fx.source"));
    source_->setMaxLength(booking::kMostFxSource);
    auto *form = new QFormLayout;
    form->addRow(tr("&From currency"), base_);
    form->addRow(tr("Exchange &rate"), factor_);
    form->addRow(tr("&To currency"), currency_);
    form->addRow(tr("Dat&e"), day_);
    form->addRow(tr("&Source"), source_);
    column->addLayout(form);
    frame_.addProblem();
    frame_.end([this] { save(); });
    connect(factor_, &QLineEdit::textEdited, this, [this] { showProblem({}); });
    connect(day_, &DateField::problemChanged, this,
            [this](const QString &problem) { frame_.showProblem(problem); });
}

Result<pricing::FxRate> FxRateDialog::rate() const
{
    const auto base = Currency::make(base_->currentText().trimmed().toUpper());
    if (!base) return tl::unexpected(base.error());
    const auto currency = Currency::make(currency_->currentText().trimmed().toUpper());
    if (!currency) return tl::unexpected(currency.error());
    // A rate has no grouping, so a comma can only be the decimal sign.
    QString text = factor_->text().trimmed();
    text.replace(u',', u'.');
    const auto factor = pricing::FxFactor::parse(text);
    if (!factor) return tl::unexpected(factor.error());
    pricing::FxRate rate{*base, *currency, day_->night(), *factor};
    if (const auto ok = pricing::validate(rate); !ok) return tl::unexpected(ok.error());
    return rate;
}

void FxRateDialog::showProblem(const QString &text)
{
    frame_.showProblem(text);
    style::setWrong(factor_, !text.isEmpty());
}

void FxRateDialog::save()
{
    if (!day_->commit()) return frame_.showProblem(day_->problem());
    const auto one = rate();
    if (!one) {
        showProblem(one.error().text());
        return;
    }
    frame_.confirm()->setEnabled(false);
    const booking::SaveFxRates command{session_.desk(), source_->text(), {*one}};
    session_.submit(command, this, [this](const Result<booking::Answer> &answer) {
        frame_.confirm()->setEnabled(true);
        if (!answer) {
            showProblem(answer.error().text());
            return;
        }
        emit saved();
        accept();
    });
}

}  // namespace roomrack::desktop

#include "moc_fx_rate_dialog.cpp"
