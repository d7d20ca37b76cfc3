// SPDX-License-Identifier: GPL-3.0-or-later
// The only class that uses Qt Charts, which has no successor for widgets yet. Bars on the left
// axis, lines on the right one, in theme colours; a callout shows the values of the point under the
// mouse or selected with the arrow keys.
#pragma once

#include "desktop/charts/chart_data.h"

#include <QtCore/QPointer>
#include <QtWidgets/QWidget>

class QAbstractSeries;
class QChart;
class QChartView;
class QGraphicsLineItem;
class QGraphicsSimpleTextItem;
class QValueAxis;

namespace roomrack::desktop {

class ChartCallout;
class ChartLegend;
class Theme;

class ChartView : public QWidget {
    Q_OBJECT

public:
    explicit ChartView(const Theme &theme, QWidget *parent = nullptr);
    ~ChartView() override;

    void setData(ChartData given);
    /// The point whose values are shown; -1 for none.
    int current() const { return current_; }
    void setCurrent(int point);
    /// The middle of a point in widget coordinates, at half the height of the plot.
    QPoint placeOf(int point) const;

signals:
    void currentChanged(int point);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void rebuild();
    void addBars(const ChartSeries &series);
    void addLine(const ChartSeries &series);
    void attach(QAbstractSeries *series, bool rightAxis);
    void setUpAxes();
    void labelPoints();
    void colour();
    void placeCallout();
    void say();
    double xOf(int point) const;  ///< in the chart's coordinates
    int pointAt(const QPointF &inView) const;
    QPen penOf(const ChartSeries &series) const;
    QColor inkOf(ChartInk ink) const;

    const Theme &theme_;
    ChartData data_;
    QChart *chart_;
    QChartView *view_;
    ChartLegend *legend_;
    std::vector<QGraphicsSimpleTextItem *> labels_;  ///< below the plot, owned by the chart
    QValueAxis *points_ = nullptr;
    QValueAxis *left_ = nullptr;
    QValueAxis *right_ = nullptr;
    QGraphicsLineItem *hair_;
    ChartCallout *callout_;
    int current_ = -1;
};

}  // namespace roomrack::desktop
