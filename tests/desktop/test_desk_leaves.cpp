// SPDX-License-Identifier: GPL-3.0-or-later
// What the program writes beside the property's data: settings of a connected window, and exported
// files. No card numbers or tokens; guests only in files about guests.
#include "api/api_hotel.h"
#include "desktop/audit/audit_export.h"
#include "desktop/duplicates/duplicate_export.h"
#include "desktop/exports/export_job.h"
#include "desktop/frontdesk/night_audit_dialog.h"
#include "desktop/overbooking/letter_dialog.h"
#include "desktop/shell/main_window.h"
#include "support/canary.h"
#include "support/patience.h"
#include "support/widget_test.h"

#include <QFile>
#include <QSettings>
#include <QtTest/QtTest>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPlainTextEdit>
#include <QtWidgets/QTextBrowser>

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
    void searchFindsWhatACarelessReportDraws();
    void settingsOfAConnectedWindow();
    void exportedFiles();
    void reportsOnPaper();
    void lettersAndNightAudits();

private:
    void bookTwice(int in = 1) const;
    void describeWithCards() const;
    reports::Report reportOf(Stay nights) const;
    Result<OpenHotel> connected() const;
    QString path(const char *name) const { return folder_->filePath(QString::fromLatin1(name)); }

    const Canaries canaries_{{{Canary::Card, "the card", kCard},
                              {Canary::Guest, "the guest", kSurname},
                              {Canary::Secret, "the token", ApiHotel::token(TokenRole::Manager)}}};
    std::unique_ptr<QTemporaryDir> folder_;
    std::unique_ptr<ApiHotel> house_;
    std::unique_ptr<Theme> theme_;
    core::SystemClock clock_;
};

void TestDeskLeaves::init()
{
    failOnWarnings();
    folder_ = std::make_unique<QTemporaryDir>();
    house_ = std::make_unique<ApiHotel>();
    QVERIFY(house_->open());
}

/// A possible duplicate with card numbers in all texts: a telephone number that is a card number is
/// ignored, and a name alone does not suffice to refuse it.
void TestDeskLeaves::bookTwice(int in) const
{
    const QByteArray guest = ",\"guest\":{\"name\":\"Zebulon " + kSurname + ' ' + kCard
                             + "\",\"phone\":\"" + kCard + "\",\"notes\":\"" + byFours(kCard, "-")
                             + "\"},\"reference\":\"" + kCard + '"';
    for (const int status : {201, 202}) {
        const Called made =
            house_->call({"POST", "/v1/bookings", ApiHotel::stayBody(in, 2, 1, guest)});
        QVERIFY2(made.status == status, made.body.constData());
    }
}

/// Saves settings with card numbers, as the settings pages do.
void TestDeskLeaves::describeWithCards() const
{
    const auto now = *house_->engine().snapshot(house_->hotel().property);
    const QString card = QString::fromUtf8(kCard);
    engine::HotelSetup setup{now->catalogue, now->plans, {}, kDeskActor};
    for (QString *name : {&setup.catalogue.property.name, &setup.catalogue.property.city,
                          &setup.catalogue.roomTypes[0].name, &setup.plans[0].name})
        *name += u' ' + card;
    QVERIFY(house_->engine().saveHotel(setup));
}

reports::Report TestDeskLeaves::reportOf(Stay nights) const
{
    const inventory::Property property =
        (*house_->engine().snapshot(house_->hotel().property))->catalogue.property;
    reports::Report report;
    report.hotel = property.name;
    report.city = property.city;
    report.currency = property.currency;
    report.period = nights;
    const auto reader = storage::Reader::open(house_->hotel().file());
    report.lines = reports::summarise(*(*reader)->ask(storage::NightFigures{property.id, nights}),
                                      report.granularity);
    report.total = reports::total(report.lines);
    return report;
}

Result<OpenHotel> TestDeskLeaves::connected() const
{
    auto hotel = OpenHotel::connect(QStringLiteral("http://127.0.0.1:%1").arg(house_->port()),
                                    ApiHotel::token(TokenRole::Manager), clock_);
    if (!hotel) return tl::unexpected(hotel.error());
    return std::move(**hotel);
}

