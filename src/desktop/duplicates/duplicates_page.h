// SPDX-License-Identifier: GPL-3.0-or-later
// The Duplicates page: figures, the log of duplicates, and both bookings side by side with the
// available actions.
#pragma once

#include "desktop/session/page.h"
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

    std::vector<QWidget *> barWidgets() override;
    std::vector<QWidget *> barButtons() override;
    void shown() override;
    void hidden() override;

    /// Selects a line of the log, regardless of the filters.
    void showDuplicate(dedup::CandidateId id);
    /// Writes the filtered log to a file; a notice reports success or failure.
    void writeCsv(const QString &path, bool forSpreadsheets);

private:
    void makeBar();
    void makeTable();
    void makeExport();
    void connectAll();
    storage::DuplicateFilter filter() const;
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
    QButtonGroup *kindGroup_;
    QFrame *views_;
    QButtonGroup *viewGroup_;
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
    QTimer second_;             ///< updates "oldest 2 min" while visible
    QTimer later_;              ///< limits updates of the figures
    std::optional<bool> ever_;  ///< whether there ever was a duplicate; none: not loaded
    bool asked_ = false;
    bool following_ = false;
};

}  // namespace roomrack::desktop
