// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/reports/report_board.h"

#include "desktop/charts/chart_view.h"
#include "desktop/reports/figure_delegate.h"
#include "desktop/reports/report_chart.h"
#include "desktop/theme/style.h"
#include "desktop/widgets/key_splitter.h"
#include "reports/words.h"

#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QHeaderView>
#include <QtWidgets/QLabel>
#include <QtWidgets/QStackedWidget>
#include <QtWidgets/QTableView>

#include <vector>

namespace roomrack::desktop {

using reports::Column;

namespace {

constexpr Column kCards[] = {Column::Occupancy, Column::Adr, Column::RevPar, Column::Occupied,
                             Column::Revenue};

QString cardName(Column column)
{
    switch (column) {
    case Column::Occupied: return ReportBoard::tr("Room nights sold");
    case Column::Revenue: return ReportBoard::tr("Revenue");
    default: return reports::heading(column, reports::Granularity::Day);
    }
}

QString cardFigure(Column column, const reports::Report &report, const QLocale &locale)
{
    const QString figure = reports::figureText(column, report.total, report.currency, locale);
    if (column == Column::Occupancy || column == Column::Occupied) return figure;
    return report.currency.code() + QChar::Nbsp + figure;
}

}  // namespace

ReportBoard::ReportBoard(const Theme &theme, const QLocale &locale, QWidget *parent)
    : QWidget(parent), locale_(locale), model_(new ReportModel(locale, this)),
      pages_(new QStackedWidget(this)), emptyTitle_(style::title({})), emptyText_(style::muted({})),
      chart_(nullptr), table_(new QTableView)
{
    auto *content = new QWidget;
    auto *column = style::withoutMargins<QVBoxLayout>(content);
    column->setSpacing(style::kGap);
    column->addWidget(makeCards());
    auto *splitter = new KeySplitter(Qt::Vertical);
    splitter->addWidget(makeChartCard(theme));
    splitter->addWidget(makeTableCard(theme));
    splitter->setStretchFactor(0, 5);
    splitter->setStretchFactor(1, 6);
    column->addWidget(splitter, 1);

    auto *empty = style::card();
    auto *middle = new QVBoxLayout(empty);
    middle->setAlignment(Qt::AlignCenter);
    emptyTitle_->setAlignment(Qt::AlignCenter);
    emptyTitle_->setObjectName(QStringLiteral("reports.empty"));
    emptyText_->setAlignment(Qt::AlignCenter);
    emptyText_->setWordWrap(true);
    emptyText_->setMinimumWidth(360);
    middle->addWidget(emptyTitle_);
    middle->addWidget(emptyText_);

    pages_->addWidget(empty);
    pages_->addWidget(content);
    auto *all = style::withoutMargins<QVBoxLayout>(this);
    all->addWidget(pages_);
    say({}, tr("Calculating…"));
}

void ReportBoard::focusTable()
{
    table_->setFocus(Qt::OtherFocusReason);
}

QWidget *ReportBoard::makeCards()
{
    auto *row = new QWidget;
    auto *cells = style::withoutMargins<QHBoxLayout>(row);
    cells->setSpacing(style::kGap);
    for (size_t i = 0; i < cards_.size(); ++i) {
        auto *card = style::card();
        auto *inside = new QVBoxLayout(card);
        inside->setContentsMargins(style::kPadding, 10, style::kPadding, 10);
        inside->setSpacing(2);
        cards_[i].name = style::muted(cardName(kCards[i]));
        cards_[i].figure = style::figure({});
        cards_[i].figure->setObjectName(QStringLiteral("reports.card%1").arg(i));
        cards_[i].figure->setTextInteractionFlags(Qt::TextSelectableByMouse);
        card->setToolTip(reports::explanation(kCards[i]));
        inside->addWidget(cards_[i].name);
        inside->addWidget(cards_[i].figure);
        cells->addWidget(card, 1);
    }
    return row;
}

QWidget *ReportBoard::makeChartCard(const Theme &theme)
{
    auto *card = style::card();
    auto *inside = new QVBoxLayout(card);
    inside->setContentsMargins(1, 1, 1, style::kSmallGap);
    inside->setSpacing(0);
    inside->addWidget(style::cardHeader(tr("Occupancy and rates"), &chartPeriod_));
    chart_ = new ChartView(theme);
    chart_->setObjectName(QStringLiteral("reports.chart"));
    chart_->setAccessibleName(tr("Chart of occupancy, ADR and RevPAR"));
    inside->addWidget(chart_, 1);
    return card;
}

QWidget *ReportBoard::makeTableCard(const Theme &theme)
{
    auto *card = style::card();
    auto *inside = new QVBoxLayout(card);
    inside->setContentsMargins(1, 1, 1, 1);
    style::table(table_);
    table_->setObjectName(QStringLiteral("reports.table"));
    table_->setAccessibleName(tr("Figures, one row for each night, week or month"));
    table_->setModel(model_);
    table_->setItemDelegate(new FigureDelegate(theme, table_));
    table_->setSortingEnabled(true);
    table_->sortByColumn(0, Qt::AscendingOrder);
    table_->setTabKeyNavigation(false);
    table_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    QHeaderView *header = table_->horizontalHeader();
    header->setMinimumSectionSize(84);
    header->setSortIndicatorShown(true);
    table_->viewport()->installEventFilter(this);
    inside->addWidget(table_);
    return card;
}

/// Columns have at least the width of their headings; the remaining width is distributed evenly.
void ReportBoard::fitColumns()
{
    constexpr int kLeastFirst = 150, kMostFirst = 210;
    const QHeaderView *header = table_->horizontalHeader();
    std::vector<int> widths(size_t(table_->model()->columnCount()));
    int used = 0;
    for (size_t i = 1; i < widths.size(); ++i) {
        widths[i] = header->sectionSizeHint(static_cast<int>(i));
        used += widths[i];
    }
    widths[0] = std::clamp(table_->viewport()->width() - used, kLeastFirst, kMostFirst);
    used += widths[0];
    const int more =
        std::max(0, table_->viewport()->width() - used) / static_cast<int>(widths.size());
    for (size_t i = 0; i < widths.size(); ++i)
        table_->setColumnWidth(static_cast<int>(i), widths[i] + more);
}

bool ReportBoard::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == table_->viewport() && event->type() == QEvent::Resize) fitColumns();
    return QWidget::eventFilter(watched, event);
}

