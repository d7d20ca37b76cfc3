// SPDX-License-Identifier: GPL-3.0-or-later
// Recommended overbooking limits for the coming nights beside those in force, with the calculation
// for the selected night. Nothing changes until the user applies the selection, which is one undo
// step.
#pragma once

#include "desktop/overbooking/past_job.h"
#include "desktop/session/hotel_session.h"
#include "desktop/session/page_actions.h"

#include <QtCore/QFutureWatcher>
#include <QtWidgets/QWidget>

class QCheckBox;
class QComboBox;
class QLabel;
class QPushButton;

namespace roomrack::desktop {

class RowsTable;
struct Row;
class Theme;
class WalkCostFields;
class WorkingPanel;

class AdviceView final : public QWidget {
    Q_OBJECT

public:
    static constexpr int kNights = 60;

    AdviceView(HotelSession &session, PageActions &actions, const Theme &theme,
               WalkCostFields &cost, QWidget *parent = nullptr);
    ~AdviceView() override;

    /// Sets whether the view is visible: limits are computed only while it is.
    void setShown(bool shown);

private:
    QWidget *makeTable(const Theme &theme);
    QWidget *makeBar();
    void outdate(int waitMs);
    void reload();
    void computed();
    void fillPools();
    void showRows();
    Row rowOf(const advice::PoolAdvice &advice) const;
    const advice::PoolAdvice *adviceOf(qint64 key) const;
    std::vector<advice::PoolAdvice> chosen() const;
    void showWorking();
    void showChosen();
    void apply();

    HotelSession &session_;
    PageActions &actions_;
    WalkCostFields &cost_;
    RowsTable *table_;
    WorkingPanel *working_;
    QLabel *state_ = nullptr;
    QLabel *message_;
    QComboBox *pools_;
    QCheckBox *onlyDifferent_;
    QPushButton *apply_;
    QFutureWatcher<Result<Advice>> watcher_;
    QTimer later_;
    Advice advice_;
    PropertyId property_;
    bool computing_ = false;
    bool shown_ = false;
    bool stale_ = true;
};

}  // namespace roomrack::desktop
