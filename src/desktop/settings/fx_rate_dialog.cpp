// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/settings/fx_rate_dialog.h"

#include "booking/limits.h"
#include "desktop/theme/style.h"
#include "desktop/widgets/choosers.h"
#include "desktop/widgets/form_fields.h"
#include "settings/ui_fx_rate_dialog.h"

namespace roomrack::desktop {

FxRateDialog::FxRateDialog(HotelSession &session, const QString &second, QWidget *parent)
    : QDialog(parent), session_(session), frame_(this), ui_(std::make_unique<Ui::FxRateDialog>())
{
    setObjectName(QStringLiteral("fxRateDialog"));
    build();
    ui_->base->setCurrentText(session.view().property().currency.code());
    ui_->currency->setCurrentText(second.isEmpty() ? QStringLiteral("USD") : second);
    ui_->day->setDate(session.businessDate().date());
    ui_->day->setToday(session.businessDate(), YearlessDate::Last);
    ui_->factor->setFocus();
}

FxRateDialog::~FxRateDialog() = default;

void FxRateDialog::build()
{
    frame_.begin({tr("Add exchange rate"), tr("A&dd"), tr("C&ancel"), false, true});
    QWidget *body = frame_.addBody();
    ui_->setupUi(body);
    nameFields(body, QStringLiteral("fx"));
    for (QComboBox *box : {ui_->base, ui_->currency}) {
        fillCurrencies(box);
        makeSearchable(box);
    }
    ui_->factor->setPlaceholderText(QStringLiteral("1") + locale().decimalPoint()
                                    + QStringLiteral("0876"));
    ui_->source->setMaxLength(booking::kMostFxSource);
    frame_.addProblem();
    frame_.end([this] { save(); });
    connect(ui_->factor, &QLineEdit::textEdited, this, [this] { showProblem({}); });
    connect(ui_->day, &DateField::problemChanged, this,
            [this](const QString &problem) { frame_.showProblem(problem); });
}

Result<pricing::FxRate> FxRateDialog::rate() const
{
    const auto base = Currency::make(ui_->base->currentText().trimmed().toUpper());
    if (!base) return tl::unexpected(base.error());
    const auto currency = Currency::make(ui_->currency->currentText().trimmed().toUpper());
    if (!currency) return tl::unexpected(currency.error());
    // A rate has no grouping, so a comma can only be the decimal sign.
    QString text = ui_->factor->text().trimmed();
    text.replace(u',', u'.');
    const auto factor = pricing::FxFactor::parse(text);
    if (!factor) return tl::unexpected(factor.error());
    pricing::FxRate rate{*base, *currency, ui_->day->night(), *factor};
    if (const auto ok = pricing::validate(rate); !ok) return tl::unexpected(ok.error());
    return rate;
}

void FxRateDialog::showProblem(const QString &text)
{
    frame_.showProblem(text);
    style::setWrong(ui_->factor, !text.isEmpty());
}

void FxRateDialog::save()
{
    if (!ui_->day->commit()) return frame_.showProblem(ui_->day->problem());
    const auto one = rate();
    if (!one) {
        showProblem(one.error().text());
        return;
    }
    frame_.confirm()->setEnabled(false);
    const booking::SaveFxRates command{session_.desk(), ui_->source->text(), {*one}};
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
