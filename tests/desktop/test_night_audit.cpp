// SPDX-License-Identifier: GPL-3.0-or-later
// What the night audit counts of a business date, and when it asks before it ends one.
#include "desktop/frontdesk/front_desk_page.h"
#include "desktop/frontdesk/night_audit_dialog.h"
#include "desktop/widgets/ask_dialog.h"
#include "shown_page.h"
#include "themed_test.h"

#include <QtTest/QTest>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QTextBrowser>

using namespace roomrack;
using namespace roomrack::desktop;

namespace {

using Shown = tests::ShownPage<FrontDeskPage>;
constexpr int kHours = 3600;

BookingId checkedIn(tests::SmallHotel &hotel, const char *type, Stay stay, const char *guest)
{
    const BookingId id = hotel.book(type, stay, QLatin1String(guest));
    hotel.run(booking::CheckIn{hotel.desk(), id, 1, {}, {}, true});
    return id;
}

void checkOut(tests::SmallHotel &hotel, BookingId id)
{
    hotel.run(booking::CheckOut{hotel.desk(), id, hotel.read(id).booking.version, hotel.today()});
}

AuditedDay audited(tests::SmallHotel &hotel, Night day)
{
    std::optional<Result<AuditedDay>> came;
    QObject context;
    hotel.session().ask(
        [property = hotel.session().property(), day](storage::Reader &reader) {
            return readAuditedDay(reader, property, day);
        },
        &context, [&came](const Result<AuditedDay> &result) { came = result; });
    [&] { QTRY_VERIFY(came.has_value()); }();
    if (!*came) qFatal("%s", qPrintable(came->error().text()));
    return **came;
}

NightAudit previewOf(tests::SmallHotel &hotel)
{
    return auditBefore(audited(hotel, hotel.today()), hotel.session().view(), hotel.today(),
                       hotel.session().now());
}

/// The audit's dialog, with its preview.
struct OpenAudit {
    explicit OpenAudit(tests::SmallHotel &hotel) : dialog(new NightAuditDialog(hotel.session()))
    {
        dialog->setAttribute(Qt::WA_DeleteOnClose, false);
        dialog->show();
        [&] { QTRY_VERIFY(find<QPushButton>("confirm")->isEnabled()); }();
    }
    template <typename Widget>
    Widget *find(const char *name) const
    {
        return dialog->findChild<Widget *>(QLatin1String(name));
    }
    void confirm() const { run->click(); }
    AskDialog *question() const { return dialog->findChild<AskDialog *>(); }
    QString asked() const
    {
        QStringList texts;
        for (const QLabel *label : question()->findChildren<QLabel *>()) texts << label->text();
        return texts.join(u'\n');
    }

    const std::unique_ptr<NightAuditDialog> dialog;
    QPushButton *const run = find<QPushButton>("confirm");
};

}  // namespace

class TestNightAudit : public tests::ThemedTest {
    Q_OBJECT

private slots:
    void aDateCountsWhatHappenedOnIt();
    void theListsOfADayHaveWhatHappenedOnIt();
    void anEarlyAuditIsAskedFor();
    void aSecondAuditOfADayIsAskedFor();
    void inTheEveningNothingIsAsked();
};

void TestNightAudit::aDateCountsWhatHappenedOnIt()
{
    tests::SmallHotel hotel;
    const Night first = hotel.today();
    checkOut(hotel, checkedIn(hotel, "STD", Stay(first, 1), "Dina Day"));
    checkOut(hotel, checkedIn(hotel, "STE", Stay(first, 3), "Emil Early"));
    const BookingId overdue = checkedIn(hotel, "STD", Stay(first, 1), "Olga Over");
    const BookingId late = hotel.book("STD", Stay(first, 6), QStringLiteral("Lars Late"));
    const BookingId missing = hotel.book("STD", Stay(first + 1, 5), QStringLiteral("Mona Missing"));
    NightAudit audit = previewOf(hotel);
    QCOMPARE(audit.arrived, 3);
    QCOMPARE(audit.left, 2);
    QCOMPARE(audit.inHouse, 1);
    QCOMPARE(int(audit.missing.size()), 1);
    hotel.run(booking::CloseDay{hotel.desk(), false, first});
    audit = auditAfter(audited(hotel, first), audit);
    QCOMPARE(audit.arrived, 3);
    QCOMPARE(audit.left, 2);
    // Not those of the day before.
    QCOMPARE(previewOf(hotel).arrived, 0);
    QCOMPARE(previewOf(hotel).left, 0);
    hotel.run(booking::CheckIn{hotel.desk(), late, 1, {}, {}, true});
    for (const int day : {1, 2}) hotel.run(booking::CloseDay{hotel.desk(), false, first + day});
    QCOMPARE(audited(hotel, first + 1).movements.arrived, std::vector<BookingId>{late});
    // Days after their dates.
    checkOut(hotel, overdue);
    hotel.run(booking::MarkNoShow{hotel.desk(), missing, 1});
    audit = previewOf(hotel);
    QCOMPARE(audit.arrived, 0);
    QCOMPARE(audit.left, 1);
    hotel.run(booking::CloseDay{hotel.desk(), true, first + 3});
    audit = auditAfter(audited(hotel, first + 3), audit);
    QCOMPARE(audit.left, 1);
    QCOMPARE(int(audit.missing.size()), 1);
    QCOMPARE(audit.missing.front().row.booking.id, missing);
}

