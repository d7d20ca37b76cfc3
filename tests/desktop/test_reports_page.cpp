// SPDX-License-Identifier: GPL-3.0-or-later
// The Reports page with a real file: bookings appear, and the export equals what is shown.
#include "desktop/exports/export_job.h"
#include "desktop/exports/export_work.h"
#include "desktop/reports/export_bar.h"
#include "desktop/reports/period_picker.h"
#include "desktop/reports/report_board.h"
#include "desktop/reports/reports_page.h"
#include "reports/output_file.h"
#include "support/widget_test.h"

#include <QtConcurrent/QtConcurrentRun>
#include <QtCore/QSemaphore>
#include <QtCore/QSettings>
#include <QtTest/QSignalSpy>
#include <QtTest/QtTest>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>

using namespace roomrack;
using namespace roomrack::desktop;
using reports::Granularity;
using reports::PeriodChoice;

namespace {

const Night kToday = Night::of(2026, 7, 10);
const Instant kNoon{QDateTime(QDate(2026, 7, 10), QTime(12, 0), Qt::UTC).toMSecsSinceEpoch()
                    * 1000};

/// Ten rooms of one type at 100.00 a night.
engine::HotelSetup smallHotel()
{
    engine::HotelSetup setup;
    inventory::Catalogue &c = setup.catalogue;
    c.property.name = QStringLiteral("Hotel Bellavista");
    c.property.businessDate = kToday;
    c.property.firstNight = kToday - 40;
    c.property.horizonNights = 365;
    c.property.audit = inventory::AuditMode::ByHand;
    c.pools = {{PoolId{-1}, QStringLiteral("STD"), QStringLiteral("Standard"), 0}};
    for (int i = 1; i <= 10; ++i) c.rooms.push_back({{}, PoolId{-1}, QString::number(100 + i)});
    c.roomTypes = {{RoomTypeId{-1}, PoolId{-1}, QStringLiteral("STD"),
                    QStringLiteral("Standard Double"), 10, 2, 2, 0}};
    c.channels = {{ChannelId{-1}, inventory::ChannelKind::Desk, QStringLiteral("Front desk")}};
    pricing::RatePlan plan;
    plan.code = plan.name = QStringLiteral("BAR");
    setup.plans = {plan};
    setup.rates = {{0, 0, {kToday - 40, 405}, 10'000}};
    return setup;
}

}  // namespace

class TestReportsPage : public tests::WidgetTest {
    Q_OBJECT

private slots:
    void initTestCase() { theme_ = std::make_unique<Theme>(*qApp, nullptr); }
    void cleanupTestCase() { theme_.reset(); }

    void init()
    {
        failOnWarnings();
        folder_ = std::make_unique<QTemporaryDir>();
        const QString file = folder_->filePath(QStringLiteral("h.roomrack"));
        {
            auto engine = engine::Engine::open(file, clock_);
            QVERIFY2(engine, engine ? "" : qPrintable(engine.error().text()));
            const auto saved = (*engine)->saveHotel(smallHotel());
            QVERIFY2(saved, saved ? "" : qPrintable(saved.error().text()));
        }
        auto hotel = OpenHotel::open(file, clock_);
        QVERIFY2(hotel, hotel ? "" : qPrintable(hotel.error().text()));
        session_ = std::make_unique<HotelSession>(std::move(**hotel));
        settings_ = std::make_unique<QSettings>(folder_->filePath(QStringLiteral("s.ini")),
                                                QSettings::IniFormat);
        actions_ = std::make_unique<PageActions>();
        actions_->notify = [this](const Notice &notice) { notices_.push_back(notice); };
        notices_.clear();
    }
    void cleanup()
    {
        page_.reset();
        session_.reset();
    }

    void whatIsBookedShowsUp()
    {
        book(Stay(kToday, 3), 2);
        showPage();
        QTRY_VERIFY(board()->hasReport());
        const reports::Sums &sums = board()->report().total;
        QCOMPARE(sums.rooms, qint64(310));
        QCOMPARE(sums.occupied, qint64(6));
        QCOMPARE(sums.revenue, qint64(60'000));
        QCOMPARE(board()->findChild<QLabel *>(QStringLiteral("reports.card1"))->text(),
                 QStringLiteral("EUR\u00a0100.00"));
        book(Stay(kToday, 1), 4);  // while the page is shown
        QTRY_COMPARE(board()->report().total.occupied, qint64(10));
    }

    void periodAndRowsCanBeChosenAndAreRemembered()
    {
        book(Stay(kToday, 3), 2);
        showPage();
        QTRY_VERIFY(board()->hasReport());
        page_->picker()->setChoice(PeriodChoice::LastTwelveMonths);
        QTRY_COMPARE(board()->report().period.checkIn(), Night::of(2025, 7, 1));
        QVERIFY(board()->report().isEmpty());
        page_->picker()->setCustom(Stay(kToday - 10, 21));
        QTRY_COMPARE(board()->report().lines.size(), size_t(21));
        auto *weeks = page_->findChild<QPushButton *>(QStringLiteral("reports.weeks"));
        QTest::mouseClick(weeks, Qt::LeftButton);
        QCOMPARE(board()->report().lines.size(), size_t(4));
        showPage();
        QCOMPARE(page_->picker()->period(), Stay(kToday - 10, 21));
        QCOMPARE(page_->granularity(), Granularity::Week);
    }

    void theExportedFileHoldsWhatThePageShows()
    {
        book(Stay(kToday, 3), 2);
        showPage();
        QTRY_VERIFY(board()->hasReport());
        const QString path = folder_->filePath(QStringLiteral("report.csv"));
        page_->exportBar()->writeCsv(path, false);
        QTRY_COMPARE(notices_.size(), size_t(1));
        QCOMPARE(notices_[0].tone, Tone::Good);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.readAll().contains(
            "2026-07-10,2026-07-10,10,2,2,20.00,100.00,20.00,200.00,0.00,200.00\r\n"));
        page_->exportBar()->writeCsv(QStringLiteral("/nowhere/report.csv"), false);
        QTRY_COMPARE(notices_.size(), size_t(2));
        QCOMPARE(notices_[1].tone, Tone::Bad);
    }

    void anExportThatIsStoppedTooLateSaysWhatIsTrue()
    {
        QSettings settings(folder_->filePath(QStringLiteral("work.ini")), QSettings::IniFormat);
        ExportWork work(settings);
        QSignalSpy written(&work, &ExportWork::written), failed(&work, &ExportWork::failed);
        QSemaphore isWritten, go;
        const QString path = folder_->filePath(QStringLiteral("late.csv"));
        work.start(
            [&](StopFlag) {
                return QtConcurrent::run([&]() -> Result<void> {
                    auto done = reports::writeFile(path, "there");
                    isWritten.release();
                    go.acquire();
                    return done;
                });
            },
            path);
        isWritten.acquire();
        work.stop();
        go.release();
        QTRY_COMPARE(written.size(), 1);
        QCOMPARE(failed.size(), 0);
        QVERIFY(QFile::exists(path));
        // The report is updated in time.
        book(Stay(kToday, 3), 2);
        showPage();
        QTRY_VERIFY(board()->hasReport());
        const auto stop = std::make_shared<std::atomic_bool>(true);
        const QString never = folder_->filePath(QStringLiteral("never.csv"));
        const auto result = exportCsv(board()->report(), never, {}, stop).result();
        QCOMPARE(result.error().code, ErrorCode::Cancelled);
        QVERIFY(!QFile::exists(never));
    }

    void thePageHasItsBar()
    {
        showPage();
        QCOMPARE(page_->barWidgets().size(), size_t(2));
    }

private:
    void showPage()
    {
        page_ =
            std::make_unique<ReportsPage>(PageContext{*session_, *actions_, *theme_, *settings_});
        page_->setLocale(QLocale(QLocale::English, QLocale::UnitedStates));
        page_->resize(1300, 800);
        page_->show();
        page_->shown();
    }
    ReportBoard *board() const { return page_->board(); }
    void book(Stay stay, int rooms)
    {
        booking::TakeHold what;
        what.caller = session_->desk();
        what.roomType = session_->view().catalogue().roomTypes.front().id;
        what.stay = stay;
        what.rooms = rooms;
        what.plan = session_->view().rates().plans().front().id;
        const auto answer = session_->engine().run(
            booking::HoldAndConfirm{what, {QStringLiteral("Guest"), {}, {}, {}, {}, {}}});
        QVERIFY2(answer, answer ? "" : qPrintable(answer.error().text()));
    }

    core::ManualClock clock_{kNoon};
    std::unique_ptr<Theme> theme_;
    std::unique_ptr<QTemporaryDir> folder_;
    std::unique_ptr<HotelSession> session_;
    std::unique_ptr<QSettings> settings_;
    std::unique_ptr<PageActions> actions_;
    std::unique_ptr<ReportsPage> page_;
    std::vector<Notice> notices_;
};

QTEST_MAIN(TestReportsPage)
#include "test_reports_page.moc"
