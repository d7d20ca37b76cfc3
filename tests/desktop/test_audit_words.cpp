// SPDX-License-Identifier: GPL-3.0-or-later
// The search of the audit trail finds what its page shows: for every kind of record, each word of
// its row, in English and in German.
#include "desktop/audit/audit_line.h"
#include "desktop/audit/audit_story.h"
#include "desktop/audit/audit_words.h"
#include "desktop/language/language.h"
#include "desktop/words/setting_words.h"
#include "desktop/words/stay_words.h"
#include "small_hotel.h"
#include "storage/search_words.h"
#include "support/widget_test.h"

#include <QtTest/QTest>

using namespace roomrack;
using namespace roomrack::desktop;
using booking::Record;
using booking::RecordKind;

namespace {

const QLocale kBritish(QLocale::English, QLocale::UnitedKingdom);
const QLocale kGerman(QLocale::German, QLocale::Germany);

bool finds(const HotelView &view, const storage::AuditRow &row, const QString &typed)
{
    const auto words = auditWords(view, QLocale(), searchWords(typed));
    const auto count = storage::SearchWords::apart(searchWords(typed)).size();
    return words && words->found(row) == (quint32(1) << count) - 1;
}

QStringList shownWords(const AuditLine &line)
{
    const QStringList columns{line.when,  line.who, line.kind,  line.what,  line.before,
                              line.after, line.why, line.state, line.plans, line.types};
    QStringList words;
    for (const QString &column : columns) words << column.simplified().split(QLatin1Char(' '));
    words.removeAll(QString());
    words.removeAll(QStringLiteral("·"));
    words.removeDuplicates();
    return words;
}

Record sample(const HotelView &view, RecordKind kind)
{
    Record r;
    r.seq = 4711;
    r.property = view.property().id;
    r.kind = kind;
    r.at = Instant::fromDateTime(QDateTime(QDate(2026, 12, 24), QTime(23, 30), Qt::UTC));
    r.actor = kDeskActor;
    r.channel = view.catalogue().channels.front().id;
    r.subject = view.catalogue().rooms.front().id.value;
    r.roomType = view.catalogue().roomTypes.front().id;
    r.night = Night::of(2026, 12, 30);
    r.plan = view.rates().plans().front().id;
    return r;
}

/// Records of the kind that are shown differently.
std::vector<Record> samples(const HotelView &view, RecordKind kind)
{
    std::vector<Record> all;
    for (int i = 0; i < 16; ++i) {
        Record r = sample(view, kind);
        r.value = (i & 1) != 0 ? 2 : 0;
        r.rooms = (i & 1) != 0 ? 2 : 1;
        r.amount = (i & 2) != 0 ? 123'456 : 0;
        r.nights = (i & 4) != 0 ? 5 : 1;
        r.adults = (i & 4) != 0 ? 1 : 0;
        r.cause = (i & 8) != 0 ? 3 : 0;
        if ((i & 8) != 0) r.actor = kEngineActor;
        all.push_back(r);
    }
    return all;
}

storage::StepMark undoneStep(const Record &r)
{
    storage::StepMark step;
    step.id = r.seq;
    step.undoneBy = r.seq + 1;
    step.text = {QStringLiteral("Oster-Update"), QString::fromUtf8("Straßenfest"), {}};
    return step;
}

storage::SettingGroup group(const HotelView &view, RecordKind kind)
{
    storage::SettingGroup g;
    g.kind = kind;
    if (kind == RecordKind::RateSet) g.plan = view.rates().plans().front().id;
    for (const auto &type : view.catalogue().roomTypes) g.subjects.push_back(type.id.value);
    if (kind == RecordKind::OutOfOrderSet) g.subjects = {view.catalogue().pools.front().id.value};
    g.nights = {{Night::of(2026, 12, 20), 12}, {Night::of(2027, 2, 1), 28}};
    g.after = {0, 1};
    g.before = std::pair<qint64, qint64>(1, 1);
    return g;
}

/// Of a kind that is shown with its rooms: one, or several.
std::vector<RoomId> roomsOf(const HotelView &view, const Record &record)
{
    if (record.kind != RecordKind::BookingCheckedIn && record.kind != RecordKind::BookingCheckedOut
        && record.kind != RecordKind::StepUndone)
        return {};
    std::vector<RoomId> rooms;
    for (const inventory::Room &room : view.catalogue().rooms) {
        if (rooms.empty() || record.value > 0) rooms.push_back(room.id);
    }
    return rooms;
}

}  // namespace

class TestAuditWords : public tests::WidgetTest {
    Q_OBJECT

private slots:
    void causesAreNamedNotNumbered()
    {
        tests::SmallHotel hotel;
        const HotelView &view = hotel.session().view();
        Record record = sample(view, RecordKind::SagaMoved);
        record.cause = 2;  // a call to the gateway
        QCOMPARE(causeText(record), QString());
        record.kind = RecordKind::DuplicateFound;
        QCOMPARE(causeText(record), bookingNumber(BookingId{2}));
        record.kind = RecordKind::HousekeepingSet;
        record.value = qint64(booking::HousekeepingStatus::Clean);
        QCOMPARE(causeText(record), QStringLiteral("Room move undone"));
        record.value = qint64(booking::HousekeepingStatus::Dirty);
        QCOMPARE(causeText(record), QStringLiteral("Room was occupied"));
        AuditStory story;
        story.row.record = record;
        story.cause = sample(view, RecordKind::BookingCheckedOut);
        QString by;
        for (const Fact &fact : storyLines(view, story, QLocale()))
            if (fact.label == QStringLiteral("Triggered by")) by = fact.value;
        QVERIFY2(by.contains(QStringLiteral("checked out")), qPrintable(by));
    }