void TestNightAudit::theListsOfADayHaveWhatHappenedOnIt()
{
    Shown shown(*theme_);
    const Night today = shown.hotel.today();
    checkOut(shown.hotel, checkedIn(shown.hotel, "STD", Stay(today, 1), "Dina Day"));
    const BookingId over = checkedIn(shown.hotel, "STE", Stay(today, 1), "Olga Over");
    QTRY_VERIFY(shown.button("Arrivals 0 of 2"));
    QTRY_VERIFY(shown.button("Departures 0 of 1"));
    shown.hotel.run(booking::CloseDay{shown.hotel.desk(), true, today});
    QTRY_COMPARE(shown.button("Departures")->text().remove(u'&'), QStringLiteral("Departures 1"));
    shown.hotel.run(booking::CloseDay{shown.hotel.desk(), true, today + 1});
    checkOut(shown.hotel, over);
    QTRY_VERIFY(shown.button("Departures 0 of 1"));
}

void TestNightAudit::anEarlyAuditIsAskedFor()
{
    tests::SmallHotel hotel;
    const Night today = hotel.today();
    const BookingId due = hotel.book("STD", Stay(today, 3), QStringLiteral("Ana Due"));
    const OpenAudit audit(hotel);
    audit.confirm();
    QVERIFY(audit.question());
    const QString text = audit.asked();
    for (const char *part : {"arrivals of today are still expected", "1 arrival(s) become no-shows",
                             "100.00", "moves to 11 Jul 2026"})
        QVERIFY2(text.contains(QLatin1String(part)), qPrintable(text));
    QVERIFY(audit.question()->findChild<QPushButton *>(QStringLiteral("leave"))->isDefault());
    QTest::keyClick(audit.question(), Qt::Key_Return);
    QTRY_VERIFY(!audit.question());
    QCOMPARE(hotel.today(), today);
    audit.find<QCheckBox>("markNoShows")->setChecked(false);
    audit.confirm();
    QVERIFY2(!audit.asked().contains(QStringLiteral("no-shows")), qPrintable(audit.asked()));
    audit.question()->accept();
    QTRY_COMPARE(hotel.today(), today + 1);
    QCOMPARE(hotel.read(due).booking.status, booking::BookingStatus::Confirmed);
}

void TestNightAudit::aSecondAuditOfADayIsAskedFor()
{
    tests::SmallHotel hotel;
    const Night today = hotel.today();
    {
        const OpenAudit first(hotel);
        first.confirm();
        QVERIFY2(!first.question(), "no arrival is expected any more");
        QTRY_COMPARE(hotel.today(), today + 1);
    }
    const OpenAudit second(hotel);
    second.confirm();
    QVERIFY(second.question());
    QVERIFY2(second.asked().contains(QStringLiteral("11 Jul 2026 has not begun")),
             qPrintable(second.asked()));
    second.question()->reject();
    QTRY_VERIFY(!second.question());
    QCOMPARE(hotel.today(), today + 1);
}

void TestNightAudit::inTheEveningNothingIsAsked()
{
    tests::SmallHotel hotel;
    const Night today = hotel.today();
    hotel.book("STD", Stay(today, 3), QStringLiteral("Ana Due"));
    hotel.pass(8 * kHours);
    const OpenAudit audit(hotel);
    audit.confirm();
    QVERIFY(!audit.question());
    QTRY_COMPARE(hotel.today(), today + 1);
}

QTEST_MAIN(TestNightAudit)
#include "test_night_audit.moc"
