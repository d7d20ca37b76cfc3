// SPDX-License-Identifier: GPL-3.0-or-later
// The last import step: progress, then the result.
#pragma once

#include "desktop/import/import_job.h"
#include "desktop/import/import_step.h"

class QGridLayout;
class QLabel;
class QProgressBar;
class QPushButton;
class QStackedLayout;

namespace roomrack::desktop {

class ResultStep final : public ImportStep {
    Q_OBJECT

public:
    /// The job must outlive the step.
    explicit ResultStep(ImportJob &job, QWidget *parent = nullptr);

    QString title() const override { return title_; }
    QString explanation() const override { return {}; }
    void begin();
    /// The result of the import; empty before it ends and after a failure.
    const std::optional<imports::Summary> &summary() const { return summary_; }

signals:
    void titleChanged();

private:
    QWidget *makeProgress();
    QWidget *makeSummary();
    void showProgress(imports::Phase phase, qint64 done, qint64 total);
    void showResult(const Result<imports::Summary> &summary);
    void fill(const imports::Summary &summary);
    void saveRefused();
    QString title_;
    QStackedLayout *stack_;
    QLabel *phase_ = nullptr;
    QProgressBar *bar_ = nullptr;
    QGridLayout *figures_ = nullptr;
    QLabel *message_ = nullptr;
    QLabel *refused_ = nullptr;
    QPushButton *save_ = nullptr;
    std::optional<imports::Summary> summary_;
};

}  // namespace roomrack::desktop
