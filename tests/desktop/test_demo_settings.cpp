// SPDX-License-Identifier: GPL-3.0-or-later
// The demo's window has settings and passwords of its own: the user's stay as they are.
#include "desktop/connections/hotel_channels.h"
#include "desktop/language/language.h"
#include "desktop/shell/desktop.h"
#include "desktop/shell/window_settings.h"
#include "desktop/theme/saved_mode.h"
#include "real_window.h"
#include "secrets/sealed_secrets.h"
#include "support/patience.h"
#include "themed_test.h"

#include <QtCore/QDirIterator>
#include <QtTest/QtTest>

using namespace roomrack;
using namespace roomrack::desktop;

namespace {

const QString kName = QStringLiteral("password of the user");

}  // namespace

class TestDemoSettings : public tests::ThemedTest {
    Q_OBJECT

private slots:
    void init()
    {
        failOnWarnings();
        folder_ = std::make_unique<QTemporaryDir>();
        QCoreApplication::setOrganizationName(QStringLiteral("Roomrack"));
        QCoreApplication::setApplicationName(QStringLiteral("Roomrack"));
        QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, folder_->path());
        QSettings settings;
        settings.setValue(QStringLiteral("secrets/file"), path("secrets.sealed"));
        settings.setValue(QStringLiteral("window/page"), QStringLiteral("reports"));
        settings.setValue(kThemeKey, int(ThemeMode::Dark));
        secrets::SealedSecrets store(path("secrets.sealed"));
        bool kept = false;
        store.unlock(QStringLiteral("a good passphrase"), this, [&](const Result<void> &open) {
            QVERIFY(open);
            store.set(kName, "secret", this, [&](const Result<void> &set) { kept = bool(set); });
        });
        QTRY_VERIFY(kept);
    }

    void theUsersAreUsedWithoutADemo()
    {
        WindowSettings own(WindowSettings::Of::User);
        QCOMPARE(own.settings().value(QStringLiteral("window/page")).toString(),
                 QStringLiteral("reports"));
        QCOMPARE(secrets::secretsOf(own.settings())->state(), Secrets::State::Locked);
    }

    void aChannelOfTheDemoNeedsNoPassphraseAndLeavesTheUsersPasswords()
    {
        const auto before = files();
        WindowSettings own(WindowSettings::Of::Demo);
        QCOMPARE(own.settings().value(kThemeKey).toInt(), int(ThemeMode::Dark));
        QVERIFY(!own.settings().contains(QStringLiteral("window/page")));
        Desktop desk(*theme_, own.settings(), clock_, {});
        openHotel(desk);
        HotelChannels &channels = *desk.window().actions()->channels;
        QCOMPARE(channels.secrets().state(), Secrets::State::Ready);
        std::optional<Result<void>> saved;
        channels.setups().save(ChannelId{2}, pausedOta(), QByteArray("key"), this,
                               [&saved](const Result<void> &done) { saved = done; });
        QTRY_VERIFY(saved);
        QVERIFY2(*saved, saved->has_value() ? "" : qPrintable(saved->error().text()));
        QTRY_VERIFY(channels.find(ChannelId{2})->linked);
        QVERIFY(!channels.find(ChannelId{2})->locked);
        QByteArray users = "not answered";
        channels.secrets().get(kName, this,
                               [&users](const Result<QByteArray> &got) { users = *got; });
        QTRY_VERIFY(users.isEmpty());
        desk.close();
        QCOMPARE(files(), before);
    }

    void theDemosWindowNeitherReadsNorWritesTheUsersSettings()
    {
        const auto before = files();
        {
            WindowSettings own(WindowSettings::Of::Demo);
            QVERIFY(!own.settings().contains(QStringLiteral("window/page")));
            {
                Desktop desk(*theme_, own.settings(), clock_, {});
                openHotel(desk);
                QCOMPARE(desk.window().currentPage(),
                         desk.window().page(QStringLiteral("inventory")));
                desk.window().showPage(QStringLiteral("bookings"));
            }
            own.settings().sync();
            QVERIFY(own.settings().contains(QStringLiteral("window/page")));
        }
        QCOMPARE(files(), before);
    }

    void aDemoThatIsRestartedKeepsItsThemeAndLanguage()
    {
        const auto before = files();
        WindowSettings::Choice chosen;
        {
            WindowSettings first(WindowSettings::Of::Demo);
            first.settings().setValue(kThemeKey, int(ThemeMode::Light));
            saveLanguage(first.settings(), QStringLiteral("de"));
            chosen = first.choice();
        }
        WindowSettings next(WindowSettings::Of::Demo);
        next.choose(chosen);
        QCOMPARE(next.settings().value(kThemeKey).toInt(), int(ThemeMode::Light));
        QCOMPARE(savedLanguage(next.settings()), QStringLiteral("de"));
        QCOMPARE(files(), before);
    }

    void anotherHotelIsNotOpenedInTheDemosWindow()
    {
        QStringList elsewhere;
        Beginnings beginnings;
        beginnings.elsewhere = [&elsewhere](const QString &file) {
            elsewhere << file;
            return true;
        };
        WindowSettings own(WindowSettings::Of::Demo);
        Desktop desk(*theme_, own.settings(), clock_, beginnings);
        QSignalSpy failed(&desk, &Desktop::failed);
        desk.open(path("hotel.roomrack"));
        QCOMPARE(elsewhere, QStringList{path("hotel.roomrack")});
        QCOMPARE(failed.size(), 0);
        QVERIFY(!desk.window().session());
    }

private:
    QString path(const char *name) const { return folder_->filePath(QString::fromLatin1(name)); }
    /// The user's files and their contents.
    QMap<QString, QByteArray> files() const
    {
        QMap<QString, QByteArray> all;
        QDirIterator each(folder_->path(), QDir::Files, QDirIterator::Subdirectories);
        while (each.hasNext()) {
            QFile file(each.next());
            if (file.open(QIODevice::ReadOnly)) all[file.fileName()] = file.readAll();
        }
        return all;
    }
    void openHotel(Desktop &desk)
    {
        hotel_ = std::make_unique<QTemporaryDir>();
        const QString file = hotel_->filePath(QStringLiteral("hotel.roomrack"));
        {
            auto engine = engine::Engine::open(file, clock_);
            QVERIFY(engine);
            QVERIFY((*engine)->saveHotel(tests::twoPools()));
        }
        QSignalSpy opened(&desk, &Desktop::opened);
        desk.open(file);
        QTRY_COMPARE(opened.size(), 1);
        QTRY_VERIFY(desk.window().actions()->channels->setups().isLoaded());
    }
    static sync::ChannelSettings pausedOta()
    {
        sync::ChannelSettings s;
        s.address = QStringLiteral("http://127.0.0.1:9");
        s.hotelCode = QStringLiteral("H1");
        s.paused = true;
        s.rooms = {{RoomTypeId{1}, QStringLiteral("DBL"), true}};
        s.rates = {{RoomTypeId{1}, RatePlanId{1}, QStringLiteral("DBL-BAR"), {0}}};
        return s;
    }

    core::ManualClock clock_{
        Instant{QDateTime(QDate(2026, 7, 10), QTime(12, 0), Qt::UTC).toMSecsSinceEpoch() * 1000}};
    std::unique_ptr<QTemporaryDir> folder_, hotel_;
};

QTEST_MAIN(TestDemoSettings)
#include "test_demo_settings.moc"
