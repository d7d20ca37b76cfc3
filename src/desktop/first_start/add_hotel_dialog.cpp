// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/first_start/add_hotel_dialog.h"

#include "desktop/first_start/hotel_copy.h"
#include "desktop/first_start/hotel_form.h"
#include "desktop/first_start/hotel_summary.h"
#include "desktop/first_start/setup_summary.h"
#include "desktop/rooms_rates/description_file.h"
#include "desktop/theme/style.h"
#include "desktop/theme/theme.h"
#include "desktop/widgets/enter_moves_on.h"
#include "desktop/widgets/single_press.h"
#include "desktop/widgets/unsaved_input.h"
#include "storage/place.h"

#include <QtConcurrent/QtConcurrentRun>
#include <QtCore/QDir>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QFileDialog>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QStackedWidget>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>

namespace roomrack::desktop {

namespace {

constexpr int kFormMargin = 20;
constexpr int kFieldsWidth = 820;  ///< at most, without the room types
/// Data of the choices that are no hotel.
constexpr qint64 kNew = 0, kFile = -1;

bool hasActiveUsers(const engine::Snapshot &hotel)
{
    return std::any_of(hotel.users.begin(), hotel.users.end(),
                       [](const booking::User &user) { return user.active; });
}

}  // namespace

AddHotelDialog::AddHotelDialog(HotelSession &session, const Theme &theme, QWidget *parent)
    : QDialog(parent), session_(session), form_(new HotelForm(theme, {})),
      summary_(new SetupSummary(theme)), steps_(new QStackedWidget), title_(style::title({})),
      problem_(style::text({}))
{
    setObjectName(QStringLiteral("addHotel"));
    setWindowTitle(tr("Add hotel"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(kFormMargin, kFormMargin, kFormMargin, kFormMargin);
    column->setSpacing(style::kGap);
    entry_ = makeEntry();
    steps_->addWidget(entry_);
    steps_->addWidget(summary_);
    problem_->setObjectName(QStringLiteral("problem"));
    problem_->setWordWrap(true);
    problem_->setVisible(false);
    style::setTone(problem_, Tone::Bad);
    column->addWidget(title_);
    column->addWidget(steps_, 1);
    column->addWidget(problem_);
    column->addWidget(makeButtons());
    EnterMovesOn::install(this, next_);
    unsaved_ = new UnsavedInput(this);
    sourceChanged();
    showStep(entry_);
    resize(860, 680);
    form_->focusName();
}

AddHotelDialog::~AddHotelDialog()
{
    saving_.waitForFinished();
}

QString AddHotelDialog::whyNot(const HotelSession &session)
{
    if (!session.keepsHotel())
        return tr("Adding a hotel is not available on a connected desk. Add it on the server.");
    // Like the description that it begins with.
    return session.whyNot(booking::Act::EditRooms);
}

QWidget *AddHotelDialog::makeEntry()
{
    auto *entry = new QWidget;
    auto *beside = style::withoutMargins<QHBoxLayout>(entry);
    fields_ = new QWidget;
    beside->addWidget(fields_, 1);
    beside->addStretch();
    auto *column = style::withoutMargins<QVBoxLayout>(fields_);
    column->setSpacing(style::kSmallGap);
    auto *label = style::text(tr("&Start with"));
    source_ = new QComboBox;
    source_->setObjectName(QStringLiteral("source"));
    source_->setAccessibleName(tr("Start with"));
    source_->addItem(tr("New rooms and rates"), kNew);
    for (const inventory::Property &hotel : session_.properties())
        source_->addItem(tr("Copy of %1").arg(hotel.name), hotel.id.value);
    source_->addItem(tr("Description file"), kFile);
    label->setBuddy(source_);
    fileRow_ = new QWidget;
    auto *row = style::withoutMargins<QHBoxLayout>(fileRow_);
    row->setSpacing(style::kSmallGap);
    file_ = new QLineEdit;
    file_->setObjectName(QStringLiteral("descriptionFile"));
    file_->setAccessibleName(tr("Description file"));
    file_->setPlaceholderText(tr("JSON, as exported on the page Rooms & rates"));
    auto *browse = new QPushButton(tr("C&hoose…"));
    browse->setAutoDefault(false);
    row->addWidget(file_, 1);
    row->addWidget(browse);
    column->addWidget(label);
    column->addWidget(source_);
    column->addWidget(fileRow_);
    column->addWidget(form_);
    column->addStretch();
    form_->assume(session_.view().property());
    connect(browse, &QPushButton::clicked, this, &AddHotelDialog::browse);
    connect(source_, &QComboBox::currentIndexChanged, this, &AddHotelDialog::sourceChanged);
    return entry;
}

/// No default button: creating needs a press of this button, in the form and in the summary.
QWidget *AddHotelDialog::makeButtons()
{
    auto *bar = new QWidget;
    auto *row = style::withoutMargins<QHBoxLayout>(bar);
    back_ = new QPushButton(tr("&Back"));
    back_->setObjectName(QStringLiteral("back"));
    cancel_ = new QPushButton(tr("Cancel"));
    cancel_->setObjectName(QStringLiteral("cancel"));
    next_ = new QPushButton;
    next_->setObjectName(QStringLiteral("make"));
    SinglePress::install(next_);
    style::primary(next_);
    for (QPushButton *button : {back_, cancel_, next_}) button->setAutoDefault(false);
    row->addWidget(back_);
    row->addStretch();
    row->addWidget(cancel_);
    row->addWidget(next_);
    connect(back_, &QPushButton::clicked, this, [this] {
        showStep(entry_);
        form_->focusName();
    });
    connect(cancel_, &QPushButton::clicked, this, &QWidget::close);
    connect(next_, &QPushButton::clicked, this, &AddHotelDialog::next);
    return bar;
}

void AddHotelDialog::reject()
{
    if (!busy_) QDialog::reject();
}

AddHotelDialog::Source AddHotelDialog::source() const
{
    const qint64 chosen = source_->currentData().toLongLong();
    return chosen == kNew ? Source::New : chosen == kFile ? Source::File : Source::Copy;
}

/// A copy has the currency of its rate plans' amounts.
void AddHotelDialog::sourceChanged()
{
    const Source from = source();
    form_->omit({true, from != Source::New, from == Source::Copy});
    fileRow_->setVisible(from == Source::File);
    // The room types fill the window; without them, the fields stay together at the top.
    const bool fills = from == Source::New;
    auto *column = qobject_cast<QVBoxLayout *>(fields_->layout());
    column->setStretchFactor(form_, fills ? 1 : 0);
    fields_->setMaximumWidth(fills ? QWIDGETSIZE_MAX : kFieldsWidth);
    showProblem({});
}

void AddHotelDialog::browse()
{
    auto *dialog = new QFileDialog(this, tr("Description file"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setNameFilter(tr("JSON (*.json)"));
    connect(dialog, &QFileDialog::fileSelected, this,
            [this](const QString &file) { file_->setText(QDir::toNativeSeparators(file)); });
    dialog->open();
}

bool AddHotelDialog::check()
{
    showProblem({});
    if (!form_->check()) return false;
    const QString name = form_->draft().name.trimmed();
    // Addresses and the server name a hotel by its name.
    for (const inventory::Property &hotel : session_.properties()) {
        if (hotel.name.compare(name, Qt::CaseInsensitive) != 0) continue;
        form_->focusName();
        showProblem(tr("Another hotel here is named %1. Enter a different name.").arg(hotel.name));
        return false;
    }
    if (source() == Source::File && file_->text().trimmed().isEmpty()) {
        file_->setFocus();
        showProblem(tr("Choose a description file."));
        return false;
    }
    return true;
}

void AddHotelDialog::next()
{
    if (busy_) return;
    if (steps_->currentWidget() == summary_) return create();
    if (check()) prepare();
}

void AddHotelDialog::prepare()
{
    const HotelDraft draft = form_->draft();
    const Instant now = session_.clock().wall();
    if (source() == Source::New) return review(makeSetup(draft, now));
    setBusy(tr("Reading…"));
    if (source() == Source::File) {
        const QString path = QDir::fromNativeSeparators(file_->text().trimmed());
        engine::whenDone(QtConcurrent::run([path] { return readFile(path); }), this,
                         [this, draft, now](const Result<QByteArray> &file) {
                             if (!file) return review(tl::unexpected(file.error()));
                             QStringList leftOut;
                             auto setup = setupFromFile(*file, draft, now, &leftOut);
                             review(std::move(setup), leftOut);
                         });
        return;
    }
    copiedAt_ = PropertyId{source_->currentData().toLongLong()};
    engine::whenDone(session_.service().snapshotLater(copiedAt_), this,
                     [this, draft, now](const Result<engine::SnapshotPtr> &other) {
                         if (!other) return review(tl::unexpected(other.error()));
                         // Each hotel has its own users; a user of this one is none of that one.
                         if (copiedAt_ != session_.property() && hasActiveUsers(**other)) {
                             return review(core::fail(
                                 ErrorCode::Forbidden, {},
                                 tr("%1 has users of its own. Select it and sign in there first.")
                                     .arg((*other)->catalogue.property.name)));
                         }
                         review(copyOf(**other, draft, now));
                     });
}

void AddHotelDialog::review(Result<engine::HotelSetup> setup, const QStringList &leftOut)
{
    setBusy({});
    if (!setup) return showProblem(setup.error().text());
    setup_ = std::move(*setup);
    const Source from = source();
    const QString origin = from == Source::File ? file_->text().trimmed() : source_->currentText();
    const bool isNew = from == Source::New;
    summary_->show(setup_,
                   {origin, storage::placeName(session_.file()),
                    isNew ? HotelSummary::plansText(form_->draft().nonRefundable) : QString(),
                    form_->zoneAssumedFrom(), session_.clock().wall(), leftOut});
    showStep(summary_);
    next_->setFocus();
}

void AddHotelDialog::create()
{
    setBusy(tr("Creating hotel…"));
    saving_ = QtConcurrent::run(
        [&service = session_.service(), setup = setup_] { return service.saveHotel(setup); });
    engine::whenDone(saving_, this, [this](const Result<PropertyId> &id) { created(id); });
}

void AddHotelDialog::created(const Result<PropertyId> &id)
{
    setBusy({});
    if (!id) {
        showStep(entry_);
        return showProblem(id.error().text());
    }
    session_.selectProperty(*id);
    emit added(setup_.catalogue.property.name);
    accept();
}

void AddHotelDialog::showStep(QWidget *step)
{
    const bool last = step == summary_;
    steps_->setCurrentWidget(step);
    title_->setText(last ? tr("Add this hotel?") : tr("Add hotel"));
    back_->setVisible(last);
    next_->setText(last ? tr("&Create hotel") : tr("&Create hotel…"));
    showProblem({});
}

/// `what`: shown on the button; empty: no longer busy.
void AddHotelDialog::setBusy(const QString &what)
{
    busy_ = !what.isEmpty();
    unsaved_->setSaving(busy_);
    for (QWidget *w : {static_cast<QWidget *>(steps_), static_cast<QWidget *>(back_),
                       static_cast<QWidget *>(cancel_), static_cast<QWidget *>(next_)})
        w->setEnabled(!busy_);
    const bool last = steps_->currentWidget() == summary_;
    next_->setText(busy_ ? what : last ? tr("&Create hotel") : tr("&Create hotel…"));
}

void AddHotelDialog::showProblem(const QString &text)
{
    problem_->setText(text);
    problem_->setVisible(!text.isEmpty());
}

}  // namespace roomrack::desktop

#include "moc_add_hotel_dialog.cpp"
