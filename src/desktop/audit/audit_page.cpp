// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/audit/audit_page.h"

#include "desktop/audit/audit_details.h"
#include "desktop/audit/audit_export.h"
#include "desktop/audit/audit_filters.h"
#include "desktop/audit/audit_model.h"
#include "desktop/audit/audit_words.h"
#include "desktop/exports/export_work.h"
#include "desktop/paging/list_frame.h"
#include "desktop/theme/style.h"
#include "desktop/widgets/column_fitter.h"
#include "desktop/widgets/status_delegate.h"

#include <QtCore/QScopedValueRollback>
#include <QtWidgets/QHeaderView>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollBar>
#include <QtWidgets/QTableView>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>
#include <utility>

namespace roomrack::desktop {

namespace {

constexpr int kDetailsWidth = 320;
constexpr int kLeastDetails = 300;
constexpr int kLeastEvent = 260;
constexpr int kMostShown = 100;       ///< rows, before the table is laid out
constexpr int kNarrowList = 1020;     ///< narrower: the reason column is hidden
constexpr int kVeryNarrowList = 860;  ///< narrower: before and after are hidden too

constexpr AuditModel::Column kOftenEmpty[] = {AuditModel::Before, AuditModel::After,
                                              AuditModel::Why, AuditModel::SinceThen};

AuditSource sourceOf(HotelSession &session)
{
    return [&session](storage::AuditQuery query, qint64 offset, qint64 limit) {
        query.property = session.property();
        return session.reads().ask(storage::AuditTrail{std::move(query), offset, limit});
    };
}

}  // namespace

AuditPage::AuditPage(const PageContext &context, QWidget *parent)
    : Page(context, parent),
      model_(new AuditModel(sourceOf(context.session), context.session.view(), this)),
      filters_(new AuditFilters), table_(new QTableView),
      details_(new AuditDetails(context.session)),
      frame_(new ListFrame({filters_, table_, details_}, {kDetailsWidth, kLeastDetails},
                           context.settings, QStringLiteral("audit/splitter"))),
      exportBar_(new QWidget(this)), work_(new ExportWork(context.settings)),
      csv_(new QPushButton(tr("Export &CSV…"))), past_(PastNumbers::of(context.session))
{
    makeTable();
    makeExport();
    auto *all = style::withoutMargins<QVBoxLayout>(this);
    all->addWidget(frame_);
    connectModel();
    connectSession();
    details_->openBooking = [this](BookingId id) {
        if (actions().openBooking) actions().openBooking(id);
    };
}

void AuditPage::makeTable()
{
    table_->setObjectName(QStringLiteral("audit"));
    table_->setAccessibleName(tr("Audit trail"));
    table_->setModel(model_);
    StatusDelegate::Columns columns;
    columns.status = AuditModel::SinceThen;
    columns.toneRole = AuditModel::ToneRole;
    columns.loadedRole = AuditModel::LoadedRole;
    columns.muted = {AuditModel::When, AuditModel::Kind, AuditModel::Before};
    columns.strong = {AuditModel::Who};
    table_->setItemDelegate(new StatusDelegate(theme(), columns, table_));
    table_->horizontalHeader()->setMinimumSectionSize(48);
    new ColumnFitter(table_, AuditModel::What, kLeastEvent);
}

void AuditPage::makeExport()
{
    csv_->setToolTip(tr("Save the records found as a file for spreadsheets and other programs"));
    auto *row = style::withoutMargins<QHBoxLayout>(exportBar_);
    row->setSpacing(style::kSmallGap);
    row->addWidget(work_);
    row->addWidget(csv_);
    exportBar_->hide();
    connect(csv_, &QPushButton::clicked, this, &AuditPage::askForCsv);
    connect(work_, &ExportWork::busyChanged, this, &AuditPage::showState);
    work_->tell(actions());
}

std::vector<QWidget *> AuditPage::barButtons()
{
    return {exportBar_};
}

void AuditPage::connectModel()
{
    connect(filters_, &AuditFilters::changed, this, [this] {
        filtered_ = true;
        query();
    });
    connect(filters_, &AuditFilters::leftDownwards, this, [this] {
        if (!table_->currentIndex().isValid() && model_->rowCount() > 0)
            style::chooseRow(table_, 0);
        table_->setFocus(Qt::TabFocusReason);
    });
    connect(frame_, &ListFrame::findWanted, filters_, &AuditFilters::focusSearch);
    connect(frame_, &ListFrame::entered, this, [this] {
        const QModelIndex current = table_->currentIndex();
        if (details_->record() == 0 && current.isValid()) table_->selectRow(current.row());
        details_->focusActions();
    });
    connect(frame_, &ListFrame::closeWanted, this, &AuditPage::closeDetails);
    connect(details_, &AuditDetails::closeWanted, this, &AuditPage::closeDetails);
    connect(frame_, &ListFrame::tableResized, this, &AuditPage::fitColumns);
    connect(frame_, &ListFrame::messageClicked, this, [this] {
        if (model_->state() == AuditModel::State::Failed)
            query();
        else
            filters_->clear();
    });
    connect(model_, &AuditModel::stateChanged, this, &AuditPage::showState);
    connect(model_, &AuditModel::refreshed, this, &AuditPage::followRecord);
    connect(model_, &AuditModel::modelReset, this, [this] { filled_.clear(); });
    connect(model_, &AuditModel::refreshed, this, &AuditPage::noteFilled);
    connect(table_->verticalScrollBar(), &QScrollBar::valueChanged, this, &AuditPage::noteFilled);
    connect(table_->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &AuditPage::rowChosen);
    connect(table_->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            [this](const QItemSelection &selected) {
                // The current row is selected again after its details were closed.
                if (details_->record() == 0 && selected.contains(table_->currentIndex()))
                    rowChosen();
            });
    connect(details_, &AuditDetails::left, this, [this] { table_->setFocus(Qt::TabFocusReason); });
}

void AuditPage::connectSession()
{
    const auto load = [this] {
        filters_->setHouse(session().view(),
                           Night::fromDate(session().local(session().now()).date()));
        model_->rename();
    };
    load();
    takePast();
    connect(&past_, &PastNumbers::changed, this, [this] {
        takePast();
        if (asked_ && model_->query().shown) searchAgain();
    });
    connect(&session(), &HotelSession::loaded, this, [this, load] {
        load();
        takePast();
        if (!asked_) return;
        if (model_->query().property != session().property())
            query();
        else
            searchAgain();
    });
    connect(&session().changes(), &HotelChanges::usersChanged, this, [this, load] {
        load();
        if (asked_) searchAgain();
    });
    connect(&session().server(), &ServerWatch::changed, this, &AuditPage::showState);
    connect(&session().changes(), &HotelChanges::happened, model_, [this] {
        if (asked_) model_->refresh();
    });
}

void AuditPage::shown()
{
    if (!asked_) query();
    filters_->focusSearch();
}

storage::AuditQuery AuditPage::wanted() const
{
    storage::AuditQuery query = filters_->query();
    query.shown = auditWords(session().view(), QLocale(), query.search, past_.rooms());
    return query;
}

void AuditPage::query()
{
    asked_ = true;
    model_->setQuery(wanted());
    table_->scrollToTop();
}

/// Names have changed, and with them the texts that are searched.
void AuditPage::searchAgain()
{
    if (model_->query().shown)
        model_->setQuery(wanted());
    else
        model_->refresh();
}

/// The numbers that rooms had at the time of the records.
void AuditPage::takePast()
{
    model_->setPast(past_.rooms());
    details_->setPast(past_.rooms());
    noteFilled();
}

void AuditPage::rowChosen()
{
    if (following_) return;
    const qint64 seq = table_->currentIndex().data(AuditModel::SeqRole).toLongLong();
    if (seq != 0) details_->setRecord(seq);
}

void AuditPage::closeDetails()
{
    frame_->selectNothing();
    details_->setRecord(0);
}

/// Rows may have moved: selects the row of the same record again. Details of a record that is not
/// in the list any more close.
void AuditPage::followRecord()
{
    const QModelIndex current = table_->currentIndex();
    const qint64 shown = details_->record();
    const qint64 at = current.data(AuditModel::SeqRole).toLongLong();
    const bool filtered = std::exchange(filtered_, false);
    if (shown == 0 && at != 0 && table_->selectionModel()->hasSelection()) {
        rowChosen();
    } else if (shown != 0 && at != shown) {
        const int row = model_->rowOf(shown);
        {
            const QScopedValueRollback guard(following_, true);
            followRow(table_, row);
        }
        if (row < 0 && (filtered || model_->isComplete())) closeDetails();
    }
    showCount();
}

void AuditPage::showState()
{
    showCount();
    using State = AuditModel::State;
    if (frame_->showCut(model_->state() == State::Loading, session().server().state())) return;
    const bool failed = model_->state() == State::Failed;
    const bool empty = model_->state() == State::Ready && model_->total() == 0;
    csv_->setEnabled(model_->state() == State::Ready && !empty && !work_->isBusy());
    if (failed) {
        frame_->showMessage(tr("The records could not be loaded: %1").arg(model_->error().text()),
                            tr("&Retry"));
    } else if (empty) {
        const QString words = filters_->searched();
        frame_->showMessage(words.isEmpty() ? tr("No record matches these filters.")
                                            : tr("No record matches “%1”.").arg(words),
                            tr("&Show all records"));
    } else {
        frame_->showTable();
    }
}

void AuditPage::showCount()
{
    if (model_->state() == AuditModel::State::Loading && model_->total() == 0) {
        frame_->setCount(tr("Loading records…"));
        return;
    }
    const int total = int(model_->total());
    frame_->setCount(filters_->isEmpty() ? tr("%Ln record(s)", nullptr, total)
                                         : tr("%Ln record(s) found", nullptr, total));
}

/// A column without text in the rows shown leaves its width to the others. Once it had text it
/// stays until the next query, so that columns do not come and go while the list is scrolled.
void AuditPage::noteFilled()
{
    const int rows = model_->rowCount();
    if (rows == 0) return;
    const int first = std::max(0, table_->rowAt(0));
    const int below = table_->rowAt(table_->viewport()->height() - 1);
    const int last = std::min(rows - 1, below < 0 ? first + kMostShown : below);
    for (const int column : kOftenEmpty) {
        for (int row = first; row <= last && !filled_.contains(column); ++row) {
            if (!model_->index(row, column).data().toString().isEmpty()) filled_ << column;
        }
    }
    fitColumns(table_->width());
}

void AuditPage::fitColumns(int width)
{
    for (const int column : kOftenEmpty) {
        const int least = column == AuditModel::Why         ? kNarrowList
                          : column == AuditModel::SinceThen ? 0
                                                            : kVeryNarrowList;
        const bool hidden = width < least || !filled_.contains(column);
        if (table_->isColumnHidden(column) != hidden) table_->setColumnHidden(column, hidden);
    }
}

void AuditPage::askForCsv()
{
    const QString today = session().local(session().now()).date().toString(Qt::ISODate);
    work_->askForCsv(
        tr("Export the records as CSV"), tr("audit-trail-%1.csv", "name of a file").arg(today),
        [this](const QString &path, bool forSpreadsheets) { writeCsv(path, forSpreadsheets); });
}

void AuditPage::writeCsv(const QString &path, bool forSpreadsheets)
{
    if (work_->isBusy()) return;
    // The query ends at the last committed record, so that new records do not move the rows.
    storage::AuditQuery query = model_->query();
    query.upTo = session().service().committedSeq();
    // The export searches on a thread of its own.
    query.shown = auditWords(session().view(), QLocale(), query.search, past_.rooms());
    RowExport wanted = rowExport(session(), locale(), path, forSpreadsheets);
    work_->start(
        [&](StopFlag stop) {
            wanted.stop = std::move(stop);
            return exportAudit(std::move(wanted), query, past_.rooms());
        },
        path);
}

bool AuditPage::isExporting() const
{
    return work_->isBusy();
}

void AuditPage::stopExport()
{
    work_->stop();
}

}  // namespace roomrack::desktop

#include "moc_audit_page.cpp"
