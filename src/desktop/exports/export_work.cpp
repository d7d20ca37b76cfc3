// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/exports/export_work.h"

#include "desktop/session/page_actions.h"
#include "desktop/theme/style.h"

#include <QtCore/QDir>
#include <QtCore/QFileInfo>
#include <QtCore/QSettings>
#include <QtCore/QStandardPaths>
#include <QtWidgets/QFileDialog>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QProgressBar>
#include <QtWidgets/QPushButton>

namespace roomrack::desktop {

namespace {

const QString kFolderKey = QStringLiteral("reports/folder");
constexpr int kBarWidth = 120;

}  // namespace

ExportWork::ExportWork(QSettings &settings, QWidget *parent)
    : QWidget(parent), settings_(settings), progress_(new QProgressBar),
      stop_(new QPushButton(tr("Stop")))
{
    progress_->setFixedWidth(kBarWidth);
    progress_->setAccessibleName(tr("Progress of the export"));
    style::flat(stop_);
    auto *row = style::withoutMargins<QHBoxLayout>(this);
    row->setSpacing(style::kSmallGap);
    row->addWidget(progress_);
    row->addWidget(stop_);
    progress_->hide();
    stop_->hide();
    connect(stop_, &QPushButton::clicked, this, &ExportWork::stop);
    connect(&watcher_, &QFutureWatcherBase::progressRangeChanged, progress_,
            &QProgressBar::setRange);
    connect(&watcher_, &QFutureWatcherBase::progressValueChanged, progress_,
            &QProgressBar::setValue);
    connect(&watcher_, &QFutureWatcherBase::finished, this, &ExportWork::finished);
}

ExportWork::~ExportWork()
{
    stop();
}

QFileDialog *ExportWork::ask(const QString &title, const QStringList &filters,
                             const QString &fileName)
{
    auto *dialog = new QFileDialog(window(), title);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilters(filters);
    dialog->setDefaultSuffix(QFileInfo(fileName).suffix());
    const QString kept = settings_.value(kFolderKey).toString();
    dialog->setDirectory(QFileInfo(kept).isDir()
                             ? kept
                             : QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation));
    dialog->selectFile(fileName);
    return dialog;
}

void ExportWork::askForCsv(const QString &title, const QString &fileName,
                           std::function<void(const QString &, bool)> chosen)
{
    const QString sheet = tr("CSV for spreadsheets (*.csv)");
    QFileDialog *dialog = ask(title, {sheet, tr("CSV for other programs (*.csv)")}, fileName);
    connect(dialog, &QFileDialog::fileSelected, this,
            [dialog, sheet, chosen = std::move(chosen)](const QString &path) {
                chosen(path, dialog->selectedNameFilter() == sheet);
            });
    dialog->open();
}

void ExportWork::start(const std::function<QFuture<core::Result<void>>(StopFlag)> &begin,
                       const QString &path)
{
    path_ = path;
    stopFlag_ = std::make_shared<std::atomic_bool>(false);
    settings_.setValue(kFolderKey, QFileInfo(path).absolutePath());
    progress_->setRange(0, 0);
    watcher_.setFuture(begin(stopFlag_));
    progress_->show();
    stop_->show();
    emit busyChanged();
}

void ExportWork::tell(PageActions &actions)
{
    connect(this, &ExportWork::written, &actions, [&actions](const QString &path) {
        if (actions.notify)
            actions.notify(Notice::good(tr("Saved as %1").arg(QDir::toNativeSeparators(path))));
    });
    connect(this, &ExportWork::failed, &actions, [&actions](const core::Error &error) {
        if (actions.notify) actions.notify(Notice::error(error, tr("Export failed")));
    });
}

void ExportWork::stop()
{
    if (stopFlag_) *stopFlag_ = true;
}

void ExportWork::finished()
{
    progress_->hide();
    stop_->hide();
    emit busyChanged();
    const core::Result<void> result = watcher_.result();
    if (result)
        emit written(path_);
    else
        emit failed(result.error());
}

}  // namespace roomrack::desktop

#include "moc_export_work.cpp"
