// SPDX-License-Identifier: GPL-3.0-or-later
// The bulk update dialog: nights and rows on one side, a preview on the other; the update is one
// undo step. The preview is computed by bulk_plan.h, and the engine applies the edit.
#pragma once

#include "desktop/bulk/bulk_form.h"
#include "desktop/bulk/bulk_preview.h"
#include "desktop/session/page_actions.h"

#include <QtWidgets/QDialog>

class QLabel;
class QProgressBar;
class QPushButton;

namespace roomrack::desktop {

class BulkFormView;
class BulkPlanView;
class BulkTemplates;

class BulkDialog final : public QDialog {
    Q_OBJECT

public:
    /// Opens with `form`; session and actions must outlive it.
    BulkDialog(HotelSession &session, PageActions &actions, const BulkForm &form,
               QWidget *parent = nullptr);

    /// Opens with a short delay, because it has many controls.
    void open() override;

    /// The preview as shown; null if there is none.
    BulkPreview::Plan plan() const { return plan_; }

signals:
    /// The edit was sent and answered. For tests and measurements.
    void answered(bool taken);

private:
    void build();
    QWidget *makeButtons();
    void showTemplate(const QString &content);
    void connectParts();
    void edited();
    void showPlan(const BulkPreview::Plan &plan, bool moved);
    void showProblem(const QString &text);
    void showProgress(int done, int of);
    void setApplyText();
    void happened(const std::vector<booking::Record> &records);
    void apply();
    void send();
    void answer(const Result<booking::Answer> &answer);
    HotelSession &session_;
    PageActions &actions_;
    BulkPreview preview_;
    BulkPreview::Plan plan_;
    BulkPreview::Plan approved_;  ///< the confirmed plan, while it is being sent
    int attempts_ = 0;
    QString lastChange_;  ///< latest concurrent change, as text

    BulkFormView *form_;
    BulkTemplates *templates_;
    BulkPlanView *planView_;
    QLabel *problem_;
    QProgressBar *progress_;
    QPushButton *apply_ = nullptr;
    QPushButton *cancel_ = nullptr;
};

}  // namespace roomrack::desktop
