// SPDX-License-Identifier: GPL-3.0-or-later
// Converts amounts to the secondary currency by the latest rates in the hotel's file, and returns
// the source and date of the rate.
#pragma once

#include "desktop/session/hotel_session.h"
#include "desktop/session/page_actions.h"

class QSettings;

namespace roomrack::desktop {

/// "1 EUR = 1.0876 USD, European Central Bank, 10 Jul 2026".
QString fxRateText(const storage::SavedFxRate &rate, const QLocale &locale);

class ExchangeRates final : public QObject {
    Q_OBJECT

public:
    /// Is owned by `actions` and registers itself there; stores the secondary currency in the
    /// settings.
    ExchangeRates(HotelSession &session, PageActions &actions, QSettings &settings);

private:
    void reload();
    void findWay();
    std::optional<SecondAmount> second(qint64 minor) const;
    HotelSession &session_;
    PageActions &actions_;
    QSettings &settings_;
    std::vector<storage::SavedFxRate> rates_;
    std::optional<pricing::FxWay> way_;
    QString tip_;
};

}  // namespace roomrack::desktop
