// SPDX-License-Identifier: GPL-3.0-or-later
// The calculation behind a night's recommended limit: bookings and expected arrivals, the cost of
// either error and the critical fractile, the probability of a full house by number of bookings,
// and show-up rates by channel at this lead time. Enough to verify the limit by hand.
#pragma once

#include "desktop/overbooking/past_job.h"
#include "desktop/session/hotel_view.h"
#include "desktop/session/page_actions.h"

#include <QtWidgets/QFrame>

#include <array>

class QGridLayout;
class QLabel;

namespace roomrack::desktop {

class ChartView;
class RowsTable;
class Theme;

class WorkingPanel final : public QFrame {
    Q_OBJECT

public:
    explicit WorkingPanel(const Theme &theme, QWidget *parent = nullptr);

    /// The amount in the second currency, if one is set.
    std::function<std::optional<SecondAmount>(qint64 minor)> second;

    void show(const advice::PoolAdvice &advice, const advice::ShowRates &rates,
              const HotelView &view);
    void clear();

private:
    enum Fact { Rooms, Booked, Next, Price, Walk, Fractile, Limit, Walked, Facts };
    void addFact(QGridLayout *grid, Fact fact, const QString &name, const QString &tip);
    void showFacts(const advice::NightLimit &best, const HotelView &view);
    void showChart(const advice::NightLimit &best);
    void showRates(const advice::ShowRates &rates, int days, const HotelView &view);
    QLabel *night_ = nullptr;
    std::array<QLabel *, Facts> facts_{};
    QWidget *body_;
    QLabel *nothing_;
    ChartView *chart_;
    QLabel *ratesTitle_;
    RowsTable *rates_;
};

/// "83 %", with one decimal below 10 %.
QString chanceText(double chance, const QLocale &locale);

}  // namespace roomrack::desktop
