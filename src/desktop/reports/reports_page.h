// SPDX-License-Identifier: GPL-3.0-or-later
// The page "Reports": period and granularity above, export buttons beside them, the board below.
#pragma once

#include "desktop/session/page.h"
#include "reports/figures.h"

#include <QtCore/QTimer>

class QButtonGroup;
class QFrame;

namespace roomrack::desktop {

class ExportBar;
class PeriodPicker;
class ReportBoard;

class ReportsPage : public Page {
    Q_OBJECT

public:
    explicit ReportsPage(const PageContext &context, QWidget *parent = nullptr);
    ~ReportsPage() override;

    std::vector<QWidget *> barWidgets() override;
    std::vector<QWidget *> barButtons() override;
    void shown() override;
    void hidden() override;

    PeriodPicker *picker() const { return picker_; }
    ExportBar *exportBar() const { return export_; }
    ReportBoard *board() const { return board_; }
    reports::Granularity granularity() const;

private:
    void makeGranularity();
    void connectSession();
    void storeSettings();
    void restore();
    /// Reloads after a short delay: many commits a second cause one request.
    void stale();
    void reload();
    void showDays(const Stay &period, Result<std::vector<storage::DayFigures>> days);
    void showGrouped();
    void askSegments();
    void showReport();
    /// Where the hotel has market segments, its figures can be grouped by them.
    void offerSegments();

    PeriodPicker *picker_;
    QFrame *segments_;
    QButtonGroup *group_;
    ExportBar *export_;
    ReportBoard *board_;
    QTimer later_;
    QFuture<Result<std::vector<storage::DayFigures>>> asked_;
    Stay shownPeriod_;
    std::vector<storage::DayFigures> days_;  ///< of the report that is shown, if it is by segments
    QFuture<Result<std::vector<storage::SegmentFigures>>> askedSegments_;
    std::vector<storage::SegmentFigures> bySegment_;  ///< of shownPeriod_
    bool visible_ = false;
    bool stale_ = true;
};

}  // namespace roomrack::desktop
