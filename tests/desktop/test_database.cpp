// SPDX-License-Identifier: GPL-3.0-or-later
// Opening properties on a PostgreSQL server: by an address, by the dialog; and that passwords are
// neither shown nor stored.
#include "desktop/first_start/hotel_maker.h"
#include "desktop/language/language.h"
#include "desktop/shell/database_dialog.h"
#include "desktop/shell/desktop.h"
#include "desktop/shell/notice_bar.h"
#include "real_window.h"
#include "storage/place.h"
#include "support/hotel_place.h"
#include "support/widget_test.h"

#include <QtCore/QFile>
#include <QtGui/QAction>
#include <QtTest/QtTest>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>

using namespace roomrack;
using namespace roomrack::desktop;
using roomrack::tests::HotelPlace;

namespace {

const QString kSecret = QStringLiteral("open-sesame");

/// All texts shown in a widget and its children.
QString textsOf(const QWidget &root)
{
    QStringList texts;
    QList<const QWidget *> all{&root};
    for (const QWidget *child : root.findChildren<QWidget *>()) all << child;
    for (const QWidget *w : all) {
        texts << w->windowTitle() << w->toolTip() << w->accessibleName()
              << w->accessibleDescription();
        if (const auto *label = qobject_cast<const QLabel *>(w)) texts << label->text();
        if (const auto *button = qobject_cast<const QAbstractButton *>(w)) texts << button->text();
        if (const auto *edit = qobject_cast<const QLineEdit *>(w)) texts << edit->displayText();
    }
    return texts.join(QLatin1Char('\n'));
}

}  // namespace

