// SPDX-License-Identifier: GPL-3.0-or-later
// Opening and closing property files from the window.
#include "desktop/shell/desktop.h"
#include "desktop/shell/notice_bar.h"
#include "desktop/words/stay_words.h"
#include "real_window.h"
#include "support/patience.h"
#include "support/widget_test.h"

#include <QtCore/QFile>
#include <QtTest/QtTest>
#include <QtWidgets/QAbstractButton>
#include <QtWidgets/QMessageBox>
#include <QtWidgets/QToolButton>

using namespace roomrack;
using namespace roomrack::desktop;

class TestDesktop : public tests::WidgetTest {
    Q_OBJECT

private slots:
    void initTestCase() { theme_ = std::make_unique<Theme>(*qApp, nullptr); }
    void cleanupTestCase() { theme_.reset(); }
    void init()
    {
        failOnWarnings();
        folder_ = std::make_unique<QTemporaryDir>();
        settings_ = std::make_unique<QSettings>(path("settings.ini"), QSettings::IniFormat);
        welcomed_.clear();
        Beginnings beginnings;
        beginnings.welcome = [this](Desktop &, const QString &file) { welcomed_ << file; };
        desktop_ = std::make_unique<Desktop>(*theme_, *settings_, clock_, beginnings);
    }
    void cleanup() { desktop_.reset(); }

    void nothingToOpenSaysWelcome()
    {
        desktop_->begin({});
        QCOMPARE(welcomed_, QStringList{QString()});
    }

    void hotelIsOpenedAndClosed()
    {
        makeHotel(path("hotel.roomrack"));
        QSignalSpy opened(desktop_.get(), &Desktop::opened);
        QSignalSpy closing(desktop_.get(), &Desktop::closing);
        desktop_->begin(path("hotel.roomrack"));
        QTRY_COMPARE(opened.size(), 1);
        QVERIFY(desktop_->window().windowTitle().startsWith(QStringLiteral("Hotel Bellavista")));
        QVERIFY(desktop_->window().currentPage());
        // The session still exists when users of its engine receive closing().
        connect(desktop_.get(), &Desktop::closing, this,
                [this] { QVERIFY(desktop_->window().session()); });
        desktop_->close();
        QCOMPARE(closing.size(), 1);
        QVERIFY(!desktop_->window().session());
        QVERIFY(!desktop_->window().currentPage());
    }

    void fileThatIsNoHotelIsRefusedAndLeftAsItWas()
    {
        QFile file(path("letter.roomrack"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("Dear guest, this is no hotel. " + QByteArray(5000, 'x'));
        file.close();
        QSignalSpy failed(desktop_.get(), &Desktop::failed);
        desktop_->open(path("letter.roomrack"));
        QTRY_COMPARE(failed.size(), 1);
        QVERIFY(desktop_->window().notices().newest().contains(QStringLiteral("letter.roomrack")));
        QCOMPARE(welcomed_.size(), 1);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.readAll().startsWith("Dear guest"));
    }

    void fileWithoutAHotelAsksForOne()
    {
        QVERIFY(engine::Engine::open(path("empty.roomrack"), clock_));
        desktop_->open(path("empty.roomrack"));
        QTRY_COMPARE(welcomed_, QStringList{path("empty.roomrack")});
        QVERIFY(!desktop_->window().session());
    }

    void aClockYearsAheadIsAskedAboutAndConfirmed()
    {
        makeHotel(path("hotel.roomrack"));
        clock_.jump(5 * 365 * 86'400LL * core::kSecond);
        QSignalSpy opened(desktop_.get(), &Desktop::opened);
        desktop_->begin(path("hotel.roomrack"));
        QTRY_COMPARE(opened.size(), 1);
        MainWindow &window = desktop_->window();
        QVERIFY(window.notices().newest().contains(QStringLiteral("clock")));
        const auto press = [](QWidget &in, const char *name) {
            for (QAbstractButton *button : in.findChildren<QAbstractButton *>()) {
                if (button->text().remove(u'&') == QString::fromUtf8(name)) return button->click();
            }
            QFAIL(name);
        };
        press(window.notices(), "Check clock…");
        auto *box = window.findChild<QMessageBox *>(QStringLiteral("clockQuestion"));
        QVERIFY(box);
        const auto says = [box](const QString &text) {
            return box->informativeText().contains(text);
        };
        const Night today = window.session()->businessDate();
        QVERIFY(says(dateText(today, QLocale())));
        QVERIFY2(says(dateText(today + 5 * 365, QLocale())), qPrintable(box->informativeText()));
        QVERIFY(says(window.session()->view().property().timeZone));
        QTRY_VERIFY2(says(QStringLiteral("no-shows: 0")), qPrintable(box->informativeText()));
        QVERIFY(says(QStringLiteral("In house: 0")));
        press(*box, "Confirm clock");
        QTRY_VERIFY(!window.session()->service().clockDoubt());
        QTRY_VERIFY(window.notices().newest().isEmpty());
    }

    void aClockThatIsCorrectedTakesItsQuestionAlong()
    {
        makeHotel(path("hotel.roomrack"));
        const qint64 years = 5 * 365 * 86'400LL * core::kSecond;
        clock_.jump(-years);
        QSignalSpy opened(desktop_.get(), &Desktop::opened);
        desktop_->begin(path("hotel.roomrack"));
        QTRY_COMPARE(opened.size(), 1);
        NoticeBar &notices = desktop_->window().notices();
        QVERIFY(notices.newest().contains(QStringLiteral("clock")));
        // A dismissed notice appears again.
        notices.findChild<QToolButton *>()->click();
        QTRY_VERIFY(notices.newest().isEmpty());
        QTRY_VERIFY(notices.newest().contains(QStringLiteral("clock")));
        clock_.jump(years);
        QTRY_VERIFY(desktop_->window().notices().newest().isEmpty());
    }

private:
    QString path(const char *name) { return folder_->filePath(QString::fromLatin1(name)); }
    void makeHotel(const QString &file)
    {
        auto engine = engine::Engine::open(file, clock_);
        QVERIFY(engine);
        QVERIFY((*engine)->saveHotel(tests::twoPools()));
    }
    std::unique_ptr<Theme> theme_;
    core::ManualClock clock_{
        {QDateTime(QDate(2026, 7, 10), QTime(12, 0), Qt::UTC).toMSecsSinceEpoch() * 1000}};
    std::unique_ptr<QTemporaryDir> folder_;
    std::unique_ptr<QSettings> settings_;
    std::unique_ptr<Desktop> desktop_;
    QStringList welcomed_;
};

QTEST_MAIN(TestDesktop)
#include "test_desktop.moc"
