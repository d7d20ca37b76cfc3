// SPDX-License-Identifier: GPL-3.0-or-later
// Sentences about stays and records, in English and with another locale's dates.
#include "desktop/language/language.h"
#include "desktop/words/record_words.h"
#include "desktop/words/stay_words.h"

#include <QtTest/QTest>

using namespace roomrack;
using namespace roomrack::desktop;
using booking::Record;
using booking::RecordKind;

namespace {

inventory::Catalogue bellavista()
{
    inventory::Catalogue c;
    c.property.timeZone = QStringLiteral("Europe/Lisbon");
    c.property.currency = *Currency::make(QStringLiteral("EUR"));
    c.pools.push_back({PoolId{1}, QStringLiteral("SUP"), QStringLiteral("Superior rooms"), 0});
    inventory::RoomType superior;
    superior.id = RoomTypeId{7};
    superior.pool = PoolId{1};
    superior.code = QStringLiteral("SUP");
    superior.name = QStringLiteral("Superior");
    c.roomTypes.push_back(superior);
    c.rooms.push_back({RoomId{3}, PoolId{1}, QStringLiteral("203")});
    return c;
}

Record record(RecordKind kind)
{
    Record r;
    r.seq = 10482;
    r.kind = kind;
    r.subject = 10482;
    r.roomType = RoomTypeId{7};
    r.night = Night::of(2026, 7, 18);
    r.nights = 3;
    r.rooms = 1;
    r.amount = 44700;
    return r;
}

const QLocale kEnglish(QLocale::English, QLocale::UnitedKingdom);

}  // namespace

class TestWords : public QObject {
    Q_OBJECT

private slots:
    void aChangeThatWasNotSavedIsNoDuplicate()
    {
        Record r;
        r.kind = RecordKind::Withdrawn;
        r.value = qint64(RecordKind::RoomDescribed);
        QCOMPARE(describe(r, bellavista(), kEnglish),
                 QStringLiteral("A change could not be saved; nothing was changed"));
    }

    void staysNameTheirMonthAndYearOnce()
    {
        const Night july18 = Night::of(2026, 7, 18);
        QCOMPARE(stayDates(Stay(july18, 3), kEnglish), QStringLiteral("18–21 Jul 2026"));
        QCOMPARE(stayDates(Stay(Night::of(2026, 7, 30), 3), kEnglish),
                 QStringLiteral("30 Jul – 2 Aug 2026"));
        QCOMPARE(stayDates(Stay(Night::of(2026, 12, 30), 3), kEnglish),
                 QStringLiteral("30 Dec 2026 – 2 Jan 2027"));
        QCOMPARE(stayDatesNear(Stay(july18, 3), Night::of(2026, 7, 1), kEnglish),
                 QStringLiteral("18–21 Jul"));
        QCOMPARE(stayDatesNear(Stay(july18, 3), Night::of(2025, 7, 1), kEnglish),
                 QStringLiteral("18–21 Jul 2026"));
    }

    void datesAreWrittenInOneForm()
    {
        const Night july18 = Night::of(2026, 7, 18);
        // Locales of one language write dates in numbers in different orders: none is used.
        for (const QLocale &locale :
             {QLocale(QStringLiteral("en_US")), QLocale(QStringLiteral("en_GB"))}) {
            QCOMPARE(dateText(july18, locale), QStringLiteral("18 Jul 2026"));
            QCOMPARE(weekdayDateText(july18, locale), QStringLiteral("Sat 18 Jul 2026"));
            QCOMPARE(dateNear(july18, Night::of(2026, 1, 1), locale), QStringLiteral("18 Jul"));
            QCOMPARE(dateNear(july18, Night::of(2025, 12, 31), locale),
                     QStringLiteral("18 Jul 2026"));
            QVERIFY(stayTextNear(Stay(july18, 3), july18, locale)
                        .startsWith(QStringLiteral("18–21 Jul, 3")));
            QCOMPARE(momentText(QDateTime(july18.date(), QTime(15, 4)), locale),
                     QStringLiteral("18 Jul 2026 15:04"));
        }
    }

    void countdownsEndAtZeroAndNotBefore()
    {
        QCOMPARE(countdownText(252 * kSecond), QStringLiteral("4:12"));
        QCOMPARE(countdownText(9 * kSecond), QStringLiteral("0:09"));
        QCOMPARE(countdownText(1), QStringLiteral("0:01"));
        QCOMPARE(countdownText(0), QStringLiteral("0:00"));
        QCOMPARE(countdownText(-5 * kSecond), QStringLiteral("0:00"));
        QCOMPARE(countdownText(3849 * kSecond), QStringLiteral("1:04:09"));
    }

    void timesAreThoseOfTheProperty()
    {
        const Instant at =
            Instant::fromDateTime(QDateTime(QDate(2026, 7, 18), QTime(13, 32, 8), Qt::UTC));
        QCOMPARE(clockText(bellavista().property, at), QStringLiteral("14:32:08"));
        QCOMPARE(utcText(at), QStringLiteral("2026-07-18 13:32:08 UTC"));
    }

