// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/first_start/first_start_dialog.h"

#include "desktop/first_start/hotel_form.h"
#include "desktop/first_start/hotel_maker.h"
#include "desktop/first_start/hotel_summary.h"
#include "desktop/theme/style.h"
#include "desktop/theme/theme.h"
#include "desktop/widgets/enter_moves_on.h"
#include "desktop/widgets/single_press.h"
#include "desktop/widgets/unsaved_input.h"
#include "engine/when_done.h"
#include "storage/place.h"

#include <QtCore/QDir>
#include <QtCore/QFileInfo>
#include <QtWidgets/QFileDialog>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QStackedWidget>
#include <QtWidgets/QVBoxLayout>

namespace roomrack::desktop {

namespace {

constexpr int kRailWidth = 248;
constexpr int kMargin = 20;
constexpr int kMostRecent = 6;

}  // namespace

FirstStartDialog::FirstStartDialog(const Theme &theme, const core::Clock &clock,
                                   const QString &folder, QWidget *parent)
    : QDialog(parent), theme_(theme), clock_(clock), folder_(folder),
      form_(new HotelForm(theme, folder)), summary_(new HotelSummary(form_->types())),
      steps_(new QStackedWidget)
{
    setWindowTitle(tr("Welcome to Roomrack"));
    auto *row = style::withoutMargins<QHBoxLayout>(this);
    row->setSpacing(0);
    rail_ = makeRail();
    row->addWidget(rail_);
    row->addWidget(makeSteps(), 1);
    EnterMovesOn::install(this, next_);
    unsaved_ = new UnsavedInput(this);
    showStep(form_);
    resize(1020, 680);
    form_->focusName();
}

FirstStartDialog::~FirstStartDialog()
{
    making_.waitForFinished();
}

QWidget *FirstStartDialog::makeWay(const QString &text, const QString &what,
                                   std::function<void()> go)
{
    auto *way = new QWidget;
    auto *column = new QVBoxLayout(way);
    column->setContentsMargins(0, 0, 0, style::kSmallGap);
    column->setSpacing(6);
    auto *button = new QPushButton(text);
    button->setAutoDefault(false);
    button->setAccessibleDescription(what);
    QLabel *label = style::muted(what);
    label->setWordWrap(true);
    column->addWidget(button);
    column->addWidget(label);
    connect(button, &QPushButton::clicked, this, std::move(go));
    return way;
}

QWidget *FirstStartDialog::makeRail()
{
    auto *rail = new QWidget;
    rail->setProperty("look", QStringLiteral("rail"));
    rail->setAttribute(Qt::WA_StyledBackground);
    rail->setFixedWidth(kRailWidth);
    auto *column = new QVBoxLayout(rail);
    column->setContentsMargins(kMargin, kMargin, kMargin, kMargin);
    column->setSpacing(6);
    column->addWidget(style::figure(tr("Roomrack")));
    QLabel *claim = style::muted(tr("Channel manager for hotels"));
    claim->setWordWrap(true);
    column->addWidget(claim);
    column->addSpacing(style::kMargin);
    column->addWidget(
        makeWay(tr("&Open hotel…"), tr("An existing Roomrack file"), [this] { choose(); }));
    column->addWidget(makeWay(tr("Open data&base…"), tr("Hotels on a PostgreSQL server"),
                              [this] { emit databaseWanted(); }));
    import_ = makeWay(tr("Import boo&kings…"), tr("From a CSV export; also creates the hotel"),
                      [this] { emit importWanted(); });
    demo_ = makeWay(tr("Start &demo"), tr("Sample hotel with simulated bookings"),
                    [this] { emit demoWanted(); });
    column->addWidget(import_);
    column->addWidget(demo_);
    recentBox_ = new QWidget;
    recent_ = style::withoutMargins<QVBoxLayout>(recentBox_);
    recent_->setSpacing(2);
    recent_->addWidget(style::strong(tr("Recent")));
    recentBox_->setVisible(false);
    column->addWidget(recentBox_);
    column->addStretch();
    return rail;
}

QWidget *FirstStartDialog::makeSteps()
{
    auto *page = new QWidget;
    auto *column = new QVBoxLayout(page);
    column->setContentsMargins(kMargin, kMargin, kMargin, kMargin);
    column->setSpacing(style::kGap);
    title_ = style::title({});
    column->addWidget(title_);
    steps_->addWidget(form_);
    steps_->addWidget(summary_);
    column->addWidget(steps_, 1);
    problem_ = style::text({});
    problem_->setObjectName(QStringLiteral("problem"));
    problem_->setWordWrap(true);
    problem_->setVisible(false);
    style::setTone(problem_, Tone::Bad);
    column->addWidget(problem_);
    column->addWidget(makeButtons());
    return page;
}

/// No default button: creating needs a press of this button, in the form and in the summary.
QWidget *FirstStartDialog::makeButtons()
{
    auto *bar = new QWidget;
    auto *row = style::withoutMargins<QHBoxLayout>(bar);
    back_ = new QPushButton(tr("B&ack"));
    back_->setObjectName(QStringLiteral("back"));
    next_ = new QPushButton;
    next_->setObjectName(QStringLiteral("make"));
    SinglePress::install(next_);
    style::primary(next_);
    for (QPushButton *button : {back_, next_}) button->setAutoDefault(false);
    row->addWidget(back_);
    row->addStretch();
    row->addWidget(next_);
    connect(back_, &QPushButton::clicked, this, [this] {
        showStep(form_);
        form_->focusName();
    });
    connect(next_, &QPushButton::clicked, this, &FirstStartDialog::next);
    return bar;
}

void FirstStartDialog::offer(bool import, bool demo)
{
    import_->setVisible(import);
    demo_->setVisible(demo);
}

void FirstStartDialog::setRecent(const QStringList &files)
{
    while (recent_->count() > 1) {
        QLayoutItem *item = recent_->takeAt(1);
        delete item->widget();
        delete item;
    }
    for (const QString &file : files) {
        const bool onServer = storage::isServerPlace(file);
        if (recent_->count() > kMostRecent || !(onServer || QFileInfo::exists(file))) continue;
        auto *button = new QPushButton(onServer ? storage::placeName(file)
                                                : QFileInfo(file).completeBaseName());
        style::flat(button);
        button->setAutoDefault(false);
        button->setToolTip(onServer ? file : QDir::toNativeSeparators(file));
        connect(button, &QPushButton::clicked, this, [this, file] { emit openWanted(file); });
        recent_->addWidget(button, 0, Qt::AlignLeading);
    }
    recentBox_->setVisible(recent_->count() > 1);
}

void FirstStartDialog::choose()
{
    auto *dialog =
        new QFileDialog(this, tr("Open hotel"), folder_, tr("Hotels (*.roomrack);;All files (*)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, &FirstStartDialog::openWanted);
    dialog->open();
}

void FirstStartDialog::next()
{
    if (busy_ || !form_->check()) return;
    if (steps_->currentWidget() == form_)
        review();
    else
        make();
}

void FirstStartDialog::review()
{
    const QString file = form_->file();
    summary_->setContents({form_->draft(),
                           storage::isServerPlace(file) ? storage::withoutPassword(file)
                                                        : QDir::toNativeSeparators(file),
                           form_->zoneAssumedFrom(), clock_.wall()});
    showStep(summary_);
    next_->setFocus();
}

void FirstStartDialog::make()
{
    const auto setup = makeSetup(form_->draft(), clock_.wall());
    if (!setup) {
        showError(setup.error());
        return;
    }
    setBusy(tr("Creating property…"));
    const QString file = form_->file();
    making_ = makeHotelLater(file, *setup, clock_);
    engine::whenDone(making_, this, [this, file](const Result<void> &done) {
        if (done) {
            title_->setText(tr("Property created"));
            showOpening();
            emit made(storage::isServerPlace(file)
                          ? storage::withProperty(file, form_->draft().name.trimmed())
                          : file);
        } else if (done.error().field == QLatin1String("file")) {
            endWaiting();
            form_->showFileProblem(done.error().reason);
        } else {
            showError(done.error());
        }
    });
}

void FirstStartDialog::showStep(QWidget *step)
{
    const bool last = step == summary_;
    steps_->setCurrentWidget(step);
    title_->setText(last ? tr("Create this property?") : tr("Create property"));
    back_->setVisible(last);
    next_->setText(last ? tr("&Create property") : tr("&Create property…"));
    problem_->setVisible(false);
}

void FirstStartDialog::showOpening()
{
    setBusy(tr("Opening hotel…"));
}

void FirstStartDialog::endWaiting()
{
    if (!busy_) return;
    setBusy({});
    showStep(form_);
    form_->focusName();
}

void FirstStartDialog::reject()
{
    if (!busy_) QDialog::reject();
}

/// `what`: shown on the button; empty: no longer busy.
void FirstStartDialog::setBusy(const QString &what)
{
    busy_ = !what.isEmpty();
    unsaved_->setSaving(busy_);
    problem_->setVisible(false);
    for (QWidget *part : {rail_, static_cast<QWidget *>(steps_), static_cast<QWidget *>(back_),
                          static_cast<QWidget *>(next_)})
        part->setEnabled(!busy_);
    if (busy_) next_->setText(what);
}

void FirstStartDialog::showError(const core::Error &error)
{
    endWaiting();
    problem_->setText(error.text());
    problem_->setVisible(true);
}

}  // namespace roomrack::desktop

#include "moc_first_start_dialog.cpp"
