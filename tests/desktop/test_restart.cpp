// SPDX-License-Identifier: GPL-3.0-or-later
// A language that is chosen in the settings: the window hands on its hotel, and the next one is in
// that language; the language of a demo ends with its window.
#include "desktop/language/language.h"
#include "desktop/shell/desktop.h"
#include "desktop/shell/window_settings.h"
#include "desktop/theme/saved_mode.h"
#include "real_window.h"
#include "support/patience.h"
#include "themed_test.h"

#include <QtGui/QAction>
#include <QtTest/QtTest>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QDialog>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>

using namespace roomrack;
using namespace roomrack::desktop;

namespace {

const QLocale kBritish(QLocale::English, QLocale::UnitedKingdom);

/// A window that begins as the program lets it, with its page of settings.
class Begun {
public:
    Begun(Theme &theme, const core::Clock &clock, const QString &place)
        : own(WindowSettings::Of::User)
    {
        speak(*qApp, windowLocale({}, own.settings(), kBritish));
        desk = std::make_unique<Desktop>(theme, own.settings(), clock, Beginnings{});
        QSignalSpy opened(desk.get(), &Desktop::opened);
        desk->begin(place);
        if (!tests::waitFor([&opened] { return !opened.isEmpty(); })) qFatal("not opened");
        desk->window().showPage(QStringLiteral("settings"));
        desk->window().show();
    }
    template <typename Widget>
    Widget *find(const char *name) const
    {
        return desk->window().findChild<Widget *>(QString::fromLatin1(name));
    }
    QPushButton *restart() const { return find<QPushButton>("settings.restart"); }

    WindowSettings own;
    std::unique_ptr<Desktop> desk;
};

}  // namespace

