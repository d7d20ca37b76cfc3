// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/reader.h"
#include "storage/sample_hotel.h"

using namespace roomrack;
using namespace roomrack::storage;
using namespace roomrack::storage::tests;
using booking::BookingStatus;
using booking::RecordKind;

class TestReader : public QObject {
    Q_OBJECT

private slots:
    void initTestCase_data() { roomrack::tests::HotelPlace::addColumns(); }
    void init();
    void aPageIsAWindowOfTheSortedList();
    void everySortOrdersByItsColumn_data();
    void everySortOrdersByItsColumn();
    void searchFindsParts_data();
    void searchFindsParts();
    void filtersCombine();
    void aPageShowsWhatWasCommittedMeanwhile();
    void aBookingShowsItsGuestAndRooms();
    void whatABookingsEndCostStandsBesideIt();
    void aRoomPlanJoinsTheNightsOfARoom();
    void aRoomPlanNamesRoomsThatAreStillOccupied();
    void theDayOfTheDeskHasAllGuestsItConcerns();
    void historyOfABookingBeginsWithItsHold();
    void historyOfACellShowsWhoCameAndWhoMovedAway();
    void figuresFollowTheirDefinitions();
    void whoLeavesEarlyStillEarnsTheWholeTotal();
    void aReaderGoesOnWhenTheStoreIsOpenedAnew();
    void aMissingFileIsNotCreated();

private:
    /// Indexes in b_ of the query's results.
    std::vector<qint64> idsOf(const BookingQuery &query);
    BookingQuery sortedBy(BookingSort sort) const
    {
        BookingQuery q;
        q.property = file_->property();
        q.sort = sort;
        return q;
    }
    std::unique_ptr<HotelFile> file_;
    std::unique_ptr<Script> script_;
    std::unique_ptr<Reader> reader_;
    std::vector<booking::Booking> b_;
};

