// SPDX-License-Identifier: GPL-3.0-or-later
// The audit trail against a naive one: every search returns the same records, newest first, page by
// page; and each row has its previous value, its reason and its later status.
#include "engine_hotel.h"
#include "storage/reader.h"
#include "support/environment.h"
#include "support/hotel_place.h"

#include <QRandomGenerator>
#include <QTest>

#include <algorithm>

using namespace roomrack;
using namespace roomrack::booking;
using namespace roomrack::tests;

namespace {

const QStringList kGuests{QStringLiteral("Ana Example"), QStringLiteral("Bela Sample"),
                          QString::fromUtf8("Iñes Probe"), QStringLiteral("Otto Muster")};
const QStringList kReasons{QString(), QStringLiteral("the fair"), QStringLiteral("Ana asked"),
                           QString::fromUtf8("Straßenfest")};

/// A property with random events, and the data that the naive trail needs.
class Life {
public:
    Life()
    {
        engine::EngineOptions options;
        options.ticks = false;
        auto opened = engine::Engine::open(place_.place(), clock_, options);
        if (!opened) qFatal("%s", qPrintable(opened.error().text()));
        engine_ = std::move(*opened);
        engine::HotelSetup setup = hotelSetup();
        setup.catalogue.channels.push_back(
            {ChannelId{2}, inventory::ChannelKind::Ota, QStringLiteral("Wayfarer OTA"), 300, 900});
        property = *engine_->saveHotel(setup);
        add(QStringLiteral("Ana Chief"), Role::Administrator, kDeskActor);
        add(QStringLiteral("Ben Desk"), Role::Manager, kFirstUser);
    }
    void turn()
    {
        clock_.advance(random_.bounded(1, 3'600) * kSecond);
        switch (random_.bounded(8)) {
        case 0:
        case 1: book(); break;
        case 2: hold(); break;
        case 3: change(); break;
        case 4: cancel(); break;
        case 5: undo(); break;
        case 6: setPolicy(); break;
        default: edit();
        }
    }
    std::unique_ptr<storage::Reader> reader()
    {
        engine_->flush();
        return std::move(*storage::Reader::open(place_.place()));
    }
    /// All texts of a record that search words can match.
    QStringList texts(const Record &r) const
    {
        QStringList all;
        all << users_.value(r.actor.value);
        if (r.kind >= RecordKind::UserAdded && r.kind <= RecordKind::SignInRefused)
            return all << users_.value(r.subject);
        if (r.roomType)
            all << QStringLiteral("T%1").arg(r.roomType.value - 1)
                << QStringLiteral("Type %1").arg(r.roomType.value - 1);
        if (r.plan) all << QStringLiteral("BAR");
        if (r.channel == ChannelId{1}) all << QStringLiteral("Front desk");
        if (r.channel == ChannelId{2}) all << QStringLiteral("Wayfarer OTA");
        if (r.kind <= RecordKind::RoomHeld) {
            const qint64 id = r.subject != 0 ? r.subject : r.seq;
            all << guests_.value(id) << QString::number(id);
        }
        for (const auto &[first, last, text] : steps_) {
            if (r.seq >= first && r.seq <= last) all << text.label << text.reason << text.origin;
        }
        return all;
    }
    int random(int below) { return random_.bounded(below); }
    Instant now() const { return engine_->now(); }

    PropertyId property;

private:
    Caller caller()
    {
        const ActorId who{kFirstUser.value + random_.bounded(2)};
        return {property, who, ChannelId{1 + random_.bounded(2)}, {}};
    }
    void add(const QString &name, Role role, ActorId by)
    {
        SaveUser save;
        save.caller = {property, by, ChannelId{1}, {}};
        save.name = name;
        save.role = role;
        save.secretHash = QByteArray("$argon2id$");
        users_.insert(engine_->run(save)->user.value, name);
    }
    TakeHold stayRequest()
    {
        TakeHold c;
        c.caller = caller();
        c.roomType = RoomTypeId{1 + random_.bounded(3)};
        c.stay = Stay(kToday + random_.bounded(30), 1 + random_.bounded(4));
        c.plan = RatePlanId{random_.bounded(2)};
        return c;
    }
    void book()
    {
        Guest guest;
        guest.name = kGuests[random_.bounded(int(kGuests.size()))];
        const auto taken = engine_->run(HoldAndConfirm{stayRequest(), guest});
        if (!taken) return;
        bookings_.push_back(taken->booking);
        guests_.insert(taken->booking.value, guest.name);
    }
    void hold() { static_cast<void>(engine_->run(stayRequest())); }
    void cancel()
    {
        if (bookings_.empty()) return;
        const BookingId id = bookings_[size_t(random_.bounded(int(bookings_.size())))];
        static_cast<void>(engine_->run(CancelBooking{caller(), id, 0}));
    }
    StepText text()
    {
        return {QStringLiteral("Step %1").arg(steps_.size()),
                kReasons[random_.bounded(int(kReasons.size()))], QStringLiteral("Inventory")};
    }
    void keep(const Result<Answer> &answer, const StepText &text)
    {
        if (answer && answer->step != 0) steps_.emplace_back(answer->step, answer->seq, text);
    }
    void change()
    {
        if (bookings_.empty()) return;
        ChangeBooking c;
        c.caller = caller();
        c.booking = bookings_[size_t(random_.bounded(int(bookings_.size())))];
        c.adults = 1 + random_.bounded(2);
        c.text = text();
        keep(engine_->run(c), c.text);
    }
    void edit()
    {
        EditCells c;
        c.caller = caller();
        c.field = random_.bounded(2) ? CellField::MinStay : CellField::Rate;
        c.roomTypes = {RoomTypeId{1 + random_.bounded(3)}, RoomTypeId{1}};
        c.ranges = {{kToday + random_.bounded(20), 1 + random_.bounded(10)}};
        c.value = 1 + random_.bounded(20);
        c.plan = RatePlanId{1};
        c.text = text();
        keep(engine_->run(EditBlock(c)), c.text);
    }
    void setPolicy()
    {
        SetPolicy c;
        c.caller = caller();
        c.text = text();
        keep(engine_->run(c), c.text);
    }
    void undo()
    {
        if (steps_.empty()) return;
        const auto [step, last, text] = steps_[size_t(random_.bounded(int(steps_.size())))];
        keep(engine_->run(UndoStep{caller(), step, true, {}}), text);
    }

    HotelPlace place_;
    core::ManualClock clock_{kNoon};
    std::unique_ptr<engine::Engine> engine_;
    QRandomGenerator random_{20'260'302};
    QHash<qint64, QString> users_, guests_;
    std::vector<BookingId> bookings_;
    std::vector<std::tuple<qint64, qint64, StepText>> steps_;
};

bool naive(const Life &life, const storage::AuditQuery &q, const Record &r)
{
    const auto among = [](const auto &values, const auto &value) {
        return values.empty() || std::find(values.begin(), values.end(), value) != values.end();
    };
    if (!among(q.kinds, r.kind) || !among(q.actors, r.actor) || !among(q.roomTypes, r.roomType))
        return false;
    if ((q.from && r.at < *q.from) || (q.until && r.at >= *q.until)) return false;
    if (q.upTo > 0 && r.seq > q.upTo) return false;
    if (q.nights) {
        bool touches = false;
        for (int i = 0; i < r.nights; ++i) touches |= q.nights->contains(r.night + i);
        if (!touches) return false;
    }
    const QStringList texts = life.texts(r);
    const QStringList words = q.search.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    return std::all_of(words.begin(), words.end(), [&](const QString &word) {
        return std::any_of(texts.begin(), texts.end(), [&](const QString &text) {
            return text.toCaseFolded().contains(word.toCaseFolded());
        });
    });
}

std::vector<qint64> numbers(const std::vector<storage::AuditRow> &rows)
{
    std::vector<qint64> all;
    for (const auto &row : rows) all.push_back(row.record.seq);
    return all;
}

}  // namespace

class TestAudit : public QObject {
    Q_OBJECT

private slots:
    void initTestCase_data() { HotelPlace::addColumns(); }
    void findsWhatANaiveTrailFinds();
    void pagesAreTheWhole();
    void rowsTellWhatTheyFoundAndWhatBecameOfIt();
    void aBulkChangeIsOneRow();
    void aBookingHasItsGuest();
    void nonsenseFindsNothingAndHarmsNothing();
};

void TestAudit::findsWhatANaiveTrailFinds()
{
    Life life;
    for (int i = 0; i < 150; ++i) life.turn();
    const auto reader = life.reader();
    const auto all = *reader->ask(storage::RecentRecords{life.property, 100'000});
    QVERIFY(all.size() > 150);
    const QStringList words{QString(),
                            QStringLiteral("ana"),
                            QStringLiteral("BEN desk"),
                            QStringLiteral("iñes"),
                            QStringLiteral("type 1"),
                            QStringLiteral("fair"),
                            QStringLiteral("STRASSENFEST"),
                            QStringLiteral("wayfarer bela"),
                            QStringLiteral("7"),
                            QStringLiteral("step 1"),
                            QStringLiteral("bar"),
                            QStringLiteral("nobody")};
    qint64 found = 0;
    for (int i = 0; i < tests::rounds(120); ++i) {
        storage::AuditQuery q;
        q.property = life.property;
        q.search = words[life.random(int(words.size()))];
        if (life.random(3) == 0) q.actors = {ActorId{kFirstUser.value + life.random(2)}};
        if (life.random(3) == 0)
            q.kinds = {RecordKind::RateSet, RecordKind::BookingCancelled, RecordKind::StepUndone};
        if (life.random(3) == 0) q.roomTypes = {RoomTypeId{1 + life.random(3)}};
        if (life.random(3) == 0) q.nights = Stay(kToday + life.random(30), 1 + life.random(3));
        if (life.random(4) == 0) q.from = all[size_t(life.random(int(all.size())))].at;
        if (life.random(4) == 0) q.until = all[size_t(life.random(int(all.size())))].at;
        if (life.random(5) == 0) q.upTo = all.front().seq / 2;
        std::vector<qint64> expected;
        for (const Record &r : all) {
            if (naive(life, q, r)) expected.push_back(r.seq);
        }
        const auto page = reader->ask(storage::AuditTrail{q, 0, 100'000});
        QVERIFY2(page, page ? "" : qPrintable(page.error().text()));
        QVERIFY2(numbers(page->rows) == expected, qPrintable(q.search));
        QCOMPARE(page->total, qint64(expected.size()));
        for (const auto &row : page->rows)
            QVERIFY(std::find(all.begin(), all.end(), row.record) != all.end());
        found += page->total;
    }
    QVERIFY(found > 0);
}

void TestAudit::pagesAreTheWhole()
{
    Life life;
    for (int i = 0; i < 40; ++i) life.turn();
    const auto reader = life.reader();
    storage::AuditQuery q;
    q.property = life.property;
    const auto whole = reader->ask(storage::AuditTrail{q, 0, 1000});
    std::vector<storage::AuditRow> pages;
    for (qint64 at = 0; at < whole->total; at += 7) {
        const auto page = reader->ask(storage::AuditTrail{q, at, 7});
        QCOMPARE(page->total, whole->total);
        QCOMPARE(page->offset, at);
        pages.insert(pages.end(), page->rows.begin(), page->rows.end());
    }
    QCOMPARE(pages, whole->rows);
    QVERIFY(reader->ask(storage::AuditTrail{q, whole->total + 5, 7})->rows.empty());
    QCOMPARE(reader->ask(storage::AuditTrail{q, -1, 7}).error().field, QStringLiteral("offset"));
    QCOMPARE(reader->ask(storage::AuditTrail{q, 0, -1}).error().field, QStringLiteral("limit"));
    for (const auto &row : whole->rows) {
        const auto one = reader->ask(storage::AuditRecord{life.property, row.record.seq});
        QVERIFY(one);
        QCOMPARE(*one, row);
    }
    QCOMPARE(reader->ask(storage::AuditRecord{life.property, 999'999}).error().code,
             ErrorCode::NotFound);
    // Later records are found, too.
    life.turn();
    life.turn();
    const auto more = life.reader()->ask(storage::AuditTrail{q, 0, 1});
    QVERIFY(more->total >= whole->total);
}

void TestAudit::rowsTellWhatTheyFoundAndWhatBecameOfIt()
{
    EngineHotel hotel;
    QVERIFY(hotel.make());
    const auto set = [&](int in, int nights, int rooms, const StepText &text) {
        EditCells edit;
        edit.caller = hotel.desk();
        edit.roomTypes = {RoomTypeId{1}};
        edit.ranges = {{kToday + in, nights}};
        edit.value = rooms;
        edit.text = text;
        return *hotel.engine->run(EditBlock(edit));
    };
    set(0, 1, 3, {});
    const Answer both = set(0, 2, 2, {QStringLiteral("Easter"), QStringLiteral("fair"), {}});
    const auto undone = hotel.engine->run(UndoStep{hotel.desk(), both.step, false, {}});
    QVERIFY(undone);
    auto reader = storage::Reader::open(hotel.file());
    const auto row = [&](qint64 seq) {
        return *(*reader)->ask(storage::AuditRecord{hotel.property, seq});
    };
    const auto edited = row(both.seq);
    QCOMPARE(edited.before, std::optional(std::pair<qint64, qint64>(-1, 3)));
    QCOMPARE(edited.step.id, both.step);
    QCOMPARE(edited.step.undoneBy, undone->step);
    QCOMPARE(edited.step.text.reason, QStringLiteral("fair"));
    QVERIFY(!edited.step.isUndo);
    const auto undo = row(undone->step);
    QCOMPARE(undo.record.kind, RecordKind::StepUndone);
    QVERIFY(undo.step.isUndo);
    QCOMPARE(undo.step.undoes, both.step);
    QCOMPARE(undo.step.undoneBy, qint64(0));
    // A hold belongs to no step, though steps precede it.
    const auto held = hotel.engine->run(hotel.hold(1, 5, 1));
    const auto hold = row(held->seq);
    QCOMPARE(hold.step, storage::StepMark());
    QVERIFY(!hold.before);
}

void TestAudit::aBulkChangeIsOneRow()
{
    EngineHotel hotel;
    QVERIFY(hotel.make());
    EditCells edit;
    edit.caller = hotel.desk();
    edit.field = CellField::MinStay;
    edit.roomTypes = {RoomTypeId{1}, RoomTypeId{2}};
    edit.ranges = {{kToday, 3}, {kToday + 10, 2}};
    edit.value = 2;
    edit.text.reason = QStringLiteral("fair");
    const auto set = hotel.engine->run(EditBlock(edit));
    QVERIFY(set);
    const auto undone = hotel.engine->run(UndoStep{hotel.desk(), set->step, false, {}});
    QVERIFY(undone);
    auto reader = storage::Reader::open(hotel.file());
    storage::AuditQuery q;
    q.property = hotel.property;
    q.search = QStringLiteral("fair");
    QVERIFY((*reader)->ask(storage::AuditTrail{q, 0, 100})->total > 2);
    q.bulkAsOne = true;
    const auto page = (*reader)->ask(storage::AuditTrail{q, 0, 100});
    QCOMPARE(numbers(page->rows), (std::vector<qint64>{undone->step, set->step}));
    const std::vector<storage::SettingGroup> &groups = page->rows[1].settings;
    QCOMPARE(groups.size(), size_t(1));
    QCOMPARE(groups[0].kind, RecordKind::MinStaySet);
    QCOMPARE(groups[0].subjects, (std::vector<qint64>{1, 2}));
    QCOMPARE(groups[0].nights.size(), size_t(2));
    QCOMPARE(groups[0].nights[1], (std::pair<Night, qint32>(kToday + 10, 2)));
    QCOMPARE(groups[0].after, (std::pair<qint64, qint64>(2, 2)));
    QVERIFY(groups[0].before == std::pair(qint64(0), qint64(0)));
    QCOMPARE(page->rows[0].settings.size(), size_t(1));
    // A filter that only one of its records passes finds it, by words and without.
    q.roomTypes = {RoomTypeId{2}};
    q.kinds = {RecordKind::MinStaySet};
    QCOMPARE((*reader)->ask(storage::AuditTrail{q, 0, 100})->total, qint64(2));
    q.search.clear();
    QCOMPARE((*reader)->ask(storage::AuditTrail{q, 0, 100})->total, qint64(2));
}

void TestAudit::aBookingHasItsGuest()
{
    EngineHotel hotel;
    QVERIFY(hotel.make());
    Guest guest;
    guest.name = QStringLiteral("Ana Example");
    const auto booked = hotel.engine->run(HoldAndConfirm{hotel.hold(1, 3, 2), guest});
    QVERIFY(booked);
    QVERIFY(hotel.engine->run(CancelBooking{hotel.desk(), booked->booking, 0}));
    auto reader = storage::Reader::open(hotel.file());
    storage::AuditQuery q;
    q.property = hotel.property;
    q.search = QStringLiteral("example");
    const auto page = (*reader)->ask(storage::AuditTrail{q, 0, 10});
    QVERIFY(page->total >= 2);
    for (const auto &row : page->rows) QCOMPARE(row.guest, guest.name);
}

void TestAudit::nonsenseFindsNothingAndHarmsNothing()
{
    Life life;
    for (int i = 0; i < 10; ++i) life.turn();
    const auto reader = life.reader();
    storage::AuditQuery q;
    q.property = life.property;
    for (const QString &words :
         {QStringLiteral("'; DROP TABLE event; --"), QStringLiteral("%"), QStringLiteral("{int}"),
          QString(QChar(0)) + QStringLiteral("x"), QString(5000, QLatin1Char('z'))}) {
        q.search = words;
        const auto page = reader->ask(storage::AuditTrail{q, 0, 10});
        QVERIFY2(page, page ? "" : qPrintable(page.error().text()));
        QCOMPARE(page->total, qint64(0));
    }
    q.search.clear();
    QVERIFY(reader->ask(storage::AuditTrail{q, 0, 10})->total > 0);
    q.property = PropertyId{77};
    QCOMPARE(reader->ask(storage::AuditTrail{q, 0, 10})->total, qint64(0));
}

QTEST_GUILESS_MAIN(TestAudit)
#include "test_audit.moc"
