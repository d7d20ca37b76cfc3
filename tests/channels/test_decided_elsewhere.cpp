// SPDX-License-Identifier: GPL-3.0-or-later
// A shared duplicate database is queried before a channel's booking is decided, and answers in a
// thread of its own: the decision is made there, but the channel's board belongs to the channels'
// thread.
#include "channels/push_hotel.h"
#include "engine/central_port.h"

#include <QTest>

#include <thread>

using namespace roomrack;
using namespace roomrack::booking;
using namespace roomrack::tests;
using protocols::ReservationStatus;

namespace {

class Elsewhere final : public engine::CentralPort {
public:
    ~Elsewhere() override
    {
        for (std::thread &thread : threads_) thread.join();
    }
    void check(std::vector<dedup::Asked>, Said done) override
    {
        ++asked;
        threads_.emplace_back([done = std::move(done)] {
            storage::CentralAnswer answer;
            answer.said = dedup::Central::Continue;
            done(answer);
        });
    }
    void decided(std::vector<dedup::Asked>, dedup::Central, bool) override {}
    int asked = 0;

private:
    std::vector<std::thread> threads_;
};

}  // namespace

class TestDecidedElsewhere : public QObject {
    Q_OBJECT

private slots:
    void nightsThatAChannelSoldAreInDoubt();

private:
    /// Nights of the room type whose published state is unknown, according to the file.
    static int inDoubt(const PushHotel &hotel, ChannelId channel);
};

int TestDecidedElsewhere::inDoubt(const PushHotel &hotel, ChannelId channel)
{
    int nights = 0;
    const auto cells = hotel.reader()->ask(storage::ChannelCells{hotel.hotel.property, channel});
    if (!cells) qFatal("%s", qPrintable(cells.error().text()));
    sync::Board board(sync::rowsOf(hotel.settings(channel)), kToday, 60);
    for (const ChannelCellsRow &row : *cells) {
        if (!sync::restoreChunk(board, row.chunk, row.cells)) qFatal("no chunk");
    }
    const int row = board.rowOf({sync::RowKind::Rooms, RoomTypeId{1}, {}, 0});
    for (Night n = board.first(); n < board.end(); ++n)
        nights += board.row(row).at(n).unknown ? 1 : 0;
    return nights;
}

void TestDecidedElsewhere::nightsThatAChannelSoldAreInDoubt()
{
    PushHotel hotel;
    const auto store = std::make_shared<Elsewhere>();
    hotel.hotel.engine->setCentral(hotel.hotel.property, store);
    auto told = reservationOf(QStringLiteral("RES1"), ReservationStatus::New,
                              {{QStringLiteral("R1"), Stay(kToday + 2, 2)}});
    told.guests.front().givenName = QStringLiteral("Maria");
    told.guests.front().surname = QStringLiteral("Silva");
    QVERIFY(hotel.push(kGds, travelBody(told)));
    QCOMPARE(hotel.waiting(QStringLiteral("RES1")), QStringList());
    QCOMPARE(store->asked, 1);
    QCOMPARE(hotel.sold(kGds, QStringLiteral("RES1")).size(), size_t(1));
    QCOMPARE(inDoubt(hotel, kGds), 2);
}

QTEST_GUILESS_MAIN(TestDecidedElsewhere)
#include "test_decided_elsewhere.moc"
