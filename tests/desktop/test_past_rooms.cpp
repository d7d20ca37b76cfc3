// SPDX-License-Identifier: GPL-3.0-or-later
// The audit trail, the activity and the history of a booking name rooms by the numbers that they
// had when a record was written.
#include "desktop/audit/audit_filters.h"
#include "desktop/audit/audit_line.h"
#include "desktop/audit/audit_model.h"
#include "desktop/audit/audit_page.h"
#include "desktop/audit/audit_story.h"
#include "desktop/bookings/booking_details.h"
#include "desktop/bookings/booking_page.h"
#include "desktop/inventory/activity_model.h"
#include "desktop/session/past_numbers.h"
#include "shown_page.h"
#include "themed_test.h"

#include <QtCore/QFile>
#include <QTest>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QTableView>

#include <atomic>
#include <memory>
#include <type_traits>

using namespace roomrack;
using namespace roomrack::desktop;

namespace {

using Shown = tests::ShownPage<AuditPage>;

QStringList texts(const Shown &shown, AuditModel::Column column)
{
    const QAbstractItemModel *model = shown.find<QTableView>("audit")->model();
    QStringList all;
    for (int row = 0; row < model->rowCount(); ++row)
        all << model->index(row, column).data().toString();
    return all;
}

/// The events that name the room.
QStringList eventsOf(const Shown &shown, const char *room)
{
    return texts(shown, AuditModel::What).filter(QString::fromLatin1(room));
}

inventory::Room firstRoom(tests::SmallHotel &hotel)
{
    return hotel.session().view().catalogue().rooms.front();
}

/// Assigns room 101 to a booking, and gives it the number 901.
booking::Answer renumber(tests::SmallHotel &hotel)
{
    inventory::Room room = firstRoom(hotel);
    const BookingId id =
        hotel.book("STD", Stay(hotel.today() + 1, 2), QStringLiteral("Ada Lovelace"));
    hotel.run(booking::AssignRooms{hotel.desk(), {{id, {}, room.id, {}}}, {}});
    room.number = QStringLiteral("901");
    booking::EditDescription edit{hotel.desk(), {}, {}, false, {}};
    edit.items.rooms = {room};
    return hotel.run(edit);
}

/// Counts the pages of the audit trail that are read.
class CountingReader final : public storage::Reader {
public:
    CountingReader(std::unique_ptr<storage::Reader> reader, std::atomic<int> &pages)
        : reader_(std::move(reader)), pages_(pages)
    {}

private:
    void answer(const storage::AnyQuestion &question) override
    {
        question.answerBy([this](const auto &q) {
            if (std::is_same_v<std::decay_t<decltype(q)>, storage::AuditTrail>) ++pages_;
            return reader_->ask(q);
        });
    }

    std::unique_ptr<storage::Reader> reader_;
    std::atomic<int> &pages_;
};

}  // namespace

class TestPastRooms : public tests::ThemedTest {
    Q_OBJECT

private slots:
    void oldRecordsKeepTheNumbersOfTheirTime()
    {
        Shown shown(*theme_);
        QCOMPARE(firstRoom(shown.hotel).number, QStringLiteral("101"));
        renumber(shown.hotel);
        QTRY_COMPARE(eventsOf(shown, "room 901").size(), 1);
        QTRY_COMPARE(eventsOf(shown, "room 101").size(), 1);
        QVERIFY(eventsOf(shown, "room 101").front().startsWith(QStringLiteral("Room assigned")));
        QTRY_COMPARE(texts(shown, AuditModel::Before).front(), QStringLiteral("101"));
        QCOMPARE(texts(shown, AuditModel::After).front(), QStringLiteral("901"));
    }

    void theUndoOfANewNumberHasBothToo()
    {
        Shown shown(*theme_);
        const booking::Answer renumbered = renumber(shown.hotel);
        shown.hotel.run(booking::UndoStep{shown.hotel.desk(), renumbered.step, false, {}});
        QTRY_COMPARE(eventsOf(shown, "room 901").size(), 1);
        QTRY_COMPARE(eventsOf(shown, "room 101").size(), 2);
        QTRY_COMPARE(texts(shown, AuditModel::Before).front(), QStringLiteral("901"));
        QCOMPARE(texts(shown, AuditModel::After).front(), QStringLiteral("101"));
    }

