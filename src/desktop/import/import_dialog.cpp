// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/import/import_dialog.h"

#include "desktop/import/file_step.h"
#include "desktop/import/hotel_step.h"
#include "desktop/import/mapping_step.h"
#include "desktop/import/result_step.h"
#include "desktop/import/rooms_model.h"
#include "desktop/session/hotel_session.h"
#include "desktop/theme/style.h"
#include "desktop/widgets/enter_moves_on.h"
#include "desktop/widgets/unsaved_input.h"

#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QStackedWidget>
#include <QtWidgets/QVBoxLayout>

namespace roomrack::desktop {

namespace {

enum Step { File, Mapping, Hotel, Outcome };

std::optional<HotelStep::OpenProperty> openProperty(const HotelSession *session)
{
    if (!session) return std::nullopt;
    const inventory::Property &p = session->view().property();
    return HotelStep::OpenProperty{p.name, p.currency, session->whyNot(booking::Act::Import)};
}

}  // namespace

ImportDialog::ImportDialog(const core::Clock &clock, const QString &folder, HotelSession *session,
                           QWidget *parent)
    : QDialog(parent), session_(session), job_(std::make_unique<ImportJob>(clock)),
      steps_(new QStackedWidget), unsaved_(new UnsavedInput(this)),
      file_(new FileStep(*job_, folder)), mapping_(new MappingStep(*job_)),
      hotel_(new HotelStep(folder, openProperty(session))), result_(new ResultStep(*job_))
{
    setWindowTitle(tr("Import bookings"));
    resize(860, 640);
    for (ImportStep *step : std::initializer_list<ImportStep *>{file_, mapping_, hotel_, result_}) {
        steps_->addWidget(step);
    }
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(20, 18, 20, 16);
    column->setSpacing(style::kGap);
    column->addWidget(makeHead());
    column->addWidget(steps_, 1);
    column->addWidget(style::hairline());
    column->addWidget(makeButtons());
    // Enter in a field means Next, never Browse: Qt takes the first button that may become the
    // default one, unless this is set when all of them belong to the dialog.
    for (auto *button : findChildren<QPushButton *>()) button->setAutoDefault(button == next_);
    next_->setDefault(true);
    // The last step creates the hotel: Enter goes through its fields.
    EnterMovesOn::install(hotel_, next_);
    connectSteps();
    go(File);
}

ImportDialog::~ImportDialog() = default;

QWidget *ImportDialog::makeHead()
{
    auto *head = new QWidget;
    place_ = style::muted({});
    title_ = style::title({});
    explanation_ = style::muted({});
    explanation_->setWordWrap(true);
    auto *top = new QHBoxLayout;
    top->addWidget(title_, 1);
    top->addWidget(place_);
    auto *column = style::withoutMargins<QVBoxLayout>(head);
    column->setSpacing(4);
    column->addLayout(top);
    column->addWidget(explanation_);
    return head;
}

QWidget *ImportDialog::makeButtons()
{
    auto *bar = new QWidget;
    cancel_ = new QPushButton(tr("Cancel"));
    back_ = new QPushButton(tr("< &Back"));
    next_ = new QPushButton;
    next_->setObjectName(QStringLiteral("next"));
    style::primary(next_);
    auto *row = style::withoutMargins<QHBoxLayout>(bar);
    row->setSpacing(style::kSmallGap);
    row->addStretch(1);
    row->addWidget(cancel_);
    row->addWidget(back_);
    row->addWidget(next_);
    connect(cancel_, &QPushButton::clicked, this, &QWidget::close);
    connect(back_, &QPushButton::clicked, this, [this] { go(step() - 1); });
    connect(next_, &QPushButton::clicked, this, &ImportDialog::next);
    return bar;
}

void ImportDialog::connectSteps()
{
    for (int i = 0; i < steps_->count(); ++i) {
        const auto *step = static_cast<ImportStep *>(steps_->widget(i));
        connect(step, &ImportStep::completeChanged, this, &ImportDialog::refresh);
    }
    connect(job_.get(), &ImportJob::looked, this, [this](const Result<imports::Preview> &preview) {
        if (preview) mapping_->setPreview(*preview);
    });
    connect(mapping_, &MappingStep::mappingChanged, this, &ImportDialog::readAgain);
    connect(hotel_, &HotelStep::currencyChanged, this, &ImportDialog::readAgain);
    connect(job_.get(), &ImportJob::wasRead, this, [this](const Result<ReadFile> &file) {
        if (file) hotel_->setBookings(*file);
    });
    connect(job_.get(), &ImportJob::finished, this,
            [this](const Result<imports::Summary> &summary) {
                unsaved_->setSaving(false);
                if (summary) unsaved_->setSaved();
            });
    connect(result_, &ResultStep::titleChanged, this, &ImportDialog::refresh);
}

int ImportDialog::step() const
{
    return steps_->currentIndex();
}

ImportStep *ImportDialog::current() const
{
    return static_cast<ImportStep *>(steps_->currentWidget());
}

void ImportDialog::go(int step)
{
    steps_->setCurrentIndex(step);
    refresh();
    current()->setFocus();
}

void ImportDialog::refresh()
{
    const bool busy = job_->isImporting();
    const bool over = step() == Outcome && !busy;
    title_->setText(current()->title());
    explanation_->setText(current()->explanation());
    explanation_->setVisible(!current()->explanation().isEmpty());
    place_->setText(tr("Step %1 of %2").arg(step() + 1).arg(steps_->count()));
    cancel_->setText(over ? tr("Close") : tr("Cancel"));
    back_->setVisible(step() == Mapping || step() == Hotel || (over && !result_->summary()));
    next_->setVisible(!over || (result_->summary() && hotel_->isNewHotel()));
    next_->setText(step() == Hotel ? tr("&Import") : over ? tr("&Open hotel") : tr("&Next >"));
    const bool columnsRead = step() != Hotel || mapping_->isComplete();
    next_->setEnabled(!busy && columnsRead && current()->isComplete());
}

void ImportDialog::readAgain()
{
    imports::ReadOptions options;
    options.mapping = mapping_->mapping();
    options.encoding = file_->encoding();
    options.currency = hotel_->currency();
    job_->read(file_->csv(), options);
}

void ImportDialog::begin()
{
    ImportRequest request;
    request.csv = file_->csv();
    request.read.mapping = mapping_->mapping();
    request.read.encoding = file_->encoding();
    request.read.currency = hotel_->currency();
    request.name = hotel_->name();
    request.timeZone = hotel_->timeZone();
    request.rooms = hotel_->rooms()->typed();
    request.until = hotel_->until();
    if (hotel_->isNewHotel())
        request.hotelFile = hotel_->hotelFile();
    else
        request.engine = &session_->engine();
    // A new hotel has no users yet, so no actor is set.
    if (request.engine) request.by = session_->desk().actor;
    job_->import(request);
    unsaved_->setSaving(true);
    result_->begin();
    go(Outcome);
}

void ImportDialog::next()
{
    switch (step()) {
    case Hotel: begin(); break;
    case Outcome:
        emit made(hotel_->hotelFile());
        accept();
        break;
    default: go(step() + 1);
    }
}

/// While an import runs, only cancels it: the result page then shows what was imported.
void ImportDialog::reject()
{
    if (job_->isImporting())
        job_->cancel();
    else
        QDialog::reject();
}

void ImportDialog::dropSession()
{
    job_.reset();
    session_ = nullptr;
    done(Rejected);
}

}  // namespace roomrack::desktop