class TestRestart : public tests::ThemedTest {
    Q_OBJECT

private slots:
    void init()
    {
        failOnWarnings();
        folder_ = std::make_unique<QTemporaryDir>();
        file_ = folder_->filePath(QStringLiteral("hotel.roomrack"));
        QCoreApplication::setOrganizationName(QStringLiteral("Roomrack"));
        QCoreApplication::setApplicationName(QStringLiteral("Roomrack"));
        QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, folder_->path());
        auto engine = engine::Engine::open(file_, clock_);
        QVERIFY(engine);
        QVERIFY((*engine)->saveHotel(tests::twoPools()));
    }
    void cleanup() { speak(*qApp, QLocale(QLocale::English)); }

    void theHotelIsOpenedAgainInTheChosenLanguage()
    {
        QString place;
        {
            const Begun first(*theme_, clock_, file_);
            QVERIFY(!first.restart()->isVisible());
            first.find<QComboBox>("settings.language")->setFocus();
            QTest::keyClicks(first.find<QComboBox>("settings.language"), QStringLiteral("Deutsch"));
            QSignalSpy restart(first.desk.get(), &Desktop::restartWanted);
            QTest::mouseClick(first.restart(), Qt::LeftButton);
            QCOMPARE(restart.size(), 1);
            place = restart.front().front().toString();
        }
        QCOMPARE(place, file_);
        const Begun next(*theme_, clock_, place);
        QVERIFY(!next.restart()->isVisible());
        QCOMPARE(next.restart()->text(), QStringLiteral("Jetzt neu starten"));
    }

    void unsavedSettingsAreAskedForBeforeARestart()
    {
        const Begun begun(*theme_, clock_, file_);
        QSignalSpy restart(begun.desk.get(), &Desktop::restartWanted);
        auto *name = begun.find<QLineEdit>("settings.name");
        const QString before = name->text();
        name->setFocus();
        name->selectAll();
        QTest::keyClicks(name, QStringLiteral("Other Name"));
        QTest::keyClicks(begun.find<QComboBox>("settings.language"), QStringLiteral("Deutsch"));
        const auto ask = [&begun] {
            QTest::mouseClick(begun.restart(), Qt::LeftButton);
            return begun.find<QDialog>("unsavedSettings");
        };
        auto *question = ask();
        QVERIFY(question);
        QVERIFY(question->findChild<QLabel *>(QStringLiteral("notSaved"))
                    ->text()
                    .contains(QStringLiteral("Hotel")));
        QVERIFY(question->findChild<QPushButton *>(QStringLiteral("cancel"))->isDefault());
        question->reject();
        QTRY_VERIFY(!begun.find<QDialog>("unsavedSettings"));
        QVERIFY(restart.isEmpty());
        QCOMPARE(name->text(), QStringLiteral("Other Name"));
        ask()->findChild<QPushButton *>(QStringLiteral("save"))->click();
        QTRY_COMPARE(restart.size(), 1);
        QTRY_COMPARE(begun.desk->window().session()->view().property().name,
                     QStringLiteral("Other Name"));
        QTRY_VERIFY(!begun.find<QDialog>("unsavedSettings"));
        name = begun.find<QLineEdit>("settings.name");
        name->selectAll();
        QTest::keyClicks(name, before);
        question = ask();
        QVERIFY(question);
        question->findChild<QPushButton *>(QStringLiteral("discard"))->click();
        QTRY_COMPARE(restart.size(), 2);
        QCOMPARE(begun.desk->window().session()->view().property().name,
                 QStringLiteral("Other Name"));
    }

    void aRestartWaitsUntilUnsavedSettingsAreRight()
    {
        const Begun begun(*theme_, clock_, file_);
        QSignalSpy restart(begun.desk.get(), &Desktop::restartWanted);
        auto *name = begun.find<QLineEdit>("settings.name");
        name->setFocus();
        name->selectAll();
        QTest::keyClick(name, Qt::Key_Delete);
        QTest::keyClicks(begun.find<QComboBox>("settings.language"), QStringLiteral("Deutsch"));
        QTest::mouseClick(begun.restart(), Qt::LeftButton);
        auto *question = begun.find<QDialog>("unsavedSettings");
        QVERIFY(question);
        question->findChild<QPushButton *>(QStringLiteral("save"))->click();
        QTRY_VERIFY(!begun.find<QDialog>("unsavedSettings"));
        // On what is wrong; this platform does not activate the window again.
        QTRY_COMPARE(name->window()->focusWidget(), static_cast<QWidget *>(name));
        // Saved later, they restart nothing.
        QTest::keyClicks(name, QStringLiteral("Other Name"));
        QTest::mouseClick(begun.find<QPushButton>("settings.save"), Qt::LeftButton);
        QTRY_COMPARE(begun.desk->window().session()->view().property().name,
                     QStringLiteral("Other Name"));
        QVERIFY(restart.isEmpty());
    }

    void unsavedSettingsAreAskedForBeforeAnotherFileIsOpened()
    {
        const QString other = folder_->filePath(QStringLiteral("other.roomrack"));
        {
            auto engine = engine::Engine::open(other, clock_);
            QVERIFY(engine);
            QVERIFY((*engine)->saveHotel(tests::twoPools()));
        }
        const Begun begun(*theme_, clock_, file_);
        QSignalSpy opened(begun.desk.get(), &Desktop::opened);
        auto *name = begun.find<QLineEdit>("settings.name");
        name->setFocus();
        name->selectAll();
        QTest::keyClicks(name, QStringLiteral("Other Name"));
        begun.desk->open(other);
        auto *question = begun.find<QDialog>("unsavedSettings");
        QVERIFY(question);
        question->reject();
        QTRY_VERIFY(!begun.find<QDialog>("unsavedSettings"));
        QCOMPARE(name->text(), QStringLiteral("Other Name"));
        begun.desk->open(other);
        question = begun.find<QDialog>("unsavedSettings");
        QVERIFY(question);
        question->findChild<QPushButton *>(QStringLiteral("discard"))->click();
        QTRY_COMPARE(opened.size(), 1);
        QCOMPARE(begun.desk->window().session()->file(), other);
    }

    /// Its colours are still those of the application when the next window begins.
    void theSystemsThemeIsKnownAfterAWindowInAnother()
    {
        theme_.reset();
        const auto back = qScopeGuard([this] { theme_ = std::make_unique<Theme>(*qApp, nullptr); });
        QSettings kept(folder_->filePath(QStringLiteral("theme.ini")), QSettings::IniFormat);
        kept.setValue(kThemeKey, int(ThemeMode::System));
        const bool dark = Theme(*qApp, &kept).isDark();
        kept.setValue(kThemeKey, int(dark ? ThemeMode::Light : ThemeMode::Dark));
        QCOMPARE(Theme(*qApp, &kept).isDark(), !dark);
        Theme next(*qApp, &kept);
        QCOMPARE(next.isDark(), !dark);
        next.setMode(ThemeMode::System);
        QCOMPARE(next.isDark(), dark);
    }

    void theLanguageOfADemoEndsWithItsWindow()
    {
        {
            WindowSettings demo(WindowSettings::Of::Demo);
            saveLanguage(demo.settings(), QStringLiteral("de"));
            speak(*qApp, windowLocale({}, demo.settings(), kBritish));
            QCOMPARE(spokenLanguage(QLocale()), QStringLiteral("de"));
        }
        const Begun own(*theme_, clock_, file_);
        QCOMPARE(spokenLanguage(QLocale()), QStringLiteral("en"));
        QCOMPARE(own.restart()->text(), QStringLiteral("Restart now"));
    }

private:
    core::ManualClock clock_{
        Instant{QDateTime(QDate(2026, 7, 10), QTime(12, 0), Qt::UTC).toMSecsSinceEpoch() * 1000}};
    std::unique_ptr<QTemporaryDir> folder_;
    QString file_;
};

QTEST_MAIN(TestRestart)
#include "test_restart.moc"
