// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/import/file_step.h"

#include "desktop/theme/style.h"
#include "desktop/words/typed_path.h"

#include <QtCore/QMimeData>
#include <QtGui/QDragEnterEvent>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QFileDialog>
#include <QtWidgets/QFormLayout>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>

namespace roomrack::desktop {

namespace {

QString delimiterName(char delimiter)
{
    switch (delimiter) {
    case '\t': return FileStep::tr("tabs");
    case ';': return FileStep::tr("semicolons");
    case '|': return FileStep::tr("vertical bars");
    default: return FileStep::tr("commas");
    }
}

}  // namespace

FileStep::FileStep(ImportJob &job, const QString &folder, QWidget *parent)
    : ImportStep(parent), job_(job), folder_(folder), path_(new QLineEdit),
      encoding_(new QComboBox), found_(style::muted({}))
{
    setAcceptDrops(true);
    setFocusProxy(path_);
    path_->setObjectName(QStringLiteral("csv"));
    path_->setPlaceholderText(tr("bookings.csv"));
    path_->setClearButtonEnabled(true);
    auto *choose = new QPushButton(tr("&Browse…"));
    connect(choose, &QPushButton::clicked, this, &FileStep::browse);
    auto *row = new QHBoxLayout;
    row->setSpacing(style::kSmallGap);
    row->addWidget(path_, 1);
    row->addWidget(choose);

    encoding_->setObjectName(QStringLiteral("encoding"));
    encoding_->addItem(tr("Automatic (byte order mark, otherwise UTF-8)"));
    encoding_->addItem(tr("UTF-8"), int(imports::Encoding::Utf8));
    encoding_->addItem(tr("Windows-1252 (Western European)"), int(imports::Encoding::Windows1252));
    encoding_->addItem(tr("UTF-16"), int(imports::Encoding::Utf16LittleEndian));
    found_->setWordWrap(true);
    found_->setObjectName(QStringLiteral("found"));

    auto *form = style::withoutMargins<QFormLayout>(this);
    form->setVerticalSpacing(style::kGap);
    form->addRow(tr("&File"), row);
    qobject_cast<QLabel *>(form->labelForField(row))->setBuddy(path_);
    form->addRow(tr("&Encoding"), encoding_);
    form->addRow(QString(), found_);

    connect(path_, &QLineEdit::textChanged, this, &FileStep::look);
    connect(encoding_, &QComboBox::currentIndexChanged, this, &FileStep::look);
    connect(&job_, &ImportJob::looked, this, &FileStep::show);
}

QString FileStep::csv() const
{
    return typedPath(path_->text());
}

void FileStep::setCsv(const QString &path)
{
    path_->setText(path);
}

std::optional<imports::Encoding> FileStep::encoding() const
{
    const QVariant chosen = encoding_->currentData();
    if (!chosen.isValid()) return std::nullopt;
    return static_cast<imports::Encoding>(chosen.toInt());
}

void FileStep::browse()
{
    auto *dialog = new QFileDialog(this, tr("Import bookings"), folder_,
                                   tr("Tables (*.csv *.tsv *.txt);;All files (*)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, &FileStep::setCsv);
    dialog->open();
}

void FileStep::look()
{
    setComplete(false);
    found_->clear();
    style::setWrong(path_, false);
    // Also if it is no file: then the answer is the reason.
    if (!csv().isEmpty()) job_.look(csv(), encoding());
}

void FileStep::show(const Result<imports::Preview> &preview)
{
    if (csv().isEmpty()) return;  // cleared before the answer came
    style::setWrong(path_, !preview);
    style::setTone(found_, preview ? Tone::Neutral : Tone::Bad);
    setComplete(preview.has_value());
    if (!preview) {
        found_->setText(
            preview.error().code == core::ErrorCode::NotFound
                ? tr("The file “%1” does not exist. Check the path, or press “Browse…”.").arg(csv())
                : preview.error().text());
        return;
    }
    QString text = tr("%n column(s), separated by %1; %2.", nullptr, int(preview->header.size()))
                       .arg(delimiterName(preview->shape.delimiter),
                            imports::encodingName(preview->shape.encoding));
    if (!preview->guessed.title.isEmpty()) {
        text += QLatin1Char(' ') + tr("Recognised format: %1.").arg(preview->guessed.title);
    }
    found_->setText(text);
}

void FileStep::dragEnterEvent(QDragEnterEvent *event)
{
    const QList<QUrl> urls = event->mimeData()->urls();
    if (urls.size() == 1 && urls.front().isLocalFile()) event->acceptProposedAction();
}

void FileStep::dropEvent(QDropEvent *event)
{
    setCsv(event->mimeData()->urls().front().toLocalFile());
    event->acceptProposedAction();
}

}  // namespace roomrack::desktop