void TestReader::init()
{
    reader_.reset();
    file_ = std::make_unique<HotelFile>();
    script_ = std::make_unique<Script>(*file_, file_->open().state().lastSeq);
    Script &s = *script_;
    b_ = {s.take(0, Stay(kFirst + 5, 2), 1, 50'000), s.take(1, Stay(kFirst, 7), 2, 10'000),
          s.confirm(s.hold(2, Stay(kFirst + 2, 1), 1, 90'000)),
          s.take(3, Stay(kFirst + 9, 3), 1, 0)};
    s.guest(b_[0],
            {QStringLiteral("Ångström, Åsa"), QStringLiteral("asa@example.org"), {}, {}, {}, {}});
    s.guest(
        b_[1],
        {QStringLiteral("O'Brien 100%"), {}, QStringLiteral("555"), {}, {}, QStringLiteral("X_7")});
    s.guest(b_[2],
            {QStringLiteral("bell, Ana"), QStringLiteral("ANA@EXAMPLE.ORG"), {}, {}, {}, {}});
    s.commit(file_->store());
    reader_ = std::move(*Reader::open(file_->path()));
}

std::vector<qint64> TestReader::idsOf(const BookingQuery &query)
{
    std::vector<qint64> places;
    const auto page = reader_->ask(storage::Bookings{query, 0, 100});
    if (!page) qFatal("%s", qPrintable(page.error().text()));
    for (const BookingRow &row : page->rows) {
        const auto at = std::find(b_.begin(), b_.end(), row.booking);
        places.push_back(at - b_.begin());
    }
    return places;
}

void TestReader::aPageIsAWindowOfTheSortedList()
{
    const BookingQuery q = sortedBy(BookingSort::CheckIn);
    const auto page = reader_->ask(storage::Bookings{q, 1, 2});
    QVERIFY(page);
    QCOMPARE(page->total, qint64(4));
    QCOMPARE(page->offset, qint64(1));
    QCOMPARE(page->rows.size(), size_t(2));
    QCOMPARE(page->rows[0].booking, b_[2]);
    QCOMPARE(reader_->ask(storage::Bookings{q, 99, 5})->rows.size(), size_t(0));
    QCOMPARE(reader_->ask(storage::Bookings{q, -1, 5}).error().field, QStringLiteral("offset"));
}

void TestReader::everySortOrdersByItsColumn_data()
{
    QTest::addColumn<int>("sort");
    QTest::addColumn<std::vector<qint64>>("order");
    const auto row = [](const char *name, BookingSort sort, std::vector<qint64> order) {
        QTest::newRow(name) << int(sort) << order;
    };
    row("number", BookingSort::Number, {0, 1, 2, 3});
    row("guest", BookingSort::Guest, {0, 2, 1, 3});  // without one: last
    row("check-in", BookingSort::CheckIn, {1, 2, 0, 3});
    row("check-out", BookingSort::CheckOut, {2, 0, 1, 3});
    row("created", BookingSort::Created, {0, 1, 2, 3});
    row("nights", BookingSort::Nights, {2, 0, 3, 1});
    row("total", BookingSort::Total, {3, 1, 0, 2});
    row("status", BookingSort::Status, {0, 1, 2, 3});
    row("room type", BookingSort::RoomType, {0, 3, 2, 1});
    row("channel", BookingSort::Channel, {2, 0, 1, 3});
}

void TestReader::everySortOrdersByItsColumn()
{
    QFETCH(int, sort);
    QFETCH(std::vector<qint64>, order);
    BookingQuery q = sortedBy(BookingSort(sort));
    QCOMPARE(idsOf(q), order);
    q.descending = true;
    std::reverse(order.begin(), order.end());
    if (q.sort == BookingSort::Guest) std::rotate(order.begin(), order.begin() + 1, order.end());
    QCOMPARE(idsOf(q), order);
}

void TestReader::searchFindsParts_data()
{
    QTest::addColumn<QString>("search");
    QTest::addColumn<std::vector<qint64>>("found");
    const auto row = [](const char *name, const char *search, std::vector<qint64> found) {
        QTest::newRow(name) << QString::fromUtf8(search) << found;
    };
    row("nothing typed", "  ", {0, 1, 2, 3});
    row("part of a name", "ell", {2});
    row("any case", "BELL", {2});
    row("any case beyond ASCII", "åNGSTRÖM", {0});
    row("e-mail", "example.org", {0, 2});
    row("two words in any order", "ana bell", {2});
    row("reference", "x_7", {1});
    row("an underscore is no wildcard", "a_a", {});
    row("a percent sign is no wildcard", "%", {1});
    row("a quote ends nothing", "O'Brien", {1});
    row("nor does this", "' OR 1=1 --", {});
    row("a backslash", "\\", {});
    row("a phone number is not searched", "555", {});
    QTest::newRow("a zero character") << QString(1, QChar(0)) << std::vector<qint64>{};
    QTest::newRow("very long") << QString(100'000, QLatin1Char('a')) << std::vector<qint64>{};
}

void TestReader::searchFindsParts()
{
    QFETCH(QString, search);
    QFETCH(std::vector<qint64>, found);
    BookingQuery q = sortedBy(BookingSort::Number);
    q.search = search;
    QCOMPARE(idsOf(q), found);
    q.search = QLatin1Char('#') + QString::number(b_[3].id.value);
    QVERIFY(!idsOf(q).empty());
    QCOMPARE(idsOf(q).back(), qint64(3));
}

void TestReader::filtersCombine()
{
    script_->cancel(b_[1]);
    script_->commit(file_->store());
    BookingQuery q = sortedBy(BookingSort::Number);
    q.statuses = {BookingStatus::Confirmed};
    QCOMPARE(idsOf(q), (std::vector<qint64>{0, 2, 3}));
    q.overlaps = Stay(kFirst + 2, 4);
    QCOMPARE(idsOf(q), (std::vector<qint64>{0, 2}));
    q.roomTypes = {b_[0].counted, b_[3].counted};
    QCOMPARE(idsOf(q), (std::vector<qint64>{0}));
    q.channels = {ChannelId{1}};
    QCOMPARE(idsOf(q), std::vector<qint64>{});
    BookingQuery arriving = sortedBy(BookingSort::Number);
    arriving.arriving = Stay(kFirst + 2, 4);
    QCOMPARE(idsOf(arriving), (std::vector<qint64>{0, 2}));
    BookingQuery other = sortedBy(BookingSort::Number);
    other.property = {99};
    QCOMPARE(idsOf(other), std::vector<qint64>{});
}

void TestReader::aPageShowsWhatWasCommittedMeanwhile()
{
    BookingQuery q = sortedBy(BookingSort::Number);
    QCOMPARE(reader_->ask(storage::Bookings{q, 0, 1})->total, qint64(4));
    b_.push_back(script_->take(0, Stay(kFirst, 1)));
    QCOMPARE(reader_->ask(storage::Bookings{q, 0, 1})->total, qint64(4));
    script_->commit(file_->store());
    QCOMPARE(reader_->ask(storage::Bookings{q, 0, 1})->total, qint64(5));
}

void TestReader::aBookingShowsItsGuestAndRooms()
{
    script_->giveRoom(b_[1], 2);
    script_->giveRoom(b_[1], 0);
    script_->commit(file_->store());
    const auto row = reader_->ask(storage::OneBooking{file_->property(), b_[1].id});
    QVERIFY(row);
    QCOMPARE(row->rooms, (QStringList{QStringLiteral("101"), QStringLiteral("103")}));
    QCOMPARE(row->guest.phone, QStringLiteral("555"));
    QCOMPARE(*reader_->ask(storage::GuestName{file_->property(), b_[1].id}),
             QStringLiteral("O'Brien 100%"));
    QCOMPARE(*reader_->ask(storage::GuestName{file_->property(), b_[3].id}), QString());
    QCOMPARE(reader_->ask(storage::OneBooking{file_->property(), {999}}).error().code,
             ErrorCode::NotFound);
    QCOMPARE(reader_->ask(storage::OneBooking{{2}, b_[1].id}).error().code, ErrorCode::NotFound);
}

void TestReader::whatABookingsEndCostStandsBesideIt()
{
    script_->noShow(b_[0]);
    script_->commit(file_->store());
    QCOMPARE(reader_->ask(storage::OneBooking{file_->property(), b_[0].id})->fee, qint64(500));
    QCOMPARE(reader_->ask(storage::OneBooking{file_->property(), b_[1].id})->fee, qint64(0));
}

void TestReader::aRoomPlanJoinsTheNightsOfARoom()
{
    script_->giveRoom(b_[1], 2);  // seven nights from the first
    script_->giveRoom(b_[0], 0);  // two nights from the sixth
    script_->cancel(b_[2]);
    script_->commit(file_->store());
    file_->tamper(QStringLiteral("INSERT INTO room_out (property, room, night) VALUES (1, 2, %1),"
                                 " (1, 2, %2), (1, 2, %3)")
                      .arg(kFirst.day() + 2)
                      .arg(kFirst.day() + 3)
                      .arg(kFirst.day() + 5));
    const auto plan = reader_->ask(storage::RoomPlanOf{file_->property(), Stay(kFirst + 1, 5)});
    QVERIFY(plan);
    std::vector<BookingId> ids;
    for (const BookingRow &row : plan->bookings) ids.push_back(row.booking.id);
    QCOMPARE(ids, (std::vector<BookingId>{b_[0].id, b_[1].id}));
    using Given = RoomPlan::Given;
    const std::vector<Given> expected{{{1}, b_[0].id, Stay(kFirst + 5, 1)},
                                      {{3}, b_[1].id, Stay(kFirst + 1, 5)},
                                      {{2}, {}, Stay(kFirst + 2, 2)},
                                      {{2}, {}, Stay(kFirst + 5, 1)}};
    QCOMPARE(plan->given.size(), expected.size());
    for (size_t i = 0; i < expected.size(); ++i) {
        QCOMPARE(plan->given[i].room, expected[i].room);
        QCOMPARE(plan->given[i].booking, expected[i].booking);
        QCOMPARE(plan->given[i].nights, expected[i].nights);
    }
    QVERIFY(reader_->ask(storage::RoomPlanOf{{99}, Stay(kFirst, 10)})->bookings.empty());
    using storage::RoomUse;
    using Taken = std::vector<storage::TakenRoom>;
    const auto taken = reader_->ask(storage::TakenRooms{file_->property(), Stay(kFirst + 1, 5)});
    QCOMPARE(
        *taken,
        (Taken{{{1}, RoomUse::Assigned}, {{3}, RoomUse::Assigned}, {{2}, RoomUse::OutOfOrder}}));
}

void TestReader::aRoomPlanNamesRoomsThatAreStillOccupied()
{
    script_->giveRoom(b_[0], 0);  // leaves on the eighth day
    script_->giveRoom(b_[1], 2);  // leaves on the eighth day, did not arrive
    script_->checkIn(b_[0], 0);
    script_->commit(file_->store());
    const auto occupied = [this](int day) {
        file_->tamper(
            QStringLiteral("UPDATE property SET business_date = %1").arg((kFirst + day).day()));
        return reader_->ask(storage::RoomPlanOf{file_->property(), Stay(kFirst + day, 1)})
            ->occupied;
    };
    using storage::RoomUse;
    using Taken = std::vector<storage::TakenRoom>;
    const auto taken = [this](int day) {
        const Stay night(kFirst + day, 1);
        return *reader_->ask(storage::TakenRooms{file_->property(), night});
    };
    QVERIFY(occupied(6).empty());
    QCOMPARE(taken(6), (Taken{{{1}, RoomUse::Occupied}, {{3}, RoomUse::Assigned}}));
    for (const int day : {7, 9}) {
        const auto rooms = occupied(day);
        QCOMPARE(rooms.size(), size_t(1));
        QCOMPARE(rooms[0].room, RoomId{1});
        QCOMPARE(rooms[0].booking, b_[0].id);
        // From the end of the stay to tonight.
        QCOMPARE(rooms[0].nights, Stay(kFirst + 7, day - 6));
        QCOMPARE(taken(day), (Taken{{{1}, day == 7 ? RoomUse::DueOut : RoomUse::Occupied}}));
        QCOMPARE(taken(day + 1), Taken());
    }
    // In house, and without a room tonight.
    file_->tamper(QStringLiteral("DELETE FROM room_night WHERE booking = %1 AND night = %2")
                      .arg(b_[0].id.value)
                      .arg((kFirst + 6).day()));
    QCOMPARE(occupied(6).size(), size_t(1));
    QCOMPARE(occupied(6)[0].nights, Stay(kFirst + 6, 1));
    QCOMPARE(taken(6), (Taken{{{3}, RoomUse::Assigned}, {{1}, RoomUse::Occupied}}));
    QVERIFY(occupied(5).empty());
    script_->checkOut(b_[0], 2);
    script_->commit(file_->store());
    QVERIFY(occupied(9).empty());
}

void TestReader::theDayOfTheDeskHasAllGuestsItConcerns()
{
    const Night today = kFirst + 7;
    script_->checkIn(b_[0], 0);  // leaves today
    script_->checkIn(b_[1], 1);
    script_->noShow(b_[2]);  // long ago
    script_->moveDate(today);
    script_->checkOut(b_[1], 7);  // left today
    b_.push_back(script_->take(0, Stay(today - 1, 1)));
    script_->noShow(b_[4]);                              // yesterday
    b_.push_back(script_->take(0, Stay(today, 1)));      // due
    b_.push_back(script_->take(0, Stay(today + 1, 1)));  // tomorrow
    b_.push_back(script_->take(0, Stay(today, 1)));
    script_->cancel(b_[7]);
    script_->commit(file_->store());
    const auto day = reader_->ask(storage::DeskDay{file_->property(), today});
    QVERIFY(day);
    std::vector<BookingId> ids;
    for (const BookingRow &row : *day) ids.push_back(row.booking.id);
    QCOMPARE(ids, (std::vector<BookingId>{b_[0].id, b_[1].id, b_[4].id, b_[5].id}));
    const auto before = reader_->ask(storage::MovementsOf{file_->property(), today - 1});
    const auto moved = reader_->ask(storage::MovementsOf{file_->property(), today});
    QVERIFY(before && moved);
    QCOMPARE(before->arrived, (std::vector<BookingId>{b_[0].id, b_[1].id}));
    QCOMPARE(before->noShows, std::vector<BookingId>{b_[2].id});
    QVERIFY(before->departed.empty() && moved->arrived.empty());
    QCOMPARE(moved->departed, std::vector<BookingId>{b_[1].id});
    QCOMPARE(moved->noShows, std::vector<BookingId>{b_[4].id});
}

void TestReader::historyOfABookingBeginsWithItsHold()
{
    script_->change(b_[2], Stay(kFirst + 3, 2), 2);
    script_->cancel(b_[2]);
    script_->commit(file_->store());
    const auto history = reader_->ask(storage::BookingHistory{file_->property(), b_[2].id});
    QVERIFY(history);
    QCOMPARE(history->size(), size_t(4));
    QCOMPARE(history->front().kind, RecordKind::HoldTaken);
    QCOMPARE((*history)[1].kind, RecordKind::HoldConfirmed);
    QCOMPARE(history->back().kind, RecordKind::BookingCancelled);
    const auto recent = reader_->ask(storage::RecentRecords{file_->property(), 2});
    QCOMPARE(recent->size(), size_t(2));
    QCOMPARE(recent->front(), history->back());
}

void TestReader::historyOfACellShowsWhoCameAndWhoMovedAway()
{
    // Rooms of type 1 are in the pool of type 0.
    const Night night = kFirst + 6;
    script_->change(b_[1], Stay(kFirst, 2), 1);
    script_->forSale(0, Stay(kFirst, 10), 2);
    script_->forSale(1, Stay(kFirst, 10), 2);
    script_->outOfOrder(0, Stay(night, 1), 1);
    script_->outOfOrder(1, Stay(night, 1), 1);
    script_->change(b_[1], Stay(kFirst, 1), 1);
    script_->commit(file_->store());
    const auto history =
        reader_->ask(storage::CellHistory{file_->property(), b_[0].counted, night});
    QVERIFY(history);
    std::vector<RecordKind> kinds;
    for (const auto &r : *history) kinds.push_back(r.kind);
    // Newest first: the pool's, the type's own, b_[1] leaving, both arriving, the property created.
    QCOMPARE(kinds, (std::vector{RecordKind::OutOfOrderSet, RecordKind::ForSaleSet,
                                 RecordKind::BookingChanged, RecordKind::BookingTaken,
                                 RecordKind::BookingTaken, RecordKind::CatalogueChanged}));
    QCOMPARE(reader_->ask(storage::CellHistory{file_->property(), b_[0].counted, night, 2})->size(),
             size_t(2));
    QCOMPARE(reader_->ask(storage::CellHistory{file_->property(), {99}, night}).error().code,
             ErrorCode::NotFound);
}

void TestReader::figuresFollowTheirDefinitions()
{
    script_->batch.nightPrices.push_back({file_->property(), b_[0].id, {20'000, 30'000}});
    script_->outOfOrder(0, Stay(kFirst + 5, 1), 1);
    script_->commit(file_->store());
    const auto days = reader_->ask(storage::NightFigures{file_->property(), Stay(kFirst, 10)});
    QVERIFY(days);
    QCOMPARE(days->size(), size_t(10));
    const DayFigures &first = days->front();
    QCOMPARE(first.night, kFirst);
    QCOMPARE(first.rooms, 6);
    QCOMPARE(first.occupied, 2);
    QCOMPARE(first.paid, 2);
    QCOMPARE(first.revenue, qint64(1'429));  // 10,000 over seven nights: the first four get more
    qint64 spread = 0;
    for (const DayFigures &d : *days) spread += d.revenue;
    QCOMPARE(spread, qint64(10'000 + 50'000 + 90'000));
    QCOMPARE((*days)[5].rooms, 5);
    QCOMPARE((*days)[6].revenue - 1'428, qint64(30'000));
    QCOMPARE((*days)[9].occupied, 1);  // price 0
    QCOMPARE((*days)[9].paid, 0);
    QCOMPARE(reader_->ask(storage::NightFigures{file_->property(), Stay(kFirst, 0)}).error().code,
             ErrorCode::Invalid);
}

void TestReader::whoLeavesEarlyStillEarnsTheWholeTotal()
{
    script_->batch.nightPrices.push_back({file_->property(), b_[0].id, {20'000, 30'000}});
    script_->checkIn(b_[0], 0);
    script_->checkOut(b_[0], 1);
    script_->commit(file_->store());
    const auto days = reader_->ask(storage::NightFigures{file_->property(), Stay(kFirst + 5, 2)});
    QVERIFY(days);
    QCOMPARE((*days)[0].revenue, qint64(50'000 + 1'428));
    QCOMPARE((*days)[1].revenue, qint64(1'428));
}

void TestReader::aReaderGoesOnWhenTheStoreIsOpenedAnew()
{
    file_->close();
    QCOMPARE(reader_->ask(storage::RecentRecords{file_->property(), 1})->size(), size_t(1));
    file_->open();
    b_.push_back(script_->take(0, Stay(kFirst, 1)));
    script_->commit(file_->store());
    QCOMPARE(reader_->ask(storage::RecentRecords{file_->property(), 1})->front().seq,
             script_->lastSeq());
}

void TestReader::aMissingFileIsNotCreated()
{
    const QString path = file_->path("missing.roomrack");
    QCOMPARE(Reader::open(path).error().code, ErrorCode::NotFound);
    QVERIFY(!QFile::exists(path));
}

QTEST_GUILESS_MAIN(TestReader)
#include "test_reader.moc"
