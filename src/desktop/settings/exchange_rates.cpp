// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/settings/exchange_rates.h"

#include "desktop/words/stay_words.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QSettings>

#include <algorithm>

namespace roomrack::desktop {

namespace {

const QString kSecondCurrency = QStringLiteral("fx/second");

struct ExchangeRatesWords {
    Q_DECLARE_TR_FUNCTIONS(Fx)
};

}  // namespace

QString fxRateText(const storage::SavedFxRate &saved, const QLocale &locale)
{
    const pricing::FxRate &rate = saved.rate;
    QString factor = rate.factor.text();
    factor.replace(u'.', locale.decimalPoint());
    return ExchangeRatesWords::tr("1 %1 = %2 %3, %4, %5", "currency, rate, currency, source, day")
        .arg(rate.base.code(), factor, rate.currency.code(), saved.source,
             dateText(rate.day, locale));
}

ExchangeRates::ExchangeRates(HotelSession &session, PageActions &actions, QSettings &settings)
    : QObject(&actions), session_(session), actions_(actions), settings_(settings)
{
    actions.setSecondCurrency(settings.value(kSecondCurrency).toString());
    actions.second = [this](qint64 minor) { return second(minor); };
    connect(&actions, &PageActions::secondChanged, this, [this] {
        settings_.setValue(kSecondCurrency, actions_.secondCurrency());
        findWay();
    });
    connect(&session, &HotelSession::loaded, this, &ExchangeRates::reload);
    connect(&session.changes(), &HotelChanges::happened, this, [this](const auto &records) {
        if (std::any_of(records.begin(), records.end(), [](const booking::Record &r) {
                return r.kind == booking::RecordKind::FxRatesSaved;
            }))
            reload();
    });
    reload();
}

void ExchangeRates::reload()
{
    session_.ask(storage::NewestFxRates{session_.property()}, this,
                 [this](const Result<std::vector<storage::SavedFxRate>> &found) {
                     rates_ = found.value_or(std::vector<storage::SavedFxRate>{});
                     emit actions_.secondChanged();
                 });
}

void ExchangeRates::findWay()
{
    way_.reset();
    const auto to = Currency::make(actions_.secondCurrency());
    if (!to) return;
    std::vector<pricing::FxRate> rates;
    for (const storage::SavedFxRate &saved : rates_) rates.push_back(saved.rate);
    way_ = pricing::findWay(rates, session_.view().property().currency, *to);
    if (!way_) return;
    QStringList used;
    for (const int rate : way_->rates) used << fxRateText(rates_[size_t(rate)], QLocale());
    tip_ = used.join(QLatin1Char('\n'));
}

std::optional<SecondAmount> ExchangeRates::second(qint64 minor) const
{
    if (!way_) return std::nullopt;
    const auto amount = pricing::convert(minor, *way_);
    if (!amount) return std::nullopt;
    return SecondAmount{ExchangeRatesWords::tr("≈ %1", "amount in another currency")
                            .arg(Money{*amount, way_->to}.text(QLocale())),
                        tip_};
}

}  // namespace roomrack::desktop

#include "moc_exchange_rates.cpp"
