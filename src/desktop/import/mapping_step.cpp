// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/import/mapping_step.h"

#include "desktop/import/mapping_model.h"
#include "desktop/import/meaning_delegate.h"
#include "desktop/theme/style.h"
#include "desktop/widgets/edit_table.h"
#include "imports/summary.h"

#include <QtCore/QFile>
#include <QtCore/QLocale>
#include <QtCore/QSaveFile>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QFileDialog>
#include <QtWidgets/QHeaderView>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QTableView>
#include <QtWidgets/QVBoxLayout>

namespace roomrack::desktop {

MappingStep::MappingStep(ImportJob &job, QWidget *parent)
    : ImportStep(parent), model_(new MappingModel(this)), table_(new EditTable),
      dates_(new QComboBox), decimal_(new QComboBox), result_(style::strong({})),
      refused_(style::muted({}))
{
    style::table(table_);
    setFocusProxy(table_);
    table_->setModel(model_);
    table_->setObjectName(QStringLiteral("columns"));
    table_->setAccessibleName(tr("Columns of the file"));
    table_->setItemDelegateForColumn(MappingModel::Meaning, new MeaningDelegate(table_));
    table_->setEditTriggers(QAbstractItemView::AllEditTriggers);
    table_->horizontalHeader()->setStretchLastSection(true);
    table_->setColumnWidth(MappingModel::Name, 230);
    table_->setColumnWidth(MappingModel::Meaning, 190);

    result_->setObjectName(QStringLiteral("result"));
    refused_->setObjectName(QStringLiteral("refused"));
    refused_->setWordWrap(true);
    refused_->setTextInteractionFlags(Qt::TextSelectableByMouse);

    auto *column = style::withoutMargins<QVBoxLayout>(this);
    column->setSpacing(style::kSmallGap);
    column->addWidget(table_, 1);
    column->addWidget(makeFormats());
    column->addWidget(result_);
    column->addWidget(refused_);

    connect(model_, &MappingModel::mappingChanged, this, &MappingStep::changed);
    connect(dates_, &QComboBox::currentIndexChanged, this, &MappingStep::changed);
    connect(decimal_, &QComboBox::currentIndexChanged, this, &MappingStep::changed);
    connect(&job, &ImportJob::wasRead, this, &MappingStep::showRead);
}

QWidget *MappingStep::makeFormats()
{
    dates_->setObjectName(QStringLiteral("dates"));
    dates_->setAccessibleName(tr("Date format"));
    dates_->addItem(tr("2026-07-31"), int(imports::DateOrder::YearMonthDay));
    dates_->addItem(tr("31.07.2026 or 31/07/2026"), int(imports::DateOrder::DayMonthYear));
    dates_->addItem(tr("07/31/2026"), int(imports::DateOrder::MonthDayYear));
    decimal_->setAccessibleName(tr("Amount format"));
    decimal_->addItem(QStringLiteral("1234.50"), QChar(u'.'));
    decimal_->addItem(QStringLiteral("1234,50"), QChar(u','));
    auto *load = new QPushButton(tr("&Load…"));
    load->setToolTip(tr("Load a column mapping from a file"));
    auto *save = new QPushButton(tr("&Save…"));
    save->setToolTip(tr("Save this column mapping to a file for later imports"));
    connect(load, &QPushButton::clicked, this, &MappingStep::load);
    connect(save, &QPushButton::clicked, this, &MappingStep::save);
    auto *line = new QWidget;
    auto *row = style::withoutMargins<QHBoxLayout>(line);
    row->setSpacing(style::kSmallGap);
    row->addWidget(style::text(tr("Date format")));
    row->addWidget(dates_);
    row->addSpacing(style::kGap);
    row->addWidget(style::text(tr("Amount format")));
    row->addWidget(decimal_);
    row->addStretch(1);
    row->addWidget(load);
    row->addWidget(save);
    return line;
}

void MappingStep::setPreview(const imports::Preview &preview)
{
    model_->setFile(preview.header, preview.rows);
    takeMapping(preview.guessed);
}

const imports::Mapping &MappingStep::mapping() const
{
    return model_->mapping();
}

void MappingStep::takeMapping(const imports::Mapping &mapping)
{
    taking_ = true;
    dates_->setCurrentIndex(dates_->findData(int(mapping.dates)));
    decimal_->setCurrentIndex(mapping.decimalPoint == QLatin1Char(',') ? 1 : 0);
    taking_ = false;
    model_->setMapping(mapping);
}

void MappingStep::changed()
{
    if (taking_) return;
    imports::Mapping mapping = model_->mapping();
    const auto dates = static_cast<imports::DateOrder>(dates_->currentData().toInt());
    const QChar point = decimal_->currentData().toChar();
    if (mapping.dates != dates || mapping.decimalPoint != point) {
        mapping.dates = dates;
        mapping.decimalPoint = point;
        taking_ = true;
        model_->setMapping(mapping);
        taking_ = false;
    }
    setComplete(false);
    result_->setText(tr("Reading…"));
    refused_->clear();
    emit mappingChanged();
}

void MappingStep::showRead(const Result<ReadFile> &file)
{
    setComplete(file.has_value());
    style::setTone(result_, file ? Tone::Neutral : Tone::Bad);
    if (!file) {
        result_->setText(file.error().text());
        refused_->clear();
        return;
    }
    const QLocale locale;
    const auto &problems = (*file)->problems;
    result_->setText(
        tr("%1 of %2 rows can be imported.")
            .arg(locale.toString(qint64((*file)->rows.size())), locale.toString((*file)->lines)));
    refused_->setText(imports::problemLines(problems).mid(0, 4).join(QLatin1Char('\n')));
}

void MappingStep::showProblem(const QString &text)
{
    style::setTone(result_, Tone::Bad);
    result_->setText(text);
}

void MappingStep::load()
{
    auto *dialog = new QFileDialog(this, tr("Column mapping"), {}, tr("JSON (*.json)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString &path) {
        QFile file(path);
        if (!file.open(QIODevice::ReadOnly)) return showProblem(file.errorString());
        const auto mapping = imports::mappingFromJson(file.read((1 << 20) + 1));
        if (mapping)
            takeMapping(*mapping);
        else
            showProblem(mapping.error().text());
    });
    dialog->open();
}

void MappingStep::save()
{
    auto *dialog = new QFileDialog(this, tr("Column mapping"), {}, tr("JSON (*.json)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("json"));
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString &path) {
        const QByteArray json = imports::toJson(mapping());
        QSaveFile file(path);
        const bool saved =
            file.open(QIODevice::WriteOnly) && file.write(json) == json.size() && file.commit();
        if (!saved) showProblem(file.errorString());
    });
    dialog->open();
}

}  // namespace roomrack::desktop
