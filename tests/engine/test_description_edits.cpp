// SPDX-License-Identifier: GPL-3.0-or-later
// Edits of the description in a file and in a database: what was committed is there after a
// restart, is undone from there, and `--verify` finds nothing.
#include "booking/description/edit_description.h"
#include "engine/two_hotels.h"
#include "pricing/tax_hotel.h"
#include "storage/reader.h"
#include "storage/store.h"
#include "support/environment.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::booking;
using namespace roomrack::tests;
using inventory::Room;
using inventory::RoomType;

namespace {

QStringList findings(const HotelsInOnePlace &h)
{
    const auto report = storage::verify(h.place.place());
    if (!report) return {report.error().text()};
    QStringList all;
    for (const auto &f : report->findings) all << f.where + QStringLiteral(": ") + f.what;
    return all;
}

engine::SnapshotPtr now(const HotelsInOnePlace &h, size_t hotel)
{
    return *h.engine->snapshot(h.hotels[hotel]);
}

QByteArray revision(const HotelsInOnePlace &h, size_t hotel = 0)
{
    const auto s = now(h, hotel);
    return descriptionRevision(s->catalogue, s->plans, s->rateBook.taxes());
}

EditDescription edit(const HotelsInOnePlace &h, size_t hotel, DescriptionItems items)
{
    return {h.desk(hotel), std::move(items), {}, false, {}};
}

/// A pool, a room type and a room, renamed and retired items, and a derived plan.
DescriptionItems everything(const HotelsInOnePlace &h)
{
    const inventory::Catalogue &c = h.first[0]->catalogue;
    DescriptionItems items;
    items.pools = {{PoolId{-1}, QStringLiteral("C"), QStringLiteral("Cabins"), 9}};
    items.rooms = {{RoomId{}, PoolId{-1}, QStringLiteral("C1"), {}, {}}};
    for (size_t i = 0; i < 3; ++i) items.rooms.push_back(c.rooms[i]);
    std::swap(items.rooms[1].number, items.rooms[2].number);
    items.rooms[3].retiredFrom = kToday + 3;
    items.roomTypes = {
        {RoomTypeId{}, PoolId{-1}, QStringLiteral("CAB"), QStringLiteral("Cabin"), 1, 2, 2, 0, {}},
        c.roomTypes[1]};
    items.roomTypes[1].retiredFrom = kToday + 20;
    pricing::RatePlan member;
    member.code = member.name = QStringLiteral("MEM");
    member.parent = h.first[0]->plans.front().id;
    member.percentBasisPoints = -1000;
    items.plans = {member, h.first[0]->plans.front()};
    items.plans[1].name = QStringLiteral("Flexible");
    return items;
}

/// One edit of a random item; most are allowed.
DescriptionItems anyEdit(const engine::Snapshot &s, core::Random &random, int turn)
{
    const inventory::Catalogue &c = s.catalogue;
    Room room = c.rooms[size_t(random.below(int(c.rooms.size())))];
    RoomType type = c.roomTypes[size_t(random.below(int(c.roomTypes.size())))];
    const QString name = QStringLiteral("N%1").arg(turn);
    const Night night = kToday + random.below(20);
    switch (random.below(7)) {
    case 0: return {{}, {{RoomId{}, type.pool, name, {}, {}}}, {}, {}};
    case 1: room.retiredFrom = night; return {{}, {room}, {}, {}};
    case 2:
        room.retiredFrom.reset();
        room.number = name;
        return {{}, {room}, {}, {}};
    case 3: type.retiredFrom = night; return {{}, {}, {type}, {}};
    case 4: type.retiredFrom.reset(); return {{}, {}, {type}, {}};
    case 5:
        type.cap = random.below(6);
        type.position = random.below(6);
        return {{}, {}, {type}, {}};
    default: return {{}, {}, {{RoomTypeId{}, type.pool, name, name, 2, 2, 2, 1, {}}}, {}};
    }
}

}  // namespace

class TestDescriptionEdits : public QObject {
    Q_OBJECT

private slots:
    void initTestCase_data() { HotelPlace::addColumns(); }

    void editsAreThereAfterARestart()
    {
        HotelsInOnePlace h;
        QVERIFY(h.make(2));
        const QByteArray first = revision(h), other = revision(h, 1);
        const auto edited = h.engine->run(engine::Command(edit(h, 0, everything(h))));
        QVERIFY2(edited, edited ? "" : qPrintable(edited.error().text()));
        const QByteArray after = revision(h);
        QVERIFY(after != first);
        QCOMPARE(revision(h, 1), other);
        const RoomTypeId cabin = now(h, 0)->catalogue.roomTypes.back().id;
        HoldAndConfirm booking = h.book(0, QStringLiteral("Ana"));
        booking.what.roomType = cabin;
        booking.what.plan = {};
        QVERIFY(h.engine->run(engine::Command(booking)));
        h.engine.reset();
        QCOMPARE(findings(h), QStringList());
        QVERIFY(h.open());
        QCOMPARE(revision(h), after);
        const auto s = now(h, 0);
        QCOMPARE(s->ledger.physical(0, kToday + 2), 4);
        QCOMPARE(s->ledger.physical(0, kToday + 3), 3);
        const int type = s->catalogue.typeIndex(cabin);
        QCOMPARE(s->ledger.left(type, kToday + 1), 0);

        // Figures count the rooms of each night.
        const auto reader = storage::Reader::open(h.place.place());
        QVERIFY(reader);
        const auto figures =
            (*reader)->ask(storage::NightFigures{h.hotels[0], Stay(kToday + 2, 2)});
        QVERIFY(figures);
        QCOMPARE((*figures)[0].rooms, 9);
        QCOMPARE((*figures)[1].rooms, 8);

        // Its undo would retire the cabin, which is booked.
        const UndoStep undo{h.desk(0), edited->step, false, {}};
        const auto refused = h.engine->run(engine::Command(undo));
        QVERIFY(!refused.has_value());
        QCOMPARE(revision(h), after);
    }