    void theOldNumberIsFoundAndExported()
    {
        Shown shown(*theme_, [](tests::SmallHotel &hotel) { renumber(hotel); });
        QTRY_COMPARE(eventsOf(shown, "room 101").size(), 1);
        auto *edit = shown.page->findChild<AuditFilters *>()->findChild<QLineEdit *>();
        QTest::keyClicks(edit, QStringLiteral("room 101"));
        // What was assigned, and what was renumbered.
        QTRY_COMPARE(texts(shown, AuditModel::What).size(), 2);
        const QString path = shown.folder.filePath(QStringLiteral("audit.csv"));
        shown.page->writeCsv(path, false);
        QTRY_COMPARE(shown.notices.size(), 1);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray csv = file.readAll();
        QCOMPARE(csv.count("room 101"), 1);
        QCOMPARE(csv.count("room 901"), 1);
    }

    void theActivityKeepsThemToo()
    {
        tests::SmallHotel hotel;
        renumber(hotel);
        QTRY_COMPARE(firstRoom(hotel).number, QStringLiteral("901"));
        ActivityModel model(hotel.session());
        const auto named = [&model](const char *room) {
            int found = 0;
            for (int row = 0; row < model.rowCount(); ++row) {
                const QString text = model.index(row, ActivityModel::What).data().toString();
                found += text.contains(QLatin1String(room));
            }
            return found;
        };
        QTRY_COMPARE(named("room 101"), 1);
        QCOMPARE(named("room 901"), 1);
    }

    void theHistoryOfABookingKeepsThemToo()
    {
        tests::ShownPage<BookingPage> shown(*theme_,
                                            [](tests::SmallHotel &hotel) { renumber(hotel); });
        storage::BookingQuery all;
        all.property = shown.hotel.session().property();
        const auto reader = storage::Reader::open(shown.hotel.session().file());
        const auto bookings = (*reader)->ask(storage::Bookings{all, 0, 1});
        QVERIFY(bookings);
        QTRY_COMPARE(firstRoom(shown.hotel).number, QStringLiteral("901"));
        shown.page->showBooking(bookings->rows.front().booking.id);
        const auto said = [&shown] {
            QStringList texts;
            for (const QLabel *label : shown.page->findChildren<QLabel *>())
                if (label->text().startsWith(QStringLiteral("Room assigned")))
                    texts << label->text();
            return texts.join(u'|');
        };
        QTRY_VERIFY(!said().isEmpty());
        QVERIFY2(said().contains(QStringLiteral("room 101")), qPrintable(said()));
    }

    void aSelectedBookingDoesNotReadThemAgain()
    {
        std::atomic<int> pages = 0;
        const auto counted = [&pages](const QString &file) {
            auto reads = engine::AsyncReader::open([&pages, file] {
                return storage::Reader::open(file).map(
                    [&pages](std::unique_ptr<storage::Reader> reader) {
                        return std::unique_ptr<storage::Reader>(
                            new CountingReader(std::move(reader), pages));
                    });
            });
            if (!reads) qFatal("%s", qPrintable(reads.error().text()));
            return std::move(*reads);
        };
        tests::SmallHotel hotel(counted);
        renumber(hotel);
        QTRY_COMPARE(firstRoom(hotel).number, QStringLiteral("901"));
        QTRY_VERIFY(!PastNumbers::of(hotel.session()).rooms().isEmpty());
        storage::BookingQuery all;
        all.property = hotel.session().property();
        const auto bookings = hotel.session().reads().ask(storage::Bookings{all, 0, 1}).result();
        QVERIFY(bookings);
        const int before = pages;
        QVERIFY(before > 0);
        PageActions actions;
        BookingDetails details(hotel.session(), actions);
        details.setBooking(bookings->rows.front().booking.id);
        const auto saysRoom = [&details] {
            for (const QLabel *label : details.findChildren<QLabel *>())
                if (label->text().contains(QStringLiteral("room 101"))) return true;
            return false;
        };
        QTRY_VERIFY(saysRoom());
        QCOMPARE(pages.load(), before);
    }

    /// A removed source of direct bookings has left a number only.
    void aRemovedChannelHasItsNumber()
    {
        tests::SmallHotel hotel;
        AuditStory story;
        story.row.record.seq = 7;
        story.row.record.kind = booking::RecordKind::HoldExpired;
        story.row.record.channel = ChannelId{99};
        QStringList values;
        for (const Fact &fact : storyLines(hotel.session().view(), story, QLocale()))
            values << fact.value;
        QVERIFY2(values.contains(QStringLiteral("channel 99")),
                 qPrintable(values.join(QLatin1Char('\n'))));
    }
};

QTEST_MAIN(TestPastRooms)
#include "test_past_rooms.moc"
