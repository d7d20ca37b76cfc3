// SPDX-License-Identifier: GPL-3.0-or-later
// Reading only a property's description does not copy its nights.
#include "engine/described.h"
#include "engine_hotel.h"
#include "support/patience.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::tests;
using namespace roomrack::engine;

namespace {

/// Forwards calls to an engine, and counts the snapshots.
class CountingService final : public PropertyService {
public:
    explicit CountingService(Engine &engine) : engine_(engine) {}
    QString file() const override { return engine_.file(); }
    std::vector<inventory::Property> properties() const override { return engine_.properties(); }
    Result<PropertyId> saveHotel(HotelSetup setup) override
    {
        return engine_.saveHotel(std::move(setup));
    }
    QFuture<Result<Answer>> submit(Command c) override { return engine_.submit(std::move(c)); }
    Listeners &listeners() override { return engine_.listeners(); }
    Accounts &accounts() override { return engine_.accounts(); }
    Result<SnapshotPtr> snapshot(PropertyId property) const override
    {
        ++snapshots;
        return engine_.snapshot(property);
    }
    QFuture<Result<SnapshotPtr>> snapshotLater(PropertyId property) const override
    {
        ++snapshots;
        return engine_.snapshotLater(property);
    }
    QFuture<Result<Quotes>> quotesLater(PropertyId p, Stay s, int r, int g) const override
    {
        return engine_.quotesLater(p, s, r, g);
    }
    const Previews &previews() const override { return engine_.previews(); }
    std::optional<ClockDoubt> clockDoubt() const override { return engine_.clockDoubt(); }
    QFuture<Result<Answer>> confirmClockLater(booking::Caller caller, Instant wall) override
    {
        return engine_.confirmClockLater(caller, wall);
    }
    Instant now() const override { return engine_.now(); }
    qint64 committedSeq() const override { return engine_.committedSeq(); }

    mutable std::atomic<int> snapshots = 0;

private:
    Engine &engine_;
};

}  // namespace

class TestDescribed : public QObject {
    Q_OBJECT

private slots:
    void onlyANewDescriptionIsCopied();
};

void TestDescribed::onlyANewDescriptionIsCopied()
{
    EngineHotel hotel;
    QVERIFY(hotel.make());
    hotel.engine->flush();
    CountingService service(*hotel.engine);
    Described described(service, hotel.engine->properties().front());
    QTRY_VERIFY(!described.catalogue().roomTypes.empty());
    // Pending notifications about the description arrive before this one.
    QVERIFY(hotel.engine->run(hotel.hold(1, 0, 1)));
    hotel.engine->flush();
    QCoreApplication::processEvents();  // queued notifications
    const int copied = service.snapshots.load();
    QVERIFY2(copied <= 2, qPrintable(QString::number(copied)));
    for (int night = 1; night < 5; ++night) QVERIFY(hotel.engine->run(hotel.hold(1, night, 1)));
    hotel.engine->flush();
    QCoreApplication::processEvents();
    QCOMPARE(service.snapshots.load(), copied);

    HotelSetup setup{described.catalogue(), (*hotel.engine->snapshot(hotel.property))->plans, {}};
    setup.catalogue.roomTypes.front().name = QStringLiteral("Twin with a balcony");
    QVERIFY(service.saveHotel(setup));
    QTRY_COMPARE(described.catalogue().roomTypes.front().name,
                 QStringLiteral("Twin with a balcony"));
    hotel.engine->flush();
    QCoreApplication::processEvents();
    QVERIFY2(service.snapshots <= copied + 2, qPrintable(QString::number(service.snapshots)));
}

QTEST_GUILESS_MAIN(TestDescribed)
#include "test_described.moc"
