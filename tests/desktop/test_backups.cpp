// SPDX-License-Identifier: GPL-3.0-or-later
// Backups from the window: scheduled, manual, and restored; and the notice for a file that was not
// closed properly.
#include "desktop/first_start/hotel_maker.h"
#include "desktop/safety/backup_dialog.h"
#include "desktop/safety/backup_keeper.h"
#include "desktop/shell/desktop.h"
#include "desktop/shell/notice_bar.h"
#include "real_window.h"
#include "storage/store.h"
#include "support/widget_test.h"

#include <QSignalSpy>
#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QPointer>
#include <QTest>
#include <QtGui/QAction>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QMenu>
#include <QtWidgets/QMenuBar>
#include <QtWidgets/QMessageBox>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QSpinBox>
#include <QtWidgets/QTableWidget>

using namespace roomrack;
using namespace roomrack::desktop;

class TestBackups : public tests::WidgetTest {
    Q_OBJECT

private slots:
    void initTestCase() { theme_ = std::make_unique<Theme>(*qApp, nullptr); }
    void cleanupTestCase() { theme_.reset(); }
    void init()
    {
        failOnWarnings();
        folder_ = std::make_unique<QTemporaryDir>();
        // Properties in the folder for temporary files are not backed up.
        QVERIFY(QDir().mkpath(path("elsewhere")));
        qputenv("TMPDIR", QFile::encodeName(path("elsewhere")));
        settings_ = std::make_unique<QSettings>(path("settings.ini"), QSettings::IniFormat);
        QVERIFY(makeHotel(path("hotel.roomrack"), tests::twoPools(), clock_));
    }
    void cleanup()
    {
        desktop_.reset();
        qunsetenv("TMPDIR");
    }

