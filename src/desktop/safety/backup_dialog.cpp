// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/safety/backup_dialog.h"

#include "desktop/theme/style.h"
#include "desktop/widgets/action_menu.h"
#include "desktop/widgets/enter_moves_on.h"
#include "desktop/words/stay_words.h"
#include "engine/when_done.h"

#include <QtConcurrent/QtConcurrentRun>
#include <QtCore/QDir>
#include <QtCore/QFileInfo>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QDialogButtonBox>
#include <QtWidgets/QFileDialog>
#include <QtWidgets/QFormLayout>
#include <QtWidgets/QHeaderView>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QMessageBox>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QSpinBox>
#include <QtWidgets/QTableWidget>
#include <QtWidgets/QVBoxLayout>

namespace roomrack::desktop {

namespace {

constexpr int kMargin = 20;
constexpr int kWidth = 620;
constexpr int kHeight = 460;
constexpr int kSizeWidth = 110;

QString whenText(Instant at)
{
    return momentText(at.utc().toLocalTime(), QLocale());
}

}  // namespace

BackupDialog::BackupDialog(BackupKeeper &keeper, QWidget *parent)
    : QDialog(parent), keeper_(keeper), every_(new QComboBox), keep_(new QSpinBox),
      folder_(new QLineEdit), table_(new QTableWidget), state_(style::text({})),
      now_(new QPushButton(tr("&Back up now"))), restore_(new QPushButton(tr("&Restore…"))),
      other_(new QPushButton(tr("Restore &another file…")))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setModal(true);
    setWindowTitle(tr("Backups"));
    resize(kWidth, kHeight);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(kMargin, kMargin, kMargin, kMargin);
    column->setSpacing(style::kGap);
    column->addWidget(style::title(tr("Backups of %1").arg(QFileInfo(keeper.file()).fileName())));
    QLabel *what =
        style::muted(tr("Each backup is a complete hotel file. Roomrack verifies a backup "
                        "before saving it here."));
    what->setWordWrap(true);
    column->addWidget(what);
    QWidget *plan = makePlan();
    column->addWidget(plan);
    EnterMovesOn::install(plan, now_);
    column->addWidget(makeTable(), 1);
    state_->setObjectName(QStringLiteral("state"));
    state_->setWordWrap(true);
    column->addWidget(state_);
    column->addWidget(makeButtons());
    connect(&keeper_, &BackupKeeper::began, this,
            [this] { showState(tr("Creating and verifying backup…"), false); });
    connect(&keeper_, &BackupKeeper::made, this, &BackupDialog::showMade);
    connect(&keeper_, &BackupKeeper::failed, this, [this](const Error &error) {
        now_->setEnabled(true);
        showState(tr("Backup failed: %1").arg(error.text()), true);
    });
    now_->setEnabled(!keeper_.isBusy());
    readPlan();
    fill();
}

QWidget *BackupDialog::makePlan()
{
    every_->setObjectName(QStringLiteral("every"));
    every_->addItem(tr("Manual"), int(BackupPlan::Every::Never));
    every_->addItem(tr("Hourly"), int(BackupPlan::Every::Hour));
    every_->addItem(tr("Daily"), int(BackupPlan::Every::Day));
    keep_->setObjectName(QStringLiteral("keep"));
    keep_->setRange(1, 1000);
    folder_->setObjectName(QStringLiteral("folder"));
    folder_->setReadOnly(true);
    auto *choose = new QPushButton(tr("&Choose…"));
    auto *place = new QWidget;
    auto *row = style::withoutMargins<QHBoxLayout>(place);
    row->addWidget(folder_, 1);
    row->addWidget(choose);
    auto *plan = new QWidget;
    auto *form = style::withoutMargins<QFormLayout>(plan);
    form->addRow(tr("Fre&quency"), every_);
    form->addRow(tr("Backups to &keep"), keep_);
    form->addRow(tr("&Folder"), place);
    folder_->setAccessibleName(tr("Folder"));
    connect(every_, &QComboBox::currentIndexChanged, this, &BackupDialog::savePlan);
    connect(keep_, &QSpinBox::valueChanged, this, &BackupDialog::savePlan);
    connect(choose, &QPushButton::clicked, this, &BackupDialog::chooseFolder);
    return plan;
}

QWidget *BackupDialog::makeTable()
{
    style::table(table_);
    table_->setObjectName(QStringLiteral("backups"));
    table_->setAccessibleName(tr("Backups"));
    table_->setColumnCount(3);
    table_->setHorizontalHeaderLabels({tr("Created"), tr("File"), tr("Size")});
    table_->setSelectionMode(QAbstractItemView::SingleSelection);
    table_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table_->setTabKeyNavigation(false);
    table_->horizontalHeader()->setSectionResizeMode(1, QHeaderView::Stretch);
    table_->setColumnWidth(0, 160);
    table_->setColumnWidth(2, kSizeWidth);
    connect(table_, &QTableWidget::itemSelectionChanged, this,
            [this] { restore_->setEnabled(forbidden_.isEmpty() && !selected().isEmpty()); });
    return table_;
}

