// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/reports/export_bar.h"

#include "desktop/theme/look.h"
#include "reports/words.h"

#include <QtCore/QDir>
#include <QtCore/QFileInfo>
#include <QtCore/QSettings>
#include <QtCore/QStandardPaths>
#include <QtGui/QGuiApplication>
#include <QtWidgets/QFileDialog>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QProgressBar>
#include <QtWidgets/QPushButton>

namespace roomrack::desktop {

namespace {

const QString kFolderKey = QStringLiteral("reports/folder");

}  // namespace

ExportBar::ExportBar(QSettings &settings, const QLocale &locale, QWidget *parent)
    : QWidget(parent), settings_(settings), locale_(locale),
      csv_(new QPushButton(tr("Export &CSV\u2026"), this)),
      pdf_(new QPushButton(tr("Export &PDF\u2026"), this)), progress_(new QProgressBar(this)),
      stop_(new QPushButton(tr("Stop"), this))
{
    csv_->setObjectName(QStringLiteral("reports.csv"));
    csv_->setToolTip(tr("Save the table as a file for spreadsheets and other programs"));
    pdf_->setObjectName(QStringLiteral("reports.pdf"));
    pdf_->setToolTip(tr("Save figures, chart and table as a file to print or send"));
    progress_->setFixedWidth(120);
    progress_->setAccessibleName(tr("Progress of the export"));
    stop_->setObjectName(QStringLiteral("reports.stop"));
    look::flat(stop_);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(look::kSmallGap);
    for (QWidget *widget : std::initializer_list<QWidget *>{progress_, stop_, csv_, pdf_})
        row->addWidget(widget);
    progress_->hide();
    stop_->hide();
    connect(csv_, &QPushButton::clicked, this, &ExportBar::askForCsv);
    connect(pdf_, &QPushButton::clicked, this, &ExportBar::askForPdf);
    connect(stop_, &QPushButton::clicked, this, &ExportBar::stop);
    connect(&watcher_, &QFutureWatcherBase::progressRangeChanged, progress_,
            &QProgressBar::setRange);
    connect(&watcher_, &QFutureWatcherBase::progressValueChanged, progress_,
            &QProgressBar::setValue);
    connect(&watcher_, &QFutureWatcherBase::finished, this, &ExportBar::finished);
    setPossible(false);
}

void ExportBar::setPossible(bool possible)
{
    possible_ = possible;
    csv_->setEnabled(possible_ && !isBusy());
    pdf_->setEnabled(possible_ && !isBusy());
}

QFileDialog *ExportBar::ask(const QString &title, const QStringList &filters, const QString &suffix)
{
    auto *dialog = new QFileDialog(window(), title);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilters(filters);
    dialog->setDefaultSuffix(suffix);
    const QString kept = settings_.value(kFolderKey).toString();
    dialog->setDirectory(QFileInfo(kept).isDir()
                             ? kept
                             : QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation));
    dialog->selectFile(reports::fileNameFor(report()) + QLatin1Char('.') + suffix);
    return dialog;
}

void ExportBar::askForCsv()
{
    const QString plain = tr("CSV for other programs (*.csv)");
    const QString sheet = tr("CSV for spreadsheets (*.csv)");
    QFileDialog *dialog = ask(tr("Export the table as CSV"), {sheet, plain}, QStringLiteral("csv"));
    connect(dialog, &QFileDialog::fileSelected, this, [this, dialog, sheet](const QString &path) {
        writeCsv(path, dialog->selectedNameFilter() == sheet);
    });
    dialog->open();
}

void ExportBar::askForPdf()
{
    QFileDialog *dialog =
        ask(tr("Export the report as PDF"), {tr("PDF (*.pdf)")}, QStringLiteral("pdf"));
    connect(dialog, &QFileDialog::fileSelected, this, &ExportBar::writePdf);
    dialog->open();
}

void ExportBar::writeCsv(const QString &path, bool forSpreadsheets)
{
    if (isBusy() || !possible_) return;
    start(exportCsv(report(), path,
                    forSpreadsheets ? spreadsheetCsv(locale_) : reports::CsvOptions()),
          path);
}

void ExportBar::writePdf(const QString &path)
{
    if (isBusy() || !possible_) return;
    reports::PdfOptions options;
    options.locale = locale_;
    options.page = reports::paperOf(locale_);
    options.fontFamily = QGuiApplication::font().families().value(0);
    if (made) options.made = made();
    start(exportPdf(report(), path, options), path);
}

void ExportBar::start(const QFuture<Result<void>> &work, const QString &path)
{
    path_ = path;
    settings_.setValue(kFolderKey, QFileInfo(path).absolutePath());
    progress_->setRange(0, 0);
    watcher_.setFuture(work);
    progress_->show();
    stop_->show();
    setPossible(possible_);
}

void ExportBar::stop()
{
    watcher_.cancel();
}

void ExportBar::finished()
{
    progress_->hide();
    stop_->hide();
    setPossible(possible_);
    if (watcher_.isCanceled() || watcher_.future().resultCount() == 0) {
        emit failed(reports::stopped().value());
        return;
    }
    const Result<void> result = watcher_.result();
    if (result)
        emit written(path_);
    else
        emit failed(result.error());
}

}  // namespace roomrack::desktop
