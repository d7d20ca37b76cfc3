// SPDX-License-Identifier: GPL-3.0-or-later
// The bulk update: which nights and rows on one side, what would happen on the other, one step to
// take it back. It decides nothing itself: bulk_plan.h says what would change, the engine changes
// it.
#pragma once

#include "desktop/bulk/bulk_form.h"
#include "desktop/bulk/bulk_preview.h"
#include "desktop/shell/desk_actions.h"

#include <QtWidgets/QDialog>

class QLabel;
class QProgressBar;
class QPushButton;
class QTableView;

namespace roomrack::desktop {

class BulkChangeBox;
class BulkModel;
class BulkRanges;
class BulkRows;
class BulkTemplates;
class WeekdayBoxes;

class BulkDialog final : public QDialog {
    Q_OBJECT

public:
    /// Opens with `form`; session and actions must outlive it.
    BulkDialog(HotelSession &session, DeskActions &actions, const BulkForm &form,
               QWidget *parent = nullptr);

    /// A moment later: it has many controls.
    void open() override;

    /// The preview as it is shown; null while there is none.
    BulkPreview::Plan plan() const { return plan_; }

signals:
    /// It was sent and answered. For tests and measuring.
    void answered(bool taken);

private:
    // What is shown (bulk_dialog.cpp)
    void build();
    QWidget *makeLeft();
    QWidget *makeRight();
    QWidget *makeButtons();
    void showForm(const BulkForm &form);
    void showTemplate(const QString &content);
    void connectParts();

    // What happens (bulk_dialog_flow.cpp)
    void readForm();
    void fillPlans();
    void showPlans();
    void edited();
    void showPlan(const BulkPreview::Plan &plan, bool moved);
    void showFindings();
    void askMessages();
    void showProblem(const QString &text);
    void showProgress(int done, int of);
    void setApplyText();
    void happened(const std::vector<booking::Record> &records);
    void apply();
    void send();
    void answer(const Result<booking::Answer> &answer);
    HotelSession &session_;
    DeskActions &actions_;
    BulkPreview preview_;
    BulkForm form_;
    BulkPreview::Plan plan_;
    BulkPreview::Plan approved_;  ///< what the person agreed to, while it is being sent
    int attempts_ = 0;
    bool showing_ = false;
    QString lastChange_;  ///< what somebody did meanwhile, in words

    BulkTemplates *templates_;
    BulkRanges *ranges_;
    WeekdayBoxes *days_;
    BulkRows *rows_;
    QPushButton *plans_;
    BulkChangeBox *change_;
    BulkModel *model_;
    QTableView *table_;
    QLabel *summary_;
    QLabel *others_;
    QLabel *moved_;
    QLabel *messages_;
    QLabel *findings_;
    QLabel *problem_;
    QProgressBar *progress_;
    QPushButton *apply_ = nullptr;
    QPushButton *cancel_ = nullptr;
};

}  // namespace roomrack::desktop
