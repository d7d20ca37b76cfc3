// SPDX-License-Identifier: GPL-3.0-or-later
// The Duplicates page: figures, the log of everything that came twice, and both bookings side by
// side with what can be done about them.
#pragma once

#include "desktop/shell/page.h"
#include "storage/reader.h"

#include <QtCore/QTimer>

#include <optional>

class QButtonGroup;
class QComboBox;
class QFrame;
class QPushButton;
class QStackedWidget;
class QTableView;

namespace roomrack::desktop {

class DuplicateCards;
class DuplicateModel;
class DuplicateView;
class ExportWork;
class FiguresView;
class ListFrame;

class DuplicatesPage final : public Page {
    Q_OBJECT

public:
    explicit DuplicatesPage(const PageContext &context, QWidget *parent = nullptr);
    ~DuplicatesPage() override;

    QString title() const override { return tr("Duplicates"); }
    std::vector<QWidget *> barWidgets() override;
    std::vector<QWidget *> barButtons() override;
    void shown() override;
    void hidden() override;

    /// Chooses a line of the log, whatever is filtered.
    void showDuplicate(dedup::CandidateId id);
    /// Writes what is shown into a file; written or not, a notice says so.
    void writeCsv(const QString &path, bool forSpreadsheets);
    bool isExporting() const;

private:
    void makeBar();
    void makeTable();
    void makeExport();
    void connectAll();
    storage::DuplicateQuestion question() const;
    void query();
    void refresh();
    void askFigures();
    void askEver();
    void rowChosen();
    void followRow();
    void showState();
    void showBadge();
    void fitColumns(int width);
    void askForCsv();
    void showRules();

    DuplicateModel *model_;
    QComboBox *period_;
    QFrame *kinds_;
    QButtonGroup *kindGroup_ = nullptr;
    QFrame *views_;
    QButtonGroup *viewGroup_ = nullptr;
    DuplicateCards *cards_;
    QTableView *table_;
    DuplicateView *details_;
    ListFrame *frame_;
    FiguresView *figures_;
    QStackedWidget *stack_;
    QWidget *exportBar_;
    ExportWork *work_;
    QPushButton *csv_;
    QPushButton *rules_;
    QTimer second_;             ///< "oldest 2 min" goes on while it is looked at
    QTimer later_;              ///< figures follow the log at this pace
    std::optional<bool> ever_;  ///< whether anything ever came twice; none: not asked yet
    bool asked_ = false;
    bool following_ = false;
};

}  // namespace roomrack::desktop
