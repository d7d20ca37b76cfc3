// SPDX-License-Identifier: GPL-3.0-or-later
// A board against a channel that loses, repeats, refuses and forgets messages: once that stops, a
// few passes bring both sides in sync, and then nothing more is sent.
#include "sync/board.h"
#include "sync/board_chunks.h"

#include <QTest>
#include <rapidcheck.h>

#include <map>
#include <set>

using namespace roomrack;
using namespace roomrack::sync;

namespace {

const Night kFirst{20'000};
constexpr int kNights = 40;
constexpr int kRows = 3;

std::vector<RowKey> rows()
{
    return {{RowKind::Rooms, RoomTypeId{1}, {}, 0},
            {RowKind::Rooms, RoomTypeId{2}, {}, 0},
            {RowKind::Rate, RoomTypeId{1}, RatePlanId{1}, 0}};
}

/// The channel's side: the values it shows, by row and day.
struct Shown {
    std::map<std::pair<int, qint32>, qint64> cells;
    std::vector<Refusal> apply(const Pass &pass, qint64 badValue)
    {
        std::vector<Refusal> refused;
        for (size_t e = 0; e < pass.entries.size(); ++e) {
            const Entry &entry = pass.entries[e];
            if (entry.value == badValue) {
                refused.push_back({int(e), QStringLiteral("no such value")});
                continue;
            }
            for (Night n = entry.first; n <= entry.last; ++n) {
                if (entry.covers(n)) cells[{entry.row, n.day()}] = entry.value;
            }
        }
        return refused;
    }
    qint64 at(int row, Night n) const
    {
        const auto it = cells.find({row, n.day()});
        return it == cells.end() ? kNever : it->second;
    }
};

/// All counts that a board reports, computed independently.
BoardCounts counted(const Board &board)
{
    BoardCounts c;
    for (int row = 0; row < board.rows(); ++row) {
        for (Night n = board.first(); n < board.end(); ++n) {
            const CellState s = board.row(row).at(n);
            c.unknown += s.unknown && !s.refused && s.wanted != kNothing;
            c.inFlight += s.inFlight;
            c.refused += s.refused;
            c.dirty += !s.inFlight && !s.refused && s.wanted != kNothing
                       && (s.unknown || s.wanted != s.published);
        }
    }
    return c;
}

PassLimits everything(bool weekdays)
{
    return {quint8(bit(RowKind::Rooms) | bit(RowKind::Rate)), *rc::gen::inRange(1, 30), weekdays};
}

void storeAndReopen(Board &board)
{
    Board fresh(rows(), board.first(), board.end() - board.first());
    for (int row = 0; row < board.rows(); ++row) {
        for (const ChunkKey &chunk :
             chunksOf(board.row(row).key(), board.first(), board.end() - 1)) {
            const QByteArray bytes = storedChunk(board, chunk);
            if (!bytes.isEmpty()) RC_ASSERT(restoreChunk(fresh, chunk, bytes));
        }
        for (Night n = board.first(); n < board.end(); ++n)
            fresh.row(row).want(n, board.row(row).at(n).wanted);
    }
    board = std::move(fresh);
}

/// Receivers refuse a message that contains a night twice.
bool saysNoNightTwice(const Pass &pass)
{
    std::set<std::pair<int, qint32>> said;
    for (const Entry &entry : pass.entries) {
        for (Night n = entry.first; n <= entry.last; ++n) {
            if (entry.covers(n) && !said.insert({entry.row, n.day()}).second) return false;
        }
    }
    return true;
}

struct Play {
    Board board{rows(), kFirst, kNights};
    Shown shown;
    qint64 bad = -5;  ///< value that the channel refuses; -5: none
    std::set<qint64> everBad;

    void want()
    {
        const int row = *rc::gen::inRange(0, kRows);
        const Night from = kFirst + *rc::gen::inRange(0, kNights);
        const int nights = *rc::gen::inRange(1, 12);
        const qint64 value = *rc::gen::inRange<qint64>(-1, 4);
        for (int i = 0; i < nights; ++i) board.row(row).want(from + i, value);
    }
    void talk()
    {
        const Pass pass = board.take(everything(*rc::gen::arbitrary<bool>()));
        RC_ASSERT(saysNoNightTwice(pass));
        // The wanted values change while the message is under way.
        if (*rc::gen::arbitrary<bool>()) want();
        switch (*rc::gen::inRange(0, 4)) {
        case 0:  // request lost
            board.takeBack(pass);
            break;
        case 1:  // applied, and the answer lost
            shown.apply(pass, bad);
            board.loseTrack(pass);
            break;
        case 2:  // outcome unknown
            board.loseTrack(pass);
            break;
        default: board.acknowledge(pass, shown.apply(pass, bad));
        }
    }
    void settle()
    {
        for (int i = 0; i < 300; ++i) {
            const Pass pass = board.take(everything(true));
            if (pass.isEmpty()) break;
            board.acknowledge(pass, shown.apply(pass, bad));
        }
    }
    void checkParity()
    {
        RC_ASSERT(board.counts().dirty == 0);
        RC_ASSERT(board.counts().inFlight == 0);
        for (int row = 0; row < kRows; ++row) {
            for (Night n = board.first(); n < board.end(); ++n) {
                const CellState s = board.row(row).at(n);
                if (s.wanted == kNothing) continue;
                if (s.refused) {
                    RC_ASSERT(everBad.contains(s.wanted));
                    RC_ASSERT(board.row(row).refusal(n).reason == QStringLiteral("no such value"));
                    continue;
                }
                RC_ASSERT(s.wanted == s.published);
                RC_ASSERT(shown.at(row, n) == s.wanted);
            }
        }
    }
};

}  // namespace

class TestBoardModel : public QObject {
    Q_OBJECT

private slots:
    void convergesWhateverHappens();
    void theSameValueSendsNothing();
    void refusedWaitsForAnotherValue();
    void refusedIsSentAgainOnRequest();
    void doubtedWhileInFlightIsSentAgain();
    void fewerRoomsGoFirst();
    void urgentNightsAreNotSaidTwice();
    void garbageIsNoChunk();
    void newRowsKeepWhatIsKnown();
};

void TestBoardModel::convergesWhateverHappens()
{
    const bool ok = rc::check("board", [] {
        Play play;
        const int steps = *rc::gen::inRange(1, 150);
        for (int i = 0; i < steps; ++i) {
            switch (*rc::gen::inRange(0, 9)) {
            case 0:
            case 1:
            case 2: play.want(); break;
            case 3: storeAndReopen(play.board); break;
            case 4:
                play.board.moveTo(play.board.first() + *rc::gen::inRange(0, 3),
                                  play.board.end() + *rc::gen::inRange(0, 3));
                break;
            case 5:
                play.bad = *rc::gen::inRange<qint64>(-5, 4);
                play.everBad.insert(play.bad);
                break;
            case 6:
                play.board.row(*rc::gen::inRange(0, kRows)).doubt(kFirst + 3, kFirst + 17);
                break;
            default: play.talk();
            }
            RC_ASSERT(play.board.counts() == counted(play.board));
        }
        play.settle();
        RC_ASSERT(play.board.counts() == counted(play.board));
        play.checkParity();
        RC_ASSERT(play.board.take(everything(true)).isEmpty());
    });
    QVERIFY(ok);
}

void TestBoardModel::theSameValueSendsNothing()
{
    Board board(rows(), kFirst, kNights);
    board.row(0).want(kFirst, 5);
    const Pass pass = board.take({bit(RowKind::Rooms), 100, false});
    QCOMPARE(pass.entries.size(), size_t(1));
    board.acknowledge(pass, {});
    board.row(0).want(kFirst, 5);
    QVERIFY(board.counts().inParity());
    QVERIFY(board.take({bit(RowKind::Rooms), 100, false}).isEmpty());
}

void TestBoardModel::refusedWaitsForAnotherValue()
{
    Board board(rows(), kFirst, kNights);
    board.row(2).want(kFirst, 100);
    Pass pass = board.take({bit(RowKind::Rate), 100, false});
    board.acknowledge(pass, {{0, QStringLiteral("too cheap")}});
    QCOMPARE(board.counts().refused, qint64(1));
    QCOMPARE(board.row(2).refusal(kFirst).reason, QStringLiteral("too cheap"));
    QVERIFY(board.take({bit(RowKind::Rate), 100, false}).isEmpty());
    board.row(2).want(kFirst, 100);
    QVERIFY(board.take({bit(RowKind::Rate), 100, false}).isEmpty());
    board.row(2).want(kFirst, 120);
    QVERIFY(board.row(2).refusal(kFirst).reason.isEmpty());
    pass = board.take({bit(RowKind::Rate), 100, false});
    QCOMPARE(pass.entries.size(), size_t(1));
    board.acknowledge(pass, {});
    QVERIFY(board.counts().inParity());
}

void TestBoardModel::refusedIsSentAgainOnRequest()
{
    Board board(rows(), kFirst, kNights);
    for (int i = 0; i < 5; ++i) board.row(0).want(kFirst + i, 3);
    board.row(2).want(kFirst + 7, 100);
    const PassLimits all{quint8(bit(RowKind::Rooms) | bit(RowKind::Rate)), 100, false};
    const Pass pass = board.take(all);
    board.acknowledge(pass, {{0, QStringLiteral("past")}, {1, QStringLiteral("past")}});
    QCOMPARE(board.counts().refused, qint64(6));
    board.retryRefused();
    QCOMPARE(board.counts().refused, qint64(0));
    QCOMPARE(board.counts().dirty, qint64(6));
    QVERIFY(board.row(0).refusal(kFirst).reason.isEmpty());
    QCOMPARE(board.take(all).entries, pass.entries);
}

void TestBoardModel::doubtedWhileInFlightIsSentAgain()
{
    Board board(rows(), kFirst, kNights);
    board.row(0).want(kFirst, 5);
    const Pass pass = board.take({bit(RowKind::Rooms), 100, false});
    board.row(0).doubt(kFirst, kFirst);
    board.acknowledge(pass, {});
    QCOMPARE(board.take({bit(RowKind::Rooms), 100, false}).entries.size(), size_t(1));
}

void TestBoardModel::fewerRoomsGoFirst()
{
    Board board(rows(), kFirst, kNights);
    for (int i = 0; i < kNights; ++i) board.row(0).want(kFirst + i, 5);
    board.row(1).want(kFirst, 3);
    board.acknowledge(board.take({bit(RowKind::Rooms), 100, false}), {});
    for (int i = 0; i < kNights; ++i) board.row(0).want(kFirst + i, 6 + i % 2);
    board.row(1).want(kFirst, 0);
    const Pass pass = board.take({bit(RowKind::Rooms), 1, false});
    QCOMPARE(pass.entries, (std::vector<Entry>{{1, kFirst, kFirst, kEveryWeekday, 0}}));
}

/// Mondays show too much, and the Sunday and Tuesday around a correct one show too little.
void TestBoardModel::urgentNightsAreNotSaidTwice()
{
    const Night monday = Night::of(2026, 3, 2);
    Board board({{RowKind::Rooms, RoomTypeId{1}, {}, 0}}, monday, 21);
    for (int i = 0; i < 21; ++i) board.row(0).want(monday + i, 1);
    for (const int i : {0, 14}) board.row(0).want(monday + i, 2);
    for (const int i : {6, 8}) board.row(0).want(monday + i, 0);
    const PassLimits all{bit(RowKind::Rooms), 1'000, true};
    board.acknowledge(board.take(all), {});
    QCOMPARE(board.counts().dirty, 0);
    for (int i = 0; i < 21; ++i) board.row(0).want(monday + i, 1);
    const PassLimits few{bit(RowKind::Rooms), 3, true};
    const Pass pass = board.take(few);
    QVERIFY(saysNoNightTwice(pass));
    board.acknowledge(pass, {});
    board.acknowledge(board.take(few), {});
    QVERIFY(board.counts().inParity());
}

void TestBoardModel::garbageIsNoChunk()
{
    Board board(rows(), kFirst, kNights);
    const ChunkKey chunk = chunksOf(board.row(0).key(), kFirst, kFirst).front();
    QVERIFY(!restoreChunk(board, chunk, {}));
    QVERIFY(!restoreChunk(board, chunk, QByteArray(500, 'x')));
    board.row(0).want(kFirst, 5);
    board.acknowledge(board.take({bit(RowKind::Rooms), 100, false}), {});
    const QByteArray bytes = storedChunk(board, chunk);
    QVERIFY(!bytes.isEmpty());
    for (int cut = 0; cut < bytes.size(); ++cut)
        QVERIFY(!restoreChunk(board, chunk, bytes.left(cut)));
    QVERIFY(!restoreChunk(board, chunk, bytes + 'x'));
    QVERIFY(board.counts().inParity());
}

void TestBoardModel::newRowsKeepWhatIsKnown()
{
    Board board(rows(), kFirst, kNights);
    board.row(1).want(kFirst, 5);
    board.acknowledge(board.take({bit(RowKind::Rooms), 100, false}), {});
    board.setRows({{RowKind::Rooms, RoomTypeId{9}, {}, 0}, {RowKind::Rooms, RoomTypeId{2}, {}, 0}});
    QCOMPARE(board.row(1).at(kFirst).published, qint64(5));
    QCOMPARE(board.row(0).at(kFirst).published, kNever);
    QVERIFY(board.counts().inParity());
}

QTEST_GUILESS_MAIN(TestBoardModel)
#include "test_board_model.moc"