    void aConfirmationReadsLikeTheActivityList()
    {
        const Record r = record(RecordKind::HoldConfirmed);
        const QString amount = Money{44700, bellavista().property.currency}.text(kEnglish);
        QCOMPARE(describe(r, bellavista(), kEnglish),
                 QStringLiteral("BK-10482 confirmed · Superior × 1 · 18–21 Jul 2026 · ") + amount);
        QCOMPARE(describeStep(r, bellavista(), kEnglish),
                 QStringLiteral("Confirmed · Superior × 1 · 18–21 Jul 2026 · ") + amount);
        QCOMPARE(subjectText(r), QStringLiteral("BK-10482"));
        QCOMPARE(outcomeText(r), QStringLiteral("Confirmed"));
    }

    void aHoldThatIsBeingPaidHasNoTime()
    {
        Record r = record(RecordKind::HoldExtended);
        r.value = booking::kPinned.micros;
        QVERIFY(
            describe(r, bellavista(), kEnglish).endsWith(QLatin1String("until payment completes")));
    }

    void settingsNameTheLastNightThatIsMeant()
    {
        Record r = record(RecordKind::StopSellSet);
        r.rooms = 0;
        r.value = 1;
        QCOMPARE(describe(r, bellavista(), kEnglish),
                 QStringLiteral("Stop sell set · Superior · 18–20 Jul 2026"));
        r.nights = 1;
        r.value = 0;
        QCOMPARE(describe(r, bellavista(), kEnglish),
                 QStringLiteral("Stop sell removed · Superior · 18 Jul 2026"));
    }

    void outOfOrderNamesThePool()
    {
        Record r = record(RecordKind::OutOfOrderSet);
        r.subject = 1;
        r.value = 0;
        QCOMPARE(describe(r, bellavista(), kEnglish),
                 QStringLiteral("No rooms out of order · Superior rooms · 18–20 Jul 2026"));
    }

    void everyKindOfRecordHasWords()
    {
        const inventory::Catalogue catalogue = bellavista();
        for (int kind = 1; kind <= int(RecordKind::ImportFinished); ++kind) {
            const Record r = record(RecordKind(kind));
            const QString text = describe(r, catalogue, kEnglish);
            QVERIFY2(!text.isEmpty() && !text.contains(QLatin1Char('%')), qPrintable(text));
            QVERIFY(!describeStep(r, catalogue, kEnglish).isEmpty());
            QVERIFY(!kindText(r.kind).isEmpty());
        }
    }

    void stepsTakenBackHaveWords()
    {
        const inventory::Catalogue catalogue = bellavista();
        booking::Record r;
        r.kind = RecordKind::StepUndone;
        QCOMPARE(describe(r, catalogue, kEnglish), QStringLiteral("Undone"));
        r.value = 1;
        QCOMPARE(describe(r, catalogue, kEnglish), QStringLiteral("Redone"));
        QCOMPARE(kindText(r.kind), QStringLiteral("Undo"));
    }

    void recordsWithoutDetailsNameNone()
    {
        Record r;
        r.kind = RecordKind::HoldReleased;
        r.subject = 12;
        QCOMPARE(describe(r, inventory::Catalogue(), kEnglish), QStringLiteral("Hold 12 released"));
    }

    void theChannelOfTheFrontDeskIsNamedInTheLanguageOfTheWindow()
    {
        using inventory::ChannelKind;
        inventory::Catalogue c = bellavista();
        c.channels = {{ChannelId{1}, ChannelKind::Desk, QStringLiteral("Front desk"), 300, 1800},
                      {ChannelId{2}, ChannelKind::Desk, QStringLiteral("Night desk"), 300, 1800},
                      {ChannelId{3}, ChannelKind::Ota, QStringLiteral("Front desk"), 300, 1800}};
        QCOMPARE(channelName(c, ChannelId{1}), QStringLiteral("Front desk"));
        speak(*QCoreApplication::instance(), QLocale(QLocale::German));
        QCOMPARE(channelName(c, ChannelId{1}), QStringLiteral("Rezeption"));
        QCOMPARE(channelName(c, ChannelId{2}), QStringLiteral("Night desk"));
        QCOMPARE(channelName(c, ChannelId{3}), QStringLiteral("Front desk"));
        speak(*QCoreApplication::instance(), QLocale(QLocale::English));
        c.channels.front().name = QStringLiteral("Rezeption");
        QCOMPARE(channelName(c, ChannelId{1}), QStringLiteral("Front desk"));
    }

    void everyStatusHasWords()
    {
        for (int s = 1; s <= 8; ++s) QVERIFY(!statusText(booking::BookingStatus(s)).isEmpty());
    }
};

QTEST_GUILESS_MAIN(TestWords)
#include "test_words.moc"
