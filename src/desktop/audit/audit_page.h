// SPDX-License-Identifier: GPL-3.0-or-later
// The audit trail page: search and filters, the table of records, the details of one record, and
// CSV export.
#pragma once

#include "desktop/session/page.h"
#include "desktop/session/past_numbers.h"
#include "storage/audit.h"

class QPushButton;
class QTableView;

namespace roomrack::desktop {

class AuditDetails;
class AuditFilters;
class AuditModel;
class ExportWork;
class ListFrame;

class AuditPage final : public Page {
    Q_OBJECT

public:
    explicit AuditPage(const PageContext &context, QWidget *parent = nullptr);

    std::vector<QWidget *> barButtons() override;
    void shown() override;

    /// Writes the search result to a file; a notice reports success or failure.
    void writeCsv(const QString &path, bool forSpreadsheets);
    bool isExporting() const;
    void stopExport();

private:
    void makeTable();
    void makeExport();
    void connectModel();
    void connectSession();
    storage::AuditQuery wanted() const;
    void query();
    void searchAgain();
    void takePast();
    void rowChosen();
    void followRecord();
    void closeDetails();
    void showState();
    void showCount();
    void noteFilled();
    void fitColumns(int width);
    void askForCsv();

    AuditModel *model_;
    AuditFilters *filters_;
    QTableView *table_;
    AuditDetails *details_;
    ListFrame *frame_;
    QWidget *exportBar_;
    ExportWork *work_;
    QPushButton *csv_;
    PastNumbers &past_;
    QList<int> filled_;  ///< columns that had text in a row shown since the last query
    bool asked_ = false;
    bool filtered_ = false;  ///< the filters have changed since the last rows
    bool following_ = false;
};

}  // namespace roomrack::desktop