    void taxesAreThereAfterARestart()
    {
        HotelsInOnePlace h;
        QVERIFY(h.make(2));
        DescriptionItems items;
        items.vats = {roomVat(-1, always(600))};
        items.mealParts = {breakfast(1'200, -1)};
        items.mealParts[0].id = {};
        items.cityTaxes = {cityTax(-1, 200)};
        items.cityTaxes[0].tariffs[0].channels = {h.ota(0)};
        QVERIFY(h.engine->run(engine::Command(edit(h, 0, items))));
        DescriptionItems change;
        change.fees = {fee(-1, pricing::FeeBasis::Stay, 1'500)};
        change.vats = now(h, 0)->rateBook.taxes().vats;
        change.vats[0].rates.push_back({kToday + 9, 700});
        const pricing::TaxRules before = now(h, 0)->rateBook.taxes();
        const auto changed = h.engine->run(engine::Command(edit(h, 0, change)));
        QVERIFY2(changed, changed ? "" : qPrintable(changed.error().text()));
        const pricing::TaxRules after = now(h, 0)->rateBook.taxes();
        h.engine.reset();
        QCOMPARE(findings(h), QStringList());
        QVERIFY(h.open());
        QVERIFY(now(h, 0)->rateBook.taxes() == after);
        QVERIFY(now(h, 1)->rateBook.taxes().isEmpty());
        // An undo reads the items from before, and retires the fee.
        QVERIFY(h.engine->run(engine::Command(UndoStep{h.desk(0), changed->step, false, {}})));
        QVERIFY(now(h, 0)->rateBook.taxes().vats == before.vats);
        QCOMPARE(now(h, 0)->rateBook.taxes().fees[0].retiredFrom, std::optional(kToday));
        // Another hotel of the place has ids of its own.
        items.cityTaxes.clear();
        QVERIFY(h.engine->run(engine::Command(edit(h, 1, items))));
        QVERIFY(now(h, 1)->rateBook.taxes().vats[0].id.value > after.fees[0].id.value);
        h.engine.reset();
        QCOMPARE(findings(h), QStringList());
    }

    void undoIsReadFromThePlace()
    {
        HotelsInOnePlace h;
        QVERIFY(h.make(1));
        DescriptionItems items = everything(h);
        items.pools.clear();  // an added pool cannot be taken back
        items.rooms.erase(items.rooms.begin());
        items.roomTypes.erase(items.roomTypes.begin());
        items.plans.erase(items.plans.begin());
        const QByteArray first = revision(h);
        const auto edited = h.engine->run(engine::Command(edit(h, 0, items)));
        QVERIFY2(edited, edited ? "" : qPrintable(edited.error().text()));
        const QByteArray after = revision(h);
        h.engine.reset();
        QVERIFY(h.open());
        const auto preview = h.engine->previews().undoLater(h.hotels[0], edited->step).result();
        QVERIFY(preview && !preview->fit.refused);
        QCOMPARE(preview->step.kind, StepKind::Description);
        const auto undone =
            h.engine->run(engine::Command(UndoStep{h.desk(0), edited->step, false, {}}));
        QVERIFY2(undone, undone ? "" : qPrintable(undone.error().text()));
        QCOMPARE(revision(h), first);
        QVERIFY(h.engine->run(engine::Command(UndoStep{h.desk(0), undone->step, false, {}})));
        QCOMPARE(revision(h), after);
        h.engine.reset();
        QCOMPARE(findings(h), QStringList());
        QVERIFY(h.open());
        QCOMPARE(revision(h), after);
    }

    void idsAreNotGivenTwice()
    {
        HotelsInOnePlace h;
        QVERIFY(h.make(2));
        std::vector<qint64> ids;
        for (size_t hotel = 0; hotel < 2; ++hotel) {
            for (const Room &room : h.first[hotel]->catalogue.rooms) ids.push_back(room.id.value);
        }
        for (size_t round = 0; round < 4; ++round) {
            const size_t hotel = round % 2;
            const PoolId pool = h.first[hotel]->catalogue.pools.front().id;
            const Room room{RoomId{}, pool, QStringLiteral("New %1").arg(round), {}, {}};
            QVERIFY(h.engine->run(engine::Command(edit(h, hotel, {{}, {room}, {}, {}}))));
            ids.push_back(now(h, hotel)->catalogue.rooms.back().id.value);
            if (round != 1) continue;
            // A description that is written as a whole counts on from there, and the other way.
            engine::HotelSetup setup{now(h, 1)->catalogue, now(h, 1)->plans, {}};
            setup.catalogue.rooms.push_back({RoomId{}, pool, QStringLiteral("Saved"), {}, {}});
            QVERIFY(h.engine->saveHotel(setup));
            ids.push_back(now(h, 1)->catalogue.rooms.back().id.value);
            h.engine.reset();
            QVERIFY(h.open());
        }
        std::sort(ids.begin(), ids.end());
        QVERIFY(std::adjacent_find(ids.begin(), ids.end()) == ids.end());
    }

    void previewIsWhatTheEditDoes()
    {
        HotelsInOnePlace h;
        QVERIFY(h.make(1));
        const QByteArray first = revision(h);
        const EditDescription command = edit(h, 0, everything(h));
        const auto preview = h.engine->previews().descriptionLater(command).result();
        QVERIFY2(preview, preview ? "" : qPrintable(preview.error().text()));
        QCOMPARE(revision(h), first);
        QCOMPARE(preview->changes.size(), size_t(9));
        QVERIFY(preview->obstacles.empty());
        // In one commit with a booking of what the preview says will be there.
        const auto added =
            std::find_if(preview->changes.begin(), preview->changes.end(), [](const auto &change) {
                return change.kind == ItemKind::RoomType && (change.what & ItemAdded) != 0;
            });
        QVERIFY(added != preview->changes.end());
        HoldAndConfirm booking = h.book(0, QStringLiteral("Ana"));
        booking.what.roomType = RoomTypeId{added->id};
        booking.what.plan = {};
        std::atomic<int> reloads{0};
        h.engine->listeners().add(
            [&](const engine::ChangeSetPtr &set) { reloads += int(set->reload); });
        const auto answers = h.together({engine::Command(command), engine::Command(booking)});
        QVERIFY2(answers[1], answers[1] ? "" : qPrintable(answers[1].error().text()));
        h.engine->flush();
        QCOMPARE(reloads.load(), 1);
        h.engine.reset();
        QCOMPARE(findings(h), QStringList());
    }

    void stateIsAsItIsReadAnew()
    {
        HotelsInOnePlace h;
        QVERIFY(h.make(1));
        core::Random random(11);
        int edited = 0;
        for (int turn = 0; turn < rounds(80); ++turn) {
            const auto s = now(h, 0);
            EditDescription command = edit(h, 0, anyEdit(*s, random, turn));
            command.acceptOversold = random.chance(0.5);
            edited += h.engine->run(engine::Command(command)).has_value();
            HoldAndConfirm booking = h.book(0, QStringLiteral("Ana"), random.below(20));
            booking.what.roomType =
                s->catalogue.roomTypes[size_t(random.below(int(s->catalogue.roomTypes.size())))].id;
            booking.what.plan = {};
            static_cast<void>(h.engine->run(engine::Command(booking)));
        }
        QVERIFY(edited > 20);
        const QByteArray described = revision(h);
        const auto before = now(h, 0);
        h.engine.reset();
        QCOMPARE(findings(h), QStringList());
        QVERIFY(h.open());
        QCOMPARE(revision(h), described);
        const auto after = now(h, 0);
        for (Night n = kToday; n < kToday + kHorizon; ++n) {
            for (int type = 0; type < after->ledger.types(); ++type) {
                QCOMPARE(before->ledger.type(type, n).limit, after->ledger.type(type, n).limit);
                QCOMPARE(before->ledger.left(type, n), after->ledger.left(type, n));
            }
            for (int pool = 0; pool < after->ledger.pools(); ++pool)
                QCOMPARE(before->ledger.pool(pool, n).limit, after->ledger.pool(pool, n).limit);
        }
    }

    void oversoldNightsAreFlaggedOnDisk()
    {
        HotelsInOnePlace h;
        QVERIFY(h.make(1));
        HoldAndConfirm booking = h.book(0, QStringLiteral("Ana"));
        booking.what.rooms = booking.what.adults = 4;
        QVERIFY(h.engine->run(engine::Command(booking)));
        Room retired = h.first[0]->catalogue.rooms.front();
        retired.retiredFrom = kToday;
        EditDescription command = edit(h, 0, {{}, {retired}, {}, {}});
        QCOMPARE(h.engine->run(engine::Command(command)).error().field,
                 QStringLiteral("accept oversold"));
        command.acceptOversold = true;
        const auto accepted = h.engine->run(engine::Command(command));
        QVERIFY(accepted && accepted->oversold);
        h.engine.reset();
        QCOMPARE(findings(h), QStringList());
        QCOMPARE(storage::verify(h.place.place())->oversoldNights, qint64(2));
    }
};

QTEST_GUILESS_MAIN(TestDescriptionEdits)
#include "test_description_edits.moc"