QWidget *BackupDialog::makeButtons()
{
    auto *buttons = new QDialogButtonBox(this);
    now_->setObjectName(QStringLiteral("now"));
    restore_->setObjectName(QStringLiteral("restore"));
    style::primary(now_);
    now_->setDefault(true);
    restore_->setEnabled(false);
    buttons->addButton(other_, QDialogButtonBox::ActionRole);
    buttons->addButton(restore_, QDialogButtonBox::ActionRole);
    buttons->addButton(now_, QDialogButtonBox::ActionRole);
    buttons->addButton(tr("C&lose"), QDialogButtonBox::RejectRole);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(now_, &QPushButton::clicked, this, [this] {
        now_->setEnabled(false);
        keeper_.backUpNow();
    });
    offerButtons(table_, {restore_});
    connect(restore_, &QPushButton::clicked, this, [this] { lookInto(selected()); });
    connect(other_, &QPushButton::clicked, this, &BackupDialog::chooseOther);
    return buttons;
}

void BackupDialog::forbidRestoring(const QString &why)
{
    forbidden_ = why;
    restore_->setEnabled(why.isEmpty() && !selected().isEmpty());
    other_->setEnabled(why.isEmpty());
    for (QPushButton *button : {restore_, other_}) button->setToolTip(style::tip(why));
}

void BackupDialog::readPlan()
{
    const QSignalBlocker quietEvery(every_), quietKeep(keep_);
    every_->setCurrentIndex(every_->findData(int(keeper_.plan().every)));
    keep_->setValue(keeper_.plan().keep);
    folder_->setText(QDir::toNativeSeparators(keeper_.folder()));
}

void BackupDialog::savePlan()
{
    BackupPlan plan = keeper_.plan();
    plan.every = static_cast<BackupPlan::Every>(every_->currentData().toInt());
    plan.keep = keep_->value();
    keeper_.setPlan(plan);
}

void BackupDialog::chooseFolder()
{
    const QString chosen =
        QFileDialog::getExistingDirectory(this, tr("Backup folder"), keeper_.folder());
    if (chosen.isEmpty()) return;
    BackupPlan plan = keeper_.plan();
    plan.folder = chosen;
    keeper_.setPlan(plan);
    readPlan();
    fill();
}

void BackupDialog::fill()
{
    const auto backups = keeper_.backups();
    table_->setRowCount(int(backups.size()));
    for (int i = 0; i < int(backups.size()); ++i) {
        const BackupFile &backup = backups[size_t(i)];
        auto *when = new QTableWidgetItem(whenText(backup.at));
        when->setData(Qt::UserRole, backup.path);
        auto *size = new QTableWidgetItem(QLocale().formattedDataSize(backup.bytes));
        size->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
        table_->setItem(i, 0, when);
        table_->setItem(i, 1, new QTableWidgetItem(QFileInfo(backup.path).fileName()));
        table_->setItem(i, 2, size);
    }
    restore_->setEnabled(forbidden_.isEmpty() && !selected().isEmpty());
    if (backups.empty())
        showState(tr("No backups yet. Choose “Back up now” to create one."), false);
}

void BackupDialog::showState(const QString &text, bool bad)
{
    style::setTone(state_, bad ? Tone::Bad : Tone::Neutral);
    state_->setText(text);
}

void BackupDialog::showMade(const storage::BackupContents &backup)
{
    now_->setEnabled(true);
    fill();
    style::chooseRow(table_, 0);
    showState(tr("%1 created and verified (%Ln record(s)).", nullptr,
                 backup.proof ? int(backup.proof->records) : 0)
                  .arg(QFileInfo(backup.file).fileName()),
              false);
}

QString BackupDialog::selected() const
{
    const auto rows = table_->selectionModel()->selectedRows();
    return rows.isEmpty() ? QString() : rows.first().data(Qt::UserRole).toString();
}

void BackupDialog::chooseOther()
{
    auto *dialog = new QFileDialog(this, tr("Restore backup"), keeper_.folder(),
                                   tr("Roomrack hotels (*.roomrack);;All files (*)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, &BackupDialog::lookInto);
    dialog->open();
}

void BackupDialog::lookInto(const QString &backup)
{
    if (backup.isEmpty()) return;
    showState(tr("Checking %1…").arg(QFileInfo(backup).fileName()), false);
    const auto later = QtConcurrent::run([backup] { return storage::readBackup(backup); });
    engine::whenDone(later, this, [this](const Result<storage::BackupContents> &contents) {
        if (contents)
            ask(*contents);
        else
            showState(contents.error().text(), true);
    });
}

void BackupDialog::ask(const storage::BackupContents &backup)
{
    showState({}, false);
    auto *box = new QMessageBox(this);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setObjectName(QStringLiteral("ask"));
    box->setWindowTitle(tr("Restore backup"));
    box->setText(tr("Restore %1 as of %2?")
                     .arg(backup.hotels.join(QStringLiteral(", ")), whenText(backup.lastAt)));
    QString more;
    if (!backup.proof) {
        more = tr("This backup was created by an older version of Roomrack and will be "
                  "upgraded when it is opened.");
    } else if (backup.proof->findings.empty()) {
        more = tr("Contains %Ln booking(s). Data verified.", nullptr, int(backup.proof->bookings));
    } else {
        more = tr("Verification failed: %1.").arg(backup.proof->findings.front().what);
    }
    box->setInformativeText(more + QLatin1Char(' ')
                            + tr("Later bookings and changes are not included. The current file is "
                                 "kept in the same folder."));
    QPushButton *yes = box->addButton(tr("&Restore backup"), QMessageBox::AcceptRole);
    box->addButton(tr("&Cancel"), QMessageBox::RejectRole);
    style::danger(yes);
    const QString file = backup.file;
    connect(yes, &QPushButton::clicked, this, [this, file] {
        emit restoreWanted(file);
        accept();
    });
    box->open();
}

}  // namespace roomrack::desktop

#include "moc_backup_dialog.cpp"