    void cleanup()
    {
        speak(*qApp, kBritish);
        QLocale::setDefault(QLocale::c());
    }

    void eachWordShownFindsItsRow_data()
    {
        QTest::addColumn<QLocale>("language");
        QTest::newRow("English") << kBritish;
        QTest::newRow("German") << kGerman;
    }
    void eachWordShownFindsItsRow()
    {
        QFETCH(QLocale, language);
        speak(*qApp, language);
        tests::SmallHotel hotel;
        const HotelView &view = hotel.session().view();
        for (int number = 1; number <= int(lastOf(RecordKind{})); ++number) {
            const auto kind = static_cast<RecordKind>(number);
            for (const Record &record : samples(view, kind)) {
                storage::AuditRow row;
                row.record = record;
                if (booking::isOfBooking(kind)) row.guest = QString::fromUtf8("Iñes Müller");
                if (record.cause == 0) {
                    row.step = undoneStep(record);
                    row.undone =
                        number % 2 == 0 ? storage::Undone::Wholly : storage::Undone::Partly;
                }
                if (booking::fieldOf(kind)) row.before = std::pair<qint64, qint64>(0, 3);
                if (booking::fieldOf(kind) && record.nights > 1)
                    row.settings = {group(view, kind), group(view, RecordKind::StopSellSet)};
                row.rooms = roomsOf(view, record);
                const AuditLine line = auditLine(view, row, QLocale());
                for (const QString &word : shownWords(line)) {
                    QVERIFY2(finds(view, row, word),
                             qPrintable(
                                 QStringLiteral("%1 in %2: %3").arg(word, line.what).arg(number)));
                }
                QVERIFY(!finds(view, row, QStringLiteral("zzz")));
            }
        }
    }

    void roomsAreNamed()
    {
        tests::SmallHotel hotel;
        const HotelView &view = hotel.session().view();
        const auto &rooms = view.catalogue().rooms;
        storage::AuditRow row;
        row.record = sample(view, RecordKind::BookingCheckedIn);
        row.rooms = {rooms[0].id};
        const auto what = [&] { return auditLine(view, row, QLocale()).what; };
        QVERIFY2(what().endsWith(QStringLiteral(" · room 101")), qPrintable(what()));
        row.record.kind = RecordKind::StepUndone;
        row.record.nights = 0;
        row.record.roomType = {};
        row.rooms = {rooms[0].id, rooms[1].id};
        QCOMPARE(what(), QStringLiteral("Undone · Housekeeping · rooms 101, 102"));
        for (const size_t more : {size_t(2), size_t(3)}) row.rooms.push_back(rooms[more].id);
        QCOMPARE(what(), QStringLiteral("Undone · Housekeeping · rooms 101 +3"));
    }

    void aChangeOfHousekeepingSaysFromAndTo()
    {
        tests::SmallHotel hotel;
        const HotelView &view = hotel.session().view();
        storage::AuditRow row;
        row.record = sample(view, RecordKind::HousekeepingSet);
        row.record.roomType = {};
        row.record.amount = qint64(booking::HousekeepingStatus::Dirty);
        row.record.value = qint64(booking::HousekeepingStatus::Clean);
        row.record.cause = 3;
        const AuditLine line = auditLine(view, row, QLocale());
        QCOMPARE(line.what, QStringLiteral("Housekeeping: Clean · room 101"));
        QCOMPARE(line.before, QStringLiteral("Dirty"));
        QCOMPARE(line.after, QStringLiteral("Clean"));
        QCOMPARE(line.why, QStringLiteral("Room move undone"));
    }

    void theDayIsTheHotels()
    {
        tests::SmallHotel hotel;
        storage::AuditRow row;
        // Lisbon is an hour ahead of UTC in summer.
        row.record = sample(hotel.session().view(), RecordKind::PolicyChanged);
        row.record.at = Instant::fromDateTime(QDateTime(QDate(2026, 7, 9), QTime(23, 30), Qt::UTC));
        const HotelView &view = hotel.session().view();
        QVERIFY(finds(view, row, QStringLiteral("10 jul 2026 00:30")));
        QVERIFY(!finds(view, row, QStringLiteral("23:30")));
    }

    void caseAndAccentsDoNotMatter()
    {
        tests::SmallHotel hotel;
        const HotelView &view = hotel.session().view();
        storage::AuditRow row;
        row.record = sample(view, RecordKind::BookingCancelled);
        row.guest = QString::fromUtf8("Iñes Müller");
        for (const char *typed : {"ines", "IÑES", "muller", "MÜLLER", "Müller cancelled"})
            QVERIFY2(finds(view, row, QString::fromUtf8(typed)), typed);
        speak(*qApp, kGerman);
        QVERIFY(finds(view, row, QStringLiteral("storniert")));
        QVERIFY(!finds(view, row, QStringLiteral("cancelled")));
        row.record = sample(view, RecordKind::RoomAssigned);
        row.record.value = view.catalogue().rooms.front().id.value;
        const QString number = view.catalogue().rooms.front().number;
        QVERIFY(finds(view, row, QStringLiteral("ZIMMER ") + number));
    }
};

QTEST_MAIN(TestAuditWords)
#include "test_audit_words.moc"
