// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/first_start/first_start_dialog.h"

#include "desktop/first_start/hotel_form.h"
#include "desktop/first_start/hotel_maker.h"
#include "desktop/theme/look.h"
#include "desktop/theme/theme.h"
#include "engine/when_done.h"
#include "storage/place.h"

#include <QtCore/QDir>
#include <QtCore/QFileInfo>
#include <QtWidgets/QFileDialog>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
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
      form_(new HotelForm(theme, folder))
{
    setWindowTitle(tr("Welcome to Roomrack"));
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    row->addWidget(makeRail());
    row->addWidget(makeForm(), 1);
    resize(1020, 680);
    form_->focusName();
}

QWidget *FirstStartDialog::makeWay(const QString &text, const QString &what,
                                   std::function<void()> go)
{
    auto *way = new QWidget;
    auto *column = new QVBoxLayout(way);
    column->setContentsMargins(0, 0, 0, look::kSmallGap);
    column->setSpacing(6);
    auto *button = new QPushButton(text);
    button->setAutoDefault(false);
    button->setAccessibleDescription(what);
    QLabel *label = look::muted(what);
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
    column->addWidget(look::figure(tr("Roomrack")));
    QLabel *claim = look::muted(tr("Every room-night of a hotel in one window, sold once."));
    claim->setWordWrap(true);
    column->addWidget(claim);
    column->addSpacing(look::kMargin);
    column->addWidget(makeWay(tr("&Open a hotel…"), tr("A file that Roomrack has made before"),
                              [this] { choose(); }));
    column->addWidget(makeWay(tr("Open a data&base…"), tr("Hotels that a PostgreSQL server keeps"),
                              [this] { emit databaseWanted(); }));
    import_ = makeWay(tr("Import boo&kings…"),
                      tr("From a CSV file of another program; the hotel is made on the way"),
                      [this] { emit importWanted(); });
    demo_ =
        makeWay(tr("Show the &demo"), tr("A made-up hotel with guests who book while you watch"),
                [this] { emit demoWanted(); });
    column->addWidget(import_);
    column->addWidget(demo_);
    recentBox_ = new QWidget;
    recent_ = new QVBoxLayout(recentBox_);
    recent_->setContentsMargins(0, 0, 0, 0);
    recent_->setSpacing(2);
    recent_->addWidget(look::strong(tr("Opened before")));
    recentBox_->setVisible(false);
    column->addWidget(recentBox_);
    column->addStretch();
    return rail;
}

QWidget *FirstStartDialog::makeForm()
{
    auto *page = new QWidget;
    auto *column = new QVBoxLayout(page);
    column->setContentsMargins(kMargin, kMargin, kMargin, kMargin);
    column->setSpacing(look::kGap);
    column->addWidget(look::title(tr("Make a hotel")));
    column->addWidget(form_, 1);
    problem_ = look::text({});
    problem_->setObjectName(QStringLiteral("problem"));
    problem_->setWordWrap(true);
    problem_->setVisible(false);
    look::setTone(problem_, Tone::Bad);
    column->addWidget(problem_);
    auto *row = new QHBoxLayout;
    QLabel *later = look::muted(tr("Everything here can be changed later."));
    make_ = new QPushButton(tr("&Make the hotel"));
    make_->setObjectName(QStringLiteral("make"));
    make_->setDefault(true);
    look::primary(make_);
    row->addWidget(later);
    row->addStretch();
    row->addWidget(make_);
    column->addLayout(row);
    connect(make_, &QPushButton::clicked, this, &FirstStartDialog::make);
    return page;
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
        look::flat(button);
        button->setAutoDefault(false);
        button->setToolTip(onServer ? file : QDir::toNativeSeparators(file));
        connect(button, &QPushButton::clicked, this, [this, file] { emit openWanted(file); });
        recent_->addWidget(button, 0, Qt::AlignLeading);
    }
    recentBox_->setVisible(recent_->count() > 1);
}

void FirstStartDialog::choose()
{
    auto *dialog = new QFileDialog(this, tr("Open a hotel"), folder_,
                                   tr("Hotels (*.roomrack);;All files (*)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, &FirstStartDialog::openWanted);
    dialog->open();
}

void FirstStartDialog::make()
{
    if (busy_ || !form_->check()) return;
    const auto setup = makeSetup(form_->draft(), clock_.wall());
    if (!setup) {
        showError(setup.error());
        return;
    }
    setBusy(true);
    const QString file = form_->file();
    engine::whenDone(
        makeHotelLater(file, *setup, clock_), this, [this, file](const Result<void> &done) {
            setBusy(false);
            if (done)
                emit made(storage::isServerPlace(file)
                              ? storage::withProperty(file, form_->draft().name.trimmed())
                              : file);
            else if (done.error().field == QLatin1String("file"))
                form_->showFileProblem(done.error().reason);
            else
                showError(done.error());
        });
}

void FirstStartDialog::setBusy(bool busy)
{
    busy_ = busy;
    problem_->setVisible(false);
    form_->setEnabled(!busy);
    make_->setEnabled(!busy);
    make_->setText(busy ? tr("Making the hotel…") : tr("&Make the hotel"));
}

void FirstStartDialog::showError(const core::Error &error)
{
    problem_->setText(error.text());
    problem_->setVisible(true);
}

}  // namespace roomrack::desktop

#include "moc_first_start_dialog.cpp"
