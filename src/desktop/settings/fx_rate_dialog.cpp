// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/settings/fx_rate_dialog.h"

#include "booking/limits.h"
#include "desktop/theme/look.h"
#include "desktop/widgets/choosers.h"

#include <QtWidgets/QComboBox>
#include <QtWidgets/QDateEdit>
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
      currency_(new QComboBox), factor_(new QLineEdit), day_(new QDateEdit),
      source_(new QLineEdit(tr("By hand")))
{
    setObjectName(QStringLiteral("fxRateDialog"));
    build();
    base_->setCurrentText(session.view().property().currency.code());
    currency_->setCurrentText(second.isEmpty() ? QStringLiteral("USD") : second);
    day_->setDate(session.businessDate().date());
    factor_->setFocus();
}

void FxRateDialog::build()
{
    QVBoxLayout *column = frame_.begin({tr("Add an exchange rate"), tr("A&dd"), tr("C&ancel")});
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
    day_->setDisplayFormat(tr("d MMM yyyy", "date format of an input"));
    day_->setDateRange(QDate(1990, 1, 1), QDate(2100, 1, 1));
    source_->setObjectName(QStringLiteral("fx.source"));
    source_->setMaxLength(booking::kMostFxSource);
    auto *form = new QFormLayout;
    form->addRow(tr("&One"), base_);
    form->addRow(tr("&is so many"), factor_);
    form->addRow(tr("of this &currency"), currency_);
    form->addRow(tr("on the da&y"), day_);
    form->addRow(tr("&Source"), source_);
    column->addLayout(form);
    frame_.addProblem();
    frame_.end([this] { save(); });
    connect(factor_, &QLineEdit::textEdited, this, [this] { showProblem({}); });
}

Result<pricing::FxRate> FxRateDialog::rate() const
{
    const auto base = Currency::make(base_->currentText().trimmed().toUpper());
    if (!base) return tl::unexpected(base.error());
    const auto currency = Currency::make(currency_->currentText().trimmed().toUpper());
    if (!currency) return tl::unexpected(currency.error());
    // A rate has one decimal mark and no grouping, so that a comma can only be one.
    QString text = factor_->text().trimmed();
    text.replace(u',', u'.');
    const auto factor = pricing::FxFactor::parse(text);
    if (!factor) return tl::unexpected(factor.error());
    pricing::FxRate rate{*base, *currency, Night::fromDate(day_->date()), *factor};
    if (const auto ok = pricing::validate(rate); !ok) return tl::unexpected(ok.error());
    return rate;
}

void FxRateDialog::showProblem(const QString &text)
{
    frame_.showProblem(text);
    look::setWrong(factor_, !text.isEmpty());
}

void FxRateDialog::save()
{
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