    void theScheduleMakesThemProvesThemAndKeepsTheNewest()
    {
        BackupKeeper keeper(path("hotel.roomrack"), *settings_, clock_);
        keeper.setPlan({BackupPlan::Every::Hour, 2, {}});
        QSignalSpy made(&keeper, &BackupKeeper::made);
        for (int i = 1; i <= 4; ++i) {
            keeper.look();
            QTRY_COMPARE(made.size(), i);
            keeper.look();  // not again within the hour
            QVERIFY(!keeper.isBusy());
            clock_.advance(3'600 * core::kSecond);
        }
        const auto all = keeper.backups();
        QCOMPARE(all.size(), size_t(2));
        QCOMPARE(all[0].at - all[1].at, 3'600 * core::kSecond);
        QVERIFY(storage::verify(all[0].path)->findings.empty());
        keeper.setPlan({BackupPlan::Every::Never, 2, {}});
        keeper.look();
        QVERIFY(!keeper.isBusy());
        QVERIFY(BackupKeeper(path("hotel.roomrack"), *settings_, clock_).plan() == keeper.plan());
    }

    void backupsFromWhileTheClockWasAheadNeitherDelayNorReplaceOthers()
    {
        BackupKeeper keeper(path("hotel.roomrack"), *settings_, clock_);
        keeper.setPlan({BackupPlan::Every::Hour, 2, {}});
        QSignalSpy made(&keeper, &BackupKeeper::made);
        constexpr qint64 kYears = 5 * 365 * core::kDay;
        const auto makeOne = [&](int nth) {
            keeper.look();
            QTRY_COMPARE(made.size(), nth);
        };
        makeOne(1);
        clock_.jump(kYears);
        makeOne(2);
        clock_.jump(-kYears);
        clock_.advance(core::kHour);
        makeOne(3);
        keeper.look();  // not at every check
        QVERIFY(!keeper.isBusy());
        clock_.advance(core::kHour);
        makeOne(4);
        const auto all = keeper.backups();
        QCOMPARE(all.size(), size_t(3));
        QVERIFY(all[0].at > clock_.wall());
        QCOMPARE(all[1].at - all[2].at, core::kHour);
    }

    void otherPeoplesFilesInTheFolderStay()
    {
        BackupKeeper keeper(path("hotel.roomrack"), *settings_, clock_);
        keeper.setPlan({BackupPlan::Every::Hour, 1, path("all")});
        QVERIFY(QDir().mkpath(path("all")));
        const QStringList others{path("all/hotel-notes.txt"), path("all/hotel-2020.roomrack"),
                                 path("all/other-20200101-000000.roomrack")};
        for (const QString &other : others) QVERIFY(QFile::copy(path("hotel.roomrack"), other));
        QSignalSpy made(&keeper, &BackupKeeper::made);
        for (int i = 1; i <= 2; ++i) {
            clock_.advance(3'600 * core::kSecond);
            keeper.look();
            QTRY_COMPARE(made.size(), i);
        }
        for (const QString &other : others) QVERIFY(QFile::exists(other));
        QCOMPARE(keeper.backups().size(), size_t(1));
    }

    void failureIsSaidAndTriedAgainLater()
    {
        QFile file(path("no folder"));  // a file in place of the folder
        QVERIFY(file.open(QIODevice::WriteOnly));
        BackupKeeper keeper(path("hotel.roomrack"), *settings_, clock_);
        keeper.setPlan({BackupPlan::Every::Day, 3, path("no folder")});
        QSignalSpy failed(&keeper, &BackupKeeper::failed);
        keeper.look();
        QTRY_COMPARE(failed.size(), 1);
        keeper.look();
        QVERIFY(!keeper.isBusy());
        clock_.advance(3'601 * core::kSecond);
        keeper.look();
        QVERIFY(keeper.isBusy());
        QTRY_COMPARE(failed.size(), 2);
    }

    void thePersonGoesBackToABackup()
    {
        open();
        QTRY_COMPARE(backupFiles().size(), 1);  // the first of the day
        book();
        QSignalSpy opened(desktop_.get(), &Desktop::opened);
        confirmRestoring();
        QTRY_COMPARE(opened.size(), 1);
        desktop_->close();
        QCOMPARE(storage::verify(path("hotel.roomrack"))->bookings, 0);
        const QStringList aside =
            QDir(folder_->path()).entryList({QStringLiteral("hotel.before-restore-*.roomrack")});
        QCOMPARE(aside.size(), 1);
        QCOMPARE(storage::verify(folder_->filePath(aside.first()))->bookings, 1);
    }

    void restoringAsksAboutUnsavedSettings()
    {
        open();
        QTRY_COMPARE(backupFiles().size(), 1);
        MainWindow &window = desktop_->window();
        QVERIFY(window.showPage(QStringLiteral("settings")));
        const QPointer<QLineEdit> name =
            window.findChild<QLineEdit *>(QStringLiteral("settings.name"));
        name->setText(QStringLiteral("House by the sea"));
        QSignalSpy closing(desktop_.get(), &Desktop::closing);
        QSignalSpy opened(desktop_.get(), &Desktop::opened);
        QPointer<QDialog> question;
        const auto asks = [&] {
            question = window.findChild<QDialog *>(QStringLiteral("unsavedSettings"));
            return bool(question);
        };
        confirmRestoring();
        QTRY_VERIFY(asks());
        question->reject();
        QTRY_VERIFY(!question);
        QVERIFY(closing.isEmpty());
        QCOMPARE(name->text(), QStringLiteral("House by the sea"));
        confirmRestoring();
        QTRY_VERIFY(asks());
        // What is saved now would be replaced.
        QVERIFY(!question->findChild<QPushButton *>(QStringLiteral("save")));
        QVERIFY(question->findChild<QLabel *>(QStringLiteral("notSaved"))
                    ->text()
                    .contains(QStringLiteral("are lost")));
        QVERIFY(question->findChild<QPushButton *>(QStringLiteral("cancel"))->isDefault());
        question->findChild<QPushButton *>(QStringLiteral("discard"))->click();
        QTRY_COMPARE(opened.size(), 1);
        QVERIFY(window.notices().newest().contains(QStringLiteral("Backup restored")));
        const auto aside =
            QDir(folder_->path()).entryList({QStringLiteral("hotel.before-restore-*.roomrack")});
        QCOMPARE(aside.size(), 1);
        desktop_->close();
        QCOMPARE(hotelOf(aside.first()), QStringLiteral("Hotel Bellavista"));
        QCOMPARE(hotelOf(QStringLiteral("hotel.roomrack")), QStringLiteral("Hotel Bellavista"));
    }

    /// The page of the last time is made with the session.
    void theSettingsSayAtOnceHowTheFileIsBackedUp()
    {
        settings_->setValue(QStringLiteral("window/page"), QStringLiteral("settings"));
        open();
        const MainWindow &window = desktop_->window();
        QCOMPARE(window.currentPage(), window.page(QStringLiteral("settings")));
        const auto *words = window.findChild<QLabel *>(QStringLiteral("settings.backups"));
        QVERIFY(words);
        QVERIFY2(words->text().startsWith(QStringLiteral("Daily")), qPrintable(words->text()));
    }

    void oneIsMadeByHandAndThePlanIsKept()
    {
        open();
        QTRY_COMPARE(backupFiles().size(), 1);
        clock_.advance(61 * core::kSecond);
        BackupDialog *dialog = showDialog();
        auto *now = dialog->findChild<QPushButton *>(QStringLiteral("now"));
        QTRY_VERIFY(now->isEnabled());  // the first one is being verified
        QTest::keyClick(now, Qt::Key_Space);
        QTRY_COMPARE(backupFiles().size(), 2);
        auto *state = dialog->findChild<QLabel *>(QStringLiteral("state"));
        QTRY_VERIFY(state->text().contains(QStringLiteral("verified")));
        QTest::keyClick(dialog->findChild<QComboBox *>(QStringLiteral("every")), Qt::Key_Home);
        auto *keep = dialog->findChild<QSpinBox *>(QStringLiteral("keep"));
        keep->setValue(5);
        QTest::keyClick(dialog, Qt::Key_Escape);
        const BackupPlan plan = BackupKeeper(path("hotel.roomrack"), *settings_, clock_).plan();
        QVERIFY(plan.every == BackupPlan::Every::Never);
        QCOMPARE(plan.keep, 5);
    }

    void anUncleanEndIsSaidAndProved()
    {
        {
            // Simulates a power failure: the mark of a proper shutdown is missing.
            auto engine = engine::Engine::open(path("hotel.roomrack"), clock_);
            QVERIFY(engine && !(*engine)->wasInterrupted());
            QVERIFY(QFile::copy(path("hotel.roomrack"), path("torn.roomrack")));
            QVERIFY(QFile::copy(path("hotel.roomrack-wal"), path("torn.roomrack-wal")));
        }
        open("torn.roomrack");
        QTRY_VERIFY(
            desktop_->window().notices().newest().contains(QStringLiteral("Data verified")));
        desktop_->close();
        open("torn.roomrack");
        QVERIFY(
            !desktop_->window().notices().newest().contains(QStringLiteral("did not shut down")));
    }

private:
    QString path(const char *name) const { return folder_->filePath(QString::fromLatin1(name)); }
    void open(const char *name = "hotel.roomrack")
    {
        if (!desktop_) {
            desktop_ = std::make_unique<Desktop>(*theme_, *settings_, clock_, Beginnings());
            desktop_->window().show();
        }
        QSignalSpy opened(desktop_.get(), &Desktop::opened);
        desktop_->open(path(name));
        QTRY_COMPARE(opened.size(), 1);
    }
    void book()
    {
        HotelSession &session = *desktop_->window().session();
        booking::HoldAndConfirm book;
        book.what.caller = session.desk();
        book.what.roomType = session.view().catalogue().roomTypes.front().id;
        book.what.stay = Stay(tests::kJulyTenth + 1, 2);
        QVERIFY(session.engine().run(book));
    }
    QStringList backupFiles() const
    {
        return QDir(path("hotel backups")).entryList({QStringLiteral("*.roomrack")}, QDir::Files);
    }
    BackupDialog *showDialog()
    {
        for (QAction *action : desktop_->window().findChildren<QAction *>()) {
            if (action->text() == QStringLiteral("&Backups…")) action->trigger();
        }
        return desktop_->window().findChild<BackupDialog *>();
    }
    /// Of the newest backup, in the list of them.
    void confirmRestoring()
    {
        QTRY_VERIFY(!desktop_->window().findChild<BackupDialog *>());
        BackupDialog *dialog = showDialog();
        auto *table = dialog->findChild<QTableWidget *>(QStringLiteral("backups"));
        QTRY_COMPARE(table->rowCount(), 1);
        QTest::keyClick(table, Qt::Key_Down);
        table->selectRow(0);
        QTest::keyClick(dialog->findChild<QPushButton *>(QStringLiteral("restore")), Qt::Key_Space);
        QPointer<QMessageBox> box;
        QTRY_VERIFY(box = dialog->findChild<QMessageBox *>(QStringLiteral("ask")));
        QVERIFY(box->text().contains(QStringLiteral("Hotel Bellavista")));
        QTest::keyClick(box->buttons().first(), Qt::Key_Space);
    }
    /// The name of the hotel in a closed file of the folder.
    QString hotelOf(const QString &file) const
    {
        const auto engine = engine::Engine::open(folder_->filePath(file), clock_);
        return engine ? (*engine)->properties().front().name : QString();
    }
    core::ManualClock clock_{
        {QDateTime(QDate(2026, 7, 10), QTime(12, 0), Qt::UTC).toMSecsSinceEpoch() * 1000}};
    std::unique_ptr<Theme> theme_;
    std::unique_ptr<QTemporaryDir> folder_;
    std::unique_ptr<QSettings> settings_;
    std::unique_ptr<Desktop> desktop_;
};

QTEST_MAIN(TestBackups)
#include "test_backups.moc"
