// SPDX-License-Identifier: GPL-3.0-or-later
// In a hotel with users only an administrator can import, and the history records the user.
#include "engine/engine_hotel.h"
#include "imports/importer.h"
#include "storage/reader.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::booking;
using namespace roomrack::tests;

namespace {

ActorId add(EngineHotel &hotel, const QString &name, Role role, ActorId by)
{
    SaveUser save;
    save.caller = hotel.desk(by.value);
    save.name = name;
    save.role = role;
    save.secretHash = QByteArray("$argon2id$");
    const auto saved = hotel.engine->run(save);
    if (!saved) qFatal("%s", qPrintable(saved.error().text()));
    return saved->user;
}

}  // namespace

class TestImportUsers : public QObject {
    Q_OBJECT

private slots:
    void importsNeedAnAdministratorAndLeaveNothingHalfDone();
};

void TestImportUsers::importsNeedAnAdministratorAndLeaveNothingHalfDone()
{
    EngineHotel hotel;
    QVERIFY(hotel.make());
    const ActorId ana = add(hotel, QStringLiteral("Ana"), Role::Administrator, kDeskActor);
    const ActorId ben = add(hotel, QStringLiteral("Ben"), Role::Manager, ana);
    imports::BookingFile file;
    file.typeCodes = {QStringLiteral("T0")};
    file.channels = {QStringLiteral("Somewhere")};
    imports::ImportRow row;
    row.line = 2;
    row.roomType = row.assignedType = 0;
    row.digest = "a row";
    row.occurrence = 1;
    row.booked = kToday - 1;
    row.stay = Stay(kToday + 3, 2);
    file.rows = {row};
    file.currency = (*hotel.engine->snapshot(hotel.property))->catalogue.property.currency;
    imports::HotelDraft draft;
    draft.name = QStringLiteral("Test");
    const qint64 before = hotel.engine->committedSeq();
    for (const ActorId who : {kDeskActor, ben}) {
        draft.by = who;
        imports::Summary summary;
        const auto refused =
            imports::importBookings(*hotel.engine, hotel.clock, file, draft, {}, {}, summary);
        QCOMPARE(refused.error().code, ErrorCode::Forbidden);
        QCOMPARE(hotel.engine->committedSeq(), before);
    }
    draft.by = ana;
    imports::Summary summary;
    const auto done =
        imports::importBookings(*hotel.engine, hotel.clock, file, draft, {}, {}, summary);
    QVERIFY2(done, done ? "" : qPrintable(done.error().text()));
    hotel.engine->flush();
    QVERIFY(hotel.engine->committedSeq() > before);
    auto reader = storage::Reader::open(hotel.file());
    const auto records = *(*reader)->ask(storage::RecentRecords{hotel.property, 100});
    for (const Record &r : records) {
        if (r.seq > before) QCOMPARE(r.actor, ana);
    }
}

QTEST_GUILESS_MAIN(TestImportUsers)
#include "test_import_users.moc"
