// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/import/hotel_step.h"

#include "desktop/import/rooms_model.h"
#include "desktop/theme/style.h"
#include "desktop/widgets/choosers.h"
#include "desktop/widgets/date_field.h"
#include "desktop/widgets/edit_table.h"
#include "desktop/words/typed_path.h"

#include <QtCore/QDir>
#include <QtCore/QFileInfo>
#include <QtCore/QTimeZone>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QFileDialog>
#include <QtWidgets/QFormLayout>
#include <QtWidgets/QHeaderView>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QRadioButton>
#include <QtWidgets/QTableView>

namespace roomrack::desktop {

HotelStep::HotelStep(const QString &folder, std::optional<OpenProperty> open, QWidget *parent)
    : ImportStep(parent), folder_(folder), open_(std::move(open)), rooms_(new RoomsModel(this)),
      name_(new QLineEdit), zone_(new QComboBox), currency_(new QComboBox), file_(new QLineEdit),
      stop_(new QCheckBox(tr("Import history only up to and including"))), until_(new DateField),
      table_(new EditTable), total_(style::muted({})), problem_(style::text({}))
{
    makeTable();
    setFocusProxy(name_);
    style::setTone(problem_, Tone::Bad);
    problem_->setObjectName(QStringLiteral("problem"));
    problem_->setWordWrap(true);
    until_->setObjectName(QStringLiteral("until"));
    until_->setAccessibleName(tr("Last day to import"));
    until_->setEnabled(false);
    auto *stop = new QHBoxLayout;
    stop->addWidget(stop_);
    stop->addWidget(until_);
    stop->addStretch(1);

    auto *column = style::withoutMargins<QVBoxLayout>(this);
    column->setSpacing(style::kSmallGap);
    if (open_) column->addWidget(makeTarget(open_));
    column->addWidget(form_ = makeForm());
    column->addLayout(stop);
    column->addWidget(table_, 1);
    column->addWidget(total_);
    column->addWidget(problem_);

    connect(stop_, &QCheckBox::toggled, until_, &QWidget::setEnabled);
    connect(stop_, &QCheckBox::toggled, this, &HotelStep::check);
    connect(until_, &DateField::problemChanged, this, &HotelStep::check);
    connect(rooms_, &QAbstractItemModel::dataChanged, this, &HotelStep::check);
    connect(rooms_, &QAbstractItemModel::modelReset, this, &HotelStep::check);
    check();
}

QWidget *HotelStep::makeTarget(const std::optional<OpenProperty> &open)
{
    auto *box = new QWidget;
    newHotel_ = new QRadioButton(tr("Ne&w hotel"), box);
    newHotel_->setObjectName(QStringLiteral("newHotel"));
    auto *there = new QRadioButton(tr("&Add to %1").arg(open->name), box);
    there->setObjectName(QStringLiteral("openHotel"));
    newHotel_->setChecked(true);
    there->setEnabled(open->whyNot.isEmpty());
    there->setToolTip(style::tip(open->whyNot));
    auto *row = style::withoutMargins<QHBoxLayout>(box);
    row->addWidget(newHotel_);
    row->addWidget(there);
    row->addStretch(1);
    connect(newHotel_, &QRadioButton::toggled, this, [this](bool on) {
        form_->setVisible(on);
        table_->setEnabled(on);
        check();
        emit currencyChanged();
    });
    return box;
}

QWidget *HotelStep::makeForm()
{
    name_->setObjectName(QStringLiteral("name"));
    name_->setMaxLength(200);
    zone_->setObjectName(QStringLiteral("zone"));
    fillZones();
    currency_->setObjectName(QStringLiteral("currency"));
    for (const Currency &c : Currency::all()) currency_->addItem(c.code());
    currency_->setCurrentText(QStringLiteral("EUR"));
    file_->setObjectName(QStringLiteral("hotelFile"));
    auto *choose = new QPushButton(tr("B&rowse…"));
    auto *fileRow = new QHBoxLayout;
    fileRow->addWidget(file_, 1);
    fileRow->addWidget(choose);

    auto *box = new QWidget;
    auto *form = style::withoutMargins<QFormLayout>(box);
    form->setVerticalSpacing(style::kSmallGap);
    form->addRow(tr("Na&me"), name_);
    form->addRow(tr("Time &zone"), zone_);
    form->addRow(tr("C&urrency"), currency_);
    form->addRow(tr("&Location"), fileRow);
    qobject_cast<QLabel *>(form->labelForField(fileRow))->setBuddy(file_);
    connect(name_, &QLineEdit::textChanged, this, [this] {
        suggestFile();
        check();
    });
    connect(zone_, &QComboBox::currentTextChanged, this, &HotelStep::check);
    connect(currency_, &QComboBox::currentTextChanged, this, &HotelStep::currencyChanged);
    connect(file_, &QLineEdit::textEdited, this, [this] { fileChosen_ = true; });
    connect(file_, &QLineEdit::textChanged, this, &HotelStep::check);
    connect(choose, &QPushButton::clicked, this, &HotelStep::browse);
    return box;
}

void HotelStep::makeTable()
{
    style::table(table_);
    table_->setModel(rooms_);
    table_->setObjectName(QStringLiteral("rooms"));
    table_->setAccessibleName(tr("Rooms by room type"));
    table_->setEditTriggers(QAbstractItemView::AllEditTriggers);
    table_->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
}

void HotelStep::fillZones()
{
    zone_->setEditable(true);
    for (const QByteArray &id : QTimeZone::availableTimeZoneIds()) {
        if (id == "UTC" || id.contains('/')) zone_->addItem(QString::fromLatin1(id));
    }
    suggestMatches(zone_);
    zone_->setCurrentText(QString::fromLatin1(QTimeZone::systemTimeZoneId()));
}

void HotelStep::setBookings(const ReadFile &file)
{
    rooms_->setDraft(imports::draftHotel(*file, name(), timeZone()));
    if (!stop_->isChecked()) until_->setDate(file->lastDeparture().date());
    if (name_->text().isEmpty()) {
        name_->setText(
            QFileInfo(file->path).completeBaseName().replace(QLatin1Char('_'), QLatin1Char(' ')));
    }
}

bool HotelStep::isNewHotel() const
{
    return !newHotel_ || newHotel_->isChecked();
}

QString HotelStep::name() const
{
    return isNewHotel() ? name_->text().trimmed() : open_->name;
}

QString HotelStep::timeZone() const
{
    return zone_->currentText().trimmed();
}

Currency HotelStep::currency() const
{
    if (!isNewHotel()) return open_->currency;
    return Currency::make(currency_->currentText()).value_or(Currency());
}

QString HotelStep::hotelFile() const
{
    return typedPath(file_->text());
}

std::optional<Night> HotelStep::until() const
{
    if (!stop_->isChecked()) return std::nullopt;
    return until_->night();
}

/// Suggests an unused name in the default folder, unless the user chose a file.
void HotelStep::suggestFile()
{
    if (fileChosen_) return;
    QString base = name_->text().trimmed();
    for (QChar &c : base) {
        if (!c.isLetterOrNumber() && c != QLatin1Char(' ')) c = QLatin1Char('-');
    }
    QString path = QDir(folder_).filePath(base + QStringLiteral(".roomrack"));
    for (int n = 2; QFileInfo::exists(path); ++n) {
        path = QDir(folder_).filePath(QStringLiteral("%1 %2.roomrack").arg(base).arg(n));
    }
    file_->setText(base.isEmpty() ? QString() : QDir::toNativeSeparators(path));
}

void HotelStep::browse()
{
    auto *dialog =
        new QFileDialog(this, tr("Location of the new hotel"), folder_, tr("Hotels (*.roomrack)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("roomrack"));
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString &path) {
        fileChosen_ = true;
        file_->setText(path);
    });
    dialog->open();
}

void HotelStep::check()
{
    const bool isNew = isNewHotel();
    const bool named = !name().isEmpty();
    const bool zoned = core::timeZone(timeZone()).has_value();
    const QFileInfo file(hotelFile());
    const bool placed = !hotelFile().isEmpty() && !file.exists() && file.absoluteDir().exists();
    style::setWrong(zone_, isNew && !zoned);
    style::setWrong(file_, isNew && !hotelFile().isEmpty() && !placed);
    QString problem;
    if (isNew && !zoned)
        problem = tr("Unknown time zone: %1.").arg(timeZone());
    else if (isNew && file.exists())
        problem = tr("A file with this name already exists.");
    else if (isNew && !hotelFile().isEmpty() && !placed)
        problem = tr("This folder does not exist.");
    else if (stop_->isChecked())
        problem = until_->problem();
    problem_->setText(problem);
    problem_->setVisible(!problem.isEmpty());
    total_->setText(isNew ? tr("%n room(s)", nullptr, rooms_->total())
                          : tr("Rows with a room type that the hotel does not have are rejected."));
    const bool dated = !stop_->isChecked() || until_->problem().isEmpty();
    setComplete(dated && (!isNew || (named && zoned && placed)));
}

}  // namespace roomrack::desktop
