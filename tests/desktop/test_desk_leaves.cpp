// SPDX-License-Identifier: GPL-3.0-or-later
// What a desk leaves beside the hotel: settings of a connected window, and the files that it
// exports. No card, no token; guests only where they are what a file is about.
#include "api/api_house.h"
#include "desktop/audit/audit_export.h"
#include "desktop/duplicates/duplicate_export.h"
#include "desktop/shell/main_window.h"
#include "support/canary.h"
#include "support/patience.h"
#include "support/widget_test.h"

#include <QFile>
#include <QSettings>
#include <QtTest/QtTest>
#include <QtWidgets/QLineEdit>

using namespace roomrack;
using namespace roomrack::desktop;
using namespace roomrack::tests;

namespace {

const QByteArray kCard = "4556737586899855", kSurname = "Quillfeather";

}  // namespace

class TestDeskLeaves : public WidgetTest {
    Q_OBJECT

private slots:
    void initTestCase() { theme_ = std::make_unique<Theme>(*qApp, nullptr); }
    void cleanupTestCase() { theme_.reset(); }
    void init();
    void cleanup() { house_.reset(); }
    void settingsOfAConnectedWindow();
    void exportedFiles();

private:
    void bookTwice() const;
    QString path(const char *name) const { return folder_->filePath(QString::fromLatin1(name)); }

    const Canaries canaries_{{{Canary::Card, "the card", kCard},
                              {Canary::Guest, "the guest", kSurname},
                              {Canary::Secret, "the token", ApiHouse::token(TokenRole::Manager)}}};
    std::unique_ptr<QTemporaryDir> folder_;
    std::unique_ptr<ApiHouse> house_;
    std::unique_ptr<Theme> theme_;
    core::SystemClock clock_;
};

void TestDeskLeaves::init()
{
    failOnWarnings();
    folder_ = std::make_unique<QTemporaryDir>();
    house_ = std::make_unique<ApiHouse>();
    QVERIFY(house_->open());
}

/// One about whom somebody is asked, with cards in all words: a telephone number that is a card's
/// is none, and a name alone is not enough to refuse anybody.
void TestDeskLeaves::bookTwice() const
{
    const QByteArray guest = ",\"guest\":{\"name\":\"Zebulon " + kSurname + ' ' + kCard
                             + "\",\"phone\":\"" + kCard + "\",\"notes\":\"" + byFours(kCard, "-")
                             + "\"},\"reference\":\"" + kCard + '"';
    for (const int status : {201, 202}) {
        const Called made =
            house_->call({"POST", "/v1/bookings", ApiHouse::stayBody(1, 2, 1, guest)});
        QVERIFY2(made.status == status, made.body.constData());
    }
}

void TestDeskLeaves::settingsOfAConnectedWindow()
{
    bookTwice();
    QSettings settings(path("desk.ini"), QSettings::IniFormat);
    {
        auto hotel = OpenHotel::connect(QStringLiteral("http://127.0.0.1:%1").arg(house_->port()),
                                        ApiHouse::token(TokenRole::Manager), clock_);
        QVERIFY(hotel);
        MainWindow window(*theme_, settings, FileCommands());
        window.setSession(std::make_unique<HotelSession>(std::move(**hotel)));
        window.show();
        for (const QString &id : window.pageIds()) {
            QVERIFY(window.showPage(id));
            for (auto *field : window.findChildren<QLineEdit *>()) {
                if (field->isVisible() && !field->isReadOnly())
                    QTest::keyClicks(field, QString::fromUtf8(kSurname));
            }
            QCoreApplication::processEvents();
        }
        window.close();
    }
    settings.setValue(QStringLiteral("written"), true);
    settings.sync();
    QVERIFY(QFile::exists(path("desk.ini")));
    QCOMPARE(canaries_.inFolder(folder_->path()), QStringList());
}

void TestDeskLeaves::exportedFiles()
{
    bookTwice();
    const auto &hotel = house_->hotel();
    const auto open = [file = hotel.file()] { return storage::Reader::open(file); };
    const auto view =
        std::make_shared<const HotelView>(**house_->engine().snapshot(hotel.property));
    storage::AuditQuery audit;
    audit.property = hotel.property;
    const auto to = [&](const char *file) {
        return RowExport{open, view,       QLocale::c(),
                         {},   path(file), std::make_shared<std::atomic_bool>(false)};
    };
    const auto audited = exportAudit(to("audit.csv"), audit);
    const auto repeated = exportDuplicates(to("twice.csv"), hotel.property, {});
    QTRY_VERIFY(audited.isFinished() && repeated.isFinished());
    QVERIFY(audited.result() && repeated.result());
    QVERIFY(QFile::exists(path("audit.csv")));
    QCOMPARE(canaries_.inFolder(folder_->path(), Canary::Card | Canary::Secret), QStringList());
    // Of duplicates the guest is the point; and the search would have found more.
    QVERIFY(!canaries_.inFolder(folder_->path(), Canary::Guest).isEmpty());
}

QTEST_MAIN(TestDeskLeaves)
#include "test_desk_leaves.moc"