void ReportBoard::say(const QString &title, const QString &text)
{
    emptyTitle_->setText(title);
    emptyTitle_->setVisible(!title.isEmpty());
    emptyText_->setText(text);
    pages_->setCurrentIndex(0);
}

void ReportBoard::setError(const Error &error)
{
    hasReport_ = false;
    say(tr("The figures could not be loaded"), error.text());
}

void ReportBoard::setReport(reports::Report report)
{
    model_->setReport(std::move(report));
    QHeaderView *header = table_->horizontalHeader();
    if (header->sortIndicatorSection() != model_->sortColumn())
        header->setSortIndicator(model_->sortColumn(), Qt::AscendingOrder);
    const reports::Report &now = model_->report();
    hasReport_ = true;
    const QString period = reports::periodText(now.period, locale_);
    if (now.isEmpty()) {
        say(tr("No room nights sold: %1").arg(period),
            tr("No confirmed bookings in this period. Choose another period."));
        return;
    }
    for (size_t i = 0; i < cards_.size(); ++i) {
        const QString figure = cardFigure(kCards[i], now, locale_);
        cards_[i].figure->setText(figure);
        cards_[i].figure->setAccessibleName(cardName(kCards[i]) + QLatin1Char(' ') + figure);
    }
    chartPeriod_->setText(
        tr("%1, %2", "period, by day").arg(period, reports::granularityText(now.granularity)));
    chart_->setData(chartOf(now, locale_));
    fitColumns();
    pages_->setCurrentIndex(1);
}

}  // namespace roomrack::desktop
