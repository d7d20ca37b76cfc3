// SPDX-License-Identifier: GPL-3.0-or-later
// The content of the Reports page: figures of the whole period, chart and table. Requests the days
// through a function, so that it does not depend on a session, and shows the last answer until the
// next one.
#pragma once

#include "core/error.h"
#include "desktop/reports/report_model.h"
#include "reports/figures.h"

#include <QtWidgets/QWidget>

#include <array>

class QLabel;
class QStackedWidget;
class QTableView;

namespace roomrack::desktop {

class ChartView;
class Theme;

class ReportBoard : public QWidget {
    Q_OBJECT

public:
    ReportBoard(const Theme &theme, const QLocale &locale, QWidget *parent = nullptr);

    void setReport(reports::Report report);
    /// Shown instead of the report, until the next one.
    void setError(const Error &error);
    const reports::Report &report() const { return model_->report(); }
    bool hasReport() const { return hasReport_; }
    /// Focuses the table. (With a focus proxy Tab would skip the chart before it.)
    void focusTable();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QWidget *makeCards();
    void fitColumns();
    QWidget *makeChartCard(const Theme &theme);
    QWidget *makeTableCard(const Theme &theme);
    void say(const QString &title, const QString &text);

    QLocale locale_;
    ReportModel *model_;
    QStackedWidget *pages_;
    QLabel *emptyTitle_;
    QLabel *emptyText_;
    ChartView *chart_;
    QLabel *chartPeriod_ = nullptr;
    QTableView *table_;
    struct Card {
        QLabel *name = nullptr;
        QLabel *figure = nullptr;
    };
    std::array<Card, 5> cards_;
    bool hasReport_ = false;
};

}  // namespace roomrack::desktop
