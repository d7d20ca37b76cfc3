// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/import/result_step.h"

#include "desktop/theme/style.h"
#include "desktop/words/stay_words.h"
#include "reports/output_file.h"

#include <QtCore/QLocale>
#include <QtWidgets/QFileDialog>
#include <QtWidgets/QGridLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QProgressBar>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QStackedLayout>

namespace roomrack::desktop {

namespace {

constexpr int kSteps = 1000;
constexpr int kFiguresInARow = 4;

QString phaseText(imports::Phase phase)
{
    switch (phase) {
    case imports::Phase::Reading: return ResultStep::tr("Reading the file");
    case imports::Phase::Preparing: return ResultStep::tr("Preparing the hotel");
    case imports::Phase::Playing: return ResultStep::tr("Importing bookings");
    case imports::Phase::Finishing: return ResultStep::tr("Finishing");
    }
    return {};
}

}  // namespace

ResultStep::ResultStep(ImportJob &job, QWidget *parent)
    : ImportStep(parent), stack_(new QStackedLayout(this))
{
    stack_->addWidget(makeProgress());
    stack_->addWidget(makeSummary());
    connect(&job, &ImportJob::progressed, this, &ResultStep::showProgress);
    connect(&job, &ImportJob::finished, this, &ResultStep::showResult);
}

QWidget *ResultStep::makeProgress()
{
    auto *page = new QWidget;
    phase_ = style::text({});
    bar_ = new QProgressBar;
    bar_->setRange(0, kSteps);
    bar_->setTextVisible(false);
    bar_->setAccessibleName(tr("Import progress"));
    auto *column = style::withoutMargins<QVBoxLayout>(page);
    column->addStretch(1);
    column->addWidget(phase_);
    column->addWidget(bar_);
    column->addStretch(2);
    return page;
}

QWidget *ResultStep::makeSummary()
{
    auto *page = new QWidget;
    figures_ = new QGridLayout;
    figures_->setHorizontalSpacing(style::kGap * 2);
    figures_->setVerticalSpacing(style::kGap);
    message_ = style::text({});
    message_->setWordWrap(true);
    message_->setObjectName(QStringLiteral("message"));
    refused_ = style::muted({});
    refused_->setWordWrap(true);
    refused_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    save_ = new QPushButton(tr("&Save rejected rows…"));
    connect(save_, &QPushButton::clicked, this, &ResultStep::saveRefused);
    auto *column = style::withoutMargins<QVBoxLayout>(page);
    column->setSpacing(style::kGap);
    column->addWidget(message_);
    column->addLayout(figures_);
    column->addWidget(style::hairline());
    column->addWidget(refused_);
    column->addWidget(save_, 0, Qt::AlignLeft);
    column->addStretch(1);
    return page;
}

void ResultStep::begin()
{
    summary_.reset();
    setComplete(false);
    title_ = tr("Importing");
    emit titleChanged();
    phase_->setText(phaseText(imports::Phase::Reading));
    bar_->setValue(0);
    stack_->setCurrentIndex(0);
}

void ResultStep::showProgress(imports::Phase phase, qint64 done, qint64 total)
{
    phase_->setText(phaseText(phase));
    // Reading is about a tenth of the work.
    const qint64 part = total > 0 ? done * kSteps / total : 0;
    switch (phase) {
    case imports::Phase::Reading: bar_->setValue(int(part / 10)); break;
    case imports::Phase::Preparing: bar_->setValue(kSteps / 10); break;
    case imports::Phase::Playing: bar_->setValue(int(kSteps / 10 + part * 9 / 10)); break;
    case imports::Phase::Finishing: bar_->setValue(kSteps); break;
    }
}

void ResultStep::fill(const imports::Summary &s)
{
    while (QLayoutItem *item = figures_->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    const QLocale locale;
    const std::pair<QString, QString> figures[] = {
        {tr("Bookings"), locale.toString(s.bookings)},
        {tr("Already imported"), locale.toString(s.repeated)},
        {tr("Updated"), locale.toString(s.carriedOn)},
        {tr("Booked after cut-off date"), locale.toString(s.later)},
        {tr("Cancellations"), locale.toString(s.cancellations)},
        {tr("No-shows"), locale.toString(s.noShows)},
        {tr("Room nights"), locale.toString(s.roomNights)},
        {tr("Oversold nights"), locale.toString(s.oversoldNights)},
        {tr("In house"), locale.toString(s.inHouse)},
        {tr("Upcoming"), locale.toString(s.open)}};
    int at = 0;
    for (const auto &[title, value] : figures) {
        auto *cell = new QWidget;
        auto *column = style::withoutMargins<QVBoxLayout>(cell);
        column->setSpacing(0);
        column->addWidget(style::figure(value));
        column->addWidget(style::muted(title));
        figures_->addWidget(cell, at / kFiguresInARow, at % kFiguresInARow);
        ++at;
    }
    message_->setText(s.changedNothing()
                          ? tr("All bookings in this file have already been imported. Nothing was "
                               "changed.")
                          : tr("%1 of %2 rows imported in %3 seconds. Business date: %4.")
                                .arg(locale.toString(s.bookings), locale.toString(s.lines),
                                     locale.toString(double(s.micros) / 1e6, 'f', 1),
                                     dateText(s.businessDate, locale)));
    refused_->setText(imports::problemLines(s.problems).join(QLatin1Char('\n')));
}

void ResultStep::showResult(const Result<imports::Summary> &summary)
{
    title_ = summary ? tr("Import complete") : tr("Import failed");
    style::setTone(message_, summary ? Tone::Neutral : Tone::Bad);
    if (summary) {
        summary_ = *summary;
        fill(*summary);
    } else {
        message_->setText(summary.error().text());
        refused_->clear();
    }
    save_->setVisible(summary && !summary->problems.empty());
    stack_->setCurrentIndex(1);
    setComplete(summary.has_value());
    emit titleChanged();
}

void ResultStep::saveRefused()
{
    auto *dialog = new QFileDialog(this, tr("Save rejected rows"), {}, tr("CSV (*.csv)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("csv"));
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString &path) {
        const QByteArray text = imports::problemsAsCsv(summary_->problems);
        const auto saved = reports::writeFile(path, text);
        if (saved) return;
        style::setTone(message_, Tone::Bad);
        message_->setText(tr("The rejected rows could not be saved: %1").arg(saved.error().text()));
    });
    dialog->open();
}

}  // namespace roomrack::desktop