void TestDeskLeaves::searchFindsWhatACarelessReportDraws()
{
    reports::Report report = reportOf(Stay(kToday, 7));
    report.hotel = QString::fromUtf8(kSurname);
    report.city = QString::fromUtf8(byFours(kCard, " "));
    QVERIFY(reports::writePdf(report, path("report.pdf"), {}));
    const QStringList cards = canaries_.inFolder(folder_->path(), Canary::Card);
    QVERIFY2(!cards.filter(QStringLiteral("drawn")).isEmpty(), qPrintable(cards.join(u'\n')));
    QVERIFY(!canaries_.inFolder(folder_->path(), Canary::Guest).isEmpty());
    QVERIFY(canaries_.inFolder(folder_->path(), Canary::Secret).isEmpty());
}

void TestDeskLeaves::settingsOfAConnectedWindow()
{
    bookTwice();
    QSettings settings(path("desk.ini"), QSettings::IniFormat);
    {
        auto hotel = connected();
        QVERIFY(hotel);
        MainWindow window(*theme_, settings, FileCommands());
        window.setSession(std::make_unique<HotelSession>(std::move(*hotel)));
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
    // Duplicates are about guests; and this shows that the search works.
    QVERIFY(!canaries_.inFolder(folder_->path(), Canary::Guest).isEmpty());
}

void TestDeskLeaves::reportsOnPaper()
{
    bookTwice();
    describeWithCards();
    const auto go = std::make_shared<std::atomic_bool>(false);
    const reports::Report report = reportOf(Stay(kToday, 7));
    QVERIFY(report.total.occupied > 0);
    const auto rows = exportCsv(report, path("report.csv"), {}, go);
    const auto paper = exportPdf(report, path("report.pdf"), {}, go);
    QTRY_VERIFY(rows.isFinished() && paper.isFinished());
    QVERIFY(rows.result() && paper.result());
    // Figures only, no guest's name.
    QCOMPARE(canaries_.inFolder(folder_->path()), QStringList());
}

void TestDeskLeaves::lettersAndNightAudits()
{
    bookTwice(0);
    describeWithCards();
    auto hotel = connected();
    QVERIFY(hotel);
    HotelSession session(std::move(*hotel));
    NightAuditDialog audit(session);
    audit.setAttribute(Qt::WA_DeleteOnClose, false);
    audit.show();
    const auto *page = audit.findChild<QTextBrowser *>();
    QTRY_VERIFY(page->toPlainText().contains(QString::fromUtf8(kSurname)));
    QVERIFY(audit.savePdf(path("audit.pdf")));
    // The letter of a walk, with a text typed by the user.
    const auto reader = storage::Reader::open(house_->hotel().file());
    const auto id = (*house_->engine().snapshot(session.property()))->bookings.front().id;
    const auto row = (*reader)->ask(storage::OneBooking{session.property(), id});
    QVERIFY(row);
    LetterDialog letter(LetterDialog::letterFor(*row, {session.property(), id, {}, {}}, 1, 0,
                                                session.view().catalogue(), QLocale::c()),
                        id);
    letter.findChild<QPlainTextEdit *>(QStringLiteral("letter.text"))
        ->appendPlainText(QStringLiteral("Paid with ") + QString::fromUtf8(byFours(kCard, "-")));
    letter.save(path("letter.pdf"));
    QTRY_VERIFY(QFile::exists(path("letter.pdf")));
    QCOMPARE(canaries_.inFolder(folder_->path(), Canary::Card | Canary::Secret), QStringList());
    // Both are about a guest.
    const QStringList guest = canaries_.inFolder(folder_->path(), Canary::Guest);
    for (const char *file : {"audit.pdf", "letter.pdf"})
        QVERIFY2(!guest.filter(QLatin1String(file)).isEmpty(), file);
}

QTEST_MAIN(TestDeskLeaves)
#include "test_desk_leaves.moc"
