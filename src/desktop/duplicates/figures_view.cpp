// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/duplicates/figures_view.h"

#include "desktop/duplicates/duplicate_cards.h"
#include "desktop/theme/style.h"
#include "desktop/widgets/rows_table.h"
#include "desktop/widgets/table_card.h"
#include "desktop/words/request_words.h"
#include "desktop/words/stay_words.h"

#include <QtWidgets/QFrame>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>

#include <algorithm>
#include <map>

namespace roomrack::desktop {

using booking::DuplicateOutcome;
using dedup::Product;
using storage::DuplicateFigure;

namespace {

constexpr qint64 kPrograms = -1;  ///< API clients, in place of a channel id

/// The figures of one row, of either table.
struct Sum {
    qint64 blocked = 0, asked = 0, other = 0, repeated = 0, saved = 0;
    qint64 all() const { return blocked + asked + other + repeated; }
    void add(const DuplicateFigure &f)
    {
        const bool guests = f.product == Product::RoomBooking || f.product == Product::GroupBooking;
        saved += f.saved;
        if (!guests)
            repeated += f.times;
        else if (f.outcome == DuplicateOutcome::Stopped)
            blocked += f.rows;
        else if (f.outcome == DuplicateOutcome::NotDuplicate)
            other += f.rows;
        else
            asked += f.rows;
    }
};

RowsTable *makeTable(const Theme &theme, const QString &first, const char *name)
{
    RowsTable::Shape shape;
    shape.strong = {0};
    shape.stretch = 0;
    shape.widths = {150, 76, 76, 84, 110};
    shape.inert = true;
    shape.spare = {4, 3};
    auto *table = new RowsTable(
        theme,
        {{first},
         {FiguresView::tr("Blocked"), FiguresView::tr("Bookings blocked automatically"), true},
         {FiguresView::tr("Review"), FiguresView::tr("Bookings that needed review"), true},
         {FiguresView::tr("Repeated"),
          FiguresView::tr("Requests and messages received more than once"), true},
         {FiguresView::tr("Charges avoided"), {}, true}},
        shape);
    table->setObjectName(QLatin1String(name));
    return table;
}

}  // namespace

FiguresView::FiguresView(const HotelView &view, const Theme &theme, QWidget *parent)
    : QWidget(parent), view_(view),
      channels_(makeTable(theme, tr("Channel"), "duplicates.channels")),
      reasons_(makeTable(theme, tr("Reason"), "duplicates.reasons")), noChannels_(style::muted({})),
      noReasons_(style::muted({}))
{
    channels_->setAccessibleName(tr("By channel"));
    reasons_->setAccessibleName(tr("By reason"));
    auto *row = style::withoutMargins<QHBoxLayout>(this);
    row->setSpacing(style::kGap);
    row->addWidget(tableCard(tr("By channel"), &state_, channels_, noChannels_), 1);
    row->addWidget(tableCard(tr("By reason"), &sum_, reasons_, noReasons_), 1);
    show({});
}

void FiguresView::show(const std::vector<DuplicateFigure> &figures)
{
    std::map<qint64, Sum> byChannel;
    std::map<std::pair<int, int>, Sum> byReason;
    qint64 all = 0;
    for (const DuplicateFigure &f : figures) {
        const bool program = f.product == Product::ApiRequest && !f.channel;
        byChannel[program ? kPrograms : f.channel.value].add(f);
        const bool guests = f.product == Product::RoomBooking || f.product == Product::GroupBooking;
        byReason[{int(f.product), guests ? int(f.why) : 0}].add(f);
        all += guests ? f.rows : f.times;
    }
    const auto fill = [this](RowsTable *table, std::vector<std::pair<QString, Sum>> sums) {
        std::stable_sort(sums.begin(), sums.end(), [](const auto &a, const auto &b) {
            return a.second.all() > b.second.all();
        });
        const auto number = [this](qint64 n) {
            return n > 0 ? locale().toString(n) : QStringLiteral("–");
        };
        std::vector<Row> rows;
        for (const auto &[name, sum] : sums) {
            Row row;
            row.key = qint64(rows.size());
            row.cells = {{name, style::tip(name)},
                         {number(sum.blocked)},
                         {number(sum.asked)},
                         {number(sum.repeated)},
                         {sum.saved > 0 ? amountText(view_.catalogue(), sum.saved, locale())
                                        : QStringLiteral("–")}};
            rows.push_back(std::move(row));
        }
        table->setRows(std::move(rows));
    };
    std::vector<std::pair<QString, Sum>> channels, reasons;
    for (const auto &[id, sum] : byChannel) {
        const QString name = channelName(view_.catalogue(), ChannelId{id});
        channels.emplace_back(id == kPrograms  ? tr("API clients")
                              : name.isEmpty() ? tr("Front desk")
                                               : name,
                              sum);
    }
    for (const auto &[key, sum] : byReason)
        reasons.emplace_back(reasonText(Product(key.first), dedup::Why(key.second)), sum);
    fill(channels_, std::move(channels));
    fill(reasons_, std::move(reasons));
    const QString nothing = figures.empty() ? tr("No duplicates in this period.") : QString();
    showOr(channels_, noChannels_, nothing);
    showOr(reasons_, noReasons_, nothing);
    sum_->setText(all > 0 ? tr("%Ln in total", nullptr, int(all)) : QString());
}

}  // namespace roomrack::desktop

#include "moc_figures_view.cpp"