class TestDatabase : public tests::WidgetTest {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        ROOMRACK_NEEDS_POSTGRESQL();
        theme_ = std::make_unique<Theme>(*qApp, nullptr);
    }
    void cleanupTestCase() { theme_.reset(); }
    void init()
    {
        failOnWarnings();
        place_ = std::make_unique<HotelPlace>(true);
        secret_ = storage::withPassword(place_->place(), kSecret);
        QVERIFY(secret_.contains(kSecret));
        settings_ = std::make_unique<QSettings>(place_->path(QStringLiteral("settings.ini")),
                                                QSettings::IniFormat);
        welcomed_.clear();
        Beginnings beginnings;
        beginnings.welcome = [this](Desktop &, const QString &file) { welcomed_ << file; };
        desktop_ = std::make_unique<Desktop>(*theme_, *settings_, clock_, beginnings);
    }
    void cleanup()
    {
        desktop_.reset();
        place_.reset();
    }

    void itsPasswordIsShownNowhereAndForgotten()
    {
        QVERIFY(makeHotel(secret_, tests::twoPools(), clock_));
        QSignalSpy opened(desktop_.get(), &Desktop::opened);
        desktop_->begin(secret_);
        QTRY_COMPARE(opened.size(), 1);
        const MainWindow &window = desktop_->window();
        const QString texts = textsOf(window);
        QVERIFY(texts.contains(QStringLiteral("PostgreSQL · postgres on localhost")));
        QVERIFY2(!texts.contains(kSecret), qPrintable(texts));
        QCOMPARE(window.session()->file(), place_->place());
        settings_->sync();
        QFile kept(settings_->fileName());
        QVERIFY(kept.open(QIODevice::ReadOnly));
        const QByteArray all = kept.readAll();
        QVERIFY(all.contains("postgresql:"));
        QVERIFY(!all.contains(kSecret.toUtf8()));
        // It is opened automatically the next time.
        desktop_->close();
        desktop_->begin({});
        QTRY_COMPARE(opened.size(), 2);
    }

    void aRestartKeepsThePasswordInMemoryOnly()
    {
        QVERIFY(makeHotel(secret_, tests::twoPools(), clock_));
        QSignalSpy opened(desktop_.get(), &Desktop::opened);
        desktop_->begin(secret_);
        QTRY_COMPARE(opened.size(), 1);
        QSignalSpy restart(desktop_.get(), &Desktop::restartWanted);
        desktop_->window().findChild<QAction *>(kRestartAction)->trigger();
        QCOMPARE(restart.size(), 1);
        QCOMPARE(restart.front().front().toString(), secret_);
        settings_->sync();
        QFile kept(settings_->fileName());
        QVERIFY(kept.open(QIODevice::ReadOnly));
        QVERIFY(!kept.readAll().contains(kSecret.toUtf8()));
    }

    void aHotelThatIsOpenElsewhereSaysWhere()
    {
        QVERIFY(makeHotel(secret_, tests::twoPools(), clock_));
        const auto other = engine::Engine::open(place_->place(), clock_);
        QVERIFY(other);
        QSignalSpy failed(desktop_.get(), &Desktop::failed);
        desktop_->open(secret_);
        QTRY_COMPARE(failed.size(), 1);
        const QString said = desktop_->window().notices().newest();
        QVERIFY2(said.contains(QStringLiteral("postgres on localhost could not be opened")),
                 qPrintable(said));
        const QString texts = textsOf(desktop_->window());
        QVERIFY2(texts.contains(QSysInfo::machineHostName()), qPrintable(texts));
        QVERIFY(!texts.contains(kSecret));
    }

    void theDialogOpensIt()
    {
        QVERIFY(makeHotel(place_->place(), tests::twoPools(), clock_));
        desktop_->window().show();
        desktop_->chooseDatabase();
        auto *dialog = desktop_->window().findChild<DatabaseDialog *>();
        QVERIFY(dialog);
        auto *address = dialog->findChild<QLineEdit *>(QStringLiteral("address"));
        auto *problem = dialog->findChild<QLabel *>(QStringLiteral("problem"));
        QTest::keyClicks(address, QStringLiteral("ana:open-sesame@db"));
        QTest::keyClick(address, Qt::Key_Return);
        QVERIFY(problem->isVisible());
        QVERIFY(problem->text().contains(QStringLiteral("postgresql://user@host")));
        QVERIFY(!problem->text().contains(kSecret));
        address->setText(place_->place());
        QTest::keyClicks(dialog->findChild<QLineEdit *>(QStringLiteral("password")), kSecret);
        QVERIFY(!textsOf(*dialog).contains(kSecret));
        QTest::keyClicks(dialog->findChild<QLineEdit *>(QStringLiteral("hotel")),
                         tests::twoPools().catalogue.property.name);
        QSignalSpy opened(desktop_.get(), &Desktop::opened);
        QTest::keyClick(address, Qt::Key_Return);
        QTRY_COMPARE(opened.size(), 1);
        QVERIFY(!textsOf(desktop_->window()).contains(kSecret));
    }

    /// A property of a group that is open elsewhere does not prevent creating another one.
    void aSecondHotelIsMadeBesideTheFirst()
    {
        QVERIFY(makeHotel(place_->place(), tests::twoPools(), clock_));
        const auto other = engine::Engine::open(place_->place(), clock_);
        QVERIFY(other);
        auto second = tests::twoPools();
        second.catalogue.property.name = QStringLiteral("Second");
        QVERIFY(makeHotel(place_->place(), second, clock_));
        const QString place = storage::withProperty(place_->place(), QStringLiteral("Second"));
        QSignalSpy opened(desktop_.get(), &Desktop::opened);
        desktop_->open(place);
        QTRY_COMPARE(opened.size(), 1);
        QCOMPARE(desktop_->window().session()->properties().size(), size_t(1));
    }

    void anEmptyDatabaseAsksForAHotel()
    {
        desktop_->open(secret_);
        QTRY_COMPARE(welcomed_.size(), 1);
        QVERIFY(!desktop_->window().session());
    }

private:
    std::unique_ptr<Theme> theme_;
    core::ManualClock clock_{
        {QDateTime(QDate(2026, 7, 10), QTime(12, 0), Qt::UTC).toMSecsSinceEpoch() * 1000}};
    std::unique_ptr<HotelPlace> place_;
    QString secret_;
    std::unique_ptr<QSettings> settings_;
    std::unique_ptr<Desktop> desktop_;
    QStringList welcomed_;
};

QTEST_MAIN(TestDatabase)
#include "test_database.moc"
