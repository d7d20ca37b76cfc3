// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/charts/chart_view.h"

#include "desktop/charts/chart_callout.h"
#include "desktop/charts/chart_legend.h"
#include "desktop/theme/focus_outline.h"
#include "desktop/theme/style.h"
#include "desktop/theme/theme.h"
#include "reports/axis.h"

#include <QtCharts/QAreaSeries>
#include <QtCharts/QBarSet>
#include <QtCharts/QCategoryAxis>
#include <QtCharts/QChartView>
#include <QtCharts/QLegend>
#include <QtCharts/QLineSeries>
#include <QtCharts/QStackedBarSeries>
#include <QtCharts/QValueAxis>
#include <QtGui/QKeyEvent>
#include <QtWidgets/QGraphicsLayout>
#include <QtWidgets/QGraphicsLineItem>
#include <QtWidgets/QGraphicsSimpleTextItem>
#include <QtWidgets/QVBoxLayout>

#include <cmath>

namespace roomrack::desktop {

namespace {

/// Above this the bars would be thinner than the gaps between them; an area is drawn instead.
constexpr int kMostBars = 120;
constexpr int kMarks = 5;
constexpr int kLabelHeight = 20;

double most(const ChartData &data, bool right)
{
    double top = right ? 0 : data.leftAtLeast;
    for (const ChartSeries &series : data.series) {
        if (series.rightAxis != right) continue;
        for (const double value : series.values)
            if (value > top) top = value;
    }
    return top;
}

/// Sets the colour with the function of each series type.
void paint(QAbstractSeries *series, const QPen &pen)
{
    if (auto *bars = qobject_cast<QStackedBarSeries *>(series)) {
        bars->barSets().front()->setColor(pen.color());
        bars->barSets().front()->setBorderColor(pen.color());
    } else if (auto *area = qobject_cast<QAreaSeries *>(series)) {
        area->setPen(Qt::NoPen);
        area->setBrush(pen.color());
    } else if (auto *line = qobject_cast<QLineSeries *>(series)) {
        line->setPen(pen);
    }
}

}  // namespace

ChartView::ChartView(const Theme &theme, QWidget *parent)
    : QWidget(parent), theme_(theme), chart_(new QChart), view_(new QChartView(chart_, this)),
      legend_(new ChartLegend(this)), hair_(new QGraphicsLineItem(chart_)),
      callout_(new ChartCallout(theme, this))
{
    setFocusPolicy(Qt::StrongFocus);
    setMinimumHeight(160);
    new FocusOutline(this);
    auto *box = style::withoutMargins<QVBoxLayout>(this);
    box->setSpacing(0);
    auto *top = new QHBoxLayout;
    top->setContentsMargins(style::kPadding, 0, style::kPadding, 0);
    top->addWidget(legend_);
    top->addStretch();
    box->addLayout(top);
    box->addWidget(view_, 1);
    view_->setRenderHint(QPainter::Antialiasing);
    view_->setFrameShape(QFrame::NoFrame);
    view_->setFocusPolicy(Qt::NoFocus);
    view_->setBackgroundBrush(Qt::NoBrush);
    view_->viewport()->setAutoFillBackground(false);
    view_->viewport()->setMouseTracking(true);
    view_->viewport()->installEventFilter(this);
    chart_->setBackgroundVisible(false);
    chart_->setMargins(QMargins(4, 6, 4, kLabelHeight));
    chart_->layout()->setContentsMargins(0, 0, 0, 0);
    chart_->legend()->hide();  // ChartLegend shows dashes and never elides
    hair_->setZValue(10);
    hair_->hide();
    connect(chart_, &QChart::plotAreaChanged, this, [this] {
        labelPoints();
        placeCallout();
    });
    connect(&theme_, &Theme::changed, this, &ChartView::colour);
}

ChartView::~ChartView() = default;

void ChartView::setData(ChartData given)
{
    data_ = std::move(given);
    setCurrent(-1);
    rebuild();
}

void ChartView::rebuild()
{
    chart_->removeAllSeries();
    for (QAbstractAxis *axis : chart_->axes()) {
        chart_->removeAxis(axis);
        delete axis;
    }
    setUpAxes();
    for (const ChartSeries &series : data_.series) {
        if (series.shape == ChartShape::Bars)
            addBars(series);
        else
            addLine(series);
    }
    colour();
}

void ChartView::setUpAxes()
{
    points_ = new QValueAxis;
    points_->setRange(-0.5, std::max(1, data_.count()) - 0.5);
    points_->setGridLineVisible(false);
    points_->setLabelsVisible(false);
    points_->setTickCount(2);
    points_->setReverse(isRightToLeft());
    chart_->addAxis(points_, Qt::AlignBottom);

    // The axis labels are formatted here (locale, currency), so each axis is a category axis.
    const reports::Axis share = reports::axisFor(most(data_, false), kMarks);
    const reports::Axis amount = reports::axisWith(most(data_, true), share.marks());
    const auto axis = [&](const reports::Axis &scale, const std::function<QString(double)> &text,
                          Qt::Alignment side) {
        auto *made = new QCategoryAxis;
        made->setLabelsPosition(QCategoryAxis::AxisLabelsPositionOnValue);
        made->setStartValue(0);
        made->setRange(0, scale.top);
        for (int i = 0; i <= scale.marks(); ++i)
            if (text) made->append(text(i * scale.step), i * scale.step);
        made->setTruncateLabels(false);
        chart_->addAxis(made, side);
        return made;
    };
    left_ = axis(share, data_.leftText, isRightToLeft() ? Qt::AlignRight : Qt::AlignLeft);
    right_ = axis(amount, data_.rightText, isRightToLeft() ? Qt::AlignLeft : Qt::AlignRight);
    right_->setGridLineVisible(false);
}

void ChartView::addBars(const ChartSeries &series)
{
    if (data_.count() > kMostBars) {
        auto *top = new QLineSeries(this);
        for (size_t i = 0; i < series.values.size(); ++i) {
            const double value = std::isnan(series.values[i]) ? 0 : series.values[i];
            top->append(double(i) - 0.5, value);
            top->append(double(i) + 0.5, value);
        }
        auto *area = new QAreaSeries(top);
        top->setParent(area);
        area->setName(series.name);
        attach(area, series.rightAxis);
        return;
    }
    auto *bars = new QStackedBarSeries;
    bars->setName(series.name);
    bars->setBarWidth(0.72);
    auto *set = new QBarSet(series.name);
    for (const double value : series.values) set->append(std::isnan(value) ? 0 : value);
    bars->append(set);
    attach(bars, series.rightAxis);
}

/// A gap ends a line: a series with gaps is drawn as several lines with one name.
void ChartView::addLine(const ChartSeries &series)
{
    QLineSeries *line = nullptr;
    for (size_t i = 0; i < series.values.size(); ++i) {
        if (std::isnan(series.values[i])) {
            line = nullptr;
            continue;
        }
        if (!line) {
            line = new QLineSeries;
            line->setName(series.name);
            // A point without neighbours would be invisible as a line.
            const bool alone = i + 1 == series.values.size() || std::isnan(series.values[i + 1]);
            line->setPointsVisible(alone);
            attach(line, series.rightAxis);
        }
        line->append(double(i), series.values[i]);
    }
}

void ChartView::attach(QAbstractSeries *series, bool rightAxis)
{
    chart_->addSeries(series);
    series->attachAxis(points_);
    series->attachAxis(rightAxis ? right_ : left_);
}

/// Shows as many names below the plot as fit without overlap; Qt Charts would draw all.
void ChartView::labelPoints()
{
    qDeleteAll(labels_);
    labels_.clear();
    if (data_.count() == 0) return;
    const QFont small = Theme::font(TextSize::Small);
    const QFontMetrics metrics(small);
    int widest = 1;
    for (const QString &name : data_.points)
        widest = std::max(widest, metrics.horizontalAdvance(name));
    const QRectF plot = chart_->plotArea();
    const double slot = std::max(0.01, plot.width() / data_.count());
    const int every = std::max(1, static_cast<int>(std::ceil((widest + 18) / slot)));
    for (int i = 0; i < data_.count(); i += every) {
        auto *label = new QGraphicsSimpleTextItem(data_.points[i], chart_);
        label->setFont(small);
        label->setBrush(theme_.colors().muted);
        const double middle = xOf(i);
        const double width = metrics.horizontalAdvance(data_.points[i]);
        const double right = chart_->size().width() - width;
        label->setPos(std::clamp(middle - width / 2, 0.0, std::max(0.0, right)), plot.bottom() + 5);
        labels_.push_back(label);
    }
}

QColor ChartView::inkOf(ChartInk ink) const
{
    const Colors &colors = theme_.colors();
    switch (ink) {
    case ChartInk::Soft: return mixed(colors.surface, colors.accent, colors.dark ? 0.32 : 0.24);
    case ChartInk::Accent: return colors.accent;
    case ChartInk::Good: return colors.good;
    }
    return colors.text;
}

QPen ChartView::penOf(const ChartSeries &series) const
{
    const bool dashed = series.shape == ChartShape::DashedLine;
    return QPen(inkOf(series.ink), 2, dashed ? Qt::DashLine : Qt::SolidLine, Qt::FlatCap,
                Qt::RoundJoin);
}

void ChartView::colour()
{
    const Colors &colors = theme_.colors();
    for (QAbstractAxis *axis : chart_->axes()) {
        axis->setLabelsFont(Theme::font(TextSize::Small));
        axis->setLabelsColor(colors.muted);
        axis->setGridLineColor(colors.line);
        axis->setLinePen(QPen(axis == points_ ? colors.line : QColor(Qt::transparent), 1));
    }
    std::vector<ChartLegend::Entry> entries;
    for (const ChartSeries &series : data_.series) {
        const QPen pen = penOf(series);
        entries.push_back({series.name, pen, series.shape == ChartShape::Bars});
        for (QAbstractSeries *shown : chart_->series()) {
            if (shown->name() == series.name) paint(shown, pen);
        }
    }
    legend_->setEntries(std::move(entries));
    labelPoints();
    hair_->setPen(QPen(colors.muted, 1, Qt::DotLine));
    callout_->update();
}

double ChartView::xOf(int point) const
{
    double along = (point + 0.5) / std::max(1, data_.count());
    if (isRightToLeft()) along = 1 - along;
    return chart_->plotArea().left() + along * chart_->plotArea().width();
}

int ChartView::pointAt(const QPointF &inView) const
{
    const QPointF inChart = chart_->mapFromScene(view_->mapToScene(inView.toPoint()));
    const QRectF plot = chart_->plotArea();
    if (data_.count() == 0 || !plot.contains(inChart)) return -1;
    double along = (inChart.x() - plot.left()) / plot.width();
    if (isRightToLeft()) along = 1 - along;
    return std::clamp(static_cast<int>(along * data_.count()), 0, data_.count() - 1);
}

QPoint ChartView::placeOf(int point) const
{
    const QPointF inChart(xOf(point), chart_->plotArea().center().y());
    const QPoint inView = view_->mapFromScene(chart_->mapToScene(inChart));
    return view_->viewport()->mapTo(this, inView);
}

void ChartView::setCurrent(int point)
{
    if (point == current_) return;
    current_ = point;
    placeCallout();
    say();
    emit currentChanged(point);
}

void ChartView::placeCallout()
{
    const bool shows = current_ >= 0 && current_ < data_.count() && data_.describe;
    hair_->setVisible(shows);
    callout_->setVisible(shows);
    if (!shows) return;
    const QPoint at = placeOf(current_);
    const QRectF plot = chart_->plotArea();
    const double x =
        chart_->mapFromScene(view_->mapToScene(view_->viewport()->mapFrom(this, at))).x();
    hair_->setLine(x, plot.top(), x, plot.bottom());
    callout_->setLines(data_.describe(current_));
    constexpr int gap = 10;
    const bool left = at.x() + gap + callout_->width() > width();
    callout_->move(left ? at.x() - gap - callout_->width() : at.x() + gap, view_->y());
    callout_->raise();
}

void ChartView::say()
{
    const bool shows = current_ >= 0 && current_ < data_.count() && data_.describe;
    setAccessibleDescription(
        shows ? data_.describe(current_).join(QStringLiteral(", "))
              : tr("Use the arrow keys to move from point to point and read the values."));
}

bool ChartView::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == view_->viewport()) {
        if (event->type() == QEvent::MouseMove)
            setCurrent(pointAt(static_cast<QMouseEvent *>(event)->position()));
        else if (event->type() == QEvent::Leave)
            setCurrent(-1);
    }
    return QWidget::eventFilter(watched, event);
}

void ChartView::keyPressEvent(QKeyEvent *event)
{
    const int last = data_.count() - 1;
    if (last < 0) return QWidget::keyPressEvent(event);
    const int forward = isRightToLeft() ? -1 : 1;
    switch (event->key()) {
    case Qt::Key_Right: setCurrent(std::clamp(current_ + forward, 0, last)); return;
    case Qt::Key_Left:
        setCurrent(current_ < 0 ? last : std::clamp(current_ - forward, 0, last));
        return;
    case Qt::Key_Home: setCurrent(0); return;
    case Qt::Key_End: setCurrent(last); return;
    case Qt::Key_Escape:
        if (current_ >= 0) {
            setCurrent(-1);
            return;
        }
        break;
    default: break;
    }
    QWidget::keyPressEvent(event);
}

void ChartView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    placeCallout();
}

void ChartView::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LayoutDirectionChange) rebuild();
}

}  // namespace roomrack::desktop
