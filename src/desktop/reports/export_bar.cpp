// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/reports/export_bar.h"

#include "desktop/theme/style.h"
#include "reports/words.h"

#include <QtGui/QGuiApplication>
#include <QtWidgets/QFileDialog>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QPushButton>

namespace roomrack::desktop {

ExportBar::ExportBar(QSettings &settings, const QLocale &locale, QWidget *parent)
    : QWidget(parent), locale_(locale), work_(new ExportWork(settings)),
      csv_(new QPushButton(tr("Export &CSV\u2026"), this)),
      pdf_(new QPushButton(tr("Export &PDF\u2026"), this))
{
    csv_->setObjectName(QStringLiteral("reports.csv"));
    csv_->setToolTip(tr("Save the table as a file for spreadsheets and other programs"));
    pdf_->setObjectName(QStringLiteral("reports.pdf"));
    pdf_->setToolTip(tr("Save figures, chart and table as a file to print or send"));
    style::shorten(csv_, tr("&CSV…"));
    style::shorten(pdf_, tr("&PDF…"));
    work_->stopButton()->setObjectName(QStringLiteral("reports.stop"));
    auto *row = style::withoutMargins<QHBoxLayout>(this);
    row->setSpacing(style::kSmallGap);
    for (QWidget *widget : std::initializer_list<QWidget *>{work_, csv_, pdf_})
        row->addWidget(widget);
    connect(csv_, &QPushButton::clicked, this, &ExportBar::askForCsv);
    connect(pdf_, &QPushButton::clicked, this, &ExportBar::askForPdf);
    connect(work_, &ExportWork::busyChanged, this, &ExportBar::showPossible);
    connect(work_, &ExportWork::written, this, &ExportBar::written);
    connect(work_, &ExportWork::failed, this, &ExportBar::failed);
    setPossible(false);
}

void ExportBar::setPossible(bool possible)
{
    possible_ = possible;
    showPossible();
}

void ExportBar::showPossible()
{
    csv_->setEnabled(possible_ && !isBusy());
    pdf_->setEnabled(possible_ && !isBusy());
}

QString ExportBar::fileName(const QString &suffix) const
{
    return reports::fileNameFor(report()) + QLatin1Char('.') + suffix;
}

void ExportBar::askForCsv()
{
    work_->askForCsv(
        tr("Export the table as CSV"), fileName(QStringLiteral("csv")),
        [this](const QString &path, bool forSpreadsheets) { writeCsv(path, forSpreadsheets); });
}

void ExportBar::askForPdf()
{
    QFileDialog *dialog = work_->ask(tr("Export the report as PDF"), {tr("PDF (*.pdf)")},
                                     fileName(QStringLiteral("pdf")));
    connect(dialog, &QFileDialog::fileSelected, this, &ExportBar::writePdf);
    dialog->open();
}

void ExportBar::writeCsv(const QString &path, bool forSpreadsheets)
{
    if (isBusy() || !possible_) return;
    const auto options = forSpreadsheets ? spreadsheetCsv(locale_) : reports::CsvOptions();
    work_->start([&](StopFlag stop) { return exportCsv(report(), path, options, std::move(stop)); },
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
    work_->start([&](StopFlag stop) { return exportPdf(report(), path, options, std::move(stop)); },
                 path);
}

}  // namespace roomrack::desktop
