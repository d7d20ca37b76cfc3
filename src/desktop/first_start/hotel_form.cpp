// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/first_start/hotel_form.h"

#include "desktop/first_start/hotel_maker.h"
#include "desktop/first_start/hotel_types_model.h"
#include "desktop/first_start/place_fields.h"
#include "desktop/first_start/types_delegate.h"
#include "desktop/theme/style.h"
#include "desktop/words/typed_path.h"
#include "first_start/ui_hotel_form.h"
#include "storage/place.h"

#include <QtCore/QDir>
#include <QtWidgets/QFileDialog>
#include <QtWidgets/QHeaderView>

#include <algorithm>

namespace roomrack::desktop {

namespace {

constexpr int kSmallHotel = 1;  ///< index of the initial template

void showAt(QWidget *input, QLabel *label, const QString &reason)
{
    style::setWrong(input, !reason.isEmpty());
    style::setTone(label, Tone::Bad);
    label->setText(reason);
    label->setVisible(!reason.isEmpty());
    input->setAccessibleDescription(reason);
}

/// Converts template rates, which have two decimals, to the currency's decimals.
std::vector<DraftType> inCurrency(std::vector<DraftType> types, Currency currency)
{
    for (DraftType &t : types) {
        if (currency.decimals() > 2) t.rate = t.rate / 100 * currency.scale();
    }
    return types;
}

}  // namespace

HotelForm::HotelForm(const Theme &theme, const QString &folder, QWidget *parent)
    : QWidget(parent), ui_(std::make_unique<Ui::HotelForm>()),
      model_(new HotelTypesModel(locale(), this)), folder_(folder)
{
    ui_->setupUi(this);
    place_ = new PlaceFields({ui_->city, ui_->zone, ui_->currency, ui_->zoneOrigin, ui_->zoneOffer},
                             locale(), this);
    fillPresets();
    makeTable(theme);
    style::small(ui_->add);
    style::small(ui_->remove);
    style::small(ui_->zoneOffer);
    for (QLabel *label : {ui_->sum, ui_->zoneOrigin})
        label->setProperty("look", QStringLiteral("muted"));
    ui_->typesCard->setProperty("look", QStringLiteral("card"));
    ui_->name->setPlaceholderText(tr("Hotel Bellavista"));
    ui_->name->setMaxLength(120);
    ui_->city->setMaxLength(120);
    connectFields();
    currencyChanged();
    ui_->preset->setCurrentIndex(kSmallHotel);
    suggestFile();
}

HotelForm::~HotelForm() = default;

void HotelForm::fillPresets()
{
    for (const HotelTemplate &t : hotelTemplates()) ui_->preset->addItem(t.name);
    ui_->preset->setCurrentIndex(-1);
}

void HotelForm::makeTable(const Theme &theme)
{
    QTableView *table = ui_->types;
    style::table(table);
    table->setModel(model_);
    table->setItemDelegate(new TypesDelegate(theme, table));
    table->setSelectionBehavior(QAbstractItemView::SelectItems);
    table->setSelectionMode(QAbstractItemView::SingleSelection);
    table->setEditTriggers(QAbstractItemView::AllEditTriggers);
    table->setMinimumHeight(style::kRow * 6 + 2);
    const int widths[kDraftColumns] = {76, 180, 76, 96, 128, 76, 104};
    for (int c = 0; c < kDraftColumns; ++c) {
        const int heading = table->horizontalHeader()->sectionSizeHint(c);
        table->setColumnWidth(c, std::max(widths[c], heading));
    }
    table->horizontalHeader()->setSectionResizeMode(int(DraftColumn::Name), QHeaderView::Stretch);
}

void HotelForm::connectFields()
{
    connect(ui_->name, &QLineEdit::textChanged, this, &HotelForm::suggestFile);
    connect(ui_->zone, &QComboBox::currentTextChanged, this, &HotelForm::edited);
    connect(ui_->currency, &QComboBox::currentTextChanged, this, &HotelForm::currencyChanged);
    connect(ui_->preset, &QComboBox::currentIndexChanged, this, &HotelForm::takePreset);
    connect(ui_->add, &QPushButton::clicked, this, [this] {
        // Focusing the cell starts editing.
        ui_->types->setFocus();
        ui_->types->setCurrentIndex(model_->index(model_->addType(), int(DraftColumn::Code)));
    });
    connect(ui_->remove, &QPushButton::clicked, this, &HotelForm::removeType);
    connect(ui_->types->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &HotelForm::showSum);
    connect(ui_->file, &QLineEdit::textEdited, this, [this] {
        fileChosen_ = true;
        showAt(ui_->file, ui_->fileProblem, {});
    });
    connect(ui_->browse, &QPushButton::clicked, this, &HotelForm::browse);
    connect(model_, &HotelTypesModel::edited, this, &HotelForm::edited);
    connect(this, &HotelForm::edited, this, [this] {
        showSum();
        if (checked_) showProblems(problems());
    });
}

void HotelForm::takePreset(int index)
{
    const auto templates = hotelTemplates();
    if (index < 0 || index >= int(templates.size())) return;
    model_->setTypes(inCurrency(templates[size_t(index)].types, model_->currency()));
}

/// Another row becomes the current one, which otherwise begins to edit it.
void HotelForm::removeType()
{
    const QAbstractItemView::EditTriggers triggers = ui_->types->editTriggers();
    ui_->types->setEditTriggers(QAbstractItemView::NoEditTriggers);
    model_->removeType(ui_->types->currentIndex().row());
    ui_->types->setEditTriggers(triggers);
}

void HotelForm::currencyChanged()
{
    if (const auto known = Currency::make(place_->currency())) model_->setCurrency(*known);
    emit edited();
}

void HotelForm::focusName()
{
    ui_->name->setFocus();
}

void HotelForm::suggestFile()
{
    if (!fileChosen_) {
        ui_->file->setText(QDir::toNativeSeparators(fileForHotel(folder_, ui_->name->text())));
        showAt(ui_->file, ui_->fileProblem, {});
    }
    emit edited();
}

void HotelForm::showSum()
{
    ui_->sum->setText(tr("%Ln room(s)", nullptr, draft().rooms()));
    ui_->remove->setEnabled(ui_->types->currentIndex().isValid());
}

QString HotelForm::zoneAssumedFrom() const
{
    return place_->assumedFrom();
}

HotelDraft HotelForm::draft() const
{
    HotelDraft d;
    d.name = ui_->name->text();
    d.city = ui_->city->text();
    d.timeZone = place_->zone();
    d.currency = place_->currency();
    d.nonRefundable = ui_->nonRefundable->isChecked();
    d.types = model_->types();
    return d;
}

QString HotelForm::file() const
{
    const QString text = typedPath(ui_->file->text());
    if (text == storage::withoutPassword(chosenFile_)) return chosenFile_;
    return storage::isServerPlace(text) ? text : QDir::fromNativeSeparators(text);
}

void HotelForm::setFile(const QString &file)
{
    fileChosen_ = true;
    chosenFile_ = file;
    ui_->file->setText(storage::isServerPlace(file) ? storage::withoutPassword(file)
                                                    : QDir::toNativeSeparators(file));
    showAt(ui_->file, ui_->fileProblem, {});
}

void HotelForm::browse()
{
    auto *dialog = new QFileDialog(this, tr("Save hotel as"), file(), tr("Hotels (*.roomrack)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("roomrack"));
    dialog->setOption(QFileDialog::DontConfirmOverwrite);
    connect(dialog, &QFileDialog::fileSelected, this, &HotelForm::setFile);
    dialog->open();
}

void HotelForm::omit(Omitted parts)
{
    omitted_ = parts;
    for (QWidget *w : std::initializer_list<QWidget *>{ui_->fileLabel, ui_->file, ui_->browse})
        w->setVisible(!parts.file);
    for (QWidget *w : std::initializer_list<QWidget *>{ui_->typesLabel, ui_->sum, ui_->presetLabel,
                                                       ui_->preset, ui_->typesCard, ui_->add,
                                                       ui_->remove, ui_->nonRefundable})
        w->setVisible(!parts.types);
    for (QWidget *w : std::initializer_list<QWidget *>{ui_->currencyLabel, ui_->currency})
        w->setVisible(!parts.currency);
    showProblems(checked_ ? problems() : std::vector<DraftProblem>());
}

void HotelForm::assume(const inventory::Property &hotel)
{
    place_->assume(hotel);
}

std::vector<DraftProblem> HotelForm::problems() const
{
    auto found = problemsOf(draft());
    std::erase_if(found, [this](const DraftProblem &problem) {
        return (omitted_.types && problem.field == DraftField::Types)
               || (omitted_.currency && problem.field == DraftField::Currency);
    });
    return found;
}

bool HotelForm::check()
{
    checked_ = true;
    const auto found = problems();
    showProblems(found);
    if (!found.empty()) {
        goTo(found.front());
        return false;
    }
    if (!omitted_.file && file().isEmpty()) {
        showFileProblem(tr("Choose a file for the hotel."));
        return false;
    }
    return true;
}

void HotelForm::showFileProblem(const QString &reason)
{
    showAt(ui_->file, ui_->fileProblem, reason);
    ui_->file->setFocus();
}

void HotelForm::showProblems(const std::vector<DraftProblem> &problems)
{
    const auto first = [&](DraftField field) {
        const auto at = std::find_if(problems.begin(), problems.end(),
                                     [field](const DraftProblem &p) { return p.field == field; });
        return at == problems.end() ? QString() : at->reason;
    };
    showAt(ui_->name, ui_->nameProblem, first(DraftField::Name));
    showAt(ui_->zone, ui_->zoneProblem, first(DraftField::TimeZone));
    showAt(ui_->currency, ui_->currencyProblem, first(DraftField::Currency));
    showAt(ui_->types, ui_->typesProblem, first(DraftField::Types));
    model_->setProblems(problems);
}

void HotelForm::goTo(const DraftProblem &problem)
{
    switch (problem.field) {
    case DraftField::Name: ui_->name->setFocus(); break;
    case DraftField::TimeZone: ui_->zone->setFocus(); break;
    case DraftField::Currency: ui_->currency->setFocus(); break;
    case DraftField::Types:
        ui_->types->setFocus();
        if (problem.row >= 0) {
            ui_->types->setCurrentIndex(model_->index(problem.row, int(problem.column)));
        }
        break;
    }
}

}  // namespace roomrack::desktop

#include "moc_hotel_form.cpp"
